# What the game is called

game-hundred_one = Hundred and One
game-names-hundred_one = 101, one hundred and one, hundred one
button-last-hundred_one = ⏪ Moves

# House rules of Hundred and One: what buttons call them

hundred_one-section-table = Aim
hundred_one-section-dealing = Deal
hundred_one-section-cards = Special cards
hundred_one-section-drawing = Drawing
hundred_one-section-scoring = Scores

## Aim

hundred_one-option-players = Players

## Deal

hundred_one-option-hand_size = Cards each
hundred_one-option-first_dealer = First dealer
hundred_one-option-first_dealer-lot = by lot
hundred_one-option-first_dealer-high_card = by highest card
hundred_one-option-next_dealer = Next dealer
hundred_one-option-next_dealer-rotate = in turn
hundred_one-option-next_dealer-deal_loser = loser of the deal
hundred_one-option-next_dealer-winner_leads = so winner leads
hundred_one-option-opening_card = First play
hundred_one-option-opening_card-dealer_fifth = on dealer’s card
hundred_one-option-opening_card-forehand_any = any card
hundred_one-option-opening_special = Turned-up card
hundred_one-option-opening_special-none = no effect
hundred_one-option-opening_special-effect = takes effect

## Special cards

hundred_one-option-ace_two_players = Ace with two in play
hundred_one-option-ace_two_players-keep = another turn
hundred_one-option-ace_two_players-pass = an ordinary card
hundred_one-option-six_draw = Cards for a six
hundred_one-option-six_draw-0 = none
hundred_one-option-seven_draw = Cards for a seven
hundred_one-option-seven_draw-0 = none
hundred_one-option-ks_draw = Cards for king of spades
hundred_one-option-ks_draw-0 = none
hundred_one-option-penalty_skip = Taker misses a turn
hundred_one-option-stacking = Passing penalties on
hundred_one-option-stacking-none = not allowed
hundred_one-option-stacking-same_rank = same rank
hundred_one-option-stacking-any_penalty = same rank or suit
hundred_one-option-nine_cover = Nines are covered
hundred_one-option-nine_cover_queen = Queens cover nines
hundred_one-option-finish_on_nine = Nine as the last card
hundred_one-option-finish_on_nine-must_cover = to be covered
hundred_one-option-finish_on_nine-allowed = ends the deal
hundred_one-option-queen_on_order = Queen on a named suit

## Drawing

hundred_one-option-draw_rule = Cards drawn
hundred_one-option-draw_rule-one = one
hundred_one-option-draw_rule-until_fits = until one fits
hundred_one-option-voluntary_draw = Drawing at will
hundred_one-option-drawn_card = A drawn card that fits
hundred_one-option-drawn_card-optional = may be played
hundred_one-option-drawn_card-forced = must be played
hundred_one-option-drawn_card-any = or any other
hundred_one-option-empty_stock = Stock runs out
hundred_one-option-empty_stock-flip = pile is turned
hundred_one-option-empty_stock-shuffle = pile is shuffled
hundred_one-option-empty_stock-end_deal = deal ends

## Scores

hundred_one-option-final_penalty = Penalty by a last card
hundred_one-option-queen_bonus = Last card a queen
hundred_one-option-queen_bonus-0 = nothing
hundred_one-option-queen_bonus-20 = −20
hundred_one-option-queen_spades_bonus = Last card Q♠
hundred_one-option-queen_spades_bonus-0 = nothing
hundred_one-option-queen_spades_bonus-20 = −20
hundred_one-option-queen_spades_bonus-40 = −40
hundred_one-option-queen_zero_bonus = Last queen at 0
hundred_one-option-queen_zero_bonus-by_card = as usual
hundred_one-option-queen_zero_bonus-20 = −20
hundred_one-option-queen_zero_bonus-40 = −40
hundred_one-option-queen_zero_bonus-none = nothing
hundred_one-option-score_floor = Score below 0
hundred_one-option-score_floor-none = stands
hundred_one-option-score_floor-zero = becomes 0
hundred_one-option-exact_reset = Reset at the exact limit
hundred_one-option-limit = Limit
hundred_one-option-end_mode = End of the match
hundred_one-option-end_mode-first_over = first one over
hundred_one-option-end_mode-eliminate = last one in wins
