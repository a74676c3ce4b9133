"""Events, scores, results and rules as the terminal prints them."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from waldglas.coach.hints import Hint
from waldglas.core.game import Position
from waldglas.digest import Rule
from waldglas.words import Speaker

YOU = "You"


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def score_table(position: Position, speaker: Speaker) -> Table:
    """A row for what gives points, a column for each seat that scores."""
    seats = [seat for seat in range(position.seats) if position.breakdown(seat)]
    table = Table("", box=box.SIMPLE_HEAD, show_footer=True)
    table.columns[0].footer = "Points"
    for seat in seats:
        table.add_column(Text(speaker.names[seat]), f"{position.scores()[seat]:g}", justify="right")
    columns = [position.breakdown(seat) for seat in seats]
    for lines in zip(*columns, strict=True):
        table.add_row(speaker.score(lines[0].what), *[f"{line.points:g}" for line in lines])
    return table


def result_lines(position: Position, speaker: Speaker) -> list[str]:
    if not position.over():
        return [f"After {position.moves} choices; the game is not over."]
    names = speaker.names
    ranks = [
        f"{names[seat]}: {speaker.score(position.rank(seat))}." for seat in range(position.seats) if position.rank(seat)
    ]
    winners = [names[seat] for seat in position.winners()]
    if position.seats == 1:
        return ranks
    if len(winners) > 1:
        return [*ranks, f"{listed(winners)} share the victory."]
    return [*ranks, f"{winners[0]} {'win' if winners[0] == YOU else 'wins'}."]


def hint_words(hint: Hint) -> str:
    """Advice in one line: the choice, what it is expected to bring, and what would follow."""
    then = f"; then {', '.join(hint.leads_to)}" if hint.leads_to else ""
    return f"{hint.words} ({hint.token}): about {hint.expected:.1f} points, tried {hint.share:.0%} of the time{then}."


def show_rules(console: Console, rules: list[Rule], words: list[str]) -> None:
    heading = None
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            console.print(Text(f"\n{heading}", style="bold underline"))
        line = Text.assemble((rule.number, "bold"), "  ", rule.text)
        line.highlight_words(words, "bold black on yellow", case_sensitive=False)
        console.print(line)
