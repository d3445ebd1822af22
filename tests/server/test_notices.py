"""Notices: to a real mail server, a real address and a real browser's key; and to nobody else."""

import base64
import contextlib
import json
import os
import re
import socket
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from tests.server.faults import faulty
from tests.server.harness import FLAGS, SIX, Person, Running, bots, free_port, me
from tests.server.receiver import SITE, Receiver, add, until
from tests.server.simulated import Simulated

from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.server import settings
from wartable.server.notices import notices, outside


class Mailbox:
    """What the mail server took."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.raw: list[bytes] = []
        self.refusals: list[str] = []
        """What the next recipients are refused with."""

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        """Called by aiosmtpd."""
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Called by aiosmtpd."""
        self.raw.append(envelope.content)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="module")
def telling(
    tmp_path_factory: pytest.TempPathFactory, mailbox: tuple[Mailbox, int]
) -> Iterator[Simulated]:
    """A server that tells people after a minute, also on this machine."""
    folder = tmp_path_factory.mktemp("telling")
    file = folder / "wartable.toml"
    file.write_text(
        f'[notices]\naddress = "{SITE}"\nquiet = 60\nprivate = true\n'
        f'mail = "smtp://127.0.0.1:{mailbox[1]}"\nsender = "table@example.org"\n'
    )
    with Simulated(folder / "data", *FLAGS, "--access", "--config", str(file)) as running:
        yield running


def asked(server: Running, title: str = "Friday") -> tuple[Person, Person, str]:
    """Anna has answered; Ben, who plays the Soviet Union, is asked and not there."""
    anna, ben = Person(server), Person(server)
    seats = {**me("germany"), **bots(*SIX[1:])} | {"soviet_union": {"who": "open"}}
    made = anna.make(seats=seats, title=title, clock={"kind": "move", "seconds": 86400})
    table = ben.sit(made["links"]["soviet_union"], "Ben")
    return anna, ben, table


def test_a_call_comes_after_a_quiet_time_once_for_each_question(
    telling: Simulated, receiver: Receiver
) -> None:
    anna, ben, table = asked(telling, "Friday *night* @everyone")
    add(ben, "webhook", f"{receiver.url}/hook")
    add(ben, "discord", f"{receiver.url}/chat?key=1", lang="fr")
    listed = ben.get("/api/notices")["notices"]
    assert [one["target"] for one in listed] == [receiver.url.removeprefix("http://")] * 2
    assert anna.get("/api/notices")["notices"] == []
    anna.post(f"/api/tables/{table}/start")
    # Who sits before the table is not told; who goes without an answer is.
    with ben.look(table):
        telling.pass_time(61)
        # Two looks long it has the chance to err; what it said then would be seen below.
        time.sleep(1.2)
    telling.pass_time(61)
    until(lambda: receiver.of("/hook") and receiver.of("/chat?key=1"))
    told = json.loads(receiver.of("/hook")[0][2])
    assert told["url"] == f"{SITE}/table/{table}" and told["seat"] == "soviet_union"
    assert told["title"] == "Your turn: Friday *night* @everyone"
    assert "Soviet Union" in told["text"] and re.search("23 h 5[0-7] min", told["text"]), told
    assert not re.search("hand|card|build|discard", json.dumps(told)), "nothing of the cards"
    chat = json.loads(receiver.of("/chat?key=1")[0][2])
    assert chat["allowed_mentions"] == {"parse": []}
    assert "À vous de jouer" in chat["content"] and r"\*night\* \@everyone" in chat["content"]
    telling.pass_time(3600)
    # A question more is told of once more; the same one never again, also after a start.
    with ben.look(table) as screen:
        screen.answer("soviet_union")
        screen.until_asked("soviet_union")
    telling.kill()
    telling.start()
    until(lambda: telling.http.get("/readyz").json()["status"] == "ok")
    telling.pass_time(61)
    until(lambda: len(receiver.of("/hook")) == 2)
    stop = json.loads(receiver.of("/hook")[1][2])["stop"]
    token = stop.rpartition("#stop.")[2]
    assert stop.startswith(f"{SITE}/notices#stop.")
    refused = Person(telling).post(f"/api/notices/stop/{token[:-1]}", None, 409)
    assert refused["error"]["message"] == "reason-notice-link"
    assert Person(telling).post(f"/api/notices/stop/{token}")["kind"] == "webhook"
    assert [one["kind"] for one in ben.get("/api/notices")["notices"]] == ["discord"]
    log = telling.log.read_text()
    assert "/api/notices/stop/" in log and token[:16] not in log, "the log keeps no secret"
    ben.post("/api/notices/remove", {"notice": listed[1]["id"]})
    ben.post("/api/notices/remove", {"notice": listed[1]["id"]}, 409)


def test_who_is_to_be_told_while_the_disk_fails_is_told_afterwards(
    tmp_path: Path, receiver: Receiver
) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text(f'[notices]\naddress = "{SITE}"\nquiet = 1\nprivate = true\n')
    first = faulty(tmp_path)
    with Running(tmp_path, *FLAGS, "--config", str(file), first=first) as server:
        anna, ben, table = asked(server)
        add(ben, "webhook", f"{receiver.url}/late")
        anna.post(f"/api/tables/{table}/start")
        (tmp_path / "begin").touch()
        until(lambda: receiver.of("/late"))
        assert "not written" in server.log.read_text()


def test_an_address_is_asked_before_it_is_told_and_stops_without_signing_in(
    telling: Simulated, mailbox: tuple[Mailbox, int]
) -> None:
    mails = mailbox[0].mails
    mails.clear()
    anna, ben, table = asked(telling)
    add(ben, "mail", "ben@example.org\nBcc: all@example.org", 409)
    waiting = add(ben, "mail", "ben@example.org")["notices"]
    assert not waiting[0]["confirmed"] and waiting[0]["target"] == "be…@example.org"
    until(lambda: mails)
    assert mails[0]["To"] == "ben@example.org" and mails[0]["From"] == "table@example.org"
    # Nobody can have it asked again and again.
    assert add(anna, "mail", "Ben@example.org", 409)["error"]["message"] == "reason-mail-asked"
    ben.post("/api/notices/remove", {"notice": waiting[0]["id"]})
    assert add(ben, "mail", "ben@example.org", 409)["error"]["message"] == "reason-mail-asked"

    carl = "carl@example.org"
    add(ben, "mail", carl, lang="fr")
    until(lambda: len(mails) == 2)
    token = re.search(r"#confirm\.([0-9a-f.]+)", mails[1].get_content())
    assert token
    # A link is good for one thing alone.
    Person(telling).post(f"/api/notices/stop/{token[1]}", None, 409)
    Person(telling).post(f"/api/notices/confirm/{token[1]}")
    anna.post(f"/api/tables/{table}/start")
    telling.pass_time(61)
    until(lambda: len(mails) == 3)
    told = mails[2]
    assert told["To"] == carl and told["Subject"] == "À vous de jouer\u00a0: Friday"
    text = told.get_content()
    assert f"{SITE}/table/{table}" in text.split() and "#soviet" not in text, "no link of a seat"
    assert told["Date"] and told["Message-ID"].endswith("@example.org>")
    # As mail programs read it: they do not decode this one.
    header = re.search(rb"^List-Unsubscribe: <(\S+)>\r$", mailbox[0].raw[-1], re.MULTILINE)
    assert header
    one_click = header[1].decode().removeprefix(SITE)
    reply = telling.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert reply.status_code == 200 and ben.get("/api/notices")["notices"] == []

    add(ben, "mail", "dora@example.org")
    until(lambda: len(mails) == 4)
    stop = re.search(r"#stop\.([0-9a-f.]+)", mails[3].get_content())
    assert stop
    Person(telling).post(f"/api/notices/stop/{stop[1]}")
    refused = add(anna, "mail", "dora@example.org", 409)
    assert refused["error"]["message"] == "reason-mail-blocked"


def test_a_mail_server_that_refuses_at_first_is_tried_again_and_one_that_says_never_is_not(
    telling: Simulated, mailbox: tuple[Mailbox, int]
) -> None:
    box, person = mailbox[0], Person(telling)
    before = len(box.mails)
    box.refusals = ["450 not yet"]
    add(person, "mail", "emma@example.org")
    until(lambda: len(box.mails) > before)
    box.refusals = ["550 nobody here"]
    add(person, "mail", "fred@example.org")
    until(lambda: len(person.get("/api/notices")["notices"]) == 1)
    assert len(box.mails) == before + 1


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(58.9, "58 s"), (60, "1 min"), (7200, "2 h"), (7320, "2 h 2 min"), (90061, "1 d 1 h")],
)
def test_the_time_that_is_left_is_said_as_people_would(seconds: float, said: str) -> None:
    assert notices.lasting(seconds, "en") == said


def test_a_browser_reads_what_is_pushed_to_it_and_nobody_else(
    telling: Simulated, receiver: Receiver
) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def text(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    anna, ben, table = asked(telling)
    add(ben, "push", "{}", 409)
    target = {"endpoint": f"{receiver.url}/push", "p256dh": text(point), "auth": text(auth)}
    given = add(ben, "push", json.dumps(target))
    anna.post(f"/api/tables/{table}/start")
    telling.pass_time(61)
    until(lambda: receiver.of("/push"))
    _, headers, body = receiver.of("/push")[0]
    assert b"Friday" not in body
    opened = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth))
    assert opened["url"] == f"{SITE}/table/{table}" and opened["title"] == "Your turn: Friday"
    signed = re.fullmatch(r"vapid t=([^,]+), ?k=(.+)", headers["authorization"])
    assert signed and signed[2] == given["key"], "the key that the browser was given"
    claims, _, sign = signed[1].rpartition(".")
    assert Vapid02.from_raw_public(signed[2].encode()).verify_token(claims.encode(), sign)
    # The browser has gone: the push service says so, and it is forgotten.
    receiver.replies = [410]
    with ben.look(table) as screen:
        screen.answer("soviet_union")
        screen.until_asked("soviet_union")
    telling.pass_time(61)
    until(lambda: not ben.get("/api/notices")["notices"])


def test_what_fails_is_tried_again_and_nobody_is_led_elsewhere(
    telling: Simulated, receiver: Receiver
) -> None:
    anna, ben, table = asked(telling)
    add(ben, "webhook", f"{receiver.url}/weak")
    receiver.replies = [302, 200]
    anna.post(f"/api/tables/{table}/start")
    telling.pass_time(61)
    until(lambda: len(receiver.of("/weak")) == 2)
    assert receiver.of("/elsewhere") == []
    for number in range(9):
        add(ben, "webhook", f"{receiver.url}/{number}")
    refused = add(ben, "webhook", f"{receiver.url}/11", 409)
    assert refused["error"]["message"] == "reason-too-many-notices"
    known = ben.get("/api/me")["notices"]
    assert len(known) == 10 and receiver.url not in str(known)
    ben.post("/api/me/forget")
    assert ben.get("/api/notices")["notices"] == []


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://localhost:8000/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[2002:7f00:1::]/",
        "https://0.0.0.0/",
        "https://2130706433/",
        "https://100.64.0.1/",
        "https://[64:ff9b::7f00:1]/",
        "https://[::7f00:1]/",
        "https://[fec0::1]/",
    ],
)
def test_no_call_goes_to_this_machine_or_its_network(url: str) -> None:
    with pytest.raises(outside.AddressGone, match="public"):
        outside.post(url, b"", {}, private=False)


@pytest.mark.parametrize(
    "address", ["93.184.215.14", "2606:4700:4700::1111", "64:ff9b::5db8:d70e", "2002:5db8:d70e::1"]
)
def test_a_public_address_of_any_kind_may_be_called(address: str) -> None:
    assert outside.addresses(address, 443, private=False) == [address]


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://a:b@example.org/",
        "https://:b@example.org/",
        "https://",
        "https://[",
        "https://[::1]]/",
        "https://a\u2100b/",
        "https://example.org/caf\u00e9",
        "https://example.org/a b",
        "https://example.org/\0",
        f"https://{'a' * 64}.org/",
        "https://example.org:0/",
    ],
)
def test_only_plain_addresses_with_tls_are_called(url: str) -> None:
    with pytest.raises(BadInput):
        outside.check(url, private=False)


def test_an_address_that_no_program_can_call_is_refused_and_breaks_nothing(
    telling: Simulated,
) -> None:
    person = Person(telling)
    push = json.dumps({"endpoint": "https://[", "p256dh": "x", "auth": "y"})
    for kind, target in (("webhook", "https://["), ("discord", "http://[::1"), ("push", push)):
        assert "secure-address" in str(add(person, kind, target, 409))
    coded = "=?utf-8?q?somebody=40else.org=2Cx?=@example.org"
    assert "mail-address" in str(add(person, "mail", coded, 409)), "it would go to somebody else"


def test_a_server_that_replies_byte_by_byte_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outside, "WHOLE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def reply() -> None:
            wire, _ = listening.accept()
            with wire, contextlib.suppress(OSError):
                wire.recv(1000)
                for letter in b"HTTP/1.1 200 OK\r\nx-word: and so on\r\n\r\n":
                    wire.sendall(bytes((letter,)))
                    time.sleep(0.05)

        threading.Thread(target=reply, daemon=True).start()
        with pytest.raises(outside.Unreachable):
            outside.post(f"http://127.0.0.1:{listening.getsockname()[1]}/", b"", {}, private=True)


def test_without_an_address_of_its_own_a_server_sends_nothing(person: Person) -> None:
    found = person.get("/api/notices")
    assert (found["ways"], found["key"], found["notices"]) == ([], "", [])
    add(person, "webhook", "https://example.org/", 409)


@pytest.mark.parametrize(
    "lines, word",
    [
        ('address = "table.example.org"', "web-address"),
        ("quiet = 70", "web-address"),
        ('address = "https://a.org"\nquiet = 2', "longer-than-cover"),
        ('mail = "mail.example.org"', "mail-server"),
        ('mail = "smtp://mail.example.org"', "mail-address"),
        ("loud = true", "notices"),
    ],
)
def test_settings_that_nothing_can_be_sent_with_are_refused(
    tmp_path: Path, lines: str, word: str
) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text(f"[notices]\n{lines}\n")
    with pytest.raises(BadInput) as refused:
        settings.gather({}, file, {})
    assert word in str(refused.value.reason)


def test_the_password_of_the_mail_server_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text(
        f'[notices]\naddress = "{SITE}"\nmail = "smtp://me:open-sesame@mail.example.org"\n'
        'sender = "t@example.org"\n'
    )
    assert main(["serve", "--config", str(file), "--show-config"]) == 0
    shown = capsys.readouterr().out
    assert "***@mail.example.org" in shown and "sesame" not in shown
