"""The kind of an event says what happened in any game: two games share one only where it means the same."""

from collections import Counter

from tests.contract.setups import every_game
from waldglas.core.journal import ENDED, Event
from waldglas.games import load_game
from waldglas.games.black_forest.rules import messages as black_forest
from waldglas.games.glass_road.rules import messages as glass_road
from waldglas.games.haspelknecht.rules import messages as haspelknecht
from waldglas.games.tiny_towns.rules import messages as tiny_towns

TABLES = [black_forest.EVENTS, glass_road.EVENTS, haspelknecht.EVENTS, tiny_towns.EVENTS]
# What several games tell, with how many values: a good and a number, a tile and a space, a wheel and its turns …
SHARED = {ENDED: 0, "year": 1, "gained": 2, "paid": 2, "placed": 2, "removed": 2, "turned": 2, "builds": 1}
LOUD = {"turned", ENDED}
CHAPTERS = {"year", "period"}


def test_two_games_share_a_kind_only_where_it_means_the_same() -> None:
    tellers = Counter(kind for table in TABLES for kind in table)
    assert {kind for kind, games in tellers.items() if games > 1} == set(SHARED)
    for table in TABLES:
        assert all(len(table[kind]) == SHARED[kind] for kind in table if kind in SHARED)


def test_a_kind_has_its_table_entry() -> None:
    for table, slug in zip(TABLES, ("black-forest", "glass-road", "haspelknecht", "tiny-towns"), strict=True):
        told = {event.kind for event in journal(slug)}
        special = {"visited", "used_building", "ability", "lost", *black_forest.ANIMAL_EVENTS}
        assert told - special <= set(table)


@every_game
def test_what_is_loud_is_loud_in_every_game(slug: str) -> None:
    events = journal(slug)
    assert {event.kind for event in events if event.loud} == {event.kind for event in events} & LOUD
    assert {event.kind for event in events if event.chapter} == {event.kind for event in events} & CHAPTERS
    assert all(event.loud == (event.kind in LOUD) for event in events)


def journal(slug: str) -> list[Event]:
    """What is told in a game of first choices."""
    game = load_game(slug)
    position = game.start(game.fewest_seats, seed=3, journal=True)
    while owing := position.to_act():
        choices = position.choices(owing[0])
        position.play(owing[0], choices[position.moves % len(choices)])
    return position.journal or []
