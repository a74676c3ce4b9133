"""Numbers in lessons are those of the engine, of the rules behind them or of the choice that is wanted."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.learning.numbers import large, numbers_in
from tests.learning.test_lessons import COURSES, LESSONS, named
from waldglas.core.message import Message
from waldglas.games import GAMES, load_game
from waldglas.language import languages
from waldglas.learning.book import own_digest
from waldglas.learning.lessons import Lesson, LessonFault, Step, check
from waldglas.words import Speaker, speaker_for

RULES = {slug: {rule.number: f"{rule.heading} {rule.text}" for rule in own_digest(slug)} for slug in GAMES.slugs()}


def in_rules(game: str, rules: Iterator[str]) -> set[int]:
    return {number for rule in rules for number in numbers_in(RULES[game][rule])}


def said(lesson: Lesson, step: Step, speaker: Speaker) -> dict[str, str]:
    """All that a step says, to whatever is chosen; the last one also what the lesson ends with."""
    ids = [known for known in speaker.catalogue.ids() if known.partition(".")[0] == step.say]
    ids += [f"lesson-{lesson.id}.end"] if step is lesson.steps[-1] else []
    return {known: speaker.say(Message(known)) for known in ids}


def founded(lesson: Lesson, step: Step) -> set[int]:
    """The numbers that a step may name: checked against the engine, part of a choice, or in the rules behind it."""
    before = lesson.steps[max(lesson.steps.index(step) - 1, 0)].guesses  # what was asked, and is answered now
    choices = re.findall(r"\d+", " ".join((*step.wanted, *step.look, *step.guesses, *before)))
    rules = in_rules(lesson.game, filter(None, (step.rule, *lesson.rules)))
    return {int(abs(number)) for number in step.holds.values()} | set(map(int, choices)) | rules


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_number_that_a_lesson_names_comes_from_somewhere(lesson: Lesson) -> None:
    speaker = speaker_for(load_game(lesson.game), language="en")
    for step in lesson.steps:
        for name, text in said(lesson, step, speaker).items():
            assert numbers_in(text) - founded(lesson, step) == set(), f"{step.place}: {name}: {text}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_names_the_same_numbers_in_every_language(lesson: Lesson) -> None:
    for step in lesson.steps:
        spoken = {
            language: said(lesson, step, speaker_for(load_game(lesson.game), language=language))
            for language in languages()
        }
        for name, text in spoken["en"].items():
            for language in languages():
                other = spoken[language][name]
                assert large(numbers_in(text)) == large(numbers_in(other, language)), f"{step.place}: {name}: {other}"


# A number that is wrong


def lesson_of(game: str, id: str) -> Lesson:
    return next(lesson for lesson in COURSES[game].lessons if lesson.id == id)


def wrong(lesson: Lesson, number: int, step: Step) -> str:
    steps = (*lesson.steps[: number - 1], step, *lesson.steps[number:])
    with pytest.raises(LessonFault) as fault:
        check(replace(lesson, steps=steps))
    return str(fault.value)


@pytest.mark.parametrize(
    ("game", "id", "number", "fault"),
    [
        ("tiny-towns", "scoring", 5, "lesson scoring, step 5: 9 is right, not 7"),
        ("glass-road", "period", 10, "lesson period, step 10: 4 is right, not 7"),
        ("black-forest", "build", 6, "lesson build, step 6: 1 is right, not 7"),
        ("haspelknecht", "disks", 4, "lesson disks, step 4: 4 is right, not 7"),
    ],
)
def test_a_wrong_guess_that_is_called_right_is_named_with_lesson_and_line(
    game: str, id: str, number: int, fault: str
) -> None:
    lesson = lesson_of(game, id)
    step = replace(lesson.steps[number - 1], guesses=("=7",), wanted=("=7",))
    assert re.fullmatch(rf"lessons\.toml:\d+: {fault}", wrong(lesson, number, step))


@pytest.mark.parametrize(
    ("holds", "fault"),
    [
        ({"players.0.brick_wheel.clay": 3}, "players.0.brick_wheel.clay is 1, not 3"),
        ({"players.0.land#pit": 3}, "players.0.land#pit is 2, not 3"),
        ({"facts.building.estate.cost.wood": 9}, "facts.building.estate.cost.wood is 2, not 9"),
        ({"players.0.brick_wheel.gold": 3}, "'gold'"),
        ({"points.building-castle": 3}, "could not convert string to float: 'building-castle'"),
    ],
)
def test_a_wrong_number_in_the_words_is_named_with_lesson_and_line(holds: dict[str, float], fault: str) -> None:
    lesson = lesson_of("glass-road", "wheel")
    found = wrong(lesson, 1, replace(lesson.steps[0], holds=holds))
    assert found == f"{lesson.steps[0].place}: {fault}"
