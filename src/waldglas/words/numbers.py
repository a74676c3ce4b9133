"""Numbers as the language that is spoken writes them, where no sentence stands around them."""

from functools import lru_cache

from babel import Locale

from waldglas.language import ENGLISH, spoken


def in_figures(value: float, form: str = "g") -> str:
    """A number in one of Python's forms, `g`, `.2f`, `.1%` or `,`, with the signs of the language."""
    text = format(value, form)
    return text if spoken.get() == ENGLISH else text.translate(signs(spoken.get()))


@lru_cache
def signs(language: str) -> dict[int, str]:
    locale = Locale.parse(language, sep="-")
    symbols, share = locale.number_symbols["latn"], locale.percent_formats[None]
    return str.maketrans({".": symbols["decimal"], ",": symbols["group"], "%": share.suffix[0]})
