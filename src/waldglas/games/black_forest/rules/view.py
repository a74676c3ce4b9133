"""What a seat may know of Black Forest: everything but the order of the job pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from waldglas.core.game import View
from waldglas.games.black_forest.rules.board import ASIDE, FIRST_CENTRE, NODES, NOWHERE
from waldglas.games.black_forest.rules.facts import NO_JOB, ForestFacts
from waldglas.games.black_forest.rules.player import (
    BRICK,
    CHARCOAL,
    CHARCOAL_COOKING,
    COMMODITY,
    FIRST_BUILDING,
    GLASS,
    HUT,
    MEAT,
    PORRIDGE,
    PROVISION,
    PROVISION_HIGH,
    SAND,
    STABLE,
    TILES,
    WATER,
    WOOD,
    Player,
)
from waldglas.games.black_forest.rules.scoring import score_player

if TYPE_CHECKING:
    from waldglas.games.black_forest.rules.position import BlackForest


class PlayerView:
    brick: int
    glassmaking: dict[str, int]  # charcoal is -1 when its marker has left the wheel
    cooking: dict[str, int]
    provisions: list[int]
    glass_dial: int
    cooking_dial: int
    reminder: bool
    tracker: int
    estates: list[list[str]]  # the main estate and the small ones, row by row; "" is empty
    pigs: int
    cattle: int
    kept_pigs: int
    buildings: list[str]
    jobs: list[str]
    breakdown: list[tuple[str, float]]

    def data(self) -> dict[str, Any]:
        return {
            "brick": self.brick,
            "glassmaking": self.glassmaking,
            "cooking": self.cooking,
            "provisions": self.provisions,
            "glass_dial": self.glass_dial,
            "cooking_dial": self.cooking_dial,
            "reminder": self.reminder,
            "tracker": self.tracker,
            "estates": self.estates,
            "pigs": self.pigs,
            "cattle": self.cattle,
            "kept_pigs": self.kept_pigs,
            "buildings": self.buildings,
            "jobs": self.jobs,
            "breakdown": [list(line) for line in self.breakdown],
        }


class ForestView(View):
    villages: list[list[str]]  # the tradespeople of each village, slot by slot
    pawns: list[str]  # the place of each pawn: "v1-2", "v1" for its centre, "hermit"; "" off the board, "aside"
    jobs: dict[str, str]  # open jobs by village or location
    jobs_left: int
    offer: list[str]  # buildings on the boards
    start: int
    active: int
    turns: int
    most_turns: int
    limit_reached: bool
    swapped: bool
    extra_turn: bool
    trigger: int
    final_turns: int
    year: int
    last_pawn: int
    players: list[PlayerView]

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "villages": self.villages,
            "pawns": self.pawns,
            "jobs": self.jobs,
            "jobs_left": self.jobs_left,
            "offer": self.offer,
            "start": self.start,
            "active": self.active,
            "turns": self.turns,
            "most_turns": self.most_turns,
            "limit_reached": self.limit_reached,
            "swapped": self.swapped,
            "extra_turn": self.extra_turn,
            "trigger": self.trigger,
            "final_turns": self.final_turns,
            "year": self.year,
            "last_pawn": self.last_pawn,
            "players": [player.data() for player in self.players],
        }


def view_position(view: ForestView, position: BlackForest) -> None:
    facts, board = position.facts, position.facts.board
    nodes = [*(village.slug for village in board.villages), *board.location_slugs]
    view.villages = [
        [facts.tradespeople[position.slots[slot]].slug for slot in village.spaces] for village in board.villages
    ]
    view.pawns = [name_place(facts, place) for place in position.pawns]
    view.jobs = {
        nodes[node]: facts.jobs[position.open_jobs[node]].slug
        for node in range(NODES)
        if position.open_jobs[node] != NO_JOB
    }
    view.jobs_left = int(len(position.pile) - position.revealed)
    view.offer = [facts.buildings[number].slug for number in position.offer]
    view.start = int(position.start)
    view.active = int(position.active)
    view.turns = int(position.turns)
    view.most_turns = int(position.most_turns)
    view.limit_reached = position.limit_reached
    view.swapped = position.swapped
    view.extra_turn = position.extra_turn
    view.trigger = int(position.trigger)
    view.final_turns = int(position.final_turns)
    view.year = int(position.year)
    view.last_pawn = int(position.last_pawn)
    view.players = [view_player(facts, player) for player in position.players]


def view_player(facts: ForestFacts, player: Player) -> PlayerView:
    view = PlayerView()
    goods = [int(number) for number in player.goods]
    view.brick = goods[BRICK]
    view.glassmaking = {
        "glass": goods[GLASS],
        "sand": goods[SAND],
        "charcoal": goods[CHARCOAL],
        "water": goods[WATER],
        "wood": goods[WOOD],
    }
    view.cooking = {
        "porridge": goods[PORRIDGE],
        "meat": goods[MEAT],
        "charcoal": goods[CHARCOAL_COOKING],
        "commodity": goods[COMMODITY],
    }
    view.provisions = [goods[PROVISION], goods[PROVISION_HIGH]]
    view.glass_dial = int(player.glass_dial)
    view.cooking_dial = int(player.cooking_dial)
    view.reminder = player.reminder
    view.tracker = int(player.tracker)
    first = facts.estates.first
    view.estates = [
        [name_tile(facts, tile) for tile in player.land[first[estate] : first[estate + 1]]]
        for estate in range(player.estates + 1)
    ]
    view.pigs = int(player.pigs)
    view.cattle = int(player.cattle)
    view.kept_pigs = int(player.kept_pigs)
    view.buildings = [facts.buildings[number].slug for number in player.built]
    view.jobs = [facts.jobs[number].slug for number in player.jobs]
    view.breakdown = [(line.what, line.points) for line in score_player(facts, player)]
    return view


def name_tile(facts: ForestFacts, tile: int) -> str:
    if tile >= FIRST_BUILDING:
        return facts.buildings[tile - FIRST_BUILDING].slug
    if tile in (STABLE, HUT):
        return "stable" if tile == STABLE else "hut"
    return TILES[tile] if tile else ""


def name_place(facts: ForestFacts, place: int) -> str:
    if place == NOWHERE:
        return ""
    if place == ASIDE:
        return "aside"
    if place >= FIRST_CENTRE:
        return facts.board.villages[place - FIRST_CENTRE].slug
    return facts.board.place_slugs[place]
