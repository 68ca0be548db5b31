"""Where calls of the Bot API come in: token, faults, answer, log."""

from __future__ import annotations

from typing import assert_never

from aiogram.types import BufferedInputFile
from aiohttp import web

from playground.emulator import Emulator
from playground.errors import Refused, too_many_requests
from playground.faults import Fault, FaultKind
from playground.methods import carry_out
from playground.methods.params import read_body
from playground.model import Json

EMULATOR = web.AppKey("emulator", Emulator)


def emulator_of(request: web.Request) -> Emulator:
    """The playground that the request came to."""
    return request.app[EMULATOR]


async def answer_call(request: web.Request) -> web.StreamResponse:
    """One call of the Bot API, answered, or struck by a fault."""
    emulator = emulator_of(request)
    name = request.match_info["method"]
    fault = emulator.faults.take(name)
    struck = await _strike(emulator, request, fault)
    if struck is not None:
        write_down(emulator, name, {}, _refusal(struck), emulator.clock.now())
        return _answer(request, fault, _refusal(struck))
    try:
        emulator.check_token(request.match_info["token"])
        params, files = await read_body(request)
    except Refused as error:
        write_down(emulator, name, {}, _refusal(error), emulator.clock.now())
        return _answer(request, None, _refusal(error))
    body = await carry_out_logged(emulator, name, params, files)
    if fault is not None and fault.kind is FaultKind.HANG_AFTER:
        await emulator.faults.hang(fault.seconds)
    return _answer(request, fault, body)


def _answer(request: web.Request, fault: Fault | None, body: Json) -> web.Response:
    match fault.kind if fault is not None else None:
        case FaultKind.HTML:
            return web.Response(text="<html><body>502 Bad Gateway</body></html>", status=502)
        case FaultKind.CUT_BEFORE | FaultKind.CUT_AFTER:
            if request.transport is not None:
                request.transport.abort()
    return web.json_response(body, status=body.get("error_code", 200))


async def _strike(emulator: Emulator, request: web.Request, fault: Fault | None) -> Refused | None:
    """How the fault keeps the call from being carried out, if it does."""
    if fault is None:
        return None
    match fault.kind:
        case FaultKind.TOO_MANY:
            return too_many_requests(fault.retry_after)
        case FaultKind.SERVER_ERROR:
            return Refused(500, "Internal Server Error")
        case FaultKind.HTML | FaultKind.CUT_BEFORE:
            return Refused(502, "Bad Gateway")
        case FaultKind.HANG:
            await emulator.faults.hang(fault.seconds)
            return Refused(502, "Bad Gateway")
        case FaultKind.CUT_AFTER | FaultKind.HANG_AFTER:
            return None
        case _:
            assert_never(fault.kind)


async def carry_out_logged(
    emulator: Emulator, name: str, params: Json, files: dict[str, BufferedInputFile]
) -> Json:
    """Carry the call out and write it down; the body of the answer."""
    began = emulator.clock.now()
    try:
        body: Json = {"ok": True, "result": await carry_out(emulator, name, params, files)}
    except Refused as error:
        body = _refusal(error)
    write_down(emulator, name, params, body, began)
    return body


def _refusal(error: Refused) -> Json:
    body: Json = {"ok": False, "error_code": error.code, "description": error.description}
    if error.parameters:
        body["parameters"] = error.parameters
    return body


def write_down(emulator: Emulator, name: str, params: Json, body: Json, began: float) -> None:
    """Add the call to the log."""
    emulator.calls.add(
        at=began,
        method=name,
        params=params,
        ok=body["ok"],
        error_code=body.get("error_code"),
        description=body.get("description"),
        took=emulator.clock.now() - began,
    )
