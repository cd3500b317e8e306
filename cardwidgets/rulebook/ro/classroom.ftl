# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = Codul este deteriorat: îi lipsește o bucată sau e scris greșit.
class-code-foreign = Acesta nu este un cod de lecții.
    .no-class = Acesta nu este codul unei clase.
    .game = Acesta este codul altui joc.
    .class = Acesta este codul altei clase.
    .none = Acest cod nu ține de nicio clasă: lecțiile au fost începute fără codul clasei.
class-code-newer = Acest cod a fost făcut de o versiune mai nouă. Actualizează cardwidgets ca să îl deschizi.
class-code-drift = Codul pretinde ceva ce mutările lui nu arată. Nivelul „{ $level }”, stele pretinse: { $claimed }, câștigate: { $shown }.
    .unknown = Mutările din acest cod nu pot fi jucate aici.
    .lessons = Lecțiile sau setările acestei clase nu există toate în această versiune.
class-oversized = Textul este mai lung decât poate fi orice cod.
    .try = Încercarea a devenit prea lungă. Anulează mutări sau ia-o de la capăt.
class-bad-option = Această setare nu poate fi folosită aici.
    .detail = Setarea „{ $option }” nu poate fi „{ $value }”. Posibile: { $allowed }.
    .name = Un nume este un singur rând, de cel mult atâtea litere: { $letters }.
class-bad-seed = Numărul partidei (seed) trebuie să fie un număr întreg, de la 0 în sus, cu cel mult 20 de cifre.

## What was handed in and is not counted

class-problem-doubled = Predat de două ori: contează codul mai bogat.
class-problem-unreadable = Nu poate fi citit ca text.
class-problem-empty = Nu conține niciun cod.
class-no-problems = Tot ce s-a predat este luat în calcul.
class-nobody = Nimeni nu a predat încă vreun cod.
class-where-line = rândul { $number }
class-where-entry = poziția { $number }

## The table

class-table-who = Cine
class-table-where = Unde
class-table-why = De ce
class-table-levels = Rezolvate
class-table-stars = Stele
class-table-tries = Încercări
class-table-wrong = Greșite
class-table-hints = Indicii
class-table-refused = Mutări refuzate
class-table-further = Niveluri în plus

## The picture

class-picture-title = Unde se împiedică clasa
class-picture-how-often = De câte ori în total (elevi: { $number })
class-picture-rule = Regula
class-picture-line = { $rule }: încercări greșite { $wrong }, mutări refuzate { $refused }
class-picture-none = Nimeni nu s-a împiedicat.
