"""Random games and counted trees."""

from waldglas.core.playout import perft, random_game
from waldglas.core.rng import seeded
from waldglas.games import load_game


def test_random_game_plays_to_the_end_and_keeps_its_moves() -> None:
    game = load_game("tiny-towns")
    moves: list[int] = []
    position = game.start(3, {"caller": "random"}, 5)
    made = random_game(position, [seeded(1, f"seat {seat}") for seat in range(3)], moves)
    assert position.over()
    assert made == position.moves == len(moves) // 2
    again = game.start(3, {"caller": "random"}, 5)
    for i in range(0, len(moves), 2):
        again.play(moves[i], moves[i + 1])
    assert again.observe(None).data() == position.observe(None).data()


def test_random_game_depends_on_its_generators_only() -> None:
    game = load_game("tiny-towns")
    ends = []
    for seed in (1, 1, 2):
        position = game.start(2, {"caller": "master-builder"}, 0)
        random_game(position, [seeded(seed, f"seat {seat}") for seat in range(2)])
        ends.append(position.observe(None).data())
    assert ends[0] == ends[1] != ends[2]


def test_perft_counts_sequences() -> None:
    position = load_game("tiny-towns").start(2, {"caller": "caller"})
    assert [perft(position, depth) for depth in range(4)] == [1, 5, 5 * 16, 5 * 16 * 5]
    assert position.moves == 0


def test_perft_of_a_finished_game_is_one() -> None:
    position = load_game("tiny-towns").start(1)
    random_game(position, [seeded(0, "seat 0")])
    assert perft(position, 3) == 1
