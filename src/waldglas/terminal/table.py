"""A game at the terminal: people take turns at the keyboard, bots play the other seats."""

from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from waldglas.bots import Bot
from waldglas.bots.table import ask, imagination
from waldglas.coach.hints import hints, until
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position
from waldglas.core.record import Match, Record
from waldglas.core.rng import seeded
from waldglas.digest import NoDigest, read_digest, search
from waldglas.foresight import Previews, needs_no_thought
from waldglas.games import kit_of
from waldglas.terminal.reply import chosen, matching
from waldglas.terminal.words import YOU, hint_words, result_lines, score_table, show_rules
from waldglas.words import speaker_for

HELP = """\
[bold]Choose[/] by number or by name; the beginning of a name is enough where it is clear.
  [bold]names[/]          the choices with their names
  [bold]u[/]              undo: back to the last choice made here; what was drawn since is drawn again the same
  [bold]hint[/]           what the coach would choose here, and what it expects of it
  [bold]why[/] CHOICE     what forbids it, with the number of the rule
  [bold]rules[/] WORDS    the rules that speak of these words
  [bold]log[/]            all that happened
  [bold]score[/]          the points as they stand
  [bold]save[/] FILE      write the record of the game so far
  [bold]q[/]              quit
"""

HINT_SECONDS = 1.5


class InputEnded(WaldglasError):
    pass


class Quit(Exception):
    """The players leave the table."""


def save(record: Record, file: Path) -> None:
    """Writes the record; never over another file."""
    with file.open("x", encoding="utf-8") as writing:
        writing.write(record.text())


def hides(position: Position, seat: int) -> bool:
    """Whether this seat knows something that a spectator may not see."""
    own, public = position.observe(seat).data(), position.observe(None).data()
    return any(own[name] != public[name] for name in own if name != "seat")


class TerminalTable:
    def __init__(self, record: Record, names: list[str], bots: dict[int, Bot], console: Console) -> None:
        self.game = record.game
        self.names = names
        self.speaker = speaker_for(record.game, names, names.index(YOU) if YOU in names else None)
        self.bots = bots
        self.console = console
        self.imaginations = {seat: imagination(record.seed, seat) for seat in bots}
        self.people = [seat for seat in range(record.seats) if seat not in bots]
        self.last_at_keyboard = self.people[0]
        self.sit_down(record)

    def sit_down(self, record: Record) -> None:
        self.match = Match(record, journal=True)
        self.played: list[tuple[int, int]] = []
        self.undone = False
        self.told: list[set[int]] = [set() for _ in range(record.seats)]

    def run(self) -> None:
        """Plays to the end; Quit when the players leave before."""
        self.console.print(kit_of(self.game).legend(self.game))
        while owing := self.match.position.to_act():
            picks = ask(self.match.position, self.bots, self.imaginations)
            for seat, action in picks:
                self.play(seat, action)
            if not picks:
                self.turn(owing[0])
                self.take_gains(owing[0])
        self.finish()

    def take_gains(self, seat: int) -> None:
        """After a choice its gains are taken whole, as long as that turns no wheel."""
        while not self.undone and (action := self.gain(seat)) is not None:
            self.play(seat, action)

    def gain(self, seat: int) -> int | None:
        position = self.match.position
        return needs_no_thought(Previews(self.game, position, seat), position.choices(seat))

    def play(self, seat: int, action: int) -> None:
        self.undone = False
        self.match.play(seat, action)
        self.played.append((seat, action))

    # What is shown

    def turn(self, seat: int) -> None:
        """One choice of a person, with all that is needed to make it."""
        position = self.match.position
        self.pass_keyboard(seat)
        self.console.rule(style="dim")
        self.tell(seat)
        self.console.print(kit_of(self.game).terminal(self.game, position.observe(seat), self.names))
        who = "" if len(self.people) == 1 else f"{self.names[seat]}: "
        self.console.print(Text(f"\n{who}{self.speaker.say(position.question(seat))}", style="bold"))
        self.list_choices(seat)
        while not self.obey(seat, self.read("> ")):
            pass

    def pass_keyboard(self, seat: int) -> None:
        """Lets the others look away, where somebody knows what they must not see."""
        if seat != self.last_at_keyboard and any(hides(self.match.position, person) for person in self.people):
            self.console.clear()
            self.read(f"{self.names[seat]}, it is your turn; the others look away. Press Enter. ")
        self.last_at_keyboard = seat

    def tell(self, seat: int) -> None:
        """What happened since this seat was last told."""
        for event in self.match.position.journal or []:
            if id(event) not in self.told[seat] and event.readable_by(seat):
                self.told[seat].add(id(event))
                self.console.print(self.speaker.say(self.game.describe(event)), style="italic", markup=False)

    def list_choices(self, seat: int) -> None:
        position = self.match.position
        previews = Previews(self.game, position, seat)
        words = [
            self.speaker.say(self.game.words(position, seat, action)) + previews.warning(action, self.speaker)
            for action in position.choices(seat)
        ]
        lines = [f"{place:>3} {said}" for place, said in enumerate(words, 1)]
        self.console.print(Columns([Text(line) for line in lines], padding=(0, 2), column_first=True))
        self.console.print("[dim]Type a number or a name; ? for help.[/]")

    def finish(self) -> None:
        position = self.match.position
        self.console.rule(style="dim")
        self.tell(self.last_at_keyboard)
        self.console.print(kit_of(self.game).terminal(self.game, position.observe(None), self.names))
        self.console.print(score_table(position, self.speaker))
        for line in result_lines(position, self.speaker):
            self.console.print(Text(line, style="bold"))

    # What is typed

    def read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            moves = len(self.played)
            raise InputEnded(f"the input ended after {moves} choices, before the game was over") from None

    def obey(self, seat: int, text: str) -> bool:
        """Does what was typed; whether the seat's turn to type is over with it."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "":
                return False
            case "?" | "help":
                self.console.print(HELP)
                self.console.print(kit_of(self.game).legend(self.game))
            case "u" | "undo":
                return self.undo()
            case "q" | "quit":
                raise Quit
            case "names":
                self.show_names(seat)
            case "hint":
                self.advise(seat)
            case "why":
                self.explain(seat, rest)
            case "rules":
                self.look_up(rest.split())
            case "log":
                self.show_log(seat)
            case "score":
                self.console.print(score_table(self.match.position, self.speaker))
            case "save":
                self.save_as(rest)
            case _:
                return self.choose(seat, text)
        return False

    def choose(self, seat: int, text: str) -> bool:
        offered = self.match.position.choices(seat)
        meant = chosen(text, offered, self.game.alphabet)
        if len(meant) == 1:
            self.play(seat, meant[0])
            return True
        if meant:
            self.say(f"'{text}' may mean {self.tokens(meant)}. Type more of it.")
        elif text.isdigit():
            self.say(f"The choices go from 1 to {len(offered)}.")
        else:
            self.explain(seat, text)
        return False

    def advise(self, seat: int) -> None:
        """Shows the best choices by the coach; they are searched for as long as a bot would."""
        rng = seeded(self.match.record.seed, f"hint {self.match.position.moves}")
        seen = self.match.position.determinize(seat, rng)
        with self.console.status("Thinking …"):
            found = hints(self.game, seen, seat, rng, until(HINT_SECONDS), self.speaker)
        for hint in found:
            self.say(hint_words(hint))

    def explain(self, seat: int, text: str) -> None:
        """Why something may not be chosen; of several that a text may mean, the one with the least against it."""
        meant = matching(text, list(range(len(self.game.alphabet))), self.game.alphabet) if text else []
        if not meant:
            self.say(f"There is no choice '{text}' in this game. ? for help.")
            return
        answers = [self.reason(seat, action) for action in meant]
        self.say(min(answers, key=len))

    def reason(self, seat: int, action: int) -> str:
        token, reason = self.game.alphabet.token(action), self.match.position.why_not(seat, action)
        if reason is None:
            return f"{token}: allowed."
        return f"{token}: {self.speaker.say(reason.message)}" + (f" (rule {reason.rule})" if reason.rule else "")

    def tokens(self, actions: list[int]) -> str:
        shown = [self.game.alphabet.token(action) for action in actions[:6]]
        more = f" and {len(actions) - 6} more" if len(actions) > 6 else ""
        return ", ".join(shown) + more

    def undo(self) -> bool:
        """Plays the game again up to the last choice of a person; bots choose anew after it."""
        own = [number for number, (seat, _) in enumerate(self.played) if seat in self.people]
        if not own:
            self.say("There is nothing to undo.")
            return False
        old, kept = self.match.record, self.played[: own[-1]]
        self.sit_down(Record(self.game, old.seats, old.options, old.seed))
        for seat, action in kept:
            self.play(seat, action)
        for told in self.told:
            told.update(id(event) for event in self.match.position.journal or [])
        self.undone = True
        self.say("Undone.")
        return True

    def show_names(self, seat: int) -> None:
        position = self.match.position
        for action in position.choices(seat):
            self.say(f"{self.game.alphabet.token(action)}  {self.speaker.say(self.game.words(position, seat, action))}")

    def look_up(self, words: list[str]) -> None:
        try:
            found = search(read_digest(self.game.slug), words)
        except NoDigest as error:
            self.say(f"Sorry, {error}.")
            return
        if found:
            show_rules(self.console, found, words)
        else:
            self.say(f"No rule speaks of '{' '.join(words)}'.")

    def show_log(self, seat: int) -> None:
        for event in self.match.position.journal or []:
            if event.readable_by(seat):
                self.say(self.speaker.say(self.game.describe(event)))

    def save_as(self, name: str) -> None:
        if not name:
            self.say("Type save and the name of a file.")
            return
        try:
            save(self.match.record, Path(name).expanduser())
            self.say(f"Saved as {name}.")
        except OSError as error:
            self.say(f"Not saved: {name}: {error.strerror}.")

    def say(self, line: str) -> None:
        self.console.print(line, markup=False)
