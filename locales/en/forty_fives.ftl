# Forty-Fives, as played on the Nahanni

game-forty_fives = Forty-Fives
game-names-forty_fives = 45, 45s, forty-five, nahanni
button-last-forty_fives = ⏪ Trick

preset-forty_fives-nahanni = Nahanni
preset-forty_fives-nahanni-original = Nahanni, following suit
preset-forty_fives-nahanni-hole = Nahanni, with the hole
preset-forty_fives-nahanni-ace-low = Nahanni, ace not high
preset-forty_fives-free-finish = Free finish

forty_fives-line-target = to { $target }
forty_fives-line-gate = from 100 you bid and make it
forty_fives-line-no-gate = no bid needed to win
forty_fives-line-hole = except against a minus
forty_fives-line-follow = follow suit
forty_fives-line-ace-low = plain aces not high
forty_fives-line-bids = bids { $bids }
forty_fives-line-no-exchange = no exchange
forty_fives-line-deals = { $number ->
    [one] { $number } deal at most
   *[other] { $number } deals at most
}

## What happened

forty_fives-news-exchanged = { $name }: discards { $discarded }, draws { $drawn }
forty_fives-news-exchanged-nothing = { $name } exchanges nothing
forty_fives-news-drawn = You drew { $cards }
forty_fives-note-exchanged = discards { $number }
forty_fives-gate = 🚪 Win only by a made bid: { $sides }
forty_fives-gate-own = 🚪 Your side has { $score }: to win you have to bid and make it
forty_fives-result-gated = 🚪 { $side }: { $score }, but it takes a made bid to win
forty_fives-result-frozen = 🚪 { $side }: points taken in defence are not written

forty_fives-reason-discard-three = { $wanted } cards have to go, not { $number }
forty_fives-reason-discard-more = { $wanted } cards have to go or more, not { $number }
forty_fives-reason-discard-plain = All plain cards have to go, these too: { $cards }
forty_fives-reason-must-lead-trump = Against a bid of all tricks the first lead is a trump { $trump }, not { $card }

## Rules

# Target and table

forty_fives-rule-sides = Four play, two against two: partners sit opposite each other and have one score.
forty_fives-rule-deck = The pack has 52 cards. Five are dealt to each player, and three to the kitty. The deal passes to the left; the first dealer is drawn by lot.
forty_fives-rule-target = The game is { $target }.
forty_fives-rule-deal_limit = { $deal_limit ->
    [one] The match lasts { $deal_limit } deal at most; then the higher score wins.
   *[other] The match lasts { $deal_limit } deals at most; then the higher score wins.
}

# Bidding and the kitty

forty_fives-rule-auction = There is one round of bidding, the dealer speaks last. A bid is the number of points that a side promises to take, and each is higher than the one before.
forty_fives-rule-bids = { $thirty ->
    [on] The bids are { $bids }. A bid of 30 is a promise to take all five tricks.
   *[off] The bids are { $bids }.
}
forty_fives-rule-dealer_hold-on = The dealer may hold the highest bid without raising it. Its bidder may then raise, the dealer hold again, and so on.
forty_fives-rule-dealer_hold-off = The dealer may not hold the highest bid without raising it.
forty_fives-rule-all_pass-redeal_next = If all pass, the deal is thrown in and the next player deals.
forty_fives-rule-all_pass-redeal_same = If all pass, the deal is thrown in and the same player deals again.
forty_fives-rule-all_pass-dealer_min = If all pass, the dealer has to play a bid of { $lowest }.
forty_fives-rule-name_before_kitty-on = Whoever wins the bidding is the declarer: names trumps and takes the kitty.
forty_fives-rule-name_before_kitty-off = Whoever wins the bidding is the declarer: takes the kitty and names trumps.

# Exchange

forty_fives-rule-exchange-on = Before the play everybody discards as many cards as they like and draws until they hold five. The declarer has eight cards and must discard three or more.
forty_fives-rule-exchange-off = Only the declarer changes cards: discards three of eight.
forty_fives-rule-exchange_order-dealer_left_first = Cards are exchanged clockwise from the dealer’s left.
forty_fives-rule-exchange_order-bidder_first = The declarer exchanges first, then the others clockwise.
forty_fives-rule-exchange_rounds-1 = Each player exchanges cards once.
forty_fives-rule-must_discard_plain-on = All plain cards must be discarded; trumps may be kept.
forty_fives-rule-must_discard_plain-off = Any cards may be discarded or kept, trumps too.

# Play

forty_fives-rule-trumps = The trumps from the top: five, jack, ace of hearts (always a trump), ace of trumps, king, queen; then red from the ten down to the two, black from the two up to the ten.
forty_fives-rule-first_lead-bidder_left = The player left of the declarer leads first.
forty_fives-rule-first_lead-dealer_left = The player left of the dealer leads first.
forty_fives-rule-first_lead-bidder = The declarer leads first.
forty_fives-rule-thirty_lead_trump-on = Against a bid of 30 the first card that the defenders lead has to be a trump, if there is one in the hand.
forty_fives-rule-thirty_lead_trump-off = Against a bid of 30 any card may be led.
forty_fives-rule-follow_suit-off = When a plain suit is led, play any card.
forty_fives-rule-follow_suit-on = When a plain suit is led, follow suit or trump; if you can’t follow, play any card.
forty_fives-rule-renege-on = When a trump is led, you have to play a trump. But the five and the jack of trumps and the ace of hearts may be held back if the trump led is lower.
forty_fives-rule-renege-off = When a trump is led, you have to play a trump, however high it is.
forty_fives-rule-plain_ace_low-off = Plain suits from the top: ace, king, queen, jack; then red from the ten down to the two, black from the two up to the ten.
forty_fives-rule-plain_ace_low-on = Plain suits from the top: king, queen, jack; then red from the ten down to the two, with the ace of diamonds lowest; black the ace, then from the two up to the ten.
forty_fives-rule-trick = The highest trump takes the trick, without trumps the highest card of the suit led. The winner leads to the next one.

# Scoring

forty_fives-rule-best_trump_bonus-5 = A trick is 5 points, and the player who held the best trump in play gets 5 more: 30 in all.
forty_fives-rule-best_trump_bonus-0 = A trick is 5 points, 25 in all. The best trump earns nothing extra.
forty_fives-rule-made = If the declarer’s side takes at least the bid, it scores all that it took; if not, it loses the bid.
forty_fives-rule-defence = The defenders score what they took.
forty_fives-rule-thirty_win = A bid of 30 is made by taking all five tricks: it scores { $thirty_win }.
forty_fives-rule-thirty_lose = A failed bid of 30 loses { $thirty_lose }.
forty_fives-rule-bid_to_win-on = For a side that had { $bid_to_win_from } or more before the deal points are not enough: to win it has to bid and make it.
forty_fives-rule-bid_to_win-off = To win it is enough to reach { $target }, in defence too.
forty_fives-rule-gate_points-accumulate = What a side with { $bid_to_win_from } or more takes in defence is written down, even above { $target }.
forty_fives-rule-gate_points-freeze = What a side with { $bid_to_win_from } or more takes in defence is not written down.
forty_fives-rule-gate_off_if_negative-on = While the other side is below 0, it is enough to reach { $target }.
forty_fives-rule-tie-bidder = If both sides could win in one deal, the one that made its bid wins.
forty_fives-rule-tie-higher = If both sides could win in one deal, the higher score wins.

## House rules: what the buttons call them

forty_fives-section-table = Target and table
forty_fives-section-bidding = Bidding
forty_fives-section-exchange = Exchange
forty_fives-section-play = Play
forty_fives-section-scoring = Scoring

forty_fives-option-target = Target
forty_fives-option-deal_limit = Deals at most
forty_fives-option-deal_limit-0 = no limit
forty_fives-option-bids = Bids
forty_fives-option-dealer_hold = The dealer may hold
forty_fives-option-all_pass = All pass
forty_fives-option-all_pass-redeal_next = next player deals
forty_fives-option-all_pass-redeal_same = same dealer again
forty_fives-option-all_pass-dealer_min = the dealer plays
forty_fives-option-name_before_kitty = Trumps before the kitty
forty_fives-option-exchange = All exchange cards
forty_fives-option-exchange_order = First to exchange
forty_fives-option-exchange_order-dealer_left_first = left of dealer
forty_fives-option-exchange_order-bidder_first = the declarer
forty_fives-option-exchange_rounds = Exchanges
forty_fives-option-must_discard_plain = Plain cards must go
forty_fives-option-first_lead = First lead
forty_fives-option-first_lead-bidder_left = left of declarer
forty_fives-option-first_lead-dealer_left = left of dealer
forty_fives-option-first_lead-bidder = the declarer
forty_fives-option-thirty_lead_trump = Trump lead against 30
forty_fives-option-follow_suit = Follow suit
forty_fives-option-renege = Reneging
forty_fives-option-plain_ace_low = Plain aces not high
forty_fives-option-best_trump_bonus = Best trump
forty_fives-option-best_trump_bonus-0 = nothing
forty_fives-option-thirty_win = A made bid of 30
forty_fives-option-thirty_lose = A failed bid of 30
forty_fives-option-bid_to_win = Bid and make it to win
forty_fives-option-bid_to_win_from = Bid and make it from
forty_fives-option-gate_points = Points in defence from 100
forty_fives-option-gate_points-accumulate = written
forty_fives-option-gate_points-freeze = not written
forty_fives-option-gate_off_if_negative = Not against a minus
forty_fives-option-tie = Both could win
forty_fives-option-tie-bidder = the made bid
forty_fives-option-tie-higher = the higher score
