"""The clauses of Cuccù as played at Campli: what each is for, and which readings bear on it."""

from __future__ import annotations

from ._structure import Clause, Kind, Part


def _part(part: Part, kind: Kind, *ids: str) -> tuple[Clause, ...]:
    """Read clauses written as ``"CU-3.9 R5 R6"``: the id, then the readings that bear on it."""
    split = (line.split() for line in ids)
    return tuple(Clause(name, part, kind, tuple(f"CU-{r}" for r in readings)) for name, *readings in split)


def _readings(*lines: str) -> tuple[Clause, ...]:
    """Read readings written as ``"CU-R8 dealer_swaps"``: the id, then the options that switch it."""
    split = (line.split() for line in lines)
    return tuple(Clause(name, "reading", "rule", (), tuple(options)) for name, *options in split)


CLAUSES: tuple[Clause, ...] = (
    *_part("page", "interface", "CU-0.1", "CU-0.2", "CU-0.3", "CU-0.4", "CU-0.5", "CU-0.6", "CU-0.7"),
    *_part("page", "interface", "CU-0.8 R25"),
    *_part("page", "note", "CU-0.9 R22"),
    *_part("page", "interface", "CU-0.10", "CU-0.11"),
    *_part("object", "rule", "CU-1.1 R16", "CU-1.2 R22", "CU-1.3 R7 R24"),
    *_part("object", "note", "CU-1.4"),
    *_part("set-up", "rule", "CU-2.1 R21 R25", "CU-2.2", "CU-2.3 R10 R11 R12", "CU-2.4 R14 R25"),
    *_part("set-up", "rule", "CU-2.5 R1 R26", "CU-2.6 R21", "CU-2.7 R8", "CU-2.8 R14 R15 R18"),
    *_part("turn", "rule", "CU-3.1 R1 R17 R23", "CU-3.2 R23", "CU-3.3 R8 R21", "CU-3.4 R1 R17 R19"),
    *_part("turn", "rule", "CU-3.5 R1 R7 R16 R17 R19", "CU-3.6 R1 R19 R20", "CU-3.7 R8 R9 R19"),
    *_part("turn", "rule", "CU-3.8 R1 R6 R7 R16 R17 R19", "CU-3.9 R5 R6 R26", "CU-3.10 R5"),
    *_part("turn", "rule", "CU-3.11 R1 R2 R3 R19 R20", "CU-3.12 R2 R3", "CU-3.13 R4 R5 R19", "CU-3.14 R23"),
    *_part("scoring", "rule", "CU-4.1 R16 R19 R27", "CU-4.2 R2 R16", "CU-4.3 R6 R10 R16 R27"),
    *_part("scoring", "rule", "CU-4.4 R7 R13", "CU-4.5 R10 R11", "CU-4.6 R10", "CU-4.7 R10 R12"),
    *_part("scoring", "rule", "CU-4.8 R14", "CU-4.9 R15 R24 R25", "CU-4.10"),
    *_readings("CU-R1 shown_holder_acts", "CU-R2", "CU-R3 inn", "CU-R4", "CU-R5", "CU-R6"),
    *_readings("CU-R7 lone_survivor_wins", "CU-R8 dealer_swaps", "CU-R9", "CU-R10", "CU-R11", "CU-R12"),
    *_readings("CU-R13", "CU-R14", "CU-R15", "CU-R16 double_penalty", "CU-R17"),
    *_readings("CU-R18 first_dealer", "CU-R19", "CU-R20"),
    Clause("CU-R21", "reading", "note"),
    *_readings("CU-R22 lives", "CU-R23", "CU-R24 max_rounds", "CU-R25 players", "CU-R26", "CU-R27"),
)
"""Every clause of the game, in the order of its rules, then every reading."""
