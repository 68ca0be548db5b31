"""A Telegram small enough to run on a laptop: a strict Bot API emulator with people in it.

`world` holds people, chats, messages and presses and tells its listeners what changed. `methods`
is the Bot API as a bot calls it, checked against aiogram's own method types; `updates` and
`webhook` carry what the bot may see to the bot; `people` is what persons do, over HTTP and a live
socket; `client` drives that from tests. `server` puts everything together.
"""
