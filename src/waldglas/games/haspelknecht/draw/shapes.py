"""The shapes of Haspelknecht: disks, workers, tools, buildings."""

from typing import Final

from waldglas.draw.goods import BOX
from waldglas.draw.shapes import of_size, register
from waldglas.games.haspelknecht.draw.colliery import COLLIERY

OWN: Final = of_size(BOX, BOX, COLLIERY)
USED: Final = tuple(OWN)

register(OWN)
