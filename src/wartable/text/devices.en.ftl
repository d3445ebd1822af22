# The devices of a person, and the seats of people who are away.

client-devices = Your devices
client-devices-count =
    { $count ->
        [one] one device
       *[other] { $count } devices
    }
client-device-here = this device
client-device-unknown = a browser
client-device-since = since { $when }
client-device-open = open now
client-device-out = Remove
client-device-out-sure = Remove this device? It will need a new code to come back.
client-device-out-not = Keep it
client-device-add = Add a device
client-device-code = Open this table on your other device and enter this code there:
client-device-link = Or open this link there:
client-device-life = The code works once, for { $minutes } minutes. Everyone at the table is told.
client-device-enter = I’m already sitting here on another device
client-device-enter-about = On that device, choose “Add a device” and enter the code here.
client-device-enter-code = Code
client-device-join = Join
client-link-give = The link works once: whoever opens it first gets the seat.
client-guests = Other people’s seats
client-guests-about = If someone has been away for { $minutes } min, you can let a bot play for them.

## What is kept of somebody

client-known = What is stored about you
client-known-nothing = Nothing: you are not at any table, and you have not made one.
client-known-tables =
    This browser is known at { $count ->
        [one] one table
       *[other] { $count } tables
    }, by a random number that only it has.
client-known-names = Your name there: { $names }.
client-forget = Forget me
client-forget-sure = You leave every seat, and your name is deleted. Tables where nobody else sits are deleted; elsewhere a bot plays on for you. This cannot be undone.
client-forget-not = Change nothing
client-known-done = Done: nothing is stored about you any more.
