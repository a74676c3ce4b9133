"""Haspelknecht in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from tests.games.haspelknecht.draw.moments import GAME, moments, recorded
from waldglas.core.game import Position
from waldglas.games.haspelknecht.terminal import boards, legend
from waldglas.words import speaker_for


def shown(position: Position, seat: int | None) -> str:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(boards(GAME, position.observe(seat), speaker_for(GAME, ["Ada", "Ben", "Cy", "Di"])))
    return captured.get()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_fit_eighty_columns(seats: int) -> None:
    for position in moments(seats, {}, seed=seats, every=60):
        text = shown(position, 0)
        assert max(len(line) for line in text.splitlines()) <= 80
        assert text.count("Tunnel") == seats
        assert text.count("Pool ") == seats
        assert text.count("<") == 4 * (seats + 1)


def test_a_mine_shows_its_coal_and_wood() -> None:
    position = next(moments(2, {}, seed=1))
    assert "Pinge ●●● : ●● : ●● · 1 pit water" in shown(position, 0)
    assert "Tunnel : ●● : ● : ●● : ● : ●● : ● : ●●" in shown(position, 0)
    *_, last = recorded("4-first")
    assert "Pinge exhausted · shaft: " in shown(last, None)


def test_only_the_own_plan_is_shown_while_all_plan() -> None:
    position = next(position for position in moments(3, {}, seed=1) if position.secret)
    assert shown(position, 0).count("Plan: hidden") == 2
    assert shown(position, None).count("Plan: hidden") == 3


def test_the_legend_lists_the_developments() -> None:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(legend(GAME, speaker_for(GAME)))
    text = captured.get()
    assert max(len(line) for line in text.splitlines()) <= 80
    assert all(str(development.printed) in text for development in GAME.haspel_facts.developments)
