"""The words of the errors of the server."""

import pytest

from waldglas.core.errors import WaldglasError
from waldglas.web.errors import Refused
from waldglas.web.http.middleware import Banned, NothingHere, TooSlow
from waldglas.web.store.availability import DataGone, StoreAway
from waldglas.web.store.repository import Unreadable
from waldglas.web.tables.service import Busy
from waldglas.web.tables.session import Stranded
from waldglas.web.tables.setup import TooManyOpen
from waldglas.web.tables.talk import NameTaken
from waldglas.web.workers.coach import TooManyStudies
from waldglas.words import house_catalogue

ERRORS: list[Refused] = [
    Banned(),
    Busy(),
    DataGone(),
    NameTaken(),
    NothingHere(),
    StoreAway(),
    Stranded(),
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
