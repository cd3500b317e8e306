# Laboratorium: wyniki doświadczeń, prawdopodobieństwa i wykresy. Liczby zapisuje się tak jak w danym języku.

## Wyniki doświadczenia

lab-title = { $amount ->
    [one] { $title }: { $amount } partia
    [few] { $title }: { $amount } partie
   *[other] { $title }: { $amount } partii
}
lab-stopped = Przerwano: rozegrane partie: { $amount } z { $target }.
lab-column-seat = miejsce
lab-column-player = gracz
lab-column-won = wygrane
lab-column-share = udział (95%)
lab-column-score = na koniec (95%)
lab-count = { $amount }
lab-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-share-whole = { NUMBER($mean, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-whole = { NUMBER($mean, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
lab-drawn = Nierozstrzygnięte: { $amount }
lab-rounds = Rundy w partii: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-turns = Decyzje w partii: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-progress = Partie
lab-unit = partii

## Prawdopodobieństwa

lab-column-action = działanie
lab-column-lose = traci życie
lab-column-lives = stracone życia
lab-column-gain = zmiana (95%)
lab-column-behind = w tyle (95%)
lab-percent = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-number = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-odds-exact = Prawdopodobieństwa w tej rundzie, policzone dokładnie
lab-odds-close = Prawdopodobieństwa w tej rundzie, policzone w przybliżeniu
lab-odds-simulated = { $amount ->
    [one] Co przynosi ta runda, rozegrana do końca przy { $amount } układzie kart
   *[other] Co przynosi ta runda, rozegrana do końca przy { $amount } układach kart
}
lab-odds-policy = Założenie o tych, na których kolej dopiero przyjdzie: najniższa karta, którą zatrzymują, to { $card }; karczmarz płaci w { NUMBER($mean, maximumFractionDigits: 0) }% przypadków.
lab-odds-players = Do końca grali: { $names }

## Wykresy

lab-percent-whole = { NUMBER($mean, maximumFractionDigits: 0) }%
lab-whole = { NUMBER($mean, maximumFractionDigits: 0) }
lab-fine = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-change = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seat = miejsce { $number }
lab-seat-dealer = miejsce { $number } (rozdający)
lab-average = średnia: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-lives-lost = życia stracone w rundzie
lab-loss-title = Cuccù: szansa na stratę życia w zależności od otrzymanej karty
lab-loss-x = otrzymana karta
lab-loss-y = rundy ze stratą życia
lab-loss-alt = Linie czterech miejsc dla dwudziestu kart, liczba rund: { $amount }. Szansa na stratę życia jest największa z tą kartą: { $card }, miejsce { $number }, { NUMBER($high, maximumFractionDigits: 1) }%; najmniejsza z tą: { $card2 }, miejsce { $target }, { NUMBER($low, maximumFractionDigits: 1) }%.
lab-threshold-title = Cuccù: życia stracone na miejscu { $number } w zależności od tego, co kto zatrzymuje
lab-threshold-x = najniższa karta zatrzymywana na miejscu { $number }
lab-threshold-y = najniższa karta zatrzymywana przez innych
lab-threshold-best = najlepsza odpowiedź
lab-threshold-alt = Mapa 19 na 19 progów, liczba rund dla każdej pary: { $amount }. Miejsce { $number } traci w rundzie od { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } życia. Gdy najniższą kartą zatrzymywaną przez innych jest { $card2 }, jego najlepszym progiem jest { $card }, ze stratą { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } życia.
lab-length-title = { $title }: jak długo trwa partia
lab-length-x = rundy w partii
lab-length-y = partie
lab-length-alt = Słupki, liczba partii: { $amount }. Średnia liczba rund wynosi { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, a w połowie partii od { $low } do { $high }.
lab-special-title = Cuccù: co zmienia każda karta specjalna
lab-special-x = zmiana liczby żyć traconych w rundzie względem średniej
lab-special-holder = dla tego, kto ją otrzymał
lab-special-before = dla gracza przed nim
lab-special-alt = Po dwa słupki dla każdej z sześciu kart, liczba rund: { $amount }. Dla tego, kto ją otrzymał, najlepszą kartą jest { $card } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } życia w rundzie względem średniej), a najgorszą { $card2 } ({ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
lab-convergence-title = Jak ustala się średnia
lab-convergence-x = ile policzono (skala logarytmiczna)
lab-so-far = średnia dotychczas
lab-band = przedział 95%
lab-exact = wartość dokładna
lab-convergence-alt = Linia pokazuje średnią dotychczasowych wartości. Ich liczba: { $amount }, średnia na koniec: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-convergence-exact = Wartość dokładna: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
