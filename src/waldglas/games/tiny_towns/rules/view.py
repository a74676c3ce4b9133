"""What a seat may know of Tiny Towns: everything but the order of cards never seen and the monuments of others."""

from __future__ import annotations

from typing import Any

from waldglas.core.game import View


class TownView:
    """A town square by square, from a1 along the first row; an empty string where nothing is."""

    cubes: list[str]
    buildings: list[str]
    stored: list[str]
    held: list[list[str]]  # the cubes on Warehouses
    worth: list[int]  # what each building scores now, or all of its kind where they score together
    fed: list[bool]
    linked: list[list[str]]  # the squares that a building feeds, is fed by, or looks at for its points
    monuments: list[str]  # that its owner may still build, or chooses from; empty for others
    watched: list[str]  # the buildings on Opaleye's Watch
    cavern: int  # cubes set aside
    placing: str
    raising: str  # the building whose cubes are gone and which stands nowhere yet
    vacated: list[str]  # the squares that its cubes left, one of which it goes on
    finished: bool
    built_as_master: int
    breakdown: list[tuple[str, float]]

    def data(self) -> dict[str, Any]:
        return {
            "cubes": self.cubes,
            "buildings": self.buildings,
            "stored": self.stored,
            "held": self.held,
            "worth": self.worth,
            "fed": self.fed,
            "linked": self.linked,
            "monuments": self.monuments,
            "watched": self.watched,
            "cavern": self.cavern,
            "placing": self.placing,
            "raising": self.raising,
            "vacated": self.vacated,
            "finished": self.finished,
            "built_as_master": self.built_as_master,
            "breakdown": [list(line) for line in self.breakdown],
        }


class TownsView(View):
    caller: str
    cards: list[str]  # the building cards in play, type by type
    round: int
    called: str
    calling: int
    towns: list[TownView]
    unseen: dict[str, int]  # cards of each resource that are still to come; empty where none are drawn so
    face_up: list[str]
    pile: list[str]

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "caller": self.caller,
            "cards": self.cards,
            "round": self.round,
            "called": self.called,
            "calling": self.calling,
            "towns": [town.data() for town in self.towns],
            "unseen": self.unseen,
            "face_up": self.face_up,
            "pile": self.pile,
        }
