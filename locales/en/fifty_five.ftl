# 55, 110 and 220

game-fifty_five = Fifty-Five
game-names-fifty_five = 55, 110, 220, a hundred and ten, one hundred and ten
button-last-fifty_five = ⏪ Trick

preset-fifty_five-55 = To 55
preset-fifty_five-110 = To 110
preset-fifty_five-220 = To 220
preset-fifty_five-110-strict = To 110, strict
preset-fifty_five-110-name-first = To 110, trumps before the kitty

fifty_five-line-variant = to { $variant }
fifty_five-line-pairs = in pairs
fifty_five-line-triples = in threes
fifty_five-line-bids = bids { $bids }
fifty_five-line-must-win = only the bidder can win
fifty_five-line-bid-only = a made bid scores the bid
fifty_five-line-name-first = trumps before the kitty
fifty_five-line-deals = { $number ->
    [one] { $number } deal at most
   *[other] { $number } deals at most
}

## What happened

fifty_five-news-laid = { $name } lays five cards away
fifty_five-result-reached = 🏁 At { $target } — { $name }: { $trick ->
    [0] before the deal
   *[1] by trick { $trick }
}
fifty_five-result-not-the-bidder = At { $target } — { $name }, but it takes a made bid to win
fifty_five-reason-discard-five = { $wanted } cards have to go, not { $number }

## Rules

# Target and sides

fifty_five-rule-variant = The first to reach { $variant } or more wins.
fifty_five-rule-teams-individual = Everybody plays alone.
fifty_five-rule-teams-pairs = Partners sit opposite each other and have one score.
fifty_five-rule-teams-triples = Teams of three sit alternately and have one score each.

# Dealing

fifty_five-rule-deck = The pack has 52 cards. Five are dealt to each player, and five to the kitty. The deal passes to the left; the first dealer is drawn by lot.
fifty_five-rule-packets-3_2 = Cards are dealt in packets: three each, then two each.
fifty_five-rule-packets-2_3 = Cards are dealt in packets: two each, then three each.

# Bidding and the kitty

fifty_five-rule-auction = There is one round of bidding, the dealer speaks last. A bid is the number of points you promise to take, and each is higher than the one before.
fifty_five-rule-bids = { $sixty ->
    [on] The bids are { $bids }. A bid of 60 is a promise to take all five tricks.
   *[off] The bids are { $bids }.
}
fifty_five-rule-dealer_take-on = The dealer may hold the highest bid without raising it. Its bidder may then raise, the dealer hold again, and so on.
fifty_five-rule-dealer_take-off = The dealer may not hold the highest bid without raising it.
fifty_five-rule-all_pass-next_dealer = If all pass, the deal is thrown in and the next player deals.
fifty_five-rule-all_pass-same_dealer = If all pass, the deal is thrown in and the same player deals again.
fifty_five-rule-all_pass-dealer_10 = If all pass, the dealer has to play a bid of { $lowest }.
fifty_five-rule-name_before_kitty-off = Whoever wins the bidding is the declarer: takes the kitty, lays five cards away face down and names trumps.
fifty_five-rule-name_before_kitty-on = Whoever wins the bidding is the declarer: names trumps, takes the kitty and lays five cards away face down.

# Play

fifty_five-rule-trumps = The trumps from the top: five, jack, ace of hearts (always a trump), ace of trumps, king, queen; then red from the ten down to the two, black from the two up to the ten.
fifty_five-rule-plain = Plain suits from the top: king, queen, jack; then red from the ten down to the two, with the ace of diamonds lowest; black the ace, then from the two up to the ten.
fifty_five-rule-renege-on = When a trump is led, you have to play a trump. But the five and the jack of trumps and the ace of hearts may be held back if the trump led is lower.
fifty_five-rule-renege-off = When a trump is led, you have to play a trump, however high it is.
fifty_five-rule-always_ruff-on = When a plain suit is led, follow suit or trump; if you can’t follow, play any card.
fifty_five-rule-always_ruff-off = When a plain suit is led, follow suit; if you can’t, play any card.
fifty_five-rule-trick = The highest trump takes the trick, without trumps the highest card of the suit led. The winner leads to the next one.
fifty_five-rule-first_lead-dealer_left = The player left of the dealer leads first.
fifty_five-rule-first_lead-bidder_left = The player left of the declarer leads first.
fifty_five-rule-first_lead-bidder_right = The player right of the declarer leads first.

# Scoring

fifty_five-rule-best_trump_bonus-5 = A trick is 5 points, and the player who held the best trump in play gets 5 more: 30 in all.
fifty_five-rule-best_trump_bonus-0 = A trick is 5 points, 25 in all. The best trump earns nothing extra.
fifty_five-rule-score_bid_only-off = A declarer who takes at least the bid scores all that was taken.
fifty_five-rule-score_bid_only-on = A declarer who takes at least the bid scores the bid and no more.
fifty_five-rule-failed = A declarer who takes less than the bid loses the bid; scores may fall below 0.
fifty_five-rule-others = Everybody else scores what they took.
fifty_five-rule-sixty_score = A bid of 60 is made by taking all five tricks: +60, otherwise −60.
fifty_five-rule-bidder_must_win-off = If several reach { $variant } in one deal, whoever got there first, trick by trick, wins.
fifty_five-rule-bidder_must_win-on = Only the declarer can win, and only by making the bid. Whoever reaches { $variant } otherwise plays on.
fifty_five-rule-deal_limit = { $deal_limit ->
    [one] The match lasts { $deal_limit } deal at most; then the highest score wins.
   *[other] The match lasts { $deal_limit } deals at most; then the highest score wins.
}

## House rules: what the buttons call them

fifty_five-section-table = Target and sides
fifty_five-section-dealing = Dealing
fifty_five-section-bidding = Bidding
fifty_five-section-play = Play
fifty_five-section-scoring = Scoring

fifty_five-option-variant = Target
fifty_five-option-players = Players
fifty_five-option-teams = Sides
fifty_five-option-teams-individual = everybody alone
fifty_five-option-teams-pairs = pairs
fifty_five-option-teams-triples = threes
fifty_five-option-packets = Dealing
fifty_five-option-packets-3_2 = three, then two
fifty_five-option-packets-2_3 = two, then three
fifty_five-option-bids = Bids
fifty_five-option-dealer_take = The dealer may hold
fifty_five-option-all_pass = All pass
fifty_five-option-all_pass-next_dealer = next player deals
fifty_five-option-all_pass-same_dealer = same dealer again
fifty_five-option-all_pass-dealer_10 = the dealer plays
fifty_five-option-name_before_kitty = Trumps before the kitty
fifty_five-option-renege = Reneging
fifty_five-option-always_ruff = Trump instead of following
fifty_five-option-first_lead = First lead
fifty_five-option-first_lead-dealer_left = left of dealer
fifty_five-option-first_lead-bidder_left = left of declarer
fifty_five-option-first_lead-bidder_right = right of declarer
fifty_five-option-best_trump_bonus = Best trump
fifty_five-option-best_trump_bonus-0 = nothing
fifty_five-option-score_bid_only = Score only the bid
fifty_five-option-bidder_must_win = Only the declarer wins
fifty_five-option-sixty_score = For a bid of 60
fifty_five-option-deal_limit = Deals at most
fifty_five-option-deal_limit-0 = no limit
