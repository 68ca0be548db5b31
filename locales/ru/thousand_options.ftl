# Как игра называется

game-thousand = Тысяча
game-names-thousand = 1000, тыща, косарь, тысячу
button-last-thousand = ⏪ Взятка

# Домашние правила тысячи: как их зовут на кнопках

thousand-section-table = Стол и цель
thousand-section-dealing = Сдача
thousand-section-redeals = Пересдача
thousand-section-bidding = Торговля и прикуп
thousand-section-dark = Игра втёмную
thousand-section-giving-up = Роспись и крест
thousand-section-play = Розыгрыш
thousand-section-scoring = Очки и болты
thousand-section-barrel = Бочка
thousand-section-golden = Золотой кон

## Стол и цель

thousand-option-players = Игроков
thousand-option-two_player_mode = Игра вдвоём
thousand-option-two_player_mode-wiki2 = одну сопернику
thousand-option-two_player_mode-wiki3 = прикупы по три
thousand-option-two_player_mode-ten_two = две в снос
thousand-option-target = Цель
thousand-option-win_strict = Цель нужно превысить
thousand-option-bank = Банк
thousand-option-bank-0 = нет
thousand-option-marriage_values = Цены марьяжей
thousand-option-marriage_values-H100D80C60S40 = ♥100 ♦80 ♣60 ♠40
thousand-option-marriage_values-S100H80C60D40 = ♠100 ♥80 ♣60 ♦40
thousand-option-marriage_values-S100C80H60D40 = ♠100 ♣80 ♥60 ♦40
thousand-option-marriage_values-H80S60D40C20 = ♥80 ♠60 ♦40 ♣20

## Сдача

thousand-option-shuffle_mode = Колоду тасуют
thousand-option-shuffle_mode-each_deal = каждую раздачу
thousand-option-shuffle_mode-first_only = только в начале
thousand-option-cut = Колоду снимает
thousand-option-cut-off = никто
thousand-option-cut-auto = бот
thousand-option-cut-interactive = сам игрок
thousand-option-cut_by = Снимает сосед
thousand-option-cut_by-right = справа
thousand-option-cut_by-left = слева
thousand-option-cut_nine = Девятка снизу
thousand-option-cut_nine-off = не важна
thousand-option-cut_nine-recut = снимают снова
thousand-option-cut_nine-recut_fine = снова, 3-я — штраф
thousand-option-cut_jack = Валет снизу
thousand-option-cut_jack-off = не важен
thousand-option-cut_jack-dealer_cuts = снимает сдающий
thousand-option-cut_jack-middle = в середину колоды
thousand-option-talon_deal = Карты в прикуп
thousand-option-talon_deal-last = последние
thousand-option-talon_deal-interleaved = по ходу сдачи
thousand-option-sitter_marriage = Марьяж в прикупе
thousand-option-sitter_marriage-off = не в счёт
thousand-option-sitter_marriage-full = только целый
thousand-option-sitter_marriage-full_and_half = целый и половинка
thousand-option-sitter_round = Округлять очки прикупа

## Пересдача

thousand-option-redeal_hand_below = Очки на руках
thousand-option-redeal_hand_below-0 = не пересдают
thousand-option-redeal_hand_below-13 = пересдача ниже 13
thousand-option-redeal_hand_below-14 = пересдача ниже 14
thousand-option-redeal_hand_below-15 = пересдача ниже 15
thousand-option-redeal_hand_nines = Девятки на руках
thousand-option-redeal_hand_nines-0 = не пересдают
thousand-option-redeal_hand_nines-3 = пересдача с трёх
thousand-option-redeal_hand_nines-4 = пересдача с четырёх
thousand-option-redeal_hand_jacks = Валеты на руках
thousand-option-redeal_hand_jacks-0 = не пересдают
thousand-option-redeal_hand_jacks-4 = пересдача с четырёх
thousand-option-redeal_talon_below = Очки в прикупе
thousand-option-redeal_talon_below-0 = не пересдают
thousand-option-redeal_talon_below-4 = пересдача ниже 4
thousand-option-redeal_talon_below-5 = пересдача ниже 5
thousand-option-redeal_talon_nines = Девятки в прикупе
thousand-option-redeal_talon_nines-0 = не пересдают
thousand-option-redeal_talon_nines-2 = пересдача с двух
thousand-option-redeal_talon_nines-3 = пересдача с трёх
thousand-option-redeal_talon_jacks = Валеты в прикупе
thousand-option-redeal_talon_jacks-0 = не пересдают
thousand-option-redeal_talon_jacks-3 = пересдача с трёх
thousand-option-redeal_talon_only_at_100 = Прикуп пересдают лишь за 100
thousand-option-redeal_after_discard_nines = Девятки после сноса
thousand-option-redeal_after_discard_nines-0 = не пересдают
thousand-option-redeal_after_discard_nines-4 = пересдача с четырёх
thousand-option-redeal_after_discard_jacks = Валеты после сноса
thousand-option-redeal_after_discard_jacks-0 = не пересдают
thousand-option-redeal_after_discard_jacks-4 = пересдача с четырёх
thousand-option-redeal_after_discard_below = Очки после сноса
thousand-option-redeal_after_discard_below-0 = не пересдают
thousand-option-redeal_after_discard_below-13 = пересдача ниже 13
thousand-option-redeal_after_discard_below-14 = пересдача ниже 14
thousand-option-redeal_after_discard_below-15 = пересдача ниже 15
thousand-option-redeal_dealer_fine = Штраф сдающему за девятки
thousand-option-redeal_who = Кто требует пересдачу
thousand-option-redeal_who-any = любой
thousand-option-redeal_who-forced_100 = сидящий на сотне
thousand-option-redeal_window = Когда требуют пересдачу
thousand-option-redeal_window-before_bidding = до своего слова
thousand-option-redeal_window-before_order = до заказа
thousand-option-redeal_same_dealer = Пересдаёт тот же

## Торговля и прикуп

thousand-option-opener = Торговлю открывает
thousand-option-opener-forehand = слева от сдающего
thousand-option-opener-dealer = сдающий
thousand-option-opening = Первая ставка
thousand-option-opening-forced = сотня без слов
thousand-option-opening-at_least = не меньше 100
thousand-option-opening-open = по желанию
thousand-option-min_bid = Наименьшая ставка
thousand-option-bid_step = Шаг торговли
thousand-option-jump_bids = Прыжки в торговле
thousand-option-bid_cap = Предел ставки
thousand-option-bid_cap-marriages = 120 + марьяжи
thousand-option-bid_cap-none = общий
thousand-option-bid_max = Общий предел ставок
thousand-option-negative_silence = Игрок в минусе
thousand-option-negative_silence-off = торгуется
thousand-option-negative_silence-below_zero = пасует
thousand-option-negative_silence-at_minus_120 = пасует с −120
thousand-option-negative_mercy = Уступать игроку в минусе
thousand-option-talon_reveal = Прикуп показывают
thousand-option-talon_reveal-always = всегда
thousand-option-talon_reveal-hide_uncontested = кроме сотни
thousand-option-talon_reveal-never = никогда
thousand-option-discard_visibility = Кто видит снос
thousand-option-discard_visibility-recipient = получатель
thousand-option-discard_visibility-open = все
thousand-option-discard_order = Снос и заказ
thousand-option-discard_order-discard_then_order = сначала снос
thousand-option-discard_order-order_then_discard = сначала заказ
thousand-option-raise_cap = Предел заказа
thousand-option-raise_cap-cap = 120 + марьяжи
thousand-option-raise_cap-none = общий
thousand-option-talon_rebuy = Перекупка прикупа
thousand-option-talon_rebuy-off = нет
thousand-option-talon_rebuy-120 = от 120
thousand-option-talon_rebuy-240 = от 240

## Игра втёмную

thousand-option-dark = Темнить
thousand-option-dark-off = нельзя
thousand-option-dark-optional = по желанию
thousand-option-dark-mandatory = обязательно
thousand-option-dark-unseen = прямо в торговле
thousand-option-dark_seat = Кто темнит
thousand-option-dark_seat-forehand = слева от сдающего
thousand-option-dark_seat-dealer = сдающий
thousand-option-dark_seat-any = любой
thousand-option-dark_hide_talon = Втёмную прикуп скрыт
thousand-option-dark_hide_discard = Втёмную снос скрыт
thousand-option-dark_double = Втёмную удваивают
thousand-option-dark_double-declarer = играющему
thousand-option-dark_double-all = всем
thousand-option-dark_double_marriage = Втёмную марьяжи вдвое
thousand-option-dark_double_loss = Втёмную проигрыш вдвое
thousand-option-dark_counter_marriage = Тёмную бьют с марьяжем
thousand-option-dark_min_score = Счёт, чтобы темнить
thousand-option-dark_min_score-none = любой
thousand-option-dark_min_score-gt0 = больше 0
thousand-option-dark_min_score-gt120 = больше 120
thousand-option-dark_min_score-ge240 = от 240
thousand-option-dark_no_raise = Тёмный заказ равен ставке
thousand-option-dark_bolts = Втёмную два болта
thousand-option-dark_on_barrel = Темнить при чьей-то бочке

## Роспись и крест

thousand-option-rospis = Роспись
thousand-option-rospis-off = нельзя
thousand-option-rospis-half = половина заказа
thousand-option-rospis-60 = по 60
thousand-option-rospis-aces = по тузам
thousand-option-rospis_deduct = Роспись снимает заказ
thousand-option-rospis_limit = Росписей за партию
thousand-option-rospis_limit-0 = без предела
thousand-option-rospis_third_fine = Штраф за третью роспись
thousand-option-rospis_barrel_self = Роспись с бочки
thousand-option-rospis_any_barrel = Роспись при чьей-то бочке
thousand-option-rospis_golden = Роспись золотого кона
thousand-option-rospis_dark = Роспись втёмную
thousand-option-rospis_same_dealer = После росписи сдаёт тот же
thousand-option-rospis_ace_value = Цена туза в росписи
thousand-option-rospis_ace_value-0 = ноль
thousand-option-rospis_half_round = Округление росписи
thousand-option-rospis_half_round-up = вверх
thousand-option-rospis_half_round-down = вниз
thousand-option-cross = Можно креститься
thousand-option-cross_limit = Крестов за партию
thousand-option-cross_limit-0 = без предела
thousand-option-cross_any_barrel = Крест при чьей-то бочке
thousand-option-cross_dark = Крест втёмную

## Розыгрыш

thousand-option-first_lead = Первым ходит
thousand-option-first_lead-declarer = играющий
thousand-option-first_lead-dealer = сдающий
thousand-option-first_lead-forehand = слева от сдающего
thousand-option-must_trump = Обязательно козырять
thousand-option-must_beat = Обязательно перебивать
thousand-option-trump_mode = Козырь
thousand-option-trump_mode-marriage = по марьяжу
thousand-option-trump_mode-declared = назначают
thousand-option-marriage_first_lead = Хвалить с первого хода
thousand-option-marriage_auto = Марьяж объявляет сам ход
thousand-option-marriage_capture = Марьяж нужно взять
thousand-option-marriage_points_for = Очки за марьяж
thousand-option-marriage_points_for-all = всем
thousand-option-marriage_points_for-declarer = только играющему
thousand-option-trump_lead = С козыря ходит
thousand-option-trump_lead-any = любой
thousand-option-trump_lead-owner = кто объявил
thousand-option-trump_lead-non_owner = кто не объявлял
thousand-option-ace_marriage = Тузовый марьяж
thousand-option-ace_marriage-0 = нет
thousand-option-ace_first_lead = Тузы с первого хода
thousand-option-ace_trump = Козырь после тузов
thousand-option-ace_trump-none = прежний
thousand-option-ace_trump-cancel = отменяется
thousand-option-ace_trump-first = масть первого
thousand-option-ace_trump-last = масть последнего
thousand-option-ace_consecutive = Ходить тузами подряд
thousand-option-bed_marriage = Постельный марьяж
thousand-option-four_nines_bonus = Четыре девятки
thousand-option-four_nines_bonus-0 = ничего

## Очки и болты

thousand-option-success_score = За сыгранный заказ
thousand-option-success_score-order = сам заказ
thousand-option-success_score-actual = всё набранное
thousand-option-round_declarer = Округлять играющему
thousand-option-penalty = Обычный штраф
thousand-option-bolt_mode = Штраф за болты
thousand-option-bolt_mode-off = болтов нет
thousand-option-bolt_mode-any3 = любые три
thousand-option-bolt_mode-row3 = три подряд
thousand-option-bolt_mode-any3_row_heavy = три, подряд дороже
thousand-option-bolt_mode-row3_or_every5 = три подряд и пятый
thousand-option-bolt_row_penalty = Штраф за три подряд
thousand-option-bolt_criterion = Болт за раздачу
thousand-option-bolt_criterion-tricks = без взяток
thousand-option-bolt_criterion-points = без очков
thousand-option-bolt_declarer = Болты играющему
thousand-option-bolt_on_barrel = Болты на бочке
thousand-option-dump_pos = Самосвал
thousand-option-dump_pos-0 = нет
thousand-option-dump_neg = Самосвал в минусе
thousand-option-dump_neg-0 = нет
thousand-option-dump_neg-555 = −555
thousand-option-dump_extra = Малый самосвал
thousand-option-dump_extra-0 = нет

## Бочка

thousand-option-barrel = Бочка
thousand-option-barrel-0 = нет
thousand-option-barrel_attempts = Попыток на бочке
thousand-option-barrel_min_bid = Ставка на бочке
thousand-option-barrel_min_bid-100 = от 100
thousand-option-barrel_min_bid-120 = от 120
thousand-option-barrel_fall = Падение с бочки
thousand-option-barrel_fall-minus = минус штраф
thousand-option-barrel_fall-zero = на 0
thousand-option-barrel_fall-500 = на 500
thousand-option-barrel_failed_bid = Не сыграл на бочке
thousand-option-barrel_failed_bid-subtract = снимают заказ
thousand-option-barrel_failed_bid-attempt = стоит попытки
thousand-option-barrel_three_falls = Третье падение
thousand-option-barrel_three_falls-off = как обычно
thousand-option-barrel_three_falls-zero = на 0
thousand-option-barrel_three_falls-zero_no_barrel = на 0 и без бочки
thousand-option-barrel_three_falls-five_no_barrel = на 5 и без бочки
thousand-option-barrel_knock = Новый на бочке
thousand-option-barrel_knock-knock = сбивает прежнего
thousand-option-barrel_knock-coexist = садится рядом
thousand-option-barrel_same_time = Сели на бочку вместе
thousand-option-barrel_same_time-one = остаётся один
thousand-option-barrel_same_time-all = падают все
thousand-option-barrel_same_time-coexist = остаются все
thousand-option-barrel_own_talon = Попытка — свой прикуп
thousand-option-barrel_open_talon = Открытый прикуп на бочке
thousand-option-barrel_bidding = Прикуп на бочке
thousand-option-barrel_bidding-normal = с торговлей
thousand-option-barrel_bidding-free = без торговли
thousand-option-barrel_raw_points = Голые очки на бочке
thousand-option-barrel_jump = Победа без бочки
thousand-option-barrel_success = Победа с бочки
thousand-option-barrel_success-order = по заказу
thousand-option-barrel_success-captured = по набранному
thousand-option-reverse_barrel = Обратная бочка
thousand-option-reverse_barrel-off = нет
thousand-option-reverse_barrel--760 = уход на −760
thousand-option-reverse_barrel--500 = уход на −500
thousand-option-win_tie = Дошли до цели вместе
thousand-option-win_tie-declarer = победил играющий
thousand-option-win_tie-highest = у кого больше
thousand-option-win_tie-shared = победили все

## Золотой кон

thousand-option-golden = Золотой кон
thousand-option-golden_mandatory = Золотой кон обязателен
thousand-option-golden_seat = Золотой кон играет
thousand-option-golden_seat-forehand = слева от сдающего
thousand-option-golden_seat-dealer = сдающий
thousand-option-golden_double_marriage = В золотом марьяжи вдвое
thousand-option-golden_none = Золотой не сыграл никто
thousand-option-golden_none-reset_start = счёт с нуля
thousand-option-golden_none-no_reset = играем дальше
thousand-option-golden_none-repeat = кон заново
thousand-option-golden_raise = Повышение золотого заказа
thousand-option-powerups = Бонусы
thousand-option-powerups-show_hands = карты соперников
thousand-option-powerups-talon_suits = масти прикупа
thousand-option-powerups-talon_all = весь прикуп
thousand-option-powerups-talon_one = карта прикупа
