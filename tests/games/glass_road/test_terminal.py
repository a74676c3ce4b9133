"""Glass Road in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.glass_road.terminal import boards, legend
from waldglas.words import speaker_for

GAME = load_game("glass-road")


def played(seats: int, rounds: int) -> Position:
    position = GAME.start(seats, seed=seats)
    rng = seeded(seats, "terminal")
    for _ in range(rounds):
        for seat in position.to_act():
            choices = position.choices(seat)
            position.play(seat, choices[rng.below(len(choices))])
    return position


def shown(position: Position, seat: int | None) -> str:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(boards(GAME, position.observe(seat), speaker_for(GAME, ["Ada", "Ben", "Cy", "Di"])))
    return captured.get()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_boards_fit_eighty_columns(seats: int) -> None:
    position = played(seats, 40)
    text = shown(position, 0)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Building period" in text
    assert "Glass wheel: glass" in text
    assert text.count("Start buildings:") == seats


def test_the_offer_says_cost_and_effect() -> None:
    text = shown(GAME.start(2, seed=1), 0)
    assert "Processing (26 left)" in text
    assert text.count("★") == 4


def test_only_the_own_hand_is_shown() -> None:
    position = played(3, 5)
    assert position.secret
    hand = position.observe(0).data()["players"][0]["hand"]
    assert len(hand) == 5
    own, spectator = shown(position, 0), shown(position, None)
    assert own.count("Hand: ") == 3
    assert all(GAME.facts.entry(f"specialist.{card}")["name"] in " ".join(own.split()) for card in hand)
    assert spectator.count("Hand: 5 cards") == 3


def test_the_legend_lists_the_specialists() -> None:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(legend(GAME, speaker_for(GAME)))
    assert captured.get().count("; or ") == 15
