"""A moment of Glass Road: the players, the buildings on offer, the period and whose turn it is."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.game import Line, Position
from waldglas.core.packed import NOTHING
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.glass_road.rules.facts import STACKS, RoadFacts
from waldglas.games.glass_road.rules.ground import NOWHERE
from waldglas.games.glass_road.rules.hidden import imagine_cards, imagine_stacks, lay_starred_first
from waldglas.games.glass_road.rules.player import NO_CARD, Player
from waldglas.games.glass_road.rules.scoring import points_of, score_player
from waldglas.games.glass_road.rules.view import RoadView, view_player

NOBODY: Final = -1
NO_BUILDING: Final = -1
NO_CHANCE: Final = Rng()

# What steps touch besides a seat: what lies and stands on its landscape, and the building board, which is nobody's.
LAND: Final = 1
BOARD: Final = 2


@mypyc_attr(acyclic=True)
class GlassRoad(Position):
    def __init__(self, facts: RoadFacts) -> None:
        super().__init__()
        self.facts = facts
        self.players = vec[Player]()
        self.columns: i64 = 0  # of the building board
        # Copies share these three: they are never changed, only replaced.
        self.display = NOTHING  # the building board, row by row
        self.stacks = vec[vec[i64]]()  # in the order they will be drawn
        self.drawn = NOTHING  # how many of each stack are gone
        self.periods: i64 = 0
        self.period: i64 = 0
        self.round: i64 = 0
        self.goblet: i64 = 0  # the start player of the period
        self.revealed: i64 = NO_CARD  # the specialist being resolved
        self.space: i64 = NOWHERE  # where the building stands whose effect is being carried out
        self.rng = NO_CHANCE

    def prepare(self, columns: int, periods: int, introductory: bool, rng: Rng) -> None:
        facts = self.facts
        self.players = vec[Player]([new_player(facts) for _ in range(self.seats)])
        self.columns = columns
        self.display = vec[i64]([NO_BUILDING] * (columns * len(STACKS)))
        self.stacks = vec[vec[i64]]([shuffled_stack(facts, stack, introductory, rng) for stack in facts.stacks])
        self.drawn = vec[i64]([0] * len(STACKS))
        self.periods = periods
        self.goblet = rng.below(self.seats)
        self.rng = rng

    def copy(self) -> GlassRoad:
        twin = GlassRoad(self.facts)
        twin.copy_agenda(self)
        players = self.players[:]
        for seat in range(len(players)):
            players[seat] = players[seat].copy()
        twin.players = players
        twin.columns = self.columns
        twin.display = self.display
        twin.stacks = self.stacks
        twin.drawn = self.drawn
        twin.periods = self.periods
        twin.period = self.period
        twin.round = self.round
        twin.goblet = self.goblet
        twin.revealed = self.revealed
        twin.space = self.space
        twin.rng = self.rng.copy() if self.seats == 1 else self.rng  # with several seats nothing more is drawn
        return twin

    def draw(self, stack: i64) -> i64:
        """The next building of a stack, or none when it has run out."""
        gone = self.drawn[stack]
        if gone == len(self.stacks[stack]):
            return NO_BUILDING
        self.touch(0, BOARD)
        drawn = self.drawn[:]
        drawn[stack] = gone + 1
        self.drawn = drawn
        return self.stacks[stack][gone]

    def clockwise(self, seat: Seat, steps: i64) -> Seat:
        """Who sits so many places after a seat."""
        after = seat + steps
        return after if after < self.seats else after - self.seats

    # Result

    def points(self, seat: Seat) -> float:
        self.check_seat(seat)
        return points_of(self.facts, self.players[seat])

    def breakdown(self, seat: Seat) -> list[Line]:
        self.check_seat(seat)
        return score_player(self.facts, self.players[seat])

    def winners(self) -> list[int]:
        """GR-15.5: ties are shared."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def rank(self, seat: Seat) -> str:
        """GR-18.1: the solo game has no titles, but a result that is remarkable."""
        return "solo-aim" if self.seats == 1 and self.points(seat) >= int(self.facts.solo_aim) else ""

    # What is known

    def observe(self, seat: int | None) -> RoadView:
        facts = self.facts
        view = RoadView(seat, self)
        view.periods = int(self.periods)
        view.period = int(self.period)
        view.round = int(self.round)
        view.goblet = int(self.goblet)
        view.revealed = "" if self.revealed == NO_CARD else facts.specialists[self.revealed].slug
        view.display = [
            [facts.slug(self.display[row * self.columns + column]) for column in range(self.columns)]
            for row in range(len(STACKS))
        ]
        view.left = [len(self.stacks[stack]) - int(self.drawn[stack]) for stack in range(len(STACKS))]
        view.touches = facts.touches()
        picking = self.secret and self.round == 0
        view.players = [
            view_player(facts, self.players[other], other == seat, picking, self.secret and len(self.offers[other]) > 0)
            for other in range(self.seats)
        ]
        for other in range(self.seats):
            view.players[other].breakdown = [(line.what, line.points) for line in self.breakdown(other)]
        return view

    def determinize(self, seat: Seat, chance: Rng | Random) -> GlassRoad:
        """The stacks, the later draws and what others hold are drawn anew, as far as the seat does not know them."""
        imagined = self.copy()
        imagined.rng = self.chance_for(seat, chance)
        imagined.stacks = imagine_stacks(self.facts, self.stacks, self.drawn, imagined.rng)
        for other in range(self.seats):
            if other != seat:
                imagined.imagine_player(other)
        return imagined

    def imagine_player(self, other: Seat) -> None:
        player = self.players[other]
        if self.secret and self.round == 0 and len(self.offers[other]):
            player.hand = 0
            self.forget_made(other)
        else:
            imagine_cards(player, self.rng)
        self.ask_again(other)


def new_player(facts: RoadFacts) -> Player:
    player = Player(facts.ground)
    player.goods = facts.goods[:]
    player.land = facts.land[:]
    player.starts = facts.starts
    return player


def shuffled_stack(facts: RoadFacts, stack: vec[i64], introductory: bool, rng: Rng) -> vec[i64]:
    """GR-1.5, GR-1.7: a stack face down; in the introductory game the starred buildings come first."""
    buildings = stack[:]
    rng.shuffle_from(buildings, 0)
    if introductory:
        lay_starred_first(facts, buildings, 0)
    return buildings
