"""A moment of Black Forest: the players, the map with its pawns and jobs, the buildings on offer, whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.core.game import Line, Position
from waldglas.core.rng import Rng
from waldglas.games.black_forest.rules.board import FIRST_LOCATION, NODES, NOWHERE, SPACES
from waldglas.games.black_forest.rules.facts import (
    MOST_SEATS,
    NO_JOB,
    SMALL_TILES,
    TRADESPEOPLE,
    Building,
    ForestFacts,
)
from waldglas.games.black_forest.rules.hidden import imagine_pile
from waldglas.games.black_forest.rules.player import FOREST, STABLE, Player
from waldglas.games.black_forest.rules.scoring import points_of, score_player, title_for
from waldglas.games.black_forest.rules.view import ForestView, view_position

NOBODY: Final = -1
NO_PAWN: Final = -1
WHITE_PAWN: Final = 4  # solo; the four before it are coloured
NEUTRAL_PAWN: Final = 2  # with two seats, whose own pawns are the two before it
# By the number of seats and by seat: the other seats, clockwise.
OTHERS: Final = [
    [[(seat + step) % seats for step in range(1, seats)] for seat in range(seats)] for seats in range(1, MOST_SEATS + 1)
]


class BlackForest(Position):
    facts: ForestFacts
    players: list[Player]
    slots: list[int]  # the tradesperson on each slot of the villages
    where: list[int]  # the slot of each tradesperson
    pawns: list[int]  # the place of each pawn
    open_jobs: list[int]  # by node
    pile: list[int]  # in the order the jobs will be revealed; never changed, only replaced
    revealed: int  # jobs gone from the pile
    reminders: int  # reminder tiles that have left the game
    offer: list[Building]  # on the boards, in the order of their numbers; never changed, only replaced
    start: int  # the start player
    active: int  # whose turn it is
    turns: int  # completed, without extra turns
    most_turns: int  # of each seat
    limit_reached: bool
    swapped: bool  # in this turn the Traveling Merchant has moved
    extra_turn: bool  # another turn of the same seat follows
    in_extra_turn: bool
    trigger: int  # the seat that triggered the end
    final_turns: int  # left
    site: int  # where the building stands whose effect is being carried out
    year: int  # solo
    last_pawn: int  # solo: the pawn placed last in this year
    rng: Rng

    def prepare(self, facts: ForestFacts, most_turns: int, rng: Rng) -> None:
        self.facts = facts
        self.players = [new_player(facts) for _ in range(self.seats)]
        self.slots = [NOBODY] * SPACES
        self.where = [NOWHERE] * TRADESPEOPLE
        self.pawns = [NOWHERE] * pawns_for(facts)
        self.open_jobs = [NO_JOB] * NODES
        self.pile = [job.number for job in facts.jobs]
        self.revealed = 0
        self.reminders = 0
        self.offer = []
        self.start = 0
        self.active = 0
        self.turns = 0
        self.most_turns = most_turns
        self.limit_reached = False
        self.swapped = False
        self.extra_turn = False
        self.in_extra_turn = False
        self.trigger = NOBODY
        self.final_turns = 0
        self.site = 0
        self.year = 1
        self.last_pawn = NO_PAWN
        self.rng = rng

    def copy(self) -> BlackForest:
        twin = self.sketch(NOBODY)
        twin.players = [player.copy() for player in self.players]
        twin.slots = self.slots[:]
        twin.where = self.where[:]
        twin.pawns = self.pawns[:]
        twin.open_jobs = self.open_jobs[:]
        twin.rng = self.rng.copy()
        return twin

    def sketch(self, seat: int) -> BlackForest:
        """A copy that shares everything but one player, for looking at what that player can do alone."""
        twin = BlackForest()
        twin.copy_agenda(self)
        twin.facts = self.facts
        twin.players = self.players
        if seat != NOBODY:
            twin.players = self.players[:]
            twin.players[seat] = self.players[seat].copy()
        twin.slots = self.slots
        twin.where = self.where
        twin.pawns = self.pawns
        twin.open_jobs = self.open_jobs
        twin.pile = self.pile
        twin.revealed = self.revealed
        twin.reminders = self.reminders
        twin.offer = self.offer
        twin.start = self.start
        twin.active = self.active
        twin.turns = self.turns
        twin.most_turns = self.most_turns
        twin.limit_reached = self.limit_reached
        twin.swapped = self.swapped
        twin.extra_turn = self.extra_turn
        twin.in_extra_turn = self.in_extra_turn
        twin.trigger = self.trigger
        twin.final_turns = self.final_turns
        twin.site = self.site
        twin.year = self.year
        twin.last_pawn = self.last_pawn
        twin.rng = self.rng
        return twin

    # Set-up

    def deal_tradespeople(self, rng: Rng) -> None:
        """BF-1.8: shuffled by back, to the slots that show their back."""
        board = self.facts.board
        for back in range(max(board.backs) + 1):
            people = [person.number for person in self.facts.tradespeople if person.back == back]
            rng.shuffle(people)
            for slot in range(SPACES):
                if board.backs[slot] == back:
                    self.settle_at(people.pop(), slot)

    def settle_at(self, who: int, slot: int) -> None:
        self.slots[slot] = who
        self.where[who] = slot

    def lay_out_buildings(self, flipped: int, rng: Rng) -> None:
        """BF-1.4 to 1.6: a side of every small building, and large buildings by level."""
        tiles = list(range(1, SMALL_TILES + 1))
        rng.shuffle(tiles)
        side_b = tiles[:flipped]
        buildings = self.facts.buildings
        offer = [b.number for b in buildings if b.side and (b.side == "B") == (b.tile in side_b)]
        for level, number in enumerate(self.facts.levels):
            stack = [b.number for b in buildings if b.level == level + 1]
            rng.shuffle(stack)
            offer += stack[:number]
        self.offer = [buildings[number] for number in sorted(offer)]

    # The map

    def pawn_of(self, seat: int) -> int:
        return self.last_pawn if self.seats == 1 else seat

    def place_of(self, seat: int) -> int:
        """Where the pawn of a seat stands; alone, where the last one was placed."""
        pawn = self.pawn_of(seat)
        return NOWHERE if pawn == NO_PAWN else self.pawns[pawn]

    def neighbours_of(self, space: int) -> list[int]:
        """BF-5.4: the two tradespeople beside a pawn space."""
        return [self.slots[space], self.slots[self.facts.board.next_slot[space]]]

    def is_occupied(self, space: int) -> bool:
        """BF-8.10: every pawn blocks its space."""
        return space < FIRST_LOCATION and space in self.pawns

    def occupied(self) -> i64:
        """A bit for each pawn space that is blocked."""
        spaces: i64 = 0
        for place in self.pawns:
            if 0 <= place < FIRST_LOCATION:
                spaces |= 1 << place
        return spaces

    def crowds(self, seat: int) -> i64:
        """Four bits for each node: how many pawns are there that are not the seat's own; alone how many in all."""
        crowds = 0
        for pawn in range(len(self.pawns)):
            place = self.pawns[pawn]
            if place >= 0 and (pawn != seat or self.seats == 1):
                crowds += 1 << 4 * self.facts.board.node_of[place]
        return crowds

    def others_clockwise(self, seat: int) -> list[int]:
        return OTHERS[self.seats - 1][seat]

    # Result

    def points(self, seat: int) -> float:
        return float(points_of(self.facts, self.players[seat]))

    def breakdown(self, seat: int) -> list[Line]:
        return score_player(self.facts, self.players[seat])

    def winners(self) -> list[int]:
        """BF-16.11: of tied seats the one that triggered the end, or else the one whose turn would be next."""
        scores = self.scores()
        best = max(scores)
        for seat in [self.trigger, *self.others_clockwise(self.active), self.active]:
            if seat != NOBODY and scores[seat] == best:
                return [seat]
        raise AssertionError("nobody has the best score")

    def rank(self, seat: int) -> str:
        """BF-18.16: the id of the title of the solo game."""
        return title_for(self.facts, self.points(seat)) if self.seats == 1 else ""

    # What is known

    def observe(self, seat: int | None) -> ForestView:
        view = ForestView(seat, self)
        view_position(view, self)
        return view

    def determinize(self, seat: int, rng: Rng) -> BlackForest:
        """The order of the job pile and the later deals are drawn anew."""
        imagined = self.copy()
        imagined.rng = rng.fork()
        imagined.pile = imagine_pile(self.pile, self.revealed, imagined.rng)
        return imagined


def pawns_for(facts: ForestFacts) -> int:
    if facts.seats == 1:
        return facts.pawns
    return facts.seats + (1 if facts.neutral else 0)


def new_player(facts: ForestFacts) -> Player:
    """BF-1.11 to 1.16."""
    player = Player()
    player.goods = facts.goods[:]
    player.glass_dial = 0
    player.cooking_dial = 0
    player.reminder = True
    player.tracker = 0
    player.estates = 0
    player.land = facts.estates.main[:]
    player.tiles = [player.land.count(tile) for tile in range(FOREST + 1)]
    player.stables = player.land.count(STABLE)
    player.pigs = 0
    player.cattle = 0
    player.kept_pigs = 0
    player.built = []
    player.works = []
    player.jobs = []
    player.events = 0
    player.painted = 0
    player.forest_water = 0
    player.forest_room = 1
    player.keeps = 0
    player.free_entry = False
    player.no_estates = False
    return player
