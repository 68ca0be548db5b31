# What the game is called

game-thousand = Thousand
game-names-thousand = 1000, tysiacha, tysyacha, russian schnapsen
button-last-thousand = ⏪ Trick

# House rules of Thousand: what buttons call them

thousand-section-table = Table and target
thousand-section-dealing = Deal
thousand-section-redeals = Redeals
thousand-section-bidding = Bidding and talon
thousand-section-dark = Dark game
thousand-section-giving-up = Giving up
thousand-section-play = Play
thousand-section-scoring = Scores and bolts
thousand-section-barrel = Barrel
thousand-section-golden = Golden deals

## Table and target

thousand-option-players = Players
thousand-option-two_player_mode = Game for two
thousand-option-two_player_mode-wiki2 = one to the opponent
thousand-option-two_player_mode-wiki3 = talons of three
thousand-option-two_player_mode-ten_two = two laid away
thousand-option-target = Target
thousand-option-win_strict = Must exceed the target
thousand-option-bank = Stake
thousand-option-bank-0 = none
thousand-option-marriage_values = Marriages
thousand-option-marriage_values-H100D80C60S40 = ♥100 ♦80 ♣60 ♠40
thousand-option-marriage_values-S100H80C60D40 = ♠100 ♥80 ♣60 ♦40
thousand-option-marriage_values-S100C80H60D40 = ♠100 ♣80 ♥60 ♦40
thousand-option-marriage_values-H80S60D40C20 = ♥80 ♠60 ♦40 ♣20

## Deal

thousand-option-shuffle_mode = Shuffled
thousand-option-shuffle_mode-each_deal = for every deal
thousand-option-shuffle_mode-first_only = only once
thousand-option-cut = Pack cut by
thousand-option-cut-off = nobody
thousand-option-cut-auto = the bot
thousand-option-cut-interactive = the player
thousand-option-cut_by = Who cuts
thousand-option-cut_by-right = right of dealer
thousand-option-cut_by-left = left of dealer
thousand-option-cut_nine = Nine at the bottom
thousand-option-cut_nine-off = no matter
thousand-option-cut_nine-recut = another cut
thousand-option-cut_nine-recut_fine = again, 3rd fined
thousand-option-cut_jack = Jack at the bottom
thousand-option-cut_jack-off = no matter
thousand-option-cut_jack-dealer_cuts = the dealer cuts
thousand-option-cut_jack-middle = to the middle
thousand-option-talon_deal = Cards of the talon
thousand-option-talon_deal-last = the last ones
thousand-option-talon_deal-interleaved = dealt on the way
thousand-option-sitter_marriage = Marriage in the talon
thousand-option-sitter_marriage-off = not scored
thousand-option-sitter_marriage-full = only if whole
thousand-option-sitter_marriage-full_and_half = whole or half
thousand-option-sitter_round = Talon points rounded

## Redeals

thousand-option-redeal_hand_below = Points in hand
thousand-option-redeal_hand_below-0 = no redeal
thousand-option-redeal_hand_below-13 = redeal under 13
thousand-option-redeal_hand_below-14 = redeal under 14
thousand-option-redeal_hand_below-15 = redeal under 15
thousand-option-redeal_hand_nines = Nines in hand
thousand-option-redeal_hand_nines-0 = no redeal
thousand-option-redeal_hand_nines-3 = redeal with 3 or 4
thousand-option-redeal_hand_nines-4 = redeal with 4
thousand-option-redeal_hand_jacks = Jacks in hand
thousand-option-redeal_hand_jacks-0 = no redeal
thousand-option-redeal_hand_jacks-4 = redeal with 4
thousand-option-redeal_talon_below = Points in the talon
thousand-option-redeal_talon_below-0 = no redeal
thousand-option-redeal_talon_below-4 = redeal under 4
thousand-option-redeal_talon_below-5 = redeal under 5
thousand-option-redeal_talon_nines = Nines in the talon
thousand-option-redeal_talon_nines-0 = no redeal
thousand-option-redeal_talon_nines-2 = redeal with 2 or 3
thousand-option-redeal_talon_nines-3 = redeal with 3
thousand-option-redeal_talon_jacks = Jacks in the talon
thousand-option-redeal_talon_jacks-0 = no redeal
thousand-option-redeal_talon_jacks-3 = redeal with 3
thousand-option-redeal_talon_only_at_100 = Talon redeals only at 100
thousand-option-redeal_after_discard_nines = Nines after discards
thousand-option-redeal_after_discard_nines-0 = no redeal
thousand-option-redeal_after_discard_nines-4 = redeal with 4
thousand-option-redeal_after_discard_jacks = Jacks after discards
thousand-option-redeal_after_discard_jacks-0 = no redeal
thousand-option-redeal_after_discard_jacks-4 = redeal with 4
thousand-option-redeal_after_discard_below = Points after discards
thousand-option-redeal_after_discard_below-0 = no redeal
thousand-option-redeal_after_discard_below-13 = redeal under 13
thousand-option-redeal_after_discard_below-14 = redeal under 14
thousand-option-redeal_after_discard_below-15 = redeal under 15
thousand-option-redeal_dealer_fine = Dealer fined for nines
thousand-option-redeal_who = Who may claim a redeal
thousand-option-redeal_who-any = anybody
thousand-option-redeal_who-forced_100 = on the hundred
thousand-option-redeal_window = Redeal claimed until
thousand-option-redeal_window-before_bidding = own first call
thousand-option-redeal_window-before_order = the contract
thousand-option-redeal_same_dealer = Same dealer after redeal

## Bidding and talon

thousand-option-opener = Opens the bidding
thousand-option-opener-forehand = left of dealer
thousand-option-opener-dealer = the dealer
thousand-option-opening = First bid
thousand-option-opening-forced = 100 unasked
thousand-option-opening-at_least = 100 or more
thousand-option-opening-open = as you like
thousand-option-min_bid = Least bid
thousand-option-bid_step = Bid step
thousand-option-jump_bids = Jump bids
thousand-option-bid_cap = Limit of bids
thousand-option-bid_cap-marriages = 120 + marriages
thousand-option-bid_cap-none = general
thousand-option-bid_max = General limit of bids
thousand-option-negative_silence = Player below zero
thousand-option-negative_silence-off = bids
thousand-option-negative_silence-below_zero = passes
thousand-option-negative_silence-at_minus_120 = passes from −120
thousand-option-negative_mercy = Yield to one below zero
thousand-option-talon_reveal = Talon shown
thousand-option-talon_reveal-always = always
thousand-option-talon_reveal-hide_uncontested = not at 100
thousand-option-talon_reveal-never = never
thousand-option-discard_visibility = Discards seen by
thousand-option-discard_visibility-recipient = their recipient
thousand-option-discard_visibility-open = all
thousand-option-discard_order = Discard and contract
thousand-option-discard_order-discard_then_order = discard first
thousand-option-discard_order-order_then_discard = contract first
thousand-option-raise_cap = Limit of contracts
thousand-option-raise_cap-cap = 120 + marriages
thousand-option-raise_cap-none = general
thousand-option-talon_rebuy = Buying the talon
thousand-option-talon_rebuy-off = no
thousand-option-talon_rebuy-120 = from 120
thousand-option-talon_rebuy-240 = from 240

## Dark game

thousand-option-dark = Going dark
thousand-option-dark-off = not allowed
thousand-option-dark-optional = as you like
thousand-option-dark-mandatory = compulsory
thousand-option-dark-unseen = while bidding
thousand-option-dark_seat = Who goes dark
thousand-option-dark_seat-forehand = left of dealer
thousand-option-dark_seat-dealer = the dealer
thousand-option-dark_seat-any = anybody
thousand-option-dark_hide_talon = Dark hides the talon
thousand-option-dark_hide_discard = Dark hides discards
thousand-option-dark_double = Dark doubles
thousand-option-dark_double-declarer = the declarer
thousand-option-dark_double-all = everybody
thousand-option-dark_double_marriage = Dark doubles marriages
thousand-option-dark_double_loss = Dark doubles losses
thousand-option-dark_counter_marriage = Marriage to outbid dark
thousand-option-dark_min_score = Score for going dark
thousand-option-dark_min_score-none = any
thousand-option-dark_min_score-gt0 = above 0
thousand-option-dark_min_score-gt120 = above 120
thousand-option-dark_min_score-ge240 = 240 or more
thousand-option-dark_no_raise = Dark contract is the bid
thousand-option-dark_bolts = Two bolts in the dark
thousand-option-dark_on_barrel = Dark during a barrel

## Giving up

thousand-option-rospis = Giving up
thousand-option-rospis-off = not allowed
thousand-option-rospis-half = half the contract
thousand-option-rospis-60 = 60 each
thousand-option-rospis-aces = by aces
thousand-option-rospis_deduct = Contract lost by giving up
thousand-option-rospis_limit = Giving up, times a match
thousand-option-rospis_limit-0 = no limit
thousand-option-rospis_third_fine = Third giving up fined
thousand-option-rospis_barrel_self = Giving up on the barrel
thousand-option-rospis_any_barrel = Giving up during a barrel
thousand-option-rospis_golden = Giving up golden deals
thousand-option-rospis_dark = Giving up dark games
thousand-option-rospis_same_dealer = Same dealer after giving up
thousand-option-rospis_ace_value = Giving up, each ace
thousand-option-rospis_ace_value-0 = nothing
thousand-option-rospis_half_round = Giving up, half rounded
thousand-option-rospis_half_round-up = up
thousand-option-rospis_half_round-down = down
thousand-option-cross = Crossing
thousand-option-cross_limit = Crosses a match
thousand-option-cross_limit-0 = no limit
thousand-option-cross_any_barrel = Crossing during a barrel
thousand-option-cross_dark = Crossing dark games

## Play

thousand-option-first_lead = First lead
thousand-option-first_lead-declarer = the declarer
thousand-option-first_lead-dealer = the dealer
thousand-option-first_lead-forehand = left of dealer
thousand-option-must_trump = Must trump
thousand-option-must_beat = Must beat
thousand-option-trump_mode = Trump
thousand-option-trump_mode-marriage = by marriages
thousand-option-trump_mode-declared = named
thousand-option-marriage_first_lead = Marriage on first lead
thousand-option-marriage_auto = Lead declares marriage
thousand-option-marriage_capture = Marriage to be captured
thousand-option-marriage_points_for = Marriages count for
thousand-option-marriage_points_for-all = all
thousand-option-marriage_points_for-declarer = only the declarer
thousand-option-trump_lead = Trumps led by
thousand-option-trump_lead-any = anybody
thousand-option-trump_lead-owner = their maker
thousand-option-trump_lead-non_owner = the others
thousand-option-ace_marriage = Ace marriage
thousand-option-ace_marriage-0 = none
thousand-option-ace_first_lead = Aces on first lead
thousand-option-ace_trump = Trump after aces
thousand-option-ace_trump-none = stays
thousand-option-ace_trump-cancel = ends
thousand-option-ace_trump-first = first ace’s suit
thousand-option-ace_trump-last = last ace’s suit
thousand-option-ace_consecutive = Aces led in a row
thousand-option-bed_marriage = Bed marriage
thousand-option-four_nines_bonus = Four nines
thousand-option-four_nines_bonus-0 = nothing

## Scores and bolts

thousand-option-success_score = A made contract brings
thousand-option-success_score-order = its value
thousand-option-success_score-actual = all points taken
thousand-option-round_declarer = Declarer’s cards rounded
thousand-option-penalty = Usual fine
thousand-option-bolt_mode = Fine for bolts
thousand-option-bolt_mode-off = no bolts
thousand-option-bolt_mode-any3 = any three
thousand-option-bolt_mode-row3 = three in a row
thousand-option-bolt_mode-any3_row_heavy = three, row dearer
thousand-option-bolt_mode-row3_or_every5 = row of 3, every 5th
thousand-option-bolt_row_penalty = Fine for three in a row
thousand-option-bolt_criterion = Bolt for
thousand-option-bolt_criterion-tricks = no tricks
thousand-option-bolt_criterion-points = no points
thousand-option-bolt_declarer = Bolts for the declarer
thousand-option-bolt_on_barrel = Bolts on the barrel
thousand-option-dump_pos = Dump
thousand-option-dump_pos-0 = none
thousand-option-dump_neg = Dump below zero
thousand-option-dump_neg-0 = none
thousand-option-dump_neg-555 = −555
thousand-option-dump_extra = Small dump
thousand-option-dump_extra-0 = none

## Barrel

thousand-option-barrel = Barrel
thousand-option-barrel-0 = none
thousand-option-barrel_attempts = Tries on the barrel
thousand-option-barrel_min_bid = Bids on the barrel
thousand-option-barrel_min_bid-100 = from 100
thousand-option-barrel_min_bid-120 = from 120
thousand-option-barrel_fall = Fall from the barrel
thousand-option-barrel_fall-minus = less a fine
thousand-option-barrel_fall-zero = to 0
thousand-option-barrel_fall-500 = to 500
thousand-option-barrel_failed_bid = Failed on the barrel
thousand-option-barrel_failed_bid-subtract = contract lost
thousand-option-barrel_failed_bid-attempt = a try lost
thousand-option-barrel_three_falls = Third fall
thousand-option-barrel_three_falls-off = as usual
thousand-option-barrel_three_falls-zero = to 0
thousand-option-barrel_three_falls-zero_no_barrel = to 0, no barrel
thousand-option-barrel_three_falls-five_no_barrel = to 5, no barrel
thousand-option-barrel_knock = Newcomer on the barrel
thousand-option-barrel_knock-knock = takes the place
thousand-option-barrel_knock-coexist = sits beside them
thousand-option-barrel_same_time = Mounted together
thousand-option-barrel_same_time-one = one stays
thousand-option-barrel_same_time-all = all fall
thousand-option-barrel_same_time-coexist = all stay
thousand-option-barrel_own_talon = Tries on own talon only
thousand-option-barrel_open_talon = Open talon on the barrel
thousand-option-barrel_bidding = Talon on the barrel
thousand-option-barrel_bidding-normal = by bidding
thousand-option-barrel_bidding-free = without bidding
thousand-option-barrel_raw_points = Bare points on the barrel
thousand-option-barrel_jump = Win without the barrel
thousand-option-barrel_success = Win from the barrel
thousand-option-barrel_success-order = by the contract
thousand-option-barrel_success-captured = by points taken
thousand-option-reverse_barrel = Reverse barrel
thousand-option-reverse_barrel-off = none
thousand-option-reverse_barrel--760 = back to −760
thousand-option-reverse_barrel--500 = back to −500
thousand-option-win_tie = Several at the target
thousand-option-win_tie-declarer = declarer wins
thousand-option-win_tie-highest = highest wins
thousand-option-win_tie-shared = all win

## Golden deals

thousand-option-golden = Golden deals
thousand-option-golden_mandatory = Golden deals compulsory
thousand-option-golden_seat = Golden deals played by
thousand-option-golden_seat-forehand = left of dealer
thousand-option-golden_seat-dealer = the dealer
thousand-option-golden_double_marriage = Golden doubles marriages
thousand-option-golden_none = No golden deal made
thousand-option-golden_none-reset_start = back to 0
thousand-option-golden_none-no_reset = play goes on
thousand-option-golden_none-repeat = golden deals again
thousand-option-golden_raise = Raising golden contracts
thousand-option-powerups = Bonuses
thousand-option-powerups-show_hands = opponents’ cards
thousand-option-powerups-talon_suits = suits of the talon
thousand-option-powerups-talon_all = the whole talon
thousand-option-powerups-talon_one = one talon card
