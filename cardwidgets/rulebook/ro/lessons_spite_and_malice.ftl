# The lessons of Spite & Malice, in Romanian. The learner is seat 0, so name1 is the other player.

lesson-spite-and-malice-middle = La mijloc

lesson-spite-and-malice-middle-1 = Ce trebuie să golești ca să câștigi runda?
    .before = Joacă doi, și fiecare are o mână, teancuri laterale și o grămadă.
    .after = Numai grămada contează. Restul poate fi oricât de plin.
    .wrong = Mâna se umple la fiecare rând, iar teancurile laterale pot rămâne unde sunt. Numai unul dintre aceste locuri încheie runda.
lesson-spite-and-malice-middle-2 = Câte cărți ar avea talonul dacă s-ar amesteca trei pachete în loc de două?
    .before = Tocmai s-a împărțit din două pachete de 52 de cărți. Ce nu s-a împărțit e talonul.
    .after = Fiecare dintre voi primește 20 de cărți și încă cinci, deci 50 în total. Tot restul rămâne în talon.
    .wrong = Numără ce ia împărțirea: două grămezi și două mâini. Se schimbă numai numărul pachetelor.
lesson-spite-and-malice-middle-3 = Cu care dintre aceste cărți deasupra grămezii ai fi început tot tu?
    .before = Începe cartea mai mare de pe grămadă. Tu ai valetul de pică, celălalt are zece de caro, așa că începi tu.
    .after = Dama e cea mai mare, iar popa e cel mai mic dintre toate: ține loc de orice carte, deci nu are o valoare a lui.
    .wrong = Aici cartea trebuie să fie mai mare decât zece. Nu uita că popa e cel mai mic.
lesson-spite-and-malice-middle-4 = Joacă trei cărți pe același teanc, fără să îți închei rândul.
    .before = Un teanc central începe cu un as și urcă treaptă cu treaptă. Culoarea nu contează.
    .after = As, doi, trei: câte o treaptă, și câte cărți vrei într-un singur rând.
    .wrong = O carte pusă pe un teanc lateral îți încheie rândul, iar trei cărți nu s-au jucat încă.
lesson-spite-and-malice-middle-5 = Ce cărți din mână poți juca la mijloc, când toate cele trei locuri sunt ocupate?
    .before = La fiecare teanc se vede ce carte așteaptă, iar pentru teancuri sunt trei locuri.
    .after = Asul trebuie să aștepte până se eliberează unul dintre cele trei locuri.
    .wrong = Uită-te la fiecare teanc și la ce îi trebuie acum. Toate cele trei locuri sunt ocupate, deci nu poți deschide alt teanc.

lesson-spite-and-malice-fits = Ce cărți din mână poți juca acum la mijloc?
    .before = Trei locuri, trei cărți așteptate și cinci cărți în mână.
    .after = O carte merge unde îi vine rândul, indiferent de culoare. Asul vrea un loc gol, iar popa merge oriunde.
    .wrong = Cartea următoare trebuie să fie cu exact o treaptă mai sus decât cea de sus de pe teanc.

lesson-spite-and-malice-kings = Popii

lesson-spite-and-malice-kings-1 = Pe care teanc ar fi popa tău valet?
    .before = Popa ține loc de cartea așteptată acolo unde îl pui.
    .after = Pus pe un zece, popa e valet.
    .wrong = Un valet se așteaptă acolo unde ultima carte e un zece. Uită-te ce așteaptă fiecare teanc.
lesson-spite-and-malice-kings-2 = Câți dintre cei patru popi ai tăi poți juca unul după altul pe teancul central 1, până e complet?
    .before = Trei popi sunt în mâna ta, iar al patrulea e deasupra grămezii tale.
    .after = Popii pot veni unul după altul. Fiecare se numără drept cartea căreia îi ține locul, iar douăsprezece cărți fac un teanc complet.
    .wrong = Nimic nu îi desparte pe popi, dar teancul e complet de îndată ce are damă, adevărată sau nu.
lesson-spite-and-malice-kings-3 = Joacă din grămadă trei de pică, fără să îți închei rândul.
    .before = Un trei nu se așteaptă nicăieri, iar as nu ai. Sau ai?
    .after = Un popă poate deschide un teanc în locul asului.
    .wrong = Treiul tău are nevoie de un doi, iar doiul de ceva sub el. Numai un singur popă poate fi acel ceva.
lesson-spite-and-malice-kings-4 = Unde ți-ai putea juca popa în această partidă?
    .before = Unii vor la baza fiecărui teanc un as adevărat, și așa se joacă aici.
    .after = Chiar dacă un teanc trebuie să înceapă cu un as adevărat, popa merge mai departe pe orice teanc deja început.
    .wrong = Aici un loc gol nu primește decât un as. În rest, totul e ca de obicei.

lesson-spite-and-malice-king-first = Unde trebuie să joci popa, ca după el să meargă acolo cartea de deasupra grămezii tale?
    .before = Ai un popă în mână. Cartea de deasupra grămezii tale nu se potrivește încă nicăieri.
    .after = Popa devine tocmai cartea care lipsea dinaintea celei de pe grămadă.
    .wrong = Întreabă-te ce ar fi popa acolo și ce s-ar aștepta după el.

lesson-spite-and-malice-payoff = Întâi grămada

lesson-spite-and-malice-payoff-1 = Joacă din grămadă șapte de caro, fără să îți închei rândul.
    .before = Două cărți de șapte vor să ajungă în același loc.
    .after = Când se potrivesc amândouă, cartea de pe grămadă are întâietate. Sub ea se întoarce următoarea.
    .wrong = Locul de care avea nevoie cartea de pe grămadă e ocupat. Celelalte cărți trebuie să îi deschidă drumul, nu să i-o ia înainte.
lesson-spite-and-malice-payoff-2 = Joacă din grămadă nouă de cupă, fără să îți închei rândul.
    .before = E un nouă, iar teancul central 1 așteaptă un cinci. Numără înapoi de la nouă: unde sunt optul, șaptele și șasele?
    .after = Dintre două cărți care se potrivesc, joac-o pe cea care descoperă ceva. Iar popa merge acolo unde nu merge nimic altceva.
    .wrong = Șaptele e sub un trei, iar opt poate fi numai un singur popă.
lesson-spite-and-malice-payoff-3 = Ce cărți din mână ai voie să joci chiar acum în această partidă?
    .before = De obicei nu ești obligat să joci o carte doar pentru că se potrivește. În această partidă un lucru e altfel: un as care se potrivește trece înaintea oricărei alte cărți.
    .after = Unde așii sunt obligatorii, toate celelalte îi așteaptă. De obicei poți păstra orice carte cât vrei.
    .wrong = Un loc e gol, iar tu ai ași. În această partidă nimic nu se mișcă înaintea lor.

lesson-spite-and-malice-away = Deschide drumul spre mijloc și joacă din grămadă { $card_the }, fără să îți închei rândul.
    .before = Există un drum. Caută cartea cu o treaptă mai jos decât cea de pe grămadă, apoi pe cea dinaintea ei.
    .after = Cine numără înapoi de la cartea de pe grămadă vede drumul înainte să atingă vreo carte.
    .wrong = De aici, nicio carte pe care o vezi nu mai duce la cea de pe grămadă.

lesson-spite-and-malice-sides = Teancurile laterale

lesson-spite-and-malice-sides-1 = Ce cărți de pe teancurile tale laterale poți juca acum?
    .before = Pe un teanc lateral toate cărțile sunt la vedere, dar pleacă de acolo numai de sus.
    .after = Ce e dedesubt trebuie să aștepte, chiar dacă s-ar potrivi.
    .wrong = De pe fiecare teanc lateral se poate juca numai cartea de sus, și asta numai dacă un teanc central o așteaptă.
lesson-spite-and-malice-sides-2 = Joacă din grămadă patru de cupă, fără să îți închei rândul.
    .before = Îți trebuie un doi și un trei, iar amândouă sunt la fund. Scoate-le la lumină.
    .after = Fiecare carte pe care o ridici descoperă alta. Cărțile din mână pot aștepta, cele acoperite nu.
    .wrong = Altă carte a luat locul de care avea nevoie cea de deasupra, iar ce e sub aceea rămâne îngropat.
lesson-spite-and-malice-sides-3 = Scapă cel târziu la rândul următor de cartea de deasupra grămezii tale.
    .before = Acum nu se potrivește nimic, așa că decartează ceva. Apoi { $name1 } decartează la rândul său, iar tu tragi un cinci.
    .after = Pune cartea unde nu acoperă nimic de folos, cel mai bine pe cea imediat mai mare: așa se întorc în ordine.
    .wrong = Ai acoperit o carte care ducea la nouă.

lesson-spite-and-malice-park = Pe care teancuri laterale poți pune { $card2_the }, ca la rândul următor să scapi de cartea de deasupra grămezii tale?
    .before = Știi că imediat după aceea tragi { $card_the } și că la mijloc nu se schimbă nimic.
    .after = Ce o să îți trebuiască trebuie să rămână deasupra. Toate celelalte pot fi acoperite.
    .wrong = Acolo ar acoperi o carte care duce la cea de pe grămadă, sau mai era bun și alt teanc.

lesson-spite-and-malice-hand = Mâna goală

lesson-spite-and-malice-hand-1 = Joacă toate cărțile din mână, fără să îți închei rândul.
    .before = Nimic din ce ai nu duce la cartea de pe grămadă. Dar poate cinci cărți noi?
    .after = Cine își joacă toată mâna trage imediat cinci cărți și joacă mai departe.
    .wrong = Cu o decartare rândul s-a încheiat, iar cărți noi n-au venit. Toate cele trei cărți ale tale au unde să meargă.
lesson-spite-and-malice-hand-2 = Câte cărți tragi la începutul rândului următor?
    .before = Ai cinci cărți în mână. Să zicem că joci asul și doiul, decartezi dama, iar apoi decartează și { $name1 }.
    .after = La începutul fiecărui rând tragi până ai cinci în mână. În locul cărților jucate vin deci altele noi.
    .wrong = Numără ce rămâne în mână: pleacă din ea și cartea decartată.
lesson-spite-and-malice-hand-3 = Joacă la mijloc toate cele patru cărți din mână, fără să îți închei rândul.
    .before = Teancurile laterale te pot ajuta. Dar îți pot sta și în cale.
    .after = Ai jucat de pe un teanc lateral când făcea loc pentru mână, iar restul l-ai lăsat acolo.
    .wrong = Una dintre cărțile din mână și-a pierdut locul. O carte de pe un teanc lateral poate aștepta.

lesson-spite-and-malice-most = Câte cărți din mână poți juca cel mult acum, fără să îți închei rândul?
    .before = Te pot ajuta teancurile laterale și cartea de pe grămadă. Bizuie-te numai pe cărțile pe care le vezi.
    .after = Merită să găsești cea mai bună ordine înainte să joci prima carte.
    .wrong = Caută ordinea în care cărțile se ajută între ele. Dacă două vor același loc, încape numai una.
lesson-spite-and-malice-empty = Găsește la mijloc loc pentru fiecare carte din mână, fără să îți închei rândul.
    .before = Te așteaptă cinci cărți noi, dacă fiecare dintre ale tale își găsește locul.
    .after = Nicio carte în mână, așa că vin imediat cinci noi.
    .wrong = Ai în mână o carte care nu mai are unde să meargă.

lesson-spite-and-malice-stock = Teancurile complete și talonul

lesson-spite-and-malice-stock-1 = Joacă din grămadă asul de cupă, fără să îți închei rândul.
    .before = E un as, iar toate cele trei locuri sunt ocupate.
    .after = Teancul îl completează o damă sau un popă în locul ei. Toate cele douăsprezece cărți intră imediat în talon, iar locul e liber.
    .wrong = Valetul nu poate fi decât valet, pe când popa poate fi dama de după el. Iar un teanc incomplet rămâne pe masă.
lesson-spite-and-malice-stock-2 = Cu ultima carte din mână completezi teancul central 1: câte cărți are talonul după aceea?
    .before = Acum în talon sunt trei cărți. Gândește-te la tot ce se întâmplă.
    .after = Întâi intră în talon cele douăsprezece cărți, apoi tragi din el o mână nouă.
    .wrong = Vin douăsprezece cărți. Dar și mâna ta e goală.
lesson-spite-and-malice-stock-3 = Încheie-ți rândul așa încât { $name1 } să poată trage și runda să meargă mai departe.
    .before = Ești mult înainte, dar în talon mai sunt două cărți, iar { $name1 } are nevoie de trei. Dacă talonul se termină, e egalitate.
    .after = Un teanc complet umple din nou talonul. Cu el poți hotărî dacă runda merge mai departe.
    .wrong = Talonul s-a terminat și nimeni nu primește puncte. Completează întâi un teanc, iar până atunci păstrează o carte în mână.
lesson-spite-and-malice-stock-4 = Decartezi valetul, apoi { $name1 } trage trei cărți: câte trebuie să aibă cel puțin talonul, ca runda să meargă mai departe?
    .before = Runda se încheie la egalitate când se termină talonul. Dar când anume?
    .after = E egalitate în clipa în care se trage ultima carte, chiar dacă ajungeau la fix.
    .wrong = În talon trebuie să rămână cel puțin o carte.
lesson-spite-and-malice-stock-5 = Dar câte cărți trebuie să aibă cel puțin talonul în această partidă, ca runda să meargă mai departe după ce { $name1 } trage trei?
    .before = Aici se joacă altfel: e egalitate abia când cărțile nu mai ajung pentru o tragere.
    .after = Jucând așa, se poate trage și ultima carte, iar runda o încheie abia tragerea căreia îi lipsesc cărți.
    .wrong = În această partidă o tragere poate goli talonul, dacă îi ajung cărțile.

lesson-spite-and-malice-spite = Răutate

lesson-spite-and-malice-spite-1 = Încheie-ți rândul așa încât { $name1 } să nu poată ajunge, cu cărți la vedere, la cartea de deasupra grămezii sale.
    .before = Azi nimic nu duce la dama ta. Dar { $name1 } are pe grămadă un șase, iar un șase se așteaptă.
    .after = Joacă peste cartea de care are nevoie celălalt și păstreaz-o pe cea care ar duce la ea.
    .wrong = Un șase se potrivește undeva, și s-a dus. Mai uită-te o dată la grămada celuilalt înainte să decartezi.
lesson-spite-and-malice-spite-2 = Pe care teanc poate ajunge { $name1 }, cu cărți la vedere, la cartea de deasupra grămezii sale?
    .before = Și teancurile laterale ale celuilalt sunt la vedere. Uită-te bine la ele.
    .after = Două cărți de pe teancurile laterale, apoi cea de pe grămadă. Totul se putea vedea.
    .wrong = Numără în sus de la ce așteaptă teancul: e fiecare dintre acele cărți deasupra unui teanc lateral sau va fi atunci?
lesson-spite-and-malice-spite-3 = Scapă de cartea de deasupra grămezii tale, fără ca { $name1 } să mai poată ajunge, cu cărți la vedere, la acel șase.
    .before = Cinciul tău se potrivește pe loc. Dar ce s-ar aștepta după el?
    .after = Întâi îți vezi de ale tale, apoi închizi ușa.
    .wrong = Cinciul tău îi deschide ușa șaselui din cealaltă grămadă. Ai și tu un șase, dar trebuie întâi descoperit.

lesson-spite-and-malice-shut = Decartează abia când { $name1 } nu mai poate ajunge, cu cărți la vedere, la cartea de deasupra grămezii sale.
    .before = Deocamdată, celălalt scapă de o carte din grămadă. Încă mai poți face ceva.
    .after = Nu și de data asta: nimic din ce e la vedere nu mai duce acolo.
    .wrong = Un drum e încă deschis. Se pun la socoteală și cărțile de sus de pe teancurile laterale ale celuilalt.

lesson-spite-and-malice-turn = Planul unui rând întreg

lesson-spite-and-malice-turn-1 = Joacă din grămadă asul de pică, fără să îți închei rândul.
    .before = E un as, așa că întâi trebuie completat un teanc. Dama lui nu poate fi decât singurul tău popă.
    .after = Opt mutări, un singur rând: un teanc a urcat de la șapte la damă, iar în locul lui a ajuns asul tău.
    .wrong = Popa cheltuit prea devreme lipsește la sfârșit.
lesson-spite-and-malice-turn-2 = Joacă din grămadă șase de cupă, fără să îți închei rândul.
    .before = De la un loc gol până la un șase e drum lung, iar singurul tău as e chiar la fund. La ce folosește fiecare dintre cei doi popi?
    .after = Un popă a deschis teancul, iar celălalt i-a fost cinci. Pe drum ai scos la lumină un doi.
    .wrong = Două goluri și doi popi: nu te poți lipsi de niciunul. Nici cele două cărți de zece nu sunt la fel, fiindcă una dintre ele acoperă ceva.

lesson-spite-and-malice-long = Mergi pe drumul lung și joacă din grămadă { $card_the }, fără să îți închei rândul.
    .before = Asta ține ceva mai mult. Nu atinge nicio carte înainte să vezi ultima mutare.
    .after = Bine plănuit: asemenea rânduri hotărăsc runde.
    .wrong = Drumul lung s-a întrerupt: nicio carte la vedere nu mai duce înainte.

lesson-spite-and-malice-end = Punctele și sfârșitul

lesson-spite-and-malice-end-1 = Câștigă runda chiar acum.
    .before = E tura 400. Dacă la sfârșitul ei nu a câștigat nimeni, runda se încheie la egalitate.
    .after = Ultima carte din grămadă câștigă pe loc. Niciun teanc nu s-a amestecat, nicio tură nu s-a numărat: nimic nu trece înaintea ei.
    .wrong = Altă tură nu mai vine, iar ceva de care avea nevoie ultima carte din grămadă s-a dus sau e acoperit.
lesson-spite-and-malice-end-2 = Câte puncte primești dacă joci acum ultima carte din grămadă?
    .before = În această partidă câștigătorul unei runde primește cinci puncte în plus, cum joacă mulți.
    .after = Câte un punct pentru fiecare carte din grămada celuilalt, și nimic pentru mâini sau teancuri laterale. Cele cinci în plus țin numai de această partidă.
    .wrong = Numără doar grămada celuilalt, apoi adaugă ce dă în plus această partidă.
lesson-spite-and-malice-end-3 = Câte cărți ar trebui să mai aibă cel puțin grămada celuilalt, ca prin această rundă să câștigi partida?
    .before = Ai 41 de puncte, iar partida se joacă până la 50. Poți juca acum ultima carte din grămadă.
    .after = Partida se câștigă cu 50 de puncte sau mai multe. De data asta a lipsit foarte puțin, așa că mai e o rundă.
    .wrong = Fiecare carte rămasă e un punct. Cât îți lipsește până la 50?
lesson-spite-and-malice-end-4 = Joci acum ultima carte din grămadă: cine câștigă partida?
    .before = E runda 40, cu care se încheie orice partidă. Tu ai 20 de puncte, celălalt are 31.
    .after = După 40 de runde câștigă cine conduce, cu 50 de puncte sau fără. Douăsprezece cărți au hotărât.
    .wrong = Adună întâi punctele din această rundă: câte cărți are grămada celuilalt?
lesson-spite-and-malice-end-5 = Cine începe runda următoare?
    .before = Ai început runda aceasta și ai câștigat-o. La împărțirea următoare întorci { $card_the }, iar { $name1 } întoarce { $card2_the }.
    .after = Nu contează cine a câștigat: hotărăsc de fiecare dată cărțile de pe grămezi. Popa e cel mai mic dintre toate.
    .wrong = Contează numai cele două cărți noi de pe grămezi, iar popa nu are o valoare a lui.

lesson-spite-and-malice-score = Câte puncte ai în total după ce joci ultima carte din grămadă?
    .before = { $bonus ->
        [0] Se potrivește, deci câștigi runda aceasta.
        [one] Se potrivește, deci câștigi runda aceasta. În această partidă asta aduce un punct în plus.
        [few] Se potrivește, deci câștigi runda aceasta. În această partidă asta aduce { $bonus } puncte în plus.
       *[other] Se potrivește, deci câștigi runda aceasta. În această partidă asta aduce { $bonus } de puncte în plus.
    }
    .after = Câte un punct pentru fiecare carte rămasă în grămada celuilalt, adăugat la ce aveai.
    .wrong = Punctele de până acum și câte un punct pentru fiecare carte din grămada celuilalt. Nimic altceva, decât dacă partida dă ceva în plus.
