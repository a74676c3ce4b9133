"""What a picture of Black Forest shows: a moment as one seat sees it, with its cards and what choices bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from waldglas.core.journal import Event
from waldglas.core.message import Message, Thing
from waldglas.draw.advice import Advice
from waldglas.draw.turning import Forecast, WheelScene
from waldglas.games.black_forest.draw.library import BuildingCard, JobCard, PersonCard, library_of
from waldglas.games.black_forest.rules.facts import ForestFacts
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.player import WHEELS
from waldglas.games.black_forest.rules.scoring import title_for
from waldglas.games.black_forest.rules.view import ForestView, PlayerView
from waldglas.words import Catalogue, Speaker

ANIMALS: Final = ("pig", "cattle")


class Scene(WheelScene[BlackForestGame, ForestView, PlayerView]):
    shows = ForestView

    def __init__(
        self,
        game: BlackForestGame,
        view: ForestView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
        turning: dict[str, PlayerView] | None = None,
    ) -> None:
        """`turning` has, for each wheel of mine that is shown turning, myself after the turn."""
        super().__init__(game, view, names, me, choices, advice, turning)
        self.library = library_of(game, self.seats, self.catalogue)

    def forecast(self, token: str) -> Forecast[PlayerView]:
        assert self.me is not None
        found = forecast(self.advice.sets_off(token), self.me)
        after = self.advice.after(token) if found.times else None
        if isinstance(after, ForestView):
            found.after.update(dict.fromkeys(found.times, after.players[self.me]))
        return found

    def turn_messages(self, ahead: Forecast[PlayerView]) -> list[Message]:
        """'Turns the Cooking wheel: +1 commodity, +2 provisions'"""
        turns = [
            Message("draw-turns", {"wheel": Thing(f"wheel-{wheel}"), "number": times, "provisions": 2 * times})
            for wheel, times in ahead.times.items()
        ]
        return [*turns, *([Message("draw-triggers-end")] if ahead.ends else [])]

    @property
    def facts(self) -> ForestFacts:
        return self.game.by_seats[self.seats - 1]

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def person(self, slug: str) -> PersonCard:
        return self.library.people[slug]

    def job(self, slug: str) -> JobCard:
        return self.library.jobs[slug]

    def building(self, slug: str) -> BuildingCard:
        return self.library.buildings[slug]

    def outcome(self) -> str:
        """Alone one reaches a title."""
        best = max(self.view.scores)
        title = title_for(self.facts, best) if self.seats == 1 else ""
        return (
            self.say("draw-title", points=best, title=self.advice.speaker.score(title)) if title else super().outcome()
        )


def thing_of(name: str) -> str:
    """A good or an animal, by its name in the book."""
    return f"{'animal' if name in ANIMALS else 'good'}.{name.replace('provisions', 'provision')}"


def amount(name: str, number: int) -> Message:
    """So much of a good, or so many animals."""
    return Message("amount", {"number": number, "thing": Thing(thing_of(name).replace(".", "-"))})


@lru_cache(maxsize=512)
def amount_said(catalogue: Catalogue, name: str, number: int) -> str:
    return Speaker(catalogue).say(amount(name, number))


def forecast(events: Iterable[Event], seat: int) -> Forecast[PlayerView]:
    """How often each wheel would turn, and whether that would bring the end."""
    times: dict[str, int] = {}
    ends = False
    for event in events:
        if event.kind == "turned" and event.seat == seat:
            wheel = WHEELS[event.values[0]]
            times[wheel] = times.get(wheel, 0) + event.values[1]
        ends = ends or event.kind == "end_triggered"
    return Forecast(times, {}, ends)
