"""The kit of Haspelknecht."""

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


class HaspelknechtKit(Kit):
    slug = "haspelknecht"
    weight = 4
    minutes = "45 to 75 minutes"
    feel = "Dig for coal before the water does, with three colours of workers."
    buildings = "development"

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.haspelknecht.rules.game import HaspelknechtGame

        return HaspelknechtGame(corrections)

    def evaluator(self) -> Evaluator:
        from waldglas.games.haspelknecht.ai.evaluator import HaspelEvaluator

        return HaspelEvaluator()

    def heuristic(self) -> Heuristic:
        from waldglas.games.haspelknecht.ai.heuristic import estimate

        return estimate

    def trainer(self) -> Trainer:
        from waldglas.games.haspelknecht.ai.training import HaspelTrainer

        return HaspelTrainer()

    def draw(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice,
    ) -> Drawing:
        from waldglas.games.haspelknecht import draw

        return draw.draw(game, view, names, me, choices, advice)

    def boards(self, game: Game, moment: Moment) -> Boards:
        from waldglas.games.haspelknecht.draw import boards

        return boards.boards(game, moment)

    def thumbnail(self) -> Board:
        from waldglas.games.haspelknecht.draw import boards

        return boards.box()

    def shapes(self) -> tuple[str, ...]:
        from waldglas.games.haspelknecht.draw.shapes import USED

        return USED

    def terminal(self, game: Game, view: View, names: list[str]) -> RenderableType:
        from waldglas.games.haspelknecht import terminal

        return terminal.boards(game, view, names)

    def legend(self, game: Game) -> RenderableType:
        from waldglas.games.haspelknecht import terminal

        return terminal.legend(game)

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.haspelknecht.rules.view import HaspelView

        assert isinstance(view, HaspelView)
        return view.farms[seat].developments
