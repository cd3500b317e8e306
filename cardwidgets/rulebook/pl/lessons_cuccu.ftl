# The lessons of Cuccù, in Polish. A lesson: its title. A level: its goal in one sentence, a few words before it, what
# has been shown after it, and why another way was wrong.

## One card, one choice

lesson-cuccu-first-choice = Jedna karta, jeden wybór
lesson-cuccu-first-choice-1 = Zdobądź ósemkę.
    .before = Masz lwa, a niższej karty nie ma. Podczas tasowania mignęła ci karta ze spodu talii: { $name1 } dostanie ósemkę.
    .after = Kto ma zwykłą kartę i zostaje poproszony, musi się zamienić. Lew to teraz cudze zmartwienie, a { $name1 } decyduje, co z nim zrobić.
    .wrong = Jeśli zachowujesz lwa, pozostaje najniższą kartą na stole. Po ósemkę wystarczyło poprosić.
lesson-cuccu-first-choice-2 = Kto dostanie kartę jako ostatni?
    .before = W tej rundzie rozdaje { $name2 }, a wszyscy zachowają swoje karty.
    .after = Zaczyna gracz po prawej stronie rozdającego i gra toczy się przeciwnie do ruchu wskazówek zegara, karta po karcie. Rozdający jest na samym końcu.
    .wrong = Pierwszą kartę dostaje gracz po prawej stronie rozdającego. Dalej idzie po kolei, aż krąg się zamknie.
lesson-cuccu-first-choice-3 = Kto z czworga traci życie?
    .before = Wszystkie karty leżą odkryte, a { $name3 } rozdaje i też zachowuje swoją.
    .after = Najniższa karta kosztuje życie, a kolejność sięga poniżej zera: wiadro, maska i na samym dnie lew.
    .wrong = Zero wygląda na nic, ale trzy karty są jeszcze niższe: wiadro to −1, maska −2, a lew −3.
lesson-cuccu-first-choice-4 = Przejdź bezpiecznie przez tę rundę, jakakolwiek będzie następna karta.
    .before = Masz czwórkę. { $name2 } i { $name3 } są już po swoim ruchu i zachowują karty, które widzisz; { $name1 } rozdaje i jeszcze czeka.
    .after = Karta nie musi być dobra, byle nie była najniższa. Skoro na stole leży już trójka, twoja czwórka nie może przegrać.
    .wrong = To ryzyko było niepotrzebne: trójka została na stole, bo zachowuje ją { $name2 }, więc czwórka była bezpieczna.
lesson-cuccu-first-choice-5 = Ile kart liczy talia, gdy wszyscy pokazują swoje?
    .before = Nowa partia: los wskazuje, że pierwszą rundę rozdaje { $name3 }, a cała talia 40 kart jest potasowana. Wszyscy zachowają swoje karty.
    .after = Karty rozdaje się pojedynczo ze spodu talii, po jednej dla każdego z czterech graczy: zostaje 36.
    .wrong = Cała talia ma 40 kart. Policz, ile z niej ubywa, zanim każdy przy stole ma swoją.

## Cuckoo and hunter

lesson-cuccu-cuckoo-and-hunter = Kukułka i myśliwy
lesson-cuccu-cuckoo-and-hunter-1 = Czyja jest teraz kolej?
    .before = Masz dwójkę i prosisz gracza { $name1 } o zamianę. Ale { $name1 } dostaje kukułkę, pokazuje ją i odmawia.
    .after = Odmowa kukułki nic cię nie kosztuje, ale twój ruch się kończy. Kto pokazuje kartę, też jest już po swoim ruchu, więc decyduje { $name2 }.
    .wrong = Po odmowie nie wolno próbować jeszcze raz, a kto pokazuje kartę specjalną, jest już po swoim ruchu.
lesson-cuccu-cuckoo-and-hunter-2 = Strać w tej rundzie najwyżej jedno życie.
    .before = Masz maskę i pecha: { $name1 } dostanie myśliwego, { $name2 } szóstkę, a { $name3 } dziewiątkę. Cała trójka zachowa swoje karty.
    .after = Czasem najlepiej przyjąć cios. Maska kosztuje cię jedno życie i ani jednego więcej.
    .wrong = Myśliwy od razu zabiera życie, a maska dalej jest u ciebie: na końcu kosztuje drugie.
lesson-cuccu-cuckoo-and-hunter-3 = Kto od razu traci życie?
    .before = Masz myśliwego, jest twoja kolej, a mimo to prosisz gracza { $name1 } o zamianę. { $name1 } dostaje dziewiątkę.
    .after = Karta specjalna działa tylko wtedy, gdy ktoś prosi o zamianę jej właściciela. W twoim ruchu myśliwy to po prostu wysoka karta, i właśnie ją oddajesz.
    .wrong = Myśliwy godzi w tych, którzy proszą jego właściciela. Tutaj to właściciel prosi.
lesson-cuccu-cuckoo-and-hunter-4 = Kto ma przegrywającą kartę, gdy porównuje się wszystkie?
    .before = { $name2 } ma maskę i ostatnie życie i prosi o zamianę, a { $name3 } dostaje myśliwego. Pozostali są już po swoim ruchu.
    .after = Myśliwy wyrzuca z gry: { $name2 } odpada, a martwej karty się nie porównuje, nawet się jej nie odkrywa. Najniższa jest więc dwójka, którą ma { $name1 }.
    .wrong = Gracz z maską właśnie odpada. Porównuje się tylko karty graczy, którzy mają życia.

## Horse

lesson-cuccu-the-horse = Koń
lesson-cuccu-the-horse-1 = Kto ma potem lwa?
    .before = Chcesz pozbyć się lwa i prosisz o zamianę, ale { $name1 } dostaje konia. Następny gracz to { $name2 }, a jego karta to siódemka.
    .after = Konia się przeskakuje: prośba trafia dalej, { $name2 } ma zwykłą kartę i musi się zamienić.
    .wrong = Koń się nie zamienia, ale też nie kończy twojego ruchu. Odsyła cię do następnego gracza.
lesson-cuccu-the-horse-2 = Ocal wszystkie swoje życia przed zerem.
    .before = Masz zero. Wiesz, co będzie rozdane: { $name1 } dostanie konia, { $name2 } dziesiątkę, a { $name3 } piątkę. Cała trójka zachowa to, co dostanie.
    .after = Za koniem czeka dziesiątka: { $name1 } zostaje po drodze, a kartami zamienia się z tobą { $name2 }.
    .wrong = Zero zostaje u ciebie i przegrywa. Popatrz za konia: prośba trafia do gracza, który siedzi za nim.
lesson-cuccu-the-horse-3 = Ile żyć kosztuje cię ta prośba w całej rundzie?
    .before = Masz wiadro i prosisz o zamianę. { $name1 } dostaje konia, { $name2 } myśliwego, a { $name3 } rozdaje, dostaje ósemkę i ją zachowa.
    .after = Za koniem wszystko działa jak zwykle, i myśliwy kąsa. Potem porównuje się jeszcze twoje wiadro, bo w jednej rundzie można stracić dwa życia.
    .wrong = Idź za prośbą przez konia: dalej jest { $name2 }. I nie zapomnij na końcu porównać kart.
lesson-cuccu-the-horse-4 = Nie strać życia, choć twoja czwórka jest najniższa.
    .before = Masz najniższą kartę, czwórkę. { $name1 } rozdaje i dostanie konia, a ty wiesz, że na wierzchu talii leży kot.
    .after = Za koniem rozdającego jest już tylko talia: zamieniasz kartę na tę z wierzchu, a jej moc śpi. Rozdający pokazuje kartę i nic już nie robi.
    .wrong = Twoja czwórka jest najniższa. Koń rozdającego odsyła na wierzch talii, a tam nawet kot nie robi nic złego.

## Cat

lesson-cuccu-the-cat = Kot
lesson-cuccu-the-cat-1 = Wyjdź z tej rundy ze wszystkimi życiami.
    .before = Masz piątkę. Znasz następne karty: { $name1 } dostanie kota, { $name2 } jedynkę, a { $name3 } dziewiątkę, i cała trójka je zachowa.
    .after = Poproszony kot odmawia, a kto prosi, płaci życiem. Tym razem kot ma spokój, a przegrywa jedynka.
    .wrong = Prosisz właściciela kota, a to od razu kosztuje życie.
lesson-cuccu-the-cat-2 = Kogo ukarze kot?
    .before = Masz jedynkę i zamieniasz ją na piątkę, którą ma { $name1 }. Z jedynką w ręku { $name1 } prosi dalej, a { $name2 } dostaje kota.
    .after = Kot karze tego, kto poprosił jego właściciela, a potem odsyła karty z całego ciągu.
    .wrong = Ty zamieniasz się ze zwykłą kartą, a kot tylko odmawia. Płaci ten, kto prosi właściciela kota.
lesson-cuccu-the-cat-3 = Kto ma potem jedynkę?
    .before = Jedynka była rozdana tobie, potem ma ją { $name1 }, a po następnej zamianie { $name2 }. Teraz { $name2 } prosi dalej, a { $name3 } dostaje kota.
    .after = Najpierw traci się życie, potem cofa się zamiana po zamianie, od najnowszej. Jedynka wraca do domu, do ciebie.
    .wrong = Kot nie poprzestaje na ostatniej zamianie. Cofa cały ciąg, aż karta wróci do gracza, któremu ją rozdano.
lesson-cuccu-the-cat-4 = Czyja jest kolej po kocie?
    .before = Dwójka była rozdana tobie, { $name1 } pokazuje konia, a po skoku zamienia się z tobą { $name2 }. Teraz { $name2 } prosi dalej, a { $name3 } dostaje kota.
    .after = Dwójka wraca do ciebie, znów przez konia. Ale nikt z tego ciągu nie ma drugiego ruchu: teraz decyduje { $name4 }.
    .wrong = Odzyskana karta to nie nowy ruch. Wszyscy w ciągu są już po swoim, właściciel kota też.
lesson-cuccu-the-cat-5 = Tracisz w tej rundzie życie, cokolwiek zrobisz: niech { $name3 } też straci życie.
    .before = { $name3 } dostaje lwa i oddaje go tobie za twoją ósemkę. { $name1 } dostanie kota, a { $name2 } dziewiątkę, i te karty zostaną u nich.
    .after = Kot zabiera ci życie, ale odsyła lwa do domu: ma go znowu { $name3 }, a ty masz swoją ósemkę. Raz kot okazuje się przyjacielem.
    .wrong = Z lwem tracisz życie przy porównaniu kart, a { $name3 } wychodzi cało z twoją ósemką.
lesson-cuccu-the-cat-6 = Kto ma potem inną kartę niż teraz?
    .before = Oddajesz czwórkę za szóstkę, a { $name1 } czwórkę zachowuje. Teraz { $name2 } prosi o zamianę z jedynką, a { $name3 } dostaje kota.
    .after = Gdy tylko ktoś zachowa kartę, ciąg przed nim jest zamknięty. Życie traci { $name2 }, ale nie ma już zamiany do cofnięcia.
    .wrong = { $name1 } zachowuje czwórkę i to zamyka ciąg. Jedynka, którą ma { $name2 }, ani razu się nie ruszyła.
lesson-cuccu-the-cat-7 = Czyja karta przegra, gdy porówna się wszystkie?
    .before = Lew był rozdany tobie i poszedł w zamian za błazna: ma go { $name1 }, z ostatnim życiem, i prosi dalej. { $name2 } dostaje kota, a { $name3 } dostanie szóstkę i ją zachowa.
    .after = Kot zabiera ostatnie życie, { $name1 } odpada, a zamiana i tak zostaje cofnięta. Błazen jest martwy i się nie liczy, a lew wraca do ciebie.
    .wrong = Ciąg cofa się nawet wtedy, gdy gracz odpada. Potem patrz tylko na karty graczy, którzy mają życia.

## Inn

lesson-cuccu-the-inn = Karczma
lesson-cuccu-the-inn-1 = Nie strać życia, choć masz zero.
    .before = Masz zero. { $name1 } dostanie karczmę i nigdy nie odmawia gościom; { $name2 } dostanie czwórkę, { $name3 } szóstkę, i te karty zostaną u nich.
    .after = W karczmie można poprosić o pomoc. Twoje zero przegrywa, ale zgodnie z umową płaci za nie { $name1 }.
    .wrong = Przegrane zero kosztuje cię życie, chyba że zapłaci za nie karczmarz. Trzeba dotrzeć do karczmy i trzeba poprosić.
lesson-cuccu-the-inn-2 = Prowadzisz karczmę: zgódź się albo odmów, ale nie strać życia.
    .before = { $name3 } ma wiadro i prosi cię o zapłatę, bo to ty masz karczmę. Po tobie { $name1 } dostanie myśliwego, a { $name2 } siódemkę, i te karty zostaną u nich.
    .after = Karczmarz płaci za przegrane zero i za nic innego. Wiadro to nie zero: twoja obietnica nic cię nie kosztuje.
    .wrong = Odmowa daje ci wiadro, a skoro obok jest myśliwy, nie ma jak się go pozbyć. A ile kosztowałaby obietnica?
lesson-cuccu-the-inn-3 = Znów prowadzisz karczmę: przejdź przez rundę bez straty życia.
    .before = { $name3 } ma zero i prosi cię o zapłatę, bo to ty masz karczmę. Po tobie { $name1 } dostanie piątkę, a { $name2 } dziewiątkę, a po twoim ruchu nikt z nich już się nie zamienia.
    .after = Odmowa zamienia karczmę na zero, a potem masz zwykły ruch: zero idzie dalej.
    .wrong = Żadna karta nie jest tu niższa od zera, więc życie traci ten, kto je ma albo obiecuje za nie zapłacić. Weź je i się go pozbądź.
lesson-cuccu-the-inn-4 = Czy { $name3 } wie teraz, jaką masz kartę?
    .before = Prosisz o zamianę, a { $name1 } dostaje karczmę i ją pokazuje. Prosisz o zapłatę, { $name1 } odmawia i zamieniacie się kartami.
    .after = Pokazana karta pozostaje znana do końca rundy, dokądkolwiek trafi. Wszyscy widzą, że karczma jest teraz twoja.
    .wrong = Karczma była odkryta na oczach wszystkich, zanim trafiła do ciebie, i nikt jej z powrotem nie zakrywa.
lesson-cuccu-the-inn-5 = Czyja jest kolej po tej karczmie?
    .before = Przy tym stole nikt się nie targuje: karczma zawsze osłania zero. Prosisz o zamianę z zerem, a { $name1 } dostaje karczmę.
    .after = W tej odmianie w karczmie nikt nie decyduje: każdy zachowuje swoją kartę, przegrane zero jest opłacone, a ruch ma { $name2 }.
    .wrong = Zwykle wybierasz teraz ty, a potem { $name1 }. Przy tym stole karczma osłania cię bez pytania.

## Dealer

lesson-cuccu-the-dealer = Rozdający
lesson-cuccu-the-dealer-1 = Rozdajesz: nie strać w tej rundzie życia.
    .before = Rozdajesz, więc decydujesz na końcu. Masz trójkę i wiesz, że na spodzie talii leży kot.
    .after = Rozdający nikogo nie prosi, tylko może zamienić kartę na tę ze spodu talii. Kot wzięty z talii nie ma pazurów: to po prostu dwunastka.
    .wrong = Twoja trójka jest najniższa. Karta wzięta z talii nie ma specjalnej mocy, więc kot był dobrą zdobyczą.
lesson-cuccu-the-dealer-2 = Rozdajesz przy stole, gdzie panuje inny zwyczaj: nie strać życia.
    .before = Przy tym stole rozdający bierze kartę z wierzchu talii. Rozdajesz, masz trójkę i wiesz, że na spodzie leży lew, a na wierzchu dziesiątka.
    .after = W tej odmianie rozdający bierze kartę z wierzchu: dziesiątkę. Według zwykłej zasady byłby to lew.
    .wrong = Twoja trójka jest najniższa, a przy tym stole dostaje się za nią dziesiątkę, nie lwa.
lesson-cuccu-the-dealer-3 = Kto rozdaje następną rundę?
    .before = { $name1 } rozdaje i zachowuje kartę, a wszystkie karty leżą odkryte. { $name2 } ma jedno życie.
    .after = { $name2 } traci ostatnie życie i nie bierze już udziału w grze. Rozdaje następny gracz, który ma jeszcze życie.
    .wrong = Idź w kolejności gry od miejsca, gdzie siedzi { $name1 }, ale najpierw policz życia: kto nie ma już żadnego, nie rozdaje.

## Fools

lesson-cuccu-the-fools = Błazny
lesson-cuccu-the-fools-1 = Na stole jest jeden błazen: kto traci życie?
    .before = Ty masz czwórkę i { $name3 } też, { $name2 } ma dziewiątkę, a { $name1 } błazna. { $name3 } rozdaje i zachowuje kartę.
    .after = Jedyny błazen jest wart tyle co najniższa z pozostałych kart. Dlatego { $name1 } przegrywa razem ze wszystkimi, którzy mają czwórkę.
    .wrong = Znajdź najniższą kartę bez błazna i wszystkich, którzy ją mają. Potem dołącz do nich jedynego błazna.
lesson-cuccu-the-fools-2 = Na stole są dwa błazny: kto traci życie?
    .before = Dwa błazny leżą odkryte, a rozdający zachowuje kartę.
    .after = Każdy z dwóch błaznów liczy się jako 14½: wyższa jest tylko kukułka. Najniższą kartą okazuje się więc akurat myśliwy.
    .wrong = Dwa błazny razem to prawie najlepsze karty, po 14½. Która karta jest niższa?
lesson-cuccu-the-fools-3 = Ocal wszystkie swoje życia przed błaznami.
    .before = Rozdajesz i masz kota. { $name1 } ma błazna, a ty wiesz, że drugi błazen leży na spodzie talii.
    .after = Gdy na stole są dwa błazny, każdy liczy się jako 14½, a najniższy jest koń, którego ma { $name3 }. Ratuje cię błazen.
    .wrong = Przy jednym błaźnie twój kot jest najniższą z pozostałych kart i obie przegrywają. Co zmieniłby drugi błazen?
lesson-cuccu-the-fools-4 = Jeden błazen wśród kukułek: kto traci życie?
    .before = Przy stole jest troje graczy: jeden błazen, dwie kukułki. Rozdający zachowuje kartę.
    .after = Kukułka nigdy nie odbiera życia. Gdy pozostałe karty to kukułki, błazen przegrywa sam.
    .wrong = Błazen liczyłby się jak najniższa z pozostałych kart, ale kukułka nie może przegrać.
lesson-cuccu-the-fools-5 = Dwa błazny wśród kukułek: kto traci życie?
    .before = Dwa błazny i dwie kukułki: taki stół to rzadkość. Rozdający zachowuje kartę.
    .after = Każdy z dwóch błaznów liczy się jako 14½ i tym razem to najmniej: oba przegrywają.
    .wrong = Porównaj 14½ z 15 i pamiętaj, że równe najniższe karty przegrywają razem.
lesson-cuccu-the-fools-6 = Same kukułki: kto traci życie?
    .before = Zostaje was dwójka, a każdy gracz ma kukułkę. Rozdający zachowuje kartę.
    .after = Równe najniższe karty przegrywają razem, ale kukułki nigdy: nikt nie traci życia.
    .wrong = Dwie równe karty, to prawda. Ale kukułka nigdy nie odbiera życia temu, kto ją ma.

## The end of a match

lesson-cuccu-the-end = Koniec partii
lesson-cuccu-the-end-1 = Wygraj partię w tej rundzie.
    .before = Masz jedno życie, { $name1 } też, a twoja karta to ósemka. Następna karta to piątka, a po niej siódemka, i { $name1 }, rozdając, zawsze zamienia się z talią.
    .after = { $name1 } oddaje piątkę za siódemkę, a ósemka bije siódemkę. Wygrywa ostatni gracz, który ma życie.
    .wrong = Oddajesz ósemkę za piątkę, a { $name1 } kończy z siódemką. Weź pod uwagę, co zrobi rozdający.
lesson-cuccu-the-end-2 = Kto rozdaje po tej katastrofie?
    .before = { $name1 } i { $name3 } są poza grą. Rozdajesz i zachowujesz kartę, a { $name2 } swoją też: dwie czwórki, dwa ostatnie życia.
    .after = Tracicie ostatnie życie naraz, więc wszyscy wracają z trzema, nawet ci, którzy odpadli dawno temu. Rozdaje następny gracz w kolejności: { $name1 }.
    .wrong = Policz życia po porównaniu kart. Gdy nikt nie ma już żadnego, wracają wszyscy, a rozdaje po prostu następny gracz.
lesson-cuccu-the-end-3 = Kto wygrywa partię po pięciu rundach?
    .before = Umowa jest taka, że gra kończy się po pięciu rundach, a to jest piąta. Wszystkie karty leżą odkryte, a rozdający zachowuje swoją.
    .after = { $name1 } traci życie, więc trzy życia ma już tylko { $name3 } i wygrywa. Gdyby ktoś miał tyle samo, byłby remis.
    .wrong = Najpierw najniższa karta kosztuje życie. Potem wygrywa ten, kto ma najwięcej żyć, o ile nikt inny nie ma tyle samo.
lesson-cuccu-the-end-4 = Kto wygrywa partię?
    .before = Zostajesz tylko ty i { $name1 }, po jednym życiu. { $name1 } prosi cię o zamianę, a ty rozdajesz i dostajesz myśliwego.
    .after = Myśliwy zabiera ostatnie życie, { $name1 } odpada i partia kończy się na miejscu. Kart już się nie porównuje.
    .wrong = Gdy tylko jeden gracz ma życie, od razu wygrywa. Twoja karta nie może już być najniższa.
lesson-cuccu-the-end-5 = Ile żyć jest w sumie na stole?
    .before = Jeszcze jedna partia! Tym razem jest was pięcioro i umawiacie się na cztery życia dla każdego.
    .after = Zwykle gra czworo i każdy ma trzy życia, ale można umówić się inaczej. Pięć razy cztery to dwadzieścia.
    .wrong = Każdy zaczyna z taką samą liczbą żyć. Zobacz, ilu jest graczy i po ile żyć mają.

## Kinds that are made without end

lesson-cuccu-keep-or-ask = Zachowaj kartę albo poproś: wyjdź z tego ze wszystkimi życiami.
    .before = Karty tych, którzy są już po swoim ruchu, leżą odkryte. { $name1 } dostanie { $card_acc }, potem rozdający, { $name2 }, dostanie { $card2_acc }. Po twoim ruchu nikt z nich już się nie zamienia.
    .after = To patrzenie w przód: skoro dwie następne karty są znane, bezpieczna była tylko jedna z dwóch dróg.
    .wrong = Rozegraj w myślach obie drogi: co każdy ma na końcu i kto ma wtedy najniższą kartę?
lesson-cuccu-where-it-ends = { $who ->
        [0] Jaką kartę masz na końcu,
        [1] Jaką kartę ma na końcu { $name1 },
        [2] Jaką kartę ma na końcu { $name2 },
        [3] Jaką kartę ma na końcu { $name3 },
        [4] Jaką kartę ma na końcu { $name4 },
       *[5] Jaką kartę ma na końcu { $name5 },
    } gdy wszyscy je pokazują?
    .before = Każdy, kto ma kartę niższą niż { $number }, prosi o zamianę; wszyscy inni zachowują karty, rozdający też. Następne karty to { $card } i potem { $card2 }.
    .after = Krok po kroku: jeden gracz prosi, drugi musi się zamienić, a kto dostaje niską kartę, sam prosi dalej.
    .wrong = Rozegraj to karta po karcie. Kto właśnie dostaje niską kartę, też prosi, a konia się przeskakuje.
lesson-cuccu-cat-home = Jaką kartę masz potem?
    .before = { $kept ->
        [0] Wszyscy, którzy mieli już ruch, prosili o zamianę, tylko ty zachowujesz kartę.
        [1] Wszyscy, którzy mieli już ruch, prosili o zamianę, tylko { $name1 } zachowuje kartę.
        [2] Wszyscy, którzy mieli już ruch, prosili o zamianę, tylko { $name2 } zachowuje kartę.
        [3] Wszyscy, którzy mieli już ruch, prosili o zamianę, tylko { $name3 } zachowuje kartę.
        [4] Wszyscy, którzy mieli już ruch, prosili o zamianę, tylko { $name4 } zachowuje kartę.
        [5] Wszyscy, którzy mieli już ruch, prosili o zamianę, tylko { $name5 } zachowuje kartę.
       *[nobody] Wszyscy, którzy mieli dotąd ruch, prosili o zamianę.
    } Gracz, którego kolej jest teraz, też prosi, a następna karta to kot.
    .after = Kot cofa zamiany z ciągu, od najnowszej, i zatrzymuje się tam, gdzie ktoś zachował kartę.
    .wrong = Cofaj się zamiana po zamianie od gracza, który prosi właściciela kota, także przez konie. Zachowanie karty zamyka ciąg.
lesson-cuccu-do-you-pay = Czy płacisz za gracza { $name3 }?
    .before = Masz karczmę i jest umowa, że płacisz, jeśli { $name3 } przegra z zerem. Rozdający zachowuje kartę i porównuje się wszystkie.
    .after = Płacisz, gdy zgadza się jedno i drugie: karta to zero i jest jedną z przegrywających, sama, na równi z inną albo z błaznem.
    .wrong = Dwa pytania: czy { $name3 } ma zero i czy to jedna z najniższych kart?
lesson-cuccu-who-loses = Kto traci teraz życie?
    .before = Wszystkie karty leżą odkryte, a rozdający zachowuje swoją.
    .after = { $fools ->
        [0] Przegrywa najniższa karta, a kto ją ma, przegrywa razem z innymi, którzy ją mają.
        [1] Jedyny błazen jest wart tyle co najniższa z pozostałych kart i przegrywa razem z nią; tylko kukułka nigdy nie przegrywa.
       *[2] Każdy z dwóch błaznów liczy się jako 14½. Przegrywają tylko wtedy, gdy wszystkie inne karty to kukułki.
    }
    .wrong = { $fools ->
        [0] Znajdź najniższą kartę. Czy ma ją więcej niż jeden gracz?
        [1] Odłóż błazna na bok i znajdź najniższą z pozostałych kart. Potem przypomnij sobie o błaźnie.
       *[2] Postaw dwa błazny tuż pod kukułką. Która karta jest teraz najniższa?
    }
lesson-cuccu-take-or-leave = Zachowaj kartę albo weź tę ze spodu, ale nie strać życia.
    .before = Rozdajesz i decydujesz na końcu, a karty pozostałych leżą odkryte. Wiesz, że na spodzie talii leży { $card }.
    .after = Błazny stawiają kolejność kart na głowie, więc warto je policzyć przed wyborem.
    .wrong = Policz błazny w obu przypadkach: jeden jest wart tyle co najniższa z pozostałych kart, dwa liczą się po 14½.
lesson-cuccu-lives-lost = Ile żyć ubędzie przy stole od teraz do końca tej rundy?
    .before = { $who ->
        [0] Po zamianie z poprzednim graczem prosisz teraz rozdającego,
        [1] Po zamianie z poprzednim graczem { $name1 } prosi teraz rozdającego,
        [2] Po zamianie z poprzednim graczem { $name2 } prosi teraz rozdającego,
        [3] Po zamianie z poprzednim graczem { $name3 } prosi teraz rozdającego,
        [4] Po zamianie z poprzednim graczem { $name4 } prosi teraz rozdającego,
       *[5] Po zamianie z poprzednim graczem { $name5 } prosi teraz rozdającego,
    } który dostaje { $card_acc } i zachowa to, co ma. Na wierzchu talii leży { $card2 }.
    .after = Życie można stracić od razu, przez myśliwego albo kota, i jeszcze raz przy porównaniu kart. Przy równych kartach każdy traci jedno.
    .wrong = Najpierw zobacz, co robi karta rozdającego i gdzie potem leżą karty. Następnie porównaj karty tych, którzy mają jeszcze życie.
