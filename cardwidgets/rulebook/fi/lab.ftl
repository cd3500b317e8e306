# Laboratorio: kokeiden tulokset, todennäköisyydet ja kuvat. Luvut kirjoitetaan kielen tavalla.

## Kokeen tulokset

lab-title = { $amount ->
    [one] { $title }: 1 ottelu
   *[other] { $title }: { $amount } ottelua
}
lab-stopped = Keskeytetty: pelattuja otteluita { $amount }, pyydettyjä { $target }.
lab-column-seat = paikka
lab-column-player = pelaaja
lab-column-won = voitot
lab-column-share = osuus (95 %)
lab-column-score = lopussa (95 %)
lab-count = { $amount }
lab-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-share-whole = { NUMBER($mean, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-whole = { NUMBER($mean, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
lab-drawn = Tasan päättyneitä: { $amount }
lab-rounds = Kierroksia ottelussa: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-turns = Päätöksiä ottelussa: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-progress = Ottelut
lab-unit = ottelua

## Todennäköisyydet

lab-column-action = valinta
lab-column-lose = menettää elämän
lab-column-lives = menetetyt elämät
lab-column-gain = muutos (95 %)
lab-column-behind = jää jälkeen (95 %)
lab-percent = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-number = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-odds-exact = Todennäköisyydet tällä kierroksella, tarkasti laskettuina
lab-odds-close = Todennäköisyydet tällä kierroksella, likimäärin laskettuina
lab-odds-simulated = { $amount ->
    [one] Mitä tämä kierros tuo, pelattuna loppuun yhdellä jaolla
   *[other] Mitä tämä kierros tuo, pelattuna loppuun { $amount } eri jaolla
}
lab-odds-policy = Oletus vielä vuoroaan odottavista: pienin kortti, jonka he pitävät, on { $card }; majatalon haltija maksaa { NUMBER($mean, maximumFractionDigits: 0) } prosentissa tapauksista.
lab-odds-players = Loppuun asti pelasivat: { $names }

## Kuvat

lab-percent-whole = { NUMBER($mean, maximumFractionDigits: 0) } %
lab-whole = { NUMBER($mean, maximumFractionDigits: 0) }
lab-fine = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-change = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seat = paikka { $number }
lab-seat-dealer = paikka { $number } (jakaja)
lab-average = keskiarvo: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-lives-lost = kierroksella menetetyt elämät
lab-loss-title = Cuccù: elämän menettämisen todennäköisyys jaetun kortin mukaan
lab-loss-x = jaettu kortti
lab-loss-y = kierrokset, joilla elämä meni
lab-loss-alt = Neljän paikan viivat kahdenkymmenen kortin yli, kierroksia { $amount }. Elämän menettämisen todennäköisyys on suurin tällä kortilla: { $card }, paikka { $number }, { NUMBER($high, maximumFractionDigits: 1) } %; pienin tällä: { $card2 }, paikka { $target }, { NUMBER($low, maximumFractionDigits: 1) } %.
lab-threshold-title = Cuccù: paikan { $number } menettämät elämät sen mukaan, mitä kukin pitää
lab-threshold-x = pienin kortti, jonka paikka { $number } pitää
lab-threshold-y = pienin kortti, jonka muut pitävät
lab-threshold-best = paras vastaus
lab-threshold-alt = Kartta, jossa on 19 kertaa 19 rajaa ja kussakin kohdassa kierroksia { $amount }. Paikka { $number } menettää kierroksella { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } elämää. Kun pienin kortti, jonka muut pitävät, on { $card2 }, sen paras raja on { $card }: silloin elämiä menee { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
lab-length-title = { $title }: kuinka pitkä ottelu on
lab-length-x = kierroksia ottelussa
lab-length-y = ottelut
lab-length-alt = Pylväät, otteluita { $amount }: keskimäärin kierroksia on { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, ja puolessa otteluista niitä on { $low }–{ $high }.
lab-special-title = Cuccù: mitä kukin erikoiskortti muuttaa
lab-special-x = kierroksella menetettyjen elämien muutos keskiarvosta
lab-special-holder = sille, jolle kortti jaettiin
lab-special-before = sitä ennen pelaavalle
lab-special-alt = Kaksi pylvästä kullekin kuudesta kortista, kierroksia { $amount }. Saajalleen paras kortti on { $card } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } elämää kierroksella keskiarvoon verrattuna) ja huonoin { $card2 } ({ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
lab-convergence-title = Miten keskiarvo asettuu
lab-convergence-x = kuinka monta on laskettu (logaritminen asteikko)
lab-so-far = keskiarvo tähän asti
lab-band = 95 prosentin alue
lab-exact = tarkka arvo
lab-convergence-alt = Viiva näyttää arvojen keskiarvon tähän asti. Kun arvoja on { $amount }, se on { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-convergence-exact = Tarkka arvo on { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
