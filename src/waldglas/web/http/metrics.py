"""What a monitor asks: whether the server lives, whether it can work, and its figures."""

import os
import time
from ipaddress import ip_address

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waldglas.core.message import Message as Sentence
from waldglas.web.errors import NotYours, Unavailable, status_of
from waldglas.web.http.auth import TheTables, is_admin
from waldglas.web.store.availability import DiskFull
from waldglas.web.tables.service import Tables
from waldglas.web.workers.lanes import Lane

router = APIRouter(include_in_schema=False)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where servers on one socket put their figures together
FORWARDED = ("x-forwarded-for", "forwarded")
STREAM = "/stream"
STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

requests = Counter("waldglas_requests_total", "Requests answered", ["method", "status"])
latency = Histogram(
    "waldglas_request_seconds", "Seconds to answer a request, streams left out", ["route"], buckets=STEPS
)
failures = Counter("waldglas_failures_total", "Requests that failed on our side", ["status"])
streams = Gauge("waldglas_streams", "Open streams", multiprocess_mode="livesum")
in_memory = Gauge("waldglas_tables_in_memory", "Tables kept in memory", multiprocess_mode="livesum")
waiting = Gauge("waldglas_waiting", "Tasks that wait for a worker", ["lane"], multiprocess_mode="livesum")
thinking = Gauge("waldglas_thinking", "Bots that are thought for", multiprocess_mode="livesum")
away = Gauge("waldglas_database_away", "1 while the database does not answer", multiprocess_mode="livemax")
running = Gauge("waldglas_tables_running", "Games that are not over", multiprocess_mode="livemostrecent")


class Measured:
    """Counts every request and how long it took, by its route and never by its path, which may open a seat."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception:
            status = 500
            raise
        finally:
            if status:  # nobody waits for the answer to half a request
                count(scope, status, time.perf_counter() - started)


def count(scope: Scope, status: int, seconds: float) -> None:
    requests.labels(scope["method"] if scope["method"] in METHODS else "other", str(status)).inc()
    if status >= 500:
        failures.labels(str(status)).inc()
    route = getattr(scope.get("route"), "path", "files" if scope["path"].startswith("/static/") else "none")
    if not route.endswith(STREAM):
        latency.labels(route).observe(seconds)


METHODS = ("GET", "HEAD", "POST", "OPTIONS")


@router.get("/health")
async def health() -> Response:
    """The process lives."""
    return JSONResponse({"status": "ok"})


@router.get("/ready")
def ready(tables: TheTables) -> Response:
    """It can work: the database answers, and what was last written found room."""
    try:
        tables.store.version("")
        if tables.store.availability.full:
            raise DiskFull
    except Unavailable as error:
        return JSONResponse({"status": "away", "error": str(error)}, status_of(error))
    return JSONResponse({"status": "ok"})


@router.get("/metrics")
def metrics(request: Request, tables: TheTables) -> Response:
    """The figures, for this machine and for who has the admin's token."""
    if not is_local(request) and not is_admin(request):
        raise NotYours(Sentence("page-refused-metrics"))
    measure(tables)
    return PlainTextResponse(generate_latest(registry()), media_type=CONTENT_TYPE_LATEST)


def registry() -> CollectorRegistry:
    """The figures of this server, or of all servers on its socket."""
    if FOLDER not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


def is_local(request: Request) -> bool:
    """Asked on this machine, and not by way of a proxy."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def measure(tables: Tables) -> None:
    """What is counted only when somebody asks, or every other second where several servers are one."""
    streams.set(tables.streams.open.total())
    in_memory.set(len(tables.cached))
    thinking.set(len(tables.workers.thinking))
    away.set(int(tables.store.availability.away))
    for lane in Lane:
        waiting.labels(lane.name.lower()).set(sum(crew.lanes.count(lane) for crew in tables.workers.crews()))
    try:
        running.set(tables.listings.count_all_running())
    except Unavailable:
        away.set(1)
