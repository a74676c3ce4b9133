"""The estimate that the greedy bot plays by."""

from random import Random

from tests.games.black_forest.rules.scene import Scene
from tests.play import play_out
from waldglas.bots import GREEDY, RANDOM
from waldglas.bots.table import play_game
from waldglas.core.record import Match, Record
from waldglas.games import load_game
from waldglas.games.black_forest.ai.heuristic import estimate
from waldglas.games.black_forest.rules.domain import Progress


def test_at_the_end_only_points_count() -> None:
    position = load_game("black-forest").start(3, {"turn_limit": "10"}, 1)
    play_out(position, Random(1))
    assert [estimate(position, seat) for seat in range(3)] == position.scores()


def running() -> Scene:
    return Scene().give(brick=2, wood=2, provision=1, provision_high=2).pawn(0, "v1-1").turn()


def test_more_is_better() -> None:
    plain = estimate(running().position, 0)
    for better in (
        running().give(glass=1),
        running().give(meat=1),
        running().animals(cattle=1),
        running().own("clay_pit"),
        running().lay(pasture="b2"),
    ):
        assert estimate(better.position, 0) > plain
    estate = running()
    Progress(3).run(estate.position, 0)
    assert estimate(estate.position, 0) > plain


def test_hopes_fade() -> None:
    early, late = running(), running()
    late.position.trigger = 1
    assert estimate(late.position, 0) < estimate(early.position, 0)


def test_greedy_beats_random() -> None:
    match = Match(Record(load_game("black-forest"), 2, {"turn_limit": "10"}, 6))
    play_game(match, [GREEDY, RANDOM])
    assert match.position.winners() == [0]
