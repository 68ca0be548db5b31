# Settings: of a person, of a group

settings-person-title = ⚙️ <b>Your settings</b>
settings-chat-title = ⚙️ <b>Settings of the group</b>
settings-change = { $what }
settings-sample = Cards look like this: { $cards }

settings-label-p-language = Language
settings-label-p-ranks = Cards
settings-label-p-coloured = Suits
settings-label-p-confirm = Confirming a move
settings-label-p-hurry = A single card
settings-label-c-language = Language
settings-label-c-game = Default game
settings-label-c-preset = House rules
settings-label-c-clock = Time for a move
settings-label-c-stop = Who stops a match

settings-hint-p-confirm = A card is played by the second tap: the first one only marks it.
settings-hint-p-hurry = If only one card can be played, it goes by itself.
settings-hint-c-clock = At half time the bot sends a reminder, at the end it moves for the player. After two misses in a row the bot plays that seat until its player is back.
settings-hint-c-preset = House rules of the default game. They can be changed while a table gathers.

settings-language-ru = русский
settings-language-en = English
settings-ranks-ru = Т К Д В
settings-ranks-en = A K Q J
settings-coloured-on = with colour
settings-coloured-off = plain
settings-confirm-on = by a second tap
settings-confirm-off = at once
settings-hurry-on = goes by itself
settings-hurry-off = waits for a tap
settings-clock-off = unlimited
settings-stop-players = players and admins
settings-stop-admins = admins only
