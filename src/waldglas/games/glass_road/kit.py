"""The kit of Glass Road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waldglas.core.facts import Entries
from waldglas.core.game import Game, View
from waldglas.games.kit import Kit

if TYPE_CHECKING:
    from rich.console import RenderableType

    from waldglas.ai.evaluator import Evaluator
    from waldglas.ai.greedy import Heuristic
    from waldglas.ai.training.trainer import Trainer
    from waldglas.draw.advice import Advice
    from waldglas.draw.boards import Board, Boards, Moment
    from waldglas.draw.drawing import Drawing


class GlassRoadKit(Kit):
    slug = "glass-road"
    weight = 2
    minutes = "40 to 70 minutes"
    feel = "Read the others: a card pays double when nobody else picked it."
    buildings = "building"

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.glass_road.rules.game import GlassRoadGame

        return GlassRoadGame(corrections)

    def evaluator(self) -> Evaluator:
        from waldglas.games.glass_road.ai.evaluator import RoadEvaluator

        return RoadEvaluator()

    def heuristic(self) -> Heuristic:
        from waldglas.games.glass_road.ai.heuristic import estimate

        return estimate

    def trainer(self) -> Trainer:
        from waldglas.games.glass_road.ai.training import RoadTrainer

        return RoadTrainer()

    def draw(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice,
    ) -> Drawing:
        from waldglas.games.glass_road import draw

        return draw.draw(game, view, names, me, choices, advice)

    def boards(self, game: Game, moment: Moment) -> Boards:
        from waldglas.games.glass_road.draw import boards

        return boards.boards(game, moment)

    def thumbnail(self) -> Board:
        from waldglas.games.glass_road.draw import boards

        return boards.box()

    def shapes(self) -> tuple[str, ...]:
        from waldglas.games.glass_road.draw.shapes import USED

        return USED

    def terminal(self, game: Game, view: View, names: list[str]) -> RenderableType:
        from waldglas.games.glass_road import terminal

        return terminal.boards(game, view, names)

    def legend(self, game: Game) -> RenderableType:
        from waldglas.games.glass_road import terminal

        return terminal.legend(game)

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.glass_road.rules.view import RoadView

        assert isinstance(view, RoadView)
        return view.players[seat].land + view.players[seat].starts
