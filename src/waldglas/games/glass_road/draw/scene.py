"""What a picture of Glass Road shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from waldglas.draw.advice import Advice
from waldglas.draw.seating import Seating
from waldglas.games.glass_road.draw.forecast import Forecast, Turns, forecast
from waldglas.games.glass_road.draw.library import BuildingCard, SpecialistCard, library_of
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.view import PlayerView, RoadView


class Scene(Seating):
    def __init__(
        self,
        game: GlassRoadGame,
        view: RoadView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
        turning: Turns | None = None,
    ) -> None:
        """`turning` has, for each wheel of mine that is shown turning, its markers' new values."""
        super().__init__(game, view, names, me, choices, advice)
        self.game = game
        self.view = view
        self.turning: Turns = turning or {}
        self.ground = game.road_facts.ground
        self.start_names = [game.road_facts.slug(number) for number in game.road_facts.starts]
        self.library = library_of(game, self.seats == 1)
        self.forecasts = self.look_ahead()

    def look_ahead(self) -> dict[str, Forecast]:
        """The choices that would turn a wheel of mine, and what that would do to it."""
        if self.me is None:
            return {}
        mine = self.view.players[self.me]
        found = {token: forecast(mine, self.advice.sets_off(token), self.me) for token in self.choices}
        return {token: ahead for token, ahead in found.items() if ahead.times}

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def building(self, slug: str) -> BuildingCard:
        return self.library.buildings[slug]

    def specialist(self, slug: str) -> SpecialistCard:
        return self.library.specialists[slug]

    def can_ask(self, token: str) -> bool:
        return bool(self.choices) and token in self.game.alphabet.ids

    def words(self, token: str) -> str:
        """A choice in words; one that turns a wheel says so."""
        ahead, words = self.forecasts.get(token), self.advice.words(token)
        return f"{words.rstrip('.')}. {ahead.words()}" if ahead else words

    def turns(self, seat: int, wheel: str) -> Mapping[str, dict[str, int]]:
        """The turns of a wheel that choices would bring, by choice; the one to be shown now has no choice."""
        if seat != self.me:
            return {}
        if self.turning:
            return {"": self.turning[wheel]} if wheel in self.turning else {}
        return {token: ahead.after[wheel] for token, ahead in self.forecasts.items() if wheel in ahead.after}

    def picking(self) -> bool:
        """Whether the cards of a hand are being chosen from all fifteen."""
        hand = self.player(self.main).hand or []
        return any(token.removeprefix("card:") not in hand for token in self.offered("card"))
