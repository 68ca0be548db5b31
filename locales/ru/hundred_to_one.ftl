# Сто к одному

game-hundred_to_one = Сто к одному
game-names-hundred_to_one = 100 к 1, сто к 1, 100 к одному, 100 to 1, hundred to one
game-sign-hundred_to_one = 🎙
button-last-hundred_to_one = ⏪ Ответы

preset-hundred_to_one-tv = Как по телевизору
preset-hundred_to_one-tv-1995 = Без игры наоборот
preset-hundred_to_one-quick = Короткая
preset-hundred_to_one-solo = Один на один
preset-hundred_to_one-party = Застолье с ведущим

hundred_to_one-line-games = { $number ->
    [one] { $number } игра
    [few] { $number } игры
   *[many] { $number } игр
}
hundred_to_one-line-prize = приз за { $number }
hundred_to_one-line-buzzer = с кнопкой
hundred_to_one-line-host = ведёт человек

## Игры

hundred_to_one-round-simple = Простая игра
hundred_to_one-round-double = Двойная игра
hundred_to_one-round-triple = Тройная игра
hundred_to_one-round-reverse = Игра наоборот
hundred_to_one-round-duel = Дуэль капитанов
hundred_to_one-round-tiebreak = Решающий розыгрыш
hundred_to_one-round-big = Большая игра

hundred_to_one-short-simple = Простая
hundred_to_one-short-double = Двойная
hundred_to_one-short-triple = Тройная
hundred_to_one-short-reverse = Наоборот
hundred_to_one-short-duel = Дуэль
hundred_to_one-short-tiebreak = Розыгрыш
hundred_to_one-short-big = Большая

hundred_to_one-note-times = очки ×{ $number }
hundred_to_one-note-reverse = чем реже, тем дороже
hundred_to_one-note-tiebreak = без очков
hundred_to_one-note-big = приз за { $number }

## Команды

hundred_to_one-team-0 = Красные
hundred_to_one-team-1 = Синие
hundred_to_one-team = <b>{ $team }</b>: { $captain } (капитан), { $others }
hundred_to_one-team-alone = <b>{ $team }</b>
hundred_to_one-host = ведущий
hundred_to_one-hosted = 🎙 Ведёт { $name }

## На табло

hundred_to_one-heading = 🎙 <b>{ $game }</b> · игра { $deal } · 🔒 { $seal }
hundred_to_one-question = ❓ <b>{ $question }</b>
hundred_to_one-question-secret = 🤫 <b>О чём спрашивали?</b> Вопрос — секрет
hundred_to_one-fund = 💰 <b>{ $fund }</b>
hundred_to_one-fund-left = 💰 Фонд: <b>{ $fund }</b> · до приза { $left }
hundred_to_one-big-questions = { $number ->
    [one] { $number } вопрос, и отвечать на него быстро
    [few] { $number } вопроса, и отвечать на них быстро
   *[many] { $number } вопросов, и отвечать на них быстро
}
hundred_to_one-big-number = Вопрос { $number } из { $most }
hundred_to_one-big-secret = 🙉 Вопрос { $number } из { $most } — за закрытой дверью
hundred_to_one-big-columns = Слева { $first }, справа { $second }
hundred_to_one-big-alone = { $name } — в обеих частях

## Что происходит

hundred_to_one-next = Дальше: { $round }
hundred_to_one-next-duel = Отрыв { $lead }! Вместо игры наоборот — дуэль капитанов
hundred_to_one-next-tiebreak = Поровну! Кто выйдет в большую игру, решит ещё один розыгрыш

hundred_to_one-end-fund = 💰 { $team }: фонд взят, +{ $fund }
hundred_to_one-end-stolen = ⚡ { $team }: фонд перехвачен, +{ $fund }
hundred_to_one-end-reverse = 🔄 { $gained }
hundred_to_one-end-duel = 🎯 Вопрос угадан: { $name }
hundred_to_one-end-duel-nobody = 🤷 Вопроса так никто и не угадал
hundred_to_one-end-tiebreak = 🎯 Дальше — в большую игру: { $team }
hundred_to_one-end-prize = 🎁 Главный приз! В фонде { $fund }
hundred_to_one-end-no-prize = 💰 В фонде { $fund } из { $target }: до приза не хватило { $left }
hundred_to_one-won = 🏆 Победа: { $team }!
hundred_to_one-won-both = 🤝 Ничья, победа на всех: { $score }

hundred_to_one-now-buzz = 🔔 <b>Розыгрыш:</b> кто раньше нажмёт, тот и отвечает
hundred_to_one-now-faceoff = 🎯 <b>Розыгрыш:</b> чей ответ придёт раньше?
hundred_to_one-now-buzzed = 🔔 Кнопка нажата, теперь ответ!
hundred_to_one-now-higher = 🎯 Открыта строка { $row }. Найдётся ли выше?
hundred_to_one-now-any-row = 🎯 Первый ответ мимо: теперь годится любая строка
hundred_to_one-now-last-chance = ⚠️ Ещё один промах — и фонд под угрозой
hundred_to_one-now-blitz = ⚡ <b>Блиц-опрос</b> · { $team }
    Версии дают боту по секрету, в личном чате
hundred_to_one-polled = ✓ { $name }
hundred_to_one-polled-now = 🎤 { $name }
hundred_to_one-polled-later = ▫️ { $name }
hundred_to_one-now-captain = ⚡ Последнее слово за капитаном
hundred_to_one-version = { $number }. <b>{ $text }</b> — { $name }
hundred_to_one-version-none = Версий у команды нет
hundred_to_one-now-reverse = 🤫 На совещание { $confer } с, и ещё { $answer } с капитану на ответ
hundred_to_one-now-other = 🎤 { $first }: «{ $text }». Второй ответ должен быть другим
hundred_to_one-now-free = 🎤 { $first } — без ответа. Очередь второго капитана
hundred_to_one-now-duel-said = Уже звучало: { $guesses }
hundred_to_one-quoted = «{ $text }»
hundred_to_one-now-naming-first = 🏆 Кто начнёт большую игру?
hundred_to_one-now-naming-second = 🏆 А кто её закончит?
hundred_to_one-now-big-first = 🙊 Ответы — боту с глазу на глаз: { $seconds } с на все вопросы
hundred_to_one-now-big-second = 🎤 Ответы — боту в личный чат: { $seconds } с на всё, повторяться нельзя
hundred_to_one-now-next = ⏭ Следом: { $name }
hundred_to_one-now-judge = ⚖️ { $name }: «{ $text }»… Засчитать?
hundred_to_one-now-judge-secret = ⚖️ Ответ дан. Засчитать?
hundred_to_one-heard = 🗣 { $name }: «{ $text }»
hundred_to_one-drum-roll = 🥁 <b>Есть ли это на табло?..</b>
hundred_to_one-what-else = 👀 Что же осталось на табло?..
hundred_to_one-reply = ↩️ <i>Ответьте на это сообщение</i>

## Чей ход

hundred_to_one-turn-rest = ⏳ Скоро следующая игра
hundred_to_one-turn-of-answer = ⏳ Ждём ответа: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-of-buzz = ⏳ У кнопки: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-of-decide = ⏳ Решает капитан: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-of-judge = ⏳ Судит ведущий: <b>{ $names }</b>{ $clock }
hundred_to_one-turn-yours-answer = 👉 <b>Ваше слово</b>{ $clock }
hundred_to_one-turn-yours-buzz = 👉 <b>Вы у кнопки</b>{ $clock }
hundred_to_one-turn-yours-decide = 👉 <b>Решать вам</b>{ $clock }
hundred_to_one-turn-yours-judge = 👉 <b>Рассудите</b>{ $clock }
hundred_to_one-turn-nudged-answer = ⏰ <b>Ваше слово</b>{ $clock }, половина времени прошла
hundred_to_one-turn-nudged-buzz = ⏰ <b>Вы у кнопки</b>{ $clock }, половина времени прошла
hundred_to_one-turn-nudged-decide = ⏰ <b>Решать вам</b>{ $clock }, половина времени прошла
hundred_to_one-turn-nudged-judge = ⏰ <b>Рассудите</b>{ $clock }, половина времени прошла
hundred_to_one-notice-nudge = ⏰ { $name }, слово за вами: половина времени прошла. Личный чат с ботом закрыт — откройте его, и табло придёт туда.

## В личном чате

hundred_to_one-own-team = Ваша команда: { $team }
hundred_to_one-own-captain = Ваша команда: { $team }, вы капитан
hundred_to_one-own-host = 🎙 Вы ведёте эту игру: всё табло видите только вы

hundred_to_one-do-answer = ✍️ Напишите ответ сюда. Считается первое же сообщение.
hundred_to_one-do-buzz = 🔔 Знаете ответ? Жмите, пока не опередили!
hundred_to_one-do-blitz = ✍️ Напишите сюда свою версию. Её откроют, когда опросят всех.
hundred_to_one-do-choose = ✍️ Выберите версию кнопкой или напишите сюда свой ответ.
hundred_to_one-do-reverse = ✍️ Посоветуйтесь с командой и напишите ответ сюда. Дороже всего то, что назвали немногие.
hundred_to_one-do-other = ✍️ Напишите ответ сюда. Он должен быть не таким, как у соперника.
hundred_to_one-do-duel = ✍️ Каким был вопрос? Напишите его сюда, можно коротко.
hundred_to_one-do-first = Кто начнёт большую игру? На все вопросы { $seconds } с.
hundred_to_one-do-second = Кто её закончит? Вопросы те же, на все { $seconds } с.
hundred_to_one-do-big = ✍️ Напишите ответ сюда, и сразу будет следующий вопрос.
hundred_to_one-do-big-differ = Ответы из первой части повторять нельзя.
hundred_to_one-do-judge = Какая это строка?
hundred_to_one-do-judge-duel = Это тот самый вопрос?
hundred_to_one-judge-this = ⚖️ { $name }: <b>«{ $text }»</b>

hundred_to_one-wait-blitz = Скоро спросят и вас: готовьте версию
hundred_to_one-wait-confer = 💬 Подсказывайте капитану: дороже всего редкий ответ
hundred_to_one-wait-second = 🙉 Ваша часть вторая. Что звучит в первой, от вас скрыто
hundred_to_one-wait-hush = 🤫 Никому ни слова: вторая часть ещё впереди
hundred_to_one-version-own = Ваша версия: «{ $text }»
hundred_to_one-version-own-none = Вашей версии нет

hundred_to_one-host-keys = Годится и короче: { $keys }
hundred_to_one-host-row = { $number }. { $texts }
hundred_to_one-host-synonyms = <b>Это тоже годится</b>
    { $rows }

## Кнопки

hundred_to_one-button-deal = ▶ Начинаем
hundred_to_one-button-buzz = 🔔 Знаю!
hundred_to_one-button-pass = Нет ответа
hundred_to_one-button-pass-buzz = Не знаю
hundred_to_one-button-pass-blitz = Нет версии
hundred_to_one-button-pass-big = Пропустить вопрос
hundred_to_one-button-row = { $number }. { $text }
hundred_to_one-button-right = Засчитать
hundred_to_one-button-reject = Не засчитать
hundred_to_one-button-own = 🙋 Моя команда
hundred_to_one-button-anew = Прислать табло заново

## Во всплывающих окнах

hundred_to_one-pocket-team = Ваша команда: { $team }
hundred_to_one-pocket-captain = Ваша команда: { $team }, вы капитан
hundred_to_one-pocket-host = Вы ведёте эту игру
hundred_to_one-pocket-answer = Слово за вами! Ответьте на сообщение с табло или напишите боту в личный чат
hundred_to_one-pocket-whisper = Слово за вами — по секрету, в личном чате с ботом
hundred_to_one-pocket-private = Решать вам — в личном чате с ботом
hundred_to_one-pocket-buzz = Вы у кнопки: она под табло
hundred_to_one-no-answers = Ответов в этой игре пока не было
hundred_to_one-no-answer = без ответа
hundred_to_one-score-host = Ведёт { $name }

## Что произошло

hundred_to_one-news-round = 🎬 { $round }!
hundred_to_one-news-faceoff = 🎯 На розыгрыш выходят { $one } и { $other }
hundred_to_one-news-faceoff-again = 🎯 Мимо оба раза! Теперь { $one } и { $other }
hundred_to_one-news-pressed = 🔔 { $name } — быстрее всех!
hundred_to_one-news-said-hit = 🗣 { $name }: «{ $text }»… да!
hundred_to_one-news-said-miss = 🗣 { $name }: «{ $text }»… увы, мимо
hundred_to_one-news-said-repeated = 🗣 { $name }: «{ $text }»… но это уже открыто
hundred_to_one-news-counted = ⚖️ Засчитано: «{ $text }» — это «{ $answer }»
hundred_to_one-news-said-none = 🤐 { $name }: без ответа
hundred_to_one-news-row = 💡 Строка { $number }: { $answer } — { $points }. В фонде { $fund }
hundred_to_one-news-row-plain = 💡 Строка { $number }: { $answer }
hundred_to_one-news-row-duel = 🔎 Открываем строку { $number }: { $answer }
hundred_to_one-news-lamp = { $lamps } { $team }: промах
hundred_to_one-news-plays = ▶️ Розыгрыш выигран: { $team }
hundred_to_one-news-steal = ⚡ Теперь фонд могут перехватить: { $team }
hundred_to_one-news-version = 🤫 { $name }: версия есть
hundred_to_one-news-version-none = 🤷 { $name }: без версии
hundred_to_one-news-version-of = 🤫 { $name }: «{ $text }»
hundred_to_one-news-poll-closed = ⚡ Версии собраны
hundred_to_one-news-chosen = ☝️ { $name } берёт версию { $number }, её автор — { $author }
hundred_to_one-news-referred = ⚖️ { $name }: «{ $text }»… Ведущий думает
hundred_to_one-news-sent-back = ↩️ { $name }: «{ $text }» уже звучало, нужен другой ответ
hundred_to_one-news-reverse = 🗣 { $name }: «{ $text }»
hundred_to_one-news-guess-right = 🎉 { $name }: «{ $text }»… Это он, тот самый вопрос!
hundred_to_one-news-guess-wrong = 🗣 { $name }: «{ $text }»… нет, не о том
hundred_to_one-news-question = ❓ Вопрос был такой: { $question }
hundred_to_one-news-board = 📋 Табло открыто целиком
hundred_to_one-news-big-players = 🏆 Большую игру играют { $first } и { $second }
hundred_to_one-news-big-alone = 🏆 Большую игру играет { $name }
hundred_to_one-news-big-question = ❓ { $number }. { $question }
hundred_to_one-news-big-answer = 🗣 { $name }: «{ $text }»… { $votes }!
hundred_to_one-news-big-part = { $part ->
    [1] ⏱ Первая часть позади, в фонде { $fund }
   *[other] ⏱ Вторая часть позади, в фонде { $fund }
}

## Итоги

hundred_to_one-started-title = 🎙 <b>{ $game }: начинаем</b>
hundred_to_one-started-seal = 🔒 Вопросы уже выбраны, по зерну с печатью { $seal }
    После игры зерно откроется: печать ставили до первого вопроса.
hundred_to_one-result-seed = 🔓 Зерно игры: { $seed }
    Печать до начала: { $seal }
    SHA-256 от зерна (32 байта) равен печати. По этому зерну выбраны все вопросы; они стоят в записи игры.
hundred_to_one-result-score = Счёт: { $score }
hundred_to_one-result-row = { $name }: «{ $text }» — строка { $row }
hundred_to_one-result-off = { $name }: «{ $text }» — мимо табло
hundred_to_one-result-players = { $first } и { $second }
hundred_to_one-result-question = <b>{ $number }. { $question }</b>
hundred_to_one-result-answer = { $text } — { $votes }
hundred_to_one-result-none = без ответа
hundred_to_one-result-best = <i>Чаще всего: { $answer } — { $votes }</i>
hundred_to_one-result-team = В команде: { $names }
hundred_to_one-result-legend = * взят фонд или выигран розыгрыш

hundred_to_one-source-estimate = <i>Числа на табло — оценка, не опрос</i>
hundred_to_one-source-survey = <i>Опрошено 100 человек</i>
hundred_to_one-source-both = <i>{ $sign } — опрошено 100 человек, остальные числа — оценка</i>

## Почему нельзя

hundred_to_one-reason-match-over = Игра уже окончена
hundred_to_one-reason-match-rests = Следующая игра ещё не началась
hundred_to_one-reason-no-boards = Для следующей игры не хватает вопросов
hundred_to_one-reason-not-a-player = Начинают игру те, кто играет
hundred_to_one-reason-round-in-progress = Эта игра ещё идёт
hundred_to_one-reason-host-judges = Ведущий ещё думает над ответом
hundred_to_one-reason-not-your-turn = Сейчас отвечаете не вы
hundred_to_one-reason-press-first = Сначала нажмите кнопку, потом отвечайте
hundred_to_one-reason-nothing-to-press = Кнопка сейчас ни к чему
hundred_to_one-reason-name-a-player = Сейчас нужно выбрать игрока большой игры: нажмите кнопку с именем
hundred_to_one-reason-judge-the-answer = Сначала рассудите, засчитан ли ответ
hundred_to_one-reason-empty-answer = Тут нет ни слова. Попробуйте ещё раз
hundred_to_one-reason-answer-too-long = { $number ->
    [one] Длинновато: уложитесь в { $number } знак
    [few] Длинновато: уложитесь в { $number } знака
   *[many] Длинновато: уложитесь в { $number } знаков
}
hundred_to_one-reason-row-is-open = Это строка { $row }, и она уже открыта. Назовите что-нибудь другое
hundred_to_one-reason-said-by-rival = Так уже отвечает { $name }. Назовите что-нибудь другое
hundred_to_one-reason-row-of-rival = По смыслу это то же, что отвечает { $name }. Назовите что-нибудь другое
hundred_to_one-reason-said-by-first = Это уже звучало в первой части. Назовите что-нибудь другое
hundred_to_one-reason-row-of-first = По смыслу это уже звучало в первой части. Назовите что-нибудь другое
hundred_to_one-reason-nothing-to-choose = Выбирать сейчас не из чего
hundred_to_one-reason-no-such-version = Версии { $number } нет
hundred_to_one-reason-version-was-passed = Версии { $number } нет: этот игрок промолчал
hundred_to_one-reason-version-is-open = Версия { $number } уже открыта на табло
hundred_to_one-reason-nobody-to-name = Называть сейчас никого не нужно
hundred_to_one-reason-not-of-your-team = { $name } — из другой команды
hundred_to_one-reason-already-named = { $name } уже играет первую часть
hundred_to_one-reason-nothing-to-judge = Судить сейчас нечего
hundred_to_one-reason-no-such-row = Строки { $row } на этом табло нет

## Правила

hundred_to_one-rule-aim = Верных ответов здесь нет. Угадайте, что чаще всего отвечают люди: строка табло стоит столько очков, сколько человек из ста так ответили.
hundred_to_one-rule-team_size = { $team_size ->
    [1] Играют один на один.
    [5] Играют две равные команды, до пяти игроков в каждой. Первый в команде — её капитан.
   *[other] Играют две команды по { $team_size } игрока. Первый в команде — её капитан.
}
hundred_to_one-rule-host-on = Игру ведёт человек, и всё табло видит только он.
hundred_to_one-rule-host-off = Игру ведёт бот.
hundred_to_one-rule-source = Опрос это был или оценка, сказано в итоге каждой игры.
hundred_to_one-rule-matching-exact = Ответ засчитан, если он на табло слово в слово. Большие буквы, «ё» и знаки не важны.
hundred_to_one-rule-matching-lemma = Ответ засчитан и в другой форме, и с мелкой опечаткой: «цветок» — это тоже «цветы». Но другое слово, хоть и похожее, — мимо.
hundred_to_one-rule-matching-fuzzy = Ответ засчитан и с опечатками: с одной, если букв хотя бы четыре, и с двумя, если хотя бы восемь.
hundred_to_one-rule-matching-host = Засчитан ли ответ, решает ведущий.
hundred_to_one-rule-plea = Ответ оказался мимо, а зря? До следующего хода его может засчитать кнопкой под табло капитан соперников — или хозяин стола, если отвечала не его команда. В игре наоборот, в дуэли и в большой игре такой кнопки нет.
hundred_to_one-rule-answer_timeout = { $answer_timeout ->
    [one] На ответ даётся { $answer_timeout } секунда. Вышло время — ответа нет.
    [few] На ответ даётся { $answer_timeout } секунды. Вышло время — ответа нет.
   *[many] На ответ даётся { $answer_timeout } секунд. Вышло время — ответа нет.
}

hundred_to_one-rule-rounds = { $games ->
    [one] Играют { $games } игру.
    [few] Играют { $games } игры, всегда в таком порядке.
   *[many] Играют { $games } игр, всегда в таком порядке.
}
hundred_to_one-rule-without = Игры наоборот нет: она выключена в своём разделе.
hundred_to_one-rule-simple = { $simple ->
    [1] Простая игра: очки — как на табло.
   *[other] Простая игра: очки умножают на { $simple }.
}
hundred_to_one-rule-double = { $double ->
    [1] Двойная игра: очки — как на табло.
   *[other] Двойная игра: очки умножают на { $double }.
}
hundred_to_one-rule-triple = { $triple ->
    [1] Тройная игра: очки — как на табло.
   *[other] Тройная игра: очки умножают на { $triple }.
}
hundred_to_one-rule-reverse = Игра наоборот: отвечают капитаны, и лучше всего — редкий ответ.
hundred_to_one-rule-reverse-any = Игра наоборот: отвечают капитаны, и у строк своя цена.
hundred_to_one-rule-big = Большая игра: двое отвечают наперегонки со временем, и на кону главный приз.
hundred_to_one-rule-big-one = Большая игра: отвечать надо наперегонки со временем, и на кону главный приз.
hundred_to_one-rule-rows = { $rows ->
    [one] На табло { $rows } строка.
    [few] На табло { $rows } строки.
   *[many] На табло { $rows } строк.
}

hundred_to_one-rule-faceoff = Сначала розыгрыш: от каждой команды выходит по игроку. Верхняя строка сразу даёт команде право играть. Иначе отвечает и соперник, и играет та команда, чья строка выше.
hundred_to_one-rule-again = Если на табло нет ни того, ни другого ответа, выходит следующая пара, а вопрос остаётся тем же.
hundred_to_one-rule-again-one = Если на табло нет ни того, ни другого ответа, отвечают снова, а вопрос остаётся тем же.
hundred_to_one-rule-pairs = В каждой игре на розыгрыш выходят новые игроки.
hundred_to_one-rule-faceoff_mode-buzzer = Первым отвечает тот, кто раньше нажмёт кнопку.
hundred_to_one-rule-faceoff_mode-first_message = Первым считается тот ответ, который раньше придёт.
hundred_to_one-rule-circle = Дальше команда отвечает по кругу. Угаданная строка открывается, и её очки идут в фонд.
hundred_to_one-rule-circle-one = Дальше победитель розыгрыша отвечает без соперника. Угаданная строка открывается, и её очки идут в фонд.
hundred_to_one-rule-full = Если открыть всё табло, фонд достаётся тем, кто играл.
hundred_to_one-rule-miss_limit = { $miss_limit ->
    [one] После { $miss_limit } промаха фонд могут перехватить соперники — одним ответом капитана.
    [few] После { $miss_limit } промахов фонд могут перехватить соперники — одним ответом капитана.
   *[many] После { $miss_limit } промахов фонд могут перехватить соперники — одним ответом капитана.
}
hundred_to_one-rule-repeat_answer-miss = Повторить то, что уже открыто, — тоже промах.
hundred_to_one-rule-repeat_answer-ask_again = Если строка уже открыта, можно ответить ещё раз.
hundred_to_one-rule-blitz-on = Перед ответом капитана — блиц-опрос: игроки, начиная с последнего, по секрету дают версии. Капитан берёт одну из них или отвечает по-своему.
hundred_to_one-rule-blitz-off = Перед ответом капитана никого не опрашивают.
hundred_to_one-rule-blitz_versions = { $blitz_versions ->
    [one] В блиц-опросе не больше { $blitz_versions } версии.
    [few] В блиц-опросе не больше { $blitz_versions } версий.
   *[many] В блиц-опросе не больше { $blitz_versions } версий.
}
hundred_to_one-rule-steal_adds_row-on = Если капитан угадал, его команда получает фонд и очки этой строки. Если нет, фонд остаётся у тех, кто играл.
hundred_to_one-rule-steal_adds_row-off = Если капитан угадал, его команда получает фонд, но без очков самой строки. Если нет, фонд остаётся у тех, кто играл.

hundred_to_one-rule-reverse_round-on = В игре наоборот у строк своя цена, а ответ мимо табло не приносит ничего.
hundred_to_one-rule-reverse_round-off = В игру наоборот здесь не играют.
hundred_to_one-rule-captains = Отвечают капитаны, сначала той команды, у которой меньше очков. Ответы должны быть разными.
hundred_to_one-rule-reverse_values = Строки сверху вниз стоят { $values }.
hundred_to_one-rule-dearer = Чем ниже строка, тем она дороже: лучше всего редкий ответ.
hundred_to_one-rule-reverse_time = { $reverse_time ->
    [one] На совещание даётся { $reverse_time } секунда.
    [few] На совещание даётся { $reverse_time } секунды.
   *[many] На совещание даётся { $reverse_time } секунд.
}
hundred_to_one-rule-reverse_skip_lead-240 = При отрыве больше 240 её заменяет дуэль: строки открывают снизу, и капитаны угадывают сам вопрос. Очков она не приносит.

hundred_to_one-rule-tie_break-faceoff = Если очков поровну, кому играть большую игру, решает розыгрыш капитанов.
hundred_to_one-rule-tie_break-both_none = Если очков поровну, побеждают обе команды, и большой игры нет.
hundred_to_one-rule-players-two = Большую игру играют двое из команды, у которой больше очков. Кто и в каком порядке, решает капитан.
hundred_to_one-rule-players-one = Большую игру играет тот, у кого больше очков: он отвечает дважды.
hundred_to_one-rule-hidden = Второй не знает ни вопросов, ни ответов первой части, но видит фонд.
hundred_to_one-rule-big_questions = { $big_questions ->
    [1] Вопрос в обеих частях один и тот же.
   *[other] Вопросы в обеих частях одни и те же, их { $big_questions }.
}
hundred_to_one-rule-big_time1 = { $big_time1 ->
    [one] На все ответы первой части даётся { $big_time1 } секунда.
    [few] На все ответы первой части даётся { $big_time1 } секунды.
   *[many] На все ответы первой части даётся { $big_time1 } секунд.
}
hundred_to_one-rule-big_time2 = { $big_time2 ->
    [one] На все ответы второй части даётся { $big_time2 } секунда.
    [few] На все ответы второй части даётся { $big_time2 } секунды.
   *[many] На все ответы второй части даётся { $big_time2 } секунд.
}
hundred_to_one-rule-big_target = Главный приз — за { $big_target } в фонде!
hundred_to_one-rule-big_synonyms-identical_only = Во второй части нельзя повторить ответ первой слово в слово.
hundred_to_one-rule-big_synonyms-reject_synonyms = Во второй части нельзя повторить ответ первой даже другими словами.

## Домашние правила: как их зовут на кнопках

hundred_to_one-section-table = Стол и ответы
hundred_to_one-section-rounds = Какие игры
hundred_to_one-section-main = Круг и перехват
hundred_to_one-section-reverse = Наоборот
hundred_to_one-section-big = Большая игра

hundred_to_one-option-team_size = Игроков в команде
hundred_to_one-option-host = Ведёт человек
hundred_to_one-option-matching = Ответ засчитан
hundred_to_one-option-matching-exact = слово в слово
hundred_to_one-option-matching-lemma = и в другой форме
hundred_to_one-option-matching-fuzzy = и с опечаткой
hundred_to_one-option-matching-host = по слову ведущего
hundred_to_one-option-answer_timeout = На ответ
hundred_to_one-option-rounds = Игры
hundred_to_one-option-rounds-simple = простая
hundred_to_one-option-rounds-double = двойная
hundred_to_one-option-rounds-triple = тройная
hundred_to_one-option-rounds-reverse = наоборот
hundred_to_one-option-rounds-big = большая
hundred_to_one-option-rows = Строк на табло
hundred_to_one-option-multipliers = Множители
hundred_to_one-option-faceoff_mode = Розыгрыш
hundred_to_one-option-faceoff_mode-buzzer = с кнопкой
hundred_to_one-option-faceoff_mode-first_message = чей ответ раньше
hundred_to_one-option-miss_limit = Промахов до перехвата
hundred_to_one-option-repeat_answer = Повтор открытой строки
hundred_to_one-option-repeat_answer-miss = промах
hundred_to_one-option-repeat_answer-ask_again = ещё попытка
hundred_to_one-option-blitz = Блиц-опрос
hundred_to_one-option-blitz_versions = Версий в опросе
hundred_to_one-option-steal_adds_row = Строка капитана — в фонд
hundred_to_one-option-reverse_round = Игра наоборот
hundred_to_one-option-reverse_values = Цена строк
hundred_to_one-option-reverse_time = На совещание
hundred_to_one-option-reverse_skip_lead = Дуэль капитанов
hundred_to_one-option-reverse_skip_lead-0 = никогда
hundred_to_one-option-reverse_skip_lead-240 = при отрыве больше 240
hundred_to_one-option-tie_break = При равном счёте
hundred_to_one-option-tie_break-faceoff = решает розыгрыш
hundred_to_one-option-tie_break-both_none = победа на всех
hundred_to_one-option-big_questions = Вопросов в большой
hundred_to_one-option-big_time1 = На первую часть
hundred_to_one-option-big_time2 = На вторую часть
hundred_to_one-option-big_target = Фонд для приза
hundred_to_one-option-big_synonyms = Повтор за первым
hundred_to_one-option-big_synonyms-reject_synonyms = нельзя и по смыслу
hundred_to_one-option-big_synonyms-identical_only = нельзя слово в слово
