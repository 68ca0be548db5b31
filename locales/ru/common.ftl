# Слова, общие для всех игр


computer-name = { $number ->
    [1] Герман
    [2] Томский
    [3] Нарумов
    [4] Сурин
   *[other] Бот { $number }
}
name-nobody = Без имени
name-forgotten = Игрок { $number }

length-seconds = { $number } с
length-minutes = { $number } мин
length-hours = { $number } ч
time-of-day = { $time } мск

## Кнопки

button-my-cards = 🃏 Мои карты
button-scores = Счёт
button-private = Играть в личном чате
button-menu = ⋯
button-count = ⚖️ Засчитать!
button-close = ← Назад
button-really = { $what } — точно?
button-why = Почему не все карты?
button-rules = Правила
button-anew = Прислать карты заново
button-leave = Уйти насовсем…
button-leave-yes = Да, уйти насовсем
button-leave-no = Остаться
button-back = Я снова здесь
button-to-group = ↩ В группу
button-rematch = Ещё партию
button-record = 📄 Запись партии
button-add-to-group = Позвать в группу
button-stop-yes = Да, остановить
button-stop-no = Нет, играем

## Стол

table-heading = 🃏 <b>{ $game }</b> · раздача { $deal } · 🔒 { $seal }

turn-of = ⏳ Ход: <b>{ $names }</b>{ $clock }
turn-yours = 👉 <b>Ваш ход</b>{ $clock }
turn-nudged = ⏰ <b>Ваш ход</b>{ $clock }, половина времени прошла
turn-clock = {" "}· { $length }
turn-first = ⏳ Сейчас начнём
turn-rest = ⏳ Скоро следующая раздача

ended-finished = 🏁 Партия окончена
ended-stopped = ⏹ Партия остановлена: за столом никого не осталось
ended-stopped-by = ⏹ Партия остановлена ({ $name })
ended-closed = Стол закрыт: партия так и не началась
ended-closed-by = Стол закрыт ({ $name })
ended-broken = Стол не читается: запись повреждена. Его можно закрыть командой /stop и начать новый: /play

news-match-over = { $count ->
    [one] 🏆 Победа: { $names }!
    [few] 🏆 Победа на всех: { $names }!
   *[many] 🏆 Победа на всех: { $names }!
}

## Карты на руках

hand-group = { $title }
hand-cards = <b>Ваши карты</b>
    { $cards }
hand-empty = Карт на руках нет
hand-away = 💤 За вас играет бот. Место ваше: вернуться можно в любой момент.
hand-leave-really = <b>Уйти из этой партии насовсем?</b>
    До конца за вас будет играть бот, вернуться не получится. Если нужно просто отойти — ничего не нажимайте: место останется за вами.

pocket-empty = Карт на руках нет
pocket-your-turn = Ваш ход — в личном чате с ботом
why-nothing = Сейчас запретов нет: всё, что можно сыграть, — на кнопках
score-line = { $name }: { $score }

## Объявления

notice-nudge = ⏰ { $name }, ваш ход: половина времени прошла. Личный чат с ботом закрыт — откройте его, и карты придут туда.
notice-took_over = 💤 { $name } не отвечает: пока играет бот. Место можно вернуть в любой момент.
notice-came_back = 👋 { $name } снова за столом
notice-left = 🚪 { $name } уходит. До конца партии на этом месте играет бот.

started-title = 🃏 <b>{ $game }: начинаем</b>
started-players = За столом: { $names }
started-seal = 🔒 Все тасовки партии уже предрешены и запечатаны. Печать: { $seal }
    После партии откроется зерно, и каждый сможет проверить, что карты не подменяли.

## Итоги

result-deal = Раздача { $deal }
result-corrected = ⚖️ <i>Ответ всё-таки засчитан. Вот исправленный итог:</i>
result-match = { $count ->
    [one] 🏆 Победа: { $names }
    [few] 🏆 Победа на всех: { $names }
   *[many] 🏆 Победа на всех: { $names }
}
result-seed = 🔓 Зерно партии: { $seed }
    Печать до начала: { $seal }
    SHA-256 от зерна (32 байта) равен печати. Из зерна по открытому правилу выходит каждая тасовка; запись партии проверяет команда prikup verify.

column-change = ±
column-total = счёт
