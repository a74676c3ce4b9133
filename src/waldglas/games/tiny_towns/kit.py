"""The kit of Tiny Towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position, View
from waldglas.core.message import Message
from waldglas.games.kit import FolderKit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from markupsafe import Markup
    from rich.console import RenderableType

    from waldglas.ai.evaluator import Evaluator
    from waldglas.ai.training.trainer import Trainer
    from waldglas.core.options import Option, OptionValues
    from waldglas.draw.boards import Picks
    from waldglas.words import Speaker

MONDAY = 0


class TinyTownsKit(FolderKit):
    slug = "tiny-towns"
    weight = 1
    minutes = (20, 30)
    secretive = False
    buildings = "blueprint"

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.tiny_towns.rules.game import TinyTownsGame

        return TinyTownsGame(corrections)

    def keeps_secrets(self, settings: OptionValues) -> bool:
        return settings["monuments"] == "yes"

    def daily(self, weekday: int) -> Mapping[str, str]:
        """The week begins with the cards of the first game; then chance deals them."""
        return {"cards": "first" if weekday == MONDAY else "random"}

    def stage(self, position: Position) -> list[Message]:
        from waldglas.games.tiny_towns.rules.position import TinyTowns

        assert isinstance(position, TinyTowns)
        return [Message("draw-round", {"round": int(position.round)})]

    def faces(self, game: Game, speaker: Speaker) -> Iterable[Markup]:
        """None: the blueprints are few, and are sent once for a table."""
        return ()

    def evaluator(self) -> Evaluator:
        from waldglas.games.tiny_towns.ai.evaluator import TownEvaluator

        return TownEvaluator()

    def trainer(self) -> Trainer:
        from waldglas.games.tiny_towns.ai.training import TownTrainer

        return TownTrainer()

    def legend(self, game: Game, view: View, speaker: Speaker) -> RenderableType:
        from waldglas.games.tiny_towns.terminal import legend

        return legend(game, view, speaker)

    def pickable(self, game: Game, option: Option, speaker: Speaker) -> list[Picks]:
        from waldglas.games.tiny_towns.draw.picking import picks_of

        return picks_of(game, speaker) if option.name == "cards" else []

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.tiny_towns.rules.view import TownsView

        assert isinstance(view, TownsView)
        return view.towns[seat].buildings if seat < len(view.towns) else []
