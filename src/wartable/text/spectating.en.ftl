# What people see who watch a game without a seat.

log-spectators-let = Spectators may now see the cards of { $seat_the }.
log-spectators-not = Spectators may no longer see the cards of { $seat_the }.
reason-nothing-to-show = at this table, spectators do not see the cards of { $seat_the }
client-spectators = Spectators
client-spectators-see = Spectators see
client-spectators-public = what is public
client-spectators-all = all cards, with a delay
client-spectators-nobody = nothing: only the players can look
client-spectators-delay = Delay
client-spectators-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
client-spectators-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
client-spectators-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
client-spectators-rule-all = Spectators see all cards, { $delay } later, once every player agrees.
client-spectators-rule-seat = Spectators see the cards of one seat, if it agrees: { $seat }.
client-spectators-rule-seat-late = Spectators see the cards of one seat { $delay } later, if it agrees: { $seat }.
client-spectators-waiting = Not agreed yet: { $seats }. Until then they see what is public.
client-spectators-on = Everyone concerned agrees.
client-spectators-agree = Show them
client-spectators-withdraw = Stop showing them
client-spectators-you-public = You are watching. You see what is public.
client-spectators-you-soon = You are watching. You see what is public; all cards follow { $delay } after they were played.
client-spectators-you-all = You see all cards, { $delay } after they were played.
client-spectators-you-seat = You are watching. You see the cards of one seat: { $seat }.
client-spectators-you-seat-late = You are watching. You see the cards of one seat, { $delay } later: { $seat }.
client-replay-eyes = Seen by
client-replay-eyes-all = everyone: nothing hidden
client-replay-eyes-public = spectators
client-replay-old = Up to answer { $count }, this game was played with older rules. That part is shown turn by turn.
client-replay-other = An answer for { $seat_the }; you see what came of it.
