# Сорок пять, как играют на Наханни

game-forty_fives = Сорок пять
game-names-forty_fives = 45, наханни, форти файвс
button-last-forty_fives = ⏪ Взятка

preset-forty_fives-nahanni = Наханни
preset-forty_fives-nahanni-original = Наханни, в масть
preset-forty_fives-nahanni-hole = Наханни, с поблажкой
preset-forty_fives-nahanni-ace-low = Наханни, туз не старший
preset-forty_fives-free-finish = Свободный финиш

forty_fives-line-target = до { $target }
forty_fives-line-gate = со 100 — только сыграв ставку
forty_fives-line-no-gate = победа и без ставки
forty_fives-line-hole = соперник в минусе — и без неё
forty_fives-line-follow = масть обязательна
forty_fives-line-ace-low = простой туз не старший
forty_fives-line-bids = ставки { $bids }
forty_fives-line-no-exchange = без обмена
forty_fives-line-deals = { $number ->
    [one] не больше { $number } раздачи
    [few] не больше { $number } раздач
   *[many] не больше { $number } раздач
}

## Что произошло

forty_fives-news-exchanged = { $name }: снос { $discarded }, из колоды { $drawn }
forty_fives-news-exchanged-nothing = { $name } ничего не меняет
forty_fives-news-drawn = Вам из колоды: { $cards }
forty_fives-note-exchanged = снос { $number }
forty_fives-gate = 🚪 Победа только сыгранной ставкой: { $sides }
forty_fives-gate-own = 🚪 У вашей пары { $score }: для победы нужно выиграть торговлю и сыграть ставку
forty_fives-result-gated = 🚪 { $side }: { $score }, но для победы нужна сыгранная ставка
forty_fives-result-frozen = 🚪 { $side }: взятое в защите не пишут

forty_fives-reason-discard-three = Снести нужно { $wanted } карты, а отмечено { $number }
forty_fives-reason-discard-more = Снести нужно хотя бы { $wanted } карты, а отмечено { $number }
forty_fives-reason-discard-plain = Снести нужно все простые карты, и эти тоже: { $cards }
forty_fives-reason-must-lead-trump = Против ставки на все взятки первый ход — с козыря { $trump }, а не { $card }

## Правила

# Цель и стол

forty_fives-rule-sides = Играют вчетвером, пара на пару: партнёры сидят напротив друг друга, счёт у них общий.
forty_fives-rule-deck = В колоде 52 карты. Каждому сдают по пять, ещё три — в прикуп. Сдают по очереди, первого сдающего выбирает жребий.
forty_fives-rule-target = Играют до { $target }.
forty_fives-rule-deal_limit = { $deal_limit ->
    [one] Партия не длиннее { $deal_limit } раздачи: потом побеждает больший счёт.
    [few] Партия не длиннее { $deal_limit } раздач: потом побеждает больший счёт.
   *[many] Партия не длиннее { $deal_limit } раздач: потом побеждает больший счёт.
}

# Торговля и прикуп

forty_fives-rule-auction = Торгуются один круг, сдающий говорит последним. Ставка — сколько очков обещает взять пара; каждая выше прежней.
forty_fives-rule-bids = { $thirty ->
    [on] Ставки: { $bids }. Ставка 30 — обещание взять все пять взяток.
   *[off] Ставки: { $bids }.
}
forty_fives-rule-dealer_hold-on = Сдающий может взять чужую ставку, не повышая её. Тогда тот, у кого её взяли, вправе повысить, сдающий — снова взять, и так далее.
forty_fives-rule-dealer_hold-off = Взять чужую ставку, не повышая её, сдающий не может.
forty_fives-rule-all_pass-redeal_next = Если спасовали все, раздачу не играют, сдаёт следующий.
forty_fives-rule-all_pass-redeal_same = Если спасовали все, раздачу не играют, тот же игрок сдаёт снова.
forty_fives-rule-all_pass-dealer_min = Если спасовали все, играть обязан сдающий, ставка — { $lowest }.
forty_fives-rule-name_before_kitty-on = Кто выиграл торговлю, тот играющий: он называет козырь и берёт прикуп.
forty_fives-rule-name_before_kitty-off = Кто выиграл торговлю, тот играющий: он берёт прикуп и называет козырь.

# Обмен

forty_fives-rule-exchange-on = До розыгрыша каждый сносит, сколько хочет, и добирает из колоды до пяти. У играющего восемь карт, и снести он должен хотя бы три.
forty_fives-rule-exchange-off = Карты меняет только играющий: сносит три из восьми.
forty_fives-rule-exchange_order-dealer_left_first = Меняют карты по кругу, начиная слева от сдающего.
forty_fives-rule-exchange_order-bidder_first = Первым меняет карты играющий, за ним остальные по кругу.
forty_fives-rule-exchange_rounds-1 = Карты меняют только один раз.
forty_fives-rule-must_discard_plain-on = Простые карты сносят все до одной, козыри можно оставить.
forty_fives-rule-must_discard_plain-off = Снести и оставить можно любые карты, козыри тоже.

# Розыгрыш

forty_fives-rule-trumps = Козыри по старшинству: пятёрка, валет, туз червей (он всегда козырь), козырный туз, король, дама; дальше красные от десятки к двойке, чёрные от двойки к десятке.
forty_fives-rule-first_lead-bidder_left = Первым ходит игрок слева от играющего.
forty_fives-rule-first_lead-dealer_left = Первым ходит игрок слева от сдающего.
forty_fives-rule-first_lead-bidder = Первым ходит играющий.
forty_fives-rule-thirty_lead_trump-on = Если ставка 30, первый ход соперников играющего — с козыря, когда он есть.
forty_fives-rule-thirty_lead_trump-off = Если ставка 30, ходят всё равно с любой карты.
forty_fives-rule-follow_suit-off = Пошли с простой масти — кладут любую карту.
forty_fives-rule-follow_suit-on = Пошли с простой масти — кладут её или козырь, а если её нет, любую карту.
forty_fives-rule-renege-on = Пошли с козыря — козырь обязателен. Но пятёрку, валета козырей и туза червей можно придержать, если пошли козырем младше.
forty_fives-rule-renege-off = Пошли с козыря — козырь обязателен, каким бы старшим он ни был.
forty_fives-rule-plain_ace_low-off = Простые масти: туз, король, дама, валет; дальше красные от десятки к двойке, чёрные от двойки к десятке.
forty_fives-rule-plain_ace_low-on = Простые масти: король, дама, валет; дальше красные от десятки к двойке, а туз бубён младше всех; чёрные — туз, потом от двойки к десятке.
forty_fives-rule-trick = Взятку берёт старший козырь, без козырей — старшая карта той масти, с которой пошли. Взявший ходит следующим.

# Счёт

forty_fives-rule-best_trump_bonus-5 = Взятка — 5 очков, и ещё 5 тому, у кого был старший козырь раздачи: всего 30.
forty_fives-rule-best_trump_bonus-0 = Взятка — 5 очков, всего в раздаче 25. За старший козырь ничего не добавляют.
forty_fives-rule-made = Если пара играющего взяла не меньше ставки, ей пишут всё, что она взяла; если меньше, ставку с неё снимают.
forty_fives-rule-defence = Соперникам играющего пишут всё, что они взяли.
forty_fives-rule-thirty_win = Ставка 30 сыграна, если взяты все пять взяток: за это +{ $thirty_win }.
forty_fives-rule-thirty_lose = За несыгранную ставку 30 снимают { $thirty_lose }.
forty_fives-rule-bid_to_win-on = Паре, у которой перед раздачей { $bid_to_win_from } или больше, для победы мало очков: ей нужно выиграть торговлю и сыграть ставку.
forty_fives-rule-bid_to_win-off = Для победы достаточно набрать { $target }, хотя бы и в защите.
forty_fives-rule-gate_points-accumulate = Что взяла в защите пара, у которой { $bid_to_win_from } или больше, ей пишут, даже выше { $target }.
forty_fives-rule-gate_points-freeze = Что взяла в защите пара, у которой { $bid_to_win_from } или больше, ей не пишут.
forty_fives-rule-gate_off_if_negative-on = Пока у соперников счёт ниже нуля, для победы достаточно набрать { $target }.
forty_fives-rule-tie-bidder = Если в одной раздаче победить могут обе пары, побеждает та, что сыграла ставку.
forty_fives-rule-tie-higher = Если в одной раздаче победить могут обе пары, побеждает больший счёт.

## Домашние правила: как их зовут на кнопках

forty_fives-section-table = Цель и стол
forty_fives-section-bidding = Торговля
forty_fives-section-exchange = Обмен карт
forty_fives-section-play = Розыгрыш
forty_fives-section-scoring = Счёт и победа

forty_fives-option-target = Цель
forty_fives-option-deal_limit = Раздач не больше
forty_fives-option-deal_limit-0 = без предела
forty_fives-option-bids = Ставки
forty_fives-option-dealer_hold = Сдающий может взять ставку
forty_fives-option-all_pass = Все спасовали
forty_fives-option-all_pass-redeal_next = сдаёт следующий
forty_fives-option-all_pass-redeal_same = сдаёт тот же
forty_fives-option-all_pass-dealer_min = играет сдающий
forty_fives-option-name_before_kitty = Козырь до прикупа
forty_fives-option-exchange = Меняют карты все
forty_fives-option-exchange_order = Первым меняет
forty_fives-option-exchange_order-dealer_left_first = сосед сдающего
forty_fives-option-exchange_order-bidder_first = играющий
forty_fives-option-exchange_rounds = Сколько раз меняют
forty_fives-option-must_discard_plain = Простые карты — в снос
forty_fives-option-first_lead = Первый ход
forty_fives-option-first_lead-bidder_left = слева от играющего
forty_fives-option-first_lead-dealer_left = слева от сдающего
forty_fives-option-first_lead-bidder = сам играющий
forty_fives-option-thirty_lead_trump = Против 30 — с козыря
forty_fives-option-follow_suit = Масть обязательна
forty_fives-option-renege = Три старших придерживают
forty_fives-option-plain_ace_low = Простой туз не старший
forty_fives-option-best_trump_bonus = За старший козырь
forty_fives-option-best_trump_bonus-0 = ничего
forty_fives-option-thirty_win = За сыгранную ставку 30
forty_fives-option-thirty_lose = За несыгранную ставку 30
forty_fives-option-bid_to_win = Победа только со ставкой
forty_fives-option-bid_to_win_from = Только со ставкой — от
forty_fives-option-gate_points = Очки в защите со 100
forty_fives-option-gate_points-accumulate = пишут
forty_fives-option-gate_points-freeze = не пишут
forty_fives-option-gate_off_if_negative = Против минуса — и без ставки
forty_fives-option-tie = Обе пары у цели
forty_fives-option-tie-bidder = сыгравшая ставку
forty_fives-option-tie-higher = больший счёт
