"""The shapes that pictures of Glass Road use beyond those of every page."""

from typing import Final

from waldglas.draw.shapes import WHEEL_SHAPES

USED: Final = (*WHEEL_SHAPES, "forest")
