# Private chat, help, rules, commands

private-welcome = 🃏 I deal cards and host “Hundred to One”. Gather friends in a group, add me there and write /play: the table stands there, your own cards and secrets come here.
    Games: <b>{ $games }</b>. Bots take the free seats.
    Nobody around? Write /play right here. Everything else: /help
private-greeting = 🃏 Hello! /play opens a table here. Games: <b>{ $games }</b>.
    Everybody gets their cards in the private chat — open it once beforehand.
private-help = Games: { $games }

    <b>Here, in the private chat</b>
    /play — a match against bots
    /games — the tables you sit at
    /hand — send your cards again
    /rules — the rules in force
    /record — the record of the last match
    /score, /last — scores and the last trick
    /survey — be one of the hundred whose answers make Hundred to One
    /settings — language, card style, confirming a move
    /leave — leave the table
    /stop — stop the match
    /forget — forget everything I know about you

    <b>In a group</b>
    /play opens a table. Add me to the group first; I need not be an admin.
private-help-group = Games: { $games }

    <b>What I can do in a group</b>
    /play — open a table; you may name the game: /play 101
    /join, /leave — sit down, get up
    /table — show the table again
    /hand — send your cards to your private chat
    /rules — the rules in force
    /record — the record of the last match
    /score, /last — scores and the last trick
    /settings, /lang — settings of the group (for admins)
    /stop — stop the match or close the table

private-games-title = <b>Your tables</b>
private-games-none = You sit nowhere at the moment. /play here is a match against bots, /play in a group a table for all.
private-games-open = Open: { $what }
private-games-untitled = group
private-games-lobby = ▫️ { $what } — people are sitting down
private-games-your-turn = 👉 { $what } — <b>your turn</b>
private-games-waiting = ▫️ { $what } — others are to move
private-games-over = ▫️ { $what } — the match is over

private-leave-where = { $what }
private-stop-match = Stop the match? It ends without a winner.
private-stop-lobby = Close the table?
button-open-private = Open the private chat

rules-title = 📖 <b>{ $game }</b> · { $preset }
rules-page = { $title }
rules-page-here = · { $title } ·
rules-differ = Differs: { $changes }

command-play = Open a table
command-join = Sit down
command-leave = Leave the table
command-table = Show the table again
command-hand = Send my cards
command-rules = Rules of the game
command-record = Record of the last match
command-score = Scores
command-last = Last trick
command-games = My tables
command-settings = Settings
command-lang = Language
command-stop = Stop the match
command-forget = Forget everything about me
command-help = What I can do
