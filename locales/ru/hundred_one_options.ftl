# Как игра называется

game-hundred_one = Сто одно
game-names-hundred_one = 101, сто один, стоодин
button-last-hundred_one = ⏪ Ходы

# Домашние правила «ста одного»: как их зовут на кнопках

hundred_one-section-table = Цель игры
hundred_one-section-dealing = Сдача
hundred_one-section-cards = Особые карты
hundred_one-section-drawing = Добор
hundred_one-section-scoring = Счёт

## Цель игры

hundred_one-option-players = Игроков

## Сдача

hundred_one-option-hand_size = Карт при сдаче
hundred_one-option-first_dealer = Первый сдающий
hundred_one-option-first_dealer-lot = по жребию
hundred_one-option-first_dealer-high_card = по старшей карте
hundred_one-option-next_dealer = Следующая сдача
hundred_one-option-next_dealer-rotate = по очереди
hundred_one-option-next_dealer-deal_loser = за проигравшим
hundred_one-option-next_dealer-winner_leads = ход победителя
hundred_one-option-opening_card = Первый ход
hundred_one-option-opening_card-dealer_fifth = на карту сдающего
hundred_one-option-opening_card-forehand_any = с любой карты
hundred_one-option-opening_special = Открытая карта
hundred_one-option-opening_special-none = не действует
hundred_one-option-opening_special-effect = действует

## Особые карты

hundred_one-option-ace_two_players = Туз, когда двое
hundred_one-option-ace_two_players-keep = ещё один ход
hundred_one-option-ace_two_players-pass = обычная карта
hundred_one-option-six_draw = Карт за шестёрку
hundred_one-option-six_draw-0 = ни одной
hundred_one-option-seven_draw = Карт за семёрку
hundred_one-option-seven_draw-0 = ни одной
hundred_one-option-ks_draw = Карт за короля пик
hundred_one-option-ks_draw-0 = ни одной
hundred_one-option-penalty_skip = Взявший пропускает ход
hundred_one-option-stacking = Перевод штрафа
hundred_one-option-stacking-none = нельзя
hundred_one-option-stacking-same_rank = по достоинству
hundred_one-option-stacking-any_penalty = масть/достоинство
hundred_one-option-nine_cover = Девятку закрывают
hundred_one-option-nine_cover_queen = Дама закрывает девятку
hundred_one-option-finish_on_nine = Последняя девятка
hundred_one-option-finish_on_nine-must_cover = нужно закрыть
hundred_one-option-finish_on_nine-allowed = конец раздачи
hundred_one-option-queen_on_order = Дама на заказ

## Добор

hundred_one-option-draw_rule = Сколько берут
hundred_one-option-draw_rule-one = одну
hundred_one-option-draw_rule-until_fits = пока не подойдёт
hundred_one-option-voluntary_draw = Брать по желанию
hundred_one-option-drawn_card = Взятая подошла
hundred_one-option-drawn_card-optional = можно положить
hundred_one-option-drawn_card-forced = нужно положить
hundred_one-option-drawn_card-any = можно и другую
hundred_one-option-empty_stock = Колода кончилась
hundred_one-option-empty_stock-flip = переворот сброса
hundred_one-option-empty_stock-shuffle = тасуют сброс
hundred_one-option-empty_stock-end_deal = конец раздачи

## Счёт

hundred_one-option-final_penalty = Штраф последней картой
hundred_one-option-queen_bonus = Последняя дама
hundred_one-option-queen_bonus-0 = ничего
hundred_one-option-queen_bonus-20 = −20
hundred_one-option-queen_spades_bonus = Последняя дама пик
hundred_one-option-queen_spades_bonus-0 = ничего
hundred_one-option-queen_spades_bonus-20 = −20
hundred_one-option-queen_spades_bonus-40 = −40
hundred_one-option-queen_zero_bonus = Дама при счёте 0
hundred_one-option-queen_zero_bonus-by_card = как обычно
hundred_one-option-queen_zero_bonus-20 = −20
hundred_one-option-queen_zero_bonus-40 = −40
hundred_one-option-queen_zero_bonus-none = ничего
hundred_one-option-score_floor = Счёт ниже нуля
hundred_one-option-score_floor-none = бывает
hundred_one-option-score_floor-zero = становится нулём
hundred_one-option-exact_reset = Обнуление на пределе
hundred_one-option-limit = Предел
hundred_one-option-end_mode = Конец партии
hundred_one-option-end_mode-first_over = первый перебор
hundred_one-option-end_mode-eliminate = на выбывание
