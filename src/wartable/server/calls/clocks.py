"""Calls about the clock of a table: changing it by consent, and days off."""

from wartable.server import time_outs
from wartable.server.api.clocks import AgreeClock, ProposeClock, TakeDaysOff
from wartable.server.calls.seats import seat_call
from wartable.server.tokens import SIT

seat_call("clock", ProposeClock, time_outs.propose, SIT)
seat_call("clock/consent", AgreeClock, time_outs.agree, SIT)
seat_call("days-off", TakeDaysOff, time_outs.take_days_off, SIT)
