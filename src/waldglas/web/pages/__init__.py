"""The pages: lobby, set-up, table, seat link, rules, and what is wrong in one sentence; the API described."""

from fastapi import APIRouter

from waldglas.web.pages import (
    adminroutes,
    apidocs,
    book,
    carrying,
    deals,
    entry,
    installing,
    learningroutes,
    notifications,
    profileroutes,
    seatroutes,
    tableroutes,
    unfinished,
)
from waldglas.web.pages.faults import PageRoute

router = APIRouter(include_in_schema=False, route_class=PageRoute)
router.include_router(tableroutes.router)
router.include_router(seatroutes.router)
router.include_router(unfinished.router)
router.include_router(carrying.router)
router.include_router(entry.router)
router.include_router(adminroutes.router)
router.include_router(adminroutes.enter)
router.include_router(learningroutes.router)
router.include_router(profileroutes.router)
router.include_router(apidocs.router)
router.include_router(book.router)
router.include_router(deals.router)
router.include_router(notifications.router)
router.include_router(installing.router)

__all__ = ["router"]
