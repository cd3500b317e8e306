"""A session as plain data for a screen: what the trait ``view`` holds.

Nothing in it is hidden from the reader, and every sentence is ready to be shown.
"""

from __future__ import annotations

from typing import Any

from cardwidgets.engine.game import NEXT_ROUND
from cardwidgets.rulebook import language, languages
from cardwidgets.table.picture import has_suit_colours
from cardwidgets.table.scenes import Account, Place, Scene, aim_of
from cardwidgets.table.session import SEATS_SHOWN, Session

__all__ = ["screen"]


def screen(session: Session) -> dict[str, Any]:
    """Return the table as plain data.

    Parameters
    ----------
    session:
        The table.

    Returns
    -------
    dict
        ``rev``, ``match`` (how many have begun at this table), ``lang``, ``title``, ``tagline``, ``place``, ``link``,
        ``strings``, ``seats``, ``zones``, ``actions``, ``prompt``, ``level`` (of a lesson), ``step``, ``notices``,
        ``now`` (clauses that bear on this moment), ``ledger`` (what every hand came to, once a round is scored),
        ``log``, ``steps`` (what happened since the last time), ``pad``, ``replay``, ``controls``, ``settings`` and
        ``direction`` (which way play goes).

    Examples
    --------
    >>> from cardwidgets.table.session import Session
    >>> screen(Session("cuccu", seed=18))["now"][0]["clause"]
    'CU-3.1'
    """
    words = session.words
    view = session.view()
    scene = session.laid_out()
    scored = session.shown.legal() == (NEXT_ROUND,)
    replaying = session.shown_at is not None
    title = words.game_says("title")
    return {
        "rev": session.rev,
        "match": session.matches,
        "key": session.key,
        "lang": session.language_code,
        "dir": words.say("language-direction"),
        "title": title,
        "tagline": words.game_says("tagline"),
        "place": words.game_says("place"),
        "link": {"text": words.game_says("link"), "address": words.game_says("link.address")},
        "game": session.game,
        "strings": words.screen(),
        "direction": scene.direction,
        "seats": _seats(session, scene, None if scored else view.turn),
        "zones": [_zone(place) for place in scene.places],
        "actions": [
            {
                "text": choice.text,
                "label": choice.label,
                "hint": choice.hint,
                "source": choice.source,
                "target": choice.target,
                "legal": choice.legal,
                "key": choice.key,
                "menu": choice.menu,
                "goes": list(choice.goes),
            }
            for choice in (() if session.curtain or replaying or session.passes else scene.choices)
        ],
        "prompt": _prompt(session, scene),
        # Only a table at which a lesson is taken has one.
        "level": None,
        "step": [{"clause": clause, "text": words.rule(clause)} for clause in session.step_clauses],
        "notices": _notices(session),
        "now": [] if session.curtain else [{"clause": clause, "text": words.rule(clause)} for clause in scene.now],
        "ledger": [_account(account) for account in scene.ledger],
        "log": list(session.log(scene)),
        "steps": list(session.news),
        "pad": session.pad(),
        "replay": {
            "at": session.shown.moves,
            "moves": session.match.moves,
            "rounds": session.round_starts(),
            "on": replaying,
            "text": words.say("moment", at=session.shown.moves, moves=session.match.moves),
        },
        "controls": _controls(session, scored),
        "settings": {
            "players": session.match.seats,
            "players_min": min(session.seat_range),
            "players_max": min(max(session.seat_range), SEATS_SHOWN),
            "pace": session.pace,
            "look": dict(session.look),
            **({"four_colours": session.four_colours} if has_suit_colours(session.game) else {}),
            "languages": [{"code": code, "name": language(code).text("language-name")} for code in languages()],
        },
        "static": False,
    }


def _seats(session: Session, scene: Scene, turn: int | None) -> list[dict[str, Any]]:
    return [
        {
            "id": seat,
            "name": session.words.names[seat],
            "you": seat == session.reader,
            "turn": seat == turn,
            "out": sitter.out,
            "thinking": seat == turn and seat not in session.people and session.shown_at is None,
            "counters": [
                {"icon": counter.icon, "value": counter.value, "max": counter.most, "label": counter.label}
                for counter in sitter.counters
            ],
            "badges": [*sitter.badges, *sitter.reckoned],
            "note": sitter.note,
        }
        for seat, sitter in enumerate(scene.sitters)
    ]


def _zone(place: Place) -> dict[str, Any]:
    return {
        "id": place.id,
        "kind": place.kind,
        "seat": place.seat,
        "label": place.label,
        "title": place.title,
        "count": place.count,
        "due": place.due,
        "cards": [
            {"face": card.face, "label": card.label, "mark": card.mark, "stands": card.stands} for card in place.cards
        ],
    }


def _account(account: Account) -> dict[str, Any]:
    return {
        "seat": account.seat,
        "title": account.title,
        "lines": [
            {"text": line.text, "amount_text": line.amount_text, "clause": line.clause} for line in account.lines
        ],
        "total_text": account.total_text,
        "note": account.note,
    }


def _prompt(session: Session, scene: Scene) -> str:
    if session.curtain:
        return session.words.say("curtain-text", seat=session.words.names[session.reader])
    return scene.prompt


def _notices(session: Session) -> list[str]:
    """What must be said all the time."""
    notices = []
    if session.open_hands:
        notices.append(session.words.say("open-hands"))
    if session.undone:
        notices.append(session.words.say("moves-undone", amount=session.undone))
    return notices


def _controls(session: Session, scored: bool) -> dict[str, Any]:
    words = session.words
    live = session.shown_at is None and not session.curtain
    decides = live and session.match.turn == session.reader and not scored and not session.passes
    here = words.say("curtain-go", seat=words.names[session.reader]) if session.curtain else None
    return {
        "undo": session.can_undo and live,
        "redo": session.match.can_redo and live,
        "next": words.game_says("action", NEXT_ROUND.kind) if scored and live else None,
        "skip": words.screen()["skip"] if live and session.people_are_out else None,
        "here": here,
        "hint": decides,
        "odds": decides and session.odds_allowed,
        # A hand can be sorted whenever it is seen, and whoever carries a card too early is told so.
        "move": not session.curtain and aim_of(session.game) is not None,
        "over": live and session.match.outcome is not None,
        "new": True,
    }
