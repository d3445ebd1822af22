"""Calls about passkeys: making, listing and removing them, and signing in with one."""

from wartable.server import people
from wartable.server.calls.accounts import bring
from wartable.server.calls.call import Context, call
from wartable.server.middleware import where


def _site(context: Context) -> str:
    """Where the page comes from, as a browser names it."""
    url = context.request.url
    return f"{url.scheme}://{url.netloc}"


@call("GET", "/api/account/passkeys", None, people.Passkeys)
async def list_passkeys(context: Context, _: None) -> people.Passkeys:
    """Your passkeys, and whether this server knows passkeys at all."""
    found = context.registry
    known = found.accounts.info(context.session).name
    return await found.passkeys.listed(context.browser if known else b"")


@call("POST", "/api/account/passkeys/new", people.Delete, people.PasskeyWish)
async def wish_passkey(context: Context, body: people.Delete) -> people.PasskeyWish:
    """What your device needs to make a passkey; you have to give the password first."""
    accounts, address = context.registry.accounts, where(context.request.scope)
    key = await accounts.check_own(context.session, body.password, address)
    return await context.registry.passkeys.wish(key, accounts.name(key), _site(context))


@call("POST", "/api/account/passkeys", people.NewPasskey, people.Passkeys)
async def add_passkey(context: Context, body: people.NewPasskey) -> people.Passkeys:
    """Store the passkey that your device has made."""
    key = context.registry.accounts.account(context.session)
    await context.registry.passkeys.add(key, body, _site(context))
    return await context.registry.passkeys.listed(key)


@call("POST", "/api/account/passkeys/remove", people.OfPasskey, people.Passkeys)
async def remove_passkey(context: Context, body: people.OfPasskey) -> people.Passkeys:
    """Remove one of your passkeys."""
    key = context.registry.accounts.account(context.session)
    await context.registry.passkeys.remove(key, body.id)
    return await context.registry.passkeys.listed(key)


@call("POST", "/api/account/passkeys/ask", None, people.PasskeyWish)
async def ask_passkey(context: Context, _: None) -> people.PasskeyWish:
    """What your device needs to sign you in."""
    context.registry.accounts.alone(context.session)
    return context.registry.passkeys.ask(_site(context))


@call("POST", "/api/account/passkeys/in", people.PasskeyIn, people.SignedIn)
async def passkey_in(context: Context, body: people.PasskeyIn) -> people.SignedIn:
    """Sign in with a passkey; the seats of this browser come along if you wish."""
    accounts = context.registry.accounts
    accounts.alone(context.session)
    key = await context.registry.passkeys.check(body.credential, _site(context))
    accounts.welcome(key)
    context.cookie = await accounts.open(key, body.device)
    if body.bring:
        await bring(context, key)
    return people.SignedIn(accounts.name(key))
