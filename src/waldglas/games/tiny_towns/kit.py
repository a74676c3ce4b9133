"""The kit of Tiny Towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position, View
from waldglas.core.message import Message
from waldglas.games.kit import FolderKit

if TYPE_CHECKING:
    from waldglas.ai.evaluator import Evaluator
    from waldglas.ai.training.trainer import Trainer


class TinyTownsKit(FolderKit):
    slug = "tiny-towns"
    weight = 1
    minutes = (20, 30)
    secretive = False
    buildings = "blueprint"

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.tiny_towns.rules.game import TinyTownsGame

        return TinyTownsGame(corrections)

    def stage(self, position: Position) -> list[Message]:
        from waldglas.games.tiny_towns.rules.position import TinyTowns

        assert isinstance(position, TinyTowns)
        return [Message("draw-round", {"round": int(position.round)})]

    def evaluator(self) -> Evaluator:
        from waldglas.games.tiny_towns.ai.evaluator import TownEvaluator

        return TownEvaluator()

    def trainer(self) -> Trainer:
        from waldglas.games.tiny_towns.ai.training import TownTrainer

        return TownTrainer()

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.tiny_towns.rules.view import TownsView

        assert isinstance(view, TownsView)
        return view.towns[seat].buildings if seat < len(view.towns) else []
