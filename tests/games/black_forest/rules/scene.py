"""Scenes of Black Forest: a moment set up by hand, then played by tokens."""

from __future__ import annotations

from typing import Any

from tests.play import play, tokens
from tests.said import speaker_of
from waldglas.core.agenda import Step, StepTable
from waldglas.core.packed import packed
from waldglas.games import load_game
from waldglas.games.black_forest.rules.board import FIRST_CENTRE, NOWHERE
from waldglas.games.black_forest.rules.building import Complete
from waldglas.games.black_forest.rules.effects import Effect
from waldglas.games.black_forest.rules.facts import Building
from waldglas.games.black_forest.rules.player import (
    CHARCOAL,
    CHARCOAL_COOKING,
    EMPTY,
    FIRST_BUILDING,
    GOODS,
    MARKERS,
    PROVISION,
    PROVISION_HIGH,
    TILES,
    Player,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.turns import TAKE_TURN

SECOND = {"charcoal_cooking": CHARCOAL_COOKING, "provision_high": PROVISION_HIGH}


class Scene:
    """A position with an empty agenda; goods are nothing and the domain is that of the start."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: str) -> None:
        position = load_game("black-forest").start(seats, options, seed, journal=True)
        assert isinstance(position, BlackForest)
        self.position = position
        self.facts = position.facts
        self.rest()
        position.start = position.active = 0
        position.pawns = packed([NOWHERE] * len(position.pawns))
        for player in position.players:
            player.goods = packed([0] * MARKERS)
            player.pigs = player.cattle = 0

    def rest(self) -> None:
        """Nothing is left to be resolved."""
        self.position.clear_agenda()

    # What is there

    def player(self, seat: int = 0) -> Player:
        return self.position.players[seat]

    def give(self, seat: int = 0, **goods: int) -> Scene:
        """Sets markers: `charcoal` on the Glassmaking wheel, `provision` and `provision_high` for the two markers."""
        for name, number in goods.items():
            self.player(seat).goods[SECOND[name] if name in SECOND else GOODS.index(name)] = number
        return self

    def animals(self, seat: int = 0, pigs: int = 0, cattle: int = 0) -> Scene:
        self.player(seat).pigs, self.player(seat).cattle = pigs, cattle
        return self

    def lay(self, seat: int = 0, **spaces: str) -> Scene:
        """Puts tiles on spaces of the main estate: lay(pond='b2 b3', empty='a1')."""
        for tile, names in spaces.items():
            for name in names.split():
                self.player(seat).put(self.space(f"m-{name}"), TILES.index(tile))
        return self

    def clear(self, seat: int = 0) -> Scene:
        """All tiles leave the domain."""
        player = self.player(seat)
        for space, there in enumerate(player.land):
            if there < len(TILES):
                player.put(space, EMPTY)
        return self

    def own(self, slug: str, seat: int = 0, at: str = "m-d3", at_also: str = "") -> Scene:
        """A building that stands already."""
        building = self.building(slug)
        self.put_on_offer([other for other in self.on_offer() if other is not building])
        for name in [at, *([at_also] if at_also else [])]:
            self.player(seat).put(self.space(name), FIRST_BUILDING + building.number)
        Complete(building).run(self.position, seat)
        return self

    def offer(self, *slugs: str) -> Scene:
        """Only these buildings lie on the boards."""
        named = [self.building(slug) for slug in slugs]
        self.put_on_offer([building for building in self.facts.buildings if building in named])
        return self

    def on_offer(self) -> list[Building]:
        return buildings_on_offer(self.position)

    def put_on_offer(self, buildings: list[Building]) -> None:
        self.position.offer = packed([building.number for building in buildings])

    def people(self, village: int, *slugs: str) -> Scene:
        """The tradespeople of a village, slot by slot; others change places with them."""
        position = self.position
        for slot, slug in zip(self.facts.board.villages[village - 1].spaces, slugs, strict=False):
            who, other = self.facts.tradesperson(slug), position.slots[slot]
            position.settle_at(other, position.where[who])
            position.settle_at(who, slot)
        return self

    def pawn(self, pawn: int, place: str) -> Scene:
        self.position.set_pawn(pawn, self.place(place))
        return self

    def job(self, slug: str, at: str = "") -> Scene:
        """An open job, out of the pile; a tradesperson's job in the village that is named."""
        position = self.position
        job = next(job for job in self.facts.jobs if job.slug == slug)
        pile = [int(number) for number in position.pile]
        left = [number for number in pile[position.revealed :] if number != job.number]
        position.pile = packed([*pile[: position.revealed], job.number, *left])
        position.revealed += 1
        node = job.node if job.node >= 0 else int(at[1:]) - 1
        position.set_job(node, job.number)
        return self

    # Names

    def space(self, name: str) -> int:
        return self.facts.estates.names.index(name)

    def place(self, name: str) -> int:
        if name in self.facts.board.place_slugs:
            return self.facts.board.place_slugs.index(name)
        return FIRST_CENTRE + [village.slug for village in self.facts.board.villages].index(name)

    def building(self, slug: str) -> Building:
        return self.facts.buildings[self.facts.building(slug)]

    def visit(self, slug: str, which: int = 1) -> Effect:
        person = self.facts.tradespeople[self.facts.tradesperson(slug)]
        return self.facts.visits[person.visits[which - 1]].effect

    # Play

    def turn(self, seat: int = 0) -> Scene:
        """The turn of a seat begins."""
        self.rest()
        self.position.then(seat, TAKE_TURN)
        self.position.proceed()
        return self

    def run(self, steps: list[Step[Any]], seat: int = 0) -> Scene:
        """Carries out steps until somebody is asked."""
        self.rest()
        self.position.steps = StepTable([*self.position.steps, *steps]).steps
        self.position.then_all(seat, steps)
        self.position.proceed()
        return self

    def visits(self, slug: str, which: int = 1, seat: int = 0) -> Scene:
        return self.run(self.visit(slug, which).steps, seat)

    def uses(self, slug: str, which: int = 1, seat: int = 0) -> Scene:
        """Uses a conversion, whether or not its building is there."""
        return self.run(self.facts.uses[self.building(slug).uses[which - 1]].effect.steps, seat)

    def builds(self, slug: str, seat: int = 0) -> Scene:
        """Constructs a building at its cost, as far as somebody is asked."""
        self.rest()
        building = self.building(slug)
        assert f"build:{slug}" in tokens_of(self, building, seat)
        self.run(building.begin, seat)
        return self

    def play(self, *answers: str, seat: int = 0) -> Scene:
        play(self.position, *(f"{seat} {answer}" for answer in answers))
        return self

    def offered(self, seat: int = 0) -> set[str]:
        return tokens(self.position, seat)

    def why_not(self, token: str, seat: int = 0) -> str:
        """The number of the rule that forbids a choice."""
        reason = self.position.why_not(seat, self.position.alphabet.action(token))
        assert reason is not None
        return reason.rule

    # What is there now

    def goods(self, seat: int = 0) -> dict[str, int]:
        """All goods that are there; charcoal and provisions of both markers together."""
        player = self.player(seat)
        return {name: player.have(good) for good, name in enumerate(GOODS) if player.have(good)}

    def charcoal(self, seat: int = 0) -> tuple[int, int]:
        goods = self.player(seat).goods
        return goods[CHARCOAL], goods[CHARCOAL_COOKING]

    def provisions(self, seat: int = 0) -> tuple[int, int]:
        goods = self.player(seat).goods
        return goods[PROVISION], goods[PROVISION_HIGH]

    def tiles(self, seat: int = 0) -> dict[str, int]:
        return {name: self.player(seat).tiles[tile] for tile, name in enumerate(TILES) if tile != EMPTY}

    def there(self, name: str, seat: int = 0) -> str:
        """What lies on a space."""
        tile = self.player(seat).land[self.space(name)]
        if tile >= FIRST_BUILDING:
            return self.facts.buildings[tile - FIRST_BUILDING].slug
        return TILES[tile] if tile < len(TILES) else "stable or hut"

    def livestock(self, seat: int = 0) -> tuple[int, int]:
        return self.player(seat).pigs, self.player(seat).cattle

    def told(self, kind: str) -> list[list[int]]:
        return [event.values for event in self.position.journal or [] if event.kind == kind]

    def points(self, what: str, seat: int = 0) -> float:
        """The points of one line of the score."""
        return score_lines(self.position, seat).get(what, 0)


def buildings_on_offer(position: BlackForest) -> list[Building]:
    return [position.facts.buildings[number] for number in position.offer]


def score_lines(position: BlackForest, seat: int) -> dict[str, float]:
    """The points by what they are for, as the page names it."""
    speaker = speaker_of(position)
    return {speaker.score(line.what): line.points for line in position.breakdown(seat)}


def tokens_of(scene: Scene, building: Building, seat: int) -> set[str]:
    """What the Builder would offer if only this building lay on the boards."""
    offer = scene.on_offer()
    scene.put_on_offer([building])
    actions = scene.visit("builder").steps[0].choices(scene.position, seat)
    scene.put_on_offer([other for other in offer if other is not building])
    return {scene.position.alphabet.token(action) for action in actions}


def village_spaces(scene: Scene, village: int) -> set[str]:
    """The choices to go to each space of a village."""
    spaces = scene.facts.board.villages[village - 1].spaces
    return {f"to:{scene.facts.board.place_slugs[space]}" for space in spaces}
