# The games of the five with bidding: Fifty-Five and Forty-Fives

## At the table

fives-what-no-bid = <b>Bidding.</b> No bid yet
fives-what-bid = <b>Bidding.</b> { $amount } — { $name }
fives-what-held = <b>Bidding.</b> { $amount } — { $name }, held by { $dealer }
fives-what-contract = <b>{ $name } plays</b> · bid { $amount }
fives-what-trump = trumps { $suit }
fives-what-naming = naming trumps
fives-what-discarding = discarding
fives-what-taken = taken { $points }
fives-note-bid = <b>{ $amount }</b>
fives-note-hold = holds <b>{ $amount }</b>
fives-note-pass = pass

fives-rest-first = First deal. Dealer: { $name }
fives-rest-thrown-in = All passed: the deal is thrown in
fives-rest-made = ✅ { $name } made { $amount }
fives-rest-failed = ❌ { $name } failed at { $amount }

## Hand

fives-laid = Discarded: { $cards }
fives-do-bid = Bid or pass
fives-do-bid-over = Bid more than { $amount } or pass
fives-do-bid-last = All have passed. If you pass too, the deal is thrown in
fives-do-bid-last-bound = All have passed. If you pass too, you still have to play, at { $amount }
fives-do-hold = The bid is { $amount }, by { $name }. Hold it, raise it or pass?
fives-do-hold-top = The bid is { $amount }, by { $name }. It can’t be raised: hold it or pass?
fives-do-raise = { $name } holds your bid of { $amount }: raise it or pass?
fives-do-only-pass = You can only pass
fives-do-name-trump = Name trumps. Beside each suit: how many trumps you would have
fives-do-discard = { $number ->
    [one] Mark { $number } card to discard.
   *[other] Mark { $number } cards to discard.
}
fives-do-discard-least = { $number ->
    [one] Mark what to discard: { $number } card or more.
   *[other] Mark what to discard: { $number } cards or more.
}
fives-do-discard-any = Mark what to discard: you draw as many cards.
fives-do-discard-plain = Mark what to discard: all plain cards; trumps may stay.
fives-do-marked = { $number ->
    [one] { $number } marked.
   *[other] { $number } marked.
}
fives-do-lead-trump = Against { $amount } the first lead is a trump: { $suit }

## Buttons

fives-button-deal = Deal now
fives-button-all = { $amount } · all tricks
fives-button-hold = Hold { $amount }
fives-button-pass = Pass
fives-button-trump = { $suit } × { $number }
fives-button-all-plain = { $number ->
    [one] Mark the plain card ({ $number })
   *[other] Mark the plain cards ({ $number })
}
fives-button-discard = { $number ->
    [one] Discard { $number } card
   *[other] Discard { $number } cards
}
fives-button-keep = Keep all
fives-scores-taken = +{ $points }

## News

fives-news-deal-started = Deal { $deal }, dealer { $name }
fives-news-bid = { $name }: { $amount }
fives-news-held = { $name } holds { $amount }
fives-news-passed = { $name }: pass
fives-news-won = { $name } plays, bid { $amount }
fives-news-bound = All passed: the dealer, { $name }, has to play at { $amount }
fives-news-kitty-taken = { $name } takes the kitty
fives-news-kitty-seen = In the kitty: { $cards }
fives-news-trump = Trumps { $suit } — { $name }
fives-news-trick = Trick — { $name }: { $cards } (+{ $points })

## Results

fives-result-made = ✅ { $name }: bid { $amount } { $suit }, took { $points }
fives-result-failed = ❌ { $name }: bid { $amount } { $suit }, took only { $points }
fives-result-best-trump = 🥇 Best trump { $card } — { $name }, +{ $bonus }
fives-result-no-trump = Nobody held a trump
fives-result-limit = { $number ->
    [one] { $number } deal has been played: no more at this table.
   *[other] { $number } deals have been played: no more at this table.
}
fives-result-legend = * whose bid it was

## Why not

fives-reason-match-over = The match is over
fives-reason-match-rests = The next deal has not begun yet
fives-reason-deal-in-progress = The deal is still going on
fives-reason-not-your-turn = It’s not your turn
fives-reason-bidding-first = The bidding comes first
fives-reason-bidding-over = The bidding is over
fives-reason-no-such-bid = There is no bid of { $amount } at this table
fives-reason-bid-too-low = { $amount } is too low: { $highest } has been bid
fives-reason-dealer-only-holds = Only the dealer can hold a bid without raising it
fives-reason-no-hold-here = Bids are not held at this table, only raised
fives-reason-nothing-to-hold = There is nothing to hold: nobody has bid
fives-reason-discard-first = Discard first
fives-reason-nothing-to-discard = There is nothing more to discard
fives-reason-name-trump-first = Name trumps first
fives-reason-trump-named = Trumps are named already: { $suit }
fives-reason-no-such-card = You don’t hold { $card }
