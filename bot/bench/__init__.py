"""How fast the house is: of its rules, of its bot, and in calls a move."""
