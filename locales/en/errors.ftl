# Answers to presses and commands

answer-joined = You’re at the table
answer-left = You have left the table
answer-back-now = Welcome back! The moves are yours again
answer-closed = Table closed
answer-stopped = Match stopped
answer-saved = Saved
answer-sent-privately = Sent to your private chat
answer-confirm = Press again to confirm
answer-use-buttons = I’m not waiting for words now: use the buttons. What I can do: /help

answer-open-private = The bot has to write to you in private. Open its chat and press “Start”: you’ll be seated at once.
answer-anonymous = You can’t sit down anonymously: there is nobody to write to in private. Switch off “Remain anonymous” and try again.
answer-not-member = Only members of this group can sit at this table
answer-full-side = All seats of this side are taken
answer-uneven = The sides have to be even. Change sides, or add a bot.
answer-no-leader = A host of the show is missing: somebody has to press “Host”
answer-captain = You are the captain of your team
answer-words-only = I understand buttons and words only: if that was an answer, please type it
answer-whisper = That is a secret: write the answer to me privately
answer-full = All seats are taken
answer-too-many = These rules seat { $number } at most: somebody has to get up
answer-need-more = The match needs { $number } at the table. Bots can take the free seats.
answer-no-computer = There is no bot at the table
answer-only-seated = That is up to those at the table and the admins
answer-only-host = The rules of the table are for its host and for admins to change
answer-no-code = This is no code of house rules. One looks like this: /rules thousand recommended: target=1001
answer-unfit = It can’t be played like this
answer-kept = The rules of the chat are saved
answer-rules-set = The rules of the table are changed
answer-no-questions = I have too few questions in this language for these rules
answer-no-record = No match has been played here yet
answer-only-admin = Only admins of the group can do that
answer-lobby-alive = People are still sitting down here. Those at the table and admins can close it; when its time is up, anybody can.
answer-table-exists = There is a table here already — this one
answer-no-table = There is no table here. Open one: /play
answer-started = The match has begun already
answer-not-started = The match has not begun yet
answer-over = That match is over
answer-not-over = That match is still going on

answer-done = You’ve already moved
answer-too-late = Too late: the table has moved on
answer-stale = That’s an old button: the table has moved on. The latest message shows how things stand.
answer-not-yours = You don’t sit at this table
answer-not-your-turn = It’s not your turn
answer-which-table = More than one table is waiting for your answer. Reply to the message with the board you mean.
answer-not-away = You’re at the table anyway
answer-counted = It counts
answer-not-yours-to-count = The other team’s captain can let the answer count, and so can the table’s host, but not for their own team
answer-nothing-near = No hidden row is near enough, so it stays a miss. The answer has been put down for the keeper of the questions.
answer-wrong-place = That button does nothing here
answer-unknown-game = I don’t know the game “{ $game }”. What can be played: /help
answer-unknown-preset = I don’t know the rules “{ $preset }”

answer-try-again = That could not be saved. Please try again in a moment.
answer-too-fast = That’s too fast for me. Please wait a moment.
answer-broken = The record of this table is damaged. Close it with /stop and open a new one.
answer-fault = Something broke inside me. Nothing at the table is lost — please try again.
