# The hundred people: the survey for Hundred to One

command-survey = Be one of the hundred

survey-about = 👥 <b>The hundred people</b>
    Hundred to One needs real answers. I’ll ask what <b>you</b> would say: five questions at a time at most, and any may be skipped.
    Answers are kept without a name or a number: how many people have said so. Apart from them I remember what you were asked, so as not to repeat myself, here or in play.
    You can change your mind at any time. To erase all that I remember of you: /forget
survey-agree = I’m in
survey-not-now = Not now
survey-later = All right. If you feel like it: /survey

survey-menu = 👥 <b>The hundred people</b>
    You are in. Answers from you so far: { $number }
survey-shows-on = I ask after a game, once a day at most.
survey-shows-off = I ask nothing after a game.
survey-five = Five questions
survey-five-more = Five more
survey-turn-on = Ask me after a game
survey-turn-off = Don’t ask after a game
survey-leave = I’m out

survey-question = 👥 Question { $place } of { $most }
    <b>{ $question }</b>
survey-how = Answer in one message: a word or two.
survey-noted = ✍️ Your answer is counted.
survey-skip = Skip
survey-enough = Enough for now

survey-thanks = 🙏 Thank you! These were all questions for this time.
survey-exhausted = 🙏 Thank you! There are no questions left for you at the moment.
survey-stopped = All right, enough for now. To go on: /survey
survey-left = I won’t ask you anything more. If you change your mind: /survey. To erase all that I remember of you: /forget

survey-unfit-empty = Words are needed here: what would you say?
survey-unfit-long = Too long for the board. Try to say it in a couple of words.
survey-unfit-address = No links or addresses, please: what would you say?
survey-at-show = Let’s finish the game first: your words are needed at the table. The questions can wait: /survey
survey-privately = Such things I ask in private only.
