"""Black Forest in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.black_forest.terminal import boards, legend
from waldglas.words import speaker_for

GAME = load_game("black-forest")


def played(seats: int, choices: int) -> Position:
    position = GAME.start(seats, seed=seats)
    rng = seeded(seats, "terminal")
    for _ in range(choices):
        for seat in position.to_act()[:1]:
            offered = position.choices(seat)
            position.play(seat, offered[rng.below(len(offered))])
    return position


def shown(position: Position, seat: int | None) -> str:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(boards(GAME, position.observe(seat), speaker_for(GAME, ["Ada", "Ben", "Cy", "Di"])))
    return captured.get()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_boards_fit_eighty_columns(seats: int) -> None:
    text = shown(played(seats, 60 * seats), 0)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert text.count("Glassmaking: glass") == seats
    assert "Herzogenweiler" in text
    assert ("Year" in text) == (seats == 1)


def test_pawns_stand_in_their_villages() -> None:
    position = played(2, 40)
    places = position.observe(0).data()["pawns"]
    text = " ".join(shown(position, 0).split())
    assert "(Ada)" in text or places[0] in ("hermit", "count", "captain", "market", "feudal_lord", "freiburg")
    assert "(neutral)" in text


def test_the_legend_lists_the_tradespeople() -> None:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(legend(GAME, speaker_for(GAME)))
    assert "Traveling Merchant" in captured.get()
    assert len(captured.get().splitlines()) >= 18
