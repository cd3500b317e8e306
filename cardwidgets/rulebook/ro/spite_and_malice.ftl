# Spite & Malice for two.

spite-and-malice-title = Spite & Malice
spite-and-malice-place = O pasiență pentru doi jucători, unul împotriva celuilalt. Două pachete de 52 de cărți.
spite-and-malice-tagline = Trei teancuri de clădit împreună, patru pe care îți parchezi cărțile și o grămadă de care să scapi înaintea celuilalt.
spite-and-malice-summary = Întorci cărțile din grămada ta una câte una și le joci pe teancurile centrale, care urcă de la as la damă. Te ajută cărțile din mână și teancurile laterale, iar popa ține loc de orice carte. Cine joacă ultima carte din grămada sa câștigă runda, iar partida se câștigă cu 50 de puncte.
spite-and-malice-link = Spite and Malice pe pagat.com, în engleză
    .address = https://www.pagat.com/patience/spite.html

## Ranks and suits, and the words for a rank: what a stack waits for, and what a king stands for.
## A number is a name here and takes no article („joci nouă de treflă”); the pictures and the ace take one.

-ace = as
-the-ace = asul
-two = doi
-three = trei
-four = patru
-five = cinci
-six = șase
-seven = șapte
-eight = opt
-nine = nouă
-ten = zece
-jack = valet
-the-jack = valetul
-queen = damă
-the-queen = dama
-king = popă
-the-king = popa
-spades = pică
-hearts = cupă
-diamonds = caro
-clubs = treflă
spite-and-malice-due = { $due ->
    [1] un { -ace }
    [2] un { -two }
    [3] un { -three }
    [4] un { -four }
    [5] un { -five }
    [6] un { -six }
    [7] un { -seven }
    [8] un { -eight }
    [9] un { -nine }
    [10] un { -ten }
    [11] un { -jack }
   *[12] o { -queen }
}
# Always after „drept”.
spite-and-malice-rank = { $amount ->
    [1] { -ace }
    [2] { -two }
    [3] { -three }
    [4] { -four }
    [5] { -five }
    [6] { -six }
    [7] { -seven }
    [8] { -eight }
    [9] { -nine }
    [10] { -ten }
    [11] { -jack }
   *[12] { -queen }
}

## Cards. The name, with the article, and a label for a screen reader.

spite-and-malice-card-AS = { -ace } de { -spades }
    .the = { -the-ace } de { -spades }
    .label = { -ace } de { -spades }
spite-and-malice-card-2S = { -two } de { -spades }
    .the = { -two } de { -spades }
    .label = { -two } de { -spades }
spite-and-malice-card-3S = { -three } de { -spades }
    .the = { -three } de { -spades }
    .label = { -three } de { -spades }
spite-and-malice-card-4S = { -four } de { -spades }
    .the = { -four } de { -spades }
    .label = { -four } de { -spades }
spite-and-malice-card-5S = { -five } de { -spades }
    .the = { -five } de { -spades }
    .label = { -five } de { -spades }
spite-and-malice-card-6S = { -six } de { -spades }
    .the = { -six } de { -spades }
    .label = { -six } de { -spades }
spite-and-malice-card-7S = { -seven } de { -spades }
    .the = { -seven } de { -spades }
    .label = { -seven } de { -spades }
spite-and-malice-card-8S = { -eight } de { -spades }
    .the = { -eight } de { -spades }
    .label = { -eight } de { -spades }
spite-and-malice-card-9S = { -nine } de { -spades }
    .the = { -nine } de { -spades }
    .label = { -nine } de { -spades }
spite-and-malice-card-10S = { -ten } de { -spades }
    .the = { -ten } de { -spades }
    .label = { -ten } de { -spades }
spite-and-malice-card-JS = { -jack } de { -spades }
    .the = { -the-jack } de { -spades }
    .label = { -jack } de { -spades }
spite-and-malice-card-QS = { -queen } de { -spades }
    .the = { -the-queen } de { -spades }
    .label = { -queen } de { -spades }
spite-and-malice-card-KS = { -king } de { -spades }
    .the = { -the-king } de { -spades }
    .label = { -king } de { -spades }
spite-and-malice-card-AH = { -ace } de { -hearts }
    .the = { -the-ace } de { -hearts }
    .label = { -ace } de { -hearts }
spite-and-malice-card-2H = { -two } de { -hearts }
    .the = { -two } de { -hearts }
    .label = { -two } de { -hearts }
spite-and-malice-card-3H = { -three } de { -hearts }
    .the = { -three } de { -hearts }
    .label = { -three } de { -hearts }
spite-and-malice-card-4H = { -four } de { -hearts }
    .the = { -four } de { -hearts }
    .label = { -four } de { -hearts }
spite-and-malice-card-5H = { -five } de { -hearts }
    .the = { -five } de { -hearts }
    .label = { -five } de { -hearts }
spite-and-malice-card-6H = { -six } de { -hearts }
    .the = { -six } de { -hearts }
    .label = { -six } de { -hearts }
spite-and-malice-card-7H = { -seven } de { -hearts }
    .the = { -seven } de { -hearts }
    .label = { -seven } de { -hearts }
spite-and-malice-card-8H = { -eight } de { -hearts }
    .the = { -eight } de { -hearts }
    .label = { -eight } de { -hearts }
spite-and-malice-card-9H = { -nine } de { -hearts }
    .the = { -nine } de { -hearts }
    .label = { -nine } de { -hearts }
spite-and-malice-card-10H = { -ten } de { -hearts }
    .the = { -ten } de { -hearts }
    .label = { -ten } de { -hearts }
spite-and-malice-card-JH = { -jack } de { -hearts }
    .the = { -the-jack } de { -hearts }
    .label = { -jack } de { -hearts }
spite-and-malice-card-QH = { -queen } de { -hearts }
    .the = { -the-queen } de { -hearts }
    .label = { -queen } de { -hearts }
spite-and-malice-card-KH = { -king } de { -hearts }
    .the = { -the-king } de { -hearts }
    .label = { -king } de { -hearts }
spite-and-malice-card-AD = { -ace } de { -diamonds }
    .the = { -the-ace } de { -diamonds }
    .label = { -ace } de { -diamonds }
spite-and-malice-card-2D = { -two } de { -diamonds }
    .the = { -two } de { -diamonds }
    .label = { -two } de { -diamonds }
spite-and-malice-card-3D = { -three } de { -diamonds }
    .the = { -three } de { -diamonds }
    .label = { -three } de { -diamonds }
spite-and-malice-card-4D = { -four } de { -diamonds }
    .the = { -four } de { -diamonds }
    .label = { -four } de { -diamonds }
spite-and-malice-card-5D = { -five } de { -diamonds }
    .the = { -five } de { -diamonds }
    .label = { -five } de { -diamonds }
spite-and-malice-card-6D = { -six } de { -diamonds }
    .the = { -six } de { -diamonds }
    .label = { -six } de { -diamonds }
spite-and-malice-card-7D = { -seven } de { -diamonds }
    .the = { -seven } de { -diamonds }
    .label = { -seven } de { -diamonds }
spite-and-malice-card-8D = { -eight } de { -diamonds }
    .the = { -eight } de { -diamonds }
    .label = { -eight } de { -diamonds }
spite-and-malice-card-9D = { -nine } de { -diamonds }
    .the = { -nine } de { -diamonds }
    .label = { -nine } de { -diamonds }
spite-and-malice-card-10D = { -ten } de { -diamonds }
    .the = { -ten } de { -diamonds }
    .label = { -ten } de { -diamonds }
spite-and-malice-card-JD = { -jack } de { -diamonds }
    .the = { -the-jack } de { -diamonds }
    .label = { -jack } de { -diamonds }
spite-and-malice-card-QD = { -queen } de { -diamonds }
    .the = { -the-queen } de { -diamonds }
    .label = { -queen } de { -diamonds }
spite-and-malice-card-KD = { -king } de { -diamonds }
    .the = { -the-king } de { -diamonds }
    .label = { -king } de { -diamonds }
spite-and-malice-card-AC = { -ace } de { -clubs }
    .the = { -the-ace } de { -clubs }
    .label = { -ace } de { -clubs }
spite-and-malice-card-2C = { -two } de { -clubs }
    .the = { -two } de { -clubs }
    .label = { -two } de { -clubs }
spite-and-malice-card-3C = { -three } de { -clubs }
    .the = { -three } de { -clubs }
    .label = { -three } de { -clubs }
spite-and-malice-card-4C = { -four } de { -clubs }
    .the = { -four } de { -clubs }
    .label = { -four } de { -clubs }
spite-and-malice-card-5C = { -five } de { -clubs }
    .the = { -five } de { -clubs }
    .label = { -five } de { -clubs }
spite-and-malice-card-6C = { -six } de { -clubs }
    .the = { -six } de { -clubs }
    .label = { -six } de { -clubs }
spite-and-malice-card-7C = { -seven } de { -clubs }
    .the = { -seven } de { -clubs }
    .label = { -seven } de { -clubs }
spite-and-malice-card-8C = { -eight } de { -clubs }
    .the = { -eight } de { -clubs }
    .label = { -eight } de { -clubs }
spite-and-malice-card-9C = { -nine } de { -clubs }
    .the = { -nine } de { -clubs }
    .label = { -nine } de { -clubs }
spite-and-malice-card-10C = { -ten } de { -clubs }
    .the = { -ten } de { -clubs }
    .label = { -ten } de { -clubs }
spite-and-malice-card-JC = { -jack } de { -clubs }
    .the = { -the-jack } de { -clubs }
    .label = { -jack } de { -clubs }
spite-and-malice-card-QC = { -queen } de { -clubs }
    .the = { -the-queen } de { -clubs }
    .label = { -queen } de { -clubs }
spite-and-malice-card-KC = { -king } de { -clubs }
    .the = { -the-king } de { -clubs }
    .label = { -king } de { -clubs }

## Numbers with their words

spite-and-malice-points = { $amount ->
    [one] 1 punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
}
spite-and-malice-payoff-cards = { $amount ->
    [one] 1 carte în grămadă
    [few] { $amount } cărți în grămadă
   *[other] { $amount } de cărți în grămadă
}
spite-and-malice-turns = { $amount ->
    [one] 1 tură
    [few] { $amount } ture
   *[other] { $amount } de ture
}

## Zones. Stacks are numbered from 1. Amount: how many cards lie there. Due: the rank that a stack waits for.
## Beside the stock and the payoff piles the table itself shows how many cards they have.

spite-and-malice-zone-stock = Talon
spite-and-malice-zone-centre = { $amount ->
    [0] Teancul central { $number }, gol, așteaptă { spite-and-malice-due }
   *[other] Teancul central { $number }, așteaptă { spite-and-malice-due }
}
    .title = Central { $number }
# A stack that won the round with its last card is full and waits for nothing.
spite-and-malice-zone-centre-full = Teancul central { $number }, complet
spite-and-malice-zone-payoff = { $seat_is ->
    [you] Grămada ta
   *[other] Grămada jucătorului { $seat }
}
    .title = Grămadă
spite-and-malice-zone-side = { $amount ->
    [0] { $seat_is ->
        [you] Teancul tău lateral { $number }, gol
       *[other] Teancul lateral { $number } al jucătorului { $seat }, gol
    }
   *[other] { $seat_is ->
        [you] Teancul tău lateral { $number }, { cards }
       *[other] Teancul lateral { $number } al jucătorului { $seat }, { cards }
    }
}
spite-and-malice-zone-hand = { $seat_is ->
    [you] Mâna ta, { cards }
   *[other] Mâna jucătorului { $seat }, { cards }
}
# A king on a centre stack. Amount: the rank it stands for.
spite-and-malice-zone-king = { $card }, drept { spite-and-malice-rank }

## Counters beside a name

spite-and-malice-counter-score = { $target ->
    [one] { $amount } din 1 punct
    [few] { $amount } din { $target } puncte
   *[other] { $amount } din { $target } de puncte
}
spite-and-malice-counter-payoff = { spite-and-malice-payoff-cards }

## What happened

spite-and-malice-event-start = Partida începe. Se câștigă cu { spite-and-malice-points }.
spite-and-malice-event-shuffle = Runda { $amount }. Se amestecă toate cărțile la un loc.
# Amount: the cards of the payoff pile.
spite-and-malice-event-deal = { $seat_is ->
    [you] Primești { spite-and-malice-payoff-cards } și alte cinci în mână.
   *[other] { $seat } primește { spite-and-malice-payoff-cards } și alte cinci în mână.
}
# Amount: how many cards the payoff pile has, this one included.
spite-and-malice-event-turn-up = { $amount ->
    [1] { $seat_is ->
        [you] Ultima carte din grămada ta e { $card_the }.
       *[other] Ultima carte din grămada jucătorului { $seat } e { $card_the }.
    }
   *[other] { $seat_is ->
        [you] Întorci { $card_the }: mai ai { spite-and-malice-payoff-cards }.
       *[other] { $seat } întoarce { $card_the }: mai are { spite-and-malice-payoff-cards }.
    }
}
spite-and-malice-event-tie = Cele două cărți de pe grămezi sunt la fel de mari. Ambele grămezi se amestecă și se întoarce din nou câte o carte.
spite-and-malice-event-begin = { $seat_is ->
    [you] Ai pe grămadă cartea mai mare, așa că începi tu.
   *[other] { $seat } are pe grămadă cartea mai mare și începe.
}
# The cards are known to the player who draws them.
spite-and-malice-event-draw = { $cause ->
    [refill] { $seat_is ->
        [you] Ți s-au terminat cărțile din mână, așa că tragi { cards }.
       *[other] { $seat } nu mai are nicio carte în mână, așa că trage { cards }.
    }
   *[turn] { $amount ->
        [1] { $card_is ->
            [known] { $seat_is ->
                [you] Tragi { $card_the }.
               *[other] { $seat } trage { $card_the }.
            }
           *[hidden] { $seat_is ->
                [you] Tragi o carte.
               *[other] { $seat } trage o carte.
            }
        }
       *[other] { $seat_is ->
            [you] Tragi { cards }.
           *[other] { $seat } trage { cards }.
        }
    }
}
# Cause: where the card was played from.
spite-and-malice-event-play = { $cause ->
    [payoff] { $seat_is ->
        [you] Joci { $card_the } din grămadă.
       *[other] { $seat } joacă { $card_the } din grămadă.
    }
    [side] { $seat_is ->
        [you] Joci { $card_the } de pe un teanc lateral.
       *[other] { $seat } joacă { $card_the } de pe un teanc lateral.
    }
   *[hand] { $seat_is ->
        [you] Joci { $card_the } din mână.
       *[other] { $seat } joacă { $card_the } din mână.
    }
}
# A king. Amount: the rank it stands for.
spite-and-malice-event-wild = { $cause ->
    [payoff] { $seat_is ->
        [you] Joci { $card_the } din grămadă, drept { spite-and-malice-rank }.
       *[other] { $seat } joacă { $card_the } din grămadă, drept { spite-and-malice-rank }.
    }
    [side] { $seat_is ->
        [you] Joci { $card_the } de pe un teanc lateral, drept { spite-and-malice-rank }.
       *[other] { $seat } joacă { $card_the } de pe un teanc lateral, drept { spite-and-malice-rank }.
    }
   *[hand] { $seat_is ->
        [you] Joci { $card_the } din mână, drept { spite-and-malice-rank }.
       *[other] { $seat } joacă { $card_the } din mână, drept { spite-and-malice-rank }.
    }
}
# Amount: the cards of the stock afterwards.
spite-and-malice-event-complete = { $seat_is ->
    [you] Ai completat un teanc central. Teancul se amestecă în talon, care are acum { cards }.
   *[other] { $seat } a completat un teanc central. Teancul se amestecă în talon, care are acum { cards }.
}
spite-and-malice-event-discard = { $seat_is ->
    [you] Pui { $card_the } pe un teanc lateral și îți închei rândul.
   *[other] { $seat } pune { $card_the } pe un teanc lateral și își încheie rândul.
}
spite-and-malice-event-round-won = { $seat_is ->
    [you] Ți-ai terminat grămada: câștigi runda și primești { spite-and-malice-points }.
   *[other] { $seat } și-a terminat grămada: câștigă runda și primește { spite-and-malice-points }.
}
# Stock: whose draw it was. Turns: nobody's; amount says how many turns there were.
spite-and-malice-event-round-drawn = { $seat_is ->
    [you] După ce ai tras, talonul a rămas gol: runda se încheie la egalitate și nimeni nu primește puncte.
    [nobody] { $cause ->
        [turns] După { spite-and-malice-turns } nu a câștigat nimeni: runda se încheie la egalitate și nimeni nu primește puncte.
       *[stock] Talonul a rămas gol: runda se încheie la egalitate și nimeni nu primește puncte.
    }
   *[other] După ce a tras { $seat }, talonul a rămas gol: runda se încheie la egalitate și nimeni nu primește puncte.
}
spite-and-malice-event-round-over = Runda { $amount } s-a încheiat.
spite-and-malice-event-match-over = { $seat_is ->
    [you] Câștigi partida!
    [nobody] Partida se încheie aici, la egalitate.
   *[other] { $seat } câștigă partida.
}

## What you can do. The hint says it in one more line. From: the number of the side stack a card comes from.

spite-and-malice-action-play = { $cause ->
    [payoff] Joacă { $card_the } din grămadă pe teancul central { $number }
    [side] Joacă { $card_the } de pe teancul lateral { $from } pe teancul central { $number }
   *[hand] Joacă { $card_the } pe teancul central { $number }
}
    .hint = { $cause ->
        [payoff] Scapi de încă o carte din grămadă. Cu ultima câștigi runda.
        [side] Rândul tău continuă. Dacă mai e o carte sub ea, aceea devine liberă.
       *[hand] Rândul tău continuă.
    }
# A king. Amount: the rank it would stand for.
spite-and-malice-action-wild = { $cause ->
    [payoff] Joacă { $card_the } din grămadă pe teancul central { $number }, drept { spite-and-malice-rank }
    [side] Joacă { $card_the } de pe teancul lateral { $from } pe teancul central { $number }, drept { spite-and-malice-rank }
   *[hand] Joacă { $card_the } pe teancul central { $number }, drept { spite-and-malice-rank }
}
    .hint = { $cause ->
        [payoff] Scapi de încă o carte din grămadă. Cu ultima câștigi runda.
        [side] Rândul tău continuă. Popii sunt rari: nu se potrivește nimic altceva?
       *[hand] Rândul tău continuă. Popii sunt rari: nu se potrivește nimic altceva?
    }
spite-and-malice-action-discard = Pune { $card_the } pe teancul lateral { $number }
    .hint = Cu asta îți închei rândul.
# What the table does by itself: pressing the stock is refused.
spite-and-malice-action-draw = Trage cărți
spite-and-malice-action-next-round = Runda următoare
    .hint = Se amestecă toate cărțile și se împarte pentru runda următoare.

## What the table asks or says

# The card is the reader’s payoff card.
spite-and-malice-prompt-turn = { $card_is ->
    [known] E rândul tău. Pe grămada ta e { $card_the }. Joacă la mijloc cât vrei; o carte pusă pe un teanc lateral îți încheie rândul.
   *[hidden] E rândul tău. Joacă la mijloc cât vrei; o carte pusă pe un teanc lateral îți încheie rândul.
}
spite-and-malice-prompt-waiting = Acum joacă { $seat }.
spite-and-malice-prompt-round-won = { $seat_is ->
    [you] Ai câștigat runda și primești { spite-and-malice-points }.
   *[other] { $seat } a câștigat runda și primește { spite-and-malice-points }.
}
spite-and-malice-prompt-round-drawn = { $cause ->
    [turns] Runda a durat prea mult. Se încheie la egalitate și nimeni nu primește puncte.
   *[stock] Talonul a rămas gol. Runda se încheie la egalitate și nimeni nu primește puncte.
}
spite-and-malice-prompt-match-won = { $seat_is ->
    [you] Câștigi partida!
   *[other] { $seat } câștigă partida.
}
spite-and-malice-prompt-match-drawn = Partida se încheie la egalitate.

## Notes at a seat

spite-and-malice-note-starter = a început runda
spite-and-malice-note-to-act = joacă acum
spite-and-malice-note-points = câștigă runda: { spite-and-malice-points }
spite-and-malice-note-no-points = fără puncte
spite-and-malice-note-winner = a câștigat partida

## Why an action is not possible now. Due: the rank that the stack waits for.

spite-and-malice-illegal-play = { $cause ->
    [rank] Nu poți juca acolo { $card_the }: teancul așteaptă { spite-and-malice-due }. Fiecare carte e cu o treaptă mai sus decât cea pe care o acoperă.
    [empty] Nu poți deschide un teanc cu { $card_the }: un teanc central gol așteaptă un as.
    [king] În această partidă popa nu poate deschide un teanc central gol. E nevoie de un as adevărat.
    [ace-first] Poți juca un as, iar în această partidă asul trebuie jucat înaintea oricărei alte cărți.
    [from-payoff] O carte din grămadă merge numai pe un teanc central. Până se potrivește, trebuie să aștepte.
    [from-side] De pe un teanc lateral, o carte pleacă numai spre un teanc central, niciodată spre alt teanc lateral.
    [covered] Cartea aceea e acoperită. De pe un teanc lateral se joacă numai cartea de sus.
    [no-card] Acel teanc lateral e gol, deci nu ai ce juca de pe el.
    [not-held] Nu ai cartea aceasta în mână.
    [no-source] Poți juca numai din mână, de pe teancurile tale laterale și din grămada ta.
    [stock] Tragi cărți la începutul rândului și când ți se termină cele din mână. Masa o face în locul tău.
    [no-stack] În această partidă nu există un asemenea teanc central.
    [no-play] O carte pusă pe un teanc lateral e decartată, nu jucată.
    [no-discard] O carte pusă pe un teanc central e jucată, nu decartată.
    [their-stack] Teancurile laterale ale celuilalt jucător nu sunt pentru cărțile tale. Folosește unul dintre ale tale.
    [no-target] O carte merge pe un teanc central sau, din mână, pe unul dintre teancurile tale laterale.
    [pass] Nu poți spune pas. Rândul tău se încheie când pui o carte din mână pe unul dintre teancurile tale laterale.
    [between-rounds] Runda s-a încheiat. Continuă cu „Runda următoare”.
    [not-scored] Runda următoare începe abia după ce aceasta s-a încheiat.
   *[other] Regulile nu permit asta acum.
}
spite-and-malice-illegal-discard = { spite-and-malice-illegal-play }
spite-and-malice-illegal-pass = { spite-and-malice-illegal-play }
spite-and-malice-illegal-next-round = { spite-and-malice-illegal-play }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

spite-and-malice-position-form = nu e scrisă ca un dicționar cu date simple
spite-and-malice-position-unknown-key = nu există intrarea „{ $key }”
spite-and-malice-position-card = „{ $card }” nu e o carte din acest joc
spite-and-malice-position-cards = are cartea „{ $card }” de mai multe ori decât pachetele
spite-and-malice-position-too-few = e nevoie de mai multe cărți decât au pachetele
spite-and-malice-position-jokers = în acest joc nu există jokeri
spite-and-malice-position-hands = „hands” trebuie să aibă două liste cu cel mult cinci cărți fiecare
spite-and-malice-position-hand = „hand” trebuie să aibă câte o listă de cărți pentru A, pentru B sau pentru amândoi
spite-and-malice-position-payoffs-bottom-first = „payoffs_bottom_first” trebuie să aibă două grămezi, fiecare cu cel mult câte cărți se împart și, în afară de cea care a câștigat, cu cel puțin una
spite-and-malice-position-payoff-bottom-first = „payoff_bottom_first” trebuie să aibă câte o listă de cărți pentru A, pentru B sau pentru amândoi
spite-and-malice-position-sides-bottom-first = „sides_bottom_first” trebuie să aibă câte patru liste de cărți pentru fiecare dintre cei doi jucători
spite-and-malice-position-side-bottom-first = „side_bottom_first” trebuie să aibă câte patru liste de cărți pentru A, pentru B sau pentru amândoi
spite-and-malice-position-centres-bottom-first = „centres_bottom_first” trebuie să aibă câte o listă pentru fiecare teanc central, care urcă de la as fără goluri, cu popi în locul oricărei cărți, și se oprește înainte de damă
spite-and-malice-position-stock-top-first = „stock_top_first” trebuie să fie o listă de cărți
spite-and-malice-position-aside = „aside” trebuie să fie lista cărților scoase din joc
spite-and-malice-position-scores = „scores” trebuie să aibă două numere întregi, de la 0 în sus; numai după ce s-a încheiat partida poate avea cineva destule puncte ca să o câștige
spite-and-malice-position-phase = „phase” trebuie să fie begin, draw, play, scored sau over
spite-and-malice-position-turn = „turn” trebuie să fie locul care decide: 0 sau 1, câștigătorul după o rundă câștigată și nimic după ce s-a încheiat partida
spite-and-malice-position-result = „result” trebuie să spună cine a câștigat runda, cu câte puncte și prin ce: payoff, stock sau turns
spite-and-malice-position-outcome = „outcome” trebuie să spună cum s-a încheiat partida și să se potrivească cu punctele
spite-and-malice-position-turns = „turns” trebuie să fie un număr întreg de la 1 până la ultima tură permisă
spite-and-malice-position-round = „round” trebuie să fie un număr de la 1 până la ultima rundă permisă
spite-and-malice-position-starter = „starter” trebuie să fie locul care a început runda, 0 sau 1
spite-and-malice-position-shuffles = „shuffles” trebuie să spună de câte ori s-au amestecat cărți în această rundă
spite-and-malice-position-held = „held” trebuie să aibă pentru fiecare loc o listă de cărți care pot fi în grămada lui
spite-and-malice-position-action = fiecare acțiune dintr-un caz rezolvat trebuie să fie un dicționar
spite-and-malice-position-by = „by” trebuie să fie A sau B
spite-and-malice-position-players = acest joc este pentru doi jucători
spite-and-malice-position-payoff-count = „payoff_count” trebuie să dea un număr de cărți pentru A și pentru B, de la 1 la câte se împart
spite-and-malice-position-stock-count = „stock_count” trebuie să fie un număr de cărți pe care pachetele îl pot avea
spite-and-malice-position-actions = „actions” trebuie să fie o listă de texte

## Why an opponent did it. Only what lies open is spoken of.

spite-and-malice-reason-only = { $seat_is ->
    [you] Nu ai de ales.
   *[other] { $seat } nu avea de ales.
}
spite-and-malice-reason-next-round = { $seat_is ->
    [you] Treci la runda următoare.
   *[other] { $seat } trece la runda următoare.
}
spite-and-malice-reason-payoff = { $seat_is ->
    [you] Cartea de pe grămada ta se potrivește, așa că joac-o: de grămadă trebuie să scapi.
   *[other] Cartea de pe grămadă se potrivește, așa că { $seat } o joacă.
}
spite-and-malice-reason-toward = { $seat_is ->
    [you] Cartea aceasta deschide drumul pentru cea de pe grămada ta.
   *[other] { $seat } joacă această carte fiindcă deschide drumul pentru cea de pe grămadă.
}
spite-and-malice-reason-refill = { $seat_is ->
    [you] Joacă tot ce ai în mână și tragi alte cinci cărți.
   *[other] { $seat } joacă tot ce are în mână ca să tragă alte cinci cărți.
}
spite-and-malice-reason-free = { $seat_is ->
    [you] Cartea se potrivește, iar jucând-o nu ai nimic de pierdut.
   *[other] Cartea se potrivește, iar { $seat } nu are nimic de pierdut dacă o joacă.
}
spite-and-malice-reason-more = { $seat_is ->
    [you] Joac-o, iar data viitoare tragi alta în locul ei.
   *[other] { $seat } joacă o carte ca data viitoare să tragă alta în locul ei.
}
# The card is the payoff card of the player who would like to play it.
spite-and-malice-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] Ai grijă ca { $card_the } de pe cealaltă grămadă să nu se potrivească.
       *[other] { $seat } are grijă ca { $card_the } de pe cealaltă grămadă să nu se potrivească.
    }
   *[hidden] { $seat_is ->
        [you] Ai grijă să nu se potrivească nicăieri cartea de pe cealaltă grămadă.
       *[other] { $seat } are grijă să nu se potrivească nicăieri cartea de pe cealaltă grămadă.
    }
}
spite-and-malice-reason-tidy = { $seat_is ->
    [you] Pune-o unde stă în ordine: pe cartea imediat mai mare.
   *[other] { $seat } o pune unde stă în ordine, pe cartea imediat mai mare.
}
spite-and-malice-reason-same = { $seat_is ->
    [you] Pune-o pe o carte de aceeași valoare.
   *[other] { $seat } o pune pe o carte de aceeași valoare.
}
spite-and-malice-reason-open = { $seat_is ->
    [you] Pune-o pe un teanc lateral gol, unde nu acoperă nimic.
   *[other] { $seat } o pune pe un teanc lateral gol, unde nu acoperă nimic.
}
spite-and-malice-reason-bury = { $seat_is ->
    [you] Pune-o unde acoperă cartea de care ai cel mai puțin nevoie.
   *[other] { $seat } o pune unde acoperă cartea cea mai puțin folositoare.
}
spite-and-malice-reason-keep-king = { $seat_is ->
    [you] Popii e mai bine să îi păstrezi pentru grămadă.
   *[other] { $seat } preferă să își păstreze popii pentru grămadă.
}
spite-and-malice-reason-whim = { $seat_is ->
    [you] Merge oricare dintre ele.
   *[other] { $seat } a ales pur și simplu cum i-a venit.
}
# Samples: how many deals were imagined. Gain: payoff cards ahead of the other player, on average.
spite-and-malice-reason-search = { $seat_is ->
    [you] { $samples ->
        [one] Într-o împărțire imaginată
        [few] În { $samples } împărțiri imaginate
       *[other] În { $samples } de împărțiri imaginate
    }, așa a ieșit cel mai bine. Avansul mediu, în cărți din grămadă: { $gain }.
   *[other] { $seat } și-a imaginat { $samples ->
        [one] o împărțire
        [few] { $samples } împărțiri
       *[other] { $samples } de împărțiri
    } și așa a ieșit cel mai bine. Avansul mediu, în cărți din grămadă: { $gain }.
}

## The clauses: aim

SM-1-1 = Joacă doi, unul împotriva celuilalt. Ca la orice pasiență, cărțile trebuie puse în ordine.
SM-1-4 = Încearcă să scapi înaintea celuilalt de toate cărțile din grămada ta.

## The clauses: getting ready

SM-1-2 = În fiecare rundă primești cinci cărți în mână și o grămadă de 20 de cărți. Ai loc și pentru patru teancuri laterale, goale la început.
SM-1-3 = La mijloc e loc pentru trei teancuri centrale, și ele goale. Cărțile care nu s-au împărțit formează talonul, cu fața în jos.

## The clauses: the stacks

SM-2-1 = Prima carte a unui teanc central e un as. Fiecare carte de după el trebuie să fie cu o treaptă mai sus: doi, trei și tot așa până la damă.
SM-2-2 = Culoarea nu contează. Un doi de orice culoare se poate juca pe un as de orice culoare.
SM-2-3 = Popa ține loc de orice carte: pe un teanc central devine cartea așteptată acolo.
SM-2-4 = Într-un exemplu din sursa noastră, un popă pus pe zece de treflă trece drept damă. Acolo ar fi nevoie de un valet, așa că socotim că e o scăpare.
SM-2-5 = O damă completează teancul central, la fel și un popă pus pe un valet. Teancul complet se amestecă în talon, iar în locul lui se poate deschide altul.
SM-2-6 = Pe un teanc lateral, orice carte poate acoperi orice altă carte. Se poate juca numai cartea de sus.

## The clauses: a turn

SM-3-1 = La începutul rândului tragi cărți din talon până ai cinci în mână.
SM-3-2 = Apoi sunt patru feluri de mutări. Prin trei dintre ele joci o carte la mijloc, iar a patra este decartarea.
SM-3-3 = Poți juca pe un teanc central cartea de deasupra grămezii tale.
SM-3-4 = Poți juca pe un teanc central cartea de sus de pe oricare dintre teancurile tale laterale.
SM-3-5 = Poți juca pe un teanc central o carte din mână.
SM-3-6 = Poți decarta, adică poți pune o carte din mână pe unul dintre teancurile tale laterale. Cu asta, rândul tău s-a încheiat.

## The clauses: scoring

SM-4-1 = Când joci pe un teanc central ultima carte din grămada ta, ai câștigat runda, iar runda se încheie.
SM-4-2 = Primești atunci câte un punct pentru fiecare carte rămasă în grămada celuilalt jucător.
SM-4-3 = Dacă talonul se termină înainte să câștige cineva, runda se încheie la egalitate. Pentru ea nu primește nimeni puncte.
SM-4-4 = Se joacă alte runde până când cineva adună 50 de puncte. Acel jucător câștigă partida.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

SM-R1 = Jucăm cu două pachete de 52 de cărți, fără jokeri. După împărțire rămâne un talon de 54 de cărți.
    .question = Câte pachete sunt necesare?
    .adopted = Două, ca în cele mai multe reguli pe care le-am văzut. Se împart 50 de cărți, așa că dintr-un singur pachet ar rămâne un talon de două cărți, iar runda s-ar termina de la prima sau a doua tragere.
    .other = Se joacă și cu trei pachete. Pune packs pe orice număr de la 1 la 3.
SM-R2 = Începe jucătorul cu cartea mai mare pe grămadă. Cea mai mare e dama, iar cea mai mică, popa. Dacă cele două cărți sunt egale, ambele grămezi se amestecă și se întoarce din nou câte o carte.
    .question = Cine începe?
    .adopted = Cine are pe grămadă cartea mai mare. Așa se joacă cel mai des. Popa nu are o valoare a lui, așa că stă sub as.
    .other = În alte părți, la egalitate se împarte totul din nou. Pentru asta nu există nicio setare.
SM-R3 = Un popă pus pe un zece ține loc de valet.
    .question = În sursa noastră, un popă pus pe un zece devine damă. Se sare peste valet?
    .adopted = Nu. Regula spune că popa e cartea așteptată, iar regula cântărește mai mult decât exemplul. În alt loc, sursa însăși vorbește despre valeți.
SM-R4 = Joci la mijloc câte cărți vrei, de oriunde ai voie. Numai decartarea îți încheie rândul și nu poți spune pas.
    .question = Când îți vine rândul, faci o singură mutare sau mai multe?
    .adopted = Mai multe. Sursa spune „una dintre” patru mutări, dar și că decartarea încheie rândul, deci celelalte nu îl încheie. Toate versiunile jocului sunt de acord.
SM-R5 = Dacă ți se termină cărțile din mână fără să decartezi, tragi imediat cinci cărți și joci mai departe.
    .question = Ce se întâmplă dacă nu mai ai nicio carte cu care să îți închei rândul?
    .adopted = Tragi cinci cărți și continui, ca în toate regulile care vorbesc despre asta. Un teanc completat cu ultima ta carte intră în talon înainte să tragi.
SM-R6 = De îndată ce, după o tragere, în talon nu mai rămâne nicio carte, runda se încheie la egalitate.
    .question = Când s-a terminat talonul, mai exact?
    .adopted = Când se trage ultima lui carte, chiar dacă ai tras câte îți trebuiau. Asta spun cuvintele.
    .other = Abia când cărțile nu mai ajung pentru o tragere. Pune stock_out pe "short" ca să joci așa.
SM-R7 = Un popă poate deschide un teanc central gol, în locul asului.
    .question = Poate popa să țină loc de as?
    .adopted = Da. Popa merge pe orice teanc central, drept cartea așteptată, deci și pe unul gol.
    .other = Un teanc începe numai cu un as adevărat. Pune king_opens pe False ca să joci așa.
SM-R8 = Un teanc complet se întoarce imediat în talon. Tot talonul se amestecă, iar locul rămâne liber.
    .question = Când se întoarce în talon un teanc complet?
    .adopted = Imediat, înainte să tragă cineva, așa că și cărțile lui pot fi trase pe loc.
SM-R9 = Primești puncte numai pentru cărțile care i-au rămas celuilalt jucător. Partida se câștigă cu 50 de puncte sau mai multe.
    .question = Se dă un bonus pentru câștigarea unei runde?
    .adopted = Nu se pomenește de niciunul, deci nu există. O rundă aduce cel mult 20 de puncte, iar o partidă ține cel puțin trei runde.
    .other = Multe variante mai dau cinci puncte. Pune bonus pe orice număr de la 0 la 20.
SM-R10 = Nu ești obligat să joci o carte doar pentru că se potrivește.
    .question = Trebuie să joci un as, un doi sau cartea de pe grămadă dacă poți?
    .adopted = Nu. Sursa nu spune așa ceva, iar a mai păstra o carte face parte din joc.
    .other = Un as care se potrivește trebuie jucat înaintea oricărei alte cărți. Pune aces_forced pe True ca să joci așa.
SM-R11 = În fiecare rundă, cartea mai mare de pe grămadă hotărăște din nou cine începe.
    .question = Cine începe în rundele următoare?
    .adopted = Nu se spune nimic altceva, deci se află de fiecare dată la fel.
SM-R12 = Pe teancurile laterale se pun numai cărți din mână și numai pe teancurile tale.
    .question = Poate ajunge pe un teanc lateral o carte din grămadă sau de pe alt teanc lateral? Poți folosi teancurile celuilalt jucător?
    .adopted = Nu, nici una, nici alta. Sursa numește un singur drum: din mână pe teancurile tale laterale.
SM-R13 = Cartea de deasupra fiecărei grămezi stă cu fața în sus. Celelalte stau cu fața în jos.
    .question = Se vede ce e în grămezi?
    .adopted = Numai cartea de sus a fiecăreia, ca peste tot. Ce e dedesubt nu știe nici măcar jucătorul căruia îi aparține grămada.
SM-R14 = Sunt trei teancuri centrale.
    .question = Câte teancuri centrale pot fi deodată?
    .adopted = Trei, cum spune sursa noastră.
    .other = Mulți joacă cu patru. Pune centres pe 4 ca să joci așa.
SM-R15 = Ultima carte din grămadă câștigă pe loc, orice s-ar mai întâmpla.
    .question = Ce se întâmplă dacă o rundă s-ar putea termina deodată și cu o victorie, și la egalitate?
    .adopted = Runda e câștigată și nu mai urmează nimic: niciun teanc nu se amestecă și nu se trage nicio carte.
SM-R16 = Popii se pot juca unul după altul, chiar și din grămadă.
    .question = Pot urma doi popi unul după altul? Dar un popă de pe grămadă?
    .adopted = Amândouă sunt permise. Sursa nu pune nicio limită, iar popa ține loc de orice carte, de oriunde ar veni.
SM-R17 = După 400 de ture, numărate la amândoi jucătorii împreună, runda se încheie la egalitate.
    .question = Poate o rundă să țină la nesfârșit, dacă teancurile complete umplu mereu talonul?
    .adopted = Nu. După 400 de ture e egalitate. Rundele adevărate sunt mult mai scurte.
    .other = Orice altă limită: schimbă max_turns.
SM-R18 = După 40 de runde câștigă partida jucătorul cu mai multe puncte. Dacă au la fel de multe, e egalitate.
    .question = Poate o partidă să țină la nesfârșit, dacă rundele încheiate la egalitate nu aduc puncte?
    .adopted = Nu. După 40 de runde câștigă cine conduce.
    .other = Orice altă limită: schimbă max_rounds.
SM-R19 = Un teanc e complet cu douăsprezece cărți. Popa se numără drept cartea căreia îi ține locul.
    .question = Ce este un teanc complet?
    .adopted = Unul cu câte o carte de fiecare fel, de la as la damă, iar popa poate fi oricare dintre ele.
SM-R20 = Toate cărțile de pe teancurile laterale sunt la vedere pentru ambii jucători, dar de pe fiecare se poate juca numai cea de sus.
    .question = Ai voie să te uiți la cărțile acoperite de pe teancurile laterale?
    .adopted = Da, la ambii jucători. Toate au fost puse cu fața în sus.
