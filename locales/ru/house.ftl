# Значения домашних правил, общие для всех игр

option-on = да
option-off = нет
option-none = нет
option-number = { $number }
