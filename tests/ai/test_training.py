"""Learning by self-play: methods, schedules, the command line, and every table of every game for some games."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from librt.vecs import vec

from waldglas.ai.training.__main__ import main
from waldglas.ai.training.methods import (
    Coherence,
    FallingRates,
    LeastSquares,
    Method,
    Pace,
    Rows,
    Sample,
    solve,
)
from waldglas.ai.training.trainer import (
    Episode,
    NothingToLearn,
    TrainingSettings,
    falling,
    pace_at,
    run,
)
from waldglas.ai.weights import FULL, read_weights
from waldglas.build import compiled
from waldglas.core.packed import packed
from waldglas.games import GAMES, kit_of
from waldglas.games.kit import Kit

PACE = Pace(1.0, 0.0, 0.1, 0.0, tested=False)
GAMES_LEARNED = 200 if compiled() else 4  # in plain Python a game takes seconds
TABLES = [(slug, table) for slug in GAMES.slugs() for table in kit_of(slug).trainer().tables]


def rows_of(*rows: list[float]) -> Rows:
    return [vec[float](row) for row in rows]


def numbers(rows: Rows) -> list[list[float]]:
    return [list(row) for row in rows]


def sample(features: list[int], row: int, share: float, points: float) -> Sample:
    return Sample(packed(features), row, share, points)


def learned(*arguments: str) -> str:
    result = CliRunner().invoke(main, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


# Methods


def test_a_sample_between_two_rows_is_worth_a_mixture() -> None:
    method = Coherence(rows_of([1.0, 2.0, 0.0], [5.0, 6.0, 0.0]), 0.9)
    assert method.value(sample([0, 1], 0, 0.25, 10.0)) == pytest.approx(10 + 3 + 0.25 * 8)
    assert method.value(sample([1], 1, 0.0, 0.0)) == 6.0


def test_an_error_is_shared_by_the_features_and_the_rows() -> None:
    method = Coherence(rows_of([0.0, 0.0, 0.0], [0.0, 0.0, 0.0]), 0.9)
    method.learn([sample([0, 2], 0, 0.25, 1.0)], 9.0, PACE)
    assert numbers(method.rows) == [[3.0, 0.0, 3.0], [1.0, 0.0, 1.0]]


def test_moments_learn_from_later_ones_as_far_as_the_trace_reaches() -> None:
    method = Coherence(rows_of([0.0, 0.0]), 0.25)
    method.learn([sample([0], 0, 0.0, 0.0), sample([1], 0, 0.0, 0.0)], 8.0, PACE)
    assert numbers(method.rows) == [[2.0, 8.0]]


def test_nobody_learns_from_a_moment_aside() -> None:
    method = Coherence(rows_of([0.0, 0.0]), 0.25)
    aside = sample([1], 0, 0.0, 0.0)
    aside.aside = True
    method.learn([sample([0], 0, 0.0, 0.0), aside], 8.0, PACE)
    assert numbers(method.rows) == [[8.0, 8.0]]


def test_moments_learn_from_what_a_search_expected() -> None:
    method = Coherence(rows_of([0.0, 0.0]), 0.25)
    searched = sample([1], 0, 0.0, 0.0)
    searched.searched = 4.0
    method.learn([sample([0], 0, 0.0, 0.0), searched], 8.0, PACE)
    assert numbers(method.rows) == [[5.0, 5.0]]


def test_a_weight_that_goes_to_and_fro_moves_less() -> None:
    steady, wavering = Coherence(rows_of([0.0]), 0.9), Coherence(rows_of([0.0]), 0.9)
    for step in (1.0, 1.0, 1.0):
        steady.move(0, packed([0]), 1.0, step, 0.0)
    for step in (1.0, -0.5, 1.0):
        wavering.move(0, packed([0]), 1.0, step, 0.0)
    assert steady.rows[0][0] == pytest.approx(3)
    assert wavering.rows[0][0] == pytest.approx(1 - 0.5 + 1 / 3)


def test_rates_fall_to_a_bound() -> None:
    def moved(trust: float, least: float) -> float:
        method = FallingRates(rows_of([0.0]), 0.9, trust)
        method.move(0, packed([0]), 1.0, 1.0, least)
        return method.rows[0][0]

    assert moved(0.0, 0.0) > moved(300.0, 0.0) > moved(30_000.0, 0.0) > 0
    assert moved(30_000.0, 0.2) == pytest.approx(0.2)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def test_least_squares_find_what_features_bring_and_stay_near_the_next_stage() -> None:
    method = LeastSquares(rows_of([0.0, 0.0], [0.0, 0.0]), 0.5, 0.001, 2, 100)
    for _ in range(20):
        method.learn([sample([0], 0, 0.0, 1.0), sample([0], 1, 0.0, 2.0)], 5.0, PACE)
        method.learn([sample([0], 0, 0.0, 1.0), sample([0, 1], 1, 0.0, 2.0)], 9.0, PACE)
    method.end_round()
    assert list(method.rows[1]) == pytest.approx([3.0, 4.0], abs=0.01)
    assert list(method.rows[0]) == pytest.approx([6.0, 4.0], abs=0.01)


def test_only_the_last_rounds_are_remembered() -> None:
    method = LeastSquares(rows_of([0.0]), 0.5, 0.0, 2, 100)
    for final in (100.0, 1.0, 3.0):
        method.learn([sample([0], 0, 0.0, 0.0)], final, PACE)
        method.end_round()
    assert numbers(method.rows) == [[2.0]]


# Every game's table


def mistake(method: Method, episodes: list[Episode]) -> float:
    """How far what a table expects at the moments of some games is from what came of them, on the mean."""
    misses = [
        abs(method.value(moment) - episode.scores[seat])
        for episode in episodes
        for seat in range(len(episode.scores))
        for moment in episode.samples[seat]
    ]
    return sum(misses) / len(misses)


@pytest.mark.parametrize(("slug", "table"), TABLES)
def test_what_was_learned_foretells_other_games_better_than_the_first_guess(slug: str, table: str) -> None:
    trainer = kit_of(slug).trainer()
    settings = replace(trainer.defaults(table), games=60 if compiled() else 12, walks=0, rounds=1)
    play = trainer.self_play(table, settings, trainer.guess(table), begun=False)
    run(play, lambda *_: None)
    others = [play.game(seed) for seed in range(3)]
    assert mistake(play.method, others) < mistake(Coherence(trainer.guess(table), settings.trace), others)


# Schedules


def test_a_schedule_goes_from_the_first_value_to_the_last() -> None:
    assert [falling(0.4, 0.1, done) for done in (0.0, 0.5, 1.0)] == pytest.approx([0.4, 0.2, 0.1])
    assert [falling(0.4, 0.0, done) for done in (0.0, 0.5, 1.0)] == pytest.approx([0.4, 0.2, 0.0])
    pace = pace_at(TrainingSettings(10, rate=0.4, last_rate=0.1, temperature=1.0, last_temperature=0.25), 0.5)
    assert [pace.rate, pace.temperature] == pytest.approx([0.2, 0.5])
    assert not pace.tested


# The command line


@pytest.mark.parametrize(("slug", "table"), TABLES)
def test_every_table_can_be_learned_and_learned_on(slug: str, table: str, tmp_path: Path) -> None:
    file, more = tmp_path / "one.weights", tmp_path / "more.weights"
    few = ["--walks", "2", "--rounds", "2"] if slug == "haspelknecht" else []
    games = min(GAMES_LEARNED, 24) if few else GAMES_LEARNED
    output = learned(slug, "--table", table, "--games", str(games), "--test", "2", "--out", str(file), *few)
    assert f"{games} games, the last ones with" in output
    weights = read_weights(file)
    assert weights.header["games"] == str(games)
    assert weights.header["command"].startswith(
        f"python -m waldglas.ai.training {slug} --table {table} --games {games}"
    )
    assert "points (2 games" in weights.header["figure"]
    assert weights.rows() != kit_of(slug).trainer().guess(table)
    learned(slug, "--table", table, "--start", str(file), "--games", "2", "--test", "0", "--out", str(more), *few)
    assert read_weights(more).header["games"] == f"{games}; then 2"
    assert read_weights(more).header["command"].startswith(f"{weights.header['command']}; then python -m")
    assert read_weights(more).rows() != weights.rows()


def test_learning_is_the_same_again(tmp_path: Path) -> None:
    files = [tmp_path / "one.weights", tmp_path / "two.weights"]
    for file in files:
        learned("tiny-towns", "--games", "4", "--test", "0", "--exact", "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()
    assert read_weights(files[0]).header["numbers"] == FULL


def test_a_table_may_begin_with_another(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.weights", tmp_path / "together.weights"
    learned("black-forest", "--games", "1", "--test", "0", "--exact", "--out", str(alone))
    arguments = ["--table", "together", "--start", str(alone), "--games", "1", "--test", "0"]
    learned("black-forest", *arguments, "--exact", "--out", str(together))
    assert read_weights(together).header["table"] == "together"
    assert read_weights(together).rows() != read_weights(alone).rows()


def test_a_table_may_only_be_tested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    output = learned("glass-road", "--games", "0", "--test", "1")
    assert "(1 game, without a search)" in output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--table", "duel"], "tiny-towns has no table 'duel'; it has solo, town-hall"),
        (["--start", "solo.weights"], "solo.weights holds no weights"),
    ],
)
def test_wrong_usage_is_one_clear_line(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("solo.weights").write_text("nothing")
    result = CliRunner().invoke(main, ["tiny-towns", *arguments])
    assert result.exit_code == 1
    assert words in result.output


def test_a_game_without_a_trainer_has_nothing_to_learn() -> None:
    class Bare(Kit):
        slug = "bare"

    with pytest.raises(NothingToLearn, match="bare has nothing to learn"):
        Bare().trainer()
