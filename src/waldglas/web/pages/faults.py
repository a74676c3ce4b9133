"""What went wrong, in one sentence, as a page or as a line for the script."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from waldglas.core.errors import WaldglasError
from waldglas.draw.drawing import icon
from waldglas.markup import a, h1, main, p
from waldglas.web.errors import TooManyTables, sentence, status_of
from waldglas.web.http.routing import TableRoute
from waldglas.web.pages.frame import document, preferences_of, wants_part
from waldglas.web.words import say

logger = logging.getLogger(__name__)

TITLES = {
    403: "page-fault-not-yours",
    404: "page-fault-nothing-here",
    409: "page-fault-not-now",
    413: "page-fault-too-large",
    422: "page-fault-not-understood",
    429: "page-fault-too-fast",
    500: "page-fault-went-wrong",
}


class PageRoute(TableRoute):
    """A route whose errors are told to people."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def told(request: Request) -> Response:
            try:
                return await handle(request)
            except WaldglasError as error:
                return fault(request, sentence(str(error)), status_of(error), tidy=isinstance(error, TooManyTables))
            except RequestValidationError:
                return fault(request, say("page-refused-address"), 422)
            except Exception:
                logger.exception("A page failed")
                return fault(request, say("page-refused-went-wrong"), 500)

        return told


def fault(request: Request, words: str, status: int, *, tidy: bool = False) -> Response:
    """Who has too many tables is led to where some can be cleared away."""
    if wants_part(request):
        return PlainTextResponse(words, status)
    back = request.headers.get("referer") if request.method == "POST" else None
    title = say(TITLES.get(status, "page-fault"))
    content = main(".fault.card")[
        icon("fir", 56),
        h1[title],
        p[words],
        p[a(".button.go", href="/unfinished")[say("page-clear-away")]] if tidy else None,
        p[
            a(".button", href=back)[say("page-back")] if back and back.startswith(str(request.base_url)) else None,
            a(".button" if not back else ".button.plain", href="/")[say("page-to-lobby")],
        ],
    ]
    return HTMLResponse(document(title, content, preferences_of(request)), status)
