"""The web application: the API, the pages, and how errors are told."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from waldglas import __version__
from waldglas.core.errors import OtherVersion, UnknownGame, WaldglasError
from waldglas.web import api, apipage, lobby, pages
from waldglas.web.database import open_database
from waldglas.web.errors import Refused
from waldglas.web.guard import Guard
from waldglas.web.live import sentence
from waldglas.web.settings import Settings
from waldglas.web.store import Store
from waldglas.web.tables import Tables

STATIC = Path(__file__).with_name("static")
WENT_WRONG = "Something went wrong here; what was confirmed before is safe."


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(open_database(settings.database))
        tables = app.state.tables = Tables(store, settings)
        waking = asyncio.create_task(wake_all(tables))
        try:
            yield
        finally:
            waking.cancel()
            tables.bots.close()
            store.close()

    app = FastAPI(
        title="Waldglas",
        version=__version__,
        description="Board games about forests, glass and coal. A seat's token goes into `Authorization: Bearer …`.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)
    app.include_router(lobby.router)
    app.include_router(apipage.router)
    app.include_router(pages.router)
    if STATIC.is_dir():
        app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.add_exception_handler(WaldglasError, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_validation)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(Exception, tell_failure)
    app.add_middleware(Guard, limits=settings.limits)
    return app


async def wake_all(tables: Tables) -> None:
    """After a start, the bots of all running tables go on where they were."""
    tables.bots.warm_up()
    for table in tables.store.running_with_bots():
        try:
            tables.wake(table)
        except WaldglasError:
            continue
        await asyncio.sleep(0)


async def tell_refusal(_: Request, error: Exception) -> JSONResponse:
    return JSONResponse({"error": sentence(str(error))}, status_of(error))


def status_of(error: Exception) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    return 409 if isinstance(error, OtherVersion) else 422


async def tell_validation(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return JSONResponse({"error": first_problem(error.errors())}, 422)


def first_problem(problems: Sequence[Any]) -> str:
    place = ".".join(str(part) for part in problems[0]["loc"][1:])[:60]
    return sentence(f"{place or 'the request'}: {problems[0]['msg'][:200]}")


async def tell_http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    words = {404: "There is nothing here.", 405: "This cannot be done here."}
    return JSONResponse({"error": words.get(error.status_code, str(error.detail))}, error.status_code, error.headers)


async def tell_failure(_: Request, __: Exception) -> JSONResponse:
    return JSONResponse({"error": WENT_WRONG}, 500)
