# Cuccù as played at Campli, in Polish.

cuccu-title = Cuccù
cuccu-place = Campli, Abruzja, Włochy. Talia liczy 40 kart.
cuccu-tagline = Kot, koń, karczma i kukułka: jedna kolejność kart od najniższej do najwyższej i jeden wybór.
cuccu-summary = Dostajesz jedną tajną kartę. Zachowaj ją albo poproś następnego gracza o zamianę. Niektóre karty odmawiają, a niektóre oddają cios. Kto na końcu ma najniższą kartę, traci życie, a wygrywa ostatni gracz, który ma życie.
cuccu-link = Cuccù w Wikipedii (po angielsku)
    .address = https://en.wikipedia.org/wiki/Cucc%C3%B9

## Cards. The name, its accusative and its genitive, the number on it, and a label for a screen reader.

cuccu-card-fool = błazen
    .acc = błazna
    .gen = błazna
    .numeral = { "" }
    .label = błazen
cuccu-card-lion = lew
    .acc = lwa
    .gen = lwa
    .numeral = −3
    .label = lew, minus 3
cuccu-card-mask = maska
    .acc = maskę
    .gen = maski
    .numeral = −2
    .label = maska, minus 2
cuccu-card-bucket = wiadro
    .acc = wiadro
    .gen = wiadra
    .numeral = −1
    .label = wiadro, minus 1
cuccu-card-zero = zero
    .acc = zero
    .gen = zera
    .numeral = 0
    .label = zero
cuccu-card-1 = jedynka
    .acc = jedynkę
    .gen = jedynki
    .numeral = I
    .label = jedynka, I
cuccu-card-2 = dwójka
    .acc = dwójkę
    .gen = dwójki
    .numeral = II
    .label = dwójka, II
cuccu-card-3 = trójka
    .acc = trójkę
    .gen = trójki
    .numeral = III
    .label = trójka, III
cuccu-card-4 = czwórka
    .acc = czwórkę
    .gen = czwórki
    .numeral = IIII
    .label = czwórka, IIII
cuccu-card-5 = piątka
    .acc = piątkę
    .gen = piątki
    .numeral = V
    .label = piątka, V
cuccu-card-6 = szóstka
    .acc = szóstkę
    .gen = szóstki
    .numeral = VI
    .label = szóstka, VI
cuccu-card-7 = siódemka
    .acc = siódemkę
    .gen = siódemki
    .numeral = VII
    .label = siódemka, VII
cuccu-card-8 = ósemka
    .acc = ósemkę
    .gen = ósemki
    .numeral = VIII
    .label = ósemka, VIII
cuccu-card-9 = dziewiątka
    .acc = dziewiątkę
    .gen = dziewiątki
    .numeral = VIIII
    .label = dziewiątka, VIIII
cuccu-card-10 = dziesiątka
    .acc = dziesiątkę
    .gen = dziesiątki
    .numeral = X
    .label = dziesiątka, X
cuccu-card-inn = karczma
    .acc = karczmę
    .gen = karczmy
    .numeral = XI
    .label = karczma, XI
cuccu-card-cat = kot
    .acc = kota
    .gen = kota
    .numeral = XII
    .label = kot, XII
cuccu-card-horse = koń
    .acc = konia
    .gen = konia
    .numeral = XIII
    .label = koń, XIII
cuccu-card-hunter = myśliwy
    .acc = myśliwego
    .gen = myśliwego
    .numeral = XIIII
    .label = myśliwy, XIIII
cuccu-card-cuckoo = kukułka
    .acc = kukułkę
    .gen = kukułki
    .numeral = XV
    .label = kukułka, XV

## Zones

cuccu-zone-pack = Talia
cuccu-zone-hand = { $seat_is ->
    [you] Twoja karta
   *[other] Karta gracza { $seat }
}

## What happened

cuccu-event-start = { $seat_is ->
    [you] Partia się zaczyna: każdy ma { lives }. Najpierw rozdajesz ty.
   *[other] Partia się zaczyna: każdy ma { lives }. Najpierw rozdaje { $seat }.
}
cuccu-event-shuffle = { $seat_is ->
    [you] Runda { $amount }. Tasujesz całą talię i rozdajesz.
   *[other] Runda { $amount }. { $seat } tasuje całą talię i rozdaje.
}
cuccu-event-deal = { $card_is ->
    [known] { $seat_is ->
        [you] Dostajesz { $card_acc }.
       *[other] { $seat } dostaje { $card_acc }.
    }
   *[hidden] { $seat_is ->
        [you] Dostajesz kartę.
       *[other] { $seat } dostaje zakrytą kartę.
    }
}
cuccu-event-keep = { $seat_is ->
    [you] Zachowujesz swoją kartę.
   *[other] { $seat } zachowuje swoją kartę.
}
cuccu-event-ask = { $seat_is ->
    [you] Prosisz gracza { $other } o zamianę.
   *[other] { $other_is ->
        [you] { $seat } prosi cię o zamianę.
       *[other] { $seat } prosi gracza { $other } o zamianę.
    }
}
cuccu-event-swap = { $seat_is ->
    [you] { $card_is ->
        [known] { $card2_is ->
            [known] Zamieniasz się kartami z graczem { $other }: oddajesz { $card_acc } i dostajesz { $card2_acc }.
           *[hidden] Zamieniasz się kartami z graczem { $other }: oddajesz { $card_acc } i dostajesz inną kartę.
        }
       *[hidden] { $card2_is ->
            [known] Zamieniasz się kartami z graczem { $other } i dostajesz { $card2_acc }.
           *[hidden] Zamieniasz się kartami z graczem { $other }.
        }
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } zamienia się z tobą: oddajesz { $card2_acc } i dostajesz { $card_acc }.
               *[hidden] { $seat } zamienia się z tobą: dostajesz { $card_acc }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } zamienia się z tobą: oddajesz { $card2_acc }.
               *[hidden] { $seat } zamienia się z tobą.
            }
        }
       *[other] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } zamienia się kartami z graczem { $other }: oddaje { $card_acc } i dostaje { $card2_acc }.
               *[hidden] { $seat } zamienia się kartami z graczem { $other } i oddaje { $card_acc }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } zamienia się kartami z graczem { $other } i dostaje { $card2_acc }.
               *[hidden] { $seat } zamienia się kartami z graczem { $other }.
            }
        }
    }
}
cuccu-event-swap-pack = { $cause ->
    [top] { $seat_is ->
        [you] { $card2_is ->
            [known] Zamieniasz swoją kartę na tę z wierzchu talii i dostajesz { $card2_acc }.
           *[hidden] Zamieniasz swoją kartę na tę z wierzchu talii.
        }
       *[other] { $card2_is ->
            [known] { $seat } zamienia swoją kartę na tę z wierzchu talii i dostaje { $card2_acc }.
           *[hidden] { $seat } zamienia swoją kartę na tę z wierzchu talii.
        }
    }
   *[bottom] { $seat_is ->
        [you] { $card2_is ->
            [known] Zamieniasz swoją kartę na tę ze spodu talii i dostajesz { $card2_acc }.
           *[hidden] Zamieniasz swoją kartę na tę ze spodu talii.
        }
       *[other] { $card2_is ->
            [known] { $seat } zamienia swoją kartę na tę ze spodu talii i dostaje { $card2_acc }.
           *[hidden] { $seat } zamienia swoją kartę na tę ze spodu talii.
        }
    }
}
cuccu-event-show = { $card_is ->
    [known] { $card_face ->
        [horse] { $seat_is ->
            [you] Pokazujesz { $card_acc }, więc prośba o zamianę cię przeskakuje.
           *[other] { $seat } pokazuje { $card_acc }, więc prośba o zamianę przeskakuje dalej.
        }
        [inn] { $seat_is ->
            [you] Pokazujesz { $card_acc } i wstrzymujesz zamianę.
           *[other] { $seat } pokazuje { $card_acc } i wstrzymuje zamianę.
        }
       *[other] { $seat_is ->
            [you] Pokazujesz { $card_acc } i odmawiasz zamiany.
           *[other] { $seat } pokazuje { $card_acc } i odmawia zamiany.
        }
    }
   *[hidden] { $seat_is ->
        [you] Pokazujesz kartę specjalną.
       *[other] { $seat } pokazuje kartę specjalną.
    }
}
cuccu-event-pass-over = { $seat_is ->
    [you] Prosisz teraz gracza { $other } o zamianę.
   *[other] { $other_is ->
        [you] { $seat } prosi teraz o zamianę ciebie.
       *[other] { $seat } prosi teraz gracza { $other } o zamianę.
    }
}
cuccu-event-lose-life = { $cause ->
    [hunter] { $seat_is ->
        [you] Myśliwy odbiera ci życie: { lives-left }.
       *[other] { $seat } traci życie przez myśliwego: { lives-left }.
    }
    [cat] { $seat_is ->
        [you] Kot odbiera ci życie: { lives-left }.
       *[other] { $seat } traci życie przez kota: { lives-left }.
    }
    [inn] { $seat_is ->
        [you] Płacisz życiem za zero gracza { $other }: { lives-left }.
       *[other] { $other_is ->
            [you] { $seat } płaci życiem za twoje zero: { lives-left }.
           *[other] { $seat } płaci życiem za zero gracza { $other }: { lives-left }.
        }
    }
   *[showdown] { $seat_is ->
        [you] Twoja karta przegrywa i tracisz życie: { lives-left }.
       *[other] { $seat } ma przegrywającą kartę i traci życie: { lives-left }.
    }
}
cuccu-event-undo-swap = { $seat_is ->
    [you] { $card2_is ->
        [known] Kot cofa twoją zamianę z graczem { $other }: odzyskujesz { $card2_acc }.
       *[hidden] Kot cofa twoją zamianę z graczem { $other }.
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] Kot cofa twoją zamianę z graczem { $seat }: odzyskujesz { $card_acc }.
           *[hidden] Kot cofa twoją zamianę z graczem { $seat }.
        }
       *[other] { $card_is ->
            [known] Kot cofa zamianę między graczami { $other } i { $seat }: { $other } odzyskuje { $card_acc }.
           *[hidden] Kot cofa zamianę między graczami { $other } i { $seat }.
        }
    }
}
cuccu-event-out = { $seat_is ->
    [you] Odpadasz z gry.
   *[other] { $seat } odpada z gry.
}
cuccu-event-inn-keep = { $seat_is ->
    [you] Zostajesz w karczmie i zachowujesz swoją kartę.
   *[other] { $seat } zostaje w karczmie i zachowuje swoją kartę.
}
cuccu-event-inn-ask = { $seat_is ->
    [you] Prosisz o zapłatę, jeśli przegrasz z zerem. Karczmarzem jest { $other }.
   *[other] { $other_is ->
        [you] { $seat } prosi cię jako karczmarza o zapłatę za przegrane zero.
       *[other] { $seat } prosi o zapłatę za przegrane zero. Karczmarzem jest { $other }.
    }
}
cuccu-event-inn-accept = { $seat_is ->
    [you] Umowa w karczmie: jeśli { $other } przegra z zerem, ty płacisz życiem.
   *[other] { $other_is ->
        [you] Umowa w karczmie: jeśli przegrasz z zerem, { $seat } płaci życiem.
       *[other] Umowa w karczmie: jeśli { $other } przegra z zerem, { $seat } płaci życiem.
    }
}
cuccu-event-inn-refuse = { $seat_is ->
    [you] Nie chcesz płacić, więc zamieniasz się kartami z graczem { $other }.
   *[other] { $other_is ->
        [you] { $seat } nie chce płacić, więc zamieniacie się kartami.
       *[other] { $seat } nie chce płacić, więc { $seat } i { $other } zamieniają się kartami.
    }
}
cuccu-event-reveal = { $card_is ->
    [known] { $seat_is ->
        [you] Odkrywasz { $card_acc }.
       *[other] { $seat } odkrywa { $card_acc }.
    }
   *[hidden] { $seat_is ->
        [you] Odkrywasz swoją kartę.
       *[other] { $seat } odkrywa swoją kartę.
    }
}
cuccu-event-fool-ties = { $seat_is ->
    [you] Masz jedynego błazna: jest on wart tyle co najniższa z pozostałych kart.
   *[other] { $seat } ma jedynego błazna: jest on wart tyle co najniższa z pozostałych kart.
}
cuccu-event-fool-alone = { $seat_is ->
    [you] Wszystkie inne karty to kukułki, więc przegrywa tylko twój błazen.
   *[other] Wszystkie inne karty to kukułki, więc przegrywa tylko błazen gracza { $seat }.
}
cuccu-event-fools-high = Na stole są dwa błazny: każdy liczy się jako 14½, tuż pod kukułką.
cuccu-event-nobody-loses = Nie ma przegrywającej karty: nikt nie traci życia.
cuccu-event-restore = Wszyscy, którzy zostali, naraz tracą ostatnie życie, więc każdy wraca do gry i ma znowu { lives }.
cuccu-event-round-over = { $seat_is ->
    [you] Koniec rundy { $amount }. Teraz rozdajesz ty.
    [nobody] Koniec rundy { $amount }.
   *[other] Koniec rundy { $amount }. Teraz rozdaje { $seat }.
}
cuccu-event-match-over = { $seat_is ->
    [you] Wygrywasz partię!
    [nobody] Partia kończy się tutaj: remis.
   *[other] { $seat } wygrywa partię.
}

## What you can do. The hint says it in one more line.

cuccu-action-keep = { $card_is ->
    [known] Zachowaj { $card_acc }
   *[hidden] Zachowaj swoją kartę
}
    .hint = Zostań z kartą, którą masz.
cuccu-action-exchange = { $other_is ->
    [nobody] Zamień się
   *[other] Zamień się z graczem { $other }
}
    .hint = { $other_is ->
        [nobody] Poproś następnego gracza o zamianę kart.
       *[other] Poproś gracza { $other } o zamianę. Karta specjalna może odmówić albo oddać cios.
    }
cuccu-action-exchange-pack = { $cause ->
    [top] Zamień na kartę z wierzchu talii
   *[bottom] Zamień na kartę ze spodu talii
}
    .hint = { $cause ->
        [top] Odłóż swoją kartę i weź tę z wierzchu talii.
       *[bottom] Odłóż swoją kartę i weź tę ze spodu talii.
    }
cuccu-action-inn-keep = { $card_is ->
    [known] Karczma: zachowaj { $card_acc }
   *[hidden] Karczma: zachowaj swoją kartę
}
    .hint = Zostań ze swoją kartą i o nic nie proś.
cuccu-action-inn-ask = { $other_is ->
    [nobody] Karczma: poproś karczmarza o zapłatę
   *[other] Karczma: poproś gracza { $other } o zapłatę
}
    .hint = { $other_is ->
        [nobody] Jeśli karczmarz się zgodzi, przegrane zero nic cię nie kosztuje. Jeśli nie, zamieniacie się i dostajesz karczmę.
       *[other] Jeśli { $other } się zgodzi, przegrane zero nic cię nie kosztuje. Jeśli nie, zamieniacie się i dostajesz karczmę.
    }
cuccu-action-inn-accept = { $other_is ->
    [nobody] Karczma: zgódź się zapłacić
   *[other] Karczma: zgódź się zapłacić za gracza { $other }
}
    .hint = { $other_is ->
        [nobody] Zachowujesz karczmę. Jeśli drugi gracz przegra z zerem, to ty stracisz życie.
       *[other] Zachowujesz karczmę. Jeśli { $other } przegra z zerem, to ty stracisz życie.
    }
cuccu-action-inn-refuse = { $other_is ->
    [nobody] Karczma: odmów i zamień się
   *[other] Karczma: odmów i zamień się z graczem { $other }
}
    .hint = { $other_is ->
        [nobody] Oddajesz karczmę, dostajesz drugą kartę, a potem jest twoja kolej.
       *[other] Karczmę dostaje { $other }, ty dostajesz drugą kartę, a potem jest twoja kolej.
    }
cuccu-action-next-round = Następna runda
    .hint = Potasuj i rozdaj następną rundę.

## What the table asks or says. Person: whom it is about. Other: whom you can ask.

cuccu-prompt-turn = { $card_is ->
    [known] Twoja kolej. Zachowujesz { $card_acc } czy prosisz gracza { $other } o zamianę?
   *[hidden] Twoja kolej. Zachowujesz swoją kartę czy prosisz gracza { $other } o zamianę?
}
cuccu-prompt-dealer = { $cause ->
    [top] { $card_is ->
        [known] Rozdajesz, więc decydujesz na końcu. Zachowujesz { $card_acc } czy bierzesz w zamian kartę z wierzchu talii?
       *[hidden] Rozdajesz, więc decydujesz na końcu. Zachowujesz swoją kartę czy bierzesz w zamian kartę z wierzchu talii?
    }
   *[bottom] { $card_is ->
        [known] Rozdajesz, więc decydujesz na końcu. Zachowujesz { $card_acc } czy bierzesz w zamian kartę ze spodu talii?
       *[hidden] Rozdajesz, więc decydujesz na końcu. Zachowujesz swoją kartę czy bierzesz w zamian kartę ze spodu talii?
    }
}
cuccu-prompt-inn-requester = { $card_is ->
    [known] Karczmę ma { $other }. Zachowujesz { $card_acc } czy prosisz o zapłatę? Płaci się tylko za przegrane zero.
   *[hidden] Karczmę ma { $other }. Zachowujesz swoją kartę czy prosisz o zapłatę? Płaci się tylko za przegrane zero.
}
cuccu-prompt-innkeeper = Masz karczmę. Płacisz, jeśli { $other } przegra z zerem, czy wolisz zamianę?
cuccu-prompt-waiting = Teraz decyduje { $seat }.
cuccu-prompt-round-over = { $seat_is ->
    [you] Runda jest rozliczona. Teraz rozdajesz ty.
   *[other] Runda jest rozliczona. Teraz rozdaje { $seat }.
}
cuccu-prompt-out = Jesteś poza grą i patrzysz, jak grają inni.
cuccu-prompt-match-won = { $seat_is ->
    [you] Wygrywasz partię!
   *[other] { $seat } wygrywa partię.
}
cuccu-prompt-match-drawn = Partia kończy się remisem.

## Notes at a seat

cuccu-note-to-act = decyduje
cuccu-note-undealt = jeszcze bez karty
cuccu-note-shown = { $card_is ->
    [known] pokazuje { $card_acc }
   *[hidden] pokazuje kartę
}
cuccu-note-inn-requester = w karczmie
cuccu-note-innkeeper = ma karczmę
cuccu-note-pays = { $other_is ->
    [you] płaci za twoje zero
   *[other] płaci za zero gracza { $other }
}
cuccu-note-loses = traci życie
cuccu-note-safe = nic nie traci
cuccu-note-dead = odpada
cuccu-note-out = poza grą
cuccu-note-winner = wygrywa partię

## Why an action is not possible now

cuccu-illegal-keep = { $phase ->
    [inn] Jesteś w karczmie. Powiedz, czy zachowujesz tu swoją kartę, czy prosisz karczmarza o zapłatę.
    [offer] Ty jesteś karczmarzem. Najpierw odpowiedz: zgódź się zapłacić albo odmów i zamień się.
    [scored] Runda jest rozliczona, więc nie ma już czego zachować. Wybierz „Następna runda”.
   *[other] Nie możesz teraz zachować karty: nie ma o czym decydować.
}
cuccu-illegal-exchange = { $phase ->
    [inn] Karczma wstrzymała twoją zamianę. Zachowaj swoją kartę albo poproś karczmarza o zapłatę.
    [offer] Ty jesteś karczmarzem. Najpierw odpowiedz: zgódź się zapłacić albo odmów i zamień się.
    [scored] Runda jest rozliczona, więc na zamianę jest za późno. Wybierz „Następna runda”.
   *[other] Nie możesz teraz prosić o zamianę.
}
cuccu-illegal-inn-keep = { $phase ->
    [offer] Jesteś karczmarzem, a nie gościem. Najpierw odpowiedz: zgódź się zapłacić albo odmów i zamień się.
    [scored] Runda jest rozliczona. Wybierz „Następna runda”.
   *[other] Nie jesteś w karczmie. Jeśli chcesz zostać ze swoją kartą, po prostu ją zachowaj.
}
cuccu-illegal-inn-ask = { $phase ->
    [offer] Jesteś karczmarzem, a nie gościem. Najpierw odpowiedz: zgódź się zapłacić albo odmów i zamień się.
    [scored] Runda jest rozliczona. Wybierz „Następna runda”.
   *[other] Możesz o to prosić tylko wtedy, gdy gracz, z którym chcesz się zamienić, pokazuje karczmę.
}
cuccu-illegal-inn-accept = { $phase ->
    [inn] Jesteś tu gościem, a nie karczmarzem. Zachowaj swoją kartę albo poproś karczmarza o zapłatę.
    [scored] Runda jest rozliczona. Wybierz „Następna runda”.
   *[other] Nikt cię teraz nie prosi o zapłatę za zero.
}
cuccu-illegal-inn-refuse = { $phase ->
    [inn] Jesteś tu gościem, a nie karczmarzem. Zachowaj swoją kartę albo poproś karczmarza o zapłatę.
    [scored] Runda jest rozliczona. Wybierz „Następna runda”.
   *[other] Nikt cię nie prosi o zapłatę, więc nie ma czego odmawiać.
}
cuccu-illegal-skip = Do końca możesz przejść dopiero wtedy, gdy jesteś poza grą.
cuccu-illegal-next-round = Następna runda zaczyna się dopiero po rozliczeniu tej.

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

cuccu-position-form = to nie jest słownik (dict) ze zwykłymi danymi
cuccu-position-unknown-key = pole „{ $key }” jest nieznane
cuccu-position-lives = „lives” wymaga liczby dla każdego miejsca, od 0 do liczby żyć w partii
cuccu-position-alive = przynajmniej dwóch graczy musi mieć życie
cuccu-position-round = „round” musi być liczbą od 1 do ostatniej dozwolonej rundy
cuccu-position-dealer = „dealer” musi być miejscem, które ma życia
cuccu-position-next-dealer = „next_dealer” musi być miejscem, które ma życia
cuccu-position-hands = „hands” wymaga dla każdego miejsca jednej karty albo niczego
cuccu-position-pack = talia nie jest listą kart albo ma ich za dużo
cuccu-position-unknown-card = jest tu karta, której nie ma w talii
cuccu-position-too-often = karta „{ $card }” występuje częściej niż w talii
cuccu-position-top = karta podana jako wierzchnia nie leży na wierzchu talii
cuccu-position-done = „done” wymaga dla każdego miejsca wartości tak albo nie
cuccu-position-plain = karta raz zamieniona z przymusu nie może być kartą specjalną
cuccu-position-known-to = „known_to” wymaga dla każdego miejsca listy miejsc
cuccu-position-path = „path” wymaga dla każdego miejsca listy zamian, każdej między dwoma miejscami
cuccu-position-covers = „covers” wymaga par miejsc: kto poprosił i kto płaci
cuccu-position-penalised = „penalised” musi być listą miejsc
cuccu-position-losers = „losers” musi być listą miejsc
cuccu-position-put = „put” musi mówić, które miejsca znają kartę z wierzchu albo ze spodu talii
cuccu-position-done-without-card = gracz, który był już na ruchu, musi mieć kartę
cuccu-position-no-lives = gracz bez żyć nie może mieć ruchu przed sobą
cuccu-position-phase = „phase” musi być jednym z: choose, inn, offer, scored, over
cuccu-position-inn = „inn” musi wskazywać gracza, który jest na ruchu, i drugiego, który ma karczmę
cuccu-position-nobody-to-act = nikt nie ma już ruchu
cuccu-position-turn = kolej jest na inne miejsce
cuccu-position-order = nikt nie może mieć karty ani być po swojej kolejce, zanim ta kolejka nadejdzie
cuccu-position-outcome = „outcome” musi mówić, jak skończyła się partia
cuccu-position-actions = „actions” musi być listą tekstów
cuccu-position-action-keys = każdy ruch w przykładzie mówi, które miejsce co robi, i nic więcej
cuccu-position-play-order = jako kolejność gry znane są tylko rosnące numery miejsc
cuccu-position-seats = „seats” i „lives” podają różną liczbę graczy
cuccu-position-seat = nie ma takiego miejsca

## Why an opponent did it. Chances are whole percentages of losing a life this round.

cuccu-reason-keep = { $seat_is ->
    [you] Zachowaj kartę: ryzyko utraty życia to { $keep }%, a przy prośbie o zamianę { $ask }%.
   *[other] { $card_is ->
        [known] { $seat } zachowuje { $card_acc }: ryzyko utraty życia to { $keep }%, a przy prośbie o zamianę { $ask }%.
       *[hidden] { $seat } zachowuje kartę: ryzyko utraty życia to { $keep }%, a przy prośbie o zamianę { $ask }%.
    }
}
cuccu-reason-exchange = { $seat_is ->
    [you] Poproś o zamianę: ryzyko utraty życia to { $ask }%, a przy zachowaniu karty { $keep }%.
   *[other] { $card_is ->
        [known] { $seat } chce się pozbyć { $card_gen }: przy zachowaniu tej karty ryzyko utraty życia to { $keep }%, przy zamianie { $ask }%.
       *[hidden] { $seat } prosi o zamianę: przy zachowaniu karty ryzyko utraty życia to { $keep }%, przy zamianie { $ask }%.
    }
}
cuccu-reason-inn-keep = { $seat_is ->
    [you] Zachowaj kartę w karczmie: ryzyko utraty życia to { $keep }%, a przy prośbie o zapłatę { $ask }%.
   *[other] { $seat } zachowuje kartę w karczmie: ryzyko utraty życia to { $keep }%, a przy prośbie o zapłatę { $ask }%.
}
cuccu-reason-inn-ask = { $seat_is ->
    [you] Poproś karczmarza o zapłatę: ryzyko utraty życia to { $ask }%, a przy zachowaniu karty { $keep }%.
   *[other] { $seat } prosi karczmarza o zapłatę: ryzyko utraty życia to { $ask }%, a przy zachowaniu karty { $keep }%.
}
cuccu-reason-inn-accept = { $seat_is ->
    [you] Zgódź się zapłacić: ryzyko utraty życia to { $accept }%, a przy odmowie { $refuse }%.
   *[other] { $seat } zgadza się zapłacić: ryzyko utraty życia to { $accept }%, a przy odmowie { $refuse }%.
}
cuccu-reason-inn-refuse = { $seat_is ->
    [you] Odmów zapłaty: ryzyko utraty życia to { $refuse }%, a przy zgodzie { $accept }%.
   *[other] { $seat } odmawia zapłaty: ryzyko utraty życia to { $refuse }%, a przy zgodzie { $accept }%.
}
# Costs and instead: lives lost in a hundred deals, or the match in percent of deals.
cuccu-reason-lives = { $seat_is ->
    [you] To kosztuje średnio mniej żyć: na sto rozdań { $costs } zamiast { $instead }.
   *[other] { $seat } wybiera to, co kosztuje średnio mniej żyć: na sto rozdań { $costs } zamiast { $instead }.
}
cuccu-reason-last = { $seat_is ->
    [you] Pomyśl o swoim ostatnim życiu: ryzyko przegrania partii to { $costs }%, a przy drugim wyborze { $instead }%.
   *[other] { $seat } myśli o swoim ostatnim życiu: ryzyko przegrania partii to { $costs }%, a przy drugim wyborze { $instead }%.
}
cuccu-reason-inn-hope = { $seat_is ->
    [you] Poproś karczmarza o zapłatę, bo to nie może zaszkodzić.
   *[other] { $seat } prosi karczmarza o zapłatę, bo to nie może zaszkodzić.
}
cuccu-reason-inn-shy = { $seat_is ->
    [you] Może nie chcesz o nic prosić karczmarza.
   *[other] { $seat } nie lubi o nic prosić karczmarza.
}
cuccu-reason-inn-trust = { $seat_is ->
    [you] Zgódź się zapłacić i zaufaj, że do tego nie dojdzie.
   *[other] { $seat } zgadza się zapłacić i ufa, że do tego nie dojdzie.
}
cuccu-reason-inn-wary = { $seat_is ->
    [you] Może nie chcesz płacić za kogoś innego.
   *[other] { $seat } nie chce płacić za kogoś innego.
}
cuccu-reason-high = { $seat_is ->
    [you] Twoja karta wygląda na dość wysoką: zachowaj ją.
   *[other] { $seat } zachowuje kartę, bo ta wygląda na dość wysoką.
}
cuccu-reason-low = { $seat_is ->
    [you] Twoja karta wygląda na niską: poproś o zamianę.
   *[other] { $seat } prosi o zamianę, bo karta wygląda na niską.
}
cuccu-reason-whim = { $seat_is ->
    [you] Wszystko jedno, co wybierzesz.
   *[other] { $seat } robi tak bez szczególnego powodu.
}
cuccu-reason-only = { $seat_is ->
    [you] Nie masz innego wyboru.
   *[other] { $seat } nie ma innego wyboru.
}
cuccu-reason-next-round = { $seat_is ->
    [you] Przejdź do następnej rundy.
   *[other] { $seat } przechodzi do następnej rundy.
}

## The clauses: the page

CU-0-1 = Na stronie widnieje nazwa serwisu: CARDAVIA.
CU-0-2 = Możesz wybrać język stołu.
CU-0-3 = Trzy suwaki zmieniają wygląd kart: kontrast, ziarnistość i to, jak ciepłe są kolory. Każdy zaczyna od 50%.
CU-0-4 = Jeden wiersz mówi, skąd pochodzi gra: z Campli w Abruzji, we Włoszech. Gra się w nią 40 kartami.
CU-0-5 = Odnośnik prowadzi do Wikipedii, encyklopedii w internecie.
CU-0-6 = Wiersz pod tytułem wymienia kota, konia, karczmę i kukułkę, jedną kolejność kart i jeden wybór.
CU-0-7 = Tekst ma dwie części: pierwsza przedstawia grę, druga podaje ponumerowane zasady w czterech rozdziałach.
CU-0-8 = Przy zwykłym stole siedzi czterech graczy: ty i trzech, którymi kieruje komputer.
CU-0-9 = Partia trwa, aż odpadną wszyscy oprócz jednego gracza. Każdy zaczyna z trzema życiami.
CU-0-10 = Gdy runda jest rozliczona, dalej prowadzi „Następna runda”.
CU-0-11 = Kilka wierszy streszcza grę: jedna tajna karta, jeden wybór, karty, które wchodzą w drogę, co można stracić i kto wygrywa.

## The clauses: aim

CU-1-1 = W każdej rundzie staraj się nie zostać z najniższą kartą.
CU-1-2 = Każdy zaczyna partię z trzema życiami.
CU-1-3 = Partia kończy się od razu, gdy życie ma już tylko jeden gracz. Ten gracz wygrywa.
CU-1-4 = Życia to tylko liczniki. Nikt nie gra o pieniądze.

## The clauses: getting ready

CU-2-1 = Talia ma 40 kart: 20 rodzajów, po dwie z każdego.
CU-2-2 = Od najniższej do najwyższej: lew (−3), maska (−2), wiadro (−1), zero, karty od jedynki do dziesiątki, karczma (11), kot (12), koń (13), myśliwy (14), kukułka (15).
CU-2-3 = Błazen nie ma miejsca w tej kolejności. To, ile jest wart, zależy od tego, ile błaznów zostanie pokazanych na końcu.
CU-2-4 = Gra toczy się przeciwnie do ruchu wskazówek zegara. Zaczyna gracz po prawej stronie rozdającego.
CU-2-5 = Dostajesz zakrytą kartę, gdy przychodzi twoja kolej, albo wcześniej, jeśli ktoś poprosi cię o zamianę. Jeśli nie prosisz o zamianę, następny gracz dostaje kartę dopiero po twojej decyzji.
CU-2-6 = Przed każdą rundą tasuje się całą talię.
CU-2-7 = Karty rozdaje się ze spodu talii.
CU-2-8 = Po każdej rundzie rozdaje następny gracz, który jest jeszcze w grze.

## The clauses: a turn

CU-3-1 = Gdy przychodzi twoja kolej, zachowaj swoją kartę albo poproś następnego gracza, który nie ma jeszcze karty, o zamianę. Dostaje on kartę właśnie teraz.
CU-3-2 = Jeśli poproszony o zamianę gracz dostaje kartę od jedynki do dziesiątki, błazna, zero albo kartę poniżej zera, musi się zamienić. Potem decyduje, co zrobić z otrzymaną kartą.
CU-3-3 = Rozdający decyduje na końcu: zachowuje kartę albo zamienia ją na kartę ze spodu talii. Karta wzięta z talii nie ma specjalnej mocy.
CU-3-4 = Jeśli poproszony o zamianę gracz ma kukułkę, pokazuje ją i odmawia. Proszący zachowuje swoją kartę i nic nie traci.
CU-3-5 = Jeśli poproszony o zamianę gracz ma myśliwego, pokazuje go i odmawia. Proszący od razu traci życie.
CU-3-6 = Jeśli poproszony o zamianę gracz ma konia, pokazuje go i zostaje przeskoczony. Proszący zwraca się zamiast tego do następnego gracza.
CU-3-7 = Jeśli konia ma rozdający, proszący zamienia swoją kartę na kartę z wierzchu talii. Ta karta nie ma specjalnej mocy.
CU-3-8 = Jeśli poproszony o zamianę gracz ma kota, pokazuje go i odmawia. Proszący od razu traci życie.
CU-3-9 = Kot cofa też zamiany. Karta proszącego wraca, zamiana po zamianie, do gracza, któremu ją rozdano. Konie przeskoczone po drodze znów się przeskakuje.
CU-3-10 = Gdy tylko ktoś zachowa kartę, wcześniejszy ciąg zamian jest zamknięty i kot już go nie cofa.
CU-3-11 = Jeśli poproszony o zamianę gracz ma karczmę, pokazuje ją i zamiana zostaje wstrzymana. Proszący może zachować swoją kartę albo poprosić karczmarza o zapłatę, jeśli zero przegra.
CU-3-12 = Jeśli karczmarz się zgodzi, nie ma zamiany i każdy zachowuje swoją kartę. Gdy proszący przegra z zerem, życie traci zamiast niego karczmarz.
CU-3-13 = Jeśli karczmarz odmówi, dochodzi do zamiany. Były karczmarz ma potem zwykły ruch z otrzymaną kartą.
CU-3-14 = Karta specjalna działa tylko wtedy, gdy gracz, który ją ma, zostaje poproszony o zamianę. Nigdy nie działa w jego własnym ruchu.

## The clauses: scoring

CU-4-1 = Na końcu rundy każdy, kto ma jeszcze życie, pokazuje swoją kartę.
CU-4-2 = Kto ma najniższą kartę, traci życie. Jeśli najniższą ma kilku graczy, każdy z nich traci jedno.
CU-4-3 = Karta gracza, który odpadł przez kota albo myśliwego, jest martwa. Nie porównuje się jej.
CU-4-4 = Kukułka nigdy nie odbiera życia graczowi, który ją ma, nawet gdy nie została żadna inna karta.
CU-4-5 = Jeśli pokazano dokładnie jednego błazna, jest on wart tyle co najniższa z pozostałych kart, i obie te karty przegrywają.
CU-4-6 = Jeśli pokazano jednego błazna, a wszystkie inne karty to kukułki, przegrywa tylko błazen.
CU-4-7 = Jeśli pokazano dwa błazny, każdy liczy się jako 14½: wyższa jest tylko kukułka. Kukułki nic nie tracą.
CU-4-8 = Gracz bez żyć nie bierze udziału w następnych rozdaniach.
CU-4-9 = Jeśli wszyscy, którzy zostali, w tej samej rundzie tracą ostatnie życie, do gry wracają z trzema życiami wszyscy, którzy zaczynali partię.
CU-4-10 = Gdy runda jest rozliczona, przejdź dalej przyciskiem „Następna runda”.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

CU-R1 = Gracz, który pokazał kartę specjalną, nie ma już ruchu w tej rundzie.
    .question = Czy po pokazaniu kukułki, myśliwego, kota, konia albo karczmy masz jeszcze ruch?
    .adopted = Nie. Gra toczy się dalej od następnego gracza bez karty. Według zasad to właśnie on jest zawsze proszony jako następny, a to działa tylko wtedy, gdy gracze z pokazanymi kartami są już po swoim ruchu. Jeśli nikt bez karty nie został, porównuje się karty.
    .other = Gracz ma jeszcze później swój ruch. Żeby tak grać, ustaw shown_holder_acts na True.
CU-R2 = Karczmarz płaci tylko wtedy, gdy karta proszącego to dokładnie zero i gdy ona przegrywa.
    .question = Którą kartę oznaczają w karczmie słowa „jeśli zero przegra”?
    .adopted = Karta proszącego musi być zerem i jedną z przegrywających kart: sama, w remisie albo razem z błaznem. Dokładnie tak mówi zasada.
CU-R3 = W karczmie najpierw wybiera proszący, potem odpowiada karczmarz.
    .question = Kto decyduje w karczmie?
    .adopted = Proszący albo zachowuje kartę, albo prosi o zapłatę. Potem karczmarz się zgadza lub odmawia, bo zgodzić się może tylko ten, kto ma płacić.
    .other = Nikt nie decyduje: karczma zawsze chroni zero. Żeby tak grać, ustaw inn na "always".
CU-R4 = Po odmowie w karczmie ruch ma były karczmarz.
    .question = Czyj jest ruch, gdy karczmarz odmówi?
    .adopted = Dochodzi do zamiany. Proszący jest już po ruchu i ma przed sobą odkrytą karczmę. Były karczmarz decyduje teraz jak zwykle, a jeśli rozdaje, może wziąć kartę ze spodu talii.
CU-R5 = Kot najpierw odbiera życie, a potem cofa zamiany, przez które przeszła karta, zaczynając od najnowszej.
    .question = Jak dokładnie kot cofa zamiany?
    .adopted = Najpierw traci się życie. Potem, zaczynając od najnowszej, cofa się każdą zamianę, przez którą karta trafiła do proszącego, i każdy w tym ciągu odzyskuje kartę, którą miał przedtem. Zamiana po odmowie w karczmie też się liczy. Kot i konie zostają na swoich miejscach.
    .other = Gdzie indziej karty specjalne przerywają ciąg albo po prostu odpada gracz, któremu rozdano kartę. Nie ma na to ustawienia.
CU-R6 = Kot cofa ciąg zamian nawet wtedy, gdy właśnie odebrał ostatnie życie.
    .question = Jeśli kot odbiera ci ostatnie życie, czy zamiany i tak się cofa?
    .adopted = Tak, nawet gdy to kończy partię. Zasady nie robią tu wyjątku. Karta, która do ciebie wraca, jest wtedy martwa.
CU-R7 = Jeśli po kocie albo myśliwym tylko jeden gracz ma życia, wygrywa od razu.
    .question = Co się dzieje, gdy przez myśliwego albo kota w środku rundy przy życiu zostaje tylko jeden gracz?
    .adopted = Partia kończy się od razu, bez porównywania kart, bo zasada o ostatnim graczu nie ma wyjątków.
    .other = Gra się dalej, aż do porównania kart. Żeby tak grać, ustaw lone_survivor_wins na False.
CU-R8 = Rozdający zamienia swoją kartę na tę ze spodu talii. Proszący, który trafi na konia rozdającego, zamienia swoją na tę z wierzchu.
    .question = Czy rozdający bierze kartę ze spodu talii, czy z wierzchu?
    .adopted = Ze spodu, tę, którą rozdano by jako następną. Kartę z wierzchu bierze tylko gracz, który trafi na konia rozdającego. Zasady mówią jedno i drugie, w różnych miejscach.
    .other = Rozdający też bierze kartę z wierzchu. Żeby tak grać, ustaw dealer_swaps na "top".
CU-R9 = Rozdający, którego koń został pokazany, nic już nie robi.
    .question = Czy rozdający jeszcze decyduje, gdy jego koń odesłał kogoś do talii?
    .adopted = Nie. Kto pokazał kartę, jest już po swoim ruchu, a rozdający nie jest wyjątkiem.
    .other = Rozdający jeszcze decyduje. Dzieje się tak, gdy shown_holder_acts jest ustawione na True.
CU-R10 = Liczą się tylko błazny graczy, którzy mają życia.
    .question = Czy liczy się błazen gracza, który odpadł w tej rundzie?
    .adopted = Nie. Martwych kart się nie porównuje, więc też się ich nie liczy.
CU-R11 = Jeden błazen przegrywa razem ze wszystkimi, którzy mają najniższą kartę.
    .question = Na stole jest jeden błazen i kilka równych najniższych kart. Kto przegrywa?
    .adopted = Błazen i oni wszyscy, bo błazen jest równy najniższej karcie.
CU-R12 = Dwa błazny przegrywają tylko wtedy, gdy wszystkie inne karty to kukułki.
    .question = Na stole są dwa błazny. Kto przegrywa?
    .adopted = Jeśli wszystkie inne karty to kukułki, przegrywają oba błazny, bo 14½ to mniej niż 15. W przeciwnym razie przegrywa najniższa z pozostałych kart.
CU-R13 = Jeśli zostały same kukułki, nikt nie traci życia.
    .question = Co wtedy, gdy każda porównywana karta to kukułka?
    .adopted = Nikt nie przegrywa. Kukułka nigdy nie kosztuje życia.
CU-R14 = Rozdawanie przechodzi na następnego w kolejności gracza, który po rozliczeniu rundy ma jeszcze życie.
    .question = Który gracz jest „następny” do rozdawania?
    .adopted = Następny w kierunku przeciwnym do ruchu wskazówek zegara. Graczy bez żyć się pomija, a życia liczy się po rozliczeniu rundy.
CU-R15 = Gdy wszyscy wracają do gry, rozdaje następny gracz w kolejności.
    .question = Kto rozdaje, gdy wszyscy wrócili do gry?
    .adopted = Po prostu następny gracz, ktokolwiek to jest, bo wszyscy znów są w grze.
CU-R16 = Gracz może stracić w jednej rundzie dwa życia.
    .question = Czy jeden gracz może w tej samej rundzie stracić dwa życia?
    .adopted = Tak. Kto traci życie przez myśliwego albo kota, ale ma jeszcze następne, i tak pokazuje kartę i może przegrać ponownie.
    .other = Kartę ukaraną przez myśliwego albo kota pomija się przy porównywaniu. Żeby tak grać, ustaw double_penalty na False.
CU-R17 = Gracz, któremu odmówiono, zachowuje kartę i jest już po ruchu.
    .question = Czy po odmowie można spróbować jeszcze raz albo zmienić zdanie?
    .adopted = Nie. Twój ruch jest wykorzystany i zostajesz z kartą, którą masz.
CU-R18 = O tym, kto rozdaje pierwszy, decyduje los.
    .question = Kto rozdaje pierwszy?
    .adopted = Decyduje los, a rozstrzyga ziarno losowania (seed) tej partii.
    .other = Wybiera się, kto rozdaje pierwszy. Żeby tak grać, podaj to miejsce w ustawieniu first_dealer.
CU-R19 = Pokazana karta jest znana wszystkim do końca rundy.
    .question = Czy pokazana karta zostaje odkryta?
    .adopted = Tak, do końca rundy, nawet jeśli potem trafi do innego gracza.
CU-R20 = Gracza za przeskoczonym koniem prosi się tak jak każdego innego.
    .question = Co wtedy, gdy gracz za koniem też ma kartę specjalną?
    .adopted = Działa ona jak zwykle. Na przykład karczma znaleziona za koniem wstrzymuje zamianę.
CU-R21 = Nie ma znaczenia, w które miejsce talii trafia dawna karta rozdającego.
    .question = Czy to ważne, w które miejsce talii trafia karta oddana w zamian?
    .adopted = Nie. Przed następną rundą talię składa się i tasuje od nowa, a runda potrzebuje najwyżej o jedną kartę więcej, niż jest graczy.
CU-R22 = Każdy ma trzy życia.
    .question = Z iloma życiami się zaczyna?
    .adopted = Z trzema, jak mówi nasze źródło.
    .other = Gdzie indziej gra się z inną liczbą żyć, na przykład z czterema. Żeby tak grać, ustaw lives.
CU-R23 = Wolno zachować okropną kartę i wolno oddać specjalną.
    .question = Czy ze złą kartą trzeba prosić o zamianę? Czy wolno oddać kartę specjalną?
    .adopted = W obu sprawach decydujesz ty. W twoim własnym ruchu każda karta to po prostu karta.
CU-R24 = Po 200 rundach partia się kończy i wygrywa gracz, który ma najwięcej żyć.
    .question = Czy partia może trwać bez końca, skoro wszyscy mogą ciągle wracać do gry?
    .adopted = Nie. Po 200 rundach wygrywa ten, kto ma najwięcej żyć, a przy równej liczbie jest remis. Prawdziwe partie są o wiele krótsze.
    .other = Inną granicę można podać w ustawieniu max_rounds.
CU-R25 = Gra czterech graczy, ale może ich być od dwóch do dwudziestu.
    .question = Ile osób może grać?
    .adopted = Cztery, jak mówi nasze źródło, chyba że wybierzesz inną liczbę.
    .other = W ustawieniu players można podać dowolną liczbę od 2 do 20. Gdy wszyscy razem stracą ostatnie życie, wracają wszyscy, którzy zaczynali.
CU-R26 = Nikt, czyją zamianę cofa kot, nie ma już drugiego ruchu.
    .question = Czy gracze, których zamiany cofa kot, mają jeszcze jeden ruch?
    .adopted = Nie. Są już po swoim ruchu. Gra toczy się dalej od następnego gracza bez karty.
CU-R27 = Karta gracza, który odpadł w tej rundzie, pozostaje zakryta, chyba że już ją pokazano.
    .question = Czy na końcu pokazuje się kartę gracza, który odpadł?
    .adopted = Nie. Karty pokazują tylko gracze, którzy mają życia.
