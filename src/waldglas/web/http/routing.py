"""How a request is worked on: in a thread, and alone at the table that it is about."""

from collections.abc import Callable, Coroutine
from inspect import iscoroutinefunction
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRoute

from waldglas.web.http.auth import tables_of


class TableRoute(APIRoute):
    """A route that is `def` works in a thread, alone at its table; one that is `async def` sees to that itself."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        if iscoroutinefunction(self.endpoint):
            return handle

        async def alone(request: Request) -> Response:
            async with tables_of(request).alone(request.path_params.get("table_id")):
                return await handle(request)

        return alone
