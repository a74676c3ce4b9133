"""The games as the shelf of the lobby shows them: how long they take, what they feel like, what they hide."""

from typing import Final

from waldglas.core.game import Game

BOT_NAMES: Final = ("Hazel", "Rowan", "Linden", "Alder", "Juniper", "Aspen")

STRENGTHS: Final = {
    "random": ("Random", "plays by chance"),
    "greedy": ("Greedy", "takes what looks best now"),
    "easy": ("Easy", "looks ahead a little and slips now and then"),
    "medium": ("Medium", "looks ahead for a moment"),
    "strong": ("Strong", "looks ahead for up to 3 seconds a turn"),
}


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
