# Игры пятёрки с торговлей: пятьдесят пять и сорок пять

## За столом

fives-what-no-bid = <b>Торговля.</b> Ставок ещё нет
fives-what-bid = <b>Торговля.</b> Ставка { $amount } — { $name }
fives-what-held = <b>Торговля.</b> Ставка { $amount } — { $name }, её берёт { $dealer }
fives-what-contract = <b>Играет { $name }</b> · ставка { $amount }
fives-what-trump = козырь { $suit }
fives-what-naming = называет козырь
fives-what-discarding = снос
fives-what-taken = взято { $points }
fives-note-bid = <b>{ $amount }</b>
fives-note-hold = берёт <b>{ $amount }</b>
fives-note-pass = пас

fives-rest-first = Первая раздача. Сдаёт { $name }
fives-rest-thrown-in = Все спасовали: раздача не играется
fives-rest-made = ✅ { $name }: ставка { $amount } сыграна
fives-rest-failed = ❌ { $name }: ставка { $amount } не сыграна

## На руках

fives-laid = Снесено: { $cards }
fives-do-bid = Ваше слово: ставка или пас
fives-do-bid-over = Ваше слово: больше { $amount } или пас
fives-do-bid-last = Все спасовали. Если спасуете и вы, раздача не играется
fives-do-bid-last-bound = Все спасовали. Если спасуете и вы, играть всё равно вам, за { $amount }
fives-do-hold = Ставка { $amount } — { $name }. Взять её, перебить или пас?
fives-do-hold-top = Ставка { $amount } — { $name }. Выше некуда: взять её или пас?
fives-do-raise = { $name } берёт вашу ставку { $amount }: повысите или пас?
fives-do-only-pass = Ваше слово, но можно только спасовать
fives-do-name-trump = Назовите козырь. Рядом с мастью — сколько у вас будет козырей
fives-do-discard = { $number ->
    [one] Отметьте { $number } карту, которую сносите.
    [few] Отметьте { $number } карты, которые сносите.
   *[many] Отметьте { $number } карт, которые сносите.
}
fives-do-discard-least = { $number ->
    [one] Отметьте, что сносите: хотя бы { $number } карту.
    [few] Отметьте, что сносите: хотя бы { $number } карты.
   *[many] Отметьте, что сносите: хотя бы { $number } карт.
}
fives-do-discard-any = Отметьте, что сносите: столько же вам придёт из колоды.
fives-do-discard-plain = Отметьте, что сносите: все простые, а козыри можно оставить.
fives-do-marked = { $number ->
    [one] Отмечена { $number }.
    [few] Отмечено { $number }.
   *[many] Отмечено { $number }.
}
fives-do-lead-trump = Ставка { $amount }: первый ход — с козыря { $suit }

## Кнопки

fives-button-deal = Сдать сейчас
fives-button-all = { $amount } · все взятки
fives-button-hold = Беру { $amount }
fives-button-pass = Пас
fives-button-trump = { $suit } × { $number }
fives-button-all-plain = { $number ->
    [one] Отметить простые ({ $number })
    [few] Отметить простые ({ $number })
   *[many] Отметить простые ({ $number })
}
fives-button-discard = { $number ->
    [one] Снести { $number } карту
    [few] Снести { $number } карты
   *[many] Снести { $number } карт
}
fives-button-keep = Оставить все
fives-scores-taken = +{ $points }

## Что произошло

fives-news-deal-started = Раздача { $deal }, сдаёт { $name }
fives-news-bid = { $name }: { $amount }
fives-news-held = { $name } берёт { $amount }
fives-news-passed = { $name }: пас
fives-news-won = Играет { $name }, ставка { $amount }
fives-news-bound = Все спасовали: играть обязан сдающий, { $name }, за { $amount }
fives-news-kitty-taken = { $name } берёт прикуп
fives-news-kitty-seen = В прикупе: { $cards }
fives-news-trump = Козырь { $suit } — { $name }
fives-news-trick = Взятка — { $name }: { $cards } (+{ $points })

## Итоги

fives-result-made = ✅ { $name }: ставка { $amount } { $suit }, взято { $points }
fives-result-failed = ❌ { $name }: ставка { $amount } { $suit }, взято только { $points }
fives-result-best-trump = 🥇 Старший козырь { $card } — { $name }, +{ $bonus }
fives-result-no-trump = Козырей ни у кого не было
fives-result-limit = { $number ->
    [one] Сыграна { $number } раздача, больше за этим столом не играют.
    [few] Сыграно { $number } раздачи, больше за этим столом не играют.
   *[many] Сыграно { $number } раздач, больше за этим столом не играют.
}
fives-result-legend = * чья была ставка

## Почему нельзя

fives-reason-match-over = Партия уже окончена
fives-reason-match-rests = Следующая раздача ещё не началась
fives-reason-deal-in-progress = Раздача ещё идёт
fives-reason-not-your-turn = Сейчас не ваш ход
fives-reason-bidding-first = Сначала закончим торговлю
fives-reason-bidding-over = Торговля уже окончена
fives-reason-no-such-bid = Ставки { $amount } за этим столом нет
fives-reason-bid-too-low = { $amount } мало: уже поставили { $highest }
fives-reason-dealer-only-holds = Взять ставку, не повышая её, может только сдающий
fives-reason-no-hold-here = За этим столом ставку не берут, только повышают
fives-reason-nothing-to-hold = Брать нечего: никто ещё не ставил
fives-reason-discard-first = Сначала снесите карты
fives-reason-nothing-to-discard = Сносить больше нечего
fives-reason-name-trump-first = Сначала назовите козырь
fives-reason-trump-named = Козырь уже назван: { $suit }
fives-reason-no-such-card = { $card } не у вас
