"""Calls about notices: where you are told that a seat of yours is asked."""

from wartable.core.decision import Illegal
from wartable.server import api
from wartable.server.calls.call import Context, call
from wartable.server.middleware import where
from wartable.server.notices.subscriptions import CONFIRM, STOP, short


@call("GET", "/api/notices", None, api.Notices)
async def get_notices(context: Context, _: None) -> api.Notices:
    """Where you are told, and how you could be."""
    return context.registry.notices.info(context.browser)


@call("POST", "/api/notices", api.NewNotice, api.Notices)
async def add_notice(context: Context, body: api.NewNotice) -> api.Notices:
    """Be told in one more way; an e-mail address has to be confirmed first."""
    notices = context.registry.notices
    await notices.add(context.browser, body, where(context.request.scope))
    return notices.info(context.browser)


@call("POST", "/api/notices/remove", api.OfNotice, api.Notices)
async def remove_notice(context: Context, body: api.OfNotice) -> api.Notices:
    """Be told in that way no more."""
    notices = context.registry.notices
    found = notices.subscriptions.get(body.notice)
    if found is None or found.browser != context.browser:
        raise Illegal("table", "reason-no-such-notice")
    await notices.subscriptions.drop(found)
    return notices.info(context.browser)


@call("POST", "/api/notices/confirm/{token}", None, api.NoticeStopped)
async def confirm_notice(context: Context, _: None) -> api.NoticeStopped:
    """Whoever reads an e-mail address wants to be told there; the link came with the mail."""
    subscriptions = context.registry.notices.subscriptions
    found = subscriptions.read(CONFIRM, context.request.path_params["token"])
    await subscriptions.confirm(found)
    return api.NoticeStopped(found.kind, short(found.kind, found.target))


@call("POST", "/api/notices/stop/{token}", None, api.NoticeStopped)
async def stop_notice(context: Context, _: None) -> api.NoticeStopped:
    """Send nothing there any more, for whoever has a notice in hand; nobody has to sign in."""
    subscriptions = context.registry.notices.subscriptions
    found = subscriptions.read(STOP, context.request.path_params["token"])
    await subscriptions.drop(found, block=True)
    return api.NoticeStopped(found.kind, short(found.kind, found.target))
