"""Scores as the terminal prints them."""

import io

from rich.console import Console

from waldglas.core.message import Message, Player
from waldglas.games import load_game
from waldglas.terminal.words import results, score_table
from waldglas.words import speaker_for

RECORD_SEED = 3


def test_seats_with_different_lines_share_a_table() -> None:
    """In Black Forest every building is a line of its own."""
    game = load_game("black-forest")
    position = game.start(2, seed=RECORD_SEED)
    while len({len(position.breakdown(seat)) for seat in range(2)}) == 1:
        seat = position.to_act()[0]
        position.play(seat, position.choices(seat)[position.moves % len(position.choices(seat))])
    console = Console(file=io.StringIO(), width=80)
    console.print(score_table(position, speaker_for(game, ["Ada", "Ben"])))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    names = {line.what for seat in range(2) for line in position.breakdown(seat)}
    assert all(speaker_for(game).score(name) in shown for name in names)
    assert results(position, speaker_for(game)) == [Message("terminal-not-over", {"moves": position.moves})]


def test_all_who_win_are_listed() -> None:
    shared = Message("terminal-share", {"winners": [Player(0), Player(1)]})
    assert speaker_for(load_game("tiny-towns"), ["Ada", "Ben"]).say(shared) == "Ada and Ben share the victory."
