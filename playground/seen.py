"""What a person sees: messages, buttons, answers to presses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from playground.model import Json


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it."""

    text: str
    kind: str
    data: str | None
    url: str | None
    style: str | None
    disabled: bool
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as a person sees it."""

    chat: int
    id: int
    thread: int | None
    sender: str
    by_bot: bool
    text: str
    html: str
    service: str | None
    reply_to: int | None
    buttons: tuple[tuple[Button, ...], ...]
    ephemeral: bool
    edited: bool
    raw: Json = field(repr=False, compare=False)

    @classmethod
    def of(cls, raw: Json) -> Self:
        """The message that the people API showed."""
        rows = tuple(
            tuple(
                Button(**button, row=row, column=column) for column, button in enumerate(buttons)
            )
            for row, buttons in enumerate(raw["buttons"])
        )
        names = ("chat", "id", "thread", "text", "html", "service", "reply_to", "ephemeral")
        return cls(
            **{name: raw[name] for name in names},
            sender=raw["from"]["name"],
            by_bot=raw["from"]["bot"],
            edited=raw["edited"] is not None,
            buttons=rows,
            raw=raw,
        )

    @property
    def flat(self) -> tuple[Button, ...]:
        """All buttons, row after row."""
        return tuple(button for row in self.buttons for button in row)

    def button(self, wanted: str) -> Button:
        """The button of this text, or the first whose text holds it.

        Raises:
            LookupError: there is none.
        """
        exact = [button for button in self.flat if button.text == wanted]
        partly = [button for button in self.flat if wanted in button.text]
        for button in (*exact, *partly):
            return button
        raise LookupError(f"no button “{wanted}” among {[b.text for b in self.flat]}")

    def has_button(self, wanted: str) -> bool:
        """Whether there is a button whose text holds this."""
        return any(wanted in button.text for button in self.flat)


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's answer to a press: a toast, a pop-up (`alert`), a link, or nothing but quiet."""

    query: str
    text: str | None
    alert: bool
    url: str | None
