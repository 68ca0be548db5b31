# Двадцать пять

game-twenty_five = Двадцать пять
game-names-twenty_five = 25, twenty five, двадцатьпять
button-last-twenty_five = ⏪ Взятка

preset-twenty_five-25-individual = Каждый за себя
preset-twenty_five-25-pairs = Парами
preset-twenty_five-25-triples = Тройками
preset-twenty_five-25-double = С двойной ставкой

twenty_five-line-target = до 25
twenty_five-line-games = { $number ->
    [one] до { $number } победы
    [few] до { $number } побед
   *[many] до { $number } побед
}
twenty_five-line-stake = ставка { $stake }
twenty_five-line-double = пять взяток с нуля — вдвойне
twenty_five-line-no-rob = без обмена
twenty_five-line-no-renege = без ренонса

## Что на столе

twenty_five-turned = Козырь <b>{ $suit }</b> · открыта { $card } · взятка { $number }/{ $most }
twenty_five-robbed = Козырь <b>{ $suit }</b> · { $card } берёт { $name } · взятка { $number }/{ $most }
twenty_five-may-rob = У кого козырный туз, может в свой первый ход обменять карту на { $card }
twenty_five-may-rob-ace = Открыт туз: в свой первый ход его может взять сдающий, { $name }
twenty_five-rest-first = Первая раздача. Сдаёт { $name }
twenty_five-rest = Раздача окончена. Следующую сдаёт { $name }
twenty_five-rest-game = 🏅 Есть 25: { $side }
    Следующую игру сдаёт { $name }
twenty_five-won = 🏁 Есть 25: { $side }
twenty_five-games-won = 🏅 { $number }
twenty_five-games-of = { $side } { $number }
twenty_five-games = { $number ->
    [one] Побед: { $games } (нужна { $number })
    [few] Побед: { $games } (нужно { $number })
   *[many] Побед: { $games } (нужно { $number })
}
twenty_five-games-needed = { $number ->
    [one] Нужна { $number } победа 🏅
    [few] Нужно { $number } победы 🏅
   *[many] Нужно { $number } побед 🏅
}

## На руках

twenty_five-laid-away = Снесена { $card }: её никто не увидит
twenty_five-will-rob = У вас есть право на { $card }: обменять карту можно в свой первый ход, прежде чем сыграть
twenty_five-do-rob = Можно снести любую карту и взять { $card }. Сыграете без обмена — право пропадёт.
twenty_five-do-lay-away = Что снести? Взамен возьмёте { $card }, снос никто не увидит.

## Кнопки

twenty_five-button-deal = Сдать сейчас
twenty_five-page-rob = Взять { $card }, снести…

## Что произошло

twenty_five-news-deal-started = Раздача { $deal }, сдаёт { $name }
twenty_five-news-turned = Открыта { $card }: козырь { $suit }
twenty_five-news-robbed = 🔄 { $name } меняет карту на { $card }
twenty_five-news-own-rob = 🔄 Ваш обмен: { $card } → { $taken }
twenty_five-news-trick = Взятка — { $name }, { $card }: счёт { $score }
twenty_five-news-nobody = 25 пока не набрал никто, играем дальше
twenty_five-news-game = 🏅 Игра — { $side }

## Итоги

twenty_five-result-stopped = { $number ->
    [one] Раздачу дальше не играли: хватило { $number } взятки
    [few] Раздачу дальше не играли: хватило { $number } взяток
   *[many] Раздачу дальше не играли: хватило { $number } взяток
}
twenty_five-result-first = Побеждает не тот, у кого больше, а тот, кто первым дошёл до 25
twenty_five-result-sweep = 🧹 Все пять взяток раздачи, и с нуля!
twenty_five-result-sweep-double = 🧹 Все пять взяток раздачи, и с нуля: ставка вдвойне!
twenty_five-result-stake = 💰 Каждый проигравший платит { $stake }
twenty_five-result-legend = * выигранная игра

## Почему нельзя

twenty_five-reason-match-over = Партия уже окончена
twenty_five-reason-match-rests = Следующая раздача ещё не началась
twenty_five-reason-deal-in-progress = Раздача ещё идёт
twenty_five-reason-not-your-turn = Сейчас не ваш ход
twenty_five-reason-no-such-card = { $card } не у вас
twenty_five-reason-no-robbing-here = По этим правилам открытую карту никто не берёт
twenty_five-reason-already-robbed = { $up } уже взяли
twenty_five-reason-too-late-to-rob = Взять { $up } можно было только до своей первой карты
twenty_five-reason-turned-ace-not-robbed-here = Открыт туз, а по этим правилам его никто не берёт
twenty_five-reason-dealer-robs-turned-ace = Открыт туз: взять его может только сдающий
twenty_five-reason-rob-needs-ace = Взять { $up } может только тот, у кого { $ace }

## Правила

twenty_five-rule-aim = Побеждает тот, кто первым наберёт 25 очков. Взятка — пять очков.
twenty_five-rule-teams-individual = Каждый играет за себя.
twenty_five-rule-teams-pairs = Играют парами: партнёры сидят напротив друг друга, взятки у них общие.
twenty_five-rule-teams-triples = Играют тройками: партнёры сидят вперемежку с соперниками, взятки у них общие.
twenty_five-rule-cards = В колоде 52 карты, каждому сдают по пять.
twenty_five-rule-packets-3_2 = Сдают сначала по три карты, потом по две.
twenty_five-rule-packets-2_3 = Сдают сначала по две карты, потом по три.
twenty_five-rule-turned = После сдачи открывают карту: её масть — козырь.
twenty_five-rule-rob-on = У кого козырный туз, тот в свой первый ход, прежде чем сыграть, может снести любую карту и взять открытую.
twenty_five-rule-rob-off = Открытую карту никто не берёт.
twenty_five-rule-rob_turned_ace_dealer-on = Если открылся туз, взять его может сдающий.
twenty_five-rule-rob_turned_ace_dealer-off = Если открылся туз, его никто не берёт.
twenty_five-rule-trumps = Козыри от старшего: пятёрка, валет, туз червей, козырный туз, король, дама, потом мелкие. Туз червей — козырь всегда, какая бы карта ни открылась.
twenty_five-rule-pips = Мелкие карты в красных мастях тем старше, чем больше число, а в чёрных — чем меньше.
twenty_five-rule-plain = В простой масти старшие — король, дама, валет. Чёрный туз стоит сразу под валетом, а бубновый младше всех бубён.
twenty_five-rule-lead = Первым ходит игрок слева от сдающего, дальше — взявший взятку. Ходят с любой карты.
twenty_five-rule-taking = Взятку берёт старший козырь, а без козырей — старшая карта масти, с которой пошли.
twenty_five-rule-renege-on = На ход с козыря кладут козырь. Но пятёрку и валета козырей и туза червей можно придержать, если козырь, с которого пошли, младше: это ренонс.
twenty_five-rule-renege-off = На ход с козыря кладут козырь, хотя бы и самый старший: ренонса нет.
twenty_five-rule-always_ruff-on = На ход с простой масти кладут эту масть или козырь, а у кого масти нет — любую карту.
twenty_five-rule-always_ruff-off = На ход с простой масти кладут эту масть, а у кого её нет — любую карту.
twenty_five-rule-stop_at_target-on = Как только у кого-то 25, игра окончена, хоть и посреди раздачи.
twenty_five-rule-stop_at_target-off = Раздачу доигрывают до конца, а побеждает тот, кто первым дошёл до 25.
twenty_five-rule-stake = Каждый проигравший платит { $stake }.
twenty_five-rule-stake-0 = Играют без ставок.
twenty_five-rule-stake_mode-per_game = Партия — одна игра до 25.
twenty_five-rule-stake_mode-best_of = Партия — несколько игр до 25, каждая начинается с нуля.
twenty_five-rule-best_of-3 = Партию выигрывает тот, у кого первым две победы.
twenty_five-rule-best_of-5 = Партию выигрывает тот, у кого первым три победы.
twenty_five-rule-best_of-7 = Партию выигрывает тот, у кого первым четыре победы.
twenty_five-rule-sweep_double-on = Кто с нуля взял все пять взяток одной раздачи, выигрывает вдвойне.

## Домашние правила: как их зовут на кнопках

twenty_five-section-table = Стол
twenty_five-section-dealing = Сдача
twenty_five-section-play = Розыгрыш
twenty_five-section-scoring = Счёт и ставка

twenty_five-option-players = Игроков
twenty_five-option-teams = Играют
twenty_five-option-teams-individual = каждый за себя
twenty_five-option-teams-pairs = парами
twenty_five-option-teams-triples = тройками
twenty_five-option-packets = Сдают карты
twenty_five-option-packets-3_2 = по три и по две
twenty_five-option-packets-2_3 = по две и по три
twenty_five-option-rob = Обмен на открытую карту
twenty_five-option-rob_turned_ace_dealer = Открытый туз — сдающему
twenty_five-option-renege = Ренонс старших козырей
twenty_five-option-always_ruff = Козырь вместо масти
twenty_five-option-stop_at_target = Стоп на 25 среди раздачи
twenty_five-option-stake = Ставка
twenty_five-option-stake-0 = без ставки
twenty_five-option-stake_mode = Партия
twenty_five-option-stake_mode-per_game = одна игра
twenty_five-option-stake_mode-best_of = несколько игр
twenty_five-option-best_of = Играют до
twenty_five-option-best_of-3 = двух побед
twenty_five-option-best_of-5 = трёх побед
twenty_five-option-best_of-7 = четырёх побед
twenty_five-option-sweep_double = Вдвойне за пять взяток
