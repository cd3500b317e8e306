# Words on the table itself, in Polish. Every ui-… goes to the browser as it is and takes no variables.

## Parts of the table, as a screen reader names them

ui-opponents = Pozostali gracze
ui-middle = Środek stołu
ui-actions = Co możesz zrobić
ui-controls = Przyciski stołu
ui-log = Co się wydarzyło
ui-rule = Zasada
ui-thinking = myśli

## Controls

ui-undo = Cofnij
ui-redo = Ponów
ui-skip = Przejdź do końca
ui-pace = Tempo pozostałych
ui-pace-off = Bez czekania
ui-pace-fast = Szybkie
ui-pace-normal = Zwykłe
ui-pace-slow = Wolne
ui-new-deal = Nowe rozdanie
ui-seed = Numer rozdania
ui-seed-hint = Zostaw puste, a zdecyduje los.
ui-players = Liczba graczy
ui-deal = Rozdaj
ui-sort = Kolejność automatyczna

## How the table looks and speaks

ui-settings = Ustawienia
ui-language = Język
ui-look = Wygląd kart
ui-contrast = Kontrast
ui-grain = Ziarnistość
ui-temperature = Temperatura barw
ui-four-colours = Talia czterokolorowa

## Rules at hand

ui-rules = Zasady
ui-rules-now = Teraz
ui-rules-all = Wszystkie zasady
ui-rule-unclear = Co jest niejasne
ui-rule-played = Jak gramy
ui-rule-other = Inna interpretacja
ui-rule-back = Wszystkie zasady
ui-close = Zamknij

## Replay

ui-replay = Powtórka
ui-replay-first = Na początek
ui-replay-back = Krok wstecz
ui-replay-forward = Krok naprzód
ui-replay-last = Do bieżącej chwili
ui-replay-round = Runda
ui-replay-moment = Chwila partii
ui-replay-branch = Graj dalej od tego miejsca
ui-replaying = Oglądasz wcześniejszą chwilę.

## Help while playing, the score, the code

ui-hint = Podpowiedź
ui-odds = Szanse
ui-odds-later = Szanse dotyczą twojej decyzji. Pojawią się, gdy tylko będziesz mieć coś do rozstrzygnięcia.
ui-pad = Tabela wyników
ui-pad-empty = Żadna runda nie jest jeszcze rozliczona.
ui-ledger = Każda ręka, wiersz po wierszu
ui-round = Runda
ui-code = Kod partii
ui-code-note = Kod zawiera całą partię. Ktoś wytrwały może odczytać z niego także zakryte karty.
ui-code-copy = Kopiuj
ui-code-copied = Skopiowano
ui-code-cell = Do komórki notatnika
ui-code-paste = Wklej kod
ui-code-open = Otwórz

## Marks on cards

ui-mark-shown = pokazana
ui-mark-dead = poza tą rundą
ui-mark-loses = traci życie
ui-mark-due = teraz jej kolej
ui-mark-traded = w tej wymianie

## When Python is silent

ui-no-answer = Jądro (kernel) nie odpowiada. Uruchom komórkę jeszcze raz, żeby grać dalej.

## Odds

odds-more = Trwa rozgrywanie kolejnych …
odds-alike = { $amount ->
    [one] { $label } albo { $amount } podobny ruch
    [few] { $label } albo { $amount } podobne ruchy
    [many] { $label } albo { $amount } podobnych ruchów
   *[other] { $label } albo { $amount } podobnego ruchu
}
odds-alike-note = Ruchy tą samą kartą są w jednym wierszu: w każdym układzie los wybiera jeden z nich.
odds-means = W tyle: jak często ktoś inny wychodzi z tej rundy lepiej. Zmiana: ile ta runda średnio ci daje lub zabiera. W 19 przypadkach na 20 prawdziwa wartość leży w podanym przedziale.
odds-players = Założenie: po twoim ruchu wszyscy grają dalej jak przeciwnik „{ $name }”, ty też.
odds-unknown = Nie wiadomo: jakie są zakryte karty. Wszystko, czego nie widać, uznaje się za równie prawdopodobne; z tego, co inni dotąd zrobili, nie wnioskuje się o ich kartach.

## Going on with a match that this page has kept

offer-text = Czeka tu niedokończona partia, przerwana w rundzie { $round }. Grasz dalej?
offer-go = Gram dalej
offer-no = Zaczynam od nowa
