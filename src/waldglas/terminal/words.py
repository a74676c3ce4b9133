"""Events, scores, results and rules as the terminal prints them."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from waldglas.coach.hints import Hint
from waldglas.core.game import Position
from waldglas.core.message import Message, Player
from waldglas.digest import Rule
from waldglas.words import Speaker
from waldglas.words.numbers import in_figures


def score_table(position: Position, speaker: Speaker) -> Table:
    """A row for what gives points, a column for each seat that scores."""
    seats = [seat for seat in range(position.seats) if position.breakdown(seat)]
    table = Table("", box=box.SIMPLE_HEAD, show_footer=True)
    table.columns[0].footer = speaker.say(Message("terminal-points-head"))
    for seat in seats:
        table.add_column(Text(speaker.names[seat]), in_figures(position.scores()[seat]), justify="right")
    columns = [{line.what: in_figures(line.points) for line in position.breakdown(seat)} for seat in seats]
    for what in dict.fromkeys(what for column in columns for what in column):
        table.add_row(speaker.score(what), *[column.get(what, "") for column in columns])
    return table


def results(position: Position, speaker: Speaker) -> list[Message]:
    """How a game ended, or how far it came."""
    if not position.over():
        return [Message("terminal-not-over", {"moves": position.moves})]
    ranked = [seat for seat in range(position.seats) if position.rank(seat)]
    ranks = [
        Message("terminal-rank", {"who": Player(seat), "rank": speaker.score(position.rank(seat))}) for seat in ranked
    ]
    winners = position.winners()
    if position.seats == 1:
        return ranks
    if len(winners) > 1:
        return [*ranks, Message("terminal-share", {"winners": [Player(seat) for seat in winners]})]
    return [*ranks, Message("terminal-win", {"who": Player(winners[0])})]


def hint_message(hint: Hint) -> Message:
    """Advice in one line: the choice, what it is expected to bring, and what would follow."""
    choice = Message("terminal-hint-choice", {"words": hint.words, "token": hint.token})
    if not hint.leads_to:
        return Message("terminal-hint", {"choice": choice, "points": hint.expected, "share": hint.share})
    return Message(
        "terminal-hint-then",
        {"choice": choice, "points": hint.expected, "share": hint.share, "then": hint.leads_to},
    )


def show_rules(console: Console, rules: list[Rule], words: list[str]) -> None:
    heading = None
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            console.print(Text(f"\n{heading}", style="bold underline"))
        line = Text.assemble((rule.number, "bold"), "  ", rule.text)
        line.highlight_words(words, "bold black on yellow", case_sensitive=False)
        console.print(line)
