"""The web application: the API, the pages, and how errors are told."""

import asyncio
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from waldglas import __version__
from waldglas.core.errors import WaldglasError
from waldglas.web import pages
from waldglas.web.deals.service import Deals
from waldglas.web.errors import Unavailable, sentence, status_of
from waldglas.web.http import api, lobby, metrics, notifications, profiles, seating, streams
from waldglas.web.http import deals as dealing
from waldglas.web.http.auth import is_banned
from waldglas.web.http.metrics import Measured
from waldglas.web.http.middleware import SCRIPT, Guard
from waldglas.web.notifications.teller import Teller
from waldglas.web.pages.faults import fault
from waldglas.web.pages.frame import draw_shapes, wants_part
from waldglas.web.settings import Settings
from waldglas.web.store.database import open_database
from waldglas.web.store.repository import Repository
from waldglas.web.tables.service import AT_WORK, Tables
from waldglas.web.tables.supervisor import in_thread
from waldglas.web.tables.timekeeping import keep_time
from waldglas.web.words import Spoken, read_catalogues, say

STATIC = Path(__file__).with_name("static")
THREADS_FOR_FILES = 12
MEASURED_EVERY = 2.0  # seconds
COMPRESSION = 4  # of 9: half the time of 6, and pages a twelfth larger


class WebApp(FastAPI):
    """The guard stands before everything, so that an answer to a failure passes it too."""

    def __init__(self, settings: Settings, **given: Any) -> None:
        super().__init__(**given)
        self.settings = settings

    def build_middleware_stack(self) -> ASGIApp:
        return Spoken(Measured(Guard(super().build_middleware_stack(), self.settings.limits, told, self.refuses)))

    def refuses(self, request: Request) -> bool:
        request.scope["app"] = self
        return is_banned(request)


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        current_default_thread_limiter().total_tokens = AT_WORK + THREADS_FOR_FILES
        store = Repository(open_database(settings.database))
        tables = app.state.tables = Tables(store, settings)
        deals = app.state.deals = Deals(tables)
        teller = app.state.teller = Teller(tables, settings)
        tables.observers.append(teller.observe)
        tables.stirs.append(teller.stir)
        tables.workers.warm_up()
        await prepare()
        tables.observers.append(tables.results.heard)
        follow = (tables.supervisor.follow(), teller.follow(), count_missed(tables), keep_time(tables))
        tasks = [asyncio.create_task(each) for each in follow]
        if tables.supervisor.ear is not None:
            tasks.append(asyncio.create_task(tables.supervisor.ear.listen()))
        if metrics.FOLDER in os.environ:
            tasks.append(asyncio.create_task(keep_measuring(tables)))
        try:
            yield
        finally:
            await tables.rest(*tasks, *deals.rivals.under_way.values())
            await teller.rest()
            with suppress(Unavailable):
                tables.seen.write()
                store.forget_server(store.server)
            store.close()

    app = WebApp(
        settings,
        title="Waldglas",
        version=__version__,
        description="Board games about forests, glass and coal. A seat's token goes into `Authorization: Bearer …`.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    if STATIC.is_dir():
        app.mount(SCRIPT + "{version}", StaticFiles(directory=STATIC / "script"), name="script")
        app.mount("/static", StaticFiles(directory=STATIC), name="static")
    # what is asked for most is found first
    for each in (streams, pages, api, seating, lobby, dealing, notifications, profiles, metrics):
        app.include_router(each.router)
    app.include_router(seating.carrying)
    app.add_exception_handler(WaldglasError, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_validation)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(Exception, tell_failure)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=COMPRESSION)
    return app


async def count_missed(tables: Tables) -> None:
    """What a game came to whose end was stored by a server that was stopped just then."""
    for table_id in await in_thread(tables.results.missed):
        session = await tables.at(table_id, tables.session, table_id)
        await tables.at(table_id, tables.results.keep, session)


async def keep_measuring(tables: Tables) -> None:
    """Where several servers are one, whichever is asked tells the figures of all."""
    while True:
        await asyncio.to_thread(metrics.measure, tables)
        await asyncio.sleep(MEASURED_EVERY)


async def prepare() -> None:
    """Reads all words and draws all shapes before the server says that it is there: nobody waits for them."""
    await asyncio.to_thread(read_catalogues)
    await asyncio.to_thread(draw_shapes)


def told(request: Request, words: str, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """An error for a program as JSON, for a reader as a page, for the script of the page as a line."""
    reading = "text/html" in request.headers.get("accept", "") or wants_part(request)
    if request.url.path.startswith("/api/") or not reading:
        return JSONResponse({"error": words}, status, headers)
    answer = fault(request, words, status)
    answer.headers.update(headers or {})
    return answer


async def tell_refusal(request: Request, error: Exception) -> Response:
    return told(request, sentence(str(error)), status_of(error))


async def tell_validation(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return told(request, first_problem(error.errors()), 422)


def first_problem(problems: Sequence[Any]) -> str:
    place = ".".join(str(part) for part in problems[0]["loc"][1:])[:60]
    what = problems[0]["msg"][:200]
    return say("page-refused-field", field=place, what=what) if place else say("page-refused-request", what=what)


async def tell_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = {404: "page-nothing-here", 405: "page-refused-not-here"}
    known = words.get(error.status_code)
    return told(request, say(known) if known else str(error.detail), error.status_code, error.headers)


async def tell_failure(request: Request, _: Exception) -> Response:
    return told(request, say("page-refused-went-wrong"), 500)
