# Тысяча

preset-thousand-recommended = Рекомендуемые
preset-thousand-classic = Классика
preset-thousand-classic_agreed = Классика с уговорами
preset-thousand-online = Как в онлайне
preset-thousand-wiki = По энциклопедии
preset-thousand-wiki_agreed = По энциклопедии, с уговорами
preset-thousand-two-player = Вдвоём
preset-thousand-two-player-10 = Вдвоём, без отданной карты
preset-thousand-three-dark = Втроём втёмную
preset-thousand-four-player = Вчетвером
preset-thousand-1001 = До 1001
preset-thousand-501 = До 501
preset-thousand-golden-kon = Золотой кон

thousand-line-target = до { $target }
thousand-line-aces = тузовый марьяж { $value }
thousand-line-barrel = бочка { $barrel }
thousand-line-no-barrel = без бочки
thousand-line-rospis = можно расписать
thousand-line-no-rospis = без росписи
thousand-line-dark = втёмную
thousand-line-golden = золотой кон
thousand-line-declared = козырь назначают

## Что на столе

thousand-what-cut = Снимаем колоду: { $name }
thousand-what-dark = Карты розданы. Сыграет ли втёмную { $names }?
thousand-what-dark-must = Карты розданы. Темнить обязан тот, кого спросили: { $names }
thousand-what-no-bid = <b>Торговля.</b> Ставок ещё нет
thousand-what-bid = <b>Торговля.</b> Ставка { $amount } — { $name }
thousand-what-dark-bid = <b>Торговля.</b> Ставка { $amount } втёмную — { $name }
thousand-what-golden-choice = Играть ли 120, решает { $name }
thousand-what-rebuy = <b>Прикуп можно перекупить.</b> Пока играет { $name } · ставка { $amount }
thousand-what-talon = выбирает прикуп
thousand-what-claims = ждём, не потребуют ли пересдачу
thousand-what-trump = назначает козырь
thousand-what-won = <b>Играет { $name }</b> · ставка { $amount }
thousand-what-order = <b>Играет { $name }</b> · заказ { $amount }
thousand-golden-banner = 🥇 <b>Золотой кон, { $number } из { $most }:</b> всем пишут вдвое
thousand-trump-of = козырь { $suit } ({ $name })
thousand-talon-own = Прикуп, только вам: { $cards }
thousand-talon-of-two = Прикуп { $number }: { $cards }
thousand-last-talon = { $number ->
    [one] Второй прикуп, { $number } карта, уйдёт с последней взяткой
    [few] Второй прикуп, { $number } карты, уйдёт с последней взяткой
   *[many] Второй прикуп, { $number } карт, уйдёт с последней взяткой
}
thousand-laid-own = Снесено: { $cards }
thousand-dark = втёмную
thousand-no-trump = козыря нет
thousand-trump = козырь { $suit }
thousand-talon = Прикуп: { $cards }
thousand-on-the-table = На столе:
thousand-played = { $card } { $name }
thousand-declaration = { $name } { $what } { $value }
thousand-declared = Хвалили: { $what }

thousand-rest-first = Первая раздача. Сдаёт { $name }
thousand-rest-made = ✅ { $name }: заказ { $amount } сыгран
thousand-rest-failed = ❌ { $name }: заказ { $amount } не сыгран
thousand-rest-rospis = 🏳 { $name }: роспись, { $amount }
thousand-rest-cross = ✝️ { $name }: крещусь, { $amount } не играется
thousand-rest-declined = Золотой кон: пас, раздача не играется
thousand-rest-redeal = Пересдача
thousand-rest-thrown-in = Все спасовали: раздача не играется

thousand-player = ▫️ { $name }: { $score }
thousand-player-turn = 👉 <b>{ $name }</b>: { $score }
thousand-mark-sitter = на прикупе
thousand-mark-dealer = сдаёт
thousand-mark-passed = пас
thousand-mark-bid = <b>{ $amount }</b>
thousand-mark-dark-bid = <b>{ $amount }</b> втёмную
thousand-mark-hundred = сидит на <b>{ $amount }</b>
thousand-mark-unseen = карты не подняты
thousand-mark-tricks = взяток { $tricks }, очков { $points }
thousand-mark-barrel = бочка { $attempt }/{ $most }
thousand-mark-reverse = обратная бочка { $attempt }/{ $most }
thousand-mark-row = подряд { $number }
thousand-mark-no-barrel = без бочки
thousand-mark-crosses = крестов { $number }
thousand-holding-bed = постельный
thousand-holding-aces = четыре туза { $value }
thousand-holding-nines = четыре девятки { $value }
thousand-mark-falls = падений { $number }
thousand-mark-rospises = росписей { $number }

thousand-kind-aces = тузы
thousand-kind-nines = девятки
thousand-kind-bed = постельный { $suit }

## На руках

thousand-hand-sitter = В этой раздаче вы на прикупе и не играете. Когда её доиграют, вам запишут очки карт прикупа.
thousand-hand-sitter-full = Лежит в нём марьяж — запишут и его.
thousand-hand-sitter-full_and_half = Лежит в нём марьяж — запишут и его, а за одного короля или даму — половину.
thousand-hand-sitter-points = { $points ->
    [one] Вы на прикупе и не играете. В прикупе { $points } очко: его вам запишут, когда раздачу доиграют.
    [few] Вы на прикупе и не играете. В прикупе { $points } очка: их вам запишут, когда раздачу доиграют.
   *[many] Вы на прикупе и не играете. В прикупе { $points } очков: их вам запишут, когда раздачу доиграют.
}
thousand-hand-sitter-pair = И марьяж { $suit }: ещё { $value }
thousand-hand-unseen = <b>Ваши карты</b> лежат рубашкой вверх
thousand-hand-marriages = Марьяж: { $what }
thousand-peeked-hand = 👀 { $name }, при раздаче: { $cards }
thousand-peeked-talon = 👀 В прикупе: { $cards }
thousand-peeked-suits = 👀 Масти прикупа: { $suits }
thousand-may-claim = ♻️ Вы вправе потребовать пересдачу: { $why }
thousand-barrel-order = 🛢 Вы на бочке: выигрывает сыгранный заказ от { $amount }
thousand-barrel-captured = 🛢 Вы на бочке: для победы нужно сыграть заказ и набрать не меньше { $amount }
thousand-barrel-raw = 🛢 Вы на бочке: вам пишут только очки взяток, без марьяжей и округления; и заказ играют ими
thousand-do-cut = Сколько карт снять сверху?
thousand-do-cut-dealer = Снизу был валет, теперь снимаете вы: сколько карт? Что выйдет, то выйдет.
thousand-do-cut-nine-recut = Выйдет снизу девятка — снимать снова.
thousand-do-cut-nine-recut_fine = Выйдет снизу девятка — снимать снова, а третья стоит { $amount }.
thousand-do-cut-jack-dealer_cuts = Выйдет валет — снимет сдающий.
thousand-do-cut-jack-middle = Выйдет валет — уйдёт в середину.
thousand-do-dark-may = Темнить — заказать 120, не глядя в карты, — или смотреть?
thousand-do-dark-must = По правилам этого стола вы темните: 120, не глядя в карты.
thousand-dark-doubles-all = В игре втёмную всем пишут вдвое.
thousand-dark-doubles-loss = Втёмную вдвое и выигрыш, и проигрыш.
thousand-dark-doubles-win = Втёмную выигрыш вдвое, проигрыш — нет.
thousand-do-bid-unseen = Пока карты не подняты, ставка — втёмную.
thousand-do-bid-next = Ваше слово: { $least } или пас
thousand-do-open = Вы открываете торговлю: ставьте не меньше { $least }, пасовать нельзя
thousand-do-golden = Сыграть 120 в золотом кону или пас? Пас ничего не стоит.
thousand-do-bid-up-to = Ваше слово: можно дойти до { $cap }
thousand-do-pass = Ваше слово, но можно только спасовать.
thousand-do-rebuy = Перекупить прикуп? Тогда играете вы, заказ — не меньше { $amount }.
thousand-do-talon-last = Возьмите один из прикупов не глядя. Второй уйдёт с последней взяткой.
thousand-do-talon-out = Возьмите один из прикупов не глядя. Второй в игру не войдёт.
thousand-do-give = Какую карту отдать? Получит { $name }
thousand-do-lay-down = { $number ->
    [one] Снесите ещё одну карту: в игру она не войдёт
    [few] Снесите { $number } карты, по одной: в игру они не войдут
   *[many] Снесите { $number } карт, по одной: в игру они не войдут
}
thousand-do-lay-on-talon = Какую карту снести на второй прикуп? Он уйдёт с последней взяткой.
thousand-do-claims = Пересдать или играть эти карты?
thousand-do-order = Назовите заказ, не меньше { $bid }.
thousand-do-order-worth = Карты тянут примерно на { $amount }.
thousand-do-order-only = Назовите заказ. Повысить его нельзя: { $bid }.
thousand-do-trump = Назовите козырь: до конца раздачи он не сменится
thousand-do-beat = Нужно перебить { $card }
thousand-do-lead = Ваш ход: любая карта с кнопок
thousand-do-follow = Нужна масть { $suit }
thousand-pocket-unseen = Ваши карты ещё не подняты
thousand-do-trump-in = Масти нет — бейте козырем { $suit }
thousand-do-any = Масти { $suit } у вас нет — годится любая карта
thousand-pocket-sitter = В этой раздаче вы на прикупе: карт на руках нет

thousand-rospis-really = <b>Расписать?</b> Раздача кончится без игры: вам { $own }, соперникам по { $share }.
thousand-rospis-fine = Это ваша третья роспись: ещё штраф { $amount }.
thousand-giving-up-left = Осталось у вас за партию: { $number } из { $most }.
thousand-cross-really = <b>Креститься?</b> Раздача кончится без игры, очки не изменятся, соперникам по болту.
thousand-button-play-on = Играем
thousand-button-golden = Играю { $amount }

## Кнопки

thousand-button-deal = Сдать сейчас
thousand-button-look = Посмотреть карты
thousand-button-dark = Втёмную, 120
thousand-button-pass = Пас
thousand-button-rebuy = Перекупить за { $amount }
thousand-button-take = Прикуп { $number } 🂠
thousand-button-worth = 💡 { $amount }
thousand-button-trump = { $suit } × { $number }
thousand-button-trump-pair = { $suit } × { $number } · марьяж { $value }
thousand-button-order = Играю { $amount }
thousand-button-marriage = Хвалю { $suit } { $value } · { $rank }
thousand-button-bed = Постель { $suit } { $value } · { $rank }
thousand-button-aces = Тузы { $value } · { $card }
thousand-button-nines = Девятки { $value } · { $card }
thousand-button-redeal = Пересдать!
thousand-button-rospis-yes = Да, расписать
thousand-button-cross-yes = Да, крещусь
thousand-button-peek-hands = 👀 Карты соперников
thousand-button-peek-suits = 👀 Масти прикупа
thousand-button-peek-talon = 👀 Весь прикуп
thousand-button-peek-card = 👀 Карта { $number }
thousand-page-lay = Сначала снести…
thousand-page-bids = Другая ставка…
thousand-page-orders = Другой заказ…
thousand-page-cuts = Снять иначе…
thousand-page-rospis = Расписать…
thousand-page-cross = Креститься…

thousand-no-trick = В этой раздаче взяток ещё не было
thousand-last-trick = Взятка — { $name }

## Что произошло

thousand-news-deal-started = Раздача { $deal }, сдаёт { $name }
thousand-news-cut = Колоду снимает { $name }
thousand-news-nine-below = Снизу девятка ({ $times }-я): снова снимает { $name }
thousand-news-nine-below-last = Снизу девятка, третья подряд: сдаём как есть
thousand-news-jack-below-cut = Снизу валет: теперь снимает сдающий, { $name }
thousand-news-jack-below-middle = Снизу валет: его женят, в середину колоды
thousand-news-looked = { $name }: карты подняты
thousand-news-opening = { $name } сидит на { $amount }
thousand-news-won-dark = Прикуп — { $name }, за { $amount } втёмную
thousand-news-golden = { $name } играет золотой кон, { $amount }
thousand-news-free = { $name } на бочке: прикуп без торговли, за { $amount }
thousand-news-bid = { $name }: { $amount }
thousand-news-dark-bid = { $name }: { $amount } втёмную
thousand-news-passed = { $name }: пас
thousand-news-won = Прикуп — { $name }, за { $amount }
thousand-news-hundred = Все пас: прикуп — { $name }, за { $amount }
thousand-news-thrown-in = Все спасовали: раздача не играется
thousand-news-talon-taken = { $name } берёт прикуп { $number }
thousand-news-peeked-hands = 👀 { $name } смотрит карты соперников
thousand-news-peeked-suits = 👀 { $name } смотрит масти прикупа
thousand-news-peeked-talon = 👀 { $name } смотрит прикуп
thousand-news-peeked-card = 👀 { $name } смотрит карту прикупа { $number }
thousand-news-talon-bought = Прикуп перекуплен: { $name }, { $amount }
thousand-news-given = { $giver } → { $recipient }: { $what }
thousand-news-a-card = карта
thousand-news-laid-down = { $name }: карта снесена
thousand-news-trump = Козырь { $suit } — { $name }
thousand-news-redeal = Пересдача! { $name }: { $why }
thousand-news-order = { $name }: заказ { $amount }
thousand-news-no-trump = Козыря больше нет
thousand-news-rospis = Роспись! { $name }: { $own }, соперникам по { $share }
thousand-news-cross = { $name }: крещусь!
thousand-news-marriage = 👑 { $name }: хвалю { $what }, { $value }
thousand-news-declared = 👑 { $name }: { $what }, { $value }
thousand-news-trick = Взятка — { $name }: { $cards } (+{ $points })
thousand-news-other-talon = Второй прикуп — { $name } (+{ $points })
thousand-news-bolt = { $count ->
    [one] ● { $name }: болт, всего { $total }
    [few] ●● { $name }: { $count } болта, всего { $total }
   *[many] ●● { $name }: { $count } болтов, всего { $total }
}
thousand-news-fined = { $name }: штраф { $amount } — { $why }
thousand-news-barrel = 🛢 { $name } на бочке
thousand-news-attempt = 🛢 { $name } на бочке: прошла раздача { $used } из { $most }
thousand-news-reverse = 🕳 { $name } на обратной бочке
thousand-news-reverse-attempt = 🕳 { $name } на обратной бочке: прошла раздача { $used } из { $most }
thousand-news-barrel-left = 🛢 { $name } слезает с бочки, счёт { $total }
thousand-news-reverse-left = 🕳 { $name } слезает с обратной бочки, счёт { $total }
thousand-news-fell = 🛢 { $name } падает с бочки: { $why }. Счёт { $total }
thousand-news-third-fall = (третье падение)
thousand-news-third-fall-lost = (третье падение, дальше без бочки)
thousand-fall-attempts = время вышло
thousand-fall-knocked = место заняли
thousand-fall-together = вместе там не усидеть
thousand-news-nobody-won = 🏁 Победителей нет
thousand-news-dumped = 🚛 Самосвал! { $name }: было { $total }, стало 0
thousand-news-golden-over = { $ending ->
    [again] Золотой кон окончен: никто не сыграл, всё сначала
    [reset] Золотой кон окончен: никто не сыграл, счёт с нуля
   *[on] Золотой кон окончен, играем дальше
}

thousand-ground-hand-below = на руках меньше { $number } очков
thousand-ground-hand-nines = { $number ->
    [3] три девятки на руках
   *[4] четыре девятки на руках
}
thousand-ground-hand-jacks = четыре валета на руках
thousand-ground-talon-below = в прикупе меньше { $number } очков
thousand-ground-talon-nines = { $number ->
    [2] две девятки в прикупе
   *[3] три девятки в прикупе
}
thousand-ground-talon-jacks = три валета в прикупе
thousand-ground-discard-below = после сноса на руках меньше { $number } очков
thousand-ground-discard-nines = после сноса четыре девятки
thousand-ground-discard-jacks = после сноса четыре валета

thousand-fine-bolts = три болта
thousand-fine-bolts-in-a-row = три болта подряд
thousand-fine-bolts-every-fifth = каждый пятый болт
thousand-fine-third-rospis = третья роспись
thousand-fine-nines-at-the-cut = третья девятка снизу
thousand-fine-redeal = пересдача из-за девяток

## Итоги

thousand-result-golden = Раздача { $deal }, золотой кон
thousand-column-points = очки
thousand-column-pairs = хвала
thousand-result-frozen = 🛢 { $name }: на бочке очки не пишут
thousand-result-rounded = Очки взяток округляют до 5
thousand-result-lost = 🕳 Проигрыш на обратной бочке: { $names }
thousand-result-counted = Набрано { $total }
thousand-result-counted-pairs = Набрано { $total }: взятки { $cards } + марьяжи { $pairs }
thousand-result-counted-rounded = Набрано { $total }: взятки { $cards } ≈ { $rounded }, марьяжи { $pairs }
thousand-result-counted-raw = Набрано { $cards }: на бочке марьяжи не в счёт
thousand-result-doubled-all = ×2: всем вдвое
thousand-result-doubled-dark = ×2: играющему вдвое, втёмную
thousand-result-doubled-others = ×2: соперникам вдвое, а проигрыш втёмную — один раз
thousand-result-not-doubled = Проигрыш втёмную не удваивают
thousand-result-pairs-once = Марьяжи не удваивают
thousand-result-pairs-lost = { $name }: объявлено, но не засчитано { $value }
thousand-result-sitter = { $name }: это очки прикупа
thousand-result-order-kept = 🛢 { $name }: на бочке несыгранный заказ не снимают
thousand-result-legend = * чей был заказ
thousand-result-bank = { $name }: банк { $gain }

## Почему нельзя

thousand-reason-match-over = Партия уже окончена
thousand-reason-at-rest = Следующая раздача ещё не началась
thousand-reason-deal-in-progress = Раздача ещё идёт
thousand-reason-not-your-turn = Сейчас не ваш ход
thousand-reason-not-playing = В этой раздаче вы на прикупе и не играете
thousand-reason-not-the-declarer = Это решает тот, кто играет
thousand-reason-wrong-phase = Сейчас не время для этого
thousand-reason-cut-out-of-range = Снять можно от 1 до 23 карт
thousand-reason-must-go-dark = По этим правилам первый, кого спросили, обязан темнить
thousand-reason-already-looked = Карты уже просмотрены: втёмную не выйдет
thousand-reason-no-dark-game = Сейчас втёмную не играют
thousand-reason-opening-owed = Вы открываете торговлю: спасовать нельзя
thousand-reason-already-passed = Вы спасовали и в торговлю не вернётесь
thousand-reason-silenced = С таким минусом торговаться нельзя
thousand-reason-hushed = У открывшего торговлю минус: остальные пасуют
thousand-reason-dark-bid-stands = Перебить игру втёмную может только тот, кто посмотрел карты и держит марьяж
thousand-reason-bid-too-low = Нужно не меньше { $least }
thousand-reason-not-a-multiple = Число должно делиться на { $step }
thousand-reason-bid-over-cap = С вашими картами можно дойти только до { $cap }
thousand-reason-bid-over-cap-unseen = Не глядя в карты, можно дойти только до { $cap }
thousand-reason-no-jump-bids = Через ставку не прыгают: следующая — { $least }
thousand-reason-golden-order-fixed = В золотом кону заказ всегда { $amount }
thousand-reason-no-such-bonus = Такого бонуса за этим столом нет
thousand-reason-bonus-used = Этот бонус в раздаче уже использован
thousand-reason-no-such-place = Такой карты в прикупе нет
thousand-reason-not-the-level = Перекупить прикуп можно только за { $amount }
thousand-reason-no-such-talon = Такого прикупа нет
thousand-reason-card-not-in-hand = { $card } не у вас
thousand-reason-not-an-opponent = Карту отдают только соперникам
thousand-reason-already-given = У этого соперника карта уже есть
thousand-reason-nothing-to-give = Отдавать больше нечего
thousand-reason-nothing-to-lay-down = Сносить больше нечего
thousand-reason-order-below-bid = Заказ не может быть меньше ставки: { $bid }
thousand-reason-order-over-cap = С вашими картами можно заказать не больше { $cap }
thousand-reason-dark-order-fixed = Втёмную заказ не меняют: { $amount }
thousand-reason-claim-without-ground = Для пересдачи нет причины
thousand-reason-claim-too-early = Требовать пересдачу ещё рано
thousand-reason-claim-too-late = Требовать пересдачу уже поздно
thousand-reason-claim-unseen = Сначала посмотрите карты
thousand-reason-claim-in-the-dark = Темнить и требовать пересдачу нельзя
thousand-reason-claim-only-on-the-hundred = Пересдачу требует только тот, кто сидит на сотне
thousand-reason-too-many-redeals = Пересдач подряд уже слишком много: играем эти карты
thousand-reason-too-early-to-give-up = Сначала возьмите прикуп
thousand-reason-too-late-to-give-up = Первая карта сыграна: отказываться поздно
thousand-reason-rospis-off = За этим столом не расписывают
thousand-reason-rospis-limit = Больше расписывать нельзя: { $limit } за партию
thousand-reason-rospis-on-the-barrel = На бочке не расписывают
thousand-reason-rospis-with-a-barrel = Пока кто-то на бочке, не расписывают
thousand-reason-rospis-golden = В золотом кону не расписывают
thousand-reason-rospis-dark = Игру втёмную не расписывают
thousand-reason-cross-off = За этим столом не крестятся
thousand-reason-cross-limit = Больше креститься нельзя: { $limit } за партию
thousand-reason-cross-with-a-barrel = Пока кто-то на бочке, не крестятся
thousand-reason-cross-golden = В золотом кону не крестятся
thousand-reason-cross-dark = Играя втёмную, не крестятся
thousand-reason-must-follow-suit = Нужно ходить в масть { $suit }
thousand-reason-must-trump = Масти нет — нужно бить козырем { $suit }
thousand-reason-must-beat = Нужно перебить { $card }
thousand-reason-trump-lead-not-yours = С козыря { $suit } ходит только тот, кто его объявлял
thousand-reason-trump-lead-yours = С козыря { $suit } ходит только тот, кто его не объявлял
thousand-reason-must-declare = С этой карты можно ходить, только объявив марьяж
thousand-reason-declare-on-lead = Хвалят, только начиная взятку
thousand-reason-not-to-declare-with = { $card } ничего не объявляет
thousand-reason-no-marriage-in-hand = У вас нет марьяжа { $suit }
thousand-reason-no-bed-in-hand = У вас нет дамы с валетом { $suit }
thousand-reason-no-four-aces = У вас нет четырёх тузов
thousand-reason-no-four-nines = У вас нет четырёх девяток
thousand-reason-marriage-needs-a-trick-first = Чтобы хвалить, сначала нужна взятка
thousand-reason-aces-need-a-trick-first = Чтобы объявить тузы, сначала нужна взятка
thousand-reason-aces-off = За этим столом четыре туза ничего не дают
thousand-reason-bed-off = За этим столом дама с валетом ничего не дают
thousand-reason-nines-off = За этим столом четыре девятки ничего не дают

## Правила

# Стол и цель

thousand-rule-players-2 = Играют двое.
thousand-rule-players-3 = Играют трое, каждый за себя.
thousand-rule-players-4 = Играют четверо, каждый за себя. Сдающий в своей раздаче не играет: ему пишут очки карт прикупа.
thousand-rule-target = Побеждает тот, кто первым наберёт { $target }.
thousand-rule-win_strict-on = Ровно { $target } для победы мало: нужно больше.
thousand-rule-ranks = В колоде 24 карты. По старшинству: туз, десятка, король, дама, валет, девятка.
thousand-rule-points = Туз — 11 очков, десятка — 10, король — 4, дама — 3, валет — 2, девятка — 0. Всего в колоде 120.
thousand-rule-pairs = Марьяж — король и дама одной масти: ♥ { $h }, ♦ { $d }, ♣ { $c }, ♠ { $s }.
thousand-rule-bank = В банке { $bank }: платит последний, получает победитель.

# Сдача

thousand-rule-deal-3 = Каждому по 7 карт, три — в прикуп. Сдают по очереди, первого сдающего выбирает жребий.
thousand-rule-deal-4 = Трём игрокам по 7 карт, три — в прикуп. Сдают по очереди, первого сдающего выбирает жребий.
thousand-rule-deal-2-wiki2 = Каждому по 10 карт, ещё два прикупа по две карты. Сдают по очереди, первого сдающего выбирает жребий.
thousand-rule-deal-2-wiki3 = Каждому по 9 карт, ещё два прикупа по три карты. Сдают по очереди, первого сдающего выбирает жребий.
thousand-rule-deal-2-ten_two = Каждому по 10 карт, ещё два прикупа по две карты. Сдают по очереди, первого сдающего выбирает жребий.
thousand-rule-shuffle_mode-each_deal = Колоду тасуют перед каждой раздачей.
thousand-rule-shuffle_mode-first_only = Колоду тасуют только в начале. Потом взятки собирают по порядку, не тасуя, а тасуют лишь после раздачи, которую не доиграли.
thousand-rule-cut-auto = Перед раздачей колоду снимают; сколько карт снять, решает жребий.
thousand-rule-cut-interactive = Перед раздачей колоду снимают; сколько карт снять, решает сам игрок.
thousand-rule-cut_by-right = { $players ->
    [2] Снимает соперник сдающего.
   *[3] Снимает сосед сдающего справа.
}
thousand-rule-cut_by-left = { $players ->
    [2] Снимает соперник сдающего.
   *[3] Снимает сосед сдающего слева.
}
thousand-rule-cut_nine-off = Девятка снизу после снятия ничего не значит.
thousand-rule-cut_nine-recut = Оказалась снизу девятка — снимают ещё раз.
thousand-rule-cut_nine-recut_fine = Оказалась снизу девятка — снимают ещё раз. Третья девятка стоит снимавшему { $penalty }, и больше не снимают.
thousand-rule-cut_jack-off = Валет снизу после снятия ничего не значит.
thousand-rule-cut_jack-dealer_cuts = Оказался снизу валет — снимает сам сдающий, и сдают, что бы ни вышло.
thousand-rule-cut_jack-middle = Оказался снизу валет — его перекладывают в середину колоды и сдают.
thousand-rule-sitter_marriage-off = Марьяж в прикупе сдающему не пишут.
thousand-rule-sitter_marriage-full = Если в прикупе лежит марьяж, сдающему пишут и его.
thousand-rule-sitter_marriage-full_and_half = Если в прикупе лежит марьяж, сдающему пишут и его, а за одного короля или одну даму — половину.
thousand-rule-sitter_round-on = Очки прикупа сдающему округляют до пяти.
thousand-rule-sitter_round-off = Очки прикупа сдающему не округляют.

# Пересдача

thousand-rule-redeal_hand_below = На руках меньше { $redeal_hand_below } очков — можно потребовать пересдачу.
thousand-rule-redeal_hand_nines-0 = Девятки на руках — не повод для пересдачи.
thousand-rule-redeal_hand_nines-3 = Три девятки на руках или все четыре — можно потребовать пересдачу.
thousand-rule-redeal_hand_nines-4 = Четыре девятки на руках — можно потребовать пересдачу.
thousand-rule-redeal_hand_jacks-4 = Четыре валета на руках — можно потребовать пересдачу.
thousand-rule-redeal_talon_below = В прикупе меньше { $redeal_talon_below } очков — взявший его может потребовать пересдачу.
thousand-rule-redeal_talon_nines-2 = Две девятки в прикупе или больше — взявший его может потребовать пересдачу.
thousand-rule-redeal_talon_nines-3 = Три девятки в прикупе — взявший его может потребовать пересдачу.
thousand-rule-redeal_talon_jacks-3 = Три валета в прикупе — взявший его может потребовать пересдачу.
thousand-rule-redeal_talon_only_at_100-on = Из-за прикупа пересдают, только если он достался за сотню без торговли.
thousand-rule-redeal_talon_only_at_100-off = Из-за прикупа пересдают, за сколько бы он ни достался.
thousand-rule-redeal_after_discard_nines-4 = После сноса у соперника играющего четыре девятки — он может потребовать пересдачу.
thousand-rule-redeal_after_discard_jacks-4 = После сноса у соперника играющего четыре валета — он может потребовать пересдачу.
thousand-rule-redeal_after_discard_below = После сноса у соперника играющего меньше { $redeal_after_discard_below } очков — он может потребовать пересдачу.
thousand-rule-redeal_dealer_fine-on = Пересдача из-за девяток стоит сдающему { $penalty }.
thousand-rule-redeal_who-forced_100 = Требует пересдачу только тот, кто сидит на сотне.
thousand-rule-redeal_window-before_bidding = Из-за карт на руках пересдачу требуют до своего первого слова.
thousand-rule-redeal_window-before_order = Из-за карт на руках пересдачу требуют, пока не назван заказ.
thousand-rule-redeal_same_dealer-on = Пересдаёт тот же игрок.
thousand-rule-redeal_same_dealer-off = После пересдачи сдаёт следующий.

# Торговля и прикуп

thousand-rule-opening-forced = { $opener ->
    [dealer] { $players ->
        [4] Игрок слева от сдающего сидит на сотне: ставка 100 стоит за ним без слов.
       *[3] Сдающий сидит на сотне: ставка 100 стоит за ним без слов.
    }
   *[forehand] Игрок слева от сдающего сидит на сотне: ставка 100 стоит за ним без слов.
}
thousand-rule-opening-at_least = { $opener ->
    [dealer] { $players ->
        [4] Игрок слева от сдающего открывает торговлю и обязан поставить хотя бы 100.
       *[3] Сдающий открывает торговлю и обязан поставить хотя бы 100.
    }
   *[forehand] Игрок слева от сдающего открывает торговлю и обязан поставить хотя бы 100.
}
thousand-rule-opening-open = { $opener ->
    [dealer] { $players ->
        [4] Торговлю открывает игрок слева от сдающего. Ставить никто не обязан: ставки идут от 100, а если спасуют все, сдаёт следующий.
       *[3] Торговлю открывает сдающий. Ставить никто не обязан: ставки идут от 100, а если спасуют все, сдаёт следующий.
    }
   *[forehand] Торговлю открывает игрок слева от сдающего. Ставить никто не обязан: ставки идут от 100, а если спасуют все, сдаёт следующий.
}
thousand-rule-bids = Торгуются по очереди, по часовой стрелке; каждая ставка выше прежней и делится на { $bid_step }. Кто спасовал, в торговлю не вернётся.
thousand-rule-jump_bids-on = Ставку можно поднять и на несколько шагов сразу.
thousand-rule-jump_bids-off = Ставку поднимают только на один шаг.
thousand-rule-bid_cap-marriages = { $ace_marriage ->
    [0] Ставка не выше 120 плюс цена марьяжей на руках.
   *[200] Ставка не выше 120 плюс цена марьяжей на руках, тузового тоже.
}
thousand-rule-bid_cap-none = Ставить можно до { $bid_max }, что бы ни было на руках.
thousand-rule-negative_silence-below_zero = Игрок в минусе только пасует, если не обязан открыть торговлю.
thousand-rule-negative_silence-at_minus_120 = Игрок в минусе — со счётом −120 и ниже — только пасует, если не обязан открыть торговлю.
thousand-rule-negative_mercy-on = Если торговлю открывает игрок в минусе, остальные пасуют.
thousand-rule-talon-1 = Кто выиграл торговлю, тот играющий: он берёт прикуп и играет один против остальных.
thousand-rule-talon-2 = Кто выиграл торговлю, тот играющий: он берёт не глядя один из двух прикупов.
thousand-rule-talon_reveal-always = Взятый прикуп показывают всем.
thousand-rule-talon_reveal-hide_uncontested = Взятый прикуп показывают всем, но не тот, что достался за сотню без торговли.
thousand-rule-talon_reveal-never = Взятый прикуп никому не показывают.
thousand-rule-discards-3 = Каждому сопернику играющий отдаёт по карте.
thousand-rule-discards-4 = Каждому сопернику играющий отдаёт по карте.
thousand-rule-discards-2-wiki2 = Одну карту играющий отдаёт сопернику. Второй прикуп достаётся тому, кто взял последнюю взятку.
thousand-rule-discards-2-wiki3 = Одну карту играющий отдаёт сопернику, другую кладёт на второй прикуп. Второй прикуп вместе с ней достаётся тому, кто взял последнюю взятку.
thousand-rule-discards-2-ten_two = Две карты играющий сносит рубашкой вверх. Ни они, ни второй прикуп в игре не участвуют и никому не засчитываются.
thousand-rule-discard_visibility-recipient = Отданную карту видит только получатель.
thousand-rule-discard_visibility-open = Отданную карту видят все.
thousand-rule-discard_order-discard_then_order = После сноса играющий называет заказ — не меньше своей ставки.
thousand-rule-discard_order-order_then_discard = До сноса играющий называет заказ — не меньше своей ставки.
thousand-rule-raise_cap-cap = { $ace_marriage ->
    [0] Поднять заказ можно до 120 плюс цена марьяжей, которые к этому времени на руках.
   *[200] Поднять заказ можно до 120 плюс цена марьяжей, которые к этому времени на руках, тузового тоже.
}
thousand-rule-raise_cap-none = Поднять заказ можно до { $bid_max }.
thousand-rule-talon_rebuy-120 = Показанный прикуп соперник может перекупить за 120, 240, 360 или 480 — за ближайшее число выше заказа. Тогда играющий — он.
thousand-rule-talon_rebuy-240 = Показанный прикуп соперник может перекупить за 240, 360 или 480 — за ближайшее число выше заказа. Тогда играющий — он.

# Игра втёмную

thousand-rule-dark-optional = До торговли можно темнить: поставить 120, не глядя в карты. Если эту ставку перебьют, дальше играют как обычно.
thousand-rule-dark-mandatory = До торговли темнят обязательно: первый, кого спросят, ставит 120, не глядя в карты. Если эту ставку перебьют, дальше играют как обычно.
thousand-rule-dark-unseen = Торговаться можно, не поднимая карт; кто так выиграл торговлю, играет втёмную.
thousand-rule-dark_seat-forehand = Темнит игрок слева от сдающего.
thousand-rule-dark_seat-dealer = { $players ->
    [4] Темнит игрок слева от сдающего.
   *[3] Темнит сдающий.
}
thousand-rule-dark_seat-any = Темнить может любой: спрашивают всех по очереди, начиная с того, кто открывает торговлю.
thousand-rule-dark_hide_talon-on = Прикуп в игре втёмную не показывают.
thousand-rule-dark_hide_discard-on = Отданные в игре втёмную карты видят только получатели.
thousand-rule-dark_hide_discard-off = Отданные в игре втёмную карты тоже видят все.
thousand-rule-dark_double-declarer = В игре втёмную удваивают только результат играющего.
thousand-rule-dark_double-all = В игре втёмную удваивают и результат играющего, и очки соперников.
thousand-rule-dark_double_marriage-off = Марьяжи в игре втёмную не удваивают.
thousand-rule-dark_double_loss-on = Заказ, не сыгранный втёмную, снимают со счёта дважды.
thousand-rule-dark_double_loss-off = Заказ, не сыгранный втёмную, снимают со счёта один раз.
thousand-rule-dark_counter_marriage-on = { $ace_marriage ->
    [0] Перебить тёмную ставку может только тот, кто посмотрел карты и держит марьяж.
   *[200] Перебить тёмную ставку может только тот, кто посмотрел карты и держит марьяж или четыре туза.
}
thousand-rule-dark_min_score-gt0 = Темнить можно, только если счёт больше 0.
thousand-rule-dark_min_score-gt120 = Темнить можно, только если счёт больше 120.
thousand-rule-dark_min_score-ge240 = Темнить можно только со счётом от 240.
thousand-rule-dark_no_raise-on = Тёмный заказ равен ставке: повысить его нельзя.
thousand-rule-dark_no_raise-off = Тёмный заказ, взяв прикуп, можно повысить.
thousand-rule-dark_bolts-on = Играющий втёмную без взяток получает два болта, а соперники по одному.
thousand-rule-dark_on_barrel-on = Темнить можно и тогда, когда кто-то на бочке.
thousand-rule-dark_on_barrel-off = Пока кто-то на бочке, не темнят.

# Роспись и крест

thousand-rule-rospis-off = Расписать раздачу нельзя.
thousand-rule-rospis-half = Взяв прикуп, до первого хода играющий может расписать раздачу: соперникам пишут по половине заказа.
thousand-rule-rospis-60 = Взяв прикуп, до первого хода играющий может расписать раздачу: соперникам пишут по 60.
thousand-rule-rospis-aces = Взяв прикуп, до первого хода играющий может расписать раздачу по тузам: заказ становится вдвое меньше, а соперникам пишут по { $rospis_ace_value } за каждого туза на руках у играющего.
thousand-rule-rospis_deduct-on = С расписавшего снимают заказ.
thousand-rule-rospis_deduct-off = С расписавшего ничего не снимают.
thousand-rule-rospis_limit-0 = Расписывать можно сколько угодно раз за партию.
thousand-rule-rospis_limit = Расписать можно не больше { $rospis_limit } раз за партию.
thousand-rule-rospis_third_fine-on = За каждую третью свою роспись игрок платит ещё { $penalty }.
thousand-rule-rospis_barrel_self-off = Игрок на бочке не расписывает.
thousand-rule-rospis_any_barrel-off = Пока кто-то на бочке, не расписывает никто.
thousand-rule-rospis_golden-on = Золотой кон тоже можно расписать.
thousand-rule-rospis_golden-off = Золотой кон не расписывают.
thousand-rule-rospis_dark-off = Игру втёмную не расписывают.
thousand-rule-rospis_same_dealer-on = После росписи сдаёт тот же игрок.
thousand-rule-rospis_half_round-up = Половину заказа округляют до пяти вверх.
thousand-rule-rospis_half_round-down = Половину заказа округляют до пяти вниз.
thousand-rule-cross-on = { $bolts ->
    [off] Взяв прикуп, до первого хода играющий может креститься: раздача кончается без очков.
   *[on] Взяв прикуп, до первого хода играющий может креститься: раздача кончается без очков, соперникам пишут по болту.
}
thousand-rule-cross_limit-0 = Креститься можно сколько угодно раз за партию.
thousand-rule-cross_limit = { $cross_limit ->
    [one] Креститься можно только раз за партию.
    [few] Креститься можно не больше { $cross_limit } раз за партию.
   *[many] Креститься можно не больше { $cross_limit } раз за партию.
}
thousand-rule-cross_any_barrel-off = Пока кто-то на бочке, не крестятся.
thousand-rule-cross_dark-on = Креститься можно и в игре втёмную.
thousand-rule-cross_dark-off = В игре втёмную не крестятся.

# Розыгрыш

thousand-rule-first_lead-declarer = Первым ходит играющий, дальше — взявший взятку.
thousand-rule-first_lead-dealer = { $players ->
    [4] Первым ходит игрок слева от сдающего, дальше — взявший взятку.
   *[3] Первым ходит сдающий, дальше — взявший взятку.
}
thousand-rule-first_lead-forehand = Первым ходит игрок слева от сдающего, дальше — взявший взятку.
thousand-rule-must_trump-on = Ходить нужно в масть. Нет её — козырем, нет и козыря — любой картой. Взятку берёт старший козырь, а без козырей — старшая карта масти, с которой пошли.
thousand-rule-must_trump-off = Ходить нужно в масть. Нет её — любой картой. Взятку берёт старший козырь, а без козырей — старшая карта масти, с которой пошли.
thousand-rule-must_beat-on = Если есть чем перебить старшую карту на столе, перебить обязательно.
thousand-rule-must_beat-off = Перебивать не обязательно.
thousand-rule-trump_mode-marriage = { $marriages ->
    [off] Сначала козыря нет. Кто ходит с короля или дамы и держит обе карты, может хвалить: масть марьяжа сразу становится козырем.
   *[on] Сначала козыря нет. Кто ходит с короля или дамы и держит обе карты, может хвалить: цену марьяжа пишут ему в очки, а масть сразу становится козырем.
}
thousand-rule-trump_mode-declared = { $marriages ->
    [off] Козырь называет играющий сразу после заказа, и до конца раздачи он не меняется. Марьяж хвалят ходом с короля или дамы.
   *[on] Козырь называет играющий сразу после заказа, и до конца раздачи он не меняется. Марьяж хвалят ходом с короля или дамы: он даёт только очки.
}
thousand-rule-marriage_first_lead-on = Хвалить можно и на самом первом ходу.
thousand-rule-marriage_first_lead-off = На самом первом ходу хвалить нельзя: сначала нужна взятка.
thousand-rule-marriage_more = Хвалить могут и соперники. Новый марьяж меняет козырь, а цены марьяжей складываются.
thousand-rule-marriage_auto-on = Кто пошёл с короля или дамы марьяжа, тот его и объявил: промолчать нельзя.
thousand-rule-marriage_capture-on = Марьяж засчитывают, только если одну из его карт взял сам хваливший.
thousand-rule-marriage_capture-off = Марьяж засчитывают, даже если обе его карты достались другим.
thousand-rule-marriage_points_for-declarer = Очки за марьяж пишут только играющему.
thousand-rule-trump_lead-owner = С козыря ходит только тот, кто его объявил, — или у кого одни козыри.
thousand-rule-trump_lead-non_owner = С козыря ходят только те, кто его не объявлял, — или у кого одни козыри.
thousand-rule-ace_marriage-0 = Четыре туза на руках ничего не дают.
thousand-rule-ace_marriage = Четыре туза на руках — тузовый марьяж: { $ace_marriage }.
thousand-rule-ace_first_lead-on = Четыре туза объявляют ходом с туза, хоть на самом первом ходу.
thousand-rule-ace_first_lead-off = Четыре туза объявляют ходом с туза, но не на самом первом ходу: сначала нужна взятка.
thousand-rule-ace_trump-none = Объявленные тузы козыря не меняют.
thousand-rule-ace_trump-cancel = Объявленные тузы отменяют козырь.
thousand-rule-ace_trump-first = Когда объявлены тузы, козырем становится масть туза, с которого пошли.
thousand-rule-ace_trump-last = Когда объявлены тузы, козыря больше нет, а масть последнего сыгранного из них становится козырем.
thousand-rule-ace_consecutive-on = Тузовый марьяж засчитывают, только если пойти всеми тузами подряд.
thousand-rule-bed_marriage-on = Дама с валетом одной масти — постельный марьяж: его тоже хвалят, а стоит он вдвое меньше.
thousand-rule-four_nines_bonus = У кого на руках четыре девятки, тот за ход с первой из них получает { $four_nines_bonus }.

# Очки и болты

thousand-rule-success_score-order = Играющий набрал заказ — ему пишут заказ, не набрал — снимают заказ.
thousand-rule-success_score-actual = Играющий набрал заказ — ему пишут всё, что он набрал, не набрал — снимают заказ.
thousand-rule-round_declarer-on = Карты играющего сначала округляют до пяти, а потом сверяют с заказом.
thousand-rule-round_declarer-off = С заказом сверяют очки без округления: не хватило одного — заказ не сыгран.
thousand-rule-opponents = { $marriages ->
    [off] Соперникам пишут их карты, округлив до пяти.
   *[on] Соперникам пишут их карты, округлив до пяти, и марьяжи.
}
thousand-rule-bolt_mode-off = Болтов нет.
thousand-rule-bolt_mode-any3 = Каждые три болта (●) — минус { $penalty }.
thousand-rule-bolt_mode-row3 = Три болта (●) подряд — минус { $penalty }.
thousand-rule-bolt_mode-any3_row_heavy = Каждые три болта (●) — минус { $penalty }, а если они подряд — минус { $bolt_row_penalty }.
thousand-rule-bolt_mode-row3_or_every5 = Три болта (●) подряд — минус { $penalty }, каждый пятый болт за партию — тоже.
thousand-rule-bolt_criterion-tricks = Болт пишут тому, кто не взял ни одной взятки.
thousand-rule-bolt_criterion-points = Болт пишут тому, кто не набрал ни одного очка.
thousand-rule-bolt_declarer-off = Играющему болтов не пишут.
thousand-rule-bolt_on_barrel-off = На бочке болтов не пишут.
thousand-rule-bolt_on_barrel-on = На бочке болты пишут тоже.
thousand-rule-dump_pos-0 = Ровно 555 — не самосвал: счёт остаётся.
thousand-rule-dump_pos = Ровно { $dump_pos } — самосвал: счёт падает до нуля.
thousand-rule-dump_neg = Ровно −{ $dump_neg } — самосвал наоборот: счёт поднимается до нуля.
thousand-rule-dump_extra = Ровно { $dump_extra } — счёт падает до нуля.

# Бочка

thousand-rule-barrel = С { $barrel } игрок садится на бочку: счёт встаёт на { $barrel }, чужие раздачи ему ничего не дают.
thousand-rule-barrel-0 = Бочки нет.
thousand-rule-barrel_attempts-1 = На бочке одна попытка.
thousand-rule-barrel_attempts-3 = На бочке три попытки — три раздачи.
thousand-rule-barrel_min_bid-100 = Ставить на бочке можно и 100.
thousand-rule-barrel_min_bid-120 = Ставка на бочке — не меньше 120.
thousand-rule-barrel_fall-minus = Кто не выиграл за отведённые попытки, падает с бочки: счёт становится { $fall }.
thousand-rule-barrel_fall-zero = Кто не выиграл за отведённые попытки, падает с бочки: счёт становится 0.
thousand-rule-barrel_fall-500 = Кто не выиграл за отведённые попытки, падает с бочки: счёт становится 500.
thousand-rule-barrel_failed_bid-subtract = Не сыгранный на бочке заказ снимают со счёта, и бочка кончается; падением это не считают.
thousand-rule-barrel_failed_bid-attempt = Не сыгранный на бочке заказ стоит только попытки.
thousand-rule-barrel_three_falls-zero = Третье падение с бочки — счёт 0.
thousand-rule-barrel_three_falls-zero_no_barrel = Третье падение с бочки — счёт 0, и дальше этот игрок играет без бочки.
thousand-rule-barrel_three_falls-five_no_barrel = Третье падение с бочки — счёт 5, и дальше этот игрок играет без бочки.
thousand-rule-barrel_knock-knock = Бочка на одного: новый сбивает прежнего, и у того становится { $fall }.
thousand-rule-barrel_knock-coexist = Новый на бочке прежнего не сбивает.
thousand-rule-barrel_same_time-one = Если на бочку сели сразу несколько, остаётся один: играющий, а если его среди них нет — тот, у кого больше. У остальных становится { $fall }.
thousand-rule-barrel_same_time-all = Если на бочку сели сразу несколько, падают все: у каждого становится { $fall }.
thousand-rule-barrel_same_time-coexist = Если на бочку сели сразу несколько, остаются все.
thousand-rule-barrel_own_talon-on = Попыткой на бочке считается только раздача, в которой сдаёт сосед справа.
thousand-rule-barrel_open_talon-on = Если слева от сдающего сидит игрок на бочке, прикуп сдают открытым.
thousand-rule-barrel_bidding-free = Игроку на бочке прикуп достаётся без торговли, за { $barrel_min_bid }.
thousand-rule-barrel_raw_points-on = С { $barrel } игрок на бочке: дальше ему в любой раздаче пишут голые очки карт, без округления и марьяжей. Ими играют заказ, ими можно и выиграть.
thousand-rule-barrel_jump-on = Выиграть можно и не побывав на бочке.
thousand-rule-barrel_jump-off = Выиграть, не побывав на бочке, нельзя.
thousand-rule-barrel_success-order = С бочки выигрывают, сыграв заказ, с которым выходит { $target }.
thousand-rule-barrel_success-captured = С бочки выигрывают, сыграв заказ и набрав в той же раздаче всё, чего не хватает до { $target }.
thousand-rule-reverse_barrel--760 = Есть и обратная бочка, на −880: кто за три раздачи дошёл до −{ $target }, тот проиграл, а кто не дошёл, у того становится −760.
thousand-rule-reverse_barrel--500 = Есть и обратная бочка, на −880: кто за три раздачи дошёл до −{ $target }, тот проиграл, а кто не дошёл, у того становится −500.
thousand-rule-win_tie-declarer = Если до { $target } дошли сразу несколько, побеждает играющий, а если его среди них нет — тот, у кого больше.
thousand-rule-win_tie-highest = Если до { $target } дошли сразу несколько, побеждает тот, у кого больше.
thousand-rule-win_tie-shared = Если до { $target } дошли сразу несколько, побеждают все они.

# Золотой кон

thousand-rule-golden-on = { $barrel ->
    [0] Партия открывается золотым коном: каждый по разу играет 120, без торговли и с открытым прикупом. Всё пишут вдвое: очки, проигрыши, болты и штрафы.
   *[880] Партия открывается золотым коном: каждый по разу играет 120, без торговли и с открытым прикупом. Всё пишут вдвое: очки, проигрыши, болты и штрафы. На бочку в это время не садятся.
}
thousand-rule-golden_mandatory-on = Отказаться от золотого кона нельзя.
thousand-rule-golden_mandatory-off = От золотого кона можно отказаться: тогда раздачу не играют.
thousand-rule-golden_seat-forehand = Золотой кон играет тот, кто слева от сдающего.
thousand-rule-golden_seat-dealer = { $players ->
    [4] Золотой кон играет тот, кто слева от сдающего.
   *[3] Золотой кон играет сдающий.
}
thousand-rule-golden_double_marriage-off = Марьяжи в золотом кону не удваивают.
thousand-rule-golden_none-reset_start = Если золотой кон не сыграл никто, всё обнуляют и дальше играют как обычно.
thousand-rule-golden_none-no_reset = Даже если золотой кон не сыграл никто, счёт остаётся.
thousand-rule-golden_none-repeat = Если золотой кон не сыграл никто, всё обнуляют и золотой кон играют заново.
thousand-rule-golden_raise-on = Заказ в золотом кону можно повысить.
thousand-rule-powerups = Есть бонусы: перед своим словом в торговле можно подглядеть, каждым бонусом — раз за раздачу.
