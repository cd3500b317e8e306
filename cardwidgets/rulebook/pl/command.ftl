# Polecenie `cardwidgets` (albo `python -m cardwidgets`), poza `cardwidgets lab`.

## Pomoc

command-description = Gry karciane do nauki i zabawy w Jupyterze.
command-help-lab = kopiuje notatniki do folderu i otwiera je w JupyterLabie
command-help-cases = wykonuje gotowe przykłady z plików JSON
command-help-play = rozgrywa partie między przeciwnikami danej gry
command-help-matrix = wypisuje dla każdej zasady gry, co ją wykonuje i co ją sprawdza
command-help-file = plik z listą przykładów
command-help-game = nazwa gry: { $games }
command-help-matches = liczba partii (domyślnie: { $default })
command-help-seed = liczba całkowita; ta sama daje wszędzie te same partie (domyślnie: { $default })
command-help-players = przeciwnik na każde miejsce, po przecinku, na przykład regular,novice,novice,novice
command-help-rotate = przesuwa wszystkich o jedno miejsce po każdej partii
command-help-paired = powtarza te same rozdania, aż każdy posiedzi na każdym miejscu, dzięki czemu mniej zależy od szczęścia; obejmuje --rotate
command-help-option = ustawienie gry, na przykład lives=2; można podać kilka
command-help-json = wypisuje wynik w jednym wierszu jako JSON

## Wyniki

command-played = { $matches ->
    [one] Jedna partia, { $title }: rundy: { $rounds }, decyzje: { $decisions }, { $seconds } s.
    [few] { $matches } partie, { $title }: rundy: { $rounds }, decyzje: { $decisions }, { $seconds } s.
    [many] { $matches } partii, { $title }: rundy: { $rounds }, decyzje: { $decisions }, { $seconds } s.
   *[other] { $matches } partii, { $title }: rundy: { $rounds }, decyzje: { $decisions }, { $seconds } s.
}
command-wins = { $place }. { $player }: wygrane: { $wins } ({ $percent }%)
command-draws = Remisy: { $draws }

## Odmowy

command-bad-matches = „{ $value }” nie jest liczbą partii. Musi to być liczba całkowita od 1 do { $most }.
command-bad-option-form = „{ $value }” nie jest ustawieniem. Zapis to NAZWA=WARTOŚĆ, na przykład lives=2.
command-no-players = W „{ $value }” na którymś miejscu nikogo nie ma. Przeciwników oddziela się przecinkami: regular,novice
command-option-twice = Ustawienie „{ $option }” jest podane dwa razy.
command-no-checkout = Tabela czyta testy i notatniki, więc potrzebuje kodu źródłowego; w tej instalacji go nie ma.
command-no-rulebook = Gra „{ $game }” nie ma księgi zasad.
