"""The shapes of Black Forest: its landscape, the glass hut, pawns and signs."""

from typing import Final

from waldglas.draw.goods import BOX
from waldglas.draw.shapes import LARGE_BOX, WHEEL_SHAPES, Shape, of_size, register
from waldglas.draw.tiles import TILE_BOX
from waldglas.games.black_forest.draw.woodland import WOODLAND_SIGNS, WOODLAND_TILES, glass_hut

OWN: Final = {
    **of_size(BOX, BOX, WOODLAND_SIGNS),
    **of_size(*TILE_BOX, WOODLAND_TILES),
    "glass-hut": Shape(LARGE_BOX, LARGE_BOX, glass_hut),
}
USED: Final = (*WHEEL_SHAPES, *OWN)

register(OWN)
