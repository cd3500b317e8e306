"""The odds of the decision that a reader has to make, counted as far as the reader has waited.

Where a game's odds can be counted exactly they are there at once. Elsewhere the round is played out in more and more
worlds, a few each time that is asked; so the table answers other messages in between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardwidgets.engine.game import Action, View
from cardwidgets.players import player, players
from cardwidgets.players.chances import SURE, Trial, scores
from cardwidgets.players.cuccu_odds import POLICY, is_exact
from cardwidgets.players.cuccu_odds import odds as count_odds
from cardwidgets.rulebook import language
from cardwidgets.table.words import Words

__all__ = ["Counting"]

_EXACT: Final = "cuccu"
"""The game whose odds can be counted."""

_LINES: Final = 12
"""With more actions than this, those of a kind share a line."""

_SLICE: Final = 1_200
"""About how many decisions are tried out each time that is asked."""

_DECISIONS: Final = 150_000
"""After so many it is enough."""

_WORLDS: Final = 400
"""Nor are there more worlds than this."""


class Counting:
    """The odds of one decision.

    Parameters
    ----------
    view:
        What the seat on turn knows: nothing else is ever looked at.

    Examples
    --------
    >>> from cardwidgets.engine import new_match
    >>> counting = Counting(new_match("cuccu", seed=18).view(0))
    >>> told = counting.told(Words("cuccu", "en", ["You"], 0), {"keep": "Keep the eight"})
    >>> told["title"], told["rows"][0]["label"], told["rows"][0]["cells"]
    ('Chances in this round, counted exactly', 'Keep the eight', ['12.8%', '0.13'])
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._counted = count_odds(view) if view.game == _EXACT else {}
        # The weakest opponent is the quickest one.
        self._who = player(view.game, players(view.game)[0])
        self._trial = Trial(view, [self._who] * len(scores(view)), kinds=_kinds(view))
        self._tried = 0

    @property
    def done(self) -> bool:
        """Whether nothing would be gained by asking again.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> Counting(new_match("spite_and_malice", seed=18).view(0)).done
        False
        """
        return bool(self._counted) or self._trial.worlds >= _WORLDS or self._tried >= _DECISIONS

    def go_on(self) -> None:
        """Try out a few worlds more, if that is how it is done.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> match = new_match("monopoly_card_game", seed=18)
        >>> counting = Counting(match.view(match.turn))
        >>> counting.go_on()
        >>> counting.told(Words("monopoly_card_game", "en", ["You"], match.turn), {})["more"]
        'More are being played out …'
        """
        until = self._tried + _SLICE
        while not self.done and (self._tried < until or self._trial.worlds < 2):
            self._tried += self._trial.play()

    def told(self, words: Words, labels: Mapping[str, str]) -> dict[str, Any]:
        """Put in words what has been found.

        Parameters
        ----------
        words:
            The reader's sentences.
        labels:
            What the actions are called at the table.

        Returns
        -------
        dict
            ``title``; ``columns``, two heads; ``rows``, each with ``label``, ``cells`` and the risk as shares of one:
            ``low``, ``risk``, ``high``; ``notes``, what it rests upon and what it does not know; ``more``: what to say
            while asking again is worth while, else empty.

        Examples
        --------
        >>> from cardwidgets.engine import new_match
        >>> counting = Counting(new_match("cuccu", seed=18).view(0))
        >>> told = counting.told(Words("cuccu", "en", ["You"], 0), {})
        >>> told["columns"], told["more"]
        (['loses a life', 'lives lost'], '')
        """
        kinds = self._trial.kinds
        names = {kind: _name(actions, labels, words) for kind, actions in kinds.items()}
        if self._counted:
            rows = [
                {
                    "label": names[action],
                    "low": round(chance.lose, 4),
                    "risk": round(chance.lose, 4),
                    "high": round(chance.lose, 4),
                    "cells": [
                        words.say("lab-percent", mean=100 * chance.lose),
                        words.say("lab-number", mean=chance.lives),
                    ],
                }
                for action, chance in self._counted.items()
            ]
            title = words.say("lab-odds-exact" if is_exact(self.view) else "lab-odds-close")
            card = words.cards(card=POLICY.keep_from)
            notes = [words.say("lab-odds-policy", **card, mean=100 * POLICY.pays)]
            columns = ("lose", "lives")
        else:
            here, rows = language(words.code), []
            for kind, found in self._trial.estimates().items():
                low, high = found.behind_range()
                gain = here.mean(found.gain, SURE * found.gain_error)
                rows.append(
                    {
                        "label": names[kind],
                        "low": round(low, 4),
                        "risk": round(found.behind, 4),
                        "high": round(high, 4),
                        "cells": [here.share(found.behind, low, high), gain],
                    }
                )
            title = words.say("lab-odds-simulated", amount=self._trial.worlds)
            notes = [words.say("odds-means"), words.say("odds-players", name=self._who.NAME)]
            notes += [words.say("odds-alike-note")] if any(len(kind) > 1 for kind in kinds.values()) else []
            columns = ("behind", "gain")
        return {
            "title": title,
            "columns": [words.say(f"lab-column-{name}") for name in columns],
            "rows": rows,
            "notes": [*notes, words.say("odds-unknown")],
            "more": "" if self.done else words.say("odds-more"),
        }


def _kinds(view: View) -> dict[str, tuple[Action, ...]]:
    """What shares a line: each action by itself, else those of one card, else those of one kind."""
    for fields in (("text",), ("kind", "source"), ("kind",)):
        kinds: dict[str, tuple[Action, ...]] = {}
        for action in view.legal:
            kind = " ".join(str(getattr(action, field)) for field in fields)
            kinds[kind] = (*kinds.get(kind, ()), action)
        if len(kinds) <= _LINES:
            break
    return kinds


def _name(actions: Sequence[Action], labels: Mapping[str, str], words: Words) -> str:
    label = labels.get(actions[0].text, actions[0].text)
    return label if len(actions) == 1 else words.say("odds-alike", label=label, amount=len(actions) - 1)
