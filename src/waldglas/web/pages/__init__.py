"""The pages: lobby, table, seat link, rules."""

from waldglas.web.pages.routes import router

__all__ = ["router"]
