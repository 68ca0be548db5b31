# Сто одно

preset-hundred_one-recommended = Рекомендуемые
preset-hundred_one-classic = Классика
preset-hundred_one-literal_b = По старой книге
preset-hundred_one-online = Как в онлайне
preset-hundred_one-stacking = С переводом штрафа

hundred_one-line-limit = до { $limit }
hundred_one-line-first_over = до первого перебора
hundred_one-line-eliminate = на выбывание
hundred_one-line-stacking = шестёрки и семёрки переводятся
hundred_one-line-any-opening = первый ход с любой карты

## Что на столе

hundred_one-top = Сверху: <b>{ $card }</b> — { $name }
hundred_one-top-opening = Сверху: <b>{ $card }</b> — открыта при сдаче
hundred_one-no-pile = На столе пусто: первый ход с любой карты
hundred_one-ordered = Заказана масть { $suit }
hundred_one-cover = { $card } нужно закрыть
hundred_one-penalty = { $number ->
    [one] Штраф: { $number } карта
    [few] Штраф: { $number } карты
   *[many] Штраф: { $number } карт
}
hundred_one-stock = { $number ->
    [one] В колоде { $number } карта
    [few] В колоде { $number } карты
   *[many] В колоде { $number } карт
}
hundred_one-rest-first = Первая раздача. Сдаёт { $name }
hundred_one-rest-nobody = Раздача окончена: колода кончилась
hundred_one-rest = Без карт остаётся { $name }
hundred_one-player = ▫️ { $name }: { $score }
hundred_one-player-turn = 👉 <b>{ $name }</b>: { $score }
hundred_one-player-out = ✖️ { $name }: { $score }, вне игры
hundred_one-out = вне игры
hundred_one-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
hundred_one-dealer = сдаёт

## На руках

hundred_one-hand-out = Вы больше не играете: перебор. Досмотрите, кто победит.
hundred_one-do-lead = Ходите с любой карты
hundred_one-do-play = Кладите на { $card }: в масть, того же достоинства или даму
hundred_one-do-play-ordered = Нужна { $suit } или дама
hundred_one-do-draw = Положить нечего — берите карту
hundred_one-do-pass = Положить нечего, и брать неоткуда — пас
hundred_one-do-drawn = Из колоды пришла { $card }: положить или оставить?
hundred_one-do-cover = Закройте { $card }
hundred_one-do-cover-draw = Закрыть { $card } нечем — берите, пока не придёт
hundred_one-do-order = Закажите масть
hundred_one-do-penalty = { $number ->
    [one] Ответьте или возьмите { $number } карту
    [few] Ответьте или возьмите { $number } карты
   *[many] Ответьте или возьмите { $number } карт
}
hundred_one-pocket-top = Сверху { $card }
hundred_one-pocket-order = Заказана масть { $suit }

## Кнопки

hundred_one-button-queen = { $card } → { $suit }
hundred_one-page-queen = { $card } → масть…
hundred_one-button-draw = Взять карту
hundred_one-button-take = { $number ->
    [one] Взять { $number } карту
    [few] Взять { $number } карты
   *[many] Взять { $number } карт
}
hundred_one-button-keep = Оставить себе
hundred_one-button-pass = Пас
hundred_one-button-deal = Сдать сейчас
hundred_one-no-plays = На столе ещё ничего нет
hundred_one-opening-line = Открыта: { $card }

## Что произошло

hundred_one-news-drawn-dealer = Тянут карты: { $drawn }. У кого старше, тот сдаёт: { $name }
hundred_one-news-deal-started = Раздача { $deal }, сдаёт { $name }
hundred_one-news-opening = На столе { $card }
hundred_one-news-played = { $name }: { $card }
hundred_one-news-ordered = { $name }: { $card }, заказ { $suit }
hundred_one-news-suit = { $name }: заказ { $suit }
hundred_one-news-drew = { $name } берёт карту
hundred_one-news-seen = Вам из колоды: { $cards }
hundred_one-news-penalty = { $number ->
    [one] { $name } берёт { $number } карту
    [few] { $name } берёт { $number } карты
   *[many] { $name } берёт { $number } карт
}
hundred_one-news-penalty-skip = { $number ->
    [one] { $name } берёт { $number } карту и пропускает ход
    [few] { $name } берёт { $number } карты и пропускает ход
   *[many] { $name } берёт { $number } карт и пропускает ход
}
hundred_one-news-skipped = { $name } пропускает ход
hundred_one-news-passed = { $name }: пас
hundred_one-news-stock-shuffled = { $number ->
    [one] Колода кончилась: карты со стола перетасованы, { $number } карта
    [few] Колода кончилась: карты со стола перетасованы, { $number } карты
   *[many] Колода кончилась: карты со стола перетасованы, { $number } карт
}
hundred_one-news-stock-turned = { $number ->
    [one] Колода кончилась: карты со стола перевёрнуты, { $number } карта
    [few] Колода кончилась: карты со стола перевёрнуты, { $number } карты
   *[many] Колода кончилась: карты со стола перевёрнуты, { $number } карт
}
hundred_one-news-out = Перебор: { $name } выбывает

## Итоги

hundred_one-result-finished = 🏁 Без карт остаётся { $name }, последняя карта { $card }
hundred_one-result-left = { $name }: { $cards }
hundred_one-result-bonus = 👸 { $name }: последняя дама, −{ $bonus }
hundred_one-result-reset = 🎯 { $name }: ровно { $limit }, счёт обнуляется
hundred_one-result-floored = { $name }: счёт не опускается ниже нуля
hundred_one-result-over = 💥 { $name }: перебор, { $score }
hundred_one-result-losers = Проигрыш: { $names }
hundred_one-result-legend = * чья раздача

## Почему нельзя

hundred_one-reason-match-over = Партия уже окончена
hundred_one-reason-match-rests = Следующая раздача ещё не началась
hundred_one-reason-deal-in-progress = Раздача ещё идёт
hundred_one-reason-not-your-turn = Сейчас не ваш ход
hundred_one-reason-no-such-card = { $card } не у вас
hundred_one-reason-order-needed = Вместе с дамой заказывают масть
hundred_one-reason-order-not-needed = Масть здесь не заказывают
hundred_one-reason-nothing-to-order = Заказывать сейчас нечего
hundred_one-reason-must-order-first = Сначала закажите масть
hundred_one-reason-must-match = На { $top } кладут карту той же масти или того же достоинства, или даму
hundred_one-reason-must-answer-order = Заказана масть { $suit }: нужна она
hundred_one-reason-must-cover-nine = { $top } нужно закрыть: мастью { $suit } или девяткой
hundred_one-reason-must-answer-penalty = На { $top } можно ответить только штрафной картой
hundred_one-reason-drawn-card-only = Положить можно только карту из колоды: { $drawn }
hundred_one-reason-must-play-drawn-card = { $drawn } подошла: её нужно положить
hundred_one-reason-may-not-draw-with-a-fitting-card = Есть что положить: брать нельзя
hundred_one-reason-may-not-draw-with-a-covering-card = Девятку есть чем закрыть: брать нельзя
hundred_one-reason-already-drawn = Карта уже взята
hundred_one-reason-nothing-to-draw = Брать больше нечего
hundred_one-reason-may-not-pass-with-a-fitting-card = Есть что положить: пасовать нельзя
hundred_one-reason-must-draw-first = Сначала возьмите карту

## Правила

hundred_one-rule-aim = Каждый за себя. Цель — избавиться от карт: за те, что остались на руках, пишут очки.
hundred_one-rule-limit = Больше { $limit } — перебор.
hundred_one-rule-exact_reset-on = Ровно { $limit } — счёт становится 0.
hundred_one-rule-exact_reset-off = Ровно { $limit } — ещё не перебор, счёт остаётся.
hundred_one-rule-end_mode-first_over = Партия идёт до первого перебора: кто перебрал, тот проиграл, а победил тот, у кого меньше всех.
hundred_one-rule-end_mode-eliminate = Кто перебрал, выбывает; побеждает последний оставшийся.
hundred_one-rule-values = Туз — 11 очков, десятка — 10, восьмёрка, семёрка и шестёрка — по своему числу, король — 4, дама — 3, валет — 2, девятка — 0.
hundred_one-rule-score_floor-none = Счёт может уйти и ниже нуля.
hundred_one-rule-score_floor-zero = Ниже нуля счёт не опускается.
hundred_one-rule-hand_size-4 = В колоде 36 карт, каждому сдают по 4.
hundred_one-rule-hand_size-5 = В колоде 36 карт, каждому сдают по 5.
hundred_one-rule-opening_card-dealer_fifth = Последняя карта сдающего ложится на стол открытой: у него на одну карту меньше. Первым ходит игрок слева от него.
hundred_one-rule-opening_card-forehand_any = Первым ходит игрок слева от сдающего — с любой карты.
hundred_one-rule-opening_special-none = Карта, открытая при сдаче, сама ни на кого не действует.
hundred_one-rule-opening_special-effect = Карта, открытая при сдаче, действует так, будто её сыграл сдающий.
hundred_one-rule-first_dealer-lot = Первого сдающего выбирает жребий.
hundred_one-rule-first_dealer-high_card = Первым сдаёт тот, кто вытянул старшую карту.
hundred_one-rule-next_dealer-rotate = После первой раздачи сдают по очереди.
hundred_one-rule-next_dealer-deal_loser = Следующую раздачу сдаёт тот, кому в прошлой записали больше всех.
hundred_one-rule-next_dealer-winner_leads = Следующую раздачу сдают так, чтобы первым ходил победитель прошлой.

hundred_one-rule-fits = На верхнюю карту кладут карту той же масти или того же достоинства. Даму можно положить на любую.
hundred_one-rule-draw_rule-one = Положить нечего — берут одну карту из колоды; не подошла — ход переходит.
hundred_one-rule-draw_rule-until_fits = Положить нечего — берут из колоды, пока не подойдёт.
hundred_one-rule-drawn_card-optional = Взятую карту, если она подошла, можно сразу положить или оставить себе.
hundred_one-rule-drawn_card-forced = Взятую карту, если она подошла, нужно положить.
hundred_one-rule-drawn_card-any = Взяв карту, можно положить любую подходящую или оставить все себе.
hundred_one-rule-voluntary_draw-on = Брать можно и тогда, когда есть что положить.
hundred_one-rule-voluntary_draw-off = Если есть что положить, брать нельзя.
hundred_one-rule-empty_stock-shuffle = Кончилась колода — карты со стола, кроме верхней, тасуют заново.
hundred_one-rule-empty_stock-flip = Кончилась колода — карты со стола, кроме верхней, переворачивают не тасуя.
hundred_one-rule-empty_stock-end_deal = Нужна карта, а колода пуста — раздача кончается.

hundred_one-rule-six_draw = { $six_draw ->
    [one] 6: следующий берёт { $six_draw } карту.
    [few] 6: следующий берёт { $six_draw } карты.
   *[many] 6: следующий берёт { $six_draw } карт.
}
hundred_one-rule-six_draw-0 = 6 — обычная карта.
hundred_one-rule-seven_draw = { $seven_draw ->
    [one] 7: следующий берёт { $seven_draw } карту.
    [few] 7: следующий берёт { $seven_draw } карты.
   *[many] 7: следующий берёт { $seven_draw } карт.
}
hundred_one-rule-seven_draw-0 = 7 — обычная карта.
hundred_one-rule-ks_draw = { $ks_draw ->
    [one] К♠: следующий берёт { $ks_draw } карту.
    [few] К♠: следующий берёт { $ks_draw } карты.
   *[many] К♠: следующий берёт { $ks_draw } карт.
}
hundred_one-rule-ks_draw-0 = К♠ — обычная карта.
hundred_one-rule-penalty_skip-on = Кто взял штрафные карты, пропускает ход.
hundred_one-rule-penalty_skip-off = Кто взял штрафные карты, ходит как обычно.
hundred_one-rule-stacking-none = Перевести штраф дальше нельзя.
hundred_one-rule-stacking-same_rank = Штраф можно перевести дальше штрафной картой того же достоинства: карты складываются.
hundred_one-rule-stacking-any_penalty = Штраф можно перевести дальше штрафной картой той же масти или достоинства: карты складываются.
hundred_one-rule-ace = Туз: следующий пропускает ход.
hundred_one-rule-ace_two_players-keep = Когда играют двое, после туза ходит тот же игрок.
hundred_one-rule-ace_two_players-pass = Когда играют двое, туз ничего не делает.
hundred_one-rule-queen = Дама: её игрок заказывает масть.
hundred_one-rule-queen_on_order-on = Под заказ дамы кладут карту этой масти или другую даму.
hundred_one-rule-queen_on_order-off = Под заказ дамы кладут только карту этой масти.
hundred_one-rule-nine_cover-on = Девятку её игрок сразу закрывает: той же мастью или другой девяткой, которую закрывают тоже. Нечем — берёт, пока не придёт.
hundred_one-rule-nine_cover-off = 9 — обычная карта, закрывать её не нужно.
hundred_one-rule-nine_cover_queen-on = Девятку можно закрыть и любой дамой.
hundred_one-rule-nine_cover_queen-off = Дамой другой масти девятку не закрыть.
hundred_one-rule-finish_on_nine-must_cover = Девяткой раздачу не закончить: её тоже нужно закрыть.
hundred_one-rule-finish_on_nine-allowed = Девяткой раздачу закончить можно.
hundred_one-rule-final_penalty-on = Если последняя карта штрафная, следующий всё равно берёт, и только потом считают.
hundred_one-rule-final_penalty-off = Если последняя карта штрафная, никто уже не берёт.
hundred_one-rule-queen_bonus = Последняя карта — дама, кроме Д♠: со счёта снимают { $queen_bonus }.
hundred_one-rule-queen_bonus-0 = Последняя дама, кроме Д♠, ничего не снимает.
hundred_one-rule-queen_spades_bonus = Последняя карта — Д♠: со счёта снимают { $queen_spades_bonus }.
hundred_one-rule-queen_spades_bonus-0 = Последняя Д♠ ничего не снимает.
hundred_one-rule-queen_zero_bonus-20 = Если счёт был 0, за любую последнюю даму снимают 20.
hundred_one-rule-queen_zero_bonus-40 = Если счёт был 0, за любую последнюю даму снимают 40.
hundred_one-rule-queen_zero_bonus-none = Если счёт был 0, за последнюю даму ничего не снимают.
