# Monopoly: The Card Game for two to six, in Polish. Amounts of money are numbers; the sign of the dollar is in the messages.
# Going out is closing the round (zamykać rundę): a round that nobody closes just ends (kończy się).

monopoly-card-game-title = Monopoly: The Card Game
monopoly-card-game-place = Dla dwóch do sześciu graczy. Talia liczy 60 kart. MONOPOLY to znak towarowy firmy Hasbro, z którą ten projekt nie jest związany.
monopoly-card-game-tagline = Skompletuj grupę, zabuduj ją, zamknij rundę przed innymi i miej nadzieję, że nikt cię nie ubiegnie, gdy trzymasz kartę szansy.
monopoly-card-game-summary = Dobieraj karty albo wymieniaj je na te, które leżą odkryte, aż zbierzesz na ręce kompletne grupy i nic niepotrzebnego. Wtedy zamknij rundę. Za każdą rękę płaci się według tego, co na niej jest, grupa po grupie i dom po domu. Kto pierwszy osiągnie cel, wygrywa partię.
monopoly-card-game-link = Ta gra na BoardGameGeek (po angielsku)
    .address = https://boardgamegeek.com/boardgame/684

## Cards. The name, its accusative and its genitive, a short name for lists, and a label for a screen reader.
## Names of properties, GO and Mr. Monopoly are those on the cards and stay as they are in every case.

monopoly-card-game-card-MED = Mediterranean Avenue
    .acc = Mediterranean Avenue
    .gen = Mediterranean Avenue
    .short = Mediterranean
    .label = Mediterranean Avenue (ciemnofioletowa)
monopoly-card-game-card-BAL = Baltic Avenue
    .acc = Baltic Avenue
    .gen = Baltic Avenue
    .short = Baltic
    .label = Baltic Avenue (ciemnofioletowa)
monopoly-card-game-card-ORI = Oriental Avenue
    .acc = Oriental Avenue
    .gen = Oriental Avenue
    .short = Oriental
    .label = Oriental Avenue (jasnoniebieska)
monopoly-card-game-card-VER = Vermont Avenue
    .acc = Vermont Avenue
    .gen = Vermont Avenue
    .short = Vermont
    .label = Vermont Avenue (jasnoniebieska)
monopoly-card-game-card-CON = Connecticut Avenue
    .acc = Connecticut Avenue
    .gen = Connecticut Avenue
    .short = Connecticut
    .label = Connecticut Avenue (jasnoniebieska)
monopoly-card-game-card-STC = St. Charles Place
    .acc = St. Charles Place
    .gen = St. Charles Place
    .short = St. Charles
    .label = St. Charles Place (jasnofioletowa)
monopoly-card-game-card-STA = States Avenue
    .acc = States Avenue
    .gen = States Avenue
    .short = States
    .label = States Avenue (jasnofioletowa)
monopoly-card-game-card-VIR = Virginia Avenue
    .acc = Virginia Avenue
    .gen = Virginia Avenue
    .short = Virginia
    .label = Virginia Avenue (jasnofioletowa)
monopoly-card-game-card-STJ = St. James Place
    .acc = St. James Place
    .gen = St. James Place
    .short = St. James
    .label = St. James Place (pomarańczowa)
monopoly-card-game-card-TEN = Tennessee Avenue
    .acc = Tennessee Avenue
    .gen = Tennessee Avenue
    .short = Tennessee
    .label = Tennessee Avenue (pomarańczowa)
monopoly-card-game-card-NYA = New York Avenue
    .acc = New York Avenue
    .gen = New York Avenue
    .short = New York
    .label = New York Avenue (pomarańczowa)
monopoly-card-game-card-KEN = Kentucky Avenue
    .acc = Kentucky Avenue
    .gen = Kentucky Avenue
    .short = Kentucky
    .label = Kentucky Avenue (czerwona)
monopoly-card-game-card-IND = Indiana Avenue
    .acc = Indiana Avenue
    .gen = Indiana Avenue
    .short = Indiana
    .label = Indiana Avenue (czerwona)
monopoly-card-game-card-ILL = Illinois Avenue
    .acc = Illinois Avenue
    .gen = Illinois Avenue
    .short = Illinois
    .label = Illinois Avenue (czerwona)
monopoly-card-game-card-ATL = Atlantic Avenue
    .acc = Atlantic Avenue
    .gen = Atlantic Avenue
    .short = Atlantic
    .label = Atlantic Avenue (żółta)
monopoly-card-game-card-VEN = Ventnor Avenue
    .acc = Ventnor Avenue
    .gen = Ventnor Avenue
    .short = Ventnor
    .label = Ventnor Avenue (żółta)
monopoly-card-game-card-MAR = Marvin Gardens
    .acc = Marvin Gardens
    .gen = Marvin Gardens
    .short = Marvin Gardens
    .label = Marvin Gardens (żółta)
monopoly-card-game-card-PAC = Pacific Avenue
    .acc = Pacific Avenue
    .gen = Pacific Avenue
    .short = Pacific
    .label = Pacific Avenue (zielona)
monopoly-card-game-card-NCA = North Carolina Avenue
    .acc = North Carolina Avenue
    .gen = North Carolina Avenue
    .short = North Carolina
    .label = North Carolina Avenue (zielona)
monopoly-card-game-card-PEN = Pennsylvania Avenue
    .acc = Pennsylvania Avenue
    .gen = Pennsylvania Avenue
    .short = Pennsylvania Avenue
    .label = Pennsylvania Avenue (zielona)
monopoly-card-game-card-PKP = Park Place
    .acc = Park Place
    .gen = Park Place
    .short = Park Place
    .label = Park Place (ciemnoniebieska)
monopoly-card-game-card-BWK = Boardwalk
    .acc = Boardwalk
    .gen = Boardwalk
    .short = Boardwalk
    .label = Boardwalk (ciemnoniebieska)
monopoly-card-game-card-RDG = Reading Railroad
    .acc = Reading Railroad
    .gen = Reading Railroad
    .short = Reading
    .label = Reading Railroad (linia kolejowa)
monopoly-card-game-card-PRR = Pennsylvania Railroad
    .acc = Pennsylvania Railroad
    .gen = Pennsylvania Railroad
    .short = Pennsylvania Railroad
    .label = Pennsylvania Railroad (linia kolejowa)
monopoly-card-game-card-BNO = B. & O. Railroad
    .acc = B. & O. Railroad
    .gen = B. & O. Railroad
    .short = B. & O.
    .label = B. & O. Railroad (linia kolejowa)
monopoly-card-game-card-SHL = Short Line
    .acc = Short Line
    .gen = Short Line
    .short = Short Line
    .label = Short Line (linia kolejowa)
monopoly-card-game-card-ELE = Electric Company
    .acc = Electric Company
    .gen = Electric Company
    .short = Electric Company
    .label = Electric Company (zakład komunalny)
monopoly-card-game-card-WAT = Water Works
    .acc = Water Works
    .gen = Water Works
    .short = Water Works
    .label = Water Works (zakład komunalny)
monopoly-card-game-card-H1 = pierwszy dom
    .acc = pierwszy dom
    .gen = pierwszego domu
    .short = pierwszy dom
    .label = pierwszy dom
monopoly-card-game-card-H2 = drugi dom
    .acc = drugi dom
    .gen = drugiego domu
    .short = drugi dom
    .label = drugi dom
monopoly-card-game-card-H3 = trzeci dom
    .acc = trzeci dom
    .gen = trzeciego domu
    .short = trzeci dom
    .label = trzeci dom
monopoly-card-game-card-H4 = czwarty dom
    .acc = czwarty dom
    .gen = czwartego domu
    .short = czwarty dom
    .label = czwarty dom
monopoly-card-game-card-HT = hotel
    .acc = hotel
    .gen = hotelu
    .short = hotel
    .label = hotel
monopoly-card-game-card-TK-CAR = samochód wyścigowy
    .acc = samochód wyścigowy
    .gen = samochodu wyścigowego
    .short = samochód wyścigowy
    .label = samochód wyścigowy (pionek)
monopoly-card-game-card-TK-SHIP = pancernik
    .acc = pancernik
    .gen = pancernika
    .short = pancernik
    .label = pancernik (pionek)
monopoly-card-game-card-TK-IRON = żelazko
    .acc = żelazko
    .gen = żelazka
    .short = żelazko
    .label = żelazko (pionek)
monopoly-card-game-card-TK-THIMBLE = naparstek
    .acc = naparstek
    .gen = naparstka
    .short = naparstek
    .label = naparstek (pionek)
monopoly-card-game-card-TK-HAT = cylinder
    .acc = cylinder
    .gen = cylindra
    .short = cylinder
    .label = cylinder (pionek)
monopoly-card-game-card-TK-BARROW = taczka
    .acc = taczkę
    .gen = taczki
    .short = taczka
    .label = taczka (pionek)
monopoly-card-game-card-GO = karta GO
    .acc = kartę GO
    .gen = karty GO
    .short = GO
    .label = GO
monopoly-card-game-card-MR = karta Mr. Monopoly
    .acc = kartę Mr. Monopoly
    .gen = karty Mr. Monopoly
    .short = Mr. Monopoly
    .label = Mr. Monopoly
monopoly-card-game-card-CH = karta szansy
    .acc = kartę szansy
    .gen = karty szansy
    .short = szansa
    .label = karta szansy

# Some token, whichever: only Chance can be that.
monopoly-card-game-card-TK = pionek
    .acc = pionek
    .gen = pionka
    .short = pionek
    .label = pionek

## What a Chance card stands for: always in the accusative.

monopoly-card-game-role = { $cause ->
    [MED] { monopoly-card-game-card-MED.acc }
    [BAL] { monopoly-card-game-card-BAL.acc }
    [ORI] { monopoly-card-game-card-ORI.acc }
    [VER] { monopoly-card-game-card-VER.acc }
    [CON] { monopoly-card-game-card-CON.acc }
    [STC] { monopoly-card-game-card-STC.acc }
    [STA] { monopoly-card-game-card-STA.acc }
    [VIR] { monopoly-card-game-card-VIR.acc }
    [STJ] { monopoly-card-game-card-STJ.acc }
    [TEN] { monopoly-card-game-card-TEN.acc }
    [NYA] { monopoly-card-game-card-NYA.acc }
    [KEN] { monopoly-card-game-card-KEN.acc }
    [IND] { monopoly-card-game-card-IND.acc }
    [ILL] { monopoly-card-game-card-ILL.acc }
    [ATL] { monopoly-card-game-card-ATL.acc }
    [VEN] { monopoly-card-game-card-VEN.acc }
    [MAR] { monopoly-card-game-card-MAR.acc }
    [PAC] { monopoly-card-game-card-PAC.acc }
    [NCA] { monopoly-card-game-card-NCA.acc }
    [PEN] { monopoly-card-game-card-PEN.acc }
    [PKP] { monopoly-card-game-card-PKP.acc }
    [BWK] { monopoly-card-game-card-BWK.acc }
    [RDG] { monopoly-card-game-card-RDG.acc }
    [PRR] { monopoly-card-game-card-PRR.acc }
    [BNO] { monopoly-card-game-card-BNO.acc }
    [SHL] { monopoly-card-game-card-SHL.acc }
    [ELE] { monopoly-card-game-card-ELE.acc }
    [WAT] { monopoly-card-game-card-WAT.acc }
    [H1] { monopoly-card-game-card-H1.acc }
    [H2] { monopoly-card-game-card-H2.acc }
    [H3] { monopoly-card-game-card-H3.acc }
    [H4] { monopoly-card-game-card-H4.acc }
    [HT] { monopoly-card-game-card-HT.acc }
   *[TK] { monopoly-card-game-card-TK.acc }
}

## Groups. The name at the beginning of a line; the same chosen by its key; and where a building stands or a token counts.

monopoly-card-game-group-dark-purple = Ciemnofioletowe
monopoly-card-game-group-light-blue = Jasnoniebieskie
monopoly-card-game-group-light-purple = Jasnofioletowe
monopoly-card-game-group-orange = Pomarańczowe
monopoly-card-game-group-red = Czerwone
monopoly-card-game-group-yellow = Żółte
monopoly-card-game-group-green = Zielone
monopoly-card-game-group-dark-blue = Ciemnoniebieskie
monopoly-card-game-group-railroads = Linie kolejowe
monopoly-card-game-group-utilities = Zakłady komunalne
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
    [dark_purple] na ciemnofioletowych
    [light_blue] na jasnoniebieskich
    [light_purple] na jasnofioletowych
    [orange] na pomarańczowych
    [red] na czerwonych
    [yellow] na żółtych
    [green] na zielonych
    [dark_blue] na ciemnoniebieskich
    [railroads] na liniach kolejowych
   *[utilities] na zakładach komunalnych
}

## Money, and numbers with their words; the last form is the one for fractions. Amount, target: dollars.
## Shed: how many cards have to be discarded afterwards.

monopoly-card-game-money = { $amount } $
monopoly-card-game-target = { $target } $
monopoly-card-game-houses = { $amount ->
    [one] { $amount } dom
    [few] { $amount } domy
    [many] { $amount } domów
   *[other] { $amount } domu
}
monopoly-card-game-shed = { $shed ->
    [0] Potem nie musisz niczego odrzucać.
    [one] Potem odrzucasz { $shed } kartę.
    [few] Potem odrzucasz { $shed } karty.
    [many] Potem odrzucasz { $shed } kart.
   *[other] Potem odrzucasz { $shed } karty.
}

## Zones. Amount: how many cards lie there. Extra: only, first or second; in the middle the table itself counts cards.

monopoly-card-game-zone-draw = Talon
monopoly-card-game-zone-extra = { $extra ->
    [first] Pierwszy stos dodatkowy
    [second] Drugi stos dodatkowy
   *[only] Stos dodatkowy
}
monopoly-card-game-zone-pile = { $amount ->
    [0] { $seat_is ->
        [you] Twój stos wymiany, pusty
       *[other] Stos wymiany gracza { $seat }, pusty
    }
   *[other] { $seat_is ->
        [you] Twój stos wymiany, { cards }
       *[other] Stos wymiany gracza { $seat }, { cards }
    }
}
    .title = Stos wymiany
monopoly-card-game-zone-hand = { $seat_is ->
    [you] Twoja ręka, { cards }
   *[other] Ręka gracza { $seat }, { cards }
}
monopoly-card-game-zone-pass = { $seat_is ->
    [you] Twoja karta do podania
   *[other] Karta gracza { $seat } do podania
}
monopoly-card-game-zone-reward = Nagroda
# A Chance card that was laid down. Cause: what it stands for.
monopoly-card-game-zone-chance = karta szansy, zastępuje { monopoly-card-game-role }

## Counters and badges beside a name. Worth: what the own hand would be paid if somebody else went out now.

monopoly-card-game-counter-score = { monopoly-card-game-money } z { monopoly-card-game-target }
monopoly-card-game-worth-hand = Ręka warta teraz { monopoly-card-game-money }
# Amount: what the cards are worth to somebody who goes out. Out: that is possible at this moment.
monopoly-card-game-worth-chance = { $cause ->
    [out] Ręka warta { monopoly-card-game-money }, jeśli zamkniesz rundę, i nic, jeśli ktoś cię uprzedzi
   *[in] Ręka teraz nic niewarta przez kartę szansy; { monopoly-card-game-money }, gdyby dało się zamknąć rundę
}

## What happened

# Amount: what wins the match, in dollars. Seat: the dealer.
monopoly-card-game-event-start = { $seat_is ->
    [you] Partia się zaczyna. Do wygranej trzeba zebrać { monopoly-card-game-money }. Najpierw rozdajesz ty.
   *[other] Partia się zaczyna. Do wygranej trzeba zebrać { monopoly-card-game-money }. Najpierw rozdaje { $seat }.
}
monopoly-card-game-event-shuffle = { $seat_is ->
    [you] Runda { $amount }. Tasujesz wszystkie karty i rozdajesz.
   *[other] Runda { $amount }. { $seat } tasuje wszystkie karty i rozdaje.
}
monopoly-card-game-event-deal = { $amount ->
    [one] { $seat_is ->
        [you] Dostajesz { $amount } kartę.
       *[other] { $seat } dostaje { $amount } kartę.
    }
   *[other] { $seat_is ->
        [you] Dostajesz { cards }.
       *[other] { $seat } dostaje { cards }.
    }
}
# Nobody: an extra pile.
monopoly-card-game-event-open = { $seat_is ->
    [you] Twój stos wymiany zaczyna się od { $card_gen }.
    [nobody] Stos dodatkowy zaczyna się od { $card_gen }.
   *[other] Stos wymiany gracza { $seat } zaczyna się od { $card_gen }.
}
# Other: the dealer.
monopoly-card-game-event-begin = { $seat_is ->
    [you] { $other } rozdaje, a ty siedzisz po lewej, więc zaczynasz.
   *[other] { $other_is ->
        [you] { $seat } siedzi po twojej lewej stronie, więc zaczyna.
       *[other] { $other } rozdaje, a { $seat } siedzi po lewej, więc zaczyna.
    }
}
monopoly-card-game-event-draw = { $card_is ->
    [known] { $seat_is ->
        [you] Dobierasz { $card_acc }.
       *[other] { $seat } dobiera { $card_acc }.
    }
   *[hidden] { $seat_is ->
        [you] Dobierasz kartę.
       *[other] { $seat } dobiera kartę.
    }
}
monopoly-card-game-event-offer = { $seat_is ->
    [you] Zaczynasz wymianę z graczem { $other }.
   *[other] { $other_is ->
        [you] { $seat } zaczyna wymianę z tobą.
       *[other] { $seat } zaczyna wymianę z graczem { $other }.
    }
}
monopoly-card-game-event-count = { $amount ->
    [one] { $seat_is ->
        [you] Chcesz wymienić { $amount } kartę z graczem { $other }.
       *[other] { $other_is ->
            [you] { $seat } chce wymienić z tobą { $amount } kartę.
           *[other] { $seat } chce wymienić { $amount } kartę z graczem { $other }.
        }
    }
   *[other] { $seat_is ->
        [you] Chcesz wymienić { cards } z graczem { $other }.
       *[other] { $other_is ->
            [you] { $seat } chce wymienić z tobą { cards }.
           *[other] { $seat } chce wymienić { cards } z graczem { $other }.
        }
    }
}
monopoly-card-game-event-cancel = { $seat_is ->
    [you] Jednak rezygnujesz z wymiany z graczem { $other }.
   *[other] { $other_is ->
        [you] { $seat } jednak rezygnuje z wymiany z tobą.
       *[other] { $seat } jednak rezygnuje z wymiany z graczem { $other }.
    }
}
monopoly-card-game-event-put = { $seat_is ->
    [you] Najpierw kładziesz { $card_acc } z ręki na swój stos wymiany.
   *[other] Najpierw { $seat } kładzie { $card_acc } z ręki na swój stos wymiany.
}
# One card: card was given, card2 was taken. More: as many were given as taken.
monopoly-card-game-event-exchange = { $amount ->
    [1] { $seat_is ->
        [you] Oddajesz { $card_acc } graczowi { $other } i dostajesz { $card2_acc }.
       *[other] { $other_is ->
            [you] { $seat } oddaje ci { $card_acc } i dostaje { $card2_acc }.
           *[other] { $seat } oddaje { $card_acc } graczowi { $other } i dostaje { $card2_acc }.
        }
    }
   *[other] { $seat_is ->
        [you] Oddajesz graczowi { $other } { cards } i dostajesz tyle samo.
       *[other] { $other_is ->
            [you] { $seat } oddaje ci { cards } i dostaje tyle samo.
           *[other] { $seat } oddaje graczowi { $other } { cards } i dostaje tyle samo.
        }
    }
}
# Card: what lay on the pile of the other. Card2: what lay on the extra pile.
monopoly-card-game-event-swap-tops = { $seat_is ->
    [you] Zamieniasz miejscami { $card_acc } ze stosu gracza { $other } i { $card2_acc } ze stosu dodatkowego.
   *[other] { $other_is ->
        [you] { $seat } zamienia miejscami { $card_acc } z twojego stosu i { $card2_acc } ze stosu dodatkowego.
       *[other] { $seat } zamienia miejscami { $card_acc } ze stosu gracza { $other } i { $card2_acc } ze stosu dodatkowego.
    }
}
# Card: from the extra pile. Card2: from the draw pile.
monopoly-card-game-event-take = { $card2_is ->
    [known] { $seat_is ->
        [you] Bierzesz { $card_acc } ze stosu dodatkowego, dobierasz { $card2_acc } i w zamian oddajesz dwie wierzchnie karty swojego stosu.
       *[other] { $seat } bierze { $card_acc } ze stosu dodatkowego, dobiera { $card2_acc } i w zamian oddaje dwie karty.
    }
   *[hidden] { $seat_is ->
        [you] Bierzesz { $card_acc } ze stosu dodatkowego, dobierasz kartę i w zamian oddajesz dwie wierzchnie karty swojego stosu.
       *[other] { $seat } bierze { $card_acc } ze stosu dodatkowego, dobiera kartę i w zamian oddaje dwie karty.
    }
}
monopoly-card-game-event-discard = { $seat_is ->
    [you] Odrzucasz { $card_acc }.
   *[other] { $seat } odrzuca { $card_acc }.
}
# Five or six: card was given, card2 was taken.
monopoly-card-game-event-swap = { $seat_is ->
    [you] Wymieniasz się z graczem { $other }: dajesz { $card_acc }, bierzesz { $card2_acc }.
   *[other] { $other_is ->
        [you] { $seat } wymienia się z tobą: daje { $card_acc }, bierze { $card2_acc }.
       *[other] { $seat } wymienia się z graczem { $other }: daje { $card_acc }, bierze { $card2_acc }.
    }
}
monopoly-card-game-event-out = { $seat_is ->
    [you] Zamykasz rundę!
   *[other] { $seat } zamyka rundę!
}
monopoly-card-game-event-show = { $seat_is ->
    [you] Odkrywasz swoją rękę: { cards }.
   *[other] { $seat } odkrywa swoją rękę: { cards }.
}
# Amount: the first or the second Chance card. Cause: what it stands for.
monopoly-card-game-event-chance = { $amount ->
    [1] { $seat_is ->
        [you] Twoja karta szansy zastępuje { monopoly-card-game-role }.
       *[other] Karta szansy gracza { $seat } zastępuje { monopoly-card-game-role }.
    }
   *[other] { $seat_is ->
        [you] Twoja druga karta szansy zastępuje { monopoly-card-game-role }.
       *[other] Druga karta szansy gracza { $seat } zastępuje { monopoly-card-game-role }.
    }
}
monopoly-card-game-event-reward = { $amount ->
    [0] { $seat_is ->
        [you] Nie ma już kart na nagrodę dla ciebie.
       *[other] Nie ma już kart na nagrodę dla gracza { $seat }.
    }
   *[other] { $seat_is ->
        [you] Twoja nagroda za zamknięcie rundy: { cards }.
       *[other] Nagroda gracza { $seat } za zamknięcie rundy: { cards }.
    }
}
# Five or six.
monopoly-card-game-event-stay = { $seat_is ->
    [you] Nie zamykasz rundy.
   *[other] { $seat } nie zamyka rundy.
}
# The card is known to the player who chose it.
monopoly-card-game-event-choose = { $card_is ->
    [known] { $seat_is ->
        [you] Wybierasz { $card_acc } do podania w lewo.
       *[other] { $seat } wybiera { $card_acc } do podania w lewo.
    }
   *[hidden] { $seat_is ->
        [you] Wybierasz kartę do podania w lewo.
       *[other] { $seat } wybiera kartę do podania w lewo.
    }
}
monopoly-card-game-event-pass = Każdy podaje kartę w lewo.
monopoly-card-game-event-nobody-out = { $cause ->
    [laps] Już zbyt długo nikt nie dobiera kart. Runda kończy się tutaj, bez zamknięcia.
    [passes] Karty wędrują w lewo już wystarczająco długo. Runda kończy się tutaj, bez zamknięcia.
   *[draw] Talon jest pusty. Runda kończy się tutaj, bez zamknięcia.
}
monopoly-card-game-event-void = { $seat_is ->
    [you] Masz kartę szansy, a nie zamykasz rundy, więc żadna karta z twojej ręki się nie liczy.
   *[other] { $seat } ma kartę szansy, a nie zamyka rundy, więc żadna karta z tej ręki się nie liczy.
}
monopoly-card-game-event-worth = { $seat_is ->
    [you] Twoja ręka jest warta { monopoly-card-game-money }.
   *[other] Ręka gracza { $seat } jest warta { monopoly-card-game-money }.
}
monopoly-card-game-event-prize = { $seat_is ->
    [you] Masz najwięcej kart Mr. Monopoly i dostajesz jeszcze { monopoly-card-game-money }.
   *[other] { $seat } ma najwięcej kart Mr. Monopoly i dostaje jeszcze { monopoly-card-game-money }.
}
# Seat: the next dealer.
monopoly-card-game-event-round-over = { $seat_is ->
    [you] Koniec rundy { $amount }. Teraz rozdajesz ty.
   *[other] Koniec rundy { $amount }. Teraz rozdaje { $seat }.
}
monopoly-card-game-event-match-over = { $seat_is ->
    [you] Wygrywasz partię!
    [nobody] Partia kończy się tutaj: remis.
   *[other] { $seat } wygrywa partię.
}

## What you can do. The hint says it in one more line.
## Taken, given: lists of short names, from the top card down. Extra: only, first or second.

monopoly-card-game-action-draw = Dobierz kartę
    .hint = Weź wierzchnią kartę talonu. { monopoly-card-game-shed }
# Taken: the whole pile of the other.
monopoly-card-game-action-trade = Wymień się z graczem { $other }
    .hint = Ile kart, powiesz za chwilę. Od góry można tam wziąć: { $taken }
# Part: a card from the hand has to be given too. Hand: nothing but such a card can be given.
monopoly-card-game-action-count = { $cause ->
    [hand] Weź { $amount }: { $taken } – oddaj { $amount }: karta z ręki
    [part] Weź { $amount }: { $taken } – oddaj { $amount }: karta z ręki, { $given }
   *[pile] Weź { $amount }: { $taken } – oddaj { $amount }: { $given }
}
    .hint = To, co oddasz, trafi na rękę gracza { $other }. { monopoly-card-game-shed }
monopoly-card-game-action-exchange = Oddaj { $amount }: { $given } – weź { $amount }: { $taken }
    .hint = To, co oddasz, trafi na rękę gracza { $other }. { monopoly-card-game-shed }
# Given: the card from the hand is the first of them.
monopoly-card-game-action-put = Połóż najpierw { $card_acc }. Oddaj { $amount }: { $given } – weź { $amount }: { $taken }
    .hint = To, co oddasz, trafi na rękę gracza { $other }. { monopoly-card-game-shed }
monopoly-card-game-action-cancel = Bez wymiany
    .hint = Niczego jeszcze nie wymieniono. Zrób coś innego.
# Card: on the pile of the other. Card2: on the extra pile.
monopoly-card-game-action-swap-tops = { $extra ->
    [first] Zamień miejscami { $card_acc } ze stosu gracza { $other } i { $card2_acc } z pierwszego stosu dodatkowego
    [second] Zamień miejscami { $card_acc } ze stosu gracza { $other } i { $card2_acc } z drugiego stosu dodatkowego
   *[only] Zamień miejscami { $card_acc } ze stosu gracza { $other } i { $card2_acc } ze stosu dodatkowego
}
    .hint = To zajmuje całą turę, a twoja ręka się nie zmienia.
# Card: on the extra pile. Given: the two top cards of the own pile.
monopoly-card-game-action-take = { $extra ->
    [first] Weź { $card_acc } z pierwszego stosu dodatkowego i wierzchnią kartę talonu – oddaj: { $given }
    [second] Weź { $card_acc } z drugiego stosu dodatkowego i wierzchnią kartę talonu – oddaj: { $given }
   *[only] Weź { $card_acc } ze stosu dodatkowego i wierzchnią kartę talonu – oddaj: { $given }
}
    .hint = Obie twoje karty trafią na stos dodatkowy. { monopoly-card-game-shed }
# Pile: the reward comes from the draw pile. Table: it is all the trade cards.
monopoly-card-game-action-out = Zamknij rundę
    .hint = { $cause ->
        [none] Jeszcze nie. Naciśnij, a stół powie, co stoi na przeszkodzie.
        [table] Twoja ręka jest gotowa. Runda się skończy, a nagrodą będą wszystkie karty wymiany na stole.
       *[pile] Twoja ręka jest gotowa. Runda się skończy, a nagrodą będzie pięć następnych kart talonu.
    }
# Out: it would be possible to go out. Five or six.
monopoly-card-game-action-stay = { $cause ->
    [out] Nie zamykaj rundy
   *[none] Graj dalej
}
    .hint = { $cause ->
        [out] Graj o więcej. Ktoś inny może jednak zamknąć rundę przed tobą.
       *[none] Nie możesz jeszcze zamknąć rundy: coś na twojej ręce do niczego nie pasuje.
    }
monopoly-card-game-action-discard = Odrzuć { $card_acc }
    .hint = Karta trafi na twój stos wymiany, skąd mogą ją wziąć inni.
# Other: who sits to the left.
monopoly-card-game-action-pass = Podaj { $card_acc } graczowi { $other }
    .hint = Nikt poza wami się o tym nie dowie. Wszystkie karty podaje się jednocześnie.
# Cause: what it would stand for.
monopoly-card-game-action-chance = Niech karta szansy zastąpi { monopoly-card-game-role }
    .hint = Dzięki temu nic na twojej ręce nie musi być zbędne.
# Five or six. Card: on the pile of the other. Card2: on the own pile.
monopoly-card-game-action-swap = Weź { $card_acc } od gracza { $other } – oddaj { $card2_acc }
    .hint = Obie karty trafiają na rękę. Potem każde z was wykłada inną.
monopoly-card-game-action-next-round = Następna runda
    .hint = Potasuj wszystkie karty i rozdaj następną rundę.

## What the table asks or says

# Out: going out is possible. Extra: there is an extra pile.
monopoly-card-game-prompt-turn = { $cause ->
    [out] Twoja kolej. Twoja ręka jest gotowa: możesz zamknąć rundę. Możesz też dobrać kartę albo się wymienić.
    [extra] Twoja kolej. Dobierz kartę, wymień się z innym graczem albo skorzystaj ze stosu dodatkowego.
   *[play] Twoja kolej. Dobierz kartę albo wymień się z innym graczem.
}
monopoly-card-game-prompt-trade = Ile kart chcesz wymienić z graczem { $other }? Idą z wierzchu obu stosów wymiany.
# Needed: the own trade pile has too few cards.
monopoly-card-game-prompt-put = { $cause ->
    [needed] Na twoim stosie wymiany jest za mało kart do tej wymiany. Którą kartę z ręki kładziesz na nim najpierw?
   *[free] Wymień się z graczem { $other } od razu albo połóż najpierw jedną kartę z ręki na swój stos wymiany.
}
# Amount: how many cards are too many. Size: how many may stay.
monopoly-card-game-prompt-shed = Na koniec tury możesz mieć na ręce { $size ->
    [one] { $size } kartę
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}. Do odrzucenia: { cards }.
monopoly-card-game-prompt-shed-out = Zamykasz rundę i możesz mieć na ręce { $size ->
    [one] { $size } kartę
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}. Najpierw odrzuć to, co zbędne: { cards }.
# Amount: the first or the second Chance card.
monopoly-card-game-prompt-stand = { $amount ->
    [1] Co zastępuje twoja karta szansy?
   *[other] Co zastępuje twoja druga karta szansy?
}
monopoly-card-game-prompt-swap = Twoja kolej. Czyją kartę wymiany chcesz wziąć? Oddajesz za nią swoją.
# Other: with whom the card on the table was traded.
monopoly-card-game-prompt-lay = Po wymianie z graczem { $other } wyłóż przed siebie kartę z ręki: to twoja nowa karta wymiany.
monopoly-card-game-prompt-stay = { $cause ->
    [out] Twoja tura się kończy. Zamykasz rundę?
   *[none] Twoja tura się kończy. Rundy nie możesz jeszcze zamknąć.
}
monopoly-card-game-prompt-last = { $cause ->
    [out] Zanim karty pójdą w lewo: zamykasz rundę?
   *[none] Zanim karty pójdą w lewo, ktoś może zamknąć rundę. Ty jeszcze nie możesz.
}
# Other: who sits to the left.
monopoly-card-game-prompt-pass = Wybierz kartę do podania w lewo. Dostanie ją { $other }. Wszystkie karty podaje się jednocześnie.
monopoly-card-game-prompt-waiting = Teraz gra { $seat }.
# Seat: who went out. Other: the next dealer.
monopoly-card-game-prompt-scored = { $seat_is ->
    [you] Zamykasz rundę i wszystkie ręce są rozliczone. { $other_is ->
        [you] Teraz rozdajesz ty.
       *[other] Teraz rozdaje { $other }.
    }
    [nobody] Nikt nie zamyka rundy, a wszystkie ręce są rozliczone. { $other_is ->
        [you] Teraz rozdajesz ty.
       *[other] Teraz rozdaje { $other }.
    }
   *[other] { $seat } zamyka rundę i wszystkie ręce są rozliczone. { $other_is ->
        [you] Teraz rozdajesz ty.
       *[other] Teraz rozdaje { $other }.
    }
}
monopoly-card-game-prompt-match-won = { $seat_is ->
    [you] Wygrywasz partię!
   *[other] { $seat } wygrywa partię.
}
monopoly-card-game-prompt-match-drawn = Partia kończy się remisem.

## Notes at a seat. Amount: dollars.

monopoly-card-game-note-to-act = decyduje
monopoly-card-game-note-asked = bierze udział w wymianie
monopoly-card-game-note-out = zamyka rundę
monopoly-card-game-note-chosen = ma już wybraną kartę
monopoly-card-game-note-earned = dostaje { monopoly-card-game-money }
monopoly-card-game-note-went-out = zamyka rundę, dostaje { monopoly-card-game-money }
monopoly-card-game-note-void = ma kartę szansy, nic nie dostaje
monopoly-card-game-note-winner = wygrywa partię

## The account of a hand, line by line. Cards: a list of short names.

monopoly-card-game-ledger-title = { $seat_is ->
    [you] Twoja ręka
   *[other] Ręka gracza { $seat }
}
monopoly-card-game-ledger-group = { monopoly-card-game-group }, komplet: { $cards }
# Amount: how many railroads.
monopoly-card-game-ledger-railroads = { $amount ->
    [4] Wszystkie cztery linie kolejowe: { $cards }
    [one] { $amount } linia kolejowa: { $cards }
    [few] { $amount } linie kolejowe: { $cards }
    [many] { $amount } linii kolejowych: { $cards }
   *[other] { $amount } linii kolejowej: { $cards }
}
monopoly-card-game-ledger-utilities = Oba zakłady komunalne: { $cards }
monopoly-card-game-ledger-houses = { monopoly-card-game-houses } { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-hotel = Hotel { monopoly-card-game-on }
# A token, or a Chance card in place of one.
monopoly-card-game-ledger-token = Pionek { monopoly-card-game-on }: { $cards }
monopoly-card-game-ledger-go = Karty GO: { $amount }
# Amount: how many Mr. Monopoly cards.
monopoly-card-game-ledger-prize = Najwięcej kart Mr. Monopoly: { $amount }
monopoly-card-game-ledger-void = Nic się nie liczy: karta szansy na ręce
monopoly-card-game-ledger-unused = Zbędne: { $cards }
monopoly-card-game-ledger-total = Razem { monopoly-card-game-money }
# Amount: what the player has in all.
monopoly-card-game-ledger-note = { $cause ->
    [out] Zamyka rundę. Ma teraz { monopoly-card-game-money } z { monopoly-card-game-target }.
   *[in] Ma teraz { monopoly-card-game-money } z { monopoly-card-game-target }.
}

## Why an action is not possible now. Phase: what is to be done instead.

monopoly-card-game-illegal-draw = { $cause ->
    [between] Runda jest skończona. Wybierz „Następna runda”.
    [not-scored] Następna runda zaczyna się dopiero po zakończeniu tej.
    [one-a-turn] Twój ruch już za tobą. Odrzuć nadmiar kart, a tura się skończy.
    [not-held] Nie masz tej karty na ręce.
   *[moment] { $phase ->
        [turn] Tego teraz nie możesz zrobić. Zaczyna się twoja tura: dobierz kartę, wymień się albo zamknij rundę, jeśli masz gotową rękę.
        [trade] Jesteś w trakcie wymiany. Powiedz, ile kart, albo z niej zrezygnuj.
        [put] Jesteś w trakcie wymiany. Dokończ ją, połóż najpierw kartę z ręki albo zrezygnuj.
        [shed] Masz więcej kart, niż możesz zatrzymać. Odrzuć jedną.
        [shed_out] Zamykasz rundę. Najpierw odrzuć to, co zbędne.
        [stand] Zamykasz rundę. Powiedz, co zastępuje twoja karta szansy.
        [swap] Twoja kolej na wymianę: wybierz, czyją kartę wymiany chcesz wziąć.
        [lay] Wymiana jeszcze trwa. Wyłóż kartę z ręki jako swoją nową kartę wymiany.
        [stay] Po wymianie. Zamknij rundę, jeśli masz gotową rękę, albo graj dalej.
        [last] Karty zaraz pójdą w lewo. Zamknij rundę, jeśli masz gotową rękę, albo graj dalej.
        [pass] Wybierz z ręki kartę dla gracza po twojej lewej stronie.
       *[other] Zasady teraz na to nie pozwalają.
    }
}
monopoly-card-game-illegal-trade = { $cause ->
    [no-extra] Tu nie ma stosu dodatkowego. Jest tylko wtedy, gdy graczy jest dwóch lub trzech.
    [extra] Ze stosem dodatkowym nie wymieniasz się jak z graczem. Możesz zamienić miejscami jego wierzchnią kartę i wierzchnią kartę stosu wymiany innego gracza albo wziąć jego wierzchnią kartę i wierzchnią kartę talonu, a w zamian oddać dwie wierzchnie karty własnego stosu wymiany.
    [own] Nie możesz wymienić się ze sobą. Wybierz stos wymiany innego gracza.
    [empty] Tam nie ma nic do wymiany. Wymień się z graczem, który ma kartę na stosie wymiany.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-count = { $cause ->
    [too-many] { $amount ->
        [one] Wymienić można tylko jedną kartę. Na więcej stosy nie pozwalają, nawet jeśli do swojego dołożysz kartę z ręki.
       *[other] Wymienić można co najmniej jedną kartę, a najwyżej tyle: { $amount }. Na więcej stosy nie pozwalają, choć do swojego możesz dołożyć jedną kartę z ręki.
    }
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-exchange = { $cause ->
    [too-few-own] Na twoim stosie wymiany jest za mało kart do tej wymiany. Połóż na nim najpierw kartę z ręki.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-put = { $cause ->
    [one-put] Kartę z ręki kładzie się na stos tylko przed wymianą, i to jedną. Teraz twoja tura się kończy: odrzuć nadmiar kart.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-cancel = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-swap-tops = { $cause ->
    [no-extra] Tu nie ma stosu dodatkowego. Jest tylko wtedy, gdy graczy jest dwóch lub trzech.
    [own] Zamieniasz kartę innego gracza, a nie własną. Wybierz czyjś inny stos wymiany.
    [empty] Zamieniasz miejscami wierzchnie karty czyjegoś stosu wymiany i stosu dodatkowego, więc na obu musi coś leżeć.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-take = { $cause ->
    [no-extra] Tu nie ma stosu dodatkowego. Jest tylko wtedy, gdy graczy jest dwóch lub trzech.
    [two-needed] Bierzesz dwie karty i płacisz dwiema, więc na twoim stosie wymiany muszą leżeć dwie, a na obu pozostałych stosach co najmniej po jednej.
   *[other] { monopoly-card-game-illegal-draw }
}
# Size: how many cards a hand needs to go out.
monopoly-card-game-illegal-out = { $cause ->
    [out-number] Żeby zamknąć rundę, trzeba mieć na ręce { $size ->
        [one] { $size } kartę
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    }.
    [out-group] Żeby zamknąć rundę, trzeba mieć kompletną grupę. Ty jeszcze żadnej nie masz.
    [out-property] Nie możesz zamknąć rundy: { $card } nie należy do żadnej kompletnej grupy.
    [out-house] Nie możesz zamknąć rundy: nie ma gdzie postawić { $card_gen }. Na każdej kompletnej grupie kolorowej domy stoją po kolei, każdy numer raz.
    [out-street] Nie możesz zamknąć rundy: nie ma gdzie postawić { $card_gen }, bo brakuje kompletnej grupy kolorowej. Na liniach kolejowych i zakładach komunalnych się nie buduje.
    [out-hotel] Nie możesz zamknąć rundy: hotel wymaga kompletnej grupy kolorowej, na której stoją wszystkie cztery domy.
    [out-chance] Nie możesz zamknąć rundy: cokolwiek zastąpi karta szansy, coś na ręce będzie zbędne.
    [out-surplus] Nie możesz zamknąć rundy: cokolwiek odrzucisz, coś na ręce będzie zbędne.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-discard = { $cause ->
    [needed] Nie możesz teraz odrzucić { $card_gen }: bez tej karty nie da się zamknąć rundy.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-chance = { $cause ->
    [unfit] Karta szansy nie może tego zastąpić. Zastępuje nieruchomość, dom, hotel albo pionek, który pasuje do twojej ręki, a nic nie może być zbędne.
   *[other] { monopoly-card-game-illegal-draw }
}
monopoly-card-game-illegal-stay = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-pass = { monopoly-card-game-illegal-draw }
monopoly-card-game-illegal-next-round = { monopoly-card-game-illegal-draw }

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

monopoly-card-game-position-form = to nie jest słownik (dict) ze zwykłymi danymi
monopoly-card-game-position-unknown-key = pole „{ $key }” jest nieznane
monopoly-card-game-position-actions = „actions” musi być listą tekstów
monopoly-card-game-position-card = „{ $card }” nie jest kartą w tej grze
monopoly-card-game-position-cards = karta „{ $card }” występuje częściej niż w talii
monopoly-card-game-position-too-few = ręce i stosy potrzebują więcej kart, niż jest w talii
monopoly-card-game-position-hands = „hands” wymaga dla każdego miejsca listy kart, która pasuje do danej chwili
monopoly-card-game-position-piles-bottom-first = „piles_bottom_first” wymaga dla każdego miejsca listy kart
monopoly-card-game-position-extras-bottom-first = „extras_bottom_first” wymaga dwóch list kart przy dwóch graczach, jednej przy trzech i żadnej, gdy graczy jest więcej
monopoly-card-game-position-draw-top-first = „draw_top_first” musi być listą kart: przy pięciu i sześciu graczach pustą, a w innych grach z co najmniej jedną kartą, dopóki trwa runda
monopoly-card-game-position-reward = „reward” musi być listą kart, pustą, dopóki nikt nie zamknie rundy
monopoly-card-game-position-aside = „aside” musi być listą kart, które są poza grą
monopoly-card-game-position-chosen = „chosen” wymaga dla każdego miejsca karty albo niczego, a karty mają tylko te miejsca, na które przyszła już kolej
monopoly-card-game-position-known = „known” wymaga dla każdej karty na każdej ręce listy miejsc, które ją znają, razem z właścicielem
monopoly-card-game-position-totals = „totals” wymaga dla każdego miejsca liczby całkowitej, nie mniejszej niż zero i nie mniejszej niż wypłata z tej rundy
monopoly-card-game-position-dealer = „dealer” musi być jednym z miejsc
monopoly-card-game-position-round = „round” musi być liczbą od 1 do ostatniej dozwolonej rundy
monopoly-card-game-position-quiet = „quiet” musi mówić, ile tur minęło od ostatniego dobrania, i być mniejsze niż liczba, która kończy rundę
monopoly-card-game-position-passes = „passes” musi mówić, ile razy podano karty w lewo, i być mniejsze niż liczba, która kończy rundę
monopoly-card-game-position-moved = „moved” musi mówić, na ilu graczy przyszła już kolej w tym okrążeniu, i pasować do danej chwili
monopoly-card-game-position-phase = „phase” musi być chwilą, która może nadejść przy tej liczbie graczy: turn, trade, put lub shed albo swap, lay, stay, last lub pass, a poza tym shed_out, stand, scored lub over
monopoly-card-game-position-turn = „turn” musi wskazywać miejsce, które decyduje, a po zakończeniu partii nikogo
monopoly-card-game-position-trade = „trade” musi mówić, kto się wymienia, z kim i iloma kartami, a gdy nikt się nie wymienia, być puste
monopoly-card-game-position-out = „out” musi wskazywać miejsce, które zamyka rundę, albo nikogo
monopoly-card-game-position-stands = „stands” musi wyliczać, co zastępują wyłożone karty szansy
monopoly-card-game-position-outcome = „outcome” musi mówić, jak skończyła się partia, i zgadzać się z kwotami
monopoly-card-game-position-players = „players” musi być liczbą od 2 do 6
monopoly-card-game-position-options = „options” musi być słownikiem (dict) ustawień
monopoly-card-game-position-trade-piles-bottom-first = „trade_piles_bottom_first” wymaga listy kart dla miejsca, dla X lub dla Y
monopoly-card-game-position-trade-card = „trade_card” wymaga jednej karty dla miejsca
monopoly-card-game-position-table-trade-cards = „table_trade_cards” wymaga po jednej karcie dla każdego miejsca
monopoly-card-game-position-to-move = „to_move” musi być jednym z miejsc
monopoly-card-game-position-went-out = „went_out” musi być jednym z miejsc albo niczym
monopoly-card-game-position-action-keys = każdy ruch opracowanego przykładu musi mówić, co się robi, i wszystko, co do tego należy, ale nic więcej
monopoly-card-game-position-values = jedyną znaną tabelą wartości jest MC-V1

## Why an opponent did it. Only what lies open is spoken of.

monopoly-card-game-reason-only = { $seat_is ->
    [you] Nie masz innego wyboru.
   *[other] { $seat } nie ma innego wyboru.
}
monopoly-card-game-reason-next-round = { $seat_is ->
    [you] Przejdź do następnej rundy.
   *[other] { $seat } przechodzi do następnej rundy.
}
monopoly-card-game-reason-draw = { $seat_is ->
    [you] Dobierz kartę: nic z tego, co leży odkryte, nie da ci więcej.
   *[other] { $seat } dobiera kartę, bo nic z tego, co leży odkryte, nie da więcej.
}
# The card is the one that is wanted.
monopoly-card-game-reason-trade = { $card_is ->
    [known] { $seat_is ->
        [you] Wymień się, żeby dostać { $card_acc }: ta karta przyda ci się na ręce.
       *[other] { $seat } wymienia się, żeby dostać { $card_acc }, bo ta karta się przyda.
    }
   *[hidden] { $seat_is ->
        [you] Wymień się, żeby dostać karty, które przydadzą ci się na ręce.
       *[other] { $seat } wymienia się, żeby dostać karty, które się przydadzą.
    }
}
# The card is the one that is put down.
monopoly-card-game-reason-put = { $card_is ->
    [known] { $seat_is ->
        [you] Połóż najpierw { $card_acc }: możesz się bez tej karty obejść, a będzie czym zapłacić za wymianę.
       *[other] { $seat } kładzie najpierw { $card_acc }, żeby mieć czym zapłacić za wymianę.
    }
   *[hidden] { $seat_is ->
        [you] Połóż najpierw kartę: będzie czym zapłacić za wymianę.
       *[other] { $seat } kładzie najpierw kartę, żeby mieć czym zapłacić za wymianę.
    }
}
monopoly-card-game-reason-out = { $seat_is ->
    [you] Zamknij rundę, zanim zrobi to ktoś inny.
   *[other] { $seat } zamyka rundę, zanim zrobi to ktoś inny.
}
monopoly-card-game-reason-discard = { $card_is ->
    [known] { $seat_is ->
        [you] Najłatwiej ci się obejść bez { $card_gen }.
       *[other] { $seat } najłatwiej obejdzie się bez { $card_gen }.
    }
   *[hidden] { $seat_is ->
        [you] Najłatwiej ci się obejść bez tej karty.
       *[other] { $seat } najłatwiej obejdzie się bez tej karty.
    }
}
monopoly-card-game-reason-keep = { $seat_is ->
    [you] Trzymaj razem to, z czego może powstać grupa.
   *[other] { $seat } trzyma razem to, z czego może powstać grupa.
}
# The card is one that others would like to have.
monopoly-card-game-reason-deny = { $card_is ->
    [known] { $seat_is ->
        [you] Nie pozwól innym zdobyć { $card_gen }.
       *[other] { $seat } nie pozwala innym zdobyć { $card_gen }.
    }
   *[hidden] { $seat_is ->
        [you] Nie pozwól innym zdobyć tego, czego szukają.
       *[other] { $seat } nie pozwala innym zdobyć tego, czego szukają.
    }
}
monopoly-card-game-reason-pass = { $seat_is ->
    [you] Podaj w lewo to, bez czego najłatwiej ci się obejść.
   *[other] { $seat } podaje w lewo to, co najmniej się przyda.
}
monopoly-card-game-reason-stay = { $seat_is ->
    [you] Poczekaj: twoja ręka może być warta więcej.
   *[other] { $seat } czeka, aż ręka będzie warta więcej.
}
# The card is the one that it stands for.
monopoly-card-game-reason-chance = { $card_is ->
    [known] { $seat_is ->
        [you] Niech karta szansy zastąpi { $card_acc }: to się najbardziej opłaca.
       *[other] Karta szansy gracza { $seat } zastępuje { $card_acc }, bo to się najbardziej opłaca.
    }
   *[hidden] { $seat_is ->
        [you] Niech karta szansy zastąpi to, co się najbardziej opłaca.
       *[other] Karta szansy gracza { $seat } zastępuje to, co się najbardziej opłaca.
    }
}
monopoly-card-game-reason-whim = { $seat_is ->
    [you] Wszystko jedno, co wybierzesz.
   *[other] { $seat } robi tak bez szczególnego powodu.
}

## The clauses: the game

MC-1-1 = Grać może od dwóch do sześciu osób.
MC-1-2 = Przygotowanie zajmuje minutę lub dwie, a gra od 10 do 30 minut, w liczniejszym gronie dłużej. Szczęście odgrywa pewną rolę. Gra nadaje się dla dzieci od ośmiu lat, ćwiczy dodawanie i kontakt z innymi.
MC-1-3 = Zbieraj grupy jednego koloru i dokładaj do nich karty premiowe. To daleka krewna gry planszowej.
MC-1-4 = Gracze po kolei biorą kartę i pozbywają się innej, aż czyjaś ręka będzie gotowa.
MC-1-5 = Potem każdą rękę się podlicza i płaci za nią pieniędzmi na niby.
MC-1-6 = Nasze źródło mówi tutaj, że gra się do 100 000 000 dolarów. Dalej mówi o 10 000 i 7 000 dolarów i do tych kwot gramy.
MC-1-7 = Grę wydała firma Winning Moves na licencji Hasbro. Dziś już się jej nie produkuje.

## The clauses: the cards

MC-2-1 = Talia liczy 60 kart.
MC-2-2 = 28 z nich to nieruchomości ze zwykłej planszy: 22 ulice, cztery linie kolejowe i dwa zakłady komunalne.
MC-2-3 = Kolorowy pasek u góry i u dołu ulicy pokazuje jej grupę. Linie kolejowe i zakłady komunalne paska nie mają.
MC-2-4 = Na karcie nieruchomości jest jej nazwa i liczba kart, które tworzą grupę.
MC-2-5 = Jest tam też wartość kompletnej grupy i wartość każdego domu, który na niej stoi.
MC-2-6 = Budynki to 14 domów i dwa hotele. Nasze źródło doliczyło się 15 domów, ale wtedy kart byłoby więcej niż 60.
MC-2-7 = Budynki stoją na dowolnej kompletnej grupie kolorowej. Rundę można zamknąć, nie mając wszystkich, ale domy na ręce muszą iść po kolei: do drugiego domu potrzebny jest pierwszy.
MC-2-8 = Na liniach kolejowych i zakładach komunalnych się nie buduje.
MC-2-9 = Dom jest wart tyle, co grupa, na której stoi.
MC-2-10 = Sześć kart to pionki: samochód wyścigowy, pancernik, żelazko, naparstek, cylinder i taczka.
MC-2-11 = Hotel jest wart 500 dolarów, na jakiejkolwiek grupie stoi.
MC-2-12 = Pionek daje tyle, ile jest warta grupa kolorowa.
MC-2-13 = Nasze źródło mówi też o sześciu kartach premiowych, które podwajają rękę. Uważamy, że to te same sześć pionków wymienione po raz drugi. Ręki nic nie podwaja.
MC-2-14 = Są cztery karty GO, warte po 200 dolarów.
MC-2-15 = Są cztery karty Mr. Monopoly. Kto na koniec rundy ma ich najwięcej, dostaje 1 000 dolarów.
MC-2-16 = Karty szansy są dwie. Każda zastępuje dowolną kartę, której brakuje grupie.
MC-2-17 = Z karty szansy ma pożytek tylko ten, kto zamyka rundę.
MC-2-18 = Jeśli rundę zamyka ktoś inny, a ty masz kartę szansy, twoja ręka nie jest warta nic. Dostajesz za tę rundę 0 dolarów.

## The clauses: money

MC-3-1 = Wynik prowadzi się w pieniądzach na niby.
MC-3-2 = Po każdej rundzie każdy dostaje tyle, ile mu się należy.

## The clauses: four players

MC-4-1 = Rozdający daje każdemu po dziesięć kart, zakrytych, zgodnie z ruchem wskazówek zegara.
MC-4-2 = Przed każdym graczem odkrywa się jeszcze jedną kartę. Od niej zaczyna się jego stos wymiany.
MC-4-3 = Stosy wymiany leżą rozłożone tak, żeby każdy widział wszystkie karty.
MC-4-4 = Pozostałe karty leżą zakryte na środku. To talon.
MC-4-5 = Na koniec tury masz na ręce dokładnie dziesięć kart.
MC-4-6 = Zaczyna gracz po lewej stronie rozdającego.
MC-4-7 = W swojej turze robisz jedną z trzech rzeczy: dobierasz, wymieniasz się albo zamykasz rundę.
MC-4-8 = Jeśli dobierasz, bierzesz wierzchnią kartę talonu. Na koniec odrzucasz kartę na swój stos wymiany.
MC-4-9 = Jeśli się wymieniasz, oddajesz dowolną liczbę kart ze swojego stosu wymiany za tyle samo kart ze stosu innego gracza.
MC-4-10 = Przed wymianą możesz odrzucić kartę z ręki.
MC-4-11 = Karty, które oddajesz, trafiają na rękę drugiego gracza. Nadmiar odrzuca on w swojej następnej turze.
MC-4-12 = Karty, które dostajesz, bierzesz z wierzchu stosu wymiany drugiego gracza.
MC-4-13 = Po wymianie odrzucasz nadmiar kart i na tym tura się kończy.
MC-4-14 = Możesz zamknąć rundę, jeśli masz kompletną grupę, twoje domy idą po kolei i nie zostaje żadna zbędna nieruchomość ani zbędny dom.
MC-4-15 = Rundę zamykasz w następnej turze: odrzucasz nadmiar kart i ogłaszasz zamknięcie. Na tym runda się kończy.
MC-4-16 = Kto zamyka rundę, bierze w nagrodę pięć pierwszych kart talonu i korzysta z tych, które mu się przydają.
MC-4-17 = Zbędne karty odkłada się na bok, zanim ręce zostaną podliczone.
MC-4-18 = Nasze źródło mówi, że rozdający „przechodzi zgodnie z ruchem wskazówek zegara”. Może tu chodzić o kierunek rozdawania albo o to, kto rozdaje następny. Stosujemy jedno i drugie.
MC-4-19 = U każdego gracza sumuje się wszystko, co ma na ręce.
MC-4-20 = Jeszcze raz: kto ma kartę szansy, a nie zamyka rundy, dostaje 0 dolarów.
MC-4-21 = W następnej rundzie rozdaje gracz po lewej stronie. Wszystkie karty tasuje się i rozdaje na nowo.
MC-4-22 = Partia kończy się, gdy ktoś ma 10 000 dolarów.

## The clauses: three players, two players

MC-5-1 = W trzy osoby gra się jak w cztery, ale na pustym miejscu leży czwarty stos wymiany. Dzięki temu stosowi dodatkowemu wybór jest większy.
MC-5-2 = Możesz zamienić miejscami wierzchnią kartę stosu wymiany innego gracza i wierzchnią kartę stosu dodatkowego.
MC-5-3 = Możesz wziąć wierzchnią kartę stosu dodatkowego i wierzchnią kartę talonu, a w zamian oddać dwie wierzchnie karty własnego stosu wymiany.
MC-6-1 = W dwie osoby gra się jak w trzy, ale stosy dodatkowe są dwa.

## The clauses: five or six players

MC-7-1 = Dla pięciu i sześciu graczy są osobne zasady.
MC-7-2 = Rozdaje się całą talię, więc talonu nie ma.
MC-7-3 = Przy pięciu graczach każdy dostaje 12 kart.
MC-7-4 = Przy sześciu graczach każdy dostaje dziesięć kart.
MC-7-5 = Każdy ma też kartę wymiany, która leży odkryta na stole.
MC-7-6 = W swojej turze musisz wymienić się z innym graczem. To, co kto dostaje, bierze na rękę.
MC-7-7 = Potem każdy z tych dwóch graczy odrzuca kartę.
MC-7-8 = Gdy na wszystkich przyszła już kolej, każdy podaje kartę w lewo, na rękę sąsiada. Tak jest w każdym okrążeniu.
MC-7-9 = Rundę możesz zamknąć na koniec swojej tury.
MC-7-10 = Rundę można też zamknąć tuż przed podaniem kart w lewo.
MC-7-11 = Nagrodą za zamknięcie rundy są wszystkie karty wymiany na stole.
MC-7-12 = Partię wygrywa ten, kto pierwszy ma 7 000 dolarów.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

MC-R1 = Jest 14 domów: pięć pierwszych, cztery drugie, trzy trzecie i dwa czwarte. Ręki nic nie podwaja.
    .question = Talia z naszego źródła ma 60 kart, ale te, które ono wymienia, dają razem 67. Których jest za dużo?
    .adopted = Piętnastego domu i sześciu kart premiowych, które są tym samym co sześć pionków. Tylko tak kart jest 60, jak podaje wydawca. O numerach na domach wiemy tylko tyle, że czwarte są dwa.
    .other = Pierwszych, drugich i trzecich domów mogłoby być po cztery. Żeby tak grać, ustaw houses na "4442".
MC-R2 = W dwie, trzy i cztery osoby gra się do 10 000 dolarów, w pięć i sześć do 7 000.
    .question = Ile pieniędzy daje wygraną w partii: 100 000 000, 10 000 czy 7 000 dolarów?
    .adopted = 10 000, a w dużej grze 7 000, jak mówią też inne zasady. Sto milionów to na pewno pomyłka.
    .other = Krótszą lub dłuższą partię da każda inna kwota. W ustawieniu target można ją podać z dokładnością do 500.
MC-R3 = Pionek jest wart tyle, co sama grupa, bez domów i hotelu.
    .question = Czy pionek obejmuje także budynki na grupie?
    .adopted = Nie. Nasze źródło mówi o „wartości grupy” i oddziela ją od domów.
    .other = Pionek mógłby być wart tyle, co grupa ze wszystkimi budynkami. Żeby tak grać, ustaw token na "built".
MC-R4 = Każdy pionek liczy się osobno, według twojej najdroższej kompletnej grupy kolorowej. Bez takiej grupy nie jest wart nic.
    .question = Według których grup liczy się pionek i czy kilka pionków może się liczyć według tej samej?
    .adopted = Tylko według grup kolorowych, a według najlepszej może ich się liczyć dowolnie wiele. Źródło mówi o grupie kolorowej.
    .other = Mogłyby się liczyć także linie kolejowe i zakłady komunalne. Żeby tak grać, ustaw token_groups na "any".
MC-R5 = Na każdej grupie kolorowej domy stoją od pierwszego, bez luk, każdy numer raz. Hotel przychodzi po czwartym domu, jeden na grupę.
    .question = Jak rozmieszcza się domy na kilku grupach i czego wymaga hotel?
    .adopted = Każda grupa ma własny szereg domów, a hotel wymaga wszystkich czterech. Liczy się takie rozmieszczenie, które daje najwięcej.
MC-R6 = Karta szansy może być każdą nieruchomością, domem, hotelem lub pionkiem, które przydadzą się na twojej ręce. Nie może być kartą GO ani Mr. Monopoly, ani nieruchomością, którą już masz.
    .question = Co może zastąpić karta szansy?
    .adopted = Każdą kartę, która jest potrzebna. Grupa musi mieć choć jedną prawdziwą kartę, a pionek jest potrzebny tylko tam, gdzie jest kompletna grupa kolorowa.
MC-R7 = Ręka, która nie jest warta nic, nie liczy się też przy kartach Mr. Monopoly.
    .question = Jeśli karta szansy unieważnia rękę, czy jej karty Mr. Monopoly mogą nadal być najliczniejsze?
    .adopted = Nie, nic na tej ręce się nie liczy. Pieniądze dostaje ten, kto z pozostałych ma tych kart najwięcej.
    .other = Ten gracz nadal ma ich najwięcej, więc nikt nic nie dostaje. Żeby tak grać, ustaw void_counts na True.
MC-R8 = Jeśli dwóch graczy ma po tyle samo kart Mr. Monopoly, nikt nic za nie nie dostaje.
    .question = Co wtedy, gdy najwięcej kart Mr. Monopoly ma kilku graczy naraz?
    .adopted = Nikt nie dostaje 1 000 dolarów, bo nikt sam nie ma najwięcej.
MC-R9 = Nagrodą mogą być domy, hotele, pionki, karty premiowe, a nawet cała nowa grupa. To, co się nie przyda, odkłada się na bok.
    .question = Co można zrobić z pięcioma kartami nagrody?
    .adopted = Użyć wszystkich, które coś dają, a więc mieć nawet 15 kart. Jeśli zostało mniej niż pięć, dostajesz tyle, ile jest.
MC-R10 = Karta szansy zastępuje do końca to, co powiesz, chyba że w nagrodzie przyjdzie właśnie ta karta. Wtedy może zastąpić dom, hotel albo pionek.
    .question = Czy wyłożona karta szansy może jeszcze zastąpić coś innego?
    .adopted = Tylko w tym jednym przypadku. Tak mówi oficjalna instrukcja w innym języku.
MC-R11 = Zamknięcie rundy to osobna tura, a kart musi być dokładnie tyle, ile liczy ręka.
    .question = Czy rundę można zamknąć w tej samej turze, w której się dobierało albo wymieniało?
    .adopted = Nie. Nasze źródło mówi „w następnej turze”. Najpierw odrzucasz nadmiar, potem wykładasz rękę.
MC-R12 = Przed wymianą możesz położyć jedną kartę z ręki, nie więcej.
    .question = Ile kart można odrzucić przed wymianą?
    .adopted = Jedną, jak mówi oficjalna instrukcja. Nasze źródło nie podaje liczby.
MC-R13 = Kto dostaje karty przy cudzej wymianie, zatrzymuje je do końca swojej następnej tury.
    .question = Kiedy drugi gracz odrzuca nadmiar?
    .adopted = Na koniec swojej następnej tury. Jeśli runda skończy się wcześniej, liczy się ręka, w której jest więcej niż dziesięć kart.
MC-R14 = Oddajesz wierzchnie karty swojego stosu wymiany i bierzesz tyle samo z wierzchu drugiego, co najmniej jedną.
    .question = Które karty się oddaje i bierze, i ile?
    .adopted = Zawsze te z wierzchu. Karta położona przed wymianą jest wtedy twoją wierzchnią. Z pustym stosem nie da się wymienić.
MC-R15 = Dwa ruchy ze stosem dodatkowym są do wyboru obok dobierania, wymiany i zamknięcia rundy. Każdy z nich to cała tura.
    .question = Jak dokładnie wyglądają dwa ruchy ze stosem dodatkowym?
    .adopted = Dochodzą do zwykłych. W drugim obie karty idą na twoją rękę, a obie twoje na stos dodatkowy, najpierw wierzchnia. Wymienić się ze stosem dodatkowym inaczej nie można.
    .other = Nasze źródło może mieć na myśli, że przy trzech graczach są tylko te ruchy. Może też mieć na myśli, że na każdy z dwóch stosów idzie po jednej twojej karcie. Nie ma na to ustawienia.
MC-R16 = Ostatnią z twoich 12 lub dziesięciu kart odkrywa się jako kartę wymiany, więc na ręce zostaje 11 lub dziewięć.
    .question = Przy pięciu i sześciu graczach wszystkie 60 kart jest na rękach. Skąd bierze się karta wymiany?
    .adopted = To jedna z rozdanych kart. Inaczej musiałoby ich być więcej niż 60.
MC-R17 = Kto nie zamknął rundy, dostaje zapłatę za kompletne grupy z domami po kolei, za pionki, karty GO i Mr. Monopoly. Reszta nie jest nic warta.
    .question = Ile warta jest nieskończona ręka?
    .adopted = Tyle, co wszystko, co jest w niej kompletne, tak jakby reszty nie było.
MC-R18 = Gdy czyjaś tura wyczerpie talon, runda kończy się bez zamknięcia. Nagrody nie ma, a każda ręka z kartą szansy nie jest nic warta.
    .question = Co wtedy, gdy talon skończy się, zanim ktoś zamknie rundę?
    .adopted = Runda kończy się po tej turze i podlicza się wszystkie ręce.
MC-R19 = Odrzucasz karty, aż zostanie ich dziesięć, bez względu na to, ile trzeba odrzucić.
    .question = Ile kart odrzuca się po dobraniu?
    .adopted = Cały nadmiar, tak jak po wymianie.
MC-R20 = Już dwie linie kolejowe są kompletną grupą. Trzy lub cztery są warte więcej. Zakłady komunalne muszą być oba.
    .question = Kiedy linie kolejowe i zakłady komunalne są kompletne?
    .adopted = Gdy są dwie karty, i to wystarcza także do zamknięcia rundy. Opisy gry mówią, że liczą się dwie, trzy lub cztery linie.
    .other = Linie kolejowe mogłyby wymagać trzech lub wszystkich czterech kart. Żeby tak grać, ustaw railroads_from na 3 lub 4.
MC-R21 = Jeśli dwóch graczy osiągnie cel naraz, wygrywa ten, kto ma więcej pieniędzy. Jeśli mają tyle samo, gra się jeszcze jedną rundę.
    .question = Kto wygrywa, jeśli dwóch graczy osiągnie cel w tej samej rundzie?
    .adopted = Ten, kto ma więcej. Nasze źródło nic o tym nie mówi.
MC-R22 = Grać może od dwóch do sześciu osób.
    .question = Czy może grać od siedmiu do dziesięciu osób, jak stoi w tekście naszego źródła?
    .adopted = Nie. Nagłówek tego samego źródła mówi o pięciu lub sześciu, inni też. Kart by nie wystarczyło.
MC-R23 = Przy pięciu i sześciu graczach właściciela zmieniają karty wymiany na stole. Możesz zwrócić się do każdego i nikt nie może odmówić. Potem nową kartę wymiany wykładasz najpierw ty, a po tobie drugi gracz.
    .question = Jak przebiega wymiana i zamknięcie rundy przy pięciu i sześciu graczach?
    .adopted = Rundę zamyka się po własnej wymianie albo, jak każdy, tuż przed podaniem kart, i wtedy już się ich nie podaje. Jeśli chce tego kilku graczy, zamyka pierwszy w kolejności gry. Tutaj zamknięcie nie jest osobną turą.
MC-R24 = Podać można dowolną kartę z ręki. Wszyscy wybierają, zanim ktokolwiek zobaczy, co dostaje.
    .question = Którą kartę podaje się w lewo?
    .adopted = Tę, którą się samemu wybierze. Nic więcej nie powiedziano.
MC-R25 = Runda kończy się, gdy przez pięć okrążeń nikt nie dobierze karty albo, przy pięciu i sześciu graczach, po 30 podaniach w lewo. Po 60 rundach partię wygrywa ten, kto ma najwięcej pieniędzy. Jeśli na czele jest kilku graczy, jest remis.
    .question = Czy runda albo partia może trwać bez końca?
    .adopted = Nie. Same wymiany mogłyby się nigdy nie skończyć, więc kiedyś się je przerywa. Prawdziwe rundy są o wiele krótsze.
    .other = Inne granice można podać w ustawieniach max_laps, max_passes i max_rounds.
MC-R26 = Karta szansy z nagrody zastępuje cokolwiek, jak każda inna.
    .question = Co wtedy, gdy w nagrodzie jest karta szansy?
    .adopted = Ten, kto zamyka rundę, może użyć jej tak samo.
MC-V1 = Kompletne grupy są warte od 50 do 400 dolarów, zależnie od koloru: ciemnofioletowa 50, jasnoniebieska 100, jasnofioletowa 150, pomarańczowa 200, czerwona 250, żółta 300, zielona 350, ciemnoniebieska 400. Dwie, trzy lub cztery linie kolejowe są warte 250, 500 lub 1 000 dolarów, a oba zakłady komunalne 500.
    .question = Jakie kwoty są wydrukowane na kartach?
    .adopted = Nie udało się nam tego sprawdzić. Nie podają ich żadne zasady, które mogliśmy przeczytać, więc te są z pamięci i niektóre mogą być błędne. Z naszego źródła pochodzą tylko kwoty za hotel, GO i Mr. Monopoly.
    .other = Jeśli na twoich kartach jest co innego, podaj właściwe kwoty w ustawieniach dark_purple, light_blue, light_purple, orange, red, yellow, green, dark_blue, railroads_2, railroads_3, railroads_4, utilities, hotel, go i mr_monopoly.
