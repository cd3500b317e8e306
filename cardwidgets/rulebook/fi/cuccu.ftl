# Cuccù as played at Campli, in Finnish.

cuccu-title = Cuccù
cuccu-place = Campli, Abruzzo, Italia. Pakassa on 40 korttia.
cuccu-tagline = Kissa, hevonen, majatalo ja käki: yksi järjestys pienimmästä kortista suurimpaan ja yksi valinta.
cuccu-summary = Saat yhden salaisen kortin. Pidä se tai pyydä seuraavaa pelaajaa vaihtamaan. Jotkin kortit kieltäytyvät, ja jotkin iskevät takaisin. Pienin kortti vie haltijaltaan elämän, ja viimeinen pelaaja, jolla on elämiä, voittaa.
cuccu-link = Cuccù Wikipediassa (englanniksi)
    .address = https://en.wikipedia.org/wiki/Cucc%C3%B9

## Cards. The name, its genitive and its elative, the number on it, and a label for a screen reader.

cuccu-card-fool = narri
    .gen = narrin
    .ela = narrista
    .numeral = { "" }
    .label = narri
cuccu-card-lion = leijona
    .gen = leijonan
    .ela = leijonasta
    .numeral = −3
    .label = leijona, miinus 3
cuccu-card-mask = naamio
    .gen = naamion
    .ela = naamiosta
    .numeral = −2
    .label = naamio, miinus 2
cuccu-card-bucket = ämpäri
    .gen = ämpärin
    .ela = ämpäristä
    .numeral = −1
    .label = ämpäri, miinus 1
cuccu-card-zero = nolla
    .gen = nollan
    .ela = nollasta
    .numeral = 0
    .label = nolla
cuccu-card-1 = ykkönen
    .gen = ykkösen
    .ela = ykkösestä
    .numeral = I
    .label = ykkönen, I
cuccu-card-2 = kakkonen
    .gen = kakkosen
    .ela = kakkosesta
    .numeral = II
    .label = kakkonen, II
cuccu-card-3 = kolmonen
    .gen = kolmosen
    .ela = kolmosesta
    .numeral = III
    .label = kolmonen, III
cuccu-card-4 = nelonen
    .gen = nelosen
    .ela = nelosesta
    .numeral = IIII
    .label = nelonen, IIII
cuccu-card-5 = viitonen
    .gen = viitosen
    .ela = viitosesta
    .numeral = V
    .label = viitonen, V
cuccu-card-6 = kuutonen
    .gen = kuutosen
    .ela = kuutosesta
    .numeral = VI
    .label = kuutonen, VI
cuccu-card-7 = seiska
    .gen = seiskan
    .ela = seiskasta
    .numeral = VII
    .label = seiska, VII
cuccu-card-8 = kasi
    .gen = kasin
    .ela = kasista
    .numeral = VIII
    .label = kasi, VIII
cuccu-card-9 = ysi
    .gen = ysin
    .ela = ysistä
    .numeral = VIIII
    .label = ysi, VIIII
cuccu-card-10 = kymppi
    .gen = kympin
    .ela = kympistä
    .numeral = X
    .label = kymppi, X
cuccu-card-inn = majatalo
    .gen = majatalon
    .ela = majatalosta
    .numeral = XI
    .label = majatalo, XI
cuccu-card-cat = kissa
    .gen = kissan
    .ela = kissasta
    .numeral = XII
    .label = kissa, XII
cuccu-card-horse = hevonen
    .gen = hevosen
    .ela = hevosesta
    .numeral = XIII
    .label = hevonen, XIII
cuccu-card-hunter = metsästäjä
    .gen = metsästäjän
    .ela = metsästäjästä
    .numeral = XIIII
    .label = metsästäjä, XIIII
cuccu-card-cuckoo = käki
    .gen = käen
    .ela = käestä
    .numeral = XV
    .label = käki, XV

## Zones

cuccu-zone-pack = Pakka
cuccu-zone-hand = { $seat_is ->
    [you] Sinun korttisi
   *[other] Pelaajan { $seat } kortti
}

## What happened

cuccu-event-start = { $seat_is ->
    [you] Ottelu alkaa: jokaisella on { lives }. Ensimmäisenä jaat sinä.
   *[other] Ottelu alkaa: jokaisella on { lives }. Ensimmäisenä jakaa { $seat }.
}
cuccu-event-shuffle = { $seat_is ->
    [you] Kierros { $amount }. Sekoitat koko pakan ja jaat.
   *[other] Kierros { $amount }. { $seat } sekoittaa koko pakan ja jakaa.
}
cuccu-event-deal = { $card_is ->
    [known] { $seat_is ->
        [you] Saat { $card_gen }.
       *[other] { $seat } saa { $card_gen }.
    }
   *[hidden] { $seat_is ->
        [you] Saat kortin.
       *[other] { $seat } saa peitetyn kortin.
    }
}
cuccu-event-keep = { $seat_is ->
    [you] Pidät korttisi.
   *[other] { $seat } pitää korttinsa.
}
cuccu-event-ask = { $seat_is ->
    [you] Pyydät vaihtoa pelaajalta { $other }.
   *[other] { $other_is ->
        [you] { $seat } pyytää sinulta vaihtoa.
       *[other] { $seat } pyytää vaihtoa pelaajalta { $other }.
    }
}
cuccu-event-swap = { $seat_is ->
    [you] { $card_is ->
        [known] { $card2_is ->
            [known] Sinä ja { $other } vaihdatte kortit: annat { $card_gen } ja saat { $card2_gen }.
           *[hidden] Sinä ja { $other } vaihdatte kortit: annat { $card_gen } ja saat toisen kortin.
        }
       *[hidden] { $card2_is ->
            [known] Sinä ja { $other } vaihdatte kortit: saat { $card2_gen }.
           *[hidden] Sinä ja { $other } vaihdatte kortit.
        }
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } vaihtaa kanssasi: annat { $card2_gen } ja saat { $card_gen }.
               *[hidden] { $seat } vaihtaa kanssasi: saat { $card_gen }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } vaihtaa kanssasi: annat { $card2_gen }.
               *[hidden] { $seat } vaihtaa kanssasi.
            }
        }
       *[other] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } ja { $other } vaihtavat kortit: { $other } saa { $card_gen } ja { $seat } saa { $card2_gen }.
               *[hidden] { $seat } ja { $other } vaihtavat kortit: { $other } saa { $card_gen }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } ja { $other } vaihtavat kortit: { $seat } saa { $card2_gen }.
               *[hidden] { $seat } ja { $other } vaihtavat kortit.
            }
        }
    }
}
cuccu-event-swap-pack = { $cause ->
    [top] { $seat_is ->
        [you] { $card2_is ->
            [known] Vaihdat korttisi pakan päällimmäiseen ja saat { $card2_gen }.
           *[hidden] Vaihdat korttisi pakan päällimmäiseen.
        }
       *[other] { $card2_is ->
            [known] { $seat } vaihtaa korttinsa pakan päällimmäiseen ja saa { $card2_gen }.
           *[hidden] { $seat } vaihtaa korttinsa pakan päällimmäiseen.
        }
    }
   *[bottom] { $seat_is ->
        [you] { $card2_is ->
            [known] Vaihdat korttisi pakan alimmaiseen ja saat { $card2_gen }.
           *[hidden] Vaihdat korttisi pakan alimmaiseen.
        }
       *[other] { $card2_is ->
            [known] { $seat } vaihtaa korttinsa pakan alimmaiseen ja saa { $card2_gen }.
           *[hidden] { $seat } vaihtaa korttinsa pakan alimmaiseen.
        }
    }
}
cuccu-event-show = { $card_is ->
    [known] { $card_face ->
        [horse] { $seat_is ->
            [you] Näytät { $card_gen }, ja vaihtopyyntö hyppää ylitsesi.
           *[other] { $seat } näyttää { $card_gen }, ja vaihtopyyntö hyppää yli.
        }
        [inn] { $seat_is ->
            [you] Näytät { $card_gen }, ja vaihto pysähtyy siihen.
           *[other] { $seat } näyttää { $card_gen }, ja vaihto pysähtyy siihen.
        }
       *[other] { $seat_is ->
            [you] Näytät { $card_gen } ja kieltäydyt vaihtamasta.
           *[other] { $seat } näyttää { $card_gen } ja kieltäytyy vaihtamasta.
        }
    }
   *[hidden] { $seat_is ->
        [you] Näytät erikoiskortin.
       *[other] { $seat } näyttää erikoiskortin.
    }
}
cuccu-event-pass-over = { $seat_is ->
    [you] Pyydät nyt vaihtoa pelaajalta { $other }.
   *[other] { $other_is ->
        [you] { $seat } pyytää nyt vaihtoa sinulta.
       *[other] { $seat } pyytää nyt vaihtoa pelaajalta { $other }.
    }
}
cuccu-event-lose-life = { $cause ->
    [hunter] { $seat_is ->
        [you] Metsästäjä vie sinulta elämän: { lives-left }.
       *[other] { $seat } menettää elämän metsästäjän takia: { lives-left }.
    }
    [cat] { $seat_is ->
        [you] Kissa vie sinulta elämän: { lives-left }.
       *[other] { $seat } menettää elämän kissan takia: { lives-left }.
    }
    [inn] { $seat_is ->
        [you] Maksat elämällä pelaajan { $other } nollasta: { lives-left }.
       *[other] { $other_is ->
            [you] { $seat } maksaa elämällä sinun nollastasi: { lives-left }.
           *[other] { $seat } maksaa elämällä pelaajan { $other } nollasta: { lives-left }.
        }
    }
   *[showdown] { $seat_is ->
        [you] Korttisi häviää ja vie sinulta elämän: { lives-left }.
       *[other] { $seat } menettää elämän häviävän kortin takia: { lives-left }.
    }
}
cuccu-event-undo-swap = { $seat_is ->
    [you] { $card2_is ->
        [known] Kissa peruu vaihdon, jonka sinä ja { $other } teitte: saat { $card2_gen } takaisin.
       *[hidden] Kissa peruu vaihdon, jonka sinä ja { $other } teitte.
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] Kissa peruu vaihdon, jonka sinä ja { $seat } teitte: saat { $card_gen } takaisin.
           *[hidden] Kissa peruu vaihdon, jonka sinä ja { $seat } teitte.
        }
       *[other] { $card_is ->
            [known] Kissa peruu vaihdon, jonka { $other } ja { $seat } tekivät: { $other } saa { $card_gen } takaisin.
           *[hidden] Kissa peruu vaihdon, jonka { $other } ja { $seat } tekivät.
        }
    }
}
cuccu-event-out = { $seat_is ->
    [you] Putoat pelistä.
   *[other] { $seat } putoaa pelistä.
}
cuccu-event-inn-keep = { $seat_is ->
    [you] Jäät majataloon ja pidät korttisi.
   *[other] { $seat } jää majataloon ja pitää korttinsa.
}
cuccu-event-inn-ask = { $seat_is ->
    [you] Pyydät, että majatalonpitäjä { $other } maksaa, jos häviät nollalla.
   *[other] { $other_is ->
        [you] { $seat } pyytää sinua, majatalonpitäjää, maksamaan häviävästä nollasta.
       *[other] { $seat } pyytää, että majatalonpitäjä { $other } maksaa häviävästä nollasta.
    }
}
cuccu-event-inn-accept = { $seat_is ->
    [you] Majatalossa sovitaan: jos { $other } häviää nollalla, sinä maksat elämällä.
   *[other] { $other_is ->
        [you] Majatalossa sovitaan: jos sinä häviät nollalla, { $seat } maksaa elämällä.
       *[other] Majatalossa sovitaan: jos { $other } häviää nollalla, { $seat } maksaa elämällä.
    }
}
cuccu-event-inn-refuse = { $seat_is ->
    [you] Et suostu maksamaan, joten sinä ja { $other } vaihdatte kortit.
   *[other] { $other_is ->
        [you] { $seat } ei suostu maksamaan, joten te kaksi vaihdatte kortit.
       *[other] { $seat } ei suostu maksamaan, joten { $seat } ja { $other } vaihtavat kortit.
    }
}
cuccu-event-reveal = { $card_is ->
    [known] { $seat_is ->
        [you] Käännät esiin { $card_gen }.
       *[other] { $seat } kääntää esiin { $card_gen }.
    }
   *[hidden] { $seat_is ->
        [you] Käännät korttisi esiin.
       *[other] { $seat } kääntää korttinsa esiin.
    }
}
cuccu-event-fool-ties = { $seat_is ->
    [you] Sinulla on ainoa narri: se on samanarvoinen kuin pienin muu kortti.
   *[other] Ainoa narri on pelaajalla { $seat }: se on samanarvoinen kuin pienin muu kortti.
}
cuccu-event-fool-alone = { $seat_is ->
    [you] Kaikki muut kortit ovat käkiä, joten vain sinun narrisi häviää.
   *[other] Kaikki muut kortit ovat käkiä, joten vain pelaajan { $seat } narri häviää.
}
cuccu-event-fools-high = Pöydässä on kaksi narria: kummankin arvo on 14½, vain käki on suurempi.
cuccu-event-nobody-loses = Häviävää korttia ei ole: kukaan ei menetä elämää.
cuccu-event-restore = Kaikki jäljellä olevat menettivät viimeisen elämänsä yhtä aikaa, joten kaikki palaavat peliin: jokaisella on taas { lives }.
cuccu-event-round-over = { $seat_is ->
    [you] Kierros { $amount } on ohi. Seuraavaksi jaat sinä.
    [nobody] Kierros { $amount } on ohi.
   *[other] Kierros { $amount } on ohi. Seuraavaksi jakaa { $seat }.
}
cuccu-event-match-over = { $seat_is ->
    [you] Voitat ottelun!
    [nobody] Ottelu loppuu tähän: tasapeli.
   *[other] { $seat } voittaa ottelun.
}

## What you can do. The hint says it in one more line.

cuccu-action-keep = { $card_is ->
    [known] Pidä { $card }
   *[hidden] Pidä korttisi
}
    .hint = Jatka sillä kortilla, joka sinulla on.
cuccu-action-exchange = { $other_is ->
    [nobody] Vaihda
   *[other] Vaihda pelaajan { $other } kanssa
}
    .hint = { $other_is ->
        [nobody] Pyydä seuraavaa pelaajaa vaihtamaan kortteja kanssasi.
       *[other] Pyydä vaihtoa pelaajalta { $other }. Erikoiskortti voi kieltäytyä tai iskeä takaisin.
    }
cuccu-action-exchange-pack = { $cause ->
    [top] Vaihda päällimmäiseen korttiin
   *[bottom] Vaihda alimmaiseen korttiin
}
    .hint = { $cause ->
        [top] Pane korttisi pois ja ota pakan päällimmäinen kortti.
       *[bottom] Pane korttisi pois ja ota pakan alimmainen kortti.
    }
cuccu-action-inn-keep = { $card_is ->
    [known] Majatalo: pidä { $card }
   *[hidden] Majatalo: pidä korttisi
}
    .hint = Jatka omalla kortillasi äläkä pyydä mitään.
cuccu-action-inn-ask = { $other_is ->
    [nobody] Majatalo: pyydä majatalonpitäjää maksamaan
   *[other] Majatalo: pyydä, että { $other } maksaa
}
    .hint = { $other_is ->
        [nobody] Jos majatalonpitäjä suostuu, häviävä nolla ei vie sinulta mitään. Jos ei, vaihdatte kortit ja saat majatalon.
       *[other] Jos { $other } suostuu, häviävä nolla ei vie sinulta mitään. Jos ei, vaihdatte kortit ja saat majatalon.
    }
cuccu-action-inn-accept = { $other_is ->
    [nobody] Majatalo: suostu maksamaan
   *[other] Majatalo: suostu maksamaan pelaajan { $other } puolesta
}
    .hint = { $other_is ->
        [nobody] Pidät majatalon. Jos toinen pelaaja häviää nollalla, sinä menetät elämän hänen puolestaan.
       *[other] Pidät majatalon. Jos { $other } häviää nollalla, sinä menetät elämän hänen puolestaan.
    }
cuccu-action-inn-refuse = { $other_is ->
    [nobody] Majatalo: kieltäydy ja vaihda
   *[other] Majatalo: kieltäydy ja vaihda pelaajan { $other } kanssa
}
    .hint = { $other_is ->
        [nobody] Annat majatalon pois, saat toisen kortin, ja sitten on sinun vuorosi.
       *[other] Annat majatalon pelaajalle { $other }, saat toisen kortin, ja sitten on sinun vuorosi.
    }
cuccu-action-next-round = Seuraava kierros
    .hint = Sekoita pakka ja jaa seuraava kierros.

## What the table asks or says. Person: whom it is about. Other: whom you can ask.

cuccu-prompt-turn = { $card_is ->
    [known] Sinun vuorosi. Pidätkö { $card_gen } vai pyydätkö vaihtoa pelaajalta { $other }?
   *[hidden] Sinun vuorosi. Pidätkö korttisi vai pyydätkö vaihtoa pelaajalta { $other }?
}
cuccu-prompt-dealer = { $cause ->
    [top] { $card_is ->
        [known] Sinä olet jakaja ja päätät viimeisenä. Pidätkö { $card_gen } vai vaihdatko sen pakan päällimmäiseen korttiin?
       *[hidden] Sinä olet jakaja ja päätät viimeisenä. Pidätkö korttisi vai vaihdatko sen pakan päällimmäiseen korttiin?
    }
   *[bottom] { $card_is ->
        [known] Sinä olet jakaja ja päätät viimeisenä. Pidätkö { $card_gen } vai vaihdatko sen pakan alimmaiseen korttiin?
       *[hidden] Sinä olet jakaja ja päätät viimeisenä. Pidätkö korttisi vai vaihdatko sen pakan alimmaiseen korttiin?
    }
}
cuccu-prompt-inn-requester = { $card_is ->
    [known] Majatalonpitäjä on { $other }. Pidätkö { $card_gen } vai pyydätkö, että { $other } maksaa? Maksu koskee vain häviävää nollaa.
   *[hidden] Majatalonpitäjä on { $other }. Pidätkö korttisi vai pyydätkö, että { $other } maksaa? Maksu koskee vain häviävää nollaa.
}
cuccu-prompt-innkeeper = Sinulla on majatalo. Maksatko, jos { $other } häviää nollalla, vai vaihdatteko kortit?
cuccu-prompt-waiting = Vuorossa on { $seat }.
cuccu-prompt-round-over = { $seat_is ->
    [you] Kierros on ratkennut. Seuraavaksi jaat sinä.
   *[other] Kierros on ratkennut. Seuraavaksi jakaa { $seat }.
}
cuccu-prompt-out = Olet pudonnut pelistä ja katsot, miten muut pelaavat.
cuccu-prompt-match-won = { $seat_is ->
    [you] Voitat ottelun!
   *[other] { $seat } voittaa ottelun.
}
cuccu-prompt-match-drawn = Ottelu päättyi tasan.

## Notes at a seat

cuccu-note-to-act = vuorossa
cuccu-note-undealt = vielä ilman korttia
cuccu-note-shown = { $card_is ->
    [known] esillä { $card }
   *[hidden] kortti esillä
}
cuccu-note-inn-requester = majatalossa
cuccu-note-innkeeper = majatalonpitäjä
cuccu-note-pays = { $other_is ->
    [you] maksaa sinun nollastasi
   *[other] maksaa pelaajan { $other } nollasta
}
cuccu-note-loses = menettää elämän
cuccu-note-safe = on turvassa
cuccu-note-dead = putosi
cuccu-note-out = pudonnut pelistä
cuccu-note-winner = voitti ottelun

## Why an action is not possible now

cuccu-illegal-keep = { $phase ->
    [inn] Olet tullut majataloon. Päätä, pidätkö korttisi siellä vai pyydätkö majatalonpitäjää maksamaan.
    [offer] Sinä olet majatalonpitäjä. Vastaa ensin: suostu maksamaan tai kieltäydy ja vaihda.
    [scored] Kierros on ratkennut, joten pidettävää korttia ei enää ole. Jatka painamalla ”Seuraava kierros”.
   *[other] Et voi nyt pitää korttia: siitä ei ole mitään päätettävää.
}
cuccu-illegal-exchange = { $phase ->
    [inn] Majatalo pysäytti vaihtosi. Pidä korttisi tai pyydä majatalonpitäjää maksamaan.
    [offer] Sinä olet majatalonpitäjä. Vastaa ensin: suostu maksamaan tai kieltäydy ja vaihda.
    [scored] Kierros on ratkennut, joten on liian myöhäistä vaihtaa. Jatka painamalla ”Seuraava kierros”.
   *[other] Et voi nyt pyytää vaihtoa.
}
cuccu-illegal-inn-keep = { $phase ->
    [offer] Sinä olet majatalonpitäjä, et vieras. Vastaa ensin: suostu maksamaan tai kieltäydy ja vaihda.
    [scored] Kierros on ratkennut. Jatka painamalla ”Seuraava kierros”.
   *[other] Et ole tullut majataloon. Jos haluat pitää korttisi, pidä se tavalliseen tapaan.
}
cuccu-illegal-inn-ask = { $phase ->
    [offer] Sinä olet majatalonpitäjä, et vieras. Vastaa ensin: suostu maksamaan tai kieltäydy ja vaihda.
    [scored] Kierros on ratkennut. Jatka painamalla ”Seuraava kierros”.
   *[other] Voit pyytää tätä vain, kun pelaaja, jonka kanssa haluat vaihtaa, näyttää majatalon.
}
cuccu-illegal-inn-accept = { $phase ->
    [inn] Sinä olet täällä vieras, et majatalonpitäjä. Pidä korttisi tai pyydä majatalonpitäjää maksamaan.
    [scored] Kierros on ratkennut. Jatka painamalla ”Seuraava kierros”.
   *[other] Kukaan ei juuri nyt pyydä sinua maksamaan nollasta.
}
cuccu-illegal-inn-refuse = { $phase ->
    [inn] Sinä olet täällä vieras, et majatalonpitäjä. Pidä korttisi tai pyydä majatalonpitäjää maksamaan.
    [scored] Kierros on ratkennut. Jatka painamalla ”Seuraava kierros”.
   *[other] Kukaan ei pyydä sinua maksamaan, joten kieltäydyttävääkään ei ole.
}
cuccu-illegal-skip = Voit siirtyä loppuun vasta, kun olet pudonnut pelistä.
cuccu-illegal-next-round = Seuraava kierros alkaa vasta, kun tämä kierros on ratkennut.

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

cuccu-position-form = kuvaus ei ole sanakirja (dict), jossa on pelkkää tavallista dataa
cuccu-position-unknown-key = kohtaa ”{ $key }” ei tunneta
cuccu-position-lives = kohdassa ”lives” pitää olla jokaiselle paikalle luku, vähintään 0 ja enintään ottelun elämien määrä
cuccu-position-alive = ainakin kahdella pelaajalla pitää olla elämä
cuccu-position-round = kohdan ”round” pitää olla luku 1:stä viimeiseen sallittuun kierrokseen
cuccu-position-dealer = kohdan ”dealer” pitää olla paikka, jolla on elämiä
cuccu-position-next-dealer = kohdan ”next_dealer” pitää olla paikka, jolla on elämiä
cuccu-position-hands = kohdassa ”hands” pitää olla jokaiselle paikalle yksi kortti tai ei mitään
cuccu-position-pack = pakka ei ole luettelo kortteja, tai siinä on niitä liikaa
cuccu-position-unknown-card = mukana on kortti, jota pakassa ei ole
cuccu-position-too-often = kortti ”{ $card }” on mukana useammin kuin pakassa
cuccu-position-top = pakan päällimmäiseksi nimetty kortti ei ole päällimmäisenä
cuccu-position-done = kohdassa ”done” pitää olla jokaiselle paikalle kyllä tai ei
cuccu-position-plain = kerran pakosta vaihdettu kortti ei voi olla erikoiskortti
cuccu-position-known-to = kohdassa ”known_to” pitää olla jokaiselle paikalle luettelo paikkoja
cuccu-position-path = kohdassa ”path” pitää olla jokaiselle paikalle luettelo vaihtoja, joista kukin on kahden paikan välillä
cuccu-position-covers = kohdassa ”covers” pitää olla paikkojen pareja: kuka pyysi ja kuka maksaa
cuccu-position-penalised = kohdan ”penalised” pitää olla luettelo paikkoja
cuccu-position-losers = kohdan ”losers” pitää olla luettelo paikkoja
cuccu-position-put = kohdan ”put” pitää kertoa, mitkä paikat tuntevat pakan päällimmäisen tai alimmaisen kortin
cuccu-position-done-without-card = pelaajalla, joka on jo käyttänyt vuoronsa, pitää olla kortti
cuccu-position-no-lives = pelaajalla, jolla ei ole elämiä, ei voi olla vuoro edessä
cuccu-position-phase = kohdan ”phase” pitää olla choose, inn, offer, scored tai over
cuccu-position-inn = kohdassa ”inn” pitää olla pelaaja, jonka vuoro on, ja toinen, jolla on majatalo
cuccu-position-nobody-to-act = kenelläkään ei ole vuoroa edessä
cuccu-position-turn = vuoro kuuluu toiselle paikalle
cuccu-position-order = kenelläkään ei voi olla korttia eikä vuoro voi olla ohi ennen kuin on sen pelaajan vuoro
cuccu-position-outcome = kohdan ”outcome” pitää kertoa, miten ottelu päättyi
cuccu-position-actions = kohdan ”actions” pitää olla luettelo tekstejä
cuccu-position-action-keys = esimerkin jokainen siirto kertoo, mikä paikka tekee mitä, eikä muuta
cuccu-position-play-order = pelijärjestykseksi kelpaavat vain kasvavat paikkanumerot
cuccu-position-seats = kohdissa ”seats” ja ”lives” on eri määrä pelaajia
cuccu-position-seat = sellaista paikkaa ei ole

## Why an opponent did it. Chances are whole percentages of losing a life this round.

cuccu-reason-keep = { $seat_is ->
    [you] Pidä kortti: riski menettää elämä on { $keep } %. Jos pyytäisit vaihtoa, se olisi { $ask } %.
   *[other] { $card_is ->
        [known] { $seat } pitää { $card_gen }: riski menettää elämä on { $keep } %, vaihtoa pyytämällä se olisi { $ask } %.
       *[hidden] { $seat } pitää kortin: riski menettää elämä on { $keep } %, vaihtoa pyytämällä se olisi { $ask } %.
    }
}
cuccu-reason-exchange = { $seat_is ->
    [you] Pyydä vaihtoa: riski menettää elämä on { $ask } %. Jos pitäisit kortin, se olisi { $keep } %.
   *[other] { $card_is ->
        [known] { $seat } haluaa eroon { $card_ela }: sen pitämällä riski menettää elämä on { $keep } %, vaihtoa pyytämällä { $ask } %.
       *[hidden] { $seat } pyytää vaihtoa: kortin pitämällä riski menettää elämä on { $keep } %, vaihtoa pyytämällä { $ask } %.
    }
}
cuccu-reason-inn-keep = { $seat_is ->
    [you] Pidä kortti majatalossa: riski menettää elämä on { $keep } %. Jos pyytäisit maksua, se olisi { $ask } %.
   *[other] { $seat } pitää kortin majatalossa: riski menettää elämä on { $keep } %, maksua pyytämällä se olisi { $ask } %.
}
cuccu-reason-inn-ask = { $seat_is ->
    [you] Pyydä majatalonpitäjää maksamaan: riski menettää elämä on { $ask } %. Jos vain pitäisit kortin, se olisi { $keep } %.
   *[other] { $seat } pyytää majatalonpitäjää maksamaan: riski menettää elämä on { $ask } %, pelkästään kortin pitämällä se olisi { $keep } %.
}
cuccu-reason-inn-accept = { $seat_is ->
    [you] Suostu maksamaan: riski menettää elämä on { $accept } %. Jos kieltäytyisit, se olisi { $refuse } %.
   *[other] { $seat } suostuu maksamaan: riski menettää elämä on { $accept } %, kieltäytymällä se olisi { $refuse } %.
}
cuccu-reason-inn-refuse = { $seat_is ->
    [you] Kieltäydy maksamasta: riski menettää elämä on { $refuse } %. Jos suostuisit, se olisi { $accept } %.
   *[other] { $seat } kieltäytyy maksamasta: riski menettää elämä on { $refuse } %, suostumalla se olisi { $accept } %.
}
# Costs and instead: lives lost in a hundred deals, or the match in percent of deals.
cuccu-reason-lives = { $seat_is ->
    [you] Tämä vie keskimäärin vähemmän elämiä: sadassa jaossa { $costs }, toisella valinnalla { $instead }.
   *[other] { $seat } valitsee sen, mikä vie keskimäärin vähemmän elämiä: sadassa jaossa { $costs }, toisella valinnalla { $instead }.
}
cuccu-reason-last = { $seat_is ->
    [you] Ajattele viimeistä elämääsi: näin riski hävitä ottelu on { $costs } %, toisella valinnalla { $instead } %.
   *[other] { $seat } ajattelee viimeistä elämäänsä: näin riski hävitä ottelu on { $costs } %, toisella valinnalla { $instead } %.
}
cuccu-reason-inn-hope = { $seat_is ->
    [you] Pyydä majatalonpitäjää maksamaan, sillä siitä ei voi olla haittaa.
   *[other] { $seat } pyytää majatalonpitäjää maksamaan, sillä siitä ei voi olla haittaa.
}
cuccu-reason-inn-shy = { $seat_is ->
    [you] Ehkä et halua pyytää majatalonpitäjältä mitään.
   *[other] { $seat } ei halua pyytää majatalonpitäjältä mitään.
}
cuccu-reason-inn-trust = { $seat_is ->
    [you] Suostu maksamaan ja luota siihen, ettei maksettavaa tule.
   *[other] { $seat } suostuu maksamaan ja luottaa siihen, ettei maksettavaa tule.
}
cuccu-reason-inn-wary = { $seat_is ->
    [you] Ehkä et halua maksaa toisen puolesta.
   *[other] { $seat } ei halua maksaa toisen puolesta.
}
cuccu-reason-high = { $seat_is ->
    [you] Korttisi näyttää riittävän suurelta: pidä se.
   *[other] { $seat } pitää kortin, koska se näyttää riittävän suurelta.
}
cuccu-reason-low = { $seat_is ->
    [you] Korttisi näyttää pieneltä: pyydä vaihtoa.
   *[other] { $seat } pyytää vaihtoa, koska kortti näyttää pieneltä.
}
cuccu-reason-whim = { $seat_is ->
    [you] Kumpi tahansa käy.
   *[other] { $seat } päätti hetken mielijohteesta.
}
cuccu-reason-only = { $seat_is ->
    [you] Sinulla ei ole muuta vaihtoehtoa.
   *[other] Pelaajalla { $seat } ei ollut muuta vaihtoehtoa.
}
cuccu-reason-next-round = { $seat_is ->
    [you] Siirry seuraavaan kierrokseen.
   *[other] { $seat } siirtyy seuraavaan kierrokseen.
}

## The clauses: the page

CU-0-1 = Sivulla on sivuston nimi, CARDAVIA.
CU-0-2 = Voit valita pöydän kielen.
CU-0-3 = Kolme säädintä muuttaa korttien ulkonäköä: kontrasti, rakeisuus ja värien lämpö. Jokaisen alkuarvo on 50 %.
CU-0-4 = Yksi rivi kertoo, mistä peli on kotoisin: Camplista, Italian Abruzzosta. Sitä pelataan 40 kortilla.
CU-0-5 = Linkki vie tietosanakirja Wikipediaan.
CU-0-6 = Otsikon alla olevalla rivillä mainitaan kissa, hevonen, majatalo ja käki sekä yksi järjestys ja yksi valinta.
CU-0-7 = Tekstissä on kaksi osaa: toisessa esitellään peli, toisessa ovat numeroidut säännöt neljänä lukuna.
CU-0-8 = Tavallisessa pöydässä on neljä pelaajaa: sinä ja kolme tietokoneen ohjaamaa.
CU-0-9 = Ottelua pelataan, kunnes kaikki yhtä lukuun ottamatta ovat pudonneet. Jokainen aloittaa kolmella elämällä.
CU-0-10 = Kun kierros on ratkennut, peli jatkuu painikkeesta ”Seuraava kierros”.
CU-0-11 = Muutama rivi tiivistää pelin: yksi salainen kortti, yksi valinta, kortit, jotka tulevat väliin, mitä voit menettää ja kuka voittaa.

## The clauses: aim

CU-1-1 = Yritä joka kierroksella välttyä siltä, että sinulle jää pienin kortti.
CU-1-2 = Jokainen aloittaa ottelun kolmella elämällä.
CU-1-3 = Ottelu päättyy heti, kun vain yhdellä pelaajalla on elämiä. Hän voittaa.
CU-1-4 = Elämät ovat vain pelimerkkejä. Rahasta ei pelata.

## The clauses: getting ready

CU-2-1 = Pakassa on 40 korttia: 20 erilaista, kutakin kaksi.
CU-2-2 = Pienimmästä suurimpaan: leijona (−3), naamio (−2), ämpäri (−1), nolla, kortit ykkösestä kymppiin, majatalo (11), kissa (12), hevonen (13), metsästäjä (14), käki (15).
CU-2-3 = Narrilla ei ole paikkaa tässä järjestyksessä. Sen arvo riippuu siitä, montako narria lopussa näytetään.
CU-2-4 = Pelivuoro kiertää vastapäivään. Ensimmäinen on jakajan oikealla puolella istuva pelaaja.
CU-2-5 = Saat korttisi peitettynä, kun vuorosi tulee, tai jo aiemmin, jos joku pyytää sinulta vaihtoa. Ellet pyydä vaihtoa, seuraava pelaaja saa kortin vasta, kun olet päättänyt.
CU-2-6 = Koko pakka sekoitetaan ennen jokaista kierrosta.
CU-2-7 = Kortit jaetaan pakan alta.
CU-2-8 = Jokaisen kierroksen jälkeen jakajaksi tulee seuraava pelaaja, joka on vielä mukana ottelussa.

## The clauses: a turn

CU-3-1 = Pidä vuorollasi korttisi tai pyydä vaihtoa seuraavalta pelaajalta, jolla ei vielä ole korttia. Hän saa korttinsa nyt.
CU-3-2 = Jos pelaaja, jolta vaihtoa pyydetään, saa jaossa kortin ykkösestä kymppiin, narrin, nollan tai nollaa pienemmän kortin, hänen on pakko vaihtaa. Sitten hän päättää, mitä tekee saamallaan kortilla.
CU-3-3 = Jakaja päättää viimeisenä: hän pitää korttinsa tai vaihtaa sen pakan alimmaiseen. Pakasta otetulla kortilla ei ole erikoisvaikutusta.
CU-3-4 = Jos vaihtoa pyydetään pelaajalta, jolla on käki, hän näyttää sen ja kieltäytyy. Pyytäjä pitää oman korttinsa eikä menetä mitään.
CU-3-5 = Jos vaihtoa pyydetään pelaajalta, jolla on metsästäjä, hän näyttää sen ja kieltäytyy. Pyytäjä menettää heti elämän.
CU-3-6 = Jos vaihtoa pyydetään pelaajalta, jolla on hevonen, hän näyttää sen, ja pyyntö hyppää hänen ylitseen seuraavalle pelaajalle.
CU-3-7 = Jos hevonen on jakajalla, pyytäjä vaihtaakin korttinsa pakan päällimmäiseen. Sillä kortilla ei ole erikoisvaikutusta.
CU-3-8 = Jos vaihtoa pyydetään pelaajalta, jolla on kissa, hän näyttää sen ja kieltäytyy. Pyytäjä menettää heti elämän.
CU-3-9 = Kissa myös peruu vaihtoja. Pyytäjän kortti palaa vaihto vaihdolta sille pelaajalle, jolle se alun perin jaettiin. Matkalla ylitetyt hevoset ylitetään uudelleen.
CU-3-10 = Heti kun joku pitää korttinsa, sitä edeltävien vaihtojen ketju on suljettu, eikä kissa enää peru sitä.
CU-3-11 = Jos vaihtoa pyydetään pelaajalta, jolla on majatalo, hän näyttää sen ja vaihto pysähtyy. Pyytäjä voi pitää korttinsa tai pyytää majatalonpitäjää maksamaan, jos nolla häviää.
CU-3-12 = Jos majatalonpitäjä suostuu, kumpikin pitää korttinsa. Jos pyytäjä sitten häviää nollalla, majatalonpitäjä menettää elämän hänen puolestaan.
CU-3-13 = Jos majatalonpitäjä kieltäytyy, nämä kaksi vaihtavat kortit. Entisellä majatalonpitäjällä on sen jälkeen tavallinen vuoro saamallaan kortilla.
CU-3-14 = Erikoiskortti vaikuttaa vain, kun sen haltijalta pyydetään vaihtoa, ei koskaan hänen omalla vuorollaan.

## The clauses: scoring

CU-4-1 = Kierroksen lopussa jokainen, jolla on vielä elämiä, näyttää korttinsa.
CU-4-2 = Se, jolla on pienin kortti, menettää elämän. Jos pienin kortti on usealla, jokainen heistä menettää elämän.
CU-4-3 = Jos kissa tai metsästäjä pudottaa pelaajan, hänen korttinsa on kuollut. Sitä ei verrata muihin.
CU-4-4 = Käki ei koskaan vie haltijaltaan elämää, vaikkei muita kortteja olisi jäljellä.
CU-4-5 = Jos näytetään täsmälleen yksi narri, se on samanarvoinen kuin pienin muu kortti, ja kumpikin häviää.
CU-4-6 = Jos näytetään yksi narri ja kaikki muut kortit ovat käkiä, vain narri häviää.
CU-4-7 = Jos näytetään kaksi narria, kummankin arvo on 14½: vain käki on suurempi. Käet eivät menetä mitään.
CU-4-8 = Pelaaja, jolla ei ole elämiä, ei ole mukana seuraavissa jaoissa.
CU-4-9 = Jos kaikki jäljellä olevat menettävät viimeisen elämänsä samalla kierroksella, kaikki ottelun aloittaneet palaavat peliin kolmella elämällä.
CU-4-10 = Kun kierros on ratkennut, jatka painamalla ”Seuraava kierros”.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

CU-R1 = Pelaaja, joka on näyttänyt erikoiskortin, ei saa enää vuoroa sillä kierroksella.
    .question = Saatko vielä vuoron, kun olet näyttänyt käen, metsästäjän, kissan, hevosen tai majatalon?
    .adopted = Et. Peli jatkuu seuraavasta pelaajasta, jolla ei ole korttia. Sääntöjen mukaan juuri häneltä pyydetään seuraavaksi vaihtoa, ja se toimii vain, jos näytettyjen korttien vuoro on jo ohi. Jos ketään ei ole jäljellä, kortteja verrataan.
    .other = Pelaaja saa vuoron vielä myöhemmin. Jos haluat pelata niin, anna asetukselle shown_holder_acts arvo True.
CU-R2 = Majatalonpitäjä maksaa vain, jos pyytäjän kortti on nimenomaan nolla ja se häviää.
    .question = Mitä korttia majatalossa tarkoittaa ”jos nolla häviää”?
    .adopted = Pyytäjän kortin pitää olla nolla ja yksi häviävistä korteista: yksin, tasoissa muiden kanssa tai yhdessä narrin kanssa. Juuri niin säännössä sanotaan.
CU-R3 = Majatalossa valitsee ensin pyytäjä, ja sitten majatalonpitäjä vastaa.
    .question = Kuka majatalossa päättää?
    .adopted = Pyytäjä joko pitää korttinsa tai pyytää maksua. Sitten majatalonpitäjä suostuu tai kieltäytyy, sillä vain se, jota pyydetään maksamaan, voi suostua.
    .other = Kukaan ei päätä: majatalo suojaa nollan aina. Jos haluat pelata niin, anna asetukselle inn arvo "always".
CU-R4 = Kun majatalonpitäjä on kieltäytynyt, vuoro on hänellä.
    .question = Kenen vuoro on, kun majatalonpitäjä on kieltäytynyt?
    .adopted = Kortit vaihdetaan. Pyytäjän vuoro on ohi, ja hänen edessään on majatalo kuvapuoli ylöspäin. Entinen majatalonpitäjä päättää nyt tavalliseen tapaan, ja jos hän on jakaja, hän voi ottaa pakan alimmaisen kortin.
CU-R5 = Kissa vie ensin elämän ja peruu sitten vaihdot, joissa kortti siirtyi, uusimmasta alkaen.
    .question = Miten kissa tarkalleen peruu vaihdot?
    .adopted = Ensin menetetään elämä. Sitten perutaan uusimmasta alkaen jokainen vaihto, joka toi kortin pyytäjälle, ja jokainen ketjussa saa takaisin kortin, joka hänellä oli ennen sitä. Mukaan lasketaan myös vaihto, johon majatalossa kieltäytyminen johti. Kissa ja hevoset jäävät paikoilleen.
    .other = Muualla erikoiskortit katkaisevat ketjun, tai pelaaja, jolle kortti alun perin jaettiin, vain putoaa pois. Tähän ei ole asetusta.
CU-R6 = Kissa peruu vaihtojen ketjun silloinkin, kun se on juuri vienyt viimeisen elämän.
    .question = Jos kissa vie viimeisen elämäsi, perutaanko vaihdot silti?
    .adopted = Kyllä, vaikka ottelu päättyisi siihen. Säännöissä ei ole tästä poikkeusta. Sinulle palaava kortti on silloin kuollut.
CU-R7 = Jos kissa tai metsästäjä jättää vain yhdelle pelaajalle elämiä, hän voittaa heti.
    .question = Mitä jos metsästäjän tai kissan jälkeen vain yksi pelaaja on elossa kesken kierroksen?
    .adopted = Ottelu päättyy heti eikä kortteja verrata, sillä viimeistä pelaajaa koskevassa säännössä ei ole poikkeusta.
    .other = Peliä jatketaan, kunnes kortteja verrataan. Jos haluat pelata niin, anna asetukselle lone_survivor_wins arvo False.
CU-R8 = Jakaja vaihtaa korttinsa pakan alimmaiseen. Pyytäjä, joka osuu jakajan hevoseen, vaihtaa korttinsa päällimmäiseen.
    .question = Ottaako jakaja pakan alimmaisen vai päällimmäisen kortin?
    .adopted = Alimmaisen, joka myös jaettaisiin seuraavaksi. Vain pyytäjä, joka osuu jakajan hevoseen, ottaa päällimmäisen. Säännöissä sanotaan kumpikin, eri kohdissa.
    .other = Myös jakaja ottaa päällimmäisen kortin. Jos haluat pelata niin, anna asetukselle dealer_swaps arvo "top".
CU-R9 = Jakaja, jonka hevonen on näytetty, ei enää tee mitään.
    .question = Päättääkö jakaja vielä sen jälkeen, kun hänen hevosensa on ohjannut pyytäjän pakalle?
    .adopted = Ei. Se, joka on näyttänyt kortin, on käyttänyt vuoronsa, eikä jakaja ole poikkeus.
    .other = Jakaja päättää vielä. Tämä tulee mukaan, kun asetuksen shown_holder_acts arvo on True.
CU-R10 = Vain elossa olevien pelaajien narrit lasketaan.
    .question = Lasketaanko narri, jos sen haltija putosi tällä kierroksella?
    .adopted = Ei. Kuolleita kortteja ei verrata, joten niitä ei myöskään lasketa.
CU-R11 = Yksi narri häviää yhdessä kaikkien kanssa, joilla on pienin kortti.
    .question = Pöydässä on yksi narri ja useita yhtä pieniä pienimpiä kortteja: kuka häviää?
    .adopted = Narri ja he kaikki, sillä narri on samanarvoinen kuin pienin kortti.
CU-R12 = Kaksi narria häviää vain, kun kaikki muut kortit ovat käkiä.
    .question = Pöydässä on kaksi narria: kuka häviää?
    .adopted = Jos kaikki muut kortit ovat käkiä, kumpikin narri häviää, sillä 14½ on vähemmän kuin 15. Muuten häviää pienin muu kortti.
CU-R13 = Jos jäljellä on vain käkiä, kukaan ei menetä elämää.
    .question = Mitä jos jokainen verrattava kortti on käki?
    .adopted = Kukaan ei häviä. Käki ei koskaan vie elämää haltijaltaan.
CU-R14 = Jakovuoro siirtyy pelijärjestyksessä seuraavalle, jolla on elämiä vielä kierroksen ratkettua.
    .question = Kuka on ”seuraava” jakaja?
    .adopted = Seuraava vastapäivään. Ne, joilla ei ole elämiä, ohitetaan, ja elämät lasketaan kierroksen ratkettua.
CU-R15 = Kun kaikki palaavat peliin, jakaa pelijärjestyksessä seuraava pelaaja.
    .question = Kuka jakaa, kun kaikki ovat palanneet peliin?
    .adopted = Yksinkertaisesti seuraava pelaaja, kuka hän sitten onkin, sillä kaikki ovat taas mukana.
CU-R16 = Pelaaja voi menettää kaksi elämää samalla kierroksella.
    .question = Voiko sama pelaaja menettää kaksi elämää yhdellä kierroksella?
    .adopted = Kyllä. Se, joka menettää elämän metsästäjän tai kissan takia mutta jolla on vielä elämiä, näyttää korttinsa lopussa ja voi hävitä uudelleen.
    .other = Metsästäjän tai kissan rankaisema kortti jätetään vertailusta pois. Jos haluat pelata niin, anna asetukselle double_penalty arvo False.
CU-R17 = Jos toinen kieltäytyy vaihtamasta, pyytäjä pitää korttinsa ja hänen vuoronsa on ohi.
    .question = Saatko yrittää uudelleen tai muuttaa mielesi, kun toinen on kieltäytynyt?
    .adopted = Et. Olet käyttänyt vuorosi, ja sinulle jää kortti, joka sinulla on.
CU-R18 = Ensimmäinen jakaja arvotaan.
    .question = Kuka jakaa ensin?
    .adopted = Sattuma päättää, ja ottelun siemenluku (seed) ratkaisee sen.
    .other = Ensimmäinen jakaja valitaan. Jos haluat pelata niin, anna asetukselle first_dealer hänen paikkansa numero.
CU-R19 = Näytetty kortti on kaikkien tiedossa kierroksen loppuun asti.
    .question = Jääkö näytetty kortti kuvapuoli ylöspäin?
    .adopted = Kyllä, kunnes kierros on ohi, vaikka se siirtyisi sen jälkeen toiselle pelaajalle.
CU-R20 = Ylitetyn hevosen jälkeiseltä pelaajalta pyydetään vaihtoa kuten keneltä tahansa.
    .question = Mitä jos hevosen takana olevalla pelaajallakin on erikoiskortti?
    .adopted = Se toimii tavalliseen tapaan. Esimerkiksi hevosen takaa löytyvä majatalo pysäyttää vaihdon.
CU-R21 = Ei ole väliä, mihin kohtaan pakkaa jakajan vanha kortti menee.
    .question = Onko väliä, mihin kohtaan pakkaa siihen vaihdettu kortti menee?
    .adopted = Ei. Pakka kootaan ja sekoitetaan uudelleen ennen seuraavaa kierrosta, ja kierroksella tarvitaan enintään yksi kortti enemmän kuin on pelaajia.
CU-R22 = Jokaisella on kolme elämää.
    .question = Kuinka monella elämällä aloitetaan?
    .adopted = Kolmella, kuten lähteemme sanoo.
    .other = Muualla pelataan muilla määrillä, esimerkiksi neljällä elämällä. Voit muuttaa määrän asetuksella lives.
CU-R23 = Surkeankin kortin saa pitää, ja erikoiskortinkin saa vaihtaa.
    .question = Onko huonolla kortilla pakko pyytää vaihtoa? Saako erikoiskortin antaa pois?
    .adopted = Saat päättää kummastakin itse. Omalla vuorollasi jokainen kortti on vain kortti.
CU-R24 = 200 kierroksen jälkeen ottelu päättyy, ja se, jolla on eniten elämiä, voittaa.
    .question = Voiko ottelu jatkua ikuisesti, kun kaikki voivat palata peliin yhä uudelleen?
    .adopted = Ei. 200 kierroksen jälkeen voittaa se, jolla on eniten elämiä, ja jos niitä on yhtä paljon, tulee tasapeli. Oikeat ottelut ovat paljon lyhyempiä.
    .other = Muun rajan voit antaa asetuksella max_rounds.
CU-R25 = Pelaajia on neljä, mutta heitä voi olla kahdesta kahteenkymmeneen.
    .question = Kuinka monta voi pelata?
    .adopted = Neljä, kuten lähteemme sanoo, ellet valitse muuta määrää.
    .other = Voit antaa asetukselle players minkä tahansa luvun kahdesta kahteenkymmeneen. Jos kaikki menettävät viimeisen elämänsä yhdessä, kaikki aloittaneet palaavat.
CU-R26 = Kukaan, jonka vaihdon kissa perui, ei saa uutta vuoroa.
    .question = Kun kissa peruu vaihtoja, saavatko nämä pelaajat uuden vuoron?
    .adopted = Eivät. He ovat jo käyttäneet vuoronsa. Peli jatkuu seuraavasta pelaajasta, jolla ei ole korttia.
CU-R27 = Tällä kierroksella pudonneen pelaajan kortti jää peitetyksi, ellei sitä ole jo näytetty.
    .question = Näytetäänkö pudonneen pelaajan kortti lopussa?
    .adopted = Ei. Vain elossa olevat näyttävät korttinsa.
