"""The shelf of games: every kit that an installed package names in the entry-point group `waldglas.games`."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint, entry_points

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadFacts, UnknownGame
from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.notation import position_of
from waldglas.core.record import Record, read_record
from waldglas.games.kit import Kit

GROUP = "waldglas.games"

logger = logging.getLogger(__name__)


class Shelf:
    """The kits by slug, the lightest game first; a game without corrections is made once."""

    def __init__(self, kits: list[Kit]) -> None:
        self.kits = {kit.slug: kit for kit in sorted(kits, key=lambda kit: (kit.weight, kit.slug))}
        self.made: dict[str, Game] = {}

    def slugs(self) -> list[str]:
        return list(self.kits)

    def add(self, kit: Kit) -> None:
        """One more game, for this process only."""
        self.kits[kit.slug] = kit

    def kit(self, slug: str) -> Kit:
        found = self.kits.get(slug)
        if found is None:
            raise UnknownGame(Message("error-no-game", {"game": shortened(slug), "games": self.slugs()}))
        return found

    def load(self, slug: str, corrections: Entries | None = None) -> Game:
        """The game, with an owner's corrections of its facts if there are any."""
        kit = self.kit(slug)
        if corrections:
            return corrected(kit, corrections)
        if slug not in self.made:
            self.made[slug] = kit.game({})
        return self.made[slug]


def corrected(kit: Kit, corrections: Entries) -> Game:
    try:
        return kit.game(corrections)
    except BadFacts as error:
        error.game = kit.slug
        raise


def installed_kits() -> list[Kit]:
    """A kit that cannot be loaded is left out and named in the log; the other games can still be played."""
    found = [load_kit(entry) for entry in entry_points(group=GROUP)]
    return [kit for kit in found if kit is not None]


def load_kit(entry: EntryPoint) -> Kit | None:
    try:
        kit = entry.load()()
    except Exception:
        logger.exception("the game %s (%s) cannot be loaded", entry.name, entry.value)
        return None
    return kit if isinstance(kit, Kit) else None


GAMES = Shelf(installed_kits())


def load_game(slug: str, corrections: Entries | None = None) -> Game:
    """The game of this slug, such as `tiny-towns`; `corrections` are an owner's, as `waldglas facts` names them."""
    return GAMES.load(slug, corrections)


def parse_position(text: str) -> Position:
    """The position that a text of `core.notation.text_of` stands for."""
    return position_of(text, load_game)


def parse_record(text: str) -> Record:
    """The record in a text, every move of it played and checked."""
    return read_record(text, load_game)


def kit_of(game: Game | str) -> Kit:
    """The kit of a game on the shelf; a game that stands on none has all the defaults."""
    if isinstance(game, str):
        return GAMES.kit(game)
    return GAMES.kits.get(game.slug) or Kit()
