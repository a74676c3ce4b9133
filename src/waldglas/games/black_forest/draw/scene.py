"""What a picture of Black Forest shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from waldglas.draw.advice import Advice
from waldglas.draw.seating import Seating
from waldglas.games.black_forest.draw.forecast import Forecast, Turns, forecast
from waldglas.games.black_forest.draw.library import BuildingCard, JobCard, PersonCard, library_of
from waldglas.games.black_forest.rules.facts import ForestFacts
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.position import NEUTRAL_PAWN, WHITE_PAWN
from waldglas.games.black_forest.rules.view import ForestView, PlayerView

# The colour of a pawn and of the letter on it.
COLOURS: Final = [("brick", "white"), ("water", "white"), ("star", "outline"), ("tavern", "white")]
NEUTRAL: Final = ("stone", "white")
WHITE: Final = ("white", "outline")


class Scene(Seating):
    def __init__(
        self,
        game: BlackForestGame,
        view: ForestView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
        turning: Turns | None = None,
    ) -> None:
        """`turning` has, for each wheel of mine that is shown turning, myself after the turn."""
        super().__init__(game, view, names, me, choices, advice)
        self.game = game
        self.view = view
        self.turning: Turns = turning or {}
        self.library = library_of(game, self.seats)
        self.forecasts: dict[str, Forecast] = {}
        self.ahead: dict[str, PlayerView] = {}  # myself after the choices that turn a wheel
        self.look_ahead()

    def look_ahead(self) -> None:
        if self.me is None:
            return
        for token in self.choices:
            found = forecast(self.advice.sets_off(token), self.me)
            if found.times or found.ends:
                self.forecasts[token] = found
            after = self.advice.after(token) if found.times else None
            if isinstance(after, ForestView):
                self.ahead[token] = after.players[self.me]

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

    def words(self, token: str) -> str:
        """A choice in words; one that turns a wheel or brings the end says so."""
        ahead, words = self.forecasts.get(token), self.advice.words(token)
        return f"{words.rstrip('.')}. {ahead.words()}" if ahead else words

    def turns(self, seat: int, wheel: str) -> Mapping[str, PlayerView]:
        """The turns of a wheel that choices would bring, by choice; the one to be shown now has no choice."""
        if seat != self.me:
            return {}
        if self.turning:
            return {"": self.turning[wheel]} if wheel in self.turning else {}
        return {token: after for token, after in self.ahead.items() if wheel in self.forecasts[token].times}

    def pawn(self, number: int) -> tuple[str, str, str, str]:
        """The colour of a pawn, of its letter, the letter, and what it is called."""
        if self.seats == 1:
            if number == WHITE_PAWN:
                return (*WHITE, "W", "The white pawn")
            return (*COLOURS[number], str(number + 1), "A coloured pawn")
        if self.seats == 2 and number == NEUTRAL_PAWN:
            return (*NEUTRAL, "N", "The neutral pawn")
        return (*COLOURS[number], self.letter(number), f"The pawn of {self.names[number]}")
