"""A moment of a game to look at: as SVG, as pixels, or as the terminal shows it."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from waldglas.core.game import Position
from waldglas.draw.palette import DAY
from waldglas.games import kit_of
from waldglas.pictures import picture
from waldglas.words import speaker_for

MODES: Final = ["human", "ansi", "svg", "rgb_array"]
WIDTH, HEIGHT = 1280, 900  # of every frame of pixels, whatever the picture's own size is
COLUMNS: Final = 120  # of a terminal
VARIABLE: Final = re.compile(r"var\(--wg-([\w-]+)\)")

Frame = str | NDArray[np.uint8] | None


def rendered(position: Position, seat: int | None, mode: str | None) -> Frame:
    """The moment as a seat sees it, or a spectator; `human` prints it, and without a mode there is nothing."""
    if mode == "svg":
        return picture(position.game(), position, seat).svg
    if mode == "rgb_array":
        return pixels(picture(position.game(), position, seat).svg)
    if mode == "ansi":
        return text(position, seat)
    if mode == "human":
        print(text(position, seat))
    return None


def text(position: Position, seat: int | None) -> str:
    game = position.game()
    console = Console(file=StringIO(), width=COLUMNS)
    with console.capture() as captured:
        console.print(kit_of(game).terminal(game, position.observe(seat), speaker_for(game)))
    return captured.get()


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as rows of red, green and blue, in the middle of a frame that has the same size for all games."""
    from PIL import Image  # noqa: PLC0415
    from resvg import render, usvg  # noqa: PLC0415

    tree = usvg.Tree.from_str(VARIABLE.sub(lambda found: DAY[found[1]], svg), resvg_options())
    width, height = tree.int_size()
    scale = min(WIDTH / width, HEIGHT / height)
    placed = (scale, 0.0, (WIDTH - scale * width) / 2, 0.0, scale, (HEIGHT - scale * height) / 2)
    paper = (*bytes.fromhex(DAY["paper"][1:]), 255)
    png = render(tree, placed, bg_size=(WIDTH, HEIGHT), bg_color=paper)
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


@cache
def resvg_options() -> Any:
    """With the fonts of the system, loaded once."""
    from resvg import usvg  # noqa: PLC0415

    options = usvg.Options.default()
    options.load_system_fonts()
    return options
