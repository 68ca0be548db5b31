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
settings-label-c-clock = Time for a move
settings-label-c-stop = Who stops a match

settings-hint-p-confirm = A card is played by the second tap: the first one only marks it.
settings-hint-p-hurry = If only one card can be played, it goes by itself.
settings-hint-c-clock = At half time the bot sends a reminder, at the end it moves for the player. After two misses in a row the bot plays that seat until its player is back.

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

settings-label-rules = House rules
settings-rules = ⚙️ House rules
settings-rules-plain = { $preset }
settings-rules-changed = { $preset } with { $number ->
    [one] { $number } change
   *[other] { $number } changes
}

# House rules by buttons

house-title-table = ⚙️ <b>{ $game }</b>: rules of this table
house-title-chat = ⚙️ <b>{ $game }</b>: rules of this chat
house-preset = Based on: <b>{ $preset }</b>
house-differs = { $number ->
    [one] { $number } difference from it:
   *[other] { $number } differences from it:
}
house-line = { $text }
house-said = { $label }: { $value }
house-more = …and { $number } more
house-and-more = { $listed } · and { $more } more
house-hint = Choose a section. What differs from the preset is marked ●.
house-nothing = Nothing special here.
house-value = • <b>{ $value }</b> — { $sentence }
house-as-preset = <i>In the preset: { $value }</i>
house-presets = Which rules to start from? Your changes will be dropped.
house-preset-line = • { $rules }
house-games = The rules of which game?
house-code = To play like this in another chat, copy this command and send it there. While a table gathers it changes the rules of the table, otherwise those of the chat.
house-less = − { $number }
house-more-by = + { $number }
house-contradiction = These exclude each other: “{ $first }: { $one }” and “{ $second }: { $other }”. Change one of them first.
house-unknown-option = I know no such rule: { $name }
house-bad-value = “{ $name }” can’t be “{ $value }”
house-not-empty = “{ $name }”: at least one has to stay
house-given-twice = The rule “{ $name }” is named twice
house-button-presets = 📋 Another preset
house-button-reset = ↺ As the preset
house-button-code = 🔗 Code
house-button-save = 💾 Keep for the chat
house-button-game = 🃏 Another game
house-button-back = ‹ Back
house-button-done = ✓ Done
