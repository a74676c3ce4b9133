"""Letters: plain text by SMTP, each with a link that ends them."""

import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from waldglas.core.message import Message
from waldglas.web.errors import BadInput
from waldglas.web.notifications.saying import Notice
from waldglas.web.settings import Mail, Settings
from waldglas.web.store.models import Way
from waldglas.web.words import say

WITHIN = 10.0  # seconds for each answer of the server
LONGEST = 254


def can_write(settings: Settings) -> bool:
    return bool(settings.mail.host and settings.url)


def checked_address(address: str) -> str:
    """An address as people write it; refused if no letter could go there."""
    address = address.strip()
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, IndexError, MessageError):
        raise BadInput(Message("page-refused-mail")) from None
    plain = address.isascii() and address.isprintable() and len(address) <= LONGEST
    if not plain or not parsed.username or "." not in parsed.domain:
        raise BadInput(Message("page-refused-mail"))
    return address


def letter(settings: Settings, way: Way, notice: Notice) -> EmailMessage:
    """In the language that is spoken."""
    stop = f"{settings.url}/notifications/letters/{way.token}"
    written = EmailMessage()
    written["From"], written["To"], written["Subject"] = settings.mail.sender, way.address, notice.title
    written["Date"] = formatdate()
    written["Message-ID"] = make_msgid(domain=settings.mail.sender.rpartition("@")[2].rstrip(">"))
    written["Auto-Submitted"] = "auto-generated"
    written["List-Unsubscribe"] = f"<{stop}/stop>"
    written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [notice.text, settings.url + notice.path, f"-- \n{say('page-letter-stop')}\n{stop}"]
    written.set_content("\n\n".join(part for part in parts if part) + "\n")
    return written


def post_letter(mail: Mail, written: EmailMessage) -> None:
    """Hands it to the server; raises OSError (as all errors of SMTP are) if that does not take it."""
    safe = ssl.create_default_context()
    if mail.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=WITHIN, context=safe)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=WITHIN)
    with server:
        if mail.security == "starttls":
            server.starttls(context=safe)
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(written)
