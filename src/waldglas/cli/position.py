"""waldglas show and waldglas hint: a position that somebody pasted, looked at and judged."""

import click
from rich.text import Text

from waldglas.cli.common import json_option, make_console, print_json
from waldglas.cli.help import argument, command, option
from waldglas.cli.replay import seat_names
from waldglas.coach.hints import Hint, hints, say_hint, until
from waldglas.core.errors import WrongUsage
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.rng import seeded
from waldglas.games import kit_of, parse_position
from waldglas.terminal.words import hint_message, results, score_table
from waldglas.words import Speaker, speaker_for, tell, title_of


@command("cli-show")
@argument("position", metavar="cli-word-position")
@option("--seat", type=click.IntRange(0), help="cli-show-seat")
@json_option
def show(position: str, seat: int | None, as_json: bool) -> None:
    found = parse_position(position)
    if seat is not None:
        check_seat(found, seat)
    if as_json:
        print_json({"game": found.game().slug, "moves": int(found.moves), "view": found.observe(seat).data()})
    else:
        print_position(found, seat)


@command("cli-hint")
@argument("position", metavar="cli-word-position")
@option("--seat", type=click.IntRange(0), help="cli-hint-seat")
@option("--seconds", type=click.FloatRange(0.1, 600), default=2.0, show_default=True, help="cli-hint-seconds")
@json_option
def hint(position: str, seat: int | None, seconds: float, as_json: bool) -> None:
    found = parse_position(position)
    asked = asked_seat(found, seat)
    speaker = speaker_for(found.game(), seat_names(int(found.seats)), asked)
    seen = found.determinize(asked, seeded(0, "seen"))
    advised = hints(found.game(), seen, asked, seeded(0, "hint"), until(seconds))
    best = [say_hint(each, speaker) for each in advised]
    if as_json:
        print_json({"seat": asked, "hints": [data_of(each) for each in best]})
        return
    console = make_console()
    for each in best:
        console.print(speaker.say(hint_message(each)), markup=False)


def data_of(found: Hint) -> dict[str, object]:
    return {"token": found.token, "words": found.words, "expected": found.expected, "share": found.share}


def check_seat(position: Position, seat: int) -> None:
    if seat >= position.seats:
        raise WrongUsage(Message("error-no-seat", {"seat": seat, "last": int(position.seats) - 1}))


def asked_seat(position: Position, seat: int | None) -> int:
    """The seat that is to be advised; the first that owes a choice, if none is named."""
    owing = position.to_act()
    if seat is not None:
        check_seat(position, seat)
    if not owing or (seat is not None and seat not in owing):
        raise WrongUsage(Message("error-nothing-to-advise"))
    return owing[0] if seat is None else seat


def print_position(position: Position, seat: int | None) -> None:
    game, console = position.game(), make_console()
    speaker: Speaker = speaker_for(game, seat_names(int(position.seats)), seat)
    options = [f"{name}={value}" for name, value in position.settings().items()]
    about = Message("cli-shown", {"title": title_of(game), "seats": int(position.seats), "options": options})
    console.print(Text(tell(about), "bold"), "")
    console.print(kit_of(game).terminal(game, position.observe(seat), speaker))
    console.print(score_table(position, speaker))
    for result in results(position, speaker):
        console.print(speaker.say(result), markup=False)
    for owing in position.to_act():
        if seat in (None, owing):
            console.print(speaker.say(position.question(owing)), markup=False)
