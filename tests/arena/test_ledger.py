"""The folder of a league: nothing lost, nothing twice, nothing mixed up."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.leagues import SMALL, beaten, played
from waldglas.arena.ledger import MATCHES, PLAN, BadFolder, Ledger, read_plan, read_results
from waldglas.core.record import read_record
from waldglas.games import load_game

RESULTS = beaten("greedy", "random", 3)


def filled(folder: Path) -> Path:
    with Ledger(folder, SMALL) as ledger:
        for result in RESULTS:
            ledger.keep(result, f"record {result.match}")
    return folder


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    folder = filled(tmp_path / "new" / "league")
    assert [result.line() for result in read_results(folder)] == [result.line() for result in RESULTS]
    assert (folder / "records" / "tiny-towns-000002.txt").read_text() == "record 2"
    assert read_plan(folder) == SMALL.plan()


def test_a_line_that_was_being_written_is_cut_off(tmp_path: Path) -> None:
    folder = filled(tmp_path / "league")
    whole = (folder / MATCHES).read_bytes()
    (folder / MATCHES).write_bytes(whole[:-20])
    assert [result.match for result in read_results(folder)] == [1, 2]
    with Ledger(folder, SMALL) as ledger:
        ledger.keep(RESULTS[2], "record 3")
    assert (folder / MATCHES).read_bytes() == whole


def test_a_match_counts_once(tmp_path: Path) -> None:
    folder = filled(tmp_path / "league")
    with Ledger(folder, SMALL) as ledger:
        ledger.keep(RESULTS[0], "record 1")
        assert [result.match for result in ledger.results()] == [1, 2, 3]


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    folder = filled(tmp_path / "league")
    lines = (folder / MATCHES).read_text().splitlines(keepends=True)
    (folder / MATCHES).write_text(lines[0] + "nonsense\n" + lines[2])
    with pytest.raises(BadFolder, match=r"line 2 of .* is damaged"):
        read_results(folder)


def test_the_folder_of_another_league_is_left_alone(tmp_path: Path) -> None:
    folder = filled(tmp_path / "league")
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    with pytest.raises(BadFolder, match="another league: there 'seed' is 1, here it is 2; choose another folder"):
        Ledger(folder, replace(SMALL, seed=2))
    with pytest.raises(BadFolder, match="there 'options'"):
        Ledger(folder, replace(SMALL, options={"caller": "random"}))
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadFolder, match="not empty and holds no league"):
        Ledger(tmp_path, SMALL)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
    (tmp_path / PLAN).write_text("[")
    with pytest.raises(BadFolder, match="damaged"):
        Ledger(tmp_path, SMALL)


def test_two_programs_do_not_play_into_one_folder(tmp_path: Path) -> None:
    with Ledger(tmp_path / "league", SMALL), pytest.raises(BadFolder, match="another program is playing"):
        Ledger(tmp_path / "league", SMALL)
    Ledger(tmp_path / "league", SMALL).file.close()


def test_a_league_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = played(SMALL, tmp_path / "whole")
    half = tmp_path / "half"
    with Ledger(half, SMALL) as ledger:
        for result in (whole[3], whole[0]):
            ledger.keep(result, "kept")
    results = played(SMALL, half)
    assert [result.match for result in results] == [1, 2, 3, 4]
    assert results[0] == whole[0]
    assert (half / "records" / "tiny-towns-000001.txt").read_text() == "kept"
    for match in (2, 3):
        text = (half / "records" / f"tiny-towns-{match:06}.txt").read_text()
        assert text == (tmp_path / "whole" / "records" / f"tiny-towns-{match:06}.txt").read_text()
        assert read_record(text, load_game).replay().over()


def test_a_league_goes_on_with_more_games_and_not_with_fewer(tmp_path: Path) -> None:
    first = played(SMALL, tmp_path / "league")
    longer = replace(SMALL, games=8)
    assert [result.line() for result in played(longer, tmp_path / "league")[:4]] == [result.line() for result in first]
    assert len(read_results(tmp_path / "league")) == 8
    assert read_plan(tmp_path / "league") == longer.plan()
    with pytest.raises(BadFolder, match="there 'games' is 8, here it is 4"):
        Ledger(tmp_path / "league", SMALL)
