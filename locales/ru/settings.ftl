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
settings-label-c-clock = Время на ход
settings-label-c-stop = Кто останавливает партию

settings-hint-p-confirm = Карта уходит со второго нажатия: первое её только отмечает.
settings-hint-p-hurry = Если сыграть можно только одну карту, она уйдёт сама.
settings-hint-c-clock = На половине времени бот напомнит, в конце сделает ход сам. После двух пропусков подряд за игрока играет бот — пока тот не вернётся.

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

settings-label-rules = Правила
settings-rules = ⚙️ Правила игры
settings-rules-plain = { $preset }
settings-rules-changed = { $preset } и { $number ->
    [one] { $number } отличие
    [few] { $number } отличия
   *[many] { $number } отличий
}

# Домашние правила по кнопкам

house-title-table = ⚙️ <b>{ $game }</b>: правила этого стола
house-title-chat = ⚙️ <b>{ $game }</b>: правила этого чата
house-preset = За основу взято: <b>{ $preset }</b>
house-differs = { $number ->
    [one] { $number } отличие от неё:
    [few] { $number } отличия от неё:
   *[many] { $number } отличий от неё:
}
house-line = { $text }
house-said = { $label }: { $value }
house-more = …и ещё { $number }
house-and-more = { $listed } · и ещё { $more }
house-hint = Выберите раздел. Что отличается от основы, отмечено ●.
house-nothing = Здесь всё как обычно.
house-value = • <b>{ $value }</b> — { $sentence }
house-as-preset = <i>В основе: { $value }</i>
house-presets = С каких правил начать? Ваши отличия при этом сбросятся.
house-preset-line = • { $rules }
house-games = Для какой игры настроить правила?
house-code = Чтобы играть так же в другом чате, скопируйте эту команду и отправьте её там. За собирающимся столом она меняет правила стола, иначе — правила чата.
house-less = − { $number }
house-more-by = + { $number }
house-contradiction = Вместе не бывает: «{ $first }: { $one }» и «{ $second }: { $other }». Сначала поменяйте одно из двух.
house-unknown-option = Не знаю такого правила: { $name }
house-bad-value = «{ $name }» не может быть «{ $value }»
house-not-empty = «{ $name }»: хоть что-то одно должно остаться
house-given-twice = Правило «{ $name }» названо дважды
house-button-presets = 📋 Другая основа
house-button-reset = ↺ Без отличий
house-button-code = 🔗 Код правил
house-button-save = 💾 Запомнить для чата
house-button-game = 🃏 Другая игра
house-button-back = ‹ Назад
house-button-done = ✓ Готово
