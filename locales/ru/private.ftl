# Личный чат, справка, правила, команды

private-welcome = 🃏 Я раздаю карты и веду «Сто к одному». Соберите друзей в группе, позовите меня туда и напишите /play: там будет общий стол, а здесь — ваши карты и всё, что по секрету.
    Игры: <b>{ $games }</b>. Свободные места займут боты.
    Не с кем? Напишите /play прямо здесь. Всё остальное: /help
private-greeting = 🃏 Всем привет! /play собирает здесь стол. Игры: <b>{ $games }</b>.
    Карты я присылаю каждому в личный чат — откройте его один раз заранее.
private-help = Игры: { $games }

    <b>Здесь, в личном чате</b>
    /play — партия с ботами
    /games — столы, за которыми вы сидите
    /hand — прислать карты заново
    /rules — правила, по которым идёт игра
    /record — запись последней партии
    /score, /last — счёт и последняя взятка
    /survey — стать одним из ста, чьи ответы звучат в «Сто к одному»
    /settings — язык, вид карт, подтверждение хода
    /leave — уйти из-за стола
    /stop — остановить партию
    /forget — забыть всё, что я о вас знаю

    <b>В группе</b>
    /play собирает стол. Туда меня нужно позвать; права администратора не нужны.
private-help-group = Игры: { $games }

    <b>Что я умею в группе</b>
    /play — собрать стол; можно сразу с игрой: /play сто одно
    /join, /leave — сесть, встать
    /table — показать стол заново
    /hand — прислать вам карты в личный чат
    /rules — правила, по которым идёт игра
    /record — запись последней партии
    /score, /last — счёт и последняя взятка
    /settings, /lang — настройки группы (для администраторов)
    /stop — остановить партию или закрыть стол

private-games-title = <b>Ваши столы</b>
private-games-none = Сейчас вы нигде не сидите. /play здесь — партия с ботами, /play в группе — стол для всех.
private-games-open = Открыть: { $what }
private-games-untitled = группа
private-games-lobby = ▫️ { $what } — стол собирается
private-games-your-turn = 👉 { $what } — <b>ваш ход</b>
private-games-waiting = ▫️ { $what } — ходят другие
private-games-over = ▫️ { $what } — партия окончена

private-leave-where = { $what }
private-stop-match = Остановить партию? Она закончится без победителя.
private-stop-lobby = Закрыть стол?
button-open-private = Открыть личный чат

rules-title = 📖 <b>{ $game }</b> · { $preset }
rules-page = { $title }
rules-page-here = · { $title } ·
rules-differ = Отличия: { $changes }

command-play = Собрать стол
command-join = Сесть за стол
command-leave = Встать из-за стола
command-table = Показать стол заново
command-hand = Прислать мои карты
command-rules = Правила игры
command-record = Запись последней партии
command-score = Счёт
command-last = Последняя взятка
command-games = Мои столы
command-settings = Настройки
command-lang = Язык
command-stop = Остановить партию
command-forget = Забыть всё обо мне
command-help = Что я умею
