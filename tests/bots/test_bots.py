"""Bots: their names, what they are shown, and how well they play."""

import pytest

from waldglas.ai.greedy import GreedyBot, handed_over, points_now
from waldglas.bots import GREEDY, RANDOM, UnknownBot, bot_names, bot_rng, make_bot
from waldglas.bots.table import ask, final_position, imagination, play_game
from waldglas.core.game import Position
from waldglas.core.playout import random_game
from waldglas.core.record import Match, Record
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.kit import Kit

TABLES = [(1, "cards"), (2, "town-hall"), (2, "master-builder"), (3, "caller"), (4, "random")]


class First:
    """Takes the first choice, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose(self, position: Position, seat: int) -> int:
        self.shown.append(position)
        return position.choices(seat)[0]


def played(seats: int, caller: str, names: list[str], seed: int) -> Match:
    match = Match(Record(load_game("tiny-towns"), seats, {"caller": caller}, seed))
    play_game(match, names)
    return match


def town(caller: str, *moves: str, seats: int = 2) -> Position:
    position = load_game("tiny-towns").start(seats, {"caller": caller}, 1)
    for move in moves:
        seat, token = move.split()
        position.play(int(seat), position.alphabet.action(token))
    return position


def choice(bot_name: str, position: Position, seat: int) -> str:
    bot = make_bot(bot_name, load_game("tiny-towns"), 1, seat)
    return position.alphabet.token(bot.choose(position, seat))


def test_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'; there are random, easy, greedy, medium, strong"):
        make_bot("clever", load_game("tiny-towns"), 1, 0)


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_chooses_what_is_offered(name: str) -> None:
    position = town("town-hall")
    bot = make_bot(name, load_game("tiny-towns"), 5, 1)
    assert bot.choose(position.determinize(1, seeded(1, "test")), 1) in position.choices(1)


@pytest.mark.parametrize(("seats", "caller"), TABLES)
def test_random_bots_play_the_same_game_fast_and_one_by_one(seats: int, caller: str) -> None:
    game = load_game("tiny-towns")
    for seed in range(5):
        slow = played(seats, caller, [RANDOM] * seats, seed)
        fast = game.start(seats, {"caller": caller}, seed)
        moves: list[int] = []
        random_game(fast, [bot_rng(seed, seat) for seat in range(seats)], moves)
        for seat in range(seats):
            own = [action for mover, action in slow.record.moves if mover == seat]
            assert own == [moves[i + 1] for i in range(0, len(moves), 2) if moves[i] == seat]
        assert slow.position.scores() == fast.scores()
        assert slow.position.winners() == fast.winners()
        quick = final_position(slow.record, [RANDOM] * seats)
        assert (quick.scores(), quick.moves) == (fast.scores(), fast.moves)


def test_random_bots_use_the_whole_offer() -> None:
    position = town("master-builder")
    bot = make_bot(RANDOM, load_game("tiny-towns"), 1, 0)
    assert {bot.choose(position, 0) for _ in range(200)} == set(position.choices(0))


def test_all_seats_are_asked_before_any_is_played_and_shown_an_imagined_position() -> None:
    match = Match(Record(load_game("tiny-towns"), 3, {"caller": "town-hall"}, 1), journal=True)
    bots = {seat: First() for seat in range(3)}
    picks = ask(match.position, dict(bots), {seat: imagination(1, seat) for seat in range(3)})
    assert [seat for seat, _ in picks] == [0, 1, 2]
    for bot in bots.values():
        assert bot.shown[0] is not match.position
        assert bot.shown[0].moves == 0
        assert bot.shown[0].journal is None


def test_only_seats_with_a_bot_are_asked() -> None:
    match = Match(Record(load_game("tiny-towns"), 3, {"caller": "town-hall"}, 1))
    assert [seat for seat, _ in ask(match.position, {1: First()}, {1: imagination(1, 1)})] == [1]


def test_greedy_completes_a_pattern_and_builds() -> None:
    begun = ["0 call:brick", "0 at:a1", "1 at:a1", "1 call:brick", "0 at:b1", "1 at:d4", "0 call:glass"]
    position = town("master-builder", *begun)
    assert choice(GREEDY, position, 0) == "at:c1"
    position.play(0, position.alphabet.action("at:c1"))
    assert choice(GREEDY, position, 0) == "build:tavern:a1-b1-c1"


def test_greedy_calls_what_it_can_use() -> None:
    begun = ["0 call:brick", "0 at:a1", "1 at:a1", "1 call:brick", "0 at:b1", "1 at:d4"]
    assert choice(GREEDY, town("master-builder", *begun), 0) == "call:glass"


def test_greedy_changes_nothing_while_it_thinks() -> None:
    position = town("town-hall")
    before = position.observe(0).data()
    choice(GREEDY, position, 0)
    assert position.observe(0).data() == before
    assert (position.looking_ahead, position.halted) == (False, False)


def test_greedy_breaks_ties_by_its_own_generator() -> None:
    position = town("town-hall")
    picks = {GreedyBot(lambda *_: 1.0, seeded(seed, "ties")).choose(position, 0) for seed in range(60)}
    assert len(picks) > 8


def test_greedy_plays_the_same_game_again() -> None:
    one, two = (played(2, "town-hall", [GREEDY, GREEDY], 4) for _ in range(2))
    assert one.record.text() == two.record.text()


def test_a_step_ends_when_the_phase_closes() -> None:
    """A lone Master Builder owes the next call at once; that is another step."""
    before = town("master-builder", "0 call:wood", seats=1)
    after = before.copy()
    after.play(0, after.alphabet.action("at:a1"))
    assert after.to_act() == [0]
    assert handed_over(before, after, 0)


def test_a_step_goes_on_while_the_seat_builds() -> None:
    before = town("master-builder", "0 call:wood", "0 at:a1", "0 call:stone", seats=1)
    after = before.copy()
    after.play(0, after.alphabet.action("at:a2"))
    assert not handed_over(before, after, 0)


@pytest.mark.parametrize("caller", ["town-hall", "master-builder"])
def test_greedy_beats_random(caller: str) -> None:
    for seed in range(4):
        names = [GREEDY, RANDOM] if seed % 2 else [RANDOM, GREEDY]
        assert played(2, caller, names, seed).position.winners() == [names.index(GREEDY)]


def test_a_game_without_an_estimate_goes_by_points() -> None:
    assert Kit().heuristic() is points_now
    position = town("master-builder", "0 call:wood", "0 at:a1")
    assert points_now(position, 0) == -1
