"""A moment of Glass Road: the players, the buildings on offer, the period and whose turn it is."""

from __future__ import annotations

from typing import Final

from waldglas.core.game import Line, Position
from waldglas.core.rng import Rng
from waldglas.games.glass_road.rules.facts import STACKS, RoadFacts
from waldglas.games.glass_road.rules.ground import NOWHERE
from waldglas.games.glass_road.rules.hidden import NO_CARD, imagine_cards, imagine_stacks
from waldglas.games.glass_road.rules.player import Player
from waldglas.games.glass_road.rules.scoring import points_of, score_player
from waldglas.games.glass_road.rules.view import RoadView, view_player

NOBODY: Final = -1
NO_BUILDING: Final = -1


class GlassRoad(Position):
    facts: RoadFacts
    players: list[Player]
    columns: int  # of the building board
    display: list[int]  # the building board, row by row
    stacks: list[list[int]]  # in the order they will be drawn; never changed, only replaced
    drawn: list[int]  # how many of each stack are gone
    periods: int
    period: int
    round: int
    goblet: int  # the start player of the period
    revealed: int  # the specialist being resolved
    space: int  # where the building stands whose effect is being carried out
    rng: Rng

    def prepare(self, facts: RoadFacts, columns: int, periods: int, introductory: bool, rng: Rng) -> None:
        self.facts = facts
        self.players = [new_player(facts) for _ in range(self.seats)]
        self.columns = columns
        self.display = [NO_BUILDING] * (columns * len(STACKS))
        self.stacks = [shuffled_stack(facts, stack, introductory, rng) for stack in facts.stacks]
        self.drawn = [0] * len(STACKS)
        self.periods = periods
        self.period = 0
        self.round = 0
        self.goblet = rng.below(self.seats)
        self.revealed = NO_CARD
        self.space = NOWHERE
        self.rng = rng

    def copy(self) -> GlassRoad:
        twin = GlassRoad()
        twin.copy_agenda(self)
        twin.facts = self.facts
        twin.players = [player.copy() for player in self.players]
        twin.columns = self.columns
        twin.display = self.display[:]
        twin.stacks = self.stacks
        twin.drawn = self.drawn[:]
        twin.periods = self.periods
        twin.period = self.period
        twin.round = self.round
        twin.goblet = self.goblet
        twin.revealed = self.revealed
        twin.space = self.space
        twin.rng = self.rng.copy()
        return twin

    def draw(self, stack: int) -> int:
        """The next building of a stack, or none when it has run out."""
        if self.drawn[stack] == len(self.stacks[stack]):
            return NO_BUILDING
        building = self.stacks[stack][self.drawn[stack]]
        self.drawn[stack] += 1
        return building

    def others_clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # Result

    def points(self, seat: int) -> float:
        return points_of(self.facts, self.players[seat])

    def breakdown(self, seat: int) -> list[Line]:
        return score_player(self.facts, self.players[seat])

    def winners(self) -> list[int]:
        """GR-15.5: ties are shared."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # What is known

    def observe(self, seat: int | None) -> RoadView:
        facts = self.facts
        view = RoadView(seat, self)
        view.periods = self.periods
        view.period = self.period
        view.round = self.round
        view.goblet = self.goblet
        view.revealed = "" if self.revealed == NO_CARD else facts.specialists[self.revealed].slug
        view.display = [
            [facts.slug(self.display[row * self.columns + column]) for column in range(self.columns)]
            for row in range(len(STACKS))
        ]
        view.left = [len(self.stacks[stack]) - self.drawn[stack] for stack in range(len(STACKS))]
        view.touches = facts.touches()
        picking = self.secret and self.round == 0
        view.players = [
            view_player(facts, self.players[other], other == seat, picking, self.secret and bool(self.offers[other]))
            for other in range(self.seats)
        ]
        for other in range(self.seats):
            view.players[other].breakdown = [(line.what, line.points) for line in self.breakdown(other)]
        return view

    def determinize(self, seat: int, rng: Rng) -> GlassRoad:
        """The stacks, the later draws and what others hold are drawn anew, as far as the seat does not know them."""
        imagined = self.copy()
        imagined.rng = rng.fork()
        imagined.stacks = imagine_stacks(self.facts, self.stacks, self.drawn, imagined.rng)
        for other in range(self.seats):
            if other != seat:
                imagined.imagine_player(other)
        return imagined

    def imagine_player(self, other: int) -> None:
        player = self.players[other]
        if self.secret and self.round == 0 and self.offers[other]:
            player.hand = 0
            self.moves -= self.made[other]
            self.made[other] = 0
        else:
            imagine_cards(player, self.rng)
        self.ask_again(other)


def new_player(facts: RoadFacts) -> Player:
    player = Player()
    player.ground = facts.ground
    player.goods = facts.goods[:]
    player.land = facts.land[:]
    player.starts = facts.starts
    player.works = []
    player.private = []
    player.immediates = 0
    player.glass_paid = 0
    player.brick_paid = 0
    player.hand = 0
    player.face_down = NO_CARD
    player.in_slots = 0
    player.played = 0
    player.not_in_hand = 0
    player.not_laid = 0
    player.blocked = 0
    return player


def shuffled_stack(facts: RoadFacts, stack: list[int], introductory: bool, rng: Rng) -> list[int]:
    """GR-1.5, GR-1.7: a stack face down; in the introductory game the starred buildings come first."""
    buildings = stack[:]
    rng.shuffle(buildings)
    if introductory:
        starred = [number for number in buildings if facts.buildings[number].starred]
        return starred + [number for number in buildings if not facts.buildings[number].starred]
    return buildings
