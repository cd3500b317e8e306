# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = Koodi on viallinen: siitä puuttuu jotain tai siinä on kirjoitusvirhe.
class-code-foreign = Tämä ei ole harjoitusten koodi.
    .game = Tämä on toisen pelin koodi.
    .class = Tämä on toisen luokan koodi.
    .none = Tämä koodi ei kuulu mihinkään luokkaan: harjoitukset aloitettiin ilman luokan koodia.
class-code-newer = Tämä koodi on tehty uudemmalla versiolla. Päivitä cardwidgets, niin voit avata sen.
class-code-drift = Koodi väittää jotain, mitä sen siirrot eivät osoita. Tehtävä ”{ $level }”, tähtiä väitetty: { $claimed }, ansaittu: { $shown }.
    .unknown = Tämän koodin siirtoja ei voi pelata täällä.
class-oversized = Teksti on pidempi kuin mikään koodi voi olla.
    .try = Yritys on venynyt liian pitkäksi. Peru siirtoja tai aloita se alusta.
class-bad-option = Tätä asetusta ei voi käyttää tässä.
    .name = Nimi on yksi rivi, jossa on enintään { $letters } merkkiä.
