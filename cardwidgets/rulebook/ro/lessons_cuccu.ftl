# The lessons of Cuccù, in Romanian. A lesson: its title. A level: its goal in one sentence, a few words before it, what
# has been shown after it, and why another way was wrong.

## One card, one choice

lesson-cuccu-first-choice = O carte, o alegere
lesson-cuccu-first-choice-1 = Ia tu cartea de opt.
    .before = Ai leul, și nicio carte nu e mai mică. Când s-a amestecat pachetul, ai zărit cartea de jos: { $name1 } va primi o carte de opt.
    .after = Cine are o carte obișnuită și i se cere schimbul e obligat să îl facă. Leul e acum grija altcuiva, iar { $name1 } hotărăște ce face cu el.
    .wrong = Dacă păstrezi leul, rămâne cea mai mică carte de pe masă. Cartea de opt era a ta, dacă o cereai.
lesson-cuccu-first-choice-2 = Cine primește ultimul o carte?
    .before = În runda aceasta împarte { $name2 }, și toți își vor păstra cartea.
    .after = Începe jucătorul din dreapta celui care împarte și se merge în sens invers acelor de ceasornic, carte cu carte. Cine împarte vine la urmă de tot.
    .wrong = Prima carte o primește jucătorul din dreapta celui care împarte. De acolo se merge mai departe până se închide cercul.
lesson-cuccu-first-choice-3 = Care dintre cei patru pierde o viață?
    .before = Toate cărțile sunt cu fața în sus, iar { $name3 }, care împarte, o păstrează și pe a sa.
    .after = Cea mai mică carte costă o viață, iar ordinea coboară sub zero: găleata, masca și, chiar la fund, leul.
    .wrong = Zeroul pare nimic, dar trei cărți sunt și mai mici: găleata e −1, masca −2, leul −3.
lesson-cuccu-first-choice-4 = Treci cu bine de această rundă, oricare ar fi cartea următoare.
    .before = Ai o carte de patru. { $name2 } și { $name3 } și-au folosit rândul și păstrează cărțile pe care le vezi; { $name1 } împarte și urmează abia acum.
    .after = O carte nu trebuie să fie bună, trebuie doar să nu fie cea mai mică. Cu o carte de trei deja pe masă, cea de patru nu poate pierde.
    .wrong = Ai riscat fără să fie nevoie: { $name2 } rămâne cu cartea de trei, deci cea de patru era în siguranță.
lesson-cuccu-first-choice-5 = Câte cărți mai are pachetul când se arată toate?
    .before = O partidă nouă: întâmplarea a hotărât că în prima rundă împarte { $name3 }, iar tot pachetul de 40 de cărți e amestecat. Toți își vor păstra cartea.
    .after = Cărțile se împart una câte una din partea de jos a pachetului, câte una pentru fiecare dintre cei patru jucători: rămân 36.
    .wrong = Pachetul are 40 de cărți cu totul. Numără câte pleacă din el până când fiecare de la masă are una.

## Cuckoo and hunter

lesson-cuccu-cuckoo-and-hunter = Cucul și vânătorul
lesson-cuccu-cuckoo-and-hunter-1 = Al cui e rândul acum?
    .before = Ai o carte de doi și ceri un schimb cu { $name1 }. Dar { $name1 } primește cucul, îl arată și refuză.
    .after = Refuzul cucului nu te costă nimic, dar rândul tău s-a încheiat. Nici cine a arătat o carte nu mai are rând, așa că urmează { $name2 }.
    .wrong = Cine a fost refuzat nu mai încearcă o dată, iar cine a arătat o carte specială și-a folosit rândul.
lesson-cuccu-cuckoo-and-hunter-2 = Pierde cel mult o viață în această rundă.
    .before = Ai masca, și norocul nu e cu tine: { $name1 } va primi vânătorul, { $name2 } o carte de șase, iar { $name3 } una de nouă. Toți trei își vor păstra cartea.
    .after = Uneori e mai bine să primești lovitura. Masca te costă o viață, și nimic mai mult.
    .wrong = Vânătorul îți ia pe loc o viață, iar masca e tot la tine: la sfârșit te costă încă una.
lesson-cuccu-cuckoo-and-hunter-3 = Cine pierde pe loc o viață?
    .before = Ai vânătorul, e rândul tău, și totuși ceri un schimb cu { $name1 }. { $name1 } primește o carte de nouă.
    .after = Cărțile speciale au efect numai când cineva cere un schimb cu jucătorul care le are. Când e rândul tău, vânătorul e doar o carte mare, și tocmai ai dat-o.
    .wrong = Vânătorul lovește în cine cere un schimb cu cel care îl are. Aici chiar cine îl are cere schimbul.
lesson-cuccu-cuckoo-and-hunter-4 = Cine are cartea care pierde când se compară toate?
    .before = { $name2 } are masca și o singură viață și cere un schimb cu { $name3 }, care primește vânătorul. Toți ceilalți și-au folosit rândul.
    .after = Vânătorul lovește, { $name2 } iese din joc, iar o carte moartă nu se compară: nici măcar nu se întoarce. Deci cea mai mică e cartea de doi, pe care o are { $name1 }.
    .wrong = Masca e a cuiva care tocmai a ieșit din joc. Se compară numai cărțile jucătorilor care mai au vieți.

## Horse

lesson-cuccu-the-horse = Calul
lesson-cuccu-the-horse-1 = Cine are leul după aceea?
    .before = Vrei să scapi de leu și ceri un schimb cu { $name1 }, care primește calul. Urmează { $name2 }, care va primi o carte de șapte.
    .after = Peste cal se sare: cererea ajunge la { $name2 }, care are o carte obișnuită și trebuie să facă schimb.
    .wrong = Calul nu face schimb, dar nici nu îți încheie rândul. Te trimite la jucătorul următor.
lesson-cuccu-the-horse-2 = Salvează-ți toate viețile de zero.
    .before = Ai zeroul. Știi ce se împarte mai departe: { $name1 } primește calul, { $name2 } o carte de zece, { $name3 } una de cinci. Toți trei păstrează ce primesc.
    .after = În spatele calului aștepta cartea de zece: ai sărit peste { $name1 } și ai făcut schimb cu { $name2 }.
    .wrong = Zeroul a rămas la tine și a pierdut. Privește dincolo de cal: schimbul i se cere jucătorului de după el.
lesson-cuccu-the-horse-3 = Câte vieți te costă cererea în toată runda?
    .before = Ai găleata și ceri un schimb. { $name1 } primește calul, { $name2 } vânătorul, iar { $name3 } împarte, primește o carte de opt și o va păstra.
    .after = După cal, totul e ca de obicei, și vânătorul mușcă. Apoi se compară și găleata ta, căci într-o rundă poți pierde două vieți.
    .wrong = Urmează cererea peste cal, până la { $name2 }, și nu uita să compari cărțile la sfârșit.
lesson-cuccu-the-horse-4 = Nu pierde nicio viață, deși cartea ta de patru e cea mai mică.
    .before = Ai cea mai mică carte, una de patru. { $name1 } împarte și va primi calul, iar tu ai văzut că sus în pachet e pisica.
    .after = După calul celui care împarte nu mai e decât pachetul: schimbi cu cartea de sus, a cărei putere doarme. Cine împarte a arătat o carte și nu mai decide nimic.
    .wrong = Cartea ta de patru era cea mai mică. Calul celui care împarte te-ar fi trimis la cartea de sus, unde nici pisica nu face rău.

## Cat

lesson-cuccu-the-cat = Pisica
lesson-cuccu-the-cat-1 = Ieși din această rundă cu toate viețile.
    .before = Ai o carte de cinci. Știi cărțile următoare: { $name1 } va primi pisica, { $name2 } o carte de unu, iar { $name3 } una de nouă, și toți trei le vor păstra.
    .after = Pisica spune nu, iar cine a cerut schimbul plătește cu o viață. Ai lăsat-o în pace, și a pierdut cartea de unu.
    .wrong = Ai cerut un schimb cu cine are pisica, iar asta costă pe loc o viață.
lesson-cuccu-the-cat-2 = Pe cine pedepsește pisica?
    .before = Ai o carte de unu și o dai pe cea de cinci, pe care o are { $name1 }. Cu cartea de unu în mână, { $name1 } cere apoi un schimb cu { $name2 }, care primește pisica.
    .after = Pisica îl pedepsește pe cel care a cerut schimbul cu ea, apoi trimite înapoi cărțile din șir.
    .wrong = Tu ai făcut schimb cu o carte obișnuită, iar pisica doar refuză. Plătește cine a cerut schimbul cu pisica.
lesson-cuccu-the-cat-3 = Cine are cartea de unu după aceea?
    .before = Ai primit la împărțit cartea de unu și ai dat-o mai departe: o ia { $name1 }, apoi { $name2 }. Acum { $name2 } cere un schimb cu { $name3 }, care primește pisica.
    .after = Întâi se pierde viața, apoi se anulează schimb după schimb, începând cu cel mai nou. Cartea de unu s-a întors acasă, la tine.
    .wrong = Pisica nu se oprește la ultimul schimb. Anulează tot șirul, până când cartea e iar la jucătorul care a primit-o la împărțit.
lesson-cuccu-the-cat-4 = Al cui e rândul după pisică?
    .before = Ai primit la împărțit o carte de doi, ai sărit peste calul arătat de { $name1 } și ai făcut schimb cu { $name2 }. Acum { $name2 } cere un schimb cu { $name3 }, care primește pisica.
    .after = Cartea de doi se întoarce la tine, din nou peste cal. Dar nimeni din șir nu mai are rând: urmează { $name4 }.
    .wrong = O carte primită înapoi nu înseamnă un rând nou. Toți cei din șir și l-au folosit, ca și cine are pisica.
lesson-cuccu-the-cat-5 = Pierzi o viață în această rundă orice ai face: ai grijă să piardă una și { $name3 }.
    .before = { $name3 } a primit leul și ți l-a dat pe cartea ta de opt. { $name1 } va primi pisica, iar { $name2 } o carte de nouă, și amândoi le vor păstra.
    .after = Pisica ți-a luat o viață, dar a trimis leul acasă: îl are din nou { $name3 }, iar tu ai cartea de opt. O dată, pisica ți-e prietenă.
    .wrong = Cu leul pierzi o viață când se compară cărțile, iar { $name3 } scapă cu cartea ta de opt.
lesson-cuccu-the-cat-6 = Cine are după aceea altă carte decât acum?
    .before = Ai dat cartea de patru pe cea de șase, iar { $name1 } a păstrat cartea de patru. Acum { $name2 }, cu o carte de unu, cere un schimb cu { $name3 }, care primește pisica.
    .after = De îndată ce cineva păstrează, șirul de dinainte e închis. { $name2 } pierde o viață, dar nu mai e niciun schimb de anulat.
    .wrong = { $name1 } a păstrat cartea de patru, și asta a închis șirul. Cartea de unu, pe care o are { $name2 }, nu s-a mișcat niciodată.
lesson-cuccu-the-cat-7 = A cui carte pierde când se compară toate?
    .before = Ai primit la împărțit leul și l-ai dat pe nebunul pe care îl avea { $name1 }, care are o singură viață și cere acum un schimb cu { $name2 }. Acolo e pisica; { $name3 } va primi o carte de șase și o va păstra.
    .after = Pisica ia ultima viață, { $name1 } iese din joc, iar schimbul se anulează totuși. Nebunul e o carte moartă și nu contează, iar leul e din nou la tine.
    .wrong = Șirul se anulează chiar dacă un jucător iese din joc. Apoi uită-te numai la cărțile jucătorilor care mai au vieți.

## Inn

lesson-cuccu-the-inn = Hanul
lesson-cuccu-the-inn-1 = Nu pierde nicio viață, deși ai zeroul.
    .before = Ai zeroul. { $name1 } va primi hanul și nu refuză niciodată un oaspete; { $name2 } va primi o carte de patru, { $name3 } una de șase, și amândoi le vor păstra.
    .after = La han poți cere ajutor. Zeroul tău a pierdut, dar { $name1 } acceptase să plătească, așa că viața s-a pierdut acolo.
    .wrong = Un zero care pierde te costă o viață, dacă nu plătește gazda unui han. Trebuie să ajungi la han și trebuie să ceri.
lesson-cuccu-the-inn-2 = Ești gazda hanului: acceptă sau refuză, dar nu pierde nicio viață.
    .before = { $name3 } are găleata și îți cere ție, gazda hanului, să plătești. După tine, { $name1 } va primi vânătorul, iar { $name2 } o carte de șapte, și amândoi le vor păstra.
    .after = Gazda plătește pentru un zero care pierde și pentru nimic altceva. Găleata nu e un zero: promisiunea nu te-a costat nimic.
    .wrong = Refuzând, ai luat găleata, iar cu vânătorul alături nu mai aveai cum să scapi de ea. Cât te-ar fi costat promisiunea?
lesson-cuccu-the-inn-3 = Ești din nou gazda hanului: treci de rundă fără să pierzi vreo viață.
    .before = { $name3 } are zeroul și îți cere ție, gazda hanului, să plătești. După tine, { $name1 } va primi o carte de cinci, iar { $name2 } una de nouă, și amândoi vor păstra ce vor avea atunci.
    .after = Refuzând, ai schimbat hanul pe zero, apoi ai avut un rând obișnuit: ai dat zeroul mai departe.
    .wrong = Nicio carte de aici nu e mai mică decât zeroul, deci pierde o viață cine îl are sau cine a promis să plătească pentru el. Ia-l și scapă de el.
lesson-cuccu-the-inn-4 = Știe acum { $name3 } ce carte ai?
    .before = Ceri un schimb cu { $name1 }, care primește hanul și îl arată. Ceri plata, { $name1 } refuză și faceți schimb.
    .after = O carte arătată rămâne cunoscută până la sfârșitul rundei, oriunde ar ajunge. Toți văd că hanul e acum la tine.
    .wrong = Hanul a fost arătat tuturor înainte să ajungă la tine și nu se mai întoarce cu fața în jos.
lesson-cuccu-the-inn-5 = Al cui e rândul după acest han?
    .before = La masa aceasta nimeni nu se tocmește: un han acoperă întotdeauna un zero. Ceri un schimb având un zero, iar { $name1 } primește hanul.
    .after = Jucând așa, la han nu se decide nimic: amândoi își păstrează cărțile, un zero care pierde e plătit, și urmează { $name2 }.
    .wrong = De obicei ai alege acum tu, apoi { $name1 }. La masa aceasta hanul te acoperă fără să fie întrebat.

## Dealer

lesson-cuccu-the-dealer = Cine împarte
lesson-cuccu-the-dealer-1 = Tu împarți: nu pierde nicio viață în această rundă.
    .before = Împarți, deci decizi la urmă. Ai o carte de trei și știi că jos în pachet e pisica.
    .after = Cine împarte nu cere un schimb cu nimeni, dar poate schimba cu cartea de jos. Luată din pachet, pisica nu are gheare: e doar un doisprezece.
    .wrong = Cartea ta de trei era cea mai mică. O carte luată din pachet nu are putere specială, deci pisica era o captură bună.
lesson-cuccu-the-dealer-2 = Împarți la o masă cu alt obicei: nu pierde nicio viață.
    .before = La masa aceasta cine împarte schimbă cu cartea de sus din pachet. Împarți, ai o carte de trei și știi că jos e leul, iar sus o carte de zece.
    .after = Jucând așa, cine împarte ia cartea de sus: cea de zece. După regula obișnuită ar fi fost leul.
    .wrong = Cartea ta de trei era cea mai mică, iar la masa aceasta ai fi primit pe ea cartea de zece, nu leul.
lesson-cuccu-the-dealer-3 = Cine împarte în runda următoare?
    .before = { $name1 } împarte și păstrează, iar toate cărțile sunt cu fața în sus. { $name2 } mai are o viață.
    .after = { $name2 } își pierde ultima viață și nu mai joacă. Împarte următorul jucător care mai are o viață.
    .wrong = Mergi în ordinea jocului de la { $name1 }, dar numără întâi viețile: cine nu mai are niciuna nu împarte.

## Fools

lesson-cuccu-the-fools = Nebunii
lesson-cuccu-the-fools-1 = Pe masă e un nebun: cine pierde o viață?
    .before = Tu și { $name3 } aveți câte o carte de patru, { $name2 } are una de nouă, iar { $name1 } are nebunul. { $name3 } împarte și păstrează.
    .after = Un singur nebun valorează cât cea mai mică dintre celelalte cărți. Deci { $name1 } pierde împreună cu toți cei care au o carte de patru.
    .wrong = Găsește cea mai mică carte fără nebun și pe toți cei care o au. Apoi li se alătură nebunul.
lesson-cuccu-the-fools-2 = Pe masă sunt doi nebuni: cine pierde o viață?
    .before = Doi nebuni sunt cu fața în sus, iar cine împarte păstrează.
    .after = Doi nebuni valorează câte 14½: numai cucul e mai mare. Cea mai mică devine astfel tocmai cartea vânătorului.
    .wrong = Doi nebuni împreună sunt aproape cele mai bune cărți, câte 14½. Ce carte e mai mică decât atât?
lesson-cuccu-the-fools-3 = Salvează-ți toate viețile de nebuni.
    .before = Împarți și ai pisica. { $name1 } are un nebun, iar tu știi că celălalt nebun e jos în pachet.
    .after = Cu al doilea nebun pe masă, amândoi valorează 14½, iar cea mai mică e cartea calului, la { $name3 }. Te-a salvat un nebun.
    .wrong = Cu un singur nebun pe masă, pisica ta era cea mai mică dintre celelalte cărți, și au pierdut amândouă. Ce ar fi schimbat al doilea nebun?
lesson-cuccu-the-fools-4 = Un nebun printre cuci: cine pierde o viață?
    .before = La masă sunt trei jucători: un nebun, doi cuci. Cine împarte păstrează.
    .after = Un cuc nu costă niciodată o viață. Când toate celelalte cărți sunt cuci, nebunul pierde singur.
    .wrong = Nebunul ar fi la egalitate cu cea mai mică dintre celelalte cărți, dar un cuc nu poate pierde.
lesson-cuccu-the-fools-5 = Doi nebuni printre cuci: cine pierde o viață?
    .before = Doi nebuni și doi cuci: o masă ca aceasta e o raritate. Cine împarte păstrează.
    .after = Doi nebuni valorează câte 14½, iar de data aceasta e cel mai puțin: pierd amândoi.
    .wrong = Compară 14½ cu 15 și ține minte că cele mai mici cărți egale pierd împreună.
lesson-cuccu-the-fools-6 = Numai cuci: cine pierde o viață?
    .before = Ați rămas doar doi, fiecare cu un cuc. Cine împarte păstrează.
    .after = Cele mai mici cărți egale pierd împreună, dar cucii niciodată: nimeni nu pierde o viață.
    .wrong = Două cărți egale, adevărat. Dar un cuc nu costă niciodată o viață.

## The end of a match

lesson-cuccu-the-end = Sfârșitul unei partide
lesson-cuccu-the-end-1 = Câștigă partida în această rundă.
    .before = Tu și { $name1 } aveți câte o viață, iar cartea ta e una de opt. Următoarea carte e una de cinci, apoi una de șapte, iar { $name1 }, când împarte, schimbă întotdeauna cu pachetul.
    .after = { $name1 } a dat cartea de cinci pe cea de șapte, iar opt bate șapte. Câștigă ultimul jucător care mai are o viață.
    .wrong = Ai dat cartea de opt pe cea de cinci, iar { $name1 } a rămas cu cea de șapte. Ține seama de ce va face cine împarte.
lesson-cuccu-the-end-2 = Cine împarte după acest dezastru?
    .before = { $name1 } și { $name3 } sunt în afara partidei. Tu împarți și păstrezi, la fel și { $name2 }: două cărți de patru, două ultime vieți.
    .after = Amândoi vă pierdeți deodată ultima viață, așa că toți revin cu câte trei, chiar și cei ieșiți de mult. Împarte următorul jucător la rând: { $name1 }.
    .wrong = Numără viețile după ce s-au comparat cărțile. Când nimeni nu mai are niciuna, revin toți și împarte chiar următorul jucător.
lesson-cuccu-the-end-3 = Cine câștigă partida după cinci runde?
    .before = S-a stabilit că jocul se oprește după cinci runde, iar aceasta e a cincea. Toate cărțile sunt cu fața în sus, iar cine împarte păstrează.
    .after = { $name1 } pierde o viață, așa că numai { $name3 } mai are trei și câștigă. Dacă ar mai avea cineva la fel de multe, ar fi egalitate.
    .wrong = Întâi cea mai mică carte costă o viață. Apoi câștigă cine are cele mai multe vieți, dacă nu mai are nimeni la fel de multe.
lesson-cuccu-the-end-4 = Cine câștigă partida?
    .before = Ați rămas numai tu și { $name1 }, cu câte o viață. { $name1 } cere un schimb cu tine, iar tu împarți și primești vânătorul.
    .after = Vânătorul ia ultima viață, { $name1 } iese din joc, iar partida s-a încheiat pe loc. Nu se mai compară nicio carte.
    .wrong = De îndată ce un singur jucător mai are vieți, acela a câștigat. Cartea ta nu mai poate fi cea mai mică.
lesson-cuccu-the-end-5 = Câte vieți sunt cu totul pe masă?
    .before = Încă o partidă! De data aceasta jucați în cinci și v-ați înțeles la câte patru vieți.
    .after = De obicei joacă patru, cu câte trei vieți, dar vă puteți înțelege și altfel. Cinci ori patru fac douăzeci.
    .wrong = Toți încep cu același număr de vieți. Vezi câți jucători sunt și câte vieți are fiecare.

## Kinds that are made without end

lesson-cuccu-keep-or-ask = Păstrează sau cere: ieși cu toate viețile.
    .before = Cărțile celor care și-au folosit rândul sunt cu fața în sus. { $name1 } va primi { $card_a }, apoi { $name2 }, care împarte, { $card2_a }, și amândoi vor păstra ce vor avea după rândul tău.
    .after = Ai privit înainte: cu cele două cărți următoare cunoscute, numai una dintre cele două căi era sigură.
    .wrong = Joacă în gând ambele căi până la capăt: ce are fiecare la sfârșit și cine are atunci cea mai mică carte?
lesson-cuccu-where-it-ends = { $who ->
        [0] Ce carte ai la sfârșit,
        [1] Ce carte are la sfârșit { $name1 },
        [2] Ce carte are la sfârșit { $name2 },
        [3] Ce carte are la sfârșit { $name3 },
        [4] Ce carte are la sfârșit { $name4 },
       *[5] Ce carte are la sfârșit { $name5 },
    } când se arată toate?
    .before = Cine are o carte mai mică decât { $number } cere un schimb; toți ceilalți păstrează, la fel și cine împarte. Cărțile următoare sunt { $card_a }, apoi { $card2_a }.
    .after = Pas cu pas: unul cere, celălalt trebuie să facă schimb, iar cine a primit o carte mică cere la rândul său.
    .wrong = Joacă totul carte cu carte. Cine tocmai a primit o carte mică va cere și el, iar peste cal se sare.
lesson-cuccu-cat-home = Ce carte ai după aceea?
    .before = { $kept ->
        [0] Toți cei care au fost la rând au cerut un schimb, numai tu ai păstrat.
        [1] Toți cei care au fost la rând au cerut un schimb, numai { $name1 } a păstrat.
        [2] Toți cei care au fost la rând au cerut un schimb, numai { $name2 } a păstrat.
        [3] Toți cei care au fost la rând au cerut un schimb, numai { $name3 } a păstrat.
        [4] Toți cei care au fost la rând au cerut un schimb, numai { $name4 } a păstrat.
        [5] Toți cei care au fost la rând au cerut un schimb, numai { $name5 } a păstrat.
       *[nobody] Toți cei care au fost la rând până acum au cerut un schimb.
    } Acum cere și jucătorul aflat la rând, iar cartea următoare e pisica.
    .after = Pisica anulează schimburile din șir, începând cu cel mai nou, și se oprește acolo unde cineva a păstrat.
    .wrong = Mergi înapoi, schimb după schimb, de la jucătorul care a cerut schimbul cu pisica, și peste cai. O carte păstrată închide șirul.
lesson-cuccu-do-you-pay = Plătești tu pentru { $name3 }?
    .before = Ai hanul și ai acceptat să plătești dacă { $name3 } pierde cu un zero. Cine împarte păstrează, și se compară toate cărțile.
    .after = Plătești dacă se potrivesc două lucruri: cartea e un zero și e una dintre cele care pierd, singură, la egalitate sau cu un nebun.
    .wrong = Două întrebări: are { $name3 } un zero, și e acesta printre cele mai mici cărți?
lesson-cuccu-who-loses = Cine pierde acum o viață?
    .before = Toate cărțile sunt cu fața în sus, iar cine împarte păstrează.
    .after = { $fools ->
        [0] Pierde cea mai mică carte, iar cei care o au pierd împreună.
        [1] Un singur nebun valorează cât cea mai mică dintre celelalte cărți și pierde împreună cu ea; numai cucul nu pierde niciodată.
       *[2] Doi nebuni valorează câte 14½. Pierd numai dacă toate celelalte cărți sunt cuci.
    }
    .wrong = { $fools ->
        [0] Găsește cea mai mică carte. O are mai mult de un jucător?
        [1] Lasă nebunul deoparte și găsește cea mai mică dintre celelalte cărți. Apoi adu-ți aminte de nebun.
       *[2] Pune cei doi nebuni chiar sub cuc. Care e acum cea mai mică carte?
    }
lesson-cuccu-take-or-leave = Păstrează-ți cartea sau ia-o pe cea de jos, dar nu pierde nicio viață.
    .before = Împarți și decizi la urmă, iar cărțile celorlalți sunt cu fața în sus. Știi că jos în pachet e { $card_a }.
    .after = Nebunii răstoarnă ordinea cărților, așa că merită să îi numeri înainte să alegi.
    .wrong = Numără nebunii pentru fiecare alegere: unul e la egalitate cu cea mai mică dintre celelalte cărți, doi valorează câte 14½.
lesson-cuccu-lives-lost = Câte vieți se pierd la masă de acum până la sfârșitul rundei?
    .before = { $who ->
        [0] Tocmai ai făcut schimb cu jucătorul de dinainte și ceri acum un schimb cu jucătorul care împarte:
        [1] { $name1 } tocmai a făcut schimb cu jucătorul de dinainte și cere acum un schimb cu jucătorul care împarte:
        [2] { $name2 } tocmai a făcut schimb cu jucătorul de dinainte și cere acum un schimb cu jucătorul care împarte:
        [3] { $name3 } tocmai a făcut schimb cu jucătorul de dinainte și cere acum un schimb cu jucătorul care împarte:
        [4] { $name4 } tocmai a făcut schimb cu jucătorul de dinainte și cere acum un schimb cu jucătorul care împarte:
       *[5] { $name5 } tocmai a făcut schimb cu jucătorul de dinainte și cere acum un schimb cu jucătorul care împarte:
    } acesta primește { $card_a } și va păstra ce are. Sus în pachet e { $card2_a }.
    .after = O viață se poate pierde pe loc, din cauza unui vânător sau a unei pisici, și încă o dată când se compară cărțile. La egalitate pierde fiecare câte una.
    .wrong = Vezi întâi ce face cartea celui care împarte și unde ajung cărțile. Apoi compară-le pe ale celor care mai au o viață.
