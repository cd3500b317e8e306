# Comanda `cardwidgets` (sau `python -m cardwidgets`), în afară de `cardwidgets lab`.

## Ajutor

command-description = Jocuri de cărți de învățat și de jucat în Jupyter.
command-help-lab = copiază caietele într-un dosar și le deschide în JupyterLab
command-help-cases = rulează exemplele lucrate din fișiere JSON
command-help-play = joacă partide între adversarii unui joc
command-help-matrix = arată pentru fiecare regulă a unui joc unde se aplică și ce o verifică
command-help-file = un fișier cu o listă de exemple
command-help-game = numele jocului: { $games }
command-help-matches = câte partide (implicit: { $default })
command-help-seed = un număr întreg; același număr dă peste tot aceleași partide (implicit: { $default })
command-help-players = câte un adversar pentru fiecare loc, despărțiți prin virgule, de exemplu regular,novice,novice,novice
command-help-rotate = îi mută pe toți cu un loc după fiecare partidă
command-help-paired = joacă din nou aceleași împărțiri până când fiecare a stat pe fiecare loc, ca norocul să conteze mai puțin; cuprinde și --rotate
command-help-option = o setare a jocului, de exemplu lives=2; pot fi mai multe
command-help-json = arată rezultatul ca JSON, pe un singur rând

## Rezultate

command-played = { $matches ->
    [one] O partidă, { $title }: runde: { $rounds }, decizii: { $decisions }, { $seconds } s.
    [few] { $matches } partide, { $title }: runde: { $rounds }, decizii: { $decisions }, { $seconds } s.
   *[other] { $matches } de partide, { $title }: runde: { $rounds }, decizii: { $decisions }, { $seconds } s.
}
command-wins = { $place }. { $player }: câștigate: { $wins } ({ $percent }%)
command-draws = La egalitate: { $draws }

## Refuzuri

command-bad-matches = „{ $value }” nu este un număr de partide. Trebuie să fie un număr întreg de la 1 la { $most }.
command-bad-option-form = „{ $value }” nu este o setare. Scrie NUME=VALOARE, de exemplu lives=2.
command-no-players = În „{ $value }” lipsește cineva la unul dintre locuri. Desparte adversarii prin virgule: regular,novice
command-option-twice = Setarea „{ $option }” apare de două ori.
command-no-checkout = Tabelul citește testele și caietele, deci are nevoie de codul-sursă; instalarea aceasta nu îl are.
command-no-rulebook = Nu există un regulament pentru „{ $game }”.
