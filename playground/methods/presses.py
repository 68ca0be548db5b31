"""Answering presses."""

from __future__ import annotations

from aiogram.methods import AnswerCallbackQuery

from playground.emulator import Emulator
from playground.errors import bad_request
from playground.links import start_link
from playground.methods.places import TOO_OLD

LONGEST_ANSWER = 200


def answer_callback_query(emulator: Emulator, call: AnswerCallbackQuery) -> bool:
    """Answer a press: once, in time, with a toast, a pop-up or a link into the private chat."""
    world = emulator.world
    query = world.queries.get(call.callback_query_id)
    if query is None or query.answered or world.is_late(query):
        raise bad_request(TOO_OLD)
    if call.text is not None and len(call.text) > LONGEST_ANSWER:
        raise bad_request("MESSAGE_TOO_LONG")
    if call.url is not None:
        link = start_link(call.url)
        if link is None or link[0].lower() != (world.bot.username or "").lower():
            raise bad_request("URL_INVALID")
    world.answer(query, text=call.text, alert=bool(call.show_alert), url=call.url)
    return True
