"""Calls about accounts: signing up, in and out, devices, passwords, and going for good."""

from wartable.core.decision import Illegal
from wartable.server import api, devices, keys, names, people
from wartable.server.belongings import hand_over
from wartable.server.calls.call import Context, call
from wartable.server.middleware import where
from wartable.server.moderation import delete_account as delete_of


@call("GET", "/api/account", None, people.Account)
async def get_account(context: Context, _: None) -> people.Account:
    """Your account and its devices; no name, if you are not signed in."""
    return context.registry.accounts.info(context.session)


@call("POST", "/api/account", people.SignUp, people.SignedUp)
async def sign_up(context: Context, body: people.SignUp) -> people.SignedUp:
    """Make an account; the seats of this browser come along."""
    accounts = context.registry.accounts
    accounts.alone(context.session)
    # Anything wrong is reported before anything has changed.
    device = names.label(body.device)
    key, code = await accounts.make(body.name, body.password, _where(context), body.shown)
    context.cookie = await accounts.open(key, device)
    await bring(context, key, fresh=True)
    return people.SignedUp(accounts.name(key), code)


@call("POST", "/api/account/in", people.SignIn, people.SignedIn)
async def sign_in(context: Context, body: people.SignIn) -> people.SignedIn:
    """Sign in; the seats of this browser come along if you wish."""
    accounts = context.registry.accounts
    accounts.alone(context.session)
    key = await accounts.check(body.name, body.password, _where(context))
    context.cookie = await accounts.open(key, body.device)
    if body.bring:
        await bring(context, key)
    return people.SignedIn(accounts.name(key))


@call("POST", "/api/account/out", None, people.SignedIn)
async def sign_out(context: Context, _: None) -> people.SignedIn:
    """Sign this browser out; your seats stay yours."""
    context.registry.accounts.account(context.session)
    await _close(context, {context.session})
    context.cookie = ""
    return people.SignedIn("")


@call("POST", "/api/account/revoke", api.ExpelDevice, people.Account)
async def revoke_device(context: Context, body: api.ExpelDevice) -> people.Account:
    """Sign out another of your devices, by its id."""
    accounts = context.registry.accounts
    key = accounts.account(context.session)
    gone = accounts.others(key, context.session, body.device)
    if not gone:
        raise Illegal("table", "reason-no-such-device")
    await _close(context, gone)
    return accounts.info(context.session)


@call("POST", "/api/account/password", people.NewPassword, people.Account)
async def change_password(context: Context, body: people.NewPassword) -> people.Account:
    """Change your password; all your other devices are signed out."""
    accounts = context.registry.accounts
    key = await accounts.check_own(context.session, body.old, _where(context))
    await accounts.change(key, body.password)
    await _close(context, accounts.others(key, context.session))
    return accounts.info(context.session)


@call("POST", "/api/account/shown", people.Show, people.Account)
async def show_profile(context: Context, body: people.Show) -> people.Account:
    """Make your profile public or private."""
    accounts = context.registry.accounts
    await accounts.show(accounts.account(context.session), body.shown)
    return accounts.info(context.session)


@call("POST", "/api/account/recover", people.Recover, people.SignedUp)
async def recover(context: Context, body: people.Recover) -> people.SignedUp:
    """Set a new password with the recovery code; all devices and programs are signed out."""
    accounts = context.registry.accounts
    accounts.alone(context.session)
    device = names.label(body.device)
    key, code = await accounts.recover(body.name, body.code, body.password, _where(context))
    await _close(context, accounts.others(key))
    # Someone who had the password may have let a program in, too.
    for token in context.registry.tokens.of(key):
        await devices.dismiss_program(context.registry, context.seating, token.id, key)
    context.cookie = await accounts.open(key, device)
    return people.SignedUp(accounts.name(key), code)


@call("POST", "/api/account/delete", people.Delete, api.Forgotten)
async def delete_account(context: Context, body: people.Delete) -> api.Forgotten:
    """Delete your account: you leave every seat, and the others play on."""
    accounts = context.registry.accounts
    key = await accounts.check_own(context.session, body.password, _where(context))
    return api.Forgotten(await delete_of(context.registry, context.seating, key))


async def bring(context: Context, key: bytes, fresh: bool = False) -> None:
    """Move the seats of a browser to the account it has just signed in to."""
    session = keys.hashed(context.cookie or "")
    registry, seating = context.registry, context.seating
    await hand_over(registry, seating, context.browser, key, session, fresh)


async def _close(context: Context, sessions: set[bytes]) -> None:
    """Sign browsers out, and close whatever they have open."""
    await context.registry.accounts.close(sessions)
    context.registry.dismiss_sessions(sessions)


def _where(context: Context) -> str:
    return where(context.request.scope)
