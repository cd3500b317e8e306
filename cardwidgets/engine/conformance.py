"""The suite that a further game gets free: what every game of this package must hold, whatever its rules.

Each function is named by what it holds, plays random matches of one game under one set of options, and raises
``AssertionError`` saying where the promise was broken. :data:`CHECKS` lists them all; :func:`option_sets` says which
options to run them with.

Examples
--------
>>> from cardwidgets.engine import rules
>>> for check in CHECKS:
...     check(rules("cuccu"), {}, seed=5, steps=6)
"""

from __future__ import annotations

import hashlib
import json
import random
import string
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, Protocol

from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Event, Fault, Illegal, State
from cardwidgets.engine.match import Match

__all__ = ["CHECKS", "digest", "option_sets", "pick", "run"]

Game = type[State]
Options = Mapping[str, Any]

_STEPS = 60
_LONGEST_MATCH = 1_000_000
_TEXT_OF_CODES = string.ascii_letters + string.digits + "-_.=+/ \n\0é"


class Check(Protocol):
    """One thing that every game holds."""

    __name__: str

    def __call__(self, game: Game, options: Options, seed: int, steps: int = ...) -> None:
        """Raise ``AssertionError`` when the game does not hold it.

        Parameters
        ----------
        game:
            The rules.
        options:
            Those that differ from the defaults.
        seed:
            Of the match and of the random choices in it.
        steps:
            How many actions to play at most.
        """


# -- tools -------------------------------------------------------------------------------------------------------------


def _hold(condition: bool, message: str, *where: object) -> None:
    """Raise ``AssertionError`` with a message unless the condition holds."""
    if not condition:
        told = (part.code() if isinstance(part, Match) else str(part) for part in where)
        raise AssertionError(" | ".join([message, *(text[:2000] for text in told)]))


def option_sets(game: Game) -> list[dict[str, Any]]:
    """Return the options worth trying: the defaults, the options of each clause at their ends, and many at once.

    Parameters
    ----------
    game:
        The rules.

    Returns
    -------
    list
        Sets of options that the game accepts, each once.

    Examples
    --------
    >>> from cardwidgets.engine import rules
    >>> sets = option_sets(rules("cuccu"))
    >>> sets[:3], {"inn": "always"} in sets
    ([{}, {'players': 2}, {'players': 20}], True)
    """
    sets: list[dict[str, Any]] = [{}]
    low: dict[str, Any] = {}
    high: dict[str, Any] = {}
    for _, alike in groupby(game.OPTIONS, key=lambda option: option.clause):
        # Options of one clause are a table of numbers.
        others = {
            option.name: [
                choice for choice in option.choices if choice != option.default or choice is not option.default
            ]
            for option in alike
        }
        for end, together in ((0, low), (-1, high)):
            chosen = {name: choices[end] for name, choices in others.items()}
            if chosen not in sets and _accepted(game, chosen):
                sets.append(chosen)
            if _accepted(game, {**together, **chosen}):
                together.update(chosen)
    return [*sets, low, high]


def _accepted(game: Game, options: Options) -> bool:
    try:
        game.start(options, 1)
    except Illegal:
        return False
    return True


def pick(legal: Sequence[Action], chance: Stream) -> Action:
    """Pick an action at random, first its kind: where one kind can be done in many ways, the others still come up.

    Parameters
    ----------
    legal:
        At least one.
    chance:
        Where the random numbers come from.

    Returns
    -------
    Action
        One of them.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> pick(new_match("cuccu", seed=18).legal(), Stream(7)).text
    'exchange'
    """
    kind = chance.choice(list(dict.fromkeys(action.kind for action in legal)))
    return chance.choice([action for action in legal if action.kind == kind])


def _walk(game: Game, options: Options, seed: int, steps: int) -> Iterator[tuple[Match, State]]:
    """Play a match at random; give match and state, which must agree, before every action and at the end."""
    chance = Stream(seed, 1)
    match = Match(game, options=options, seed=seed)
    state, opening = game.start(options, seed)
    _hold([opening] == match._events, "a match begins with other events than a state")
    yield match, state
    while match.turn is not None and match.moves < steps:
        action, turn = pick(match.legal(), chance), match.turn
        happened = match.play(action, turn)
        _hold(happened == state.play(action, turn), "match and state play differently", match)
        yield match, state


def _written(position: object) -> str:
    return json.dumps(position, sort_keys=True)


def _readers(game: Match | State) -> tuple[int | None, ...]:
    return (None, *range(game.seats))


def _views(game: Match | State) -> tuple[bytes, ...]:
    return tuple(bytes(game.view(reader)) for reader in _readers(game))


def _all_of(match: Match) -> tuple[object, ...]:
    """All there is to say about a match at one moment."""
    return (
        _written(match.position()),
        _views(match),
        match.actions(),
        match.legal(),
        match.turn,
        match.outcome,
        match.round,
        [match.events(reader) for reader in _readers(match)],
    )


def _strings(value: object) -> Iterator[str]:
    """All texts in plain data; anything that is not plain is an error."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            _hold(type(name) is str, "a key that is no text", value)
            yield from _strings(name)
            yield from _strings(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _strings(item)
    else:
        _hold(value is None or type(value) in (bool, int, float), "not plain data", type(value), value)


def _faces_in(events: Sequence[Event]) -> set[str]:
    return {move.card for event in events for move in event.cards if move.card is not None}


def digest(game: Game, options: Options, seed: int, steps: int = 400) -> str:
    """Return a fingerprint of a random match: every event, position and view in it.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.

    Returns
    -------
    str
        The same one in every process, whatever its hash seed and global random state.

    Examples
    --------
    >>> from cardwidgets.engine import rules
    >>> digest(rules("cuccu"), {}, seed=18, steps=20) == digest(rules("cuccu"), {}, seed=18, steps=20)
    True
    """
    found = hashlib.sha256()
    for match, _ in _walk(game, options, seed, steps):
        found.update(_written(match.position()).encode())
        found.update(b"".join(_views(match)))
        found.update(repr(match.events(None, match.moves)).encode())
        found.update(repr(match._events[-1]).encode())
        # What is made up from a view is drawn from a stream of its own, so it must come out the same as well.
        reader = match.moves % match.seats
        found.update(_written(game.imagine(match.view(reader), Stream(seed, 2)).position()).encode())
    found.update(match.code().encode())
    return found.hexdigest()


# -- one match, many ways to it ----------------------------------------------------------------------------------------


def clone_replay_and_code_agree(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """A clone, a replay and the way through the code come to the same match, after every action.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    for match, state in _walk(game, options, seed, steps):
        code = match.code()
        here = _all_of(match)
        again = Match.from_code(f" {code}\n")
        _hold(_all_of(again) == here, "the code leads to another match", code)
        _hold(again.code() == code, "the code changes when it is read and written", code)
        _hold(_all_of(match.at(match.moves)) == here, "at(moves) is another match", code)
        copy = state.clone()
        _hold(_written(copy.position()) == here[0] and _views(copy) == here[1], "a clone differs", code)
        if match.legal():
            copy.play(match.legal()[-1])
        again.legal() and again.play(again.legal()[0])
        _hold(
            (_written(state.position()), _views(state)) == here[:2], "playing with a clone changes the original", code
        )
        _hold(_all_of(match) == here, "playing with a replay changes the original", code)


def position_round_trips(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """A position that is written down, sent as JSON and set up is the same, and goes on the same way.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    before: State | None = None
    for match, state in _walk(game, options, seed, steps):
        if before is not None:
            _hold(before.play(match.actions()[-1]) == match._events[-1], "a position goes on differently", match)
            _hold(_written(before.position()) == _written(state.position()), "and leads elsewhere", match)
        written = _written(state.position())
        before, events = game.setup(json.loads(written), match.options, seed)
        _hold(not events, "setting up a whole position makes something happen", events, written)
        _hold(_written(before.position()) == written, "a position does not read back", written)
        _hold(_views(before) == _views(state), "a position looks different when read back", written)
        begun = Match(game, options=match.options, seed=seed, position=json.loads(written))
        _hold(_all_of(Match.from_code(begun.code())) == _all_of(begun), "a position does not survive the code", written)


def undo_then_redo_is_the_identity(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Undo and redo from every point, all the way back and forth, and ``at(n)`` for every n.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    moments = []
    for match, _ in _walk(game, options, seed, steps):
        moments.append((match.code(), _all_of(match)))
        if match.moves:
            action = match.undo()
            _hold(_written(match.position()) == moments[-2][1][0], "undo leads elsewhere", moments[-1][0])
            _hold(match.can_redo, "nothing to redo after an undo", moments[-1][0])
            _hold(match.redo() == action, "redo does something else than was undone", moments[-1][0])
            _hold(not match.can_redo, "something to redo after all was redone", moments[-1][0])
            _hold((match.code(), _all_of(match)) == moments[-1], "undo and redo is not the identity", moments[-1][0])
    last = len(moments) - 1
    for number, moment in enumerate(moments):
        past = match.at(number)
        _hold((past.code(), _all_of(past)) == moment, f"at({number}) is another moment", match)
    for moment in reversed(moments[:-1]):
        match.undo()
        _hold((match.code(), _all_of(match)) == moment, f"undo {match.moves} leads elsewhere", moments[last][0])
    _hold(_fault(match.undo) is Fault.NOTHING_TO_UNDO, "undo before the first action is not refused")
    for moment in moments[1:]:
        match.redo()
        _hold((match.code(), _all_of(match)) == moment, f"redo {match.moves} leads elsewhere", moments[last][0])
    _hold(_fault(match.redo) is Fault.NOTHING_TO_REDO, "redo after the last action is not refused")
    if match.moves:
        action = match.undo()
        match.play(action)
        _hold(_fault(match.redo) is Fault.NOTHING_TO_REDO, "a new line does not forget what was taken back")


def chance_comes_from_the_seed_alone(
    game: Game, options: Options, seed: int, steps: int = _STEPS, disturb: Callable[[], object] = random.random
) -> None:
    """Nothing depends on random generators that belong to everybody, and nothing here touches them.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    disturb:
        Draws from a generator that belongs to everybody; called between the steps.
    """
    kept = random.getstate()
    calm = digest(game, options, seed, steps)
    _hold(random.getstate() == kept, "the global random generator was used")
    found = []
    for number, (match, _) in enumerate(_walk(game, options, seed, steps)):
        random.seed(number)
        disturb()
        found.append(_written(match.position()))
    _hold(digest(game, options, seed, steps) == calm, "global random state changes a match")
    _hold(found == [_written(state.position()) for _, state in _walk(game, options, seed, steps)], "and its positions")
    random.setstate(kept)


def every_match_ends_with_a_reason(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """A random match ends, with an outcome that names its clause, its winner or those who share it.

    Parameters
    ----------
    game, options, seed:
        As for every check.
    steps:
        Not used: a match is played to its end.
    """
    chance = Stream(seed, 1)
    state, events = game.start(options, seed)
    count = 0
    while state.turn is not None:
        _hold(state.outcome is None, "an outcome before the end")
        _hold(bool(state.legal()), "a seat on turn that can do nothing", _written(state.position()))
        events = state.play(chance.choice(state.legal()))
        count += 1
        _hold(count < _LONGEST_MATCH, "a match that does not end", seed)
    outcome = state.outcome
    if outcome is None:
        raise AssertionError(f"nobody to act and no outcome | {seed}")
    _hold(outcome.clause.startswith(f"{game.PREFIX}-"), "an outcome without a clause", outcome)
    _hold(outcome.clause in events[-1].clauses, "the last event does not say why the match ended", events[-1])
    good = set(outcome.leaders) <= set(range(state.seats)) and len(set(outcome.leaders)) == len(outcome.leaders)
    alone = len(outcome.leaders) == 1 and outcome.winner == outcome.leaders[0]
    _hold(good and (alone or (outcome.winner is None and len(outcome.leaders) > 1)), "winner and leaders", outcome)
    _hold(state.legal() == (), "something may be done after the end")
    match = Match(game, options=options, seed=seed)
    _hold(_fault(state.play, match.legal()[0]) is Fault.MATCH_OVER, "play after the end is not refused")


# -- events ------------------------------------------------------------------------------------------------------------


def events_tell_where_every_card_is(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Every card of the pack is in one place after every event, and the events alone say where.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    # All cards begin in the pack, which is the first zone; a move takes one card out of a place and puts it in another,
    # so none can be lost or found on the way.
    begun = game.start(options, seed)[0]
    first = next(iter(begun.view(None).zones))
    places: dict[str, Counter[str]] = {first: Counter(begun.pack.counts)}
    for match, _ in _walk(game, options, seed, steps):
        for event in match._events[-1]:
            _hold(bool(event.clauses), "an event without a clause", event)
            _hold(all(clause.startswith(f"{game.PREFIX}-") for clause in event.clauses), "a foreign clause", event)
            for move in event.cards:
                if move.card is None:
                    raise AssertionError(f"a card without a face in an event nobody masked | {event}")
                source, target = places.setdefault(move.source, Counter()), places.setdefault(move.target, Counter())
                _hold(source[move.card] > 0, "a card comes from where it is not", event, match)
                source[move.card] -= 1
                target[move.card] += 1
        known: dict[str, set[str]] = {}
        for reader in _readers(match):
            for zone, cards in match.view(reader).zones.items():
                there = places.get(zone, Counter())
                _hold(len(cards) == there.total(), f"{zone} holds another number of cards", cards, there, match)
                faces = Counter(card for card in cards if card is not None)
                _hold(faces <= there, f"{zone} shows a card that is not there", cards, there, match)
                known.setdefault(zone, set()).update(faces)
        missing = [zone for zone in places if +places[zone] and zone not in known]
        _hold(not missing, "cards lie in a zone that no view has", missing)


def masked_events_show_only_what_their_reader_sees(
    game: Game, options: Options, seed: int, steps: int = _STEPS
) -> None:
    """A face in somebody's events was in that one's view before or after, or was turned up for all.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    before: dict[int | None, set[str]] = {}
    for match, _ in _walk(game, options, seed, steps):
        everybody = (1 << match.seats) - 1
        step = match._events[-1]
        moves = [move for event in step for move in event.cards]
        left = {(move.card, move.source) for move in moves if move.source != move.target}
        open_to_all = [move for move in moves if move.seen == everybody]
        turned = {move.card for move in open_to_all if move.source == move.target or (move.card, move.target) in left}
        for reader in _readers(match):
            zones = match.view(reader).zones
            now = {card for cards in zones.values() for card in cards if card is not None}
            seen = match.events(reader, match.moves)[0]
            may_know = now | before.get(reader, set()) | turned
            _hold(_faces_in(seen) <= may_know, f"{reader} reads a face it may not see", seen, match)
            for event, plain in zip(seen, step, strict=True):
                _hold(event._replace(cards=plain.cards) == plain, "masking changes more than faces", event)
                for move, whole in zip(event.cards, plain.cards, strict=True):
                    _hold(move in (whole, whole._replace(card=None)), "masking changes a move", move)
                    knows = whole.seen == everybody if reader is None else bool(whole.seen >> reader & 1)
                    _hold(knows == (move.card is not None), "a mask against the mark on the card", move)
            _hold(match.events(reader)[match.moves :] == [seen], "events since a step are not those of the step")
            before[reader] = now


# -- actions and refusals ----------------------------------------------------------------------------------------------


def action_texts_are_unique_and_read_back(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Each legal action has a text of its own, which reads back to the same action and plays the same.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    for match, state in _walk(game, options, seed, steps):
        legal = match.legal()
        texts = [action.text for action in legal]
        _hold(len(set(texts)) == len(texts), "two legal actions have one text", texts)
        _hold(tuple(Action.parse(text) for text in texts) == legal, "a text reads back as another action", texts)
        _hold(legal == state.legal() == match.at(match.moves).legal(), "legal actions change their order", texts)
        for action in legal:
            by_text, by_value = state.clone(), state.clone()
            same = by_text.play(Action.parse(action.text), match.turn) == by_value.play(action)
            _hold(same and _views(by_text) == _views(by_value), "an action's text plays differently", action)


def only_the_seat_on_turn_may_act(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """The seat on turn is offered what is legal, all others nothing.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    for match, _ in _walk(game, options, seed, steps):
        _hold((match.turn is None) == (match.outcome is not None), "nobody to act without an outcome", match)
        _hold((match.turn is None) == (match.legal() == ()), "on turn without a choice", match)
        _hold(match.turn is None or 0 <= match.turn < match.seats, "a turn of nobody", match.turn)
        for reader in _readers(match):
            view = match.view(reader)
            offered = match.legal() if reader is not None and reader == match.turn else ()
            _hold(view.legal == offered, f"{reader} is offered {view.legal} on the turn of {match.turn}", match)
            _hold((view.seat, view.turn, view.game) == (reader, match.turn, game.NAME), "a view of something else")


def refusals_change_nothing(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """A wrong seat, an action that is not legal, unknown or no action at all: always ``Illegal``, and nothing changes.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    met: set[Action] = set()
    for match, state in _walk(game, options, seed, steps):
        met.update(match.legal())
        before = match.code(), _all_of(match)
        over, turn = match.turn is None, match.turn
        legal = [*match.legal(), *sorted(met - set(match.legal()))]
        wrong_seats: list[Any] = [seat for seat in range(match.seats) if seat != turn]
        for seat in [*wrong_seats, -1, match.seats, 10**5000, "0", [0], 0.5]:
            fault = _fault(match.play, legal[0], seat)
            _hold(
                fault is (Fault.MATCH_OVER if over else Fault.NOT_YOUR_TURN),
                f"a wrong seat, a {type(seat).__name__}, was {fault}",
            )
        for action in legal:
            if action not in match.legal():
                refusal = _refusal(match.play, action, turn)
                _hold(refusal.code is (Fault.MATCH_OVER if over else Fault.NOT_LEGAL), f"{action} was {refusal}")
                _hold(refusal.clause.startswith(f"{game.PREFIX}-"), "a refusal without a clause", refusal)
        strange = [Action("jump"), Action("x" * 1000), Action(""), Action([]), Action(legal[0].kind, "here", "there")]  # type: ignore[arg-type]
        for action in strange:
            fault = _fault(match.play, action, turn)
            _hold(fault in (Fault.MATCH_OVER, Fault.UNKNOWN_ACTION, Fault.NOT_LEGAL), f"{action} was {fault}")
        garbage: list[Any] = [
            None,
            5,
            "",
            "  ",
            "jump",
            "x" * 201,
            b"keep",
            [],
            {},
            (),
            object(),
            tuple(legal[0]),
            "\ud800",
        ]
        for thing in garbage:
            fault = _fault(match.play, thing)
            _hold(fault is not None, "garbage is not refused", repr(thing))
        for moment in (-1, match.moves + 1, None, "1", 1.0, True, 10**5000):
            _hold(_fault(match.at, moment) is Fault.MALFORMED, f"at({type(moment).__name__})")
        wrong_readers: list[Any] = [-1, match.seats, "0", 0.0, True, []]
        for reader in wrong_readers:
            for look in (match.view, match.events):
                _hold(_fault(look, reader) is Fault.MALFORMED, f"reader {reader!r}")
        for since in (-1, match.moves + 2, "x", None):
            _hold(_fault(match.events, None, since) is Fault.MALFORMED, f"events since {since!r}")
        _hold((match.code(), _all_of(match)) == before, "a refused action changed something", before[0])
        _hold(_written(state.position()) == before[1][0], "the two walks have parted", before[0])


def _fault(deed: Callable[..., object], *given: Any, **named: Any) -> Fault | None:
    """The code of the refusal, None when it was not refused."""
    try:
        deed(*given, **named)
    except Illegal as refusal:
        return refusal.code
    return None


def _refusal(deed: Callable[..., object], *given: Any, **named: Any) -> Illegal:
    try:
        deed(*given, **named)
    except Illegal as refusal:
        return refusal
    raise AssertionError("not refused")


# -- what is hidden ----------------------------------------------------------------------------------------------------


def views_of_paired_worlds_are_equal(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Two worlds that differ only in what a seat cannot see look alike to it, byte for byte, now and later.

    A second world is made up from a seat's view. Both go on with the same actions, and as long as the seat reads the
    same events in both, its views are the same; and the other way round. So no fact, id, order or count that is shown
    depends on a hidden card. The made-up worlds must really differ, or this would prove nothing.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    chance = Stream(seed, 3)
    differing = hidden = 0
    worlds: dict[int | None, State] = {}
    met: set[Action] = set()
    for match, state in _walk(game, options, seed, steps):
        met.update(match.legal())
        for reader in _readers(match):
            view = match.view(reader)
            world = worlds.pop(reader, None)
            if world is not None and match.actions()[-1] in world.legal():
                happened = tuple(
                    event.masked_unless((1 << match.seats) - 1) if reader is None else event.masked(reader)
                    for event in world.play(match.actions()[-1])
                )
                alike = bytes(world.view(reader)) == bytes(view)
                read_alike = happened == match.events(reader, match.moves)[0]
                _hold(alike == read_alike, f"{reader} sees a difference that no event told", match, happened)
                if alike:
                    worlds[reader] = world
            if reader not in worlds:
                world = worlds[reader] = game.imagine(view, chance)
                _hold(bytes(world.view(reader)) == bytes(view), f"an imagined world looks different to {reader}", view)
                _hold(world.turn == match.turn, "somebody else is on turn in an imagined world", match)
                _hold(repr(world) == repr(state), "repr tells worlds apart", repr(world))
                for action in () if reader is None else sorted(met - set(view.legal)):
                    refusals = {str(_refusal(one.play, action, reader)) for one in (world, state)}
                    _hold(len(refusals) == 1, "refusals tell worlds apart", refusals)
            hidden += any(None in cards for cards in view.zones.values())
            differing += _written(worlds[reader].position()) != _written(match.position())
    _hold(differing * 2 > hidden, f"only {differing} of {hidden} imagined worlds differ", options)


def nothing_hidden_is_in_any_text(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Views are plain data; no view, event or ``repr`` holds the seed, and a card in a view is a face or nothing.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    seed |= 0xFACE << 48
    digits = {str(seed), f"{seed:x}", f"{seed:X}"}
    for match, state in _walk(game, options, seed, steps):
        shown = [repr(match), str(match), repr(state), str(state)]
        for text in shown:
            words = set(text.replace(">", " ").replace("'", " ").split())
            _hold(not words & (set(game.PACK.faces) - set(string.digits) - {"10"}), "a face in a repr", text)
        for reader in _readers(match):
            view = match.view(reader)
            data = view.data()
            _hold(json.loads(json.dumps(data)) == data, "a view does not survive JSON", data)
            _hold(json.loads(bytes(view)) == data, "the bytes of a view are not its data", data)
            list(_strings(data))
            for zone, cards in view.zones.items():
                good = all(card is None or (type(card) is str and card in game.PACK.counts) for card in cards)
                _hold(good, "a card that is neither a face nor hidden", zone, cards)
            fields = [view.game, view.seat, view.turn, view.zones, view.facts, view.legal]
            list(_strings([*fields, list(vars(type(view)).get("__slots__", ()))]))
            shown += [repr(view), bytes(view).decode(), repr(match.events(reader, match.moves))]
        for text in shown:
            _hold(not any(number in text for number in digits), "the seed is in a text", text)
        _hold(
            hidden_attributes(match.view(None)) == [],
            "a view holds on to something",
            hidden_attributes(match.view(None)),
        )


def hidden_attributes(view: object) -> list[str]:
    """Name what a view carries beside its declared fields: nothing, or something could be read out of it.

    Parameters
    ----------
    view:
        A view.

    Returns
    -------
    list
        Names.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> hidden_attributes(new_match("cuccu", seed=18).view(0))
    []
    """
    declared = set(getattr(view, "__slots__", ()))
    return sorted(name for name in dir(view) if not name.startswith("__") and name not in declared | {"data"})


def views_cannot_reach_into_the_state(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Whoever scribbles over a view, a position or the options changes nothing but the copy.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    for match, _ in _walk(game, options, seed, steps):
        before = _all_of(match), dict(match.options)
        for given in (match.view(match.turn), match.view(None)):
            _scribble(given.facts)
            _scribble(given.zones)
        _scribble(match.position())
        _scribble(match.options)
        _scribble(match.events(None))
        _hold((_all_of(match), dict(match.options)) == before, "a copy leads back into the state", match)


def _scribble(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            _scribble(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            _scribble(item)
        value.append("scribble")


# -- bad input ---------------------------------------------------------------------------------------------------------


def damaged_codes_are_refused(game: Game, options: Options, seed: int, steps: int = 24) -> None:
    """A code with any one letter changed, left out, doubled or swapped with the next is refused.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check.
    """
    match, _ = list(_walk(game, options, seed, steps))[-1]
    code = match.code()
    damaged = {code[:at] + letter + code[at + 1 :] for at in range(len(code)) for letter in _TEXT_OF_CODES}
    damaged |= {code[:at] + code[at + 1 :] for at in range(len(code))}
    damaged |= {code[:at] for at in range(len(code))}
    damaged |= {code[:at] + code[at] + code[at:] for at in range(len(code))}
    damaged |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    damaged |= {code + code, code + "A", code + ".", "", ".", "..", f"{game.NAME}.1.", f"{game.NAME}.1.AAAA"}
    damaged |= {code.upper(), code.replace(".1.", ".2."), code.replace(game.NAME, "bridge"), "x" * 100_001}
    expected = {Fault.CODE_DAMAGED, Fault.CODE_FOREIGN, Fault.CODE_NEWER, Fault.OVERSIZED}
    for text in damaged - {code}:
        if text.strip() != code:
            fault = _fault(Match.from_code, text)
            _hold(fault in expected, f"a damaged code was {fault}", repr(text), code)
    for thing in (None, 5, b"cuccu.1.AA", [], object()):
        _hold(_fault(Match.from_code, thing) is Fault.CODE_FOREIGN, "no text is no code", repr(thing))


def _deep(depth: int = 100_000) -> list[Any]:
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


_NASTY: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 10**30, 10**5000, 1.5, float("nan"), "", "x", "\ud800", "scored", "over"),
    *([], [[]], [None], [0], [[0, 0]], [[0, 1]], [[1, 2, 3]], ["x"], [[["x"]]], (0, 1), {}, {"x": 1}, {"top": 5}),
    *({"top": [0]}, {"top": ["x"]}, {5: 5}, {0}, b"x", object(), _deep()),
)


def _variants(value: Any) -> Iterator[Any]:
    """Yield values of the same form that are somewhat different."""
    if isinstance(value, list):
        yield from (value[:-1], [*value, *value], [*value, None], value[::-1], [None] * len(value))
        if value:
            for thing in _NASTY:
                yield [thing, *value[1:]]
                yield [*value[:-1], thing]
            yield [*value[:-1], value[0]]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, float(value), str(value))
    elif isinstance(value, dict):
        yield {**value, "x": 1}


def wrong_positions_are_refused_or_playable(game: Game, options: Options, seed: int, steps: int = 16) -> None:
    """A position with anything wrong in it is refused with ``Illegal``; what is accepted can be played to the end.

    Parameters
    ----------
    game, options, seed, steps:
        As for every check; a position is tried at a few moments only.
    """
    for match, state in _walk(game, options, seed, steps):
        if match.moves % 13 and match.turn is not None:
            continue
        position = state.position()
        for name in [*position, "unheard-of"]:
            for thing in (*_NASTY, *_variants(position.get(name))):
                _refused_or_playable(game, {**position, name: thing}, match.options, seed)
            _refused_or_playable(game, {key: position[key] for key in position if key != name}, match.options, seed)
    for thing in _NASTY:
        if thing != {}:
            fault = _fault(game.setup, thing, {}, seed)
            _hold(fault in (Fault.BAD_POSITION, Fault.OVERSIZED), f"a {type(thing).__name__} as a position was {fault}")
            fault = None if thing is None else _fault(Match, game, seed=seed, position=thing)
            _hold(thing is None or fault in (Fault.BAD_POSITION, Fault.OVERSIZED), f"match position was {fault}")


def _refused_or_playable(game: Game, position: Mapping[str, Any], options: Options, seed: int) -> None:
    try:
        state, _ = game.setup(position, options, seed)
    except Illegal as refusal:
        _hold(refusal.code is Fault.BAD_POSITION or bool(position.get("actions")), "refused as something else", refusal)
        _hold(isinstance(refusal.data.get("reason", ""), str), "refused without a reason", refusal)
        return
    written = _written(state.position())
    again, events = game.setup(json.loads(written), state.options, seed)
    _hold(not events and _written(again.position()) == written, "an accepted position does not round-trip", written)
    chance = Stream(seed, 4)
    for reader in (None, state.turn, state.seats - 1):
        view = state.view(reader)
        _hold(bytes(game.imagine(view, chance).view(reader)) == bytes(view), "no world looks like it", written)
        _hold(sum(map(len, view.zones.values())) == len(state.pack.cards), "not the whole pack", written)
    for _ in range(40):
        if state.turn is None:
            break
        state.play(pick(state.legal(), chance))


def wrong_options_and_seeds_are_refused(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """An option that is not known, a value that is not allowed, a seed that is none: ``Illegal`` and nothing else.

    Parameters
    ----------
    game, options, seed:
        As for every check.
    steps:
        Not used.
    """
    for option in game.OPTIONS:
        for thing in _NASTY:
            allowed = any(type(choice) is type(thing) and choice == thing for choice in option.choices)
            if not allowed:
                refusal = _refusal(game.start, {**options, option.name: thing}, seed)
                good = refusal.code is Fault.BAD_OPTION and refusal.data["option"] == option.name
                _hold(good and refusal.clause == option.clause, "a wrong value was", refusal)
    for thing in (5, "players", [("players", 3)], ["players"], _deep(), object()):
        fault = _fault(Match, game, options=thing, seed=seed)
        _hold(fault is Fault.BAD_OPTION, "options that are none", fault)
    for name in ("unheard-of", "", "x" * 10_000):
        refusal = _refusal(Match, game, options={name: 1}, seed=seed)
        _hold(refusal.code is Fault.BAD_OPTION and len(str(refusal)) < 1000, "an unknown option was", refusal)
    for thing in (-1, 2**64, 10**5000, 1.0, "7", None, True, [], _deep()):
        fault = _fault(Match, game, options=options, seed=thing)
        _hold(fault is Fault.BAD_SEED, "a wrong seed was", fault)
    for good_seed in (0, 2**64 - 1):
        match = Match(game, options=options, seed=good_seed)
        _hold(_all_of(Match.from_code(match.code())) == _all_of(match), "a seed does not survive the code", good_seed)


def oversized_input_is_refused(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Input far larger than any real one is refused before anything is done with it.

    Parameters
    ----------
    game, options, seed:
        As for every check.
    steps:
        Not used.
    """
    match = Match(game, options=options, seed=seed)
    large = {"actions": ["x" * 100] * 2_000}
    _hold(_fault(match.play, "x" * 201) is Fault.OVERSIZED, "a long action")
    _hold(_fault(Match.from_code, "x" * 100_001) is Fault.OVERSIZED, "a long code")
    _hold(_fault(Match, game, seed=seed, position=large) is Fault.OVERSIZED, "a large position")


def different_seeds_give_different_deals(game: Game, options: Options, seed: int, steps: int = _STEPS) -> None:
    """Neighbouring seeds have nothing in common, and a match has the same deals however it is begun.

    Parameters
    ----------
    game, options, seed:
        As for every check.
    steps:
        Not used.
    """
    starts = [_written(game.start(options, number)[0].position()) for number in range(seed, seed + 8)]
    _hold(all(one != other for one, other in pairwise(starts)) and len(set(starts)) == 8, "two seeds, one deal", seed)
    _hold(starts[0] == _written(game.start(options, seed)[0].position()), "one seed, two deals", seed)


CHECKS: tuple[Check, ...] = (
    clone_replay_and_code_agree,
    position_round_trips,
    undo_then_redo_is_the_identity,
    chance_comes_from_the_seed_alone,
    every_match_ends_with_a_reason,
    events_tell_where_every_card_is,
    masked_events_show_only_what_their_reader_sees,
    action_texts_are_unique_and_read_back,
    only_the_seat_on_turn_may_act,
    refusals_change_nothing,
    views_of_paired_worlds_are_equal,
    nothing_hidden_is_in_any_text,
    views_cannot_reach_into_the_state,
    damaged_codes_are_refused,
    wrong_positions_are_refused_or_playable,
    wrong_options_and_seeds_are_refused,
    oversized_input_is_refused,
    different_seeds_give_different_deals,
)
"""All checks, to be run on every game with every set of options."""


def run(game: Game, seeds: Sequence[int] = (1,), steps: int = _STEPS) -> int:
    """Run all checks with all sets of options.

    Parameters
    ----------
    game:
        The rules.
    seeds:
        Each is tried with every check and set of options.
    steps:
        How many actions to play at most in each.

    Returns
    -------
    int
        How many checks were run.

    Raises
    ------
    AssertionError
        The first promise that is not kept, and where.

    Examples
    --------
    >>> from cardwidgets.engine import rules
    >>> run(rules("cuccu"), seeds=()), len(CHECKS) > 15
    (0, True)
    """
    tried = 0
    for options in option_sets(game):
        for seed in seeds:
            for check in CHECKS:
                check(game, options, seed, steps)
                tried += 1
    return tried
