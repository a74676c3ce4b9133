"""Bots that are networks: `onnx:FILE`, a policy and value net in the ONNX format (docs/learning.md).

It is given what its seat knows as `position.encode` writes it, with the mask of what it may choose, and answers with a
logit for each choice and a value. Its metadata say what it was learned for; a file for something else is refused.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

from waldglas.ai.bots import UnknownBot
from waldglas.core.alphabet import shortened
from waldglas.core.message import Message

if TYPE_CHECKING:
    from waldglas.bots.faults import Chair, Limits
    from waldglas.core.game import Game, Position

PREFIX = "onnx:"
FOLDER = "WALDGLAS_NETWORKS"  # names the folder whose networks may sit at a server's tables
ENDING = ".onnx"
MOST_BYTES = 200 * 10**6
PATIENCE = 10.0  # seconds for a choice where no limit is given
INPUTS = {"observation": "tensor(int32)", "mask": "tensor(uint8)"}
OUTPUTS = ["logits", "value"]
GAME, LAYOUT, RULES, SEATS = "waldglas_game", "waldglas_layout", "waldglas_rules_version", "waldglas_seats"


def is_network(name: str) -> bool:
    return name.startswith(PREFIX)


def called(name: str) -> str:
    """What a bot is called at a table: a network by its file."""
    return Path(name.removeprefix(PREFIX)).stem if is_network(name) else name


def shelf() -> dict[str, Path]:
    """The networks that whoever runs a server has put into its folder, by name."""
    folder = os.environ.get(FOLDER, "")
    found = sorted(Path(folder).glob(f"*{ENDING}")) if folder else []
    return {f"{PREFIX}{file.stem}": file for file in found}


def file_of(name: str) -> Path:
    """A network of the server's folder, or any file."""
    return shelf().get(name) or Path(name.removeprefix(PREFIX))


def layout_digest(game: Game, seats: int) -> str:
    """Changes with what any number of an observation stands for, and with any choice of the alphabet."""
    alphabet = game.alphabet
    tokens = [alphabet.token(action) for action in range(len(alphabet))]
    return sha256("\n".join([*game.layout(seats), "", *tokens]).encode()).hexdigest()[:16]


def metadata(game: Game, seats: int) -> dict[str, str]:
    """What a file says of itself that was learned for so many seats of a game."""
    return {
        GAME: game.slug,
        LAYOUT: layout_digest(game, seats),
        RULES: str(game.rules_version),
        SEATS: str(seats),
    }


@dataclass(frozen=True)
class Network:
    """A network that was read: what it is for, and how it is asked."""

    name: str
    about: dict[str, str]
    session: Any
    options: Callable[[], Any]

    def check(self, game: Game) -> None:
        """Refuses a network that was learned for another game, other rules or other observations."""
        wanted = metadata(game, int(self.about[SEATS]))
        for key, message in DIFFERENCES.items():
            if self.about[key] != wanted[key]:
                name, there, here = shortened(self.name), self.about[key], wanted[key]
                raise UnknownBot(Message(message, {"bot": name, "there": there, "here": here}))

    def wrong_seats(self, seats: int) -> Message | None:
        if self.about[SEATS] == str(seats):
            return None
        name, there = shortened(self.name), self.about[SEATS]
        return Message("error-network-seats", {"bot": name, "there": there, "here": str(seats)})

    def logits(self, observation: Any, mask: Any, seconds: float) -> Any:
        """A number for each choice; nothing if it took longer."""
        options = self.options()
        watch = Timer(seconds, setattr, [options, "terminate", True])
        watch.daemon = True
        watch.start()
        try:
            return self.session.run(OUTPUTS[:1], {"observation": observation, "mask": mask}, options)[0][0]
        finally:
            watch.cancel()


DIFFERENCES = {GAME: "error-network-game", RULES: "error-network-rules", LAYOUT: "error-network-layout"}


def read_network(name: str) -> Network:
    file = file_of(name)
    if not file.is_file():
        raise UnknownBot(Message("error-network-missing", {"file": shortened(str(file))}))
    state = file.stat()
    if state.st_size > MOST_BYTES:
        raise UnknownBot(Message("error-network-large", {"file": str(file), "most": MOST_BYTES // 10**6}))
    return load(name, file, (state.st_size, state.st_mtime_ns))


@lru_cache(maxsize=8)
def load(name: str, file: Path, _state: tuple[int, int]) -> Network:
    """A file is read once in each process, and again when it changes."""
    try:
        import onnxruntime as ort  # noqa: PLC0415 - an extra, and slow to load
    except ModuleNotFoundError:
        raise UnknownBot(Message("error-not-installed", {"extra": "onnx"})) from None
    options = ort.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    try:
        session = ort.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    except Exception:  # noqa: BLE001 - the runtime has a kind of its own for each mistake, none of them public
        raise UnknownBot(Message("error-network-broken", {"file": str(file)})) from None
    about = session.get_modelmeta().custom_metadata_map
    taken = {part.name: part.type for part in session.get_inputs()}
    given = {part.name for part in session.get_outputs()}
    keys = {GAME, LAYOUT, RULES, SEATS}
    if taken != INPUTS or not given.issuperset(OUTPUTS) or not keys <= set(about) or not about[SEATS].isdigit():
        raise UnknownBot(Message("error-network-foreign", {"file": str(file)}))
    return Network(name, about, session, ort.RunOptions)


def make_network(chair: Chair, game: Game, limits: Limits) -> NetworkBot:
    network = read_network(chair.bot)
    network.check(game)
    return NetworkBot(chair, network, limits)


class NetworkBot:
    """Takes what its network likes best of what is offered."""

    def __init__(self, chair: Chair, network: Network, limits: Limits) -> None:
        self.chair = chair
        self.network = network
        self.limits = limits

    def choose(self, position: Position, seat: int) -> int:
        import numpy as np  # noqa: PLC0415 - an extra

        wrong = self.network.wrong_seats(int(position.seats))
        if wrong is not None:
            raise self.chair.wrong(wrong)
        game, offered = position.game(), position.choices(seat)
        observation = np.zeros(game.observation(int(position.seats)).size, "int32")
        mask = np.zeros(len(game.alphabet), "uint8")
        position.encode(seat, observation)
        position.mask(seat, mask)
        logits = self.answer(observation[None], mask[None])
        if logits.shape != mask.shape or not np.isfinite(logits[offered]).all():
            raise self.chair.failed("error-network-answer")
        return offered[int(np.argmax(logits[offered]))]

    def answer(self, observation: Any, mask: Any) -> Any:
        allowed = self.limits.left(0.0) if self.limits.given() else PATIENCE
        try:
            return self.network.logits(observation, mask, allowed or 0.0)
        except Exception as error:  # as above
            if "terminate" in str(error).lower():
                raise self.chair.failed("error-bot-late", seconds=allowed) from None
            raise self.chair.failed("error-network-answer") from error
