"""`python -m bot` is `prikup`."""

from bot.cli import main

if __name__ == "__main__":
    main()
