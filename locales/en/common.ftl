# Words that all games share


computer-name = { $number ->
    [1] Hermann
    [2] Tomsky
    [3] Narumov
    [4] Surin
   *[other] Bot { $number }
}
name-nobody = No name
name-forgotten = Player { $number }

length-seconds = { $number } s
length-minutes = { $number } min
length-hours = { $number } h
time-of-day = { $time } UTC

## Buttons

button-my-cards = 🃏 My cards
button-scores = Scores
button-private = Play in the private chat
button-menu = ⋯
button-count = ⚖️ That should count!
button-close = ← Back
button-really = { $what } — sure?
button-why = Why not all my cards?
button-rules = Rules
button-anew = Send my cards again
button-leave = Leave for good…
button-leave-yes = Yes, leave for good
button-leave-no = Stay
button-back = I’m back
button-to-group = ↩ To the group
button-rematch = Play again
button-record = 📄 Record
button-add-to-group = Add me to a group
button-stop-yes = Yes, stop it
button-stop-no = No, play on

## Table

table-heading = 🃏 <b>{ $game }</b> · deal { $deal } · 🔒 { $seal }

turn-of = ⏳ To move: <b>{ $names }</b>{ $clock }
turn-yours = 👉 <b>Your turn</b>{ $clock }
turn-nudged = ⏰ <b>Your turn</b>{ $clock }, half of it is gone
turn-clock = {" "}· { $length }
turn-first = ⏳ Starting in a moment
turn-rest = ⏳ Next deal in a moment

ended-finished = 🏁 The match is over
ended-stopped = ⏹ The match was stopped: nobody is left at the table
ended-stopped-by = ⏹ The match was stopped by { $name }
ended-closed = Table closed: the match never began
ended-closed-by = Table closed by { $name }
ended-broken = This table cannot be read: its record is damaged. Close it with /stop and open a new one with /play

news-match-over = { $count ->
    [one] 🏆 { $names } wins!
   *[other] 🏆 A shared win: { $names }!
}

## Hand

hand-group = { $title }
hand-cards = <b>Your cards</b>
    { $cards }
hand-empty = No cards in hand
hand-away = 💤 The bot is playing for you. The seat is yours: come back whenever you like.
hand-leave-really = <b>Leave this match for good?</b>
    The bot plays your seat to the end, and you can’t come back. If you only need a break, press nothing: the seat stays yours.

pocket-empty = No cards in hand
pocket-your-turn = Your turn — in the private chat with the bot
why-nothing = Nothing is forbidden now: whatever you can play is on the buttons
score-line = { $name }: { $score }

## Announcements

notice-nudge = ⏰ { $name }, it’s your turn, and half of the time is gone. Your private chat with the bot is closed: open it, and your cards come there.
notice-took_over = 💤 No answer from { $name }: the bot plays for now. The seat can be taken back at any moment.
notice-came_back = 👋 { $name } is back at the table
notice-left = 🚪 { $name } is leaving. The bot plays that seat to the end of the match.

started-title = 🃏 <b>{ $game }: here we go</b>
started-players = At the table: { $names }
started-seal = 🔒 Every shuffle of this match is already fixed and sealed. The seal: { $seal }
    After the match the seed is opened, and anybody can check that no card was swapped.

## Results

result-deal = Deal { $deal }
result-corrected = ⚖️ <i>The answer counts after all. Here is the result again, corrected:</i>
result-match = { $count ->
    [one] 🏆 The winner is { $names }
   *[other] 🏆 A shared win: { $names }
}
result-seed = 🔓 Seed of the match: { $seed }
    Seal published before it: { $seal }
    SHA-256 of the seed (32 bytes) is the seal. Every shuffle follows from the seed by a public rule; prikup verify checks the record of a match.

column-change = ±
column-total = score
