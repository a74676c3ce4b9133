"""A game at the terminal: people take turns at the keyboard, bots play the other seats."""

from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.bots import Bot
from waldglas.bots.table import ask, imagination
from waldglas.coach.hints import hints, say_hint, until
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.notation import text_of
from waldglas.core.record import Match, Record
from waldglas.core.rng import seeded
from waldglas.digest import NoDigest, read_digest, search
from waldglas.foresight import Previews, needs_no_thought
from waldglas.games import kit_of
from waldglas.terminal.reply import chosen, matching
from waldglas.terminal.words import hint_message, results, score_table, show_rules
from waldglas.words import Speaker

HELP = {
    "names": "terminal-help-names",
    "u": "terminal-help-undo",
    "hint": "terminal-help-hint",
    "why CHOICE": "terminal-help-why",
    "rules WORDS": "terminal-help-rules",
    "log": "terminal-help-log",
    "score": "terminal-help-score",
    "position": "terminal-help-position",
    "save FILE": "terminal-help-save",
    "q": "terminal-help-quit",
}

HINT_SECONDS = 1.5
SHOWN = 6  # of the choices that a text may mean


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
    def __init__(self, record: Record, speaker: Speaker, bots: dict[int, Bot], console: Console) -> None:
        self.game = record.game
        self.speaker = speaker
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
        self.console.print(self.legend())
        while owing := self.match.position.to_act():
            picks = ask(self.match.position, self.bots, self.imaginations)
            for seat, action in picks:
                self.play(seat, action)
            if not picks:
                self.turn(owing[0])
                self.take_gains(owing[0])
        self.finish()

    def legend(self) -> RenderableType:
        return kit_of(self.game).legend(self.game, self.match.position.observe(None), self.speaker)

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
        self.console.print(kit_of(self.game).terminal(self.game, position.observe(seat), self.speaker), "")
        self.console.print(Text(self.question(seat), style="bold"))
        self.list_choices(seat)
        while not self.obey(seat, self.read()):
            pass

    def question(self, seat: int) -> str:
        asked = self.match.position.question(seat)
        assert asked is not None
        if len(self.people) == 1:
            return self.speaker.say(asked)
        return self.speaker.say(Message("terminal-asked", {"name": self.speaker.names[seat], "question": asked}))

    def pass_keyboard(self, seat: int) -> None:
        """Lets the others look away, where somebody knows what they must not see."""
        if seat != self.last_at_keyboard and any(hides(self.match.position, person) for person in self.people):
            self.console.clear()
            self.read(Message("terminal-your-turn", {"name": self.speaker.names[seat]}))
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
        self.console.print(Text(self.speaker.say(Message("terminal-type")), "dim"))

    def show_help(self) -> None:
        self.say(Message("terminal-help"))
        lines = Table.grid(padding=(0, 2))
        for typed, meaning in HELP.items():
            lines.add_row("", Text(typed, "bold"), self.speaker.say(Message(meaning)))
        self.console.print(lines)

    def finish(self) -> None:
        position = self.match.position
        self.console.rule(style="dim")
        self.tell(self.last_at_keyboard)
        self.console.print(kit_of(self.game).terminal(self.game, position.observe(None), self.speaker))
        self.console.print(score_table(position, self.speaker))
        for result in results(position, self.speaker):
            self.console.print(Text(self.speaker.say(result), style="bold"))

    # What is typed

    def read(self, prompt: Message | None = None) -> str:
        try:
            return input(f"{self.speaker.say(prompt)} " if prompt else "> ").strip()
        except EOFError:
            raise InputEnded(Message("error-input-ended", {"moves": len(self.played)})) from None

    def obey(self, seat: int, text: str) -> bool:
        """Does what was typed; whether the seat's turn to type is over with it."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "":
                return False
            case "?" | "help":
                self.show_help()
                self.console.print(self.legend())
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
            case "position":
                self.console.print(text_of(self.match.position, seat), soft_wrap=True, markup=False, highlight=False)
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
            shown, more = [self.game.alphabet.token(action) for action in meant[:SHOWN]], max(0, len(meant) - SHOWN)
            self.say(Message("terminal-may-mean", {"text": text, "tokens": shown, "more": more}))
        elif text.isdigit():
            self.say(Message("terminal-choices", {"last": len(offered)}))
        else:
            self.explain(seat, text)
        return False

    def advise(self, seat: int) -> None:
        """Shows the best choices by the coach; they are searched for as long as a bot would."""
        rng = seeded(self.match.record.seed, f"hint {self.match.position.moves}")
        seen = self.match.position.determinize(seat, rng)
        with self.console.status(self.speaker.say(Message("terminal-thinking"))):
            found = hints(self.game, seen, seat, rng, until(HINT_SECONDS))
        for hint in found:
            self.say(hint_message(say_hint(hint, self.speaker)))

    def explain(self, seat: int, text: str) -> None:
        """Why something may not be chosen; of several that a text may mean, the one with the least against it."""
        meant = matching(text, list(range(len(self.game.alphabet))), self.game.alphabet) if text else []
        if not meant:
            self.say(Message("terminal-no-choice", {"text": text}))
            return
        answers = [self.speaker.say(self.reason(seat, action)) for action in meant]
        self.console.print(min(answers, key=len), markup=False)

    def reason(self, seat: int, action: int) -> Message:
        token, reason = self.game.alphabet.token(action), self.match.position.why_not(seat, action)
        if reason is None:
            return Message("terminal-allowed", {"token": token})
        if not reason.rule:
            return Message("terminal-forbidden", {"token": token, "reason": reason.message})
        return Message("terminal-forbidden-by", {"token": token, "reason": reason.message, "rule": reason.rule})

    def undo(self) -> bool:
        """Plays the game again up to the last choice of a person; bots choose anew after it."""
        own = [number for number, (seat, _) in enumerate(self.played) if seat in self.people]
        if not own:
            self.say(Message("terminal-nothing-to-undo"))
            return False
        old, kept = self.match.record, self.played[: own[-1]]
        self.sit_down(Record(self.game, old.seats, old.options, old.seed))
        for seat, action in kept:
            self.play(seat, action)
        for told in self.told:
            told.update(id(event) for event in self.match.position.journal or [])
        self.undone = True
        self.say(Message("terminal-undone"))
        return True

    def show_names(self, seat: int) -> None:
        position = self.match.position
        for action in position.choices(seat):
            words = self.speaker.say(self.game.words(position, seat, action))
            self.console.print(f"{self.game.alphabet.token(action)}  {words}", markup=False)

    def look_up(self, words: list[str]) -> None:
        try:
            found = search(read_digest(self.game.slug), words)
        except NoDigest as error:
            self.say(Message("terminal-sorry", {"why": error.message}))
            return
        if found:
            show_rules(self.console, found, words)
        else:
            self.say(Message("terminal-no-rule", {"words": " ".join(words)}))

    def show_log(self, seat: int) -> None:
        for event in self.match.position.journal or []:
            if event.readable_by(seat):
                self.say(self.game.describe(event))

    def save_as(self, name: str) -> None:
        if not name:
            self.say(Message("terminal-save-how"))
            return
        try:
            save(self.match.record, Path(name).expanduser())
            self.say(Message("terminal-saved", {"file": name}))
        except OSError as error:
            self.say(Message("terminal-not-saved", {"file": name, "why": str(error.strerror)}))

    def say(self, message: Message | None) -> None:
        self.console.print(self.speaker.say(message), markup=False)
