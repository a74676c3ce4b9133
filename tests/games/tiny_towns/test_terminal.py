"""Tiny Towns drawn in the terminal."""

import io

from rich.console import Console, RenderableType

from waldglas.core.game import Position
from waldglas.games import load_game
from waldglas.games.tiny_towns.terminal import boards, legend
from waldglas.words import speaker_for


def drawn(what: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(seats: int, caller: str, *moves: str) -> Position:
    position = load_game("tiny-towns").start(seats, {"caller": caller}, 1)
    for move in moves:
        seat, token = move.split()
        position.play(int(seat), position.alphabet.action(token))
    return position


def boards_of(position: Position, names: list[str], width: int = 80) -> str:
    return drawn(
        boards(
            load_game("tiny-towns"),
            position.observe(None),
            speaker_for(load_game("tiny-towns"), names),
        ),
        width,
    )


def test_cubes_buildings_and_empty_squares_have_words() -> None:
    moves = [
        "0 call:wood",
        "0 at:a1",
        "0 call:stone",
        "0 at:a2",
        "0 build:well:a1-a2",
        "0 at:a2",
        "0 call:glass",
        "0 at:d4",
    ]
    shown = boards_of(played(1, "master-builder", *moves), ["Anna"])
    assert "1 │   a1  │" in shown
    assert "2 │  Well │" in shown
    assert "│ glass │" in shown
    assert "Anna · -1 points" in shown


def test_two_towns_fit_side_by_side_into_80_columns() -> None:
    lines = boards_of(played(2, "master-builder"), ["Anna", "Ben"]).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert any("Anna" in line and "Ben" in line for line in lines)


def test_a_narrow_terminal_puts_towns_below_each_other() -> None:
    lines = boards_of(played(2, "master-builder"), ["Anna", "Ben"], 40).splitlines()
    assert max(len(line) for line in lines) <= 40
    assert not any("Anna" in line and "Ben" in line for line in lines)


def test_the_situation_is_told() -> None:
    assert "Anna called:  wood" in boards_of(played(2, "master-builder", "0 call:wood"), ["Anna", "Ben"])
    assert "Cards not seen since the shuffle" in boards_of(played(2, "town-hall"), ["Anna", "Ben"])
    solo = played(1, "cards")
    assert "face up:" in boards_of(solo, ["Anna"])
    assert "The pile: 12 cards never seen\n" in boards_of(solo, ["Anna"]).replace(" \n", "\n")
    chosen = solo.alphabet.token(solo.choices(0)[0])
    after = played(1, "cards", f"0 {chosen}", "0 at:a1")
    assert f"11 cards never seen, then {chosen.removeprefix('card:')}" in boards_of(after, ["Anna"])


def test_the_legend_has_every_blueprint() -> None:
    game = load_game("tiny-towns")
    shown = drawn(legend(game, game.start(2).observe(None), speaker_for(game)))
    assert "Granary" not in shown
    assert all(name in shown for name in ("Cottage", "Farm", "Chapel", "Well", "Theater", "Tavern", "Factory"))
    assert " b  s  s  b " in shown


def test_the_legend_has_the_cards_in_play_and_the_monuments() -> None:
    game = load_game("tiny-towns")
    view = game.start(2, {"cards": "granary", "monuments": "yes"}).observe(None)
    shown = drawn(legend(game, view, speaker_for(game)), 100)
    assert all(name in shown for name in ("Granary", "Chapel", "Barrett Castle", "Statue of the Bondmaker"))
    assert "Farm" not in shown
