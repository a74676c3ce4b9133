"""An information-set Monte Carlo tree search over the contract.

Every walk imagines what the searching seat cannot know, goes down the tree by what this imagined position allows,
adds one node, and judges for all seats the position it has come to. Each seat takes what is best for itself.
What other seats choose at the same time as the searching one is no part of the tree: they play by the policy,
so that nobody answers a choice that it could not see.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from waldglas.core.game import Position
from waldglas.core.rng import Rng

MOST_NODES: Final = 40_000
FEWEST_TRIED: Final = 4
CHANCE_STEPS: Final = 1 << 20
NO_CHOICE: Final = -1
NO_END: Final = 1 << 30


class Evaluator:
    """What the search knows of a game. All figures are points."""

    c_puct: float = 2.0  # how far a choice of little promise may be behind and still be tried
    fpu: float = 0.5  # how much worse than its elders an untried choice is taken to be
    temperature: float = 1.5  # how far behind the best a choice may look and still be likely
    rivalry: float = 0.5  # what a point of lead is worth beside a point of one's own
    widening: float = 1.5  # how quickly the less promising choices of a wide decision are let in
    replies: int = 0  # how many choices of other seats are tried, the most promising ones; 0: as many as of one's own

    def evaluate(self, position: Position, seat: int) -> float:
        """The points that a seat may expect at the end."""
        return position.scores()[seat]

    def utility(self, position: Position, seat: int, expected: float) -> float:
        """What a seat goes after: the points it may expect, or something that has led to more of them."""
        return expected

    def rollout(self, position: Position, until: int, rng: Rng) -> None:
        """Plays on, at most to the horizon, before the position is judged."""

    def progress(self, position: Position) -> int:
        """How far the game has come, by whatever the horizon counts."""
        return 0

    def horizon(self, position: Position) -> int:
        """How far the game has come where walks from here end, so that all of them are judged at the like moment."""
        return NO_END

    def greedy_action(self, position: Position, seat: int) -> int:
        """The choice that promises most."""
        choices = position.offers[seat]
        best = choices[0]
        if len(choices) == 1:
            return best
        most = self.action_value(position, seat, best)
        for i in range(1, len(choices)):
            promise = self.action_value(position, seat, choices[i])
            if promise > most:
                best = choices[i]
                most = promise
        return best

    def turn(self, position: Position) -> int:
        """The number of the turn; all choices of a turn share one budget."""
        return position.moves

    def planned(self, position: Position, seat: int, breadth: int) -> int:
        """A choice by a plan, where a game leaves nothing to chance any more; or none, and the search goes on."""
        return NO_CHOICE

    def shown(self, position: Position) -> int:
        """A number for what chance or others have shown, where the same choices mean something else after it."""
        return 0

    def action_value(self, position: Position, seat: int, action: int) -> float:
        """What the seat may expect once it has chosen this, without looking at anything hidden."""
        ahead = position.copy()
        ahead.looking_ahead = True
        ahead.play(seat, action)
        return self.utility(ahead, seat, self.evaluate(ahead, seat))

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        """How likely each choice is to be the best, before any search; they add up to 1."""
        return softmax([self.action_value(position, seat, action) for action in choices], self.temperature)

    def policy(self, position: Position, seat: int, rng: Rng) -> int:
        """What a seat chooses that is not searched for."""
        choices = position.offers[seat]
        return choices[sample(self.priors(position, seat, choices), rng)]


def softmax(values: list[float], temperature: float) -> list[float]:
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def sample(shares: list[float], rng: Rng) -> int:
    """One of the places of a list of shares, each as likely as its share."""
    left = rng.below(CHANCE_STEPS) / CHANCE_STEPS
    for i in range(len(shares)):
        left -= shares[i]
        if left < 0:
            return i
    return len(shares) - 1


class Edge:
    """A choice at a node, and what came of it."""

    def __init__(self, action: int, prior: float) -> None:
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

    def node_for(self, seat: int, shown: int) -> Node | None:
        for node in self.nodes:
            if node.seat == seat and node.shown == shown:
                return node
        return None


class Node:
    """A moment at which a seat chooses, known by the choices that led there and by what the game says was shown."""

    def __init__(self, seat: int, shown: int) -> None:
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

    def edge_for(self, action: int) -> Edge | None:
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

    def begin(self, seat: int) -> None:
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

    def try_out(self, position: Position, action: int, walks: int) -> Edge:
        """So many walks that all begin with one choice; what came of it."""
        self.widen(self.root, position, position.offers[self.seat])
        first = self.root.edge_for(action)
        assert first is not None
        self.until = self.evaluator.horizon(position)
        for _ in range(walks):
            self.walk(position.determinize(self.seat, self.rng), first)
        return first

    def expected(self, seat: int) -> float:
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
        while position.together and not position.offers[self.seat]:
            seat = self.next_seat(position)
            position.play(seat, self.evaluator.policy(position, seat, self.rng))

    def next_seat(self, position: Position) -> int:
        if position.offers[self.seat]:
            return self.seat
        for seat in range(position.seats):
            if position.offers[seat]:
                return seat
        return -1

    def node_after(self, edge: Edge, seat: int, shown: int) -> Node | None:
        node = edge.node_for(seat, shown)
        if node is None and self.nodes < MOST_NODES:
            node = Node(seat, shown)
            edge.nodes.append(node)
            self.nodes += 1
        return node

    def select(self, node: Node, position: Position) -> Edge:
        """The available choice that is best so far, or promising and seldom tried."""
        choices = position.offers[node.seat]
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
            value += c_puct * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
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
        return FEWEST_TRIED + int(self.evaluator.widening * sqrt(node.visits))

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

    def value(self, aims: list[float], seat: int) -> float:
        """What a seat goes after, and part of its lead over the best of the others."""
        mine = aims[seat]
        best = mine
        found = False
        for other in range(len(aims)):
            if other != seat and (not found or aims[other] > best):
                best = aims[other]
                found = True
        return mine + self.evaluator.rivalry * (mine - best)

    def follow(self, action: int, seat: int, shown: int) -> bool:
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
