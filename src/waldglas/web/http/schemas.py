"""What requests carry."""

from typing import Annotated, Any

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field

Word = Annotated[str, Field(max_length=60)]
Setting = Annotated[str, Field(max_length=500)]
Text = Annotated[str, Field(max_length=2000)]
SeatNumber = Annotated[int, Field(ge=0, le=20, description="Which of my seats; needed only by who holds several.")]
DecisionNumber = Annotated[int, Field(ge=0, lt=2**53, description="The decision number that the table view showed.")]
WantedSeat = Annotated[SeatNumber | None, Query()]
AtMoment = Annotated[int | None, Query(ge=0, description="An earlier moment instead of the present.")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Refusal(BaseModel):
    """Why a request is refused; nothing was changed."""

    error: str = Field(description="One sentence.")


REFUSALS: dict[int | str, dict[str, Any]] = {
    401: {"model": Refusal, "description": "The token opens no seat."},
    403: {"model": Refusal, "description": "The seat is not yours, or the request comes from another site."},
    404: {"model": Refusal, "description": "There is no such table, seat, game or moment."},
    409: {"model": Refusal, "description": "Out of turn, out of date or done already: look again."},
    413: {"model": Refusal, "description": "The body is too large."},
    422: {"model": Refusal, "description": "Something in the request is not understood."},
    429: {"model": Refusal, "description": "Too much at once: wait a moment."},
    503: {"model": Refusal, "description": "The tables cannot be reached just now: try again."},
}


class PlaceBody(Body):
    who: Word = Field(description="me, open, hot-seat, or bot:NAME")
    name: Word = ""


class TableBody(Body):
    game: Word
    options: dict[Word, Setting] = Field(default_factory=dict, max_length=20)
    seats: list[PlaceBody] = Field(min_length=1, max_length=12)
    public: bool = Field(default=False, description="Whether anybody in the lobby may take an open seat.")


class DecisionBody(Body):
    decision: DecisionNumber
    seat: SeatNumber | None = None


class AnswerBody(DecisionBody):
    agree: bool


class ChoiceBody(DecisionBody):
    token: Word


class ChoicesBody(DecisionBody):
    tokens: list[Word] = Field(min_length=1, max_length=60)
    confirm: bool = Field(default=False, description="Whether the drafts are committed, which then must be complete.")


class SwitchBody(Body):
    on: bool
    seat: SeatNumber | None = None


class NameBody(Body):
    name: Word


class InviteBody(NameBody):
    token: Word


class BotBody(Body):
    bot: Word
    name: Word = ""


class MessageBody(Body):
    text: Text
    seat: SeatNumber | None = None
    name: Word = ""
