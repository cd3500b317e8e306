# Words of the table at which a lesson is taken, in Polish. Every ui-… goes to the browser as it is and takes no variables.

## Which level it is, and how far the lesson is

level-number = Zadanie { $number } z { $amount }
level-practice = Ćwiczenie { $number }
level-stop = Zadanie { $number }
level-stop-practice = Ćwiczenia, za każdym razem nowe
level-not-solved = jeszcze nierozwiązane
level-stars = { $amount ->
    [0] bez gwiazdek
    [one] 1 gwiazdka z 3
    [few] { $amount } gwiazdki z 3
   *[many] { $amount } gwiazdek z 3
}
level-par = { $amount ->
    [one] Trzy gwiazdki: 1 ruch, bez podpowiedzi
    [few] Trzy gwiazdki: { $amount } ruchy, bez podpowiedzi
   *[many] Trzy gwiazdki: { $amount } ruchów, bez podpowiedzi
}
level-par-answer = Trzy gwiazdki: dobrze od razu, bez podpowiedzi

## What a try has come to

level-solved = Rozwiązane!
level-right = Dobrze!
level-watch = Dobrze! Zobacz, jak to się potoczy.
level-wrong = Nie tym razem
level-mistaken = Nie, to nie to
level-lost = Już poza zasięgiem
    .text = Z tego miejsca celu nie da się już osiągnąć.
# What the try took, those moves too that were taken back; stars, took: as above and below.
level-earned = { $stars }, { $took }
level-took-moves = { $amount ->
    [one] tym razem 1 ruch
    [few] tym razem { $amount } ruchy
   *[many] tym razem { $amount } ruchów
}
level-took-answers = { $amount ->
    [one] tym razem 1 odpowiedź
    [few] tym razem { $amount } odpowiedzi
   *[many] tym razem { $amount } odpowiedzi
}
level-finished = To już cała lekcja. Zdobyte gwiazdki: { $amount } z { $number }.

## What can be done about it

level-next = Następne zadanie
level-another = Jeszcze jedno takie
level-undo = Cofnij ruch
level-again = Spróbuj jeszcze raz

## Questions

level-prompt-one = Wybierz odpowiedź.
level-prompt-many = Zaznacz wszystko, co pasuje, a potem sprawdź.
level-prompt-typed = Wpisz odpowiedź.
level-none = nic z tego

## Hints, in three stages

level-hint-look = Podpowiedź 1 z 3: spójrz tutaj
    .text = Spójrz na cały stół.
level-hint-rule = Podpowiedź 2 z 3: pomyśl o tej zasadzie
level-hint-do = Podpowiedź 3 z 3: { $label }
    .text = To prowadzi do celu.
level-hint-back = Z tego miejsca nie wskażę ci drogi
    .text = Cofnij ostatni ruch i poproś o podpowiedź jeszcze raz.

## The code of the progress

level-code = Kod twoich postępów
level-code-note = Kod zawiera wszystko, co dzieje się w twoich lekcjach tej gry, a także imię, jeśli je podasz. Dzięki niemu możesz ćwiczyć dalej na innym urządzeniu albo oddać swoją pracę.

## Why something was refused

illegal-level-over = To zadanie jest już skończone. Przejdź do następnego albo spróbuj jeszcze raz.
illegal-question = Tu jest pytanie: podaj odpowiedź, niczego się nie zagrywa.
illegal-no-question = Tu o nic nie pytamy: wykonaj ruch przy stole.
illegal-unanswered = Najpierw podaj odpowiedź.
illegal-no-number = To nie jest liczba. Wpisz ją cyframi, na przykład 12.
illegal-no-card = Nie ma tu karty o takiej nazwie. Wpisz nazwę karty albo to, co jest na niej napisane.

## On the screen

ui-level-stops = Zadania tej lekcji
ui-level-check = Sprawdź
ui-level-answer = Twoja odpowiedź
ui-level-pupil = Twoje imię lub pseudonim
ui-level-pupil-note = Tylko jeśli chcesz. Zapisuje się w kodzie.
ui-level-save = Zapisz
