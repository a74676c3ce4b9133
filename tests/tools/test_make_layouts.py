"""The table of the documentation is that of the games."""

from tools.make_layouts import FILE, page, ranges


def test_the_documentation_shows_the_layouts_as_they_are() -> None:
    assert FILE.read_text(encoding="utf-8") == page()


def test_places_are_told_in_runs() -> None:
    assert ranges([3, 4, 9]) == "3–4, 9"
    assert ranges([1, 3, 5, 7, 9]) == "1, 3, 5 … 9 (5 in all)"
