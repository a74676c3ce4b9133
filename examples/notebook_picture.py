"""A moment of a game as a picture: in a notebook the last line of a cell shows it, elsewhere it goes into a file."""

from random import Random
from sys import argv

from waldglas import load_game, picture

game = load_game("glass-road")
position = game.start(seats=2, seed=7)
chance = Random(7)
while position.moves < 60:
    seat = position.to_act()[0]
    position.play(seat, chance.choice(position.choices(seat)))

drawn = picture(game, position, seat=position.to_act()[0])  # `drawn` alone in a cell: a notebook calls _repr_svg_
drawn.save(argv[1] if len(argv) > 1 else "moment.svg")
