"""The kit of Glass Road."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position, View
from waldglas.core.message import Message
from waldglas.games.kit import FolderKit

if TYPE_CHECKING:
    from waldglas.ai.evaluator import Evaluator
    from waldglas.ai.training.trainer import Trainer


class GlassRoadKit(FolderKit):
    slug = "glass-road"
    weight = 2
    minutes = (40, 70)
    first_game = MappingProxyType({"introductory": "yes"})
    buildings = "building"
    losses = ("removed", "discarded")
    course = ("period", "goblet")
    tells = MappingProxyType(
        {
            "choice-ability-for-fee": ("paid", "removed"),
            "choice-build": ("paid",),
            "choice-space": ("placed",),
            "choice-start": ("placed",),
        }
    )

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.glass_road.rules.game import GlassRoadGame

        return GlassRoadGame(corrections)

    def stage(self, position: Position) -> list[Message]:
        from waldglas.games.glass_road.rules.position import GlassRoad

        assert isinstance(position, GlassRoad)
        return [Message("draw-period", {"period": int(position.period), "periods": int(position.periods)})]

    def evaluator(self) -> Evaluator:
        from waldglas.games.glass_road.ai.evaluator import RoadEvaluator

        return RoadEvaluator()

    def trainer(self) -> Trainer:
        from waldglas.games.glass_road.ai.training import RoadTrainer

        return RoadTrainer()

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.glass_road.rules.view import RoadView

        assert isinstance(view, RoadView)
        return view.players[seat].land + view.players[seat].starts
