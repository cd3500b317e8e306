# The lessons of Cuccù, in Finnish. A lesson: its title. A level: its goal in one sentence, a few words before it, what
# has been shown after it, and why another way was wrong.

## One card, one choice

lesson-cuccu-first-choice = Yksi kortti, yksi valinta
lesson-cuccu-first-choice-1 = Hanki kasi itsellesi.
    .before = Sinulla on leijona, eikä pienempää korttia ole. Kun pakkaa sekoitettiin, näit vilaukselta alimmaisen kortin: { $name1 } saa jaossa kasin.
    .after = Jos vaihtoa pyydetään tavalliselta kortilta, sen haltijan on pakko vaihtaa. Leijona on nyt jonkun toisen murhe, ja { $name1 } saa päättää, mitä sille tehdään.
    .wrong = Jos pidät leijonan, se on yhä pöydän pienin kortti. Kasin olisit saanut, kun olisit pyytänyt.
lesson-cuccu-first-choice-2 = Kuka saa korttinsa viimeisenä?
    .before = Tällä kierroksella jakaa { $name2 }, ja kaikki aikovat pitää korttinsa.
    .after = Ensimmäinen on jakajan oikealla puolella istuva pelaaja, ja siitä kierretään vastapäivään kortti kerrallaan. Jakaja on aivan viimeinen.
    .wrong = Ensimmäisen kortin saa jakajan oikealla puolella istuva pelaaja. Siitä kierretään, kunnes ympyrä sulkeutuu.
lesson-cuccu-first-choice-3 = Kuka neljästä menettää elämän?
    .before = Kaikki kortit ovat näkyvissä, ja jakajakin, { $name3 }, pitää korttinsa.
    .after = Pienin kortti vie elämän, ja järjestys jatkuu nollan alapuolelle: ämpäri, naamio ja aivan pohjalla leijona.
    .wrong = Nolla näyttää mitättömältä, mutta kolme korttia on vielä pienempiä: ämpäri on −1, naamio −2 ja leijona −3.
lesson-cuccu-first-choice-4 = Selviä tästä kierroksesta varmasti, olipa seuraava kortti mikä tahansa.
    .before = Sinulla on nelonen. { $name2 } ja { $name3 } ovat jo päättäneet pitää kortit, jotka näet; { $name1 } jakaa ja on vielä vuorossa.
    .after = Kortin ei tarvitse olla hyvä, kunhan se ei ole pienin. Kun pöydässä on jo kolmonen, nelosesi ei voi hävitä.
    .wrong = Otit riskin, jota et olisi tarvinnut: kolmosen joutui pitämään { $name2 }, joten nelonen oli turvassa.
lesson-cuccu-first-choice-5 = Montako korttia pakassa on, kun kaikki näytetään?
    .before = Uusi ottelu: sattuma on valinnut ensimmäisen jakajan, joka on { $name3 }, ja koko 40 kortin pakka on sekoitettu. Kaikki aikovat pitää korttinsa.
    .after = Kortteja jaetaan yksi kerrallaan pakan alta, yksi kullekin neljästä pelaajasta: jäljellä on 36.
    .wrong = Pakassa on kaikkiaan 40 korttia. Laske, montako niistä on lähtenyt, kun jokaisella pöydässä on kortti.

## Cuckoo and hunter

lesson-cuccu-cuckoo-and-hunter = Käki ja metsästäjä
lesson-cuccu-cuckoo-and-hunter-1 = Kenen vuoro on seuraavaksi?
    .before = Sinulla on kakkonen, ja pyydät vaihtoa pelaajalta { $name1 }. Mutta { $name1 } saa jaossa käen, näyttää sen ja kieltäytyy.
    .after = Käen kielto ei maksa sinulle mitään, mutta vuorosi on ohi. Ohi on myös sen vuoro, joka näytti kortin, ja seuraavana on { $name2 }.
    .wrong = Jos toinen kieltäytyy, uudelleen ei saa yrittää, ja erikoiskortin näyttänyt on jo käyttänyt vuoronsa.
lesson-cuccu-cuckoo-and-hunter-2 = Menetä tällä kierroksella enintään yksi elämä.
    .before = Sinulla on naamio, eikä onni ole puolellasi: { $name1 } saa jaossa metsästäjän, { $name2 } kuutosen ja { $name3 } ysin. Kaikki kolme pitävät korttinsa.
    .after = Joskus on parasta ottaa isku vastaan. Naamio vie sinulta yhden elämän, mutta ei enempää.
    .wrong = Metsästäjä vie heti elämän, ja naamio on yhä kädessäsi: lopussa se vie toisen.
lesson-cuccu-cuckoo-and-hunter-3 = Kuka menettää heti elämän?
    .before = Sinulla on metsästäjä, on sinun vuorosi, ja pyydät silti vaihtoa pelaajalta { $name1 }. Jaossa { $name1 } saa ysin.
    .after = Erikoiskortti vaikuttaa vain, kun vaihtoa pyydetään sen haltijalta. Omalla vuorollasi metsästäjä on vain suuri kortti, ja annoit sen pois.
    .wrong = Metsästäjä iskee niihin, jotka pyytävät vaihtoa sen haltijalta. Nyt haltija onkin itse pyytäjä.
lesson-cuccu-cuckoo-and-hunter-4 = Kenellä on häviävä kortti, kun kortteja verrataan?
    .before = Naamio on pelaajalla { $name2 }, jolla on yksi elämä jäljellä. Nyt { $name2 } pyytää vaihtoa, mutta { $name3 } saa jaossa metsästäjän; muut ovat jo käyttäneet vuoronsa.
    .after = Metsästäjä pudottaa pelin ulkopuolelle: { $name2 } on poissa, eikä kuollutta korttia verrata eikä edes käännetä esiin. Siksi pienin kortti on kakkonen, ja sen haltija on { $name1 }.
    .wrong = Naamion haltija on juuri pudonnut. Verrataan vain niiden kortteja, joilla on elämiä.

## Horse

lesson-cuccu-the-horse = Hevonen
lesson-cuccu-the-horse-1 = Kenellä leijona on tämän jälkeen?
    .before = Haluat leijonasta eroon ja pyydät vaihtoa, mutta { $name1 } saa jaossa hevosen. Seuraavana on { $name2 }, jolle jaetaan seiska.
    .after = Hevosen yli hypätään: pyynnön saa { $name2 }, jolla on tavallinen kortti ja jonka on pakko vaihtaa.
    .wrong = Hevosen kanssa ei vaihdeta, mutta vuorosikaan ei pääty siihen. Hevonen lähettää sinut seuraavan pelaajan luo.
lesson-cuccu-the-horse-2 = Pelasta kaikki elämäsi nollalta.
    .before = Sinulla on nolla. Tiedät, mitä seuraavaksi jaetaan: { $name1 } saa hevosen, { $name2 } kympin ja { $name3 } viitosen. Kaikki kolme pitävät sen, minkä saavat.
    .after = Hevosen takana odotti kymppi: hyppäsit hevosen yli, { $name1 } jäi väliin, ja vaihtoparisi oli { $name2 }.
    .wrong = Nolla jäi sinulle ja hävisi. Katso hevosen ohi: vaihtoa pyydetään sen takana olevalta pelaajalta.
lesson-cuccu-the-horse-3 = Montako elämää pyyntö maksaa sinulle tällä kierroksella?
    .before = Sinulla on ämpäri, ja pyydät vaihtoa. { $name1 } saa jaossa hevosen, { $name2 } metsästäjän, ja jakaja, { $name3 }, saa kasin ja pitää sen.
    .after = Hevosen takana kaikki on kuten aina, ja metsästäjä puree. Sitten verrataan vielä ämpäriäsi, sillä yhdellä kierroksella voi menettää kaksikin elämää.
    .wrong = Seuraa pyyntöä hevosen yli: siellä on { $name2 }. Äläkä unohda verrata kortteja lopussa.
lesson-cuccu-the-horse-4 = Älä menetä elämääkään, vaikka nelosesi on pienin kortti.
    .before = Sinulla on pienin kortti, nelonen. Jakaja on { $name1 }, joka saa hevosen, ja olet nähnyt, että pakan päällimmäinen kortti on kissa.
    .after = Jakajan hevosen takana on enää pakka: vaihdat korttisi päällimmäiseen, jonka voimat nukkuvat. Jakaja on näyttänyt korttinsa eikä tee enää mitään.
    .wrong = Nelosesi oli pienin kortti. Jakajan hevonen olisi ohjannut sinut pakan päällimmäiseen, ja siellä kissakin on vaaraton.

## Cat

lesson-cuccu-the-cat = Kissa
lesson-cuccu-the-cat-1 = Selviä tästä kierroksesta menettämättä elämääkään.
    .before = Sinulla on viitonen. Tiedät seuraavat kortit: { $name1 } saa kissan, { $name2 } ykkösen ja { $name3 } ysin, ja kaikki kolme pitävät korttinsa.
    .after = Kissa kieltäytyy, ja pyytäjä maksaa elämällä. Jätit sen rauhaan, ja ykkönen hävisi.
    .wrong = Pyysit vaihtoa kissan haltijalta, ja se vie heti elämän.
lesson-cuccu-the-cat-2 = Ketä kissa rankaisee?
    .before = Sinulla on ykkönen, ja vaihdat sen: { $name1 } antaa sinulle viitosen. Ykkönen kädessään { $name1 } pyytää sitten vaihtoa, mutta { $name2 } saa jaossa kissan.
    .after = Kissa rankaisee sitä, joka pyysi vaihtoa sen haltijalta, ja lähettää sitten ketjun kortit takaisin.
    .wrong = Sinä vaihdoit tavallisen kortin kanssa, ja kissa vain kieltäytyy. Sen maksaa pelaaja, joka pyysi kissan haltijalta.
lesson-cuccu-the-cat-3 = Kenellä ykkönen on tämän jälkeen?
    .before = Sait jaossa ykkösen ja vaihdoit sen pois: sen sai { $name1 }, ja sitten { $name2 }. Nyt { $name2 } pyytää vaihtoa, mutta { $name3 } saa jaossa kissan.
    .after = Ensin menetetään elämä, sitten perutaan vaihto vaihdolta, uusimmasta alkaen. Ykkönen on palannut kotiin, sinulle.
    .wrong = Kissa ei pysähdy viimeiseen vaihtoon. Se peruu koko ketjun, kunnes kortti on taas sillä pelaajalla, jolle se jaettiin.
lesson-cuccu-the-cat-4 = Kenen vuoro on kissan jälkeen?
    .before = Sait jaossa kakkosen, { $name1 } näytti hevosen, hyppäsit yli, ja vaihtoparisi oli { $name2 }. Nyt { $name2 } pyytää vaihtoa, mutta { $name3 } saa jaossa kissan.
    .after = Kakkonen palaa sinulle, taas hevosen yli. Kukaan ketjussa ei silti saa uutta vuoroa: seuraavana on { $name4 }.
    .wrong = Vanhan kortin saaminen takaisin ei tuo uutta vuoroa. Kaikki ketjussa ovat jo käyttäneet omansa, kissan haltija myös.
lesson-cuccu-the-cat-5 = Menetät tällä kierroksella elämän joka tapauksessa: huolehdi siitä, että myös { $name3 } menettää yhden.
    .before = { $name3 } sai jaossa leijonan ja vaihtoi sen sinun kasiisi. { $name1 } saa kissan ja { $name2 } ysin, ja kumpikin pitää korttinsa.
    .after = Kissa vei sinulta elämän, mutta se lähetti leijonan kotiin: sen sai { $name3 }, ja sinä sait kasisi. Kerrankin kissa oli ystävä.
    .wrong = Leijonalla menetät elämän, kun kortteja verrataan, ja { $name3 } selviää sinun kasillasi.
lesson-cuccu-the-cat-6 = Kenellä on tämän jälkeen eri kortti kuin nyt?
    .before = Vaihdoit nelosen kuutoseen, ja { $name1 } piti nelosen. Nyt { $name2 } pyytää vaihtoa ykkösellä, mutta { $name3 } saa jaossa kissan.
    .after = Heti kun joku pitää korttinsa, sitä edeltävä ketju on suljettu. Elämän menettää { $name2 }, mutta peruttavaa vaihtoa ei enää ole.
    .wrong = { $name1 } piti nelosen, ja se sulki ketjun. Ykkönen, jolla { $name2 } pyysi, ei ole liikkunut kertaakaan.
lesson-cuccu-the-cat-7 = Kenen kortti häviää, kun kortteja verrataan?
    .before = Sait jaossa leijonan ja vaihdoit sen narriin: leijona on nyt pelaajalla { $name1 }, jolla on yksi elämä ja joka pyytää vaihtoa. { $name2 } saa kissan, ja { $name3 } saa kuutosen ja pitää sen.
    .after = Kissa vie viimeisen elämän, ja { $name1 } putoaa, mutta vaihto perutaan silti. Narri on kuollut eikä sitä lasketa, ja leijona on taas sinulla.
    .wrong = Ketju perutaan silloinkin, kun pelaaja putoaa. Katso sitten vain niiden kortteja, joilla on elämiä.

## Inn

lesson-cuccu-the-inn = Majatalo
lesson-cuccu-the-inn-1 = Älä menetä elämääkään, vaikka sinulla on nolla.
    .before = Sinulla on nolla. { $name1 } saa jaossa majatalon eikä koskaan kieltäydy auttamasta; { $name2 } saa nelosen ja { $name3 } kuutosen, ja kumpikin pitää korttinsa.
    .after = Majatalossa saa pyytää apua. Nollasi hävisi, mutta { $name1 } oli suostunut maksamaan, ja elämä lähti sieltä.
    .wrong = Häviävä nolla vie sinulta elämän, ellei majatalonpitäjä maksa sitä. Sinun on päästävä majataloon, ja sinun on pyydettävä.
lesson-cuccu-the-inn-2 = Olet majatalonpitäjä: suostu tai kieltäydy, mutta älä menetä elämääkään.
    .before = { $name3 } pitää kädessään ämpäriä ja pyytää sinua, majatalonpitäjää, maksamaan. Sinun jälkeesi { $name1 } saa metsästäjän ja { $name2 } seiskan, ja kumpikin pitää korttinsa.
    .after = Majatalonpitäjä maksaa häviävästä nollasta eikä mistään muusta. Ämpäri ei ole nolla: lupauksesi ei maksanut mitään.
    .wrong = Kieltäytyessäsi otit ämpärin itsellesi, eikä siitä päässyt eroon, kun vieressä oli metsästäjä. Mitä lupaus olisi maksanut?
lesson-cuccu-the-inn-3 = Olet taas majatalonpitäjä: selviä kierroksesta menettämättä elämääkään.
    .before = { $name3 } pitää kädessään nollaa ja pyytää sinua, majatalonpitäjää, maksamaan. Sinun jälkeesi { $name1 } saa viitosen ja { $name2 } ysin, ja kumpikin pitää sen kortin, joka sitten on kädessä.
    .after = Kieltäytymällä vaihdoit majatalon nollaan, ja sitten sinulla oli tavallinen vuoro: annoit nollan eteenpäin.
    .wrong = Mikään kortti ei tässä ole nollaa pienempi, joten elämän menettää se, jolla nolla on tai joka on luvannut maksaa siitä. Ota se, ja hankkiudu siitä eroon.
lesson-cuccu-the-inn-4 = Tietääkö { $name3 } nyt, mikä kortti sinulla on?
    .before = Pyydät vaihtoa, ja { $name1 } saa jaossa majatalon ja näyttää sen. Pyydät maksua, { $name1 } kieltäytyy, ja te kaksi vaihdatte kortit.
    .after = Näytetty kortti on kaikkien tiedossa kierroksen loppuun asti, minne se meneekin. Kaikki näkevät, että majatalo on nyt sinulla.
    .wrong = Majatalo käännettiin kaikkien nähtäväksi, ennen kuin se tuli sinulle, eikä sitä käännetä takaisin.
lesson-cuccu-the-inn-5 = Kenen vuoro on tämän majatalon jälkeen?
    .before = Tässä pöydässä ei neuvotella: majatalo suojaa nollan aina. Pyydät vaihtoa nollalla, ja { $name1 } saa jaossa majatalon.
    .after = Näin pelattaessa majatalossa ei päätetä mitään: kumpikin pitää korttinsa, häviävä nolla maksetaan, ja vuorossa on { $name2 }.
    .wrong = Tavallisesti valitsisit nyt sinä, ja sitten valitsisi { $name1 }. Tässä pöydässä majatalo suojaa sinut kysymättä.

## Dealer

lesson-cuccu-the-dealer = Jakaja
lesson-cuccu-the-dealer-1 = Olet jakaja: älä menetä tällä kierroksella elämääkään.
    .before = Jaat, joten päätät viimeisenä. Sinulla on kolmonen, ja tiedät, että pakan alimmainen kortti on kissa.
    .after = Jakaja ei pyydä vaihtoa keneltäkään, vaan saa vaihtaa korttinsa pakan alimmaiseen. Pakasta otetulla kissalla ei ole kynsiä: se on vain kaksitoista.
    .wrong = Kolmosesi oli pienin kortti. Pakasta otetulla kortilla ei ole erikoisvaikutusta, joten kissa olisi ollut hyvä saalis.
lesson-cuccu-the-dealer-2 = Olet jakaja pöydässä, jossa on toinen tapa: älä menetä elämääkään.
    .before = Tässä pöydässä jakaja vaihtaa korttinsa pakan päällimmäiseen. Jaat, sinulla on kolmonen, ja tiedät, että alimmaisena on leijona ja päällimmäisenä kymppi.
    .after = Näin pelattaessa jakaja vaihtaa korttinsa päällimmäiseen, kymppiin. Tavallisen säännön mukaan se olisi ollut leijona.
    .wrong = Kolmosesi oli pienin kortti, ja tässä pöydässä olisit saanut sen tilalle kympin etkä leijonaa.
lesson-cuccu-the-dealer-3 = Kuka jakaa seuraavan kierroksen?
    .before = { $name1 } jakaa ja pitää korttinsa, ja kaikki kortit ovat näkyvissä. Yksi elämä on jäljellä pelaajalla { $name2 }.
    .after = { $name2 } menettää viimeisen elämänsä eikä ole enää mukana. Jakovuoro siirtyy seuraavalle, jolla on vielä elämiä.
    .wrong = Jatka pelijärjestyksessä siitä, missä { $name1 } istuu, mutta laske ensin elämät: se, jolla niitä ei enää ole, ei jaa.

## Fools

lesson-cuccu-the-fools = Narrit
lesson-cuccu-the-fools-1 = Pöydässä on yksi narri: kuka menettää elämän?
    .before = Sinulla ja pelaajalla { $name3 } on nelonen, pelaajalla { $name2 } ysi ja pelaajalla { $name1 } narri. { $name3 } jakaa ja pitää korttinsa.
    .after = Yksi narri on samanarvoinen kuin pienin muu kortti. Siksi { $name1 } häviää yhdessä kaikkien kanssa, joilla on nelonen.
    .wrong = Etsi pienin kortti ilman narria ja kaikki, joilla se on. Sitten yksi narri liittyy seuraan.
lesson-cuccu-the-fools-2 = Pöydässä on kaksi narria: kuka menettää elämän?
    .before = Kaksi narria on näkyvissä, ja jakaja pitää korttinsa.
    .after = Kummankin narrin arvo on 14½: vain käki on suurempi. Niinpä pienin kortti on kaikista korteista juuri metsästäjä.
    .wrong = Kaksi narria yhdessä on melkein parasta, mitä on: kummankin arvo on 14½. Mikä kortti on sitä pienempi?
lesson-cuccu-the-fools-3 = Pelasta kaikki elämäsi narreilta.
    .before = Jaat, ja sinulla on kissa. { $name1 } on saanut narrin, ja tiedät, että toinen narri on pakan alimmaisena.
    .after = Kun pöydässä on kaksi narria, kummankin arvo on 14½, ja pienin kortti on hevonen, jonka haltija on { $name3 }. Narri pelasti sinut.
    .wrong = Kun pöydässä oli yksi narri, kissasi oli pienin muu kortti, ja kumpikin hävisi. Mitä toinen narri olisi muuttanut?
lesson-cuccu-the-fools-4 = Yksi narri käkien seurassa: kuka menettää elämän?
    .before = Pöydässä on kolme pelaajaa: yksi narri ja kaksi käkeä. Jakaja pitää korttinsa.
    .after = Käki ei koskaan vie elämää. Kun muut kortit ovat käkiä, narri häviää yksin.
    .wrong = Narri olisi samanarvoinen kuin pienin muu kortti, mutta käki ei voi hävitä.
lesson-cuccu-the-fools-5 = Kaksi narria käkien seurassa: kuka menettää elämän?
    .before = Kaksi narria ja kaksi käkeä: tällainen pöytä on harvinainen. Jakaja pitää korttinsa.
    .after = Kummankin narrin arvo on 14½, ja kerrankin se on pienin: kumpikin häviää.
    .wrong = Vertaa lukuja 14½ ja 15, ja muista, että yhtä pienet pienimmät häviävät yhdessä.
lesson-cuccu-the-fools-6 = Pelkkiä käkiä: kuka menettää elämän?
    .before = Teitä on jäljellä vain kaksi, ja kummallakin on käki. Jakaja pitää korttinsa.
    .after = Yhtä pienet pienimmät häviävät yhdessä, mutta käet eivät koskaan: kukaan ei menetä elämää.
    .wrong = Kaksi samanlaista korttia, totta kyllä. Mutta käki ei koskaan vie haltijaltaan elämää.

## The end of a match

lesson-cuccu-the-end = Ottelun loppu
lesson-cuccu-the-end-1 = Voita ottelu tällä kierroksella.
    .before = Sinulla ja pelaajalla { $name1 } on kummallakin yksi elämä, ja sinulla on kasi. Seuraava kortti on viitonen ja sitä seuraava seiska, ja jakaja, { $name1 }, vaihtaa aina pakan kanssa.
    .after = { $name1 } vaihtoi viitosen seiskaan, ja kasi voittaa seiskan. Viimeinen, jolla on elämiä, voittaa.
    .wrong = Vaihdoit kasin viitoseen, ja { $name1 } päätyi seiskaan. Ota huomioon, mitä jakaja aikoo tehdä.
lesson-cuccu-the-end-2 = Kuka jakaa tämän mullistuksen jälkeen?
    .before = { $name1 } ja { $name3 } ovat pudonneet. Sinä olet jakaja ja pidät korttisi, ja niin on tehnyt myös { $name2 }: kaksi nelosta, kaksi viimeistä elämää.
    .after = Kumpikin menettää viimeisen elämänsä yhtä aikaa, joten kaikki palaavat kolmella elämällä, myös ne, jotka putosivat jo kauan sitten. Jakovuoro siirtyy seuraavalle pelaajalle, joka on { $name1 }.
    .wrong = Laske elämät sen jälkeen, kun kortteja on verrattu. Jos kenelläkään ei ole niitä, kaikki palaavat, ja jakaja on heti seuraava pelaaja, oli hän pudonnut tai ei.
lesson-cuccu-the-end-3 = Kuka voittaa ottelun viiden kierroksen jälkeen?
    .before = On sovittu, että lopetetaan viiden kierroksen jälkeen, ja tämä on viides. Kaikki kortit ovat näkyvissä, ja jakaja pitää omansa.
    .after = { $name1 } menettää elämän, joten kolme elämää on enää yhdellä, ja voittaja on { $name3 }. Jos jollakin muulla olisi yhtä paljon, tulisi tasapeli.
    .wrong = Ensin pienin kortti vie elämän. Sitten voittaa se, jolla on eniten elämiä, ellei jollakin muulla ole yhtä paljon.
lesson-cuccu-the-end-4 = Kuka voittaa ottelun?
    .before = Jäljellä olette vain sinä ja { $name1 }, kummallakin yksi elämä. { $name1 } pyytää sinulta vaihtoa, ja sinä, jakaja, saat metsästäjän.
    .after = Metsästäjä vie viimeisen elämän, { $name1 } putoaa, ja ottelu on siinä paikassa ohi. Kortteja ei enää verrata.
    .wrong = Heti kun vain yhdellä pelaajalla on elämiä, hän on voittanut. Korttisi ei voi enää olla pienin.
lesson-cuccu-the-end-5 = Montako elämää pöydässä on kaikkiaan?
    .before = Uusi ottelu! Tällä kertaa teitä on viisi, ja olette sopineet, että jokaisella on neljä elämää.
    .after = Tavallisesti pelaajia on neljä ja elämiä kolme, mutta muistakin määristä saa sopia. Viisi kertaa neljä on kaksikymmentä.
    .wrong = Kaikki aloittavat yhtä monella elämällä. Katso, montako pelaajaa on ja montako elämää kullakin.

## Kinds that are made without end

lesson-cuccu-keep-or-ask = Pidä tai pyydä: selviä menettämättä elämääkään.
    .before = Vuoronsa käyttäneiden kortit ovat näkyvissä. { $name1 } saa jaossa { $card_gen } ja jakaja, { $name2 }, sen jälkeen { $card2_gen }, ja kumpikin pitää sen, mitä sinun vuorosi jälkeen on kädessä.
    .after = Katsoit eteenpäin: kun kaksi seuraavaa korttia tunnetaan, vain toinen tapa oli turvallinen.
    .wrong = Pelaa kumpikin tapa mielessäsi loppuun: mitä kullakin on lopussa, ja kenellä on silloin pienin kortti?
lesson-cuccu-where-it-ends = Mikä kortti { $who ->
        [0] sinulla on
        [1] pelaajalla { $name1 } on
        [2] pelaajalla { $name2 } on
        [3] pelaajalla { $name3 } on
        [4] pelaajalla { $name4 } on
       *[5] pelaajalla { $name5 } on
    }, kun kaikki näytetään?
    .before = Jokainen, jonka kortti on pienempi kuin { $number }, pyytää vaihtoa; kaikki muut pitävät korttinsa, samoin jakaja. Seuraavat kortit ovat { $card } ja sitten { $card2 }.
    .after = Askel askeleelta: yksi pyytää, toisen on pakko vaihtaa, ja pienen kortin saanut pyytää vuorostaan.
    .wrong = Pelaa se läpi kortti kortilta. Se, jolle juuri annettiin pieni kortti, pyytää vuorostaan, ja hevosen yli hypätään.
lesson-cuccu-cat-home = Mikä kortti sinulla on tämän jälkeen?
    .before = { $kept ->
        [0] Kaikki vuorossa olleet ovat pyytäneet vaihtoa, paitsi sinä, joka pidit korttisi.
        [1] Kaikki vuorossa olleet ovat pyytäneet vaihtoa, paitsi { $name1 }, joka piti korttinsa.
        [2] Kaikki vuorossa olleet ovat pyytäneet vaihtoa, paitsi { $name2 }, joka piti korttinsa.
        [3] Kaikki vuorossa olleet ovat pyytäneet vaihtoa, paitsi { $name3 }, joka piti korttinsa.
        [4] Kaikki vuorossa olleet ovat pyytäneet vaihtoa, paitsi { $name4 }, joka piti korttinsa.
        [5] Kaikki vuorossa olleet ovat pyytäneet vaihtoa, paitsi { $name5 }, joka piti korttinsa.
       *[nobody] Kaikki tähän asti vuorossa olleet ovat pyytäneet vaihtoa.
    } Nyt vuorossa oleva pyytää vaihtoa hänkin, ja seuraava kortti on kissa.
    .after = Kissa peruu ketjun vaihdot uusimmasta alkaen ja pysähtyy siihen, missä joku on pitänyt korttinsa.
    .wrong = Palaa vaihto vaihdolta taaksepäin kissan haltijalta pyytäneestä pelaajasta, hevostenkin yli. Kortin pitäminen sulkee ketjun.
lesson-cuccu-do-you-pay = Maksatko pelaajan { $name3 } puolesta?
    .before = Sinulla on majatalo, ja olet suostunut maksamaan, jos { $name3 } häviää nollalla. Jakaja pitää korttinsa, ja kaikkia kortteja verrataan.
    .after = Maksat, jos kaksi asiaa pitää paikkansa: kortti on nolla, ja se on yksi häviävistä, yksin, tasoissa tai narrin kanssa.
    .wrong = Kaksi kysymystä: onko pelaajan { $name3 } kortti nolla, ja onko se pienimpien joukossa?
lesson-cuccu-who-loses = Kuka menettää nyt elämän?
    .before = Kaikki kortit ovat näkyvissä, ja jakaja pitää korttinsa.
    .after = { $fools ->
        [0] Pienin kortti häviää, ja ne, joilla se on, häviävät yhdessä.
        [1] Yksi narri on samanarvoinen kuin pienin muu kortti ja häviää sen kanssa; vain käki ei häviä koskaan.
       *[2] Kummankin narrin arvo on 14½. Ne häviävät vain, kun kaikki muut kortit ovat käkiä.
    }
    .wrong = { $fools ->
        [0] Etsi pienin kortti. Onko se useammalla kuin yhdellä?
        [1] Pane narri syrjään ja etsi pienin muu kortti. Muista sitten narri.
       *[2] Aseta kaksi narria aivan käen alapuolelle. Mikä kortti on nyt pienin?
    }
lesson-cuccu-take-or-leave = Pidä korttisi tai ota alimmainen, mutta älä menetä elämääkään.
    .before = Jaat ja päätät viimeisenä, ja muiden kortit ovat näkyvissä. Tiedät, mikä on pakan alimmainen kortti: { $card }.
    .after = Narrit kääntävät järjestyksen ylösalaisin, joten ne kannattaa laskea ennen kuin valitsee.
    .wrong = Laske narrit kummassakin tapauksessa: yksi on samanarvoinen kuin pienin muu kortti, kahden arvo on 14½ kummankin.
lesson-cuccu-lives-lost = Montako elämää pöydässä menetetään tästä kierroksen loppuun?
    .before = { $who ->
        [0] Olet juuri vaihtanut edellisen pelaajan kanssa ja pyydät nyt jakajalta,
        [1] { $name1 } on juuri vaihtanut edellisen pelaajan kanssa ja pyytää nyt jakajalta,
        [2] { $name2 } on juuri vaihtanut edellisen pelaajan kanssa ja pyytää nyt jakajalta,
        [3] { $name3 } on juuri vaihtanut edellisen pelaajan kanssa ja pyytää nyt jakajalta,
        [4] { $name4 } on juuri vaihtanut edellisen pelaajan kanssa ja pyytää nyt jakajalta,
       *[5] { $name5 } on juuri vaihtanut edellisen pelaajan kanssa ja pyytää nyt jakajalta,
    } joka saa jaossa { $card_gen } ja pitää sen, mitä kädessä on. Pakan päällimmäinen kortti on { $card2 }.
    .after = Elämän voi viedä heti metsästäjä tai kissa, ja uudelleen se voi mennä, kun kortteja verrataan. Tasoissa jokainen menettää yhden.
    .wrong = Katso ensin, mitä jakajan kortti tekee ja missä kortit sitten ovat. Vertaa sen jälkeen niiden kortteja, joilla on vielä elämiä.
