"""What stands on a game's box: its catalogue has words for the game, its options and their readings, and no others."""

from __future__ import annotations

from collections.abc import Iterator

from tests.catalogues import BOX, HOUSE, with_prefix, written
from tests.contract.setups import every_game
from waldglas.core.game import Game
from waldglas.core.options import Number, Option, Reading
from waldglas.games import load_game
from waldglas.words import game_catalogue, game_files, speaker_for
from waldglas.words.options import meanings, option_help, option_title, reading_why, value_words

YES_OR_NO = ("yes", "no")


def ids_of(option: Option) -> Iterator[str]:
    """The words that an option has of its own."""
    name = f"option-{option.name}"
    yield from (name, f"{name}.help")
    yield from (f"{name}.{value}" for value in option.values if value not in YES_OR_NO)
    if option.example:
        yield f"{name}.written"
    if isinstance(option, Reading):
        yield from (f"{name}.why", *(f"{name}.{value}-means" for value in option.values))


def box_ids(game: Game) -> set[str]:
    house = written(*HOUSE.glob("*.ftl"))
    return {known for known in game_catalogue(game).ids() if known.startswith(BOX) and known not in house}


@every_game
def test_the_box_has_words_for_all_and_no_others(slug: str) -> None:
    game = load_game(slug)
    needed = {known for option in game.options for known in ids_of(option)}
    assert box_ids(game) == {"game-about", "game-feel", *needed}
    used = with_prefix(written(*game_files(game, "en")), BOX)
    assert {known for known, values in used.items() if values} <= {
        f"option-{each.name}" for each in game.options if each.example
    }


@every_game
def test_options_are_told_in_sentences(slug: str) -> None:
    game = load_game(slug)
    speaker = speaker_for(game)
    for option in game.options:
        assert option_title(speaker, option)[0].isupper()
        assert option_help(speaker, option).endswith((".", option.example or "."))
        assert isinstance(option, Number) or all(value_words(speaker, option, value) for value in option.values)
        if isinstance(option, Reading):
            assert all(
                text.endswith(".") for text in (*meanings(speaker, option).values(), reading_why(speaker, option))
            )
