"""Every lesson is played by its wanted choices and by each other legal one; a bad file names lesson and line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.catalogues import written
from waldglas.digest import read_digest
from waldglas.games import GAMES, kit_of, load_game
from waldglas.language import languages
from waldglas.learning.lessons import (
    OTHERWISE,
    Course,
    Lesson,
    LessonFault,
    Step,
    check,
    going_on,
    load,
    read,
)
from waldglas.words import game_files, learning_files, speaker_for

COURSES: dict[str, Course] = {slug: load(kit_of(slug)) for slug in GAMES.slugs()}
LESSONS = [lesson for course in COURSES.values() for lesson in course.lessons]
HOW_MANY = {"tiny-towns": 4, "glass-road": 8, "haspelknecht": 8, "black-forest": 10}
TOY = "tiny-towns"


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def test_how_many_lessons_there_are() -> None:
    assert {slug: len(course.lessons) for slug, course in COURSES.items()} == HOW_MANY
    assert all(lesson.minutes <= 2 for lesson in LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_ends_with_something_that_the_learner_does(lesson: Lesson) -> None:
    assert lesson.steps[-1].wanted


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_in_every_wanted_way(lesson: Lesson) -> None:
    check(lesson)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_each_other_choice_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    answers: list[str] = []
    speakers = [speaker_for(load_game(lesson.game), language=language) for language in languages()]
    for step in lesson.steps:
        others = [token for token in lesson.offers(answers) if lesson.answer(answers, [token]) == ""]
        for token in others if step.wanted else []:
            replies = {speaker.say(step.reply(token)) for speaker in speakers}
            assert len(replies) == len(speakers), f"{step.place}: {token}"
            assert all(reply.endswith((".", "!")) for reply in replies), replies
        answers.append(step.answers()[0])
    assert lesson.fitting(answers) == answers


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_all_that_is_said_has_words_and_all_words_are_said(slug: str) -> None:
    course = COURSES[slug]
    said = {f"help-{name}" for name in course.helps.values()}
    for lesson in course.lessons:
        said |= {f"lesson-{lesson.id}", f"lesson-{lesson.id}.end"}
        for step, forms in replies_in(lesson):
            said |= {step.say} | {f"{step.say}.{form}" for form in forms}
    for language in languages():
        catalogue = speaker_for(load_game(slug), language=language).catalogue
        own = {known for known in catalogue.ids() if known.startswith(("lesson-", "help-"))}
        assert own == said, language


def replies_in(lesson: Lesson) -> Iterator[tuple[Step, set[str]]]:
    """What is said at each step to choices that are legal and not wanted, whichever way the lesson went."""
    ways: list[list[str]] = [[]]
    for step in lesson.steps:
        tokens = {token for way in ways for token in lesson.offers(way)}
        others = {OTHERWISE} if step.at_once else {step.reply(token).id for token in tokens - set(step.wanted)}
        yield step, {reply.rpartition(".")[2] for reply in others} if step.wanted else set()
        ways = [[*way, answer] for way in ways for answer in going_on(lesson, step, way)]


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_helper_explains_every_question(slug: str) -> None:
    asked = {known for known in written(*game_files(load_game(slug), "en")) if known.startswith("question-")}
    assert set(COURSES[slug].helps) == asked


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_rules_that_lessons_name_are_in_the_digest(slug: str) -> None:
    numbers = {rule.number for rule in read_digest(slug)}
    named = {rule for lesson in COURSES[slug].lessons for rule in lesson.rules}
    named |= {step.rule for lesson in COURSES[slug].lessons for step in lesson.steps if step.rule}
    assert named - numbers == set()


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_every_language_has_the_same_files(slug: str) -> None:
    files = {language: learning_files(load_game(slug), language) for language in languages()}
    names = {tuple(file.name.replace(f"{language}.ftl", "") for file in found) for language, found in files.items()}
    assert len(names) == 1


def test_a_game_without_lessons_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kit_of(TOY)
    monkeypatch.setattr(type(kit), "lessons", lambda _: None)
    assert load(kit) == Course((), {})


# Answers


def lessons_in(folder: Path, text: str) -> Course:
    file = folder / "lessons.toml"
    file.write_text(text, encoding="utf-8")
    return read(TOY, file)


GOOD = """
[[lesson]]
id = "one"
seed = 1

[[lesson.step]]
wanted = ["call:wood"]

[[lesson.step]]
wanted = ["at:b2"]
then = ["1 at:a1"]
"""


def test_answers_of_a_lesson_that_has_changed_are_forgotten(tmp_path: Path) -> None:
    (lesson,) = lessons_in(tmp_path, GOOD).lessons
    assert lesson.fitting(["call:wood", "at:b2"]) == ["call:wood", "at:b2"]
    assert lesson.fitting(["call:wood", "at:c2"]) == ["call:wood"]
    assert lesson.fitting(["call:stone"]) == []


def test_a_guess_changes_nothing_on_the_board(tmp_path: Path) -> None:
    (lesson,) = lessons_in(tmp_path, GOOD + "\n[[lesson.step]]\nguess = [0, 3]\nright = 3\ncounts = ['3']\n").lessons
    answers = ["call:wood", "at:b2"]
    assert lesson.offers(answers) == ["=0", "=3"]
    assert (lesson.answer(answers, ["=3"]), lesson.answer(answers, ["=0"])) == ("=3", "")
    assert lesson.after([*answers, "=3"]).record.moves == lesson.after(answers).record.moves


def test_a_set_counts_by_what_comes_of_it() -> None:
    lesson = next(lesson for lesson in COURSES["haspelknecht"].lessons if lesson.id == "plan")
    (first,) = lesson.steps[0].answers()
    wanted = list(lesson.steps[1].wanted)
    assert lesson.answer([first], wanted) == lesson.answer([first], wanted[::-1]) == "+".join(wanted)
    assert lesson.answer([first], [*wanted, "digger:none"]) == "+".join(wanted)
    assert lesson.answer([first], ["farmer:black3", "farmhand:brown1"]) == ""
    assert lesson.answer([first], ["farmer:black4", "farmhand:black4"]) == ""


BAD = {
    "no toml": ("[[lesson]\n", "lessons.toml: "),
    "no seed": ('[[lesson]]\nid = "one"\nstep = []\n', "lessons.toml:1: lesson one: seed is missing"),
    "a word that nobody knows": (
        GOOD.replace("then", "than"),
        "lessons.toml:9: lesson one, step 2: nobody knows what than means",
    ),
    "a move that is none": (GOOD.replace("1 at:a1", "at:a1"), "lessons.toml:9: lesson one, step 2: a move is"),
    "a choice that is not offered": (
        GOOD.replace("call:wood", "at:b2"),
        "lessons.toml:6: lesson one, step 1: at:b2 is not offered; there is call:wood, ",
    ),
    "a choice that does not exist": (
        GOOD.replace("at:b2", "at:z9"),
        "lessons.toml:9: lesson one, step 2: there is no choice at:z9",
    ),
    "a choice that is never offered": (
        GOOD.replace('"call:wood"', '"call:wood", "done"'),
        "lessons.toml:6: lesson one, step 1: done is never offered",
    ),
    "others who may not": (GOOD.replace("1 at:a1", "1 call:wood"), "lessons.toml:9: lesson one, step 2: "),
    "a record that does not fit": (
        GOOD.replace("seed = 1", 'seed = 1\nmoves = ["1 call:wood"]'),
        "lessons.toml:2: lesson one: ",
    ),
    "options that do not exist": (
        GOOD.replace("seed = 1", 'seed = 1\noptions = "cards=none"'),
        "lessons.toml:2: lesson one: ",
    ),
    "a guess that nobody can make": (
        GOOD + "\n[[lesson.step]]\nguess = [1, 2]\nright = 3\ncounts = ['3']\n",
        "lessons.toml:13: lesson one, step 3: 3 is right, but cannot be guessed",
    ),
    "a guess and a choice": (
        GOOD.replace("then", 'guess = [1]\nright = 1\ncounts = ["1"]\nthen'),
        "lessons.toml:9: lesson one, step 2: either something is guessed, or a choice is wanted",
    ),
    "a guess that nobody has reckoned": (
        GOOD + "\n[[lesson.step]]\nguess = [1, 2]\nright = 1\n",
        "lessons.toml:13: lesson one, step 3: counts is missing",
    ),
    "what is supposed and not offered": (
        GOOD + '\n[[lesson.step]]\nguess = [1]\nright = 1\ncounts = ["1"]\nif = ["0 at:b2"]\n',
        "lessons.toml:13: lesson one, step 3: ",
    ),
    "explained twice": ('[help]\na = ["question-x"]\nb = ["question-x"]\n', "question-x is explained twice"),
}


def check_all(folder: Path, text: str) -> None:
    for lesson in lessons_in(folder, text).lessons:
        check(lesson)


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_names_lesson_and_line(tmp_path: Path, case: str) -> None:
    text, expected = BAD[case]
    with pytest.raises(LessonFault) as fault:
        check_all(tmp_path, text)
    assert expected in str(fault.value)
