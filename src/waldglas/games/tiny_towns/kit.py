"""The kit of Tiny Towns."""

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


class TinyTownsKit(Kit):
    slug = "tiny-towns"
    weight = 1
    minutes = "20 to 30 minutes"
    feel = "A quiet puzzle that gets tight: everybody places the same cube."
    secretive = False
    buildings = "blueprint"

    def game(self, corrections: Entries) -> Game:
        from waldglas.games.tiny_towns.rules.game import TinyTownsGame

        return TinyTownsGame(corrections)

    def evaluator(self) -> Evaluator:
        from waldglas.games.tiny_towns.ai.evaluator import TownEvaluator

        return TownEvaluator()

    def heuristic(self) -> Heuristic:
        from waldglas.games.tiny_towns.ai.heuristic import estimate

        return estimate

    def trainer(self) -> Trainer:
        from waldglas.games.tiny_towns.ai.training import TownTrainer

        return TownTrainer()

    def draw(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice,
    ) -> Drawing:
        from waldglas.games.tiny_towns import draw

        return draw.draw(game, view, names, me, choices, advice)

    def boards(self, game: Game, moment: Moment) -> Boards:
        from waldglas.games.tiny_towns.draw import boards

        return boards.boards(game, moment)

    def thumbnail(self) -> Board:
        from waldglas.games.tiny_towns.draw import boards

        return boards.box()

    def shapes(self) -> tuple[str, ...]:
        from waldglas.games.tiny_towns.draw.shapes import USED

        return USED

    def terminal(self, game: Game, view: View, names: list[str]) -> RenderableType:
        from waldglas.games.tiny_towns import terminal

        return terminal.boards(game, view, names)

    def legend(self, game: Game) -> RenderableType:
        from waldglas.games.tiny_towns import terminal

        return terminal.legend(game)

    def built(self, view: View, seat: int) -> list[str]:
        from waldglas.games.tiny_towns.rules.view import TownsView

        assert isinstance(view, TownsView)
        return view.towns[seat].buildings if seat < len(view.towns) else []
