FROM python:3.11-slim AS build
WORKDIR /app
COPY pyproject.toml constraints.txt README.md ./
COPY engine engine
COPY bot bot
COPY playground playground
COPY locales locales
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir -c constraints.txt .

FROM python:3.11-slim
RUN useradd --system --uid 10001 prikup && install -d -o prikup /packs
COPY --from=build /venv /venv
USER prikup
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 LISTEN_HOST=0.0.0.0 LISTEN_PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=2)"]
CMD ["prikup", "bot"]
