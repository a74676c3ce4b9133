"""Which tables can be rated: said before anybody sits down."""

from waldglas.core.message import Message
from waldglas.web.errors import BadInput, NotYours
from waldglas.web.store.models import HOT_SEAT, Terms
from waldglas.web.tables.service import Tables
from waldglas.web.tables.setup import ME, Place


def check_rated(tables: Tables, visitor: str, places: list[Place], terms: Terms) -> None:
    """A rated game is set up by somebody with a profile, for several seats, none of them shared."""
    if not terms.rated:
        return
    if tables.profiles.whose(visitor) is None:
        raise NotYours(Message("page-refused-rated-guest"))
    who = [place.who for place in places]
    if len(who) < 2 or HOT_SEAT in who or who.count(ME) > 1:
        raise BadInput(Message("page-refused-rated-seats"))
    if not {place for place in who if not place.startswith("bot:")}:
        raise BadInput(Message("page-refused-rated-seats"))
