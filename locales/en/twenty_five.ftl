# Twenty-Five

game-twenty_five = Twenty-Five
game-names-twenty_five = 25, twenty five, spoil five
button-last-twenty_five = ⏪ Trick

preset-twenty_five-25-individual = Each alone
preset-twenty_five-25-pairs = In pairs
preset-twenty_five-25-triples = In threes
preset-twenty_five-25-double = Double stake

twenty_five-line-target = to 25
twenty_five-line-games = { $number ->
    [one] first to { $number } win
   *[other] first to { $number } wins
}
twenty_five-line-stake = stake { $stake }
twenty_five-line-double = five tricks from nought pay double
twenty_five-line-no-rob = no robbing
twenty_five-line-no-renege = no reneging

## On the table

twenty_five-turned = Trumps <b>{ $suit }</b> · { $card } turned up · trick { $number }/{ $most }
twenty_five-robbed = Trumps <b>{ $suit }</b> · { $card } robbed by { $name } · trick { $number }/{ $most }
twenty_five-may-rob = Whoever holds the ace of trumps may rob { $card } before playing a card
twenty_five-may-rob-ace = An ace is turned up: the dealer, { $name }, may rob it before playing a card
twenty_five-rest-first = First deal. Dealer: { $name }
twenty_five-rest = The deal is over. Next dealer: { $name }
twenty_five-rest-game = 🏅 25 is reached: { $side }
    Dealer of the next game: { $name }
twenty_five-won = 🏁 25 is reached: { $side }
twenty_five-games-won = 🏅 { $number }
twenty_five-games-of = { $side } { $number }
twenty_five-games = { $number ->
    [one] Games won: { $games } ({ $number } needed)
   *[other] Games won: { $games } ({ $number } needed)
}
twenty_five-games-needed = { $number ->
    [one] { $number } win 🏅 is needed
   *[other] { $number } wins 🏅 are needed
}

## Hand

twenty_five-laid-away = Laid away: { $card }. Nobody will see it
twenty_five-will-rob = You may rob { $card }: on your first turn, before you play a card
twenty_five-do-rob = You may lay any card away and take { $card }. If you play first, the right is lost.
twenty_five-do-lay-away = Which card goes? You get { $card } for it, and nobody will see what you lay away.

## Buttons

twenty_five-button-deal = Deal now
twenty_five-page-rob = Rob { $card }…

## News

twenty_five-news-deal-started = Deal { $deal }, dealer { $name }
twenty_five-news-turned = { $card } is turned up: { $suit } is trumps
twenty_five-news-robbed = 🔄 { $name } robs { $card }
twenty_five-news-own-rob = 🔄 You robbed: { $card } → { $taken }
twenty_five-news-trick = Trick — { $name }, { $card }: score { $score }
twenty_five-news-nobody = Nobody has 25 yet, the game goes on
twenty_five-news-game = 🏅 Game — { $side }

## Results

twenty_five-result-stopped = { $number ->
    [one] The deal stopped after { $number } trick
   *[other] The deal stopped after { $number } tricks
}
twenty_five-result-first = Not the highest score wins, but the first to reach 25
twenty_five-result-sweep = 🧹 All five tricks of a deal, from nought!
twenty_five-result-sweep-double = 🧹 All five tricks of a deal, from nought: double stake!
twenty_five-result-stake = 💰 Each loser pays { $stake }
twenty_five-result-legend = * a game won

## Why not

twenty_five-reason-match-over = The match is over
twenty_five-reason-match-rests = The next deal has not begun yet
twenty_five-reason-deal-in-progress = The deal is still going on
twenty_five-reason-not-your-turn = It’s not your turn
twenty_five-reason-no-such-card = You don’t hold { $card }
twenty_five-reason-no-robbing-here = By these rules nobody robs
twenty_five-reason-already-robbed = { $up } has been robbed already
twenty_five-reason-too-late-to-rob = { $up } could be robbed only before your first card
twenty_five-reason-turned-ace-not-robbed-here = An ace is turned up, and by these rules nobody robs it
twenty_five-reason-dealer-robs-turned-ace = An ace is turned up: only the dealer may rob it
twenty_five-reason-rob-needs-ace = Only the holder of { $ace } may rob { $up }

## Rules

twenty_five-rule-aim = The first to reach 25 points wins. A trick is five points.
twenty_five-rule-teams-individual = Each plays alone.
twenty_five-rule-teams-pairs = Played in pairs: partners sit opposite each other and pool their tricks.
twenty_five-rule-teams-triples = Played in threes: partners sit between their opponents and pool their tricks.
twenty_five-rule-cards = The pack has 52 cards, five are dealt to each.
twenty_five-rule-packets-3_2 = The cards are dealt three at a time and then two.
twenty_five-rule-packets-2_3 = The cards are dealt two at a time and then three.
twenty_five-rule-turned = The next card is turned up: its suit is trumps.
twenty_five-rule-rob-on = The holder of the ace of trumps may rob: on the first turn, before playing, lay any card away and take the turned one.
twenty_five-rule-rob-off = Nobody may take the turned card.
twenty_five-rule-rob_turned_ace_dealer-on = If an ace is turned up, the dealer may rob it.
twenty_five-rule-rob_turned_ace_dealer-off = If an ace is turned up, nobody may rob it.
twenty_five-rule-trumps = Trumps from the highest: five, jack, ace of hearts, ace of trumps, king, queen, then the low cards. The ace of hearts is a trump whatever is turned up.
twenty_five-rule-pips = Low cards go highest in red, lowest in black: the higher number beats in red suits, the lower one in black.
twenty_five-rule-plain = In a plain suit king, queen and jack are highest. A black ace stands right below the jack, the ace of diamonds is the lowest diamond.
twenty_five-rule-lead = The player left of the dealer leads first, then whoever took the trick. Any card may be led.
twenty_five-rule-taking = The highest trump takes the trick, or without trumps the highest card of the suit led.
twenty_five-rule-renege-on = A trump led calls for a trump. But the five and jack of trumps and the ace of hearts may be held back when a lower trump is led: that is reneging.
twenty_five-rule-renege-off = A trump led calls for a trump, be it the highest: there is no reneging.
twenty_five-rule-always_ruff-on = A plain suit led calls for that suit or a trump; without the suit play any card.
twenty_five-rule-always_ruff-off = A plain suit led calls for that suit; without it play any card.
twenty_five-rule-stop_at_target-on = The game ends as soon as somebody has 25, even in the middle of a deal.
twenty_five-rule-stop_at_target-off = The deal is played out, and whoever reached 25 first wins.
twenty_five-rule-stake = Each loser pays { $stake }.
twenty_five-rule-stake-0 = There is no stake.
twenty_five-rule-stake_mode-per_game = The match is one game to 25.
twenty_five-rule-stake_mode-best_of = The match is several games to 25, each from nought.
twenty_five-rule-best_of-3 = The first to win two games wins the match.
twenty_five-rule-best_of-5 = The first to win three games wins the match.
twenty_five-rule-best_of-7 = The first to win four games wins the match.
twenty_five-rule-sweep_double-on = All five tricks of one deal, from a score of 0, win double the stake.

## House rules: what buttons call them

twenty_five-section-table = Table
twenty_five-section-dealing = Deal
twenty_five-section-play = Play
twenty_five-section-scoring = Score and stake

twenty_five-option-players = Players
twenty_five-option-teams = Played
twenty_five-option-teams-individual = each alone
twenty_five-option-teams-pairs = in pairs
twenty_five-option-teams-triples = in threes
twenty_five-option-packets = Cards are dealt
twenty_five-option-packets-3_2 = three, then two
twenty_five-option-packets-2_3 = two, then three
twenty_five-option-rob = Robbing
twenty_five-option-rob_turned_ace_dealer = Dealer robs a turned ace
twenty_five-option-renege = Reneging
twenty_five-option-always_ruff = Ruffing instead of suit
twenty_five-option-stop_at_target = Stop at 25 in mid-deal
twenty_five-option-stake = Stake
twenty_five-option-stake-0 = none
twenty_five-option-stake_mode = Match
twenty_five-option-stake_mode-per_game = one game
twenty_five-option-stake_mode-best_of = several games
twenty_five-option-best_of = Played to
twenty_five-option-best_of-3 = two wins
twenty_five-option-best_of-5 = three wins
twenty_five-option-best_of-7 = four wins
twenty_five-option-sweep_double = Double for five tricks
