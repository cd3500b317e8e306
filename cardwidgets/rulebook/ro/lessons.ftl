# Words of the table at which a lesson is taken, in Romanian. Every ui-… goes to the browser as it is and takes no variables.

## Which level it is, and how far the lesson is

level-number = Nivelul { $number } din { $amount }
level-practice = Exercițiul { $number }
level-stop = Nivelul { $number }
level-stop-practice = Exerciții, mereu altele
level-not-solved = încă nerezolvat
level-stars = { $amount ->
    [0] nicio stea
    [one] 1 stea din 3
    [few] { $amount } stele din 3
   *[other] { $amount } de stele din 3
}
level-par = { $amount ->
    [one] Trei stele: o singură mutare, fără indicii
    [few] Trei stele: { $amount } mutări, fără indicii
   *[other] Trei stele: { $amount } de mutări, fără indicii
}
level-par-answer = Trei stele: corect din prima, fără indicii

## What a try has come to

level-solved = Rezolvat!
level-right = Corect!
level-watch = Corect! Acum urmărește cum se întâmplă.
level-wrong = Nu de data aceasta
level-mistaken = Nu, nu acesta e răspunsul
level-lost = Nu se mai poate
    .text = De aici nu se mai poate ajunge la țintă.
# What the try took, those moves too that were taken back; stars, took: as above and below.
level-earned = { $stars }, { $took }
level-took-moves = { $amount ->
    [one] de data aceasta o mutare
    [few] de data aceasta { $amount } mutări
   *[other] de data aceasta { $amount } de mutări
}
level-took-answers = { $amount ->
    [one] de data aceasta un răspuns
    [few] de data aceasta { $amount } răspunsuri
   *[other] de data aceasta { $amount } de răspunsuri
}
level-finished = Aceasta a fost toată lecția. Stele câștigate: { $amount } din { $number }.

## What can be done about it

level-next = Nivelul următor
level-another = Încă unul la fel
level-undo = Anulează mutarea
level-again = Încearcă din nou

## Questions

level-prompt-one = Alege răspunsul.
level-prompt-many = Bifează tot ce este corect, apoi verifică.
level-prompt-typed = Scrie răspunsul.
level-none = nimic din acestea

## Hints, in three stages

level-hint-look = Indiciul 1 din 3: privește aici
    .text = Privește toată masa.
level-hint-rule = Indiciul 2 din 3: gândește-te la această regulă
level-hint-do = Indiciul 3 din 3: { $label }
    .text = Asta duce la țintă.
level-hint-back = De aici nu îți pot arăta drumul
    .text = Anulează ultima mutare, apoi cere din nou un indiciu.

## The code of the progress

level-code = Codul progresului tău
level-code-note = Codul cuprinde ce ai făcut în lecțiile acestui joc și numele tău, dacă l-ai dat. Cu el poți continua pe alt dispozitiv sau poți preda ce ai lucrat.

## Why something was refused

illegal-level-over = Acest nivel s-a încheiat. Treci la următorul sau încearcă din nou.
illegal-question = Aici ți se pune o întrebare: dă un răspuns, nu se joacă nimic.
illegal-no-question = Aici nu se întreabă nimic: fă-ți mutarea la masă.
illegal-unanswered = Dă mai întâi un răspuns.
illegal-no-number = Acesta nu este un număr. Scrie-l cu cifre, de exemplu 12.
illegal-no-card = Nu există o carte cu numele acesta. Scrie numele cărții sau ce e tipărit pe ea.

## On the screen

ui-level-stops = Nivelurile acestei lecții
ui-level-check = Verifică
ui-level-answer = Răspunsul tău
ui-level-pupil = Numele sau porecla ta
ui-level-pupil-note = Numai dacă vrei. Se păstrează în cod.
ui-level-save = Salvează
