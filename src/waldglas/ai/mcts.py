"""An information-set Monte Carlo tree search over the contract.

Every walk imagines what the searching seat cannot know, goes down the tree by what this imagined position allows,
adds one node, and judges for all seats the position it has come to. Each seat takes what is best for itself.
What other seats choose at the same time as the searching one is no part of the tree: they play by the policy,
so that nobody answers a choice that it could not see.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from waldglas.ai.evaluator import NO_END, Evaluator
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat

MOST_NODES: Final = 40_000
FEWEST_TRIED: Final = 4


class Edge:
    """A choice at a node, and what came of it."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action: Final = action
        self.prior: Final = prior
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.nodes: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def expected(self) -> float:
        """The points that the seat may expect after this choice."""
        return self.points / self.visits if self.visits else 0.0

    def node_for(self, seat: Seat, shown: int) -> Node | None:
        for node in self.nodes:
            if node.seat == seat and node.shown == shown:
                return node
        return None


class Node:
    """A moment at which a seat chooses, known by the choices that led there and by what the game says was shown."""

    def __init__(self, seat: Seat, shown: int) -> None:
        self.seat: Final = seat
        self.shown: Final = shown
        self.offered: list[int] = []
        self.edges: list[Edge] = []
        self.visits = 0
        self.total = 0.0

    def add(self, choices: list[int], priors: list[float]) -> None:
        """Takes in the choices that were not on offer here before; the most promising come first."""
        for i in range(len(choices)):
            if self.edge_for(choices[i]) is None:
                self.edges.append(Edge(choices[i], priors[i]))
        self.edges.sort(key=less_likely)

    def edge_for(self, action: Action) -> Edge | None:
        for edge in self.edges:
            if edge.action == action:
                return edge
        return None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def best(self) -> Edge:
        """The choice that was tried most often."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.mean() > best.mean()):
                best = edge
        return best


def less_likely(edge: Edge) -> float:
    return -edge.prior


class Search:
    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator: Final = evaluator
        self.rng: Final = rng
        self.seat = 0
        self.nodes = 0
        self.root = Node(0, 0)
        self.until = NO_END  # the horizon of the walks
        self.walks = 0
        self.results: list[float] = []  # of all seats, added up over all walks

    def begin(self, seat: Seat) -> None:
        """Forgets everything and searches for this seat."""
        self.seat = seat
        self.nodes = 1
        self.root = Node(seat, 0)
        self.walks = 0
        self.results = []

    def run(self, position: Position, walks: int) -> None:
        """So many walks from a position in which the seat owes a choice."""
        self.until = self.evaluator.horizon(position)
        for _ in range(walks):
            imagined = position.determinize(self.seat, self.rng)
            self.walk(imagined, self.select(self.root, imagined))

    def try_out(self, position: Position, action: Action, walks: int) -> Edge:
        """So many walks that all begin with one choice; what came of it."""
        self.widen(self.root, position, position.choices(self.seat))
        first = self.root.edge_for(action)
        assert first is not None
        self.until = self.evaluator.horizon(position)
        for _ in range(walks):
            self.walk(position.determinize(self.seat, self.rng), first)
        return first

    def expected(self, seat: Seat) -> float:
        """The points that any seat may expect, by all walks so far."""
        return self.results[seat] / self.walks

    def walk(self, position: Position, edge: Edge) -> None:
        node = self.root
        path: list[Edge] = []
        nodes: list[Node] = []
        while True:
            path.append(edge)
            nodes.append(node)
            position.play(node.seat, edge.action)
            self.let_others_choose(position)
            seat = self.next_seat(position)
            if seat < 0 or edge.visits == 0 or self.evaluator.progress(position) >= self.until:
                break
            following = self.node_after(edge, seat, self.evaluator.shown(position))
            if following is None:
                break
            node = following
            edge = self.select(node, position)
        if not position.over():
            self.evaluator.rollout(position, self.until, self.rng)
        self.backpropagate(position, path, nodes)

    def let_others_choose(self, position: Position) -> None:
        """In a phase of choosing together, once the searching seat is done."""
        while position.together and not len(position.offers[self.seat]):
            seat = self.next_seat(position)
            position.play(seat, self.evaluator.policy(position, seat, self.rng))

    def next_seat(self, position: Position) -> int:
        if len(position.offers[self.seat]):
            return self.seat
        for seat in range(position.seats):
            if len(position.offers[seat]):
                return int(seat)
        return -1

    def node_after(self, edge: Edge, seat: Seat, shown: int) -> Node | None:
        node = edge.node_for(seat, shown)
        if node is None and self.nodes < MOST_NODES:
            node = Node(seat, shown)
            edge.nodes.append(node)
            self.nodes += 1
        return node

    def select(self, node: Node, position: Position) -> Edge:
        """The available choice that is best so far, or promising and seldom tried."""
        choices = position.choices(node.seat)
        self.widen(node, position, choices)
        everything = len(choices) == len(node.edges)
        untried = node.mean() - self.evaluator.fpu
        c_puct = self.evaluator.c_puct
        places = self.places(node)
        best: Edge | None = None
        best_value = 0.0
        for edge in node.edges:
            if not everything and edge.action not in choices:
                continue
            edge.offered += 1
            value = edge.total / edge.visits if edge.visits else untried
            value += c_puct * edge.prior * sqrt(float(edge.offered)) / (1 + edge.visits)
            if best is None or value > best_value:
                best = edge
                best_value = value
            places -= 1
            if places == 0:
                break
        assert best is not None
        return best

    def places(self, node: Node) -> int:
        """How many of the choices at a node may be tried by now."""
        if node.seat != self.seat and self.evaluator.replies:
            return self.evaluator.replies
        return FEWEST_TRIED + int(self.evaluator.widening * sqrt(float(node.visits)))

    def widen(self, node: Node, position: Position, choices: list[int]) -> None:
        """Takes in what was not on offer here before."""
        if choices == node.offered:
            return
        for action in choices:
            if node.edge_for(action) is None:
                node.add(choices, self.evaluator.priors(position, node.seat, choices))
                break
        node.offered = choices[:]

    def backpropagate(self, position: Position, path: list[Edge], nodes: list[Node]) -> None:
        results = [self.evaluator.evaluate(position, seat) for seat in range(position.seats)]
        aims = [self.evaluator.utility(position, seat, results[seat]) for seat in range(position.seats)]
        values = [self.value(aims, seat) for seat in range(position.seats)]
        if not self.results:
            self.results = [0.0] * position.seats
        self.walks += 1
        for seat in range(position.seats):
            self.results[seat] += results[seat]
        for i in range(len(path)):
            edge = path[i]
            node = nodes[i]
            value = values[node.seat]
            edge.visits += 1
            edge.total += value
            edge.points += results[node.seat]
            node.visits += 1
            node.total += value

    def value(self, aims: list[float], seat: Seat) -> float:
        """What a seat goes after, and part of its lead over the best of the others."""
        mine = aims[seat]
        best = mine
        found = False
        for other in range(len(aims)):
            if other != seat and (not found or aims[other] > best):
                best = aims[other]
                found = True
        return mine + self.evaluator.rivalry * (mine - best)

    def follow(self, action: Action, seat: Seat, shown: int) -> bool:
        """Keeps what was found below a choice, for the same seat's next one; whether there is anything to keep."""
        edge = self.root.edge_for(action)
        node = None if edge is None else edge.node_for(seat, shown)
        if node is None or not node.edges:
            return False
        self.root = node
        self.nodes = count_nodes(node)
        self.walks = 0
        self.results = []
        return True

    def line(self, edge: Edge, longest: int) -> list[tuple[int, int]]:
        """What a choice is most likely to lead to: seats and their choices, beginning with this one."""
        found = [(self.root.seat, edge.action)]
        while len(found) < longest:
            nodes = [node for node in edge.nodes if node.edges]
            if not nodes:
                break
            node = max(nodes, key=times_visited)
            edge = node.best()
            if not edge.visits:
                break
            found.append((node.seat, edge.action))
        return found


def times_visited(node: Node) -> int:
    return node.visits


def count_nodes(root: Node) -> int:
    count = 0
    left = [root]
    while left:
        node = left.pop()
        count += 1
        for edge in node.edges:
            left.extend(edge.nodes)
    return count
