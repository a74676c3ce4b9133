"""What the box prints, in other languages: from a file beside the catalogue, and from an owner, who comes first."""

from pathlib import Path

import pytest

from tests.command import refusal
from waldglas.core.facts import Entries
from waldglas.core.message import Printed
from waldglas.core.record import Record, read_record
from waldglas.games import load_game
from waldglas.words import BadCatalogue, Speaker, game_files, speaker_for
from waldglas.words.names import check_names

COOPERAGE = "building-cooperage"


def german(corrections: Entries | None = None) -> Speaker:
    return speaker_for(load_game("glass-road", corrections), language="de")


def test_a_language_has_its_names_and_texts() -> None:
    assert german().noun(COOPERAGE) == "Küferei"
    assert german().printed(Printed(COOPERAGE)) == "Tauscht 1 Holz gegen 2 Wasser."
    assert german().printed(Printed("specialist-builder", "texts", 1)) == "ein Gebäude"
    assert speaker_for(load_game("glass-road")).noun(COOPERAGE) == "Cooperage"


def test_an_owner_corrects_the_words_of_a_language() -> None:
    corrections: Entries = {"building.cooperage": {"de": {"name": "Fassmacher", "gender": "masculine"}}}
    game = load_game("glass-road", corrections)
    assert german(corrections).catalogue.noun(COOPERAGE, article="definite", case="accusative") == "den Fassmacher"
    assert german(corrections).printed(Printed(COOPERAGE)) == "Tauscht 1 Holz gegen 2 Wasser."
    assert speaker_for(game).noun(COOPERAGE) == "Cooperage"
    assert game.facts.digest() == load_game("glass-road").facts.digest()
    assert game.facts.entry("building.cooperage")["confidence"] == "rulebook"


def test_a_name_without_a_gender_has_no_article() -> None:
    """What an owner calls a thing is said in every language; the forms of another name would not fit it."""
    corrections: Entries = {"building.cooperage": {"name": "Barrel House"}}
    assert german(corrections).catalogue.noun(COOPERAGE, article="definite") == "Barrel House"


def test_an_owners_gender_belongs_to_the_name_there_is() -> None:
    corrections: Entries = {"building.cooperage": {"de": {"gender": "neuter"}}}
    assert german(corrections).catalogue.noun(COOPERAGE, article="definite") == "das Küferei"


def test_a_record_keeps_what_an_owner_corrected() -> None:
    corrections: Entries = {"building.cooperage": {"de": {"name": "Fassmacher"}}}
    record = Record(load_game("glass-road", corrections), 2, {}, 1)
    read = read_record(record.text(), load_game)
    assert speaker_for(read.game, language="de").noun(COOPERAGE) == "Fassmacher"


def test_an_owner_cannot_correct_a_language_that_nobody_speaks(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[building.cooperage.xx]\nname = "?"\n', encoding="utf-8")
    told = refusal(1, "facts", "glass-road", "--facts", file)
    assert "building.cooperage: there are no words in 'xx'; there are words in de and en" in told


HEAD = "[building.cooperage]\n"
MISTAKES = [
    (HEAD, "[building.castle]\n", "building.castle has no 'name'"),
    (HEAD, f'{HEAD}colour = "red"\n', "building.cooperage has no 'colour'"),
    (f'{HEAD}name = "Küferei"\n', HEAD, "nothing is said of building.cooperage: name"),
    (
        f'{HEAD}name = "Küferei"\ngender = "feminine"',
        f'{HEAD}name = "Küferei"\ngender = "weiblich"',
        "gender is one of",
    ),
    (HEAD, f"{HEAD}name = 3\n", "(at line 336"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), MISTAKES)
def test_a_mistake_is_told_with_its_file_and_place(right: str, wrong: str, told: str, tmp_path: Path) -> None:
    game = load_game("glass-road")
    text = game_files(game, "de", "toml")[0].read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "de.toml"
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadCatalogue) as mistake:
        check_names(file, game.facts)
    assert str(mistake.value).startswith(f"{file}: ")
    assert told in str(mistake.value)


@pytest.mark.parametrize(
    ("name", "gender", "to", "origin"),
    [("Mühle", "feminine", "zur Mühle", "von der Mühle"), ("Höfe", "plural", "zu den Höfen", "von den Höfen")],
)
def test_ways_to_and_from_what_an_owner_names(name: str, gender: str, to: str, origin: str) -> None:
    words = {"name": name, "gender": gender} | ({"dative": "Höfen"} if gender == "plural" else {})
    speaker = german({"building.cooperage": {"de": words}})
    for article, said in (("to", to), ("from", origin)):
        assert speaker.catalogue.noun(COOPERAGE, article=article, case="dative") == said
