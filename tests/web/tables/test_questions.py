"""Questions speak only of what is offered."""

import random

import pytest

from tests.web.site import NAMES
from waldglas.core.record import Match, Record
from waldglas.games import kit_of, load_game
from waldglas.words import speaker_for

SPEAKS_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "glass-road": {"which one first": ("one", "other"), "Which ability": ("one", "other"), "this ability": ()},
    "black-forest": {"complete the job": ("job",), "for a commodity": ("swap",), "begging": ("beg",)},
}


@pytest.mark.parametrize("slug", list(SPEAKS_OF))
@pytest.mark.parametrize("seats", [2, 3])
def test_over_whole_games_no_question_offers_what_is_not_there(slug: str, seats: int) -> None:
    game, kit, heard = load_game(slug), kit_of(slug), set()
    for seed in (1, 2):
        chance, position = random.Random(seed), Match(Record(game, seats, {}, seed)).position
        while not position.over():
            seat = chance.choice(position.to_act())
            tokens = [game.alphabet.token(action) for action in position.choices(seat)]
            rules = position.question(seat)
            assert rules is not None
            asked = kit.question(rules, tokens)
            question = speaker_for(game, list(NAMES[:seats]), seat).say(asked)
            verbs = {token.split(":")[0] for token in tokens}
            for words, needed in SPEAKS_OF[slug].items():
                if words in question:
                    heard.add(words)
                    assert verbs.issuperset(needed), (question, tokens)
            position.play(seat, chance.choice(position.choices(seat)))
    assert heard == {*SPEAKS_OF[slug]}
