# Words of the browser client.

## Pages

client-title = A table for war games
client-lead = The rules are enforced, secrets stay secret, and there is always someone to play against.
client-skip = Skip to content
client-navigation = Pages
client-home = Home
client-lobby = Lobby
client-tournaments = Tournaments
client-players = Players
client-account = Account
client-program-named = { $name } (program)
client-program-seat = Let a program play too
client-program-seat-about = Everyone at the table is told that a program answers for this seat.
client-give-up-counts = If you give up your seat before the end and it doesn’t win, the result still counts as yours.
client-notices = Notifications
client-notices-open = Notifications…
reason-signed-out = this device has been signed out
client-account-none = Sign in
client-language = Language
client-look = Look and sound
client-theme = Colours
client-theme-auto = Same as the device
client-theme-light = Light
client-theme-dark = Dark
client-theme-contrast = High contrast
client-volume = Volume
client-sound = Sound
client-no-server = The server is not answering. Try again in a moment.
client-offline = You’re offline. What you see may be out of date; you can go on when you’re back.
client-again = Try again
client-connecting = Opening the table…
client-reconnecting = Connection lost. Trying again…

## The first page

client-game = Game
client-play-now = Play now
client-as = as
client-against = against
client-random = random
client-whole-team = A whole team
client-team-of = { $seats }
client-random-team = random team
client-levels = A level for each bot
client-levels-about = Stronger allies, weaker enemies: each bot can have its own level.
client-level-same = same as above
client-listed = Show it in the lobby, so anyone can join
client-hints-allowed = Everyone may ask a bot for a hint
client-options = Editions and options
client-friends = Play with friends
client-friends-about = Create a table and send everyone a secret link. Play it in an evening or one move a day, as you like.
client-friends-make = Create table
client-your-name = Your name
client-one-screen = One screen
client-one-screen-about = Several people on one device: the cards are hidden while it changes hands.
client-one-screen-make = Play together
client-people = People
client-watch = Watch bots
client-watch-about = Sit back and watch the bots fight it out.
client-watch-make = Start watching
client-continue = Resume
client-your-turn = Your turn

bot-random = Random
bot-random-about = Any legal move.
bot-cadet = Cadet
bot-cadet-about = For a first game: plays like a recruit, but often misses something on purpose. No other bot does.
bot-recruit = Recruit
bot-recruit-about = Plays at once, by rules of thumb.
bot-officer = Officer
bot-officer-about = Answers at once, by what it has learnt from thousands of games. It does not look ahead.
bot-general = General
bot-general-about = Knows more than an officer, and in most games looks ahead to the end of the turn.
bot-marshal = Marshal
bot-marshal-about = Knows most and thinks longest: in most games up to three seconds, on every free core.

setting-cover = No tells
setting-cover-about = Who gets asked depends only on what everyone can see.

## The lobby

client-open-tables = Open tables
client-my-tables = My tables
client-loading = Loading…
client-no-tables = None right now.
client-lobby-about = Tables that anyone can join or watch. Create one on the home page.
client-free-seats =
    { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }
client-enter = Enter
client-look-on = Spectate
client-sit = Sit down as { $seat }
client-status-waiting = waiting for people
client-status-playing = in progress
client-status-over = finished

## A table that waits

client-waiting-about = Send each person the link to a seat, or put a bot there. Then start.
client-open-seat = open seat
client-you = you
client-somebody = someone
client-link = Secret link to this seat
client-copy = Copy
client-copied = Copied
client-sit-me = Sit here
client-sit-bot = Bot
client-sit-bot-down = Add
client-start = Start the game

## At the table

client-log = Game log
client-log-keys = Game log; the arrow keys move through it and mark the places
client-face-down = face down on the table
client-seats = Your seats
client-parts = Parts of the table
client-tab-hand = Hand
client-tab-log = Log
client-hand-count = Cards in hand
client-round = Round { $round }
client-waiting = Waiting…
client-waiting-for = Waiting for { $seats_the }…
client-over = The game is over.
client-rematch = Rematch, sides swapped
client-save-record = Save the record
client-undo = Undo
client-undo-ask = Ask to undo…
client-undo-about = Since then, something has been shown or someone else has answered. Everyone concerned has to agree.
client-undo-send = Ask
client-undo-not = Never mind
client-undo-waits = You asked to undo your last answer. Waiting for { $seats_the }.
client-undo-asked = { $seat_the } would like to undo an answer.
client-undo-refused = { $seat_the } declined: the answer stands.
client-reaction = Reaction
client-orders-given = Your standing orders
client-order-always = always use
client-order-never = never use
client-order-ask = ask only here
client-order-every = Every card
client-order-about = The table then answers for you until you change this in the menu.
client-ask-again = Ask me again
client-agree = Agree
client-disagree = Decline
client-press-glowing = Press what glows, or choose from the list.
client-all-answers =
    { $count ->
        [one] The only answer as a list
       *[other] All answers as a list
    }
client-hush-turn = Pass for the rest of this turn
client-orders = Standing orders
client-always = Always
client-never = Never
client-menu = Menu
client-question = Question
client-close = Close
client-details = What it takes, and what could happen
client-let-bot = Let a bot play
client-take-back-seat = Take the seat back
client-hint = Hint
client-hint-thinking = Thinking…
client-bot-plays = A bot plays this seat for you.
client-resign = Resign
client-resign-sure = Resign all your seats? You cannot take them back.
client-resigned = resigned
client-stay = Keep playing
client-lead-chart = Who was ahead, round by round
client-lead-rounds = Lead by round
client-lead-round = Round
client-lead-ahead = Ahead
client-lead-level = level
client-lead-now = { $who } ahead by { $points }.
client-hand-over-title = Pass the screen on
client-hand-over = { $seats }, it’s your turn
client-hand-over-about = Pass the screen on. Everyone else, look away.
client-ready = I’m here

## A finished game, answer by answer

client-replay = Replay
client-replay-leave = Leave replay
client-replay-bar = Replay
client-replay-begin = Start of the game
client-value = { $name }: { $value }
client-replay-at = Answer { $at } of { $count }
client-replay-first = First
client-replay-back = Previous
client-replay-play = Play
client-replay-pause = Pause
client-replay-next = Next
client-replay-last = Last
client-replay-slider = Moment in the game
client-replay-keys = ← → one answer · Home, End · space to play
client-replay-link = Copy link
client-replay-position = Save position
client-replay-cards = Cards at this moment
client-fork = Play from here…
client-fork-title = Play from here
client-fork-about = A new table starts after answer { $at }; the finished game stays as it is. Who plays?
client-fork-make = Create table
client-me = me
client-bots = Bots

## Records and positions

client-import = Open a record or a position
client-import-about = Paste a saved game or a position, or choose its file. A finished game opens as a replay; anything else can be played on.
client-import-text = Record or position
client-import-file = Choose a file…
client-import-read = Open
client-import-record =
    { $game }, a game of { $count ->
        [one] one answer
       *[other] { $count } answers
    }, unfinished. Who plays?
client-import-position = { $game }, a position. Who plays?
client-import-at = Continue after answer
client-import-play = Play

## Seats and links at a table

client-sure = { $deed }…
client-seat-more = Link, or leave
client-leave = Leave
client-leave-sure = Leave { $who }? You will need a link to come back.
client-leave-not = Stay
client-link-new = New link
client-link-sure = Make a new link for { $who }? The old one stops working.
client-link-not = Keep the old one
client-links-open = Open seats
client-close-table = Close the table
client-close-table-sure = Close the table? It will be gone for everyone.
client-close-table-not = Keep it

## The board

client-board = The board
client-board-list = The board as a list
client-list-legal = Where you can act
client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-zoom-all = Whole map
reason-server = the server could not do that
client-workshop = Make a scenario of your own
client-no-workshop = There is no workshop for this game.
client-no-charts = There are no charts for this game.
client-charts = The rules as charts, handy for the printed game too

## What just happened, and the past of a game that goes on
client-just-happened = What just happened
client-recap = Since your last turn
client-recap-nothing = Nothing to report
client-look-back = Show this moment
client-log-round = Round { $round }
client-rounds = Rounds so far
client-log-start = The beginning
client-time-bar = Time
client-time-wait = Pause
client-time-go = Continue
client-time-next = Next
client-time-live = Live
client-time-behind = { $count ->
    [one] 1 more
   *[other] { $count } more
}
client-now = Back to now
client-now-turn = Back to now: it’s your turn
client-pace = Speed
client-pace-slow = Slow
client-pace-normal = Normal
client-pace-quick = Quick
client-pace-step = Step by step
client-rule-open = Read this rule
client-rule-examples = Cases
client-part = { $part } of { $parts }
client-refuse-sure = Sure? { $answer }
client-refuse-twice = Ask again before I pass on something I could do
