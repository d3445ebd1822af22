"""How a notice goes out: a web call, a chat message, an e-mail, a browser notification."""

import json
import re
import smtplib
import ssl
import time
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.server.notices import outside
from wartable.server.notices.settings import NoticeSettings

if TYPE_CHECKING:
    from py_vapid import Vapid02

MARKS = re.compile(r"([\\*_~`|>\[\]()#@:<-])")
"""Characters that a chat would take for formatting."""
DAY = 86_400
PERMANENT = 500
"""From this code on, a mail server means never."""
MAIL = re.compile(r"[^@\s<>\",;:?\\()\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
"""Without a question mark, which could begin an encoded word that stands for other addresses."""


class NoticeText(Struct):
    """What someone is told; nothing in it is secret, except the link that stops notices."""

    title: str
    text: str
    url: str
    stop: str
    """Where to stop these notices without signing in."""
    stop_text: str = ""
    table: str = ""
    seat: str = ""
    one_click: str = ""
    """The same, for mail programs."""


class PushTarget(Struct, forbid_unknown_fields=True):
    """A browser that takes notices: what its push service gave it."""

    endpoint: str
    p256dh: str
    auth: str


def check(kind: str, target: str, settings: NoticeSettings, there: list[str]) -> str:
    """Refuse a target that nothing can be sent to."""
    if kind not in there:
        raise BadInput("kind", kind, "one-of", choices=there or ["none"])
    if kind == "mail":
        if len(target) > 254 or not MAIL.fullmatch(target):
            raise BadInput("address", target[:80], "mail-address")
        return target
    if kind == "push":
        outside.check(push_target(target).endpoint, settings.private)
        return target
    return outside.check(target, settings.private)


def push_target(text: str) -> PushTarget:
    """Read what a browser sent."""
    try:
        return msgspec.json.decode(text, type=PushTarget)
    except msgspec.MsgspecError as error:
        raise BadInput("address", text[:80], "push-target") from error


def send(
    kind: str, target: str, told: NoticeText, settings: NoticeSettings, vapid: "Vapid02 | None"
) -> None:
    """Send a notice, in a thread; raises Unreachable or AddressGone."""
    if kind == "mail":
        _mail(target, told, settings)
    elif kind == "push":
        _push(push_target(target), told, settings, vapid)
    elif kind == "discord":
        text = f"**{_plain(told.title)}**\n{_plain(told.text)}\n<{told.url}>"
        body = {"content": text[:2000], "allowed_mentions": {"parse": []}}
        _call(target, body, settings)
    else:
        body = {
            "event": "asked",
            "title": told.title,
            "text": told.text,
            "url": told.url,
            "table": told.table,
            "seat": told.seat,
            "stop": told.stop,
        }
        _call(target, body, settings)


def _plain(text: str) -> str:
    """A text that a chat shows exactly as it is."""
    return MARKS.sub(r"\\\1", text)


def _call(target: str, body: Mapping[str, object], settings: NoticeSettings) -> None:
    headers = {"content-type": "application/json", "user-agent": "wartable"}
    outside.post(target, json.dumps(body).encode(), headers, settings.private)


def _push(
    target: PushTarget, told: NoticeText, settings: NoticeSettings, vapid: "Vapid02 | None"
) -> None:
    from pywebpush import WebPusher, WebPushException

    assert vapid is not None
    parts = urlsplit(target.endpoint)
    contact = f"mailto:{settings.sender}" if settings.sender else settings.address
    claims = {
        "sub": contact,
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + DAY // 2,
    }
    body = {"title": told.title, "text": told.text, "url": told.url, "table": told.table}
    keys = {"p256dh": target.p256dh, "auth": target.auth}
    try:
        pusher = WebPusher({"endpoint": target.endpoint, "keys": keys})
        packed = pusher.encode(json.dumps(body).encode())
    except (WebPushException, ValueError, TypeError) as error:
        # Invalid keys will not become valid.
        raise outside.AddressGone(type(error).__name__) from error
    headers = {"content-encoding": "aes128gcm", "ttl": str(DAY), "urgency": "normal"}
    headers |= {"content-type": "application/octet-stream"}
    headers |= {str(name): str(value) for name, value in vapid.sign(claims).items()}
    outside.post(target.endpoint, packed["body"], headers, settings.private)


def _message(target: str, told: NoticeText, settings: NoticeSettings) -> EmailMessage:
    """A notice as an e-mail."""
    message = EmailMessage(policy=SMTP.clone(refold_source="none"))
    message["From"], message["To"] = settings.sender, target
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(settings.sender)[1].rpartition("@")[2])
    # The title of a table is already one line: see names.py.
    message["Subject"] = told.title
    message["Auto-Submitted"] = "auto-generated"
    if told.one_click:
        # As it is: a long address would be coded to be folded, and mail programs do not decode it.
        message.set_raw("List-Unsubscribe", f"<{told.one_click}>")
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [told.text, "", told.url]
    if told.stop:
        lines += ["", "-- ", told.stop_text, told.stop]
    message.set_content("\n".join(lines) + "\n")
    return message


def _mail(target: str, told: NoticeText, settings: NoticeSettings) -> None:
    message = _message(target, told, settings)
    parts = urlsplit(settings.mail)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    port = parts.port or (465 if secure else 587)
    try:
        with kind(str(parts.hostname), port, timeout=outside.PATIENCE) as server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message, to_addrs=[target])
    except smtplib.SMTPRecipientsRefused as error:
        ((code, _),) = error.recipients.values()
        # Many servers refuse a stranger at first, and accept the next try.
        refused = outside.AddressGone if code >= PERMANENT else outside.Unreachable
        raise refused(f"refused with {code}") from error
    except (OSError, smtplib.SMTPException) as error:
        raise outside.Unreachable(type(error).__name__) from error
