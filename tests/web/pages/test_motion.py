"""What moves after a choice, in chromium: wheels turn, a card is played, cubes become a building, and nothing else."""

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DRIVEN, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun
from waldglas.core.game import Position
from waldglas.core.record import Match, Record
from waldglas.games import load_game
from waldglas.games.glass_road.rules.view import RoadView

pytestmark = DRIVEN

FAR = 20  # more than markers make room for each other
RECORD = """() => {
    const watched = "moved" in window;
    window.moved = [];
    if (watched) return;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const { piece } = this.dataset;
        const places = frames.map(({ transform }) => transform?.match(/-?[0-9.]+(?:e-?[0-9]+)?(?=px)/g)?.map(Number));
        const kind = { going: this.classList.contains("going"), fades: "opacity" in frames[0] };
        window.moved.push({ piece, places, ...kind, ...timing });
        return animate.call(this, frames, timing);
    };
}"""


def moved_by(someone: Person, token: str) -> list[dict[str, Any]]:
    """What was set in motion by a choice."""
    someone.page.evaluate(RECORD)
    someone.choose(token)
    found: list[dict[str, Any]] = someone.page.evaluate("window.moved")
    return found


Fits = Callable[[Position, str], bool]


def sought(game: str, seats: int, fits: Fits) -> tuple[Match, str]:
    """A game by chance up to where the first seat has a choice of a kind, and that choice."""
    loaded = load_game(game)
    for seed in range(1, 60):
        match, chance = Match(Record(loaded, seats, {}, seed)), random.Random(seed)
        while not match.position.over():
            seat = match.position.to_act()[0]
            tokens = [loaded.alphabet.token(action) for action in match.position.choices(seat)]
            fitting = [token for token in tokens if seat == 0 and fits(match.position, token)]
            if fitting:
                return match, fitting[0]
            match.play(seat, loaded.alphabet.action(chance.choice(tokens)))
    raise AssertionError(f"nothing of the kind is offered in {game}")


def builds(_: Position, token: str) -> bool:
    return token.startswith("build:")


def turns_a_wheel(position: Position, token: str) -> bool:
    events = position.preview(0, load_game("glass-road").alphabet.action(token))
    return any(event.kind == "turned" and event.seat == 0 for event in events)


def plays_a_card(position: Position, token: str) -> bool:
    view = position.observe(0)
    return token.startswith("card:") and isinstance(view, RoadView) and not view.players[0].choosing


def test_wheels_turn_as_wheels(site: Site, browser: Browser) -> None:
    match, token = sought("glass-road", 2, turns_a_wheel)
    with person(browser, site.url) as ada:
        sit_at(ada, site.seated(match))
        moved = moved_by(ada, token)
    on_ring = [one for one in moved if one["piece"].startswith("wheel0") and len(one["places"]) > 2]
    assert len([one for one in on_ring if math.hypot(*one["places"][0]) > FAR]) > 2
    for one in on_ring:
        first, middle, last = one["places"][0], one["places"][4], one["places"][-1]
        assert 150 <= one["duration"] <= 300
        assert math.hypot(*last) < 0.1
        if math.hypot(*first) > FAR:
            assert math.dist(middle, [part / 2 for part in first]) > 1  # the way bends


def test_cubes_become_the_building(site: Site, browser: Browser) -> None:
    match, token = sought("tiny-towns", 2, builds)
    cubes = token.split(":")[2].split("-")
    with person(browser, site.url) as ada:
        sit_at(ada, site.seated(match))
        first = moved_by(ada, token)
        moved = [*first, *moved_by(ada, ada.tokens()[0])] if not any(one["going"] for one in first) else first
    assert len([one for one in moved if one["going"]]) == len(cubes)
    assert all(150 <= one["duration"] <= 300 for one in moved)
    assert {one["piece"] for one in moved if not one["going"]} == {f"built0-{cubes[0]}"}


def test_a_card_is_seen_to_be_played(site: Site, browser: Browser) -> None:
    match, token = sought("glass-road", 2, plays_a_card)
    with person(browser, site.url) as ada:
        sit_at(ada, site.seated(match))
        moved = moved_by(ada, token)
    (played,) = [one for one in moved if one["piece"] == f"card0-{token.partition(':')[2]}"]
    assert math.hypot(*played["places"][0]) > 50


@pytest.mark.parametrize("game", ["tiny-towns", "black-forest", "haspelknecht"])
def test_nothing_fades_that_did_not_change(site: Site, browser: Browser, game: str) -> None:
    match = begun(game, 2, 0 if game == "tiny-towns" else 30)
    with person(browser, site.url) as ada:
        sit_at(ada, site.seated(match))
        before = pieces(ada)
        moved = moved_by(ada, ada.tokens()[0])
        assert {one["piece"] for one in moved if one["fades"]} <= pieces(ada) - before


def pieces(someone: Person) -> set[str]:
    found: list[str] = someone.page.eval_on_selector_all(
        "svg [data-piece]", "nodes => nodes.filter(node => node.checkVisibility()).map(node => node.dataset.piece)"
    )
    return {*found}


def test_nothing_moves_with_reduced_motion(site: Site, browser: Browser) -> None:
    match, token = sought("tiny-towns", 2, builds)
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, site.seated(match))
        assert moved_by(ada, token) == []
        assert moved_by(ada, ada.tokens()[0]) == []
