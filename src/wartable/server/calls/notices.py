"""Calls about notices: how you are told that it is your turn."""

from wartable.core.decision import Illegal
from wartable.server import api
from wartable.server.calls.call import Context, call
from wartable.server.middleware import where
from wartable.server.notices.subscriptions import CONFIRM, STOP, short


@call("GET", "/api/notices", None, api.Notices)
async def get_notices(context: Context, _: None) -> api.Notices:
    """How you are notified, and how you could be."""
    return context.registry.notices.info(context.browser)


@call("POST", "/api/notices", api.NewNotice, api.Notices)
async def add_notice(context: Context, body: api.NewNotice) -> api.Notices:
    """Add a way to be notified; an e-mail address has to be confirmed first."""
    notices = context.registry.notices
    await notices.add(context.browser, body, where(context.request.scope))
    return notices.info(context.browser)


@call("POST", "/api/notices/remove", api.OfNotice, api.Notices)
async def remove_notice(context: Context, body: api.OfNotice) -> api.Notices:
    """Remove a way you are notified."""
    notices = context.registry.notices
    found = notices.subscriptions.get(body.notice)
    if found is None or found.browser != context.browser:
        raise Illegal("table", "reason-no-such-notice")
    await notices.subscriptions.drop(found)
    return notices.info(context.browser)


@call("POST", "/api/notices/confirm/{token}", None, api.NoticeStopped)
async def confirm_notice(context: Context, _: None) -> api.NoticeStopped:
    """Confirm an e-mail address, with the link that was sent there."""
    subscriptions = context.registry.notices.subscriptions
    found = subscriptions.read(CONFIRM, context.request.path_params["token"])
    await subscriptions.confirm(found)
    return api.NoticeStopped(found.kind, short(found.kind, found.target))


@call("POST", "/api/notices/stop/{token}", None, api.NoticeStopped)
async def stop_notice(context: Context, _: None) -> api.NoticeStopped:
    """Stop notices to a target, with the link from one of them; nobody has to sign in."""
    subscriptions = context.registry.notices.subscriptions
    found = subscriptions.read(STOP, context.request.path_params["token"])
    await subscriptions.drop(found, block=True)
    return api.NoticeStopped(found.kind, short(found.kind, found.target))
