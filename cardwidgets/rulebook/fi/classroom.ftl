# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = Koodi on viallinen: siitä puuttuu jotain tai siinä on kirjoitusvirhe.
class-code-foreign = Tämä ei ole harjoitusten koodi.
    .no-class = Tämä ei ole luokan koodi.
    .game = Tämä on toisen pelin koodi.
    .class = Tämä on toisen luokan koodi.
    .none = Tämä koodi ei kuulu mihinkään luokkaan: harjoitukset aloitettiin ilman luokan koodia.
class-code-newer = Tämä koodi on tehty uudemmalla versiolla. Päivitä cardwidgets, niin voit avata sen.
class-code-drift = Koodi väittää jotain, mitä sen siirrot eivät osoita. Tehtävä ”{ $level }”, tähtiä väitetty: { $claimed }, ansaittu: { $shown }.
    .unknown = Tämän koodin siirtoja ei voi pelata täällä.
    .lessons = Tässä versiossa ei ole kaikkia tämän luokan harjoituksia tai asetuksia.
class-oversized = Teksti on pidempi kuin mikään koodi voi olla.
    .try = Yritys on venynyt liian pitkäksi. Peru siirtoja tai aloita se alusta.
class-bad-option = Tätä asetusta ei voi käyttää tässä.
    .detail = Asetuksen ”{ $option }” arvo ei voi olla ”{ $value }”. Mahdolliset arvot: { $allowed }.
    .name = Nimi on yksi rivi, jossa on enintään { $letters } merkkiä.
class-bad-seed = Siemenluku (seed) on kokonaisluku, vähintään 0 ja enintään 20 numeroa pitkä.

## What was handed in and is not counted

class-problem-doubled = Palautettu kahdesti: täydempi koodi otetaan huomioon.
class-problem-unreadable = Tätä ei voi lukea tekstinä.
class-problem-empty = Tässä ei ole koodia.
class-no-problems = Kaikki palautetut koodit on otettu huomioon.
class-nobody = Kukaan ei ole vielä palauttanut koodia.
class-where-line = rivi { $number }
class-where-entry = kohta { $number }

## The table

class-table-who = Kuka
class-table-where = Missä
class-table-why = Miksi
class-table-levels = Ratkaistu
class-table-stars = Tähtiä
class-table-tries = Yrityksiä
class-table-wrong = Epäonnistuneita
class-table-hints = Vihjeitä
class-table-refused = Kiellettyjä siirtoja
class-table-further = Lisätehtäviä

## The picture

class-picture-title = Missä luokka kompastelee
class-picture-how-often = Kuinka monta kertaa yhteensä (oppilaita: { $number })
class-picture-rule = Sääntö
class-picture-line = { $rule }: epäonnistuneita yrityksiä { $wrong }, kiellettyjä siirtoja { $refused }
class-picture-none = Kukaan ei ole kompastunut.
