"""Passkeys in a real browser, with the authenticator that Chromium plays for tests."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desks, fresh
from tests.e2e.test_for_everybody import faults_by_day_and_night

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "eight letters and more"


def test_who_adds_a_passkey_signs_in_with_it_until_it_is_removed(desks: Desks) -> None:
    desk, name = desks.new(), fresh("Keya")
    page = desk.page
    devices = desk.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    # A passkey is bound to a name, and 127.0.0.1 is none.
    page.goto(f"http://localhost:{desk.site.port}/account")
    page.click("[data-way=up]")
    page.fill("[data-field=username]", name)
    page.fill("[data-field=new-password]", PASSWORD)
    page.click("[data-enter]")
    page.click("[data-code-kept]")
    page.fill("[data-field=passkey-name]", "My phone")
    page.fill("[data-field=passkey-password]", "not the password")
    page.click("[data-add-passkey]")
    expect(page.locator("[data-passkeys] [role=alert]")).to_contain_text("don’t go together")
    page.fill("[data-field=passkey-password]", PASSWORD)
    page.click("[data-add-passkey]")
    expect(page.locator("[data-passkey]")).to_contain_text("My phone")
    assert faults_by_day_and_night(page) == []

    page.click("[data-sign-out]")
    page.click("[data-way=in]")
    page.fill("[data-field=current-password]", "typed and not used")
    page.click("[data-passkey-in]")
    expect(page.locator(f"[data-signed-in={name}]")).to_be_visible()
    expect(page.locator("[data-field=new-password]")).to_have_value("")
    page.click("[data-ask=passkey]")
    page.click("[data-sure=passkey]")
    expect(page.locator("[data-passkey]")).to_have_count(0)
    page.click("[data-sign-out]")
    page.click("[data-passkey-in]")
    expect(page.locator("main [role=alert]")).to_contain_text("That passkey doesn’t work here")
    assert all("403" in error for error in desk.errors) and len(desk.errors) == 2
    desk.errors.clear()
