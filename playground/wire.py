"""The world's things as the Bot API writes them in JSON."""

from __future__ import annotations

from playground.model import Chat, Json, Message, Query, Status, User

ADMIN_RIGHTS: Json = {
    "can_be_edited": False,
    "is_anonymous": False,
    "can_manage_chat": True,
    "can_delete_messages": True,
    "can_manage_video_chats": True,
    "can_restrict_members": True,
    "can_promote_members": False,
    "can_change_info": True,
    "can_invite_users": True,
    "can_post_stories": False,
    "can_edit_stories": False,
    "can_delete_stories": False,
    "can_send_welcome_messages": False,
    "can_pin_messages": True,
}

_SEND_RIGHTS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
)
_OTHER_RIGHTS = (
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


def _given(**fields: object) -> Json:
    return {name: value for name, value in fields.items() if value not in (None, False)}


def user_json(user: User) -> Json:
    """The user as others see it."""
    optional = _given(
        last_name=user.last_name, username=user.username, language_code=user.language_code
    )
    return {
        "id": user.id,
        "is_bot": user.is_bot,
        "first_name": user.first_name,
        **optional,
    }


def bot_json(bot: User, *, privacy: bool) -> Json:
    """The bot as `getMe` shows it to itself."""
    return {
        **user_json(bot),
        "can_join_groups": True,
        "can_read_all_group_messages": not privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def chat_json(chat: Chat, person: User | None = None) -> Json:
    """The chat; a private one carries its person's name."""
    if person is not None:
        names = _given(last_name=person.last_name, username=person.username)
        return {"id": chat.id, "type": "private", "first_name": person.first_name, **names}
    shown = {"id": chat.id, "type": chat.type, "title": chat.title}
    if chat.type == "group":
        shown["all_members_are_administrators"] = False
    return {**shown, **_given(is_forum=chat.is_forum)}


def message_json(
    message: Message, chat: Chat, users: dict[int, User], *, with_reply: bool = True
) -> Json:
    """The message as the bot receives it."""
    shown: Json = {
        "message_id": message.id,
        "from": user_json(message.sender),
        "chat": chat_json(chat, users.get(chat.id)),
        "date": message.date,
        **_given(edit_date=message.edited),
    }
    if message.as_group:
        shown["sender_chat"] = chat_json(chat)
        shown["author_signature"] = "admin"
    if message.receiver is not None:
        shown["receiver_user"] = user_json(message.receiver)
        shown["ephemeral_message_id"] = message.ephemeral_id
    _add_thread(shown, message, chat)
    if with_reply:
        _add_reply(shown, message, chat, users)
    _add_content(shown, message)
    return shown


def _add_thread(shown: Json, message: Message, chat: Chat) -> None:
    if message.thread is not None:
        shown["message_thread_id"] = message.thread
        shown["is_topic_message"] = True
    elif chat.type == "supergroup" and message.reply_to is not None and not chat.is_forum:
        shown["message_thread_id"] = _first_of_thread(message.reply_to, chat)


def _first_of_thread(message_id: int, chat: Chat) -> int:
    """Replies of a supergroup form threads, named after the message that began them."""
    while (message := chat.messages.get(message_id)) and message.reply_to is not None:
        message_id = message.reply_to
    return message_id


def _add_reply(shown: Json, message: Message, chat: Chat, users: dict[int, User]) -> None:
    answered = message.reply_to
    if answered is None and message.thread != message.id:
        answered = message.thread  # the first message of a topic is what all others answer
    original = chat.messages.get(answered) if answered is not None else None
    if original is not None:
        shown["reply_to_message"] = message_json(original, chat, users, with_reply=False)


def _add_content(shown: Json, message: Message) -> None:
    words, marks = "text", "entities"
    if message.document is not None:
        words, marks = "caption", "caption_entities"
        shown["document"] = {
            "file_id": message.document.file_id,
            "file_unique_id": message.document.file_id[-8:],
            "file_name": message.document.name,
            "file_size": len(message.document.content),
        }
    if message.picture is not None:
        shown.update(_picture_json(message.picture, message.id))
    if message.text:
        shown[words] = message.text
    if message.entities:
        shown[marks] = list(message.entities)
    if message.keyboard is not None:
        shown["reply_markup"] = message.keyboard
    if message.service is not None:
        shown.update(message.service)


def _picture_json(kind: str, number: int) -> Json:
    file = {"file_id": f"{kind}-{number}", "file_unique_id": f"{number}", "width": 512}
    if kind == "photo":
        return {"photo": [{**file, "height": 512}]}
    kinds = {"type": "regular", "is_animated": False, "is_video": False}
    return {"sticker": {**file, **kinds, "height": 512}}


def query_json(query: Query, chat: Chat, users: dict[int, User]) -> Json:
    """The press as the bot receives it."""
    return {
        "id": query.id,
        "from": user_json(query.sender),
        "message": message_json(query.message, chat, users),
        "chat_instance": str(chat.id * 31_337),
        "data": query.data,
    }


def member_json(user: User, status: Status) -> Json:
    """What the user is to a chat, with the rights that follow."""
    shown: Json = {"status": status.value, "user": user_json(user)}
    match status:
        case Status.CREATOR:
            shown["is_anonymous"] = False
        case Status.ADMINISTRATOR:
            shown.update(ADMIN_RIGHTS)
        case Status.RESTRICTED:
            rights = dict.fromkeys((*_SEND_RIGHTS, *_OTHER_RIGHTS), False)
            shown.update({**rights, "is_member": True, "until_date": 0})
        case Status.KICKED:
            shown["until_date"] = 0
        case Status.MEMBER | Status.LEFT:
            pass
    return shown


def permissions_json(*, can_send: bool) -> Json:
    """What members of a group may do."""
    sending = dict.fromkeys(_SEND_RIGHTS, can_send)
    return {**sending, **dict.fromkeys(_OTHER_RIGHTS, False), "can_invite_users": True}
