# Spite & Malice for two, in Finnish.

spite-and-malice-title = Spite & Malice
spite-and-malice-place = Kilpapasianssi kahdelle pelaajalle. Kaksi 52 kortin pakkaa.
spite-and-malice-tagline = Kolme pinoa yhdessä rakennettavaksi, neljä korttien säilöksi ja yksi, josta pitää päästä eroon ennen vastustajaa.
spite-and-malice-summary = Käännä purkupinosi kortit esiin yksi kerrallaan ja pelaa ne keskipinoihin, jotka nousevat ässästä rouvaan. Apunasi ovat käsi ja sivupinot, ja kuningas käy mistä kortista tahansa. Kierroksen voittaa se, joka pelaa purkupinonsa viimeisen kortin, ja ottelun voittaa 50 pisteellä.
spite-and-malice-link = Spite and Malice sivustolla pagat.com (englanniksi)
    .address = https://www.pagat.com/patience/spite.html

## Ranks and suits, and the words for a rank: what a stack waits for (odottaa kakkosta), and what a king is played as
## (kakkosena). A card is one word: the suit and the rank.

-ace = { $case ->
   *[nom] ässä
    [gen] ässän
    [par] ässää
    [ess] ässänä
}
-two = { $case ->
   *[nom] kakkonen
    [gen] kakkosen
    [par] kakkosta
    [ess] kakkosena
}
-three = { $case ->
   *[nom] kolmonen
    [gen] kolmosen
    [par] kolmosta
    [ess] kolmosena
}
-four = { $case ->
   *[nom] nelonen
    [gen] nelosen
    [par] nelosta
    [ess] nelosena
}
-five = { $case ->
   *[nom] viitonen
    [gen] viitosen
    [par] viitosta
    [ess] viitosena
}
-six = { $case ->
   *[nom] kuutonen
    [gen] kuutosen
    [par] kuutosta
    [ess] kuutosena
}
-seven = { $case ->
   *[nom] seiska
    [gen] seiskan
    [par] seiskaa
    [ess] seiskana
}
-eight = { $case ->
   *[nom] kasi
    [gen] kasin
    [par] kasia
    [ess] kasina
}
-nine = { $case ->
   *[nom] ysi
    [gen] ysin
    [par] ysiä
    [ess] ysinä
}
-ten = { $case ->
   *[nom] kymppi
    [gen] kympin
    [par] kymppiä
    [ess] kymppinä
}
-jack = { $case ->
   *[nom] jätkä
    [gen] jätkän
    [par] jätkää
    [ess] jätkänä
}
-queen = { $case ->
   *[nom] rouva
    [gen] rouvan
    [par] rouvaa
    [ess] rouvana
}
-king = { $case ->
   *[nom] kuningas
    [gen] kuninkaan
}
-spades = pata
-hearts = hertta
-diamonds = ruutu
-clubs = risti
spite-and-malice-due = { $due ->
    [1] { -ace(case: "par") }
    [2] { -two(case: "par") }
    [3] { -three(case: "par") }
    [4] { -four(case: "par") }
    [5] { -five(case: "par") }
    [6] { -six(case: "par") }
    [7] { -seven(case: "par") }
    [8] { -eight(case: "par") }
    [9] { -nine(case: "par") }
    [10] { -ten(case: "par") }
    [11] { -jack(case: "par") }
   *[12] { -queen(case: "par") }
}
spite-and-malice-rank = { $amount ->
    [1] { -ace(case: "ess") }
    [2] { -two(case: "ess") }
    [3] { -three(case: "ess") }
    [4] { -four(case: "ess") }
    [5] { -five(case: "ess") }
    [6] { -six(case: "ess") }
    [7] { -seven(case: "ess") }
    [8] { -eight(case: "ess") }
    [9] { -nine(case: "ess") }
    [10] { -ten(case: "ess") }
    [11] { -jack(case: "ess") }
   *[12] { -queen(case: "ess") }
}

## Cards. The name, its genitive, and a label for a screen reader.

spite-and-malice-card-AS = { -spades }{ -ace }
    .gen = { -spades }{ -ace(case: "gen") }
    .label = { -spades }{ -ace }
spite-and-malice-card-2S = { -spades }{ -two }
    .gen = { -spades }{ -two(case: "gen") }
    .label = { -spades }{ -two }
spite-and-malice-card-3S = { -spades }{ -three }
    .gen = { -spades }{ -three(case: "gen") }
    .label = { -spades }{ -three }
spite-and-malice-card-4S = { -spades }{ -four }
    .gen = { -spades }{ -four(case: "gen") }
    .label = { -spades }{ -four }
spite-and-malice-card-5S = { -spades }{ -five }
    .gen = { -spades }{ -five(case: "gen") }
    .label = { -spades }{ -five }
spite-and-malice-card-6S = { -spades }{ -six }
    .gen = { -spades }{ -six(case: "gen") }
    .label = { -spades }{ -six }
spite-and-malice-card-7S = { -spades }{ -seven }
    .gen = { -spades }{ -seven(case: "gen") }
    .label = { -spades }{ -seven }
spite-and-malice-card-8S = { -spades }{ -eight }
    .gen = { -spades }{ -eight(case: "gen") }
    .label = { -spades }{ -eight }
spite-and-malice-card-9S = { -spades }{ -nine }
    .gen = { -spades }{ -nine(case: "gen") }
    .label = { -spades }{ -nine }
spite-and-malice-card-10S = { -spades }{ -ten }
    .gen = { -spades }{ -ten(case: "gen") }
    .label = { -spades }{ -ten }
spite-and-malice-card-JS = { -spades }{ -jack }
    .gen = { -spades }{ -jack(case: "gen") }
    .label = { -spades }{ -jack }
spite-and-malice-card-QS = { -spades }{ -queen }
    .gen = { -spades }{ -queen(case: "gen") }
    .label = { -spades }{ -queen }
spite-and-malice-card-KS = { -spades }{ -king }
    .gen = { -spades }{ -king(case: "gen") }
    .label = { -spades }{ -king }
spite-and-malice-card-AH = { -hearts }{ -ace }
    .gen = { -hearts }{ -ace(case: "gen") }
    .label = { -hearts }{ -ace }
spite-and-malice-card-2H = { -hearts }{ -two }
    .gen = { -hearts }{ -two(case: "gen") }
    .label = { -hearts }{ -two }
spite-and-malice-card-3H = { -hearts }{ -three }
    .gen = { -hearts }{ -three(case: "gen") }
    .label = { -hearts }{ -three }
spite-and-malice-card-4H = { -hearts }{ -four }
    .gen = { -hearts }{ -four(case: "gen") }
    .label = { -hearts }{ -four }
spite-and-malice-card-5H = { -hearts }{ -five }
    .gen = { -hearts }{ -five(case: "gen") }
    .label = { -hearts }{ -five }
spite-and-malice-card-6H = { -hearts }{ -six }
    .gen = { -hearts }{ -six(case: "gen") }
    .label = { -hearts }{ -six }
spite-and-malice-card-7H = { -hearts }{ -seven }
    .gen = { -hearts }{ -seven(case: "gen") }
    .label = { -hearts }{ -seven }
spite-and-malice-card-8H = { -hearts }{ -eight }
    .gen = { -hearts }{ -eight(case: "gen") }
    .label = { -hearts }{ -eight }
spite-and-malice-card-9H = { -hearts }{ -nine }
    .gen = { -hearts }{ -nine(case: "gen") }
    .label = { -hearts }{ -nine }
spite-and-malice-card-10H = { -hearts }{ -ten }
    .gen = { -hearts }{ -ten(case: "gen") }
    .label = { -hearts }{ -ten }
spite-and-malice-card-JH = { -hearts }{ -jack }
    .gen = { -hearts }{ -jack(case: "gen") }
    .label = { -hearts }{ -jack }
spite-and-malice-card-QH = { -hearts }{ -queen }
    .gen = { -hearts }{ -queen(case: "gen") }
    .label = { -hearts }{ -queen }
spite-and-malice-card-KH = { -hearts }{ -king }
    .gen = { -hearts }{ -king(case: "gen") }
    .label = { -hearts }{ -king }
spite-and-malice-card-AD = { -diamonds }{ -ace }
    .gen = { -diamonds }{ -ace(case: "gen") }
    .label = { -diamonds }{ -ace }
spite-and-malice-card-2D = { -diamonds }{ -two }
    .gen = { -diamonds }{ -two(case: "gen") }
    .label = { -diamonds }{ -two }
spite-and-malice-card-3D = { -diamonds }{ -three }
    .gen = { -diamonds }{ -three(case: "gen") }
    .label = { -diamonds }{ -three }
spite-and-malice-card-4D = { -diamonds }{ -four }
    .gen = { -diamonds }{ -four(case: "gen") }
    .label = { -diamonds }{ -four }
spite-and-malice-card-5D = { -diamonds }{ -five }
    .gen = { -diamonds }{ -five(case: "gen") }
    .label = { -diamonds }{ -five }
spite-and-malice-card-6D = { -diamonds }{ -six }
    .gen = { -diamonds }{ -six(case: "gen") }
    .label = { -diamonds }{ -six }
spite-and-malice-card-7D = { -diamonds }{ -seven }
    .gen = { -diamonds }{ -seven(case: "gen") }
    .label = { -diamonds }{ -seven }
spite-and-malice-card-8D = { -diamonds }{ -eight }
    .gen = { -diamonds }{ -eight(case: "gen") }
    .label = { -diamonds }{ -eight }
spite-and-malice-card-9D = { -diamonds }{ -nine }
    .gen = { -diamonds }{ -nine(case: "gen") }
    .label = { -diamonds }{ -nine }
spite-and-malice-card-10D = { -diamonds }{ -ten }
    .gen = { -diamonds }{ -ten(case: "gen") }
    .label = { -diamonds }{ -ten }
spite-and-malice-card-JD = { -diamonds }{ -jack }
    .gen = { -diamonds }{ -jack(case: "gen") }
    .label = { -diamonds }{ -jack }
spite-and-malice-card-QD = { -diamonds }{ -queen }
    .gen = { -diamonds }{ -queen(case: "gen") }
    .label = { -diamonds }{ -queen }
spite-and-malice-card-KD = { -diamonds }{ -king }
    .gen = { -diamonds }{ -king(case: "gen") }
    .label = { -diamonds }{ -king }
spite-and-malice-card-AC = { -clubs }{ -ace }
    .gen = { -clubs }{ -ace(case: "gen") }
    .label = { -clubs }{ -ace }
spite-and-malice-card-2C = { -clubs }{ -two }
    .gen = { -clubs }{ -two(case: "gen") }
    .label = { -clubs }{ -two }
spite-and-malice-card-3C = { -clubs }{ -three }
    .gen = { -clubs }{ -three(case: "gen") }
    .label = { -clubs }{ -three }
spite-and-malice-card-4C = { -clubs }{ -four }
    .gen = { -clubs }{ -four(case: "gen") }
    .label = { -clubs }{ -four }
spite-and-malice-card-5C = { -clubs }{ -five }
    .gen = { -clubs }{ -five(case: "gen") }
    .label = { -clubs }{ -five }
spite-and-malice-card-6C = { -clubs }{ -six }
    .gen = { -clubs }{ -six(case: "gen") }
    .label = { -clubs }{ -six }
spite-and-malice-card-7C = { -clubs }{ -seven }
    .gen = { -clubs }{ -seven(case: "gen") }
    .label = { -clubs }{ -seven }
spite-and-malice-card-8C = { -clubs }{ -eight }
    .gen = { -clubs }{ -eight(case: "gen") }
    .label = { -clubs }{ -eight }
spite-and-malice-card-9C = { -clubs }{ -nine }
    .gen = { -clubs }{ -nine(case: "gen") }
    .label = { -clubs }{ -nine }
spite-and-malice-card-10C = { -clubs }{ -ten }
    .gen = { -clubs }{ -ten(case: "gen") }
    .label = { -clubs }{ -ten }
spite-and-malice-card-JC = { -clubs }{ -jack }
    .gen = { -clubs }{ -jack(case: "gen") }
    .label = { -clubs }{ -jack }
spite-and-malice-card-QC = { -clubs }{ -queen }
    .gen = { -clubs }{ -queen(case: "gen") }
    .label = { -clubs }{ -queen }
spite-and-malice-card-KC = { -clubs }{ -king }
    .gen = { -clubs }{ -king(case: "gen") }
    .label = { -clubs }{ -king }

## Numbers with their words

spite-and-malice-points = { $amount ->
    [one] { $amount } piste
   *[other] { $amount } pistettä
}
spite-and-malice-payoff-cards = { $amount ->
    [one] { $amount } kortti purkupinossa
   *[other] { $amount } korttia purkupinossa
}
spite-and-malice-turns = { $amount ->
    [one] { $amount } vuoro
   *[other] { $amount } vuoroa
}

## Zones. Stacks are numbered from 1. Amount: how many cards lie there. Due: the rank that a stack waits for.
## Beside the stock and the payoff piles the table itself shows how many cards they have.

spite-and-malice-zone-stock = Nostopakka
spite-and-malice-zone-centre = { $amount ->
    [0] Keskipino { $number }, tyhjä, odottaa { spite-and-malice-due }
   *[other] Keskipino { $number }, odottaa { spite-and-malice-due }
}
    .title = Keski { $number }
# A stack that won the round with its last card is full and waits for nothing.
spite-and-malice-zone-centre-full = Keskipino { $number }, täynnä
spite-and-malice-zone-payoff = { $seat_is ->
    [you] Sinun purkupinosi
   *[other] Pelaajan { $seat } purkupino
}
    .title = Purku
spite-and-malice-zone-side = { $amount ->
    [0] { $seat_is ->
        [you] Sinun sivupinosi { $number }, tyhjä
       *[other] Pelaajan { $seat } sivupino { $number }, tyhjä
    }
   *[other] { $seat_is ->
        [you] Sinun sivupinosi { $number }, { cards }
       *[other] Pelaajan { $seat } sivupino { $number }, { cards }
    }
}
spite-and-malice-zone-hand = { $seat_is ->
    [you] Sinun kätesi, { cards }
   *[other] Pelaajan { $seat } käsi, { cards }
}
# A king on a centre stack. Amount: the rank it stands for.
spite-and-malice-zone-king = { $card } { spite-and-malice-rank }

## Counters beside a name

spite-and-malice-counter-score = pisteitä { $amount }, tavoite { $target }
spite-and-malice-counter-payoff = { spite-and-malice-payoff-cards }

## What happened

spite-and-malice-event-start = Ottelu alkaa. Voittoon tarvitaan { spite-and-malice-points }.
spite-and-malice-event-shuffle = Kierros { $amount }. Kaikki kortit sekoitetaan yhteen.
# Amount: the cards of the payoff pile.
spite-and-malice-event-deal = { $seat_is ->
    [you] Sinulle jaetaan purkupinoon { cards } ja käteen viisi.
   *[other] Pelaajalle { $seat } jaetaan purkupinoon { cards } ja käteen viisi.
}
# Amount: how many cards the payoff pile has, this one included.
spite-and-malice-event-turn-up = { $amount ->
    [1] { $seat_is ->
        [you] Purkupinosi viimeinen kortti on { $card }.
       *[other] Pelaajan { $seat } purkupinon viimeinen kortti on { $card }.
    }
   *[other] { $seat_is ->
        [you] Käännät purkupinostasi esiin { $card_gen }. Pinossa on { cards }.
       *[other] { $seat } kääntää purkupinostaan esiin { $card_gen }. Pinossa on { cards }.
    }
}
spite-and-malice-event-tie = Purkupinojen kortit ovat yhtä suuret. Kumpikin pino sekoitetaan, ja uudet kortit käännetään esiin.
spite-and-malice-event-begin = { $seat_is ->
    [you] Purkupinosi päällimmäinen on suurempi, joten sinä aloitat.
   *[other] Pelaajan { $seat } purkupinon päällimmäinen on suurempi, joten { $seat } aloittaa.
}
# The cards are known to the player who draws them.
spite-and-malice-event-draw = { $cause ->
    [refill] { $seat_is ->
        [you] Kätesi tyhjeni, joten nostat { $amount ->
            [one] kortin
           *[other] { cards }
        }.
       *[other] { $seat } pelasi kätensä tyhjäksi ja nostaa { $amount ->
            [one] kortin
           *[other] { cards }
        }.
    }
   *[turn] { $amount ->
        [1] { $card_is ->
            [known] { $seat_is ->
                [you] Nostat { $card_gen }.
               *[other] { $seat } nostaa { $card_gen }.
            }
           *[hidden] { $seat_is ->
                [you] Nostat kortin.
               *[other] { $seat } nostaa kortin.
            }
        }
       *[other] { $seat_is ->
            [you] Nostat { cards }.
           *[other] { $seat } nostaa { cards }.
        }
    }
}
# Cause: where the card was played from.
spite-and-malice-event-play = { $cause ->
    [payoff] { $seat_is ->
        [you] Pelaat purkupinostasi { $card_gen }.
       *[other] { $seat } pelaa purkupinostaan { $card_gen }.
    }
    [side] { $seat_is ->
        [you] Pelaat sivupinosta { $card_gen }.
       *[other] { $seat } pelaa sivupinosta { $card_gen }.
    }
   *[hand] { $seat_is ->
        [you] Pelaat kädestäsi { $card_gen }.
       *[other] { $seat } pelaa kädestään { $card_gen }.
    }
}
# A king. Amount: the rank it stands for.
spite-and-malice-event-wild = { $cause ->
    [payoff] { $seat_is ->
        [you] Pelaat purkupinostasi { $card_gen } { spite-and-malice-rank }.
       *[other] { $seat } pelaa purkupinostaan { $card_gen } { spite-and-malice-rank }.
    }
    [side] { $seat_is ->
        [you] Pelaat sivupinosta { $card_gen } { spite-and-malice-rank }.
       *[other] { $seat } pelaa sivupinosta { $card_gen } { spite-and-malice-rank }.
    }
   *[hand] { $seat_is ->
        [you] Pelaat kädestäsi { $card_gen } { spite-and-malice-rank }.
       *[other] { $seat } pelaa kädestään { $card_gen } { spite-and-malice-rank }.
    }
}
# Amount: the cards of the stock afterwards.
spite-and-malice-event-complete = { $seat_is ->
    [you] Saat keskipinon täyteen. Se sekoitetaan nostopakkaan, jossa on nyt { cards }.
   *[other] { $seat } saa keskipinon täyteen. Se sekoitetaan nostopakkaan, jossa on nyt { cards }.
}
spite-and-malice-event-discard = { $seat_is ->
    [you] Jätät { $card_gen } sivupinoon, ja vuorosi päättyy.
   *[other] { $seat } jättää { $card_gen } sivupinoon ja päättää vuoronsa.
}
spite-and-malice-event-round-won = { $seat_is ->
    [you] Saat purkupinosi tyhjäksi ja voitat kierroksen: { spite-and-malice-points }.
   *[other] { $seat } saa purkupinonsa tyhjäksi ja voittaa kierroksen: { spite-and-malice-points }.
}
# Stock: whose draw it was. Turns: nobody's; amount says how many turns there were.
spite-and-malice-event-round-drawn = { $seat_is ->
    [you] Nostosi jälkeen pakka on tyhjä: kierros päättyy tasan, eikä kukaan saa pisteitä.
    [nobody] { $cause ->
        [turns] { spite-and-malice-turns } ilman voittajaa: kierros päättyy tasan, eikä kukaan saa pisteitä.
       *[stock] Nostopakka on tyhjä: kierros päättyy tasan, eikä kukaan saa pisteitä.
    }
   *[other] Pelaajan { $seat } noston jälkeen pakka on tyhjä: kierros päättyy tasan, eikä kukaan saa pisteitä.
}
spite-and-malice-event-round-over = Kierros { $amount } on ohi.
spite-and-malice-event-match-over = { $seat_is ->
    [you] Voitat ottelun!
    [nobody] Ottelu loppuu tähän: tasapeli.
   *[other] { $seat } voittaa ottelun.
}

## What you can do. The hint says it in one more line. From: the number of the side stack a card comes from.

spite-and-malice-action-play = { $cause ->
    [payoff] Pelaa purkupinostasi { $card } keskipinoon { $number }
    [side] Pelaa { $card } sivupinosta { $from } keskipinoon { $number }
   *[hand] Pelaa { $card } keskipinoon { $number }
}
    .hint = { $cause ->
        [payoff] Purkupinosi pienenee. Sen viimeinen kortti voittaa kierroksen.
        [side] Vuorosi jatkuu. Jos tämän alla on kortti, senkin voi sitten pelata.
       *[hand] Vuorosi jatkuu.
    }
# A king. Amount: the rank it would stand for.
spite-and-malice-action-wild = { $cause ->
    [payoff] Pelaa purkupinostasi { $card } keskipinoon { $number } { spite-and-malice-rank }
    [side] Pelaa { $card } sivupinosta { $from } keskipinoon { $number } { spite-and-malice-rank }
   *[hand] Pelaa { $card } keskipinoon { $number } { spite-and-malice-rank }
}
    .hint = { $cause ->
        [payoff] Purkupinosi pienenee. Sen viimeinen kortti voittaa kierroksen.
        [side] Vuorosi jatkuu. Kuninkaita on vähän: eikö mikään muu kortti kävisi?
       *[hand] Vuorosi jatkuu. Kuninkaita on vähän: eikö mikään muu kortti kävisi?
    }
spite-and-malice-action-discard = Jätä { $card } sivupinoon { $number }
    .hint = Tämä päättää vuorosi.
# What the table does by itself: pressing the stock is refused.
spite-and-malice-action-draw = Nosta kortteja
spite-and-malice-action-next-round = Seuraava kierros
    .hint = Sekoita kaikki kortit ja jaa seuraava kierros.

## What the table asks or says

# The card is the reader’s payoff card.
spite-and-malice-prompt-turn = { $card_is ->
    [known] Sinun vuorosi. Purkupinosi päällimmäinen on { $card }. Pelaa keskelle niin monta korttia kuin haluat. Vuorosi päättyy, kun jätät kortin sivupinoon.
   *[hidden] Sinun vuorosi. Pelaa keskelle niin monta korttia kuin haluat. Vuorosi päättyy, kun jätät kortin sivupinoon.
}
spite-and-malice-prompt-waiting = Vuorossa on { $seat }.
spite-and-malice-prompt-round-won = { $seat_is ->
    [you] Voitit kierroksen: { spite-and-malice-points }.
   *[other] { $seat } voitti kierroksen: { spite-and-malice-points }.
}
spite-and-malice-prompt-round-drawn = { $cause ->
    [turns] Kierros venyi liian pitkäksi. Se päättyi tasan, eikä kukaan saa pisteitä.
   *[stock] Nostopakka on tyhjä. Kierros päättyi tasan, eikä kukaan saa pisteitä.
}
spite-and-malice-prompt-match-won = { $seat_is ->
    [you] Voitat ottelun!
   *[other] { $seat } voittaa ottelun.
}
spite-and-malice-prompt-match-drawn = Ottelu päättyi tasan.

## Notes at a seat

spite-and-malice-note-starter = aloitti kierroksen
spite-and-malice-note-to-act = vuorossa
spite-and-malice-note-points = voittaa kierroksen: { spite-and-malice-points }
spite-and-malice-note-no-points = ei pisteitä
spite-and-malice-note-winner = voitti ottelun

## Why an action is not possible now. Due: the rank that the stack waits for.

spite-and-malice-illegal-play = { $cause ->
    [rank] Tuohon ei käy { $card }, sillä pino odottaa { spite-and-malice-due }. Kortin pitää olla pykälän suurempi kuin se, jonka päälle se pannaan.
    [empty] Tyhjään keskipinoon ei käy { $card }, sillä pino alkaa ässästä.
    [king] Tässä ottelussa kuninkaalla ei voi aloittaa tyhjää keskipinoa. Siihen tarvitaan oikea ässä.
    [ace-first] Voit pelata ässän, ja tässä ottelussa ässä on pelattava ennen mitään muuta.
    [from-payoff] Purkupinosta kortin voi pelata vain keskipinoon. Sen pitää odottaa, kunnes se käy.
    [from-side] Sivupinosta kortin voi pelata vain keskipinoon, ei koskaan siirtää toiseen sivupinoon.
    [covered] Tuo kortti on toisen alla. Sivupinosta voi pelata vain päällimmäisen kortin.
    [no-card] Tuo sivupino on tyhjä, joten siinä ei ole mitään pelattavaa.
    [not-held] Sinulla ei ole tuota korttia kädessä.
    [no-source] Voit pelata kädestäsi, omista sivupinoistasi ja omasta purkupinostasi, mutta et mistään muualta.
    [stock] Kortteja nostetaan vuoron alussa ja silloin, kun käsi on tyhjentynyt. Pöytä nostaa ne puolestasi.
    [no-stack] Tässä ottelussa ei ole sellaista keskipinoa.
    [no-play] Sivupinoon ei pelata kortteja, vaan niitä jätetään sinne.
    [no-discard] Keskipinoon ei jätetä kortteja, vaan niitä pelataan sinne.
    [their-stack] Vastustajan sivupinoihin et voi panna kortteja. Käytä omiasi.
    [no-target] Kortin voi panna vain keskipinoon tai kädestä johonkin omista sivupinoistasi.
    [pass] Vuoroa ei voi jättää väliin. Vuorosi päättyy, kun jätät kädestäsi kortin johonkin omista sivupinoistasi.
    [between-rounds] Kierros on ohi. Jatka painamalla ”Seuraava kierros”.
    [not-scored] Seuraava kierros alkaa vasta, kun tämä on ohi.
   *[other] Säännöt eivät salli sitä nyt.
}
spite-and-malice-illegal-discard = { spite-and-malice-illegal-play }
spite-and-malice-illegal-pass = { spite-and-malice-illegal-play }
spite-and-malice-illegal-next-round = { spite-and-malice-illegal-play }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

spite-and-malice-position-form = kuvaus ei ole sanakirja (dict), jossa on pelkkää tavallista dataa
spite-and-malice-position-unknown-key = kohtaa ”{ $key }” ei tunneta
spite-and-malice-position-card = ”{ $card }” ei ole tämän pelin kortti
spite-and-malice-position-cards = kortteja ”{ $card }” on mukana enemmän kuin pakoissa
spite-and-malice-position-too-few = pinoihin tarvitaan enemmän kortteja kuin pakoissa on
spite-and-malice-position-jokers = tässä pelissä ei ole jokereita
spite-and-malice-position-hands = kohdassa ”hands” pitää olla kaksi luetteloa, kummassakin enintään viisi korttia
spite-and-malice-position-hand = kohdassa ”hand” pitää olla luettelo kortteja pelaajalle A, pelaajalle B tai kummallekin
spite-and-malice-position-payoffs-bottom-first = kohdassa ”payoffs_bottom_first” pitää olla kaksi purkupinoa, kummassakin ainakin yksi kortti, ellei kierrosta ole jo voitettu sillä, ja enintään niin monta kuin jaetaan
spite-and-malice-position-payoff-bottom-first = kohdassa ”payoff_bottom_first” pitää olla luettelo kortteja pelaajalle A, pelaajalle B tai kummallekin
spite-and-malice-position-sides-bottom-first = kohdassa ”sides_bottom_first” pitää olla kummallekin pelaajalle neljä luetteloa kortteja
spite-and-malice-position-side-bottom-first = kohdassa ”side_bottom_first” pitää olla neljä luetteloa kortteja pelaajalle A, pelaajalle B tai kummallekin
spite-and-malice-position-centres-bottom-first = kohdassa ”centres_bottom_first” pitää olla jokaiselle keskipinolle luettelo, joka nousee aukottomasti ässästä, kuninkaat minkä tahansa kortin paikalla, ja päättyy ennen rouvaa
spite-and-malice-position-stock-top-first = kohdan ”stock_top_first” pitää olla luettelo kortteja
spite-and-malice-position-aside = kohdan ”aside” pitää olla luettelo kortteja, jotka eivät ole pelissä
spite-and-malice-position-scores = kohdassa ”scores” pitää olla kaksi kokonaislukua, kumpikin vähintään 0; vain päättyneessä ottelussa jommallakummalla voi olla voittoon tarvittavat pisteet
spite-and-malice-position-phase = kohdan ”phase” pitää olla begin, draw, play, scored tai over
spite-and-malice-position-turn = kohdan ”turn” pitää olla paikka, joka päättää: 0 tai 1, voitetun kierroksen jälkeen voittaja, ja ottelun jälkeen ei mitään
spite-and-malice-position-result = kohdan ”result” pitää kertoa, kuka voitti kierroksen, montako pistettä siitä sai ja mihin se päättyi: payoff, stock tai turns
spite-and-malice-position-outcome = kohdan ”outcome” pitää kertoa, miten ottelu päättyi, ja sen pitää sopia yhteen pisteiden kanssa
spite-and-malice-position-turns = kohdan ”turns” pitää olla kokonaisluku 1:stä viimeiseen sallittuun vuoroon
spite-and-malice-position-round = kohdan ”round” pitää olla luku 1:stä viimeiseen sallittuun kierrokseen
spite-and-malice-position-starter = kohdan ”starter” pitää olla paikka, joka aloitti kierroksen: 0 tai 1
spite-and-malice-position-shuffles = kohdan ”shuffles” pitää kertoa, montako kertaa kierroksella on sekoitettu kortteja
spite-and-malice-position-held = kohdassa ”held” pitää olla kummallekin paikalle luettelo kortteja, jotka voivat olla sen purkupinossa
spite-and-malice-position-action = esimerkin jokaisen siirron pitää olla sanakirja
spite-and-malice-position-by = kohdan ”by” pitää olla A tai B
spite-and-malice-position-players = tätä peliä pelaa kaksi
spite-and-malice-position-payoff-count = kohdassa ”payoff_count” pitää olla korttien määrä A:lle ja B:lle, vähintään 1 ja enintään jaettavien verran
spite-and-malice-position-stock-count = kohdan ”stock_count” pitää olla korttien määrä, joka pakoista löytyy
spite-and-malice-position-actions = kohdan ”actions” pitää olla luettelo tekstejä

## Why an opponent did it. Only what lies open is spoken of.

spite-and-malice-reason-only = { $seat_is ->
    [you] Sinulla ei ole muuta vaihtoehtoa.
   *[other] Pelaajalla { $seat } ei ollut muuta vaihtoehtoa.
}
spite-and-malice-reason-next-round = { $seat_is ->
    [you] Siirry seuraavaan kierrokseen.
   *[other] { $seat } siirtyy seuraavaan kierrokseen.
}
spite-and-malice-reason-payoff = { $seat_is ->
    [you] Purkupinosi kortti käy, joten pelaa se: siitä pinosta on päästävä eroon.
   *[other] { $seat } pelaa kortin purkupinostaan, koska se käy.
}
spite-and-malice-reason-toward = { $seat_is ->
    [you] Tämä kortti avaa tietä purkupinosi kortille.
   *[other] { $seat } pelaa tämän kortin, koska se avaa tietä purkupinon kortille.
}
spite-and-malice-reason-refill = { $seat_is ->
    [you] Pelaa kätesi tyhjäksi, niin saat nostaa viisi lisää.
   *[other] { $seat } pelaa kätensä tyhjäksi saadakseen nostaa viisi lisää.
}
spite-and-malice-reason-free = { $seat_is ->
    [you] Tämä kortti käy, etkä menetä mitään pelaamalla sen.
   *[other] { $seat } pelaa kortin, joka käy, eikä menetä sillä mitään.
}
spite-and-malice-reason-more = { $seat_is ->
    [you] Pelaa se, niin nostat ensi kerralla toisen sen tilalle.
   *[other] { $seat } pelaa kortin nostaakseen ensi kerralla toisen sen tilalle.
}
# The card is the payoff card of the player who would like to play it.
spite-and-malice-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] Pidä huoli, ettei vastustajan purkupinossa oleva { $card } käy mihinkään.
       *[other] { $seat } pitää huolen, ettei vastustajan purkupinossa oleva { $card } käy mihinkään.
    }
   *[hidden] { $seat_is ->
        [you] Pidä huoli, ettei vastustajan purkupinon kortti käy mihinkään.
       *[other] { $seat } pitää huolen, ettei vastustajan purkupinon kortti käy mihinkään.
    }
}
spite-and-malice-reason-tidy = { $seat_is ->
    [you] Jätä se järjestykseen: pykälän suuremman kortin päälle.
   *[other] { $seat } jättää sen järjestykseen, pykälän suuremman kortin päälle.
}
spite-and-malice-reason-same = { $seat_is ->
    [you] Jätä se samanarvoisen kortin päälle.
   *[other] { $seat } jättää sen samanarvoisen kortin päälle.
}
spite-and-malice-reason-open = { $seat_is ->
    [you] Jätä se tyhjään sivupinoon, jossa se ei peitä mitään.
   *[other] { $seat } jättää sen tyhjään sivupinoon, jossa se ei peitä mitään.
}
spite-and-malice-reason-bury = { $seat_is ->
    [you] Jätä se sinne, missä se peittää kortin, jota kaipaat vähiten.
   *[other] { $seat } jättää sen sinne, missä se peittää vähiten tarpeellisen kortin.
}
spite-and-malice-reason-keep-king = { $seat_is ->
    [you] Kuninkaat kannattaa säästää purkupinoa varten.
   *[other] { $seat } haluaa säästää kuninkaat purkupinoa varten.
}
spite-and-malice-reason-whim = { $seat_is ->
    [you] Mikä tahansa näistä käy.
   *[other] { $seat } päätti hetken mielijohteesta.
}
# Samples: how many deals were imagined. Gain: payoff cards ahead of the other player, on average.
spite-and-malice-reason-search = { $seat_is ->
    [you] Tämä onnistui parhaiten { $samples ->
        [one] yhdessä kuvitellussa jaossa
       *[other] { $samples } kuvitellussa jaossa
    }. Etumatka keskimäärin, purkupinon kortteina: { $gain }.
   *[other] { $seat } kuvitteli { $samples ->
        [one] yhden jaon
       *[other] { $samples } jakoa
    }, ja tämä onnistui parhaiten. Etumatka keskimäärin, purkupinon kortteina: { $gain }.
}

## The clauses: aim

SM-1-1 = Kaksi pelaajaa pelaa toisiaan vastaan. Pasianssin tapaan kortit yritetään saada järjestykseen.
SM-1-4 = Yritä saada purkupinosi tyhjäksi ennen vastustajaa.

## The clauses: getting ready

SM-1-2 = Joka kierroksen alussa saat viisi korttia käteen ja 20 kortin purkupinon. Lisäksi sinulla on paikat neljälle sivupinolle, jotka ovat aluksi tyhjiä.
SM-1-3 = Pöydän keskellä on paikat kolmelle keskipinolle, jotka nekin ovat tyhjiä. Jakamatta jääneistä korteista tulee nostopakka, kuvapuoli alaspäin.

## The clauses: the stacks

SM-2-1 = Keskipinon ensimmäinen kortti on ässä. Siitä eteenpäin jokaisen kortin on oltava edellistä pykälän suurempi: kakkonen, kolmonen ja niin edelleen rouvaan asti.
SM-2-2 = Mailla ei ole väliä. Minkä tahansa maan kakkonen käy minkä tahansa maan ässän päälle.
SM-2-3 = Kuningas on kuin jokeri: keskipinossa se käy siitä kortista, jota pino odottaa.
SM-2-4 = Lähteemme esimerkissä ristikympin päälle pelattu kuningas muuttuu rouvaksi. Pino odottaisi kuitenkin jätkää, joten pidämme sitä lipsahduksena.
SM-2-5 = Keskipinon täyttää rouva tai jätkän päälle pelattu kuningas. Täysi pino sekoitetaan nostopakkaan, ja sen paikalle voi aloittaa uuden.
SM-2-6 = Sivupinossa mikä tahansa kortti saa peittää minkä tahansa toisen. Vain päällimmäisen voi pelata.

## The clauses: a turn

SM-3-1 = Vuorosi alussa nostat nostopakasta kortteja, kunnes niitä on kädessäsi viisi.
SM-3-2 = Sen jälkeen siirtoja on neljänlaisia. Kolmella niistä pelataan kortti keskelle, ja neljännellä jätetään kortti sivupinoon.
SM-3-3 = Saat pelata purkupinosi päällimmäisen kortin keskipinoon.
SM-3-4 = Saat pelata minkä tahansa oman sivupinosi päällimmäisen kortin keskipinoon.
SM-3-5 = Saat pelata kortin kädestäsi keskipinoon.
SM-3-6 = Saat jättää kortin kädestäsi johonkin omista sivupinoistasi. Siihen vuorosi päättyy.

## The clauses: scoring

SM-4-1 = Kun pelaat purkupinosi viimeisen kortin keskipinoon, olet voittanut kierroksen, ja se on ohi.
SM-4-2 = Saat silloin pisteen jokaisesta kortista, joka vastustajan purkupinoon on jäänyt.
SM-4-3 = Jos nostopakka loppuu ennen kuin kumpikaan on voittanut, kierros päättyy tasan. Kukaan ei saa siitä pisteitä.
SM-4-4 = Uusia kierroksia pelataan, kunnes jompikumpi on kerännyt 50 pistettä. Hän voittaa ottelun.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

SM-R1 = Pelaamme kahdella 52 kortin pakalla ilman jokereita. Nostopakkaan jää silloin 54 korttia.
    .question = Montako pakkaa peliin tarvitaan?
    .adopted = Kaksi, kuten useimmissa näkemissämme säännöissä. Jakoon menee 50 korttia, joten yhdellä pakalla nostopakkaan jäisi kaksi korttia ja kierros päättyisi ensimmäiseen tai toiseen nostoon.
    .other = Myös kolmella pakalla pelataan. Voit antaa asetukselle packs minkä tahansa luvun yhdestä kolmeen.
SM-R2 = Se, jonka purkupinon päällimmäinen kortti on suurempi, aloittaa. Rouva on suurin, ja kuningas on pienin kaikista. Jos kortit ovat yhtä suuret, kumpikin purkupino sekoitetaan ja uudet kortit käännetään esiin.
    .question = Kuka aloittaa?
    .adopted = Se, jolla on purkupinossaan suurempi kortti esillä. Tätä tapaa näkee eniten. Kuninkaalla ei ole omaa arvoa, joten se jää ässänkin alle.
    .other = Muualla jaetaan tasatilanteessa kaikki kortit uudelleen. Tähän ei ole asetusta.
SM-R3 = Kympin päällä kuningas on jätkä.
    .question = Lähteessämme kympin päälle pelatusta kuninkaasta tulee rouva. Jääkö jätkä väliin?
    .adopted = Ei. Säännön mukaan kuningas on se kortti, jota seuraavaksi tarvitaan, ja sääntö menee esimerkin edelle. Toisessa kohdassa lähde itsekin mainitsee jätkän.
SM-R4 = Saat pelata keskelle niin monta korttia kuin haluat, mistä tahansa paikasta, josta saa pelata. Vuorosi päättyy vain siihen, että jätät kortin sivupinoon, eikä vuoroa voi jättää väliin.
    .question = Tehdäänkö vuorolla yksi siirto vai useita?
    .adopted = Useita. Lähteen mukaan tehdään ”yksi” neljästä siirrosta, mutta siinä sanotaan myös, että vuoron päättää kortin jättäminen sivupinoon. Muut siirrot eivät siis päätä sitä. Kaikki pelin muunnelmat ovat tästä yhtä mieltä.
SM-R5 = Jos kätesi tyhjenee ennen kuin jätät kortin sivupinoon, nostat heti viisi korttia ja jatkat.
    .question = Mitä jos kädessäsi ei ole enää korttia, jolla vuoron voisi päättää?
    .adopted = Nostat viisi ja jatkat, kuten kaikissa säännöissä, joissa asia mainitaan. Jos viimeinen korttisi täyttää pinon, se sekoitetaan nostopakkaan ennen kuin nostat.
SM-R6 = Kierros päättyy tasan heti, kun joku nostaa pakan tyhjiin.
    .question = Milloin nostopakka tarkalleen ottaen on loppu?
    .adopted = Kun sen viimeinen kortti nostetaan, vaikka kortteja olisi juuri riittänyt. Niin säännön sanat kuuluvat.
    .other = Vasta kun kortit eivät riitä nostoon. Jos haluat pelata niin, anna asetukselle stock_out arvo "short".
SM-R7 = Tyhjän keskipinon saa aloittaa kuninkaalla ässän sijasta.
    .question = Käykö kuningas ässästä?
    .adopted = Käy. Kuninkaan saa panna mihin tahansa keskipinoon, siis myös tyhjään, ja se käy siitä kortista, jota pino odottaa.
    .other = Pinon aloittamiseen tarvitaan oikea ässä. Jos haluat pelata niin, anna asetukselle king_opens arvo False.
SM-R8 = Täysi pino palaa nostopakkaan heti. Koko pakka sekoitetaan, ja pinon paikka vapautuu.
    .question = Milloin täysi pino palaa nostopakkaan?
    .adopted = Heti ja ennen kuin kukaan nostaa, joten sen kortteja voi tulla jo seuraavassa nostossa.
SM-R9 = Pisteitä saa vain korteista, jotka vastustajan purkupinoon ovat jääneet. Ottelun voittoon riittää 50 pistettä.
    .question = Saako kierroksen voitosta lisäpisteitä?
    .adopted = Niitä ei mainita, joten niitä ei ole. Kierroksesta saa enintään 20 pistettä, ja ottelu kestää vähintään kolme kierrosta.
    .other = Monessa muunnelmassa voitosta saa viisi pistettä lisää. Voit antaa asetukselle bonus minkä tahansa luvun nollasta kahteenkymmeneen.
SM-R10 = Korttia ei ole pakko pelata vain siksi, että se käy.
    .question = Onko ässä, kakkonen tai purkupinon kortti pakko pelata, jos se käy?
    .adopted = Ei. Lähde ei sano niin, ja korttien panttaaminen kuuluu peliin.
    .other = Ässä, joka käy, on pelattava ensin. Jos haluat pelata niin, anna asetukselle aces_forced arvo True.
SM-R11 = Joka kierroksella purkupinojen päällimmäiset kortit ratkaisevat uudelleen, kuka aloittaa.
    .question = Kuka aloittaa myöhemmät kierrokset?
    .adopted = Muuta ei sanota, joten asia ratkaistaan joka kerta samalla tavalla.
SM-R12 = Sivupinoihin tulee kortteja vain kädestä, ja vain omiin pinoihin.
    .question = Saako purkupinon tai sivupinon kortin panna sivupinoon? Saako vastustajan sivupinoja käyttää?
    .adopted = Ei kumpaakaan. Lähde mainitsee vain kortin jättämisen kädestä omaan sivupinoon.
SM-R13 = Purkupinon päällimmäinen kortti on kuvapuoli ylöspäin, muut kuvapuoli alaspäin.
    .question = Näkeekö purkupinojen kortteja?
    .adopted = Kummankin pinon päällimmäisen kortin, kuten kaikkialla. Alempia ei tunne edes pinon omistaja.
SM-R14 = Keskipinoja on kolme.
    .question = Montako keskipinoa voi olla yhtä aikaa?
    .adopted = Kolme, kuten lähteemme sanoo.
    .other = Monet pelaavat neljällä. Jos haluat pelata niin, anna asetukselle centres arvo 4.
SM-R15 = Purkupinon viimeinen kortti tuo voiton heti, seuraisipa siitä muuten mitä tahansa.
    .question = Mitä jos kierros voisi ratketa yhtä aikaa voittoon ja tasapeliin?
    .adopted = Se voitetaan, eikä muuta enää tapahdu: pinoa ei sekoiteta eikä kortteja nosteta.
SM-R16 = Kuninkaita saa pelata peräkkäin, myös purkupinosta.
    .question = Saako kuninkaan pelata kuninkaan päälle? Entä jos kuningas on purkupinossa?
    .adopted = Kumpikin on sallittua. Lähde ei rajoita sitä, ja kuningas käy mistä kortista tahansa, tulipa se mistä tahansa.
SM-R17 = Kun pelaajilla on ollut yhteensä 400 vuoroa, kierros päättyy tasan.
    .question = Voiko kierros jatkua ikuisesti, kun täysistä pinoista tulee aina lisää nostettavaa?
    .adopted = Ei. 400 vuoron jälkeen se päättyy tasan. Oikeat kierrokset ovat paljon lyhyempiä.
    .other = Muun rajan voit antaa asetuksella max_turns.
SM-R18 = 40 kierroksen jälkeen ottelun voittaa se, jolla on enemmän pisteitä. Jos pisteitä on yhtä paljon, ottelu päättyy tasan.
    .question = Voiko ottelu jatkua ikuisesti, kun tasan päättyneet kierrokset eivät tuo pisteitä?
    .adopted = Ei. 40 kierroksen jälkeen voittaa se, joka on johdossa.
    .other = Muun rajan voit antaa asetuksella max_rounds.
SM-R19 = Pino on täysi, kun siinä on kaksitoista korttia. Kuningas lasketaan siksi kortiksi, josta se käy.
    .question = Millainen on täysi pino?
    .adopted = Sellainen, jossa on kortti jokaista arvoa ässästä rouvaan. Mikä tahansa niistä voi olla kuningas.
SM-R20 = Kumpikin pelaaja näkee sivupinojen kaikki kortit, mutta kustakin pinosta voi pelata vain päällimmäisen.
    .question = Saako sivupinojen peittyneitä kortteja katsoa?
    .adopted = Saa, kummankin pelaajan pinoista. Kaikki ne on jätetty kuvapuoli ylöspäin.
