"""A digital table for board games about forests, glass and coal."""

from waldglas.build import choose_build

__version__ = "0.1.0"

choose_build()

from waldglas.core import errors  # noqa: E402


def _in_words(error: errors.WaldglasError) -> str:
    from waldglas.games import GAMES  # noqa: PLC0415
    from waldglas.words import tell  # noqa: PLC0415

    return tell(error.message, GAMES.load(error.game) if error.game in GAMES.kits else None)


errors.in_words = _in_words
