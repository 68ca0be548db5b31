"""What breaks, breaks here on purpose: whole tables in play while something goes wrong.

Many people play at many tables against the real bot, and each of them writes down what they
pressed and what they were told (`crowd`, `ledger`). Meanwhile a program kills the bot, takes Redis
away, lets Telegram misbehave or kills one of two workers. In the end what was accepted is held
against what is stored. The same programs run small in `tests/faults` and long by
`prikup bench faults`.
"""
