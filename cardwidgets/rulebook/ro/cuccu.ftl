# Cuccù as played at Campli.

cuccu-title = Cuccù
cuccu-place = Campli, Abruzzo, Italia. Un pachet de 40 de cărți.
cuccu-tagline = Pisica, calul, hanul și cucul: un singur șir de cărți, de la mică la mare, și o singură alegere.
cuccu-summary = Primești o carte secretă. O păstrezi sau ceri un schimb cu jucătorul următor. Unele cărți spun nu, iar altele ripostează. Cine rămâne cu cea mai mică carte pierde o viață, iar ultimul jucător care mai are vieți câștigă.
cuccu-link = Cuccù pe Wikipedia, în engleză
    .address = https://en.wikipedia.org/wiki/Cucc%C3%B9

## Cards. The name, with the article, one of them, the number on it, and a label for a screen reader.
## The numbered cards are feminine like „carte”: „cartea de nouă” cannot be mistaken for a new card.

cuccu-card-fool = nebun
    .the = nebunul
    .a = un nebun
    .numeral = { "" }
    .label = nebun
cuccu-card-lion = leu
    .the = leul
    .a = un leu
    .numeral = −3
    .label = leu, minus 3
cuccu-card-mask = mască
    .the = masca
    .a = o mască
    .numeral = −2
    .label = mască, minus 2
cuccu-card-bucket = găleată
    .the = găleata
    .a = o găleată
    .numeral = −1
    .label = găleată, minus 1
cuccu-card-zero = zero
    .the = zeroul
    .a = un zero
    .numeral = 0
    .label = zero
cuccu-card-1 = unu
    .the = cartea de unu
    .a = o carte de unu
    .numeral = I
    .label = unu, I
cuccu-card-2 = doi
    .the = cartea de doi
    .a = o carte de doi
    .numeral = II
    .label = doi, II
cuccu-card-3 = trei
    .the = cartea de trei
    .a = o carte de trei
    .numeral = III
    .label = trei, III
cuccu-card-4 = patru
    .the = cartea de patru
    .a = o carte de patru
    .numeral = IIII
    .label = patru, IIII
cuccu-card-5 = cinci
    .the = cartea de cinci
    .a = o carte de cinci
    .numeral = V
    .label = cinci, V
cuccu-card-6 = șase
    .the = cartea de șase
    .a = o carte de șase
    .numeral = VI
    .label = șase, VI
cuccu-card-7 = șapte
    .the = cartea de șapte
    .a = o carte de șapte
    .numeral = VII
    .label = șapte, VII
cuccu-card-8 = opt
    .the = cartea de opt
    .a = o carte de opt
    .numeral = VIII
    .label = opt, VIII
cuccu-card-9 = nouă
    .the = cartea de nouă
    .a = o carte de nouă
    .numeral = VIIII
    .label = nouă, VIIII
cuccu-card-10 = zece
    .the = cartea de zece
    .a = o carte de zece
    .numeral = X
    .label = zece, X
cuccu-card-inn = han
    .the = hanul
    .a = un han
    .numeral = XI
    .label = han, XI
cuccu-card-cat = pisică
    .the = pisica
    .a = o pisică
    .numeral = XII
    .label = pisică, XII
cuccu-card-horse = cal
    .the = calul
    .a = un cal
    .numeral = XIII
    .label = cal, XIII
cuccu-card-hunter = vânător
    .the = vânătorul
    .a = un vânător
    .numeral = XIIII
    .label = vânător, XIIII
cuccu-card-cuckoo = cuc
    .the = cucul
    .a = un cuc
    .numeral = XV
    .label = cuc, XV

## Zones

cuccu-zone-pack = Pachet
cuccu-zone-hand = { $seat_is ->
    [you] Cartea ta
   *[other] Cartea jucătorului { $seat }
}

## What happened

cuccu-event-start = { $seat_is ->
    [you] Partida începe: fiecare are { lives }. În prima rundă împarți tu.
   *[other] Partida începe: fiecare are { lives }. În prima rundă împarte { $seat }.
}
cuccu-event-shuffle = { $seat_is ->
    [you] Runda { $amount }. Amesteci tot pachetul și împarți.
   *[other] Runda { $amount }. { $seat } amestecă tot pachetul și împarte.
}
cuccu-event-deal = { $card_is ->
    [known] { $seat_is ->
        [you] Primești { $card_a }.
       *[other] { $seat } primește { $card_a }.
    }
   *[hidden] { $seat_is ->
        [you] Primești o carte.
       *[other] { $seat } primește o carte, cu fața în jos.
    }
}
cuccu-event-keep = { $seat_is ->
    [you] Îți păstrezi cartea.
   *[other] { $seat } își păstrează cartea.
}
cuccu-event-ask = { $seat_is ->
    [you] Ceri un schimb cu { $other }.
   *[other] { $other_is ->
        [you] { $seat } cere un schimb cu tine.
       *[other] { $seat } cere un schimb cu { $other }.
    }
}
cuccu-event-swap = { $seat_is ->
    [you] { $card_is ->
        [known] { $card2_is ->
            [known] Faci schimb cu { $other }: dai { $card_the } și primești { $card2_the }.
           *[hidden] Faci schimb cu { $other }: dai { $card_the } și primești altă carte.
        }
       *[hidden] { $card2_is ->
            [known] Faci schimb cu { $other } și primești { $card2_the }.
           *[hidden] Faci schimb cu { $other }.
        }
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } face schimb cu tine: dai { $card2_the } și primești { $card_the }.
               *[hidden] { $seat } face schimb cu tine, iar tu primești { $card_the }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } face schimb cu tine, iar tu dai { $card2_the }.
               *[hidden] { $seat } face schimb cu tine.
            }
        }
       *[other] { $card_is ->
            [known] { $card2_is ->
                [known] { $seat } face schimb cu { $other }: dă { $card_the } și primește { $card2_the }.
               *[hidden] { $seat } face schimb cu { $other }, care primește { $card_the }.
            }
           *[hidden] { $card2_is ->
                [known] { $seat } face schimb cu { $other } și primește { $card2_the }.
               *[hidden] { $seat } face schimb cu { $other }.
            }
        }
    }
}
cuccu-event-swap-pack = { $cause ->
    [top] { $seat_is ->
        [you] { $card2_is ->
            [known] Îți schimbi cartea cu cea de sus din pachet și primești { $card2_the }.
           *[hidden] Îți schimbi cartea cu cea de sus din pachet.
        }
       *[other] { $card2_is ->
            [known] { $seat } își schimbă cartea cu cea de sus din pachet și primește { $card2_the }.
           *[hidden] { $seat } își schimbă cartea cu cea de sus din pachet.
        }
    }
   *[bottom] { $seat_is ->
        [you] { $card2_is ->
            [known] Îți schimbi cartea cu cea de jos din pachet și primești { $card2_the }.
           *[hidden] Îți schimbi cartea cu cea de jos din pachet.
        }
       *[other] { $card2_is ->
            [known] { $seat } își schimbă cartea cu cea de jos din pachet și primește { $card2_the }.
           *[hidden] { $seat } își schimbă cartea cu cea de jos din pachet.
        }
    }
}
cuccu-event-show = { $card_is ->
    [known] { $card_face ->
        [horse] { $seat_is ->
            [you] Arăți { $card_the }, iar cererea sare peste tine.
           *[other] { $seat } arată { $card_the }, iar cererea sare mai departe.
        }
        [inn] { $seat_is ->
            [you] Arăți { $card_the }, iar schimbul se oprește aici.
           *[other] { $seat } arată { $card_the }, iar schimbul se oprește aici.
        }
       *[other] { $seat_is ->
            [you] Arăți { $card_the } și refuzi schimbul.
           *[other] { $seat } arată { $card_the } și refuză schimbul.
        }
    }
   *[hidden] { $seat_is ->
        [you] Arăți o carte specială.
       *[other] { $seat } arată o carte specială.
    }
}
cuccu-event-pass-over = { $seat_is ->
    [you] Încerci acum cu { $other }.
   *[other] { $other_is ->
        [you] { $seat } încearcă acum cu tine.
       *[other] { $seat } încearcă acum cu { $other }.
    }
}
# Two sentences: what costs the life, and how many are left.
cuccu-event-lose-life = { $cause ->
    [hunter] { $seat_is ->
        [you] Vânătorul îți ia o viață.
       *[other] { $seat } pierde o viață din cauza vânătorului.
    }
    [cat] { $seat_is ->
        [you] Pisica îți ia o viață.
       *[other] { $seat } pierde o viață din cauza pisicii.
    }
    [inn] { $seat_is ->
        [you] Plătești cu o viață pentru zeroul jucătorului { $other }.
       *[other] { $other_is ->
            [you] { $seat } plătește cu o viață pentru zeroul tău.
           *[other] { $seat } plătește cu o viață pentru zeroul jucătorului { $other }.
        }
    }
   *[showdown] { $seat_is ->
        [you] Ai o carte care pierde: o viață mai puțin.
       *[other] { $seat } are o carte care pierde: o viață mai puțin.
    }
} { $seat_is ->
    [you] { $amount ->
        [0] Nu mai ai nicio viață.
        [1] Mai ai o singură viață.
       *[other] Mai ai { lives }.
    }
   *[other] { $amount ->
        [0] Nu mai are nicio viață.
        [1] Mai are o singură viață.
       *[other] Mai are { lives }.
    }
}
cuccu-event-undo-swap = { $seat_is ->
    [you] { $card2_is ->
        [known] Pisica anulează schimbul tău cu { $other }: primești înapoi { $card2_the }.
       *[hidden] Pisica anulează schimbul tău cu { $other }.
    }
   *[other] { $other_is ->
        [you] { $card_is ->
            [known] Pisica anulează schimbul tău cu { $seat }: primești înapoi { $card_the }.
           *[hidden] Pisica anulează schimbul tău cu { $seat }.
        }
       *[other] { $card_is ->
            [known] Pisica anulează schimbul dintre { $other } și { $seat }: { $other } primește înapoi { $card_the }.
           *[hidden] Pisica anulează schimbul dintre { $other } și { $seat }.
        }
    }
}
cuccu-event-out = { $seat_is ->
    [you] Ieși din partidă.
   *[other] { $seat } iese din partidă.
}
cuccu-event-inn-keep = { $seat_is ->
    [you] Te oprești la han și îți păstrezi cartea.
   *[other] { $seat } se oprește la han și își păstrează cartea.
}
cuccu-event-inn-ask = { $seat_is ->
    [you] Ceri ca { $other }, gazda hanului, să plătească dacă pierzi cu un zero.
   *[other] { $other_is ->
        [you] { $seat } îți cere ție, gazda hanului, să plătești dacă pierde cu un zero.
       *[other] { $seat } cere ca { $other }, gazda hanului, să plătească pentru un zero care pierde.
    }
}
cuccu-event-inn-accept = { $seat_is ->
    [you] S-a stabilit la han: dacă { $other } pierde cu un zero, viața o plătești tu.
   *[other] { $other_is ->
        [you] S-a stabilit la han: dacă pierzi cu un zero, viața o plătește { $seat }.
       *[other] S-a stabilit la han: dacă { $other } pierde cu un zero, viața o plătește { $seat }.
    }
}
cuccu-event-inn-refuse = { $seat_is ->
    [you] Nu vrei să plătești, așa că faci schimb cu { $other }.
   *[other] { $other_is ->
        [you] { $seat } nu vrea să plătească, așa că faceți schimb.
       *[other] { $seat } nu vrea să plătească, așa că face schimb cu { $other }.
    }
}
cuccu-event-reveal = { $card_is ->
    [known] { $seat_is ->
        [you] Întorci cartea: e { $card_a }.
       *[other] { $seat } întoarce cartea: e { $card_a }.
    }
   *[hidden] { $seat_is ->
        [you] Întorci cartea.
       *[other] { $seat } întoarce cartea.
    }
}
cuccu-event-fool-ties = { $seat_is ->
    [you] Ai singurul nebun, care valorează cât cea mai mică dintre celelalte cărți.
   *[other] { $seat } are singurul nebun, care valorează cât cea mai mică dintre celelalte cărți.
}
cuccu-event-fool-alone = { $seat_is ->
    [you] Toate celelalte cărți sunt cuci, așa că pierzi doar tu, cu nebunul.
   *[other] Toate celelalte cărți sunt cuci, așa că pierde doar { $seat }, cu nebunul.
}
cuccu-event-fools-high = Pe masă sunt doi nebuni: fiecare valorează 14½, cu puțin sub cuc.
cuccu-event-nobody-loses = Nu e nicio carte care pierde: nimeni nu pierde o viață.
cuccu-event-restore = Toți și-au pierdut deodată ultima viață, așa că toată lumea revine cu { lives }.
cuccu-event-round-over = { $seat_is ->
    [you] Runda { $amount } s-a încheiat. Urmează să împarți tu.
    [nobody] Runda { $amount } s-a încheiat.
   *[other] Runda { $amount } s-a încheiat. Urmează să împartă { $seat }.
}
cuccu-event-match-over = { $seat_is ->
    [you] Câștigi partida!
    [nobody] Partida se încheie aici, la egalitate.
   *[other] { $seat } câștigă partida.
}

## What you can do. The hint says it in one more line.

cuccu-action-keep = { $card_is ->
    [known] Păstrează { $card_the }
   *[hidden] Păstrează cartea
}
    .hint = Rămâi cu cartea pe care o ai.
cuccu-action-exchange = { $other_is ->
    [nobody] Schimbă
   *[other] Schimbă cu { $other }
}
    .hint = { $other_is ->
        [nobody] Cere un schimb de cărți cu jucătorul următor.
       *[other] Cere un schimb cu { $other }. O carte specială poate spune nu sau poate riposta.
    }
cuccu-action-exchange-pack = { $cause ->
    [top] Schimbă cu cartea de sus din pachet
   *[bottom] Schimbă cu cartea de jos din pachet
}
    .hint = { $cause ->
        [top] Pune-ți cartea deoparte și ia cartea de sus din pachet.
       *[bottom] Pune-ți cartea deoparte și ia cartea de jos din pachet.
    }
cuccu-action-inn-keep = { $card_is ->
    [known] Han: păstrează { $card_the }
   *[hidden] Han: păstrează cartea
}
    .hint = Rămâi cu cartea ta și nu cere nimic.
cuccu-action-inn-ask = { $other_is ->
    [nobody] Han: cere ca gazda să plătească
   *[other] Han: cere ca { $other } să plătească
}
    .hint = { $other_is ->
        [nobody] Dacă gazda acceptă, un zero care pierde nu te costă nimic. Dacă nu, faceți schimb și primești hanul.
       *[other] Dacă { $other } acceptă, un zero care pierde nu te costă nimic. Dacă nu, faceți schimb și primești hanul.
    }
cuccu-action-inn-accept = { $other_is ->
    [nobody] Han: acceptă să plătești
   *[other] Han: acceptă să plătești pentru { $other }
}
    .hint = { $other_is ->
        [nobody] Păstrezi hanul. Dacă celălalt jucător pierde cu un zero, viața o pierzi tu.
       *[other] Păstrezi hanul. Dacă { $other } pierde cu un zero, viața o pierzi tu.
    }
cuccu-action-inn-refuse = { $other_is ->
    [nobody] Han: refuză și schimbă
   *[other] Han: refuză și schimbă cu { $other }
}
    .hint = { $other_is ->
        [nobody] Dai hanul, primești cealaltă carte, apoi e rândul tău.
       *[other] { $other } primește hanul, tu primești cealaltă carte, apoi e rândul tău.
    }
cuccu-action-next-round = Runda următoare
    .hint = Se amestecă și se împarte pentru runda următoare.

## What the table asks or says. Person: whom it is about. Other: whom you can ask.

cuccu-prompt-turn = { $card_is ->
    [known] E rândul tău. Păstrezi { $card_the } sau ceri un schimb cu { $other }?
   *[hidden] E rândul tău. Îți păstrezi cartea sau ceri un schimb cu { $other }?
}
cuccu-prompt-dealer = { $cause ->
    [top] { $card_is ->
        [known] Tu împarți, deci decizi la urmă. Păstrezi { $card_the } sau schimbi cu cartea de sus din pachet?
       *[hidden] Tu împarți, deci decizi la urmă. Îți păstrezi cartea sau schimbi cu cea de sus din pachet?
    }
   *[bottom] { $card_is ->
        [known] Tu împarți, deci decizi la urmă. Păstrezi { $card_the } sau schimbi cu cartea de jos din pachet?
       *[hidden] Tu împarți, deci decizi la urmă. Îți păstrezi cartea sau schimbi cu cea de jos din pachet?
    }
}
cuccu-prompt-inn-requester = { $card_is ->
    [known] { $other } are hanul. Păstrezi { $card_the } sau ceri ca { $other } să plătească dacă pierzi cu un zero?
   *[hidden] { $other } are hanul. Îți păstrezi cartea sau ceri ca { $other } să plătească dacă pierzi cu un zero?
}
cuccu-prompt-innkeeper = Ai hanul. Plătești dacă { $other } pierde cu un zero sau faceți schimb?
cuccu-prompt-waiting = Acum decide { $seat }.
cuccu-prompt-round-over = { $seat_is ->
    [you] Runda s-a încheiat. Urmează să împarți tu.
   *[other] Runda s-a încheiat. Urmează să împartă { $seat }.
}
cuccu-prompt-out = Ai ieșit din partidă și te uiți la ceilalți.
cuccu-prompt-match-won = { $seat_is ->
    [you] Câștigi partida!
   *[other] { $seat } câștigă partida.
}
cuccu-prompt-match-drawn = Partida se încheie la egalitate.

## Notes at a seat

cuccu-note-to-act = decide acum
cuccu-note-undealt = încă fără carte
cuccu-note-shown = { $card_is ->
    [known] arată { $card_the }
   *[hidden] arată o carte
}
cuccu-note-inn-requester = la han
cuccu-note-innkeeper = are hanul
cuccu-note-pays = { $other_is ->
    [you] plătește dacă pierzi cu un zero
   *[other] plătește dacă { $other } pierde cu un zero
}
cuccu-note-loses = pierde o viață
cuccu-note-safe = a scăpat
cuccu-note-dead = fără vieți
cuccu-note-out = a ieșit din partidă
cuccu-note-winner = a câștigat partida

## Why an action is not possible now

cuccu-illegal-keep = { $phase ->
    [inn] Ai dat de un han. Spune dacă îți păstrezi cartea sau ceri ca gazda să plătească.
    [offer] Tu ești gazda hanului. Răspunde întâi: accepți să plătești sau refuzi și faceți schimb?
    [scored] Runda s-a încheiat, deci nu mai e nicio carte de păstrat. Continuă cu „Runda următoare”.
   *[other] Nu poți face asta acum: nu ai nimic de decis despre cartea ta.
}
cuccu-illegal-exchange = { $phase ->
    [inn] Hanul ți-a oprit schimbul. Păstrează-ți cartea sau cere ca gazda să plătească.
    [offer] Tu ești gazda hanului. Răspunde întâi: accepți să plătești sau refuzi și faceți schimb?
    [scored] Runda s-a încheiat, deci e prea târziu pentru un schimb. Continuă cu „Runda următoare”.
   *[other] Acum nu poți cere un schimb.
}
cuccu-illegal-inn-keep = { $phase ->
    [offer] Tu ești gazda hanului, nu oaspetele. Răspunde întâi: accepți să plătești sau refuzi și faceți schimb?
    [scored] Runda s-a încheiat. Continuă cu „Runda următoare”.
   *[other] Nu ai dat de niciun han. Ca să rămâi cu cartea ta, păstreaz-o pur și simplu.
}
cuccu-illegal-inn-ask = { $phase ->
    [offer] Tu ești gazda hanului, nu oaspetele. Răspunde întâi: accepți să plătești sau refuzi și faceți schimb?
    [scored] Runda s-a încheiat. Continuă cu „Runda următoare”.
   *[other] Poți cere asta numai când jucătorul cu care vrei să schimbi arată un han.
}
cuccu-illegal-inn-accept = { $phase ->
    [inn] Aici tu ești oaspetele, nu gazda hanului. Păstrează-ți cartea sau cere ca gazda să plătească.
    [scored] Runda s-a încheiat. Continuă cu „Runda următoare”.
   *[other] Nimeni nu îți cere acum să plătești pentru un zero.
}
cuccu-illegal-inn-refuse = { $phase ->
    [inn] Aici tu ești oaspetele, nu gazda hanului. Păstrează-ți cartea sau cere ca gazda să plătească.
    [scored] Runda s-a încheiat. Continuă cu „Runda următoare”.
   *[other] Nimeni nu îți cere să plătești, deci nu ai ce refuza.
}
cuccu-illegal-skip = Poți sări la sfârșit numai după ce ai ieșit din partidă.
cuccu-illegal-next-round = Runda următoare începe abia după ce aceasta s-a încheiat.

## What is wrong with a position that somebody wrote down. Put into illegal-bad-position.detail.

cuccu-position-form = nu e scrisă ca un dicționar cu date simple
cuccu-position-unknown-key = nu există intrarea „{ $key }”
cuccu-position-lives = „lives” trebuie să aibă câte un număr pentru fiecare loc, de la 0 până la numărul de vieți al partidei
cuccu-position-alive = cel puțin doi jucători trebuie să aibă câte o viață
cuccu-position-round = „round” trebuie să fie un număr de la 1 până la ultima rundă permisă
cuccu-position-dealer = „dealer” trebuie să fie un loc care mai are vieți
cuccu-position-next-dealer = „next_dealer” trebuie să fie un loc care mai are vieți
cuccu-position-hands = „hands” trebuie să aibă pentru fiecare loc o carte sau nimic
cuccu-position-pack = pachetul nu e o listă de cărți sau are prea multe cărți
cuccu-position-unknown-card = conține o carte care nu există în pachet
cuccu-position-too-often = conține cartea „{ $card }” de mai multe ori decât pachetul
cuccu-position-top = cartea despre care se spune că e deasupra pachetului nu e acolo
cuccu-position-done = „done” trebuie să aibă da sau nu pentru fiecare loc
cuccu-position-plain = o carte care a trebuit cândva schimbată nu poate fi una specială
cuccu-position-known-to = „known_to” trebuie să aibă pentru fiecare loc o listă de locuri
cuccu-position-path = „path” trebuie să aibă pentru fiecare loc o listă de schimburi, fiecare între două locuri
cuccu-position-covers = „covers” trebuie să aibă perechi de locuri: cine a cerut și cine plătește
cuccu-position-penalised = „penalised” trebuie să fie o listă de locuri
cuccu-position-losers = „losers” trebuie să fie o listă de locuri
cuccu-position-put = „put” trebuie să spună ce locuri cunosc cartea de deasupra pachetului sau de sub el
cuccu-position-done-without-card = un jucător căruia i-a trecut rândul trebuie să aibă o carte
cuccu-position-no-lives = unui jucător fără vieți nu îi mai poate veni rândul
cuccu-position-phase = „phase” trebuie să fie choose, inn, offer, scored sau over
cuccu-position-inn = „inn” trebuie să numească jucătorul al cărui rând este și unul care are un han
cuccu-position-nobody-to-act = nimeni nu mai e la rând
cuccu-position-turn = e rândul altui loc
cuccu-position-order = nimeni nu poate avea o carte sau un rând încheiat înainte să-i vină rândul
cuccu-position-outcome = „outcome” trebuie să spună cum s-a încheiat partida
cuccu-position-actions = „actions” trebuie să fie o listă de texte
cuccu-position-action-keys = fiecare acțiune dintr-un caz rezolvat spune ce loc face ce, și nimic altceva
cuccu-position-play-order = ca ordine de joc se cunosc numai numerele locurilor în ordine crescătoare
cuccu-position-seats = „seats” și „lives” vorbesc despre numere diferite de jucători
cuccu-position-seat = nu există un asemenea loc

## Why an opponent did it. Chances are whole percentages of losing a life this round.

cuccu-reason-keep = { $seat_is ->
    [you] Păstrează cartea: așa pierzi o viață în { $keep }% din cazuri, iar dacă ceri un schimb, în { $ask }%.
   *[other] { $card_is ->
        [known] { $seat } păstrează { $card_the }: așa pierde o viață în { $keep }% din cazuri, iar dacă ar cere un schimb, în { $ask }%.
       *[hidden] { $seat } își păstrează cartea: așa pierde o viață în { $keep }% din cazuri, iar dacă ar cere un schimb, în { $ask }%.
    }
}
cuccu-reason-exchange = { $seat_is ->
    [you] Cere un schimb: așa pierzi o viață în { $ask }% din cazuri, iar dacă păstrezi cartea, în { $keep }%.
   *[other] { $card_is ->
        [known] { $seat } vrea să dea la schimb { $card_the }: așa pierde o viață în { $ask }% din cazuri, iar dacă ar păstra cartea, în { $keep }%.
       *[hidden] { $seat } cere un schimb: așa pierde o viață în { $ask }% din cazuri, iar dacă ar păstra cartea, în { $keep }%.
    }
}
cuccu-reason-inn-keep = { $seat_is ->
    [you] Păstrează-ți cartea la han: așa pierzi o viață în { $keep }% din cazuri, iar dacă îi ceri gazdei să plătească, în { $ask }%.
   *[other] { $seat } își păstrează cartea la han: așa pierde o viață în { $keep }% din cazuri, iar dacă i-ar cere gazdei să plătească, în { $ask }%.
}
cuccu-reason-inn-ask = { $seat_is ->
    [you] Cere ca gazda hanului să plătească: așa pierzi o viață în { $ask }% din cazuri, iar dacă păstrezi cartea, în { $keep }%.
   *[other] { $seat } cere ca gazda hanului să plătească: așa pierde o viață în { $ask }% din cazuri, iar dacă ar păstra cartea, în { $keep }%.
}
cuccu-reason-inn-accept = { $seat_is ->
    [you] Acceptă să plătești: așa pierzi o viață în { $accept }% din cazuri, iar dacă refuzi, în { $refuse }%.
   *[other] { $seat } acceptă să plătească: așa pierde o viață în { $accept }% din cazuri, iar dacă ar refuza, în { $refuse }%.
}
cuccu-reason-inn-refuse = { $seat_is ->
    [you] Refuză să plătești: așa pierzi o viață în { $refuse }% din cazuri, iar dacă accepți, în { $accept }%.
   *[other] { $seat } refuză să plătească: așa pierde o viață în { $refuse }% din cazuri, iar dacă ar accepta, în { $accept }%.
}
# Costs and instead: lives lost in a hundred deals, or the match in percent of deals.
cuccu-reason-lives = { $seat_is ->
    [you] Așa pierzi în medie mai puține vieți: { $costs } la o sută de cazuri, în loc de { $instead }.
   *[other] { $seat } alege calea pe care se pierd în medie mai puține vieți: { $costs } la o sută de cazuri, în loc de { $instead }.
}
cuccu-reason-last = { $seat_is ->
    [you] Gândește-te la ultima ta viață: așa pierzi partida în { $costs }% din cazuri, altfel în { $instead }%.
   *[other] { $seat } se gândește la ultima viață: așa pierde partida în { $costs }% din cazuri, altfel în { $instead }%.
}
cuccu-reason-inn-hope = { $seat_is ->
    [you] Cere ca gazda hanului să plătească: nu ai ce pierde.
   *[other] { $seat } cere ca gazda hanului să plătească, fiindcă nu are ce pierde.
}
cuccu-reason-inn-shy = { $seat_is ->
    [you] Poate nu vrei să ceri nimic la han.
   *[other] { $seat } preferă să nu ceară nimic la han.
}
cuccu-reason-inn-trust = { $seat_is ->
    [you] Acceptă să plătești și ai încredere că nu se va ajunge acolo.
   *[other] { $seat } acceptă să plătească și speră că nu se va ajunge acolo.
}
cuccu-reason-inn-wary = { $seat_is ->
    [you] Poate nu vrei să plătești pentru altcineva.
   *[other] { $seat } nu vrea să plătească pentru altcineva.
}
cuccu-reason-high = { $seat_is ->
    [you] Cartea ta pare destul de mare ca să o păstrezi.
   *[other] Cartea pare destul de mare, așa că { $seat } o păstrează.
}
cuccu-reason-low = { $seat_is ->
    [you] Cartea ta pare mică: cere un schimb.
   *[other] Cartea pare mică, așa că { $seat } cere un schimb.
}
cuccu-reason-whim = { $seat_is ->
    [you] Merge și una, și alta.
   *[other] { $seat } a ales pur și simplu cum i-a venit.
}
cuccu-reason-only = { $seat_is ->
    [you] Nu ai de ales.
   *[other] { $seat } nu avea de ales.
}
cuccu-reason-next-round = { $seat_is ->
    [you] Treci la runda următoare.
   *[other] { $seat } trece la runda următoare.
}

## The clauses: the page

CU-0-1 = Pagina poartă numele site-ului: CARDAVIA.
CU-0-2 = Poți alege limba mesei.
CU-0-3 = Trei cursoare schimbă aspectul cărților: contrastul, granulația și cât de calde sunt culorile. Fiecare pornește de la 50%.
CU-0-4 = Un rând spune de unde vine jocul: din Campli, în regiunea Abruzzo din Italia, unde se joacă cu 40 de cărți.
CU-0-5 = Un link duce la enciclopedia Wikipedia.
CU-0-6 = Un rând sub titlu numește pisica, calul, hanul și cucul, ordinea unică a cărților și singura alegere.
CU-0-7 = Textul are două secțiuni: una prezintă jocul, cealaltă cuprinde regulile numerotate, în patru părți.
CU-0-8 = La masa obișnuită sunt patru jucători: tu și trei conduși de calculator.
CU-0-9 = O partidă se joacă până când mai rămâne un singur jucător. Fiecare începe cu trei vieți.
CU-0-10 = După ce s-a hotărât cine pierde vieți, „Runda următoare” duce mai departe.
CU-0-11 = Câteva rânduri rezumă jocul: o carte secretă, o alegere, cărțile care îți stau în cale, ce poți pierde și cine câștigă.

## The clauses: aim

CU-1-1 = În fiecare rundă, încearcă să nu rămâi cu cea mai mică carte.
CU-1-2 = Fiecare începe partida cu trei vieți.
CU-1-3 = Partida se încheie de îndată ce un singur jucător mai are vieți. Acela câștigă.
CU-1-4 = Viețile sunt doar un mod de a ține socoteala. Nu se joacă pe bani.

## The clauses: getting ready

CU-2-1 = Pachetul are 40 de cărți: 20 de feluri, câte două din fiecare.
CU-2-2 = De la mică la mare: leul (−3), masca (−2), găleata (−1), zeroul, cărțile de la unu la zece, hanul (11), pisica (12), calul (13), vânătorul (14), cucul (15).
CU-2-3 = Nebunul nu are loc în acest șir. Cât valorează depinde de câți nebuni se arată la sfârșit.
CU-2-4 = Se joacă în sens invers acelor de ceasornic. Începe jucătorul din dreapta celui care împarte.
CU-2-5 = Primești cartea, cu fața în jos, când îți vine rândul, sau mai devreme, dacă cineva cere un schimb cu tine. Dacă nu ceri un schimb, jucătorul următor primește o carte abia după ce ai decis.
CU-2-6 = Înainte de fiecare rundă se amestecă tot pachetul.
CU-2-7 = Cărțile se împart din partea de jos a pachetului.
CU-2-8 = După fiecare rundă împarte următorul jucător rămas în partidă.

## The clauses: a turn

CU-3-1 = Când îți vine rândul, îți păstrezi cartea sau ceri un schimb cu următorul jucător care nu are încă o carte. Acesta primește atunci una.
CU-3-2 = Dacă jucătorul căruia i se cere schimbul primește o carte de la unu la zece, un nebun, un zero sau o carte sub zero, trebuie să facă schimbul. Apoi decide ce face cu cartea primită.
CU-3-3 = Cine împarte decide la urmă: își păstrează cartea sau o schimbă cu cea de jos din pachet. Cartea luată nu are nicio putere specială.
CU-3-4 = Dacă i se cere schimbul, cine are un cuc îl arată și refuză. Cine a cerut schimbul rămâne cu cartea sa și nu pierde nimic.
CU-3-5 = Dacă i se cere schimbul, cine are un vânător îl arată și refuză. Cine a cerut schimbul pierde pe loc o viață.
CU-3-6 = Dacă i se cere schimbul, cine are un cal îl arată, iar cererea sare mai departe. Cine a cerut schimbul încearcă atunci cu jucătorul următor.
CU-3-7 = Dacă acel cal e al celui care împarte, cine a cerut schimbul își schimbă cartea cu cea de sus din pachet. Cartea luată nu are nicio putere specială.
CU-3-8 = Dacă i se cere schimbul, cine are o pisică o arată și refuză. Cine a cerut schimbul pierde pe loc o viață.
CU-3-9 = Pisica anulează și schimburi mai vechi. Cartea celui care a cerut schimbul se întoarce, schimb după schimb, la jucătorul care a primit-o la împărțire. Caii peste care s-a sărit la dus sunt săriți și la întors.
CU-3-10 = De îndată ce cineva își păstrează cartea, șirul de schimburi de dinainte e închis și nicio pisică nu îl mai anulează.
CU-3-11 = Dacă i se cere schimbul, cine are un han îl arată, iar schimbul se oprește: acest jucător e gazda hanului. Cine a cerut schimbul își păstrează cartea sau cere ca gazda să plătească dacă un zero pierde.
CU-3-12 = Dacă gazda hanului acceptă, amândoi își păstrează cărțile. Dacă apoi jucătorul care a cerut schimbul pierde cu un zero, gazda pierde viața în locul lui.
CU-3-13 = Dacă gazda hanului refuză, cei doi fac schimb. Apoi e rândul fostei gazde, care decide ca de obicei, cu cartea primită.
CU-3-14 = O carte specială are efect numai când cineva cere un schimb cu jucătorul care o are, niciodată când e chiar rândul lui.

## The clauses: scoring

CU-4-1 = La sfârșitul rundei, toți cei care mai au vieți își arată cartea.
CU-4-2 = Cine are cea mai mică carte pierde o viață. Dacă mai mulți au cea mai mică carte, fiecare dintre ei pierde câte una.
CU-4-3 = Cartea unui jucător scos din joc de o pisică sau de un vânător e moartă. Ea nu se mai compară.
CU-4-4 = Cucul nu costă niciodată o viață, nici măcar dacă nu a mai rămas nicio altă carte.
CU-4-5 = Dacă se arată un singur nebun, el valorează cât cea mai mică dintre celelalte cărți, iar amândouă pierd.
CU-4-6 = Dacă se arată un singur nebun și toate celelalte cărți sunt cuci, pierde doar nebunul.
CU-4-7 = Dacă se arată doi nebuni, fiecare valorează 14½: mai mult decât orice carte în afară de cuc. Cucii nu pierd nimic.
CU-4-8 = Un jucător fără vieți nu mai primește cărți în rundele următoare.
CU-4-9 = Dacă toți cei rămași își pierd ultima viață în aceeași rundă, toți cei care au început partida revin cu câte trei vieți.
CU-4-10 = După ce s-a hotărât cine pierde vieți, continuă cu „Runda următoare”.

## The readings: the rule as we play it, the question, what we chose and why, and what else it could mean

CU-R1 = Un jucător care a arătat o carte specială nu mai are rând în acea rundă.
    .question = După ce ai arătat un cuc, un vânător, o pisică, un cal sau un han, îți mai vine rândul?
    .adopted = Nu. Jocul merge mai departe la următorul jucător fără carte. Regulile spun mereu că lui i se cere schimbul, iar asta merge numai dacă cine a arătat o carte și-a folosit rândul. Dacă nu mai rămâne nimeni, se compară cărțile.
    .other = Jucătorului îi vine totuși rândul mai târziu. Pune shown_holder_acts pe True ca să joci așa.
CU-R2 = Gazda hanului plătește numai dacă jucătorul care a cerut schimbul are chiar un zero și pierde cu el.
    .question = La han, despre ce carte e vorba în „dacă un zero pierde”?
    .adopted = Cartea celui care a cerut schimbul trebuie să fie un zero și să fie printre cele care pierd: singură, la egalitate sau împreună cu un nebun. Asta spun cuvintele.
CU-R3 = La han alege întâi cine a cerut schimbul, apoi răspunde gazda.
    .question = Cine decide la han?
    .adopted = Cine a cerut schimbul își păstrează cartea sau cere plata. Apoi gazda acceptă sau refuză, fiindcă numai cel căruia i se cere să plătească poate accepta.
    .other = Nu decide nimeni: un han acoperă întotdeauna un zero. Pune inn pe "always" ca să joci așa.
CU-R4 = După un refuz la han, e rândul fostei gazde.
    .question = Al cui e rândul după ce gazda hanului a refuzat?
    .adopted = Cei doi fac schimb. Cine a cerut schimbul a terminat și are hanul, cu fața în sus. Fosta gazdă decide acum ca de obicei, iar dacă ea împarte, poate lua cartea de jos.
CU-R5 = Pisica ia întâi o viață, apoi anulează schimburile prin care a trecut cartea, începând cu cel mai nou.
    .question = Cum anulează pisica schimburile, mai exact?
    .adopted = Întâi se pierde viața. Apoi se anulează, începând cu cel mai nou, toate schimburile prin care cartea a ajuns la cel care a cerut schimbul, iar fiecare din acel șir își primește înapoi cartea de dinainte. Contează și un schimb făcut după un refuz la han. Pisica și caii rămân pe loc.
    .other = În alte părți, cărțile speciale opresc șirul, sau jucătorul care a primit cartea la împărțire iese pur și simplu din joc. Pentru asta nu există nicio setare.
CU-R6 = Pisica anulează șirul de schimburi chiar dacă tocmai a luat o ultimă viață.
    .question = Dacă pisica îți ia ultima viață, schimburile se mai anulează?
    .adopted = Da, chiar dacă astfel se încheie partida. Regulile nu fac nicio excepție. Cartea care se întoarce la tine e atunci moartă.
CU-R7 = Dacă din cauza unei pisici sau a unui vânător rămâne un singur jucător cu vieți, acela câștigă pe loc.
    .question = Ce se întâmplă dacă un vânător sau o pisică lasă un singur jucător cu vieți în mijlocul unei runde?
    .adopted = Partida se încheie pe loc, fără să se compare cărțile, fiindcă regula despre ultimul jucător nu are nicio excepție.
    .other = Se joacă mai departe până la compararea cărților. Pune lone_survivor_wins pe False ca să joci așa.
CU-R8 = Cine împarte schimbă cu cartea de jos. Cine dă de calul celui care împarte schimbă cu cartea de sus.
    .question = Cine împarte ia din pachet cartea de jos sau pe cea de sus?
    .adopted = Pe cea de jos, care e și următoarea de împărțit. Cartea de sus o ia numai cine dă de calul celui care împarte. Regulile spun și una, și alta, în locuri diferite.
    .other = Și cine împarte ia cartea de sus. Pune dealer_swaps pe "top" ca să joci așa.
CU-R9 = Dacă jucătorul care împarte și-a arătat calul, nu mai decide nimic.
    .question = După ce calul celui care împarte a trimis pe cineva la pachet, cel care împarte mai decide?
    .adopted = Nu. Cine a arătat o carte nu mai are rând, iar cel care împarte nu e o excepție.
    .other = Cel care împarte mai decide. Se joacă astfel când shown_holder_acts este True.
CU-R10 = Se numără doar nebunii jucătorilor care mai au vieți.
    .question = Un nebun contează dacă jucătorul care îl are a fost scos din joc în această rundă?
    .adopted = Nu. Cărțile moarte nu se compară, deci nici nu se numără.
CU-R11 = Un singur nebun pierde împreună cu toți cei care au cea mai mică carte.
    .question = Dacă pe masă e un nebun, iar cea mai mică dintre celelalte cărți o au mai mulți jucători, cine pierde?
    .adopted = Nebunul și toți aceștia, fiindcă nebunul e la egalitate cu cea mai mică carte.
CU-R12 = Doi nebuni pierd numai când toate celelalte cărți sunt cuci.
    .question = Cu doi nebuni pe masă, cine pierde?
    .adopted = Dacă toate celelalte cărți sunt cuci, pierd amândoi nebunii, fiindcă 14½ e mai puțin decât 15. Altfel pierde cea mai mică dintre celelalte cărți.
CU-R13 = Dacă rămân doar cuci, nimeni nu pierde o viață.
    .question = Ce se întâmplă dacă toate cărțile comparate sunt cuci?
    .adopted = Nu pierde nimeni. Cucul nu costă niciodată o viață.
CU-R14 = La împărțit urmează, în ordinea jocului, primul jucător care mai are vieți la sfârșitul rundei.
    .question = Care jucător e „următorul” la împărțit?
    .adopted = Următorul în sens invers acelor de ceasornic. Jucătorii fără vieți sunt săriți, iar viețile se numără după ce s-a hotărât cine le pierde.
CU-R15 = Când toți revin, împarte următorul jucător în ordinea jocului.
    .question = Cine împarte după ce au revenit toți?
    .adopted = Pur și simplu locul următor, oricine ar sta acolo, fiindcă toți joacă din nou.
CU-R16 = Un jucător poate pierde două vieți într-o rundă.
    .question = Poate același jucător să piardă două vieți în aceeași rundă?
    .adopted = Da. Cine pierde o viață din cauza unui vânător sau a unei pisici, dar mai are una, își arată totuși cartea la sfârșit și poate pierde din nou.
    .other = O carte pedepsită de un vânător sau de o pisică nu se mai compară. Pune double_penalty pe False ca să joci așa.
CU-R17 = Cine a fost refuzat își păstrează cartea, iar rândul său s-a încheiat.
    .question = După un refuz, poți încerca din nou sau te poți răzgândi?
    .adopted = Nu. Ți-ai folosit rândul și rămâi cu cartea pe care o ai.
CU-R18 = Cine împarte în prima rundă se alege la întâmplare.
    .question = Cine împarte în prima rundă?
    .adopted = Hotărăște întâmplarea, prin numărul partidei.
    .other = Spune cu first_dealer cine împarte în prima rundă.
CU-R19 = O carte arătată rămâne cunoscută până la sfârșitul rundei.
    .question = O carte rămâne cu fața în sus după ce a fost arătată?
    .adopted = Da, până la sfârșitul rundei, chiar dacă ajunge apoi la alt jucător.
CU-R20 = Jucătorului de după un cal sărit i se cere schimbul ca oricui.
    .question = Ce se întâmplă dacă și jucătorul de după un cal are o carte specială?
    .adopted = Are efectul obișnuit. De exemplu, un han aflat după un cal oprește schimbul.
CU-R21 = Locul din pachet în care ajunge cartea veche a celui care împarte nu contează.
    .question = Contează unde ajunge o carte schimbată cu pachetul?
    .adopted = Nu. Pachetul se strânge și se amestecă din nou înainte de runda următoare, iar o rundă are nevoie de cel mult o carte în plus față de numărul jucătorilor.
CU-R22 = Fiecare are trei vieți.
    .question = Cu câte vieți se începe?
    .adopted = Cu trei, cum spune sursa noastră.
    .other = În alte locuri se joacă cu alt număr, de exemplu patru. Schimbă lives ca să joci așa.
CU-R23 = Poți păstra o carte foarte proastă și poți schimba una specială.
    .question = Trebuie să ceri un schimb când ai o carte proastă? Poți da mai departe o carte specială?
    .adopted = Și una, și alta rămân la alegerea ta. Când e rândul tău, orice carte e doar o carte.
CU-R24 = După 200 de runde partida se încheie și câștigă cine are cele mai multe vieți.
    .question = Poate o partidă să țină la nesfârșit, dacă toți pot reveni iar și iar?
    .adopted = Nu. După 200 de runde câștigă cine are cele mai multe vieți, iar dacă mai mulți au la fel de multe, e egalitate. Partidele adevărate sunt mult mai scurte.
    .other = Orice altă limită: schimbă max_rounds.
CU-R25 = Se joacă în patru, dar pot juca oricâți între doi și douăzeci.
    .question = Câți pot juca?
    .adopted = Patru, cum spune sursa noastră, dacă nu alegi alt număr.
    .other = Oricâți, de la 2 la 20 de jucători: schimbă players. Dacă toți își pierd deodată ultima viață, revin toți cei care au început.
CU-R26 = Cei ale căror schimburi le-a anulat pisica nu mai decid nimic.
    .question = Când pisica anulează schimburi, acelor jucători le mai vine o dată rândul?
    .adopted = Nu. Rândul lor a trecut. Jocul continuă cu următorul jucător fără carte.
CU-R27 = Cartea unui jucător scos din joc în această rundă rămâne cu fața în jos, dacă nu a fost arătată mai devreme.
    .question = Cartea unui jucător scos din joc se arată la sfârșit?
    .adopted = Nu. Își arată cartea doar jucătorii care mai au vieți.
