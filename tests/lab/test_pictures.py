"""Pictures: they show the numbers they are given, say what they show, and speak every language."""

from __future__ import annotations

import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.colors import to_rgb

from cardwidgets.engine.game import Illegal
from cardwidgets.lab import play_rounds
from cardwidgets.lab.cuccu_batch import FACES
from cardwidgets.lab.pictures import (
    alt_text,
    convergence,
    loss_by_card,
    match_length,
    special_cards,
    threshold_map,
)
from cardwidgets.lab.simulate import simulate
from cardwidgets.rulebook import LANGUAGES, language

ROUNDS = play_rounds(60_000, seed=2)
MATCHES = simulate("cuccu", players="novice", matches=60, seed=2)
PICTURES = {
    "loss": lambda code: loss_by_card(ROUNDS, language=code),
    "threshold": lambda code: threshold_map(rounds=300, language=code),
    "length": lambda code: match_length(MATCHES, language=code),
    "special": lambda code: special_cards(ROUNDS, language=code),
    "convergence": lambda code: convergence(ROUNDS.lost[0], exact=0.329, language=code),
}
every_picture = pytest.mark.parametrize("name", PICTURES)


@pytest.fixture(autouse=True)
def closed():
    yield
    plt.close("all")


def luminance(colour):
    channels = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in to_rgb(colour)]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), channels, strict=True))


@every_picture
@pytest.mark.parametrize("code", LANGUAGES)
def test_each_picture_has_a_title_units_and_a_description_in_every_language(name, code):
    ax = PICTURES[name](code)
    ax.figure.canvas.draw()
    said = [ax.get_title(), ax.get_xlabel(), ax.get_ylabel(), alt_text(ax)]
    said += [text.get_text() for text in ax.get_legend().get_texts()]
    said += [tick.get_text() for tick in (*ax.get_xticklabels(), *ax.get_yticklabels())]
    assert all(not {"{", "}", "$"} & set(text) for text in said)
    assert ax.get_title()
    assert ax.get_xlabel()
    assert ax.get_ylabel() or name == "special"
    assert len(alt_text(ax)) > 40
    if code != "en":
        assert alt_text(ax) != alt_text(PICTURES[name]("en"))


@every_picture
def test_each_picture_is_drawn_where_one_wants_it(name):
    _, there = plt.subplots()
    functions = {
        "loss": lambda: loss_by_card(ROUNDS, ax=there),
        "threshold": lambda: threshold_map(rounds=200, ax=there),
        "length": lambda: match_length(MATCHES, ax=there),
        "special": lambda: special_cards(ROUNDS, ax=there),
        "convergence": lambda: convergence([0, 1] * 20, ax=there),
    }
    before = len(plt.get_fignums())
    assert functions[name]() is there
    assert len(plt.get_fignums()) == before


def test_the_loss_by_card_is_the_share_of_rounds_with_a_loss():
    ax = loss_by_card(ROUNDS)
    handles = ax.get_legend_handles_labels()[0]
    assert len(handles) == 4
    for seat, handle in enumerate(handles):
        shown = handle.get_ydata()
        for number in (0, 5, 12, 19):
            mask = ROUNDS.dealt[seat] == number
            assert shown[number] == pytest.approx((ROUNDS.causes[seat][mask] > 0).mean())
    worst = FACES[max(range(20), key=lambda number: max(handle.get_ydata()[number] for handle in handles))]
    assert language("en").text(f"cuccu-card-{worst}") in alt_text(ax)


def test_lines_are_told_apart_without_their_colour():
    handles = loss_by_card(ROUNDS).get_legend_handles_labels()[0]
    assert len({(handle.get_marker(), handle.get_linestyle()) for handle in handles}) == 4
    bars = special_cards(ROUNDS).patches
    assert len({bar.get_hatch() for bar in bars}) == 2
    colours = [handle.get_color() for handle in handles]
    # Against white paper, at least 3 to 1 for what carries the meaning.
    assert min(1.05 / (luminance(colour) + 0.05) for colour in colours) > 2.9


def test_the_map_holds_lives_lost_and_marks_the_best_answer():
    ax = threshold_map(rounds=400, seed=5)
    lost = ax.get_images()[0].get_array()
    assert lost.shape == (19, 19)
    for row, column in ((0, 0), (3, 8), (18, 18), (8, 3)):
        # The first threshold is the lion's, -3; the seat in question plays first.
        played = play_rounds(400, seed=5, keep_from=[column - 3, *[row - 3] * 3])
        assert lost[row, column] == pytest.approx(played.lost[0].mean())
    (dots,) = ax.get_lines()
    assert dots.get_xdata().tolist() == lost.argmin(axis=1).tolist()
    other = threshold_map(seat=2, rounds=400, seed=5).get_images()[0].get_array()
    assert other[3, 8] == pytest.approx(play_rounds(400, seed=5, keep_from=[0, 0, 5, 0]).lost[2].mean())


def test_the_lengths_are_those_of_the_matches():
    ax = match_length(MATCHES)
    heights = {round(bar.get_x() + bar.get_width() / 2): bar.get_height() for bar in ax.patches}
    assert sum(heights.values()) == pytest.approx(1)
    assert all(heights[length] == pytest.approx((MATCHES.rounds == length).mean()) for length in heights)
    assert f"{MATCHES.rounds.mean():.1f}" in alt_text(ax)


def test_special_cards_help_whoever_holds_them_and_hunters_and_cats_hurt_the_player_before():
    ax = special_cards(ROUNDS)
    widths = [bar.get_width() for bar in ax.patches]
    holder, before = widths[:6], widths[6:]
    hunter = FACES.index("hunter")
    surplus = ROUNDS.lost - ROUNDS.lost.mean(axis=1, keepdims=True)
    assert holder[4] == pytest.approx(np.mean(surplus[ROUNDS.dealt == hunter]))
    assert before[4] == pytest.approx(
        np.mean(np.concatenate([surplus[s][ROUNDS.dealt[s + 1] == hunter] for s in (0, 1, 2)]))
    )
    assert max(holder[1:]) < 0 < holder[0]
    assert min(before[2], before[4]) > max(before[1], before[3], before[5])


def test_the_band_of_an_average_is_its_standard_error():
    values = ROUNDS.lost[0][:5_000].astype(float)
    ax = convergence(values, exact=0.329)
    line = ax.get_lines()[0]
    assert line.get_xdata()[-1] == 5_000
    assert line.get_ydata()[-1] == pytest.approx(values.mean())
    corners = ax.collections[0].get_paths()[0].vertices
    last = corners[corners[:, 0] == 5_000][:, 1]
    half = 1.959964 * values.std(ddof=1) / 5_000**0.5
    assert [last.min(), last.max()] == pytest.approx([values.mean() - half, values.mean() + half])
    assert "0.329" in alt_text(ax)


def test_what_cannot_be_drawn_is_refused_before_there_is_a_figure():
    before = plt.get_fignums()
    for draw, wrong in (
        (loss_by_card, MATCHES),
        (loss_by_card, play_rounds(0, seed=1)),
        (special_cards, MATCHES),
        (match_length, ROUNDS),
    ):
        with pytest.raises(Illegal, match="Possible: "):
            draw(wrong)
    for settings in ({"rounds": 0}, {"seat": 4}, {"language": "xx"}):
        with pytest.raises(Illegal, match="Possible: "):
            threshold_map(**settings)
    assert plt.get_fignums() == before


def test_whole_per_cents_stand_at_steps_of_whole_per_cents():
    ax = match_length(MATCHES)
    for tick in ax.get_yticks():
        assert round(100 * tick, 9) == round(100 * tick)


def test_too_few_values_have_no_band():
    with pytest.raises(ValueError, match="at least 10"):
        convergence([1, 0, 1])
