"""The clauses of Spite & Malice for two: what each is for, which readings bear on it, which options set it."""

from __future__ import annotations

from ._structure import Clause, Kind, Part


def _part(part: Part, kind: Kind, *lines: str) -> tuple[Clause, ...]:
    """Read clauses written as ``"SM-1.2 R1 R2 payoff"``: the id, the readings that bear on it, options that set it."""
    return tuple(_clause(part, kind, *line.split()) for line in lines)


def _clause(part: Part, kind: Kind, name: str, *words: str) -> Clause:
    readings = tuple(f"SM-{word}" for word in words if word.startswith("R"))
    return Clause(name, part, kind, readings, tuple(word for word in words if not word.startswith("R")))


CLAUSES: tuple[Clause, ...] = (
    *_part("object", "rule", "SM-1.1"),
    *_part("set-up", "rule", "SM-1.2 R1 R2 R11 R13 payoff", "SM-1.3 R1 R14"),
    *_part("object", "rule", "SM-1.4 R15"),
    *_part("turn", "rule", "SM-2.1 R7 R14", "SM-2.2", "SM-2.3 R3 R7 R16"),
    *_part("turn", "note", "SM-2.4 R3"),
    *_part("turn", "rule", "SM-2.5 R8 R19", "SM-2.6 R12 R20"),
    *_part("turn", "rule", "SM-3.1 R5 R6", "SM-3.2 R4 R10", "SM-3.3 R10 R12 R13 R16", "SM-3.4 R12 R20"),
    *_part("turn", "rule", "SM-3.5 R5 R10", "SM-3.6 R4 R12"),
    *_part("scoring", "rule", "SM-4.1 R15", "SM-4.2 R9", "SM-4.3 R6 R15 R17", "SM-4.4 R9 R11 R18 target"),
    *_part("reading", "rule", "SM-R1 packs", "SM-R2", "SM-R3", "SM-R4", "SM-R5", "SM-R6 stock_out"),
    *_part("reading", "rule", "SM-R7 king_opens", "SM-R8", "SM-R9 bonus", "SM-R10 aces_forced", "SM-R11", "SM-R12"),
    *_part("reading", "rule", "SM-R13", "SM-R14 centres", "SM-R15", "SM-R16", "SM-R17 max_turns"),
    *_part("reading", "rule", "SM-R18 max_rounds", "SM-R19", "SM-R20"),
)
"""Every clause of the game, in the order of its rules, then every reading."""
