# Laboratorul: rezultatele experimentelor, probabilități și grafice. Numerele se scriu ca în limba respectivă.

## Rezultatele unui experiment

lab-title = { $amount ->
    [one] { $title }: o partidă
    [few] { $title }: { $amount } partide
   *[other] { $title }: { $amount } de partide
}
lab-stopped = Oprit înainte de sfârșit: partide jucate { $amount } din { $target }.
lab-column-seat = loc
lab-column-player = jucător
lab-column-won = câștigate
lab-column-share = pondere (95%)
lab-column-score = la sfârșit (95%)
lab-count = { $amount }
lab-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-share-whole = { NUMBER($mean, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-whole = { NUMBER($mean, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
lab-drawn = La egalitate: { $amount }
lab-rounds = Runde într-o partidă: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-turns = Decizii într-o partidă: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-progress = Partide
lab-unit = partide

## Probabilități

lab-column-action = acțiune
lab-column-lose = pierde o viață
lab-column-lives = vieți pierdute
lab-column-gain = schimbare (95%)
lab-column-behind = în urmă (95%)
lab-percent = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-number = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-odds-exact = Probabilitățile în această rundă, calculate exact
lab-odds-close = Probabilitățile în această rundă, calculate aproximativ
lab-odds-simulated = { $amount ->
    [one] Ce aduce această rundă, jucată până la capăt cu o singură așezare a cărților
    [few] Ce aduce această rundă, jucată până la capăt cu { $amount } așezări ale cărților
   *[other] Ce aduce această rundă, jucată până la capăt cu { $amount } de așezări ale cărților
}
lab-odds-policy = Ipoteză despre cei care urmează: cea mai mică pe care o păstrează este { $card_the }; hangiul plătește în { NUMBER($mean, maximumFractionDigits: 0) }% din cazuri.
lab-odds-players = Au jucat până la capăt: { $names }

## Grafice

lab-percent-whole = { NUMBER($mean, maximumFractionDigits: 0) }%
lab-whole = { NUMBER($mean, maximumFractionDigits: 0) }
lab-fine = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-change = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seat = locul { $number }
lab-seat-dealer = locul { $number } (cel care împarte)
lab-average = media: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-lives-lost = vieți pierdute într-o rundă
lab-loss-title = Cuccù: probabilitatea de a pierde o viață, după cartea primită
lab-loss-x = cartea primită
lab-loss-y = runde cu o viață pierdută
lab-loss-alt = Linii pentru patru locuri și douăzeci de cărți, număr de runde: { $amount }. Probabilitatea de a pierde o viață este cea mai mare cu această carte: { $card }, locul { $number }, { NUMBER($high, maximumFractionDigits: 1) }%; cea mai mică, cu aceasta: { $card2 }, locul { $target }, { NUMBER($low, maximumFractionDigits: 1) }%.
lab-threshold-title = Cuccù: viețile pierdute de locul { $number }, după ce păstrează fiecare
lab-threshold-x = cea mai mică păstrată de locul { $number }
lab-threshold-y = cea mai mică păstrată de ceilalți
lab-threshold-best = cel mai bun răspuns
lab-threshold-alt = O hartă de 19 pe 19 praguri, număr de runde pentru fiecare: { $amount }. Locul { $number } pierde între { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } și { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } vieți într-o rundă. Când cea mai mică păstrată de ceilalți este { $card2_the }, cel mai bun prag al său este { $card_the }, cu { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } vieți pierdute.
lab-length-title = { $title }: cât durează o partidă
lab-length-x = runde într-o partidă
lab-length-y = partide
lab-length-alt = Coloane, număr de partide: { $amount }. Numărul mediu de runde este { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, iar jumătate din partide au între { $low } și { $high }.
lab-special-title = Cuccù: ce schimbă fiecare carte specială
lab-special-x = schimbarea vieților pierdute într-o rundă, față de medie
lab-special-holder = pentru cel care a primit-o
lab-special-before = pentru jucătorul dinainte
lab-special-alt = Câte două bare pentru fiecare dintre cele șase cărți, număr de runde: { $amount }. Pentru cel care a primit-o, cea mai bună este { $card_the } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } vieți într-o rundă față de medie), iar cea mai rea { $card2_the } ({ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
lab-convergence-title = Cum se așază o medie
lab-convergence-x = câte s-au numărat (scară logaritmică)
lab-so-far = media de până acum
lab-band = banda de 95%
lab-exact = valoarea exactă
lab-convergence-alt = O linie arată media valorilor de până acum. Numărul lor: { $amount }, media la sfârșit: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-convergence-exact = Valoarea exactă este { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
