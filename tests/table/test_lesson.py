"""A lesson at a table without a screen: verdicts, hints, answers, what is kept, and that nothing hidden is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import cardwidgets
from cardwidgets.engine import games, rules
from cardwidgets.engine.deal import Stream
from cardwidgets.engine.game import Illegal
from cardwidgets.lessons import Level, Play, Question, Verdict, lesson, lessons
from cardwidgets.lessons.classroom import Classroom
from cardwidgets.lessons.progress import Progress
from cardwidgets.rulebook import languages
from cardwidgets.table import lesson_widget
from cardwidgets.table.lesson import LessonInbox, LessonSession
from cardwidgets.table.picture import picture, text
from cardwidgets.table.screen import screen
from cardwidgets.table.session import Session

LESSONS = [(game, one.id) for game in games() for one in lessons(game)]
LEVELS = [(one, level) for game in games() for one in lessons(game) for level in one.levels]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])


class Learner:
    """Somebody at a lesson, whose wishes travel as messages, and who sees what comes back."""

    def __init__(self, game: str, name: str, level_id: str = "", **settings: Any) -> None:
        self.session = LessonSession(game, name, **{"pace": "off", **settings})
        self.inbox = LessonInbox(self.session)
        self.spoken: list[str] = []
        self._count = 0
        if level_id:
            self.session.go(level_id)
            self._look()

    @property
    def scene(self) -> dict[str, Any]:
        return self.session.scene()

    @property
    def level(self) -> dict[str, Any]:
        found: dict[str, Any] = self.scene["level"]
        return found

    def _look(self) -> None:
        """Take in what is new, then let the others move, and look again."""
        while True:
            self.spoken += [step["text"] for step in self.scene["steps"]]
            self.session.tell()
            if not self.session.step():
                return

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._count += 1
        answer = self.inbox.answer({"id": f"m{self._count}", "rev": self.session.rev, "type": kind, **fields})
        json.dumps([answer, self.scene], allow_nan=False)
        self._look()
        return answer

    def do(self, *actions: str) -> None:
        for action in actions:
            assert self.say("act", action=action)["ok"], action

    def answer(self, given: str) -> None:
        """Answer in the way in which the question is put."""
        ticked = given.split(", ") if self.session.level.offers() else given
        assert self.say("answer", answer=ticked)["ok"], given

    def solve(self) -> None:
        task, level = self.session.level.task, self.session.level
        if isinstance(task, Play):
            self.do(*task.solution)
        else:
            right = level.right()
            self.answer(", ".join(right) if isinstance(right, frozenset) else str(right))

    def buttons(self) -> list[str]:
        return [button["does"] for button in self.level["buttons"]]


def at(level: Level, **settings: Any) -> Learner:
    """Somebody at a level."""
    name = next(one.id for one, other in LEVELS if other is level)
    return Learner(level.game, name, level.id, **settings)


def some_level(fits: Any, game: str = "") -> Level:
    """Return the first level of that sort."""
    return next(level for _, level in LEVELS if game in ("", level.game) and fits(level))


def to_do(level: Level) -> bool:
    return isinstance(level.task, Play)


def asks(level: Level, *, typed: bool, many: bool = False) -> bool:
    task = level.task
    return isinstance(task, Question) and (typed == (not level.offers())) and many == task.many


def gets_lost(level: Level) -> bool:
    """Whether its first wrong line leads out of reach while there is still something to do."""
    if not isinstance(level.task, Play):
        return False
    match, verdict = level.run(level.task.wrong[0][:1])
    return verdict is Verdict.LOST and match.turn == level.seat


# -- from the first level to the last ----------------------------------------------------------------------------------


@every_lesson
def test_a_lesson_that_is_solved_at_once_ends_with_all_its_stars(game: str, name: str) -> None:
    learner = Learner(game, name)
    levels = lesson(game, name).levels
    for number, level in enumerate(levels, start=1):
        shown = learner.level
        assert learner.session.level is level
        assert (shown["outcome"], shown["stops"][number - 1]["here"]) == ("", True)
        assert shown["goal"]
        learner.solve()
        shown = learner.level
        assert shown["outcome"] in ("solved", "right")
        assert (shown["stars"], shown["stops"][number - 1]["stars"]) == (3, 3)
        assert shown["text"] == learner.session.said("after")
        assert shown["text"]
        assert shown["title"] in learner.spoken[-1]
        assert shown["text"] in learner.spoken[-1]
        assert learner.scene["actions"] == []
        if number < len(levels):
            assert learner.say("level", to="next")["ok"]
            assert learner.session.said("goal") in learner.spoken[-1]
    kinds = lesson(game, name).kinds
    assert bool(shown["finished"]) == (not kinds)
    assert ("next" in learner.buttons()) == bool(kinds)


@pytest.mark.parametrize("code", languages())
def test_a_lesson_is_told_in_every_language_and_can_change_it_at_any_time(code: str) -> None:
    learner = Learner("cuccu", "the-cat")
    english = learner.level
    learner.say("language", language=code)
    assert learner.scene["lang"] == code
    if code != "en":
        assert all(learner.level[key] != english[key] for key in ("lesson", "number", "goal", "before", "par"))
    learner.solve()
    assert learner.level["outcome"] == "solved"
    assert learner.scene["strings"]["code"] == learner.session.words.say("level-code")


def test_no_sentence_of_the_table_is_left_open_in_any_language() -> None:
    for code in languages():
        learner = Learner("cuccu", "the-cat", language_code=code)
        for stage in range(3):
            hint = learner.say("hint")["hint"]
            assert str(stage + 1) in hint["label"]
        learner.do("exchange")
        told = json.dumps([learner.scene, learner.spoken], ensure_ascii=False)
        assert "{ $" not in told


# -- something to do ---------------------------------------------------------------------------------------------------


def test_a_wrong_move_is_played_out_then_explained_and_taken_back() -> None:
    level = some_level(lambda level: to_do(level) and len(level.task.wrong[0]) == 1, "cuccu")
    assert isinstance(level.task, Play)
    learner = at(level)
    learner.do(level.task.wrong[0][0])
    shown = learner.level
    assert shown["outcome"] == "wrong"
    assert shown["text"] == learner.session.said("wrong")
    assert shown["text"] in learner.spoken[-1]
    assert learner.session.match.moves > 1
    assert learner.buttons() == ["undo", "again"]
    assert learner.scene["controls"]["undo"]
    assert learner.say("act", action=level.task.wrong[0][0])["refusal"]["code"] == "level-over"
    assert learner.say("undo")["ok"]
    assert (learner.level["outcome"], learner.session.match.moves) == ("", 0)
    learner.do(*level.task.solution)
    assert learner.level["outcome"] == "solved"
    assert learner.level["stars"] < 3


def test_the_others_move_one_by_one_and_only_then_it_is_said_that_it_was_wrong() -> None:
    session = LessonSession("cuccu", "the-cat")
    assert isinstance(session.level.task, Play)
    session.act(session.level.task.wrong[0][0])
    seen = []
    while session.step():
        seen.append(session.scene()["level"]["outcome"])
    assert len(seen) > 1
    assert seen[:-1] == [""] * (len(seen) - 1)
    assert seen[-1] == "wrong"


@pytest.mark.parametrize("game", ["spite_and_malice", "monopoly_card_game"])
def test_a_goal_out_of_reach_is_said_to_be_so_and_play_may_go_on(game: str) -> None:
    level = some_level(gets_lost, game)
    assert isinstance(level.task, Play)
    learner = at(level)
    learner.do(level.task.wrong[0][0])
    shown = learner.level
    assert shown["outcome"] == "lost"
    assert learner.session.said("wrong") in shown["text"]
    assert learner.session.words.say("level-lost.text") in shown["text"]
    assert learner.buttons() == ["undo", "again"]
    assert [action for action in learner.scene["actions"] if action["legal"]]
    assert learner.say("undo")["ok"]
    assert learner.level["outcome"] == ""
    assert level.seat == learner.session.match.turn


def test_trying_again_begins_anew_and_counts_as_another_try() -> None:
    learner = Learner("cuccu", "the-cat")
    level = learner.session.level
    first = learner.level["try"]
    learner.do("exchange")
    learner.say("level", to="again")
    assert (learner.session.level, learner.session.match.moves, learner.level["outcome"]) == (level, 0, "")
    assert learner.level["try"] != first
    learner.solve()
    assert len(learner.session.progress.tries(level.id)) == 2
    assert learner.level["stars"] == 3


def test_a_level_that_is_under_way_can_be_begun_anew() -> None:
    level = some_level(lambda level: to_do(level) and len(level.task.solution) > 2, "spite_and_malice")
    assert isinstance(level.task, Play)
    learner = at(level)
    assert learner.buttons() == []
    learner.do(level.task.solution[0])
    assert learner.buttons() == ["again"]
    learner.say("level", to="again")
    assert learner.session.match.moves == 0


@pytest.mark.parametrize("game", games())
def test_an_illegal_try_is_taken_back_named_and_counted(game: str) -> None:
    level = some_level(lambda level: to_do(level) and level.task.slips, game)
    assert isinstance(level.task, Play)
    *line, slip = level.task.slips[0]
    learner = at(level)
    learner.do(*line)
    before = learner.scene
    refusal = learner.say("act", action=slip)["refusal"]
    assert refusal["text"]
    assert refusal["rule"] == learner.session.words.rule(refusal["clause"])
    assert refusal["clause"] in level.teaches
    assert learner.scene == before
    assert dict(learner.session.progress.replays(level.id)[-1].slips) == {refusal["clause"]: 1}


def test_what_is_no_action_at_all_is_refused_and_not_counted() -> None:
    learner = Learner("cuccu", "the-cat")
    for action in ("", "fly", "keep " * 100, "exchange -> moon"):
        assert not learner.say("act", action=action)["ok"]
    assert learner.session.progress.tries("the-cat-1") == ()


def test_clicks_while_the_others_move_are_refused_and_not_counted() -> None:
    session = LessonSession("cuccu", "the-cat")
    inbox = LessonInbox(session)
    session.act("exchange")
    assert session.match.turn != session.reader
    refusal = inbox.answer({"id": "a", "rev": session.rev, "type": "act", "action": "keep"})["refusal"]
    assert refusal["code"] == "not-your-turn"
    session.settle()
    assert session.progress.tries("the-cat-1")[0].steps == ("exchange",)


def test_taking_back_and_doing_again_are_noted_as_they_are_done() -> None:
    learner = Learner("cuccu", "the-cat")
    learner.do("exchange")
    learner.say("undo")
    assert learner.scene["controls"]["redo"]
    assert learner.say("redo")["ok"]
    learner.say("undo")
    learner.do("keep")
    assert learner.session.progress.tries("the-cat-1")[0].steps == ("exchange", "undo", "exchange", "undo", "keep")
    assert learner.say("undo")["refusal"]["code"] == "nothing-to-undo"
    assert learner.say("redo")["refusal"]["code"] == "nothing-to-redo"


def test_playing_on_from_an_earlier_moment_takes_back_what_came_after_it() -> None:
    learner = Learner("cuccu", "the-cat")
    learner.do("exchange")
    learner.say("replay", at=2)
    assert learner.level["outcome"] == ""
    assert learner.level["buttons"] == []
    learner.say("branch")
    assert learner.session.match.moves == 0
    learner.do("keep")
    assert learner.session.progress.tries("the-cat-1")[0].steps == ("exchange", "undo", "keep")
    assert learner.session.progress.solved("the-cat-1")


def test_nothing_is_dealt_anew_or_skipped() -> None:
    learner = Learner("cuccu", "the-cat")
    controls = learner.scene["controls"]
    assert not any(controls[one] for one in ("new", "skip", "next", "over"))
    assert not learner.say("new", seed="3", players=4)["ok"]
    assert not learner.say("skip")["ok"]
    assert not learner.say("next")["ok"]
    learner.do("exchange")
    assert not any(learner.scene["controls"][one] for one in ("new", "skip", "next", "over"))
    assert learner.say("next")["refusal"]["code"] == "level-over"


# -- hints -------------------------------------------------------------------------------------------------------------


@every_lesson
def test_hints_come_in_three_stages_and_lead_to_the_goal(game: str, name: str) -> None:
    learner = Learner(game, name)
    for level in lesson(game, name).levels:
        learner.say("level", to=level.id)
        for _ in range(len(level.task.solution) if isinstance(level.task, Play) else 1):
            before = learner.scene
            zones = {zone["id"] for zone in before["zones"]}
            look, rule, do = (learner.say("hint")["hint"] for _ in range(3))
            assert look["action"] == rule["action"] == ""
            assert {place.partition(":")[0] for place in look["places"]} <= zones
            assert "clause" not in look
            assert rule["text"] == learner.session.words.rule(rule["clause"])
            assert rule["clause"] in level.teaches
            labels = {action["text"]: action["label"] for action in before["actions"]}
            for action in do["actions"]:
                assert labels.get(action, action) in do["label"] or not labels
            assert learner.scene == before
            if isinstance(level.task, Play):
                learner.do(do["action"])
            else:
                learner.answer(do["action"])
        assert learner.session.verdict is Verdict.SOLVED, level.id
        assert learner.level["stars"] == 1
        assert learner.say("hint")["refusal"]["code"] == "level-over"


def test_one_hint_costs_one_star() -> None:
    learner = Learner("cuccu", "the-cat")
    learner.say("hint")
    learner.solve()
    assert learner.level["stars"] == 2


def test_a_hint_begins_with_where_to_look_again_after_each_move() -> None:
    level = some_level(lambda level: to_do(level) and len(level.task.solution) > 1, "spite_and_malice")
    assert isinstance(level.task, Play)
    learner = at(level)
    for _ in range(2):
        learner.say("hint")
    learner.do(level.task.solution[0])
    assert learner.say("hint")["hint"]["stage"] == 1


def test_off_the_way_a_hint_says_to_take_the_move_back() -> None:
    learner = Learner("cuccu", "the-cat")
    learner.do("exchange")
    hint = learner.say("hint")["hint"]
    assert (hint["action"], hint["places"]) == ("", [])
    assert hint["label"] == learner.session.words.say("level-hint-back")


def test_no_hint_is_given_while_the_others_move() -> None:
    session = LessonSession("cuccu", "the-cat")
    session.act("exchange")
    assert not session.scene()["controls"]["hint"]
    with pytest.raises(Illegal, match="not-your-turn"):
        session.hint()


# -- questions ---------------------------------------------------------------------------------------------------------


def test_a_wrong_answer_is_explained_and_may_be_followed_by_another() -> None:
    level = some_level(lambda level: asks(level, typed=False), "cuccu")
    assert isinstance(level.task, Question)
    learner = at(level)
    assert learner.level["asks"] == "one"
    assert [action["text"] for action in learner.scene["actions"]] == list(level.offers())
    assert not any(seat["thinking"] for seat in learner.scene["seats"])
    learner.answer(level.task.wrong[0])
    assert learner.level["outcome"] == "mistaken"
    assert learner.level["text"] == learner.session.said("wrong")
    assert learner.session.match.moves == 0
    learner.answer(level.task.wrong[0])
    assert sum(learner.session.said("wrong") in line for line in learner.spoken) == 2
    learner.solve()
    assert (learner.level["outcome"], learner.level["stars"]) == ("right", 1)


def test_once_it_is_right_it_is_played_out_at_the_tables_pace() -> None:
    level = some_level(lambda level: asks(level, typed=False) and len(level.task.moves) > 1, "cuccu")
    assert isinstance(level.task, Question)
    session = at(level).session
    (right,) = level.right()
    session.answer([right])
    assert session.progress.solved(level.id)
    assert session.scene()["level"]["outcome"] == "watch"
    assert session.scene()["level"]["text"] == ""
    for number in range(1, len(level.task.moves) + 1):
        assert not session.waiting_for_person
        assert session.step()
        assert session.match.moves == number
    assert not session.step()
    assert session.scene()["level"]["outcome"] == "right"
    assert [action.text for action in session.match.actions()] == list(level.task.moves)


def test_several_are_ticked_and_everything_or_nothing_is_never_right() -> None:
    level = some_level(lambda level: asks(level, typed=False, many=True), "cuccu")
    learner = at(level)
    assert learner.level["asks"] == "many"
    assert learner.say("answer", answer=[])["refusal"]["code"] == "unanswered"
    assert learner.session.progress.tries(level.id) == ()
    assert learner.say("answer", answer=list(level.offers()))["ok"]
    assert learner.level["outcome"] == "mistaken"
    assert learner.say("answer", answer=list(level.right()))["ok"]
    assert (learner.level["outcome"], learner.level["stars"]) == ("right", 2)


def test_places_are_answered_on_the_table_where_the_cards_lie() -> None:
    """Hands are sorted on the table: the place that is pressed holds the card that is meant."""
    found = 0
    for _, level in LEVELS:
        if isinstance(level.task, Question) and any(offer.startswith("place ") for offer in level.offers()):
            learner = at(level)
            cards = {zone["id"]: [card["face"] for card in zone["cards"]] for zone in learner.scene["zones"]}
            view = learner.session.match.view(level.seat)
            for action in learner.scene["actions"]:
                zone, _, index = action["source"].partition(":")
                assert zone in cards
                if index:
                    meant = view.zones[zone][int(action["text"].partition(":")[2])]
                    assert cards[zone][int(index)] == meant
                    found += 1
    assert found > 10


@pytest.mark.parametrize("write", ["{}", " {} ", "{},0", "{}.0", "+{}"])
def test_a_number_is_typed_as_people_write_it(write: str) -> None:
    level = some_level(lambda level: asks(level, typed=True) and isinstance(level.right(), int))
    learner = at(level)
    assert learner.level["asks"] == "typed"
    assert learner.level["numeric"]
    assert learner.scene["actions"] == []
    assert learner.say("answer", answer=write.format(level.right()))["ok"]
    assert learner.session.verdict is Verdict.SOLVED


@pytest.mark.parametrize("typed", ["nan", "True", "inf", "1e999", "-", "<b>36</b>", "thirty-six apples", "0x24"])
def test_nothing_typed_is_right_by_accident(typed: str) -> None:
    level = some_level(lambda level: asks(level, typed=True) and isinstance(level.right(), int))
    learner = at(level)
    assert learner.say("answer", answer=typed)["refusal"]["code"] == "no-number"
    assert learner.level["outcome"] == ""
    assert learner.session.progress.tries(level.id) == ()


def test_a_code_is_found_in_what_was_pasted() -> None:
    level = some_level(to_do)
    assert isinstance(level.task, Play)
    done = at(level)
    for action in level.task.solution:
        done.say("act", action=action)
    code = done.session.progress.code()
    for pasted in (code, f"Here is my code:\n“{code[:20]}\n  {code[20:]}”", f" {code[:25]} {code[25:]}"):
        other = at(level, progress=Progress(level.game))
        assert other.say("resume", code=pasted)["ok"]
        assert other.session.progress.solved(level.id)


def test_what_is_asked_is_not_reckoned_by_the_table() -> None:
    level = next(level for _, level in LEVELS if level.game == "monopoly_card_game" and asks(level, typed=True))
    learner = at(level)
    assert not any("worth" in badge for seat in learner.scene["seats"] for badge in seat["badges"])
    played = at(some_level(to_do, "monopoly_card_game"))
    assert any("worth" in badge for seat in played.scene["seats"] for badge in seat["badges"])


@pytest.mark.parametrize("blank", ["", "   ", "\t\n"])
def test_no_answer_is_no_answer(blank: str) -> None:
    level = some_level(lambda level: asks(level, typed=True))
    learner = at(level)
    assert learner.say("answer", answer=blank)["refusal"]["code"] == "unanswered"
    assert learner.session.progress.tries(level.id) == ()


def test_cards_are_typed_in_the_language_of_the_table() -> None:
    level = some_level(lambda level: asks(level, typed=True) and isinstance(level.right(), str))
    for code in languages():
        learner = at(level, language_code=code)
        assert not learner.level["numeric"]
        name = learner.session.words.card(level.right())
        assert learner.say("answer", answer=name.upper())["ok"]
        assert learner.session.verdict is Verdict.SOLVED, (code, name)


def test_questions_are_not_played_and_what_is_played_is_not_asked() -> None:
    question = at(some_level(lambda level: asks(level, typed=False), "cuccu"))
    assert question.say("act", action="keep")["refusal"]["code"] == "question"
    assert question.say("undo")["refusal"]["code"] == "nothing-to-undo"
    play = Learner("cuccu", "the-cat")
    assert play.say("answer", answer=["seat 0"])["refusal"]["code"] == "no-question"
    for learner in (question, play):
        learner.solve()
        assert learner.say("answer", answer=["seat 0"])["refusal"]["code"] in ("level-over", "no-question")


# -- levels without end ------------------------------------------------------------------------------------------------


def with_kinds() -> tuple[str, str]:
    return next((game, one.id) for game in games() for one in lessons(game) if one.kinds)


def test_there_is_always_another_one_like_it() -> None:
    learner = Learner(*with_kinds())
    number = len(lesson(*with_kinds()).levels) + 1
    learner.say("level", to=str(number))
    met = []
    for practice in range(1, 4):
        assert str(practice) in learner.level["number"]
        met.append(learner.session.level)
        learner.solve()
        assert learner.buttons()[0] == "another"
        assert learner.level["stops"][number - 1]["stars"] == 3
        assert learner.say("level", to="another")["ok"]
    assert len({level.id for level in met}) == 3
    assert len({str(level.position) for level in met}) == 3
    assert len({level.text_id for level in met}) == 1


def test_another_one_is_one_that_was_never_tried() -> None:
    learner = Learner(*with_kinds())
    learner.say("level", to=str(len(lesson(*with_kinds()).levels) + 1))
    met = {learner.session.level.id}
    for _ in range(3):
        learner.say("hint")
        learner.session.go("another")
        met.add(learner.session.level.id)
    assert len(met) == 4


def test_levels_made_by_hand_have_no_other_like_them() -> None:
    learner = Learner("cuccu", "the-cat")
    learner.solve()
    assert "another" not in learner.buttons()
    refusal = learner.say("level", to="another")["refusal"]
    assert refusal["code"] == "bad-option"
    assert refusal["text"].startswith("This level was made by hand: there is no other like it.")
    assert refusal["text"].endswith(" 7, 8, again, next.")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("to", ["another", "9", "the-cat-99", "odd"])
def test_what_leads_to_no_level_is_refused_with_what_does(code: str, to: str) -> None:
    text = Learner("cuccu", "the-cat", language_code=code).say("level", to=to)["refusal"]["text"]
    assert text.endswith(": 1, 2, 3, 4, 5, 6, 7, 8, again, next.")
    assert to in text or to == "another"


def test_a_class_gets_the_same_ones_and_another_class_others() -> None:
    game, name = with_kinds()
    room, elsewhere = (Classroom(game, [name], seed=seed).code for seed in (7, 8))
    met = []
    for code in (room, room, elsewhere):
        learner = Learner(game, name, progress=Progress(game, classroom=code))
        learner.session.go(len(lesson(game, name).levels) + 1)
        met.append(learner.session.level.id)
        assert "1" in learner.level["number"]
    assert met[0] == met[1] != met[2]


def test_what_a_solved_level_took_is_said_beside_its_stars() -> None:
    learner = Learner("cuccu", "the-cat", "the-cat-1")
    learner.do("exchange")
    learner.say("undo")
    learner.solve()
    assert learner.level["stars_text"] == "2 of 3 stars, 2 moves this time"
    assert "2 of 3 stars, 2 moves this time" in learner.spoken[-1]
    learner.say("level", to="again")
    learner.solve()
    assert learner.level["stars_text"] == "3 of 3 stars, 1 move this time"
    learner.say("level", to="2")
    task = learner.session.level.task
    assert isinstance(task, Question)
    learner.answer(task.wrong[0])
    learner.solve()
    assert learner.level["stars_text"] == "2 of 3 stars, 2 answers this time"


def test_each_step_of_a_try_is_the_learners_own() -> None:
    """At a match such a moment would pass by itself."""
    learner = Learner("monopoly_card_game", "the-large-game", "the-large-game-3")
    learner.do("trade -> pile 3", "discard GO")
    assert [action.text for action in learner.session.match.legal()] == ["stay"]
    assert learner.session.waiting_for_person
    assert "stay" in [action["text"] for action in learner.scene["actions"]]


def test_cards_are_carried_wherever_they_are_no_answers_and_a_wish_to_play_is_answered() -> None:
    typed = at(some_level(lambda level: asks(level, typed=True), "spite_and_malice"))
    assert typed.scene["controls"]["move"]
    move = {"source": "hand 0:0", "target": "centre 0"}
    assert typed.say("move", **move)["refusal"]["code"] == "question"
    many = Learner("spite_and_malice", "sides", "sides-1")
    assert any(action["source"] for action in many.scene["actions"])
    assert not many.scene["controls"]["move"]
    played = at(some_level(to_do, "spite_and_malice"))
    played.solve()
    assert played.scene["controls"]["move"]
    sources = [zone["id"] for zone in played.scene["zones"] if zone["id"].startswith("side 0") and zone["count"]]
    assert played.say("move", source=(sources or ["payoff 0"])[0], target="centre 0")["refusal"]["code"] == "level-over"


# -- the way through a lesson ------------------------------------------------------------------------------------------


def test_any_level_can_be_gone_to_and_none_of_another_lesson() -> None:
    learner = Learner("cuccu", "the-cat")
    for stop in learner.level["stops"]:
        assert learner.say("level", to=stop["to"])["ok"]
        assert sum(one["here"] for one in learner.level["stops"]) == 1
    elsewhere = next(one.levels[0].id for one in lessons("cuccu") if one.id != "the-cat")
    for to in ("", "0", "99", "-1", "the-cat", elsewhere, "nowhere", "the-cat-1.3", f"{elsewhere}.1", "x" * 5000):
        refusal = learner.say("level", to=to)["refusal"]
        assert refusal["code"] == "bad-option", to
        assert ": 1, 2, 3, " in refusal["text"]


def test_the_way_on_leads_back_to_what_is_not_solved_yet() -> None:
    levels = lesson("cuccu", "first-choice").levels
    learner = Learner("cuccu", "first-choice", levels[-1].id)
    learner.solve()
    assert learner.level["finished"] == ""
    assert learner.say("level", to="next")["ok"]
    assert learner.session.level is levels[0]


def test_lessons_that_there_are_not_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(Illegal) as refused:
        LessonSession("cuccu", "the dog")
    assert all(one.id in str(refused.value) for one in lessons("cuccu"))


# -- what is kept ------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def nothing_shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test has a notebook of its own."""
    monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
    yield
    for one in list(_instances.values()):
        one.close()


class Heard:
    """A lesson's widget, and all that it sends to its page."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *where: str, **settings: Any) -> None:
        self.table = cardwidgets.Lesson(*(where or ("cuccu", "the cat")), pace="off", **settings)
        self.sent: list[dict[str, Any]] = []
        self._count = 0
        monkeypatch.setattr(self.table, "send", lambda content, buffers=None: self.sent.append(content))
        self.table.observe(lambda change: self.sent.append({"type": "view", **change.new}), "view")

    def say(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        self._count += 1
        before = len(self.sent)
        message = {"id": f"m{self._count}", "rev": self.table._session.rev, "type": kind, **fields}
        self.table._handle_custom_msg(message, [])
        return self.sent[before:]


def kept(sent: list[dict[str, Any]]) -> str:
    found: str = [one for one in sent if one["type"] == "keep"][-1]["code"]
    return found


def test_progress_is_kept_at_the_solving_move_before_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    sent = heard.say("act", action="keep")
    kinds = [one["type"] for one in sent]
    assert kinds.index("keep") < kinds.index("answer")
    assert Progress.from_code(kept(sent)).solved("the-cat-1")
    assert kept(sent) == heard.table.code


@pytest.mark.parametrize(
    ("kind", "fields"), [("hint", {}), ("act", {"action": "inn_ask"}), ("pupil", {"pupil": "Aino"})]
)
def test_hints_slips_and_names_are_kept_too(monkeypatch: pytest.MonkeyPatch, kind: str, fields: dict[str, Any]) -> None:
    heard = Heard(monkeypatch)
    before = heard.table.code
    sent = heard.say(kind, **fields)
    assert kept(sent) == heard.table.code != before


def test_looking_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    for kind, fields in (("rules", {}), ("code", {}), ("level", {"to": "2"}), ("language", {"language": "fi"})):
        assert [one for one in heard.say(kind, **fields) if one["type"] == "keep"] == [], kind
    assert Progress.from_code(heard.table.code) == Progress("cuccu")


def test_a_page_brings_back_what_it_kept_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    code = kept(Heard(monkeypatch).say("act", action="keep"))
    monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
    heard = Heard(monkeypatch)
    assert not heard.table.progress.solved("the-cat-1")
    (answer,) = [one for one in heard.say("hello", kept=code) if one["type"] == "answer"]
    assert answer["offer"] is None
    assert heard.table.progress.solved("the-cat-1")
    assert heard.table._session.level.id == "the-cat-2", "it goes on where there is something left to do"
    assert heard.table.view["level"]["stops"][0]["stars"] == 3
    assert [one for one in heard.say("hello", kept=code) if one["type"] == "view"] == [], (
        "the second time nothing is new"
    )


@pytest.mark.parametrize("code", ["", "x", "cuccu-lessons.1.AAAA", "cuccu.1.8s_sWsCkEgAAAA", None])
def test_a_page_that_kept_nonsense_stops_nothing(monkeypatch: pytest.MonkeyPatch, code: str | None) -> None:
    heard = Heard(monkeypatch)
    (answer,) = heard.say("hello", kept=code)
    assert answer["ok"]


def test_what_was_begun_is_not_taken_away_by_what_a_page_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    code = kept(Heard(monkeypatch).say("act", action="keep"))
    monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
    heard = Heard(monkeypatch)
    heard.table.play("exchange")
    moves = heard.table.match.moves
    heard.say("hello", kept=code)
    assert (heard.table._session.level.id, heard.table.match.moves) == ("the-cat-1", moves)
    assert heard.table.progress.stars("the-cat-1") == 3


def test_a_try_goes_on_whatever_is_brought_in_the_meantime(monkeypatch: pytest.MonkeyPatch) -> None:
    game = "spite_and_malice"
    level = some_level(lambda level: to_do(level) and len(level.task.solution) > 2, game)
    assert isinstance(level.task, Play)
    name = next(one.id for one, other in LEVELS if other is level)
    elsewhere = Progress(game)
    elsewhere.note(level.id, level.task.wrong[0][0])
    one, other = Heard(monkeypatch, game, name), Heard(monkeypatch, game, name)
    for table in (one.table, other.table):
        table.go(level.id)
    one.say("hint")
    for action in level.task.solution:
        one.say("act", action=action)
        one.say("resume", code=elsewhere.code())
        assert other.say("act", action=action)[-1]["ok"]
        elsewhere.begin(level.id)
        elsewhere.note(level.id, level.task.wrong[-1][0])
    tries = one.table.progress.tries(level.id)
    assert [(level.task.solution, hints) in tries for hints in (0, 1)] == [True, True]
    assert one.table.progress.stars(level.id) == 3


def test_a_code_brings_progress_to_another_device(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch, pupil="Aino")
    heard.say("act", action="keep")
    told = next(one for one in heard.say("code") if one["type"] == "answer")
    assert told["code"] in told["cell"]
    monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
    scope: dict[str, Any] = {}
    *first, last = told["cell"].splitlines()
    exec("\n".join([*first, f"table = {last}"]), scope)
    there = scope["table"]
    assert (there.progress.pupil, there.progress.stars("the-cat-1")) == ("Aino", 3)
    monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
    pasted = Heard(monkeypatch)
    assert [one["ok"] for one in pasted.say("resume", code=told["code"]) if one["type"] == "answer"] == [True]
    assert pasted.table.progress == there.progress


@pytest.mark.parametrize("code", ["x", "cuccu.1.8s_sWsCkEgAAAA", "cuccu-lessons.9.AAAA", "cuccu-lessons.1.AAAA"])
def test_a_code_that_is_none_is_refused_in_a_sentence_about_lessons(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    heard = Heard(monkeypatch)
    (answer,) = heard.say("resume", code=code)
    assert answer["refusal"]["code"].startswith("code-")
    assert "match" not in answer["refusal"]["text"]
    with pytest.raises(Illegal) as refused:
        cardwidgets.Lesson("cuccu", "the cat", code=code)
    assert refused.value.text == answer["refusal"]["text"]


def test_all_lessons_of_a_notebook_share_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Heard(monkeypatch), Heard(monkeypatch)
    elsewhere = Heard(monkeypatch, "cuccu", "first-choice")
    assert one.table._session.key == elsewhere.table._session.key
    before = elsewhere.table.view
    one.say("act", action="keep")
    assert other.table.view["level"]["stops"][0]["stars"] == 3
    assert other.table._session.match.moves == 0
    assert elsewhere.table.view == before
    again = Heard(monkeypatch)
    assert again.table._session.level.id == "the-cat-2"


def test_each_class_and_each_game_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Classroom("cuccu", seed=7).code
    tables = [
        Heard(monkeypatch).table,
        Heard(monkeypatch, classroom=room).table,
        Heard(monkeypatch, "spite_and_malice", lessons("spite_and_malice")[0].id).table,
    ]
    assert len({table._session.key for table in tables}) == 3
    assert len({id(table.progress) for table in tables}) == 3
    assert tables[1].code != tables[0].code


def test_a_class_speaks_its_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Classroom("cuccu", seed=7, language="fi").code
    assert Heard(monkeypatch, classroom=room).table.view["lang"] == "fi"
    assert Heard(monkeypatch, classroom=room, language="pl").table.view["lang"] == "pl"


def test_a_code_of_a_class_brings_its_class_along(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Classroom("cuccu", seed=7).code
    code = Heard(monkeypatch, classroom=room, pupil="Aino").table.code
    monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
    assert Heard(monkeypatch, code=code).table.progress.classroom == room


@pytest.mark.parametrize("name", ["a\nb\x00", "x" * 61, "\ud800"])
def test_a_name_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    heard = Heard(monkeypatch)
    (answer,) = heard.say("pupil", pupil=name)
    assert answer["refusal"]["code"] == "bad-option"
    assert heard.table.progress.pupil == ""
    with pytest.raises(Illegal):
        cardwidgets.Lesson("cuccu", "the cat", pupil=name)


def test_a_name_is_text_whatever_stands_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    heard.say("pupil", pupil="<b>{ $seat }</b>")
    assert heard.table.view["level"]["pupil"] == "<b>{ $seat }</b>"
    assert Progress.from_code(heard.table.code).pupil == "<b>{ $seat }</b>"


def test_running_everything_again_gives_the_same_clean_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for _ in range(2):
        monkeypatch.setattr("cardwidgets.lessons.progress._shared", {})
        for game, name in LESSONS:
            table = cardwidgets.Lesson(game, name)
            scene = table._session.scene()
            assert scene["level"]["outcome"] == ""
            assert scene["level"]["goal"] in text(scene)
            assert not any(stop["stars"] for stop in scene["level"]["stops"])
            shown.append((str(table), picture(scene)))
    assert shown[: len(LESSONS)] == shown[len(LESSONS) :]


def test_a_rerun_replaces_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    first = cardwidgets.Lesson("cuccu", "the cat", name="here")
    second = cardwidgets.Lesson("cuccu", "the cat", name="here")
    assert first.comm is None
    assert second.comm is not None
    assert isinstance(second, lesson_widget.Lesson)


# -- nothing hidden ----------------------------------------------------------------------------------------------------


def everything(session: LessonSession) -> str:
    """All that a table tells before anything was done: its scene and what it answers when it is asked."""
    inbox = LessonInbox(session)
    asked: list[dict[str, Any]] = [
        {"type": "hello", "kept": None},
        {"type": "code"},
        {"type": "rules"},
        {"type": "log", "round": 1},
        {"type": "pupil", "pupil": "Aino"},
        {"type": "level", "to": "nowhere"},
        {"type": "answer", "answer": []},
    ]
    told = [inbox.answer({"id": f"m{n}", "rev": session.rev, **one}) for n, one in enumerate(asked)]
    scene = session.scene()
    return json.dumps([scene, told, text(scene), picture(scene), session.story()], sort_keys=True)


@pytest.mark.parametrize("level", [level for _, level in LEVELS], ids=lambda level: f"{level.game}-{level.id}")
def test_worlds_that_the_learner_cannot_tell_apart_look_the_same(level: Level) -> None:
    """Whatever the level knows, its table tells no more than any other table would."""
    told = []
    for number in range(3):
        session = at(level).session
        session._begin_level(twin(level, number))
        told.append(everything(session))
    assert told[0] == told[1] == told[2]


def twin(level: Level, number: int) -> Level:
    """Return the level with closed hands, and with other cards wherever its learner cannot see them."""
    imagined = rules(level.game).imagine(level.begin().view(level.seat), Stream(11, number))
    task, right = level.task, level.right() if isinstance(level.task, Question) else None
    if isinstance(task, Question):
        # What comes to pass in another world would be something else.
        task = replace(task, answer=lambda before, after: right, moves=())
    return replace(level, position=imagined.position(), open_hands=False, task=task)


def test_the_scene_of_a_lesson_has_what_the_scene_of_a_table_has_and_a_level() -> None:
    session = LessonSession("cuccu", "the-cat")
    assert screen(session).keys() == session.scene().keys() == Session("cuccu", seed=18).scene().keys()
    assert Session("cuccu", seed=18).scene()["level"] is None


def test_neither_seeds_nor_the_code_of_the_class_reach_the_page() -> None:
    game, name = with_kinds()
    room = Classroom(game, [name], seed=987_654_321_012)
    table = cardwidgets.Lesson(game, name, classroom=room.code)
    table.go(len(lesson(game, name).levels) + 1)
    told = json.dumps(table.view)
    assert str(room.seed) not in told
    assert room.code not in told
    assert table._session.level.id not in told


# -- whatever a page sends ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("level", {}),
        ("level", {"to": 2}),
        ("level", {"to": None}),
        ("level", {"to": ["2"]}),
        ("level", {"to": "2", "do": "goto"}),
        ("answer", {}),
        ("answer", {"answer": None}),
        ("answer", {"answer": 36}),
        ("answer", {"answer": True}),
        ("answer", {"answer": {"seat 0": True}}),
        ("pupil", {}),
        ("pupil", {"pupil": None}),
        ("pupil", {"pupil": ["Aino"]}),
        ("solve", {}),
        ("right", {}),
    ],
)
def test_what_has_not_the_form_of_a_message_is_refused(kind: str, fields: dict[str, Any]) -> None:
    learner = Learner("cuccu", "the-cat")
    before = learner.scene
    refusal = learner.say(kind, **fields)["refusal"]
    assert refusal["code"] == "malformed"
    assert refusal["text"]
    assert learner.scene == before


@pytest.mark.parametrize("given", [[3], [None], [["seat 0"]], ["seat 9"], ["seat 0"] * 201, "seat 0\nseat 1"])
def test_what_is_no_answer_is_refused_and_not_counted(given: Any) -> None:
    level = some_level(lambda level: asks(level, typed=False), "cuccu")
    learner = at(level)
    assert not learner.say("answer", answer=given)["ok"]
    assert learner.session.progress.tries(level.id) == ()


@pytest.mark.parametrize(
    ("kind", "fields"), [("level", {"to": "2"}), ("answer", {"answer": "3"}), ("pupil", {"pupil": "A"})]
)
def test_an_ordinary_table_knows_nothing_of_levels(kind: str, fields: dict[str, Any]) -> None:
    from cardwidgets.table.inbox import Inbox

    answer = Inbox(Session("cuccu", seed=18)).answer({"id": "a", "rev": 0, "type": kind, **fields})
    assert answer["refusal"]["code"] == "malformed"


def test_an_intent_for_a_table_that_has_moved_on_is_stale() -> None:
    learner = Learner("cuccu", "the-cat")
    learner.say("level", to="2")
    answer = learner.inbox.answer({"id": "old", "rev": 0, "type": "level", "to": "3"})
    assert answer["refusal"]["code"] == "stale"


# -- from a notebook ---------------------------------------------------------------------------------------------------


def test_a_notebook_can_play_and_answer_too() -> None:
    table = cardwidgets.Lesson("cuccu", "the cat", pace="off")
    for _ in range(len(lesson("cuccu", "the-cat").levels)):
        level = table._session.level
        if isinstance(level.task, Play):
            table.play(*level.task.solution)
        else:
            right = level.right()
            table.answer(*(right if isinstance(right, frozenset) else [str(right)]))
        assert table.progress.stars(level.id) == 3
        table.go("next")
    with pytest.raises(Illegal) as refused:
        table.go("moon")
    assert refused.value.text


@pytest.mark.parametrize("given", [("cuccu", "the dog"), ("whist", "the cat"), (7, "the cat"), ("cuccu", None)])
def test_a_lesson_that_cannot_be_is_refused_in_a_sentence(given: tuple[Any, Any]) -> None:
    before = len(_instances)
    with pytest.raises(Illegal) as refused:
        cardwidgets.Lesson(*given)
    assert refused.value.text.endswith(".")
    assert len(_instances) == before


@pytest.mark.parametrize(
    "setting", [{"language": "xx"}, {"pace": "warp"}, {"name": 7}, {"classroom": "x"}, {"code": 7}]
)
def test_a_setting_that_cannot_be_is_refused_in_a_sentence(setting: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as refused:
        cardwidgets.Lesson("cuccu", "the cat", **setting)
    assert " " in refused.value.text
    assert "{" not in refused.value.text
