"""One language: its catalogues, read once, and the sentences made from them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ._structure import Kind, Part, clause, clauses

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int | float

_RANGE = re.compile(r"(-?\d+) to (-?\d+)")
"""How refusals give the range of a number."""


class ClauseText(NamedTuple):
    """A clause in words.

    Parameters
    ----------
    id, part, kind, readings, options:
        As in `Clause`.
    text:
        The rule in one or a few sentences; for a reading, the rule as it is played.
    question:
        For a reading: what the source leaves open. Empty for other clauses.
    adopted:
        For a reading: what is played and why. Empty for other clauses.
    other:
        For a reading: how else it could be taken, and the option that plays it
        so if there is one. Empty where no other reading is known.
    """

    id: str
    text: str
    part: Part
    kind: Kind
    readings: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    question: str = ""
    adopted: str = ""
    other: str = ""


def message_id(*parts: str) -> str:
    """Make the name of a message from names used elsewhere.

    Dots and underscores are not for message ids, so both become hyphens.

    Parameters
    ----------
    parts:
        For example a game, a family and the kind of an event; or a clause id.

    Returns
    -------
    str
        The id as it stands in the catalogues.

    Examples
    --------
    >>> message_id("cuccu", "event", "swap_pack")
    'cuccu-event-swap-pack'
    >>> message_id("CU-3.9")
    'CU-3-9'
    """
    return "-".join(parts).replace("_", "-").replace(".", "-")


def person_args(prefix: str, name: str | None, you: bool = False) -> dict[str, Argument]:
    """Make the arguments that name a person in a sentence.

    Parameters
    ----------
    prefix:
        ``seat``, ``other`` or ``dealer``.
    name:
        The person's name, used exactly as it is; None for nobody.
    you:
        Whether the reader is that person.

    Returns
    -------
    dict
        ``<prefix>`` with the name and ``<prefix>_is`` with you, other or nobody.

    Examples
    --------
    >>> person_args("seat", "Bianca")
    {'seat_is': 'other', 'seat': 'Bianca'}
    >>> person_args("seat", None)
    {'seat_is': 'nobody'}
    """
    if name is None:
        return {f"{prefix}_is": "nobody"}
    return {f"{prefix}_is": "you" if you else "other", prefix: name}


class Language:
    """The sentences of one language.

    The catalogues are read when the first sentence is asked for, not before.

    Parameters
    ----------
    code:
        The folder of the catalogues, for example ``en``.

    Raises
    ------
    LookupError
        There is no such language.

    Examples
    --------
    >>> english = Language("en")
    >>> english.text("lives", amount=2)
    '2 lives'
    >>> english.text("cuccu-card-cat.the")
    'the cat'
    >>> english.text("no-such-sentence")
    Traceback (most recent call last):
    LookupError: en: no message 'no-such-sentence'
    """

    def __init__(self, code: str) -> None:
        if code not in languages():
            known = ", ".join(languages())
            raise LookupError(f"no catalogues for the language {code!r}; there are {known}")
        self.code = code
        self._loaded: FluentBundle | None = None
        self._variables: dict[str, frozenset[str]] = {}

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    @property
    def _bundle(self) -> FluentBundle:
        if self._loaded is None:
            self._loaded = _load(self.code)
        return self._loaded

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if self._bundle.has_message(name):
            found = self._bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                return pattern
        raise LookupError(f"{self.code}: no message {message!r}")

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Make a sentence.

        Parameters
        ----------
        message:
            A message id, or ``id.attribute``.
        arguments:
            Values for its variables. Text is put in as it is, never read as
            markup or as a message. Arguments it does not use are ignored.

        Returns
        -------
        str
            The sentence.

        Raises
        ------
        LookupError
            There is no such message.
        ValueError
            It could not be filled in, for example for want of an argument.

        Examples
        --------
        >>> Language("en").text("cuccu-event-out", seat="<b>Zoe</b>", seat_is="other")
        '<b>Zoe</b> is out of the match.'
        >>> Language("en").text("lives")
        Traceback (most recent call last):
        ValueError: en: 'lives' cannot be filled in: Unknown external: amount
        """
        filled, errors = self._bundle.format_pattern(self._pattern(message), arguments)
        if errors:
            raise ValueError(f"{self.code}: {message!r} cannot be filled in: {errors[0]}")
        return str(filled)

    def refusal(self, game: str, code: str, data: Mapping[str, object]) -> str:
        """Say why something was refused, as closely as there is a sentence for it.

        Parameters
        ----------
        game:
            The game it is about.
        code:
            The code of the refusal, for example ``bad-option``.
        data:
            What is known about it; words and numbers can be said.

        Returns
        -------
        str
            One or two sentences.

        Examples
        --------
        >>> Language("en").refusal("cuccu", "bad-option", {"option": "lives", "value": "x", "allowed": "1 to 9"})
        'The setting “lives” cannot be “x”. Possible: 1 to 9.'
        >>> Language("en").refusal("cuccu", "bad-option", {})
        'That setting cannot be used here.'
        """
        arguments: dict[str, Argument] = {name: value for name, value in data.items() if isinstance(value, (str, int))}
        usual = f"illegal-{code}"
        if isinstance(allowed := arguments.get("allowed"), str):
            arguments["allowed"] = _RANGE.sub(self._range, allowed)
        own = message_id(game, "illegal", str(data.get("action", "")).split(" ")[0])
        variants = ("unknown", "count", "person", "names", "beside", "alone", "levels", "because", "detail")
        tries = [*([own] if code == "not-legal" else []), *(f"{usual}.{one}" for one in variants), usual]
        reason = message_id(game, "position", str(data.get("reason", "")))
        if code == "bad-position" and self.has(reason):
            arguments["reason"] = self.text(reason, **arguments)
        for message in filter(self.has, tries):
            # Only what is said needs its variables, not every variant of a message.
            with suppress(ValueError):
                return self.text(message, **arguments)
        return self.text(usual)

    def _range(self, found: re.Match[str]) -> str:
        return self.text("illegal-range", least=found[1], most=found[2])

    def mean(self, mean: float, error: float) -> str:
        """Tell a mean with its error, nothing behind the point where the error is tens or more.

        Parameters
        ----------
        mean, error:
            The mean, and how far to each side its range goes.

        Returns
        -------
        str
            As the language writes numbers.

        Examples
        --------
        >>> Language("en").mean(1.8, 0.25), Language("en").mean(1371.5, 161.8)
        ('1.80 ± 0.25', '1,372 ± 162')
        """
        return self.text("lab-mean" if error < 10 else "lab-mean-whole", mean=mean, error=error)

    def share(self, share: float, low: float, high: float) -> str:
        """Tell a share with its range, in whole per cents where the range is wide.

        Parameters
        ----------
        share, low, high:
            The share and the ends of its range, of one.

        Returns
        -------
        str
            As the language writes numbers.

        Examples
        --------
        >>> Language("en").share(0.5, 0.495, 0.505), Language("en").share(0.5, 0.4, 0.6)
        ('50.0% (49.5 to 50.5)', '50% (40 to 60)')
        """
        message = "lab-share" if high - low < 0.02 else "lab-share-whole"
        return self.text(message, mean=100 * share, low=100 * low, high=100 * high)

    def has(self, message: str) -> bool:
        """Say whether there is such a message (or ``id.attribute``).

        Parameters
        ----------
        message:
            What would be given to `text`.

        Returns
        -------
        bool
            True if `text` would find it.

        Examples
        --------
        >>> Language("en").has("CU-R8.other"), Language("en").has("CU-3-99")
        (True, False)
        """
        try:
            self._pattern(message)
        except LookupError:
            return False
        return True

    def messages(self) -> tuple[str, ...]:
        """List everything `text` accepts, attributes as ``id.attribute``, sorted.

        Returns
        -------
        tuple of str
            All names in this language.

        Examples
        --------
        >>> "cuccu-action-keep.hint" in Language("en").messages()
        True
        """
        names: list[str] = []
        for name, entry in self._bundle._messages.items():
            if entry.value is not None:
                names.append(name)
            names.extend(f"{name}.{attribute.id.name}" for attribute in entry.attributes)
        return tuple(sorted(names))

    def variables(self, message: str) -> frozenset[str]:
        """Name the variables a message mentions, those of messages it calls included.

        Parameters
        ----------
        message:
            What would be given to `text`.

        Returns
        -------
        frozenset of str
            Names without the dollar sign.

        Raises
        ------
        LookupError
            There is no such message.

        Examples
        --------
        >>> sorted(Language("en").variables("lives"))
        ['amount']
        """
        if message not in self._variables:
            self._pattern(message)
            name, _, attribute = message.partition(".")
            entry = self._bundle._messages[name]
            pattern = entry.value
            for one in entry.attributes:
                if one.id.name == attribute:
                    pattern = one.value
            found: set[str] = set()
            for kind, used in _used(pattern):
                found |= {used} if kind == "variable" else self.variables(used)
            self._variables[message] = frozenset(found)
        return self._variables[message]

    def clause(self, clause_id: str) -> ClauseText:
        """Put a clause or a reading in words.

        Parameters
        ----------
        clause_id:
            For example ``CU-3.9`` or ``CU-R5``.

        Returns
        -------
        ClauseText
            Its sentence, and for a reading the question, what is adopted, and
            what else could be meant.

        Raises
        ------
        LookupError
            No game has such a clause, or this language lacks its text.

        Examples
        --------
        >>> Language("en").clause("CU-4.8").text
        'A player without lives takes no part in later deals.'
        """
        one = clause(clause_id)
        name = message_id(clause_id)
        if one.part != "reading":
            return ClauseText(one.id, self.text(name), one.part, one.kind, one.readings, one.options)
        other = self.text(f"{name}.other") if self.has(f"{name}.other") else ""
        return ClauseText(
            *(one.id, self.text(name), one.part, one.kind, one.readings, one.options),
            *(self.text(f"{name}.question"), self.text(f"{name}.adopted"), other),
        )

    def rules(self, game: str) -> tuple[ClauseText, ...]:
        """Put the whole rulebook of a game in words.

        Parameters
        ----------
        game:
            Name of the game.

        Returns
        -------
        tuple of ClauseText
            In the order of the rules, the readings last.

        Raises
        ------
        LookupError
            The game has no rulebook, or a text is missing.

        Examples
        --------
        >>> [rule.id for rule in Language("en").rules("cuccu") if rule.part == "object"]
        ['CU-1.1', 'CU-1.2', 'CU-1.3', 'CU-1.4']
        """
        return tuple(self.clause(one.id) for one in clauses(game))

    def card_args(self, prefix: str, game: str, face: str | None) -> dict[str, Argument]:
        """Make the arguments that name a card in a sentence.

        The card's message gives its name; each attribute of that message gives
        one more form of it, whatever forms the language needs (English has
        ``the``, ``a``, ``numeral`` and ``label``; another may have cases).

        Parameters
        ----------
        prefix:
            ``card`` or ``card2``.
        game:
            Name of the game.
        face:
            The card, or None when the reader may not see it.

        Returns
        -------
        dict
            ``<prefix>_is``: known or hidden. For a known card also
            ``<prefix>_face`` (for choosing between sentences), ``<prefix>`` and
            ``<prefix>_<attribute>``.

        Raises
        ------
        LookupError
            The language does not know the card.

        Examples
        --------
        >>> Language("en").card_args("card", "cuccu", "cat")["card_the"]
        'the cat'
        >>> Language("en").card_args("card2", "cuccu", None)
        {'card2_is': 'hidden'}
        """
        if face is None:
            return {f"{prefix}_is": "hidden"}
        name = message_id(game, "card", face)
        forms: dict[str, Argument] = {prefix: self.text(name)}
        for attribute in self._bundle.get_message(name).attributes:
            forms[f"{prefix}_{attribute}"] = self.text(f"{name}.{attribute}")
        return {**forms, f"{prefix}_is": "known", f"{prefix}_face": face}


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Name the languages there are: the folders with a ``common.ftl`` in them.

    Returns
    -------
    tuple of str
        English first, the others in alphabetical order.

    Examples
    --------
    >>> languages()[0]
    'en'
    """
    from importlib.resources import files

    folders = files(__package__).iterdir()
    codes = [one.name for one in folders if one.joinpath("common.ftl").is_file()]
    return tuple(sorted(codes, key=lambda code: (code != "en", code)))


def language(code: str) -> Language:
    """Find the language with this code; the same object each time.

    Parameters
    ----------
    code:
        For example ``en``; a region after it is put aside (``en-GB`` is ``en``).

    Returns
    -------
    Language
        Its sentences.

    Raises
    ------
    LookupError
        There is no such language.

    Examples
    --------
    >>> language("en-GB").code
    'en'
    >>> language("xx")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    LookupError: no catalogues for the language 'xx'; there are en...
    """
    whole = code.replace("_", "-")
    return _language(whole if whole in languages() else whole.partition("-")[0].lower())


_language = lru_cache(maxsize=None)(Language)


def _load(code: str) -> FluentBundle:
    from importlib.resources import files

    folder = files(__package__).joinpath(code)
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".ftl"))
    return _read(code, {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names})


def _read(code: str, catalogues: Mapping[str, str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    bundle = FluentBundle([code], use_isolating=False)
    seen: dict[str, str] = {}
    for catalogue, text in catalogues.items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise ValueError(f"{code}/{catalogue} cannot be read: {line}")
            if isinstance(entry, (Message, Term)):
                name = ("-" if isinstance(entry, Term) else "") + entry.id.name
                if name in seen:
                    raise ValueError(f"{code}/{catalogue}: {name} is already in {seen[name]}")
                seen[name] = catalogue
        bundle.add_resource(resource)
    return bundle


def _used(node: Any) -> Iterator[tuple[str, str]]:
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield "variable", node.id.name
    elif isinstance(node, ast.MessageReference):
        yield "message", node.id.name + (f".{node.attribute.name}" if node.attribute else "")
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from _used(one)
