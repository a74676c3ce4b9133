"""Where pages plug in; until they are drawn, the front door only points to the API."""

from fastapi import APIRouter
from fastapi.responses import RedirectResponse

router = APIRouter(include_in_schema=False)


@router.get("/")
async def front_door() -> RedirectResponse:
    return RedirectResponse("/api/docs")
