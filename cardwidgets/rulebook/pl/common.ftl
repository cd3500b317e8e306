# Words and sentences for every game, in Polish.
#
# Names of people are never inflected and nobody’s gender is known: they are the subject of
# a verb in the present tense, or a word that takes the case stands before them (gracza Bianca).
# Cards: $card_acc is the accusative (Dostajesz …), $card_gen the genitive (pozbyć się …).

language-name = polski
language-direction = ltr

## Generic words. The last form is the one for fractions.

lives = { $amount ->
    [one] { $amount } życie
    [few] { $amount } życia
    [many] { $amount } żyć
   *[other] { $amount } życia
}
rounds = { $amount ->
    [one] { $amount } runda
    [few] { $amount } rundy
    [many] { $amount } rund
   *[other] { $amount } rundy
}
players = { $amount ->
    [one] { $amount } gracz
    [few] { $amount } gracze
    [many] { $amount } graczy
   *[other] { $amount } gracza
}
cards = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
lives-left = { $amount ->
    [0] nie zostało ani jedno
    [one] zostało { $amount } życie
    [few] zostały { $amount } życia
    [many] zostało { $amount } żyć
   *[other] zostało { $amount } życia
}
round-number = Runda { $amount }
dealer = Rozdaje
hidden-card = zakryta karta

## Parts of the rules

part-page = Stół
part-object = Cel gry
part-set-up = Przygotowanie
part-turn = Twoja kolej
part-scoring = Rozliczenie rundy i koniec partii
part-reading = Miejsca, w których źródło jest niejasne

## Names. Short, in alphabetical order of the seats, and the same in every language.

name-you = Ty
name-0 = Aldo
name-1 = Bianca
name-2 = Carlo
name-3 = Dora
name-4 = Elio
name-5 = Fabia
name-6 = Gino
name-7 = Ilda
name-8 = Luca
name-9 = Marta
name-10 = Nino
name-11 = Olga
name-12 = Pino
name-13 = Rita
name-14 = Sandro
name-15 = Tina
name-16 = Ugo
name-17 = Vera
name-18 = Walter
name-19 = Zeno

## How a match ended

outcome-won = { $seat_is ->
    [you] Wygrywasz partię.
   *[other] { $seat } wygrywa partię.
}
outcome-drawn = Partia kończy się remisem.

## Why something was refused. The attribute says more, when more is known.

illegal-malformed = Stół tego nie rozumie.
illegal-oversized = To jest o wiele za długie.
    .detail = { $limit ->
        [one] To jest za długie: stół czyta najwyżej { $limit } znak.
        [few] To jest za długie: stół czyta najwyżej { $limit } znaki.
        [many] To jest za długie: stół czyta najwyżej { $limit } znaków.
       *[other] To jest za długie: stół czyta najwyżej { $limit } znaku.
    }
illegal-duplicate = To już zostało zrobione. Wystarczy raz.
illegal-unknown-action = W tej grze nie ma takiego ruchu.
    .detail = W tej grze nie ma ruchu „{ $action }”.
illegal-not-your-turn = Teraz nie twoja kolej.
    .detail = { $turn_is ->
        [you] Teraz nie jest kolej tego gracza: decydujesz ty.
       *[other] Teraz nie twoja kolej: najpierw decyduje { $turn }.
    }
illegal-not-legal = Zasady teraz na to nie pozwalają.
illegal-stale = Na stole zdążyło się już coś zmienić, więc nic nie zostało zrobione. Spójrz jeszcze raz i wybierz na nowo.
illegal-match-over = Partia już się skończyła. Żeby grać dalej, zacznij nową.
illegal-nothing-to-undo = Na razie nie ma czego cofnąć.
illegal-nothing-to-redo = Nie ma czego ponowić.
illegal-bad-option = Tego ustawienia nie można tu użyć.
    .detail = Ustawienie „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
    .because = Gdy { $because }, ustawienie „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
    .unknown = Nie ma ustawienia „{ $option }”. Są: { $known }.
    .count = „{ $option }” wymaga tylu nazw: { $needed }. Podano: { $given }.
    .person = W „{ $option }” musi być choć jedno „{ $person }”.
    .names = „names” to lista imion, każde od 1 do { $letters } widocznych znaków, na przykład ["Ada", "Bo"].
    .beside = „{ $option }” już to zawiera, więc trzeba to pominąć: { $beside }.
    .alone = To zadanie jest jedyne w swoim rodzaju, nie ma drugiego takiego. Do zadań prowadzą: { $alone }.
    .levels = „{ $value }” nie prowadzi do żadnego zadania tej lekcji. Prowadzą: { $levels }.
illegal-bad-position = Karty nie mogą być tak ułożone.
    .detail = Karty nie mogą być tak ułożone: { $reason }.
illegal-bad-seed = Ziarno losowania (seed) to liczba całkowita: co najmniej 0 i najwyżej 20 cyfr.
    .detail = „{ $value }” nie może być ziarnem losowania (seed). To musi być liczba całkowita od 0 do 18446744073709551615.
illegal-code-damaged = Ten kod jest uszkodzony: czegoś w nim brakuje albo jest w nim literówka.
illegal-code-foreign = To nie jest kod partii tej gry.
illegal-code-newer = Ten kod powstał w nowszej wersji. Zaktualizuj cardwidgets, żeby go otworzyć.
illegal-code-drift = Z tego kodu wyszłaby tutaj inna partia niż tam, gdzie powstał, więc nie został otwarty.
illegal-curtain = Karty są zakryte, dopóki nie zjawi się następny gracz.
illegal-replaying = Oglądasz wcześniejszą chwilę. Wróć do bieżącej albo graj dalej od tego miejsca.
illegal-no-decision = Teraz nie ma nic do rozstrzygnięcia. Szanse dotyczą decyzji: zapytaj ponownie, gdy będzie do podjęcia.
illegal-odds-off = Przy tym stole szanse są wyłączone: zastanów się i samodzielnie rozważ możliwości.

## What an opponent knew, besides its own cards

knew = { $seat_is ->
    [you] Znasz też te karty. { $cards }.
   *[other] { $seat } zna też te karty. { $cards }.
}

## Several people at one screen

curtain-text = Oddaj ekran graczowi { $seat }. Wszystkie karty pozostają zakryte, dopóki { $seat } nie przejmie ekranu.
curtain-go = { $seat } już tu jest

## The score pad, and moves taken back

score-after = Po rundzie { $amount }
moves-undone = { $amount ->
    [0] nie cofnięto żadnego ruchu
    [one] cofnięto { $amount } ruch
    [few] cofnięto { $amount } ruchy
    [many] cofnięto { $amount } ruchów
   *[other] cofnięto { $amount } ruchu
}
open-hands = Otwarte karty, do nauki: widać karty wszystkich graczy.
hint-says = Spróbuj: „{ $label }”.
moment = Chwila { $at } z { $moves }

## The sheet of rules

sheet-title = { $game }: obowiązujące zasady
sheet-readings = Gdzie źródło można zrozumieć na dwa sposoby
sheet-options = Ustawienia
sheet-played = Tak gramy:
sheet-other-played = Tutaj gramy inaczej:
sheet-changed = inaczej niż zwykle
sheet-trademark = Nazwy gier służą tylko do wskazania, o którą grę chodzi. Ten projekt nie jest związany z żadnym wydawcą.

## The words for yes, no and nothing, as values of settings

value-true = tak
value-false = nie
value-none = losowo
