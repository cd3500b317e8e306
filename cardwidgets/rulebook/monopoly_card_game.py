"""The clauses of Monopoly: The Card Game: what each is for, which readings bear on it, which options set it."""

from __future__ import annotations

from ._structure import Clause, Kind, Part


def _part(part: Part, kind: Kind, *lines: str) -> tuple[Clause, ...]:
    """Read clauses written as ``"MC-1.1 R22 players"``: the id, the readings that bear on it, options that set it."""
    return tuple(_clause(part, kind, *line.split()) for line in lines)


def _clause(part: Part, kind: Kind, name: str, *words: str) -> Clause:
    readings = tuple(f"MC-{word}" for word in words if word[0] in "RV")
    return Clause(name, part, kind, readings, tuple(word for word in words if word[0] not in "RV"))


CLAUSES: tuple[Clause, ...] = (
    *_part("object", "rule", "MC-1.1 R22 players"),
    *_part("object", "note", "MC-1.2"),
    *_part("object", "rule", "MC-1.3"),
    *_part("object", "note", "MC-1.4", "MC-1.5", "MC-1.6 R2", "MC-1.7"),
    *_part("set-up", "rule", "MC-2.1 R1", "MC-2.2"),
    *_part("set-up", "interface", "MC-2.3", "MC-2.4"),
    *_part("set-up", "rule", "MC-2.5 R20 V1", "MC-2.6 R1", "MC-2.7 R5", "MC-2.8 R20", "MC-2.9 V1", "MC-2.10 R1"),
    *_part("set-up", "rule", "MC-2.11 R5 V1", "MC-2.12 R3 R4 V1"),
    *_part("set-up", "note", "MC-2.13 R1"),
    *_part("set-up", "rule", "MC-2.14 V1", "MC-2.15 R7 R8 V1", "MC-2.16 R6 R10 R26", "MC-2.17 R6", "MC-2.18 R7"),
    *_part("scoring", "note", "MC-3.1"),
    *_part("scoring", "rule", "MC-3.2"),
    *_part("set-up", "rule", "MC-4.1 first_dealer", "MC-4.2"),
    *_part("set-up", "interface", "MC-4.3"),
    *_part("set-up", "rule", "MC-4.4"),
    *_part("turn", "rule", "MC-4.5 R13 R19", "MC-4.6", "MC-4.7 R11 R15 R25", "MC-4.8 R18 R19", "MC-4.9 R14"),
    *_part("turn", "rule", "MC-4.10 R12 R14", "MC-4.11 R13", "MC-4.12 R14", "MC-4.13 R13"),
    *_part("turn", "rule", "MC-4.14 R5 R6 R17 R20", "MC-4.15 R11"),
    *_part("scoring", "rule", "MC-4.16 R9 R10 R26", "MC-4.17 R13 R17"),
    *_part("scoring", "note", "MC-4.18"),
    *_part("scoring", "rule", "MC-4.19 R17 R18", "MC-4.20 R7 R18", "MC-4.21 R25", "MC-4.22 R2 R21 R25"),
    *_part("set-up", "rule", "MC-5.1 R15"),
    *_part("turn", "rule", "MC-5.2 R15", "MC-5.3 R15"),
    *_part("set-up", "rule", "MC-6.1 R15"),
    *_part("set-up", "rule", "MC-7.1 R22", "MC-7.2 R16", "MC-7.3 R16", "MC-7.4 R16", "MC-7.5 R16"),
    *_part("turn", "rule", "MC-7.6 R23", "MC-7.7 R23", "MC-7.8 R24 R25", "MC-7.9 R23", "MC-7.10 R23"),
    *_part("scoring", "rule", "MC-7.11 R23", "MC-7.12 R2 R21 R25"),
    *_part("reading", "rule", "MC-R1 houses", "MC-R2 target", "MC-R3 token", "MC-R4 token_groups", "MC-R5", "MC-R6"),
    *_part("reading", "rule", "MC-R7 void_counts", "MC-R8", "MC-R9", "MC-R10", "MC-R11", "MC-R12", "MC-R13"),
    *_part("reading", "rule", "MC-R14", "MC-R15", "MC-R16", "MC-R17", "MC-R18", "MC-R19"),
    *_part("reading", "rule", "MC-R20 railroads_from", "MC-R21", "MC-R22", "MC-R23", "MC-R24"),
    *_part("reading", "rule", "MC-R25 max_laps max_passes max_rounds", "MC-R26"),
    Clause(
        "MC-V1",
        "reading",
        "rule",
        (),
        (
            *("dark_purple", "light_blue", "light_purple", "orange", "red", "yellow", "green", "dark_blue"),
            *("railroads_2", "railroads_3", "railroads_4", "utilities", "hotel", "go", "mr_monopoly"),
        ),
    ),
)
"""Every clause of the game, in the order of its rules, then every reading, and the table of values."""
