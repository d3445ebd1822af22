# Clocks: how long people may think at a table.

log-time-up-bot = { $seat_the } ran out of time. A bot ({ $level }) plays on until { $name } is back.
log-time-up-open = { $seat_the } ran out of time. Anyone can take { $name }’s seat now.
log-time-up-lost = { $name } ran out of time and has to resign ({ $seat }).
log-clock-asked = { $seat_the } proposed another clock.
log-clock-changed = The clock has changed. Everyone has all their time again.
log-clock-refused = { $seat_the } refused the new clock.
log-clock-withdrawn = { $seat_the } withdrew the proposal for another clock.
log-days-off =
    { $days ->
        [one] { $name } takes a day off. The clock of { $seat_the } is paused.
       *[other] { $name } takes { $days } days off. The clock of { $seat_the } is paused.
    }
log-days-off-over = { $name } is back. The clock of { $seat_the } can run again.

reason-same-clock = the table has that clock already
reason-clock-pending = another clock has been proposed already; agree to it or refuse it first
reason-no-clock-pending = nobody has proposed another clock
reason-no-days-off = nobody can take days off at this table
where-clock-seconds = seconds on the clock
where-clock-out = what happens when time is up
where-clock-level = level of the bot
where-clock-days-off = days off
where-clock-gain = gain for each move
where-days = days off
expected-slow-clock = 0: only slow tables, with six hours or more to think, have days off
expected-gain-of-bank = 0: only time for the whole game grows with each move

client-clock = Clock
client-clock-none = No clock
client-clock-each-move = { $time } for each move
client-clock-bank = { $time } for the whole game
client-clock-bank-gain = { $time } for the whole game, and { $gain } more for each move
client-clock-live = Everyone at the same time
client-clock-slow = A few moves a day
client-clock-out = When time is up
client-clock-out-bot = a bot plays until the person is back
client-clock-out-bot-of = a bot ({ $level }) plays until the person is back
client-clock-out-open = anyone can take the seat
client-clock-out-lose = the seat resigns
client-clock-level = The bot that plays on
client-clock-days-off = Days off for each seat
client-clock-days-off-about = Your clock is paused on days off.
client-clock-then = When time is up, { $then }.
client-clock-days-off-count = { $days ->
    [one] Each seat can take one day off.
   *[other] Each seat can take { $days } days off.
}
client-clock-rules = Clock: { $rules }.
client-clocks = Time left
client-clock-yours = You
client-clock-left = { $time } left
client-clock-runs = running
client-clock-low = low on time
client-clock-off = off for { $time }
client-clock-outs =
    { $count ->
        [one] ran out of time once
       *[other] ran out of time { $count } times
    }
client-clock-bot-plays = bot plays
client-clock-free = free to take
client-clock-back-title = Your time ran out
client-clock-back-about = A bot is playing { $seat_the } for you. Take your seat back when you are ready.
client-clock-back = Take my seat back
client-clock-take-title =
    { $count ->
        [one] A seat is free: play on from here
       *[other] Seats are free: play on from here
    }
client-clock-take-about = { $seat_the } ran out of time.
client-clock-take = Play { $seat_the }
client-clock-warning = { $time } left for { $seat_the }
client-clock-change = Change the clock
client-clock-change-about = Everyone at the table has to agree. Then everyone has all their time again.
client-clock-propose = Propose it
client-clock-proposed = { $seat_the } proposed another clock:
client-clock-waits = You have proposed another clock:
client-clock-waits-for = Not agreed yet: { $seats }
client-clock-take-off-about =
    { $days ->
        [0] You have no days off left.
        [one] You have one day off left.
       *[other] You have { $days } days off left.
    }
client-clock-days = Days
client-clock-go-off = Start my days off
client-clock-come-back = I’m back
client-time-days-hours = { $days } d { $hours } h
client-time-days = { $days } d
client-time-hours-minutes = { $hours } h { $minutes } min
client-time-hours = { $hours } h
client-time-minutes = { $minutes } min
client-time-seconds = { $seconds } s
client-time-long-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
client-time-long-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
client-time-long-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
client-time-long-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
