# Words and sentences for every game, in Finnish.
#
# Names of people are never inflected: they are the subject of the sentence, or a word
# that takes the case stands before them (pelaajan Bianca, pelaajalta Bianca).
# Cards: $card is the nominative (for Pidä …), $card_gen the genitive, which is also the
# accusative (Saat …), and $card_ela the elative (eroon …).

language-name = suomi
language-direction = ltr

## Generic words

lives = { $amount ->
    [one] { $amount } elämä
   *[other] { $amount } elämää
}
rounds = { $amount ->
    [one] { $amount } kierros
   *[other] { $amount } kierrosta
}
players = { $amount ->
    [one] { $amount } pelaaja
   *[other] { $amount } pelaajaa
}
cards = { $amount ->
    [one] { $amount } kortti
   *[other] { $amount } korttia
}
lives-left = { $amount ->
    [0] ei yhtään elämää jäljellä
    [one] { $amount } elämä jäljellä
   *[other] { $amount } elämää jäljellä
}
round-number = Kierros { $amount }
dealer = Jakaja
hidden-card = peitetty kortti

## Parts of the rules

part-page = Pöytä
part-object = Pelin tavoite
part-set-up = Valmistelut
part-turn = Sinun vuorosi
part-scoring = Kierroksen ratkaisu ja ottelun loppu
part-reading = Kohdat, joissa lähde on epäselvä

## Names. Short, in alphabetical order of the seats, and the same in every language.

name-you = Sinä
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
    [you] Voitit ottelun.
   *[other] { $seat } voitti ottelun.
}
outcome-drawn = Ottelu päättyi tasan.

## Why something was refused. The attribute says more, when more is known.

illegal-malformed = Pöytä ei ymmärrä tätä.
illegal-oversized = Tämä on aivan liian pitkä.
    .detail = Tämä on liian pitkä: pöytä lukee enintään { $limit } merkkiä.
illegal-duplicate = Tämä on jo tehty. Yksi kerta riittää.
illegal-unknown-action = Tässä pelissä ei ole sellaista siirtoa.
    .detail = Tässä pelissä ei ole siirtoa ”{ $action }”.
illegal-not-your-turn = Nyt ei ole sinun vuorosi.
    .detail = { $turn_is ->
        [you] Nyt ei ole tuon pelaajan vuoro: sinä päätät.
       *[other] Nyt ei ole sinun vuorosi: ensin päättää { $turn }.
    }
illegal-not-legal = Säännöt eivät salli sitä nyt.
illegal-stale = Tilanne pöydässä ehti muuttua, joten mitään ei tehty. Katso uudelleen ja valitse sitten.
illegal-match-over = Ottelu on päättynyt. Jos haluat pelata lisää, aloita uusi.
illegal-nothing-to-undo = Kumottavaa ei vielä ole.
illegal-nothing-to-redo = Uudelleen tehtävää ei ole.
illegal-bad-option = Tätä asetusta ei voi käyttää tässä.
    .detail = Asetuksen ”{ $option }” arvo ei voi olla ”{ $value }”. Mahdolliset arvot: { $allowed }.
    .because = Kun { $because }, asetuksen ”{ $option }” arvo ei voi olla ”{ $value }”. Mahdolliset arvot: { $allowed }.
    .unknown = Asetusta ”{ $option }” ei ole. Asetukset ovat: { $known }.
    .count = Kohtaan ”{ $option }” tarvitaan nimiä { $needed }, annettuja on { $given }.
    .person = Kohdassa ”{ $option }” pitää olla ainakin yksi ”{ $person }”.
    .names = ”names” on luettelo nimiä, joissa kussakin on 1–{ $letters } näkyvää merkkiä, esimerkiksi ["Ada", "Bo"].
    .beside = ”{ $option }” tuo nämä mukanaan, joten jätä ne pois: { $beside }.
    .alone = Tämä tehtävä on ainoa laatuaan, eikä toista samanlaista ole. Näillä pääset johonkin tehtävään: { $alone }.
    .levels = ”{ $value }” ei vie mihinkään tämän harjoituksen tehtävään. Nämä vievät: { $levels }.
illegal-bad-position = Kortit eivät voi olla pöydässä näin.
    .detail = Kortit eivät voi olla pöydässä näin: { $reason }.
illegal-bad-seed = Siemenluku (seed) on kokonaisluku, vähintään 0 ja enintään 20 numeroa pitkä.
    .detail = ”{ $value }” ei kelpaa siemenluvuksi (seed). Siemenluku on kokonaisluku väliltä 0–18446744073709551615.
illegal-code-damaged = Koodi on viallinen: siitä puuttuu jotain tai siinä on kirjoitusvirhe.
illegal-code-foreign = Tämä koodi ei ole tämän pelin ottelusta.
illegal-code-newer = Koodi on tehty uudemmalla versiolla. Päivitä cardwidgets, niin voit avata sen.
illegal-code-drift = Koodia ei avattu, sillä siitä tulisi täällä toisenlainen ottelu kuin siellä, missä se tehtiin.
illegal-curtain = Kortit ovat peitossa, kunnes seuraava pelaaja on paikalla.
illegal-replaying = Katsot aiempaa hetkeä. Palaa nykyhetkeen tai jatka peliä tästä.
illegal-no-decision = Nyt ei ole mitään päätettävää. Todennäköisyydet koskevat päätöstä: kysy uudelleen, kun sinun pitää päättää.
illegal-odds-off = Todennäköisyydet eivät ole käytössä tässä pöydässä: mieti ja punnitse vaihtoehdot itse.

## What an opponent knew, besides its own cards

knew = { $seat_is ->
    [you] Tiesit myös nämä kortit. { $cards }.
   *[other] { $seat } tiesi myös nämä kortit. { $cards }.
}

## Several people at one screen

curtain-text = Anna näyttö pelaajalle { $seat }. Kaikki kortit pysyvät peitossa, kunnes { $seat } on paikalla.
curtain-go = { $seat } on paikalla

## The score pad, and moves taken back

score-after = Kierroksen { $amount } jälkeen
moves-undone = { $amount ->
    [0] yhtään siirtoa ei ole kumottu
    [one] { $amount } siirto kumottu
   *[other] { $amount } siirtoa kumottu
}
open-hands = Avoimet kortit opettelua varten: kaikkien kortit näkyvät.
hint-says = Kokeile tätä: ”{ $label }”.
moment = Hetki { $at }/{ $moves }

## The sheet of rules

sheet-title = { $game }: voimassa olevat säännöt
sheet-readings = Kohdat, jotka lähteestä voi ymmärtää kahdella tavalla
sheet-options = Asetukset
sheet-played = Näin pelaamme:
sheet-other-played = Tässä pelataan toisella tavalla:
sheet-changed = ei tavallinen asetus
sheet-trademark = Pelien nimiä käytetään vain kertomaan, mistä pelistä on kyse. Tämä hanke ei ole sidoksissa mihinkään kustantajaan.

## The words for yes, no and nothing, as values of settings

value-true = kyllä
value-false = ei
value-none = arvotaan
