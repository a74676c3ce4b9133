"""Questions speak only of what is offered."""

import random

import pytest

from tests.web.site import NAMES
from waldglas.core.record import Match, Record
from waldglas.games import load_game
from waldglas.words import speaker_for

SPEAKS_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "glass-road": {
        "Which building do you build": ("build",),
        "which one first": ("one", "other"),
        "Which ability": ("one", "other"),
        "this ability": (),
    },
    "black-forest": {
        "complete the job": ("job",),
        "for a commodity": ("swap",),
        "begging": ("beg",),
        "does your pawn go": ("to",),
        "visit another": ("visit",),
    },
    "haspelknecht": {
        "coal or pit water": ("coal", "water"),
        "excavate coal": ("coal",),
        "remove pit water": ("water",),
    },
}


@pytest.mark.parametrize("slug", list(SPEAKS_OF))
@pytest.mark.parametrize("seats", [2, 3])
def test_over_whole_games_no_question_offers_what_is_not_there(slug: str, seats: int) -> None:
    game, heard = load_game(slug), set()
    for seed in range(1, 5):
        chance, position = random.Random(seed), Match(Record(game, seats, {}, seed)).position
        while not position.over():
            seat = chance.choice(position.to_act())
            tokens = [game.alphabet.token(action) for action in position.choices(seat)]
            question = speaker_for(game, list(NAMES[:seats]), seat).say(position.question(seat))
            verbs = {token.split(":")[0] for token in tokens}
            for words, needed in SPEAKS_OF[slug].items():
                if words in question:
                    heard.add(words)
                    assert verbs.issuperset(needed), (question, tokens)
            position.play(seat, chance.choice(position.choices(seat)))
    assert heard == {*SPEAKS_OF[slug]}
