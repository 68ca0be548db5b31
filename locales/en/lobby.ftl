# A table at which people are still sitting down

game-sign = 🃏
lobby-title = { $sign } <b>{ $game }</b> — who plays?
lobby-clock = Time for a move: { $length }
lobby-no-clock = Take all the time you like for a move
lobby-seats = <b>At the table</b> ({ $taken } of { $most }):
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } 👑
lobby-seat-needed = { $number }. —
lobby-seat-free = { $number }. — optional
lobby-side = { $sign } <b>{ $name }</b>
lobby-side-name = Team { $number }
lobby-captain = { $line } · captain
lobby-leader = 🎙 Host of the show: { $name }
lobby-no-leader = 🎙 A host is needed, to read the questions and judge the answers
lobby-asked = Open the private chat with the bot to sit down: { $names }
lobby-uneven = To start, the teams have to be of one size: change sides or add a bot
lobby-differs = Differs: { $changes }
lobby-waits = The table waits until { $until }
lobby-dead = Time is up: anybody may close this table

lobby-button-seat = Join / leave
lobby-button-side = { $sign } Join
lobby-button-lead = 🎙 Host
lobby-button-captain = I’m captain
lobby-button-bot_add = 🤖 Add a bot
lobby-button-bot_drop = Remove a bot
lobby-button-game = Game
lobby-button-preset = ⚙️ House rules
lobby-button-house = Change one by one…
lobby-button-rules = 📖 How to play
lobby-button-start = ▶ Start
lobby-button-close = Close the table

line-preset = { $name }
