"""A game's kit: all that belongs to the game, each part loaded when it is asked for.

A kit names its game; whatever else it leaves out has a default: the list of choices is always playable, bots
judge by the points as they stand, the terminal prints the view, the page shows no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position, View
from waldglas.core.message import Message

if TYPE_CHECKING:
    from markupsafe import Markup
    from rich.console import RenderableType

    from waldglas.ai.evaluator import Evaluator
    from waldglas.ai.greedy import Heuristic
    from waldglas.ai.training.trainer import Trainer
    from waldglas.core.options import Option, OptionValues
    from waldglas.draw.advice import Advice
    from waldglas.draw.boards import Board, Boards, Moment, Picks
    from waldglas.draw.drawing import Drawing
    from waldglas.words import Speaker


class Kit:
    slug: str
    weight: int = 100  # how much there is to learn; the lightest game stands first on the shelf
    minutes: tuple[int, int] | None = None  # how long a game takes, at least and at most
    secretive: bool = True  # whether a seat holds what others at the same device may not see
    usual_seats: int = 2  # of the game that is one press away
    first_game: Mapping[str, str] = MappingProxyType({})  # the options that the rulebook wants for a first game
    buildings: str = ""  # the section of the facts that names what a seat builds
    losses: tuple[str, ...] = ()  # kinds of events by which a seat loses something
    costs: tuple[str, ...] = ()  # kinds of events by which it pays, which the words of a choice do not always tell
    course: tuple[str, ...] = ()  # kinds of events that come by themselves, whatever is chosen: phases, years
    tells: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {}
    )  # what the words of a choice tell themselves: kinds of events, by their id

    def game(self, corrections: Entries) -> Game:
        """The game, with an owner's corrections of its facts."""
        raise NotImplementedError

    def keeps_secrets(self, settings: OptionValues) -> bool:
        """Whether seats hold what others at the same device may not see, with these options."""
        return self.secretive

    def daily(self, weekday: int) -> Mapping[str, str]:
        """The options of the deal of the day, for the fewest seats; Monday is 0."""
        return {}

    def stage(self, position: Position) -> list[Message]:
        """Where a game stands: its round, period or year, and then the part of it, as far as it has any."""
        return []

    def lessons(self) -> Path | None:
        """The file of its lessons, if it has any."""
        return None

    # How bots judge it

    def evaluator(self) -> Evaluator:
        from waldglas.ai.evaluator import Evaluator

        return Evaluator()

    def heuristic(self) -> Heuristic:
        from waldglas.ai.greedy import points_now

        return points_now

    def trainer(self) -> Trainer:
        """The game's part in learning its tables of weights, if it has any."""
        from waldglas.ai.training.trainer import NothingToLearn

        raise NothingToLearn(Message("error-nothing-to-learn", {"game": self.slug}))

    # How it looks

    def draw(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice,
    ) -> Drawing | None:
        """The whole table in one drawing, if somebody has drawn the game."""
        return None

    def boards(self, game: Game, moment: Moment) -> Boards:
        """The boards as the page lays them out: the whole table in one drawing, or only words."""
        from waldglas.draw.boards import Board, Boards
        from waldglas.words import title_of

        advice = moment.advice(game)
        whole = self.draw(game, moment.view, moment.names, moment.seat, moment.tokens, advice)
        title = advice.speaker.say(Message("draw-table", {"game": title_of(game)}))
        panes = tuple(advice.speaker.say(Message(pane)) for pane in ("draw-my-board", "draw-shared"))
        return Boards([Board(title, whole)] if whole else [], [], panes=panes)

    def thumbnail(self) -> Board | None:
        """The picture on the box."""
        return None

    def shapes(self) -> tuple[str, ...]:
        """The shapes that its pictures use beyond those of the house."""
        return ()

    def faces(self, game: Game, speaker: Speaker) -> Iterable[Markup]:
        """What is printed on its cards as the page shows them: drawn once, and kept by browsers."""
        return ()

    def signs(self, game: Game, thing: str, speaker: Speaker) -> list[Drawing]:
        """A card, building or tile in signs, as its book shows it: what it costs, does and is worth."""
        return []

    # In the terminal

    def terminal(self, game: Game, view: View, speaker: Speaker) -> RenderableType:
        """All that the view shows."""
        from rich.pretty import Pretty

        return Pretty(view.data())

    def legend(self, game: Game, view: View, speaker: Speaker) -> RenderableType:
        """What a player has beside the board: blueprints, cards."""
        return ""

    # When a table is set up

    def pickable(self, game: Game, option: Option, speaker: Speaker) -> list[Picks]:
        """What a written option is made of, to be picked by looking at it; nothing where it is only written."""
        return []

    # What reports count

    def built(self, view: View, seat: int) -> list[str]:
        """The slugs of what a seat has built, from the last view of a game."""
        return []


class FolderKit(Kit):
    """The kit of a game whose folder has all rooms; what has the same name in each is found by its name."""

    def room(self, name: str) -> Any:
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    def lessons(self) -> Path | None:
        file = Path(str(import_module(type(self).__module__).__file__)).parent / "lessons/lessons.toml"
        return file if file.exists() else None

    def heuristic(self) -> Heuristic:
        found: Heuristic = self.room("ai.heuristic").estimate
        return found

    def draw(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice,
    ) -> Drawing:
        room = self.room("draw")
        drawn: Drawing = room.board(room.Scene(game, view, names, me, choices, advice))
        return drawn

    def boards(self, game: Game, moment: Moment) -> Boards:
        scene = self.room("draw").Scene
        shown = scene(game, moment.view, moment.names, moment.seat, moment.tokens, moment.advice(game))
        found: Boards = self.room("draw.boards").boards(shown)
        return found

    def thumbnail(self) -> Board:
        found: Board = self.room("draw.boards").box()
        return found

    def signs(self, game: Game, thing: str, speaker: Speaker) -> list[Drawing]:
        drawn: list[Drawing] = self.room("draw.book").signs(game, thing, speaker)
        return drawn

    def shapes(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self.room("draw.shapes").USED
        return found

    def faces(self, game: Game, speaker: Speaker) -> Iterable[Markup]:
        found: Iterable[Markup] = self.room("draw.boards").faces(game, speaker.catalogue)
        return found

    def terminal(self, game: Game, view: View, speaker: Speaker) -> RenderableType:
        shown: RenderableType = self.room("terminal").boards(game, view, speaker)
        return shown

    def legend(self, game: Game, view: View, speaker: Speaker) -> RenderableType:
        shown: RenderableType = self.room("terminal").legend(game, speaker)
        return shown
