"""The kit of Black Forest."""

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


class BlackForestKit(FolderKit):
    slug = "black-forest"
    weight = 3
    minutes = (60, 90)
    first_game = MappingProxyType({"first_game": "yes"})
    buildings = "building"
    losses = ("removed", "dropped", "stepped_back")
    costs = ("paid", "paid_animals")
    course = ("turn", "year")
    tells = MappingProxyType(
        {
            "choice-beg": ("gained",),
            "choice-go": ("moved",),
            "choice-go-between": ("moved",),
            "choice-go-to-job": ("moved",),
            "choice-visit": ("paid", "paid_animals"),
            "choice-use": ("paid", "paid_animals"),
            "choice-build": ("paid", "paid_animals"),
            "choice-take": ("gained",),
            "choice-take-some": ("gained",),
            "choice-space": ("placed",),
            "choice-replace": ("removed", "placed"),
            "choice-swap": ("paid", "swapped"),
        }
    )

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.black_forest.rules.game import BlackForestGame

        return BlackForestGame(corrections)

    def stage(self, position: Position) -> list[Message]:
        from waldglas.games.black_forest.rules.position import BlackForest

        assert isinstance(position, BlackForest)
        if position.seats == 1:
            return [Message("draw-year", {"year": int(position.year), "years": position.facts.years})]
        return [Message("draw-round", {"round": int(position.turns // position.seats) + 1})]

    def evaluator(self) -> Evaluator:
        from waldglas.games.black_forest.ai.evaluator import ForestEvaluator

        return ForestEvaluator()

    def trainer(self) -> Trainer:
        from waldglas.games.black_forest.ai.training import ForestTrainer

        return ForestTrainer()

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.black_forest.rules.view import ForestView

        assert isinstance(view, ForestView)
        return view.players[seat].buildings
