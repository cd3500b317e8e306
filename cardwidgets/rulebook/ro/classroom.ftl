# What is said about a class: codes of lessons and of classes, and what a teacher reads.

class-code-damaged = Codul este deteriorat: îi lipsește o bucată sau e scris greșit.
class-code-foreign = Acesta nu este un cod de lecții.
    .game = Acesta este codul altui joc.
    .class = Acesta este codul altei clase.
    .none = Acest cod nu ține de nicio clasă: lecțiile au fost începute fără codul clasei.
class-code-newer = Acest cod a fost făcut de o versiune mai nouă. Actualizează cardwidgets ca să îl deschizi.
class-code-drift = Codul pretinde ceva ce mutările lui nu arată. Nivelul „{ $level }”, stele pretinse: { $claimed }, câștigate: { $shown }.
    .unknown = Mutările din acest cod nu pot fi jucate aici.
class-oversized = Textul este mai lung decât poate fi orice cod.
    .try = Încercarea a devenit prea lungă. Ia mutări înapoi sau începe-o din nou.
class-bad-option = Această setare nu poate fi folosită aici.
    .name = Un nume este un singur rând, de cel mult atâtea litere: { $letters }.
