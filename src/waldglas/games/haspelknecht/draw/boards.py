"""Haspelknecht on the page: my farm and mine, the developments and the pools, the other farms."""

from waldglas.core.game import Game
from waldglas.draw.boards import Board, Boards, Count, Moment
from waldglas.draw.panels import stacked
from waldglas.games.haspelknecht.draw import (
    Scene,
    developments,
    player_board,
    pools,
    scene_of,
    status,
    thumbnail,
)
from waldglas.games.haspelknecht.draw.farm import GOOD_WORDS, GOODS, count_of
from waldglas.games.haspelknecht.draw.glance import glance
from waldglas.games.haspelknecht.draw.player import WIDE
from waldglas.games.haspelknecht.draw.tray import answers
from waldglas.games.haspelknecht.rules.facts import YEARS

NARROW = 440.0
SHARED = 640.0
ANSWERS = 440.0


def boards(game: Game, moment: Moment) -> Boards:
    scene = scene_of(game, moment.view, moment.names, moment.seat, moment.tokens, moment.advice(game))
    return Boards(
        own=[*loose(scene), player_boards(scene), Board("The year", status(scene))],
        shared=[Board("The pools", pools(scene, SHARED), pools(scene, NARROW))],
        offer=[Board("The developments", developments(scene, SHARED), wide=True)],
        panes=("My farm", "Pools", "Developments"),
        standing=standing(scene),
        others={seat: Board(f"The farm of {scene.names[seat]}", glance(scene, seat)) for seat in scene.others},
        glance={seat: counts(scene, seat) for seat in range(len(moment.names))},
    )


def standing(scene: Scene) -> str:
    view = scene.view
    return "" if scene.over() else f"Year {view.year} of {YEARS} · {scene.facts.phase_names[view.phase]}"


def counts(scene: Scene, seat: int) -> list[Count]:
    farm = scene.farm(seat)
    held = [(shape, count_of(farm, good), GOOD_WORDS.get(good, good)) for good, shape in GOODS]
    return [(shape, str(number), f"{number} {words}") for shape, number, words in held if number]


def player_boards(scene: Scene) -> Board:
    seat = scene.main
    return Board(f"The farm of {scene.names[seat]}", player_board(scene, seat, WIDE), player_board(scene, seat, NARROW))


def loose(scene: Scene) -> list[Board]:
    """What lies nowhere, to choose from."""
    rows = answers(scene, ANSWERS)
    return [Board("To choose from", stacked(rows))] if rows else []


def box() -> Board:
    return Board("Haspelknecht", thumbnail())
