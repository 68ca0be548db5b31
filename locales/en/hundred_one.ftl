# Hundred and One

preset-hundred_one-recommended = Recommended
preset-hundred_one-classic = Classic
preset-hundred_one-literal_b = By the old book
preset-hundred_one-online = As played online
preset-hundred_one-stacking = Penalties passed on

hundred_one-line-limit = to { $limit }
hundred_one-line-first_over = until somebody is over
hundred_one-line-eliminate = last one in wins
hundred_one-line-stacking = sixes and sevens are passed on
hundred_one-line-any-opening = any card opens

## On the table

hundred_one-top = On top: <b>{ $card }</b> — { $name }
hundred_one-top-opening = On top: <b>{ $card }</b> — turned up in the deal
hundred_one-no-pile = The table is empty: any card opens
hundred_one-ordered = The suit is { $suit }
hundred_one-cover = { $card } has to be covered
hundred_one-penalty = { $number ->
    [one] Penalty: { $number } card
   *[other] Penalty: { $number } cards
}
hundred_one-stock = { $number ->
    [one] { $number } card in the stock
   *[other] { $number } cards in the stock
}
hundred_one-rest-first = First deal. Dealer: { $name }
hundred_one-rest-nobody = The deal is over: the stock ran out
hundred_one-rest = { $name } is out of cards
hundred_one-player = ▫️ { $name }: { $score }
hundred_one-player-turn = 👉 <b>{ $name }</b>: { $score }
hundred_one-player-out = ✖️ { $name }: { $score }, out
hundred_one-out = out
hundred_one-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
hundred_one-dealer = dealer

## Hand

hundred_one-hand-out = You are over the limit and out. Stay and see who wins.
hundred_one-do-lead = Lead any card
hundred_one-do-play = Match { $card }: its suit, its rank, or a queen
hundred_one-do-play-ordered = Play { $suit } or a queen
hundred_one-do-draw = Nothing fits: draw a card
hundred_one-do-pass = Nothing fits and there is nothing to draw: pass
hundred_one-do-drawn = You drew { $card }: play it or keep it?
hundred_one-do-cover = Cover { $card }
hundred_one-do-cover-draw = Nothing covers { $card }: draw until something does
hundred_one-do-order = Name a suit
hundred_one-do-penalty = { $number ->
    [one] Answer, or take { $number } card
   *[other] Answer, or take { $number } cards
}
hundred_one-pocket-top = On top: { $card }
hundred_one-pocket-order = The suit is { $suit }

## Buttons

hundred_one-button-queen = { $card } → { $suit }
hundred_one-page-queen = { $card } → suit…
hundred_one-button-draw = Draw a card
hundred_one-button-take = { $number ->
    [one] Take { $number } card
   *[other] Take { $number } cards
}
hundred_one-button-keep = Keep it
hundred_one-button-pass = Pass
hundred_one-button-deal = Deal now
hundred_one-no-plays = Nothing lies on the table yet
hundred_one-opening-line = Turned up: { $card }

## News

hundred_one-news-drawn-dealer = Cards are drawn: { $drawn }. The highest deals: { $name }
hundred_one-news-deal-started = Deal { $deal }, dealer { $name }
hundred_one-news-opening = { $card } is turned up
hundred_one-news-played = { $name }: { $card }
hundred_one-news-ordered = { $name }: { $card }, suit { $suit }
hundred_one-news-suit = { $name }: suit { $suit }
hundred_one-news-drew = { $name } draws a card
hundred_one-news-seen = You drew { $cards }
hundred_one-news-penalty = { $number ->
    [one] { $name } takes { $number } card
   *[other] { $name } takes { $number } cards
}
hundred_one-news-penalty-skip = { $number ->
    [one] { $name } takes { $number } card and misses a turn
   *[other] { $name } takes { $number } cards and misses a turn
}
hundred_one-news-skipped = { $name } misses a turn
hundred_one-news-passed = { $name }: pass
hundred_one-news-stock-shuffled = { $number ->
    [one] The stock ran out: the pile is shuffled, { $number } card
   *[other] The stock ran out: the pile is shuffled, { $number } cards
}
hundred_one-news-stock-turned = { $number ->
    [one] The stock ran out: the pile is turned over, { $number } card
   *[other] The stock ran out: the pile is turned over, { $number } cards
}
hundred_one-news-out = { $name } is over the limit and out

## Results

hundred_one-result-finished = 🏁 { $name } is out of cards, the last one was { $card }
hundred_one-result-left = { $name }: { $cards }
hundred_one-result-bonus = 👸 { $name }: last card a queen, −{ $bonus }
hundred_one-result-reset = 🎯 { $name }: exactly { $limit }, back to 0
hundred_one-result-floored = { $name }: no score below 0
hundred_one-result-over = 💥 { $name } is over: { $score }
hundred_one-result-losers = Lost: { $names }
hundred_one-result-legend = * who went out

## Why not

hundred_one-reason-match-over = The match is over
hundred_one-reason-match-rests = The next deal has not begun yet
hundred_one-reason-deal-in-progress = The deal is still going on
hundred_one-reason-not-your-turn = It’s not your turn
hundred_one-reason-no-such-card = You don’t hold { $card }
hundred_one-reason-order-needed = A queen needs a suit to go with her
hundred_one-reason-order-not-needed = No suit is named here
hundred_one-reason-nothing-to-order = There is no suit to name now
hundred_one-reason-must-order-first = Name a suit first
hundred_one-reason-must-match = { $top } takes a card of its suit or rank, or a queen
hundred_one-reason-must-answer-order = The suit is { $suit }: play that
hundred_one-reason-must-cover-nine = { $top } has to be covered: by { $suit } or a nine
hundred_one-reason-must-answer-penalty = Only a penalty card answers { $top }
hundred_one-reason-drawn-card-only = You may play only the card you drew: { $drawn }
hundred_one-reason-must-play-drawn-card = { $drawn } fits: you have to play it
hundred_one-reason-may-not-draw-with-a-fitting-card = You hold a card that fits: no drawing
hundred_one-reason-may-not-draw-with-a-covering-card = You can cover the nine: no drawing
hundred_one-reason-already-drawn = You have drawn a card already
hundred_one-reason-nothing-to-draw = There is nothing left to draw
hundred_one-reason-may-not-pass-with-a-fitting-card = You hold a card that fits: no passing
hundred_one-reason-must-draw-first = Draw a card first

## Rules

hundred_one-rule-aim = Each plays alone. Get rid of your cards: those left in your hand count against you.
hundred_one-rule-limit = More than { $limit } is over.
hundred_one-rule-exact_reset-on = Exactly { $limit } becomes 0.
hundred_one-rule-exact_reset-off = Exactly { $limit } is not over yet: the score stands.
hundred_one-rule-end_mode-first_over = The match ends as soon as somebody is over: that player loses, the lowest score wins.
hundred_one-rule-end_mode-eliminate = Whoever is over is out of the match; the last one in wins.
hundred_one-rule-values = An ace counts 11, a ten 10, eight, seven and six their number, a king 4, a queen 3, a jack 2, a nine 0.
hundred_one-rule-score_floor-none = Scores may fall below 0.
hundred_one-rule-score_floor-zero = Scores don’t fall below 0.
hundred_one-rule-hand_size-4 = The pack has 36 cards, four are dealt to each.
hundred_one-rule-hand_size-5 = The pack has 36 cards, five are dealt to each.
hundred_one-rule-opening_card-dealer_fifth = The dealer’s last card is turned up on the table, so the dealer holds one less; the player on the left begins.
hundred_one-rule-opening_card-forehand_any = The player left of the dealer begins with any card.
hundred_one-rule-opening_special-none = The card turned up in the deal has no effect of its own.
hundred_one-rule-opening_special-effect = The card turned up in the deal works as if the dealer had played it.
hundred_one-rule-first_dealer-lot = The first dealer is drawn by lot.
hundred_one-rule-first_dealer-high_card = Whoever draws the highest card deals first.
hundred_one-rule-next_dealer-rotate = After the first deal the players deal in turn.
hundred_one-rule-next_dealer-deal_loser = Whoever scored most in a deal deals the next one.
hundred_one-rule-next_dealer-winner_leads = The next dealer is such that the winner of the last deal begins.

hundred_one-rule-fits = Play a card of the suit or the rank of the top card. A queen goes on anything.
hundred_one-rule-draw_rule-one = If nothing fits, draw one card; if it doesn’t fit, the turn passes.
hundred_one-rule-draw_rule-until_fits = If nothing fits, draw until a card does.
hundred_one-rule-drawn_card-optional = A drawn card that fits may be played at once or kept.
hundred_one-rule-drawn_card-forced = A drawn card that fits has to be played.
hundred_one-rule-drawn_card-any = After drawing you may play any card that fits, or keep them all.
hundred_one-rule-voluntary_draw-on = You may also draw while you hold a card that fits.
hundred_one-rule-voluntary_draw-off = While you hold a card that fits, you may not draw.
hundred_one-rule-empty_stock-shuffle = When the stock is empty, the pile but for its top card is shuffled.
hundred_one-rule-empty_stock-flip = When the stock is empty, the pile but for its top card is turned over, unshuffled.
hundred_one-rule-empty_stock-end_deal = When a card is due and the stock is empty, the deal ends.

hundred_one-rule-six_draw = { $six_draw ->
    [one] 6: the next player takes { $six_draw } card.
   *[other] 6: the next player takes { $six_draw } cards.
}
hundred_one-rule-six_draw-0 = 6 is an ordinary card.
hundred_one-rule-seven_draw = { $seven_draw ->
    [one] 7: the next player takes { $seven_draw } card.
   *[other] 7: the next player takes { $seven_draw } cards.
}
hundred_one-rule-seven_draw-0 = 7 is an ordinary card.
hundred_one-rule-ks_draw = { $ks_draw ->
    [one] K♠: the next player takes { $ks_draw } card.
   *[other] K♠: the next player takes { $ks_draw } cards.
}
hundred_one-rule-ks_draw-0 = K♠ is an ordinary card.
hundred_one-rule-penalty_skip-on = Whoever takes penalty cards misses a turn.
hundred_one-rule-penalty_skip-off = Whoever takes penalty cards plays as usual.
hundred_one-rule-stacking-none = A penalty can’t be passed on.
hundred_one-rule-stacking-same_rank = A penalty may be passed on with a penalty card of the same rank: the cards add up.
hundred_one-rule-stacking-any_penalty = A penalty may be passed on with a penalty card of the same rank or suit: the cards add up.
hundred_one-rule-ace = Ace: the next player misses a turn.
hundred_one-rule-ace_two_players-keep = With two in play, an ace gives its player another turn.
hundred_one-rule-ace_two_players-pass = With two in play, an ace does nothing.
hundred_one-rule-queen = Queen: her player names a suit.
hundred_one-rule-queen_on_order-on = The suit that a queen named is answered by that suit or another queen.
hundred_one-rule-queen_on_order-off = The suit that a queen named is answered by that suit only.
hundred_one-rule-nine_cover-on = A nine is covered by its own player at once: with its suit or another nine, to be covered in turn. If you can’t, draw until you can.
hundred_one-rule-nine_cover-off = 9 is an ordinary card, with no need to cover it.
hundred_one-rule-nine_cover_queen-on = Any queen covers a nine too.
hundred_one-rule-nine_cover_queen-off = A queen of another suit does not cover a nine.
hundred_one-rule-finish_on_nine-must_cover = You can’t end on a nine: it has to be covered.
hundred_one-rule-finish_on_nine-allowed = You may end on a nine.
hundred_one-rule-final_penalty-on = If the last card is a penalty card, the next player still takes cards before the count.
hundred_one-rule-final_penalty-off = If the last card is a penalty card, nobody takes cards any more.
hundred_one-rule-queen_bonus = Ending on a queen other than Q♠ takes { $queen_bonus } off your score.
hundred_one-rule-queen_bonus-0 = Ending on a queen other than Q♠ takes nothing off.
hundred_one-rule-queen_spades_bonus = Ending on Q♠ takes { $queen_spades_bonus } off your score.
hundred_one-rule-queen_spades_bonus-0 = Ending on Q♠ takes nothing off.
hundred_one-rule-queen_zero_bonus-20 = At a score of 0, ending on any queen takes 20 off.
hundred_one-rule-queen_zero_bonus-40 = At a score of 0, ending on any queen takes 40 off.
hundred_one-rule-queen_zero_bonus-none = At a score of 0, ending on a queen takes nothing off.
