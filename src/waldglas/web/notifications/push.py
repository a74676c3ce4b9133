"""Web Push: what a browser is told while no page of ours is open, encrypted for that browser alone."""

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from waldglas.core.message import Message
from waldglas.web.errors import BadInput
from waldglas.web.notifications.calling import Caller
from waldglas.web.notifications.saying import Notice
from waldglas.web.settings import Settings
from waldglas.web.store.models import Way
from waldglas.web.store.repository import Repository
from waldglas.web.store.secrets import shared_secret

KEY = "vapid"
KEPT_FOR = 24 * 3600  # seconds that a push service tries to reach a browser
SIGNED_FOR = 12 * 3600
POINT, SECRET = 65, 16  # bytes of a browser's two keys


def can_push() -> bool:
    """Whether the extra is installed that encrypts and signs."""
    return find_spec("pywebpush") is not None


class Pusher:
    def __init__(self, store: Repository, settings: Settings, caller: Caller) -> None:
        self.store = store
        self.caller = caller
        mail = settings.mail.sender
        self.contact = f"mailto:{mail}" if mail else settings.url or "mailto:operator@example.org"

    @cached_property
    def vapid(self) -> Any:
        """By what push services know this site: made at the first start, the same for all servers of one database."""
        from py_vapid import Vapid02  # noqa: PLC0415 - an extra

        return Vapid02.from_pem(shared_secret(self.store, KEY, new_key).encode())

    @cached_property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - an extra

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def push(self, way: Way, notice: Notice) -> int:
        from pywebpush import WebPusher  # noqa: PLC0415 - an extra

        told = {"title": notice.title, "body": notice.text, "url": notice.path, "tag": notice.tag}
        browser = {"endpoint": way.address, "keys": json.loads(way.cipher)}
        body = WebPusher(browser).encode(json.dumps(told).encode())["body"]
        return await self.caller.post(way.address, body, self.headers(way.address, notice))

    def headers(self, address: str, notice: Notice) -> dict[str, str]:
        to = urlsplit(address)
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": self.contact}
        return {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            "Topic": sha256(notice.tag.encode()).hexdigest()[:32],
        }


def new_key() -> str:
    from py_vapid import Vapid02  # noqa: PLC0415 - an extra

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def checked_cipher(point: str, secret: str) -> str:
    """The two keys of a browser, as they are kept; refused if they are none."""
    try:
        lengths = len(bytes_of(point)), len(bytes_of(secret))
    except ValueError:
        lengths = 0, 0
    if lengths != (POINT, SECRET) or bytes_of(point)[0] != 4:
        raise BadInput(Message("page-refused-push"))
    return json.dumps({"p256dh": point, "auth": secret})


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
