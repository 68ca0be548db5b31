# Пятьдесят пять: до 55, 110 или 220

game-fifty_five = Пятьдесят пять
game-names-fifty_five = 55, 110, 220, сто десять, двести двадцать
button-last-fifty_five = ⏪ Взятка

preset-fifty_five-55 = До 55
preset-fifty_five-110 = До 110
preset-fifty_five-220 = До 220
preset-fifty_five-110-strict = До 110, строго
preset-fifty_five-110-name-first = До 110, козырь до прикупа

fifty_five-line-variant = до { $variant }
fifty_five-line-pairs = парами
fifty_five-line-triples = тройками
fifty_five-line-bids = ставки { $bids }
fifty_five-line-must-win = побеждает только играющий
fifty_five-line-bid-only = пишут ставку
fifty_five-line-name-first = козырь до прикупа
fifty_five-line-deals = { $number ->
    [one] не больше { $number } раздачи
    [few] не больше { $number } раздач
   *[many] не больше { $number } раздач
}

## Что произошло

fifty_five-news-laid = { $name } сносит пять карт
fifty_five-result-reached = 🏁 До { $target } — { $name }: { $trick ->
    [0] ещё до раздачи
   *[1] на { $trick }-й взятке
}
fifty_five-result-not-the-bidder = До { $target } — { $name }, но победить можно только сыгранной ставкой
fifty_five-reason-discard-five = Снести нужно { $wanted } карт, а отмечено { $number }

## Правила

# Цель и стороны

fifty_five-rule-variant = Играют до { $variant }: кто наберёт столько или больше, побеждает.
fifty_five-rule-teams-individual = Каждый играет за себя.
fifty_five-rule-teams-pairs = Играют парами: партнёры сидят напротив друг друга, счёт у них общий.
fifty_five-rule-teams-triples = Играют тройками, соперники сидят вперемежку; счёт у тройки общий.

# Сдача

fifty_five-rule-deck = В колоде 52 карты. Каждому сдают по пять, ещё пять — в прикуп. Сдают по очереди, первого сдающего выбирает жребий.
fifty_five-rule-packets-3_2 = Сдают пачками: сначала по три карты, потом по две.
fifty_five-rule-packets-2_3 = Сдают пачками: сначала по две карты, потом по три.

# Торговля и прикуп

fifty_five-rule-auction = Торгуются один круг, сдающий говорит последним. Ставка — сколько очков обещаешь взять; каждая выше прежней.
fifty_five-rule-bids = { $sixty ->
    [on] Ставки: { $bids }. Ставка 60 — обещание взять все пять взяток.
   *[off] Ставки: { $bids }.
}
fifty_five-rule-dealer_take-on = Сдающий может взять чужую ставку, не повышая её. Тогда тот, у кого её взяли, вправе повысить, сдающий — снова взять, и так далее.
fifty_five-rule-dealer_take-off = Взять чужую ставку, не повышая её, сдающий не может.
fifty_five-rule-all_pass-next_dealer = Если спасовали все, раздачу не играют, сдаёт следующий.
fifty_five-rule-all_pass-same_dealer = Если спасовали все, раздачу не играют, тот же игрок сдаёт снова.
fifty_five-rule-all_pass-dealer_10 = Если спасовали все, играть обязан сдающий, ставка — { $lowest }.
fifty_five-rule-name_before_kitty-off = Кто выиграл торговлю, тот играющий: он берёт прикуп, сносит пять карт рубашкой вверх и называет козырь.
fifty_five-rule-name_before_kitty-on = Кто выиграл торговлю, тот играющий: он называет козырь, берёт прикуп и сносит пять карт рубашкой вверх.

# Розыгрыш

fifty_five-rule-trumps = Козыри по старшинству: пятёрка, валет, туз червей (он всегда козырь), козырный туз, король, дама; дальше красные от десятки к двойке, чёрные от двойки к десятке.
fifty_five-rule-plain = Простые масти: король, дама, валет; дальше красные от десятки к двойке, а туз бубён младше всех; чёрные — туз, потом от двойки к десятке.
fifty_five-rule-renege-on = Пошли с козыря — козырь обязателен. Но пятёрку, валета козырей и туза червей можно придержать, если пошли козырем младше.
fifty_five-rule-renege-off = Пошли с козыря — козырь обязателен, каким бы старшим он ни был.
fifty_five-rule-always_ruff-on = Пошли с простой масти — кладут её или козырь, а если её нет, любую карту.
fifty_five-rule-always_ruff-off = Пошли с простой масти — кладут её, а если её нет, любую карту.
fifty_five-rule-trick = Взятку берёт старший козырь, без козырей — старшая карта той масти, с которой пошли. Взявший ходит следующим.
fifty_five-rule-first_lead-dealer_left = Первым ходит игрок слева от сдающего.
fifty_five-rule-first_lead-bidder_left = Первым ходит игрок слева от играющего.
fifty_five-rule-first_lead-bidder_right = Первым ходит игрок справа от играющего.

# Счёт

fifty_five-rule-best_trump_bonus-5 = Взятка — 5 очков, и ещё 5 тому, у кого был старший козырь раздачи: всего 30.
fifty_five-rule-best_trump_bonus-0 = Взятка — 5 очков, всего в раздаче 25. За старший козырь ничего не добавляют.
fifty_five-rule-score_bid_only-off = Если играющий взял не меньше ставки, ему пишут всё, что он взял.
fifty_five-rule-score_bid_only-on = Если играющий взял не меньше ставки, ему пишут ставку, и только.
fifty_five-rule-failed = Если играющий не взял своей ставки, её у него снимают; счёт бывает и ниже нуля.
fifty_five-rule-others = Остальным пишут всё, что они взяли.
fifty_five-rule-sixty_score = Ставка 60 сыграна, если взяты все пять взяток: тогда +60, иначе −60.
fifty_five-rule-bidder_must_win-off = Если в одной раздаче до { $variant } дошли несколько, побеждает тот, кто дошёл раньше, взятка за взяткой.
fifty_five-rule-bidder_must_win-on = Победить может только играющий, и только сыграв ставку. Кто дошёл до { $variant } иначе, играет дальше.
fifty_five-rule-deal_limit = { $deal_limit ->
    [one] Партия не длиннее { $deal_limit } раздачи: потом побеждает больший счёт.
    [few] Партия не длиннее { $deal_limit } раздач: потом побеждает больший счёт.
   *[many] Партия не длиннее { $deal_limit } раздач: потом побеждает больший счёт.
}

## Домашние правила: как их зовут на кнопках

fifty_five-section-table = Цель и стороны
fifty_five-section-dealing = Сдача
fifty_five-section-bidding = Торговля
fifty_five-section-play = Розыгрыш
fifty_five-section-scoring = Счёт

fifty_five-option-variant = Цель
fifty_five-option-players = Игроков
fifty_five-option-teams = Стороны
fifty_five-option-teams-individual = каждый за себя
fifty_five-option-teams-pairs = пары
fifty_five-option-teams-triples = тройки
fifty_five-option-packets = Сдают
fifty_five-option-packets-3_2 = по три, потом по две
fifty_five-option-packets-2_3 = по две, потом по три
fifty_five-option-bids = Ставки
fifty_five-option-dealer_take = Сдающий может взять ставку
fifty_five-option-all_pass = Все спасовали
fifty_five-option-all_pass-next_dealer = сдаёт следующий
fifty_five-option-all_pass-same_dealer = сдаёт тот же
fifty_five-option-all_pass-dealer_10 = играет сдающий
fifty_five-option-name_before_kitty = Козырь до прикупа
fifty_five-option-renege = Три старших придерживают
fifty_five-option-always_ruff = Козырь вместо масти
fifty_five-option-first_lead = Первый ход
fifty_five-option-first_lead-dealer_left = слева от сдающего
fifty_five-option-first_lead-bidder_left = слева от играющего
fifty_five-option-first_lead-bidder_right = справа от играющего
fifty_five-option-best_trump_bonus = За старший козырь
fifty_five-option-best_trump_bonus-0 = ничего
fifty_five-option-score_bid_only = Пишут только ставку
fifty_five-option-bidder_must_win = Побеждает только играющий
fifty_five-option-sixty_score = За ставку 60
fifty_five-option-deal_limit = Раздач не больше
fifty_five-option-deal_limit-0 = без предела
