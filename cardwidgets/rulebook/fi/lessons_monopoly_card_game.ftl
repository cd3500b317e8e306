# The lessons of Monopoly: The Card Game, in Finnish. A lesson: its title. A level: its goal in one sentence, a few words
# before it, what has been shown after it, and why another way was wrong.

lesson-monopoly-card-game-groups = Kortit ja ryhmät
lesson-monopoly-card-game-groups-1 = Mitkä tonttisi kuuluvat täyteen ryhmään?
    .before = Kädessäsi on kymmenen korttia. Tässä pelissä kerätään ryhmiä, mutta vain täysistä maksetaan.
    .after = Väriryhmä on täysi, kun sinulla on sen kaikki kortit, olipa niitä kaksi tai kolme. Rautateistä riittää kaksi.
    .wrong = Laske joka ryhmän kortit: väriryhmästä tarvitaan kaikki, laitoksista molemmat, rautateistä kaksi.
lesson-monopoly-card-game-groups-2 = Montako dollaria ryhmistäsi saa?
    .before = { $name1 } lopettaa nyt kierroksen, ja jokaiselle maksetaan siitä, mikä on täyttä. Ryhmien arvot ovat säännöissä (avoin kirja ylhäällä).
    .after = Vaaleansinisistä saa 100 dollaria, kolmesta rautatiestä 500 ja molemmista laitoksista 500. Yksinäisestä tummasta kortista ei saa mitään.
    .wrong = Laske yhteen täydet ryhmät, ei muuta. Useammasta rautatiestä saa enemmän kuin kahdesta.
lesson-monopoly-card-game-groups-3 = Mitkä näistä korteista voit vielä nostaa?
    .before = Pakassa on 60 korttia, ja osan niistä näet: ne, jotka ovat kädessäsi ja vaihtopinoissa.
    .after = Joka tontti ja joka nappula on pakassa kerran. Ensimmäisiä taloja on viisi, toisia neljä, kolmansia kolme ja neljänsiä kaksi, GO- ja Mr. Monopoly -kortteja neljä kumpiakin ja sattumakortteja kaksi.
    .wrong = Laske, kuinka monta kertaa näet minkin kortin, ja vertaa sitä pakkaan. Jos näet ne kaikki, sitä ei voi enää nostaa.

lesson-monopoly-card-game-houses = Talot ja hotellit
lesson-monopoly-card-game-houses-1 = Minkä kortin on lähdettävä kädestäsi, ennen kuin voit lopettaa kierroksen?
    .before = Tummansiniset ovat koossa, ja kädessäsi on kymmenen korttia. Silti et saa lopettaa kierrosta.
    .after = Talojen on oltava järjestyksessä. Ilman kolmatta taloa neljännelle ei ole paikkaa, ja se jää yli.
    .wrong = Bonuskortit eivät ole koskaan esteenä. Pane talot riviin ensimmäisestä alkaen ja katso, mikä ei sovi.
lesson-monopoly-card-game-houses-2 = Montako dollaria kolmesta talostasi saa yhteensä?
    .before = Sinulla on kaksi täyttä väriryhmää ja kolme taloa. { $name1 } lopettaa kierroksen, ja jokaiselle maksetaan.
    .after = Talosta saa saman verran kuin sen ryhmästä. Ensimmäinen ja toinen talo ovat vihreillä, ja toinen kahdesta ensimmäisestä talosta joutuu tyytymään tummanvioletteihin.
    .wrong = Sama numero käy ryhmälle vain kerran, ja talot sijoitetaan niin, että niistä saa eniten. Katso siis, mitkä sopivat vihreille.
lesson-monopoly-card-game-houses-3 = Montako dollaria kädestäsi saa, rakennukset mukaan lukien?
    .before = Punaiset ovat koossa, ja rakennettavaa riittää. { $name1 } lopettaa kierroksen, ja jokaiselle maksetaan.
    .after = Ryhmästä saa 250 dollaria, neljästä talosta 1 000 lisää ja hotellista 500. Toiselle hotellille ei ole paikkaa samalla ryhmällä, ja yksi rautatie on tyhjän arvoinen.
    .wrong = Hotelli tulee neljännen talon jälkeen, yksi ryhmää kohti. Mille ei ole paikkaa, siitä ei makseta.
lesson-monopoly-card-game-houses-4 = Millä tonteilla ensimmäinen talosi voi olla?
    .before = Sinulla on monta täyttä ryhmää ja yksi talo.
    .after = Vain väriryhmille rakennetaan. Rautateistä ja laitoksista maksetaan hyvin, mutta taloja niille ei tule.
    .wrong = Etsi täydet ryhmät, joilla on väri. Rautateille ja laitoksille ei rakenneta.

lesson-monopoly-card-game-in-the-way = Mikä kortti estää sinua lopettamasta kierrosta?
    .before = Sinulla on kymmenen korttia ja täysi ryhmä, mutta yksi kortti on esteenä.
    .after = { $card_face ->
        [H1] Se on { $card }: sille ei ole paikkaa millään täydellä väriryhmälläsi.
        [H2] Se on { $card }: sille ei ole paikkaa millään täydellä väriryhmälläsi.
        [H3] Se on { $card }: sille ei ole paikkaa millään täydellä väriryhmälläsi.
        [H4] Se on { $card }: sille ei ole paikkaa millään täydellä väriryhmälläsi.
        [HT] Se on { $card }: sinulla ei ole täyttä väriryhmää, jolla olisi sitä varten neljä taloa.
       *[other] Se on { $card }: sen ryhmä ei ole täysi.
    }
    .wrong = GO, Mr. Monopoly ja nappulat eivät ole koskaan esteenä. Etsi tontti, jonka ryhmä on vajaa, tai rakennus, jolle ei ole paikkaa.

lesson-monopoly-card-game-bonus-cards = Nappulat, GO ja Mr. Monopoly
lesson-monopoly-card-game-bonus-cards-1 = Montako dollaria nappulastasi saa?
    .before = Oranssit ovat koossa, niillä on kaksi taloa, ja kädessäsi on silitysrauta. { $name1 } lopettaa kierroksen.
    .after = Nappulasta saa ryhmän arvon toiseen kertaan, mutta vain sen. Ryhmällä olevia taloja ei lasketa.
    .wrong = Nappulasta saa sen, mitä pelkkä ryhmä on ilman taloja.
lesson-monopoly-card-game-bonus-cards-2 = Montako dollaria kahdesta nappulastasi saa yhteensä?
    .before = Tässä pöydässä noudatetaan toista tulkintaa: nappulasta maksetaan ryhmä ja kaikki, mitä sillä on. { $name1 } lopettaa kierroksen.
    .after = Joka nappulasta maksetaan erikseen ja aina siitä ryhmästä, josta saa eniten. Talon kanssa punaisista saa 500 dollaria, ja molemmat nappulat voivat käyttää sitä.
    .wrong = Molemmat nappulat voivat käyttää samaa ryhmää. Tässä pöydässä lasketaan myös sillä oleva talo.
lesson-monopoly-card-game-bonus-cards-3 = Kenelle maksetaan 1 000 dollaria siitä, että hänellä on eniten Mr. Monopoly -kortteja?
    .before = Kaikki kädet ovat näkyvissä. { $name1 } lopettaa kierroksen, ja Mr. Monopoly -kortit lasketaan.
    .after = Kahdella pelaajalla on kummallakin kaksi Mr. Monopoly -korttia. Kenelläkään ei ole yksin eniten, joten niistä ei makseta kenellekään.
    .wrong = Laske jokaisen Mr. Monopoly -kortit. Rahat saa se, jolla on niitä yksin eniten.
lesson-monopoly-card-game-bonus-cards-4 = Montako dollaria sinulle maksetaan kaikkiaan?
    .before = { $name1 } lopettaa nyt kierroksen. Kaikki kädet ovat näkyvissä, joten mitään ei tarvitse arvata.
    .after = Vihreistä saa 350 dollaria, nappulasta toiset 350 ja kolmesta GO-kortista 600. Ja sinulla on yksin eniten Mr. Monopoly -kortteja: siitä 1 000.
    .wrong = Älä unohda mitään: ryhmä, nappula, GO-kortit ja palkinto, jos sinulla on eniten Mr. Monopoly -kortteja.

lesson-monopoly-card-game-who-gets-it = Kuka saa 1 000 dollaria Mr. Monopoly -korteista?
    .before = { $counts ->
        [yes] Kaikki kädet ovat näkyvissä, ja { $name1 } lopettaa nyt kierroksen. Tässä pöydässä sattumakortin pilaamakin käsi on mukana, kun Mr. Monopoly -kortteja verrataan.
       *[no] Kaikki kädet ovat näkyvissä, ja { $name1 } lopettaa nyt kierroksen.
    }
    .after = { $counts ->
        [yes] Rahat saa se, jolla on yksin eniten. Sattumakortin pilaamalle kädelle ei kuitenkaan makseta, vaikka se olisikin vertailussa mukana.
       *[no] Rahat saa se, jolla on yksin eniten. Sattumakortin pilaama käsi ei ole mukana, ja jos kahdella on yhtä monta, ei makseta kenellekään.
    }
    .wrong = Laske jokaisen Mr. Monopoly -kortit ja katso, kenellä on sattumakortti ilman, että hän lopettaa kierroksen.

lesson-monopoly-card-game-chance-cards = Sattumakortti ja sen vaarat
lesson-monopoly-card-game-chance-cards-1 = Minkä puuttuvan kortin tilalle sattumakortin on tultava, jotta voit lopettaa kierroksen?
    .before = Sattumakortti voi olla mikä tahansa tontti, talo, hotelli tai nappula, jota kätesi tarvitsee. Nimeä kortti.
    .after = Kun sattumakortti on Park Place, tummansiniset ovat koossa eikä mitään jää yli. Talona se olisi jättänyt Boardwalkin yksin.
    .wrong = Etsi kortti, joka ei vielä kuulu mihinkään, ja anna sille, mitä siltä puuttuu.
lesson-monopoly-card-game-chance-cards-2 = Lopeta kierros ja käytä sattumakorttia niin, että siitä saa eniten.
    .before = Kätesi on valmis, tulipa sattumakortista mitä tahansa. Sille on monta käyttöä, eikä niistä makseta yhtä paljon.
    .after = Neljästä rautatiestä saa 1 000 dollaria, kolmesta vain 500. Kolmas talo tai nappula ei tuo tässä yhtä paljon.
    .wrong = Kolmannesta talosta tai nappulasta saa oransseilla 200 dollaria. Katso, mitä yksi rautatie lisää olisi tuonut.
lesson-monopoly-card-game-chance-cards-3 = Huolehdi, että kädestäsi maksetaan tällä kierroksella.
    .before = Kaikki kädet ovat näkyvissä. Seuraavana vuorossa on { $name1 }, joka varmasti lopettaa kierroksen. Kätesi on arvokas, mutta sillä ei voi lopettaa.
    .after = Sattumakortista on hyötyä vain kierroksen lopettajalle. Kädessäsi se olisi vienyt arvon kaikelta muultakin.
    .wrong = Sinulla oli yhä sattumakortti, kun { $name1 } lopetti kierroksen, joten koko kätesi oli arvoton.
lesson-monopoly-card-game-chance-cards-4 = Kenelle Mr. Monopoly -korttien 1 000 dollaria menevät?
    .before = Kaikki kädet ovat näkyvissä, ja { $name1 } lopettaa nyt kierroksen. Eniten Mr. Monopoly -kortteja on pelaajalla { $name2 }, mutta katso tarkkaan.
    .after = Pelaajalla { $name2 } on sattumakortti, eikä hän lopettanut. Hänen kättään ei lasketa lainkaan, ei edes Mr. Monopoly -kortteja, joten seuraavaksi suurin määrä riittää.
    .wrong = Käsi, jossa on sattumakortti, on arvoton, ellei se lopeta kierrosta. Sitä ei myöskään verrata muihin.

lesson-monopoly-card-game-chance-role = Minä korttina sattumakortin on toimittava, jotta voit lopettaa kierroksen?
    .before = Kädessäsi on kymmenen korttia, niiden joukossa sattumakortti. Vain yhdessä tehtävässä se ei jätä mitään yli.
    .after = Kun sattumakortti toimii { $card_ess }, mitään ei jää yli, ja voit lopettaa kierroksen.
    .wrong = Silloin kädestäsi jäisi jotain yli, tai sattumakorttia ei siinä tarvittaisi. Etsi aukko.

lesson-monopoly-card-game-a-turn = Vuoro
lesson-monopoly-card-game-a-turn-1 = Kuka aloittaa seuraavan kierroksen?
    .before = Kierros on ohi, ja sen jakoi { $name1 }. Mitä tapahtuu, kun seuraava jaetaan?
    .after = Jakovuoro siirtyy vasemmalle: { $name2 } sekoittaa kaikki 60 korttia ja jakaa jokaiselle kymmenen sekä yhden kuhunkin vaihtopinoon. Jakajan vasemmalla puolella istuva aloittaa.
    .wrong = Ensin jakovuoro siirtyy seuraavalle pelaajalle. Sitten aloittaa uuden jakajan vasemmalla puolella istuva.
lesson-monopoly-card-game-a-turn-2 = Nosta ja päätä vuorosi niin, että voit seuraavalla lopettaa kierroksen.
    .before = Talorivissäsi on aukko, ja yksi korteista ei kuulu mihinkään. Ehkä nostopakasta on apua.
    .after = Nostit kortin ja heitit toisen pois, joten niitä on taas kymmenen. Lopettaminen on oma vuoronsa, ja sen on odotettava seuraavaan.
    .wrong = Heitit pois jotain, mitä tarvitset, tai käteesi jäi jotain turhaa.
lesson-monopoly-card-game-a-turn-3 = Nosta ja hankkiudu eroon kaikesta, mikä estää sinua lopettamasta kierrosta seuraavalla vuorolla.
    .before = Muut ovat vaihtaneet kanssasi, joten sinulla on 12 korttia. Niin saa olla oman vuorosi loppuun.
    .after = Vuorosi päättyessä sinulla on taas tasan kymmenen korttia, olipa pois heitettäviä montako tahansa.
    .wrong = Luovuit tarpeellisesta, tai jokin turha kortti on yhä kädessäsi.

lesson-monopoly-card-game-trading = Vaihtaminen
lesson-monopoly-card-game-trading-1 = Täytä talorivisi aukko, ja pidä muut talot ja tummansiniset.
    .before = Vaihtopinojen kaikki kortit ovat näkyvissä. Yksi niistä on talo, joka sinulta puuttuu.
    .after = Annoit päällimmäisen korttisi, sait toisen pinon päällimmäisen ja heitit liian kortin pois.
    .wrong = Toinen talo on vaihtopinossa kaikkien nähtävillä. Siitä ei ole iloa, jos jätät sen sinne tai heität toisen talon pois sen tieltä.
lesson-monopoly-card-game-trading-2 = Mikä kortti sinun on otettava, kaikki sen päällä olevat mukana, jotta ryhmä tulee täyteen?
    .before = Vaihdossa kortit otetaan toisen vaihtopinon päältä. Jos haluat kortin alempaa, otat myös kaikki sen päällä olevat.
    .after = Tennessee Avenue täydentää oranssit, ja sen saa kahdella kortilla. Yhtä monta annat oman vaihtopinosi päältä.
    .wrong = Tuo kortti ei täydennä mitään. Katso, mistä ryhmästäsi puuttuu yksi ainoa kortti, ja etsi se.
lesson-monopoly-card-game-trading-3 = Täydennä tällä vuorolla tummansiniset niin, että voit seuraavalla lopettaa kierroksen.
    .before = Park Place ei ole pinonsa päällimmäisenä, joten sinun on vaihdettava kaksi korttia. Omassa pinossasi on vain yksi.
    .after = Yhden kortin saa panna ensin pinoonsa kädestä, ja se annetaan muiden mukana. Niin hyödytön kortti maksoi vaihdon.
    .wrong = Nyt kädessäsi on yhä jotain turhaa, tai vaihto jäi tekemättä. Ensin pinoon pantu kortti olisi voinut olla se turha.
lesson-monopoly-card-game-trading-4 = Täydennä punaiset, mutta pidä Boardwalk vaihtopinossasi.
    .before = { $name1 } otti äsken Park Placen, joten pinosi päällä oleva Boardwalk ei saa joutua sinne. Antamasi kortti menee toisen käteen.
    .after = Ensin pinoon panemasi kortti oli nyt päällimmäisenä, ja se annettiin Boardwalkin sijasta.
    .wrong = Annoit Boardwalkin pois, tai punaiset eivät ole koossa. Ennen vaihtoa pinon päälle saa panna kortin kädestä.

lesson-monopoly-card-game-best-trade = Mihin korttiin asti sinun on vaihdettava, jotta saat ryhmän täyteen mahdollisimman vähillä korteilla?
    .before = Yksi muiden vaihtopinojen korteista täydentää ryhmäsi. Paina sitä: kaikki sen päällä olevat tulevat mukana.
    .after = { $count ->
        [one] Se oli { $card }, aivan päällimmäisenä: vaihdat yhden kortin.
       *[other] Se oli { $card }: vaihdat { $count } korttia, jotta saat sen.
    }
    .wrong = Siitä ei tule täyttä ryhmää, tai vähempikin riittää. Katso, mistä ryhmästäsi puuttuu yksi ainoa kortti.

lesson-monopoly-card-game-going-out = Kierroksen lopettaminen ja palkkio
lesson-monopoly-card-game-going-out-1 = Lopeta kierros ja ansaitse ainakin 2 400 dollaria.
    .before = Muiden vaihtojen jälkeen sinulla on 12 korttia, kaksi liikaa. Lopettaessasi saat valita, mitkä jätät pois.
    .after = Baltic Avenuesta oli luovuttava, ja muista halvin oli GO-kortti.
    .wrong = Heitit pois jotain, mistä saa enemmän kuin GO-kortista. Vertaa, mitä mistäkin kortista saa, ennen kuin luovut siitä.
lesson-monopoly-card-game-going-out-2 = Lopeta kierros niin, että vihreillä on kaikki neljä taloa.
    .before = Yksi talosi on liian ylhäällä, ja sen alla on aukko. Kukaan muu ei lopeta kierrosta, ennen kuin vuoro palaa sinulle.
    .after = Yhdellä vuorolla vaihdoit ja seuraavalla lopetit, sillä lopettaminen on oma vuoronsa.
    .wrong = Jokin talo jäi matkasta. Pois olisi voinut heittää jotain muuta.
lesson-monopoly-card-game-going-out-3 = Lopetat kierroksen: montako dollaria kädestäsi saa palkkion kanssa?
    .before = Nostopakan viisi seuraavaa korttia ovat toinen talo, GO-kortti, Mediterranean Avenue, kilpa-auto ja neljäs talo.
    .after = Toisesta talosta, GO-kortista ja kilpa-autosta oli hyötyä. Mediterranean Avenue ja neljäs talo pantiin syrjään: yli jäävä ei maksa mitään.
    .wrong = Ota palkkiosta se, mistä maksetaan, ja jätä muu: talo ilman edeltäjiään ja yksinäinen tontti.
lesson-monopoly-card-game-going-out-4 = Lopetat kierroksen sattumakortin avulla: montako dollaria kädestäsi saa palkkion kanssa?
    .before = Sattumakorttisi on Park Place. Viisi seuraavaa korttia ovat itse Park Place, toinen talo, sattumakortti, Mediterranean Avenue ja Kentucky Avenue.
    .after = Oikea Park Place vapautti sattumakorttisi, joten siitä tuli talo, ja samoin palkkion sattumakortista. Nappuloina niistä olisi saanut yhtä paljon.
    .wrong = Jos palkkiossa tulee juuri se kortti, jona sattumakortti on, siitä saa tulla talo, hotelli tai nappula. Palkkion sattumakortti käy mistä tahansa.
lesson-monopoly-card-game-going-out-5 = Huolehdi, että kädestäsi tulee tällä kierroksella rahaa.
    .before = Kaikki kädet ovat näkyvissä. Vaihtopinossa on Park Place, ja sen avulla sattumakortti vapautuisi muuhun. Mutta seuraavana vuorossa on { $name1 }, jonka käsi on valmis.
    .after = Sattumakortista saa jotain vain, jos itse lopetat kierroksen. Parempaan ei ollut aikaa.
    .wrong = { $name1 } lopetti kierroksen, kun sinulla oli sattumakortti, ja koko kätesi oli arvoton.
lesson-monopoly-card-game-going-out-6 = Ansaitse tällä kierroksella ainakin 2 700 dollaria.
    .before = Voisit lopettaa nyt ja saada 2 000 dollaria ja sen, mitä palkkiosta tulee. Mutta { $name2 } on jättänyt vaihtopinoon jotain, eikä kukaan muu ole lähellä lopettamista.
    .after = Tummansinisten ansiosta taloista ja nappuloista saa enemmän. Tässä kannatti odottaa, sillä kukaan ei voinut ehtiä ennen sinua.
    .wrong = Taloista ja nappuloista maksetaan kalleimman ryhmän mukaan, ja kalliimman saa yhdellä vaihdolla. Pidä ne, joista sen mukaan maksetaan.

lesson-monopoly-card-game-pay-day = Tilipäivä
lesson-monopoly-card-game-pay-day-1 = Montako dollaria keskeneräisestä kädestäsi saa?
    .before = { $name1 } lopettaa kierroksen, ja hänellä on enemmän Mr. Monopoly -kortteja kuin sinulla. Tässä pöydässä rautateitä tarvitaan ryhmään ainakin kolme.
    .after = Tummansinisistä, niiden ensimmäisestä talosta, silinteristä ja GO-kortista maksetaan. Muu on kuin sitä ei olisi, ja kaksi rautatietä on tässä pöydässä liian vähän.
    .wrong = Laske se, mikä on täyttä ja järjestyksessä, ei muuta. Kolmannesta talosta ei saa mitään ilman toista, eikä tässä kahdesta rautatiestäkään.
lesson-monopoly-card-game-pay-day-2 = Kenen vuoroon kierros päättyy, jos kaikki vain nostavat ja heittävät pois?
    .before = Nostopakassa on kolme korttia jäljellä, ja on sinun vuorosi.
    .after = Kierros päättyy siihen vuoroon, jolla viimeinen kortti nostetaan, eikä kukaan lopettanut sitä. Palkkiota ei ollut, ja sattumakortti vei kädeltäsi arvon.
    .wrong = Laske nostopakan kortit itsestäsi alkaen. Kun viimeinen on nostettu, se vuoro on viimeinen.
lesson-monopoly-card-game-pay-day-3 = Kuka voittaa ottelun?
    .before = Kaikki kädet ovat näkyvissä, ja { $name2 } lopettaa nyt kierroksen. Sinulla on 9 300 dollaria ja pelaajalla { $name1 } 9 700, ja voittoon tarvitaan 10 000.
    .after = Ylititte molemmat 10 000 dollaria samalla kierroksella, ja sinulla oli lopulta enemmän.
    .wrong = Lisää kummankin rahoihin käden arvo. Jos kaksi yltää tavoitteeseen yhtä aikaa, voittaa se, jolla on enemmän.
lesson-monopoly-card-game-pay-day-4 = Kuka jakaa seuraavan kierroksen?
    .before = Kaikki kädet ovat näkyvissä, ja { $name2 } lopettaa nyt kierroksen, jonka jakoi { $name1 }. Sinulla on 9 200 dollaria ja jakajalla 9 700, ja voittoon tarvitaan 10 000.
    .after = Sinä ja { $name1 } olette tasoissa, joten kukaan ei ole vielä voittanut ja pelataan uusi kierros. Jakovuoro siirtyy vasemmalle.
    .wrong = Laske kummankin rahat: onko voittajaa lainkaan? Jos ei, seuraavan kierroksen jakaa jakajan vasemmalla puolella istuva.
lesson-monopoly-card-game-pay-day-5 = Pane kierros päättymään, ennen kuin { $name1 } voi lopettaa sen.
    .before = Kaikki kädet ovat näkyvissä. { $name1 } lopettaisi seuraavaksi, sattumakortti kädessään. Kukaan ei ole nostanut 19 vuoroon, ja 20 sellaisen jälkeen kierros on ohi.
    .after = Kun vuoro kiertää pöydän viisi kertaa ilman nostoa, kierros päättyy ilman lopettajaa. Sattumakortti vei kädeltä arvon, ja sinulle maksettiin.
    .wrong = Nostit kortin, joten nostottomien vuorojen laskeminen alkoi alusta, ja { $name1 } lopetti kierroksen.

lesson-monopoly-card-game-hand-worth = Montako dollaria kädestäsi saa?
    .before = { $name1 } lopettaa nyt kierroksen. Mr. Monopoly -korttien palkintoa ei lasketa tässä mukaan.
    .after = Täydet ryhmät, talot järjestyksessä, nappulat ja GO-kortit: niistä maksettiin rivi riviltä. Muu oli arvotonta.
    .wrong = Laske rivi riviltä: ryhmät, talot ilman aukkoja, hotelli, nappulat kalleimman väriryhmäsi mukaan, GO-kortit. Muusta ei saa mitään.

lesson-monopoly-card-game-extra-piles = Kolme pelaajaa ja kaksi
lesson-monopoly-card-game-extra-piles-1 = Huolehdi, ettei { $name1 } voi vaihtaa itselleen Boardwalkia, ja pidä kätesi ennallaan.
    .before = Kolmen pelaajan pelissä tyhjällä paikalla on lisäpino. { $name1 } on ottanut Park Placen, on seuraavana vuorossa ja katselee pelaajan { $name2 } vaihtopinoa.
    .after = Vaihdoit kaksi päällimmäistä korttia keskenään, ja siihen meni koko vuorosi. Lisäpinosta Boardwalk maksaa kaksi korttia, ja annettavana on vain yksi.
    .wrong = Boardwalk on yhä siellä, mistä { $name1 } voi vaihtaa sen. Vaihda se keskenään lisäpinon päällimmäisen kortin kanssa.
lesson-monopoly-card-game-extra-piles-2 = Hanki Park Place tällä vuorolla niin, että voit seuraavalla lopettaa kierroksen.
    .before = Park Place on lisäpinossa, eikä sen kanssa voi tehdä tavallista vaihtoa. Mutta omassa vaihtopinossasi on kaksi korttia.
    .after = Otit lisäpinon ja nostopakan päällimmäiset ja annoit oman pinosi kaksi päällimmäistä. Sitten heitit kortteja pois, kunnes niitä oli kymmenen.
    .wrong = Park Place ei ole kädessäsi, tai siellä on jotain turhaa. Ota lisäpinosta ja heitä sitten pois, mikä ei kuulu mihinkään.
lesson-monopoly-card-game-extra-piles-3 = Mitkä näistä korteista voisit saada käteesi tällä vuorolla?
    .before = Kahden pelaajan pelissä on kaksi lisäpinoa. Omassa vaihtopinossasi on vain yksi kortti.
    .after = Vaihtoon saa lisätä yhden kortin kädestä, joten kaksi korttia on ulottuvilla. Lisäpinosta ottamiseen tarvitaan kaksi korttia omassa vaihtopinossa.
    .wrong = Kysy jokaisesta kortista, mitä siitä olisi annettava. Vaihtoon saa lisätä yhden kortin kädestä, mutta lisäpinosta ottamiseen ei.

lesson-monopoly-card-game-the-large-game = Viisi tai kuusi pelaajaa
lesson-monopoly-card-game-the-large-game-1 = Montako korttia saisi palkkioksi, jos lopettaisi kierroksen nyt?
    .before = Pelaajia on kuusi, niin monta kuin voi olla. Kaikki 60 korttia on jaettu, eikä nostopakkaa ole.
    .after = Palkkio on kaikki pöydän vaihtokortit, yksi jokaiselta, omasikin. Seitsemäs ei mahtuisi mukaan: kortit eivät riittäisi.
    .wrong = Kun nostopakkaa ei ole, palkkion on tultava muualta: se on kaikki, mikä on pöydällä näkyvissä.
lesson-monopoly-card-game-the-large-game-2 = Montako korttia lopettajan kädessä pitäisi olla, jos pelaajia olisi kuusi?
    .before = Tässä viidelle pelaajalle jaettiin 12 korttia kullekin, ja jokainen käänsi niistä yhden esiin. Kuudelle pelaajalle jaetaan kymmenen.
    .after = Yksi kymmenestä olisi vaihtokortti, joten käteen jäisi yhdeksän. Viidellä pelaajalla niitä on 11.
    .wrong = Edessäsi näkyvissä oleva kortti on yksi niistä, jotka sinulle jaettiin. Kuudella pelaajalla olisi samoin.
lesson-monopoly-card-game-the-large-game-3 = Lopeta kierros tällä vuorolla.
    .before = Pelaajia on viisi. Sinun on vaihdettava korttisi jonkun toisen korttiin, ja sitten panet pöytään uuden. Lopettaa saa heti sen jälkeen.
    .after = Vaihdoit, panit pöytään turhan kortin ja lopetit kierroksen vuorosi päätteeksi. Sait palkkioksi kaikki vaihtokortit.
    .wrong = Vaihdon jälkeen kätesi ei ollut valmis. Katso, kenen kortti sinulta puuttuu ja mistä voit luopua.
lesson-monopoly-card-game-the-large-game-4 = Anna vasemmalle kortti, josta { $name1 } ei hyödy ja jota oma kätesi ei tarvitse.
    .before = Kaikilla on ollut vuoro, ja nyt jokainen antaa kortin vasemmalle. Siellä istuu { $name1 }, joka on kaikkien nähden ottanut Boardwalkin.
    .after = Minkä tahansa kortin saa antaa, ja kaikki valitsevat, ennen kuin kukaan näkee, mitä saa. Annoit sellaisen, josta ei ole tässä hyötyä kenellekään.
    .wrong = Annoit jotain, mitä kätesi tarvitsee, tai juuri sen kortin, jota { $name1 } odotti.
lesson-monopoly-card-game-the-large-game-5 = Kuka lopettaa kierroksen?
    .before = Kortit annetaan kohta vasemmalle, ja sitä ennen kysytään jokaiselta. Ensimmäisenä vastaa { $name2 }. Vain sinä ja { $name4 } voitte lopettaa, ja kumpikin haluaa.
    .after = Kierroksen lopettaa se, joka on vuorojärjestyksessä ensin, eikä kortteja enää anneta vasemmalle.
    .wrong = Kierrä pöytää vasemmalle. Aloittaa { $name2 }, ja ensimmäinen, joka voi lopettaa, lopettaa.
lesson-monopoly-card-game-the-large-game-6 = Lopetat kierroksen: kuka voittaa ottelun?
    .before = Kaikki kädet ovat näkyvissä. Sinulla on 4 400 dollaria ja pelaajalla { $name1 } 6 500. Viidellä pelaajalla voittoon tarvitaan 7 000.
    .after = Pöydän vaihtokortit olivat palkkiosi. Niistä tuli kaksi taloa lisää, ja ylitit 7 000 dollaria.
    .wrong = Laske kätesi yhdessä pöydän vaihtokorttien kanssa ja sitten pelaajan { $name1 } käsi. Viidellä pelaajalla riittää 7 000 dollaria.

lesson-monopoly-card-game-with-reward = Lopetat kierroksen: montako dollaria kädestäsi ja palkkiosta saa yhteensä?
    .before = Pelaajia on viisi, joten palkkio on kaikki pöydän viisi vaihtokorttia. Mr. Monopoly -korttien palkintoa ei lasketa tässä mukaan.
    .after = Talot järjestyksessä, nappulat, GO-kortit tai puuttuva tontti: mistä oli hyötyä, se laskettiin, ja muu palkkio pantiin syrjään.
    .wrong = Lisää vaihtokortit käteesi ja laske rivi riviltä. Talo tarvitsee edeltäjänsä ja tontti koko ryhmänsä.
