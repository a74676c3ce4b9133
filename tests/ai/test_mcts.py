"""The tree search: what it finds, what it keeps, and that it looks at nothing hidden."""

import pytest

from waldglas.ai.evaluator import Evaluator, sample, softmax
from waldglas.ai.mcts import FEWEST_TRIED, MOST_NODES, Node, Search, count_nodes
from waldglas.core.game import Position
from waldglas.core.rng import Rng, seeded
from waldglas.games import GAMES, kit_of, load_game
from waldglas.games.kit import Kit


def begun(slug: str, seats: int, seed: int = 1) -> Position:
    return load_game(slug).start(seats, None, seed)


def searched(position: Position, seat: int, walks: int, seed: int = 1, slug: str = "tiny-towns") -> Search:
    search = Search(kit_of(slug).evaluator(), seeded(seed, "search"))
    search.begin(seat)
    search.run(position, walks)
    return search


def every_node(root: Node) -> list[Node]:
    found = [root]
    for node in found:
        for edge in node.edges:
            found.extend(edge.nodes)
    return found


def one_cube_before_a_tavern() -> Position:
    position = load_game("tiny-towns").start(2, {"caller": "master-builder"}, 1)
    for move in ["0 call:brick", "0 at:a1", "1 at:a1", "1 call:brick", "0 at:b1", "1 at:d4", "0 call:glass"]:
        seat, token = move.split()
        position.play(int(seat), position.alphabet.action(token))
    return position


def test_likelihoods_add_up_and_prefer_what_promises_more() -> None:
    shares = softmax([1.0, 3.0, 2.0], 1.5)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[2] > shares[0]


def test_drawn_follows_the_shares() -> None:
    rng = seeded(1, "shares")
    picks = [sample([0.7, 0.0, 0.3], rng) for _ in range(2000)]
    assert set(picks) == {0, 2}
    assert 1300 < picks.count(0) < 1500


def test_the_search_finishes_a_pattern() -> None:
    position = one_cube_before_a_tavern()
    search = Search(Evaluator(), seeded(1, "search"))
    search.begin(0)
    search.run(position, 300)
    assert position.alphabet.token(search.root.best().action) == "at:c1"


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_search_changes_nothing_and_adds_up(slug: str) -> None:
    game = load_game(slug)
    for seats in (game.fewest_seats, game.most_seats):
        position = begun(slug, seats)
        seat = position.to_act()[0]
        before = position.observe(seat).data()
        search = searched(position, seat, 60, slug=slug)
        assert position.observe(seat).data() == before
        assert search.root.visits == 60
        assert {edge.action for edge in search.root.edges} == set(position.choices(seat))
        for node in every_node(search.root):
            assert sum(edge.visits for edge in node.edges) == node.visits
            assert sum(edge.total for edge in node.edges) == pytest.approx(node.total)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_same_seed_finds_the_same(slug: str) -> None:
    position = begun(slug, 2)
    seat = position.to_act()[0]
    one, two = (searched(position, seat, 80, slug=slug) for _ in range(2))
    assert [(edge.action, edge.visits, edge.total) for edge in one.root.edges] == [
        (edge.action, edge.visits, edge.total) for edge in two.root.edges
    ]


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_choices_look_the_same_in_positions_that_a_seat_cannot_tell_apart(slug: str) -> None:
    """What is hidden does not show through the priors."""
    position = begun(slug, 2)
    seat = position.to_act()[0]
    other = position.determinize(seat, seeded(99, "other"))
    one, two = (searched(each, seat, 1, slug=slug) for each in (position, other))
    assert [edge.action for edge in one.root.edges] == [edge.action for edge in two.root.edges]
    assert [edge.prior for edge in one.root.edges] == pytest.approx([edge.prior for edge in two.root.edges])


def test_others_who_choose_at_the_same_time_are_no_part_of_the_tree() -> None:
    position = begun("glass-road", 3)
    assert position.secret
    search = searched(position, 1, 300, slug="glass-road")
    assert all(node.seat == 1 for node in nodes_of_the_phase(search.root))


def nodes_of_the_phase(root: Node) -> list[Node]:
    return [root, *(node for edge in root.edges for node in edge.nodes)]


def test_a_wide_decision_is_widened_by_and_by() -> None:
    position = begun("tiny-towns", 1)
    position.play(0, position.choices(0)[0])
    assert len(position.choices(0)) == 16
    few = searched(position, 0, 3)
    assert sum(1 for edge in few.root.edges if edge.offered) <= FEWEST_TRIED + 3
    many = searched(position, 0, 400)
    assert sum(1 for edge in many.root.edges if edge.offered) == 16


def test_of_other_seats_no_more_replies_are_tried_than_the_game_wants() -> None:
    evaluator = Evaluator()
    evaluator.replies = 2
    search = Search(evaluator, seeded(1, "search"))
    search.begin(0)
    search.run(begun("black-forest", 2), 300)
    tried = {
        seat: max(sum(edge.visits > 0 for edge in node.edges) for node in every_node(search.root) if node.seat == seat)
        for seat in (0, 1)
    }
    assert tried[0] > 2
    assert tried[1] == 2


def test_following_a_choice_keeps_what_was_found_below_it() -> None:
    position = begun("tiny-towns", 1)
    search = searched(position, 0, 400)
    edge = search.root.best()
    below = edge.nodes[0]
    assert search.follow(edge.action, 0, 0)
    assert search.root is below
    assert search.nodes == count_nodes(below) < MOST_NODES


def test_nothing_is_kept_below_a_choice_that_was_never_tried() -> None:
    position = begun("tiny-towns", 1)
    search = searched(position, 0, 1)
    untried = next(edge for edge in search.root.edges if not edge.visits)
    assert not search.follow(untried.action, 0, 0)


def test_moments_after_different_draws_are_told_apart() -> None:
    """The solo game of Glass Road draws the cards of a hand by chance; each has abilities of its own."""
    position = begun("glass-road", 1)
    while position.together and len(position.choices(0)) > 1 and position.moves < 2:
        position.play(0, position.choices(0)[0])
    search = searched(position, 0, 300, slug="glass-road")
    drawn_cards = [node.shown for node in search.root.best().nodes]
    assert len(drawn_cards) == len(set(drawn_cards)) == 3


def test_a_line_begins_with_its_choice_and_can_be_played() -> None:
    position = one_cube_before_a_tavern()
    search = searched(position, 0, 150)
    line = search.line(search.root.best(), 4)
    assert line[0] == (0, search.root.best().action)
    assert 2 <= len(line) <= 4


def test_a_lead_counts_beside_points() -> None:
    search = Search(Evaluator(), seeded(1, "search"))
    assert search.value([10.0, 4.0, 8.0], 0) == 10 + 0.5 * 2
    assert search.value([10.0, 4.0, 8.0], 1) == 4 - 0.5 * 6
    assert search.value([7.0], 0) == 7


def test_a_game_of_which_nothing_is_known_goes_by_points() -> None:
    evaluator = Kit().evaluator()
    position = begun("tiny-towns", 1)
    assert evaluator.evaluate(position, 0) == position.scores()[0]
    assert evaluator.turn(position) == position.moves
    assert evaluator.policy(position, 0, Rng()) in position.choices(0)
