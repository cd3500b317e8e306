# The lessons of Spite & Malice, in Polish. The learner is seat 0, so name1 is the other player.

lesson-spite-and-malice-middle = Środek stołu

lesson-spite-and-malice-middle-1 = Którego ze swoich stosów musisz się pozbyć, żeby wygrać rundę?
    .before = Grają dwie osoby, a każda z nich ma rękę, stosy boczne i balast.
    .after = Liczy się tylko balast. Reszta może być tak pełna, jak chce.
    .wrong = Ręka zapełnia się w każdej turze na nowo, a stosy boczne mogą zostać na miejscu. Rundę kończy tylko jeden stos.
lesson-spite-and-malice-middle-2 = Ile kart miałby talon, gdyby zamiast dwóch talii potasowano razem trzy?
    .before = To świeże rozdanie z dwóch talii po 52 karty. Karty, których nikt nie dostał, tworzą talon.
    .after = Każde z was dostaje 20 kart i jeszcze pięć, razem 50. Cała reszta to talon.
    .wrong = Policz, ile zabiera rozdanie: dwa balasty i dwie ręce. Zmienia się tylko liczba talii.
lesson-spite-and-malice-middle-3 = Z którą z tych kart na wierzchu balastu też zaczynasz?
    .before = Zaczyna ten, kto ma wyższą kartę na balaście. Ty masz waleta pik, przeciwnik dziesiątkę karo, więc tura jest twoja.
    .after = Dama jest najwyższa, a król najniższy ze wszystkich: zastępuje dowolną kartę, więc własnej wartości nie ma.
    .wrong = Tu karta musi być wyższa niż dziesiątka. Pamiętaj, że król liczy się najmniej.
lesson-spite-and-malice-middle-4 = Zagraj w tej turze trzy karty na jeden stos.
    .before = Stos wspólny zaczyna się od asa i rośnie o jeden. Kolory nie mają znaczenia.
    .after = As, dwójka, trójka: zawsze o jeden wyżej, a w jednej turze tyle kart, ile chcesz.
    .wrong = Karta odłożona na stos boczny kończy turę, a trzech kart jeszcze nie było.
lesson-spite-and-malice-middle-5 = Które karty z ręki możesz zagrać na środek, skoro wszystkie trzy miejsca są zajęte?
    .before = Przy każdym stosie widać, na co czeka, a miejsca na stosy są trzy.
    .after = As musi poczekać, aż zwolni się któreś z trzech miejsc.
    .wrong = Sprawdź przy każdym stosie, czego teraz potrzebuje. Wszystkie trzy miejsca są zajęte, więc nowego stosu nie otworzysz.

lesson-spite-and-malice-fits = Które karty z ręki możesz teraz zagrać na środek?
    .before = Trzy miejsca, trzy potrzebne wartości i pięć kart na ręce.
    .after = Karta pasuje tam, gdzie właśnie na nią kolej, bez względu na kolor. As potrzebuje pustego miejsca, a król pasuje wszędzie.
    .wrong = Następna karta musi być dokładnie o jeden wyższa niż wierzchnia karta stosu.

lesson-spite-and-malice-kings = Króle

lesson-spite-and-malice-kings-1 = Na którym stosie twój król byłby waletem?
    .before = Król zastępuje tę kartę, na którą stos właśnie czeka.
    .after = Na dziesiątce król jest waletem.
    .wrong = Na waleta czeka stos z dziesiątką na wierzchu. Sprawdź, na co czeka każdy z nich.
lesson-spite-and-malice-kings-2 = Ile ze swoich czterech króli możesz zagrać jeden po drugim na stos wspólny 1, aż będzie kompletny?
    .before = Trzy króle masz na ręce, a czwarty leży na wierzchu balastu.
    .after = Króle mogą iść jeden za drugim. Każdy liczy się jako karta, którą zastępuje, a dwanaście kart to kompletny stos.
    .wrong = Nic nie dzieli króli od siebie, ale stos jest kompletny, gdy tylko ma damę, prawdziwą albo nie.
lesson-spite-and-malice-kings-3 = Zagraj w tej turze z balastu trójkę pik.
    .before = Na trójkę nie czeka żaden stos, a asa nie masz. A może jednak?
    .after = Król może otworzyć stos zamiast asa.
    .wrong = Trójka potrzebuje dwójki, a dwójka czegoś pod sobą. Może tym być tylko jeden król.
lesson-spite-and-malice-kings-4 = Gdzie możesz w tej partii zagrać swojego króla?
    .before = Niektórzy chcą mieć na spodzie każdego stosu prawdziwego asa, i tak gra się tutaj.
    .after = Nawet gdy stos musi zaczynać się od prawdziwego asa, król wciąż pasuje na każdy stos już otwarty.
    .wrong = Puste miejsce przyjmuje tu tylko asa. Gdzie indziej wszystko jest jak zawsze.

lesson-spite-and-malice-king-first = Gdzie musisz zagrać króla, żeby mogła tam za nim pójść wierzchnia karta balastu?
    .before = Masz na ręce króla. Wierzchnia karta twojego balastu nigdzie jeszcze nie pasuje.
    .after = Król staje się tą kartą, której brakowało tuż przed kartą z balastu.
    .wrong = Zapytaj, czym król byłby na tym stosie i na co stos czekałby potem.

lesson-spite-and-malice-payoff = Najpierw balast

lesson-spite-and-malice-payoff-1 = Zagraj w tej turze z balastu siódemkę karo.
    .before = Dwie siódemki chcą trafić w to samo miejsce.
    .after = Gdy pasują obie, pierwszeństwo ma karta z balastu. Pod nią odkrywa się następną.
    .wrong = Miejsce, którego potrzebowała karta z balastu, jest zajęte. Inne karty mają jej torować drogę, a nie ją wyprzedzać.
lesson-spite-and-malice-payoff-2 = Zagraj w tej turze z balastu dziewiątkę kier.
    .before = To dziewiątka, a stos wspólny 1 czeka na piątkę. Licz od dziewiątki wstecz: gdzie są ósemka, siódemka i szóstka?
    .after = Gdy pasują dwie karty, zagraj tę, która coś odsłania. A król idzie tam, gdzie nic innego nie pasuje.
    .wrong = Siódemka leży pod trójką, a ósemką może być tylko jeden król.
lesson-spite-and-malice-payoff-3 = Które karty z ręki wolno ci w tej partii teraz zagrać?
    .before = Zwykle nikt nie musi zagrywać karty tylko dlatego, że pasuje. W tej partii jedno jest inaczej: as, który pasuje, idzie przed wszystkim innym.
    .after = Gdzie asy trzeba zagrywać, wszystko inne na nie czeka. Zwykle każdą kartę wolno przetrzymać tak długo, jak chcesz.
    .wrong = Jedno miejsce jest puste, a ty masz asy. W tej partii nic nie ruszy się przed nimi.

lesson-spite-and-malice-away = Utoruj drogę na środek i zagraj w tej turze z balastu { $card_acc }.
    .before = Droga istnieje. Znajdź kartę o jeden niższą niż wierzchnia karta balastu, a potem tę przed nią.
    .after = Kto liczy wstecz od karty z balastu, widzi drogę, zanim dotknie którejkolwiek karty.
    .wrong = Stąd żadna widoczna karta nie prowadzi już do wierzchniej karty balastu.

lesson-spite-and-malice-sides = Stosy boczne

lesson-spite-and-malice-sides-1 = Które karty ze stosów bocznych możesz teraz zagrać?
    .before = Na stosie bocznym widać wszystkie karty, ale wracają do gry tylko od wierzchu.
    .after = Co leży niżej, musi poczekać, choćby pasowało.
    .wrong = Z każdego stosu bocznego można zagrać tylko wierzchnią kartę, i to tylko wtedy, gdy któryś stos wspólny na nią czeka.
lesson-spite-and-malice-sides-2 = Zagraj w tej turze z balastu czwórkę kier.
    .before = Potrzebujesz dwójki i trójki, a obie leżą głęboko. Odkop je.
    .after = Każda zdjęta karta odsłania następną. Karty z ręki mogą poczekać, przykryte nie.
    .wrong = Inna karta zajęła miejsce, którego potrzebowała karta przykrywająca. To, co leży pod nią, zostaje zakopane.
lesson-spite-and-malice-sides-3 = Pozbądź się wierzchniej karty balastu najpóźniej w swojej następnej turze.
    .before = Teraz nic nie pasuje, więc odłóż kartę. Potem { $name1 } też odłoży kartę, a ty dobierzesz piątkę.
    .after = Odkładaj kartę tam, gdzie nie przykryje niczego potrzebnego, najlepiej na kartę o jeden wyższą: wtedy wrócą po kolei.
    .wrong = Ta karta przykryła inną, która prowadziła do dziewiątki.

lesson-spite-and-malice-park = Na które stosy boczne możesz odłożyć { $card2_acc }, żeby w następnej turze pozbyć się wierzchniej karty balastu?
    .before = Wiesz, że zaraz dobierzesz { $card_acc } i że na środku nic się nie zmieni.
    .after = To, co będzie potrzebne, musi zostać na wierzchu. Pozostałe karty wolno przykryć.
    .wrong = Tam ta karta przykryłaby jedną z tych, które prowadzą do karty z balastu, albo nadawał się też inny stos.

lesson-spite-and-malice-hand = Pusta ręka

lesson-spite-and-malice-hand-1 = Zagraj w tej turze wszystko, co masz na ręce.
    .before = Żadna z twoich kart nie prowadzi do wierzchniej karty balastu. Ale może pięć nowych?
    .after = Kto zagra wszystko z ręki, od razu dobiera pięć kart i gra dalej.
    .wrong = Odłożenie karty kończy turę, więc nowych kart nie ma. Dla każdej z twoich trzech jest miejsce.
lesson-spite-and-malice-hand-2 = Ile kart dobierzesz na początku swojej następnej tury?
    .before = Masz na ręce pięć kart. Załóżmy, że zagrywasz asa i dwójkę, odkładasz damę na stos boczny, a potem { $name1 } też odkłada kartę.
    .after = Na początku każdej tury dobierasz, aż będziesz mieć na ręce pięć kart. Zamiast zagranych przychodzą więc nowe.
    .wrong = Policz, co zostaje na ręce: odłożona karta też z niej znika.
lesson-spite-and-malice-hand-3 = Zagraj w tej turze na środek wszystkie cztery karty z ręki.
    .before = Stosy boczne mogą ci pomóc. Mogą też przeszkodzić.
    .after = Stosy boczne ruszają się wtedy, gdy robią miejsce dla ręki. Reszta niech leży.
    .wrong = Jedna z kart na ręce straciła swoje miejsce. Karta ze stosu bocznego może poczekać.

lesson-spite-and-malice-most = Ile najwyżej kart z ręki możesz zagrać w tej turze?
    .before = Stosy boczne i karta z balastu mogą pomóc. Licz tylko na karty, które widzisz.
    .after = Warto znaleźć najlepszą kolejność, zanim zagrasz pierwszą kartę.
    .wrong = Szukaj kolejności, w której karty sobie pomagają. Gdy dwie chcą w to samo miejsce, zmieści się tylko jedna.
lesson-spite-and-malice-empty = Znajdź w tej turze miejsce na środku dla każdej karty z ręki.
    .before = Czeka pięć nowych kart, jeśli każda z twoich znajdzie miejsce.
    .after = Ani jednej karty na ręce, więc od razu przychodzi pięć nowych.
    .wrong = Na ręce jest karta, dla której nie ma już miejsca.

lesson-spite-and-malice-stock = Kompletne stosy i talon

lesson-spite-and-malice-stock-1 = Zagraj w tej turze z balastu asa kier.
    .before = To as, a wszystkie trzy miejsca są zajęte.
    .after = Stos kompletuje dama albo król w jej roli. Całe dwanaście kart od razu trafia do talonu, a miejsce jest wolne.
    .wrong = Walet może być tylko waletem, a król może być damą tuż po nim. Niekompletny stos zostaje na stole.
lesson-spite-and-malice-stock-2 = Ostatnią kartą z ręki kompletujesz stos wspólny 1: ile kart ma potem talon?
    .before = Teraz w talonie są trzy karty. Pomyśl o wszystkim, co się dzieje.
    .after = Najpierw dwanaście kart trafia do talonu, a potem dobierasz z niego nową rękę.
    .wrong = Przybywa dwanaście kart. Ale ręka też jest pusta.
lesson-spite-and-malice-stock-3 = Zakończ turę tak, żeby gracz { $name1 } miał z czego dobrać, a runda trwała dalej.
    .before = Masz dużą przewagę, ale w talonie są tylko dwie karty, a { $name1 } potrzebuje trzech. Gdy talon się wyczerpie, będzie remis.
    .after = Kompletny stos uzupełnia talon. Dzięki niemu możesz rozstrzygnąć, czy runda trwa dalej.
    .wrong = Talon się wyczerpał i nikt nie dostaje punktów. Najpierw skompletuj stos, a do tej chwili zachowaj jedną kartę na ręce.
lesson-spite-and-malice-stock-4 = Odkładasz waleta, a potem { $name1 } dobiera trzy karty: ile kart co najmniej musi mieć talon, żeby runda trwała dalej?
    .before = Runda kończy się remisem, gdy talon się wyczerpie. Ale kiedy dokładnie?
    .after = Remis jest w chwili, gdy z talonu znika ostatnia karta, nawet jeśli kart akurat wystarczyło.
    .wrong = W talonie musi zostać co najmniej jedna karta.
lesson-spite-and-malice-stock-5 = A ile kart co najmniej musi mieć talon w tej partii, żeby runda trwała dalej, gdy { $name1 } dobierze trzy?
    .before = Tu gra się inaczej: remis jest dopiero wtedy, gdy kart nie wystarczy do dobrania.
    .after = W tej odmianie wolno dobrać nawet ostatnią kartę, a rundę kończy dopiero dobieranie, do którego kart brakuje.
    .wrong = W tej partii dobieranie może opróżnić talon, byle kart wystarczyło.

lesson-spite-and-malice-spite = Złośliwość

lesson-spite-and-malice-spite-1 = Zakończ turę tak, żeby odkryte karty nie prowadziły do wierzchniej karty balastu, który ma { $name1 }.
    .before = Do twojej damy nic dziś nie prowadzi. Ale { $name1 } ma na wierzchu balastu szóstkę, a jeden ze stosów właśnie na nią czeka.
    .after = Zagraj ponad kartę, której potrzebuje druga strona, i zachowaj tę, która by do niej prowadziła.
    .wrong = Szóstka gdzieś pasuje i już jej nie ma. Spójrz na balast przeciwnika jeszcze raz, zanim odłożysz kartę.
lesson-spite-and-malice-spite-2 = Na którym stosie { $name1 } może odkrytymi kartami dojść do wierzchniej karty swojego balastu?
    .before = Stosy boczne przeciwnika też są odkryte. Przyjrzyj się im.
    .after = Dwie karty ze stosów bocznych, a potem karta z balastu. Wszystko było widać.
    .wrong = Licz w górę od tego, na co czeka stos: czy każda z tych kart leży na wierzchu stosu bocznego albo zaraz tam będzie?
lesson-spite-and-malice-spite-3 = Pozbądź się wierzchniej karty balastu tak, żeby odkryte karty nie prowadziły do szóstki, którą ma { $name1 }.
    .before = Twoja piątka pasuje od razu. Ale na co stos czekałby potem?
    .after = Najpierw zadbaj o siebie, potem zamknij drzwi.
    .wrong = Twoja piątka otwiera drzwi szóstce przeciwnika. Ty też masz szóstkę, ale najpierw trzeba ją odsłonić.

lesson-spite-and-malice-shut = Odłóż kartę dopiero wtedy, gdy odkryte karty nie prowadzą już do wierzchniej karty balastu, który ma { $name1 }.
    .before = Jak na razie przeciwnik pozbędzie się karty z balastu. Możesz jeszcze coś na to poradzić.
    .after = Nie tym razem: żadna odkryta karta już tam nie prowadzi.
    .wrong = Jakaś droga wciąż jest otwarta. Wierzchnie karty stosów bocznych przeciwnika też się liczą.

lesson-spite-and-malice-turn = Plan na całą turę

lesson-spite-and-malice-turn-1 = Zagraj w tej turze z balastu asa pik.
    .before = To as, więc najpierw trzeba skompletować któryś stos. Damą może w nim być tylko twój jedyny król.
    .after = Osiem ruchów, jedna tura: stos urósł od siódemki do damy, a na jego miejsce trafił twój as.
    .wrong = Króla wydanego za wcześnie zabraknie na końcu.
lesson-spite-and-malice-turn-2 = Zagraj w tej turze z balastu szóstkę kier.
    .before = Od pustego miejsca do szóstki jest daleko, a jedyny as leży na samym spodzie. Do czego potrzebny jest każdy z dwóch króli?
    .after = Jeden król otworzył stos, drugi był w nim piątką. Po drodze odkopana została dwójka.
    .wrong = Dwie luki i dwa króle: żadnego nie możesz stracić. Dziesiątki też nie są takie same, bo jedna z nich coś przykrywa.

lesson-spite-and-malice-long = Przejdź długą drogę i zagraj w tej turze z balastu { $card_acc }.
    .before = To trochę potrwa. Nie dotykaj żadnej karty, zanim nie zobaczysz ostatniego ruchu.
    .after = Dobry plan: takie tury rozstrzygają rundy.
    .wrong = Długa droga się urwała: żadna widoczna karta nie prowadzi dalej.

lesson-spite-and-malice-end = Punkty i koniec

lesson-spite-and-malice-end-1 = Wygraj rundę w tej turze.
    .before = To tura 400. Jeśli po niej nikt nie wygra, będzie remis.
    .after = Ostatnia karta balastu wygrywa od razu. Żaden stos nie został potasowany, tur nikt nie liczył: nic jej nie wyprzedza.
    .wrong = Następnej tury już nie będzie, a coś, czego potrzebowała ostatnia karta balastu, przepadło albo leży przykryte.
lesson-spite-and-malice-end-2 = Ile punktów dostaniesz, jeśli teraz zagrasz ostatnią kartę balastu?
    .before = W tej partii zwycięzca rundy dostaje pięć punktów więcej, jak gra wiele osób.
    .after = Punkt za każdą kartę z balastu przeciwnika, a za ręce i stosy boczne nic. Pięć punktów więcej to dodatek tylko w tej partii.
    .wrong = Policz tylko balast przeciwnika, a potem dodaj to, co daje ta partia.
lesson-spite-and-malice-end-3 = Ile kart co najmniej musiałby mieć jeszcze balast przeciwnika, żeby ta runda dała ci wygraną w partii?
    .before = Masz 41 punktów, a gra się do 50. Możesz teraz zagrać ostatnią kartę balastu.
    .after = Do wygrania partii wystarczy 50 punktów. Tym razem zabrakło odrobiny, więc będzie jeszcze jedna runda.
    .wrong = Każda karta, która została, to punkt. Ile brakuje ci do 50?
lesson-spite-and-malice-end-4 = Zagrywasz ostatnią kartę balastu: kto wygrywa partię?
    .before = To runda 40, na której kończy się każda partia. Ty masz 20 punktów, a przeciwnik 31.
    .after = Po 40 rundach wygrywa ten, kto prowadzi, czy ma 50 punktów, czy nie. Rozstrzygnęło dwanaście kart.
    .wrong = Dodaj najpierw punkty za tę rundę: ile kart ma balast przeciwnika?
lesson-spite-and-malice-end-5 = Kto zaczyna następną rundę?
    .before = Ta runda zaczęła się od ciebie i to ty ją wygrywasz. W następnym rozdaniu odkrywasz { $card_acc }, a { $name1 } odkrywa { $card2_acc }.
    .after = Nieważne, kto wygrał: za każdym razem rozstrzygają karty na balaście. Król jest najniższy ze wszystkich.
    .wrong = Liczą się tylko dwie nowe karty na balastach, a król nie ma własnej wartości.

lesson-spite-and-malice-score = Ile punktów masz razem, gdy zagrasz ostatnią kartę balastu?
    .before = { $bonus ->
        [0] Pasuje, więc wygrywasz tę rundę.
       *[other] Pasuje, więc wygrywasz tę rundę. W tej partii daje to dodatkowe punkty: { $bonus }.
    }
    .after = Punkt za każdą kartę, która została w balaście przeciwnika, dodany do tego, co już było.
    .wrong = Dotychczasowe punkty i punkt za każdą kartę z balastu przeciwnika. Nic więcej, chyba że ta partia coś dodaje.
