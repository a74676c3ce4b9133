"""The reader of catalogues: what it cuts out of a file by itself says what Fluent would say."""

import logging
from pathlib import Path

import pytest
from fluent_compiler.bundle import FluentBundle

from waldglas.core.message import Message
from waldglas.language import languages
from waldglas.words import BadCatalogue, Catalogue, Speaker, house_catalogue, house_files
from waldglas.words.catalogue import check_catalogue, entries_of

SOURCE = """# A comment with { braces }.
plain = One
    and two lines
    .form = its form
## Another comment, of { $nobody }
greeting = Hello, { $name }: { plain }, { -brand }.
-brand = Waldglas
choosing =
    { $number ->
        [one] one thing
       *[other] { $number } things
    }
"""


def catalogue(folder: Path, text: str, reserve: Catalogue | None = None) -> Catalogue:
    file = folder / f"{len(list(folder.iterdir()))}.ftl"
    file.write_text(text, encoding="utf-8")
    return Catalogue("en", [file], {}, reserve)


def test_entries_are_said_with_all_that_they_refer_to(tmp_path: Path) -> None:
    speaker = Speaker(catalogue(tmp_path, SOURCE))
    assert speaker.say(Message("plain")) == "One\nand two lines"
    assert speaker.say(Message("plain"), "form") == "its form"
    assert speaker.say(Message("greeting", {"name": "Ada"})) == "Hello, Ada: One\nand two lines, Waldglas."
    assert [speaker.say(Message("choosing", {"number": number})) for number in (1, 2)] == ["one thing", "2 things"]
    assert speaker.catalogue.ids() == ["plain", "plain.form", "greeting", "choosing"]


@pytest.mark.parametrize("language", languages())
def test_whatever_takes_no_values_is_said_as_fluent_says_it(language: str) -> None:
    own = house_catalogue(language)
    bundle = FluentBundle.from_files(
        language, list(map(str, house_files(language))), own.functions, use_isolating=False
    )
    plain = [known for known in own.ids() if "$" not in own.entries[own.written[known]].source]
    assert len(plain) > 100
    assert {known: own.format(known, ()) for known in plain} == {known: bundle.format(known)[0] for known in plain}


def test_what_is_missing_or_broken_is_said_in_other_words_and_told_to_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    english = catalogue(tmp_path, "here = here\nthere = there\nbroken = whole { $number }\n")
    own = Speaker(catalogue(tmp_path, "here = hier\nbroken = { NOBODY($number) }\n", english))
    with caplog.at_level(logging.WARNING):
        said = [own.say(Message(known, {"number": 3})) for known in ("here", "there", "broken", "there")]
    assert said == ["hier", "there", "whole 3", "there"]
    assert [message for message in caplog.messages if message.startswith("no words for there")] == [
        "no words for there in en"
    ]
    assert any("NOBODY" in message for message in caplog.messages)


BROKEN = [
    ("good = one\nbad = { $x ]\n", ":2:"),
    ("good = one\n\nbad = { NOBODY($x) }\n", ":3:"),
    ("good = one\nbad = { nothing }\n", ":2:"),
    ("good = one\ngood = two\n", ":2:"),
]


@pytest.mark.parametrize(("text", "line"), BROKEN)
def test_a_mistake_is_found_with_its_file_and_line(text: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalogue) as mistake:
        check_catalogue(Catalogue("en", [file], {}), [file])
    assert line in str(mistake.value)
    assert str(file) in str(mistake.value)


def test_comments_belong_to_no_entry(tmp_path: Path) -> None:
    (file,) = (catalogue(tmp_path, SOURCE), *tmp_path.iterdir())[1:]
    assert not any("#" in entry.source for entry in entries_of(file).values())
