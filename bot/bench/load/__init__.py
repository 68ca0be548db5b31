"""`prikup bench load`: hundreds of tables in play on one process, with Telegram's limits on.

The bot is a process of its own, as `prikup bot` starts it; so is the Valkey server. Telegram
(`telegram`) and the people (`crowd`) are this process. People press at a steady rate, whether or
not they have been answered; which button means what is read off the stored table, because at such
a rate the screens are behind: Telegram takes 30 messages a second in all.
"""
