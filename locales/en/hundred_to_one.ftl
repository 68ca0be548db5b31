# Hundred to One

game-hundred_to_one = Hundred to One
game-names-hundred_to_one = 100 to 1, 100 to one, hundred to 1, сто к одному
game-sign-hundred_to_one = 🎙
button-last-hundred_to_one = ⏪ Answers

preset-hundred_to_one-tv = As on television
preset-hundred_to_one-tv-1995 = No reverse game
preset-hundred_to_one-quick = Quick
preset-hundred_to_one-solo = One against one
preset-hundred_to_one-party = Party with a host

hundred_to_one-line-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
hundred_to_one-line-prize = prize at { $number }
hundred_to_one-line-buzzer = with a buzzer
hundred_to_one-line-host = a person hosts

## Games

hundred_to_one-round-simple = The simple game
hundred_to_one-round-double = The double game
hundred_to_one-round-triple = The triple game
hundred_to_one-round-reverse = The reverse game
hundred_to_one-round-duel = The captains’ duel
hundred_to_one-round-tiebreak = The deciding face-off
hundred_to_one-round-big = The big game

hundred_to_one-short-simple = Simple
hundred_to_one-short-double = Double
hundred_to_one-short-triple = Triple
hundred_to_one-short-reverse = Reverse
hundred_to_one-short-duel = Duel
hundred_to_one-short-tiebreak = Face-off
hundred_to_one-short-big = Big

hundred_to_one-note-times = points ×{ $number }
hundred_to_one-note-reverse = the rarer, the better
hundred_to_one-note-tiebreak = no points
hundred_to_one-note-big = prize at { $number }

## Teams

hundred_to_one-team-0 = Reds
hundred_to_one-team-1 = Blues
hundred_to_one-team = <b>{ $team }</b>: { $captain } (captain), { $others }
hundred_to_one-team-alone = <b>{ $team }</b>
hundred_to_one-host = the host
hundred_to_one-hosted = 🎙 Your host: { $name }

## On the board

hundred_to_one-heading = 🎙 <b>{ $game }</b> · game { $deal } · 🔒 { $seal }
hundred_to_one-question = ❓ <b>{ $question }</b>
hundred_to_one-question-secret = 🤫 <b>What was asked?</b> The question is a secret
hundred_to_one-fund = 💰 <b>{ $fund }</b>
hundred_to_one-fund-left = 💰 Fund: <b>{ $fund }</b> · { $left } to the prize
hundred_to_one-big-questions = { $number ->
    [one] { $number } question, to be answered quickly
   *[other] { $number } questions, to be answered quickly
}
hundred_to_one-big-number = Question { $number } of { $most }
hundred_to_one-big-secret = 🙉 Question { $number } of { $most } — behind closed doors
hundred_to_one-big-columns = Left { $first }, right { $second }
hundred_to_one-big-alone = { $name } — both parts

## What is going on

hundred_to_one-next = Next: { $round }
hundred_to_one-next-duel = A lead of { $lead }! The captains’ duel replaces the reverse game
hundred_to_one-next-tiebreak = All square! One more face-off decides who plays the big game

hundred_to_one-end-fund = 💰 { $team }: the fund is won, +{ $fund }
hundred_to_one-end-stolen = ⚡ { $team }: the fund is stolen, +{ $fund }
hundred_to_one-end-reverse = 🔄 { $gained }
hundred_to_one-end-duel = 🎯 The question is guessed: { $name }
hundred_to_one-end-duel-nobody = 🤷 Nobody has guessed the question
hundred_to_one-end-tiebreak = 🎯 Into the big game: { $team }
hundred_to_one-end-prize = 🎁 The main prize! The fund is { $fund }
hundred_to_one-end-no-prize = 💰 The fund is { $fund } of { $target }: { $left } short of the prize
hundred_to_one-won = 🏆 The winner: { $team }!
hundred_to_one-won-both = 🤝 A draw, both teams win: { $score }

hundred_to_one-now-buzz = 🔔 <b>Face-off:</b> whoever presses first answers
hundred_to_one-now-faceoff = 🎯 <b>Face-off:</b> whose answer comes first?
hundred_to_one-now-buzzed = 🔔 The buzzer is pressed, now the answer!
hundred_to_one-now-higher = 🎯 Row { $row } is open. Is there a higher one?
hundred_to_one-now-any-row = 🎯 The first answer is off the board: any row will do now
hundred_to_one-now-last-chance = ⚠️ One more miss, and the fund is in danger
hundred_to_one-now-blitz = ⚡ <b>Quick poll</b> · { $team }
    Suggestions go to the bot in secret, in the private chat
hundred_to_one-polled = ✓ { $name }
hundred_to_one-polled-now = 🎤 { $name }
hundred_to_one-polled-later = ▫️ { $name }
hundred_to_one-now-captain = ⚡ The captain has the last word
hundred_to_one-version = { $number }. <b>{ $text }</b> — { $name }
hundred_to_one-version-none = The team has no suggestions
hundred_to_one-now-reverse = 🤫 { $confer } s to confer, and { $answer } s more for the captain’s answer
hundred_to_one-now-other = 🎤 { $first }: “{ $text }”. The second answer has to differ
hundred_to_one-now-free = 🎤 { $first } — no answer. Now the other captain
hundred_to_one-now-duel-said = Said already: { $guesses }
hundred_to_one-quoted = “{ $text }”
hundred_to_one-now-naming-first = 🏆 Who begins the big game?
hundred_to_one-now-naming-second = 🏆 And who finishes it?
hundred_to_one-now-big-first = 🙊 Answers go to the bot in private: { $seconds } s for all questions
hundred_to_one-now-big-second = 🎤 Answers go to the bot in private: { $seconds } s in all, no repeating
hundred_to_one-now-next = ⏭ Then: { $name }
hundred_to_one-now-judge = ⚖️ { $name }: “{ $text }”… Does it count?
hundred_to_one-now-judge-secret = ⚖️ There is an answer. Does it count?
hundred_to_one-heard = 🗣 { $name }: “{ $text }”
hundred_to_one-drum-roll = 🥁 <b>Is it on the board?..</b>
hundred_to_one-what-else = 👀 And what is left on the board?..
hundred_to_one-reply = ↩️ <i>Reply to this message</i>

## Whose turn it is

hundred_to_one-turn-rest = ⏳ Next game in a moment
hundred_to_one-turn-of-answer = ⏳ To answer: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-of-buzz = ⏳ At the buzzer: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-of-decide = ⏳ The captain decides: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-of-judge = ⏳ The host judges: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-yours-answer = 👉 <b>Your answer, please</b>{ $clock }
hundred_to_one-turn-yours-buzz = 👉 <b>You are at the buzzer</b>{ $clock }
hundred_to_one-turn-yours-decide = 👉 <b>You decide</b>{ $clock }
hundred_to_one-turn-yours-judge = 👉 <b>Judge, please</b>{ $clock }
hundred_to_one-turn-nudged-answer = ⏰ <b>Your answer, please</b>{ $clock }, half of it is gone
hundred_to_one-turn-nudged-buzz = ⏰ <b>You are at the buzzer</b>{ $clock }, half of it is gone
hundred_to_one-turn-nudged-decide = ⏰ <b>You decide</b>{ $clock }, half of it is gone
hundred_to_one-turn-nudged-judge = ⏰ <b>Judge, please</b>{ $clock }, half of it is gone
hundred_to_one-notice-nudge = ⏰ { $name }, it’s up to you, and half of the time is gone. Your private chat with the bot is closed: open it, and the board comes there.

## In the private chat

hundred_to_one-own-team = Your team: { $team }
hundred_to_one-own-captain = Your team: { $team }, and you are the captain
hundred_to_one-own-host = 🎙 You are the host: only you see the whole board

hundred_to_one-do-answer = ✍️ Write your answer here. The first message counts.
hundred_to_one-do-buzz = 🔔 Do you know it? Press before somebody else does!
hundred_to_one-do-blitz = ✍️ Write your suggestion here. It is shown when everybody has been asked.
hundred_to_one-do-choose = ✍️ Choose a suggestion by its button, or write an answer of your own here.
hundred_to_one-do-reverse = ✍️ Confer with your team and write the answer here. What few people said is worth most.
hundred_to_one-do-other = ✍️ Write your answer here. It has to differ from your opponent’s.
hundred_to_one-do-duel = ✍️ What was the question? Write it here, a few words will do.
hundred_to_one-do-first = Who begins the big game? There are { $seconds } s for all questions.
hundred_to_one-do-second = Who finishes it? The same questions, { $seconds } s for all of them.
hundred_to_one-do-big = ✍️ Write your answer here, and the next question follows at once.
hundred_to_one-do-big-differ = Answers of the first part can’t be repeated.
hundred_to_one-do-judge = Which row is this?
hundred_to_one-do-judge-duel = Is that the question?
hundred_to_one-judge-this = ⚖️ { $name }: <b>“{ $text }”</b>

hundred_to_one-wait-blitz = You will be asked soon: think of a suggestion
hundred_to_one-wait-confer = 💬 Help your captain: a rare answer is worth most
hundred_to_one-wait-second = 🙉 You play the second part. What is said in the first is hidden from you
hundred_to_one-wait-hush = 🤫 Not a word to anybody: the second part is still to come
hundred_to_one-version-own = Your suggestion: “{ $text }”
hundred_to_one-version-own-none = You made no suggestion

hundred_to_one-host-keys = Shorter is fine too: { $keys }
hundred_to_one-host-row = { $number }. { $texts }
hundred_to_one-host-synonyms = <b>These count as well</b>
    { $rows }

## Buttons

hundred_to_one-button-deal = ▶ Begin
hundred_to_one-button-buzz = 🔔 I know!
hundred_to_one-button-pass = No answer
hundred_to_one-button-pass-buzz = I don’t know
hundred_to_one-button-pass-blitz = No suggestion
hundred_to_one-button-pass-big = Skip the question
hundred_to_one-button-row = { $number }. { $text }
hundred_to_one-button-right = It counts
hundred_to_one-button-reject = It doesn’t count
hundred_to_one-button-own = 🙋 My team
hundred_to_one-button-anew = Send the board again

## In pop-ups

hundred_to_one-pocket-team = Your team: { $team }
hundred_to_one-pocket-captain = Your team: { $team }, and you are the captain
hundred_to_one-pocket-host = You are the host
hundred_to_one-pocket-answer = It’s up to you! Reply to the message with the board, or write to the bot in private
hundred_to_one-pocket-whisper = It’s up to you — in secret, in the private chat with the bot
hundred_to_one-pocket-private = You decide — in the private chat with the bot
hundred_to_one-pocket-buzz = You are at the buzzer: it’s the button below the board
hundred_to_one-no-answers = There have been no answers in this game yet
hundred_to_one-no-answer = no answer
hundred_to_one-score-host = Host: { $name }

## News

hundred_to_one-news-round = 🎬 { $round }!
hundred_to_one-news-faceoff = 🎯 To the face-off: { $one } and { $other }
hundred_to_one-news-faceoff-again = 🎯 Both off the board! Now { $one } and { $other }
hundred_to_one-news-pressed = 🔔 { $name } is the fastest!
hundred_to_one-news-said-hit = 🗣 { $name }: “{ $text }”… yes!
hundred_to_one-news-said-miss = 🗣 { $name }: “{ $text }”… sorry, not there
hundred_to_one-news-said-repeated = 🗣 { $name }: “{ $text }”… but that is open already
hundred_to_one-news-counted = ⚖️ That counts: “{ $text }” is “{ $answer }”
hundred_to_one-news-said-none = 🤐 { $name }: no answer
hundred_to_one-news-row = 💡 Row { $number }: { $answer } — { $points }. The fund is { $fund }
hundred_to_one-news-row-plain = 💡 Row { $number }: { $answer }
hundred_to_one-news-row-duel = 🔎 Row { $number } opens: { $answer }
hundred_to_one-news-lamp = { $lamps } { $team }: a miss
hundred_to_one-news-plays = ▶️ The face-off is won: { $team }
hundred_to_one-news-steal = ⚡ The fund can be stolen now: { $team }
hundred_to_one-news-version = 🤫 { $name }: a suggestion is in
hundred_to_one-news-version-none = 🤷 { $name }: no suggestion
hundred_to_one-news-version-of = 🤫 { $name }: “{ $text }”
hundred_to_one-news-poll-closed = ⚡ All suggestions are in
hundred_to_one-news-chosen = ☝️ { $name } takes suggestion { $number }, by { $author }
hundred_to_one-news-referred = ⚖️ { $name }: “{ $text }”… The host is thinking
hundred_to_one-news-sent-back = ↩️ { $name }: “{ $text }” has been said, another answer is wanted
hundred_to_one-news-reverse = 🗣 { $name }: “{ $text }”
hundred_to_one-news-guess-right = 🎉 { $name }: “{ $text }”… That is the question!
hundred_to_one-news-guess-wrong = 🗣 { $name }: “{ $text }”… no, not that
hundred_to_one-news-question = ❓ The question was: { $question }
hundred_to_one-news-board = 📋 The whole board is open
hundred_to_one-news-big-players = 🏆 The big game is played by { $first } and { $second }
hundred_to_one-news-big-alone = 🏆 The big game is played by { $name }
hundred_to_one-news-big-question = ❓ { $number }. { $question }
hundred_to_one-news-big-answer = 🗣 { $name }: “{ $text }”… { $votes }!
hundred_to_one-news-big-part = { $part ->
    [1] ⏱ The first part is over, the fund is { $fund }
   *[other] ⏱ The second part is over, the fund is { $fund }
}

## Results

hundred_to_one-started-title = 🎙 <b>{ $game }: here we go</b>
hundred_to_one-started-seal = 🔒 The questions are chosen already, by the seed with the seal { $seal }
    After the match the seed is opened: the seal was there before the first question.
hundred_to_one-result-seed = 🔓 Seed of the match: { $seed }
    Seal published before it: { $seal }
    SHA-256 of the seed (32 bytes) is the seal. All questions were chosen by this seed; they stand in the record of the match.
hundred_to_one-result-score = Score: { $score }
hundred_to_one-result-row = { $name }: “{ $text }” — row { $row }
hundred_to_one-result-off = { $name }: “{ $text }” — off the board
hundred_to_one-result-players = { $first } and { $second }
hundred_to_one-result-question = <b>{ $number }. { $question }</b>
hundred_to_one-result-answer = { $text } — { $votes }
hundred_to_one-result-none = no answer
hundred_to_one-result-best = <i>Most often: { $answer } — { $votes }</i>
hundred_to_one-result-team = In the team: { $names }
hundred_to_one-result-legend = * the fund taken, or the face-off won

hundred_to_one-source-estimate = <i>The numbers are an estimate, not a survey</i>
hundred_to_one-source-survey = <i>100 people were surveyed</i>
hundred_to_one-source-both = <i>{ $sign } — 100 people were surveyed, the other numbers are an estimate</i>

## Why not

hundred_to_one-reason-match-over = The match is over
hundred_to_one-reason-match-rests = The next game has not begun yet
hundred_to_one-reason-no-boards = There are not enough questions for the next game
hundred_to_one-reason-not-a-player = Only those who play can begin the game
hundred_to_one-reason-round-in-progress = This game is still going on
hundred_to_one-reason-host-judges = The host is still thinking about the answer
hundred_to_one-reason-not-your-turn = It’s not your turn to answer
hundred_to_one-reason-press-first = Press the buzzer first, then answer
hundred_to_one-reason-nothing-to-press = The buzzer does nothing now
hundred_to_one-reason-name-a-player = A player of the big game is wanted now: press the button with the name
hundred_to_one-reason-judge-the-answer = First say whether the answer counts
hundred_to_one-reason-empty-answer = There is no word in it. Try again
hundred_to_one-reason-answer-too-long = { $number ->
    [one] Too long: { $number } character at most
   *[other] Too long: { $number } characters at most
}
hundred_to_one-reason-row-is-open = That is row { $row }, and it is open already. Say something else
hundred_to_one-reason-said-by-rival = That is already the answer of { $name }. Say something else
hundred_to_one-reason-row-of-rival = That means the same as the answer of { $name }. Say something else
hundred_to_one-reason-said-by-first = That was said in the first part. Say something else
hundred_to_one-reason-row-of-first = The same was said in the first part, in other words. Say something else
hundred_to_one-reason-nothing-to-choose = There is nothing to choose from now
hundred_to_one-reason-no-such-version = There is no suggestion { $number }
hundred_to_one-reason-version-was-passed = There is no suggestion { $number }: this player had none
hundred_to_one-reason-version-is-open = Suggestion { $number } is open on the board already
hundred_to_one-reason-nobody-to-name = Nobody has to be named now
hundred_to_one-reason-not-of-your-team = { $name } plays for the other team
hundred_to_one-reason-already-named = { $name } plays the first part already
hundred_to_one-reason-nothing-to-judge = There is nothing to judge now
hundred_to_one-reason-no-such-row = There is no row { $row } on this board

## Rules

hundred_to_one-rule-aim = There are no right answers. Guess what people say most often: a row is worth a point for each of a hundred people who gave that answer.
hundred_to_one-rule-team_size = { $team_size ->
    [1] One plays against one.
    [5] Two teams of the same size play, up to five in each. The first of each is its captain.
   *[other] Two teams of { $team_size } play. The first of each is its captain.
}
hundred_to_one-rule-host-on = A person is the host, and nobody else sees the whole board.
hundred_to_one-rule-host-off = The bot is the host.
hundred_to_one-rule-source = Whether it was a survey or an estimate, the result of each game says.
hundred_to_one-rule-matching-exact = An answer counts if it stands on the board word for word. Capitals and punctuation don’t matter.
hundred_to_one-rule-matching-lemma = An answer counts in another form, and with a small slip: “a flower” is “flowers” too. But another word that only looks alike is a miss.
hundred_to_one-rule-matching-fuzzy = An answer counts with slips of the pen: one if it has four letters or more, two if it has eight or more.
hundred_to_one-rule-matching-host = Whether an answer counts, the host decides.
hundred_to_one-rule-plea = A miss that should count? Until the next move the other team’s captain may let it count, by the button below the board; so may the table’s host, but not for their own team. There is no such button in the reverse game, the duel and the big game.
hundred_to_one-rule-answer_timeout = { $answer_timeout ->
    [one] There is { $answer_timeout } second for an answer. When the time is over, there is none.
   *[other] There are { $answer_timeout } seconds for an answer. When the time is over, there is none.
}

hundred_to_one-rule-rounds = { $games ->
    [one] { $games } game is played.
   *[other] { $games } games are played, always in this order.
}
hundred_to_one-rule-without = There is no reverse game: it is turned off in its own section.
hundred_to_one-rule-simple = { $simple ->
    [1] Simple game: points as on the board.
   *[other] Simple game: points times { $simple }.
}
hundred_to_one-rule-double = { $double ->
    [1] Double game: points as on the board.
   *[other] Double game: points times { $double }.
}
hundred_to_one-rule-triple = { $triple ->
    [1] Triple game: points as on the board.
   *[other] Triple game: points times { $triple }.
}
hundred_to_one-rule-reverse = Reverse game: the captains answer, and a rare answer is the best.
hundred_to_one-rule-reverse-any = Reverse game: the captains answer, and the rows have a price of their own.
hundred_to_one-rule-big = Big game: two players answer against the clock, for the main prize.
hundred_to_one-rule-big-one = Big game: answers against the clock, for the main prize.
hundred_to_one-rule-rows = { $rows ->
    [one] The board has { $rows } row.
   *[other] The board has { $rows } rows.
}

hundred_to_one-rule-faceoff = First a face-off: a player of each team comes forward. The top row wins it at once. Otherwise the opponent answers too, and the team with the higher row plays.
hundred_to_one-rule-again = If neither answer is on the board, the next pair faces off over the same question.
hundred_to_one-rule-again-one = If neither answer is on the board, both answer again, to the same question.
hundred_to_one-rule-pairs = Each game has new players in its face-off.
hundred_to_one-rule-faceoff_mode-buzzer = Whoever presses the buzzer first is the first to answer.
hundred_to_one-rule-faceoff_mode-first_message = The answer that comes in first is the first answer.
hundred_to_one-rule-circle = Then the team answers in turn. A row that is found opens, and its points go to the fund.
hundred_to_one-rule-circle-one = Then whoever won the face-off goes on answering alone. A row that is found opens, and its points go to the fund.
hundred_to_one-rule-full = Who opens the whole board has the fund.
hundred_to_one-rule-miss_limit = { $miss_limit ->
    [one] After { $miss_limit } miss the opponents may steal the fund, by one answer of their captain.
   *[other] After { $miss_limit } misses the opponents may steal the fund, by one answer of their captain.
}
hundred_to_one-rule-repeat_answer-miss = To say what is open already is a miss too.
hundred_to_one-rule-repeat_answer-ask_again = If a row is open already, one may answer again.
hundred_to_one-rule-blitz-on = Before the captain answers, there is a quick poll: members give suggestions in secret, from the last one up. The captain takes one of them or gives another answer.
hundred_to_one-rule-blitz-off = Nobody is polled before the captain answers.
hundred_to_one-rule-blitz_versions = { $blitz_versions ->
    [one] The poll has { $blitz_versions } suggestion at most.
   *[other] The poll has { $blitz_versions } suggestions at most.
}
hundred_to_one-rule-steal_adds_row-on = If the captain is right, the team has the fund and the points of that row. If not, the fund stays with those who played.
hundred_to_one-rule-steal_adds_row-off = If the captain is right, the team has the fund, but not the points of that row. If not, the fund stays with those who played.

hundred_to_one-rule-reverse_round-on = In the reverse game the rows have a price of their own, and an answer off the board brings nothing.
hundred_to_one-rule-reverse_round-off = The reverse game is not played.
hundred_to_one-rule-captains = The captains answer, that of the team with fewer points first. The answers have to differ.
hundred_to_one-rule-reverse_values = The rows are worth, from the top down: { $values }.
hundred_to_one-rule-dearer = The lower a row stands, the more it is worth: a rare answer is the best.
hundred_to_one-rule-reverse_time = { $reverse_time ->
    [one] There is { $reverse_time } second to confer.
   *[other] There are { $reverse_time } seconds to confer.
}
hundred_to_one-rule-reverse_skip_lead-240 = With a lead of more than 240 a duel replaces it: rows open from the bottom, and the captains guess the question. It brings no points.

hundred_to_one-rule-tie_break-faceoff = With equal points a face-off of the captains decides who plays the big game.
hundred_to_one-rule-tie_break-both_none = With equal points both teams win, and there is no big game.
hundred_to_one-rule-players-two = Two players of the team with more points play the big game. The captain says who, and in which order.
hundred_to_one-rule-players-one = Whoever has more points plays the big game, and answers twice.
hundred_to_one-rule-hidden = The second player knows neither questions nor answers of the first part, but sees the fund.
hundred_to_one-rule-big_questions = { $big_questions ->
    [1] Both parts have the same question.
   *[other] Both parts have the same { $big_questions } questions.
}
hundred_to_one-rule-big_time1 = { $big_time1 ->
    [one] There is { $big_time1 } second for all answers of the first part.
   *[other] There are { $big_time1 } seconds for all answers of the first part.
}
hundred_to_one-rule-big_time2 = { $big_time2 ->
    [one] There is { $big_time2 } second for all answers of the second part.
   *[other] There are { $big_time2 } seconds for all answers of the second part.
}
hundred_to_one-rule-big_target = A fund of { $big_target } wins the main prize!
hundred_to_one-rule-big_synonyms-identical_only = The second part must not repeat an answer of the first word for word.
hundred_to_one-rule-big_synonyms-reject_synonyms = The second part must not repeat an answer of the first even in other words.

## House rules: what buttons call them

hundred_to_one-section-table = Table and answers
hundred_to_one-section-rounds = Which games
hundred_to_one-section-main = Circle and steal
hundred_to_one-section-reverse = Reverse game
hundred_to_one-section-big = Big game

hundred_to_one-option-team_size = Players in a team
hundred_to_one-option-host = A person hosts
hundred_to_one-option-matching = An answer counts
hundred_to_one-option-matching-exact = word for word
hundred_to_one-option-matching-lemma = in any form
hundred_to_one-option-matching-fuzzy = with a slip
hundred_to_one-option-matching-host = if the host says so
hundred_to_one-option-answer_timeout = Time for an answer
hundred_to_one-option-rounds = Games
hundred_to_one-option-rounds-simple = simple
hundred_to_one-option-rounds-double = double
hundred_to_one-option-rounds-triple = triple
hundred_to_one-option-rounds-reverse = reverse
hundred_to_one-option-rounds-big = big
hundred_to_one-option-rows = Rows of a board
hundred_to_one-option-multipliers = Points times
hundred_to_one-option-faceoff_mode = Face-off
hundred_to_one-option-faceoff_mode-buzzer = with a buzzer
hundred_to_one-option-faceoff_mode-first_message = by the first answer
hundred_to_one-option-miss_limit = Misses before a steal
hundred_to_one-option-repeat_answer = Naming an open row
hundred_to_one-option-repeat_answer-miss = a miss
hundred_to_one-option-repeat_answer-ask_again = one more try
hundred_to_one-option-blitz = Quick poll
hundred_to_one-option-blitz_versions = Suggestions in the poll
hundred_to_one-option-steal_adds_row = Captain’s row joins the fund
hundred_to_one-option-reverse_round = Reverse game
hundred_to_one-option-reverse_values = Row values
hundred_to_one-option-reverse_time = Time to confer
hundred_to_one-option-reverse_skip_lead = Captains’ duel
hundred_to_one-option-reverse_skip_lead-0 = never
hundred_to_one-option-reverse_skip_lead-240 = at a lead over 240
hundred_to_one-option-tie_break = With equal points
hundred_to_one-option-tie_break-faceoff = a face-off decides
hundred_to_one-option-tie_break-both_none = both win
hundred_to_one-option-big_questions = Big game questions
hundred_to_one-option-big_time1 = Time for the first part
hundred_to_one-option-big_time2 = Time for the second part
hundred_to_one-option-big_target = Fund for the prize
hundred_to_one-option-big_synonyms = Repeating the first
hundred_to_one-option-big_synonyms-reject_synonyms = not even in sense
hundred_to_one-option-big_synonyms-identical_only = not word for word
