# Spite & Malice for two, in Polish. The payoff pile is the ballast (balast): what has to be got rid of.

spite-and-malice-title = Spite & Malice
spite-and-malice-place = Pasjans dla dwóch osób, które grają przeciwko sobie. Dwie talie po 52 karty.
spite-and-malice-tagline = Trzy stosy układane wspólnie, cztery na odłożone karty i jeden, którego trzeba się pozbyć przed przeciwnikiem.
spite-and-malice-summary = Twój balast to stos kart, których musisz się pozbyć. Odkrywasz je po jednej i zagrywasz na stosy wspólne, które rosną od asa do damy. Pomagają ci w tym karty z ręki i stosy boczne, a król zastępuje dowolną kartę. Kto zagra ostatnią kartę swojego balastu, wygrywa rundę, a 50 punktów daje wygraną w partii.
spite-and-malice-link = Spite and Malice na pagat.com (po angielsku)
    .address = https://www.pagat.com/patience/spite.html

## Ranks and suits, and the words for a rank: what a stack waits for (czeka na dwójkę), and what a king is played as
## (w roli dwójki). The name of a suit stays as it is in every case.

-ace = { $case ->
   *[nom] as
    [acc] asa
    [gen] asa
}
-two = { $case ->
   *[nom] dwójka
    [acc] dwójkę
    [gen] dwójki
}
-three = { $case ->
   *[nom] trójka
    [acc] trójkę
    [gen] trójki
}
-four = { $case ->
   *[nom] czwórka
    [acc] czwórkę
    [gen] czwórki
}
-five = { $case ->
   *[nom] piątka
    [acc] piątkę
    [gen] piątki
}
-six = { $case ->
   *[nom] szóstka
    [acc] szóstkę
    [gen] szóstki
}
-seven = { $case ->
   *[nom] siódemka
    [acc] siódemkę
    [gen] siódemki
}
-eight = { $case ->
   *[nom] ósemka
    [acc] ósemkę
    [gen] ósemki
}
-nine = { $case ->
   *[nom] dziewiątka
    [acc] dziewiątkę
    [gen] dziewiątki
}
-ten = { $case ->
   *[nom] dziesiątka
    [acc] dziesiątkę
    [gen] dziesiątki
}
-jack = { $case ->
   *[nom] walet
    [acc] waleta
    [gen] waleta
}
-queen = { $case ->
   *[nom] dama
    [acc] damę
    [gen] damy
}
-king = { $case ->
   *[nom] król
    [acc] króla
    [gen] króla
}
-spades = pik
-hearts = kier
-diamonds = karo
-clubs = trefl
spite-and-malice-due = { $due ->
    [1] { -ace(case: "acc") }
    [2] { -two(case: "acc") }
    [3] { -three(case: "acc") }
    [4] { -four(case: "acc") }
    [5] { -five(case: "acc") }
    [6] { -six(case: "acc") }
    [7] { -seven(case: "acc") }
    [8] { -eight(case: "acc") }
    [9] { -nine(case: "acc") }
    [10] { -ten(case: "acc") }
    [11] { -jack(case: "acc") }
   *[12] { -queen(case: "acc") }
}
spite-and-malice-rank = { $amount ->
    [1] { -ace(case: "gen") }
    [2] { -two(case: "gen") }
    [3] { -three(case: "gen") }
    [4] { -four(case: "gen") }
    [5] { -five(case: "gen") }
    [6] { -six(case: "gen") }
    [7] { -seven(case: "gen") }
    [8] { -eight(case: "gen") }
    [9] { -nine(case: "gen") }
    [10] { -ten(case: "gen") }
    [11] { -jack(case: "gen") }
   *[12] { -queen(case: "gen") }
}

## Cards. The name, its accusative and its genitive, and a label for a screen reader.

spite-and-malice-card-AS = { -ace } { -spades }
    .acc = { -ace(case: "acc") } { -spades }
    .gen = { -ace(case: "gen") } { -spades }
    .label = { -ace } { -spades }
spite-and-malice-card-2S = { -two } { -spades }
    .acc = { -two(case: "acc") } { -spades }
    .gen = { -two(case: "gen") } { -spades }
    .label = { -two } { -spades }
spite-and-malice-card-3S = { -three } { -spades }
    .acc = { -three(case: "acc") } { -spades }
    .gen = { -three(case: "gen") } { -spades }
    .label = { -three } { -spades }
spite-and-malice-card-4S = { -four } { -spades }
    .acc = { -four(case: "acc") } { -spades }
    .gen = { -four(case: "gen") } { -spades }
    .label = { -four } { -spades }
spite-and-malice-card-5S = { -five } { -spades }
    .acc = { -five(case: "acc") } { -spades }
    .gen = { -five(case: "gen") } { -spades }
    .label = { -five } { -spades }
spite-and-malice-card-6S = { -six } { -spades }
    .acc = { -six(case: "acc") } { -spades }
    .gen = { -six(case: "gen") } { -spades }
    .label = { -six } { -spades }
spite-and-malice-card-7S = { -seven } { -spades }
    .acc = { -seven(case: "acc") } { -spades }
    .gen = { -seven(case: "gen") } { -spades }
    .label = { -seven } { -spades }
spite-and-malice-card-8S = { -eight } { -spades }
    .acc = { -eight(case: "acc") } { -spades }
    .gen = { -eight(case: "gen") } { -spades }
    .label = { -eight } { -spades }
spite-and-malice-card-9S = { -nine } { -spades }
    .acc = { -nine(case: "acc") } { -spades }
    .gen = { -nine(case: "gen") } { -spades }
    .label = { -nine } { -spades }
spite-and-malice-card-10S = { -ten } { -spades }
    .acc = { -ten(case: "acc") } { -spades }
    .gen = { -ten(case: "gen") } { -spades }
    .label = { -ten } { -spades }
spite-and-malice-card-JS = { -jack } { -spades }
    .acc = { -jack(case: "acc") } { -spades }
    .gen = { -jack(case: "gen") } { -spades }
    .label = { -jack } { -spades }
spite-and-malice-card-QS = { -queen } { -spades }
    .acc = { -queen(case: "acc") } { -spades }
    .gen = { -queen(case: "gen") } { -spades }
    .label = { -queen } { -spades }
spite-and-malice-card-KS = { -king } { -spades }
    .acc = { -king(case: "acc") } { -spades }
    .gen = { -king(case: "gen") } { -spades }
    .label = { -king } { -spades }
spite-and-malice-card-AH = { -ace } { -hearts }
    .acc = { -ace(case: "acc") } { -hearts }
    .gen = { -ace(case: "gen") } { -hearts }
    .label = { -ace } { -hearts }
spite-and-malice-card-2H = { -two } { -hearts }
    .acc = { -two(case: "acc") } { -hearts }
    .gen = { -two(case: "gen") } { -hearts }
    .label = { -two } { -hearts }
spite-and-malice-card-3H = { -three } { -hearts }
    .acc = { -three(case: "acc") } { -hearts }
    .gen = { -three(case: "gen") } { -hearts }
    .label = { -three } { -hearts }
spite-and-malice-card-4H = { -four } { -hearts }
    .acc = { -four(case: "acc") } { -hearts }
    .gen = { -four(case: "gen") } { -hearts }
    .label = { -four } { -hearts }
spite-and-malice-card-5H = { -five } { -hearts }
    .acc = { -five(case: "acc") } { -hearts }
    .gen = { -five(case: "gen") } { -hearts }
    .label = { -five } { -hearts }
spite-and-malice-card-6H = { -six } { -hearts }
    .acc = { -six(case: "acc") } { -hearts }
    .gen = { -six(case: "gen") } { -hearts }
    .label = { -six } { -hearts }
spite-and-malice-card-7H = { -seven } { -hearts }
    .acc = { -seven(case: "acc") } { -hearts }
    .gen = { -seven(case: "gen") } { -hearts }
    .label = { -seven } { -hearts }
spite-and-malice-card-8H = { -eight } { -hearts }
    .acc = { -eight(case: "acc") } { -hearts }
    .gen = { -eight(case: "gen") } { -hearts }
    .label = { -eight } { -hearts }
spite-and-malice-card-9H = { -nine } { -hearts }
    .acc = { -nine(case: "acc") } { -hearts }
    .gen = { -nine(case: "gen") } { -hearts }
    .label = { -nine } { -hearts }
spite-and-malice-card-10H = { -ten } { -hearts }
    .acc = { -ten(case: "acc") } { -hearts }
    .gen = { -ten(case: "gen") } { -hearts }
    .label = { -ten } { -hearts }
spite-and-malice-card-JH = { -jack } { -hearts }
    .acc = { -jack(case: "acc") } { -hearts }
    .gen = { -jack(case: "gen") } { -hearts }
    .label = { -jack } { -hearts }
spite-and-malice-card-QH = { -queen } { -hearts }
    .acc = { -queen(case: "acc") } { -hearts }
    .gen = { -queen(case: "gen") } { -hearts }
    .label = { -queen } { -hearts }
spite-and-malice-card-KH = { -king } { -hearts }
    .acc = { -king(case: "acc") } { -hearts }
    .gen = { -king(case: "gen") } { -hearts }
    .label = { -king } { -hearts }
spite-and-malice-card-AD = { -ace } { -diamonds }
    .acc = { -ace(case: "acc") } { -diamonds }
    .gen = { -ace(case: "gen") } { -diamonds }
    .label = { -ace } { -diamonds }
spite-and-malice-card-2D = { -two } { -diamonds }
    .acc = { -two(case: "acc") } { -diamonds }
    .gen = { -two(case: "gen") } { -diamonds }
    .label = { -two } { -diamonds }
spite-and-malice-card-3D = { -three } { -diamonds }
    .acc = { -three(case: "acc") } { -diamonds }
    .gen = { -three(case: "gen") } { -diamonds }
    .label = { -three } { -diamonds }
spite-and-malice-card-4D = { -four } { -diamonds }
    .acc = { -four(case: "acc") } { -diamonds }
    .gen = { -four(case: "gen") } { -diamonds }
    .label = { -four } { -diamonds }
spite-and-malice-card-5D = { -five } { -diamonds }
    .acc = { -five(case: "acc") } { -diamonds }
    .gen = { -five(case: "gen") } { -diamonds }
    .label = { -five } { -diamonds }
spite-and-malice-card-6D = { -six } { -diamonds }
    .acc = { -six(case: "acc") } { -diamonds }
    .gen = { -six(case: "gen") } { -diamonds }
    .label = { -six } { -diamonds }
spite-and-malice-card-7D = { -seven } { -diamonds }
    .acc = { -seven(case: "acc") } { -diamonds }
    .gen = { -seven(case: "gen") } { -diamonds }
    .label = { -seven } { -diamonds }
spite-and-malice-card-8D = { -eight } { -diamonds }
    .acc = { -eight(case: "acc") } { -diamonds }
    .gen = { -eight(case: "gen") } { -diamonds }
    .label = { -eight } { -diamonds }
spite-and-malice-card-9D = { -nine } { -diamonds }
    .acc = { -nine(case: "acc") } { -diamonds }
    .gen = { -nine(case: "gen") } { -diamonds }
    .label = { -nine } { -diamonds }
spite-and-malice-card-10D = { -ten } { -diamonds }
    .acc = { -ten(case: "acc") } { -diamonds }
    .gen = { -ten(case: "gen") } { -diamonds }
    .label = { -ten } { -diamonds }
spite-and-malice-card-JD = { -jack } { -diamonds }
    .acc = { -jack(case: "acc") } { -diamonds }
    .gen = { -jack(case: "gen") } { -diamonds }
    .label = { -jack } { -diamonds }
spite-and-malice-card-QD = { -queen } { -diamonds }
    .acc = { -queen(case: "acc") } { -diamonds }
    .gen = { -queen(case: "gen") } { -diamonds }
    .label = { -queen } { -diamonds }
spite-and-malice-card-KD = { -king } { -diamonds }
    .acc = { -king(case: "acc") } { -diamonds }
    .gen = { -king(case: "gen") } { -diamonds }
    .label = { -king } { -diamonds }
spite-and-malice-card-AC = { -ace } { -clubs }
    .acc = { -ace(case: "acc") } { -clubs }
    .gen = { -ace(case: "gen") } { -clubs }
    .label = { -ace } { -clubs }
spite-and-malice-card-2C = { -two } { -clubs }
    .acc = { -two(case: "acc") } { -clubs }
    .gen = { -two(case: "gen") } { -clubs }
    .label = { -two } { -clubs }
spite-and-malice-card-3C = { -three } { -clubs }
    .acc = { -three(case: "acc") } { -clubs }
    .gen = { -three(case: "gen") } { -clubs }
    .label = { -three } { -clubs }
spite-and-malice-card-4C = { -four } { -clubs }
    .acc = { -four(case: "acc") } { -clubs }
    .gen = { -four(case: "gen") } { -clubs }
    .label = { -four } { -clubs }
spite-and-malice-card-5C = { -five } { -clubs }
    .acc = { -five(case: "acc") } { -clubs }
    .gen = { -five(case: "gen") } { -clubs }
    .label = { -five } { -clubs }
spite-and-malice-card-6C = { -six } { -clubs }
    .acc = { -six(case: "acc") } { -clubs }
    .gen = { -six(case: "gen") } { -clubs }
    .label = { -six } { -clubs }
spite-and-malice-card-7C = { -seven } { -clubs }
    .acc = { -seven(case: "acc") } { -clubs }
    .gen = { -seven(case: "gen") } { -clubs }
    .label = { -seven } { -clubs }
spite-and-malice-card-8C = { -eight } { -clubs }
    .acc = { -eight(case: "acc") } { -clubs }
    .gen = { -eight(case: "gen") } { -clubs }
    .label = { -eight } { -clubs }
spite-and-malice-card-9C = { -nine } { -clubs }
    .acc = { -nine(case: "acc") } { -clubs }
    .gen = { -nine(case: "gen") } { -clubs }
    .label = { -nine } { -clubs }
spite-and-malice-card-10C = { -ten } { -clubs }
    .acc = { -ten(case: "acc") } { -clubs }
    .gen = { -ten(case: "gen") } { -clubs }
    .label = { -ten } { -clubs }
spite-and-malice-card-JC = { -jack } { -clubs }
    .acc = { -jack(case: "acc") } { -clubs }
    .gen = { -jack(case: "gen") } { -clubs }
    .label = { -jack } { -clubs }
spite-and-malice-card-QC = { -queen } { -clubs }
    .acc = { -queen(case: "acc") } { -clubs }
    .gen = { -queen(case: "gen") } { -clubs }
    .label = { -queen } { -clubs }
spite-and-malice-card-KC = { -king } { -clubs }
    .acc = { -king(case: "acc") } { -clubs }
    .gen = { -king(case: "gen") } { -clubs }
    .label = { -king } { -clubs }

## Numbers with their words. The last form is the one for fractions.

spite-and-malice-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}
spite-and-malice-payoff-cards = { $amount ->
    [one] { $amount } karta balastu
    [few] { $amount } karty balastu
    [many] { $amount } kart balastu
   *[other] { $amount } karty balastu
}
spite-and-malice-turns = { $amount ->
    [one] { $amount } tura
    [few] { $amount } tury
    [many] { $amount } tur
   *[other] { $amount } tury
}

## Zones. Stacks are numbered from 1. Amount: how many cards lie there. Due: the rank that a stack waits for.
## Beside the stock and the payoff piles the table itself shows how many cards they have.

spite-and-malice-zone-stock = Talon
spite-and-malice-zone-centre = { $amount ->
    [0] Stos wspólny { $number }, pusty, czeka na { spite-and-malice-due }
   *[other] Stos wspólny { $number }, czeka na { spite-and-malice-due }
}
    .title = Wspólny { $number }
# A stack that won the round with its last card is full and waits for nothing.
spite-and-malice-zone-centre-full = Stos wspólny { $number }, kompletny
spite-and-malice-zone-payoff = { $seat_is ->
    [you] Twój balast
   *[other] Balast gracza { $seat }
}
    .title = Balast
spite-and-malice-zone-side = { $amount ->
    [0] { $seat_is ->
        [you] Twój stos boczny { $number }, pusty
       *[other] Stos boczny { $number } gracza { $seat }, pusty
    }
   *[other] { $seat_is ->
        [you] Twój stos boczny { $number }, { cards }
       *[other] Stos boczny { $number } gracza { $seat }, { cards }
    }
}
spite-and-malice-zone-hand = { $seat_is ->
    [you] Twoja ręka, { cards }
   *[other] Ręka gracza { $seat }, { cards }
}
# A king on a centre stack. Amount: the rank it stands for.
spite-and-malice-zone-king = { $card } w roli { spite-and-malice-rank }

## Counters beside a name

spite-and-malice-counter-score = punkty: { $amount } z { $target }
spite-and-malice-counter-payoff = { spite-and-malice-payoff-cards }

## What happened

spite-and-malice-event-start = Partia się zaczyna. Cel: { spite-and-malice-points }.
spite-and-malice-event-shuffle = Runda { $amount }. Wszystkie karty tasuje się razem.
# Amount: the cards of the payoff pile.
spite-and-malice-event-deal = { $seat_is ->
    [you] Dostajesz pięć kart na rękę i balast: { cards }.
   *[other] { $seat } dostaje pięć kart na rękę i balast: { cards }.
}
# Amount: how many cards the payoff pile has, this one included.
spite-and-malice-event-turn-up = { $amount ->
    [1] { $seat_is ->
        [you] Ostatnia karta twojego balastu to { $card }.
       *[other] Ostatnia karta balastu gracza { $seat } to { $card }.
    }
   *[other] { $seat_is ->
        [you] Odkrywasz { $card_acc }, wierzchnią z { $amount } kart swojego balastu.
       *[other] { $seat } odkrywa { $card_acc }, wierzchnią z { $amount } kart swojego balastu.
    }
}
spite-and-malice-event-tie = Wierzchnie karty obu balastów są równe. Oba balasty zostają potasowane i odkryte na nowo.
spite-and-malice-event-begin = { $seat_is ->
    [you] Masz wyższą kartę na balaście, więc zaczynasz.
   *[other] { $seat } ma wyższą kartę na balaście, więc zaczyna.
}
# The cards are known to the player who draws them.
spite-and-malice-event-draw = { $cause ->
    [refill] { $seat_is ->
        [you] Nie masz już kart na ręce, więc dobierasz { $amount ->
            [one] kartę
           *[other] { cards }
        }.
       *[other] { $seat } nie ma już kart na ręce i dobiera { $amount ->
            [one] kartę
           *[other] { cards }
        }.
    }
   *[turn] { $amount ->
        [1] { $card_is ->
            [known] { $seat_is ->
                [you] Dobierasz { $card_acc }.
               *[other] { $seat } dobiera { $card_acc }.
            }
           *[hidden] { $seat_is ->
                [you] Dobierasz kartę.
               *[other] { $seat } dobiera kartę.
            }
        }
       *[other] { $seat_is ->
            [you] Dobierasz { cards }.
           *[other] { $seat } dobiera { cards }.
        }
    }
}
# Cause: where the card was played from.
spite-and-malice-event-play = { $cause ->
    [payoff] { $seat_is ->
        [you] Zagrywasz z balastu { $card_acc }.
       *[other] { $seat } zagrywa z balastu { $card_acc }.
    }
    [side] { $seat_is ->
        [you] Zagrywasz ze stosu bocznego { $card_acc }.
       *[other] { $seat } zagrywa ze stosu bocznego { $card_acc }.
    }
   *[hand] { $seat_is ->
        [you] Zagrywasz z ręki { $card_acc }.
       *[other] { $seat } zagrywa z ręki { $card_acc }.
    }
}
# A king. Amount: the rank it stands for.
spite-and-malice-event-wild = { $cause ->
    [payoff] { $seat_is ->
        [you] Zagrywasz z balastu { $card_acc } w roli { spite-and-malice-rank }.
       *[other] { $seat } zagrywa z balastu { $card_acc } w roli { spite-and-malice-rank }.
    }
    [side] { $seat_is ->
        [you] Zagrywasz ze stosu bocznego { $card_acc } w roli { spite-and-malice-rank }.
       *[other] { $seat } zagrywa ze stosu bocznego { $card_acc } w roli { spite-and-malice-rank }.
    }
   *[hand] { $seat_is ->
        [you] Zagrywasz z ręki { $card_acc } w roli { spite-and-malice-rank }.
       *[other] { $seat } zagrywa z ręki { $card_acc } w roli { spite-and-malice-rank }.
    }
}
# Amount: the cards of the stock afterwards.
spite-and-malice-event-complete = { $seat_is ->
    [you] Kompletujesz stos wspólny. Zostaje on wtasowany w talon: razem to { cards }.
   *[other] { $seat } kompletuje stos wspólny. Zostaje on wtasowany w talon: razem to { cards }.
}
spite-and-malice-event-discard = { $seat_is ->
    [you] Odkładasz { $card_acc } na stos boczny i kończysz turę.
   *[other] { $seat } odkłada { $card_acc } na stos boczny i kończy turę.
}
spite-and-malice-event-round-won = { $seat_is ->
    [you] Pozbywasz się balastu: wygrywasz rundę i dostajesz { spite-and-malice-points }.
   *[other] { $seat } pozbywa się balastu: wygrywa rundę i dostaje { spite-and-malice-points }.
}
# Stock: whose draw it was. Turns: nobody's; amount says how many turns there were.
spite-and-malice-event-round-drawn = { $seat_is ->
    [you] Po twoim dobieraniu talon jest pusty: runda kończy się remisem, nikt nie dostaje punktów.
    [nobody] { $cause ->
        [turns] { spite-and-malice-turns } bez zwycięzcy: runda kończy się remisem, nikt nie dostaje punktów.
       *[stock] Talon jest pusty: runda kończy się remisem, nikt nie dostaje punktów.
    }
   *[other] Po dobieraniu gracza { $seat } talon jest pusty: runda kończy się remisem, nikt nie dostaje punktów.
}
spite-and-malice-event-round-over = Koniec rundy { $amount }.
spite-and-malice-event-match-over = { $seat_is ->
    [you] Wygrywasz partię!
    [nobody] Partia kończy się tutaj: remis.
   *[other] { $seat } wygrywa partię.
}

## What you can do. The hint says it in one more line. From: the number of the side stack a card comes from.

spite-and-malice-action-play = { $cause ->
    [payoff] Zagraj z balastu { $card_acc } na stos wspólny { $number }
    [side] Zagraj { $card_acc } ze stosu bocznego { $from } na stos wspólny { $number }
   *[hand] Zagraj { $card_acc } na stos wspólny { $number }
}
    .hint = { $cause ->
        [payoff] To o jedną kartę balastu mniej. Ostatnia wygrywa rundę.
        [side] Grasz dalej. Jeśli pod tą kartą leży inna, też będzie można ją zagrać.
       *[hand] Grasz dalej.
    }
# A king. Amount: the rank it would stand for.
spite-and-malice-action-wild = { $cause ->
    [payoff] Zagraj z balastu { $card_acc } na stos wspólny { $number } w roli { spite-and-malice-rank }
    [side] Zagraj { $card_acc } ze stosu bocznego { $from } na stos wspólny { $number } w roli { spite-and-malice-rank }
   *[hand] Zagraj { $card_acc } na stos wspólny { $number } w roli { spite-and-malice-rank }
}
    .hint = { $cause ->
        [payoff] To o jedną kartę balastu mniej. Ostatnia wygrywa rundę.
        [side] Grasz dalej. Królów jest niewiele: czy nie pasuje jakaś inna karta?
       *[hand] Grasz dalej. Królów jest niewiele: czy nie pasuje jakaś inna karta?
    }
spite-and-malice-action-discard = Odłóż { $card_acc } na stos boczny { $number }
    .hint = To kończy twoją turę.
# What the table does by itself: pressing the stock is refused.
spite-and-malice-action-draw = Dobierz karty
spite-and-malice-action-next-round = Następna runda
    .hint = Potasuj wszystkie karty i rozdaj następną rundę.

## What the table asks or says

# The card is the reader’s payoff card.
spite-and-malice-prompt-turn = { $card_is ->
    [known] Twoja kolej. Na balaście masz { $card_acc }. Zagrywaj na środek, ile chcesz. Turę kończy odłożenie karty na stos boczny.
   *[hidden] Twoja kolej. Zagrywaj na środek, ile chcesz. Turę kończy odłożenie karty na stos boczny.
}
spite-and-malice-prompt-waiting = Teraz gra { $seat }.
spite-and-malice-prompt-round-won = { $seat_is ->
    [you] Wygrywasz rundę i dostajesz { spite-and-malice-points }.
   *[other] { $seat } wygrywa rundę i dostaje { spite-and-malice-points }.
}
spite-and-malice-prompt-round-drawn = { $cause ->
    [turns] Runda trwa za długo. Kończy się remisem, nikt nie dostaje punktów.
   *[stock] Talon jest pusty. Runda kończy się remisem, nikt nie dostaje punktów.
}
spite-and-malice-prompt-match-won = { $seat_is ->
    [you] Wygrywasz partię!
   *[other] { $seat } wygrywa partię.
}
spite-and-malice-prompt-match-drawn = Partia kończy się remisem.

## Notes at a seat

spite-and-malice-note-starter = zaczyna w tej rundzie
spite-and-malice-note-to-act = gra
spite-and-malice-note-points = wygrywa rundę: { spite-and-malice-points }
spite-and-malice-note-no-points = bez punktów
spite-and-malice-note-winner = wygrywa partię

## Why an action is not possible now. Due: the rank that the stack waits for.

spite-and-malice-illegal-play = { $cause ->
    [rank] Nie możesz tam zagrać { $card_gen }: ten stos czeka na { spite-and-malice-due }. Każda karta musi być o jeden wyższa od tej, którą przykrywa.
    [empty] Nie możesz zacząć stosu od { $card_gen }: pusty stos wspólny czeka na asa.
    [king] W tej partii król nie może otworzyć pustego stosu wspólnego. Potrzebny jest prawdziwy as.
    [ace-first] Możesz zagrać asa, a w tej partii asa trzeba zagrać przed wszystkim innym.
    [from-payoff] Karta z balastu może trafić tylko na stos wspólny. Musi poczekać, aż będzie pasować.
    [from-side] Karta ze stosu bocznego może trafić tylko na stos wspólny, nigdy na inny stos boczny.
    [covered] Ta karta jest przykryta. Ze stosu bocznego można zagrać tylko wierzchnią.
    [no-card] Ten stos boczny jest pusty, więc nie ma z niego czego zagrać.
    [not-held] Nie masz tej karty na ręce.
    [no-source] Zagrywać możesz tylko z ręki, z własnych stosów bocznych i z własnego balastu.
    [stock] Karty dobiera się na początku tury i wtedy, gdy skończą się na ręce. Stół robi to za ciebie.
    [no-stack] W tej partii nie ma takiego stosu wspólnego.
    [no-play] Na stos boczny kart się nie zagrywa, tylko się je odkłada.
    [no-discard] Na stos wspólny kart się nie odkłada, tylko się je zagrywa.
    [their-stack] Twoje karty nie mogą trafić na stosy boczne przeciwnika. Wybierz jeden ze swoich.
    [no-target] Karta może trafić tylko na stos wspólny albo z ręki na jeden z twoich stosów bocznych.
    [pass] Nie można spasować. Turę kończysz, odkładając kartę z ręki na jeden ze swoich stosów bocznych.
    [between-rounds] Runda jest skończona. Wybierz „Następna runda”.
    [not-scored] Następna runda zaczyna się dopiero po zakończeniu tej.
   *[other] Zasady teraz na to nie pozwalają.
}
spite-and-malice-illegal-discard = { spite-and-malice-illegal-play }
spite-and-malice-illegal-pass = { spite-and-malice-illegal-play }
spite-and-malice-illegal-next-round = { spite-and-malice-illegal-play }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

spite-and-malice-position-form = to nie jest słownik (dict) ze zwykłymi danymi
spite-and-malice-position-unknown-key = pole „{ $key }” jest nieznane
spite-and-malice-position-card = „{ $card }” nie jest kartą w tej grze
spite-and-malice-position-cards = karta „{ $card }” występuje częściej niż w taliach
spite-and-malice-position-too-few = stosy potrzebują więcej kart, niż jest w taliach
spite-and-malice-position-jokers = w tej grze nie ma jokerów
spite-and-malice-position-hands = „hands” wymaga dwóch list, każdej z najwyżej pięcioma kartami
spite-and-malice-position-hand = „hand” wymaga listy kart dla gracza A, dla gracza B albo dla obu
spite-and-malice-position-payoffs-bottom-first = „payoffs_bottom_first” wymaga dwóch balastów, każdego z co najmniej jedną kartą, chyba że już wygrał, i z najwyżej tyloma, ile się rozdaje
spite-and-malice-position-payoff-bottom-first = „payoff_bottom_first” wymaga listy kart dla gracza A, dla gracza B albo dla obu
spite-and-malice-position-sides-bottom-first = „sides_bottom_first” wymaga czterech list kart dla każdego z dwóch graczy
spite-and-malice-position-side-bottom-first = „side_bottom_first” wymaga czterech list kart dla gracza A, dla gracza B albo dla obu
spite-and-malice-position-centres-bottom-first = „centres_bottom_first” wymaga dla każdego stosu wspólnego listy, która rośnie od asa bez luk, z królami w miejscu dowolnych kart, i kończy się przed damą
spite-and-malice-position-stock-top-first = „stock_top_first” musi być listą kart
spite-and-malice-position-aside = „aside” musi być listą kart, które są poza grą
spite-and-malice-position-scores = „scores” wymaga dwóch liczb całkowitych od 0 wzwyż; tyle, ile daje wygraną, można mieć tylko w zakończonej partii
spite-and-malice-position-phase = „phase” musi być jednym z: begin, draw, play, scored, over
spite-and-malice-position-turn = „turn” musi wskazywać miejsce, które decyduje: 0 lub 1, po wygranej rundzie zwycięzcę, a po zakończeniu partii nikogo
spite-and-malice-position-result = „result” musi mówić, kto wygrywa rundę, ile dostaje punktów i co ją zakończyło: payoff, stock lub turns
spite-and-malice-position-outcome = „outcome” musi mówić, jak skończyła się partia, i zgadzać się z punktami
spite-and-malice-position-turns = „turns” musi być liczbą całkowitą od 1 do ostatniej dozwolonej tury
spite-and-malice-position-round = „round” musi być liczbą od 1 do ostatniej dozwolonej rundy
spite-and-malice-position-starter = „starter” musi być miejscem, które zaczęło rundę: 0 lub 1
spite-and-malice-position-shuffles = „shuffles” musi mówić, ile razy w tej rundzie tasowano karty
spite-and-malice-position-held = „held” wymaga dla każdego miejsca listy kart, które mogą być w jego balaście
spite-and-malice-position-action = każdy ruch w przykładzie musi być słownikiem
spite-and-malice-position-by = „by” musi być A albo B
spite-and-malice-position-players = w tę grę grają dwie osoby
spite-and-malice-position-payoff-count = „payoff_count” musi podawać liczbę kart dla A i dla B, od 1 do tylu, ile się rozdaje
spite-and-malice-position-stock-count = „stock_count” musi być liczbą kart, jaką mogą mieć talie
spite-and-malice-position-actions = „actions” musi być listą tekstów

## Why an opponent did it. Only what lies open is spoken of.

spite-and-malice-reason-only = { $seat_is ->
    [you] Nie masz innego wyboru.
   *[other] { $seat } nie ma innego wyboru.
}
spite-and-malice-reason-next-round = { $seat_is ->
    [you] Przejdź do następnej rundy.
   *[other] { $seat } przechodzi do następnej rundy.
}
spite-and-malice-reason-payoff = { $seat_is ->
    [you] Karta z twojego balastu pasuje, więc ją zagraj: tego stosu trzeba się pozbyć.
   *[other] { $seat } zagrywa kartę z balastu, bo pasuje.
}
spite-and-malice-reason-toward = { $seat_is ->
    [you] Ta karta toruje drogę karcie z twojego balastu.
   *[other] { $seat } zagrywa tę kartę, żeby utorować drogę karcie z balastu.
}
spite-and-malice-reason-refill = { $seat_is ->
    [you] Zagraj wszystko z ręki, a dobierzesz pięć następnych kart.
   *[other] { $seat } zagrywa wszystko z ręki, żeby dobrać pięć następnych kart.
}
spite-and-malice-reason-free = { $seat_is ->
    [you] Ta karta pasuje i nic nie tracisz, zagrywając ją.
   *[other] { $seat } zagrywa pasującą kartę i nic na tym nie traci.
}
spite-and-malice-reason-more = { $seat_is ->
    [you] Zagraj ją, a następnym razem dobierzesz w jej miejsce inną.
   *[other] { $seat } zagrywa kartę, żeby następnym razem dobrać w jej miejsce inną.
}
# The card is the payoff card of the player who would like to play it.
spite-and-malice-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] Dopilnuj, żeby z balastu przeciwnika nie dało się zagrać { $card_gen }.
       *[other] { $seat } pilnuje, żeby z balastu przeciwnika nie dało się zagrać { $card_gen }.
    }
   *[hidden] { $seat_is ->
        [you] Dopilnuj, żeby z balastu przeciwnika nie dało się nic zagrać.
       *[other] { $seat } pilnuje, żeby z balastu przeciwnika nie dało się nic zagrać.
    }
}
spite-and-malice-reason-tidy = { $seat_is ->
    [you] Odłóż tę kartę zgodnie z kolejnością: na kartę o jeden wyższą.
   *[other] { $seat } odkłada tę kartę zgodnie z kolejnością, na kartę o jeden wyższą.
}
spite-and-malice-reason-same = { $seat_is ->
    [you] Odłóż tę kartę na inną tej samej wartości.
   *[other] { $seat } odkłada tę kartę na inną tej samej wartości.
}
spite-and-malice-reason-open = { $seat_is ->
    [you] Odłóż tę kartę na pusty stos boczny: tam niczego nie przykryje.
   *[other] { $seat } odkłada tę kartę na pusty stos boczny, bo tam niczego nie przykryje.
}
spite-and-malice-reason-bury = { $seat_is ->
    [you] Odłóż tę kartę tam, gdzie przykryje tę, której najmniej ci szkoda.
   *[other] { $seat } odkłada tę kartę tam, gdzie przykryje najmniej przydatną.
}
spite-and-malice-reason-keep-king = { $seat_is ->
    [you] Króle najlepiej zachować na chwilę, gdy pomogą pozbyć się balastu.
   *[other] { $seat } woli zachować króle na chwilę, gdy pomogą pozbyć się balastu.
}
spite-and-malice-reason-whim = { $seat_is ->
    [you] Wszystko jedno, co wybierzesz.
   *[other] { $seat } robi tak bez szczególnego powodu.
}
# Samples: how many deals were imagined. Gain: payoff cards ahead of the other player, on average.
spite-and-malice-reason-search = { $seat_is ->
    [you] Ten ruch wypada najlepiej w { $samples ->
        [one] { $samples } rozdaniu rozegranym
       *[other] { $samples } rozdaniach rozegranych
    } w myślach. Średnia przewaga, w kartach balastu: { $gain }.
   *[other] { $seat } rozgrywa w myślach { $samples ->
        [one] { $samples } rozdanie
        [few] { $samples } rozdania
        [many] { $samples } rozdań
       *[other] { $samples } rozdania
    } i ten ruch wypada najlepiej. Średnia przewaga, w kartach balastu: { $gain }.
}

## The clauses: aim

SM-1-1 = Grają dwie osoby, jedna przeciw drugiej. Jak w pasjansie, chodzi o to, żeby ułożyć karty po kolei.
SM-1-4 = Postaraj się pozbyć całego balastu przed przeciwnikiem.

## The clauses: getting ready

SM-1-2 = Na każdą rundę dostajesz pięć kart na rękę i balast z 20 kart. Masz też miejsce na cztery stosy boczne, na początku puste.
SM-1-3 = Na środku jest miejsce na trzy stosy wspólne, także puste. Karty, których nikt nie dostał, tworzą zakryty talon.

## The clauses: the stacks

SM-2-1 = Stos wspólny zaczyna się od asa. Każda następna karta musi być o jeden wyższa: dwójka, trójka i tak dalej, aż do damy.
SM-2-2 = Kolory nie mają znaczenia. Na asa dowolnego koloru można zagrać dwójkę dowolnego koloru.
SM-2-3 = Król zastępuje dowolną kartę. Na stosie wspólnym staje się tą, na którą stos właśnie czeka.
SM-2-4 = W przykładzie z naszego źródła król na dziesiątce trefl liczy się jako dama. Stos czekałby tam jednak na waleta, więc uważamy to za pomyłkę.
SM-2-5 = Stos wspólny kompletuje dama albo król położony na walecie. Kompletny stos wtasowuje się w talon, a na jego miejscu można otworzyć nowy.
SM-2-6 = Na stosie bocznym dowolna karta może przykryć dowolną inną. Zagrać można tylko wierzchnią.

## The clauses: a turn

SM-3-1 = Turę zaczynasz od dobierania z talonu, aż będziesz mieć na ręce pięć kart.
SM-3-2 = Potem masz do wyboru cztery rodzaje ruchów. Trzy z nich to zagranie karty na środek, a czwarty to odłożenie karty.
SM-3-3 = Możesz zagrać na stos wspólny wierzchnią kartę swojego balastu.
SM-3-4 = Możesz zagrać na stos wspólny wierzchnią kartę z któregoś ze swoich stosów bocznych.
SM-3-5 = Możesz zagrać na stos wspólny kartę z ręki.
SM-3-6 = Możesz odłożyć kartę z ręki na własny stos boczny. Z chwilą odłożenia tura się kończy.

## The clauses: scoring

SM-4-1 = Gdy zagrywasz na stos wspólny ostatnią kartę balastu, runda się kończy, a wygrana jest twoja.
SM-4-2 = Za każdą kartę, która została w balaście przeciwnika, dostajesz wtedy punkt.
SM-4-3 = Jeśli talon wyczerpie się, zanim ktoś wygra, runda kończy się remisem. Nikt nie dostaje za nią punktów.
SM-4-4 = Gra się kolejne rundy, aż ktoś uzbiera 50 punktów. Ten gracz wygrywa partię.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

SM-R1 = Gramy dwiema taliami po 52 karty, bez jokerów. Talon liczy wtedy 54 karty.
    .question = Iloma taliami się gra?
    .adopted = Dwiema, jak w większości zasad, które znamy. Rozdanie zabiera 50 kart, więc przy jednej talii w talonie zostałyby dwie i rundę zakończyłoby pierwsze albo drugie dobieranie.
    .other = Gra się też trzema. W ustawieniu packs można podać dowolną liczbę od 1 do 3.
SM-R2 = Zaczyna gracz, który ma wyższą kartę na balaście. Najwyższa jest dama, a król jest najniższy ze wszystkich. Jeśli karty są równe, oba balasty się tasuje i odkrywa na nowo.
    .question = Kto zaczyna?
    .adopted = Ten, kto ma wyższą kartę na wierzchu balastu. Taki sposób spotyka się najczęściej. Król nie ma własnej wartości, więc stoi niżej niż as.
    .other = Gdzie indziej przy równych kartach wszystko rozdaje się od nowa. Nie ma na to ustawienia.
SM-R3 = Król na dziesiątce jest waletem.
    .question = W naszym źródle król na dziesiątce staje się damą. Czy waleta się pomija?
    .adopted = Nie. Zasada mówi, że król jest kartą potrzebną w tej chwili, a zasada jest ważniejsza niż przykład. W innym miejscu samo źródło mówi o waletach.
SM-R4 = Zagrywaj na środek tyle kart, ile chcesz, skądkolwiek wolno. Turę kończy tylko odłożenie karty, a spasować nie można.
    .question = Czy w turze robi się jeden ruch, czy kilka?
    .adopted = Kilka. Źródło pisze wprawdzie o „jednym” z czterech ruchów, ale też o tym, że turę kończy odłożenie karty, więc pozostałe jej nie kończą. Wszystkie odmiany gry są tu zgodne.
SM-R5 = Jeśli zagrasz wszystkie karty z ręki i żadnej nie odłożysz, od razu dobierasz pięć kart i grasz dalej.
    .question = Co wtedy, gdy nie ma już karty, którą można by zakończyć turę?
    .adopted = Dobierasz pięć i grasz dalej, jak we wszystkich zasadach, które o tym wspominają. Jeśli ostatnia karta z ręki kompletuje stos, trafia on do talonu jeszcze przed dobieraniem.
SM-R6 = Gdy tylko dobieranie opróżni talon, runda kończy się remisem.
    .question = Kiedy dokładnie talon jest wyczerpany?
    .adopted = Gdy znika z niego ostatnia karta, nawet jeśli kart akurat wystarczyło. Tak mówią słowa zasady.
    .other = Dopiero wtedy, gdy przy dobieraniu zabraknie kart. Żeby tak grać, ustaw stock_out na "short".
SM-R7 = Król może otworzyć pusty stos wspólny zamiast asa.
    .question = Czy król może zastąpić asa?
    .adopted = Tak. Króla wolno położyć na każdym stosie wspólnym jako kartę, która jest teraz potrzebna, a więc i na pustym.
    .other = Stos musi się zacząć od prawdziwego asa. Żeby tak grać, ustaw king_opens na False.
SM-R8 = Kompletny stos wraca od razu. Cały talon się tasuje, a miejsce jest wolne.
    .question = Kiedy kompletny stos wraca do talonu?
    .adopted = Od razu, zanim ktokolwiek coś dobierze, więc jego karty mogą się trafić już przy najbliższym dobieraniu.
SM-R9 = Punkty są tylko za karty, które zostały w balaście przeciwnika. Do wygrania partii wystarczy 50 punktów.
    .question = Czy za wygranie rundy jest premia?
    .adopted = Nigdzie jej nie wymieniono, więc jej nie ma. Runda daje najwyżej 20 punktów, a partia trwa co najmniej trzy rundy.
    .other = W wielu odmianach dolicza się pięć punktów. W ustawieniu bonus można podać dowolną liczbę od 0 do 20.
SM-R10 = Nie musisz zagrywać karty tylko dlatego, że pasuje.
    .question = Czy trzeba zagrać asa, dwójkę albo kartę z balastu, jeśli się da?
    .adopted = Nie. Źródło tego nie mówi, a przetrzymywanie kart należy do gry.
    .other = Asa, który pasuje, trzeba zagrać najpierw. Żeby tak grać, ustaw aces_forced na True.
SM-R11 = W każdej rundzie o tym, kto zaczyna, znów rozstrzyga wyższa karta na balaście.
    .question = Kto zaczyna następne rundy?
    .adopted = Nic innego nie powiedziano, więc za każdym razem ustala się to tak samo.
SM-R12 = Na stosy boczne trafiają tylko karty z ręki, i tylko na własne.
    .question = Czy kartę z balastu albo ze stosu bocznego można odłożyć na stos boczny? Czy wolno używać stosów przeciwnika?
    .adopted = Ani jedno, ani drugie. Źródło wymienia tylko drogę z ręki na własny stos boczny.
SM-R13 = Wierzchnia karta balastu jest odkryta. Pozostałe są zakryte.
    .question = Czy widać karty w balastach?
    .adopted = Tylko wierzchnie, jak wszędzie. Tego, co leży niżej, nie zna nawet właściciel balastu.
SM-R14 = Są trzy stosy wspólne.
    .question = Ile stosów wspólnych może być naraz?
    .adopted = Trzy, jak mówi nasze źródło.
    .other = Wiele osób gra z czterema. Żeby tak grać, ustaw centres na 4.
SM-R15 = Ostatnia karta balastu wygrywa od razu, cokolwiek jeszcze miałoby się stać.
    .question = Co wtedy, gdy runda mogłaby być naraz wygrana i zremisowana?
    .adopted = Jest wygrana i nic więcej się nie dzieje: stosu się nie tasuje i kart się nie dobiera.
SM-R16 = Króle można zagrywać jeden po drugim, także z balastu.
    .question = Czy król może przykryć króla? A co z królem w balaście?
    .adopted = Wolno jedno i drugie. Źródło nie stawia żadnych granic, a król zastępuje dowolną kartę, bez względu na to, skąd pochodzi.
SM-R17 = Po 400 turach, licząc obu graczy razem, runda kończy się remisem.
    .question = Czy runda może trwać bez końca, skoro kompletne stosy wciąż uzupełniają talon?
    .adopted = Nie. Po 400 turach jest remis. Prawdziwe rundy są o wiele krótsze.
    .other = Inną granicę można podać w ustawieniu max_turns.
SM-R18 = Po 40 rundach partię wygrywa gracz, który ma więcej punktów. Przy równej liczbie punktów jest remis.
    .question = Czy partia może trwać bez końca, skoro za zremisowane rundy nie ma punktów?
    .adopted = Nie. Po 40 rundach wygrywa ten, kto prowadzi.
    .other = Inną granicę można podać w ustawieniu max_rounds.
SM-R19 = Stos jest kompletny, gdy ma dwanaście kart. Król liczy się jako karta, którą zastępuje.
    .question = Jaki stos jest kompletny?
    .adopted = Taki, w którym jest po jednej karcie każdej wartości od asa do damy. Każdą z nich może być król.
SM-R20 = Wszystkie karty na stosach bocznych są dla obu graczy jawne, ale z każdego stosu można zagrać tylko wierzchnią.
    .question = Czy wolno oglądać przykryte karty na stosach bocznych?
    .adopted = Tak, u obu graczy. Wszystkie odłożono odkryte.
