"""A position as a text that can be pasted: waldglas2.GAME.FACTS.STATE.CHECK

FACTS is the digest of the facts it was played by; STATE holds the version of the rules, the seats, the options, an
owner's corrections and all numbers of the position, packed; CHECK finds mistakes in copying.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadPosition, WaldglasError
from waldglas.core.game import Game, Position, restored_position
from waldglas.core.message import Message
from waldglas.core.record import Loader
from waldglas.core.rng import seeded
from waldglas.core.values import MADE_UP, Unfit, packed_state, state_of, unpacked

FORMAT: Final = "waldglas2"
MOST_TEXT: Final = 100_000


def text_of(position: Position, seat: int | None = None) -> str:
    """The position in one word; for a seat, with all that it cannot know drawn anew."""
    shown = position if seat is None else position.determinize(seat, seeded(0, "masked"))
    game = position.game()
    shown.tidy()
    state = [game.rules_version, int(shown.seats), position.settings(), game.facts.changed, state_of(shown)]
    packed = urlsafe_b64encode(packed_state(state)).decode().rstrip("=")
    body = f"{FORMAT}.{game.slug}.{game.facts.digest()}.{packed}"
    return f"{body}.{check_of(body)}"


def check_of(body: str) -> str:
    return f"{zlib.crc32(body.encode('utf-8', 'surrogatepass')):08x}"


def position_of(text: str, load: Loader) -> Position:
    """The position that a text stands for; a wrong or foreign one is refused."""
    body, _, check = text.strip().rpartition(".")
    parts = body.split(".")
    if len(text) > MOST_TEXT or len(parts) != 4 or not parts[0].startswith("waldglas"):
        raise BadPosition(Message("error-position-form", {"format": FORMAT}))
    if parts[0] != FORMAT:
        raise BadPosition(Message("error-position-format", {"found": shortened(parts[0]), "format": FORMAT}))
    if check != check_of(body):
        raise BadPosition(Message("error-position-check"))
    return unpacked_position(parts[1], parts[2], parts[3], load)


def unpacked_position(slug: str, digest: str, packed: str, load: Loader) -> Position:
    try:
        version, seats, settings, changed, state = unpacked(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
        game = load(slug, changed)
        check_game(game, version, digest)
        return standing_position(game, seats, settings, state)
    except WaldglasError:
        raise
    except MADE_UP:
        raise BadPosition(Message("error-position-damaged", {"game": shortened(slug)})) from None


def check_game(game: Game, version: object, digest: str) -> None:
    if version != game.rules_version:
        theirs, ours = shortened(str(version)), str(game.rules_version)
        raise BadPosition(Message("error-position-rules", {"title": game.title, "theirs": theirs, "ours": ours}))
    if digest != game.facts.digest():
        raise BadPosition(Message("error-position-facts", {"title": game.title}))


def standing_position(game: Game, seats: int, settings: dict[str, str], state: list[Any]) -> Position:
    """A position whose questions offer just what it says, and whose points can be counted."""
    position = restored_position(game, seats, settings, state)
    for seat in position.to_act():
        offered = position.choices(seat)
        position.ask_again(seat)
        if position.choices(seat) != offered:
            raise Unfit("other choices")
    position.scores()
    return position
