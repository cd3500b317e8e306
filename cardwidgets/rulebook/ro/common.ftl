# Words and sentences for every game.
#
# People: $seat, $other and $turn are names, put in as they are. $seat_is, $other_is and
# $turn_is say whether that is the reader: you, other or nobody. A name takes no endings and
# tells no gender: no participles that agree, „cu Bianca” rather than a dative, and where a
# genitive cannot be helped „cartea jucătorului Bianca”.
# Cards: $card_is says known or hidden; of a known card there is $card and one
# variable for each attribute of its message, such as $card_the.
# Numbers: few is 0, 2 to 19, and all that ends in 01 to 19; the others need „de”.

language-name = română
language-direction = ltr

## Generic words

lives = { $amount ->
    [one] 1 viață
    [few] { $amount } vieți
   *[other] { $amount } de vieți
}
rounds = { $amount ->
    [one] 1 rundă
    [few] { $amount } runde
   *[other] { $amount } de runde
}
players = { $amount ->
    [one] 1 jucător
    [few] { $amount } jucători
   *[other] { $amount } de jucători
}
cards = { $amount ->
    [one] 1 carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
lives-left = { $amount ->
    [0] nicio viață rămasă
    [one] 1 viață rămasă
    [few] { $amount } vieți rămase
   *[other] { $amount } de vieți rămase
}
round-number = Runda { $amount }
dealer = Împarte
hidden-card = carte cu fața în jos

## Parts of the rules

part-page = Masa
part-object = Scopul jocului
part-set-up = Pregătirea
part-turn = Rândul tău
part-scoring = Punctajul și sfârșitul
part-reading = Unde sursa nu e clară

## Names. Short, in alphabetical order of the seats, and the same in every language.

name-you = Tu
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
    [you] Ai câștigat partida.
   *[other] { $seat } a câștigat partida.
}
outcome-drawn = Partida s-a încheiat la egalitate.

## Why something was refused. The attribute says more, when more is known.

illegal-malformed = Masa nu înțelege așa ceva.
illegal-oversized = E mult prea lung.
    .detail = { $limit ->
        [one] E prea lung: se citește cel mult un caracter.
        [few] E prea lung: se citesc cel mult { $limit } caractere.
       *[other] E prea lung: se citesc cel mult { $limit } de caractere.
    }
illegal-duplicate = Asta s-a făcut deja. O dată e de ajuns.
illegal-unknown-action = În acest joc nu există o asemenea acțiune.
    .detail = În acest joc nu există acțiunea „{ $action }”.
illegal-not-your-turn = Acum nu e rândul tău.
    .detail = { $turn_is ->
        [you] Nu e rândul acelui jucător: acum decizi tu.
       *[other] Nu e rândul tău: întâi trebuie să decidă { $turn }.
    }
illegal-not-legal = Regulile nu permit asta acum.
illegal-stale = Între timp, jocul a mers mai departe, așa că nu s-a făcut nimic. Uită-te din nou și mai alege o dată.
illegal-match-over = Partida s-a încheiat. Începe una nouă ca să joci mai departe.
illegal-nothing-to-undo = Încă nu e nimic de anulat.
illegal-nothing-to-redo = Nu e nimic de refăcut.
illegal-bad-option = Setarea aceasta nu poate fi folosită aici.
    .detail = Setarea „{ $option }” nu poate avea valoarea „{ $value }”. Se poate: { $allowed }.
    .because = Când { $because }, setarea „{ $option }” nu poate avea valoarea „{ $value }”. Se poate: { $allowed }.
    .unknown = Nu există setarea „{ $option }”. Există: { $known }.
    .count = „{ $option }” are nevoie de atâtea nume: { $needed }. Date: { $given }.
    .person = În „{ $option }” trebuie să fie cel puțin un „{ $person }”.
    .names = „names” este o listă de nume, fiecare de la 1 la { $letters } caractere vizibile, de exemplu ["Ada", "Bo"].
    .beside = „{ $option }” le aduce cu sine, așa că lasă-le deoparte: { $beside }.
    .alone = Acest nivel e unic în felul lui, nu mai există altul la fel. La un nivel se ajunge cu: { $alone }.
    .levels = „{ $value }” nu duce la niciun nivel al acestei lecții. Se ajunge cu: { $levels }.
illegal-bad-position = Cărțile nu pot sta așa.
    .detail = O asemenea așezare a cărților nu e posibilă: { $reason }.
illegal-bad-seed = Numărul partidei (seed) trebuie să fie un număr întreg, de la 0 în sus, cu cel mult 20 de cifre.
    .detail = „{ $value }” nu poate fi numărul partidei (seed). Acesta trebuie să fie un număr întreg de la 0 la 18446744073709551615.
illegal-code-damaged = Codul e stricat: lipsește o parte din el sau e scris greșit.
illegal-code-foreign = Acesta nu e codul unei partide din acest joc.
illegal-code-newer = Codul a fost făcut cu o versiune mai nouă. Actualizează cardwidgets ca să îl deschizi.
illegal-code-drift = Cu acest cod, partida nu s-ar juca aici la fel ca acolo unde a fost făcut codul, așa că nu s-a deschis.
illegal-curtain = Cărțile stau acoperite până vine jucătorul următor.
illegal-replaying = Te uiți la un moment mai vechi. Întoarce-te la prezent sau joacă mai departe de aici.
illegal-no-decision = Acum nu e nimic de hotărât. Șansele privesc o decizie: întreabă din nou când ai una de luat.
illegal-odds-off = La această masă șansele sunt oprite: gândește-te și cântărește tu variantele.

## What an opponent knew, besides its own cards

knew = { $seat_is ->
    [you] Mai știai cărțile acestea. { $cards }.
   *[other] { $seat } mai știa cărțile acestea. { $cards }.
}

## Several people at one screen

curtain-text = Dă ecranul mai departe: urmează { $seat }. Până vine { $seat }, toate cărțile stau acoperite.
curtain-go = { $seat } e aici

## The score pad, and moves taken back

score-after = După runda { $amount }
moves-undone = { $amount ->
    [0] nicio mutare anulată
    [one] 1 mutare anulată
    [few] { $amount } mutări anulate
   *[other] { $amount } de mutări anulate
}
open-hands = Cu cărțile pe față, pentru învățat: se văd cărțile tuturor.
hint-says = Încearcă „{ $label }”.
moment = Momentul { $at } din { $moves }

## The sheet of rules

sheet-title = { $game }: regulile în vigoare
sheet-readings = Unde sursa se poate înțelege în două feluri
sheet-options = Setări
sheet-played = Jucăm așa:
sheet-other-played = Aici se joacă în celălalt fel:
sheet-changed = altfel decât de obicei
sheet-trademark = Numele jocurilor sunt folosite doar ca să se știe despre ce joc este vorba. Acest proiect nu are legătură cu niciun editor de jocuri.

## The words for yes, no and nothing, as values of settings

value-true = da
value-false = nu
value-none = la întâmplare
