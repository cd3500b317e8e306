"""Pictures of what the lab finds out: each function draws one and returns its axes.

Colours can be told apart by the colour-blind (Okabe and Ito's, and cividis), and nothing is told by colour alone. Each
picture carries a description of itself for those who cannot see it: :func:`alt_text`.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Any, Final

import matplotlib.pyplot as plt
import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lab._words import of_kind, whole, worded
from cardwidgets.lab.cuccu_batch import FACES, FOOL, SEATS, Rounds, play_rounds
from cardwidgets.lab.simulate import Results
from cardwidgets.players.chances import SURE
from cardwidgets.rulebook import Language, message_id
from cardwidgets.rulebook import language as in_language

__all__ = ["alt_text", "convergence", "loss_by_card", "match_length", "special_cards", "threshold_map"]

_CUCCU: Final = "cuccu"
_SPECIAL: Final = ("fool", "inn", "cat", "horse", "hunter", "cuckoo")
_STYLES: Final = (("#0072B2", "o", "-"), ("#D55E00", "s", "--"), ("#009E73", "^", "-."), ("#CC79A7", "D", ":"))
_MOST_ROUNDS: Final = 1_000_000
_LEAST: Final = 10
"""An average of fewer values than this has no band that could be believed."""


def alt_text(ax: Axes) -> str:
    """Return what a picture shows, in words.

    Parameters
    ----------
    ax:
        What a function of this module returned.

    Returns
    -------
    str
        A description with the numbers that matter, for the ``alt`` of an image.

    Examples
    --------
    >>> ax = convergence([0, 1] * 50)
    >>> alt_text(ax)
    'A line shows the average of the values so far. After 100 of them it is 0.500 ± 0.098.'
    """
    return str(ax.get_label())


def _axes(ax: Axes | None, size: tuple[float, float]) -> Axes:
    """The axes given, or those of a new figure."""
    if ax is not None:
        return ax
    return plt.subplots(figsize=size, layout="constrained")[1]


def _some(option: str, given: Sized, kind: type[Sized], allowed: str) -> None:
    """Refuse what is of another kind, and what is empty."""
    if not len(of_kind(option, given, kind, allowed)):
        raise Illegal(Fault.BAD_OPTION, "", option=option, value="0", allowed=allowed)


def _number(here: Language, message: str, factor: float = 1.0) -> FuncFormatter:
    """Ticks that write numbers as the language does."""
    return FuncFormatter(lambda value, _: here.text(message, mean=round(factor * value, 6)))


def _card(here: Language, face: str) -> str:
    return here.text(message_id(_CUCCU, "card", face))


def _seat(here: Language, seat: int, dealer: int) -> str:
    return here.text("lab-seat-dealer" if seat == dealer else "lab-seat", number=seat)


def _cards_below(ax: Axes, here: Language, faces: tuple[str, ...]) -> None:
    ax.set_xticks(range(len(faces)), [_card(here, face) for face in faces], rotation=90)


def _wilson(hits: npt.NDArray[Any], total: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """How far the 95 % range of each share reaches below and above it."""
    count = np.maximum(total, 1)
    share, spread = hits / count, SURE**2 / count
    middle = (share + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * np.sqrt(share * (1 - share) / count + spread / (4 * count))
    return np.maximum(share - middle + half, 0), np.maximum(middle + half - share, 0)


@worded
def loss_by_card(rounds: Rounds, *, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw how likely each seat is to lose a life, by the card that it was dealt.

    Parameters
    ----------
    rounds:
        Numbered rounds of Cuccù, from :func:`~cardwidgets.lab.play_rounds`.
    ax:
        Where to draw; None for a new figure.
    language:
        In which the picture speaks.

    Returns
    -------
    matplotlib.axes.Axes
        A line for each seat, with 95 % ranges.

    Raises
    ------
    Illegal
        ``bad-option`` for anything else, or for none.

    Examples
    --------
    >>> ax = loss_by_card(play_rounds(20_000, seed=1))
    >>> ax.get_title(), len(ax.get_legend().get_texts())
    ('Cuccù: the chance of losing a life, by the card dealt', 4)
    """
    _some("rounds", rounds, Rounds, "lab.play_rounds(…)")
    here, ax = in_language(language), _axes(ax, (8, 4.5))
    dealt, lost = rounds.dealt, rounds.causes > 0
    shares = np.empty((SEATS, len(FACES)))
    for seat, (colour, marker, line) in enumerate(_STYLES):
        total = np.bincount(dealt[seat], minlength=len(FACES))
        hits = np.bincount(dealt[seat][lost[seat]], minlength=len(FACES))
        shares[seat] = hits / np.maximum(total, 1)
        place = np.arange(len(FACES)) + 0.12 * (seat - 1.5)
        style: dict[str, Any] = {"color": colour, "marker": marker, "linestyle": line, "capsize": 2}
        bars = ax.errorbar(place, shares[seat], _wilson(hits, total), **style)
        bars.lines[0].set_label(_seat(here, seat, rounds.dealer))
    _cards_below(ax, here, FACES)
    ax.set_ylim(bottom=0)
    ax.yaxis.set_major_formatter(_number(here, "lab-percent-whole", 100))
    ax.set_xlabel(here.text("lab-loss-x"))
    ax.set_ylabel(here.text("lab-loss-y"))
    ax.set_title(here.text("lab-loss-title"))
    ax.legend()
    worst, best = (divmod(int(place), len(FACES)) for place in (shares.argmax(), shares.argmin()))
    ax.set_label(
        here.text(
            "lab-loss-alt",
            amount=len(rounds),
            **here.card_args("card", _CUCCU, FACES[worst[1]]),
            **here.card_args("card2", _CUCCU, FACES[best[1]]),
            number=worst[0],
            target=best[0],
            high=100 * float(shares.max()),
            low=100 * float(shares.min()),
        )
    )
    return ax


@worded
def threshold_map(
    *,
    seat: int = 0,
    rounds: int = 20_000,
    seed: int = 1,
    ax: Axes | None = None,
    language: str = "en",
) -> Axes:
    """Draw how many lives a seat of Cuccù loses, by the card from which it keeps and from which the others keep.

    Parameters
    ----------
    seat:
        Whose losses; seat 0 plays first and seat 3 deals.
    rounds:
        How many are played for each pair of thresholds, the same ones for all.
    seed:
        From 0 to 2**64 - 1.
    ax:
        Where to draw; None for a new figure.
    language:
        In which the picture speaks.

    Returns
    -------
    matplotlib.axes.Axes
        A map of 19 x 19 thresholds; a dot in each row marks the best answer to what the others do.

    Raises
    ------
    Illegal
        ``bad-option`` for a seat or a number of rounds that cannot be.

    Examples
    --------
    >>> ax = threshold_map(rounds=500)
    >>> ax.get_xlabel(), ax.get_ylabel()
    ('seat 0 keeps from', 'the others keep from')
    """
    seat, rounds = whole("seat", seat, 0, SEATS - 1), whole("rounds", rounds, 1, _MOST_ROUNDS)
    here, ax = in_language(language), _axes(ax, (7.5, 6))
    faces = FACES[1:]
    # The rank of the lion is one above the fool's.
    ranks = range(FOOL + 1, FOOL + 1 + len(faces))
    lost = np.empty((len(faces), len(faces)))
    for row, others in enumerate(ranks):
        for column, own in enumerate(ranks):
            keep_from = [own if one == seat else others for one in range(SEATS)]
            lost[row, column] = play_rounds(rounds, seed=seed, keep_from=keep_from).lost[seat].mean()
    image = ax.imshow(lost, cmap="cividis", origin="lower")
    bar = ax.figure.colorbar(image, ax=ax, format=_number(here, "lab-number"))
    bar.set_label(here.text("lab-lives-lost"))
    best = lost.argmin(axis=1)
    dots: dict[str, Any] = {"color": "white", "marker": "o", "markeredgecolor": "black", "linestyle": "none"}
    ax.plot(best, np.arange(len(faces)), label=here.text("lab-threshold-best"), **dots)
    _cards_below(ax, here, faces)
    ax.set_yticks(range(len(faces)), [_card(here, face) for face in faces])
    ax.set_xlabel(here.text("lab-threshold-x", number=seat))
    ax.set_ylabel(here.text("lab-threshold-y"))
    ax.set_title(here.text("lab-threshold-title", number=seat))
    ax.legend(loc="lower right")
    row, column = divmod(int(lost.argmin()), len(faces))
    usual = FACES.index("6") - 1
    ax.set_label(
        here.text(
            "lab-threshold-alt",
            number=seat,
            amount=rounds,
            low=float(lost.min()),
            high=float(lost.max()),
            mean=float(lost[usual, best[usual]]),
            **here.card_args("card", _CUCCU, faces[int(best[usual])]),
            **here.card_args("card2", _CUCCU, "6"),
        )
    )
    return ax


@worded
def match_length(results: Results, *, ax: Axes | None = None, language: str | None = None) -> Axes:
    """Draw how many rounds matches last.

    Parameters
    ----------
    results:
        Matches of any game, from :func:`cardwidgets.simulate`.
    ax:
        Where to draw; None for a new figure.
    language:
        In which the picture speaks; None for that of the results.

    Returns
    -------
    matplotlib.axes.Axes
        A bar for each number of rounds, and a line at the mean.

    Raises
    ------
    Illegal
        ``bad-option`` for anything else, or for none.

    Examples
    --------
    >>> from cardwidgets.lab.simulate import simulate
    >>> match_length(simulate("cuccu", players="novice", matches=20)).get_title()
    'Cuccù: how long a match lasts'
    """
    _some("results", results, Results, "cardwidgets.simulate(…)")
    here, ax = in_language(language or results.language), _axes(ax, (7, 4))
    lengths, counts = np.unique(results.rounds, return_counts=True)
    mean = float(results.rounds.mean())
    ax.bar(lengths, counts / len(results), color=_STYLES[0][0], edgecolor="white")
    label = here.text("lab-average", mean=mean)
    ax.axvline(mean, color=_STYLES[1][0], linestyle="--", linewidth=2).set_label(label)
    ax.xaxis.set_major_locator(MaxNLocator(integer=True))
    # Whole per cents stand at steps of whole per cents.
    ax.yaxis.set_major_locator(MaxNLocator(nbins=8, steps=[1, 2, 5, 10]))
    ax.yaxis.set_major_formatter(_number(here, "lab-percent-whole", 100))
    ax.set_xlabel(here.text("lab-length-x"))
    ax.set_ylabel(here.text("lab-length-y"))
    ax.set_title(here.text("lab-length-title", title=here.text(message_id(results.game, "title"))))
    ax.legend()
    low, high = (int(value) for value in np.quantile(results.rounds, (0.25, 0.75), method="nearest"))
    ax.set_label(here.text("lab-length-alt", amount=len(results), mean=mean, low=low, high=high))
    return ax


@worded
def special_cards(rounds: Rounds, *, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw what each special card of Cuccù changes, for whoever was dealt it and for the player before.

    Parameters
    ----------
    rounds:
        Numbered rounds of Cuccù, from :func:`~cardwidgets.lab.play_rounds`.
    ax:
        Where to draw; None for a new figure.
    language:
        In which the picture speaks.

    Returns
    -------
    matplotlib.axes.Axes
        Bars: how many lives more or fewer are lost in a round than by the same seat on average, with 95 % ranges.

    Raises
    ------
    Illegal
        ``bad-option`` for anything else, or for none.

    Examples
    --------
    >>> ax = special_cards(play_rounds(20_000, seed=1))
    >>> ax.get_xlabel()
    'change of the lives lost in a round, against the average'
    """
    _some("rounds", rounds, Rounds, "lab.play_rounds(…)")
    here, ax = in_language(language), _axes(ax, (8, 4.5))
    dealt, lost = rounds.dealt, rounds.lost.astype(np.float64)
    surplus = lost - lost.mean(axis=1, keepdims=True)
    order = [(rounds.dealer + 1 + step) % SEATS for step in range(SEATS)]
    before = dict(zip(order[1:], order, strict=False))
    places = np.arange(len(_SPECIAL))
    holder = np.zeros(len(_SPECIAL))
    for turn, (message, who) in enumerate(
        (("lab-special-holder", {seat: seat for seat in order}), ("lab-special-before", before))
    ):
        means, errors = np.zeros(len(_SPECIAL)), np.zeros(len(_SPECIAL))
        for place, face in enumerate(_SPECIAL):
            number = FACES.index(face)
            changes = np.concatenate([surplus[affected][dealt[seat] == number] for seat, affected in who.items()])
            if len(changes) > 1:
                means[place], errors[place] = changes.mean(), changes.std(ddof=1) / np.sqrt(len(changes))
        holder = means if not turn else holder
        bars = ax.barh(
            places + (0.2, -0.2)[turn],
            means,
            height=0.38,
            xerr=SURE * errors,
            color=_STYLES[turn][0],
            hatch=("", "//")[turn],
            edgecolor="white",
            capsize=3,
        )
        bars.set_label(here.text(message))
    ax.axvline(0, color="black", linewidth=1)
    ax.set_yticks(places, [_card(here, face) for face in _SPECIAL])
    ax.xaxis.set_major_formatter(_number(here, "lab-change"))
    ax.set_xlabel(here.text("lab-special-x"))
    ax.set_title(here.text("lab-special-title"))
    ax.legend()
    ax.set_label(
        here.text(
            "lab-special-alt",
            amount=len(rounds),
            **here.card_args("card", _CUCCU, _SPECIAL[int(holder.argmin())]),
            **here.card_args("card2", _CUCCU, _SPECIAL[int(holder.argmax())]),
            low=float(holder.min()),
            high=float(holder.max()),
        )
    )
    return ax


@worded
def convergence(
    values: npt.ArrayLike,
    *,
    exact: float | None = None,
    label: str | None = None,
    ax: Axes | None = None,
    language: str = "en",
) -> Axes:
    """Draw how an average settles as more and more is played, with its error band.

    Parameters
    ----------
    values:
        One for each match or round, in order: ``results.winner == 0``, or ``rounds.lost[0]``.
    exact:
        The true value where it is known, drawn as a line.
    label:
        What is averaged, with its unit; written at the axis.
    ax:
        Where to draw; None for a new figure.
    language:
        In which the picture speaks.

    Returns
    -------
    matplotlib.axes.Axes
        The average so far and the 95 % band around it, against how many were counted.

    Raises
    ------
    ValueError
        There are fewer than ten values: no band could be believed.

    Examples
    --------
    >>> rounds = play_rounds(20_000, seed=1)
    >>> convergence(rounds.lost[0], label="lives lost by seat 0 in a round").get_ylabel()
    'lives lost by seat 0 in a round'
    """
    here = in_language(language)
    row = np.asarray(values, dtype=np.float64).ravel()
    if len(row) < _LEAST:
        raise ValueError(f"{len(row)} values: at least {_LEAST} are needed")
    ax = _axes(ax, (7, 4))
    counts = np.unique(np.geomspace(_LEAST, len(row), 200).astype(np.int64))
    means = np.cumsum(row)[counts - 1] / counts
    spread = np.cumsum(row**2)[counts - 1] / counts - means**2
    half = SURE * np.sqrt(np.maximum(spread, 0) / (counts - 1))
    colour = _STYLES[0][0]
    ax.fill_between(counts, means - half, means + half, color=colour, alpha=0.25, label=here.text("lab-band"))
    ax.plot(counts, means, color=colour, label=here.text("lab-so-far"))
    if exact is not None:
        ax.axhline(exact, color=_STYLES[1][0], linestyle="--", label=here.text("lab-exact"))
    ax.set_xscale("log")
    ax.xaxis.set_major_formatter(_number(here, "lab-whole"))
    ax.yaxis.set_major_formatter(_number(here, "lab-fine"))
    ax.set_xlabel(here.text("lab-convergence-x"))
    ax.set_ylabel(label or here.text("lab-so-far"))
    ax.set_title(here.text("lab-convergence-title"))
    ax.legend()
    said: dict[str, Any] = {"amount": len(row), "mean": float(means[-1]), "error": float(half[-1])}
    alt = here.text("lab-convergence-alt", **said)
    if exact is not None:
        alt = f"{alt} {here.text('lab-convergence-exact', mean=exact)}"
    ax.set_label(alt)
    return ax
