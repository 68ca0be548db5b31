# Values of house rules that all games share

option-on = yes
option-off = no
option-none = none
option-number = { $number }
