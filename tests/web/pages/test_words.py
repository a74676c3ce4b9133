"""Sentences of the pages: who did what, whose turn it is, who has won."""

from waldglas.markup import written
from waldglas.web.pages.forms import own_path
from waldglas.web.pages.rulebook import marked
from waldglas.web.pages.words import points


def test_small_words() -> None:
    assert points(-3.5) == "−3.5"
    assert own_path("/table/x?at=3") == "/table/x?at=3"
    assert own_path("javascript:alert(1)") == "/"


def test_rules_link_to_other_rules() -> None:
    assert written(marked("see TT-5.5 and `w.`")) == 'see <a href="#TT-5.5">TT-5.5</a> and <code>w.</code>'
