"""The page of baselines is made of what was played, and the plan has every game with every number of seats."""

import time
from dataclasses import replace
from pathlib import Path

from tools.baselines import PAGE, folder_of, leagues, page, play, read_plan, rows
from waldglas.games import GAMES, load_game


def test_the_plan_has_every_game_and_seat_count_and_bot() -> None:
    plan = read_plan()
    planned = {(league.slug, league.seats, name) for names, league in leagues(plan) for name in names}
    for slug in GAMES.slugs():
        game = load_game(slug)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            assert {name for where, there, name in planned if (where, there) == (slug, seats)} == set(plan["bots"])


def test_no_two_leagues_share_a_folder(tmp_path: Path) -> None:
    folders = [folder_of(tmp_path, names, league) for names, league in leagues(read_plan())]
    assert len(folders) == len(set(folders))


def test_what_was_played_stands_on_the_page(tmp_path: Path) -> None:
    plan = read_plan()
    plan["leagues"] = [{"bots": ["greedy", "random"], "games": 2}]
    for names, league in leagues(plan, "tiny-towns"):
        if league.seats <= 2:
            play(league, folder_of(tmp_path, names, league), 2, 1, time.time() + 60)
    greedy, by_chance = rows(plan, tmp_path, "tiny-towns", 2)
    assert greedy[:3] == ["greedy", "random", "2"]
    assert greedy[3].startswith("100% (")
    assert by_chance[3].startswith("0% (")
    alone = [row[:4] for row in rows(plan, tmp_path, "tiny-towns", 1)]
    assert alone == [["greedy", "–", "2", "–"], ["random", "–", "2", "–"]]
    assert "| greedy | random | – | – | – | – |" in page(plan, tmp_path)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    names, league = next(found for found in leagues(read_plan(), "tiny-towns") if found[1].seats == 2)
    some = replace(league, games=4)
    folder = folder_of(tmp_path, names, some)
    for _ in range(4):
        play(some, folder, 4, 1, time.time())
    play(some, folder, 4, 1, time.time() + 60)
    assert len((folder / "matches.jsonl").read_text(encoding="utf-8").splitlines()) == 4


def test_the_page_is_there() -> None:
    told = PAGE.read_text(encoding="utf-8")
    for slug in GAMES.slugs():
        assert f"## {load_game(slug).title}" in told
