"""A moment of Black Forest: the players, the map with its pawns and jobs, the buildings on offer, whose turn it is."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.game import Line, Position
from waldglas.core.packed import packed
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.board import FIRST_LOCATION, NODES, NOWHERE, SPACES
from waldglas.games.black_forest.rules.facts import (
    NO_JOB,
    SMALL_TILES,
    TRADESPEOPLE,
    ForestFacts,
)
from waldglas.games.black_forest.rules.hidden import imagine_pile
from waldglas.games.black_forest.rules.player import NONE, Player, holds
from waldglas.games.black_forest.rules.scoring import points_of, score_player, title_for
from waldglas.games.black_forest.rules.view import ForestView, view_position

NOBODY: Final = -1
NO_PAWN: Final = -1
WHITE_PAWN: Final = 4  # solo; the four before it are coloured
NEUTRAL_PAWN: Final = 2  # with two seats, whose own pawns are the two before it
NO_CHANCE: Final = Rng()


@mypyc_attr(free_list_len=1)  # copies are made and dropped one after another
class BlackForest(Position):
    def __init__(self, facts: ForestFacts) -> None:
        super().__init__()
        self.facts = facts
        self.players = vec[Player]()
        # Never changed, only replaced: the map, its pawns and jobs, and what is on offer.
        self.slots = NONE  # the tradesperson on each slot of the villages
        self.where = NONE  # the slot of each tradesperson
        self.pawns = NONE  # the place of each pawn
        self.open_jobs = NONE  # by node
        self.pile = NONE  # in the order the jobs will be revealed
        self.offer = NONE  # the numbers of the buildings on the boards, in their order
        self.revealed: i64 = 0  # jobs gone from the pile
        self.reminders: i64 = 0  # reminder tiles that have left the game
        self.start: i64 = 0  # the start player
        self.active: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # completed, without extra turns
        self.most_turns: i64 = 0  # of each seat
        self.limit_reached = False
        self.swapped = False  # in this turn the Traveling Merchant has moved
        self.extra_turn = False  # another turn of the same seat follows
        self.in_extra_turn = False
        self.trigger: i64 = NOBODY  # the seat that triggered the end
        self.final_turns: i64 = 0  # left
        self.site: i64 = 0  # where the building stands whose effect is being carried out
        self.year: i64 = 1  # solo
        self.last_pawn: i64 = NO_PAWN  # solo: the pawn placed last in this year
        self.rng = NO_CHANCE

    def prepare(self, most_turns: int, rng: Rng) -> None:
        """Sets up the players and an empty map; the agenda is prepared already."""
        facts = self.facts
        self.players = vec[Player]([new_player(facts) for _ in range(self.seats)])
        self.slots = vec[i64]([NOBODY] * SPACES)
        self.where = vec[i64]([NOWHERE] * TRADESPEOPLE)
        self.pawns = vec[i64]([NOWHERE] * pawns_for(facts))
        self.open_jobs = vec[i64]([NO_JOB] * NODES)
        self.most_turns = most_turns
        self.rng = rng

    def copy(self) -> BlackForest:
        twin = self.sketch(NOBODY)
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = self.players[seat].copy()
        if self.seats == 1:  # where the tradespeople are dealt once more
            twin.rng = self.rng.copy()
        return twin

    def sketch(self, seat: Seat) -> BlackForest:
        """A copy that shares everything but one player, for looking at what that player can do alone."""
        twin = BlackForest(self.facts)
        twin.copy_agenda(self)
        twin.players = self.players
        if seat != NOBODY:
            twin.players = self.players[:]
            twin.players[seat] = self.players[seat].copy()
        twin.slots = self.slots
        twin.where = self.where
        twin.pawns = self.pawns
        twin.open_jobs = self.open_jobs
        twin.pile = self.pile
        twin.offer = self.offer
        twin.revealed = self.revealed
        twin.reminders = self.reminders
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
        slots, where = self.slots[:], self.where[:]
        for back, numbers in enumerate(self.facts.of_back):
            people = numbers[:]
            rng.shuffle(people)
            for slot in range(SPACES):
                if board.backs[slot] == back:
                    slots[slot] = people.pop()
                    where[slots[slot]] = slot
        self.slots, self.where = slots, where

    def settle_at(self, who: i64, slot: i64) -> None:
        self.slots = replaced(self.slots, slot, who)
        self.where = replaced(self.where, who, slot)

    def lay_out_buildings(self, flipped: int, rng: Rng) -> None:
        """BF-1.4 to 1.6: a side of every small building, and large buildings by level."""
        facts = self.facts
        tiles = list(range(1, SMALL_TILES + 1))
        rng.shuffle(tiles)
        offer = [facts.side_b[tile] for tile in tiles[:flipped]] + [facts.side_a[tile] for tile in tiles[flipped:]]
        for level, number in enumerate(facts.levels):
            stack = facts.of_level[level][:]
            rng.shuffle(stack)
            offer += stack[:number]
        self.offer = packed(sorted(offer))

    def shuffle_jobs(self, rng: Rng) -> None:
        pile = [job.number for job in self.facts.jobs]
        rng.shuffle(pile)
        self.pile = packed(pile)

    # The map

    def pawn_of(self, seat: Seat) -> i64:
        return self.last_pawn if self.seats == 1 else seat

    def place_of(self, seat: Seat) -> i64:
        """Where the pawn of a seat stands; alone, where the last one was placed."""
        pawn = self.pawn_of(seat)
        if pawn == NO_PAWN:
            return NOWHERE
        return self.pawns[pawn]

    def set_pawn(self, pawn: i64, place: i64) -> None:
        self.pawns = replaced(self.pawns, pawn, place)

    def set_job(self, node: i64, job: i64) -> None:
        self.open_jobs = replaced(self.open_jobs, node, job)

    def job_at(self, place: i64) -> i64:
        """The open job of the village or location of a place, or none."""
        return self.open_jobs[self.facts.board.node_of[place]]

    def neighbour(self, space: i64) -> i64:
        """BF-5.4: one of the two tradespeople beside a pawn space."""
        return self.slots[space]

    def other_neighbour(self, space: i64) -> i64:
        return self.slots[self.facts.board.next_slot[space]]

    def is_beside(self, who: i64, space: i64) -> bool:
        return who == self.neighbour(space) or who == self.other_neighbour(space)

    def is_occupied(self, space: i64) -> bool:
        """BF-8.10: every pawn blocks its space."""
        return space < FIRST_LOCATION and holds(self.pawns, space)

    def occupied(self) -> i64:
        """A bit for each pawn space that is blocked."""
        spaces: i64 = 0
        one: i64 = 1
        for place in self.pawns:
            if 0 <= place < FIRST_LOCATION:
                spaces |= one << place
        return spaces

    def crowds(self, seat: Seat) -> i64:
        """Four bits for each node: how many pawns are there that are not the seat's own; alone how many in all."""
        crowds: i64 = 0
        one: i64 = 1
        for pawn in range(len(self.pawns)):
            place = self.pawns[pawn]
            if place >= 0 and (pawn != seat or self.seats == 1):
                crowds += one << 4 * self.facts.board.node_of[place]
        return crowds

    def next_clockwise(self, seat: Seat, steps: i64) -> i64:
        """The seat so many places further on."""
        return (seat + steps) % self.seats

    # Result

    def points(self, seat: Seat) -> float:
        self.check_seat(seat)
        return float(points_of(self.facts, self.players[seat]))

    def breakdown(self, seat: Seat) -> list[Line]:
        self.check_seat(seat)
        return score_player(self.facts, self.players[seat])

    def winners(self) -> list[Seat]:
        """BF-16.11: of tied seats the one that triggered the end, or else the one whose turn would be next."""
        scores = self.scores()
        best = max(scores)
        if self.trigger != NOBODY and scores[self.trigger] == best:
            return [self.trigger]
        for steps in range(1, self.seats + 1):
            seat = self.next_clockwise(self.active, steps)
            if scores[seat] == best:
                return [seat]
        raise AssertionError("nobody has the best score")

    def rank(self, seat: Seat) -> str:
        """BF-18.16: the id of the title of the solo game."""
        return title_for(self.facts, self.points(seat)) if self.seats == 1 else ""

    # What is known

    def observe(self, seat: int | None) -> ForestView:
        view = ForestView(seat, self)
        view_position(view, self)
        return view

    def determinize(self, seat: Seat, chance: Rng | Random) -> BlackForest:
        """The order of the job pile and the later deals are drawn anew."""
        imagined = self.copy()
        imagined.rng = self.chance_for(seat, chance)
        imagined.pile = imagine_pile(self.pile, self.revealed, imagined.rng)
        return imagined


def pawns_for(facts: ForestFacts) -> int:
    if facts.seats == 1:
        return facts.pawns
    return facts.seats + (1 if facts.neutral else 0)


def new_player(facts: ForestFacts) -> Player:
    """BF-1.11 to 1.16."""
    player = Player(facts.goods[:], facts.estates.main[:], facts.estates.tiles[:])
    player.stables = facts.estates.stables
    return player


def replaced(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers but for one."""
    found = numbers[:]
    found[place] = number
    return found
