"""Lines of text that a person can copy and paste: what a code is, checked, and numbers packed as closely as can be.

A code is ``<game>-<what>.<version>.<text>``; the text is base 64 (URL alphabet, no padding) of a checksum (CRC-32 of
everything else) and a body. Part of a body may be one number in mixed base: what can be told beforehand costs nothing.
"""

from __future__ import annotations

import base64
import re
import zlib
from typing import Final

from cardwidgets.engine import games
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.rulebook import language, languages

__all__ = ["MARKS", "VERSION", "Packer", "Unpacker", "mark", "opened", "sealed", "worded"]

VERSION: Final = 1
"""The version of codes that this file writes; it reads all up to this one."""

MARKS: Final = 2**16
"""How many marks there are."""

_LONGEST = 100_000


def mark(name: str) -> int:
    """Return the mark that stands for a level, a kind or a lesson, so that new ones beside it change no code.

    Parameters
    ----------
    name:
        Its id.

    Returns
    -------
    int
        Below :data:`MARKS`.

    Examples
    --------
    >>> mark("the-cat-1")
    20337
    """
    return zlib.crc32(name.encode()) % MARKS


def sealed(game: str, what: str, body: bytes) -> str:
    """Make a code.

    Parameters
    ----------
    game:
        The game's name.
    what:
        What kind of code it is.
    body:
        What it holds.

    Returns
    -------
    str
        Letters, digits, ``-``, ``_`` and two dots.

    Examples
    --------
    >>> sealed("cuccu", "lessons", b"")
    'cuccu-lessons.1.149Yxw'
    """
    head = f"{game}-{what}.{VERSION}."
    check = zlib.crc32(head.encode() + body).to_bytes(4, "big")
    return head + base64.urlsafe_b64encode(check + body).decode().rstrip("=")


def opened(code: object, what: str) -> tuple[str, bytes]:
    """Read a code.

    Parameters
    ----------
    code:
        What :func:`sealed` gave; white space around it does not matter.
    what:
        What kind of code it should be.

    Returns
    -------
    tuple
        The game's name, and what it holds.

    Raises
    ------
    Illegal
        ``code-foreign``, ``code-newer``, ``code-damaged`` or ``oversized``.

    Examples
    --------
    >>> opened(" cuccu-lessons.1.149Yxw ", "lessons")
    ('cuccu', b'')
    >>> opened("cuccu-lessons.1.149Yxx", "lessons")
    Traceback (most recent call last):
    cardwidgets.engine.game.Illegal: code-damaged
    """
    if not isinstance(code, str):
        raise Illegal(Fault.CODE_FOREIGN)
    if len(code) > _LONGEST:
        raise Illegal(Fault.OVERSIZED, what="code", limit=_LONGEST)
    found = re.fullmatch(r"\s*(\w+)-(\w+)\.([0-9]{1,6})\.(\S*)\s*", code)
    if found is None or found[2] != what or found[1] not in games():
        raise Illegal(Fault.CODE_FOREIGN, because=f"no-{what}")
    game, _, version, text = found.groups()
    if int(version) > VERSION:
        raise Illegal(Fault.CODE_NEWER, version=int(version))
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    except ValueError as fault:
        raise Illegal(Fault.CODE_DAMAGED) from fault
    if sealed(game, what, raw[4:]) != f"{game}-{what}.{version}.{text}":
        raise Illegal(Fault.CODE_DAMAGED)
    return game, raw[4:]


def worded(fault: Illegal, code: object = "en") -> Illegal:
    """Put the sentence of a refused code, name or setting into its refusal.

    Parameters
    ----------
    fault:
        The refusal; its ``text`` is set, unless it has one.
    code:
        The language, if there is such a one.

    Returns
    -------
    Illegal
        The same refusal.

    Examples
    --------
    >>> str(worded(Illegal(Fault.CODE_FOREIGN)))
    'This is not a code of lessons. [code-foreign]'
    """
    here = language(str(code) if code in languages() else languages()[0])
    message = f"class-{fault.code.value}"
    said = {name: value for name, value in fault.data.items() if isinstance(value, (str, int))}
    variants = (f"{message}.{said.get('because', 'detail')}", f"{message}.detail", message)
    for variant in () if fault.text else filter(here.has, variants):
        if here.variables(variant) <= set(said):
            fault.text = here.text(variant, **said)
            break
    return fault


class Packer:
    """Writes numbers into one.

    Examples
    --------
    >>> packer = Packer()
    >>> packer.put(2, 3), packer.count(17), packer.bytes()
    (None, None, b'}')
    """

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, base: int) -> None:
        """Write a number.

        Parameters
        ----------
        digit, base:
            The number, and how many there could be, from 0.

        Examples
        --------
        >>> Packer().put(0, 1)
        """
        assert 0 <= digit < base
        self._digits.append((digit, base))

    def count(self, number: int) -> None:
        """Write a number that has no bound; small ones cost less.

        Parameters
        ----------
        number:
            From 0.

        Examples
        --------
        >>> Packer().count(1000)
        """
        while number > 7:
            self.put(number & 7 | 8, 16)
            number >>= 3
        self.put(number, 16)

    def bytes(self) -> bytes:
        """Return all of them in as few bytes as can be.

        Returns
        -------
        bytes
            For :class:`Unpacker`.

        Examples
        --------
        >>> Packer().bytes()
        b''
        """
        value = 0
        for digit, base in reversed(self._digits):
            value = value * base + digit
        return value.to_bytes((value.bit_length() + 7) // 8, "big")


class Unpacker:
    """Reads what a :class:`Packer` wrote.

    Parameters
    ----------
    packed:
        Its bytes.

    Examples
    --------
    >>> unpacker = Unpacker(b"}")
    >>> unpacker.take(3), unpacker.count(), unpacker.empty
    (2, 17, True)
    """

    def __init__(self, packed: bytes) -> None:
        self._value = int.from_bytes(packed, "big")

    @property
    def empty(self) -> bool:
        """Whether nothing but noughts is left.

        Examples
        --------
        >>> Unpacker(b"").empty
        True
        """
        return not self._value

    def take(self, base: int) -> int:
        """Read a number.

        Parameters
        ----------
        base:
            How many there could be.

        Returns
        -------
        int
            The number.

        Examples
        --------
        >>> Unpacker(bytes([5])).take(7)
        5
        """
        self._value, digit = divmod(self._value, base)
        return digit

    def count(self) -> int:
        """Read a number that has no bound.

        Returns
        -------
        int
            The number.

        Raises
        ------
        Illegal
            ``code-damaged`` when it is larger than any can be.

        Examples
        --------
        >>> Unpacker(bytes([5])).count()
        5
        """
        number = shift = 0
        while True:
            digit = self.take(16)
            number |= (digit & 7) << shift
            shift += 3
            if digit < 8:
                return number
            if shift > 66:
                raise Illegal(Fault.CODE_DAMAGED)
