"""The words of the server are all there, and none is there for nobody."""

import inspect
import re
from pathlib import Path

import pytest

import waldglas.web
from waldglas.core.errors import WaldglasError
from waldglas.web.errors import Refused
from waldglas.web.http.middleware import NothingHere, TooSlow
from waldglas.web.store.availability import DataGone, StoreAway
from waldglas.web.store.repository import Unreadable
from waldglas.web.tables.service import Busy, NameTaken
from waldglas.web.tables.setup import TooManyOpen
from waldglas.web.workers.coach import TooManyStudies
from waldglas.words import HOUSE, house_catalogue

ERRORS: list[Refused] = [
    Busy(),
    DataGone(),
    NameTaken(),
    NothingHere(),
    StoreAway(),
    TooManyOpen(8),
    TooManyStudies(),
    TooSlow(),
    Unreadable(),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_one_sentence(error: WaldglasError) -> None:
    assert house_catalogue().has(error.message.id)
    assert str(error).endswith(".")
    assert "$" not in str(error)


def test_no_words_are_there_for_nobody() -> None:
    there = re.findall(r"^([a-z-]+) =", (HOUSE / "en" / "server.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    said = {error.message.id for error in ERRORS}
    assert sorted(said) == sorted(there)
    sources = Path(inspect.getfile(waldglas.web)).parent.rglob("*.py")
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    assert all(f'"{name}"' in text for name in there)
