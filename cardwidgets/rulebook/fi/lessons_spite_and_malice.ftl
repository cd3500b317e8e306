# The lessons of Spite & Malice, in Finnish. The learner is seat 0, so name1 is the other player.

lesson-spite-and-malice-middle = Pöydän keskellä

lesson-spite-and-malice-middle-1 = Minkä pinoistasi sinun pitää saada tyhjäksi, jotta voitat kierroksen?
    .before = Pelaajia on kaksi, ja kummallakin on käsi, sivupinoja ja purkupino.
    .after = Vain purkupino ratkaisee. Muut saavat olla niin täynnä kuin ovat.
    .wrong = Käsi täyttyy joka vuorolla uudelleen, ja sivupinot saavat jäädä paikoilleen. Kierroksen päättää vain yksi pino.
lesson-spite-and-malice-middle-2 = Montako korttia nostopakassa olisi, jos kahden pakan sijasta sekoitettaisiin yhteen kolme?
    .before = Tässä on juuri jaettu kahdesta 52 kortin pakasta. Jakamatta jääneistä korteista tuli nostopakka.
    .after = Kumpikin saa 20 korttia ja vielä viisi, siis jakoon menee 50. Kaikki loput jäävät nostopakkaan.
    .wrong = Laske, mitä jakoon menee: kaksi purkupinoa ja kaksi kättä. Vain pakkojen määrä muuttuu.
lesson-spite-and-malice-middle-3 = Millä näistä purkupinosi päällimmäisistä olisit myös saanut aloittaa?
    .before = Suurempi purkupinon kortti aloittaa. Sinulla on patajätkä ja vastustajalla ruutukymppi, joten vuoro on sinun.
    .after = Rouva on suurin ja kuningas pienin kaikista: se käy mistä kortista tahansa, joten omaa arvoa sillä ei ole.
    .wrong = Kortin pitää olla kymppiä suurempi. Muista, että kuningas on tässä kaikkein pienin.
lesson-spite-and-malice-middle-4 = Pelaa tällä vuorolla kolme korttia samaan pinoon.
    .before = Keskipino alkaa ässästä ja nousee pykälä kerrallaan. Mailla ei ole väliä.
    .after = Ässä, kakkonen, kolmonen: pykälä kerrallaan, ja vuorolla saa pelata niin monta korttia kuin haluaa.
    .wrong = Sivupinoon jätetty kortti päättää vuorosi, eikä kolmea korttia ole vielä pelattu.
lesson-spite-and-malice-middle-5 = Mitkä kätesi kortit voit pelata keskelle, kun kaikki kolme paikkaa ovat varattuja?
    .before = Jokaisesta pinosta näkee, mitä korttia se odottaa, ja pinoille on kolme paikkaa.
    .after = Ässän pitää odottaa, kunnes jokin kolmesta paikasta vapautuu.
    .wrong = Katso jokaisesta pinosta, mitä se seuraavaksi tarvitsee. Kaikki kolme paikkaa ovat varattuja, joten uutta pinoa ei voi aloittaa.

lesson-spite-and-malice-fits = Mitkä kätesi kortit voit nyt pelata keskelle?
    .before = Kolme paikkaa, kolme odotettua korttia ja viisi korttia kädessäsi.
    .after = Kortti käy sinne, missä juuri sitä odotetaan, maasta riippumatta. Ässälle pitää olla tyhjä paikka, ja kuningas käy minne tahansa.
    .wrong = Seuraavan kortin pitää olla tasan pykälän suurempi kuin pinon päällimmäinen.

lesson-spite-and-malice-kings = Kuninkaat

lesson-spite-and-malice-kings-1 = Missä pinossa kuninkaasi olisi jätkä?
    .before = Kuningas käy siitä kortista, jota pino odottaa.
    .after = Kympin päällä kuningas on jätkä.
    .wrong = Jätkää odotetaan siellä, missä päällimmäisenä on kymppi. Katso, mitä kukin pino odottaa.
lesson-spite-and-malice-kings-2 = Montako neljästä kuninkaastasi voit pelata peräkkäin keskipinoon 1, kunnes se on täynnä?
    .before = Kolme kuningasta on kädessäsi, ja neljäs on purkupinosi päällimmäinen.
    .after = Kuninkaita saa pelata peräkkäin. Kukin lasketaan siksi kortiksi, josta se käy, ja kaksitoista korttia on täysi pino.
    .wrong = Mikään ei estä kuninkaita seuraamasta toisiaan, mutta pino on täynnä heti, kun siinä on rouva, oikea tai ei.
lesson-spite-and-malice-kings-3 = Pelaa purkupinostasi patakolmonen tällä vuorolla.
    .before = Kolmosta ei odoteta missään, eikä sinulla ole ässää. Vai onko?
    .after = Kuningas voi aloittaa pinon ässän sijasta.
    .wrong = Kolmosesi tarvitsee kakkosen ja kakkosesi jotakin alleen. Siksi käy vain yksi kuningas.
lesson-spite-and-malice-kings-4 = Mihin voisit tässä ottelussa pelata kuninkaasi?
    .before = Jotkut haluavat jokaisen pinon pohjalle oikean ässän, ja niin pelataan tässä.
    .after = Vaikka pinon pitää alkaa oikealla ässällä, kuningas käy yhä jokaiseen aloitettuun pinoon.
    .wrong = Tyhjään paikkaan käy tässä vain ässä. Muualla kaikki on niin kuin aina.

lesson-spite-and-malice-king-first = Mihin sinun pitää pelata kuninkaasi, jotta purkupinosi päällimmäinen käy sen päälle?
    .before = Kädessäsi on kuningas. Purkupinosi päällimmäinen ei vielä käy mihinkään.
    .after = Kuninkaasta tuli juuri se kortti, joka purkupinosi päällimmäisen alta puuttui.
    .wrong = Mieti, mikä kuningas siellä olisi ja mitä sen jälkeen odotettaisiin.

lesson-spite-and-malice-payoff = Ensin purkupino

lesson-spite-and-malice-payoff-1 = Pelaa purkupinostasi ruutuseiska tällä vuorolla.
    .before = Kaksi seiskaa haluaa samaan paikkaan.
    .after = Kun kumpikin käy, purkupinon kortti menee edelle. Sen alta käännetään esiin seuraava.
    .wrong = Paikka, jonka purkupinosi kortti tarvitsi, on mennyt. Raivaa sille tietä muilla korteilla, äläkä ohita sitä.
lesson-spite-and-malice-payoff-2 = Pelaa purkupinostasi herttaysi tällä vuorolla.
    .before = Se on ysi, ja keskipino 1 odottaa viitosta. Laske ysistä taaksepäin: missä ovat kasi, seiska ja kuutonen?
    .after = Kun kaksi korttia käy, pelaa se, jonka alta paljastuu jotakin. Ja kuningas menee sinne, minne mikään muu ei käy.
    .wrong = Seiska on kolmosen alla, ja kasiksi käy vain yksi kuningas.
lesson-spite-and-malice-payoff-3 = Mitkä kätesi kortit saat tässä ottelussa pelata juuri nyt?
    .before = Yleensä korttia ei ole pakko pelata vain siksi, että se käy. Tässä ottelussa yksi asia on toisin: ässä, joka käy, on pelattava ennen mitään muuta.
    .after = Kun ässät on pakko pelata, kaikki muu odottaa niitä. Tavallisesti saat pantata mitä tahansa korttia niin kauan kuin haluat.
    .wrong = Yksi paikka on tyhjä, ja sinulla on ässiä. Tässä ottelussa mikään muu ei liiku ennen niitä.

lesson-spite-and-malice-away = Raivaa tie keskelle ja pelaa purkupinostasi { $card } tällä vuorolla.
    .before = Keino on olemassa. Etsi kortti, joka on pykälän pienempi kuin purkupinosi päällimmäinen, ja sitten sitä edeltävä.
    .after = Kun laskee purkupinon kortista taaksepäin, tien näkee ennen kuin koskee yhteenkään korttiin.
    .wrong = Tästä mikään näkyvä kortti ei enää vie purkupinosi päällimmäiseen asti.

lesson-spite-and-malice-sides = Sivupinot

lesson-spite-and-malice-sides-1 = Mitkä sivupinojesi kortit voit pelata nyt?
    .before = Sivupinon kaikki kortit ovat näkyvissä, mutta pois ne lähtevät vain päältä.
    .after = Alempien pitää odottaa, vaikka ne muuten kävisivät.
    .wrong = Kustakin sivupinosta voi pelata vain päällimmäisen, ja senkin vain, jos jokin keskipino odottaa sitä.
lesson-spite-and-malice-sides-2 = Pelaa purkupinostasi herttanelonen tällä vuorolla.
    .before = Tarvitset kakkosen ja kolmosen, ja kumpikin on syvällä. Kaiva ne esiin.
    .after = Jokainen pois pelattu kortti paljastaa toisen. Käden kortit voivat odottaa, peitetyt eivät.
    .wrong = Toinen kortti vei paikan, jonka päällä oleva kortti olisi tarvinnut, ja se, mitä sen alla on, jäi hautaan.
lesson-spite-and-malice-sides-3 = Pääse viimeistään seuraavalla vuorollasi eroon purkupinosi päällimmäisestä.
    .before = Mikään ei käy nyt, joten jätä jokin kortti sivupinoon. Sen jälkeen { $name1 } jättää kortin, ja sinä nostat viitosen.
    .after = Jätä kortti sinne, missä se ei peitä mitään tarpeellista, mieluiten pykälän suuremman päälle: siitä se lähtee oikeassa järjestyksessä.
    .wrong = Peitit kortin, jota ysisi olisi tarvinnut.

lesson-spite-and-malice-park = Minkä sivupinojesi päälle { $card2 } voi jäädä, jotta pääset seuraavalla vuorollasi eroon purkupinosi päällimmäisestä?
    .before = Tiedät, että seuraavaksi nostat { $card_gen } ja että keskellä kaikki pysyy ennallaan.
    .after = Se, mitä tarvitset, pitää jättää päällimmäiseksi. Muut kortit saa peittää.
    .wrong = Siellä kortti peittäisi jonkin, jota purkupinosi päällimmäinen tarvitsee, tai jokin toinenkin pino olisi käynyt.

lesson-spite-and-malice-hand = Käsi tyhjäksi

lesson-spite-and-malice-hand-1 = Pelaa tällä vuorolla kätesi tyhjäksi.
    .before = Mikään korteistasi ei vie purkupinosi päällimmäiseen asti. Mutta entä viisi uutta korttia?
    .after = Kun käsi tyhjenee, nostat heti viisi korttia ja jatkat.
    .wrong = Kun jätit kortin sivupinoon, vuorosi päättyi, eikä uusia kortteja tullut. Kaikille kolmelle kortillesi on paikka.
lesson-spite-and-malice-hand-2 = Montako korttia nostat seuraavan vuorosi alussa?
    .before = Kädessäsi on viisi korttia. Oletetaan, että pelaat ässän ja kakkosen ja jätät rouvan sivupinoon, ja sitten { $name1 } jättää kortin.
    .after = Jokaisen vuoron alussa nostat, kunnes kädessäsi on viisi. Pelattujen tilalle tulee siis uusia.
    .wrong = Laske, mitä käteen jää: sivupinoon jätetty kortti lähtee siitä sekin.
lesson-spite-and-malice-hand-3 = Pelaa kätesi kaikki neljä korttia keskelle tällä vuorolla.
    .before = Sivupinoista voi olla apua. Ne voivat myös olla tiellä.
    .after = Pelasit sivupinosta silloin, kun se teki tilaa kädelle, ja annoit muun olla.
    .wrong = Yksi kätesi korteista menetti paikkansa. Sivupinossa oleva kortti voi odottaa.

lesson-spite-and-malice-most = Montako kätesi korttia voit tällä vuorolla enintään pelata?
    .before = Sivupinoista ja purkupinon kortista voi olla apua. Ota huomioon vain kortit, jotka näet.
    .after = Paras järjestys kannattaa etsiä ennen kuin pelaa ensimmäisen kortin.
    .wrong = Etsi järjestys, jossa kortit auttavat toisiaan. Jos kaksi haluaa samaan paikkaan, vain toinen mahtuu siihen.
lesson-spite-and-malice-empty = Löydä tällä vuorolla jokaiselle kätesi kortille paikka keskeltä.
    .before = Viisi uutta korttia odottaa, jos jokainen omasi löytää paikan.
    .after = Ei yhtään jäljellä, joten viisi uutta tulee heti.
    .wrong = Kädessäsi on kortti, jolle ei enää löydy paikkaa.

lesson-spite-and-malice-stock = Täydet pinot ja nostopakka

lesson-spite-and-malice-stock-1 = Pelaa purkupinostasi herttaässä tällä vuorolla.
    .before = Se on ässä, ja kaikki kolme paikkaa ovat varattuja.
    .after = Pinon täyttää rouva tai sen sijasta kuningas. Kaikki kaksitoista korttia menevät heti nostopakkaan, ja paikka vapautuu.
    .wrong = Jätkästäsi ei ole muuksi kuin jätkäksi, mutta kuningas voi olla sen jälkeen rouva. Ja pino, joka ei ole täysi, jää pöytään.
lesson-spite-and-malice-stock-2 = Täytät keskipinon 1 viimeisellä kortillasi: montako korttia nostopakassa on sen jälkeen?
    .before = Nyt nostopakassa on kolme korttia. Mieti kaikkea, mitä tapahtuu.
    .after = Ensin kaksitoista korttia menee nostopakkaan, ja sitten nostat siitä uuden käden.
    .wrong = Kaksitoista korttia tulee lisää. Mutta kätesikin on tyhjä.
lesson-spite-and-malice-stock-3 = Päätä vuorosi niin, että { $name1 } voi nostaa ja kierros jatkuu.
    .before = Olet selvästi edellä, mutta nostopakassa on kaksi korttia, ja { $name1 } tarvitsee kolme. Jos pakka loppuu, kierros päättyy tasan.
    .after = Täysi pino täydentää nostopakan. Sillä voit päättää, jatkuuko kierros.
    .wrong = Nostopakka loppui, eikä kukaan saa pisteitä. Täytä ensin pino ja säästä siihen asti yksi kortti kädessä.
lesson-spite-and-malice-stock-4 = Jätät jätkän sivupinoon, ja sitten { $name1 } nostaa kolme korttia: montako korttia nostopakassa pitää vähintään olla, jotta kierros jatkuu?
    .before = Kierros päättyy tasan, kun nostopakka loppuu. Mutta milloin se tarkkaan ottaen on loppu?
    .after = Kierros päättyy tasan heti, kun viimeinen kortti nostetaan, vaikka kortteja olisi juuri riittänyt.
    .wrong = Nostopakkaan pitää jäädä ainakin yksi kortti.
lesson-spite-and-malice-stock-5 = Entä montako korttia nostopakassa pitää tässä ottelussa vähintään olla, jotta kierros jatkuu, kun { $name1 } nostaa kolme?
    .before = Tässä pelataan toisella tavalla: kierros päättyy tasan vasta, kun kortit eivät riitä nostoon.
    .after = Näin pelattaessa viimeisenkin kortin saa nostaa, ja kierroksen päättää vasta nosto, joka jää vajaaksi.
    .wrong = Tässä ottelussa nosto saa tyhjentää pakan, kunhan kortit riittävät.

lesson-spite-and-malice-spite = Kiusaa

lesson-spite-and-malice-spite-1 = Päätä vuorosi niin, ettei { $name1 } pääse näkyvillä korteilla eroon purkupinonsa päällimmäisestä.
    .before = Mikään ei tänään vie sinun rouvaasi asti. Mutta { $name1 } on kääntänyt esiin kuutosen, ja kuutosta odotetaan.
    .after = Pelaa sen kortin ohi, jota toinen tarvitsee, ja säästä se, joka veisi siihen.
    .wrong = Kuutonen käy jonnekin, ja pois se menee. Katso vastustajan purkupinoa vielä kerran, ennen kuin jätät kortin.
lesson-spite-and-malice-spite-2 = Missä pinossa { $name1 } pääsee näkyvillä korteilla eroon purkupinonsa päällimmäisestä?
    .before = Vastustajan sivupinotkin ovat näkyvissä. Tutki niitä.
    .after = Kaksi korttia sivupinoista ja sitten purkupinosta. Kaiken saattoi nähdä.
    .wrong = Laske ylöspäin siitä, mitä pino odottaa: onko jokainen niistä korteista jonkin sivupinon päällimmäisenä, tai onko se silloin?
lesson-spite-and-malice-spite-3 = Pääse eroon purkupinosi päällimmäisestä niin, ettei { $name1 } sen jälkeen pääse näkyvillä korteilla eroon kuutosestaan.
    .before = Viitosesi käy heti. Mutta mitä sen jälkeen odotettaisiin?
    .after = Ensin oma etu, sitten ovi kiinni.
    .wrong = Viitosesi avaa oven vastustajan kuutoselle. Sinullakin on kuutonen, mutta sen pitää ensin vapautua.

lesson-spite-and-malice-shut = Jätä kortti vasta, kun { $name1 } ei enää pääse näkyvillä korteilla eroon purkupinonsa päällimmäisestä.
    .before = Nyt vastustaja pääsisi eroon purkupinonsa kortista. Vielä voit tehdä asialle jotakin.
    .after = Ei tällä kertaa: mikään näkyvä kortti ei enää vie sinne asti.
    .wrong = Jokin tie on yhä auki. Vastustajan sivupinojen päällimmäisetkin lasketaan.

lesson-spite-and-malice-turn = Koko vuoron suunnittelu

lesson-spite-and-malice-turn-1 = Pelaa purkupinostasi pataässä tällä vuorolla.
    .before = Se on ässä, joten ensin pitää saada jokin pino täyteen. Rouvaksi siihen käy vain ainoa kuninkaasi.
    .after = Kahdeksan siirtoa, yksi vuoro: pino nousi seiskasta rouvaan, ja sen paikalle pääsi ässäsi.
    .wrong = Liian varhain pelattua kuningasta kaivataan lopussa.
lesson-spite-and-malice-turn-2 = Pelaa purkupinostasi herttakuutonen tällä vuorolla.
    .before = Tyhjästä paikasta on pitkä matka kuutoseen, ja ainoa ässäsi on aivan pohjalla. Mihin tarvitset kumpaakin kuningasta?
    .after = Toinen kuningas aloitti pinon, ja toisesta tuli sen viitonen. Matkalla kaivoit esiin kakkosen.
    .wrong = Kaksi aukkoa ja kaksi kuningasta: kummastakaan et voi tinkiä. Eivätkä kympitkään ole samanlaisia, sillä toinen niistä peittää jotakin.

lesson-spite-and-malice-long = Kulje pitkä tie ja pelaa purkupinostasi { $card } tällä vuorolla.
    .before = Tähän menee hetki. Älä koske yhteenkään korttiin, ennen kuin näet viimeisen siirron.
    .after = Hyvin suunniteltu: tällainen vuoro ratkaisee kierroksia.
    .wrong = Pitkä tie katkesi: mikään näkyvä kortti ei vie siitä eteenpäin.

lesson-spite-and-malice-end = Pisteet ja loppu

lesson-spite-and-malice-end-1 = Voita kierros tällä vuorolla.
    .before = Tämä on 400. vuoro. Ellei kukaan ole voittanut, kun se päättyy, kierros päättyy tasan.
    .after = Purkupinon viimeinen kortti tuo voiton heti. Mitään pinoa ei sekoitettu eikä vuoroja laskettu: mikään ei mene sen edelle.
    .wrong = Tämän vuoron jälkeen ei tule toista, ja jokin, mitä purkupinosi viimeinen kortti tarvitsi, meni tai jäi hautaan.
lesson-spite-and-malice-end-2 = Montako pistettä saat, jos pelaat nyt purkupinosi viimeisen kortin?
    .before = Tässä ottelussa kierroksen voittaja saa viisi lisäpistettä, kuten moni pelaa.
    .after = Piste jokaisesta vastustajan purkupinon kortista, eikä mitään kädestä tai sivupinoista. Viisi lisäpistettä kuuluu vain tähän otteluun.
    .wrong = Laske vain vastustajan purkupino ja lisää siihen se, mitä tässä ottelussa saa päälle.
lesson-spite-and-malice-end-3 = Montako korttia vastustajan purkupinossa pitäisi vähintään olla, jotta voittaisit tällä kierroksella ottelun?
    .before = Sinulla on 41 pistettä, ja ottelu pelataan viiteenkymmeneen. Voit nyt pelata purkupinosi viimeisen kortin.
    .after = Ottelun voittoon riittää 50 pistettä. Tällä kertaa se jäi aivan vähästä kiinni, joten pelataan vielä kierros.
    .wrong = Jokainen jäljellä oleva kortti on piste. Paljonko sinulta puuttuu viidestäkymmenestä?
lesson-spite-and-malice-end-4 = Pelaat nyt purkupinosi viimeisen kortin: kuka voittaa ottelun?
    .before = Tämä on 40. kierros, johon jokainen ottelu päättyy. Sinulla on 20 pistettä, vastustajalla 31.
    .after = 40 kierroksen jälkeen voittaa se, joka on johdossa, oli pisteitä 50 tai ei. Kaksitoista korttia ratkaisi.
    .wrong = Laske ensin mukaan tämän kierroksen pisteet: montako korttia vastustajan purkupinossa on?
lesson-spite-and-malice-end-5 = Kuka aloittaa seuraavan kierroksen?
    .before = Sinä aloitit tämän kierroksen ja voitit sen. Seuraavassa jaossa käännät purkupinostasi esiin { $card_gen }, ja { $name1 } kääntää omastaan { $card2_gen }.
    .after = Voittajalla ei ole väliä: purkupinojen kortit ratkaisevat joka kerta uudelleen. Kuningas on pienin kaikista.
    .wrong = Vain uudet purkupinojen kortit ratkaisevat, eikä kuninkaalla ole omaa arvoa.

lesson-spite-and-malice-score = Montako pistettä sinulla on yhteensä, kun olet pelannut purkupinosi viimeisen kortin?
    .before = { $bonus ->
        [0] Se käy, joten voitat tämän kierroksen.
       *[other] Se käy, joten voitat tämän kierroksen. Tässä ottelussa siitä saa { $bonus } lisäpistettä.
    }
    .after = Piste jokaisesta vastustajan purkupinoon jääneestä kortista, ja siihen päälle entiset pisteesi.
    .wrong = Entiset pisteesi ja piste jokaisesta vastustajan purkupinon kortista. Muuta ei tule, ellei ottelu anna lisäpisteitä.
