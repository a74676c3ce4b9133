"""A moment of Tiny Towns: the towns, the call of the round, and where calls come from."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.game import Line, Position
from waldglas.core.packed import NOTHING, packed
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.tiny_towns.rules.actions import DONE
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    BITS,
    CASTLE,
    CODE,
    COTTAGE,
    KINDS,
    MONUMENT,
    RESOURCES,
    SQUARE_NAMES,
    SQUARES,
    TAVERN,
    code_at,
    count,
)
from waldglas.games.tiny_towns.rules.scoring import Estate, points_of, score_town, standings_of
from waldglas.games.tiny_towns.rules.town import NO_CARD, NO_RESOURCE, Town
from waldglas.games.tiny_towns.rules.view import TownsView, TownView

CALLERS: Final = ["master-builder", "town-hall", "random", "caller", "cards"]
MASTER_BUILDER: Final = 0
TOWN_HALL: Final = 1
RANDOM: Final = 2
CALLER: Final = 3
CARDS: Final = 4

NOBODY: Final = -1
NO_CHANCE: Final = Rng()

# The unseen cards are one number with as many bits a resource.
CARD_BITS: Final = 8
CARD_MASK: Final = (1 << CARD_BITS) - 1


def cards(resource: i64, number: i64) -> i64:
    """So many cards of a resource."""
    return number << (CARD_BITS * resource)


def cards_of(unseen: i64, resource: i64) -> i64:
    return (unseen >> (CARD_BITS * resource)) & CARD_MASK


@mypyc_attr(acyclic=True)
class TinyTowns(Position):
    def __init__(self, cards: CardsInPlay) -> None:
        super().__init__()
        self.facts = cards.facts
        self.cards = cards
        self.cavern: i64 = 0  # how many cubes may be set aside
        self.special = False  # whether there can be more to do with a cube than to place it
        self.mode: i64 = MASTER_BUILDER  # who calls: one of CALLERS
        self.towns = vec[Town]()  # of the seats from 0; the last one may have none
        self.called: i64 = NO_RESOURCE  # the resource of the round, or none when each seat picks its own
        self.calling: i64 = NOBODY  # the seat that called it, or nobody
        self.round: i64 = 0
        self.last_master: i64 = NOBODY
        self.unseen: i64 = 0  # Town Hall: how many cards of each resource were not drawn since the shuffle
        self.drawn: i64 = 0  # Town Hall: how many cards were drawn since the shuffle
        self.pile = NOTHING  # solo: the face-down cards, the top one first; never changed, only replaced
        self.unknown: i64 = 0  # solo: how many from the top were never seen
        self.face_up = NOTHING  # never changed, only replaced
        self.rng = NO_CHANCE

    def prepare(self, mode: int, rng: Rng) -> None:
        """Sets up empty towns; the agenda is prepared already."""
        self.mode = mode
        self.towns = vec[Town]([Town() for _ in range(self.seats - 1 if mode == CALLER else self.seats)])
        self.shuffle_cards()
        self.rng = rng

    def deal(self, rng: Rng) -> None:
        """TT-12.1: two monuments for each town."""
        deck = self.cards.deck[:]
        rng.shuffle(deck)
        for seat in range(len(self.towns)):
            self.towns[seat].plan = deck.pop()
            self.towns[seat].declined = deck.pop()

    def copy(self) -> TinyTowns:
        twin = TinyTowns(self.cards)
        twin.copy_agenda(self)
        twin.cavern = self.cavern
        twin.special = self.special
        twin.mode = self.mode
        twin.towns = self.towns[:]
        for seat in range(len(self.towns)):
            twin.towns[seat] = self.towns[seat].copy()
        twin.called = self.called
        twin.calling = self.calling
        twin.round = self.round
        twin.last_master = self.last_master
        twin.unseen = self.unseen
        twin.drawn = self.drawn
        twin.pile = self.pile
        twin.unknown = self.unknown
        twin.face_up = self.face_up
        twin.rng = self.rng.copy()
        return twin

    def shuffle_cards(self) -> None:
        self.unseen = 0
        for resource in range(1, KINDS + 1):
            self.unseen += cards(resource, self.facts.copies)
        self.drawn = 0

    def draw_card(self) -> i64:
        """One of the cards not seen since the shuffle; those set aside are as likely as the others."""
        card = self.rng.one_of(self.facts.copies * KINDS - self.drawn)
        resource: i64 = 1
        while card >= cards_of(self.unseen, resource):
            card -= cards_of(self.unseen, resource)
            resource += 1
        self.unseen -= cards(resource, 1)
        self.drawn += 1
        return resource

    def all_finished(self) -> bool:
        for seat in range(len(self.towns)):
            if not self.towns[seat].finished:
                return False
        return True

    def one_is_left(self) -> bool:
        """TT-7.3: whether all of several towns are complete but one."""
        return len(self.towns) > 1 and self.towns_left() == 1

    def towns_left(self) -> i64:
        left: i64 = 0
        for seat in range(len(self.towns)):
            if not self.towns[seat].finished:
                left += 1
        return left

    # Result

    def points(self, seat: Seat) -> float:
        self.check_seat(seat)
        return float(points_of(self.cards, self.estate(seat))) if seat < len(self.towns) else 0.0

    def breakdown(self, seat: Seat) -> list[Line]:
        self.check_seat(seat)
        return score_town(self.cards, self.estate(seat)) if seat < len(self.towns) else []

    def estate(self, seat: Seat) -> Estate:
        """What counts of a town, as it stands."""
        town = self.towns[seat]
        estate = Estate(town.built, self.waste(seat))
        if town.monument != NO_CARD:
            estate.monument = self.facts.card(town.monument)
            estate.monument_at = town.monument_at
            estate.when_built = town.when_built
            estate.earlier = self.completed_before(seat)
        estate.held = town.cubes_held() if self.cards.stores else 0
        estate.on_the_right = self.on_the_right(seat)
        return estate

    def on_the_right(self, seat: Seat) -> i64:
        """TT-11.8: how many buildings like the Taverns of this town stand in the one before; alone, as many."""
        towns = len(self.towns)
        return count(self.towns[(seat - 1 + towns) % towns].built, TAVERN)

    def completed_before(self, seat: Seat) -> i64:
        """TT-12.17: how many towns were complete in an earlier round."""
        now = self.towns[seat].completed if self.towns[seat].finished else self.round
        earlier: i64 = 0
        for town in self.towns:
            if town.finished and town.completed < now:
                earlier += 1
        return earlier

    def waste(self, seat: Seat) -> i64:
        """TT-8.8: cubes; at the end also squares that were left empty."""
        town = self.towns[seat]
        return town.without_building() if town.finished else SQUARES - count(town.cubes, 0)

    def cottages(self, seat: Seat) -> int:
        """TT-12.6: the castle counts as two."""
        town = self.towns[seat]
        castle = town.monument != NO_CARD and self.facts.card(town.monument).score == CASTLE
        return int(count(town.built, COTTAGE)) + (1 if castle else 0)

    def winners(self) -> list[int]:
        """Most points, then seldom Master Builder, few squares without a building, many Cottages."""
        standings = [self.standing(seat) for seat in range(len(self.towns))]
        best = max(standings)
        return [seat for seat in range(len(self.towns)) if standings[seat] == best]

    def standing(self, seat: Seat) -> tuple[float, int, int, int]:
        town = self.towns[seat]
        return (self.points(seat), -int(town.built_as_master), int(town.buildings()), self.cottages(seat))

    def rank(self, seat: Seat) -> str:
        if self.mode != CARDS:
            return ""
        points = self.points(seat)
        earned = [name for least, name in self.facts.ranks if points >= least]
        return earned[-1] if earned else ""

    # What is known

    def observe(self, seat: int | None) -> TownsView:
        view = TownsView(seat, self)
        view.caller = CALLERS[self.mode]
        view.cards = self.cards.slugs[1:]
        view.round = int(self.round)
        view.called = RESOURCES[self.called]
        view.calling = int(self.calling)
        view.towns = [self.town_view(town, seat == town) for town in range(len(self.towns))]
        drawing = range(1, KINDS + 1) if self.mode == TOWN_HALL else range(0)
        view.unseen = {RESOURCES[resource]: int(cards_of(self.unseen, resource)) for resource in drawing}
        view.face_up = [RESOURCES[card] for card in self.face_up]
        view.pile = ["" if i < self.unknown else RESOURCES[card] for i, card in enumerate(self.pile)]
        return view

    def town_view(self, seat: Seat, own: bool) -> TownView:
        town, view = self.towns[seat], TownView()
        view.cubes = [RESOURCES[code_at(town.cubes, square)] for square in range(SQUARES)]
        view.buildings = [self.cards.slugs[code_at(town.built, square)] for square in range(SQUARES)]
        if town.monument != NO_CARD:
            view.buildings[town.monument_at] = self.facts.card(town.monument).slug
        view.stored = [RESOURCES[code_at(town.stored, square)] for square in range(SQUARES)]
        view.held = [held_cubes(town.held[square]) if len(town.held) else [] for square in range(SQUARES)]
        self.show_standings(seat, view)
        view.monuments = self.hand(seat) if own else []
        view.watched = [self.cards.slugs[kind] for kind in range(1, MONUMENT) if town.watched >> kind & 1]
        view.cavern = int(town.aside)
        view.placing = RESOURCES[town.placing]
        view.raising = self.raised_card(seat)
        view.vacated = [SQUARE_NAMES[square] for square in range(SQUARES) if town.vacated >> square & 1]
        view.finished = town.finished
        view.built_as_master = int(town.built_as_master)
        view.breakdown = [(line.what, line.points) for line in self.breakdown(seat)]
        return view

    def show_standings(self, seat: Seat, view: TownView) -> None:
        found = standings_of(self.cards, self.estate(seat))
        view.worth = [found[square].points if square in found else 0 for square in range(SQUARES)]
        view.fed = [square in found and found[square].fed for square in range(SQUARES)]
        view.linked = [
            [SQUARE_NAMES[other] for other in found[square].squares] if square in found else []
            for square in range(SQUARES)
        ]

    def raised_card(self, seat: Seat) -> str:
        """The card of the building that is being built; a monument is shown with it."""
        town = self.towns[seat]
        return self.facts.card(town.plan).slug if town.raising == MONUMENT else self.cards.slugs[town.raising]

    def hand(self, seat: Seat) -> list[str]:
        """The monument that a seat may build; before the first round those that it chooses from."""
        town = self.towns[seat]
        choosing = self.round == 0 and self.is_asked(seat)
        cards = sorted([town.plan, town.declined]) if choosing else [town.plan]
        return [self.facts.card(card).slug for card in cards if card != NO_CARD]

    def is_asked(self, seat: Seat) -> bool:
        return len(self.offers[seat]) > 0

    # What is not known

    def determinize(self, seat: Seat, chance: Rng | Random) -> TinyTowns:
        """The order of cards never seen, the monuments of others and all later draws are drawn anew."""
        imagined = self.copy()
        imagined.rng = self.chance_for(seat, chance)
        hidden = [int(card) for card in self.pile[: self.unknown]]
        imagined.rng.shuffle(hidden)
        imagined.pile = extend(packed(hidden), self.pile[self.unknown :])
        if self.cards.monuments:
            imagined.redeal(seat)
        return imagined

    def redeal(self, seat: Seat) -> None:
        """Gives the other seats monuments that this one has not seen; each deal that fits what is seen is as likely."""
        deck = self.never_seen_by(seat)
        hidden = [other for other in range(len(self.towns)) if other != seat and self.hides_plan(other)]
        plans = self.drawn_apart([self.fitting_plans(other, deck) for other in hidden])
        for other, card in zip(hidden, plans, strict=True):
            self.towns[other].plan = card
            self.towns[other].find_all(self.cards)
        deck = [card for card in deck if card not in plans]
        self.rng.shuffle(deck)
        for other in range(len(self.towns)):
            if other != seat:
                self.towns[other].declined = deck.pop()
                if self.is_asked(other):
                    self.ask_again(other)

    def drawn_apart(self, among: list[list[int]]) -> list[int]:
        """A card from each list, no card twice, all such draws as likely: drawn until they differ."""
        while True:
            drawn = [cards[self.rng.below(len(cards))] for cards in among]
            if len(set(drawn)) == len(drawn):
                return drawn

    def hides_plan(self, seat: Seat) -> bool:
        return self.towns[seat].plan != NO_CARD and self.towns[seat].raising != MONUMENT

    def never_seen_by(self, seat: Seat) -> list[int]:
        """Monuments that a seat has neither held nor seen built."""
        seen = [int(town.monument) for town in self.towns]
        seen += [int(town.plan) for town in self.towns if town.raising == MONUMENT]
        if seat < len(self.towns):
            seen += [int(self.towns[seat].plan), int(self.towns[seat].declined)]
        return [card for card in self.cards.deck if card not in seen]

    def fitting_plans(self, seat: Seat, deck: list[int]) -> list[int]:
        """The monuments with which a seat would be asked as it is asked now; the true one is among them."""
        if not self.is_asked(seat) or self.offers[seat][0] != DONE:
            return deck
        town, fitting = self.towns[seat].copy(), []
        for card in deck:
            town.plan = card
            town.find_all(self.cards)
            if len(town.ready):
                fitting.append(card)
        return fitting


def held_cubes(cubes: i64) -> list[str]:
    """The cubes on a Warehouse, the first one first."""
    found: list[str] = []
    while cubes:
        found.insert(0, RESOURCES[cubes & CODE])
        cubes >>= BITS
    return found
