"""What a server makes of texts, addresses and rules, case by case."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.inside import House, refused, run
from tests.server.test_inside import ANNA, BEN, THREE

from wartable.core.decision import BadInput
from wartable.server import accounts, api, clocks, connections, devices, keys, names, spectating
from wartable.server.api.clocks import ClockRules
from wartable.server.chairs import Device
from wartable.server.limits import UNLIMITED
from wartable.server.notices import outside
from wartable.server.tournaments import running


def outcome(found: Any) -> Any:
    """What comes of a call; of a refusal, what was expected and which word was wrong."""
    try:
        return found()
    except BadInput as bad:
        return bad.expected, bad.word


UNSEEN = "visible-characters"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("Anna\u3000\u00a0Bo", "Anna Bo"),
        ("A" * 40, "A" * 40),
        ("A" * 41, ("shorter-text", "A" * 40)),
        ("漢" * 20 + "a", ("shorter-text", "漢" * 20 + "a")),
        ("\uff21" * 21, ("shorter-text", "\uff21" * 21)),
        ("q\u0301\u0302\u0303", ("fewer-accents", "q\u0301\u0302\u0303")),
        ("q\u0301\u0323", "q\u0323\u0301"),
        ("q\u0301\u0323x\u0301\u0323", "q\u0323\u0301x\u0323\u0301"),
        ("a\u200db", "a\u200db"),
        ("a\u200d\u200db", (UNSEEN, "U+200D")),
        ("a \u200db", (UNSEEN, "U+200D")),
        ("\u200da", (UNSEEN, "U+200D")),
        ("a\u200d", (UNSEEN, "U+200D")),
        ("❤\ufe0f", "❤\ufe0f"),
        ("a\ufe0f", (UNSEEN, "U+FE0F")),
        ("\ufe0f", (UNSEEN, "U+FE0F")),
        ("❤\ufe01", (UNSEEN, "U+FE01")),
        ("a\u3164", (UNSEEN, "U+3164")),
        ("a\u202eb", (UNSEEN, "U+202E")),
        ("a\nb", (UNSEEN, "U+000A")),
    ],
)
def test_names_are_what_they_look_like(text: str, kept: Any) -> None:
    assert outcome(lambda: names.name(text)) == kept


def test_titles_may_be_twice_as_long_as_names() -> None:
    assert names.title("x" * 80) == "x" * 80
    assert outcome(lambda: names.title("x" * 81)) == ("shorter-text", "x" * 80)
    assert outcome(lambda: names.label("x" * 41)) == ("shorter-text", "x" * 40)


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("Jo", "Jo"),
        (" Jo ", "Jo"),
        ("J", ("account-name", "J")),
        ("x" * 24, "x" * 24),
        ("x" * 25, ("account-name", "x" * 25)),
        ("Anna-Bo_2", "Anna-Bo_2"),
        ("Anna Bo", ("account-name", "Anna Bo")),
        ("Ann@", ("account-name", "Ann@")),
        ("Аnna", ("account-name", "Аnna")),
        ("Анна", "Анна"),
        ("1234", ("account-name", "1234")),
        ("Ａnna", "Anna"),
    ],
)
def test_names_of_accounts_are_letters_of_one_writing(text: str, chosen: Any) -> None:
    assert outcome(lambda: accounts.chosen(text)) == chosen


@pytest.mark.parametrize(
    ("rules", "wrong"),
    [
        (ClockRules("move", 59), "whole-number-from"),
        (ClockRules("move", 60), None),
        (ClockRules("bank", 3600, level="champion"), "one-of"),
        (ClockRules("bank", 3600, days_off=1), "slow-clock"),
        (ClockRules("bank", 21_599, days_off=1), "slow-clock"),
        (ClockRules("bank", 21_600, days_off=1), None),
        (ClockRules("move", 3600, gain=1), "gain-of-bank"),
        (ClockRules("bank", 3600, gain=1), None),
    ],
)
def test_a_clock_goes_by_rules_that_make_sense(rules: ClockRules, wrong: str | None) -> None:
    found = outcome(lambda: clocks.check(rules))
    assert found == rules if wrong is None else found[0] == wrong


def test_without_a_clock_no_other_rule_of_it_is_kept() -> None:
    assert clocks.check(ClockRules("none", 5, out="lose", level="nobody")) == ClockRules()
    open_seats = ClockRules("move", 3600, out="open")
    assert clocks.check(open_seats) == open_seats
    assert outcome(lambda: running._clock(open_seats)) == ("one-of", "open")
    assert running._clock(ClockRules("none", out="open")) == ClockRules()


@pytest.mark.parametrize(
    ("rules", "kept"),
    [
        (api.SpectatorRules("public", "alpha", 300), ("public", "", 0)),
        (api.SpectatorRules("seat", "alpha", 0), ("seat", "alpha", 0)),
        (api.SpectatorRules("seat", "alpha", 30), ("seat", "alpha", 30)),
        (api.SpectatorRules("seat", "delta"), ("one-of", "delta")),
        (api.SpectatorRules("all", "alpha", 60), ("all", "", 60)),
        (api.SpectatorRules("all", "", 59), ("whole-number-between", "59")),
    ],
)
def test_what_spectators_may_see_is_public_one_seat_or_all_of_it_late(
    rules: api.SpectatorRules, kept: tuple[object, ...]
) -> None:
    found = outcome(lambda: spectating.wished(rules, ("alpha", "bravo")))
    if isinstance(found, spectating.Spectating):
        found = found.see, found.seat, found.delay
    assert found == kept


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("x" * 80, "x" * 64),
    ],
)
def test_limits_are_counted_for_an_address_or_its_network(address: str, counted: str) -> None:
    assert connections.network(address) == counted


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("2606:4700::1111", True),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::5db8:d822", True),
        ("2002:a00:1::1", False),
        ("2002:5db8:d822::1", True),
    ],
)
def test_notices_go_to_the_public_internet_alone(address: str, public: bool) -> None:
    assert outside._public(address) == public


@pytest.mark.parametrize(
    ("url", "private", "good"),
    [
        ("https://example.org/hook", False, True),
        ("http://example.org/hook", False, False),
        ("http://example.org/hook", True, True),
        ("ftp://example.org/hook", True, False),
        ("https://me@example.org/hook", False, False),
        ("https://example.org:0/hook", False, False),
        ("https://example.org:99999/hook", False, False),
        ("https:///hook", False, False),
        ("https://example.org/a b", False, False),
        ("https://example.org/é", False, False),
        ("https://example.org/a\x7f", False, False),
    ],
)
def test_an_address_to_call_is_one_that_a_program_can_call(
    url: str, private: bool, good: bool
) -> None:
    expected = url if good else ("secure-address", url)
    assert outcome(lambda: outside.check(url, private)) == expected


def test_the_secret_of_a_request_is_in_a_cookie_or_behind_bearer() -> None:
    one, other, token = keys.secret(), keys.secret(), keys.token()
    safe, plain = keys.SECURE_COOKIE, keys.COOKIE
    assert keys.found({}, "") == ""
    assert keys.found({plain: one}, "") == one
    assert keys.found({plain: one, safe: other}, "") == other
    assert keys.found({plain: one}, f"Bearer  {other} ") == other
    assert keys.found({plain: one}, f"Basic {other}") == one
    assert keys.found({}, f"Bearer {token}") == token
    assert keys.found({plain: one + "x"}, "") == keys.found({plain: "é" * 22}, "") == ""
    assert keys.found({}, "Bearer wt_short") == "wt_short", "refused, not taken for nobody"
    assert keys.cookie("", True).startswith(f"{safe}=; Path=/; Max-Age=0; HttpOnly")
    assert keys.cookie(one, True).endswith("; SameSite=Strict; Secure")
    assert keys.cookie(one, False) == (
        f"{plain}={one}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
    )
    assert keys.typed("ab-cd ef") == "ABCDEF"
    assert not keys.same(one, None) and keys.same(one, keys.hashed(one))


def test_a_password_is_kept_as_a_hash_that_takes_long_to_guess(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        # Elsewhere in these tests it takes less.
        fresh = accounts.Accounts(found.store, UNLIMITED)
        key, _ = await fresh.make("Anna", "a long password", "here")
        ((kept,),) = await found.rows("SELECT password FROM accounts")
        assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$") and "password" not in kept
        assert await fresh.check("Anna", "a long password", "here") == key

    run(tmp_path, story)


def test_a_new_code_takes_the_place_of_an_earlier_one_and_goes_with_whoever_leaves(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        first, second = devices.code(table, ANNA), devices.code(table, ANNA)
        other = devices.code(table, BEN)
        with refused("reason-wrong-code"):
            await devices.join(found.seating, table, api.JoinDevice(first.code), b"tablet")
        await devices.join(found.seating, table, api.JoinDevice(second.code), b"tablet")
        await found.seating.leave(table, api.OfSeat("bravo"), BEN)
        with refused("reason-wrong-code"):
            await devices.join(found.seating, table, api.JoinDevice(other.code), b"phone")
        assert second.link == f"/table/{table.id}#device.{second.code}"
        assert second.seconds == devices.LIFE
        table.chairs[2].devices += [Device(bytes([n])) for n in range(devices.MOST_DEVICES - 2)]
        code = devices.code(table, b"clara")
        await devices.join(found.seating, table, api.JoinDevice(code.code), b"last")
        code = devices.code(table, b"clara")
        with refused("reason-too-many-devices"):
            await devices.join(found.seating, table, api.JoinDevice(code.code), b"one more")
        with refused("reason-too-many-devices"):
            body = {"seat": "charlie", "name": "Robot"}
            await found.ask("/api/tables/{table}/program", b"clara", body, table=table.id)

    run(tmp_path, story)


def test_clocks_are_shown_of_people_and_of_who_was_late(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        rules = ClockRules("bank", 3600, out="open")
        table = await found.table("naval", "seats=3", people=THREE, clock=rules)
        assert [one.seat for one in table.timing.told()] == ["alpha", "bravo", "charlie"]
        await found.seating.put_bot(table, 0, "recruit")
        assert [one.seat for one in table.timing.told()] == ["bravo", "charlie"]
        table.timing.clock.out(1, "open")
        await found.seating.vacate(table, 1)
        told = {one.seat: one.away for one in table.timing.told()}
        assert told == {"bravo": "open", "charlie": ""}
        assert clocks.opened_by_clock(table, "bravo")
        assert not clocks.opened_by_clock(table, "alpha")
        # Anybody may sit down there, and has all of the time.
        await found.seating.sit(table, api.Sit("bravo"), b"stranger")
        (clock, _) = table.timing.told()
        assert (clock.seat, clock.away, clock.outs) == ("bravo", "", 1)
        assert clock.left == pytest.approx(3600, abs=60)

    run(tmp_path, story)


def test_answers_are_counted_by_who_plays_the_seat(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        async def counted(by: str) -> bool:
            text = (await found.registry.metrics.text(found.registry, own=False)).decode()
            return f'wartable_answer_seconds_count{{by="{by}"}} 1.0' in text

        table = await found.table("naval", "seats=3", people=THREE)
        first = next(iter(table.open))
        await found.answer(table, table.names[first])
        assert await counted("person") and not await counted("program")
        second = next(iter(table.open))
        chair = table.chairs[second]
        chair.devices.append(Device(b"robot", program=True))
        await found.answer(table, chair.seat)
        assert await counted("person") and await counted("program")

    run(tmp_path, story)
