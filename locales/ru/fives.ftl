# Игры пятёрки: двадцать пять, пятьдесят пять, сорок пять

## За столом

fives-player-idle = ▫️ { $name }: { $score }
fives-player-turn = 👉 <b>{ $name }</b>: { $score }
fives-player-best = 🔝 { $name }: { $score }
fives-partner-idle = ▫️ { $side } { $name }
fives-partner-turn = 👉 { $side } <b>{ $name }</b>
fives-partner-best = 🔝 { $side } { $name }
fives-own-name = <u>{ $name }</u>
fives-card = { $card }
fives-card-best = <b>{ $card }</b>
fives-tricks = { $number ->
    [one] { $number } взятка
    [few] { $number } взятки
   *[many] { $number } взяток
}
fives-dealer = сдаёт
fives-side = { $side } { $score }
fives-side-own = { $side } <b>{ $score }</b>
fives-sides = Счёт: { $scores }
fives-partners = { $count ->
    [one] { $side } Ваш партнёр: { $names }
    [few] { $side } Ваши партнёры: { $names }
   *[many] { $side } Ваши партнёры: { $names }
}
fives-trump = Козырь { $suit }
fives-led = Ход с <b>{ $card }</b> — { $name }
fives-led-trump = Ход с козыря <b>{ $card }</b> — { $name }
fives-taken = Взятка — { $name }, <b>{ $card }</b>

## Старшинство карт

fives-page-order = Старшинство карт
fives-order-title = Старшинство карт
fives-ace-of-hearts = туз { $suit }
fives-order-trumps = <b>Козыри { $suit }:</b> 🥇 { $five } 🥈 { $jack } 🥉 { $ace }, дальше { $ranks }
fives-order-no-trump = <b>Козыри:</b> 🥇 5 🥈 { $jack } 🥉 { $ace }, дальше туз, король, дама; мелкие — как в своей масти
fives-order-plain = <b>{ $suit }</b> { $ranks }
fives-order-hint = Старшие слева, ваши карты подчёркнуты. Туз { $suit } — козырь всегда.
fives-order-renege = 🥇🥈🥉 можно придержать, если ход с козыря младше.

## Что можно сыграть

fives-do-lead = Ходите с любой карты
fives-do-any = Ход с { $card }: годится любая карта
fives-do-follow = Нужна масть { $suit }
fives-do-follow-or-trump = Нужна масть { $suit } или козырь
fives-do-void = Масти { $suit } у вас нет: годится любая карта
fives-do-trump = Ход с козыря { $card }: нужен козырь
fives-do-no-trump = Ход с козыря { $card }, козырей у вас нет: годится любая карта
fives-do-renege = Ход с козыря { $card }. Можно придержать { $kept }: годится любая карта

fives-no-trick = В этой раздаче взяток ещё не было
fives-last-trick = Взятка — { $name }
fives-match-won = 🏆 Победа: { $side }
fives-result-side = { $side }

## Почему нельзя

fives-reason-must-play-trump = Ход с козыря { $led }, и у вас есть козыри, которые не придержать: { $forced }. Кладите любой козырь
fives-reason-privilege-needs-lower-lead = Ход с козыря { $led }, он старше ваших: { $forced }. Придержать их можно, только если ход с козыря младше. Кладите козырь
fives-reason-must-follow-or-trump = Ход с { $led }, масть { $suit } у вас есть: кладите её или козырь
fives-reason-must-follow-suit = Ход с { $led }, масть { $suit } у вас есть: кладите её
