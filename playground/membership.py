"""Groups and who is in them: founding, joining, leaving, promoting, upgrading, topics, rights."""

from __future__ import annotations

from playground.errors import Impossible
from playground.model import (
    Chat,
    Json,
    MemberChanged,
    Message,
    Status,
    Topic,
    User,
    WorldChanged,
)
from playground.wire import user_json
from playground.world import World

SUPERGROUP_BASE = -1_000_000_000_000


def found_group(
    world: World,
    title: str,
    creator: User,
    members: tuple[User, ...] = (),
    *,
    supergroup: bool = False,
    forum: bool = False,
    bot: bool = True,
) -> Chat:
    """A new group of these people, with the bot among its founders or without it."""
    number = 2_147_483_648 + len(world.chats)  # ids no longer fit 32 bits
    chat = Chat(SUPERGROUP_BASE - number if supergroup or forum else -number, "group", title)
    if supergroup or forum:
        chat.type = "supergroup"
        chat.is_forum = forum
    world.chats[chat.id] = chat
    chat.members[creator.id] = Status.CREATOR
    for member in members:
        chat.members.setdefault(member.id, Status.MEMBER)
    if bot:
        _change(world, chat, creator, world.bot, Status.MEMBER)
    created = "supergroup_chat_created" if chat.type == "supergroup" else "group_chat_created"
    world.announce(chat, creator, {created: True})
    world.tell(WorldChanged())
    return chat


def set_status(world: World, chat: Chat, user: User, status: Status, actor: User) -> None:
    """Make the user this to the chat, with the messages and updates Telegram would send.

    Raises:
        Impossible: the group is a private chat or was upgraded.
    """
    _refuse_unless_alive(chat)
    before = chat.status(user.id)
    if user is world.bot and status is Status.MEMBER and chat.type == "supergroup":
        if not before.is_inside:
            chat.bot_can_send = True
        elif not chat.bot_can_send:
            status = Status.RESTRICTED
    if before is status:
        return
    service: Json | None = None
    if before.is_inside and not status.is_inside:
        service = {"left_chat_member": user_json(user)}
    elif status.is_inside and not before.is_inside:
        service = {"new_chat_members": [user_json(user)]}
    _change(world, chat, actor, user, status)
    if service is not None:
        world.announce(chat, actor, service)
    world.tell(WorldChanged())


def _change(world: World, chat: Chat, actor: User, user: User, after: Status) -> None:
    before = chat.status(user.id)
    chat.members[user.id] = after
    world.tell(MemberChanged(chat, actor, user, before, after))


def _refuse_unless_alive(chat: Chat) -> None:
    if chat.is_private:
        raise Impossible("a private chat has no members")
    if chat.migrated_to is not None:
        raise Impossible("the group was upgraded to a supergroup")


def creator_of(world: World, chat: Chat) -> User:
    """The owner of the group, in whose name things are done that need somebody.

    Raises:
        Impossible: the owner left, or this is no group, or no longer.
    """
    _refuse_unless_alive(chat)
    for user_id, status in chat.members.items():
        if status is Status.CREATOR:
            return world.users[user_id]
    raise Impossible("the group has no owner")


def upgrade(world: World, chat: Chat) -> Chat:
    """Turn the group into a supergroup: a new chat with a new id and the same people.

    Raises:
        Impossible: it is no basic group, or was upgraded before.
    """
    _refuse_unless_alive(chat)
    if chat.type != "group":
        raise Impossible("the group is a supergroup already")
    owner = creator_of(world, chat)
    new = Chat(SUPERGROUP_BASE + chat.id, "supergroup", chat.title)
    new.members = dict(chat.members)
    new.bot_can_send = chat.bot_can_send
    new.migrated_from = chat.id
    world.chats[new.id] = new
    world.announce(chat, owner, {"migrate_to_chat_id": new.id})
    chat.migrated_to = new.id
    world.announce(new, owner, {"migrate_from_chat_id": chat.id})
    world.tell(WorldChanged())
    return new


def rename(world: World, chat: Chat, title: str) -> None:
    """Give the group another name.

    Raises:
        Impossible: the group is a private chat or was upgraded.
    """
    _refuse_unless_alive(chat)
    chat.title = title
    world.announce(chat, creator_of(world, chat), {"new_chat_title": title})
    world.tell(WorldChanged())


def open_topic(world: World, chat: Chat, name: str) -> Topic:
    """A new topic of the forum.

    Raises:
        Impossible: the chat is no forum.
    """
    if not chat.is_forum:
        raise Impossible("the chat has no topics")
    opened: Json = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
    first: Message = world.announce(chat, creator_of(world, chat), opened, thread=chat.last_id + 1)
    topic = Topic(first.id, name)
    chat.topics[topic.id] = topic
    world.tell(WorldChanged())
    return topic


def close_topic(world: World, chat: Chat, topic_id: int, *, closed: bool) -> Topic:
    """Close the topic or open it again.

    Raises:
        Impossible: there is no such topic.
    """
    topic = chat.topics.get(topic_id)
    if topic is None:
        raise Impossible(f"there is no topic {topic_id}", 404)
    if topic.closed is not closed:
        topic.closed = closed
        said: Json = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
        world.announce(chat, creator_of(world, chat), said, thread=topic.id)
        world.tell(WorldChanged())
    return topic


def allow_bot(world: World, chat: Chat, *, can_send: bool) -> None:
    """Let the bot write in the group, or forbid it.

    A supergroup restricts the bot itself; a basic group has rights for all only, and tells nobody.

    Raises:
        Impossible: the group is a private chat or was upgraded.
    """
    _refuse_unless_alive(chat)
    chat.bot_can_send = can_send
    owner = creator_of(world, chat)
    status = chat.status(world.bot.id)
    if chat.type == "supergroup" and status in {Status.MEMBER, Status.RESTRICTED}:
        wanted = Status.MEMBER if can_send else Status.RESTRICTED
        if wanted is not status:
            _change(world, chat, owner, world.bot, wanted)
    world.tell(WorldChanged())


def block_bot(world: World, person: User, *, blocked: bool) -> None:
    """The person blocks the bot or lets it write again; the bot is told."""
    if person.blocked is blocked:
        return
    person.blocked = blocked
    before, after = Status.MEMBER, Status.KICKED
    if not blocked:
        before, after = after, before
    world.tell(MemberChanged(world.chats[person.id], person, world.bot, before, after))
    world.tell(WorldChanged())
