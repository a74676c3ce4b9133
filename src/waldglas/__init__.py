"""A digital table for board games about forests, glass and coal."""

from waldglas.build import choose_build

__version__ = "0.1.0"

choose_build()

from waldglas.core import errors  # noqa: E402


def _in_words(error: errors.WaldglasError) -> str:
    from waldglas.games import load_game  # noqa: PLC0415
    from waldglas.words import tell  # noqa: PLC0415

    return tell(error.message, load_game(error.game) if error.game else None)


errors.in_words = _in_words
