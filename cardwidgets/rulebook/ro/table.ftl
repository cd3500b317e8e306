# Words on the table itself. Every ui-… goes to the browser as it is and takes no variables.

## Parts of the table, as a screen reader names them

ui-opponents = Ceilalți jucători
ui-middle = Mijlocul mesei
ui-actions = Ce poți face
ui-controls = Comenzile mesei
ui-log = Ce s-a întâmplat
ui-rule = Regula
ui-thinking = se gândește

## Controls

ui-undo = Anulează
ui-redo = Refă
ui-skip = Sari la sfârșit
ui-pace = Ritmul celorlalți
ui-pace-off = Fără așteptare
ui-pace-fast = Rapid
ui-pace-normal = Normal
ui-pace-slow = Lent
ui-new-deal = Partidă nouă
ui-seed = Numărul partidei
ui-seed-hint = Lasă câmpul gol ca să decidă întâmplarea.
ui-players = Jucători
ui-deal = Împarte
ui-sort = Ordine automată

## How the table looks and speaks

ui-settings = Setări
ui-language = Limbă
ui-look = Aspectul cărților
ui-contrast = Contrast
ui-grain = Granulație
ui-temperature = Temperatura culorilor
ui-four-colours = Pachet în patru culori

## Rules at hand

ui-rules = Reguli
ui-rules-now = Acum
ui-rules-all = Toate regulile
ui-rule-unclear = Ce nu e clar
ui-rule-played = Cum jucăm noi
ui-rule-other = Altă interpretare
ui-rule-back = Toate regulile
ui-close = Închide

## Replay

ui-replay = Reluare
ui-replay-first = La început
ui-replay-back = Un pas înapoi
ui-replay-forward = Un pas înainte
ui-replay-last = La prezent
ui-replay-round = Runda
ui-replay-moment = Momentul partidei
ui-replay-branch = Joacă mai departe de aici
ui-replaying = Te uiți la un moment mai vechi.

## Help while playing, the score, the code

ui-hint = Indiciu
ui-odds = Șanse
ui-odds-later = Șansele privesc o decizie a ta. Apar aici de îndată ce ai ceva de hotărât.
ui-pad = Tabela de scor
ui-pad-empty = Nicio rundă nu a fost încă punctată.
ui-ledger = Fiecare mână, rând cu rând
ui-round = Runda
ui-code = Codul partidei
ui-code-note = Codul cuprinde toată partida. Cine își dă osteneala poate citi din el și cărțile acoperite.
ui-code-copy = Copiază
ui-code-copied = Copiat
ui-code-cell = Pentru o celulă de notebook
ui-code-paste = Lipește un cod
ui-code-open = Deschide

## Marks on cards

ui-mark-shown = arătată
ui-mark-dead = scoasă din rundă
ui-mark-loses = pierde o viață
ui-mark-due = la rând
ui-mark-traded = în acest schimb

## When Python is silent

ui-no-answer = Kernelul nu răspunde. Rulează din nou celula ca să continui.

## Odds

odds-more = Se joacă și altele …
odds-alike = { $amount ->
    [one] { $label } sau încă o mutare la fel
    [few] { $label } sau încă { $amount } mutări la fel
   *[other] { $label } sau încă { $amount } de mutări la fel
}
odds-alike-note = Mutările aceleiași cărți stau pe un singur rând: la fiecare așezare, una dintre ele e aleasă la întâmplare.
odds-means = În urmă: cât de des altcineva iese mai bine din această rundă. Schimbare: ce îți aduce sau îți ia runda în medie. De 19 ori din 20, valoarea adevărată se află în intervalul dat.
odds-players = Ipoteză: după mutarea ta, toți joacă mai departe ca adversarul „{ $name }”, inclusiv tu.
odds-unknown = Nu se știe: cărțile ascunse. Tot ce nu se vede e socotit la fel de probabil; din ce au făcut ceilalți până acum nu se deduce nimic despre cărțile lor.

## Going on with a match that this page has kept

offer-text = Aici a rămas neterminată o partidă, în runda { $round }. O continui?
offer-go = Continuă
offer-no = Începe alta
