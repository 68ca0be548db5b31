"""The bot: it keeps tables and shows them.

A press goes from a router to `host`, which loads the table, asks the engine, commits the new table
and marks it dirty; `teller` then makes Telegram match the screens of the newest state. `app` puts
everything together.
"""
