# Words on the table itself, in Finnish. Every ui-… goes to the browser as it is and takes no variables.

## Parts of the table, as a screen reader names them

ui-opponents = Muut pelaajat
ui-middle = Pöydän keskusta
ui-actions = Mitä voit tehdä
ui-controls = Pöydän painikkeet
ui-log = Mitä on tapahtunut
ui-rule = Sääntö
ui-thinking = miettii

## Controls

ui-undo = Kumoa
ui-redo = Tee uudelleen
ui-skip = Siirry loppuun
ui-pace = Muiden tahti
ui-pace-off = Ei odotusta
ui-pace-fast = Nopea
ui-pace-normal = Tavallinen
ui-pace-slow = Hidas
ui-new-deal = Uusi jako
ui-seed = Jaon numero
ui-seed-hint = Jos jätät tämän tyhjäksi, jako arvotaan.
ui-players = Pelaajia
ui-deal = Jaa
ui-sort = Automaattinen järjestys

## How the table looks and speaks

ui-settings = Asetukset
ui-language = Kieli
ui-look = Korttien ulkoasu
ui-contrast = Kontrasti
ui-grain = Rakeisuus
ui-temperature = Värilämpötila
ui-four-colours = Nelivärinen pakka

## Rules at hand

ui-rules = Säännöt
ui-rules-now = Juuri nyt
ui-rules-all = Kaikki säännöt
ui-rule-unclear = Mikä on epäselvää
ui-rule-played = Näin pelaamme
ui-rule-other = Toinen tulkinta
ui-rule-back = Kaikki säännöt
ui-close = Sulje

## Replay

ui-replay = Uusinta
ui-replay-first = Alkuun
ui-replay-back = Askel taaksepäin
ui-replay-forward = Askel eteenpäin
ui-replay-last = Nykyhetkeen
ui-replay-round = Kierros
ui-replay-moment = Ottelun hetki
ui-replay-branch = Jatka peliä tästä
ui-replaying = Katsot aiempaa hetkeä.

## Help while playing, the score, the code

ui-hint = Vihje
ui-odds = Todennäköisyydet
ui-odds-later = Todennäköisyydet koskevat omaa päätöstäsi. Ne tulevat näkyviin heti, kun sinulla on jotain päätettävää.
ui-pad = Tulostaulukko
ui-pad-empty = Yksikään kierros ei ole vielä ratkennut.
ui-ledger = Jokainen käsi rivi riviltä
ui-round = Kierros
ui-code = Ottelun koodi
ui-code-note = Koodissa on koko ottelu. Sinnikäs lukija voi saada siitä selville myös peitetyt kortit.
ui-code-copy = Kopioi
ui-code-copied = Kopioitu
ui-code-cell = Muistikirjan soluun
ui-code-paste = Liitä koodi
ui-code-open = Avaa

## Marks on cards

ui-mark-shown = näytetty
ui-mark-dead = poissa tältä kierrokselta
ui-mark-loses = menettää elämän
ui-mark-due = vuorossa
ui-mark-traded = mukana vaihdossa

## When Python is silent

ui-no-answer = Ydin (kernel) ei vastaa. Suorita solu uudelleen, niin voit jatkaa.

## Odds

odds-more = Lisää pelataan parhaillaan …
odds-alike = { $amount ->
    [one] { $label } tai 1 samanlainen siirto
   *[other] { $label } tai { $amount } muuta samanlaista siirtoa
}
odds-alike-note = Saman kortin siirrot ovat yhdellä rivillä: joka jaolla niistä arvotaan yksi.
odds-means = Jää jälkeen: kuinka usein joku muu selviää tästä kierroksesta paremmin. Muutos: mitä kierros sinulle keskimäärin muuttaa. 19 kertaa 20:stä oikea arvo on annetulla välillä.
odds-players = Oletus: siirtosi jälkeen kaikki pelaavat kuten vastustaja ”{ $name }”, sinäkin.
odds-unknown = Tuntematonta: piilossa olevat kortit. Kaikkea näkymätöntä pidetään yhtä todennäköisenä; muiden aiemmista teoista ei päätellä heidän korttejaan.

## Going on with a match that this page has kept

offer-text = Täällä jäi ottelu kesken kierroksella { $round }. Jatketaanko sitä?
offer-go = Jatka
offer-no = Aloita uusi
