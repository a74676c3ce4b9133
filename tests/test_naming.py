"""Games speak of seats; tables put the players' names in."""

from random import Random

from tests.command import run
from tests.play import walk
from waldglas.core.journal import EVERYBODY, Event
from waldglas.core.message import Message, Player
from waldglas.draw.advice import Advice
from waldglas.games import load_game
from waldglas.words import speaker_for

NAMES = ["Anna", "Ben", "Cleo"]
DUE = "question-pay-due"


def named(question: Message) -> str:
    due = question.values["to"]
    assert isinstance(due, Player)
    return f"Pay a basic good to {NAMES[due.seat]}, whose pawn is in the village."


def moves_to_a_due(seed: int) -> tuple[list[str], str]:
    """A game by chance up to the moment at which somebody pays for another's pawn, and the question."""
    position = load_game("black-forest").start(3, {}, seed)
    moves: list[str] = []
    for seat, action in walk(position, Random(seed)):
        question = position.question(seat)
        if isinstance(question, Message) and question.id == DUE:
            return moves, f"{NAMES[seat]}: {named(question)}"
        moves.append(position.alphabet.token(action))
    raise AssertionError("nobody has entered a village with a pawn")


def test_a_question_in_the_terminal_has_names() -> None:
    moves, question = moves_to_a_due(4)
    words = ("play", "black-forest", "--seats", ",".join(f"me:{name}" for name in NAMES), "--seed", "4")
    shown = run(*words, typed="\n".join(moves) + "\n").stdout
    assert question in " ".join(shown.split())
    assert "to seat" not in shown


def test_an_event_in_the_terminal_has_names() -> None:
    game = load_game("haspelknecht")
    told = speaker_for(game, NAMES).say(game.describe(Event("paid_afar", 0, [0, 2], 1, EVERYBODY)))
    assert told == "Anna gave 1 food to Cleo for a distant development."


def test_a_drawing_has_names() -> None:
    position = load_game("black-forest").start(3, {}, 4)
    for seat, _ in walk(position, Random(4)):
        question = position.question(seat)
        if isinstance(question, Message) and question.id == DUE:
            advice = Advice(load_game("black-forest"), position, seat).naming(NAMES)
            assert advice.question() == named(question)
            assert "seat" not in advice.question()
            return
    raise AssertionError("nobody has entered a village with a pawn")
