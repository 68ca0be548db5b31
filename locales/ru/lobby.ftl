# Стол, за который ещё садятся

game-sign = 🃏
lobby-title = { $sign } <b>{ $game }</b> — собираем стол
lobby-clock = На ход: { $length }
lobby-no-clock = На ход времени сколько угодно
lobby-seats = <b>За столом</b> ({ $taken } из { $most }):
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } 👑
lobby-seat-needed = { $number }. —
lobby-seat-free = { $number }. — по желанию
lobby-side = { $sign } <b>{ $name }</b>
lobby-side-name = Команда { $number }
lobby-captain = { $line } · капитан
lobby-leader = 🎙 Ведёт игру: { $name }
lobby-no-leader = 🎙 Нужен ведущий: он читает вопросы и судит ответы
lobby-asked = Откройте личный чат с ботом, чтобы сесть: { $names }
lobby-uneven = Чтобы начать, в командах должно быть поровну: пересядьте или добавьте бота
lobby-differs = Отличия: { $changes }
lobby-waits = Стол ждёт до { $until }
lobby-dead = Время вышло: этот стол может закрыть любой

lobby-button-seat = Сесть / встать
lobby-button-side = { $sign } Сюда
lobby-button-lead = 🎙 Вести
lobby-button-captain = Я капитан
lobby-button-bot_add = 🤖 Добавить бота
lobby-button-bot_drop = Убрать бота
lobby-button-game = Игра
lobby-button-preset = ⚙️ Правила
lobby-button-house = Изменить по пунктам…
lobby-button-rules = 📖 Как играть
lobby-button-start = ▶ Начать
lobby-button-close = Закрыть стол

line-preset = { $name }
