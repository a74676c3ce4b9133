"""That a choice ends the game is said beforehand if, and only if, the game then ends."""

import random

import pytest

from waldglas.core.game import Game, Position
from waldglas.core.record import Match, Record
from waldglas.games import GAMES, load_game
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.look import notes
from waldglas.web.words import say
from waldglas.words import speaker_for

SEEDS = 3


def tables() -> list[tuple[str, int]]:
    return [(slug, seats) for slug in GAMES.slugs() for seats in all_seats(load_game(slug))]


def all_seats(game: Game) -> range:
    return range(game.fewest_seats, min(game.most_seats, 4) + 1)


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_the_note_on_the_end_is_true(slug: str, seats: int) -> None:
    game = load_game(slug)
    for seed in range(SEEDS):
        chance = random.Random(seed)
        position = Match(Record(game, seats, {}, seed), journal=True).position
        said = False
        while not position.over():
            assert not said, "the game goes on after a choice that was said to end it"
            said = turn(game, position, chance)
        assert said, "the game ended after a choice that did not say so"


def turn(game: Game, position: Position, chance: random.Random) -> bool:
    """A seat drafts its choices and confirms them; whether the last one was said to end the game."""
    seat = chance.choice(position.to_act())
    draft, said = Draft(game, position, seat), False
    while choices := draft.choices():
        assert not said, "more is asked after a choice that was said to end the game"
        action = chance.choice(choices)
        told = notes(game, draft.previews().of(action), speaker_for(game, [], seat))
        said = say("page-ends-game") in [note.words for note in told]
        draft.play(action)
    for action in draft.actions:
        position.play(seat, action)
    return said
