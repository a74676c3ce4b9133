"""Forms as browsers send them, with or without the script, and the redirects that answer them."""

from typing import Annotated, Any
from urllib.parse import parse_qs, quote, urlencode

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response

from waldglas.core.message import Message
from waldglas.web.errors import BadInput
from waldglas.web.http.auth import with_cookies

MOST_FIELDS = 120
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


class Form:
    def __init__(self, fields: dict[str, list[str]]) -> None:
        self.fields = fields

    def all(self, name: str) -> list[str]:
        return self.fields.get(name, [])

    def one(self, name: str, otherwise: str = "") -> str:
        return self.fields.get(name, [otherwise])[0]

    def number(self, name: str) -> int:
        text = self.one(name)
        if not (text.isascii() and text.isdigit() and len(text) <= 15):
            raise BadInput(Message("page-refused-form-number", {"name": name}))
        return int(text)

    def seat(self) -> int | None:
        return self.number("seat") if self.one("seat") else None


async def read_form(request: Request) -> Form:
    try:
        text = (await request.body()).decode()
        return Form(parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise BadInput(Message("page-refused-form")) from None


Filled = Annotated[Form, Depends(read_form)]


def onward(address: str, response: Response, name: str = "") -> Response:
    """To another page, with the cookies of the visitor and the name it gave."""
    redirect = with_cookies(RedirectResponse(address, 303), response)
    if name.strip():
        like(redirect, "name", quote(name.strip()[:LONGEST_NAME]))
    return redirect


def own_link(taken: dict[str, Any]) -> str:
    """The link of a seat that was just taken, for the script of its holder's page: what follows a # is never sent."""
    key = f"{taken['table']}/{taken['seat']}/own"
    return f"#{urlencode({key: taken['link']})}" if taken.get("token") else ""


def like(response: Response, what: str, value: str) -> None:
    response.set_cookie(what, value, max_age=YEAR, samesite="lax", path="/")


def own_path(address: str) -> str:
    """An address of this site to go back to; anything else leads to the lobby."""
    plain = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if plain else "/"
