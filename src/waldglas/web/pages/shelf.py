"""The games as the shelf of the lobby shows them: how long they take, what they feel like, what they hide."""

from dataclasses import dataclass
from typing import Final

from waldglas.core.game import Game


@dataclass(frozen=True, slots=True)
class Box:
    minutes: str = ""
    feel: str = ""
    secretive: bool = True  # whether a seat holds what others at the same device may not see
    seats: int = 2  # of the game that is one press away


BOXES: Final = {
    "tiny-towns": Box("20 to 30 minutes", "A quiet puzzle that gets tight: everybody places the same cube.", False),
    "glass-road": Box("40 to 70 minutes", "Read the others: a card pays double when nobody else picked it."),
    "black-forest": Box("60 to 90 minutes", "Walk from village to village and let two wheels do the work."),
    "haspelknecht": Box("45 to 75 minutes", "Dig for coal before the water does, with three colours of workers."),
}

BOT_NAMES: Final = ("Hazel", "Rowan", "Linden", "Alder", "Juniper", "Aspen")

STRENGTHS: Final = {
    "random": ("Random", "plays by chance"),
    "greedy": ("Greedy", "takes what looks best now"),
    "easy": ("Easy", "looks ahead a little and slips now and then"),
    "medium": ("Medium", "looks ahead for a moment"),
    "strong": ("Strong", "looks ahead for up to 3 seconds a turn"),
}


def box_of(slug: str) -> Box:
    return BOXES.get(slug, Box())


def seats_words(game: Game) -> str:
    if game.fewest_seats == game.most_seats:
        return f"{game.most_seats} seats"
    return f"{game.fewest_seats} to {game.most_seats} seats"


def strength(bot: str) -> tuple[str, str]:
    return STRENGTHS.get(bot, (bot.capitalize(), ""))


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def usual_bot() -> str:
    """The bot of a first game: a fair opponent, not the hardest."""
    return "easy"
