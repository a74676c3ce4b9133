"""Games with production wheels: the choices that will turn a wheel say so, carry a sign, and show what it will do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from markupsafe import Markup

from waldglas.core.game import Game, View
from waldglas.core.message import Message
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing, style_of
from waldglas.draw.panels import frame
from waldglas.draw.pen import choice, g, number, use, wrapped, write
from waldglas.draw.scene import Scene
from waldglas.draw.tray import Tray
from waldglas.markup import Mark, Node

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)
After = TypeVar("After")  # what a wheel is drawn from
NOTE = "note"  # the form of a turn that is told behind what brings it


@dataclass(frozen=True)
class Forecast(Generic[After]):
    """How often each wheel turns that does, what it shows right after that, and whether that brings the end."""

    times: dict[str, int] = field(default_factory=dict)
    after: dict[str, After] = field(default_factory=dict)
    ends: bool = False


class WheelScene(Scene[G, V], Generic[G, V, After]):
    def __init__(
        self,
        game: G,
        view: V,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
        turning: Mapping[str, After] | None = None,
    ) -> None:
        """`turning` has, for each wheel of mine that is shown turning, how it will be."""
        super().__init__(game, view, names, me, choices, advice)
        self.turning = turning or {}
        ahead = {token: self.forecast(token) for token in self.choices}
        self.forecasts = {token: found for token, found in ahead.items() if found.times or found.ends}

    def forecast(self, token: str) -> Forecast[After]:
        """What a choice of mine would do to my wheels."""
        raise NotImplementedError

    def turn_messages(self, ahead: Forecast[After]) -> list[Message]:
        """A turn in words, a message for each wheel."""
        raise NotImplementedError

    def turn_words(self, token: str, form: str = "") -> str:
        """'Turns the glass wheel: +1 glass'; behind what brings it, in the form of a note."""
        first, *more = self.turn_messages(self.forecasts[token])
        said = self.advice.speaker.say(first, form)
        for message in more:
            said = self.say("draw-then", first=said, then=message)
        return said

    def words(self, token: str) -> str:
        """A choice in words; one that turns a wheel or brings the end says so."""
        words = super().words(token)
        if token not in self.forecasts:
            return words
        return self.say("draw-then", first=words.rstrip("."), then=self.turn_words(token))

    def turns(self, seat: int, wheel: str) -> Mapping[str, After]:
        """The turns of a wheel that choices would bring, by choice; the one to be shown now has no choice."""
        if seat != self.me:
            return {}
        if self.turning:
            return {"": self.turning[wheel]} if wheel in self.turning else {}
        return {token: ahead.after[wheel] for token, ahead in self.forecasts.items() if wheel in ahead.after}


AnyScene = WheelScene[Any, Any, Any]
W = TypeVar("W", bound=AnyScene)


def turn_sign(scene: AnyScene, token: str, x: float, y: float, size: float) -> Node:
    """The warning that a choice will turn a wheel, or bring the end."""
    ahead = scene.forecasts.get(token)
    return use("turn" if ahead.times else "hourglass", x, y, size) if ahead else None


def offered_card(
    scene: AnyScene,
    token: str,
    face: Node,
    x: float,
    y: float,
    width: float,
    height: float,
    sign: float = 24,
    piece: str | None = None,
    thing: str | None = None,
) -> Mark:
    """A card that can be chosen; as a piece it is seen to be played."""
    warning = turn_sign(scene, token, width - sign + 4, height - sign + 4, sign)
    body = [face, frame(0, -0.5, width, height + 1, 9), warning]
    return g(transform=f"translate({number(x)} {number(y)})", data_piece=piece, data_thing=thing)[
        choice(token, scene.words(token), body)
    ]


def pointing(scene: AnyScene) -> Node:
    """While a choice that turns a wheel is pointed at, anywhere on the page, that wheel shows its turn."""
    rules = [showing(token) for token, ahead in scene.forecasts.items() if ahead.after and not scene.turning]
    return style_of()[Markup("".join(rules))] if rules else None  # noqa: S704 -- tokens of the alphabet only


def showing(token: str) -> str:
    pointed = f':root:has([data-token="{token}"]:is(:hover,:focus-visible)) '
    return (
        f'{pointed}.wg-turn[data-for~="{token}"]{{display:inline}}'
        f'{pointed}.wg-wheel:has(>[data-for~="{token}"])>.wg-now{{display:none}}'
    )


class WheelTray(Tray[W]):
    """Its buttons say which wheel they turn; below rows of stones that is said once for each outcome."""

    def note(self, token: str) -> str:
        return self.scene.turn_words(token) if token in self.scene.forecasts else ""

    def note_sign(self, token: str, x: float, y: float, size: float) -> Node:
        return turn_sign(self.scene, token, x, y, size)

    def stone_name(self, token: str) -> Message:
        """What a stone is called in a note."""
        raise NotImplementedError

    def turn_notes(self, tokens: Sequence[str], width: float) -> list[Drawing]:
        outcomes: dict[str, list[str]] = {}
        for token in tokens:
            if token in self.scene.forecasts:
                outcomes.setdefault(self.scene.turn_words(token, NOTE), []).append(token)
        return [
            turn_note(self.scene.say("draw-which-turn", which=self.span(which), turn=said), width)
            for said, which in outcomes.items()
        ]

    def span(self, tokens: Sequence[str]) -> Message:
        """'2 to 7', or the things one by one."""
        names = [self.stone_name(token) for token in tokens]
        if len(names) > 2 and all(token.split(":")[1].isdigit() for token in tokens):
            return Message("draw-span", {"first": names[0], "last": names[-1]})
        said = names[-1]
        for name in reversed(names[:-1]):
            said = Message("draw-or", {"first": name, "more": said})
        return said


def turn_note(words: str, width: float) -> Drawing:
    lines = wrapped(words, 13, width - 26)
    body: Node = [
        use("turn", 0, 0, 18),
        [write(line, 25, 14 + i * 17, 13) for i, line in enumerate(lines)],
    ]
    return Drawing(width, 3 + 17 * len(lines), body)
