"""Source of a module for notebooks: tables in every state that a person meets.

The notebook imports it, so that neither seeds nor positions stand in its cells.
"""

from __future__ import annotations

STATES = ("turn", "inn", "scored", "out", "over")
"""The names of the states, in the order in which `tables` shows them."""

SEED = 987_654_321_012
"""The number of the deals of `hidden`, easily found wherever it leaks."""

HIDDEN = ("hunter", "cuckoo", "cat")
"""What the opponents of `hidden` hold, unseen by the reader."""

SOURCE = f"""
import cardwidgets


def turn(**settings):
    return cardwidgets.Cuccu(seed=18, **settings)


def inn(**settings):
    position = {{"pack_bottom_first": ["4", "inn", "9", "10"]}}
    return cardwidgets.Cuccu(seed=18, position=position, **settings).play("exchange")


def scored(**settings):
    position = {{"pack_bottom_first": ["cuckoo", "fool", "9", "10"], "lives": [2, 3, 1, 3]}}
    return cardwidgets.Cuccu(seed=18, position=position, **settings).play("keep")


def out(**settings):
    position = {{"pack_bottom_first": ["fool", "9", "9", "10"], "lives": [1, 3, 2, 3]}}
    return cardwidgets.Cuccu(seed=18, position=position, **settings).play("keep")


def over(**settings):
    position = {{"pack_bottom_first": ["10", "fool"], "lives": [3, 1], "dealer": 1}}
    return cardwidgets.Cuccu(seed=18, position=position, **settings).play("keep")


def hidden(**settings):
    position = {{"pack_bottom_first": [*{HIDDEN!r}, "5"], "dealer": 0, "actions": ["keep", "keep", "keep"]}}
    return cardwidgets.Cuccu(seed={SEED}, position=position, **settings)
"""
