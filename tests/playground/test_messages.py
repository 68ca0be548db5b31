from typing import Any

import pytest
from aiogram.exceptions import TelegramBadRequest
from aiogram.methods import (
    DeleteMessage,
    DeleteMessages,
    EditMessageReplyMarkup,
    EditMessageText,
    PinChatMessage,
    SendChatAction,
    SendDocument,
    SendMessage,
    SetMessageReaction,
    UnpinChatMessage,
)
from aiogram.types import (
    BufferedInputFile,
    MessageEntity,
    ReactionTypeCustomEmoji,
    ReactionTypeEmoji,
    ReplyParameters,
)

from playground.client import Refusal
from tests.playground.stage import Stage, keyboard

NOT_MODIFIED = (
    "Bad Request: message is not modified: specified new message content and reply markup are "
    "exactly the same as a current content and reply markup of the message"
)


async def test_a_sent_message_is_returned_and_seen_by_everybody_in_the_group(
    stage: Stage,
) -> None:
    anna, boris = await stage.person("Аня"), await stage.person("Борис")
    sent = await stage.bot.send_message(
        stage.group, "<b>Стол</b> &amp; стул", reply_markup=keyboard(["да", "нет"])
    )
    assert sent.text == "Стол & стул"
    assert sent.html_text == "<b>Стол</b> &amp; стул"
    assert sent.from_user is not None
    assert sent.from_user.id == stage.bot.id
    for person in (anna, boris):
        seen = await person.expect("Стол", stage.group)
        assert (seen.id, seen.html, seen.by_bot) == (
            sent.message_id,
            "<b>Стол</b> &amp; стул",
            True,
        )
        assert [button.text for button in seen.flat] == ["да", "нет"]


async def test_message_ids_of_a_chat_rise(stage: Stage) -> None:
    ids = [(await stage.bot.send_message(stage.group, "x")).message_id for _ in range(3)]
    assert ids == sorted(set(ids))


async def test_an_edit_changes_the_message_and_drops_the_keyboard(stage: Stage) -> None:
    anna = await stage.person()
    sent = await stage.bot.send_message(stage.group, "before", reply_markup=keyboard(["a"]))
    edited = await sent.edit_text("after")
    assert (edited.text, edited.reply_markup) == ("after", None)  # type: ignore[union-attr]
    seen = await anna.expect("after", stage.group)
    assert (seen.id, seen.edited, seen.buttons) == (sent.message_id, True, ())


async def test_an_edit_of_the_keyboard_leaves_the_text(stage: Stage) -> None:
    anna = await stage.person()
    sent = await stage.bot.send_message(stage.group, "text", reply_markup=keyboard(["a"]))
    await sent.edit_reply_markup(reply_markup=keyboard(["b"]))
    seen = await anna.expect(lambda m: m.has_button("b"), stage.group)
    assert (seen.text, seen.edited) == ("text", False)


async def test_an_edit_that_changes_nothing_is_refused(stage: Stage) -> None:
    sent = await stage.bot.send_message(stage.group, "<b>x</b>", reply_markup=keyboard(["a"]))
    place: dict[str, Any] = {"chat_id": stage.group, "message_id": sent.message_id}
    same = EditMessageText(**place, text="<b>x</b>", reply_markup=keyboard(["a"]))
    assert await stage.refusal(same) == NOT_MODIFIED
    same_keyboard = EditMessageReplyMarkup(**place, reply_markup=keyboard(["a"]))
    assert await stage.refusal(same_keyboard) == NOT_MODIFIED
    await stage.bot(EditMessageText(**place, text="x", reply_markup=keyboard(["a"])))


async def test_what_is_not_there_cannot_be_edited_or_deleted(stage: Stage) -> None:
    gone: dict[str, Any] = {"chat_id": stage.group, "message_id": 999}
    assert await stage.refusal(EditMessageText(**gone, text="x")) == (
        "Bad Request: message to edit not found"
    )
    assert await stage.refusal(DeleteMessage(**gone)) == (
        "Bad Request: message to delete not found"
    )
    assert await stage.refusal(EditMessageText(text="x")) == (
        "Bad Request: message identifier is not specified"
    )


async def test_messages_of_others_cannot_be_edited(stage: Stage) -> None:
    anna = await stage.person()
    hers = await anna.send("mine", stage.group)
    edit = EditMessageText(chat_id=stage.group, message_id=hers.id, text="x")
    assert await stage.refusal(edit) == "Bad Request: message can't be edited"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "message text is empty"),
        (" \n ", "message text is empty"),
        ("<b> </b>", "message text is empty"),
        ("x" * 4097, "message is too long"),
        ("<b>x", "can't parse entities: Can't find end tag corresponding to start tag \"b\""),
    ],
)
async def test_texts_that_telegram_does_not_take(stage: Stage, text: str, says: str) -> None:
    assert await stage.refusal(SendMessage(chat_id=stage.group, text=text)) == (
        f"Bad Request: {says}"
    )


async def test_the_length_counts_after_the_markup_is_taken_out(stage: Stage) -> None:
    sent = await stage.bot.send_message(stage.group, f"<b>{'&lt;' * 4096}</b>")
    assert sent.text == "<" * 4096


async def test_markdown_is_not_spoken_here(stage: Stage) -> None:
    call = SendMessage(chat_id=stage.group, text="*x*", parse_mode="MarkdownV2")
    assert await stage.refusal(call) == "Bad Request: unsupported parse_mode"


async def test_entities_may_be_given_instead_of_markup(stage: Stage) -> None:
    bold = MessageEntity(type="bold", offset=1, length=1)
    sent = await stage.bot.send_message(stage.group, " a<b", entities=[bold], parse_mode=None)
    assert (sent.text, sent.html_text) == ("a<b", "<b>a</b>&lt;b")


async def test_a_mention_carries_the_person_and_a_strangers_is_dropped(stage: Stage) -> None:
    sent = await stage.bot.send_message(
        stage.group,
        '<a href="tg://user?id=5000000001">А</a> <a href="tg://user?id=77">Б</a>',
    )
    (entity,) = sent.entities or []
    assert entity.user is not None
    assert (entity.type, entity.user.first_name) == ("text_mention", "Аня")


async def test_a_reply_names_what_it_answers(stage: Stage) -> None:
    anna = await stage.person()
    question = await anna.send("/rules", stage.group)
    sent = await stage.bot.send_message(
        stage.group, "x", reply_parameters=ReplyParameters(message_id=question.id)
    )
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.text == "/rules"
    assert (await anna.expect("x", stage.group)).reply_to == question.id


async def test_the_older_way_to_reply_serves_as_well(stage: Stage) -> None:
    anna = await stage.person()
    question = await anna.send("/rules", stage.group)
    sent = await stage.bot(
        SendMessage(chat_id=stage.group, text="x", reply_to_message_id=question.id)
    )
    assert sent.reply_to_message is not None


@pytest.mark.parametrize(
    ("reply", "says"),
    [
        (ReplyParameters(message_id=999), "message to be replied not found"),
        (
            ReplyParameters(message_id=1, chat_id=5),
            "the playground has no replies to other chats",
        ),
        (
            ReplyParameters(ephemeral_message_id=1),
            "a reply to an ephemeral message must be ephemeral",
        ),
    ],
)
async def test_replies_that_telegram_does_not_take(
    stage: Stage, reply: ReplyParameters, says: str
) -> None:
    call = SendMessage(chat_id=stage.group, text="x", reply_parameters=reply)
    assert await stage.refusal(call) == f"Bad Request: {says}"


async def test_a_message_may_be_sent_without_the_reply(stage: Stage) -> None:
    reply = ReplyParameters(message_id=999, allow_sending_without_reply=True)
    sent = await stage.bot.send_message(stage.group, "x", reply_parameters=reply)
    assert sent.reply_to_message is None


async def test_deleted_messages_vanish(stage: Stage) -> None:
    anna = await stage.person()
    sent = [await stage.bot.send_message(stage.group, f"n{n}") for n in range(3)]
    seen = await anna.expect("n2", stage.group)
    await stage.bot.delete_message(stage.group, sent[2].message_id)
    await anna.gone(seen)
    ids = [999, *(m.message_id for m in sent[:2])]
    await stage.bot.delete_messages(stage.group, ids)
    left = await anna.look(stage.group)
    assert [m.text for m in left if m.by_bot] == []


async def test_only_an_admin_deletes_what_others_wrote(stage: Stage) -> None:
    anna = await stage.person()
    hers = await anna.send("x", stage.group)
    call = DeleteMessage(chat_id=stage.group, message_id=hers.id)
    assert await stage.refusal(call) == "Bad Request: message can't be deleted"
    await stage.playground.set_status(stage.group, None, "administrator")
    assert await stage.bot(call)


async def test_what_a_person_wrote_in_private_may_be_deleted(stage: Stage) -> None:
    anna = await stage.person()
    hers = await anna.start()
    assert await stage.bot.delete_message(anna.id, hers.id)


async def test_after_48_hours_a_message_stays_unless_the_bot_is_admin(stage: Stage) -> None:
    sent = await stage.bot.send_message(stage.group, "x")
    stage.clock.advance(48 * 3600 + 1)
    call = DeleteMessages(chat_id=stage.group, message_ids=[sent.message_id])
    assert await stage.refusal(call) == "Bad Request: message can't be deleted for everyone"
    await stage.playground.set_status(stage.group, None, "administrator")
    assert await stage.bot(call)


async def test_too_many_or_no_messages_at_once_are_not_deleted(stage: Stage) -> None:
    many = DeleteMessages(chat_id=stage.group, message_ids=list(range(1, 102)))
    assert await stage.refusal(many) == "Bad Request: too many message identifiers specified"
    none = DeleteMessages(chat_id=stage.group, message_ids=[])
    assert await stage.refusal(none) == "Bad Request: message identifiers are not specified"


async def test_a_record_is_sent_as_a_file(stage: Stage) -> None:
    anna = await stage.person()
    sent = await stage.bot.send_document(
        stage.group, BufferedInputFile("ход\n".encode(), "match.game"), caption="<i>record</i>"
    )
    assert sent.document is not None
    assert (sent.document.file_name, sent.document.file_size) == ("match.game", 7)
    assert sent.caption == "record"
    seen = await anna.expect("record", stage.group)
    assert seen.raw["document"]["name"] == "match.game"
    again = await stage.bot.send_document(stage.group, sent.document.file_id)
    assert again.document == sent.document
    edit = EditMessageText(chat_id=stage.group, message_id=sent.message_id, text="x")
    assert await stage.refusal(edit) == ("Bad Request: there is no text in the message to edit")


@pytest.mark.parametrize(
    ("document", "caption", "says"),
    [
        (BufferedInputFile(b"", "a"), "", "file must be non-empty"),
        (BufferedInputFile(b"x", "a"), "x" * 1025, "message caption is too long"),
        ("unknown", "", "wrong file identifier/HTTP URL specified"),
        ("attach://nothing", "", "wrong file attached: no such part in the request"),
    ],
)
async def test_files_that_telegram_does_not_take(
    stage: Stage, document: BufferedInputFile | str, caption: str, says: str
) -> None:
    call = SendDocument(chat_id=stage.group, document=document, caption=caption)
    assert await stage.refusal(call) == f"Bad Request: {says}"


async def test_an_admin_bot_pins_and_unpins(stage: Stage) -> None:
    anna = await stage.person()
    sent = await stage.bot.send_message(stage.group, "x")
    pin = PinChatMessage(chat_id=stage.group, message_id=sent.message_id)
    rights = "Bad Request: not enough rights to manage pinned messages in the chat"
    assert await stage.refusal(pin) == rights
    await stage.playground.set_status(stage.group, None, "administrator")
    await stage.bot(pin)
    await anna.expect(lambda m: m.service == "Сообщение закреплено", stage.group)
    chat = await stage.bot.get_chat(stage.group)
    assert chat.pinned_message is not None
    assert chat.pinned_message.message_id == sent.message_id
    await stage.bot.unpin_chat_message(stage.group)
    assert (await stage.bot.get_chat(stage.group)).pinned_message is None
    assert await stage.refusal(UnpinChatMessage(chat_id=stage.group)) == (
        "Bad Request: message to unpin not found"
    )
    gone = PinChatMessage(chat_id=stage.group, message_id=999)
    assert await stage.refusal(gone) == "Bad Request: message to pin not found"


async def test_a_reaction_is_seen_and_taken_back(stage: Stage) -> None:
    anna = await stage.person()
    hers = await anna.send("/play", stage.group)
    thumb = ReactionTypeEmoji(emoji="👍")
    await stage.bot.set_message_reaction(stage.group, hers.id, [thumb])
    await anna.expect(lambda m: m.raw["reaction"] == "👍", stage.group)
    await stage.bot.set_message_reaction(stage.group, hers.id)
    await anna.expect(lambda m: m.id == hers.id and not m.raw["reaction"], stage.group)


@pytest.mark.parametrize(
    ("message", "reactions", "says"),
    [
        (999, [], "message to react not found"),
        (None, [ReactionTypeEmoji(emoji="👍")] * 2, "REACTIONS_TOO_MANY"),
        (None, [ReactionTypeCustomEmoji(custom_emoji_id="5")], "REACTION_INVALID"),
    ],
)
async def test_reactions_that_telegram_does_not_take(
    stage: Stage, message: int | None, reactions: list[ReactionTypeEmoji], says: str
) -> None:
    sent = await stage.bot.send_message(stage.group, "x")
    call = SetMessageReaction(
        chat_id=stage.group,
        message_id=message or sent.message_id,
        reaction=list(reactions),
    )
    assert await stage.refusal(call) == f"Bad Request: {says}"


async def test_a_chat_action_must_be_one_of_telegrams(stage: Stage) -> None:
    assert await stage.bot.send_chat_action(stage.group, "typing")
    call = SendChatAction(chat_id=stage.group, action="dancing")
    assert await stage.refusal(call) == "Bad Request: wrong parameter action in request"


async def test_service_messages_about_a_supergroup_cannot_be_deleted(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Клуб", [anna], type="supergroup")
    await stage.playground.set_status(group, None, "administrator")
    (created,) = await anna.look(group)
    with pytest.raises(TelegramBadRequest, match="message can't be deleted"):
        await stage.bot.delete_message(group, created.id)


async def test_a_message_without_sound_says_so(stage: Stage) -> None:
    anna = await stage.person()
    await stage.bot.send_message(stage.group, "quiet", disable_notification=True)
    assert (await anna.expect("quiet", stage.group)).raw["silent"] is True


async def test_people_edit_their_own_texts_and_the_bot_may_ask_to_know(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    written = await anna.send("cat")
    edited = await anna.edit(written, "hat")
    assert (edited.text, edited.edited) == ("hat", True)
    updates = await stage.updates()
    assert [u.message.text for u in updates if u.message] == ["cat"]
    assert [u.edited_message.text for u in updates if u.edited_message] == ["hat"]
    in_group = await anna.send("/cat", stage.group)
    with pytest.raises(Refusal, match="of one's own"):
        await boris.edit(in_group, "/hat")
    assert await stage.updates(allowed_updates=["message"])
    await anna.edit(in_group, "/hat")
    assert await stage.updates() == []


@pytest.mark.parametrize("kind", ["sticker", "photo"])
async def test_a_picture_comes_without_a_text(stage: Stage, kind: str) -> None:
    anna = await stage.person()
    shown = await anna.show(kind)
    assert shown.text == ""
    (update,) = await stage.updates()
    assert update.message is not None
    assert update.message.text is None
    assert update.message.content_type == kind
    with pytest.raises(Refusal, match="of one's own"):
        await anna.edit(shown, "words")


async def test_there_are_no_other_pictures(stage: Stage) -> None:
    anna = await stage.person()
    with pytest.raises(Refusal, match="sticker, photo"):
        await anna.show("hologram")
