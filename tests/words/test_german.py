"""German as a German player would say it: articles, cases, plurals, numbers and lists of real sentences."""

from typing import Any

import pytest

from tests.command import run
from waldglas.core.journal import EVERYBODY, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.games import load_game
from waldglas.language import spoken
from waldglas.words import speaker_for, tell
from waldglas.words.numbers import in_figures

NAMES = ["Ada", "Ben"]


def said(slug: str, token: str = "", **event: Any) -> str:
    game = load_game(slug)
    speaker = speaker_for(game, NAMES, 0, "de")
    if token:
        return speaker.say(game.label(game.alphabet.action(token)))
    return speaker.say(game.describe(Event(event["kind"], event["seat"], event["values"], 0, EVERYBODY)))


@pytest.mark.parametrize(
    ("slug", "token", "words"),
    [
        ("glass-road", "card:fish_farmer", "Fischzüchter"),
        ("glass-road", "build:cooperage", "Küferei bauen (1 Holz, 2 Ziegel): Tauscht 1 Holz gegen 2 Wasser."),
        ("glass-road", "on:glass", "Auf dem Glasrad"),
        ("black-forest", "swap:cook", "Den Wanderhändler versetzen: Tausch mit dem Koch"),
        ("black-forest", "build:well", "Brunnen bauen: Macht aus 1 Brei 1 Wasser."),
        ("haspelknecht", "take:b:yellow", "Gelb aus Pool B nehmen"),
    ],
)
def test_choices(slug: str, token: str, words: str) -> None:
    assert said(slug, token) == words


THINGS: dict[str, list[tuple[str, dict[str, object], str]]] = {
    "glass-road": [
        (
            "question-ability",
            {"specialist": Thing("specialist-feudal_lord")},
            "Welche Fähigkeit des Lehnsherrn nutzt du?",
        ),
        ("question-place-building", {"building": Thing("building-cooperage")}, "Wohin baust du die Küferei?"),
        ("reason-not-built", {"building": Thing("building-inn")}, "Du hast den Gasthof nicht gebaut."),
        ("event-picked", {"who": Player(0), "specialist": Thing("specialist-supplier")}, "Du wählst den Lieferanten."),
        ("event-picked", {"who": Player(1), "specialist": Thing("specialist-supplier")}, "Ben wählt den Lieferanten."),
    ],
    "black-forest": [
        ("amount", {"number": 1, "thing": Thing("animal-cattle")}, "1 Rind"),
        ("amount", {"number": 3, "thing": Thing("animal-cattle")}, "3 Rinder"),
        ("reason-not-built", {"building": Thing("building-farmhouse")}, "Du hast das Bauernhaus nicht gebaut."),
        ("place-location", {"location": Thing("location-count")}, "zum Grafen"),
        ("place-location", {"location": Thing("location-freiburg")}, "nach Freiburg"),
    ],
    "haspelknecht": [
        ("disks-part", {"count": 1, "colour": Thing("colour-black")}, "1 schwarze"),
        ("disks-part", {"count": 2, "colour": Thing("colour-black")}, "2 schwarze"),
    ],
}


@pytest.mark.parametrize(("slug", "id", "values", "words"), [(slug, *case) for slug in THINGS for case in THINGS[slug]])
def test_articles_cases_and_plurals(slug: str, id: str, values: dict[str, object], words: str) -> None:
    assert speaker_for(load_game(slug), NAMES, 0, "de").say(Message(id, values)) == words


def german(id: str, **values: object) -> str:
    return tell(Message(id, values), language="de")


def test_the_house() -> None:
    assert german("page-seats", number=1) == "1 Platz"
    assert german("page-waiting-for", names=["Ada", "Ben", "Cem"]).endswith("Ada, Ben und Cem.")
    assert "12,5" in german("page-coach-hint", points=12.5, share=0.417)
    assert "42\N{NO-BREAK SPACE}%" in german("page-coach-hint", points=12.5, share=0.417)


def test_numbers_where_no_sentence_stands() -> None:
    before = spoken.set("de")
    try:
        said = [in_figures(8.5), in_figures(1234, ","), in_figures(0.421, ".1%")]
    finally:
        spoken.reset(before)
    assert said == ["8,5", "1.234", "42,1\N{NO-BREAK SPACE}%"]
    assert [in_figures(8.5), in_figures(0.421, ".1%")] == ["8.5", "42.1%"]


def test_commands_speak_german() -> None:
    assert "GR-8.6  Lieferant." in run("--lang", "de", "rules", "glass-road", "GR-8.6").stdout
    shown = run("--lang", "de", "facts", "glass-road").stdout
    assert "Küferei" in shown
    assert "Cooperage" not in shown
    assert "Glasstraße" in run("--lang", "de", "games").stdout


def test_data_for_programs_is_the_same_in_every_language() -> None:
    english, german = (run("--lang", language, "facts", "glass-road", "--json").stdout for language in ("en", "de"))
    assert english == german


def test_an_unknown_language_is_told_once_and_english_is_spoken() -> None:
    result = run("--lang", "xx", "rules", "glass-road", "GR-8.6")
    assert result.exit_code == 0
    assert result.stderr.count("\n") == 1
    assert "'xx'" in result.stderr
    assert "GR-8.6  Supplier." in result.stdout
