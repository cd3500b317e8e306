# The lessons of Monopoly: The Card Game, in Polish. A lesson: its title. A level: its goal in one sentence, a few words
# before it, what has been shown after it, and why another way was wrong.

lesson-monopoly-card-game-groups = Karty i grupy
lesson-monopoly-card-game-groups-1 = Które z twoich nieruchomości należą do kompletnej grupy?
    .before = Masz na ręce dziesięć kart. W tej grze zbiera się grupy, ale płaci się tylko za kompletne.
    .after = Grupa kolorowa jest kompletna, gdy masz wszystkie jej karty, czy jest ich dwie, czy trzy. Z linii kolejowych wystarczą dwie.
    .wrong = Policz karty każdej grupy: koloru potrzebne są wszystkie, zakłady komunalne oba, linie kolejowe dwie.
lesson-monopoly-card-game-groups-2 = Ile dolarów dają twoje grupy?
    .before = { $name1 } zamyka teraz rundę i każdy dostaje zapłatę za to, co jest kompletne. Ile warta jest każda grupa, mówią zasady (otwarta książka u góry).
    .after = Jasnoniebieskie dają 100 dolarów, trzy linie kolejowe 500, a oba zakłady komunalne 500. Samotna ciemna karta nie daje nic.
    .wrong = Dodaj grupy, które są kompletne, i nic więcej. Za więcej linii kolejowych płaci się więcej niż za dwie.
lesson-monopoly-card-game-groups-3 = Które z tych kart możesz jeszcze dobrać?
    .before = Talia liczy 60 kart, a część z nich widzisz: te na swojej ręce i te na stosach wymiany.
    .after = Każda nieruchomość i każdy pionek są w talii raz. Domów pierwszych jest pięć, drugich cztery, trzecich trzy i czwartych dwa, kart GO i Mr. Monopoly po cztery, a kart szansy dwie.
    .wrong = Policz, ile razy widzisz daną kartę, i porównaj to z talią. Gdy widać wszystkie, żadnej już nie dobierzesz.

lesson-monopoly-card-game-houses = Domy i hotele
lesson-monopoly-card-game-houses-1 = Której karty musisz się pozbyć, żeby dało się zamknąć rundę?
    .before = Ciemnoniebieskie są kompletne, a na ręce masz dziesięć kart. Mimo to nie możesz zamknąć rundy.
    .after = Domy idą po kolei. Bez trzeciego domu czwarty nie ma swojego miejsca i jest zbędny.
    .wrong = Karty premiowe nigdy nie przeszkadzają. Ustaw domy w rzędzie od pierwszego i zobacz, który nie pasuje.
lesson-monopoly-card-game-houses-2 = Ile dolarów dają razem twoje trzy domy?
    .before = Masz dwie kompletne grupy kolorowe i trzy domy. { $name1 } zamyka rundę i każdy dostaje zapłatę.
    .after = Dom daje tyle, ile jego grupa. Pierwszy i drugi dom stoją na zielonych, a drugiemu z pierwszych domów zostają ciemnofioletowe.
    .wrong = Każdy numer stoi na grupie tylko raz, a liczy się ustawienie, które daje najwięcej. Zobacz więc, które domy zmieszczą się na zielonych.
lesson-monopoly-card-game-houses-3 = Ile dolarów jest warta twoja ręka razem z budynkami?
    .before = Czerwone są kompletne, a budynków masz pod dostatkiem. { $name1 } zamyka rundę i każdy dostaje zapłatę.
    .after = Grupa daje 250 dolarów, cztery domy jeszcze 1 000, a hotel 500. Drugi hotel nie mieści się na tej samej grupie, a jedna linia kolejowa to nic.
    .wrong = Hotel przychodzi po czwartym domu, jeden na grupę. Za to, co nie ma miejsca, nikt nie płaci.
lesson-monopoly-card-game-houses-4 = Na których nieruchomościach może stanąć twój pierwszy dom?
    .before = Masz kilka kompletnych grup i jeden dom.
    .after = Domy stoją tylko na grupach kolorowych. Linie kolejowe i zakłady komunalne dużo dają, ale się na nich nie buduje.
    .wrong = Szukaj kompletnych grup, które mają kolor. Na liniach kolejowych i zakładach komunalnych się nie buduje.

lesson-monopoly-card-game-in-the-way = Która karta nie pozwala ci zamknąć rundy?
    .before = Masz dziesięć kart i kompletną grupę, ale jedna karta przeszkadza.
    .after = { $card_face ->
        [H1] To { $card }: na twoich kompletnych grupach kolorowych nie ma dla tej karty miejsca.
        [H2] To { $card }: na twoich kompletnych grupach kolorowych nie ma dla tej karty miejsca.
        [H3] To { $card }: na twoich kompletnych grupach kolorowych nie ma dla tej karty miejsca.
        [H4] To { $card }: na twoich kompletnych grupach kolorowych nie ma dla tej karty miejsca.
        [HT] To { $card }: nie masz kompletnej grupy kolorowej, na której czekałyby na tę kartę cztery domy.
       *[other] To { $card }: grupa tej karty nie jest kompletna.
    }
    .wrong = GO, Mr. Monopoly i pionki nigdy nie przeszkadzają. Szukaj nieruchomości bez reszty grupy albo budynku, który nie ma gdzie stać.

lesson-monopoly-card-game-bonus-cards = Pionki, GO i Mr. Monopoly
lesson-monopoly-card-game-bonus-cards-1 = Ile dolarów daje twój pionek?
    .before = Pomarańczowe są kompletne i stoją na nich dwa domy, a na ręce masz żelazko. { $name1 } zamyka rundę.
    .after = Pionek daje jeszcze raz wartość grupy, ale tylko jej. Domy, które na niej stoją, się nie liczą.
    .wrong = Pionek daje tyle, ile jest warta sama grupa, bez domów.
lesson-monopoly-card-game-bonus-cards-2 = Ile dolarów dają razem twoje dwa pionki?
    .before = Przy tym stole obowiązuje inne odczytanie: pionek daje wartość grupy i wszystkiego, co na niej stoi. { $name1 } zamyka rundę.
    .after = Każdy pionek liczy się osobno i zawsze tam, gdzie daje najwięcej. Z domem czerwone są warte 500 dolarów i mogą z nich skorzystać oba pionki.
    .wrong = Oba pionki mogą skorzystać z tej samej grupy. Przy tym stole liczy się też dom, który na niej stoi.
lesson-monopoly-card-game-bonus-cards-3 = Komu płaci się 1 000 dolarów za to, że ma najwięcej kart Mr. Monopoly?
    .before = Wszystkie ręce są odkryte. { $name1 } zamyka rundę i liczy się karty Mr. Monopoly.
    .after = Dwóch graczy ma po dwie karty Mr. Monopoly. Nikt nie ma sam najwięcej, więc nikt nic za nie nie dostaje.
    .wrong = Policz karty Mr. Monopoly u każdego gracza. Nagroda należy się temu, kto sam ma ich najwięcej.
lesson-monopoly-card-game-bonus-cards-4 = Ile dolarów dostajesz w sumie?
    .before = { $name1 } zamyka teraz rundę. Wszystkie ręce są odkryte, więc nie trzeba zgadywać.
    .after = Zielone dają 350 dolarów, pionek drugie 350, a trzy karty GO 600. W dodatku masz najwięcej kart Mr. Monopoly: to jeszcze 1 000.
    .wrong = Nie pomiń niczego: jest grupa, pionek, karty GO i nagroda, jeśli masz najwięcej kart Mr. Monopoly.

lesson-monopoly-card-game-who-gets-it = Kto dostaje 1 000 dolarów za Mr. Monopoly?
    .before = { $counts ->
        [yes] Wszystkie ręce są odkryte, a { $name1 } zamyka teraz rundę. Przy tym stole karty Mr. Monopoly porównuje się także z ręką, którą psuje karta szansy.
       *[no] Wszystkie ręce są odkryte, a { $name1 } zamyka teraz rundę.
    }
    .after = { $counts ->
        [yes] Nagroda należy się temu, kto sam ma najwięcej. Ręce, którą psuje karta szansy, nic się jednak nie płaci, nawet jeśli liczy się w porównaniu.
       *[no] Nagroda należy się temu, kto sam ma najwięcej. Ręka, którą psuje karta szansy, się nie liczy, a gdy dwóch ma po tyle samo, nikt nic nie dostaje.
    }
    .wrong = Policz karty Mr. Monopoly u każdego gracza i zobacz, kto trzyma kartę szansy, a rundy nie zamyka.

lesson-monopoly-card-game-chance-cards = Karta szansy i jej ryzyko
lesson-monopoly-card-game-chance-cards-1 = Jakiej karty ci brakuje, skoro musi ją zastąpić karta szansy?
    .before = Karta szansy może być każdą nieruchomością, domem, hotelem lub pionkiem, którego potrzebuje twoja ręka. Nazwij tę kartę.
    .after = Jako Park Place karta szansy uzupełnia ciemnoniebieskie i nic nie jest zbędne. Jako dom zostawiłaby Boardwalk bez pary.
    .wrong = Poszukaj karty, która jeszcze do niczego nie należy, i daj jej to, czego jej brakuje.
lesson-monopoly-card-game-chance-cards-2 = Zamknij rundę i niech karta szansy zastąpi to, co daje najwięcej.
    .before = Twoja ręka jest gotowa, cokolwiek zastąpi karta szansy. Ma ona kilka możliwości, ale nie płaci się za nie tak samo.
    .after = Cztery linie kolejowe dają 1 000 dolarów, a trzy tylko 500. Ani trzeci dom, ani pionek nie dają tu tyle.
    .wrong = Trzeci dom i pionek dają na pomarańczowych po 200 dolarów. Zobacz, co daje jeszcze jedna linia kolejowa.
lesson-monopoly-card-game-chance-cards-3 = Dostań w tej rundzie zapłatę za swoją rękę.
    .before = Wszystkie ręce są odkryte. Następny ruch ma { $name1 } i na pewno zamknie rundę. Twoja ręka jest dużo warta, ale nie da się nią zamknąć rundy.
    .after = Z karty szansy ma pożytek tylko ten, kto zamyka rundę. Na twojej ręce zepsułaby całą resztę.
    .wrong = { $name1 } zamyka rundę, a ty wciąż trzymasz kartę szansy, więc cała twoja ręka jest nic niewarta.
lesson-monopoly-card-game-chance-cards-4 = Do kogo trafia 1 000 dolarów za Mr. Monopoly?
    .before = Wszystkie ręce są odkryte, a { $name1 } zamyka teraz rundę. Najwięcej kart Mr. Monopoly trzyma { $name2 }, ale przyjrzyj się dobrze.
    .after = { $name2 } ma kartę szansy, a rundy nie zamyka. Taka ręka nie liczy się wcale, nawet przy kartach Mr. Monopoly, więc wystarczy mieć ich najwięcej z pozostałych.
    .wrong = Ręka z kartą szansy jest nic niewarta, jeśli nie zamyka rundy. Nie porównuje się jej też z innymi.

lesson-monopoly-card-game-chance-role = Co musi zastąpić karta szansy, żeby dało się zamknąć rundę?
    .before = Masz na ręce dziesięć kart, a wśród nich kartę szansy. Tylko w jednej roli nie zostawia ona niczego zbędnego.
    .after = Gdy karta szansy zastępuje { $card_acc }, nic nie jest zbędne i możesz zamknąć rundę.
    .wrong = Wtedy coś na ręce byłoby zbędne albo karta szansy nie byłaby tam potrzebna. Poszukaj luki.

lesson-monopoly-card-game-a-turn = Tura
lesson-monopoly-card-game-a-turn-1 = Kto zaczyna następną rundę?
    .before = Runda się skończyła, a rozdającym jest { $name1 }. Co się stanie przy następnym rozdaniu?
    .after = Rozdaje następny gracz po lewej: { $name2 } tasuje wszystkie 60 kart i daje każdemu po dziesięć oraz po jednej na stosy wymiany. Zaczyna gracz po lewej stronie rozdającego.
    .wrong = Najpierw zmienia się rozdający: jest nim następny gracz po lewej. Zaczyna ten, kto siedzi po lewej stronie nowego rozdającego.
lesson-monopoly-card-game-a-turn-2 = Dobierz kartę i zakończ turę tak, żeby w następnej dało się zamknąć rundę.
    .before = W twoim rzędzie domów jest luka, a jedna karta do niczego nie należy. Może pomoże talon.
    .after = Jedna karta przyszła, druga odeszła i znów jest ich dziesięć. Zamknięcie rundy to osobna tura i musi poczekać do następnej.
    .wrong = Odrzucona karta była potrzebna albo została na ręce jakaś niepotrzebna.
lesson-monopoly-card-game-a-turn-3 = Dobierz kartę i pozbądź się wszystkiego, co nie pozwala zamknąć rundy w następnej turze.
    .before = Po cudzych wymianach masz na ręce 12 kart. Tak może zostać do końca twojej tury.
    .after = Na koniec tury masz znów dokładnie dziesięć kart, bez względu na to, ile trzeba ich odrzucić.
    .wrong = Odeszło coś potrzebnego albo na ręce wciąż jest coś zbędnego.

lesson-monopoly-card-game-trading = Wymiana
lesson-monopoly-card-game-trading-1 = Wypełnij lukę w rzędzie domów, a zatrzymaj pozostałe domy i ciemnoniebieskie.
    .before = Na stosach wymiany widać wszystkie karty. Jedna z nich to dom, którego ci brakuje.
    .after = Oddajesz swoją wierzchnią kartę za wierzchnią kartę tamtego stosu, a potem odrzucasz nadmiar.
    .wrong = Drugi dom leży na stosie wymiany, na widoku. Nic z niego nie ma, jeśli tam zostanie albo jeśli odrzucisz za niego inny dom.
lesson-monopoly-card-game-trading-2 = Którą kartę, razem ze wszystkimi na niej, trzeba wziąć, żeby skompletować grupę?
    .before = Przy wymianie bierze się karty z wierzchu cudzego stosu. Żeby wziąć kartę spod spodu, bierzesz też wszystkie, które na niej leżą.
    .after = Tennessee Avenue uzupełnia pomarańczowe i żeby ją mieć, wystarczą dwie karty. Tyle samo oddajesz z wierzchu swojego stosu.
    .wrong = Ta karta niczego nie uzupełnia. Zobacz, której grupie brakuje jednej jedynej karty, i znajdź ją.
lesson-monopoly-card-game-trading-3 = Skompletuj w tej turze ciemnoniebieskie tak, żeby w następnej dało się zamknąć rundę.
    .before = Park Place nie leży na wierzchu, więc trzeba wymienić dwie karty. Na twoim stosie jest tylko jedna.
    .after = Jedną kartę z ręki można najpierw położyć na stos i oddać razem z resztą. Tak za wymianę zapłaciła karta niepotrzebna.
    .wrong = Na ręce wciąż jest coś zbędnego albo wymiany nie było. Jako pierwszą można położyć kartę, która do niczego nie służy.
lesson-monopoly-card-game-trading-4 = Skompletuj czerwone, ale zatrzymaj Boardwalk na swoim stosie wymiany.
    .before = { $name1 } ma już Park Place, więc Boardwalk z wierzchu twojego stosu nie może tam trafić. To, co oddajesz, idzie na rękę drugiego gracza.
    .after = Karta położona najpierw z ręki leży teraz na wierzchu i to ona idzie zamiast Boardwalk.
    .wrong = Boardwalk poszedł w cudze ręce albo czerwone nie są kompletne. Przed wymianą można położyć na wierzch kartę z ręki.

lesson-monopoly-card-game-best-trade = Do której karty trzeba się wymienić, żeby skompletować grupę jak najmniejszą liczbą kart?
    .before = Jedna karta z cudzych stosów wymiany uzupełnia twoją grupę. Naciśnij ją: wszystkie, które na niej leżą, przyjdą razem z nią.
    .after = { $count ->
        [one] To { $card }, na samym wierzchu: wymieniasz jedną kartę.
        [few] To { $card }: żeby mieć tę kartę, wymieniasz { $count } karty.
        [many] To { $card }: żeby mieć tę kartę, wymieniasz { $count } kart.
       *[other] To { $card }: żeby mieć tę kartę, wymieniasz { $count } karty.
    }
    .wrong = To niczego nie uzupełnia albo wystarczy mniej kart. Zobacz, której grupie brakuje jednej jedynej karty.

lesson-monopoly-card-game-going-out = Zamknięcie rundy i nagroda
lesson-monopoly-card-game-going-out-1 = Zamknij rundę i zdobądź co najmniej 2 400 dolarów.
    .before = Po cudzych wymianach masz 12 kart, o dwie za dużo. Przy zamknięciu wybierasz, co zostawić.
    .after = Baltic Avenue musi odejść, a z reszty najtańsza jest karta GO.
    .wrong = Odrzucona karta daje więcej niż GO. Porównaj, co daje każda karta, zanim się jej pozbędziesz.
lesson-monopoly-card-game-going-out-2 = Zamknij rundę z czterema domami na zielonych.
    .before = Jeden dom jest za wysoko, a pod nim jest luka. W tym okrążeniu nikt inny nie zamknie rundy.
    .after = W jednej turze jest wymiana, w następnej zamknięcie, bo zamknięcie rundy to osobna tura.
    .wrong = Któryś dom przepadł. Można było odrzucić coś innego.
lesson-monopoly-card-game-going-out-3 = Zamykasz rundę: ile dolarów jest warta twoja ręka razem z nagrodą?
    .before = Pięć następnych kart talonu to drugi dom, karta GO, Mediterranean Avenue, samochód wyścigowy i czwarty dom.
    .after = Przydają się drugi dom, karta GO i samochód. Mediterranean Avenue i czwarty dom odkłada się na bok: to, co zbędne, nic nie kosztuje.
    .wrong = Weź z nagrody to, za co się płaci, a resztę zostaw: dom bez poprzednich i samotną nieruchomość.
lesson-monopoly-card-game-going-out-4 = Zamykasz rundę z kartą szansy: ile dolarów jest warta twoja ręka razem z nagrodą?
    .before = Karta szansy zastępuje Park Place. Pięć następnych kart to samo Park Place, drugi dom, karta szansy, Mediterranean Avenue i Kentucky Avenue.
    .after = Prawdziwe Park Place uwalnia twoją kartę szansy, więc zastępuje ona dom, i tak samo karta szansy z nagrody. Jako pionki dałyby tyle samo.
    .wrong = Gdy w nagrodzie przychodzi właśnie ta karta, którą zastępuje szansa, może ona zastąpić dom, hotel albo pionek. Karta szansy z nagrody zastępuje cokolwiek.
lesson-monopoly-card-game-going-out-5 = Zadbaj o to, żeby twoja ręka przyniosła w tej rundzie pieniądze.
    .before = Wszystkie ręce są odkryte. Na stosie wymiany leży Park Place, a z nim karta szansy mogłaby dać więcej. Ale następny ruch ma { $name1 }, i to z gotową ręką.
    .after = Karta szansy daje coś tylko wtedy, gdy rundę zamykasz ty. Na nic lepszego nie było czasu.
    .wrong = { $name1 } zamyka rundę, gdy trzymasz kartę szansy, i cała twoja ręka jest nic niewarta.
lesson-monopoly-card-game-going-out-6 = Zdobądź w tej rundzie co najmniej 2 700 dolarów.
    .before = Możesz zamknąć rundę teraz, za 2 000 dolarów i to, co przyniesie nagroda. Ale na stosie, który ma przed sobą { $name2 }, coś leży, a nikt inny nie jest bliski zamknięcia.
    .after = Z ciemnoniebieskimi domy i pionki dają więcej. Tu warto było poczekać, bo nikt nie mógł cię ubiec.
    .wrong = Domy i pionki płacą według najdroższej grupy, a droższą masz w zasięgu jednej wymiany. Zatrzymaj to, co według niej płaci.

lesson-monopoly-card-game-pay-day = Dzień wypłaty
lesson-monopoly-card-game-pay-day-1 = Ile dolarów jest warta twoja niegotowa ręka?
    .before = { $name1 } zamyka rundę i ma więcej kart Mr. Monopoly niż ty. Przy tym stole linie kolejowe są grupą dopiero od trzech.
    .after = Płaci się za ciemnoniebieskie, pierwszy dom na nich, cylinder i GO. Reszty jakby nie było, a dwie linie kolejowe to przy tym stole za mało.
    .wrong = Policz to, co kompletne i po kolei, i nic więcej. Trzeci dom bez drugiego nie daje nic, a tutaj dwie linie kolejowe też nie.
lesson-monopoly-card-game-pay-day-2 = Po czyjej turze skończy się runda, jeśli wszyscy będą tylko dobierać i odrzucać?
    .before = W talonie zostały trzy karty, a teraz twoja tura.
    .after = Runda kończy się turą, w której ktoś bierze ostatnią kartę, i nikt jej nie zamyka. Nagrody nie ma, a karta szansy psuje całą twoją rękę.
    .wrong = Odliczaj karty talonu, zaczynając od siebie. Tura, w której schodzi ostatnia, jest też ostatnia w rundzie.
lesson-monopoly-card-game-pay-day-3 = Kto wygrywa partię?
    .before = Wszystkie ręce są odkryte. Masz 9 300 dolarów, { $name1 } ma 9 700, { $name2 } zamyka teraz rundę, a do zwycięstwa potrzeba 10 000.
    .after = Obie sumy przekraczają 10 000 dolarów w tej samej rundzie, a twoja jest większa.
    .wrong = Dodaj do każdej sumy wartość ręki. Gdy dwóch graczy osiąga cel naraz, wygrywa ten, kto ma więcej.
lesson-monopoly-card-game-pay-day-4 = Kto rozdaje następną rundę?
    .before = Wszystkie ręce są odkryte. Masz 9 200 dolarów, { $name1 } ma 9 700 i w tej rundzie rozdaje. { $name2 } zamyka ją teraz, a do zwycięstwa potrzeba 10 000.
    .after = Ty i { $name1 } macie tyle samo, więc nikt jeszcze nie wygrywa i gra się dalej. Rozdaje następny gracz po lewej.
    .wrong = Policz obie sumy: czy w ogóle ktoś wygrywa? Jeśli nie, rozdaje gracz po lewej stronie rozdającego.
lesson-monopoly-card-game-pay-day-5 = Doprowadź do końca rundy, zanim zamknie ją { $name1 }.
    .before = Wszystkie ręce są odkryte. { $name1 } trzyma kartę szansy i ma zaraz zamknąć rundę. Od 19 tur nikt nie dobiera, a po 20 takich turach runda się kończy.
    .after = Pięć okrążeń bez dobierania kończy rundę bez zamknięcia. Karta szansy psuje cudzą rękę, a ty dostajesz zapłatę.
    .wrong = Po dobraniu karty tury bez dobierania liczy się od nowa, a { $name1 } zamyka rundę.

lesson-monopoly-card-game-hand-worth = Ile dolarów jest warta twoja ręka?
    .before = { $name1 } zamyka teraz rundę. Nagrody za karty Mr. Monopoly tu nie liczymy.
    .after = Kompletne grupy, domy po kolei, pionki i karty GO: za to się płaci, linijka po linijce. Reszta jest nic niewarta.
    .wrong = Licz linijka po linijce: grupy, domy bez luk, hotel, pionki na najdroższej grupie kolorowej, karty GO. Wszystko inne jest nic niewarte.

lesson-monopoly-card-game-extra-piles = Trzech graczy i dwóch
lesson-monopoly-card-game-extra-piles-1 = Nie dopuść do tego, żeby Boardwalk trafił przy wymianie do gracza { $name1 }, i nie zmieniaj swojej ręki.
    .before = Przy trzech graczach na pustym miejscu leży stos dodatkowy. { $name1 } ma Park Place, gra zaraz po tobie i patrzy na stos, który ma przed sobą { $name2 }.
    .after = Zamieniasz dwie wierzchnie karty i to jest cała twoja tura. Ze stosu dodatkowego Boardwalk kosztuje dwie karty, a tam do oddania jest tylko jedna.
    .wrong = Boardwalk wciąż leży w zasięgu wymiany, a zaraz gra { $name1 }. Zamień go z wierzchnią kartą stosu dodatkowego.
lesson-monopoly-card-game-extra-piles-2 = Zdobądź w tej turze Park Place tak, żeby w następnej dało się zamknąć rundę.
    .before = Park Place leży na stosie dodatkowym, a z nim zwykłej wymiany się nie robi. Na swoim stosie masz jednak dwie karty.
    .after = Bierzesz wierzchnie karty stosu dodatkowego i talonu za dwie wierzchnie karty własnego stosu, a potem odrzucasz do dziesięciu.
    .wrong = Park Place nie ma na twojej ręce albo jest na niej coś zbędnego. Weź kartę ze stosu dodatkowego, a potem odrzuć to, co do niczego nie należy.
lesson-monopoly-card-game-extra-piles-3 = Które z tych odkrytych kart możesz mieć na ręce w tej turze?
    .before = Przy dwóch graczach stosy dodatkowe są dwa. Na twoim stosie wymiany leży tylko jedna karta.
    .after = Do wymiany można dołożyć jedną kartę z ręki, więc w zasięgu są dwie. Żeby wziąć coś ze stosu dodatkowego, trzeba mieć na własnym stosie dwie karty.
    .wrong = Przy każdej karcie zapytaj, co trzeba za nią dać. Kartę z ręki można dołożyć do wymiany, ale nie przy stosie dodatkowym.

lesson-monopoly-card-game-the-large-game = Pięciu lub sześciu graczy
lesson-monopoly-card-game-the-large-game-1 = Ile kart byłoby nagrodą za zamknięcie rundy teraz?
    .before = Graczy jest sześciu, najwięcej, ilu może być. Rozdane są wszystkie 60 kart, a talonu nie ma.
    .after = Nagrodą są wszystkie karty wymiany na stole, po jednej od każdego, twoja też. Siódmy gracz by się nie zmieścił: zabrakłoby kart.
    .wrong = Skoro nie ma talonu, nagroda musi się wziąć skądinąd: to wszystko, co leży odkryte na stole.
lesson-monopoly-card-game-the-large-game-2 = Ile kart trzeba by mieć na ręce, żeby zamknąć rundę w sześć osób?
    .before = Tutaj pięciu graczy dostaje po 12 kart i każdy jedną z nich odkrywa. Sześciu graczy dostaje po dziesięć.
    .after = Jedna z dziesięciu byłaby kartą wymiany, więc zostałoby dziewięć. Przy pięciu graczach jest ich 11.
    .wrong = Karta, która leży przed tobą odkryta, to jedna z tych, które dostajesz. W sześć osób byłoby tak samo.
lesson-monopoly-card-game-the-large-game-3 = Zamknij rundę w tej turze.
    .before = Graczy jest pięciu. Musisz wymienić swoją kartę na cudzą, a potem wykładasz nową. Zamknąć rundę można zaraz po tym.
    .after = Wymieniasz kartę, wykładasz tę, która się nie przyda, i na koniec tury zamykasz rundę. W nagrodę dostajesz wszystkie karty wymiany.
    .wrong = Po wymianie ręka nie była gotowa. Zobacz, czyjej karty ci brakuje i bez której możesz się obejść.
lesson-monopoly-card-game-the-large-game-4 = Podaj w lewo kartę, z której { $name1 } nie ma pożytku i której nie potrzebuje twoja ręka.
    .before = Wszyscy są już po swojej turze i każdy podaje kartę w lewo. Siedzi tam { $name1 } i, jak wszyscy widzą, ma Boardwalk.
    .after = Podać można dowolną kartę, a wszyscy wybierają, zanim ktokolwiek zobaczy, co dostaje. Ta karta nikomu tu nie pomaga.
    .wrong = Podana karta jest potrzebna twojej ręce albo to właśnie ta, na którą czeka { $name1 }.
lesson-monopoly-card-game-the-large-game-5 = Kto zamyka rundę?
    .before = Karty zaraz pójdą w lewo, a przedtem pyta się każdego. Pierwsze pytanie dostaje { $name2 }. Gotowe ręce macie tylko ty i { $name4 }, i każde z was chce zamknąć rundę.
    .after = Zamyka ten, kto jest pierwszy w kolejności gry, a kart się już nie podaje.
    .wrong = Idź wokół stołu w lewo. Zaczyna { $name2 }, a zamyka pierwsza osoba, która może.
lesson-monopoly-card-game-the-large-game-6 = Zamykasz rundę: kto wygrywa partię?
    .before = Wszystkie ręce są odkryte. Masz 4 400 dolarów, a { $name1 } ma 6 500. Przy pięciu graczach do zwycięstwa potrzeba 7 000.
    .after = Karty wymiany ze stołu są twoją nagrodą. Przychodzą z nimi jeszcze dwa domy i przekraczasz 7 000 dolarów.
    .wrong = Policz swoją rękę razem z kartami wymiany ze stołu, a potem rękę, którą ma { $name1 }. Przy pięciu graczach wystarczy 7 000 dolarów.

lesson-monopoly-card-game-with-reward = Zamykasz rundę: ile dolarów dają razem twoja ręka i nagroda?
    .before = Graczy jest pięciu, więc nagrodą jest wszystkie pięć kart wymiany na stole. Nagrody za karty Mr. Monopoly tu nie liczymy.
    .after = Domy po kolei, pionki, karty GO albo brakująca nieruchomość: to, co się przydaje, się liczy, a resztę nagrody odkłada się na bok.
    .wrong = Dodaj karty wymiany do ręki i licz linijka po linijce. Dom potrzebuje poprzednich, a nieruchomość całej grupy.
