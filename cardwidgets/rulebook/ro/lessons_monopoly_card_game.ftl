# The lessons of Monopoly: The Card Game, in Romanian. A lesson: its title. A level: its goal in one sentence, a few words
# before it, what has been shown after it, and why another way was wrong.

lesson-monopoly-card-game-groups = Cărți și grupuri
lesson-monopoly-card-game-groups-1 = Care dintre proprietățile tale fac parte dintr-un grup complet?
    .before = Ai în mână zece cărți. În acest joc se strâng grupuri, dar se plătesc numai cele complete.
    .after = Un grup de culoare e complet când ai toate cărțile lui, fie două, fie trei. Dintre căile ferate ajung două.
    .wrong = Numără cărțile fiecărui grup: la o culoare îți trebuie toate, la utilități amândouă, la căi ferate două.
lesson-monopoly-card-game-groups-2 = Câți dolari aduc grupurile tale?
    .before = { $name1 } închide acum și fiecare e plătit pentru ce are complet. Cât valorează fiecare grup scrie în reguli (cartea deschisă de sus).
    .after = Grupul albastru-deschis aduce 100 de dolari, trei căi ferate aduc 500, iar cele două utilități 500. O carte singură nu aduce nimic.
    .wrong = Adună grupurile complete și nimic altceva. Mai multe căi ferate valorează mai mult decât două.
lesson-monopoly-card-game-groups-3 = Care dintre aceste cărți le mai poți trage?
    .before = Pachetul are 60 de cărți, iar pe unele le vezi: pe cele din mâna ta și pe cele de pe teancurile de schimb.
    .after = Fiecare proprietate și fiecare pion există o singură dată. Casele cu numărul 1 sunt cinci, cele cu 2 patru, cele cu 3 trei, cele cu 4 două, cărțile GO și Mr. Monopoly câte patru, iar cele de șansă două.
    .wrong = Numără de câte ori vezi fiecare carte și compară cu pachetul. Dacă le vezi pe toate, nu mai ai ce trage.

lesson-monopoly-card-game-houses = Case și hoteluri
lesson-monopoly-card-game-houses-1 = Ce carte trebuie să plece din mâna ta ca să poți închide?
    .before = Grupul albastru-închis e complet, iar mâna ta are zece cărți. Totuși nu poți închide.
    .after = Casele merg în ordine. Fără a treia casă, a patra nu are loc și rămâne de prisos.
    .wrong = Cărțile bonus nu te împiedică niciodată. Pune casele în șir, începând cu prima, și vezi care nu se potrivește.
lesson-monopoly-card-game-houses-2 = Câți dolari aduc împreună cele trei case ale tale?
    .before = Ai două grupuri de culoare complete și trei case. { $name1 } închide și fiecare e plătit.
    .after = O casă aduce cât grupul ei. Pe verde stau o primă casă și a doua, iar cealaltă primă casă rămâne pe violet-închis.
    .wrong = Pe un grup, fiecare număr stă o singură dată, și se socotește așezarea care aduce cel mai mult. Vezi deci ce case încap pe verde.
lesson-monopoly-card-game-houses-3 = Câți dolari valorează mâna ta, cu tot ce e construit?
    .before = Grupul roșu e complet și ai ce construi pe el. { $name1 } închide și fiecare e plătit.
    .after = Grupul aduce 250 de dolari, patru case încă 1.000, iar un hotel 500. Al doilea hotel nu are loc pe același grup, iar o singură cale ferată nu înseamnă nimic.
    .wrong = Hotelul vine după a patra casă, unul pe grup. Ce nu are loc nu aduce nimic.
lesson-monopoly-card-game-houses-4 = Pe ce proprietăți poate sta prima ta casă?
    .before = Ai mai multe grupuri complete și o casă.
    .after = Numai grupurile de culoare poartă case. Căile ferate și utilitățile aduc mult, dar pe ele nu se construiește.
    .wrong = Caută grupurile complete care au o culoare. Pe căi ferate și pe utilități nu se construiește.

lesson-monopoly-card-game-in-the-way = Ce carte te împiedică să închizi?
    .before = Ai zece cărți și un grup complet, dar o carte te împiedică.
    .after = { $card_face ->
        [H1] E { $card_the }: nu are loc pe niciun grup de culoare complet al tău.
        [H2] E { $card_the }: nu are loc pe niciun grup de culoare complet al tău.
        [H3] E { $card_the }: nu are loc pe niciun grup de culoare complet al tău.
        [H4] E { $card_the }: nu are loc pe niciun grup de culoare complet al tău.
        [HT] E { $card_the }: nu ai un grup de culoare complet cu patru case pe care să stea.
       *[other] E { $card_the }: grupul acestei cărți nu e complet.
    }
    .wrong = GO, Mr. Monopoly și pionii nu te împiedică niciodată. Caută o proprietate fără grupul ei sau o construcție care nu are unde sta.

lesson-monopoly-card-game-bonus-cards = Pioni, GO și Mr. Monopoly
lesson-monopoly-card-game-bonus-cards-1 = Câți dolari aduce pionul tău?
    .before = Grupul portocaliu e complet, cu două case, iar tu ai fierul de călcat. { $name1 } închide.
    .after = Un pion aduce încă o dată valoarea grupului, și numai atât. Casele de pe grup nu se pun.
    .wrong = Un pion aduce cât valorează grupul singur, fără casele de pe el.
lesson-monopoly-card-game-bonus-cards-2 = Câți dolari aduc împreună cei doi pioni ai tăi?
    .before = La această masă se joacă altă interpretare: un pion aduce cât grupul și tot ce stă pe el. { $name1 } închide.
    .after = Fiecare pion se socotește separat și mereu acolo unde aduce cel mai mult. Cu casa, grupul roșu valorează 500 de dolari și îl pot folosi amândoi pionii.
    .wrong = Amândoi pionii pot folosi același grup. La această masă se pune și casa de pe el.
lesson-monopoly-card-game-bonus-cards-3 = Cui i se plătesc 1.000 de dolari pentru cele mai multe cărți Mr. Monopoly?
    .before = Toate mâinile sunt la vedere. { $name1 } închide și se numără cărțile Mr. Monopoly.
    .after = Doi jucători au câte două cărți Mr. Monopoly. Niciunul nu are singur cele mai multe, așa că nu primește nimeni nimic pentru ele.
    .wrong = Numără cărțile Mr. Monopoly ale fiecăruia. Banii îi ia cine are singur cele mai multe.
lesson-monopoly-card-game-bonus-cards-4 = Câți dolari primești cu totul?
    .before = { $name1 } închide acum. Toate mâinile sunt la vedere, deci nu e nimic de ghicit.
    .after = Grupul verde aduce 350 de dolari, pionul încă 350, iar trei cărți GO 600. Și numai tu ai cele mai multe cărți Mr. Monopoly: 1.000.
    .wrong = Nu uita nimic: grupul, pionul, cărțile GO și premiul, dacă ai cele mai multe cărți Mr. Monopoly.

lesson-monopoly-card-game-who-gets-it = Cine primește cei 1.000 de dolari pentru Mr. Monopoly?
    .before = { $counts ->
        [yes] Toate mâinile sunt la vedere, iar { $name1 } închide acum. La această masă, și o mână stricată de cartea de șansă intră în comparația cărților Mr. Monopoly.
       *[no] Toate mâinile sunt la vedere, iar { $name1 } închide acum.
    }
    .after = { $counts ->
        [yes] Banii îi ia cine are singur cele mai multe. O mână stricată de cartea de șansă nu primește însă nimic, chiar dacă intră în comparație.
       *[no] Banii îi ia cine are singur cele mai multe. O mână stricată de cartea de șansă nu se pune, iar dacă doi au la fel de multe, nu primește nimeni nimic.
    }
    .wrong = Numără cărțile Mr. Monopoly ale fiecăruia și vezi cine are o carte de șansă fără să închidă.

lesson-monopoly-card-game-chance-cards = Cartea de șansă și riscul ei
lesson-monopoly-card-game-chance-cards-1 = Ce carte îți lipsește, dacă trebuie să-i țină locul cartea de șansă?
    .before = Cartea de șansă poate fi orice proprietate, casă, hotel sau pion de care are nevoie mâna ta. Spune ce carte e.
    .after = Drept Park Place, cartea de șansă completează grupul albastru-închis și nimic nu rămâne de prisos. Drept casă ar fi lăsat cartea Boardwalk singură.
    .wrong = Caută cartea care nu face parte încă din nimic și dă-i ce-i lipsește.
lesson-monopoly-card-game-chance-cards-2 = Închide și folosește cartea de șansă acolo unde aduce cel mai mult.
    .before = Mâna ta e completă, orice ar deveni cartea de șansă. Poate avea mai multe roluri, dar ele nu aduc la fel.
    .after = Patru căi ferate aduc 1.000 de dolari, iar trei numai 500. Nici a treia casă, nici un pion nu aduc aici atât.
    .wrong = A treia casă sau un pion aduc 200 de dolari pe portocaliu. Vezi ce ar fi făcut încă o cale ferată.
lesson-monopoly-card-game-chance-cards-3 = Fă în așa fel încât mâna ta să aducă bani în această rundă.
    .before = Toate mâinile sunt la vedere. Urmează { $name1 }, care închide sigur. Mâna ta valorează mult, dar nu poate închide.
    .after = Cartea de șansă îi folosește numai celui care închide. În mâna ta ar fi stricat tot restul.
    .wrong = Aveai încă o carte de șansă când a închis { $name1 }, așa că mâna ta nu a valorat nimic.
lesson-monopoly-card-game-chance-cards-4 = La cine ajung cei 1.000 de dolari pentru Mr. Monopoly?
    .before = Toate mâinile sunt la vedere, iar { $name1 } închide acum. Cele mai multe cărți Mr. Monopoly le are { $name2 }, dar mai uită-te o dată.
    .after = { $name2 } are o carte de șansă și nu a închis. O asemenea mână nu se pune deloc, nici la Mr. Monopoly, așa că banii îi ia cine are cele mai multe dintre ceilalți.
    .wrong = O mână cu o carte de șansă nu valorează nimic dacă nu închide și nici nu se compară cu celelalte.

lesson-monopoly-card-game-chance-role = De ce carte trebuie să țină loc cartea de șansă ca să poți închide?
    .before = Ai în mână zece cărți, între ele și o carte de șansă. Într-un singur rol nu lasă nimic de prisos.
    .after = Dacă ține loc de { $card }, cartea de șansă nu lasă nimic de prisos și poți închide.
    .wrong = Așa, în mână ar rămâne ceva de prisos sau cartea de șansă nu ar fi necesară acolo. Caută golul.

lesson-monopoly-card-game-a-turn = Un rând
lesson-monopoly-card-game-a-turn-1 = Cine are primul rând în runda următoare?
    .before = O rundă s-a încheiat, iar cărțile le-a împărțit { $name1 }. Ce se întâmplă la împărțirea următoare?
    .after = Împărțirea trece la stânga: { $name2 } amestecă toate cele 60 de cărți și dă fiecăruia câte zece, plus câte una pe teancurile de schimb. Începe jucătorul din stânga celui care împarte.
    .wrong = Întâi se schimbă cel care împarte: urmează jucătorul din stânga. Apoi începe jucătorul din stânga celui care împarte acum.
lesson-monopoly-card-game-a-turn-2 = Trage o carte și încheie-ți rândul astfel încât la următorul să poți închide.
    .before = Un șir de case cu un gol și o carte care nu se leagă cu nimic. Poate te ajută talonul.
    .after = Ai tras o carte și ai decartat una, deci ai iar zece. Închiderea e un rând întreg și trebuie să aștepte până la următorul.
    .wrong = Ai decartat ceva de care aveai nevoie sau ți-a rămas în mână ceva de prisos.
lesson-monopoly-card-game-a-turn-3 = Trage o carte și scapă de tot ce te împiedică să închizi la rândul următor.
    .before = Alții au făcut schimb cu tine, așa că ai 12 cărți. Le poți ține până la sfârșitul rândului tău.
    .after = La sfârșitul rândului tău ai din nou exact zece cărți, oricâte ar fi de decartat.
    .wrong = Ai renunțat la ceva necesar sau în mână ți-a rămas o carte de prisos.

lesson-monopoly-card-game-trading = Schimbul
lesson-monopoly-card-game-trading-1 = Umple golul din șirul tău de case și păstrează celelalte case și grupul albastru-închis.
    .before = Pe teancurile de schimb se văd toate cărțile. Una dintre ele e casa care îți lipsește.
    .after = Ai dat cartea ta de sus pentru cartea de sus de pe celălalt teanc și ai decartat ce era în plus.
    .wrong = A doua casă stă pe un teanc de schimb, la vedere. Nu folosește la nimic dacă o lași acolo sau dacă decartezi altă casă pentru ea.
lesson-monopoly-card-game-trading-2 = Ce carte, cu toate cele de deasupra ei, trebuie să iei ca să completezi un grup?
    .before = La schimb iei cărți de sus, de pe teancul altcuiva. Ca să ajungi la una de mai jos, le iei și pe toate de deasupra ei.
    .after = Cu Tennessee Avenue, grupul portocaliu e complet, și ajungi la ea cu două cărți. Tot atâtea dai de sus, de pe teancul tău.
    .wrong = Cartea aceea nu completează nimic. Vezi cărui grup îi lipsește o singură carte și caut-o.
lesson-monopoly-card-game-trading-3 = Completează în acest rând grupul albastru-închis, astfel încât la următorul să poți închide.
    .before = Park Place nu e deasupra teancului, așa că trebuie să schimbi două cărți. Pe teancul tău e numai una.
    .after = O carte din mână poate fi pusă întâi pe teanc și se dă împreună cu restul. Așa a plătit schimbul o carte de prisos.
    .wrong = Ai încă în mână ceva de prisos sau schimbul nu s-a făcut. Cartea pusă întâi putea fi chiar cea de prisos.
lesson-monopoly-card-game-trading-4 = Completează grupul roșu, dar păstrează Boardwalk pe teancul tău de schimb.
    .before = { $name1 } a luat de curând Park Place, așa că Boardwalk, care e deasupra teancului tău, nu trebuie să ajungă acolo. Ce dai merge în mâna celuilalt.
    .after = Cartea pusă întâi a ajuns deasupra și a fost dată în locul cărții Boardwalk.
    .wrong = Ai dat Boardwalk sau grupul roșu nu e complet. Înainte de schimb poți pune deasupra o carte din mână.

lesson-monopoly-card-game-best-trade = Până la ce carte trebuie să faci schimb ca să completezi un grup cu cât mai puține cărți?
    .before = O carte de pe teancurile de schimb ale celorlalți îți completează un grup. Apasă pe ea: toate cele de deasupra vin odată cu ea.
    .after = { $count ->
        [one] E { $card_the }, chiar deasupra: schimbi o singură carte.
        [few] E { $card_the }: ca să ajungi acolo, schimbi { $count } cărți.
       *[other] E { $card_the }: ca să ajungi acolo, schimbi { $count } de cărți.
    }
    .wrong = Așa nu se completează nimic sau se poate cu mai puține cărți. Vezi cărui grup îi lipsește o singură carte.

lesson-monopoly-card-game-going-out = Închiderea și recompensa
lesson-monopoly-card-game-going-out-1 = Închide și câștigă cel puțin 2.400 de dolari.
    .before = După schimburile celorlalți ai 12 cărți, cu două prea multe. Când închizi, alegi ce lași deoparte.
    .after = Baltic Avenue trebuia să plece, iar din rest cea mai ieftină era o carte GO.
    .wrong = Ai decartat ceva ce aduce mai mult decât o carte GO. Compară cât aduce fiecare carte înainte să te desparți de ea.
lesson-monopoly-card-game-going-out-2 = Închide cu toate cele patru case pe verde.
    .before = O casă e prea sus, iar sub ea e un gol. Până îți vine iar rândul, nu mai închide nimeni altcineva.
    .after = Într-un rând ai făcut schimbul, iar în următorul ai închis, fiindcă închiderea e un rând întreg.
    .wrong = O casă a rămas pe drum. Puteai decarta altceva.
lesson-monopoly-card-game-going-out-3 = Închizi: câți dolari valorează mâna ta împreună cu recompensa?
    .before = Următoarele cinci cărți din talon sunt a doua casă, o carte GO, Mediterranean Avenue, mașina de curse și a patra casă.
    .after = Au ajutat a doua casă, cartea GO și mașina de curse. Mediterranean Avenue și a patra casă s-au pus deoparte: ce e de prisos nu costă nimic.
    .wrong = Ia din recompensă ce aduce bani și lasă restul: o casă fără cele dinaintea ei și o proprietate singură.
lesson-monopoly-card-game-going-out-4 = Închizi cu o carte de șansă: câți dolari valorează mâna ta împreună cu recompensa?
    .before = Cartea ta de șansă ține loc de Park Place. Următoarele cinci cărți sunt chiar Park Place, a doua casă, o carte de șansă, Mediterranean Avenue și Kentucky Avenue.
    .after = Cartea adevărată ți-a eliberat cartea de șansă, care a devenit casă, la fel ca aceea din recompensă. Drept pioni ar fi adus tot atât.
    .wrong = Când recompensa aduce chiar cartea de care ține loc șansa, aceasta poate deveni casă, hotel sau pion. O carte de șansă din recompensă ține loc de orice.
lesson-monopoly-card-game-going-out-5 = Ai grijă ca mâna ta să fie plătită în această rundă.
    .before = Toate mâinile sunt la vedere. Pe un teanc de schimb stă Park Place, iar cu ea cartea de șansă ar fi liberă să aducă mai mult. Dar urmează { $name1 }, cu o mână completă.
    .after = Cartea de șansă aduce ceva numai dacă închizi tu. Pentru ceva mai bun nu era timp.
    .wrong = { $name1 } a închis cât aveai o carte de șansă, și mâna ta nu a valorat nimic.
lesson-monopoly-card-game-going-out-6 = Câștigă în această rundă cel puțin 2.700 de dolari.
    .before = Ai putea închide acum, pentru 2.000 de dolari și ce mai aduce recompensa. Dar { $name2 } a lăsat ceva pe un teanc de schimb, iar nimeni altcineva nu e aproape de închidere.
    .after = Cu grupul albastru-închis, casele și pionii tăi aduc mai mult. Aici a meritat să aștepți, căci nimeni nu putea închide înaintea ta.
    .wrong = Casele și pionii se plătesc după cel mai scump grup, iar unul mai scump e la un schimb distanță. Păstrează ce se plătește după el.

lesson-monopoly-card-game-pay-day = Ziua de plată
lesson-monopoly-card-game-pay-day-1 = Câți dolari valorează mâna ta neterminată?
    .before = { $name1 } închide și are mai multe cărți Mr. Monopoly decât tine. La această masă, căile ferate fac un grup abia de la trei.
    .after = Se plătesc grupul albastru-închis, prima casă de pe el, jobenul și GO. Restul parcă nu ar fi, iar două căi ferate sunt prea puține la această masă.
    .wrong = Socotește ce e complet și în ordine, și nimic altceva. A treia casă fără a doua nu aduce nimic, și aici nici două căi ferate.
lesson-monopoly-card-game-pay-day-2 = După al cui rând se încheie runda, dacă de acum toți doar trag și decartează?
    .before = În talon au rămas trei cărți și e rândul tău.
    .after = Runda se încheie cu rândul în care s-a luat ultima carte, fără să fi închis cineva. Recompensă nu a fost, iar cartea de șansă ți-a stricat mâna.
    .wrong = Numără cărțile din talon, începând cu tine. Rândul în care se trage ultima e și ultimul.
lesson-monopoly-card-game-pay-day-3 = Cine câștigă partida?
    .before = Toate mâinile sunt la vedere. Tu ai 9.300 de dolari, { $name1 } are 9.700, { $name2 } închide acum, iar ca să câștigi îți trebuie 10.000.
    .after = Ambele sume au trecut de 10.000 de dolari în aceeași rundă, iar a ta e mai mare.
    .wrong = Adaugă la fiecare sumă cât valorează mâna. Dacă doi ajung deodată la suma stabilită, câștigă cel cu mai mulți bani.
lesson-monopoly-card-game-pay-day-4 = Cine împarte runda următoare?
    .before = Toate mâinile sunt la vedere. Tu ai 9.200 de dolari, { $name1 } are 9.700 și a împărțit această rundă. { $name2 } închide acum, iar ca să câștigi îți trebuie 10.000.
    .after = Tu și { $name1 } aveți la fel, așa că nu a câștigat nimeni și se mai joacă o rundă. Împărțirea trece la stânga.
    .wrong = Socotește ambele sume: a câștigat cineva? Dacă nu, împărțirea trece cu un loc la stânga.
lesson-monopoly-card-game-pay-day-5 = Fă să se încheie runda înainte să poată închide { $name1 }.
    .before = Toate mâinile sunt la vedere. { $name1 } are o carte de șansă și ar închide imediat după tine. De 19 rânduri nu a tras nimeni, iar după 20 runda se încheie.
    .after = După cinci tururi de masă fără nicio carte trasă, runda se încheie fără să fi închis cineva. Cartea de șansă a stricat acea mână, iar tu ți-ai primit banii.
    .wrong = Ai tras o carte, așa că rândurile fără tragere se numără de la început, iar { $name1 } a închis.

lesson-monopoly-card-game-hand-worth = Câți dolari valorează mâna ta?
    .before = { $name1 } închide acum. Premiul pentru Mr. Monopoly nu se pune la socoteală aici.
    .after = Grupuri complete, case în ordine, pioni și cărți GO: asta s-a plătit, linie cu linie. Restul nu a valorat nimic.
    .wrong = Ia-o linie cu linie: grupuri, case fără goluri, hotel, pioni după cel mai scump grup de culoare, cărți GO. Altceva nu valorează nimic.

lesson-monopoly-card-game-extra-piles = În trei și în doi
lesson-monopoly-card-game-extra-piles-1 = Fă ca { $name1 } să nu poată lua la schimb Boardwalk și lasă-ți mâna așa cum e.
    .before = În trei, la locul gol stă un teanc suplimentar. { $name1 } a luat Park Place, e la rând după tine și se uită la teancul pe care îl are { $name2 }.
    .after = Ai schimbat între ele două cărți de sus și cu asta ți s-a dus tot rândul. De pe teancul suplimentar, Boardwalk costă două cărți, iar acolo e de dat numai una.
    .wrong = Boardwalk stă încă unde { $name1 } o poate lua la schimb. Schimb-o cu cartea de sus de pe teancul suplimentar.
lesson-monopoly-card-game-extra-piles-2 = Ia Park Place în acest rând, astfel încât la următorul să poți închide.
    .before = Park Place stă pe teancul suplimentar, iar cu el nu se face schimb obișnuit. Dar pe teancul tău ai două cărți.
    .after = Ai luat cartea de sus de pe teancul suplimentar și pe cea a talonului pentru cele două de sus ale tale, apoi ai decartat până la zece.
    .wrong = Park Place nu e în mâna ta sau ai în ea ceva de prisos. Ia de pe teancul suplimentar, apoi decartează ce nu se leagă cu nimic.
lesson-monopoly-card-game-extra-piles-3 = Care dintre aceste cărți la vedere le poți avea în mână în acest rând?
    .before = În doi, teancurile suplimentare sunt două. Pe teancul tău de schimb e o singură carte.
    .after = La un schimb poți adăuga o carte din mână, deci ajungi la două cărți. Pentru un teanc suplimentar îți trebuie două cărți pe teancul tău.
    .wrong = Întreabă-te la fiecare carte ce ar trebui să dai. O carte din mână se poate adăuga la un schimb, dar nu la un teanc suplimentar.

lesson-monopoly-card-game-the-large-game = Cinci sau șase jucători
lesson-monopoly-card-game-the-large-game-1 = Câte cărți ar avea recompensa dacă ar închide cineva acum?
    .before = Sunt șase jucători, cei mai mulți câți pot fi. S-au împărțit toate cele 60 de cărți și nu există talon.
    .after = Recompensa sunt toate cărțile de schimb de pe masă, câte una de la fiecare, și a ta. Un al șaptelea nu ar avea loc: nu ar ajunge cărțile.
    .wrong = Fără talon, recompensa trebuie să vină din altă parte: e tot ce stă pe masă la vedere.
lesson-monopoly-card-game-the-large-game-2 = Câte cărți ar trebui să aibă o mână ca să închizi, dacă ați fi șase?
    .before = Aici cinci jucători au primit câte 12 cărți și fiecare a întors una cu fața în sus. În șase se primesc câte zece.
    .after = Una dintre cele zece ar fi cartea de schimb, deci ar rămâne nouă. În cinci sunt 11.
    .wrong = Cartea care stă la vedere în fața ta e una dintre cele pe care le-ai primit. La fel ar fi și în șase.
lesson-monopoly-card-game-the-large-game-3 = Închide în acest rând.
    .before = Sunt cinci jucători. Trebuie să-ți schimbi cartea cu a altcuiva, apoi pui jos una nouă. Imediat după aceea se poate închide.
    .after = Ai făcut schimb, ai pus jos ce era de prisos și ai închis la sfârșitul rândului. Recompensa ta au fost toate cărțile de schimb.
    .wrong = După schimb, mâna ta nu putea închide. Vezi a cui carte îți lipsește și de care te poți lipsi.
lesson-monopoly-card-game-the-large-game-4 = Dă mai departe o carte care nici nu îi folosește vecinului din stânga, { $name1 }, nici nu îți strică mâna.
    .before = Tuturor le-a venit rândul, iar acum fiecare dă o carte la stânga. Acolo stă { $name1 }, care a luat Boardwalk sub ochii tuturor.
    .after = Se poate da orice carte, iar toți aleg înainte să vadă cineva ce primește. Ai dat una care nu-i folosește nimănui aici.
    .wrong = Ai dat ceva de care mâna ta are nevoie sau chiar cartea pe care o aștepta { $name1 }.
lesson-monopoly-card-game-the-large-game-5 = Cine închide?
    .before = Cărțile se dau imediat mai departe, iar înainte e întrebat fiecare. Întâi răspunde { $name2 }. Numai tu și { $name4 } aveți mâini complete și fiecare vrea să închidă.
    .after = Închide cine e primul în ordinea jocului, iar cărțile nu se mai dau mai departe.
    .wrong = Mergi în jurul mesei spre stânga. Începe { $name2 }, iar primul care poate închide, închide.
lesson-monopoly-card-game-the-large-game-6 = Închizi: cine câștigă partida?
    .before = Toate mâinile sunt la vedere. Tu ai 4.400 de dolari, iar { $name1 } are 6.500. În cinci, ca să câștigi îți trebuie 7.000.
    .after = Cărțile de schimb de pe masă au fost recompensa ta. Cu încă două case de acolo ai trecut de 7.000 de dolari.
    .wrong = Socotește mâna ta împreună cu cărțile de schimb de pe masă, apoi pe cea pe care o are { $name1 }. În cinci ajung 7.000 de dolari.

lesson-monopoly-card-game-with-reward = Închizi: câți dolari aduc împreună mâna ta și recompensa?
    .before = Sunt cinci jucători, deci recompensa sunt toate cele cinci cărți de schimb de pe masă. Premiul pentru Mr. Monopoly nu se pune la socoteală aici.
    .after = Case în ordine, pioni, cărți GO sau o proprietate care lipsea: ce a ajutat s-a adăugat, iar restul recompensei s-a pus deoparte.
    .wrong = Adaugă cărțile de schimb la mâna ta și ia-o linie cu linie. O casă are nevoie de cele dinaintea ei, iar o proprietate de tot grupul ei.
