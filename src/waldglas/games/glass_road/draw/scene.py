"""What a picture of Glass Road shows: a moment as one seat sees it, with its cards and what choices do to wheels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from waldglas.core.journal import Event
from waldglas.core.message import Message, Thing
from waldglas.draw.advice import Advice
from waldglas.draw.turning import Forecast, WheelScene
from waldglas.games.glass_road.draw.library import BuildingCard, SpecialistCard, library_of
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.player import CHARCOAL_ON_BRICK, FOOD_ON_BRICK, GOODS, WHEELS
from waldglas.games.glass_road.rules.view import PlayerView, RoadView

Values = dict[str, int]  # of the markers of a wheel

ON_BRICK_WHEEL: Final = {FOOD_ON_BRICK: "food", CHARCOAL_ON_BRICK: "charcoal"}
CHANGES: Final = {"gained": 1, "paid": -1}


class Scene(WheelScene[GlassRoadGame, RoadView, Values]):
    shows = RoadView

    def __init__(
        self,
        game: GlassRoadGame,
        view: RoadView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
        turning: dict[str, Values] | None = None,
    ) -> None:
        super().__init__(game, view, names, me, choices, advice, turning)
        self.ground = game.road_facts.ground
        self.start_names = [game.road_facts.slug(number) for number in game.road_facts.starts]
        self.library = library_of(game, self.seats == 1, self.catalogue)

    def forecast(self, token: str) -> Forecast[Values]:
        assert self.me is not None
        return forecast(self.view.players[self.me], self.advice.sets_off(token), self.me)

    def turn_messages(self, ahead: Forecast[Values]) -> list[Message]:
        """'Turns the glass wheel: +1 glass'"""
        return [
            Message("draw-turns", {"wheel": Thing(f"wheel-{name}"), "number": times, "good": Thing(f"good-{name}")})
            for name, times in ahead.times.items()
        ]

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def building(self, slug: str) -> BuildingCard:
        return self.library.buildings[slug]

    def specialist(self, slug: str) -> SpecialistCard:
        return self.library.specialists[slug]

    def can_ask(self, token: str) -> bool:
        return bool(self.choices) and token in self.game.alphabet.ids

    def picking(self) -> bool:
        """Whether the cards of a hand are being chosen from all fifteen."""
        hand = self.player(self.main).hand or []
        return any(token.removeprefix("card:") not in hand for token in self.offered("card"))


# What a choice would do to one's wheels


def wheels_of(player: PlayerView) -> dict[str, Values]:
    return {"glass": player.glass_wheel, "brick": player.brick_wheel}


def forecast(player: PlayerView, events: Iterable[Event], seat: int) -> Forecast[Values]:
    goods = {wheel: dict(values) for wheel, values in wheels_of(player).items()}
    found = Forecast[Values]()
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in CHANGES:
            wheel, good = place_of(event.values[0])
            goods[wheel][good] += CHANGES[event.kind] * event.values[1]
        elif event.kind == "turned":
            wheel, times = WHEELS[event.values[0]], event.values[1]
            for good in goods[wheel]:
                goods[wheel][good] += times if good == wheel else -times
            found.times[wheel] = found.times.get(wheel, 0) + times
            found.after[wheel] = dict(goods[wheel])
    return found


def place_of(marker: int) -> tuple[str, str]:
    """The wheel and the good of a marker."""
    if marker in ON_BRICK_WHEEL:
        return "brick", ON_BRICK_WHEEL[marker]
    good = GOODS[marker]
    return ("brick" if good in ("clay", "brick") else "glass"), good
