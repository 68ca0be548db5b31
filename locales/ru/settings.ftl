# Настройки: свои и группы

settings-person-title = ⚙️ <b>Ваши настройки</b>
settings-chat-title = ⚙️ <b>Настройки группы</b>
settings-change = { $what }
settings-sample = Так выглядят карты: { $cards }

settings-label-p-language = Язык
settings-label-p-ranks = Карты
settings-label-p-coloured = Масти
settings-label-p-confirm = Подтверждение хода
settings-label-p-hurry = Единственная карта
settings-label-c-language = Язык
settings-label-c-game = Игра по умолчанию
settings-label-c-preset = Набор правил
settings-label-c-clock = Время на ход
settings-label-c-stop = Кто останавливает партию

settings-hint-p-confirm = Карта уходит со второго нажатия: первое её только отмечает.
settings-hint-p-hurry = Если сыграть можно только одну карту, она уйдёт сама.
settings-hint-c-clock = На половине времени бот напомнит, в конце сделает ход сам. После двух пропусков подряд за игрока играет бот — пока тот не вернётся.
settings-hint-c-preset = Правила для игры, выбранной по умолчанию. Собирая стол, их можно сменить.

settings-language-ru = русский
settings-language-en = English
settings-ranks-ru = Т К Д В
settings-ranks-en = A K Q J
settings-coloured-on = цветные
settings-coloured-off = простые
settings-confirm-on = вторым нажатием
settings-confirm-off = сразу
settings-hurry-on = ходит сама
settings-hurry-off = ждёт нажатия
settings-clock-off = не ограничено
settings-stop-players = игроки и администраторы
settings-stop-admins = только администраторы
