"""Sentences of the pages: who did what, whose turn it is, who has won."""

from htpy import fragment

from waldglas.web.pages.forms import own_path
from waldglas.web.pages.rulebook import marked
from waldglas.web.pages.words import happening, listed, points, to_you
from waldglas.web.tables.view import LogLine, SeatView


def seat(number: int, name: str) -> SeatView:
    return SeatView(number, name, "human", "", True, "waiting", 0.0, [], "", False)


NAMES = ["Ada", "Ben"]


def line(kind: str, words: str, who: int) -> LogLine:
    return LogLine(1, who, kind, words, fresh=False)


def test_what_happened_is_told_to_who_did_it() -> None:
    assert happening(line("placed", "placed wood on b3", 0), NAMES, 0) == "You placed wood on b3."
    assert happening(line("placed", "placed wood on b3", 0), NAMES, 1) == "Ada placed wood on b3."
    assert happening(line("goblet", "takes the goblet", 1), NAMES, 1) == "You take the goblet."
    assert happening(line("period", "Building period 2 begins", -1), NAMES, 0) == "Building period 2 begins."


def test_a_wheel_belongs_to_somebody() -> None:
    turned = line("turned", "glass wheel turned: 1 of each", 1)
    assert happening(turned, NAMES, 1) == "Your glass wheel turned: 1 of each."
    assert happening(turned, NAMES, None) == "Ben’s glass wheel turned: 1 of each."


def test_small_words() -> None:
    assert to_you("placed a pond") == "placed a pond"
    assert listed(["Ada"]) == "Ada"
    assert listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert points(-3.5) == "−3.5"
    assert own_path("/table/x?at=3") == "/table/x?at=3"
    assert own_path("javascript:alert(1)") == "/"


def test_rules_link_to_other_rules() -> None:
    assert str(fragment[marked("see TT-5.5 and `w.`")]) == 'see <a href="#TT-5.5">TT-5.5</a> and <code>w.</code>'
