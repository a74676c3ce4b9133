"""What every game says of itself."""

import re

import pytest

from tests.contract.setups import SETUPS, Setup, every_game, every_setup
from tests.said import said
from waldglas.core.errors import BadOption, BadSeats, UnknownGame, UnknownToken
from waldglas.games import GAMES, load_game

MOST_CHOICES = 1000
TOKEN = re.compile(r"[a-z0-9_]+(?:[:-][a-z0-9_]+)*")


@every_game
def test_alphabet_is_small_and_readable(slug: str) -> None:
    alphabet = GAMES.load(slug).alphabet
    assert 1 < len(alphabet) < MOST_CHOICES
    assert all(TOKEN.fullmatch(token) for token in alphabet.tokens)
    assert [alphabet.action(alphabet.token(action)) for action in range(len(alphabet))] == list(range(len(alphabet)))


@every_game
def test_every_choice_has_words_of_its_own(slug: str) -> None:
    game = GAMES.load(slug)
    labels = [said(game, game.label(action)) for action in range(len(game.alphabet))]
    assert all(label == label.strip() and label[0].isupper() for label in labels)
    for beyond in (-1, len(game.alphabet)):
        with pytest.raises(UnknownToken, match="no choice"):
            game.label(beyond)


@every_game
def test_every_seat_count_can_be_played(slug: str) -> None:
    game = GAMES.load(slug)
    assert {setup.seats for setup in SETUPS if setup.slug == slug} == set(range(game.fewest_seats, game.most_seats + 1))
    for seats in (game.fewest_seats - 1, game.most_seats + 1, -1, 10**9):
        with pytest.raises(BadSeats, match=str(seats)):
            game.start(seats)


@every_game
def test_every_value_of_every_option_can_be_played(slug: str) -> None:
    game = GAMES.load(slug)
    played = {pair for setup in SETUPS if setup.slug == slug for pair in setup.settings}
    for option in game.options:
        assert {value for name, value in played if name == option.name} >= set(option.values)
        with pytest.raises(BadOption, match=option.name):
            game.start(game.most_seats, {option.name: "no such value"})
    with pytest.raises(BadOption, match="no_such_option"):
        game.start(game.most_seats, {"no_such_option": "1"})


@every_setup
def test_defaults_are_written_out(setup: Setup) -> None:
    assert setup.game.settings(setup.seats, setup.options) == setup.options
    assert list(setup.options) == [option.name for option in setup.game.options]


@every_game
def test_game_is_made_once_unless_its_facts_are_corrected(slug: str) -> None:
    assert load_game(slug) is load_game(slug)
    assert load_game(slug).slug == slug
    assert load_game(slug).rules_version >= 1


def test_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'nine-mens-morris'"):
        load_game("nine-mens-morris")
