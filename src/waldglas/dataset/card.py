"""The data card: what a dataset was played by, and how each of its columns is made."""

from waldglas.arena.league import League
from waldglas.core.message import Message
from waldglas.words import tell, title_of

COLUMNS = {
    "match": "dataset-match",
    "deal": "dataset-deal",
    "seed": "dataset-seed",
    "move": "dataset-move",
    "seat": "dataset-seat",
    "bot": "dataset-bot",
    "observation": "dataset-observation",
    "mask": "dataset-mask",
    "offered": "dataset-offered",
    "choice": "dataset-choice",
    "token": "dataset-token",
    "visits": "dataset-visits",
    "values": "dataset-values",
    "score": "dataset-score",
    "place": "dataset-place",
    "win": "dataset-win",
}


def card(league: League) -> str:
    """As Markdown."""
    plan, game = league.plan(), league.game()
    shown = ("waldglas", "game", "rules_version", "facts", "seats", "options", "bots", "games", "matches", "seed")
    return "\n".join(
        [
            f"# {tell(Message('dataset-title', {'title': title_of(game)}))}",
            "",
            tell(
                Message("dataset-about", {"size": game.observation(league.seats).size, "actions": len(game.alphabet)})
            ),
            "",
            *table("dataset-setting", {name: f"`{in_plain(plan[name])}`" for name in shown}),
            "",
            *table("dataset-column", {name: tell(Message(said)) for name, said in COLUMNS.items()}),
            "",
            tell(Message("dataset-reading")),
            "",
        ]
    )


def table(head: str, rows: dict[str, str]) -> list[str]:
    lines = [f"| `{name}` | {value} |" for name, value in rows.items()]
    return [f"| {tell(Message(head))} | {tell(Message('dataset-what'))} |", "|---|---|", *lines]


def in_plain(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
