# Значения домашних правил, общие для всех игр

option-on = да
option-off = нет
option-none = нет
option-number = { $number }
option-seconds = { $number } с
option-times = ×{ $number }
option-all = все

# Редактор правил: что меняется вместе с выбором, и чего нет на кнопках

house-quoted = «{ $text }»
house-along = 🔁 <i>Заодно поменялось: { $changes }</i>
house-value-along = <i>Заодно станет { $changes }.</i>
house-other-numbers = Любые другие числа — командой: скопируйте её, впишите свои и отправьте в чат, где играют.
