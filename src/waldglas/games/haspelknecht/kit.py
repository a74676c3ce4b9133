"""The kit of Haspelknecht."""

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


class HaspelknechtKit(FolderKit):
    slug = "haspelknecht"
    weight = 4
    minutes = (45, 75)
    buildings = "development"
    losses = ("wasted", "lost", "cut_short")
    course = ("phase", "year", "refilled", "water", "order", "winter_coal", "lease")
    tells = MappingProxyType({"choice-take-wet": ("water",)})

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.haspelknecht.rules.game import HaspelknechtGame

        return HaspelknechtGame(corrections)

    def stage(self, position: Position) -> list[Message]:
        from waldglas.games.haspelknecht.rules.facts import YEARS
        from waldglas.games.haspelknecht.rules.messages import PHASE_THINGS
        from waldglas.games.haspelknecht.rules.position import Haspelknecht

        assert isinstance(position, Haspelknecht)
        year = Message("draw-year", {"year": int(position.year), "years": YEARS})
        return [year, Message("draw-phase", {"phase": PHASE_THINGS[position.phase]})]

    def evaluator(self) -> Evaluator:
        from waldglas.games.haspelknecht.ai.evaluator import HaspelEvaluator

        return HaspelEvaluator()

    def trainer(self) -> Trainer:
        from waldglas.games.haspelknecht.ai.training import HaspelTrainer

        return HaspelTrainer()

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.haspelknecht.rules.view import HaspelView

        assert isinstance(view, HaspelView)
        return view.farms[seat].developments
