# The games of the five: Twenty-Five, Fifty-Five, Forty-Fives

## At the table

fives-player-idle = ▫️ { $name }: { $score }
fives-player-turn = 👉 <b>{ $name }</b>: { $score }
fives-player-best = 🔝 { $name }: { $score }
fives-partner-idle = ▫️ { $side } { $name }
fives-partner-turn = 👉 { $side } <b>{ $name }</b>
fives-partner-best = 🔝 { $side } { $name }
fives-own-name = <u>{ $name }</u>
fives-card = { $card }
fives-card-best = <b>{ $card }</b>
fives-tricks = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}
fives-dealer = dealer
fives-side = { $side } { $score }
fives-side-own = { $side } <b>{ $score }</b>
fives-sides = Score: { $scores }
fives-partners = { $count ->
    [one] { $side } Your partner: { $names }
   *[other] { $side } Your partners: { $names }
}
fives-trump = Trumps { $suit }
fives-led = <b>{ $card }</b> is led — { $name }
fives-led-trump = The trump <b>{ $card }</b> is led — { $name }
fives-taken = Trick — { $name }, <b>{ $card }</b>

## Order of cards

fives-page-order = Order of cards
fives-order-title = Order of cards
fives-ace-of-hearts = ace of { $suit }
fives-order-trumps = <b>Trumps { $suit }:</b> 🥇 { $five } 🥈 { $jack } 🥉 { $ace }, then { $ranks }
fives-order-no-trump = <b>Trumps:</b> 🥇 5 🥈 { $jack } 🥉 { $ace }, then ace, king, queen, and the low cards as in their suit
fives-order-plain = <b>{ $suit }</b> { $ranks }
fives-order-hint = Highest on the left, your cards underlined. The ace of { $suit } is always a trump.
fives-order-renege = 🥇🥈🥉 may be held back when a lower trump is led.

## What may be played

fives-do-lead = Lead any card
fives-do-any = { $card } is led: play any card
fives-do-follow = Play { $suit }
fives-do-follow-or-trump = Play { $suit } or a trump
fives-do-void = You have no { $suit }: play any card
fives-do-trump = The trump { $card } is led: play a trump
fives-do-no-trump = The trump { $card } is led and you have none: play any card
fives-do-renege = The trump { $card } is led. You may hold back { $kept }: play any card

fives-no-trick = There has been no trick in this deal yet
fives-last-trick = Trick — { $name }
fives-match-won = 🏆 Won by { $side }
fives-result-side = { $side }

## Why not

fives-reason-must-play-trump = The trump { $led } is led, and you have trumps that can’t be held back: { $forced }. Play any trump
fives-reason-privilege-needs-lower-lead = The trump { $led } is led, higher than yours: { $forced }. They may be held back only when a lower trump is led. Play a trump
fives-reason-must-follow-or-trump = { $led } is led and you have { $suit }: play that or a trump
fives-reason-must-follow-suit = { $led } is led and you have { $suit }: play that
