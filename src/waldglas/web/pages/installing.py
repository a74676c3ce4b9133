"""Waldglas as an app: the manifest, the worker that keeps the page for when there is no connection, that page."""

import json
from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from waldglas.draw.drawing import icon
from waldglas.draw.palette import DAY
from waldglas.markup import a, h1, main, p
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.frame import (
    EVERYWHERE,
    STATIC,
    asset,
    document,
    drawing_address,
    fingerprint,
    imported_by,
    module_address,
    preferences_of,
)
from waldglas.web.words import say

router = APIRouter(route_class=PageRoute)

OFFLINE: Final = "/offline"
ICONS: Final = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("icon-maskable.png", 512, "maskable"))
RENEWED: Final = {"Cache-Control": "no-cache"}


@router.get("/manifest.webmanifest")
def manifest() -> Response:
    icons = [
        {"src": asset(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in ICONS
    ]
    told: dict[str, Any] = {
        "id": "/",
        "name": "Waldglas",
        "short_name": "Waldglas",
        "description": say("page-hero-help"),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": DAY["forest"],
        "background_color": DAY["paper"],
        "icons": icons,
    }
    return Response(json.dumps(told), media_type="application/manifest+json", headers=RENEWED)


@router.get("/service-worker.js")
def service_worker() -> Response:
    """At the root, so that it serves the whole site; it changes with what it keeps."""
    return Response(worker(), media_type="text/javascript", headers=RENEWED)


@cache
def worker() -> str:
    scripts = [module_address(name) for name in (EVERYWHERE, *imported_by(EVERYWHERE))]
    kept = json.dumps([OFFLINE, drawing_address(), asset("style.css"), *scripts])
    script = (STATIC / "service-worker.js").read_text(encoding="utf-8")
    known = f"const KEPT = {kept};\nconst ICON = {json.dumps(asset('icon-192.png'))};\n"
    return f"const VERSION = {json.dumps(fingerprint(known + script))};\n{known}{script}"


@router.get(OFFLINE)
def offline(request: Request) -> Response:
    """What is shown in place of any page while there is no connection."""
    content = main(".fault.card")[
        icon("fir", 56),
        h1[say("page-no-connection")],
        p[say("page-no-connection-help")],
        p[a(".button", href="")[say("page-try-again")]],
    ]
    return HTMLResponse(document(say("page-no-connection"), content, preferences_of(request)))
