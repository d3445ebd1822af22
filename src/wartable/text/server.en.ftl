# What the server says, whatever the game. Reasons are parts of a sentence.

## The log of a table

log-started = The game begins.
log-sat = { $name } takes { $seat_the }.
log-left = { $name } leaves { $seat_the }.
log-beside = { $name } joins the bot that plays { $seat_the } and sees its cards.
log-taken-over = { $name } takes over { $seat_the }; nobody else sits there any more.
log-device = Another device joins { $seat_the } ({ $count } in all).
log-device-out = A device is removed from { $seat_the } ({ $count } left).
log-drawn = Dice and cards come from the server’s secret and a share from { $seats_the }.
log-drawn-server = The server alone rolls the dice and shuffles the cards.
log-draw-broken = The draw was interrupted; everyone gives a new share.
log-deal-new = All hidden cards are dealt again.
log-deal-kept = What is hidden stays as it was: the person who made this table may know it.
log-no-cover = A second person is playing from now on. The game began with one, so who gets asked may give something away.
log-bot-sat = A bot ({ $level }) plays { $seat_the }.
log-bot-failed = The bot ({ $level }) that plays { $seat_the } failed; a recruit takes its place.
log-resigned = { $name } resigns ({ $seat }).
log-undo-asked = { $seat_the } asked to undo an answer.
log-undo-agreed = { $seat_the } agreed.
log-undo-refused = { $seat_the } declined.
log-undo-withdrawn = { $seat_the } withdrew the undo request.
log-undone = { $seat_the } took back an answer.
log-rematch = The rematch begins at another table.

## Why not

reason-no-such-seat = this table has no seat { $seat }
reason-no-seat = you have no seat here
reason-not-your-seat = { $seat } is not your seat
reason-not-your-table = only the person who created the table can do that
reason-seat-taken = someone is already sitting there
reason-own-opponent = you play { $seat_the }, on another side: you would see the cards of both
reason-wrong-link = this link does not open the seat; it may have been replaced by a newer one
reason-link-used = this link has been used. If that was you, open the table on that device and choose “Add a device”; if not, ask for another seat
reason-wrong-code = this code is wrong or has expired: make a new one on the device where you are sitting
reason-no-such-device = none of your devices is called that
reason-too-many-devices = a seat can have at most { $most } devices: remove one first
reason-not-away = whoever plays { $seat_the } is here, or was a moment ago. You can do this in { $minutes } min if nobody comes
reason-seed-fixed = the cards have been drawn, or are being drawn
reason-wrong-share = this share is not the one that was promised
reason-drawing = the cards are being drawn; only the person who made the table can start that again
reason-not-started = the game has not begun
reason-started = the game has already begun
reason-over = the game is over
reason-not-over = the game is not over yet
reason-no-lesson = there is no lesson at this table
reason-stale = this question has already been answered or undone
reason-bot-plays = a bot is playing { $seat_the }; take the seat back first
reason-resigned = whoever played { $seat_the } has resigned
reason-no-bot-there = there is no bot at { $seat } for you to replace
reason-no-reaction = there is nothing to react to now
reason-too-many-orders = there are already too many standing orders
reason-too-many-tables = you already have too many tables: finish some games, or close tables that nobody joined
reason-nothing-to-undo = nothing has been answered yet
reason-undo-pending = someone is already waiting for others to agree to an undo
reason-no-undo-pending = nobody is asking you to agree to an undo
reason-unplayable = this cannot be played: it contradicts itself
reason-bad-request = the request could not be understood
reason-bad-request-at = the request could not be understood: look at “{ $where }”
reason-not-json = the request must be JSON, with the header Content-Type: application/json
reason-bad-origin = the request comes from another site
reason-no-such-page = there is nothing at this address
reason-no-such-table = there is no such table, or it is not open to you
reason-too-large = that is too large
reason-too-fast = too many requests at once; try again in a moment
reason-too-many-tries = { $seconds ->
    [one] too many tries; wait a second
   *[other] too many tries; wait { $seconds } seconds
 }
reason-unreadable = this table cannot be opened: what was saved of it is damaged
reason-not-saved = this could not be saved, so nothing was done; try again in a moment
reason-server-error = something went wrong here; it has been logged
reason-hints-off = hints are turned off at this table
reason-no-hint = no hint was found in time; try again
reason-no-cards = this game has no list of cards

## A server without the page for browsers

serve-title = Wartable
serve-no-client = The web page has not been built here. Open tables:
serve-no-tables = No tables are open.
serve-listening = Wartable is running at { $address } and keeps its tables in { $folder }. Press Ctrl+C to stop it.
command-serve = Run a server, to play in the browser.
