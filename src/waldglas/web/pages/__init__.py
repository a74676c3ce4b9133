"""The pages: lobby, set-up, table, seat link, rules, and what is wrong in one sentence."""

from fastapi import APIRouter

from waldglas.web.pages import entry, tableroutes
from waldglas.web.pages.faults import PageRoute

router = APIRouter(include_in_schema=False, route_class=PageRoute)
router.include_router(entry.router)
router.include_router(tableroutes.router)

__all__ = ["router"]
