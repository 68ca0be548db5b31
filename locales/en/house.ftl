# Values of house rules that all games share

option-on = yes
option-off = no
option-none = none
option-number = { $number }
option-seconds = { $number } s
option-times = ×{ $number }
option-all = all

# The editor of rules: what changes along with a choice, and what no button offers

house-quoted = “{ $text }”
house-along = 🔁 <i>This has changed too: { $changes }</i>
house-value-along = <i>Changes too: { $changes }.</i>
house-other-numbers = Any other numbers by a command: copy it, put in your own and send it to the chat where you play.
