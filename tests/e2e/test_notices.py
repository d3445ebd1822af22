"""Notices in the page: nothing yet, something wrong, no connection, and the links they bring."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_clocks import shot
from tests.e2e.test_for_everybody import faults_by_day_and_night
from tests.server.harness import FLAGS
from tests.server.receiver import Receiver, until
from tests.server.simulated import Simulated


@pytest.fixture
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Simulated]:
    """A server that sends notices, also on this machine."""
    folder = tmp_path_factory.mktemp("notices")
    file = folder / "wartable.toml"
    file.write_text('[notices]\naddress = "https://table.example.org"\nprivate = true\n')
    with Simulated(folder / "data", *FLAGS, "--config", str(file)) as running:
        yield running


CLICK = """async () => {
  const opened = [];
  // A browser opens windows only for a finger; where it would go is what counts.
  Object.defineProperty(self.clients, "openWindow", { value: async (to) => opened.push(to) });
  const [notice] = await self.registration.getNotifications();
  const done = new Promise((resolve) => {
    const event = new NotificationEvent("notificationclick", { notification: notice });
    event.waitUntil = (promise) => promise.then(resolve, resolve);
    self.dispatchEvent(event);
  });
  await done;
  return [opened, (await self.registration.getNotifications()).length];
}"""


def test_the_browser_shows_what_is_pushed_and_a_click_leads_to_the_table(
    whole_browser: Browser, telling: Simulated
) -> None:
    desks = Desks(whole_browser, telling)
    anna = desks.new()
    anna.context.grant_permissions(["notifications"])
    table, _ = anna.make(germany="me")
    page = anna.page
    devtools = anna.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(
            one["registrationId"]
            for one in told["registrations"]
            if one["scopeURL"].endswith("/notices")
        ),
    )
    devtools.send("ServiceWorker.enable")
    anna.open("/lobby")
    page.click("[data-notices-link]")
    page.click("[data-notices-push]")
    # This window is a private one, and the page says what to do; its worker is ready.
    expect(page.locator("[data-notices] [role=alert]")).to_contain_text("Allow them")
    mine = "(await navigator.serviceWorker.getRegistration('/notices'))"
    assert page.evaluate(f"async () => Boolean({mine}.active)")
    until(lambda: page.evaluate("1") and known)
    # The charts have a worker of their own, which does not take its place.
    anna.open("/charts/europe")
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active")
    told = {
        "title": "Friday <b>",
        "text": "Germany is asked.",
        "table": table,
        "url": f"https://table.example.org/table/{table}",
        "stop": "https://table.example.org/notices#stop.x",
    }
    shown = f"""async () => {{
      const found = await {mine}.getNotifications();
      return found.map((one) => [one.title, one.body, one.tag]);
    }}"""
    row = ["Friday <b>", "Germany is asked.", f"wartable-{table}"]

    def pushed() -> bool:
        # A worker that is just being started may miss what DevTools send: they send it again.
        push = {"origin": telling.url, "registrationId": known[-1], "data": json.dumps(told)}
        devtools.send("ServiceWorker.deliverPushMessage", push)
        page.wait_for_timeout(200)
        return bool(page.evaluate(shown) == [row])

    until(pushed)
    # Another question at the same table takes the place of the first.
    told["text"] = row[1] = "Germany is asked again."
    until(pushed)
    workers = anna.context.service_workers
    worker = next(one for one in workers if one.url.endswith("/notices.js"))
    opened, left = worker.evaluate(CLICK)
    assert opened == [f"/table/{table}"] and left == 0
    page.goto(telling.url + opened[0])
    page.wait_for_selector(".question[data-number]")
    expect(page.locator(".question")).to_be_in_viewport()
    anna.errors = [one for one in anna.errors if "Push API" not in one]
    desks.close()


def test_somebody_is_told_elsewhere_and_stops_it_with_the_link_alone(
    whole_browser: Browser, telling: Simulated
) -> None:
    desks, receiver = Desks(whole_browser, telling), Receiver()
    anna, ben = desks.new(), desks.new("fr-FR", 390, 844, touch=True, dark=True)
    anna.context.grant_permissions(["notifications"])
    page = anna.open("/lobby")
    page.click("[data-notices-link]")
    expect(page.locator("[data-notices-empty]")).to_be_visible()
    page.select_option("[data-notices-way]", "webhook")
    page.fill("[data-notices-target]", "ftp://example.org")
    page.click("[data-notices-add]")
    expect(page.locator("[data-notices] [role=alert]")).to_contain_text("https://")
    page.fill("[data-notices-target]", f"{receiver.url}/hook")
    page.click("[data-notices-add]")
    expect(page.locator("[data-notice=webhook]")).to_contain_text("127.0.0.1")
    expect(page.locator("[data-notices-target]")).to_have_value("")
    anna.context.set_offline(True)
    expect(page.locator("[data-notices-offline]")).to_be_visible()
    expect(page.locator("[data-notices-add]")).to_be_disabled()
    shot(page, "notices")
    anna.context.set_offline(False)
    expect(page.locator("[data-notices-offline]")).to_have_count(0)
    assert faults_by_day_and_night(page) == []
    anna.errors = [one for one in anna.errors if "409" not in one]

    # The server calls, and whoever reads that stops it: a browser that nobody knows.
    table, links = anna.make(germany="me", clock={"kind": "move", "seconds": 86400})
    assert not links
    page.goto(f"{telling.url}/lobby")
    telling.pass_time(61)
    until(lambda: receiver.calls)
    told = json.loads(receiver.calls[0][2])
    assert told["url"].endswith(f"/table/{table}")
    phone = ben.open("/notices" + "#" + told["stop"].partition("#")[2])
    expect(phone.locator("[data-notice-link=stop]")).to_contain_text("Arrêter les messages")
    shot(phone, "stop-phone")
    phone.click("[data-notice-do]")
    expect(phone.locator("[data-notice-link=stop] [role=status]")).to_contain_text("C’est fait")
    receiver.close()

    # In the menu of a table it is a dialog; where the server does not answer, it says so.
    page.goto(f"{telling.url}/table/{table}")
    page.route("**/api/notices", lambda route: route.fulfill(status=503, body="{}"))
    page.click("[data-menu]")
    page.click("[data-notices-open]")
    expect(page.locator("dialog [role=alert]")).to_contain_text("could not be loaded")
    page.unroute("**/api/notices")
    page.click("[data-notices-retry]")
    expect(page.locator("dialog [data-notices-empty]")).to_be_visible()
    page.check("[data-notices-page]")
    shot(page, "notices-dialog")
    assert faults_by_day_and_night(page) == []
    page.click("[data-notices-close]")
    expect(page.locator("dialog")).to_have_count(0)
    anna.errors = [one for one in anna.errors if "503" not in one]
    desks.close()
