"""How a server sends notices."""

from urllib.parse import urlsplit

from msgspec import Struct

from wartable.core.decision import BadInput


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings for notices; without an address, only the page shows any."""

    address: str = ""
    """Where people find this server, for the links in notices: https://table.example.org."""
    quiet: int = 60
    """For how many seconds a seat is asked before its person is notified."""
    push: bool = True
    """Browser notifications, even when the page is closed."""
    webhooks: bool = True
    """Calls to an address that people give."""
    private: bool = False
    """Also to addresses of this machine and its network, and without TLS."""
    mail: str = ""
    """The server that takes e-mail: smtp://name:password@mail.example.org:587; smtps:// for TLS."""
    sender: str = ""
    """The address that e-mail comes from."""

    def check(self, where: str, longest: float) -> None:
        """Refuse settings that no notice can be sent with."""
        if self.quiet <= longest:
            # By then, a seat that has nothing to react with has been answered for.
            raise BadInput(
                f"{where}.quiet", str(self.quiet), "longer-than-cover", most=str(longest)
            )
        if self.mail and urlsplit(self.mail).scheme not in ("smtp", "smtps"):
            raise BadInput(f"{where}.mail", _masked(self.mail), "mail-server")
        if self.mail and "@" not in self.sender:
            raise BadInput(f"{where}.sender", self.sender[:60], "mail-address")
        # Without it nothing would be sent, and nobody would know why.
        if not _is_site(self.address):
            raise BadInput(f"{where}.address", self.address[:60], "web-address")

    def shown(self) -> "NoticeSettings":
        """The same, without the password."""
        mail = _masked(self.mail) if self.mail else ""
        return NoticeSettings(
            self.address, self.quiet, self.push, self.webhooks, self.private, mail, self.sender
        )

    @property
    def ways(self) -> list[str]:
        """The ways in which people can be notified."""
        if not self.address:
            return []
        found = ["webhook", "discord"] if self.webhooks else []
        return [*found, *(["mail"] if self.mail else []), *(["push"] if self.push else [])]


def _is_site(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and bare


def _masked(text: str) -> str:
    parts = urlsplit(text)
    if "@" not in parts.netloc:
        return text[:60]
    return parts._replace(netloc="***@" + parts.netloc.rpartition("@")[2]).geturl()
