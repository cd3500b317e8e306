# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = Ten kod jest uszkodzony: czegoś w nim brakuje albo jest w nim literówka.
class-code-foreign = To nie jest kod lekcji.
    .no-class = To nie jest kod klasy.
    .game = To kod innej gry.
    .class = To kod innej klasy.
    .none = Ten kod nie należy do żadnej klasy: lekcje zaczęto bez kodu klasy.
class-code-newer = Ten kod utworzyła nowsza wersja. Zaktualizuj cardwidgets, aby go otworzyć.
class-code-drift = Ten kod podaje coś, czego nie pokazują jego ruchy. Zadanie „{ $level }”, gwiazdki podane: { $claimed }, zdobyte: { $shown }.
    .unknown = Ruchów z tego kodu nie da się tu rozegrać.
    .lessons = W tej wersji brakuje części lekcji lub ustawień tej klasy.
class-oversized = Ten tekst jest dłuższy, niż może być jakikolwiek kod.
    .try = Ta próba zrobiła się za długa. Cofnij ruchy albo zacznij ją od nowa.
class-bad-option = Tego ustawienia nie można tu użyć.
    .detail = Ustawienie „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
    .name = Imię to jeden wiersz, najwyżej tyle znaków: { $letters }.
class-bad-seed = Ziarno losowania (seed) to liczba całkowita: co najmniej 0 i najwyżej 20 cyfr.

## What was handed in and is not counted

class-problem-doubled = Oddano dwa razy: liczy się pełniejszy kod.
class-problem-unreadable = Tego nie da się odczytać jako tekstu.
class-problem-empty = Nie ma tu żadnego kodu.
class-no-problems = Uwzględniono wszystko, co oddano.
class-nobody = Nikt jeszcze nie oddał kodu.
class-where-line = wiersz { $number }
class-where-entry = pozycja { $number }

## The table

class-table-who = Kto
class-table-where = Gdzie
class-table-why = Dlaczego
class-table-levels = Rozwiązane
class-table-stars = Gwiazdki
class-table-tries = Próby
class-table-wrong = Nieudane
class-table-hints = Podpowiedzi
class-table-refused = Odrzucone ruchy
class-table-further = Dodatkowe zadania

## The picture

class-picture-title = Na czym klasa się potyka
class-picture-how-often = Ile razy łącznie (liczba uczniów: { $number })
class-picture-rule = Zasada
class-picture-line = { $rule }: nieudane próby { $wrong }, odrzucone ruchy { $refused }
class-picture-none = Nikt się nie potknął.
