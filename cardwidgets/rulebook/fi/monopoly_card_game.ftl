# Monopoly: The Card Game for two to six, in Finnish. Amounts of money are numbers; the sign of the dollar is in the messages.

monopoly-card-game-title = Monopoly: The Card Game
monopoly-card-game-place = 2–6 pelaajalle. Pakassa on 60 korttia. MONOPOLY on Hasbron tavaramerkki, eikä tämä hanke ole sidoksissa Hasbroon.
monopoly-card-game-tagline = Täydennä ryhmä, rakenna sille, lopeta kierros ensimmäisenä, ja toivo, ettei kukaan muu ehdi ensin silloin, kun sinulla on sattumakortti.
monopoly-card-game-summary = Nosta kortteja tai vaihda niitä muiden esillä oleviin kortteihin, kunnes kädessäsi on täysiä ryhmiä eikä mitään turhaa. Lopeta sitten kierros. Jokaisesta kädestä maksetaan, mitä siihen on koottu, ryhmä ryhmältä ja talo talolta. Ottelun voittaa se, joka ensimmäisenä yltää tavoitteeseen.
monopoly-card-game-link = Peli sivustolla BoardGameGeek (englanniksi)
    .address = https://boardgamegeek.com/boardgame/684

## Cards. The name, its accusative (Nostat …) and its essive (toimii …), a short name for lists, and a label for a screen
## reader. Names of properties, GO and Mr. Monopoly are those on the cards.

monopoly-card-game-card-MED = Mediterranean Avenue
    .acc = Mediterranean Avenuen
    .ess = Mediterranean Avenuena
    .short = Mediterranean
    .label = Mediterranean Avenue (tummanvioletti)
monopoly-card-game-card-BAL = Baltic Avenue
    .acc = Baltic Avenuen
    .ess = Baltic Avenuena
    .short = Baltic
    .label = Baltic Avenue (tummanvioletti)
monopoly-card-game-card-ORI = Oriental Avenue
    .acc = Oriental Avenuen
    .ess = Oriental Avenuena
    .short = Oriental
    .label = Oriental Avenue (vaaleansininen)
monopoly-card-game-card-VER = Vermont Avenue
    .acc = Vermont Avenuen
    .ess = Vermont Avenuena
    .short = Vermont
    .label = Vermont Avenue (vaaleansininen)
monopoly-card-game-card-CON = Connecticut Avenue
    .acc = Connecticut Avenuen
    .ess = Connecticut Avenuena
    .short = Connecticut
    .label = Connecticut Avenue (vaaleansininen)
monopoly-card-game-card-STC = St. Charles Place
    .acc = St. Charles Placen
    .ess = St. Charles Placena
    .short = St. Charles
    .label = St. Charles Place (vaaleanvioletti)
monopoly-card-game-card-STA = States Avenue
    .acc = States Avenuen
    .ess = States Avenuena
    .short = States
    .label = States Avenue (vaaleanvioletti)
monopoly-card-game-card-VIR = Virginia Avenue
    .acc = Virginia Avenuen
    .ess = Virginia Avenuena
    .short = Virginia
    .label = Virginia Avenue (vaaleanvioletti)
monopoly-card-game-card-STJ = St. James Place
    .acc = St. James Placen
    .ess = St. James Placena
    .short = St. James
    .label = St. James Place (oranssi)
monopoly-card-game-card-TEN = Tennessee Avenue
    .acc = Tennessee Avenuen
    .ess = Tennessee Avenuena
    .short = Tennessee
    .label = Tennessee Avenue (oranssi)
monopoly-card-game-card-NYA = New York Avenue
    .acc = New York Avenuen
    .ess = New York Avenuena
    .short = New York
    .label = New York Avenue (oranssi)
monopoly-card-game-card-KEN = Kentucky Avenue
    .acc = Kentucky Avenuen
    .ess = Kentucky Avenuena
    .short = Kentucky
    .label = Kentucky Avenue (punainen)
monopoly-card-game-card-IND = Indiana Avenue
    .acc = Indiana Avenuen
    .ess = Indiana Avenuena
    .short = Indiana
    .label = Indiana Avenue (punainen)
monopoly-card-game-card-ILL = Illinois Avenue
    .acc = Illinois Avenuen
    .ess = Illinois Avenuena
    .short = Illinois
    .label = Illinois Avenue (punainen)
monopoly-card-game-card-ATL = Atlantic Avenue
    .acc = Atlantic Avenuen
    .ess = Atlantic Avenuena
    .short = Atlantic
    .label = Atlantic Avenue (keltainen)
monopoly-card-game-card-VEN = Ventnor Avenue
    .acc = Ventnor Avenuen
    .ess = Ventnor Avenuena
    .short = Ventnor
    .label = Ventnor Avenue (keltainen)
monopoly-card-game-card-MAR = Marvin Gardens
    .acc = Marvin Gardensin
    .ess = Marvin Gardensina
    .short = Marvin Gardens
    .label = Marvin Gardens (keltainen)
monopoly-card-game-card-PAC = Pacific Avenue
    .acc = Pacific Avenuen
    .ess = Pacific Avenuena
    .short = Pacific
    .label = Pacific Avenue (vihreä)
monopoly-card-game-card-NCA = North Carolina Avenue
    .acc = North Carolina Avenuen
    .ess = North Carolina Avenuena
    .short = North Carolina
    .label = North Carolina Avenue (vihreä)
monopoly-card-game-card-PEN = Pennsylvania Avenue
    .acc = Pennsylvania Avenuen
    .ess = Pennsylvania Avenuena
    .short = Pennsylvania Avenue
    .label = Pennsylvania Avenue (vihreä)
monopoly-card-game-card-PKP = Park Place
    .acc = Park Placen
    .ess = Park Placena
    .short = Park Place
    .label = Park Place (tummansininen)
monopoly-card-game-card-BWK = Boardwalk
    .acc = Boardwalkin
    .ess = Boardwalkina
    .short = Boardwalk
    .label = Boardwalk (tummansininen)
monopoly-card-game-card-RDG = Reading Railroad
    .acc = Reading Railroadin
    .ess = Reading Railroadina
    .short = Reading
    .label = Reading Railroad (rautatie)
monopoly-card-game-card-PRR = Pennsylvania Railroad
    .acc = Pennsylvania Railroadin
    .ess = Pennsylvania Railroadina
    .short = Pennsylvania Railroad
    .label = Pennsylvania Railroad (rautatie)
monopoly-card-game-card-BNO = B. & O. Railroad
    .acc = B. & O. Railroadin
    .ess = B. & O. Railroadina
    .short = B. & O.
    .label = B. & O. Railroad (rautatie)
monopoly-card-game-card-SHL = Short Line
    .acc = Short Linen
    .ess = Short Linena
    .short = Short Line
    .label = Short Line (rautatie)
monopoly-card-game-card-ELE = Electric Company
    .acc = Electric Companyn
    .ess = Electric Companyna
    .short = Electric Company
    .label = Electric Company (laitos)
monopoly-card-game-card-WAT = Water Works
    .acc = Water Worksin
    .ess = Water Worksina
    .short = Water Works
    .label = Water Works (laitos)
monopoly-card-game-card-H1 = ensimmäinen talo
    .acc = ensimmäisen talon
    .ess = ensimmäisenä talona
    .short = ensimmäinen talo
    .label = ensimmäinen talo
monopoly-card-game-card-H2 = toinen talo
    .acc = toisen talon
    .ess = toisena talona
    .short = toinen talo
    .label = toinen talo
monopoly-card-game-card-H3 = kolmas talo
    .acc = kolmannen talon
    .ess = kolmantena talona
    .short = kolmas talo
    .label = kolmas talo
monopoly-card-game-card-H4 = neljäs talo
    .acc = neljännen talon
    .ess = neljäntenä talona
    .short = neljäs talo
    .label = neljäs talo
monopoly-card-game-card-HT = hotelli
    .acc = hotellin
    .ess = hotellina
    .short = hotelli
    .label = hotelli
monopoly-card-game-card-TK-CAR = kilpa-auto
    .acc = kilpa-auton
    .ess = kilpa-autona
    .short = kilpa-auto
    .label = kilpa-auto (nappula)
monopoly-card-game-card-TK-SHIP = taistelulaiva
    .acc = taistelulaivan
    .ess = taistelulaivana
    .short = taistelulaiva
    .label = taistelulaiva (nappula)
monopoly-card-game-card-TK-IRON = silitysrauta
    .acc = silitysraudan
    .ess = silitysrautana
    .short = silitysrauta
    .label = silitysrauta (nappula)
monopoly-card-game-card-TK-THIMBLE = sormustin
    .acc = sormustimen
    .ess = sormustimena
    .short = sormustin
    .label = sormustin (nappula)
monopoly-card-game-card-TK-HAT = silinteri
    .acc = silinterin
    .ess = silinterinä
    .short = silinteri
    .label = silinteri (nappula)
monopoly-card-game-card-TK-BARROW = kottikärry
    .acc = kottikärryn
    .ess = kottikärrynä
    .short = kottikärry
    .label = kottikärry (nappula)
monopoly-card-game-card-GO = GO-kortti
    .acc = GO-kortin
    .ess = GO-korttina
    .short = GO
    .label = GO
monopoly-card-game-card-MR = Mr. Monopoly -kortti
    .acc = Mr. Monopoly -kortin
    .ess = Mr. Monopoly -korttina
    .short = Mr. Monopoly
    .label = Mr. Monopoly
monopoly-card-game-card-CH = sattumakortti
    .acc = sattumakortin
    .ess = sattumakorttina
    .short = sattuma
    .label = sattumakortti

# Some token, whichever: only Chance can be that.
monopoly-card-game-card-TK = nappula
    .acc = nappulan
    .ess = nappulana
    .short = nappula
    .label = nappula

## What a Chance card stands for: always in the essive.

monopoly-card-game-role = { $cause ->
    [MED] { monopoly-card-game-card-MED.ess }
    [BAL] { monopoly-card-game-card-BAL.ess }
    [ORI] { monopoly-card-game-card-ORI.ess }
    [VER] { monopoly-card-game-card-VER.ess }
    [CON] { monopoly-card-game-card-CON.ess }
    [STC] { monopoly-card-game-card-STC.ess }
    [STA] { monopoly-card-game-card-STA.ess }
    [VIR] { monopoly-card-game-card-VIR.ess }
    [STJ] { monopoly-card-game-card-STJ.ess }
    [TEN] { monopoly-card-game-card-TEN.ess }
    [NYA] { monopoly-card-game-card-NYA.ess }
    [KEN] { monopoly-card-game-card-KEN.ess }
    [IND] { monopoly-card-game-card-IND.ess }
    [ILL] { monopoly-card-game-card-ILL.ess }
    [ATL] { monopoly-card-game-card-ATL.ess }
    [VEN] { monopoly-card-game-card-VEN.ess }
    [MAR] { monopoly-card-game-card-MAR.ess }
    [PAC] { monopoly-card-game-card-PAC.ess }
    [NCA] { monopoly-card-game-card-NCA.ess }
    [PEN] { monopoly-card-game-card-PEN.ess }
    [PKP] { monopoly-card-game-card-PKP.ess }
    [BWK] { monopoly-card-game-card-BWK.ess }
    [RDG] { monopoly-card-game-card-RDG.ess }
    [PRR] { monopoly-card-game-card-PRR.ess }
    [BNO] { monopoly-card-game-card-BNO.ess }
    [SHL] { monopoly-card-game-card-SHL.ess }
    [ELE] { monopoly-card-game-card-ELE.ess }
    [WAT] { monopoly-card-game-card-WAT.ess }
    [H1] { monopoly-card-game-card-H1.ess }
    [H2] { monopoly-card-game-card-H2.ess }
    [H3] { monopoly-card-game-card-H3.ess }
    [H4] { monopoly-card-game-card-H4.ess }
    [HT] { monopoly-card-game-card-HT.ess }
   *[TK] { monopoly-card-game-card-TK.ess }
}

## Groups. The name at the beginning of a line; the same chosen by its key; and where a building stands or a token counts.

monopoly-card-game-group-dark-purple = Tummanvioletit
monopoly-card-game-group-light-blue = Vaaleansiniset
monopoly-card-game-group-light-purple = Vaaleanvioletit
monopoly-card-game-group-orange = Oranssit
monopoly-card-game-group-red = Punaiset
monopoly-card-game-group-yellow = Keltaiset
monopoly-card-game-group-green = Vihreät
monopoly-card-game-group-dark-blue = Tummansiniset
monopoly-card-game-group-railroads = Rautatiet
monopoly-card-game-group-utilities = Laitokset
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
    [dark_purple] tummanvioleteilla
    [light_blue] vaaleansinisillä
    [light_purple] vaaleanvioleteilla
    [orange] oransseilla
    [red] punaisilla
    [yellow] keltaisilla
    [green] vihreillä
    [dark_blue] tummansinisillä
    [railroads] rautateillä
   *[utilities] laitoksilla
}

## Money, and numbers with their words. Amount, target: dollars. Shed: how many cards have to be discarded afterwards.

monopoly-card-game-money = { $amount } $
monopoly-card-game-target = { $target } $
monopoly-card-game-houses = { $amount ->
    [one] { $amount } talo
   *[other] { $amount } taloa
}
monopoly-card-game-shed = { $shed ->
    [0] Sen jälkeen sinun ei tarvitse heittää pois mitään.
    [one] Sen jälkeen heität pois yhden kortin.
   *[other] Sen jälkeen heität pois { $shed } korttia.
}

## Zones. Amount: how many cards lie there. Extra: only, first or second; in the middle the table itself counts cards.

monopoly-card-game-zone-draw = Nostopakka
monopoly-card-game-zone-extra = { $extra ->
    [first] Ensimmäinen lisäpino
    [second] Toinen lisäpino
   *[only] Lisäpino
}
monopoly-card-game-zone-pile = { $amount ->
    [0] { $seat_is ->
        [you] Sinun vaihtopinosi, tyhjä
       *[other] Pelaajan { $seat } vaihtopino, tyhjä
    }
   *[other] { $seat_is ->
        [you] Sinun vaihtopinosi, { cards }
       *[other] Pelaajan { $seat } vaihtopino, { cards }
    }
}
    .title = Vaihtopino
monopoly-card-game-zone-hand = { $seat_is ->
    [you] Sinun kätesi, { cards }
   *[other] Pelaajan { $seat } käsi, { cards }
}
monopoly-card-game-zone-pass = { $seat_is ->
    [you] Sinun korttisi vasemmalle
   *[other] Pelaajan { $seat } kortti vasemmalle
}
monopoly-card-game-zone-reward = Palkkio
# A Chance card that was laid down. Cause: what it stands for.
monopoly-card-game-zone-chance = sattumakortti { monopoly-card-game-role }

## Counters and badges beside a name. Worth: what the own hand would be paid if somebody else went out now.

monopoly-card-game-counter-score = { monopoly-card-game-money }, tavoite { monopoly-card-game-target }
monopoly-card-game-worth-hand = Käden arvo nyt { monopoly-card-game-money }
# Amount: what the cards are worth to somebody who goes out. Out: that is possible at this moment.
monopoly-card-game-worth-chance = { $cause ->
    [out] Käden arvo { monopoly-card-game-money }, jos lopetat kierroksen, eikä mitään, jos joku muu ehtii ensin
   *[in] Käsi on nyt arvoton sattumakortin takia; arvo olisi { monopoly-card-game-money }, jos voisit lopettaa kierroksen
}

## What happened

# Amount: what wins the match, in dollars. Seat: the dealer.
monopoly-card-game-event-start = { $seat_is ->
    [you] Ottelu alkaa. Voittoon tarvitaan { monopoly-card-game-money }. Ensimmäisenä jaat sinä.
   *[other] Ottelu alkaa. Voittoon tarvitaan { monopoly-card-game-money }. Ensimmäisenä jakaa { $seat }.
}
monopoly-card-game-event-shuffle = { $seat_is ->
    [you] Kierros { $amount }. Sekoitat kaikki kortit ja jaat.
   *[other] Kierros { $amount }. { $seat } sekoittaa kaikki kortit ja jakaa.
}
monopoly-card-game-event-deal = { $seat_is ->
    [you] Sinulle jaetaan { cards }.
   *[other] Pelaajalle { $seat } jaetaan { cards }.
}
# Nobody: an extra pile.
monopoly-card-game-event-open = { $seat_is ->
    [you] Vaihtopinosi ensimmäinen kortti on { $card }.
    [nobody] Lisäpinon ensimmäinen kortti on { $card }.
   *[other] Pelaajan { $seat } vaihtopinon ensimmäinen kortti on { $card }.
}
# Other: the dealer.
monopoly-card-game-event-begin = { $seat_is ->
    [you] Istut jakajan { $other } vasemmalla puolella, joten sinä aloitat.
   *[other] { $other_is ->
        [you] { $seat } istuu vasemmalla puolellasi ja aloittaa.
       *[other] { $seat } istuu jakajan { $other } vasemmalla puolella ja aloittaa.
    }
}
monopoly-card-game-event-draw = { $card_is ->
    [known] { $seat_is ->
        [you] Nostat { $card_acc }.
       *[other] { $seat } nostaa { $card_acc }.
    }
   *[hidden] { $seat_is ->
        [you] Nostat kortin.
       *[other] { $seat } nostaa kortin.
    }
}
monopoly-card-game-event-offer = { $seat_is ->
    [you] Alat vaihtaa kortteja pelaajan { $other } kanssa.
   *[other] { $other_is ->
        [you] { $seat } alkaa vaihtaa kortteja kanssasi.
       *[other] { $seat } alkaa vaihtaa kortteja pelaajan { $other } kanssa.
    }
}
monopoly-card-game-event-count = { $amount ->
    [one] { $seat_is ->
        [you] Haluat vaihtaa yhden kortin pelaajan { $other } kanssa.
       *[other] { $other_is ->
            [you] { $seat } haluaa vaihtaa yhden kortin kanssasi.
           *[other] { $seat } haluaa vaihtaa yhden kortin pelaajan { $other } kanssa.
        }
    }
   *[other] { $seat_is ->
        [you] Haluat vaihtaa { cards } pelaajan { $other } kanssa.
       *[other] { $other_is ->
            [you] { $seat } haluaa vaihtaa { cards } kanssasi.
           *[other] { $seat } haluaa vaihtaa { cards } pelaajan { $other } kanssa.
        }
    }
}
monopoly-card-game-event-cancel = { $seat_is ->
    [you] Et vaihdakaan kortteja pelaajan { $other } kanssa.
   *[other] { $other_is ->
        [you] { $seat } ei vaihdakaan kortteja kanssasi.
       *[other] { $seat } ei vaihdakaan kortteja pelaajan { $other } kanssa.
    }
}
monopoly-card-game-event-put = { $seat_is ->
    [you] Panet ensin kädestäsi { $card_acc } omaan vaihtopinoosi.
   *[other] { $seat } panee ensin kädestään { $card_acc } omaan vaihtopinoonsa.
}
# One card: card was given, card2 was taken. More: as many were given as taken.
monopoly-card-game-event-exchange = { $amount ->
    [1] { $seat_is ->
        [you] Annat { $card_acc } pelaajalle { $other } ja saat { $card2_acc }.
       *[other] { $other_is ->
            [you] { $seat } antaa sinulle { $card_acc } ja saa { $card2_acc }.
           *[other] { $seat } antaa { $card_acc } pelaajalle { $other } ja saa { $card2_acc }.
        }
    }
   *[other] { $seat_is ->
        [you] Annat pelaajalle { $other } { cards } ja saat yhtä monta.
       *[other] { $other_is ->
            [you] { $seat } antaa sinulle { cards } ja saa yhtä monta.
           *[other] { $seat } antaa pelaajalle { $other } { cards } ja saa yhtä monta.
        }
    }
}
# Card: what lay on the pile of the other. Card2: what lay on the extra pile.
monopoly-card-game-event-swap-tops = { $seat_is ->
    [you] Vaihdat päällimmäiset kortit: { $card } siirtyy lisäpinoon ja { $card2 } pelaajan { $other } vaihtopinoon.
   *[other] { $other_is ->
        [you] { $seat } vaihtaa päällimmäiset kortit: { $card } siirtyy lisäpinoon ja { $card2 } sinun vaihtopinoosi.
       *[other] { $seat } vaihtaa päällimmäiset kortit: { $card } siirtyy lisäpinoon ja { $card2 } pelaajan { $other } vaihtopinoon.
    }
}
# Card: from the extra pile. Card2: from the draw pile.
monopoly-card-game-event-take = { $card2_is ->
    [known] { $seat_is ->
        [you] Otat lisäpinosta { $card_acc }, nostat { $card2_acc } ja panet lisäpinoon oman vaihtopinosi kaksi päällimmäistä.
       *[other] { $seat } ottaa lisäpinosta { $card_acc }, nostaa { $card2_acc } ja panee lisäpinoon kaksi korttia.
    }
   *[hidden] { $seat_is ->
        [you] Otat lisäpinosta { $card_acc }, nostat kortin ja panet lisäpinoon oman vaihtopinosi kaksi päällimmäistä.
       *[other] { $seat } ottaa lisäpinosta { $card_acc }, nostaa kortin ja panee lisäpinoon kaksi korttia.
    }
}
monopoly-card-game-event-discard = { $seat_is ->
    [you] Heität vaihtopinoosi { $card_acc }.
   *[other] { $seat } heittää vaihtopinoonsa { $card_acc }.
}
# Five or six: card was given, card2 was taken.
monopoly-card-game-event-swap = { $seat_is ->
    [you] Vaihdat pelaajan { $other } kanssa: annat { $card_acc } ja saat { $card2_acc }.
   *[other] { $other_is ->
        [you] { $seat } vaihtaa kanssasi: annat { $card2_acc } ja saat { $card_acc }.
       *[other] { $seat } vaihtaa pelaajan { $other } kanssa: antaa { $card_acc } ja saa { $card2_acc }.
    }
}
monopoly-card-game-event-out = { $seat_is ->
    [you] Lopetat kierroksen!
   *[other] { $seat } lopettaa kierroksen!
}
monopoly-card-game-event-show = { $seat_is ->
    [you] Avaat kätesi: { cards }.
   *[other] { $seat } avaa kätensä: { cards }.
}
# Amount: the first or the second Chance card. Cause: what it stands for.
monopoly-card-game-event-chance = { $amount ->
    [1] { $seat_is ->
        [you] Sattumakorttisi toimii { monopoly-card-game-role }.
       *[other] Pelaajan { $seat } sattumakortti toimii { monopoly-card-game-role }.
    }
   *[other] { $seat_is ->
        [you] Toinen sattumakorttisi toimii { monopoly-card-game-role }.
       *[other] Pelaajan { $seat } toinen sattumakortti toimii { monopoly-card-game-role }.
    }
}
monopoly-card-game-event-reward = { $amount ->
    [0] { $seat_is ->
        [you] Sinulle ei jäänyt yhtään korttia palkkioksi.
       *[other] Pelaajalle { $seat } ei jäänyt yhtään korttia palkkioksi.
    }
   *[other] { $seat_is ->
        [you] Palkkiosi kierroksen lopettamisesta: { cards }.
       *[other] Pelaajan { $seat } palkkio kierroksen lopettamisesta: { cards }.
    }
}
# Five or six.
monopoly-card-game-event-stay = { $seat_is ->
    [you] Et lopeta kierrosta.
   *[other] { $seat } ei lopeta kierrosta.
}
# The card is known to the player who chose it.
monopoly-card-game-event-choose = { $card_is ->
    [known] { $seat_is ->
        [you] Valitset { $card_acc } annettavaksi vasemmalle.
       *[other] { $seat } valitsee { $card_acc } annettavaksi vasemmalle.
    }
   *[hidden] { $seat_is ->
        [you] Valitset kortin annettavaksi vasemmalle.
       *[other] { $seat } valitsee kortin annettavaksi vasemmalle.
    }
}
monopoly-card-game-event-pass = Jokainen antaa kortin vasemmalle.
monopoly-card-game-event-nobody-out = { $cause ->
    [laps] Kukaan ei ole nostanut korttia pitkään aikaan. Kierros päättyy tähän ilman lopettajaa.
    [passes] Kortteja on annettu vasemmalle jo tarpeeksi monta kertaa. Kierros päättyy tähän ilman lopettajaa.
   *[draw] Nostopakka on tyhjä. Kierros päättyy tähän ilman lopettajaa.
}
monopoly-card-game-event-void = { $seat_is ->
    [you] Sinulla on sattumakortti etkä lopettanut kierrosta, joten koko kätesi on arvoton.
   *[other] Pelaajalla { $seat } on sattumakortti, eikä hän lopettanut kierrosta, joten koko käsi on arvoton.
}
monopoly-card-game-event-worth = { $seat_is ->
    [you] Kätesi arvo on { monopoly-card-game-money }.
   *[other] Pelaajan { $seat } käden arvo on { monopoly-card-game-money }.
}
monopoly-card-game-event-prize = { $seat_is ->
    [you] Sinulla on eniten Mr. Monopoly -kortteja. Saat lisäksi { monopoly-card-game-money }.
   *[other] Pelaajalla { $seat } on eniten Mr. Monopoly -kortteja. Hän saa lisäksi { monopoly-card-game-money }.
}
# Seat: the next dealer.
monopoly-card-game-event-round-over = { $seat_is ->
    [you] Kierros { $amount } on ohi. Seuraavaksi jaat sinä.
   *[other] Kierros { $amount } on ohi. Seuraavaksi jakaa { $seat }.
}
monopoly-card-game-event-match-over = { $seat_is ->
    [you] Voitat ottelun!
    [nobody] Ottelu loppuu tähän: tasapeli.
   *[other] { $seat } voittaa ottelun.
}

## What you can do. The hint says it in one more line.
## Taken, given: lists of short names, from the top card down. Extra: only, first or second.

monopoly-card-game-action-draw = Nosta kortti
    .hint = Ota nostopakan päällimmäinen kortti. { monopoly-card-game-shed }
# Taken: the whole pile of the other.
monopoly-card-game-action-trade = Vaihda pelaajan { $other } kanssa
    .hint = Seuraavaksi sanot, montako otat. Ylhäältä alkaen voisit saada: { $taken }
# Part: a card from the hand has to be given too. Hand: nothing but such a card can be given.
monopoly-card-game-action-count = { $cause ->
    [hand] Ota { $amount }: { $taken } – anna { $amount }: kortti kädestäsi
    [part] Ota { $amount }: { $taken } – anna { $amount }: kortti kädestäsi, { $given }
   *[pile] Ota { $amount }: { $taken } – anna { $amount }: { $given }
}
    .hint = Antamasi kortit menevät pelaajan { $other } käteen. { monopoly-card-game-shed }
monopoly-card-game-action-exchange = Anna { $amount }: { $given } – ota { $amount }: { $taken }
    .hint = Antamasi kortit menevät pelaajan { $other } käteen. { monopoly-card-game-shed }
# Given: the card from the hand is the first of them.
monopoly-card-game-action-put = Pane ensin pinoosi { $card }. Anna { $amount }: { $given } – ota { $amount }: { $taken }
    .hint = Antamasi kortit menevät pelaajan { $other } käteen. { monopoly-card-game-shed }
monopoly-card-game-action-cancel = Ei vaihtoa
    .hint = Mitään ei ole vielä vaihdettu. Tee jotain muuta.
# Card: on the pile of the other. Card2: on the extra pile.
monopoly-card-game-action-swap-tops = { $extra ->
    [first] Vaihda keskenään päällimmäiset: pelaajan { $other } vaihtopinosta { $card }, ensimmäisestä lisäpinosta { $card2 }
    [second] Vaihda keskenään päällimmäiset: pelaajan { $other } vaihtopinosta { $card }, toisesta lisäpinosta { $card2 }
   *[only] Vaihda keskenään päällimmäiset: pelaajan { $other } vaihtopinosta { $card }, lisäpinosta { $card2 }
}
    .hint = Siihen menee koko vuorosi, ja kätesi pysyy ennallaan.
# Card: on the extra pile. Given: the two top cards of the own pile.
monopoly-card-game-action-take = { $extra ->
    [first] Ota ensimmäisestä lisäpinosta { $card } ja nostopakasta päällimmäinen – anna: { $given }
    [second] Ota toisesta lisäpinosta { $card } ja nostopakasta päällimmäinen – anna: { $given }
   *[only] Ota lisäpinosta { $card } ja nostopakasta päällimmäinen – anna: { $given }
}
    .hint = Molemmat antamasi kortit menevät lisäpinoon. { monopoly-card-game-shed }
# Pile: the reward comes from the draw pile. Table: it is all the trade cards.
monopoly-card-game-action-out = Lopeta kierros
    .hint = { $cause ->
        [none] Ei vielä. Paina, niin pöytä kertoo, mikä on esteenä.
        [table] Kätesi on valmis. Kierros päättyy, ja saat palkkioksi kaikki pöydän vaihtokortit.
       *[pile] Kätesi on valmis. Kierros päättyy, ja saat palkkioksi nostopakan viisi seuraavaa korttia.
    }
# Out: it would be possible to go out. Five or six.
monopoly-card-game-action-stay = { $cause ->
    [out] Älä lopeta kierrosta
   *[none] Jatka
}
    .hint = { $cause ->
        [out] Pelaa vielä ja tavoittele enempää. Joku muu voi kyllä ehtiä lopettaa ensin.
       *[none] Et voi vielä lopettaa kierrosta: kädessäsi on jotain, mille ei olisi käyttöä.
    }
monopoly-card-game-action-discard = Heitä vaihtopinoosi { $card }
    .hint = Sieltä muut voivat saada sen.
# Other: who sits to the left.
monopoly-card-game-action-pass = Anna { $card } pelaajalle { $other }
    .hint = Vain te kaksi saatte tietää siitä. Kaikki kortit annetaan yhtä aikaa.
# Cause: what it would stand for.
monopoly-card-game-action-chance = Käytä sattumakorttia { monopoly-card-game-role }
    .hint = Silloin kädestäsi ei jää mitään yli.
# Five or six. Card: on the pile of the other. Card2: on the own pile.
monopoly-card-game-action-swap = Ota { $card } pelaajalta { $other } – anna { $card2 }
    .hint = Molemmat kortit menevät käteen. Sitten kumpikin teistä panee pöytään toisen kortin.
monopoly-card-game-action-next-round = Seuraava kierros
    .hint = Sekoita kaikki kortit ja jaa seuraava kierros.

## What the table asks or says

# Out: going out is possible. Extra: there is an extra pile.
monopoly-card-game-prompt-turn = { $cause ->
    [out] Sinun vuorosi. Kätesi on valmis, joten voit lopettaa kierroksen. Voit myös nostaa tai vaihtaa.
    [extra] Sinun vuorosi. Nosta kortti, vaihda toisen pelaajan kanssa tai käytä lisäpinoa.
   *[play] Sinun vuorosi. Nosta kortti tai vaihda toisen pelaajan kanssa.
}
monopoly-card-game-prompt-trade = Montako korttia haluat vaihtaa pelaajan { $other } kanssa? Ne otetaan kummankin vaihtopinon päältä.
# Needed: the own trade pile has too few cards.
monopoly-card-game-prompt-put = { $cause ->
    [needed] Vaihtopinossasi on liian vähän kortteja tähän vaihtoon. Minkä kortin panet siihen ensin kädestäsi?
   *[free] Tee vaihto pelaajan { $other } kanssa tällaisenaan, tai pane ensin yksi kortti kädestäsi vaihtopinoosi.
}
# Amount: how many cards are too many. Size: how many may stay.
monopoly-card-game-prompt-shed = Vuorosi lopussa kädessäsi saa olla { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
}. Heitä pois { cards }.
monopoly-card-game-prompt-shed-out = Olet lopettamassa kierrosta, ja kädessäsi saa olla { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
}. Heitä ensin tarpeettomia pois: { cards }.
# Amount: the first or the second Chance card.
monopoly-card-game-prompt-stand = { $amount ->
    [1] Minä korttina käytät sattumakorttiasi?
   *[other] Minä korttina käytät toista sattumakorttiasi?
}
monopoly-card-game-prompt-swap = Sinun vuorosi. Kenen vaihtokortin haluat? Annat siitä omasi.
# Other: with whom the card on the table was traded.
monopoly-card-game-prompt-lay = Vaihdoit kortteja pelaajan { $other } kanssa. Pane kädestäsi eteesi kortti: siitä tulee uusi vaihtokorttisi.
monopoly-card-game-prompt-stay = { $cause ->
    [out] Vuorosi on ohi. Lopetatko kierroksen?
   *[none] Vuorosi on ohi. Et voi vielä lopettaa kierrosta.
}
monopoly-card-game-prompt-last = { $cause ->
    [out] Lopetatko kierroksen, ennen kuin kortit annetaan vasemmalle?
   *[none] Ennen kuin kortit annetaan vasemmalle, joku voi lopettaa kierroksen. Sinä et voi vielä.
}
# Other: who sits to the left.
monopoly-card-game-prompt-pass = Valitse kortti, jonka annat vasemmalle pelaajalle { $other }. Kaikki kortit annetaan yhtä aikaa.
monopoly-card-game-prompt-waiting = Vuorossa on { $seat }.
# Seat: who went out. Other: the next dealer.
monopoly-card-game-prompt-scored = { $seat_is ->
    [you] Lopetit kierroksen, ja kaikki kädet on maksettu. { $other_is ->
        [you] Seuraavaksi jaat sinä.
       *[other] Seuraavaksi jakaa { $other }.
    }
    [nobody] Kukaan ei lopettanut kierrosta, ja kaikki kädet on maksettu. { $other_is ->
        [you] Seuraavaksi jaat sinä.
       *[other] Seuraavaksi jakaa { $other }.
    }
   *[other] { $seat } lopetti kierroksen, ja kaikki kädet on maksettu. { $other_is ->
        [you] Seuraavaksi jaat sinä.
       *[other] Seuraavaksi jakaa { $other }.
    }
}
monopoly-card-game-prompt-match-won = { $seat_is ->
    [you] Voitat ottelun!
   *[other] { $seat } voittaa ottelun.
}
monopoly-card-game-prompt-match-drawn = Ottelu päättyi tasan.

## Notes at a seat. Amount: dollars.

monopoly-card-game-note-to-act = vuorossa
monopoly-card-game-note-asked = mukana vaihdossa
monopoly-card-game-note-out = lopettaa kierroksen
monopoly-card-game-note-chosen = on valinnut kortin
monopoly-card-game-note-earned = saa { monopoly-card-game-money }
monopoly-card-game-note-went-out = lopetti kierroksen, saa { monopoly-card-game-money }
monopoly-card-game-note-void = sattumakortti kädessä, ei saa mitään
monopoly-card-game-note-winner = voitti ottelun

## The account of a hand, line by line. Cards: a list of short names.

monopoly-card-game-ledger-title = { $seat_is ->
    [you] Sinun kätesi
   *[other] Pelaajan { $seat } käsi
}
monopoly-card-game-ledger-group = { monopoly-card-game-group }, täysi ryhmä: { $cards }
# Amount: how many railroads.
monopoly-card-game-ledger-railroads = { $amount ->
    [4] Kaikki neljä rautatietä: { $cards }
   *[other] { $amount } rautatietä: { $cards }
}
monopoly-card-game-ledger-utilities = Molemmat laitokset: { $cards }
monopoly-card-game-ledger-houses = { monopoly-card-game-houses } { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-hotel = Hotelli { monopoly-card-game-on }
# A token, or a Chance card in place of one.
monopoly-card-game-ledger-token = Nappula { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-go = GO-kortteja { $amount }
# Amount: how many Mr. Monopoly cards.
monopoly-card-game-ledger-prize = Eniten Mr. Monopoly -kortteja: { $amount }
monopoly-card-game-ledger-void = Mitätön: kädessä sattumakortti
monopoly-card-game-ledger-unused = Ei käyttöä: { $cards }
monopoly-card-game-ledger-total = Yhteensä { monopoly-card-game-money }
# Amount: what the player has in all.
monopoly-card-game-ledger-note = { $cause ->
    [out] Lopetti kierroksen. Nyt koossa { monopoly-card-game-money }, tavoite { monopoly-card-game-target }.
   *[in] Nyt koossa { monopoly-card-game-money }, tavoite { monopoly-card-game-target }.
}

## Why an action is not possible now. Phase: what is to be done instead.

monopoly-card-game-illegal-draw = { $cause ->
    [between] Kierros on ohi. Jatka painamalla ”Seuraava kierros”.
    [not-scored] Seuraava kierros alkaa vasta, kun tämä on ohi.
    [one-a-turn] Olet jo tehnyt siirtosi. Heitä liiat kortit pois, niin vuorosi on ohi.
    [not-held] Sinulla ei ole tuota korttia kädessä.
   *[moment] { $phase ->
        [turn] Et voi tehdä sitä nyt. Vuorosi alkaa: nosta, vaihda tai lopeta kierros, jos kätesi on valmis.
        [trade] Olet tekemässä vaihtoa. Sano, montako korttia, tai luovu vaihdosta.
        [put] Olet tekemässä vaihtoa. Tee se, pane ensin kortti kädestäsi vaihtopinoosi tai luovu vaihdosta.
        [shed] Sinulla on enemmän kortteja kuin saat pitää. Heitä yksi pois.
        [shed_out] Olet lopettamassa kierrosta. Heitä ensin pois se, mitä et tarvitse.
        [stand] Olet lopettamassa kierrosta. Sano, minä korttina käytät sattumakorttiasi.
        [swap] On sinun vuorosi vaihtaa: valitse, kenen vaihtokortin haluat.
        [lay] Vaihto on vielä kesken. Pane kädestäsi kortti uudeksi vaihtokortiksesi.
        [stay] Vaihtosi on tehty. Lopeta kierros, jos kätesi on valmis, tai jatka.
        [last] Kortit annetaan kohta vasemmalle. Lopeta kierros, jos kätesi on valmis, tai jatka.
        [pass] Valitse kädestäsi kortti vasemmalla istuvalle pelaajalle.
       *[other] Säännöt eivät salli sitä nyt.
    }
}
monopoly-card-game-illegal-trade = { $cause ->
    [no-extra] Tässä ei ole lisäpinoa. Sellainen on vain kahden tai kolmen pelaajan pelissä.
    [extra] Lisäpinon kanssa ei tehdä tavallista vaihtoa. Saat vaihtaa keskenään sen ja toisen pelaajan vaihtopinon päällimmäiset kortit tai ottaa sen ja nostopakan päällimmäiset kortit ja antaa niiden tilalle oman vaihtopinosi kaksi päällimmäistä.
    [own] Et voi vaihtaa itsesi kanssa. Valitse toisen pelaajan vaihtopino.
    [empty] Siellä ei ole mitään vaihdettavaa. Vaihda sellaisen pelaajan kanssa, jolla on kortti vaihtopinossa.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-count = { $cause ->
    [too-many] { $amount ->
        [one] Voit vaihtaa vain yhden kortin. Enempään pinot eivät riitä, vaikka lisäisit omaasi kortin kädestäsi.
       *[other] Vaihda ainakin yksi kortti ja enintään näin monta: { $amount }. Enempään pinot eivät riitä, vaikka saatkin lisätä omaasi yhden kortin kädestäsi.
    }
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-exchange = { $cause ->
    [too-few-own] Vaihtopinossasi on liian vähän kortteja tähän vaihtoon. Pane siihen ensin kortti kädestäsi.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-put = { $cause ->
    [one-put] Kädestä saa panna pinoon kortin vain ennen vaihtoa ja silloinkin vain yhden. Nyt vuorosi päättyy: heitä liiat kortit pois.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-cancel = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-swap-tops = { $cause ->
    [no-extra] Tässä ei ole lisäpinoa. Sellainen on vain kahden tai kolmen pelaajan pelissä.
    [own] Tässä vaihdetaan toisen pelaajan korttia, ei omaa. Valitse jonkun muun vaihtopino.
    [empty] Tässä vaihdetaan keskenään toisen pelaajan vaihtopinon ja lisäpinon päällimmäiset kortit, joten kummassakin pitää olla kortti.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-take = { $cause ->
    [no-extra] Tässä ei ole lisäpinoa. Sellainen on vain kahden tai kolmen pelaajan pelissä.
    [two-needed] Kaksi otetaan ja kahdella maksetaan: vaihtopinossasi pitää olla kaksi korttia ja molemmissa muissa pinoissa ainakin yksi.
   *[other] { monopoly-card-game-illegal-draw }
}
# Size: how many cards a hand needs to go out.
monopoly-card-game-illegal-out = { $cause ->
    [out-number] Kierroksen voi lopettaa vain, kun kädessä on { $size ->
        [one] { $size } kortti
       *[other] { $size } korttia
    }.
    [out-group] Kierroksen lopettamiseen tarvitaan täysi ryhmä. Sinulla ei ole vielä yhtään.
    [out-property] Et voi lopettaa kierrosta: { $card } ei kuulu mihinkään täyteen ryhmään.
    [out-house] Et voi lopettaa kierrosta: { $card } jää paikkaa vaille. Täyden väriryhmän talojen on oltava järjestyksessä, jokainen numero kerran.
    [out-street] Et voi lopettaa kierrosta: { $card } tarvitsee täyden väriryhmän. Rautateille ja laitoksille ei rakenneta.
    [out-hotel] Et voi lopettaa kierrosta: hotelli tarvitsee täyden väriryhmän, jolla on kaikki neljä taloa.
    [out-chance] Et voi lopettaa kierrosta: käytitpä sattumakorttia minä korttina tahansa, kädestäsi jää jotain yli.
    [out-surplus] Et voi lopettaa kierrosta: heititpä pois mitkä kortit tahansa, kädestäsi jää jotain yli.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-discard = { $cause ->
    [needed] Tätä korttia et voi nyt heittää pois ({ $card }): ilman sitä et voisi lopettaa kierrosta.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-chance = { $cause ->
    [unfit] Sattumakorttia ei voi käyttää niin. Se käy käteesi sopivasta tontista, talosta, hotellista tai nappulasta, eikä mitään saa jäädä yli.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-stay = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-pass = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-next-round = { monopoly-card-game-illegal-draw }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

monopoly-card-game-position-form = kuvaus ei ole sanakirja (dict), jossa on pelkkää tavallista dataa
monopoly-card-game-position-unknown-key = kohtaa ”{ $key }” ei tunneta
monopoly-card-game-position-actions = kohdan ”actions” pitää olla luettelo tekstejä
monopoly-card-game-position-card = ”{ $card }” ei ole tämän pelin kortti
monopoly-card-game-position-cards = kortteja ”{ $card }” on mukana enemmän kuin pakassa
monopoly-card-game-position-too-few = käsiin ja pinoihin tarvitaan enemmän kortteja kuin pakassa on
monopoly-card-game-position-hands = kohdassa ”hands” pitää olla joka paikalle luettelo kortteja, ja niiden on sovittava tilanteeseen
monopoly-card-game-position-piles-bottom-first = kohdassa ”piles_bottom_first” pitää olla joka paikalle luettelo kortteja
monopoly-card-game-position-extras-bottom-first = kohdassa ”extras_bottom_first” pitää olla kahdella pelaajalla kaksi luetteloa kortteja, kolmella yksi ja useammalla ei yhtään
monopoly-card-game-position-draw-top-first = kohdan ”draw_top_first” pitää olla luettelo kortteja: viidellä ja kuudella pelaajalla tyhjä, muuten sellainen, jossa on ainakin yksi kortti niin kauan kuin kierros jatkuu
monopoly-card-game-position-reward = kohdan ”reward” pitää olla luettelo kortteja, ja se on tyhjä, kunnes joku on lopettanut kierroksen
monopoly-card-game-position-aside = kohdan ”aside” pitää olla luettelo kortteja, jotka eivät ole pelissä
monopoly-card-game-position-chosen = kohdassa ”chosen” pitää olla joka paikalle kortti tai ei mitään, ja kortin ovat valinneet vain ne, joiden vuoro on ollut
monopoly-card-game-position-known = kohdassa ”known” pitää olla joka käden joka kortille ne paikat, jotka tuntevat sen, kortin haltija mukaan lukien
monopoly-card-game-position-totals = kohdassa ”totals” pitää olla joka paikalle kokonaisluku, joka ei ole pienempi kuin nolla eikä pienempi kuin tältä kierrokselta maksettu summa
monopoly-card-game-position-dealer = kohdan ”dealer” pitää olla jokin paikka
monopoly-card-game-position-round = kohdan ”round” pitää olla luku 1:stä viimeiseen sallittuun kierrokseen
monopoly-card-game-position-quiet = kohdan ”quiet” pitää kertoa, montako vuoroa on kulunut viimeisestä nostosta, ja luvun pitää olla pienempi kuin se, johon kierros päättyy
monopoly-card-game-position-passes = kohdan ”passes” pitää kertoa, montako kertaa kortteja on annettu vasemmalle, ja luvun pitää olla pienempi kuin se, johon kierros päättyy
monopoly-card-game-position-moved = kohdan ”moved” pitää kertoa, monellako on jo ollut vuoro tällä kertaa pöydän ympäri, ja luvun on sovittava tilanteeseen
monopoly-card-game-position-phase = kohdan ”phase” pitää olla vaihe, joka on tällä pelaajamäärällä mahdollinen: turn, trade, put tai shed, tai sitten swap, lay, stay, last tai pass, tai muuten shed_out, stand, scored tai over
monopoly-card-game-position-turn = kohdan ”turn” pitää olla paikka, joka päättää, eikä mitään sen jälkeen, kun ottelu on ohi
monopoly-card-game-position-trade = kohdan ”trade” pitää kertoa, kuka vaihtaa, kenen kanssa ja montako korttia, ja sen pitää olla tyhjä silloin, kun kukaan ei vaihda
monopoly-card-game-position-out = kohdan ”out” pitää olla paikka, joka lopettaa kierroksen, tai ei mitään
monopoly-card-game-position-stands = kohdan ”stands” pitää luetella, minä kortteina pöytään pannut sattumakortit toimivat
monopoly-card-game-position-outcome = kohdan ”outcome” pitää kertoa, miten ottelu päättyi, ja sen pitää sopia yhteen rahasummien kanssa
monopoly-card-game-position-players = kohdan ”players” pitää olla luku 2:sta 6:een
monopoly-card-game-position-options = kohdan ”options” pitää olla sanakirja (dict), jossa on asetuksia
monopoly-card-game-position-trade-piles-bottom-first = kohdassa ”trade_piles_bottom_first” pitää olla luettelo kortteja jollekin paikalle tai pinolle X tai Y
monopoly-card-game-position-trade-card = kohdassa ”trade_card” pitää olla yksi kortti jollekin paikalle
monopoly-card-game-position-table-trade-cards = kohdassa ”table_trade_cards” pitää olla joka paikalle yksi kortti
monopoly-card-game-position-to-move = kohdan ”to_move” pitää olla jokin paikka
monopoly-card-game-position-went-out = kohdan ”went_out” pitää olla jokin paikka tai ei mitään
monopoly-card-game-position-action-keys = esimerkkitapauksen jokaisen siirron pitää kertoa, mitä tehdään, ja kaikki, mikä siihen kuuluu, mutta ei mitään muuta
monopoly-card-game-position-values = arvotaulukoista tunnetaan vain MC-V1

## Why an opponent did it. Only what lies open is spoken of.

monopoly-card-game-reason-only = { $seat_is ->
    [you] Sinulla ei ole muuta vaihtoehtoa.
   *[other] Pelaajalla { $seat } ei ollut muuta vaihtoehtoa.
}
monopoly-card-game-reason-next-round = { $seat_is ->
    [you] Siirry seuraavaan kierrokseen.
   *[other] { $seat } siirtyy seuraavaan kierrokseen.
}
monopoly-card-game-reason-draw = { $seat_is ->
    [you] Nosta: mistään esillä olevasta ei ole enempää hyötyä.
   *[other] { $seat } nostaa, koska mistään esillä olevasta ei ole enempää hyötyä.
}
# The card is the one that is wanted.
monopoly-card-game-reason-trade = { $card_is ->
    [known] { $seat_is ->
        [you] Vaihda, jotta saat { $card_acc }: kätesi tarvitsee sitä.
       *[other] { $seat } vaihtaa saadakseen { $card_acc }, josta on hyötyä.
    }
   *[hidden] { $seat_is ->
        [you] Vaihda, jotta saat kortteja, joita kätesi tarvitsee.
       *[other] { $seat } vaihtaa saadakseen kortteja, joista on hyötyä.
    }
}
# The card is the one that is put down.
monopoly-card-game-reason-put = { $card_is ->
    [known] { $seat_is ->
        [you] Pane pinoosi ensin { $card }: tulet toimeen ilman sitä, ja sillä saa vaihdon maksettua.
       *[other] { $seat } panee pinoonsa ensin { $card_acc }, koska sillä saa vaihdon maksettua.
    }
   *[hidden] { $seat_is ->
        [you] Pane pinoosi ensin kortti: sillä saa vaihdon maksettua.
       *[other] { $seat } panee pinoonsa ensin kortin, koska sillä saa vaihdon maksettua.
    }
}
monopoly-card-game-reason-out = { $seat_is ->
    [you] Lopeta kierros, ennen kuin joku muu ehtii.
   *[other] { $seat } lopettaa kierroksen, ennen kuin joku muu ehtii.
}
monopoly-card-game-reason-discard = { $card_is ->
    [known] { $seat_is ->
        [you] Tästä kortista luovut helpoimmin: { $card }.
       *[other] { $seat } luopuu helpoimmin tästä kortista: { $card }.
    }
   *[hidden] { $seat_is ->
        [you] Tästä kortista luovut helpoimmin.
       *[other] { $seat } luopuu helpoimmin tästä kortista.
    }
}
monopoly-card-game-reason-keep = { $seat_is ->
    [you] Pidä yhdessä kortit, joista voi tulla ryhmä.
   *[other] { $seat } pitää yhdessä kortit, joista voi tulla ryhmä.
}
# The card is one that others would like to have.
monopoly-card-game-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] Pidä huoli, ettei { $card } päädy kenellekään muulle.
       *[other] { $seat } pitää huolen, ettei { $card } päädy kenellekään muulle.
    }
   *[hidden] { $seat_is ->
        [you] Pidä huoli, ettei kukaan muu saa, mitä etsii.
       *[other] { $seat } pitää huolen, ettei kukaan muu saa, mitä etsii.
    }
}
monopoly-card-game-reason-pass = { $seat_is ->
    [you] Anna vasemmalle se, mistä voit helpoimmin luopua.
   *[other] { $seat } antaa vasemmalle sen, mistä on vähiten hyötyä.
}
monopoly-card-game-reason-stay = { $seat_is ->
    [you] Odota: kädestäsi voi tulla vielä arvokkaampi.
   *[other] { $seat } odottaa arvokkaampaa kättä.
}
# The card is the one that it stands for.
monopoly-card-game-reason-chance = { $card_is ->
    [known] { $seat_is ->
        [you] Käytä sattumakorttia { $card_ess }: siitä saa eniten.
       *[other] { $seat } käyttää sattumakorttia { $card_ess }, koska siitä saa eniten.
    }
   *[hidden] { $seat_is ->
        [you] Käytä sattumakorttia niin, että siitä saa eniten.
       *[other] { $seat } käyttää sattumakorttia niin, että siitä saa eniten.
    }
}
monopoly-card-game-reason-whim = { $seat_is ->
    [you] Mikä tahansa näistä käy.
   *[other] { $seat } päätti hetken mielijohteesta.
}

## The clauses: the game

MC-1-1 = Pelaajia voi olla kahdesta kuuteen.
MC-1-2 = Valmistelut vievät pari minuuttia ja pelaaminen 10–30 minuuttia, isossa seurassa kauemmin. Onnella on osuutensa. Peli sopii kahdeksanvuotiaasta alkaen, ja siinä harjaantuvat yhteenlasku ja muiden kanssa toimeen tuleminen.
MC-1-3 = Kerää yksivärisiä ryhmiä ja liitä niihin bonuskortteja. Peli on lautapelin kaukainen sukulainen.
MC-1-4 = Kukin vuorollaan ottaa kortin ja luopuu toisesta, kunnes jonkun käsi on valmis.
MC-1-5 = Sitten joka käden arvo lasketaan ja maksetaan leikkirahana.
MC-1-6 = Tässä kohdassa lähteemme pelaa ottelun 100 000 000 dollariin. Myöhemmin se mainitsee 10 000 ja 7 000 dollaria, ja niihin mekin pelaamme.
MC-1-7 = Pelin julkaisi Winning Moves Hasbron lisenssillä. Sitä ei enää valmisteta.

## The clauses: the cards

MC-2-1 = Pakassa on 60 korttia.
MC-2-2 = Niistä 28 on tavallisen pelilaudan tontteja: 22 väritonttia, neljä rautatietä ja kaksi laitosta.
MC-2-3 = Väritontin ylä- ja alareunassa oleva väriraita näyttää, mihin ryhmään se kuuluu. Rautateillä ja laitoksilla raitaa ei ole.
MC-2-4 = Tonttikortissa lukee tontin nimi ja se, montako korttia ryhmään kuuluu.
MC-2-5 = Siinä lukee myös, paljonko täydestä ryhmästä saa ja paljonko jokaisesta talosta, joka sillä on.
MC-2-6 = Rakennuksia on 14 taloa ja kaksi hotellia. Lähteemme mukaan taloja on 15, mutta silloin kortteja olisi yli 60.
MC-2-7 = Rakennuksia voi olla millä tahansa täydellä väriryhmällä. Voit lopettaa kierroksen, vaikka niitä puuttuisi, mutta kädessäsi olevien talojen pitää olla järjestyksessä: toinen talo vaatii ensimmäisen.
MC-2-8 = Rautateille ja laitoksille ei rakenneta.
MC-2-9 = Talo on yhtä arvokas kuin ryhmä, jolla se on.
MC-2-10 = Kuudessa kortissa on nappula: kilpa-auto, taistelulaiva, silitysrauta, sormustin, silinteri ja kottikärry.
MC-2-11 = Hotellista saa 500 dollaria, olipa se millä ryhmällä tahansa.
MC-2-12 = Nappulasta saa yhden väriryhmän arvon.
MC-2-13 = Lähteemme puhuu myös kuudesta bonuskortista, jotka kaksinkertaistavat käden. Uskomme, että ne ovat samat kuusi nappulaa toiseen kertaan mainittuina. Mikään ei kaksinkertaista kättä.
MC-2-14 = GO-kortteja on neljä, ja jokaisesta saa 200 dollaria.
MC-2-15 = Mr. Monopoly -kortteja on neljä. Se, jolla on niitä kierroksen lopussa eniten, saa 1 000 dollaria.
MC-2-16 = Sattumakortteja on kaksi. Kumpikin käy mistä tahansa kortista, joka ryhmästä puuttuu.
MC-2-17 = Sattumakortista on hyötyä vain kierroksen lopettajalle.
MC-2-18 = Jos joku muu lopettaa kierroksen, kun sinulla on sattumakortti, koko kätesi on arvoton. Saat siltä kierrokselta 0 dollaria.

## The clauses: money

MC-3-1 = Pisteinä käytetään leikkirahaa.
MC-3-2 = Joka kierroksen jälkeen jokaiselle maksetaan, mitä hän on ansainnut.

## The clauses: four players

MC-4-1 = Jakaja jakaa jokaiselle kymmenen korttia myötäpäivään, kuvapuoli alaspäin.
MC-4-2 = Joka pelaajan eteen käännetään lisäksi yksi kortti esiin. Siitä alkaa hänen vaihtopinonsa.
MC-4-3 = Vaihtopinot levitetään niin, että kaikki näkevät niiden joka kortin.
MC-4-4 = Jäljelle jääneet kortit pannaan keskelle kuvapuoli alaspäin. Ne ovat nostopakka.
MC-4-5 = Vuorosi päättyessä kädessäsi on tasan kymmenen korttia.
MC-4-6 = Jakajan vasemmalla puolella istuva aloittaa.
MC-4-7 = Vuorollasi teet yhden kolmesta: nostat, vaihdat tai lopetat kierroksen.
MC-4-8 = Jos nostat, otat nostopakan päällimmäisen kortin. Lopuksi heität kortin omaan vaihtopinoosi.
MC-4-9 = Jos vaihdat, annat vaihtopinostasi niin monta korttia kuin haluat ja saat toisen pelaajan vaihtopinosta yhtä monta.
MC-4-10 = Ennen vaihtoa saat heittää kortin kädestäsi.
MC-4-11 = Antamasi kortit menevät toisen pelaajan käteen. Hän heittää liiat pois omalla seuraavalla vuorollaan.
MC-4-12 = Kortit, jotka saat, otetaan toisen pelaajan vaihtopinon päältä.
MC-4-13 = Vaihdon jälkeen heität liiat kortit pois, ja vuorosi päättyy.
MC-4-14 = Saat lopettaa kierroksen, jos kädessäsi on täysi ryhmä, talosi ovat järjestyksessä eikä yhtään tonttia tai taloa jää yli.
MC-4-15 = Kierros lopetetaan seuraavalla vuorolla: heität liiat kortit pois ja ilmoitat lopettavasi. Siihen kierros päättyy.
MC-4-16 = Lopettaja ottaa palkkioksi nostopakan viisi ensimmäistä korttia ja käyttää ne, joista on hyötyä.
MC-4-17 = Yli jäävät kortit pannaan syrjään, ennen kuin kädet lasketaan.
MC-4-18 = Lähteemme mukaan jakaja ”siirtyy myötäpäivään”. Se voi tarkoittaa jakamisen suuntaa tai jakovuoron siirtymistä. Me noudatamme kumpaakin.
MC-4-19 = Joka pelaajan käden kaikki arvot lasketaan yhteen.
MC-4-20 = Vielä kerran: jos sinulla on sattumakortti etkä lopettanut kierrosta, saat 0 dollaria.
MC-4-21 = Seuraavalla kierroksella jakaa vasemmalla istuva. Kaikki kortit sekoitetaan ja jaetaan uudelleen.
MC-4-22 = Ottelu päättyy, kun jollakulla on 10 000 dollaria.

## The clauses: three players, two players

MC-5-1 = Kolmistaan pelataan kuten neljän kesken, mutta tyhjälle paikalle tulee neljäs vaihtopino. Tämän lisäpinon ansiosta valinnanvaraa on enemmän.
MC-5-2 = Saat vaihtaa keskenään toisen pelaajan vaihtopinon ja lisäpinon päällimmäiset kortit.
MC-5-3 = Saat ottaa lisäpinon ja nostopakan päällimmäiset kortit ja antaa niiden tilalle oman vaihtopinosi kaksi päällimmäistä.
MC-6-1 = Kaksin pelataan kuten kolmistaan, mutta lisäpinoja on yhden sijasta kaksi.

## The clauses: five or six players

MC-7-1 = Viidellä ja kuudella pelaajalla on omat sääntönsä.
MC-7-2 = Koko pakka jaetaan, joten nostopakkaa ei ole.
MC-7-3 = Viiden pelaajan pelissä jokainen saa 12 korttia.
MC-7-4 = Kuuden pelaajan pelissä jokainen saa kymmenen korttia.
MC-7-5 = Jokaisella on lisäksi vaihtokortti, joka on pöydällä kuvapuoli ylöspäin.
MC-7-6 = Vuorollasi sinun on vaihdettava jonkun toisen kanssa. Kumpikin ottaa saamansa kortin käteen.
MC-7-7 = Sen jälkeen kumpikin heittää kortin.
MC-7-8 = Kun kaikilla on ollut vuoro, jokainen antaa kortin vasemmalle naapurinsa käteen. Sama toistuu joka kerta, kun pöytä on kierretty.
MC-7-9 = Saat lopettaa kierroksen vuorosi lopussa.
MC-7-10 = Kierroksen saa lopettaa myös juuri ennen kuin kortit annetaan vasemmalle.
MC-7-11 = Lopettaja saa palkkioksi kaikki pöydällä olevat vaihtokortit.
MC-7-12 = Ottelun voittaa se, jolla ensimmäisenä on 7 000 dollaria.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

MC-R1 = Taloja on 14: viisi ensimmäistä, neljä toista, kolme kolmatta ja kaksi neljättä. Mikään ei kaksinkertaista kättä.
    .question = Lähteemme pakassa on 60 korttia, mutta se luettelee niitä 67. Mitkä ovat liikaa?
    .adopted = Viidestoista talo ja kuusi bonuskorttia, jotka ovat samat kuin nappulat. Vain näin kortteja on 60, kuten julkaisija sanoo. Talojen numeroista tiedämme vain, että neljänsiä on kaksi.
    .other = Ensimmäisiä, toisia ja kolmansia taloja voisi olla neljä kutakin. Jos haluat pelata niin, anna asetukselle houses arvo "4442".
MC-R2 = Ottelu pelataan kahdella, kolmella ja neljällä pelaajalla 10 000 dollariin, viidellä ja kuudella 7 000 dollariin.
    .question = Paljonko rahaa ottelun voittoon tarvitaan: 100 000 000, 10 000 vai 7 000 dollaria?
    .adopted = 10 000 dollaria, isossa pelissä 7 000, kuten muissakin säännöissä sanotaan. Sadan miljoonan täytyy olla lipsahdus.
    .other = Mikä tahansa muu summa sopii lyhyempään tai pidempään otteluun. Voit antaa asetukselle target minkä tahansa 500:lla jaollisen luvun.
MC-R3 = Nappulasta saa pelkän ryhmän arvon, ilman taloja ja hotellia.
    .question = Maksetaanko nappulasta myös ryhmän rakennukset?
    .adopted = Ei. Lähteemme puhuu ”ryhmän arvosta” ja pitää sen erillään taloista.
    .other = Nappulasta voisi saada kaiken, mitä ryhmä rakennuksineen tuottaa. Jos haluat pelata niin, anna asetukselle token arvo "built".
MC-R4 = Joka nappulasta maksetaan erikseen, aina kalleimman täyden väriryhmäsi mukaan. Ilman sellaista nappulasta ei saa mitään.
    .question = Mistä ryhmistä nappulalla saa rahaa, ja voiko samaan ryhmään käyttää useita nappuloita?
    .adopted = Vain väriryhmistä, ja parhaaseen saa käyttää niin monta kuin haluaa. Lähde puhuu väriryhmästä.
    .other = Myös rautatiet ja laitokset voisivat kelvata. Jos haluat pelata niin, anna asetukselle token_groups arvo "any".
MC-R5 = Joka väriryhmällä talojen on oltava ensimmäisestä alkaen aukottomasti, jokainen numero kerran. Hotelli tulee neljännen talon jälkeen, yksi ryhmää kohti.
    .question = Miten talot sijoitetaan usealle ryhmälle, ja mitä hotelli vaatii?
    .adopted = Joka ryhmällä on oma talorivinsä, ja hotelliin tarvitaan kaikki neljä. Talot sijoitetaan niin, että niistä saa eniten.
MC-R6 = Sattumakortti voi olla mikä tahansa tontti, talo, hotelli tai nappula, jolle kädessäsi on käyttöä. Se ei voi olla GO eikä Mr. Monopoly eikä tontti, joka sinulla jo on.
    .question = Mistä sattumakortti käy?
    .adopted = Mistä tahansa kortista, jota tarvitaan. Ryhmässä on oltava ainakin yksi oikea kortti, ja nappulaa tarvitaan vain, jos kädessä on täysi väriryhmä.
MC-R7 = Arvottoman käden Mr. Monopoly -kortteja ei lasketa.
    .question = Jos sattumakortti tekee kädestä arvottoman, kilpailevatko sen Mr. Monopoly -kortit silti enemmistöstä?
    .adopted = Eivät, mikään siinä ei ole minkään arvoista. Rahan saa se, jolla on seuraavaksi eniten.
    .other = Pelaajalla on silti eniten, joten rahaa ei makseta kenellekään. Jos haluat pelata niin, anna asetukselle void_counts arvo True.
MC-R8 = Jos kahdella pelaajalla on yhtä monta Mr. Monopoly -korttia, niistä ei makseta kenellekään.
    .question = Mitä jos Mr. Monopoly -kortteja on usealla yhtä paljon?
    .adopted = Kukaan ei saa tuhatta dollaria, sillä kenelläkään ei ole yksin eniten.
MC-R9 = Palkkiossa voi olla taloja, hotelleja, nappuloita, bonuskortteja tai kokonainen uusi ryhmä. Hyödyttömät kortit pannaan syrjään.
    .question = Mitä palkkion viidellä kortilla saa tehdä?
    .adopted = Saat käyttää kaikki, joista maksetaan, jolloin kortteja on enintään 15. Jos niitä on jäljellä alle viisi, saat ne.
MC-R10 = Sattumakortti pysyy nimeämäsi korttina, paitsi jos palkkiossa tulee juuri se kortti. Silloin siitä saa tulla talo, hotelli tai nappula.
    .question = Saako pöytään pantu sattumakortti vielä vaihtua joksikin muuksi?
    .adopted = Vain tässä yhdessä tapauksessa. Niin sanoo julkaisijan erikielinen vihko.
MC-R11 = Kierroksen lopettaminen on oma vuoronsa, ja kortteja on oltava tasan käden verran.
    .question = Saako kierroksen lopettaa samalla vuorolla, jolla on nostanut tai vaihtanut?
    .adopted = Ei. Lähteessämme sanotaan ”seuraavalla vuorolla”. Ensin heität liiat kortit pois ja sitten avaat kätesi.
MC-R12 = Ennen vaihtoa saat panna pinoosi yhden kortin kädestäsi, et enempää.
    .question = Montako korttia saa heittää ennen vaihtoa?
    .adopted = Yhden, kuten julkaisijan vihossa lukee. Lähteemme ei kerro määrää.
MC-R13 = Jos saat kortteja toisen vuorolla, pidät ne oman seuraavan vuorosi loppuun.
    .question = Milloin toinen pelaaja heittää liiat kortit pois?
    .adopted = Oman seuraavan vuoronsa lopussa. Jos kierros päättyy sitä ennen, lasketaan käsi, jossa on yli kymmenen korttia.
MC-R14 = Annat omasta vaihtopinostasi päällimmäiset kortit ja otat toisesta yhtä monta päältä, ainakin yhden.
    .question = Mitkä kortit annetaan ja otetaan, ja montako?
    .adopted = Aina päällimmäiset. Ensin pinoon panemasi kortti on silloin päällimmäisesi. Tyhjän pinon kanssa ei voi vaihtaa.
MC-R15 = Lisäpinoon liittyvät kaksi siirtoa ovat vaihtoehtoja nostamisen, vaihtamisen ja lopettamisen rinnalla. Kumpikin on koko vuoro.
    .question = Miten lisäpinon kaksi siirtoa tarkalleen ottaen tehdään?
    .adopted = Ne tulevat tavallisten lisäksi. Jälkimmäisessä siirrossa molemmat saadut kortit tulevat käteesi ja molemmat omasi menevät lisäpinoon, päällimmäinen ensin. Muulla tavalla lisäpinon kanssa ei voi vaihtaa.
    .other = Lähteemme voi tarkoittaa, että kolmistaan nämä siirrot ovat ainoat. Se voi tarkoittaa myös, että kumpaankin pinoon menee yksi korteistasi. Näihin ei ole asetusta.
MC-R16 = Kahdestatoista tai kymmenestä kortistasi viimeinen käännetään esiin vaihtokortiksesi, joten käteen jää 11 tai yhdeksän.
    .question = Viidellä ja kuudella pelaajalla kaikki 60 korttia ovat käsissä. Mistä vaihtokortti tulee?
    .adopted = Se on yksi jaetuista. Muuten kortteja pitäisi olla yli 60.
MC-R17 = Niille, jotka eivät lopettaneet, maksetaan täysistä ryhmistä, joiden talot ovat järjestyksessä, sekä nappuloista, GO-korteista ja Mr. Monopoly -korteista. Muu on arvotonta.
    .question = Minkä arvoinen on keskeneräinen käsi?
    .adopted = Kaikki siinä oleva valmis lasketaan, aivan kuin muuta ei olisi.
MC-R18 = Jos nostopakka loppuu jonkun vuorolla, kierros päättyy ilman lopettajaa. Palkkiota ei ole, ja jokainen käsi, jossa on sattumakortti, on arvoton.
    .question = Mitä jos nostopakka loppuu ennen kuin kukaan lopettaa kierroksen?
    .adopted = Kierros päättyy sen vuoron jälkeen, ja kaikki kädet lasketaan.
MC-R19 = Heität kortteja pois, kunnes niitä on kymmenen, olipa pois heitettäviä montako tahansa.
    .question = Montako korttia noston jälkeen heitetään pois?
    .adopted = Kaikki liiat, kuten vaihdon jälkeenkin.
MC-R20 = Jo kaksi rautatietä on täysi ryhmä. Kolmesta tai neljästä saa enemmän. Laitoksia tarvitaan molemmat.
    .question = Milloin rautatiet ja laitokset ovat täysi ryhmä?
    .adopted = Kun kortteja on kaksi, ja se riittää kierroksen lopettamiseenkin. Peliä kuvaavien kirjoitusten mukaan kahdesta, kolmesta ja neljästä rautatiestä maksetaan.
    .other = Rautateitä voitaisiin tarvita kolme tai kaikki neljä. Jos haluat pelata niin, anna asetukselle railroads_from arvo 3 tai 4.
MC-R21 = Jos kaksi pelaajaa yltää tavoitteeseen yhtä aikaa, voittaa se, jolla on enemmän rahaa. Jos rahaa on yhtä paljon, pelataan vielä kierros.
    .question = Kuka voittaa, jos kaksi pelaajaa yltää tavoitteeseen samalla kierroksella?
    .adopted = Se, jolla on enemmän. Lähteemme ei sano asiasta mitään.
MC-R22 = Pelaajia voi olla kahdesta kuuteen.
    .question = Voiko pelaajia olla seitsemästä kymmeneen, kuten lähteemme tekstissä sanotaan?
    .adopted = Ei. Lähteen oma otsikko sanoo viisi tai kuusi, ja niin sanovat muutkin. Kortit eivät riittäisi.
MC-R23 = Viidellä ja kuudella pelaajalla vaihdetaan pöydällä olevat vaihtokortit. Saat pyytää vaihtoa keneltä tahansa, eikä kukaan voi kieltäytyä. Sitten sinä panet ensin pöytään uuden vaihtokortin ja toinen pelaaja sinun jälkeesi.
    .question = Miten vaihtaminen ja kierroksen lopettaminen sujuvat viidellä ja kuudella pelaajalla?
    .adopted = Kierroksen voi lopettaa oman vaihtonsa jälkeen tai kuka tahansa juuri ennen kuin kortit annetaan vasemmalle, ja silloin niitä ei enää anneta. Jos halukkaita on useita, lopettaa se, joka on vuorojärjestyksessä ensin. Tässä lopettaminen ei ole oma vuoronsa.
MC-R24 = Vasemmalle saa antaa minkä tahansa kortin kädestään. Kaikki valitsevat, ennen kuin kukaan näkee, mitä saa.
    .question = Mikä kortti annetaan vasemmalle?
    .adopted = Se, jonka itse valitset. Muuta ei sanota.
MC-R25 = Kierros päättyy, kun vuoro on kiertänyt pöydän viisi kertaa eikä kukaan ole nostanut, tai viidellä ja kuudella pelaajalla, kun kortteja on annettu vasemmalle 30 kertaa. 60 kierroksen jälkeen ottelun voittaa se, jolla on eniten rahaa. Jos kärjessä on useita, se päättyy tasan.
    .question = Voiko kierros tai ottelu jatkua ikuisesti?
    .adopted = Ei. Pelkkiä vaihtoja voisi tehdä loputtomiin, joten ne katkaistaan jossain vaiheessa. Oikeat kierrokset ovat paljon lyhyempiä.
    .other = Muut rajat voit antaa asetuksilla max_laps, max_passes ja max_rounds.
MC-R26 = Palkkiossa saatu sattumakortti käy mistä tahansa siinä kuin muutkin.
    .question = Mitä jos palkkiossa on sattumakortti?
    .adopted = Lopettaja saa käyttää sen aivan samalla tavalla.
MC-V1 = Täysistä väriryhmistä saa 50–400 dollaria: tummanvioletista 50, vaaleansinisestä 100, vaaleanvioletista 150, oranssista 200, punaisesta 250, keltaisesta 300, vihreästä 350 ja tummansinisestä 400. Kahdesta, kolmesta ja neljästä rautatiestä saa 250, 500 ja 1 000 dollaria ja molemmista laitoksista 500.
    .question = Mitkä summat kortteihin on painettu?
    .adopted = Emme ole voineet tarkistaa niitä. Yksikään lukemamme sääntö ei kerro niitä, joten nämä ovat muistinvaraisia, ja osa voi olla väärin. Vain hotellin sekä GO- ja Mr. Monopoly -korttien summat ovat lähteestämme.
    .other = Jos omissa korteissasi lukee muuta, anna oikea summa näille asetuksille: dark_purple, light_blue, light_purple, orange, red, yellow, green, dark_blue, railroads_2, railroads_3, railroads_4, utilities, hotel, go ja mr_monopoly.
