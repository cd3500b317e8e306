# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = Ten kod jest uszkodzony: czegoś w nim brakuje albo jest w nim literówka.
class-code-foreign = To nie jest kod lekcji.
    .game = To kod innej gry.
    .class = To kod innej klasy.
    .none = Ten kod nie należy do żadnej klasy: lekcje zaczęto bez kodu klasy.
class-code-newer = Ten kod utworzyła nowsza wersja. Zaktualizuj cardwidgets, aby go otworzyć.
class-code-drift = Ten kod podaje coś, czego nie pokazują jego ruchy. Zadanie „{ $level }”, gwiazdki podane: { $claimed }, zdobyte: { $shown }.
    .unknown = Ruchów z tego kodu nie da się tu rozegrać.
class-oversized = Ten tekst jest dłuższy, niż może być jakikolwiek kod.
    .try = Ta próba zrobiła się za długa. Cofnij ruchy albo zacznij ją od nowa.
class-bad-option = Tego ustawienia nie można tu użyć.
    .name = Imię to jeden wiersz, najwyżej tyle znaków: { $letters }.
