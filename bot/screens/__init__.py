"""What people see: pure functions from a view and a translator to a `Screen`.

One module a game, and lobby, table, results, settings, help. Nothing here sends anything.
"""
