# What the server says, whatever the game. Reasons are parts of a sentence.

## The log of a table

log-started = the game begins
log-sat = { $name } takes { $seat }
log-left = { $name } leaves { $seat }
log-beside = { $name } sits down beside the bot of { $seat } and sees its cards
log-taken-over = { $name } takes over { $seat }; nobody else sits there any more
log-device = another device joins { $seat } ({ $count } in all)
log-device-out = a device is sent away from { $seat } ({ $count } left)
log-drawn = the cards are drawn from a secret of the server and a share each of { $seats_the }
log-drawn-server = the cards are drawn by the server
log-draw-broken = the draw of the cards is broken off; all shares are thrown away and new ones are made
log-deal-new = all cards that were hidden are dealt anew
log-deal-kept = hidden cards are as they were before: whoever made this table may know them
log-no-cover = a second person plays from now on; the game began with one, so the questions asked may give something away
log-bot-sat = a bot ({ $level }) plays { $seat }
log-bot-failed = the bot ({ $level }) of { $seat } failed; a recruit takes its place
log-resigned = { $name } gives up { $seat }
log-undo-asked = { $seat } asks to take an answer back
log-undo-agreed = { $seat } agrees to it
log-undo-refused = { $seat } does not agree to it
log-undo-withdrawn = { $seat } lets the answer stand
log-undone = { $seat } takes an answer back
log-rematch = the next game begins at another table

## Why not

reason-no-such-seat = this table has no seat { $seat }
reason-no-seat = you have no seat here
reason-not-your-seat = { $seat } is not your seat
reason-not-your-table = only whoever made the table may do that
reason-seat-taken = somebody sits there already
reason-wrong-link = this link does not open the seat: it may have been replaced by a new one
reason-link-used = this link has been used. If it was you, open the table on that device and choose “Add a device”; if it was not, ask for another seat
reason-wrong-code = this code does not hold, or no longer: make a new one on the device where you sit
reason-no-such-device = there is no such device on your seats
reason-too-many-devices = at most { $most } devices can sit on a seat: send one away first
reason-not-away = { $seat } is there, or was a moment ago. You can do this in { $minutes } min if nobody comes
reason-seed-fixed = the cards have been drawn, or are being drawn
reason-wrong-share = this share is not the one that was promised
reason-drawing = the cards are being drawn; only whoever made the table can begin that anew
reason-not-started = the game has not begun
reason-started = the game has begun already
reason-over = the game is over
reason-not-over = the game is not over yet
reason-stale = this question has been answered or taken back in the meantime
reason-bot-plays = a bot plays { $seat } now; take the seat back first
reason-resigned = { $seat } has been given up
reason-no-bot-there = no bot plays { $seat } that you could replace
reason-no-reaction = there is nothing to react to now
reason-too-many-orders = there are too many standing orders already
reason-too-many-tables = you have too many tables already: end some games, or close tables that nobody came to
reason-nothing-to-undo = nothing has been answered yet
reason-undo-pending = somebody already waits for the others to agree to an undo
reason-no-undo-pending = nobody asks you to agree to an undo
reason-unplayable = this cannot be played: something in it contradicts itself
reason-bad-request = the request could not be understood
reason-bad-origin = the request comes from another site
reason-no-such-page = there is nothing at this address
reason-no-such-table = there is no such table, or it is not open to you
reason-too-large = that is too large
reason-too-fast = that was too much at once; try again in a moment
reason-old-rules = this game was played by rules that have changed since
reason-other-rules = this game was played by other rules than those of this version, so it cannot go on here
reason-unreadable = this table cannot be opened: what was stored of it does not fit together
reason-not-saved = this could not be saved, so it was not done; try again in a moment
reason-server-error = something went wrong here; it was written down
reason-hints-off = there are no hints at this table
reason-no-hint = no hint was found in time; try again
reason-no-cards = this game has no list of cards

## A server without the page for browsers

serve-title = Wartable
serve-no-client = The page for browsers has not been built here. These tables are open:
serve-no-tables = No table is open.
serve-listening = Wartable listens at { $address } and keeps its tables in { $folder }. Ctrl+C stops it.
command-serve = Serve tables to browsers.
