# Monopoly: The Card Game for two to six. Amounts of money are numbers; the sign of the dollar is in the messages.
# Going out is closing the round, as in rummy (a închide).

monopoly-card-game-title = Monopoly: The Card Game
monopoly-card-game-place = Pentru doi până la șase jucători. Un pachet de 60 de cărți. MONOPOLY este o marcă a firmei Hasbro, cu care acest proiect nu are nicio legătură.
monopoly-card-game-tagline = Completează un grup, construiește pe el, închide înaintea tuturor și speră să nu închidă altcineva cât ai în mână o carte de șansă.
monopoly-card-game-summary = Tragi cărți sau faci schimb pentru cele care stau la vedere, până ai în mână grupuri complete și nimic de prisos. Atunci închizi: runda se termină și fiecare mână e plătită pentru ce are în ea, grup cu grup și casă cu casă. Cine ajunge primul la suma stabilită câștigă partida.
monopoly-card-game-link = Jocul pe BoardGameGeek, în engleză
    .address = https://boardgamegeek.com/boardgame/684

## Cards. The name, with an article, with an indefinite article, a short name for lists, and a label for a screen reader.
## Names of properties, GO and Mr. Monopoly are those on the cards and take no article.

monopoly-card-game-card-MED = Mediterranean Avenue
    .the = Mediterranean Avenue
    .a = Mediterranean Avenue
    .short = Mediterranean
    .label = Mediterranean Avenue (violet-închis)
monopoly-card-game-card-BAL = Baltic Avenue
    .the = Baltic Avenue
    .a = Baltic Avenue
    .short = Baltic
    .label = Baltic Avenue (violet-închis)
monopoly-card-game-card-ORI = Oriental Avenue
    .the = Oriental Avenue
    .a = Oriental Avenue
    .short = Oriental
    .label = Oriental Avenue (albastru-deschis)
monopoly-card-game-card-VER = Vermont Avenue
    .the = Vermont Avenue
    .a = Vermont Avenue
    .short = Vermont
    .label = Vermont Avenue (albastru-deschis)
monopoly-card-game-card-CON = Connecticut Avenue
    .the = Connecticut Avenue
    .a = Connecticut Avenue
    .short = Connecticut
    .label = Connecticut Avenue (albastru-deschis)
monopoly-card-game-card-STC = St. Charles Place
    .the = St. Charles Place
    .a = St. Charles Place
    .short = St. Charles
    .label = St. Charles Place (violet-deschis)
monopoly-card-game-card-STA = States Avenue
    .the = States Avenue
    .a = States Avenue
    .short = States
    .label = States Avenue (violet-deschis)
monopoly-card-game-card-VIR = Virginia Avenue
    .the = Virginia Avenue
    .a = Virginia Avenue
    .short = Virginia
    .label = Virginia Avenue (violet-deschis)
monopoly-card-game-card-STJ = St. James Place
    .the = St. James Place
    .a = St. James Place
    .short = St. James
    .label = St. James Place (portocaliu)
monopoly-card-game-card-TEN = Tennessee Avenue
    .the = Tennessee Avenue
    .a = Tennessee Avenue
    .short = Tennessee
    .label = Tennessee Avenue (portocaliu)
monopoly-card-game-card-NYA = New York Avenue
    .the = New York Avenue
    .a = New York Avenue
    .short = New York
    .label = New York Avenue (portocaliu)
monopoly-card-game-card-KEN = Kentucky Avenue
    .the = Kentucky Avenue
    .a = Kentucky Avenue
    .short = Kentucky
    .label = Kentucky Avenue (roșu)
monopoly-card-game-card-IND = Indiana Avenue
    .the = Indiana Avenue
    .a = Indiana Avenue
    .short = Indiana
    .label = Indiana Avenue (roșu)
monopoly-card-game-card-ILL = Illinois Avenue
    .the = Illinois Avenue
    .a = Illinois Avenue
    .short = Illinois
    .label = Illinois Avenue (roșu)
monopoly-card-game-card-ATL = Atlantic Avenue
    .the = Atlantic Avenue
    .a = Atlantic Avenue
    .short = Atlantic
    .label = Atlantic Avenue (galben)
monopoly-card-game-card-VEN = Ventnor Avenue
    .the = Ventnor Avenue
    .a = Ventnor Avenue
    .short = Ventnor
    .label = Ventnor Avenue (galben)
monopoly-card-game-card-MAR = Marvin Gardens
    .the = Marvin Gardens
    .a = Marvin Gardens
    .short = Marvin Gardens
    .label = Marvin Gardens (galben)
monopoly-card-game-card-PAC = Pacific Avenue
    .the = Pacific Avenue
    .a = Pacific Avenue
    .short = Pacific
    .label = Pacific Avenue (verde)
monopoly-card-game-card-NCA = North Carolina Avenue
    .the = North Carolina Avenue
    .a = North Carolina Avenue
    .short = North Carolina
    .label = North Carolina Avenue (verde)
monopoly-card-game-card-PEN = Pennsylvania Avenue
    .the = Pennsylvania Avenue
    .a = Pennsylvania Avenue
    .short = Pennsylvania Avenue
    .label = Pennsylvania Avenue (verde)
monopoly-card-game-card-PKP = Park Place
    .the = Park Place
    .a = Park Place
    .short = Park Place
    .label = Park Place (albastru-închis)
monopoly-card-game-card-BWK = Boardwalk
    .the = Boardwalk
    .a = Boardwalk
    .short = Boardwalk
    .label = Boardwalk (albastru-închis)
monopoly-card-game-card-RDG = Reading Railroad
    .the = Reading Railroad
    .a = Reading Railroad
    .short = Reading
    .label = Reading Railroad (cale ferată)
monopoly-card-game-card-PRR = Pennsylvania Railroad
    .the = Pennsylvania Railroad
    .a = Pennsylvania Railroad
    .short = Pennsylvania Railroad
    .label = Pennsylvania Railroad (cale ferată)
monopoly-card-game-card-BNO = B. & O. Railroad
    .the = B. & O. Railroad
    .a = B. & O. Railroad
    .short = B. & O.
    .label = B. & O. Railroad (cale ferată)
monopoly-card-game-card-SHL = Short Line
    .the = Short Line
    .a = Short Line
    .short = Short Line
    .label = Short Line (cale ferată)
monopoly-card-game-card-ELE = Electric Company
    .the = Electric Company
    .a = Electric Company
    .short = Electric Company
    .label = Electric Company (utilitate)
monopoly-card-game-card-WAT = Water Works
    .the = Water Works
    .a = Water Works
    .short = Water Works
    .label = Water Works (utilitate)
monopoly-card-game-card-H1 = prima casă
    .the = prima casă
    .a = prima casă
    .short = prima casă
    .label = prima casă
monopoly-card-game-card-H2 = a doua casă
    .the = a doua casă
    .a = a doua casă
    .short = a doua casă
    .label = a doua casă
monopoly-card-game-card-H3 = a treia casă
    .the = a treia casă
    .a = a treia casă
    .short = a treia casă
    .label = a treia casă
monopoly-card-game-card-H4 = a patra casă
    .the = a patra casă
    .a = a patra casă
    .short = a patra casă
    .label = a patra casă
monopoly-card-game-card-HT = hotel
    .the = hotelul
    .a = un hotel
    .short = hotel
    .label = hotel
monopoly-card-game-card-TK-CAR = mașină de curse
    .the = mașina de curse
    .a = o mașină de curse
    .short = mașină de curse
    .label = mașină de curse (pion)
monopoly-card-game-card-TK-SHIP = cuirasat
    .the = cuirasatul
    .a = un cuirasat
    .short = cuirasat
    .label = cuirasat (pion)
monopoly-card-game-card-TK-IRON = fier de călcat
    .the = fierul de călcat
    .a = un fier de călcat
    .short = fier de călcat
    .label = fier de călcat (pion)
monopoly-card-game-card-TK-THIMBLE = degetar
    .the = degetarul
    .a = un degetar
    .short = degetar
    .label = degetar (pion)
monopoly-card-game-card-TK-HAT = joben
    .the = jobenul
    .a = un joben
    .short = joben
    .label = joben (pion)
monopoly-card-game-card-TK-BARROW = roabă
    .the = roaba
    .a = o roabă
    .short = roabă
    .label = roabă (pion)
monopoly-card-game-card-GO = carte GO
    .the = cartea GO
    .a = o carte GO
    .short = GO
    .label = GO
monopoly-card-game-card-MR = carte Mr. Monopoly
    .the = cartea Mr. Monopoly
    .a = o carte Mr. Monopoly
    .short = Mr. Monopoly
    .label = Mr. Monopoly
monopoly-card-game-card-CH = carte de șansă
    .the = cartea de șansă
    .a = o carte de șansă
    .short = șansă
    .label = carte de șansă

# Some token, whichever: only Chance can be that.
monopoly-card-game-card-TK = pion
    .the = pionul
    .a = un pion
    .short = pion
    .label = pion

## What a Chance card stands for: always after „drept” or „ține loc de”, so without an article.

monopoly-card-game-role = { $cause ->
    [MED] { monopoly-card-game-card-MED }
    [BAL] { monopoly-card-game-card-BAL }
    [ORI] { monopoly-card-game-card-ORI }
    [VER] { monopoly-card-game-card-VER }
    [CON] { monopoly-card-game-card-CON }
    [STC] { monopoly-card-game-card-STC }
    [STA] { monopoly-card-game-card-STA }
    [VIR] { monopoly-card-game-card-VIR }
    [STJ] { monopoly-card-game-card-STJ }
    [TEN] { monopoly-card-game-card-TEN }
    [NYA] { monopoly-card-game-card-NYA }
    [KEN] { monopoly-card-game-card-KEN }
    [IND] { monopoly-card-game-card-IND }
    [ILL] { monopoly-card-game-card-ILL }
    [ATL] { monopoly-card-game-card-ATL }
    [VEN] { monopoly-card-game-card-VEN }
    [MAR] { monopoly-card-game-card-MAR }
    [PAC] { monopoly-card-game-card-PAC }
    [NCA] { monopoly-card-game-card-NCA }
    [PEN] { monopoly-card-game-card-PEN }
    [PKP] { monopoly-card-game-card-PKP }
    [BWK] { monopoly-card-game-card-BWK }
    [RDG] { monopoly-card-game-card-RDG }
    [PRR] { monopoly-card-game-card-PRR }
    [BNO] { monopoly-card-game-card-BNO }
    [SHL] { monopoly-card-game-card-SHL }
    [ELE] { monopoly-card-game-card-ELE }
    [WAT] { monopoly-card-game-card-WAT }
    [H1] { monopoly-card-game-card-H1 }
    [H2] { monopoly-card-game-card-H2 }
    [H3] { monopoly-card-game-card-H3 }
    [H4] { monopoly-card-game-card-H4 }
    [HT] { monopoly-card-game-card-HT }
   *[TK] { monopoly-card-game-card-TK }
}

## Groups. The name at the beginning of a line; the same chosen by its key; and where a building stands or a token counts.

monopoly-card-game-group-dark-purple = Violet-închis
monopoly-card-game-group-light-blue = Albastru-deschis
monopoly-card-game-group-light-purple = Violet-deschis
monopoly-card-game-group-orange = Portocaliu
monopoly-card-game-group-red = Roșu
monopoly-card-game-group-yellow = Galben
monopoly-card-game-group-green = Verde
monopoly-card-game-group-dark-blue = Albastru-închis
monopoly-card-game-group-railroads = Căi ferate
monopoly-card-game-group-utilities = Utilități
monopoly-card-game-group = { $group ->
    [dark_purple] { monopoly-card-game-group-dark-purple }
    [light_blue] { monopoly-card-game-group-light-blue }
    [light_purple] { monopoly-card-game-group-light-purple }
    [orange] { monopoly-card-game-group-orange }
    [red] { monopoly-card-game-group-red }
    [yellow] { monopoly-card-game-group-yellow }
    [green] { monopoly-card-game-group-green }
    [dark_blue] { monopoly-card-game-group-dark-blue }
    [railroads] { monopoly-card-game-group-railroads }
   *[utilities] { monopoly-card-game-group-utilities }
}
monopoly-card-game-on = { $group ->
    [dark_purple] pe violet-închis
    [light_blue] pe albastru-deschis
    [light_purple] pe violet-deschis
    [orange] pe portocaliu
    [red] pe roșu
    [yellow] pe galben
    [green] pe verde
    [dark_blue] pe albastru-închis
    [railroads] pe căile ferate
   *[utilities] pe utilități
}

## Money, and numbers with their words. Amount, target: dollars. Shed: how many cards have to be discarded afterwards.

monopoly-card-game-money = { $amount } $
monopoly-card-game-target = { $target } $
monopoly-card-game-houses = { $amount ->
    [one] 1 casă
    [few] { $amount } case
   *[other] { $amount } de case
}
monopoly-card-game-shed = { $shed ->
    [0] Apoi nu trebuie să decartezi nimic.
    [one] Apoi decartezi 1 carte.
    [few] Apoi decartezi { $shed } cărți.
   *[other] Apoi decartezi { $shed } de cărți.
}

## Zones. Amount: how many cards lie there. Extra: only, first or second; in the middle the table itself counts cards.

monopoly-card-game-zone-draw = Talon
monopoly-card-game-zone-extra = { $extra ->
    [first] Primul teanc suplimentar
    [second] Al doilea teanc suplimentar
   *[only] Teanc suplimentar
}
monopoly-card-game-zone-pile = { $amount ->
    [0] { $seat_is ->
        [you] Teancul tău de schimb, gol
       *[other] Teancul de schimb al jucătorului { $seat }, gol
    }
   *[other] { $seat_is ->
        [you] Teancul tău de schimb, { cards }
       *[other] Teancul de schimb al jucătorului { $seat }, { cards }
    }
}
    .title = Teanc de schimb
monopoly-card-game-zone-hand = { $seat_is ->
    [you] Mâna ta, { cards }
   *[other] Mâna jucătorului { $seat }, { cards }
}
monopoly-card-game-zone-pass = { $seat_is ->
    [you] Cartea ta pentru stânga
   *[other] Cartea jucătorului { $seat } pentru stânga
}
monopoly-card-game-zone-reward = Recompensă
# A Chance card that was laid down. Cause: what it stands for.
monopoly-card-game-zone-chance = carte de șansă, drept { monopoly-card-game-role }

## Counters and badges beside a name. Worth: what the own hand would be paid if somebody else went out now.

monopoly-card-game-counter-score = { monopoly-card-game-money } din { monopoly-card-game-target }
monopoly-card-game-worth-hand = Mâna valorează acum { monopoly-card-game-money }
# Amount: what the cards are worth to somebody who goes out. Out: that is possible at this moment.
monopoly-card-game-worth-chance = { $cause ->
    [out] Mâna valorează { monopoly-card-game-money } dacă închizi, nimic dacă altcineva închide înainte
   *[in] Mâna nu valorează acum nimic din cauza cărții de șansă; ar valora { monopoly-card-game-money } dacă ai putea închide
}

## What happened

# Amount: what wins the match, in dollars. Seat: the dealer.
monopoly-card-game-event-start = { $seat_is ->
    [you] Partida începe. Se câștigă cu { monopoly-card-game-money }. În prima rundă împarți tu.
   *[other] Partida începe. Se câștigă cu { monopoly-card-game-money }. În prima rundă împarte { $seat }.
}
monopoly-card-game-event-shuffle = { $seat_is ->
    [you] Runda { $amount }. Amesteci toate cărțile și împarți.
   *[other] Runda { $amount }. { $seat } amestecă toate cărțile și împarte.
}
monopoly-card-game-event-deal = { $seat_is ->
    [you] Primești { cards }.
   *[other] { $seat } primește { cards }.
}
# Nobody: an extra pile.
monopoly-card-game-event-open = { $seat_is ->
    [you] Teancul tău de schimb începe cu { $card_a }.
    [nobody] Un teanc suplimentar începe cu { $card_a }.
   *[other] Teancul de schimb al jucătorului { $seat } începe cu { $card_a }.
}
# Other: the dealer.
monopoly-card-game-event-begin = { $seat_is ->
    [you] { $other } a împărțit, iar tu stai la stânga, așa că începi.
   *[other] { $other_is ->
        [you] { $seat } stă la stânga ta și începe.
       *[other] { $other } a împărțit, iar { $seat } stă la stânga și începe.
    }
}
monopoly-card-game-event-draw = { $card_is ->
    [known] { $seat_is ->
        [you] Tragi { $card_a }.
       *[other] { $seat } trage { $card_a }.
    }
   *[hidden] { $seat_is ->
        [you] Tragi o carte.
       *[other] { $seat } trage o carte.
    }
}
monopoly-card-game-event-offer = { $seat_is ->
    [you] Vrei să faci schimb cu { $other }.
   *[other] { $other_is ->
        [you] { $seat } vrea să facă schimb cu tine.
       *[other] { $seat } vrea să facă schimb cu { $other }.
    }
}
monopoly-card-game-event-count = { $seat_is ->
    [you] Ai de gând să schimbi { cards } cu { $other }.
   *[other] { $other_is ->
        [you] { $seat } are de gând să schimbe { cards } cu tine.
       *[other] { $seat } are de gând să schimbe { cards } cu { $other }.
    }
}
monopoly-card-game-event-cancel = { $seat_is ->
    [you] Până la urmă nu mai faci schimb cu { $other }.
   *[other] { $other_is ->
        [you] Până la urmă { $seat } nu mai face schimb cu tine.
       *[other] Până la urmă { $seat } nu mai face schimb cu { $other }.
    }
}
monopoly-card-game-event-put = { $seat_is ->
    [you] Întâi pui { $card_the } din mână pe teancul tău de schimb.
   *[other] Întâi { $seat } pune { $card_the } din mână pe propriul teanc de schimb.
}
# One card: card was given, card2 was taken. More: as many were given as taken.
monopoly-card-game-event-exchange = { $amount ->
    [1] { $seat_is ->
        [you] Faci schimb cu { $other }: dai { $card_the } și primești { $card2_the }.
       *[other] { $other_is ->
            [you] { $seat } face schimb cu tine: dă { $card_the } și primește { $card2_the }.
           *[other] { $seat } face schimb cu { $other }: dă { $card_the } și primește { $card2_the }.
        }
    }
   *[other] { $seat_is ->
        [you] Faci schimb cu { $other }: dai { cards } și primești tot atâtea.
       *[other] { $other_is ->
            [you] { $seat } face schimb cu tine: dă { cards } și primește tot atâtea.
           *[other] { $seat } face schimb cu { $other }: dă { cards } și primește tot atâtea.
        }
    }
}
# Card: what lay on the pile of the other. Card2: what lay on the extra pile.
monopoly-card-game-event-swap-tops = { $seat_is ->
    [you] Schimbi între ele { $card_the } de pe teancul jucătorului { $other } și { $card2_the } de pe un teanc suplimentar.
   *[other] { $other_is ->
        [you] { $seat } schimbă între ele { $card_the } de pe teancul tău și { $card2_the } de pe un teanc suplimentar.
       *[other] { $seat } schimbă între ele { $card_the } de pe teancul jucătorului { $other } și { $card2_the } de pe un teanc suplimentar.
    }
}
# Card: from the extra pile. Card2: from the draw pile.
monopoly-card-game-event-take = { $card2_is ->
    [known] { $seat_is ->
        [you] Iei { $card_the } de pe un teanc suplimentar, tragi { $card2_a } și pui în schimb cele două cărți de sus de pe teancul tău.
       *[other] { $seat } ia { $card_the } de pe un teanc suplimentar, trage { $card2_a } și pune în schimb două cărți.
    }
   *[hidden] { $seat_is ->
        [you] Iei { $card_the } de pe un teanc suplimentar, tragi o carte și pui în schimb cele două cărți de sus de pe teancul tău.
       *[other] { $seat } ia { $card_the } de pe un teanc suplimentar, trage o carte și pune în schimb două cărți.
    }
}
monopoly-card-game-event-discard = { $seat_is ->
    [you] Decartezi { $card_the }.
   *[other] { $seat } decartează { $card_the }.
}
# Five or six: card was given, card2 was taken.
monopoly-card-game-event-swap = { $seat_is ->
    [you] Faci schimb cu { $other }: dai { $card_the } și iei { $card2_the }.
   *[other] { $other_is ->
        [you] { $seat } face schimb cu tine: dă { $card_the } și ia { $card2_the }.
       *[other] { $seat } face schimb cu { $other }: dă { $card_the } și ia { $card2_the }.
    }
}
monopoly-card-game-event-out = { $seat_is ->
    [you] Închizi runda!
   *[other] { $seat } închide runda!
}
monopoly-card-game-event-show = { $seat_is ->
    [you] Îți arăți mâna: { cards }.
   *[other] { $seat } își arată mâna: { cards }.
}
# Amount: the first or the second Chance card. Cause: what it stands for.
monopoly-card-game-event-chance = { $amount ->
    [1] { $seat_is ->
        [you] Cartea ta de șansă ține loc de { monopoly-card-game-role }.
       *[other] Cartea de șansă a jucătorului { $seat } ține loc de { monopoly-card-game-role }.
    }
   *[other] { $seat_is ->
        [you] A doua ta carte de șansă ține loc de { monopoly-card-game-role }.
       *[other] A doua carte de șansă a jucătorului { $seat } ține loc de { monopoly-card-game-role }.
    }
}
monopoly-card-game-event-reward = { $amount ->
    [0] { $seat_is ->
        [you] Nu a mai rămas nicio carte drept recompensă pentru tine.
       *[other] Nu a mai rămas nicio carte drept recompensă pentru { $seat }.
    }
   *[other] { $seat_is ->
        [you] Recompensa ta pentru că ai închis: { cards }.
       *[other] Recompensa jucătorului { $seat } pentru că a închis: { cards }.
    }
}
# Five or six.
monopoly-card-game-event-stay = { $seat_is ->
    [you] Nu închizi.
   *[other] { $seat } nu închide.
}
# The card is known to the player who chose it.
monopoly-card-game-event-choose = { $card_is ->
    [known] { $seat_is ->
        [you] Alegi { $card_the } pentru jucătorul din stânga.
       *[other] { $seat } alege { $card_the } pentru jucătorul din stânga.
    }
   *[hidden] { $seat_is ->
        [you] Alegi o carte pentru jucătorul din stânga.
       *[other] { $seat } alege o carte pentru jucătorul din stânga.
    }
}
monopoly-card-game-event-pass = Fiecare dă o carte mai departe, la stânga.
monopoly-card-game-event-nobody-out = { $cause ->
    [laps] De prea mult timp nu a mai tras nimeni vreo carte. Runda se încheie aici, fără să fi închis cineva.
    [passes] S-au dat cărți mai departe de destule ori. Runda se încheie aici, fără să fi închis cineva.
   *[draw] Talonul s-a terminat. Runda se încheie aici, fără să fi închis cineva.
}
monopoly-card-game-event-void = { $seat_is ->
    [you] Ai o carte de șansă și nu ai închis tu, așa că mâna ta nu valorează nimic.
   *[other] { $seat } are o carte de șansă și nu a închis, așa că mâna sa nu valorează nimic.
}
monopoly-card-game-event-worth = { $seat_is ->
    [you] Mâna ta valorează { monopoly-card-game-money }.
   *[other] Mâna jucătorului { $seat } valorează { monopoly-card-game-money }.
}
monopoly-card-game-event-prize = { $seat_is ->
    [you] Ai cele mai multe cărți Mr. Monopoly și mai primești { monopoly-card-game-money }.
   *[other] { $seat } are cele mai multe cărți Mr. Monopoly și mai primește { monopoly-card-game-money }.
}
# Seat: the next dealer.
monopoly-card-game-event-round-over = { $seat_is ->
    [you] Runda { $amount } s-a încheiat. Acum împarți tu.
   *[other] Runda { $amount } s-a încheiat. Acum împarte { $seat }.
}
monopoly-card-game-event-match-over = { $seat_is ->
    [you] Câștigi partida!
    [nobody] Partida se încheie aici, la egalitate.
   *[other] { $seat } câștigă partida.
}

## What you can do. The hint says it in one more line.
## Taken, given: lists of short names, from the top card down. Extra: only, first or second.

monopoly-card-game-action-draw = Trage o carte
    .hint = Ia cartea din vârful talonului. { monopoly-card-game-shed }
# Taken: the whole pile of the other.
monopoly-card-game-action-trade = Fă schimb cu { $other }
    .hint = Câte iei, spui apoi. De sus în jos, ai putea lua: { $taken }
# Part: a card from the hand has to be given too. Hand: nothing but such a card can be given.
monopoly-card-game-action-count = { $cause ->
    [hand] Ia { $amount }: { $taken } – dă { $amount }: o carte din mână
    [part] Ia { $amount }: { $taken } – dă { $amount }: o carte din mână, { $given }
   *[pile] Ia { $amount }: { $taken } – dă { $amount }: { $given }
}
    .hint = Ce dai ajunge în mâna jucătorului { $other }. { monopoly-card-game-shed }
monopoly-card-game-action-exchange = Dă { $amount }: { $given } – ia { $amount }: { $taken }
    .hint = Ce dai ajunge în mâna jucătorului { $other }. { monopoly-card-game-shed }
# Given: the card from the hand is the first of them.
monopoly-card-game-action-put = Pune întâi { $card_the }. Dă { $amount }: { $given } – ia { $amount }: { $taken }
    .hint = Ce dai ajunge în mâna jucătorului { $other }. { monopoly-card-game-shed }
monopoly-card-game-action-cancel = Fără schimb
    .hint = Încă nu s-a schimbat nicio carte. Fă altceva.
# Card: on the pile of the other. Card2: on the extra pile.
monopoly-card-game-action-swap-tops = { $extra ->
    [first] Schimbă între ele { $card_the } de pe teancul jucătorului { $other } și { $card2_the } de pe primul teanc suplimentar
    [second] Schimbă între ele { $card_the } de pe teancul jucătorului { $other } și { $card2_the } de pe al doilea teanc suplimentar
   *[only] Schimbă între ele { $card_the } de pe teancul jucătorului { $other } și { $card2_the } de pe teancul suplimentar
}
    .hint = Cu asta ți s-a dus tot rândul, iar mâna ta rămâne neschimbată.
# Card: on the extra pile. Given: the two top cards of the own pile.
monopoly-card-game-action-take = { $extra ->
    [first] Ia { $card_the } de pe primul teanc suplimentar și cartea din vârful talonului – dă: { $given }
    [second] Ia { $card_the } de pe al doilea teanc suplimentar și cartea din vârful talonului – dă: { $given }
   *[only] Ia { $card_the } de pe teancul suplimentar și cartea din vârful talonului – dă: { $given }
}
    .hint = Cele două cărți ale tale merg pe teancul suplimentar. { monopoly-card-game-shed }
# Pile: the reward comes from the draw pile. Table: it is all the trade cards.
monopoly-card-game-action-out = Închide runda
    .hint = { $cause ->
        [none] Încă nu. Apasă, și masa îți spune ce te împiedică.
        [table] Mâna ta e completă. Runda se încheie și primești drept recompensă toate cărțile de schimb de pe masă.
       *[pile] Mâna ta e completă. Runda se încheie și primești drept recompensă următoarele cinci cărți din talon.
    }
# Out: it would be possible to go out. Five or six.
monopoly-card-game-action-stay = { $cause ->
    [out] Nu închide
   *[none] Mai departe
}
    .hint = { $cause ->
        [out] Joci mai departe ca să ai mai mult. Se poate însă să închidă altcineva înaintea ta.
       *[none] Încă nu poți închide: ai în mână ceva ce nu se leagă cu nimic.
    }
monopoly-card-game-action-discard = Decartează { $card_the }
    .hint = Cartea ajunge pe teancul tău de schimb, de unde o pot lua alții.
# Other: who sits to the left.
monopoly-card-game-action-pass = Dă { $card_the } mai departe, la { $other }
    .hint = Numai voi veți ști ce carte e. Toate cărțile se dau deodată.
# Cause: what it would stand for.
monopoly-card-game-action-chance = Folosește cartea de șansă drept { monopoly-card-game-role }
    .hint = Așa, nimic din mâna ta nu mai e de prisos.
# Five or six. Card: on the pile of the other. Card2: on the own pile.
monopoly-card-game-action-swap = Ia { $card_the } de la { $other } – dă { $card2_the }
    .hint = Amândouă cărțile se iau în mână. Apoi fiecare dintre voi pune jos alta.
monopoly-card-game-action-next-round = Runda următoare
    .hint = Se amestecă toate cărțile și se împarte pentru runda următoare.

## What the table asks or says

# Out: going out is possible. Extra: there is an extra pile.
monopoly-card-game-prompt-turn = { $cause ->
    [out] E rândul tău. Mâna ta e completă: poți închide. Poți și să tragi o carte sau să faci schimb.
    [extra] E rândul tău. Trage o carte, fă schimb cu alt jucător sau folosește un teanc suplimentar.
   *[play] E rândul tău. Trage o carte sau fă schimb cu alt jucător.
}
monopoly-card-game-prompt-trade = Câte cărți vrei să schimbi cu { $other }? Se iau de sus, de pe ambele teancuri de schimb.
# Needed: the own trade pile has too few cards.
monopoly-card-game-prompt-put = { $cause ->
    [needed] Teancul tău de schimb are prea puține cărți pentru acest schimb. Ce carte din mână pui întâi pe el?
   *[free] Fă schimb cu { $other } chiar așa sau pune întâi o carte din mână pe teancul tău de schimb.
}
# Amount: how many cards are too many. Size: how many may stay.
monopoly-card-game-prompt-shed = La sfârșitul rândului poți avea în mână { $size ->
    [one] 1 carte
    [few] { $size } cărți
   *[other] { $size } de cărți
}: decartează { cards }.
monopoly-card-game-prompt-shed-out = Închizi runda și poți avea în mână { $size ->
    [one] 1 carte
    [few] { $size } cărți
   *[other] { $size } de cărți
}. Decartează întâi ce e de prisos: { cards }.
# Amount: the first or the second Chance card.
monopoly-card-game-prompt-stand = { $amount ->
    [1] În locul cărei cărți pui cartea ta de șansă?
   *[other] În locul cărei cărți pui a doua ta carte de șansă?
}
monopoly-card-game-prompt-swap = E rândul tău. A cui carte de schimb o vrei? O dai pentru ea pe a ta.
# Other: with whom the card on the table was traded.
monopoly-card-game-prompt-lay = Ai făcut schimb cu { $other }. Pune în fața ta o carte din mână: va fi noua ta carte de schimb.
monopoly-card-game-prompt-stay = { $cause ->
    [out] Rândul tău s-a încheiat. Închizi?
   *[none] Rândul tău s-a încheiat. Încă nu poți închide.
}
monopoly-card-game-prompt-last = { $cause ->
    [out] Înainte să se dea cărțile mai departe: închizi?
   *[none] Înainte să se dea cărțile mai departe, poate închide cineva. Tu încă nu poți.
}
# Other: who sits to the left.
monopoly-card-game-prompt-pass = Alege o carte pentru { $other }, la stânga ta. Toate cărțile se dau deodată.
monopoly-card-game-prompt-waiting = Acum joacă { $seat }.
# Seat: who went out. Other: the next dealer.
monopoly-card-game-prompt-scored = { $seat_is ->
    [you] Ai închis și toate mâinile s-au plătit. { $other_is ->
        [you] Acum împarți tu.
       *[other] Acum împarte { $other }.
    }
    [nobody] Nu a închis nimeni, iar toate mâinile s-au plătit. { $other_is ->
        [you] Acum împarți tu.
       *[other] Acum împarte { $other }.
    }
   *[other] { $seat } a închis și toate mâinile s-au plătit. { $other_is ->
        [you] Acum împarți tu.
       *[other] Acum împarte { $other }.
    }
}
monopoly-card-game-prompt-match-won = { $seat_is ->
    [you] Câștigi partida!
   *[other] { $seat } câștigă partida.
}
monopoly-card-game-prompt-match-drawn = Partida se încheie la egalitate.

## Notes at a seat. Amount: dollars.

monopoly-card-game-note-to-act = decide acum
monopoly-card-game-note-asked = i se cere un schimb
monopoly-card-game-note-out = închide
monopoly-card-game-note-chosen = a ales o carte
monopoly-card-game-note-earned = primește { monopoly-card-game-money }
monopoly-card-game-note-went-out = a închis, primește { monopoly-card-game-money }
monopoly-card-game-note-void = are o carte de șansă, nu primește nimic
monopoly-card-game-note-winner = a câștigat partida

## The account of a hand, line by line. Cards: a list of short names.

monopoly-card-game-ledger-title = { $seat_is ->
    [you] Mâna ta
   *[other] Mâna jucătorului { $seat }
}
monopoly-card-game-ledger-group = { monopoly-card-game-group }, grup complet: { $cards }
# Amount: how many railroads.
monopoly-card-game-ledger-railroads = { $amount ->
    [4] Toate cele patru căi ferate: { $cards }
    [one] 1 cale ferată: { $cards }
    [few] { $amount } căi ferate: { $cards }
   *[other] { $amount } de căi ferate: { $cards }
}
monopoly-card-game-ledger-utilities = Ambele utilități: { $cards }
monopoly-card-game-ledger-houses = { monopoly-card-game-houses } { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-hotel = Hotel { monopoly-card-game-on }
# A token, or a Chance card in place of one.
monopoly-card-game-ledger-token = Pion { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-go = Cărți GO: { $amount }
# Amount: how many Mr. Monopoly cards.
monopoly-card-game-ledger-prize = Cele mai multe cărți Mr. Monopoly: { $amount }
monopoly-card-game-ledger-void = Nu se pune nimic: are o carte de șansă
monopoly-card-game-ledger-unused = De prisos: { $cards }
monopoly-card-game-ledger-total = Total { monopoly-card-game-money }
# Amount: what the player has in all.
monopoly-card-game-ledger-note = { $cause ->
    [out] A închis. Are acum { monopoly-card-game-money } din { monopoly-card-game-target }.
   *[in] Are acum { monopoly-card-game-money } din { monopoly-card-game-target }.
}

## Why an action is not possible now. Phase: what is to be done instead.

monopoly-card-game-illegal-draw = { $cause ->
    [between] Runda s-a încheiat. Continuă cu „Runda următoare”.
    [not-scored] Runda următoare începe abia după ce aceasta s-a încheiat.
    [one-a-turn] Ți-ai făcut mutarea. Decartează ce ai în plus și rândul tău s-a încheiat.
    [not-held] Nu ai cartea aceasta în mână.
   *[moment] { $phase ->
        [turn] Nu poți face asta acum. Rândul tău abia începe: trage o carte, fă schimb sau închide, dacă mâna ta e completă.
        [trade] Ești pe cale să faci un schimb. Spune câte cărți sau renunță la el.
        [put] Ești pe cale să faci un schimb. Fă-l, pune întâi o carte din mână pe teanc sau renunță la el.
        [shed] Ai mai multe cărți decât poți păstra. Decartează una.
        [shed_out] Închizi runda. Decartează întâi ce e de prisos.
        [stand] Închizi runda. Spune în locul cărei cărți pui cartea ta de șansă.
        [swap] E rândul tău să faci schimb: alege a cui carte de schimb o vrei.
        [lay] Schimbul nu s-a încheiat. Pune jos o carte din mână: va fi noua ta carte de schimb.
        [stay] Schimbul s-a făcut. Închide, dacă mâna ta e completă, sau mergi mai departe.
        [last] Cărțile se dau imediat mai departe. Închide, dacă mâna ta e completă, sau continuă.
        [pass] Alege din mână o carte pentru jucătorul din stânga ta.
       *[other] Regulile nu permit asta acum.
    }
}
monopoly-card-game-illegal-trade = { $cause ->
    [no-extra] Aici nu e niciun teanc suplimentar: există numai când se joacă în doi sau în trei.
    [extra] Cu un teanc suplimentar nu se face schimb ca și cu un jucător. Poți schimba între ele cartea lui de sus și cartea de sus de pe teancul de schimb al altui jucător sau poți lua cartea lui de sus și cartea din vârful talonului, dând în locul lor cele două cărți de sus de pe teancul tău de schimb.
    [own] Nu poți face schimb cu tine. Alege teancul de schimb al altui jucător.
    [empty] Acolo nu e nimic de schimbat. Faci schimb cu un jucător care are o carte pe teancul de schimb.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-count = { $cause ->
    [too-many] { $amount ->
        [one] Poți schimba o singură carte. Teancurile nu ajung pentru mai mult, chiar dacă pe al tău adaugi o carte din mână.
       *[other] Poți schimba cel puțin o carte și cel mult atâtea: { $amount }. Teancurile nu ajung pentru mai mult, chiar dacă pe al tău poți adăuga o carte din mână.
    }
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-exchange = { $cause ->
    [too-few-own] Teancul tău de schimb are prea puține cărți pentru acest schimb. Pune întâi pe el o carte din mână.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-put = { $cause ->
    [one-put] O carte din mână se pune pe teanc numai înainte de un schimb, și doar una. Acum rândul tău se încheie: decartează ce ai în plus.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-cancel = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-swap-tops = { $cause ->
    [no-extra] Aici nu e niciun teanc suplimentar: există numai când se joacă în doi sau în trei.
    [own] Schimbi cartea altui jucător, nu una dintre ale tale. Alege teancul de schimb al altcuiva.
    [empty] Schimbi între ele cărțile de sus de pe teancul de schimb al altui jucător și de pe un teanc suplimentar, deci trebuie să fie câte o carte pe amândouă.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-take = { $cause ->
    [no-extra] Aici nu e niciun teanc suplimentar: există numai când se joacă în doi sau în trei.
    [two-needed] Iei două cărți și plătești cu două: ai nevoie de două pe teancul tău de schimb și de câte una pe celelalte două teancuri.
   *[other] { monopoly-card-game-illegal-draw }
}
# Size: how many cards a hand needs to go out.
monopoly-card-game-illegal-out = { $cause ->
    [out-number] Ca să închizi, trebuie să ai în mână { $size ->
        [one] 1 carte
        [few] { $size } cărți
       *[other] { $size } de cărți
    }.
    [out-group] Ca să închizi, ai nevoie de un grup complet. Încă nu ai niciunul.
    [out-property] Nu poți închide: { $card_the } nu face parte dintr-un grup complet.
    [out-house] Nu poți închide: { $card_the } nu are loc nicăieri. Pe fiecare grup de culoare complet, casele merg în ordine, fiecare număr o singură dată.
    [out-street] Nu poți închide: { $card_the } are nevoie de un grup de culoare complet. Pe căi ferate și pe utilități nu se construiește.
    [out-hotel] Nu poți închide: un hotel are nevoie de un grup de culoare complet, cu toate cele patru case pe el.
    [out-chance] Nu poți închide: oricum ai folosi cartea de șansă, în mână rămâne ceva de prisos.
    [out-surplus] Nu poți închide: orice cărți ai decarta, în mână rămâne ceva de prisos.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-discard = { $cause ->
    [needed] Nu poți decarta acum { $card_the }: fără această carte nu ai mai putea închide.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-chance = { $cause ->
    [unfit] Cartea de șansă nu poate ține loc de așa ceva. Ține loc de o proprietate, o casă, un hotel sau un pion care se potrivește cu mâna ta, și nimic nu poate rămâne de prisos.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-stay = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-pass = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-next-round = { monopoly-card-game-illegal-draw }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

monopoly-card-game-position-form = nu e scrisă ca un dicționar cu date simple
monopoly-card-game-position-unknown-key = nu există intrarea „{ $key }”
monopoly-card-game-position-actions = „actions” trebuie să fie o listă de texte
monopoly-card-game-position-card = „{ $card }” nu e o carte din acest joc
monopoly-card-game-position-cards = are cartea „{ $card }” de mai multe ori decât pachetul
monopoly-card-game-position-too-few = mâinile și teancurile au nevoie de mai multe cărți decât are pachetul
monopoly-card-game-position-hands = „hands” trebuie să aibă pentru fiecare loc o listă de cărți care se potrivește cu momentul
monopoly-card-game-position-piles-bottom-first = „piles_bottom_first” trebuie să aibă câte o listă de cărți pentru fiecare loc
monopoly-card-game-position-extras-bottom-first = „extras_bottom_first” trebuie să aibă două liste de cărți la doi jucători, una la trei și niciuna la mai mulți
monopoly-card-game-position-draw-top-first = „draw_top_first” trebuie să fie o listă de cărți: goală la cinci sau șase jucători, altfel cu cel puțin o carte cât timp runda continuă
monopoly-card-game-position-reward = „reward” trebuie să fie o listă de cărți, goală până închide cineva
monopoly-card-game-position-aside = „aside” trebuie să fie lista cărților scoase din joc
monopoly-card-game-position-chosen = „chosen” trebuie să aibă pentru fiecare loc o carte sau nimic, iar o carte au ales numai cei cărora le-a venit rândul
monopoly-card-game-position-known = „known” trebuie să aibă, pentru fiecare carte din fiecare mână, locurile care o cunosc, între ele și cel care o are
monopoly-card-game-position-totals = „totals” trebuie să aibă pentru fiecare loc un număr întreg, nu sub zero și nu sub cât s-a plătit în această rundă
monopoly-card-game-position-dealer = „dealer” trebuie să fie un loc
monopoly-card-game-position-round = „round” trebuie să fie un număr de la 1 până la ultima rundă permisă
monopoly-card-game-position-quiet = „quiet” trebuie să numere rândurile de când a tras cineva și să fie mai mic decât numărul care încheie runda
monopoly-card-game-position-passes = „passes” trebuie să numere de câte ori s-au dat cărți mai departe și să fie mai mic decât numărul care încheie runda
monopoly-card-game-position-moved = „moved” trebuie să numere câți jucători au fost la rând în acest tur și să se potrivească cu momentul
monopoly-card-game-position-phase = „phase” trebuie să fie un moment la care poate ajunge acest număr de jucători: turn, trade, put sau shed ori swap, lay, stay, last sau pass, iar în rest shed_out, stand, scored sau over
monopoly-card-game-position-turn = „turn” trebuie să fie locul care decide și nimic după ce s-a încheiat partida
monopoly-card-game-position-trade = „trade” trebuie să spună cine face schimb, cu cine și câte cărți, sau nimic cât timp nu face nimeni schimb
monopoly-card-game-position-out = „out” trebuie să fie locul care închide sau nimic
monopoly-card-game-position-stands = „stands” trebuie să arate de ce cărți țin loc cărțile de șansă puse jos
monopoly-card-game-position-outcome = „outcome” trebuie să spună cum s-a încheiat partida și să se potrivească cu sumele
monopoly-card-game-position-players = „players” trebuie să fie un număr de la 2 la 6
monopoly-card-game-position-options = „options” trebuie să fie un dicționar de setări
monopoly-card-game-position-trade-piles-bottom-first = „trade_piles_bottom_first” trebuie să aibă câte o listă de cărți pentru un loc, pentru X sau pentru Y
monopoly-card-game-position-trade-card = „trade_card” trebuie să aibă câte o carte pentru un loc
monopoly-card-game-position-table-trade-cards = „table_trade_cards” trebuie să aibă câte o carte pentru fiecare loc
monopoly-card-game-position-to-move = „to_move” trebuie să fie un loc
monopoly-card-game-position-went-out = „went_out” trebuie să fie un loc sau nimic
monopoly-card-game-position-action-keys = fiecare mutare dintr-un caz rezolvat trebuie să spună ce se face și tot ce ține de ea, dar nimic altceva
monopoly-card-game-position-values = singurul tabel de valori cunoscut este MC-V1

## Why an opponent did it. Only what lies open is spoken of.

monopoly-card-game-reason-only = { $seat_is ->
    [you] Nu ai de ales.
   *[other] { $seat } nu avea de ales.
}
monopoly-card-game-reason-next-round = { $seat_is ->
    [you] Treci la runda următoare.
   *[other] { $seat } trece la runda următoare.
}
monopoly-card-game-reason-draw = { $seat_is ->
    [you] Trage o carte: nimic din ce e la vedere nu te ajută mai mult.
   *[other] { $seat } trage o carte fiindcă nimic din ce e la vedere nu ajută mai mult.
}
# The card is the one that is wanted.
monopoly-card-game-reason-trade = { $card_is ->
    [known] { $seat_is ->
        [you] Fă schimb ca să iei { $card_the }: e de folos în mâna ta.
       *[other] { $seat } face schimb fiindcă { $card_the } e de folos.
    }
   *[hidden] { $seat_is ->
        [you] Fă schimb pentru cărți care sunt de folos în mâna ta.
       *[other] { $seat } face schimb pentru cărți care sunt de folos.
    }
}
# The card is the one that is put down.
monopoly-card-game-reason-put = { $card_is ->
    [known] { $seat_is ->
        [you] Pune întâi { $card_the }: te poți lipsi de această carte și ai cu ce plăti schimbul.
       *[other] { $seat } pune întâi { $card_the } ca să aibă cu ce plăti schimbul.
    }
   *[hidden] { $seat_is ->
        [you] Pune întâi o carte: ai cu ce plăti schimbul.
       *[other] { $seat } pune întâi o carte ca să aibă cu ce plăti schimbul.
    }
}
monopoly-card-game-reason-out = { $seat_is ->
    [you] Închide înainte să o facă altcineva.
   *[other] { $seat } închide înainte să o facă altcineva.
}
monopoly-card-game-reason-discard = { $card_is ->
    [known] { $seat_is ->
        [you] Cel mai ușor te poți lipsi de această carte: { $card_the }.
       *[other] { $seat } se poate lipsi cel mai ușor de această carte: { $card_the }.
    }
   *[hidden] { $seat_is ->
        [you] Cel mai ușor te poți lipsi de această carte.
       *[other] { $seat } se poate lipsi cel mai ușor de această carte.
    }
}
monopoly-card-game-reason-keep = { $seat_is ->
    [you] Ține laolaltă ce poate face un grup.
   *[other] { $seat } ține laolaltă ce poate face un grup.
}
# The card is one that others would like to have.
monopoly-card-game-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] Ai grijă ca { $card_the } să nu ajungă la altcineva.
       *[other] { $seat } are grijă ca { $card_the } să nu ajungă la altcineva.
    }
   *[hidden] { $seat_is ->
        [you] Ai grijă ca ceilalți să nu primească ce caută.
       *[other] { $seat } are grijă ca ceilalți să nu primească ce caută.
    }
}
monopoly-card-game-reason-pass = { $seat_is ->
    [you] Dă mai departe cartea de care te poți lipsi cel mai ușor.
   *[other] { $seat } dă mai departe cartea cea mai puțin folositoare.
}
monopoly-card-game-reason-stay = { $seat_is ->
    [you] Așteaptă: mâna ta poate să valoreze mai mult.
   *[other] { $seat } așteaptă o mână care să valoreze mai mult.
}
# The card is the one that it stands for.
monopoly-card-game-reason-chance = { $card_is ->
    [known] { $seat_is ->
        [you] Folosește cartea de șansă drept { $card }: așa aduce cel mai mult.
       *[other] { $seat } folosește cartea de șansă drept { $card } fiindcă așa aduce cel mai mult.
    }
   *[hidden] { $seat_is ->
        [you] Folosește cartea de șansă acolo unde aduce cel mai mult.
       *[other] { $seat } folosește cartea de șansă acolo unde aduce cel mai mult.
    }
}
monopoly-card-game-reason-whim = { $seat_is ->
    [you] Merge oricare dintre ele.
   *[other] { $seat } a ales pur și simplu cum i-a venit.
}

## The clauses: the game

MC-1-1 = Pot juca de la doi la șase jucători.
MC-1-2 = Pregătirea ia un minut sau două, iar jocul între 10 și 30 de minute, mai mult când sunt mulți la masă. Norocul are și el un cuvânt de spus. Jocul e pentru cei de la opt ani în sus și exersează adunarea și înțelegerea cu ceilalți.
MC-1-3 = Strânge grupuri de aceeași culoare și adaugă-le cărți bonus. E o rudă îndepărtată a jocului cu tablă.
MC-1-4 = Pe rând, fiecare jucător ia o carte și dă alta, până când mâna cuiva e completă.
MC-1-5 = Atunci se socotește fiecare mână și se plătește în bani de joc.
MC-1-6 = Sursa noastră spune aici că o partidă merge până la 100.000.000 de dolari. Mai departe vorbește de 10.000 și de 7.000, iar noi jucăm până la aceste sume.
MC-1-7 = Jocul a apărut la Winning Moves, sub licență Hasbro. Acum nu se mai tipărește.

## The clauses: the cards

MC-2-1 = Pachetul are 60 de cărți.
MC-2-2 = 28 dintre ele sunt proprietățile cunoscute de pe tabla de joc: 22 de străzi, patru căi ferate și două utilități.
MC-2-3 = O dungă colorată în partea de sus și de jos a unei străzi îi arată grupul. Căile ferate și utilitățile nu au dungă.
MC-2-4 = Pe cartea unei proprietăți scrie cum se numește și din câte cărți e făcut grupul ei.
MC-2-5 = Tot acolo scrie cât valorează grupul complet și cât valorează fiecare casă de pe el.
MC-2-6 = Construcțiile sunt 14 case și două hoteluri. Sursa noastră numără 15 case, dar atunci ar fi mai mult de 60 de cărți.
MC-2-7 = Construcțiile stau pe orice grup de culoare complet. Poți închide și fără să le ai pe toate, dar casele din mână trebuie să meargă în ordine: pentru a doua casă îți trebuie prima.
MC-2-8 = Pe căi ferate și pe utilități nu se construiesc case.
MC-2-9 = O casă valorează cât grupul pe care stă.
MC-2-10 = Șase cărți sunt pioni: mașina de curse, cuirasatul, fierul de călcat, degetarul, jobenul și roaba.
MC-2-11 = Un hotel valorează 500 de dolari, pe orice grup ar sta.
MC-2-12 = Un pion aduce cât valorează un grup de culoare.
MC-2-13 = Sursa noastră mai vorbește și de șase cărți bonus care dublează o mână. Noi credem că sunt tot cei șase pioni, numiți încă o dată. Nimic nu dublează o mână.
MC-2-14 = Sunt patru cărți GO, fiecare de 200 de dolari.
MC-2-15 = Sunt patru cărți Mr. Monopoly. Cine are cele mai multe la sfârșitul rundei primește 1.000 de dolari.
MC-2-16 = Două cărți sunt de șansă. Fiecare ține loc de orice carte care îi lipsește unui grup.
MC-2-17 = Cartea de șansă îi folosește numai celui care închide.
MC-2-18 = Dacă închide altcineva cât ai tu o carte de șansă, mâna ta nu valorează nimic, orice ar fi în ea. Pentru acea rundă primești 0 dolari.

## The clauses: money

MC-3-1 = Scorul se ține în bani de joc.
MC-3-2 = După fiecare rundă, fiecare primește banii pe care i-a câștigat.

## The clauses: four players

MC-4-1 = Cine împarte dă fiecăruia câte zece cărți, în sensul acelor de ceas și cu fața în jos.
MC-4-2 = În fața fiecărui jucător se mai pune câte o carte cu fața în sus. Cu ea începe teancul de schimb al acelui jucător.
MC-4-3 = Teancurile de schimb stau răsfirate, ca toți să vadă fiecare carte.
MC-4-4 = Cărțile rămase stau la mijloc, cu fața în jos. Ele sunt talonul.
MC-4-5 = La sfârșitul rândului tău ai în mână exact zece cărți.
MC-4-6 = Începe jucătorul din stânga celui care a împărțit.
MC-4-7 = Când îți vine rândul, faci unul din trei lucruri: tragi o carte, faci schimb sau închizi.
MC-4-8 = Dacă tragi, iei cartea din vârful talonului. La sfârșit decartezi una pe teancul tău de schimb.
MC-4-9 = Dacă faci schimb, dai câte cărți vrei de pe teancul tău de schimb și primești tot atâtea de pe teancul altui jucător.
MC-4-10 = Înainte de schimb ai voie să decartezi din mână.
MC-4-11 = Cărțile pe care le dai ajung în mâna celuilalt jucător. Acesta decartează ce are în plus când îi vine rândul.
MC-4-12 = Cărțile pe care le iei vin de sus, de pe teancul de schimb al celuilalt.
MC-4-13 = După un schimb decartezi ce ai în plus, iar rândul tău s-a încheiat.
MC-4-14 = Poți închide dacă ai un grup complet, casele tale merg în ordine și nu rămâne de prisos nicio proprietate și nicio casă.
MC-4-15 = Închizi când îți vine iar rândul: decartezi ce ai în plus și anunți că închizi. Cu asta, runda s-a încheiat.
MC-4-16 = Cine închide ia drept recompensă primele cinci cărți din talon și le folosește pe cele care ajută.
MC-4-17 = Cărțile rămase de prisos se pun deoparte înainte să se socotească mâinile.
MC-4-18 = Sursa noastră spune că împărțirea merge în sensul acelor de ceas. Poate fi vorba de felul în care se dau cărțile sau de cine împarte data viitoare. Noi le facem pe amândouă.
MC-4-19 = La fiecare jucător se adună tot ce are mâna.
MC-4-20 = Încă o dată: cine are o carte de șansă și nu a închis primește 0 dolari.
MC-4-21 = În runda următoare împarte jucătorul din stânga. Toate cărțile se amestecă și se împart din nou.
MC-4-22 = Partida se încheie când cineva are 10.000 de dolari.

## The clauses: three players, two players

MC-5-1 = În trei se joacă la fel ca în patru, dar la locul gol stă un al patrulea teanc de schimb. Cu acest teanc suplimentar ai de unde alege.
MC-5-2 = Poți schimba între ele cartea de sus de pe teancul de schimb al altui jucător și cartea de sus de pe teancul suplimentar.
MC-5-3 = Poți lua cartea de sus de pe teancul suplimentar și cartea din vârful talonului, dând în locul lor cele două cărți de sus de pe teancul tău de schimb.
MC-6-1 = În doi se joacă la fel ca în trei, dar cu două teancuri suplimentare în loc de unul.

## The clauses: five or six players

MC-7-1 = Pentru cinci sau șase jucători sunt alte reguli.
MC-7-2 = Se împarte tot pachetul, deci nu există talon.
MC-7-3 = În cinci, fiecare primește 12 cărți.
MC-7-4 = În șase, fiecare primește zece cărți.
MC-7-5 = Fiecare mai are și o carte de schimb, care stă pe masă cu fața în sus.
MC-7-6 = Când îți vine rândul, trebuie să faci schimb cu alt jucător. Fiecare dintre voi ia în mână ce primește.
MC-7-7 = Apoi fiecare dintre voi decartează o carte.
MC-7-8 = După ce le-a venit rândul tuturor, fiecare dă o carte mai departe, în mâna vecinului din stânga. Așa se face la fiecare tur.
MC-7-9 = Poți închide la sfârșitul rândului tău.
MC-7-10 = Poți închide și chiar înainte să se dea cărțile mai departe.
MC-7-11 = Recompensa celui care închide sunt toate cărțile de schimb de pe masă.
MC-7-12 = Partida o câștigă cine are primul 7.000 de dolari.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

MC-R1 = Sunt 14 case: cinci cu numărul 1, patru cu numărul 2, trei cu numărul 3 și două cu numărul 4. Nimic nu dublează o mână.
    .question = În sursa noastră pachetul are 60 de cărți, dar cele pe care le numește sunt 67. Care sunt în plus?
    .adopted = A cincisprezecea casă și șase cărți bonus, care sunt tot cei șase pioni. Numai așa ies 60 de cărți, cum spune editorul. Despre numerele caselor știm doar că două au numărul 4.
    .other = Ar putea fi câte patru case cu numerele 1, 2 și 3. Pune houses pe "4442" ca să joci așa.
MC-R2 = O partidă merge până la 10.000 de dolari în doi, trei sau patru și până la 7.000 în cinci sau șase.
    .question = Cu câți bani se câștigă o partidă: 100.000.000, 10.000 sau 7.000 de dolari?
    .adopted = Cu 10.000, iar în jocul mare cu 7.000, cum spun și alte reguli. Suta de milioane trebuie să fie o scăpare.
    .other = Pentru o partidă mai scurtă sau mai lungă merge orice altă sumă. Pune target pe ea, din 500 în 500.
MC-R3 = Un pion aduce doar valoarea grupului, fără case și hotel.
    .question = Aduce un pion bani și pentru construcțiile de pe grup?
    .adopted = Nu. Sursa noastră vorbește de valoarea grupului, iar de case vorbește separat.
    .other = Ar putea aduce cât grupul cu toate construcțiile lui. Pune token pe "built" ca să joci așa.
MC-R4 = Fiecare pion se socotește separat, după cel mai scump grup de culoare complet al tău. Fără un asemenea grup nu aduce nimic.
    .question = După ce grupuri se socotește un pion și pot fi mai mulți pioni pe același grup?
    .adopted = Numai după grupuri de culoare, iar pe cel mai bun oricâți. Sursa vorbește de un grup de culoare.
    .other = S-ar putea pune și căile ferate, și utilitățile. Pune token_groups pe "any" ca să joci așa.
MC-R5 = Pe fiecare grup de culoare casele merg de la prima, fără goluri, fiecare număr o singură dată. După a patra casă vine un hotel, unul singur pe grup.
    .question = Cum se așază casele pe mai multe grupuri și ce îi trebuie unui hotel?
    .adopted = Fiecare grup are șirul lui de case, iar pentru un hotel trebuie toate patru. Se socotește așezarea care aduce cel mai mult.
MC-R6 = Cartea de șansă poate fi orice proprietate, casă, hotel sau pion de care are nevoie mâna ta. Nu poate fi GO sau Mr. Monopoly și nici o proprietate pe care o ai deja.
    .question = De ce poate ține loc cartea de șansă?
    .adopted = De orice carte necesară. Un grup trebuie să aibă cel puțin o carte adevărată, iar un pion e necesar numai unde există un grup de culoare complet.
MC-R7 = O mână care nu valorează nimic nu se pune nici la Mr. Monopoly.
    .question = Dacă o carte de șansă lasă mâna fără valoare, mai pot fi cărțile ei Mr. Monopoly cele mai multe?
    .adopted = Nu, nu se pune nimic din ea. Banii îi ia cine are cele mai multe dintre ceilalți.
    .other = Acel jucător le are tot pe cele mai multe, deci nu e plătit nimeni. Pune void_counts pe True ca să joci așa.
MC-R8 = Dacă doi jucători au la fel de multe cărți Mr. Monopoly, nu primește nimeni nimic pentru ele.
    .question = Ce se întâmplă dacă au mai mulți cele mai multe cărți Mr. Monopoly?
    .adopted = Nimeni nu ia cei 1.000 de dolari, fiindcă nimeni nu are singur cele mai multe.
MC-R9 = Recompensa poate aduce case, hoteluri, pioni, cărți bonus sau un grup nou întreg. Ce nu ajută se pune deoparte.
    .question = Ce poți face cu cele cinci cărți ale recompensei?
    .adopted = Le folosești pe toate cele care aduc ceva și ajungi astfel până la 15 cărți. Dacă au rămas mai puțin de cinci, le primești pe acelea.
MC-R10 = Cartea de șansă rămâne ce ai spus, în afară de cazul în care recompensa aduce chiar acea carte. Atunci poate deveni casă, hotel sau pion.
    .question = Mai poate cartea de șansă să țină loc de altceva după ce a fost pusă jos?
    .adopted = Numai în acest caz. Așa spune o broșură oficială în altă limbă.
MC-R11 = Închiderea e un rând întreg și se face cu exact atâtea cărți câte are o mână.
    .question = Poți închide în același rând în care ai tras sau ai făcut schimb?
    .adopted = Nu. Sursa noastră vorbește de rândul următor. Întâi decartezi ce ai în plus, apoi îți pui mâna jos.
MC-R12 = Înainte de un schimb poți pune o carte din mână pe teanc, nu mai mult.
    .question = Câte cărți se pot decarta înainte de un schimb?
    .adopted = Una, cum spune o broșură oficială. Sursa noastră nu dă niciun număr.
MC-R13 = Cine primește cărți în schimbul altcuiva le ține până la sfârșitul rândului său următor.
    .question = Când decartează celălalt jucător ce are în plus?
    .adopted = La sfârșitul rândului său următor. Dacă runda se încheie înainte, se socotește o mână cu mai mult de zece cărți.
MC-R14 = Dai cărțile de sus de pe teancul tău de schimb și iei tot atâtea de sus de pe celălalt, cel puțin una.
    .question = Ce cărți se dau și se iau și câte?
    .adopted = Mereu cele de sus. O carte pusă înainte este atunci cea de sus a ta. Cu un teanc gol nu se poate face schimb.
MC-R15 = Cele două mutări cu un teanc suplimentar stau la alegere pe lângă tragere, schimb și închidere. Fiecare ține un rând întreg.
    .question = Cum se fac mai exact cele două mutări cu un teanc suplimentar?
    .adopted = Ele se adaugă celor obișnuite. La a doua, ambele cărți îți vin în mână, iar ale tale merg amândouă pe teancul suplimentar, întâi cea de sus. Altfel nu se poate face schimb cu un teanc suplimentar.
    .other = Poate că sursa vrea să spună că în trei sunt permise numai aceste mutări. Poate vrea să spună și că pe fiecare dintre cele două teancuri merge câte o carte de-a ta. Pentru asta nu există nicio setare.
MC-R16 = Ultima dintre cele 12 sau zece cărți ale tale se întoarce și devine cartea ta de schimb, deci în mână rămân 11 sau nouă.
    .question = În cinci sau șase, toate cele 60 de cărți sunt în mâini. De unde vine cartea de schimb?
    .adopted = E una dintre cele împărțite. Altfel ar trebui să fie mai mult de 60.
MC-R17 = Cine nu a închis e plătit pentru grupurile complete cu casele în ordine, pentru pioni, GO și Mr. Monopoly. Restul nu valorează nimic.
    .question = Cât valorează o mână neterminată?
    .adopted = Cât tot ce e complet în ea, ca și cum restul nu ar exista.
MC-R18 = Când s-a terminat talonul la rândul cuiva, runda se încheie fără să fi închis cineva. Nu se dă recompensă, iar orice mână cu o carte de șansă nu valorează nimic.
    .question = Ce se întâmplă dacă talonul se termină înainte să închidă cineva?
    .adopted = Runda se încheie după acel rând și se socotesc toate mâinile.
MC-R19 = Decartezi până rămâi cu zece cărți, oricâte ar fi de decartat.
    .question = Câte cărți decartezi după ce tragi?
    .adopted = Toate cele în plus, ca după un schimb.
MC-R20 = Două căi ferate sunt deja un grup complet. Trei sau patru valorează mai mult. Utilitățile trebuie să fie amândouă.
    .question = Când sunt complete căile ferate și utilitățile?
    .adopted = Cu două cărți, iar asta ajunge și ca să închizi. Descrierile jocului spun că aduc bani două, trei sau patru căi ferate.
    .other = Ar putea fi nevoie de trei căi ferate sau de toate patru. Pune railroads_from pe 3 sau pe 4 ca să joci așa.
MC-R21 = Dacă doi jucători ajung deodată la suma stabilită, câștigă cel cu mai mulți bani. Dacă au la fel, se mai joacă o rundă.
    .question = Cine câștigă dacă doi jucători ajung la suma stabilită în aceeași rundă?
    .adopted = Cine are mai mult. Sursa noastră nu spune nimic despre asta.
MC-R22 = Pot juca de la doi la șase.
    .question = Pot juca șapte până la zece, cum scrie în textul sursei noastre?
    .adopted = Nu. Chiar titlul ei spune cinci sau șase, la fel și alții. Nu ar ajunge cărțile.
MC-R23 = În cinci sau șase se schimbă între ele cărțile de schimb de pe masă. Poți cere oricui și nimeni nu poate refuza. Apoi pui jos o nouă carte de schimb întâi tu, iar după tine celălalt.
    .question = Cum se fac schimbul și închiderea în cinci sau șase?
    .adopted = Închizi după schimbul tău sau, ca oricine, chiar înainte să se dea cărțile mai departe, iar atunci ele nu se mai dau. Dacă vor mai mulți, închide primul la rând. Aici închiderea nu e un rând întreg.
MC-R24 = Se poate da mai departe orice carte din mână. Toți aleg înainte să vadă cineva ce primește.
    .question = Ce carte se dă la stânga?
    .adopted = Una aleasă liber. Nu se spune nimic altceva.
MC-R25 = O rundă se încheie când nu a tras nimeni timp de cinci tururi de masă sau, în cinci ori șase, după ce s-au dat cărți mai departe de 30 de ori. După 60 de runde câștigă partida jucătorul cu cei mai mulți bani. Dacă primii au la fel, e egalitate.
    .question = Poate o rundă sau o partidă să țină la nesfârșit?
    .adopted = Nu. Doar cu schimburi s-ar putea juca oricât, așa că la un moment dat se opresc. Rundele adevărate sunt mult mai scurte.
    .other = Orice alte limite: schimbă max_laps, max_passes și max_rounds.
MC-R26 = O carte de șansă din recompensă ține loc de orice, ca oricare alta.
    .question = Ce se întâmplă dacă în recompensă e o carte de șansă?
    .adopted = Cine a închis o poate folosi la fel.
MC-V1 = Grupurile complete aduc între 50 și 400 de dolari, după culoare: violet-închis 50, albastru-deschis 100, violet-deschis 150, portocaliu 200, roșu 250, galben 300, verde 350, albastru-închis 400. Două, trei sau patru căi ferate aduc 250, 500 sau 1.000 de dolari, iar ambele utilități 500.
    .question = Ce sume sunt tipărite pe cărți?
    .adopted = Nu am putut verifica. Nicio regulă pe care am putut-o citi nu le dă, așa că sunt din memorie și unele pot fi greșite. Numai sumele pentru hotel, GO și Mr. Monopoly vin din sursa noastră.
    .other = Dacă pe cărțile tale scrie altceva, pune suma de acolo la dark_purple, light_blue, light_purple, orange, red, yellow, green, dark_blue, railroads_2, railroads_3, railroads_4, utilities, hotel, go sau mr_monopoly.
