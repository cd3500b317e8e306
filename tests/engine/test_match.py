"""A match: its history, its code, and every way in which a code can be wrong."""

from __future__ import annotations

import base64
import json
import string
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwidgets.engine import new_match, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Action, Fault, Illegal
from cardwidgets.engine.match import CODE_VERSION, Match

CODES = json.loads((Path(__file__).parent / "golden" / "codes.json").read_text(encoding="utf-8"))
LETTERS = string.ascii_letters + string.digits + "-_"


def played(seed, steps=10_000, **options):
    match = new_match("cuccu", seed=seed, options=options)
    chance = Stream(seed, 5)
    while match.turn is not None and match.moves < steps:
        match.play(chance.choice(match.legal()))
    return match


def with_body(body, head="cuccu.1."):
    """A code with a right checksum around any body."""
    check = zlib.crc32(head.encode() + body).to_bytes(4, "big")
    return head + base64.urlsafe_b64encode(check + body).decode().rstrip("=")


def body_of(code):
    text = code.split(".")[2]
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[4:]


# -- codes are frozen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("golden", CODES, ids=lambda golden: golden["note"].replace(" ", "-"))
def test_the_golden_codes_are_read_for_ever(golden):
    match = Match.from_code(golden["code"])
    assert " ".join(action.text for action in match.actions()) == golden["actions"]
    assert (match.turn, match.round) == (golden["turn"], golden["round"])
    assert match.position()["hands"] == golden["hands"]
    assert match.position()["lives"] == golden["lives"]
    assert (match.outcome is not None) == golden["over"]
    assert match.outcome is None or match.outcome.winner == golden["winner"]


@pytest.mark.parametrize("golden", CODES, ids=lambda golden: golden["note"].replace(" ", "-"))
def test_the_golden_codes_are_written_for_ever(golden):
    match = new_match(golden["game"], seed=int(golden["seed"]), options=golden["options"], position=golden["position"])
    for action in golden["actions"].split():
        match.play(action)
    assert match.code() == golden["code"]


def test_the_version_of_codes_is_one():
    assert CODE_VERSION == 1


def test_the_code_of_a_match_of_four_is_short():
    longest = max((played(seed).code() for seed in range(200)), key=len)
    assert len(longest) < 120, longest


def test_a_code_is_made_of_letters_that_can_be_pasted_anywhere():
    for golden in CODES:
        name, version, text = golden["code"].split(".")
        assert (name, version) == ("cuccu", "1")
        assert set(text) <= set(LETTERS)


def test_an_action_without_a_choice_costs_nothing_in_a_code():
    match = new_match("cuccu", seed=5)
    while match.legal()[0].text != "next_round":
        match.play("keep")
    before = len(match.code())
    match.play("next_round")
    assert len(match.code()) == before


# -- codes that are wrong ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("golden", CODES[:5], ids=lambda golden: golden["note"].replace(" ", "-"))
def test_a_code_with_any_one_letter_changed_is_refused(golden):
    code = golden["code"]
    for at, letter in enumerate(code):
        for other in LETTERS + ".=+/ é\0":
            changed = code[:at] + other + code[at + 1 :]
            if other != letter:
                with pytest.raises(Illegal) as refused:
                    Match.from_code(changed)
                assert refused.value.code in (Fault.CODE_DAMAGED, Fault.CODE_FOREIGN, Fault.CODE_NEWER)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", Fault.CODE_FOREIGN),
        ("hello", Fault.CODE_FOREIGN),
        ("bridge.1.AAAA", Fault.CODE_FOREIGN),
        ("cuccu.one.AAAA", Fault.CODE_FOREIGN),
        ("cuccu.1", Fault.CODE_FOREIGN),
        ("cuccu.1.AAAA.AAAA", Fault.CODE_FOREIGN),
        ("cuccu.1234567.AAAA", Fault.CODE_FOREIGN),
        ("cuccu.١.AAAA", Fault.CODE_FOREIGN),
        ("cuccu..AAAA", Fault.CODE_FOREIGN),
        (None, Fault.CODE_FOREIGN),
        (b"cuccu.1.AAAA", Fault.CODE_FOREIGN),
        ("cuccu.2.AAAA", Fault.CODE_NEWER),
        ("cuccu.999999.AAAA", Fault.CODE_NEWER),
        ("cuccu.1.AAAA", Fault.CODE_DAMAGED),
        ("cuccu.1.", Fault.CODE_DAMAGED),
        ("cuccu.1.A", Fault.CODE_DAMAGED),
        ("cuccu.1.kkYwNDlGEgAAA", Fault.CODE_DAMAGED),
        ("cuccu.1.8s_sWsCkEgAAAA==", Fault.CODE_DAMAGED),
        ("cuccu.1.kkYwNDlGEg AAAA", Fault.CODE_DAMAGED),
        ("cuccu.01.kkYwNDlGEgAAAA", Fault.CODE_DAMAGED),
        ("x" * 100_001, Fault.OVERSIZED),
    ],
)
def test_a_code_says_what_is_wrong_with_it(code, fault):
    with pytest.raises(Illegal) as refused:
        Match.from_code(code)
    assert refused.value.code is fault
    assert refused.value.clause == ""


def test_white_space_around_a_code_does_not_matter():
    assert Match.from_code("  cuccu.1.8s_sWsCkEgAAAA\r\n").code() == "cuccu.1.8s_sWsCkEgAAAA"


def test_a_code_that_would_replay_differently_says_so():
    body = bytearray(body_of(played(7, steps=6).code()))
    body[0] ^= 1
    with pytest.raises(Illegal) as refused:
        Match.from_code(with_body(bytes(body)))
    assert (refused.value.code, refused.value.data) == (Fault.CODE_DRIFT, {"moves": 6})


def test_a_code_with_more_actions_than_the_match_has_says_so():
    whole = played(3, players=2, lives=1)
    body = bytearray(body_of(whole.code()))
    place = body.index(whole.moves, 4)
    body[place] += 1
    with pytest.raises(Illegal) as refused:
        Match.from_code(with_body(bytes(body)))
    assert refused.value.code is Fault.CODE_DRIFT
    assert refused.value.data == {"moves": whole.moves}


def test_a_code_with_something_left_over_is_refused():
    match = new_match("cuccu", seed=18)
    for _ in range(3):
        match.play("keep")
    body = body_of(match.code())
    assert body[-1] == 3  # three actions, each the first of two: no more bytes
    assert Match.from_code(with_body(body)).moves == 3
    with pytest.raises(Illegal) as refused:
        Match.from_code(with_body(body + bytes([8])))
    assert (refused.value.code, refused.value.data) == (Fault.CODE_DRIFT, {"moves": 3})


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\0",
        b"\0\0",
        b"\0\0" + b"\xff" * 12,
        b"\0\0\x05\x01\x63\x00\x00\x00",
        b"\0\0\x05\x01\x00\x63\x00\x00",
        b"\0\0\x05\x00\x7f\x00",
        b"\0\0\x05\x00\x03\x00\x01\x02\x00",
        b"\0\0\x05\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff\x7f",
    ],
)
def test_a_code_with_a_right_checksum_and_nonsense_inside_is_refused(body):
    with pytest.raises(Illegal) as refused:
        Match.from_code(with_body(body))
    assert refused.value.code in (Fault.CODE_DAMAGED, Fault.CODE_DRIFT)


@given(st.binary(max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_bytes_under_a_right_checksum_are_read_or_refused(body):
    refusals = []
    try:
        Match.from_code(with_body(body))
    except Illegal as refused:
        refusals.append(refused.code)
    assert set(refusals) <= {Fault.CODE_DAMAGED, Fault.CODE_DRIFT}


@given(st.text(max_size=80) | st.text("cu.1" + LETTERS, max_size=60).map("cuccu.1.".__add__))
@settings(max_examples=200)
def test_any_text_at_all_is_refused(text):
    with pytest.raises(Illegal):
        Match.from_code(text)


def packed_position(text):
    packed = zlib.compress(text)
    size = bytearray()
    number = len(packed)
    while number > 127:
        size.append(number & 127 | 128)
        number >>= 7
    size.append(number)
    return with_body(b"\0\0\x05\x00" + bytes(size) + packed + b"\0")


@pytest.mark.parametrize(
    "text",
    [
        b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
        b"[" * 90_000,
        b" " * 5_000_000,
        b'"\xff"',
        b"{",
        b"null",
        b"[]",
        b'{"lives":[3]}',
        b'{"round":1e999}',
        b'{"lives":[' + b"9" * 5_000 + b"]}",
    ],
    ids=range(10),
)
def test_a_code_whose_position_cannot_be_is_refused(text):
    with pytest.raises(Illegal) as refused:
        Match.from_code(packed_position(text))
    assert refused.value.code is Fault.CODE_DRIFT


# -- history -----------------------------------------------------------------------------------------------------------


@given(
    seed=st.integers(0, 2**64 - 1),
    script=st.lists(st.sampled_from(["play", "play", "play", "undo", "undo", "redo", "other"]), max_size=60),
)
@settings(max_examples=60, deadline=None)
def test_undo_and_redo_follow_a_plain_model(seed, script):
    match = new_match("cuccu", seed=seed, options={"players": 3})
    done, undone = [], []
    for step in script:
        if step == "undo":
            if done:
                assert match.undo() == done[-1]
                undone.append(done.pop())
            else:
                with pytest.raises(Illegal, match="nothing-to-undo"):
                    match.undo()
        elif step == "redo":
            if undone:
                assert match.redo() == undone[-1]
                done.append(undone.pop())
            else:
                with pytest.raises(Illegal, match="nothing-to-redo"):
                    match.redo()
        elif match.turn is not None:
            action = match.legal()[0 if step == "play" else -1]
            match.play(action)
            done.append(action)
            undone = []
        assert match.actions() == tuple(done)
        assert match.can_redo == bool(undone)
        assert match.moves == len(done)
    fresh = new_match("cuccu", seed=seed, options={"players": 3})
    for action in done:
        fresh.play(action)
    assert fresh.position() == match.position()
    assert fresh.code() == match.code()
    assert fresh.events(None) == match.events(None)


def test_a_long_match_goes_all_the_way_back_and_forth():
    match = played(11, players=6, lives=9)
    assert match.moves > 3 * 32
    codes = [match.at(number).code() for number in range(match.moves + 1)]
    while match.moves:
        assert match.code() == codes[match.moves]
        match.undo()
    while match.can_redo:
        match.redo()
        assert match.code() == codes[match.moves]


def test_at_gives_a_match_of_its_own():
    match = played(7, steps=9)
    past = match.at(4)
    assert past.moves == 4
    assert not past.can_redo
    past.play(past.legal()[-1])
    assert match.moves == 9
    for moment in (-1, 10, "4", None, True, 4.0):
        with pytest.raises(Illegal) as refused:
            match.at(moment)
        assert refused.value.code is Fault.MALFORMED


def test_a_match_from_a_position_remembers_it_in_its_code_and_its_past():
    position = {"lives": [1, 2, 3], "pack_bottom_first": ["2", "cat", "7"]}
    match = new_match("cuccu", seed=5, position=position)
    position["lives"][0] = 3
    match.play("exchange")
    assert match.seats == 3
    again = Match.from_code(match.code())
    assert again.position() == match.position()
    assert again.options["players"] == 3
    assert match.at(0).position()["lives"] == [1, 2, 3]
    match.undo()
    assert match.position()["hands"][0] == "2"


def test_the_log_is_told_step_by_step_and_masked():
    match = new_match("cuccu", seed=18)
    match.play("keep")
    match.play("keep")
    assert [len(step) for step in match.events(0)] == [3, 2, 2]
    assert match.events(0, since=1) == match.events(0)[1:]
    assert match.events(0, since=3) == []
    dealt = match.events(0)[1][-1]
    assert (dealt.kind, dealt.cards[0].card) == ("deal", None)
    assert match.events(1)[1][-1].cards[0].card is not None
    assert match.events(None)[1][-1].cards[0].card is None


def test_an_onlooker_sees_what_all_seats_see():
    match = new_match("cuccu", seed=1, position={"lives": [3, 3], "pack_bottom_first": ["5", "cuckoo"]})
    match.play("exchange")
    shown = [event for event in match.events(None)[1] if event.kind == "show"]
    assert shown[0].cards[0].card == "cuckoo"
    assert match.view(None).zones["hand 1"] == ("cuckoo",)
    assert match.view(None).legal == ()


def test_actions_may_be_given_as_text_or_value():
    one, other = new_match("cuccu", seed=18), new_match("cuccu", seed=18)
    assert one.play("keep") == other.play(Action("keep"), seat=0)
    assert one.actions() == other.actions() == (Action("keep"),)


def test_a_refused_action_keeps_what_was_taken_back():
    match = played(7, steps=3)
    match.undo()
    for wrong in ("jump", "inn_ask", "", None):
        with pytest.raises(Illegal):
            match.play(wrong)
    assert match.can_redo
    match.redo()
    assert match.moves == 3


def test_the_stream_of_a_seat_belongs_to_the_moment():
    match = new_match("cuccu", seed=18)
    first = match.stream(0).below(2**32)
    assert match.stream(0).below(2**32) == first
    assert match.stream(1).below(2**32) != first
    match.play("keep")
    assert match.stream(0).below(2**32) != first
    match.undo()
    assert match.stream(0).below(2**32) == first
    assert new_match("cuccu", seed=19).stream(0).below(2**32) != first


def test_a_match_says_where_it_stands_and_nothing_hidden():
    match = new_match("cuccu", seed=987654321987654321)
    assert repr(match) == "<match of cuccu: 0 moves, seat 0 to act>"
    assert repr(played(3, players=2, lives=1)).endswith("moves, over>")


@pytest.mark.parametrize("options", [5, "players", ["players"], [("players", 4)]])
def test_options_that_are_none_are_refused(options):
    with pytest.raises(Illegal) as refused:
        Match(rules("cuccu"), seed=1, options=options)
    assert refused.value.code is Fault.BAD_OPTION


def nest(depth):
    found = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    "position",
    [5, [], "x", {1, 2}, {"lives": {1}}, {(1, 2): 3}, {"hands": object()}, {"hands": nest(50_000)}, {"a": 1, 2: 3}],
    ids=range(9),
)
def test_positions_that_are_no_plain_data_are_refused(position):
    with pytest.raises(Illegal) as refused:
        Match(rules("cuccu"), seed=1, position=position)
    assert refused.value.code is Fault.BAD_POSITION


def test_a_position_larger_than_any_can_be_is_refused():
    with pytest.raises(Illegal) as refused:
        Match(rules("cuccu"), seed=1, position={"actions": ["keep"] * 20_000})
    assert refused.value.code is Fault.OVERSIZED
