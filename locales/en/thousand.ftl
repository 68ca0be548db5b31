# Thousand

preset-thousand-recommended = Recommended
preset-thousand-classic = Classic
preset-thousand-classic_agreed = Classic with extras
preset-thousand-online = As played online
preset-thousand-wiki = By the encyclopedia
preset-thousand-wiki_agreed = Encyclopedia with extras
preset-thousand-two-player = For two
preset-thousand-two-player-10 = For two, no card given
preset-thousand-three-dark = Three in the dark
preset-thousand-four-player = For four
preset-thousand-1001 = To 1001
preset-thousand-501 = To 501
preset-thousand-golden-kon = Golden deal

thousand-line-target = to { $target }
thousand-line-aces = four aces { $value }
thousand-line-barrel = barrel at { $barrel }
thousand-line-no-barrel = no barrel
thousand-line-rospis = giving up allowed
thousand-line-no-rospis = no giving up
thousand-line-dark = dark game
thousand-line-golden = golden deals
thousand-line-declared = named trump

## On the table

thousand-what-cut = Cutting the pack: { $name }
thousand-what-dark = The cards are dealt. Will { $names } play in the dark?
thousand-what-dark-must = The cards are dealt. Who is asked has to go dark: { $names }
thousand-what-golden-choice = To play 120 or not: { $name } decides
thousand-what-no-bid = <b>Bidding.</b> No bid yet
thousand-what-bid = <b>Bidding.</b> { $amount } by { $name }
thousand-what-dark-bid = <b>Bidding.</b> { $amount } in the dark by { $name }
thousand-what-rebuy = <b>The talon can be bought.</b> So far { $name } plays · bid { $amount }
thousand-what-talon = choosing a talon
thousand-what-claims = will anybody claim a redeal?
thousand-what-trump = naming the trump
thousand-what-won = <b>{ $name } plays</b> · bid { $amount }
thousand-what-order = <b>{ $name } plays</b> · contract { $amount }
thousand-golden-banner = 🥇 <b>Golden deal { $number } of { $most }:</b> everything counts double
thousand-trump-of = trump { $suit } ({ $name })
thousand-talon-own = Talon, for you only: { $cards }
thousand-talon-of-two = Talon { $number }: { $cards }
thousand-last-talon = { $number ->
    [one] The other talon, { $number } card, goes with the last trick
   *[other] The other talon, { $number } cards, goes with the last trick
}
thousand-laid-own = Laid down: { $cards }
thousand-dark = in the dark
thousand-no-trump = no trump
thousand-trump = trump { $suit }
thousand-talon = Talon: { $cards }
thousand-on-the-table = On the table:
thousand-played = { $card } { $name }
thousand-declaration = { $name } { $what } { $value }
thousand-declared = Declared: { $what }

thousand-rest-first = First deal. Dealer: { $name }
thousand-rest-made = ✅ { $name } made { $amount }
thousand-rest-failed = ❌ { $name } failed { $amount }
thousand-rest-rospis = 🏳 { $name } gave up { $amount }
thousand-rest-cross = ✝️ { $name } crossed, { $amount } is not played
thousand-rest-declined = Golden deal: passed, not played
thousand-rest-redeal = Redeal
thousand-rest-thrown-in = All passed: the deal is not played

thousand-player = ▫️ { $name }: { $score }
thousand-player-turn = 👉 <b>{ $name }</b>: { $score }
thousand-mark-sitter = on the talon
thousand-mark-dealer = dealer
thousand-mark-passed = pass
thousand-mark-bid = <b>{ $amount }</b>
thousand-mark-dark-bid = <b>{ $amount }</b> in the dark
thousand-mark-hundred = sits on <b>{ $amount }</b>
thousand-mark-unseen = has not looked
thousand-mark-tricks = tricks { $tricks }, points { $points }
thousand-mark-barrel = barrel { $attempt }/{ $most }
thousand-mark-reverse = reverse barrel { $attempt }/{ $most }
thousand-mark-row = { $number } in a row
thousand-mark-no-barrel = no barrel
thousand-mark-crosses = crosses { $number }
thousand-holding-bed = bed
thousand-holding-aces = four aces { $value }
thousand-holding-nines = four nines { $value }
thousand-mark-falls = falls { $number }
thousand-mark-rospises = given up { $number }

thousand-kind-aces = aces
thousand-kind-nines = nines
thousand-kind-bed = bed { $suit }

## Hand

thousand-hand-sitter = You sit on the talon in this deal and don’t play. When it has been played, you get the points of the talon’s cards.
thousand-hand-sitter-full = A marriage in the talon counts for you too.
thousand-hand-sitter-full_and_half = A marriage in the talon counts for you too, a lone king or queen half of it.
thousand-hand-sitter-points = { $points ->
    [one] You sit on the talon and don’t play. It holds { $points } point: yours when the deal has been played.
   *[other] You sit on the talon and don’t play. It holds { $points } points: yours when the deal has been played.
}
thousand-hand-sitter-pair = And a marriage { $suit }: { $value } more
thousand-hand-unseen = <b>Your cards</b> lie face down
thousand-hand-marriages = Marriage: { $what }
thousand-peeked-hand = 👀 { $name } was dealt: { $cards }
thousand-peeked-talon = 👀 In the talon: { $cards }
thousand-peeked-suits = 👀 Suits of the talon: { $suits }
thousand-may-claim = ♻️ You may claim a redeal: { $why }
thousand-barrel-order = 🛢 You are on the barrel: a contract of { $amount } or more wins, if you make it
thousand-barrel-captured = 🛢 You are on the barrel: to win, make your contract and take { $amount } or more
thousand-barrel-raw = 🛢 You are on the barrel: only card points count for you, no marriages, no rounding, for your contract too
thousand-do-cut = How many cards do you lift off the top?
thousand-do-cut-dealer = A jack lay at the bottom, now you cut: how many cards? Whatever comes, comes.
thousand-do-cut-nine-recut = A nine at the bottom: you cut again.
thousand-do-cut-nine-recut_fine = A nine at the bottom: you cut again, and the third one costs { $amount }.
thousand-do-cut-jack-dealer_cuts = A jack: the dealer cuts.
thousand-do-cut-jack-middle = A jack goes into the middle.
thousand-do-dark-may = Go dark — 120 without a look at your cards — or look?
thousand-do-dark-must = By the rules of this table you go dark: 120 without a look at your cards.
thousand-dark-doubles-all = In the dark everybody’s points count double.
thousand-dark-doubles-loss = In the dark a win and a loss count double.
thousand-dark-doubles-win = In the dark a win counts double, a loss does not.
thousand-do-bid-unseen = A bid before you look is a bid in the dark.
thousand-do-bid-next = Your call: { $least } or pass
thousand-do-open = You open the bidding: { $least } or more, you may not pass
thousand-do-golden = Play 120 in this golden deal, or pass? A pass costs nothing.
thousand-do-bid-up-to = Your call: you may go up to { $cap }
thousand-do-pass = Your call, but only a pass is left.
thousand-do-rebuy = Buy the talon? Then you play, for { $amount } or more.
thousand-do-talon-last = Take one of the talons, unseen. The other goes with the last trick.
thousand-do-talon-out = Take one of the talons, unseen. The other stays out of play.
thousand-do-give = Which card do you give to { $name }?
thousand-do-lay-down = { $number ->
    [one] Lay down one more card: it stays out of play
   *[other] Lay down { $number } cards, one by one: they stay out of play
}
thousand-do-lay-on-talon = Which card do you lay on the other talon? It goes with the last trick.
thousand-do-claims = A redeal, or play these cards?
thousand-do-order = Name your contract, { $bid } or more.
thousand-do-order-worth = These cards are worth { $amount }, more or less.
thousand-do-order-only = Name your contract. It can’t be raised: { $bid }.
thousand-do-trump = Name the trump: it stays for the whole deal
thousand-do-beat = You have to beat { $card }
thousand-do-lead = Your lead: any card on the buttons
thousand-pocket-unseen = You have not looked at your cards yet
thousand-do-follow = Follow suit: { $suit }
thousand-do-trump-in = No card of the suit: you have to trump with { $suit }
thousand-do-any = You have no { $suit }: any card will do
thousand-pocket-sitter = You sit on the talon in this deal: no cards in hand

thousand-rospis-really = <b>Give up?</b> The deal ends unplayed: { $own } for you, { $share } for each opponent.
thousand-rospis-fine = It is your third time: a fine of { $amount } as well.
thousand-giving-up-left = Left to you in this match: { $number } of { $most }.
thousand-button-play-on = Play on
thousand-button-golden = I play { $amount }
thousand-cross-really = <b>Cross yourself?</b> The deal ends unplayed, no scores change, each opponent gets a bolt.

## Buttons

thousand-button-deal = Deal now
thousand-button-look = Look at my cards
thousand-button-dark = In the dark, 120
thousand-button-pass = Pass
thousand-button-rebuy = Buy for { $amount }
thousand-button-take = Talon { $number } 🂠
thousand-button-worth = 💡 { $amount }
thousand-button-trump = { $suit } × { $number }
thousand-button-trump-pair = { $suit } × { $number } · marriage { $value }
thousand-button-order = I play { $amount }
thousand-button-marriage = Marry { $suit } { $value } · { $rank }
thousand-button-bed = Bed { $suit } { $value } · { $rank }
thousand-button-aces = Aces { $value } · { $card }
thousand-button-nines = Nines { $value } · { $card }
thousand-button-redeal = Redeal!
thousand-button-rospis-yes = Yes, give up
thousand-button-cross-yes = Yes, cross
thousand-button-peek-hands = 👀 Opponents’ cards
thousand-button-peek-suits = 👀 Suits of the talon
thousand-button-peek-talon = 👀 Whole talon
thousand-button-peek-card = 👀 Card { $number }
thousand-page-lay = Lay down first…
thousand-page-bids = Another bid…
thousand-page-orders = Another contract…
thousand-page-cuts = Cut elsewhere…
thousand-page-rospis = Give up…
thousand-page-cross = Cross…

thousand-no-trick = No trick has been taken in this deal yet
thousand-last-trick = Trick for { $name }

## News

thousand-news-deal-started = Deal { $deal }, dealer { $name }
thousand-news-cut = { $name } cuts the pack
thousand-news-nine-below = A nine at the bottom ({ $times }): { $name } cuts again
thousand-news-nine-below-last = A nine at the bottom, the third in a row: dealt as it is
thousand-news-jack-below-cut = A jack at the bottom: now the dealer cuts, { $name }
thousand-news-jack-below-middle = A jack at the bottom goes into the middle of the pack
thousand-news-looked = { $name } looks
thousand-news-opening = { $name } sits on { $amount }
thousand-news-won-dark = { $name } takes the talon for { $amount } in the dark
thousand-news-golden = { $name } plays the golden deal, { $amount }
thousand-news-free = { $name } on the barrel takes the talon without bidding, for { $amount }
thousand-news-bid = { $name }: { $amount }
thousand-news-dark-bid = { $name }: { $amount } in the dark
thousand-news-passed = { $name }: pass
thousand-news-won = { $name } takes the talon for { $amount }
thousand-news-hundred = All pass: { $name } takes the talon for { $amount }
thousand-news-thrown-in = All passed: the deal is not played
thousand-news-talon-taken = { $name } takes talon { $number }
thousand-news-peeked-hands = 👀 { $name } looks at the opponents’ cards
thousand-news-peeked-suits = 👀 { $name } looks at the suits of the talon
thousand-news-peeked-talon = 👀 { $name } looks at the talon
thousand-news-peeked-card = 👀 { $name } looks at card { $number } of the talon
thousand-news-trump = Trump { $suit } by { $name }
thousand-news-talon-bought = { $name } buys the talon for { $amount }
thousand-news-given = { $giver } → { $recipient }: { $what }
thousand-news-a-card = a card
thousand-news-laid-down = { $name } lays a card down
thousand-news-redeal = Redeal! { $name }: { $why }
thousand-news-order = { $name }: contract { $amount }
thousand-news-no-trump = There is no trump any more
thousand-news-rospis = { $name } gives up: { $own }, opponents { $share } each
thousand-news-cross = { $name } crosses!
thousand-news-marriage = 👑 { $name }: marriage { $what }, { $value }
thousand-news-declared = 👑 { $name }: { $what }, { $value }
thousand-news-trick = { $name } takes { $cards } (+{ $points })
thousand-news-other-talon = The other talon goes to { $name } (+{ $points })
thousand-news-bolt = { $count ->
    [one] ● { $name }: a bolt, { $total } in all
   *[other] ●● { $name }: { $count } bolts, { $total } in all
}
thousand-news-fined = { $name }: a fine of { $amount } for { $why }
thousand-news-attempt = 🛢 { $name } on the barrel: deal { $used } of { $most } is over
thousand-news-barrel = 🛢 { $name } is on the barrel
thousand-news-reverse = 🕳 { $name } is on the reverse barrel
thousand-news-reverse-attempt = 🕳 { $name } on the reverse barrel: deal { $used } of { $most } is over
thousand-news-barrel-left = 🛢 { $name } is off the barrel, score { $total }
thousand-news-reverse-left = 🕳 { $name } is off the reverse barrel, score { $total }
thousand-news-fell = 🛢 { $name } falls off the barrel: { $why }. Score { $total }
thousand-news-third-fall = (third fall)
thousand-news-third-fall-lost = (third fall, no barrel any more)
thousand-fall-attempts = time is up
thousand-fall-knocked = knocked off
thousand-fall-together = it has no room for several
thousand-news-nobody-won = 🏁 Nobody has won
thousand-news-dumped = 🚛 Dump! { $name } had { $total }, has 0
thousand-news-golden-over = { $ending ->
    [again] The golden deals are over: nobody made it, once more from the start
    [reset] The golden deals are over: nobody made it, all scores are 0
   *[on] The golden deals are over, the match goes on
}

thousand-ground-hand-below = fewer than { $number } points in hand
thousand-ground-hand-nines = { $number ->
    [3] three nines in hand
   *[4] four nines in hand
}
thousand-ground-hand-jacks = four jacks in hand
thousand-ground-talon-below = fewer than { $number } points in the talon
thousand-ground-talon-nines = { $number ->
    [2] two nines in the talon
   *[3] three nines in the talon
}
thousand-ground-talon-jacks = three jacks in the talon
thousand-ground-discard-below = fewer than { $number } points after the discards
thousand-ground-discard-nines = four nines after the discards
thousand-ground-discard-jacks = four jacks after the discards

thousand-fine-bolts = three bolts
thousand-fine-bolts-in-a-row = three bolts in a row
thousand-fine-bolts-every-fifth = a fifth bolt
thousand-fine-third-rospis = giving up for the third time
thousand-fine-nines-at-the-cut = a third nine at the bottom
thousand-fine-redeal = a redeal for nines

## Results

thousand-result-golden = Deal { $deal }, golden
thousand-column-points = cards
thousand-column-pairs = marr.
thousand-result-frozen = 🛢 { $name }: no points on the barrel
thousand-result-rounded = Points of tricks are rounded to 5
thousand-result-lost = 🕳 Lost on the reverse barrel: { $names }
thousand-result-counted = Taken: { $total }
thousand-result-counted-pairs = Taken: { $total }, tricks { $cards } + marriages { $pairs }
thousand-result-counted-rounded = Taken: { $total }, tricks { $cards } ≈ { $rounded }, marriages { $pairs }
thousand-result-counted-raw = Taken: { $cards }, on the barrel marriages don’t count
thousand-result-doubled-all = ×2 for everybody
thousand-result-doubled-dark = ×2 for the declarer, in the dark
thousand-result-doubled-others = ×2 for the opponents, but a loss in the dark counts once
thousand-result-not-doubled = A loss in the dark is not doubled
thousand-result-pairs-once = Marriages are not doubled
thousand-result-pairs-lost = { $name }: declared, but not counted: { $value }
thousand-result-sitter = { $name }: these are the points of the talon
thousand-result-order-kept = 🛢 { $name }: on the barrel a failed contract costs nothing
thousand-result-legend = * whose contract it was
thousand-result-bank = { $name }: bank { $gain }

## Why not

thousand-reason-match-over = The match is over
thousand-reason-at-rest = The next deal has not begun yet
thousand-reason-deal-in-progress = The deal is still going on
thousand-reason-not-your-turn = It’s not your turn
thousand-reason-not-playing = You sit on the talon and don’t play in this deal
thousand-reason-not-the-declarer = That is up to the declarer
thousand-reason-wrong-phase = It’s not the time for that
thousand-reason-cut-out-of-range = You can cut 1 to 23 cards
thousand-reason-must-go-dark = By these rules the first one asked has to go dark
thousand-reason-already-looked = You have looked at your cards: too late to go dark
thousand-reason-no-dark-game = There is no dark game now
thousand-reason-opening-owed = You open the bidding: you may not pass
thousand-reason-already-passed = You have passed and can’t come back into the bidding
thousand-reason-silenced = With a score that low you may not bid
thousand-reason-hushed = The opener’s score is below zero: the others pass
thousand-reason-dark-bid-stands = Only someone who has looked and holds a marriage may outbid a dark bid
thousand-reason-bid-too-low = It has to be { $least } at least
thousand-reason-not-a-multiple = The number has to be a multiple of { $step }
thousand-reason-bid-over-cap = With your cards you may go up to { $cap } only
thousand-reason-bid-over-cap-unseen = Without a look at your cards you may go up to { $cap } only
thousand-reason-no-jump-bids = No jump bids: the next one is { $least }
thousand-reason-golden-order-fixed = In a golden deal the contract is always { $amount }
thousand-reason-no-such-bonus = There is no such bonus at this table
thousand-reason-bonus-used = You have used this bonus in this deal
thousand-reason-no-such-place = There is no such card in the talon
thousand-reason-not-the-level = The talon can be bought for { $amount } only
thousand-reason-no-such-talon = There is no such talon
thousand-reason-card-not-in-hand = You don’t hold { $card }
thousand-reason-not-an-opponent = Cards are given to opponents only
thousand-reason-already-given = This opponent has a card already
thousand-reason-nothing-to-give = There is nothing left to give
thousand-reason-nothing-to-lay-down = There is nothing left to lay down
thousand-reason-order-below-bid = The contract can’t be lower than your bid of { $bid }
thousand-reason-order-over-cap = With your cards the contract may be { $cap } at most
thousand-reason-dark-order-fixed = A contract bid in the dark stays as it is: { $amount }
thousand-reason-claim-without-ground = There is no ground for a redeal
thousand-reason-claim-too-early = It’s too early to claim a redeal
thousand-reason-claim-too-late = It’s too late to claim a redeal
thousand-reason-claim-unseen = Look at your cards first
thousand-reason-claim-in-the-dark = Who goes dark can’t claim a redeal
thousand-reason-claim-only-on-the-hundred = Only the player sitting on the hundred may claim a redeal
thousand-reason-too-many-redeals = Too many redeals in a row: these cards are played
thousand-reason-too-early-to-give-up = Take the talon first
thousand-reason-too-late-to-give-up = The first card has been played: too late to give up
thousand-reason-rospis-off = There is no giving up at this table
thousand-reason-rospis-limit = You can’t give up any more: { $limit } times a match
thousand-reason-rospis-on-the-barrel = No giving up on the barrel
thousand-reason-rospis-with-a-barrel = No giving up while somebody is on the barrel
thousand-reason-rospis-golden = A golden deal can’t be given up
thousand-reason-rospis-dark = A dark game can’t be given up
thousand-reason-cross-off = There is no crossing at this table
thousand-reason-cross-limit = You can’t cross any more: { $limit } a match
thousand-reason-cross-with-a-barrel = No crossing while somebody is on the barrel
thousand-reason-cross-golden = No crossing in a golden deal
thousand-reason-cross-dark = No crossing in a dark game
thousand-reason-must-follow-suit = You have to follow suit: { $suit }
thousand-reason-must-trump = You can’t follow suit, so you have to trump: { $suit }
thousand-reason-must-beat = You have to beat { $card }
thousand-reason-trump-lead-not-yours = Only the player who made { $suit } trump may lead it
thousand-reason-trump-lead-yours = The player who made { $suit } trump may not lead it
thousand-reason-must-declare = Leading this card declares the marriage
thousand-reason-declare-on-lead = You declare only when you lead to a trick
thousand-reason-not-to-declare-with = { $card } declares nothing
thousand-reason-no-marriage-in-hand = You have no marriage in { $suit }
thousand-reason-no-bed-in-hand = You don’t hold queen and jack of { $suit }
thousand-reason-no-four-aces = You don’t hold four aces
thousand-reason-no-four-nines = You don’t hold four nines
thousand-reason-marriage-needs-a-trick-first = You need a trick before you can declare a marriage
thousand-reason-aces-need-a-trick-first = You need a trick before you can declare the aces
thousand-reason-aces-off = Four aces are worth nothing at this table
thousand-reason-bed-off = Queen and jack are worth nothing at this table
thousand-reason-nines-off = Four nines are worth nothing at this table

## Rules

# Table and target

thousand-rule-players-2 = Two play.
thousand-rule-players-3 = Three play, each alone.
thousand-rule-players-4 = Four play, each alone. The dealer sits out the deal and scores the card points of the talon.
thousand-rule-target = The first to reach { $target } wins.
thousand-rule-win_strict-on = Exactly { $target } is not enough to win: it has to be more.
thousand-rule-ranks = The pack has 24 cards. From the top: ace, ten, king, queen, jack, nine.
thousand-rule-points = An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, a nine 0: 120 in all.
thousand-rule-pairs = A marriage is king and queen of a suit: ♥ { $h }, ♦ { $d }, ♣ { $c }, ♠ { $s }.
thousand-rule-bank = The stake is { $bank }: the last player pays it, the winner gets it.

# Deal

thousand-rule-deal-3 = Seven cards each, three in the talon. The deal passes to the left; the first dealer is drawn by lot.
thousand-rule-deal-4 = Seven cards for each of three players, three in the talon. The deal passes to the left; the first dealer is drawn by lot.
thousand-rule-deal-2-wiki2 = Ten cards each and two talons of two. The players deal in turn; the first dealer is drawn by lot.
thousand-rule-deal-2-wiki3 = Nine cards each and two talons of three. The players deal in turn; the first dealer is drawn by lot.
thousand-rule-deal-2-ten_two = Ten cards each and two talons of two. The players deal in turn; the first dealer is drawn by lot.
thousand-rule-shuffle_mode-each_deal = The pack is shuffled before every deal.
thousand-rule-shuffle_mode-first_only = The pack is shuffled only at the start. Later the tricks are gathered in order, unshuffled; only a deal that was not played out is shuffled.
thousand-rule-cut-auto = The pack is cut before each deal; chance says where.
thousand-rule-cut-interactive = The pack is cut before each deal; the cutter says where.
thousand-rule-cut_by-right = { $players ->
    [2] The dealer’s opponent cuts.
   *[3] The dealer’s right neighbour cuts.
}
thousand-rule-cut_by-left = { $players ->
    [2] The dealer’s opponent cuts.
   *[3] The dealer’s left neighbour cuts.
}
thousand-rule-cut_nine-off = A nine at the bottom after the cut means nothing.
thousand-rule-cut_nine-recut = A nine at the bottom: another cut.
thousand-rule-cut_nine-recut_fine = A nine at the bottom: another cut. The third nine costs the cutter { $penalty }, and there is no more cutting.
thousand-rule-cut_jack-off = A jack at the bottom after the cut means nothing.
thousand-rule-cut_jack-dealer_cuts = A jack at the bottom: the dealer cuts once, and the cards are dealt whatever comes.
thousand-rule-cut_jack-middle = A jack at the bottom goes into the middle of the pack, and the cards are dealt.
thousand-rule-sitter_marriage-off = A marriage in the talon does not count for the dealer.
thousand-rule-sitter_marriage-full = A marriage in the talon counts for the dealer as well.
thousand-rule-sitter_marriage-full_and_half = A marriage in the talon counts for the dealer as well, and a lone king or queen for half of it.
thousand-rule-sitter_round-on = The dealer’s points from the talon are rounded to five.
thousand-rule-sitter_round-off = The dealer’s points from the talon are not rounded.

# Redeals

thousand-rule-redeal_hand_below = A hand worth less than { $redeal_hand_below }: you may claim a redeal.
thousand-rule-redeal_hand_nines-0 = Nines in hand are no ground for a redeal.
thousand-rule-redeal_hand_nines-3 = Three nines in hand, or all four: you may claim a redeal.
thousand-rule-redeal_hand_nines-4 = Four nines in hand: you may claim a redeal.
thousand-rule-redeal_hand_jacks-4 = Four jacks in hand: you may claim a redeal.
thousand-rule-redeal_talon_below = A talon worth less than { $redeal_talon_below }: its taker may claim a redeal.
thousand-rule-redeal_talon_nines-2 = Two nines in the talon, or more: its taker may claim a redeal.
thousand-rule-redeal_talon_nines-3 = Three nines in the talon: its taker may claim a redeal.
thousand-rule-redeal_talon_jacks-3 = Three jacks in the talon: its taker may claim a redeal.
thousand-rule-redeal_talon_only_at_100-on = A talon is a ground for a redeal only if it was won for the hundred with no bid against it.
thousand-rule-redeal_talon_only_at_100-off = A talon is a ground for a redeal whatever it was won for.
thousand-rule-redeal_after_discard_nines-4 = An opponent of the declarer with four nines after the discards may claim a redeal.
thousand-rule-redeal_after_discard_jacks-4 = An opponent of the declarer with four jacks after the discards may claim a redeal.
thousand-rule-redeal_after_discard_below = An opponent of the declarer with less than { $redeal_after_discard_below } points after the discards may claim a redeal.
thousand-rule-redeal_dealer_fine-on = A redeal for nines costs the dealer { $penalty }.
thousand-rule-redeal_who-forced_100 = Only the player sitting on the hundred may claim a redeal.
thousand-rule-redeal_window-before_bidding = A redeal for the cards in hand may be claimed until your own first call.
thousand-rule-redeal_window-before_order = A redeal for the cards in hand may be claimed until the contract is named.
thousand-rule-redeal_same_dealer-on = After a redeal claim the same player deals again.
thousand-rule-redeal_same_dealer-off = After a redeal claim the next player deals.

# Bidding and talon

thousand-rule-opening-forced = { $opener ->
    [dealer] { $players ->
        [4] The player left of the dealer sits on the hundred: a bid of 100 stands without a word.
       *[3] The dealer sits on the hundred: a bid of 100 stands without a word.
    }
   *[forehand] The player left of the dealer sits on the hundred: a bid of 100 stands without a word.
}
thousand-rule-opening-at_least = { $opener ->
    [dealer] { $players ->
        [4] The player left of the dealer opens the bidding and has to bid 100 or more.
       *[3] The dealer opens the bidding and has to bid 100 or more.
    }
   *[forehand] The player left of the dealer opens the bidding and has to bid 100 or more.
}
thousand-rule-opening-open = { $opener ->
    [dealer] { $players ->
        [4] The player left of the dealer opens the bidding. Nobody has to bid: bids begin at 100, and if all pass, the next player deals.
       *[3] The dealer opens the bidding. Nobody has to bid: bids begin at 100, and if all pass, the next player deals.
    }
   *[forehand] The player left of the dealer opens the bidding. Nobody has to bid: bids begin at 100, and if all pass, the next player deals.
}
thousand-rule-bids = The bidding goes clockwise; each bid is higher than the last and a multiple of { $bid_step }. A player who has passed is out of the bidding.
thousand-rule-jump_bids-on = A bid may skip steps.
thousand-rule-jump_bids-off = Only the next step may be bid.
thousand-rule-bid_cap-marriages = { $ace_marriage ->
    [0] A bid is limited to 120 plus the marriages in hand.
   *[200] A bid is limited to 120 plus the marriages in hand, four aces included.
}
thousand-rule-bid_cap-none = Bids go up to { $bid_max }, whatever you hold.
thousand-rule-negative_silence-below_zero = A player below zero may only pass, but for an opening bid that is owed.
thousand-rule-negative_silence-at_minus_120 = A player below zero, which here means −120 or less, may only pass, but for an opening bid that is owed.
thousand-rule-negative_mercy-on = If the player who opens the bidding is below zero, the others pass.
thousand-rule-talon-1 = Whoever wins the bidding is the declarer: takes the talon and plays against the others.
thousand-rule-talon-2 = Whoever wins the bidding is the declarer and takes one of the two talons, unseen.
thousand-rule-talon_reveal-always = The talon taken is shown to all.
thousand-rule-talon_reveal-hide_uncontested = The talon taken is shown to all, but not one that was won for the hundred with no bid against it.
thousand-rule-talon_reveal-never = The talon taken is shown to nobody.
thousand-rule-discards-3 = The declarer gives each opponent a card.
thousand-rule-discards-4 = The declarer gives each opponent a card.
thousand-rule-discards-2-wiki2 = The declarer gives the opponent a card. The other talon goes to whoever takes the last trick.
thousand-rule-discards-2-wiki3 = The declarer gives the opponent a card and lays one on the other talon, which then goes to whoever takes the last trick.
thousand-rule-discards-2-ten_two = The declarer lays two cards away, face down. They and the other talon are out of play and count for nobody.
thousand-rule-discard_visibility-recipient = A card given away is seen by its recipient only.
thousand-rule-discard_visibility-open = A card given away is seen by all.
thousand-rule-discard_order-discard_then_order = After discarding, the declarer names the contract, not below the bid.
thousand-rule-discard_order-order_then_discard = Before discarding, the declarer names the contract, not below the bid.
thousand-rule-raise_cap-cap = { $ace_marriage ->
    [0] The contract may be raised up to 120 plus the marriages then in hand.
   *[200] The contract may be raised up to 120 plus the marriages then in hand, four aces included.
}
thousand-rule-raise_cap-none = The contract may be raised up to { $bid_max }.
thousand-rule-talon_rebuy-120 = An opponent may buy a talon that was shown for 120, 240, 360 or 480, the nearest above the contract, and is the declarer then.
thousand-rule-talon_rebuy-240 = An opponent may buy a talon that was shown for 240, 360 or 480, the nearest above the contract, and is the declarer then.

# Dark game

thousand-rule-dark-optional = Before the bidding one may go dark: bid 120 without a look at the cards. If that is outbid, play goes on as usual.
thousand-rule-dark-mandatory = Before the bidding the first one asked has to go dark: bid 120 without a look at the cards. If that is outbid, play goes on as usual.
thousand-rule-dark-unseen = You may bid without looking at your cards; winning the bidding like that means playing in the dark.
thousand-rule-dark_seat-forehand = The player left of the dealer goes dark.
thousand-rule-dark_seat-dealer = { $players ->
    [4] The player left of the dealer goes dark.
   *[3] The dealer goes dark.
}
thousand-rule-dark_seat-any = Anybody may go dark: all are asked in turn, first the one who opens the bidding.
thousand-rule-dark_hide_talon-on = The talon of a dark game is not shown.
thousand-rule-dark_hide_discard-on = Cards given away in a dark game are seen by their recipients only.
thousand-rule-dark_hide_discard-off = Cards given away in a dark game are seen by all, too.
thousand-rule-dark_double-declarer = In a dark game only the declarer’s result is doubled.
thousand-rule-dark_double-all = In a dark game the declarer’s result and the opponents’ points are doubled.
thousand-rule-dark_double_marriage-off = Marriages are not doubled in a dark game.
thousand-rule-dark_double_loss-on = A contract failed in the dark costs double.
thousand-rule-dark_double_loss-off = A contract failed in the dark costs no more than any other.
thousand-rule-dark_counter_marriage-on = { $ace_marriage ->
    [0] Only a player who has looked and holds a marriage may outbid a dark bid.
   *[200] Only a player who has looked and holds a marriage or four aces may outbid a dark bid.
}
thousand-rule-dark_min_score-gt0 = You may go dark only with a score above 0.
thousand-rule-dark_min_score-gt120 = You may go dark only with a score above 120.
thousand-rule-dark_min_score-ge240 = You may go dark only with a score of 240 or more.
thousand-rule-dark_no_raise-on = A dark contract is the bid: it can’t be raised.
thousand-rule-dark_no_raise-off = A dark contract may be raised once the talon is taken.
thousand-rule-dark_bolts-on = A dark declarer without a trick gets two bolts and the opponents one each.
thousand-rule-dark_on_barrel-on = One may go dark while somebody is on the barrel too.
thousand-rule-dark_on_barrel-off = Nobody goes dark while somebody is on the barrel.

# Giving up

thousand-rule-rospis-off = A deal can’t be given up.
thousand-rule-rospis-half = Between taking the talon and the first lead the declarer may give up: each opponent gets half the contract.
thousand-rule-rospis-60 = Between taking the talon and the first lead the declarer may give up: each opponent gets 60.
thousand-rule-rospis-aces = Between taking the talon and the first lead the declarer may give up by aces: the contract is halved, and each opponent gets { $rospis_ace_value } for every ace in the declarer’s hand.
thousand-rule-rospis_deduct-on = Giving up costs the declarer the contract.
thousand-rule-rospis_deduct-off = Giving up costs the declarer nothing.
thousand-rule-rospis_limit-0 = You may give up any number of times a match.
thousand-rule-rospis_limit = You may give up { $rospis_limit } times a match at most.
thousand-rule-rospis_third_fine-on = Every third time that you give up costs { $penalty } more.
thousand-rule-rospis_barrel_self-off = On the barrel you can’t give up.
thousand-rule-rospis_any_barrel-off = Nobody gives up while somebody is on the barrel.
thousand-rule-rospis_golden-on = A golden deal can be given up too.
thousand-rule-rospis_golden-off = A golden deal can’t be given up.
thousand-rule-rospis_dark-off = A dark game can’t be given up.
thousand-rule-rospis_same_dealer-on = After a deal that was given up the same player deals again.
thousand-rule-rospis_half_round-up = Half a contract is rounded up to a multiple of five.
thousand-rule-rospis_half_round-down = Half a contract is rounded down to a multiple of five.
thousand-rule-cross-on = { $bolts ->
    [off] Between taking the talon and the first lead the declarer may cross: the deal ends without points.
   *[on] Between taking the talon and the first lead the declarer may cross: the deal ends without points, each opponent gets a bolt.
}
thousand-rule-cross_limit-0 = You may cross any number of times a match.
thousand-rule-cross_limit = { $cross_limit ->
    [one] You may cross once a match.
   *[other] You may cross { $cross_limit } times a match at most.
}
thousand-rule-cross_any_barrel-off = Nobody crosses while somebody is on the barrel.
thousand-rule-cross_dark-on = You may cross in a dark game too.
thousand-rule-cross_dark-off = You can’t cross in a dark game.

# Play

thousand-rule-first_lead-declarer = The declarer leads to the first trick, then whoever took the last one.
thousand-rule-first_lead-dealer = { $players ->
    [4] The player left of the dealer leads to the first trick, then whoever took the last one.
   *[3] The dealer leads to the first trick, then whoever took the last one.
}
thousand-rule-first_lead-forehand = The player left of the dealer leads to the first trick, then whoever took the last one.
thousand-rule-must_trump-on = Follow suit. If you can’t, trump; if you can’t do that either, play anything. The highest trump takes the trick, or else the highest card of the suit led.
thousand-rule-must_trump-off = Follow suit. If you can’t, play anything. The highest trump takes the trick, or else the highest card of the suit led.
thousand-rule-must_beat-on = If you can beat the best card on the table, you have to.
thousand-rule-must_beat-off = You need not beat a card.
thousand-rule-trump_mode-marriage = { $marriages ->
    [off] There is no trump at first. Leading a king or queen while you hold both, you may declare the marriage: its suit is trump at once.
   *[on] There is no trump at first. Leading a king or queen while you hold both, you may declare the marriage: it counts for you, and its suit is trump at once.
}
thousand-rule-trump_mode-declared = { $marriages ->
    [off] The declarer names the trump right after the contract, and it never changes in the deal. Marriages are declared by leading king or queen.
   *[on] The declarer names the trump right after the contract, and it never changes in the deal. Marriages are declared by leading king or queen and count points only.
}
thousand-rule-marriage_first_lead-on = You may declare a marriage on the very first lead.
thousand-rule-marriage_first_lead-off = You may not declare a marriage on the very first lead: you need a trick before.
thousand-rule-marriage_more = Opponents may declare as well. A new marriage changes the trump, and all values add up.
thousand-rule-marriage_auto-on = Leading the king or queen of a marriage declares it: you can’t keep silent.
thousand-rule-marriage_capture-on = A marriage counts only if its player captures one of its cards.
thousand-rule-marriage_capture-off = A marriage counts even if both its cards go to others.
thousand-rule-marriage_points_for-declarer = Marriages count for the declarer only.
thousand-rule-trump_lead-owner = Only the player who made the trump may lead it, or one with nothing else.
thousand-rule-trump_lead-non_owner = The player who made the trump may not lead it, unless with nothing else.
thousand-rule-ace_marriage-0 = Four aces in hand are worth nothing.
thousand-rule-ace_marriage = Four aces in hand are an ace marriage, worth { $ace_marriage }.
thousand-rule-ace_first_lead-on = Four aces are declared by leading one, even on the very first lead.
thousand-rule-ace_first_lead-off = Four aces are declared by leading one, but not on the very first lead: you need a trick before.
thousand-rule-ace_trump-none = Declaring four aces leaves the trump as it is.
thousand-rule-ace_trump-cancel = Declaring four aces ends the trump.
thousand-rule-ace_trump-first = When four aces are declared, the suit of the ace led becomes trump.
thousand-rule-ace_trump-last = When four aces are declared, there is no trump until the last of them is played; its suit becomes trump.
thousand-rule-ace_consecutive-on = Four aces count only if they are led one after another.
thousand-rule-bed_marriage-on = Queen and jack of a suit are a bed marriage: declared like any other, worth half as much.
thousand-rule-four_nines_bonus = If you hold four nines, leading the first of them brings { $four_nines_bonus }.

# Scores and bolts

thousand-rule-success_score-order = A declarer who makes the contract scores it; one who doesn’t loses it.
thousand-rule-success_score-actual = A declarer who makes the contract scores all the points taken; one who doesn’t loses the contract.
thousand-rule-round_declarer-on = The declarer’s cards are rounded to five before they are compared with the contract.
thousand-rule-round_declarer-off = Unrounded points are compared with the contract: one short is a failure.
thousand-rule-opponents = { $marriages ->
    [off] Opponents score their cards, rounded to five.
   *[on] Opponents score their cards, rounded to five, and their marriages.
}
thousand-rule-bolt_mode-off = There are no bolts.
thousand-rule-bolt_mode-any3 = Every three bolts (●) cost { $penalty }.
thousand-rule-bolt_mode-row3 = Three bolts (●) in a row cost { $penalty }.
thousand-rule-bolt_mode-any3_row_heavy = Every three bolts (●) cost { $penalty }, three in a row { $bolt_row_penalty }.
thousand-rule-bolt_mode-row3_or_every5 = Three bolts (●) in a row cost { $penalty }, and so does every fifth bolt of the match.
thousand-rule-bolt_criterion-tricks = A bolt is for taking no trick.
thousand-rule-bolt_criterion-points = A bolt is for taking no points.
thousand-rule-bolt_declarer-off = The declarer gets no bolts.
thousand-rule-bolt_on_barrel-off = There are no bolts on the barrel.
thousand-rule-bolt_on_barrel-on = There are bolts on the barrel too.
thousand-rule-dump_pos-0 = A score of exactly 555 stands: there is no dump.
thousand-rule-dump_pos = A score of exactly { $dump_pos } is dumped: it becomes 0.
thousand-rule-dump_neg = A score of exactly −{ $dump_neg } becomes 0.
thousand-rule-dump_extra = A score of exactly { $dump_extra } becomes 0.

# Barrel

thousand-rule-barrel = At { $barrel } you are on the barrel: your score stands at { $barrel }, and other players’ deals bring you nothing.
thousand-rule-barrel-0 = There is no barrel.
thousand-rule-barrel_attempts-1 = There is one try on the barrel.
thousand-rule-barrel_attempts-3 = There are three tries on the barrel: three deals.
thousand-rule-barrel_min_bid-100 = On the barrel you may bid 100, too.
thousand-rule-barrel_min_bid-120 = On the barrel you bid 120 at least.
thousand-rule-barrel_fall-minus = If you don’t win within your tries, you fall off the barrel: your score is { $fall }.
thousand-rule-barrel_fall-zero = If you don’t win within your tries, you fall off the barrel: your score is 0.
thousand-rule-barrel_fall-500 = If you don’t win within your tries, you fall off the barrel: your score is 500.
thousand-rule-barrel_failed_bid-subtract = A contract failed on the barrel is lost as usual, and you are off the barrel; that is no fall.
thousand-rule-barrel_failed_bid-attempt = A contract failed on the barrel costs only the try.
thousand-rule-barrel_three_falls-zero = The third fall from the barrel makes your score 0.
thousand-rule-barrel_three_falls-zero_no_barrel = The third fall from the barrel makes your score 0, and you play on without a barrel.
thousand-rule-barrel_three_falls-five_no_barrel = The third fall from the barrel makes your score 5, and you play on without a barrel.
thousand-rule-barrel_knock-knock = The barrel seats one: a newcomer knocks the other down to { $fall }.
thousand-rule-barrel_knock-coexist = A newcomer on the barrel knocks nobody off.
thousand-rule-barrel_same_time-one = If several mount the barrel at once, one stays: the declarer, or else the highest score. The others fall to { $fall }.
thousand-rule-barrel_same_time-all = If several mount the barrel at once, all of them fall to { $fall }.
thousand-rule-barrel_same_time-coexist = If several mount the barrel at once, all of them stay.
thousand-rule-barrel_own_talon-on = Only deals dealt by your right neighbour count as tries on the barrel.
thousand-rule-barrel_open_talon-on = If the player left of the dealer is on the barrel, the talon is dealt open.
thousand-rule-barrel_bidding-free = A player on the barrel has the talon without bidding, for { $barrel_min_bid }.
thousand-rule-barrel_raw_points-on = At { $barrel } you are on the barrel: from there on bare card points count in every deal, unrounded and without marriages. They have to make a contract, and they may win.
thousand-rule-barrel_jump-on = You may also win without having been on the barrel.
thousand-rule-barrel_jump-off = You can’t win without having been on the barrel.
thousand-rule-barrel_success-order = You win from the barrel by making a contract that reaches { $target }.
thousand-rule-barrel_success-captured = You win from the barrel by making a contract and taking in that deal all the points that are missing to { $target }.
thousand-rule-reverse_barrel--760 = There is a reverse barrel at −880: whoever reaches −{ $target } within three deals has lost, otherwise the score goes back to −760.
thousand-rule-reverse_barrel--500 = There is a reverse barrel at −880: whoever reaches −{ $target } within three deals has lost, otherwise the score goes back to −500.
thousand-rule-win_tie-declarer = If several reach { $target } at once, the declarer wins, or else the highest score.
thousand-rule-win_tie-highest = If several reach { $target } at once, the highest score wins.
thousand-rule-win_tie-shared = If several reach { $target } at once, all of them win.

# Golden deals

thousand-rule-golden-on = { $barrel ->
    [0] The match opens with golden deals: everybody plays 120 once, without bidding and with an open talon. All is doubled: points, losses, bolts and fines.
   *[880] The match opens with golden deals: everybody plays 120 once, without bidding and with an open talon. All is doubled: points, losses, bolts and fines. Nobody mounts the barrel meanwhile.
}
thousand-rule-golden_mandatory-on = A golden deal can’t be passed.
thousand-rule-golden_mandatory-off = A golden deal may be passed: it is not played then.
thousand-rule-golden_seat-forehand = The player left of the dealer plays the golden deal.
thousand-rule-golden_seat-dealer = { $players ->
    [4] The player left of the dealer plays the golden deal.
   *[3] The dealer plays the golden deal.
}
thousand-rule-golden_double_marriage-off = Marriages are not doubled in golden deals.
thousand-rule-golden_none-reset_start = If nobody makes a golden contract, all goes back to 0, and ordinary deals follow.
thousand-rule-golden_none-no_reset = Scores stand even if nobody makes a golden contract.
thousand-rule-golden_none-repeat = If nobody makes a golden contract, all goes back to 0, and the golden deals are played again.
thousand-rule-golden_raise-on = A golden contract may be raised.
thousand-rule-powerups = There are bonuses: before your call in the bidding you may peek, with each of them once a deal.
