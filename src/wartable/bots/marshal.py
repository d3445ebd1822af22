"""The bot that searches longest: three seconds a question."""

from wartable.bots.general import GeneralBot


class MarshalBot(GeneralBot):
    """A general with more time."""

    seconds = 3.0
