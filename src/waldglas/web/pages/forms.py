"""Forms as browsers send them, with or without the script."""

from typing import Annotated
from urllib.parse import parse_qs

from fastapi import Depends, Request

from waldglas.web.errors import BadInput

MOST_FIELDS = 120


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
            raise BadInput(f"The form lacks the number '{name}'; load the page again.")
        return int(text)

    def seat(self) -> int | None:
        return self.number("seat") if self.one("seat") else None


async def read_form(request: Request) -> Form:
    try:
        text = (await request.body()).decode()
        return Form(parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise BadInput("This form could not be read; load the page again.") from None


Filled = Annotated[Form, Depends(read_form)]
