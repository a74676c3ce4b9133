"""Lessons as pages: what is to be looked at is in the picture, answers are kept, and nothing wrong gets through."""

import re
from dataclasses import replace

import httpx
import pytest

from tests.web.site import Site
from waldglas.games import GAMES, kit_of
from waldglas.learning.lessons import Lesson, LessonFault, load
from waldglas.web.pages.frame import Preferences
from waldglas.web.pages.learning import OFFERED, Shown, course_of, lesson_main, lesson_names, marks_of
from waldglas.web.tables.lesson import LessonSession

LESSONS = [lesson for slug in GAMES.slugs() for lesson in load(kit_of(slug)).lessons]
PART = {"x-waldglas-part": "1"}


def check_looks(lesson: Lesson) -> None:
    """What a lesson points at must be there: in the picture, or among the choices."""
    answers: list[str] = []
    for step in lesson.steps:
        session = LessonSession(lesson, answers, lesson_names(lesson))
        page = str(lesson_main(Shown(session, Preferences(), session.look())))
        assert "/table/" not in page, f"{step.place}: a lesson is no table"
        for look in step.look:
            if not any(f"{mark} data-look" in page for mark in marks_of(look)):
                raise LessonFault(f"{step.place}: {look} is not in the picture")
        answers.append(step.answers()[0])


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_what_is_to_be_looked_at_is_there(lesson: Lesson) -> None:
    check_looks(lesson)


@pytest.mark.parametrize("look", ["blueprint.castle", f"{OFFERED}at:b2"])
def test_what_is_not_there_is_named_with_lesson_and_line(look: str) -> None:
    lesson = course_of("tiny-towns").lessons[0]
    step = replace(lesson.steps[0], look=(look,))
    with pytest.raises(LessonFault, match=f"lessons.toml:8: lesson turn, step 1: {look} is not in the picture"):
        check_looks(replace(lesson, steps=(step,)))


def answer(visitor: httpx.Client, where: str, decision: int, *tokens: str, what: str = "play") -> httpx.Response:
    return visitor.post(f"{where}/{what}", data={"decision": decision, "token": list(tokens)}, headers=PART)


def test_a_lesson_can_be_left_and_taken_up_again(site: Site) -> None:
    ada, where = site.visitor(), "/learn/tiny-towns/1"
    answer(ada, where, 0, what="go-on")
    assert 'value="at:b2" data-look' in answer(ada, where, 1, "call:wood").text
    assert "step 3 of 6" in ada.get(where).text
    assert "begun" in ada.get("/learn/tiny-towns").text
    assert "step 1 of 6" in site.visitor().get(where).text  # another visitor begins at the beginning
    for decision, token in enumerate(("at:b2", "at:c2", "build:well:b2-c2", "at:b2"), 2):
        answer(ada, where, decision, token)
    assert "Well done!" in ada.get(where).text
    assert "1 of 4 lessons done" in ada.get("/learn/tiny-towns").text
    assert "step 1 of 6" in ada.post(f"{where}/again", headers=PART).text
    assert "1 of 4 lessons done" in ada.get("/learn/tiny-towns").text


def test_another_choice_is_answered_and_changes_nothing(site: Site) -> None:
    ada, where = site.visitor(), "/learn/tiny-towns/1"
    answer(ada, where, 0, what="go-on")
    assert "call wood" in answer(ada, where, 1, "call:stone").text
    assert "step 2 of 6" in ada.get(where).text
    without_script = ada.post(f"{where}/play", data={"decision": 1, "token": "call:stone"})
    assert without_script.headers["location"] == f"{where}?tried=call%3Astone"
    assert "lesson-tried" in ada.get(without_script.headers["location"]).text
    for nothing in ("", "nonsense", "-", "at:b2", "call:wood"):  # nothing that is offered here and not wanted
        assert "lesson-tried" not in ada.get(f"{where}?tried={nothing}").text


def test_an_empty_hand_is_answered_too(site: Site) -> None:
    ada, where = site.visitor(), "/learn/glass-road/3"
    answer(ada, where, 0, what="go-on")
    assert "lesson-tried" in answer(ada, where, 1, what="hand").text
    assert "lesson-tried" in answer(ada, where, 1, "card:builder", what="hand").text


def test_a_guess_is_answered_and_only_the_right_one_goes_on(site: Site) -> None:
    ada, where = site.visitor(), "/learn/black-forest/2"
    answer(ada, where, 0, what="go-on")
    asked = answer(ada, where, 1, "visit:pig_farmer").text
    assert asked.count('name="token" value="=') == 3
    wrong = ada.post(f"{where}/play", data={"decision": 2, "token": "=4"})
    assert "three more on the pasture" in ada.get(wrong.headers["location"]).text
    assert answer(ada, where, 2, "=5").status_code == 409
    assert "Well done!" in answer(ada, where, 2, "=6").text


def test_without_a_script_a_refused_choice_stays_in_the_lesson(site: Site) -> None:
    ada, where = site.visitor(), "/learn/tiny-towns/1"
    for decision, token, status in [("0", "at:b2", 409), ("x", "", 422), ("3", "", 409)]:
        refused = ada.post(f"{where}/play", data={"decision": decision, "token": token})
        assert refused.status_code == status
        assert re.search(r'class="lesson-tried"[^>]*>[^<]+\.<', refused.text)
        assert "step 1 of 6" in refused.text


def test_nobody_is_away_from_a_lesson(site: Site) -> None:
    assert "dot away" not in site.visitor().get("/learn/tiny-towns/1").text


@pytest.mark.parametrize(
    ("path", "form", "status"),
    [
        ("/learn/tiny-towns/1/play", {"decision": "0", "token": "at:b2"}, 409),  # not offered
        ("/learn/tiny-towns/1/play", {"decision": "0", "token": "nonsense"}, 422),
        ("/learn/tiny-towns/1/play", {"decision": "7", "token": "call:wood"}, 409),
        ("/learn/tiny-towns/1/play", {"decision": "x", "token": "call:wood"}, 422),
        ("/learn/tiny-towns/5/play", {"decision": "0", "token": "call:wood"}, 404),
        ("/learn/tiny-towns/0/go-on", {"decision": "0"}, 404),
        ("/learn/nowhere/1/go-on", {"decision": "0"}, 404),
        ("/learn/tiny-towns/one/go-on", {"decision": "0"}, 422),
    ],
)
def test_wrong_answers_are_refused_in_a_sentence(site: Site, path: str, form: dict[str, str], status: int) -> None:
    ada = site.visitor()
    refused = ada.post(path, data=form, headers=PART)
    assert refused.status_code == status
    assert refused.text.strip().endswith(".")
    assert "step 1 of 6" in ada.get("/learn/tiny-towns/1").text


def test_why_not_is_told_in_a_lesson_too(site: Site) -> None:
    ada, where = site.visitor(), "/learn/tiny-towns/1"
    answer(ada, where, 0, what="go-on")
    told = ada.get(f"{where}/why-not?token=at:b2&seat=0").json()
    assert not told["allowed"]
    assert told["text"].endswith(".")
    assert ada.get(f"{where}/why-not?token=call:wood&seat=0").json()["allowed"]


# The first game


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_page_of_a_game_offers_three_ways_in(site: Site, slug: str) -> None:
    page = site.visitor().get(f"/game/{slug}").text
    assert f"Learn in {course_of(slug).minutes} minutes" in page
    assert "Play a first game" in page
    assert "I know the game" in page
    least, most = kit_of(slug).minutes or (0, 0)
    assert f"{least} to {most} minutes" in page


def test_a_first_game_explains_each_kind_of_question_once(site: Site) -> None:
    ada = site.visitor()
    table = ada.post("/learn/tiny-towns/first-game").headers["location"]
    assert "You are the Master Builder" in ada.get(table).text
    ada.post(f"{table}/play", data={"decision": 0, "token": "call:wood", "seat": 0})
    page = ada.get(table).text
    assert "You are the Master Builder" not in page
    assert "Put the cube on any empty square" in page
    again = ada.post("/learn/tiny-towns/first-game").headers["location"]
    assert "New to you" not in ada.get(again).text
    ada.post("/settings", data={"helper": "no"})
    assert "New to you" not in ada.get(table).text
    ada.post("/settings", data={"helper": "yes"})
    assert "New to you" in ada.get(table).text


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_a_first_game_is_set_up_as_the_rulebook_wants_it(site: Site, slug: str) -> None:
    ada = site.visitor()
    table = ada.post(f"/learn/{slug}/first-game").headers["location"].removeprefix("/table/")
    view = ada.get(f"/api/tables/{table}").json()
    assert kit_of(slug).first_game.items() <= view["options"].items()
    assert [seat["bot"] for seat in view["seats"]] == ["", "easy"]


def test_who_asked_for_no_helper_gets_none(site: Site) -> None:
    ada = site.visitor()
    table = ada.post("/game/tiny-towns/play", data={"who": "bot"}).headers["location"]
    assert "New to you" not in ada.get(table).text
