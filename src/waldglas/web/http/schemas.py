"""What requests carry."""

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

LONGEST_AWAY = 90 * 24 * 3600  # seconds

Word = Annotated[str, Field(max_length=60)]
Setting = Annotated[str, Field(max_length=500)]
Text = Annotated[str, Field(max_length=2000)]
SeatNumber = Annotated[int, Field(ge=0, le=20, description="Which of my seats; needed only by who holds several.")]
DecisionNumber = Annotated[int, Field(ge=0, lt=2**53, description="The decision number that the table view showed.")]
RowNumber = Annotated[int, Path(ge=0, lt=2**53)]
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
    rated: bool = Field(default=False, description="Whether the result counts for ratings; for who has a profile.")
    clock: Word = Field(
        default="",
        description="How long one may think: `live:600+15` (a reserve of 600 seconds, and 15 for each choice before it "
        "is touched) or `days:3` for each choice. At the end a bot plays on, with `:resign` the seat resigns. "
        "Nothing: as long as one likes.",
    )
    away: Annotated[int, Field(ge=0, le=LONGEST_AWAY)] | None = Field(
        default=None,
        description="After how many seconds a bot may play for somebody who is away; 0: never. "
        "Where nothing is said: a day at tables with open seats, never at others.",
    )


class StandInBody(Body):
    bot: Word = Field(default="", description="Which bot; a fair one, if none is named.")


class CodeBody(Body):
    code: Word


class AgreeBody(Body):
    agree: bool


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


class CredentialBody(Body):
    credential: dict[str, Any] = Field(description="What the browser made, as its `toJSON` writes it.")


class SureBody(Body):
    sure: bool = Field(default=False, description="Also if it is the last way in.")


class PublicBody(Body):
    public: bool = Field(description="Whether anybody may see my name, statistics and ratings.")


class ForgetBody(Body):
    sure: Literal[True] = Field(description="It cannot be undone.")
