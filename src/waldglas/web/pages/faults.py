"""What went wrong, in one sentence, as a page or as a line for the script."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from htpy import a, h1, main, p

from waldglas.core.errors import WaldglasError
from waldglas.draw.drawing import icon
from waldglas.web.errors import sentence, status_of
from waldglas.web.http.routing import TableRoute
from waldglas.web.pages.frame import document, preferences_of, wants_part

logger = logging.getLogger(__name__)

WENT_WRONG = "Something went wrong here; what was confirmed before is safe."
TITLES = {
    403: "Not yours to do",
    404: "Nothing here",
    409: "That cannot be done now",
    413: "Too much at once",
    422: "That was not understood",
    429: "Too fast",
    500: "Something went wrong",
}


class PageRoute(TableRoute):
    """A route whose errors are told to people."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def told(request: Request) -> Response:
            try:
                return await handle(request)
            except WaldglasError as error:
                return fault(request, sentence(str(error)), status_of(error))
            except RequestValidationError:
                return fault(request, "This address holds something that is not understood here.", 422)
            except Exception:
                logger.exception("A page failed")
                return fault(request, WENT_WRONG, 500)

        return told


def fault(request: Request, words: str, status: int) -> Response:
    if wants_part(request):
        return PlainTextResponse(words, status)
    back = request.headers.get("referer") if request.method == "POST" else None
    content = main(".fault.card")[
        icon("fir", 56),
        h1[TITLES.get(status, "That did not work")],
        p[words],
        p[
            a(".button", href=back)["Back"] if back and back.startswith(str(request.base_url)) else None,
            a(".button" if not back else ".button.plain", href="/")["To the lobby"],
        ],
    ]
    return HTMLResponse(document(TITLES.get(status, "A problem"), content, preferences_of(request)), status)
