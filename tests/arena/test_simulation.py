"""Many games: their seeds, their blocks, their tally."""

from pathlib import Path

import pytest

from waldglas.arena.simulation import Plan, RecordExists, Tally, simulate
from waldglas.core.errors import BadSeats
from waldglas.core.record import read_record
from waldglas.core.rng import game_seed
from waldglas.games import load_game


def plan(games: int = 7, folder: Path | None = None, bots: tuple[str, ...] = ("random", "random")) -> Plan:
    return Plan("tiny-towns", {}, list(bots), {"caller": "town-hall"}, games, 1, folder)


def silent(_: int) -> None:
    pass


def test_each_game_has_a_seed_of_its_own() -> None:
    seeds = {game_seed(seed, number) for seed in range(3) for number in range(1, 200)}
    assert len(seeds) == 3 * 199
    assert all(0 <= seed < 2**64 for seed in seeds)


@pytest.mark.parametrize(
    ("seed", "number", "expected"),
    [
        (0, 1, 3606801928462591726),
        (1, 1, 7754092306775310339),
        (1, 2, 1670224107546010300),
        (2, 1, 17833771874225823944),
        (2**64 - 1, 1000, 1061281789147223859),
    ],
)
def test_seeds_stay_what_they_are(seed: int, number: int, expected: int) -> None:
    """Whoever plays a league again, years later, gets the same deals."""
    assert game_seed(seed, number) == expected


@pytest.mark.parametrize("games", [1, 7, 100, 101, 12345, 1_000_000])
def test_blocks_hold_every_game_once(games: int) -> None:
    blocks = plan(games).blocks()
    assert sum(len(block) for block in blocks) == games
    assert [block.start for block in blocks[1:]] == [block.stop for block in blocks[:-1]]
    assert (blocks[0].start, blocks[-1].stop) == (1, games + 1)


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(plan(5), 1, heard.append)
    assert heard == [1, 2, 3, 4, 5]


def test_records_hold_the_games_that_were_counted(tmp_path: Path) -> None:
    tally = simulate(plan(4, tmp_path / "new" / "folder"), 1, silent)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"tiny-towns-00000{number}.txt" for number in (1, 2, 3, 4)]
    ends = [read_record(file.read_text(), load_game).replay() for file in files]
    assert tally.scores == [sum(end.scores()[seat] for end in ends) for seat in range(2)]
    assert tally.choices == sum(end.moves for end in ends)


@pytest.mark.parametrize("recorded", [True, False])
@pytest.mark.parametrize("jobs", [1, 2])
def test_figures_are_the_same_recorded_or_not_and_on_any_number_of_cores(
    tmp_path: Path, recorded: bool, jobs: int
) -> None:
    """Six games with one town, by the seeds above."""
    called = Plan("tiny-towns", {}, ["random"] * 2, {"caller": "caller"}, 6, 1, tmp_path if recorded else None)
    assert simulate(called, jobs, silent) == Tally([-79.0, 0.0], [6, 0], games=6, choices=243)


def test_a_plan_refuses_what_it_cannot_play_or_would_overwrite(tmp_path: Path) -> None:
    with pytest.raises(BadSeats):
        plan(bots=("random",) * 7).check()
    (tmp_path / "tiny-towns-000003.txt").write_text("mine")
    with pytest.raises(RecordExists, match="tiny-towns-000003"):
        plan(4, tmp_path).check()
    plan(2, tmp_path).check()


def test_a_shared_victory_is_a_share_for_each() -> None:
    """Alone in a game that all win, each has the whole; of two that are equal, half."""
    position = Plan("tiny-towns", {}, ["random"] * 2, {}, 1, 1).record(load_game("tiny-towns"), 1).start()
    assert position.winners() == [0, 1]
    tally = Tally([0.0, 0.0], [0.0, 0.0])
    tally.count(position)
    assert tally.wins == [0.5, 0.5]
