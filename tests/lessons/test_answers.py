"""Answers as people write them: right in every spelling, and never by accident."""

from __future__ import annotations

from fractions import Fraction
from unicodedata import normalize

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardwidgets.engine import games, rules
from cardwidgets.engine.game import Fault, Illegal
from cardwidgets.lessons.answers import check, is_right, numbers, spellings
from cardwidgets.lessons.level import Level, Question
from cardwidgets.rulebook import LANGUAGES, language

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_game = pytest.mark.parametrize("game", games())
OFFERS = ("seat 0", "seat 1", "seat 2", "none")


def typed(right, game="cuccu"):
    return Level(game, "typed-1", ("CU-3.1",), Question(lambda before, after: right))


def ticked(*right, offers=OFFERS):
    task = Question(lambda before, after: frozenset(right), lambda match: offers, many=True)
    return Level("cuccu", "ticked-1", ("CU-3.1",), task)


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        *(("0,5", {"1/2"}), ("0.5", {"1/2"}), (",5", {"1/2"}), (".5", {"1/2"}), ("14,5", {"29/2"}), ("3,0", {"3"})),
        *((" 3 ", {"3"}), ("3.", {"3"}), ("+3", {"3"}), ("003", {"3"}), ("３", {"3"}), ("\t3\n", {"3"})),
        *(("-3", {"-3"}), ("\N{MINUS SIGN}3", {"-3"}), ("\N{MINUS SIGN} 3", {"-3"}), ("-$3", {"-3"}), ("-0", {"0"})),
        *(("1600", {"1600"}), ("1 600", {"1600"}), ("1\N{NO-BREAK SPACE}600", {"1600"}), ("1'600", {"1600"})),
        *(("1\N{NARROW NO-BREAK SPACE}600", {"1600"}), ("1’600", {"1600"}), ("1_600", {"1600"})),
        *(("1,600", {"1600", "8/5"}), ("1.600", {"1600", "8/5"}), ("$1,600", {"1600", "8/5"}), ("1600 $", {"1600"})),
        *(("$1,600.00", {"1600"}), ("1.600,00 €", {"1600"}), ("1 600,5", {"3201/2"}), ("1,000,000", {"1000000"})),
    ],
)
def test_a_number_is_read_as_people_write_it(text, readings):
    assert numbers(text) == {Fraction(reading) for reading in readings}


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "nan",
            "NaN",
            "inf",
            "-inf",
            "True",
            "None",
            "three",
            "1e3",
            "0x3",
            "3j",
            "1/2",
            "½",
            "--3",
            "+-3",
            "-",
        ),
        *(
            "$",
            "€",
            ".",
            ",",
            "1 2",
            "1,2,3",
            "1 60",
            "1  600",
            "3 3",
            "3;",
            "(3)",
            "3!",
            "[3]",
            "lives 3",
            "3 or 4",
            "3lives",
            "٣",
            "三",
            "lion",
            "IM",
            "VX",
        ),
    ],
)
def test_what_is_no_number_is_none(text):
    assert numbers(text) == set()


@given(st.integers(-(10**9), 10**9))
@settings(max_examples=300)
def test_every_way_to_write_a_number_is_read_back(number):
    for text in (f"{number}", f"{number:,}", f"{number:_}", f"{number:,}".replace(",", " "), f" {number},0 "):
        assert number in numbers(text), text
        assert number in numbers(text.replace("-", "\N{MINUS SIGN}")), text


@given(st.integers(0, 10**6), st.integers(0, 99))
@settings(max_examples=200)
def test_a_fraction_may_have_a_comma_or_a_point(whole, hundredths):
    value = whole + Fraction(hundredths, 100)
    for text in (f"{whole}.{hundredths:02}", f"{whole},{hundredths:02}", f"{whole:,}.{hundredths:02}"):
        assert value in numbers(text)


@given(st.text(max_size=30))
@settings(max_examples=500)
def test_any_text_has_at_most_two_readings_and_none_without_a_digit(text):
    found = numbers(text)
    plain = normalize("NFKC", text)
    assert len(found) <= 2
    assert not found or any(letter.isdigit() for letter in plain) or set(plain.strip().lower()) <= set("xvi")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3 lives", 3),
        ("750 dollars", 750),
        ("1 600 pkt.", 1600),
        ("2 vieţi", 2),
        ("IIII", 4),
        ("iv", 4),
        ("XIV", 14),
        ("Ⅲ", 3),
    ],
)
def test_a_number_may_be_roman_or_say_of_what_there_are_so_many(text, number):
    assert number in numbers(text)


def test_what_is_no_answer_at_all_is_refused_and_a_wrong_one_is_not():
    for text in ("nan", "True", "abc", "<b>3</b>", "inf"):
        with pytest.raises(Illegal, match="no-number"):
            check(typed(3), text)
    check(typed(3), "4")
    card = Level("cuccu", "card-1", ("CU-2.2",), Question(lambda before, after: "cat"))
    for text in ("catt", "3.5", "nan"):
        with pytest.raises(Illegal, match="no-card"):
            check(card, text)
    for text in ("horse", "The Cat", "-3", "VIII"):
        check(card, text)


def test_hyphens_and_spaces_in_the_name_of_a_card_do_not_matter():
    park_place = Level("monopoly_card_game", "card-1", ("MC-2.2",), Question(lambda before, after: "PKP"))
    for text in ("Park Place", "park-place", "Parkplace", " PARK  PLACE "):
        assert is_right(park_place, text)


@given(st.integers(-999, 9999), st.integers(-999, 9999))
@settings(max_examples=200, deadline=None)
def test_another_whole_number_is_wrong(right, other):
    assume(right != other)
    assert is_right(typed(right), str(right))
    assert is_right(typed(right), right)
    assert not is_right(typed(right), str(other))
    assert not is_right(typed(right), other)


def test_one_and_a_half_is_not_one():
    assert not is_right(typed(1), "1,5")
    assert not is_right(typed(1), 1.5)
    assert is_right(typed(1), 1.0)


# -- cards -------------------------------------------------------------------------------------------------------------


@every_language
@every_game
def test_every_card_is_known_by_its_name_in_any_case_and_with_any_accents(game, code):
    for face in rules(game).PACK.counts:
        name = str(language(code).card_args("card", game, face)["card"])
        for word in (face, name, name.upper(), f"  {name}  ", normalize("NFD", name), normalize("NFC", name)):
            assert is_right(typed(face, game), word, code), (face, word)


@every_language
@every_game
def test_no_spelling_means_two_cards(game, code):
    seen = {}
    for face in rules(game).PACK.counts:
        there = spellings(game, face, code)
        assert there
        assert "" not in there
        for word in there:
            assert word not in seen, (word, face, seen.get(word))
            seen[word] = face


def test_a_card_may_be_typed_without_the_letters_that_a_keyboard_lacks():
    assert is_right(typed("fool"), "blazen", "pl")
    assert is_right(typed("bucket"), "ampari", "fi")
    assert is_right(typed("cat"), "pisica", "ro")


def test_a_number_below_zero_is_another_card_than_the_number():
    assert is_right(typed("lion"), "−3")
    assert is_right(typed("lion"), "-3")
    assert is_right(typed("3"), "3")
    assert not is_right(typed("3"), "-3")
    assert not is_right(typed("lion"), "3")


@given(st.text(max_size=12))
@settings(max_examples=200, deadline=None)
def test_a_text_that_is_no_spelling_is_no_card(text):
    for face in ("fool", "lion", "10"):
        right = is_right(typed(face), text)
        assert not right or any(letter.isalnum() for letter in text)


# -- ticked ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["seat 1", ["seat 1"], ("seat 1",), {"seat 1"}, ["seat 1", "seat 1"]])
def test_the_one_offer_that_is_right(answer):
    assert is_right(ticked("seat 1"), answer)


@pytest.mark.parametrize("answer", [[], (), set(), "seat 0", ["seat 0", "seat 1"], list(OFFERS), "none"])
def test_anything_else_on_offer_is_wrong(answer):
    assert not is_right(ticked("seat 1"), answer)


@given(st.sets(st.sampled_from(OFFERS)), st.sets(st.sampled_from(OFFERS), min_size=1))
def test_all_that_are_right_and_no_others_have_to_be_ticked(answer, right):
    assert is_right(ticked(*right), answer) == (answer == right)
    assert is_right(ticked(*right), sorted(answer, reverse=True)) == (answer == right)


@pytest.mark.parametrize("answer", ["", "seat 9", "SEAT 1", "nan", ["seat 1", "x"], None, True, 1, {"seat 1": 1}, [1]])
def test_what_was_not_on_offer_is_no_answer(answer):
    with pytest.raises(Illegal) as refusal:
        is_right(ticked("seat 1"), answer)
    assert refusal.value.code is Fault.MALFORMED


# -- never by accident -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("right", [0, 1, 3, "fool", "1", "zero"])
@pytest.mark.parametrize(
    "answer", ["", " ", "nan", float("nan"), float("inf"), "True", "False", "None", "null", "-", ".", "*"]
)
def test_nothing_typed_is_right_by_accident(right, answer):
    assert not is_right(typed(right), answer)


@pytest.mark.parametrize("right", [0, 1, "fool", "1"])
@pytest.mark.parametrize("answer", [None, True, False, [], ["1"], {}, b"1", 1j, Fraction(1), object()])
def test_what_cannot_be_typed_is_no_answer(right, answer):
    with pytest.raises(Illegal) as refusal:
        is_right(typed(right), answer)
    assert refusal.value.code is Fault.MALFORMED


@pytest.mark.parametrize("right", [1, "1"])
def test_an_answer_that_is_too_long_is_refused(right):
    with pytest.raises(Illegal) as refusal:
        is_right(typed(right), "1" * 201)
    assert refusal.value.code is Fault.OVERSIZED
    assert not is_right(typed(right), "1" * 200)
