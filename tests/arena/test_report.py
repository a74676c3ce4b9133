"""The page about a league."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.leagues import SMALL, played
from waldglas.arena.league import League
from waldglas.arena.matches import MatchResult
from waldglas.arena.report import report

EVERYWHERE = ["Summary", "Scores", "Where points come from", "Buildings", "Length", "Time a choice"]
AGAINST_OTHERS = ["Ratings", "Head to head", "Seats"]


class Headings(HTMLParser):
    """Collects headings, and every address that a browser would fetch."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.addresses: list[str] = []
        self.inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag in ("h1", "h2")
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.found.append(data)
            self.inside = False


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> list[MatchResult]:
    return played(SMALL, tmp_path_factory.mktemp("arena") / "league")


def test_the_page_has_every_section_and_needs_nothing_else(small: list[MatchResult]) -> None:
    page = report(SMALL, small)
    headings = Headings(page)
    assert headings.found[0] == "Tiny Towns"
    assert set(headings.found[1:]) == {*EVERYWHERE, *AGAINST_OTHERS}
    assert headings.addresses == []
    assert not re.search(r"@import|url\(|<script", page)
    assert page.count("<svg") == 7
    assert "4 of 4 games" in page
    assert "not finished" not in page


def test_figures_stand_in_the_tables(small: list[MatchResult]) -> None:
    page = report(SMALL, small)
    mean = sum(seat.score or 0 for result in small for seat in result.seats if seat.bot == "greedy") / 4
    assert f"<td>{mean:.2f}</td>" in page
    assert "100.0% of 4" in page
    assert "Cottage" in page


def test_a_league_that_is_not_finished_says_so(small: list[MatchResult]) -> None:
    page = report(SMALL, small[:3])
    assert "not finished" in page
    assert "3 of 4 games" in page


def test_alone_there_are_titles_instead_of_wins(tmp_path: Path) -> None:
    league = League("tiny-towns", {}, ["random"], 1, {}, 3, 1)
    page = report(league, played(league, tmp_path / "solo"))
    found = Headings(page).found
    assert set(found[1:]) == {*EVERYWHERE, "Titles"}
    assert "Aspiring Architect" in page


@pytest.mark.parametrize("slug", ["glass-road", "black-forest", "haspelknecht"])
def test_every_game_has_its_page(slug: str, tmp_path: Path) -> None:
    league = League(slug, {}, ["random"], 2, {}, 2, 1)
    page = report(league, played(league, tmp_path / "league"))
    assert set(EVERYWHERE) - {"Buildings"} <= set(Headings(page).found)
