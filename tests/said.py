"""What messages come to in English, for tests that read them."""

from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.games import GAMES, load_game
from waldglas.words import Speaker, house_catalogue, speaker_for


def speaker_of(game: Game | Position) -> Speaker:
    """Whoever speaks for the game of a position; the games of tests have only the words of the house."""
    if isinstance(game, Game):
        return speaker_for(game)
    slug = type(game).__module__.split(".")[2].replace("_", "-")
    return speaker_for(load_game(slug)) if slug in GAMES.slugs() else Speaker(house_catalogue())


def said(game: Game | Position, message: Message | None) -> str:
    return speaker_of(game).say(message)


def question(position: Position, seat: int) -> str:
    return said(position, position.question(seat))
