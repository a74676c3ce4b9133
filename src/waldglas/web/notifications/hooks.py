"""A chat group is told by its webhook: JSON as Discord, Slack and bridges of Matrix take it."""

import json

from waldglas.web.notifications.calling import Caller
from waldglas.web.notifications.saying import Notice
from waldglas.web.settings import Settings
from waldglas.web.store.models import Way
from waldglas.web.words import say

HEADERS = {"Content-Type": "application/json"}
BREAK = "\u200b"  # keeps a name from calling a whole group


async def call_hook(caller: Caller, settings: Settings, way: Way, notice: Notice) -> int:
    return await caller.post(way.address, hook_body(settings, notice), HEADERS)


def hook_body(settings: Settings, notice: Notice) -> bytes:
    """In the language that is spoken."""
    base = settings.url or settings.address
    title = say("page-told-name", name=notice.name, what=notice.title) if notice.name else notice.title
    words = "\n".join(part for part in (title, notice.text) if part)
    text = words.replace("@", f"@{BREAK}").replace("<", f"<{BREAK}") + (f"\n{base}{notice.path}" if base else "")
    return json.dumps({"text": text, "content": text, "allowed_mentions": {"parse": []}}).encode()
