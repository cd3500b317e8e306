# Komento `cardwidgets` (tai `python -m cardwidgets`) ilman komentoa `cardwidgets lab`.

## Ohjeet

command-description = Korttipelejä opittavaksi ja pelattavaksi Jupyterissa.
command-help-lab = kopioi muistikirjat kansioon ja avaa ne JupyterLabissa
command-help-cases = suorittaa valmiit esimerkit JSON-tiedostoista
command-help-play = pelaa otteluita pelin vastustajien kesken
command-help-matrix = tulostaa pelin jokaisesta säännöstä, missä se toteutuu ja mikä sen testaa
command-help-file = tiedosto, jossa on luettelo esimerkkejä
command-help-game = pelin nimi: { $games }
command-help-matches = kuinka monta ottelua (oletus: { $default })
command-help-seed = kokonaisluku; sama luku antaa samat ottelut kaikkialla (oletus: { $default })
command-help-players = vastustaja jokaiselle paikalle pilkuilla erotettuna, esimerkiksi regular,novice,novice,novice
command-help-rotate = siirtää jokaista yhden paikan eteenpäin joka ottelun jälkeen
command-help-paired = pelaa samat jaot uudestaan, kunnes jokainen on istunut joka paikalla, jolloin tuuri vaikuttaa vähemmän; sisältää valitsimen --rotate
command-help-option = pelin asetus, esimerkiksi lives=2; voidaan antaa useita
command-help-json = tulostaa tuloksen yhdellä rivillä JSON-muodossa

## Tulokset

command-played = { $matches ->
    [one] Yksi ottelu, { $title }: kierroksia { $rounds }, ratkaisuja { $decisions }, { $seconds } s.
   *[other] { $matches } ottelua, { $title }: kierroksia { $rounds }, ratkaisuja { $decisions }, { $seconds } s.
}
command-wins = { $place }. { $player }: voittoja { $wins } ({ $percent } %)
command-draws = Tasan päättyneitä: { $draws }

## Hylkäykset

command-bad-matches = ”{ $value }” ei käy otteluiden määräksi. Sen pitää olla kokonaisluku 1:stä { $most }:een.
command-bad-option-form = ”{ $value }” ei ole asetus. Kirjoita se muodossa NIMI=ARVO, esimerkiksi lives=2.
command-no-players = ”{ $value }” jättää jonkin paikan ilman nimeä. Erota vastustajat pilkuilla: regular,novice
command-option-twice = Asetus ”{ $option }” on annettu kahdesti.
command-no-checkout = Taulukko lukee testejä ja muistikirjoja, joten se tarvitsee lähdekoodin; tässä asennuksessa sitä ei ole.
command-no-rulebook = Pelillä ”{ $game }” ei ole sääntökirjaa.
