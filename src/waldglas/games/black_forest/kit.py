"""The kit of Black Forest."""

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


class BlackForestKit(Kit):
    slug = "black-forest"
    weight = 3
    minutes = "60 to 90 minutes"
    feel = "Walk from village to village and let two wheels do the work."
    buildings = "building"

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.black_forest.rules.game import BlackForestGame

        return BlackForestGame(corrections)

    def evaluator(self) -> Evaluator:
        from waldglas.games.black_forest.ai.evaluator import ForestEvaluator

        return ForestEvaluator()

    def heuristic(self) -> Heuristic:
        from waldglas.games.black_forest.ai.heuristic import estimate

        return estimate

    def trainer(self) -> Trainer:
        from waldglas.games.black_forest.ai.training import ForestTrainer

        return ForestTrainer()

    def draw(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice,
    ) -> Drawing:
        from waldglas.games.black_forest import draw

        return draw.draw(game, view, names, me, choices, advice)

    def boards(self, game: Game, moment: Moment) -> Boards:
        from waldglas.games.black_forest.draw import boards

        return boards.boards(game, moment)

    def thumbnail(self) -> Board:
        from waldglas.games.black_forest.draw import boards

        return boards.box()

    def shapes(self) -> tuple[str, ...]:
        from waldglas.games.black_forest.draw.shapes import USED

        return USED

    def terminal(self, game: Game, view: View, names: list[str]) -> RenderableType:
        from waldglas.games.black_forest import terminal

        return terminal.boards(game, view, names)

    def legend(self, game: Game) -> RenderableType:
        from waldglas.games.black_forest import terminal

        return terminal.legend(game)

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.black_forest.rules.view import ForestView

        assert isinstance(view, ForestView)
        return view.players[seat].buildings
