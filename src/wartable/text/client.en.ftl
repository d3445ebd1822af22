# Words of the browser client.

## Pages

client-title = A table for war games
client-lead = The rules are enforced, secrets stay secret, and there is always somebody to play against.
client-skip = Skip to the content
client-navigation = Pages
client-home = Home
client-lobby = Lobby
client-language = Language
client-dark = Dark colours
client-sound = Sound
client-no-server = The server does not answer. Try again in a moment.
client-connecting = Opening the table …
client-reconnecting = The connection was lost. Trying again …

## The first page

client-game = Game
client-play-now = Play now
client-as = as
client-against = against
client-random = by chance
client-whole-team = A whole team
client-team-of = { $seats }
client-random-team = any team
client-levels = A level for each seat
client-levels-about = Stronger friends, weaker foes: each bot may play at its own level.
client-level-same = as above
client-listed = Show it in the lobby, so that anybody may sit down
client-hints-allowed = Everybody may ask a bot for a hint
client-options = Editions and options
client-friends = Play with friends
client-friends-about = Make a table and send a secret link for each seat. One evening or one turn a day, as you like.
client-friends-make = Make the table
client-your-name = Your name
client-one-screen = One screen
client-one-screen-about = Several people at one device: the cards are hidden while it changes hands.
client-one-screen-make = Sit down together
client-people = People
client-watch = Watch bots
client-watch-about = Lean back and see how the bots fight it out.
client-watch-make = Start the show
client-continue = Go on playing
client-your-turn = Your turn

game-quartermaster = Quartermaster
about-quartermaster = Six nations of the Second World War, two teams, cards and supply lines. For 2 to 6 people, one to two hours.
game-naval = Naval
about-naval = Fleets of nine modern navies, with missiles, guns, torpedoes and dice. For 2 to 6 people, half an hour.

bot-random = Random
bot-random-about = Any legal move.
bot-recruit = Recruit
bot-recruit-about = Plays at once, with the mistakes of a beginner.
bot-officer = Officer
bot-officer-about = Looks to the end of the turn before it answers; now and then it overlooks something.
bot-general = General
bot-general-about = Weighs for up to half a second what may follow each answer, with all the hands the others may hold; it seldom overlooks anything.
bot-marshal = Marshal
bot-marshal-about = Weighs like a general for up to three seconds, on every core that is free, and overlooks nothing it has seen.

setting-edition = Edition
setting-edition-about = The second edition has more cards and clearer rules; the first is the French classic.
value-edition-second = Second
value-edition-first = First
setting-air-marshal = Air Marshal
setting-air-marshal-about = The extension with air forces and Support cards.
setting-french-cards = French cards
setting-french-cards-about = The first edition’s cards as the French box prints them, where they differ.
setting-reallocate = Reallocate Resources
setting-reallocate-about = Four cards of the hand for one basic card of the deck.
setting-built-or-recruited = Recruits count as built
setting-built-or-recruited-about = Cards that strike a piece just built also strike one just recruited.
setting-destroyer-transport-any-battle-this-turn = Wide Destroyer Transport
setting-destroyer-transport-any-battle-this-turn-about = It may answer any sea battle of the turn, as in the printed example.
setting-cover = No tells
setting-cover-about = Everybody is asked by public facts alone.

## The lobby

client-open-tables = Open tables
client-my-tables = My tables
client-no-tables = None at the moment.
client-lobby-about = Tables that anybody may join or watch. Make one on the first page.
client-free-seats =
    { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }
client-enter = Enter
client-look-on = Watch
client-sit = Sit down as { $seat }
client-status-waiting = waiting for people
client-status-playing = being played
client-status-over = over

## A table that waits

client-waiting-about = Send each person the link of a seat, or let a bot sit there. Then start.
client-open-seat = open seat
client-you = you
client-somebody = somebody
client-link = Secret link of this seat
client-copy = Copy
client-copied = Copied
client-sit-me = Sit here myself
client-sit-bot = Bot
client-sit-bot-down = Let it sit here
client-start = Start the game

## At the table

client-log = What happened
client-log-keys = What happened; the arrow keys walk through it and mark the spaces
client-face-down = face down on the table
client-nations = Nations
client-seats = Your seats
client-parts = Parts of the table
client-tab-hand = Hand
client-tab-nations = Nations
client-tab-log = Story
client-hand-count = Cards in hand
client-deck-count = Cards in the draw deck
client-down-count = Face-down cards on the table
client-discard-top = Top of the discard pile
client-round = Round { $round }
client-opening = Opening discard
client-waiting = Waiting …
client-waiting-for = Waiting for { $nations_the } …
client-over = The game is over.
client-rematch = Play again, sides swapped
client-save-record = Save the record
client-undo = Take it back
client-undo-ask = Ask to take it back …
client-undo-about = Something has been seen or answered since then. Everybody whom it concerns has to agree.
client-undo-send = Ask them
client-undo-not = Let it stand
client-undo-waits = You would like to take your last answer back. Still to agree: { $seats_the }.
client-undo-refused = { $seat } does not agree: the answer stands.
client-reaction = Reaction
client-orders-given = Your standing orders
client-order-always = always use
client-order-never = never use
client-order-ask = ask only here
client-order-every = Every card
client-order-about = The table then answers for you, until you change it in the menu.
client-ask-again = Ask me again
client-agree = Agree
client-disagree = Do not agree
client-all-answers =
    { $count ->
        [one] The one answer as a list
       *[other] All { $count } answers as a list
    }
client-hush-turn = Pass for the rest of this turn
client-orders = Standing orders
client-always = Always
client-never = Never
client-menu = Menu
client-question = Question
client-close = Close
client-let-bot = Let a bot play
client-take-back-seat = Take the seat back
client-hint = Hint
client-hint-thinking = Thinking…
client-bot-plays = A bot plays this seat. You can take it back in the menu.
client-resign = Give up
client-resign-sure = Give up all your seats? They cannot be taken back.
client-resigned = given up
client-stay = Play on
client-watching = You are watching. Everything public is shown.
client-lead-chart = Who was ahead, round by round
client-lead-rounds = The lead by rounds
client-lead-round = Round
client-lead-ahead = Ahead
client-lead-level = level
client-lead-now = { $who } ahead by { $points }.
client-would-cut =
    { $count ->
        [one] A piece would be cut off from supply.
       *[other] { $count } pieces would be cut off from supply.
    }
client-would-join =
    { $count ->
        [one] A piece would be supplied again.
       *[other] { $count } pieces would be supplied again.
    }
client-do-play = Play
client-do-discard = Discard
client-do-use = Use
client-do-take = Take
client-do-tuck = Put under the deck
client-do-arrange = Next
client-do-lay = Lay
client-hand-over-title = Hand the screen over
client-hand-over = { $nations }, it is your turn
client-hand-over-about = Hand the screen over. The others look away.
client-ready = I am here

## A finished game, answer by answer

client-replay = Go through the game
client-replay-leave = Back to the end
client-replay-bar = Going through the game
client-replay-begin = The beginning
client-replay-at = Answer { $at } of { $count }
client-replay-first = To the beginning
client-replay-back = One answer back
client-replay-play = Play
client-replay-pause = Pause
client-replay-next = One answer on
client-replay-last = To the end
client-replay-slider = Moment of the game
client-replay-keys = ← → one answer · Home, End · space plays
client-replay-link = Copy the link
client-replay-position = Save the position
client-replay-cards = Cards of this moment
client-fork = Go on from here …
client-fork-title = Go on from here
client-fork-about = A new table begins after answer { $at }; the finished game stays as it is. Who plays?
client-fork-make = Make the table
client-me = me
client-bots = Bots

## Records and positions

client-import = Open a record or a position
client-import-about = Paste the text of a saved game or of a position, or choose its file. A finished game can be gone through; everything else is played on.
client-import-text = Record or position
client-import-file = Choose a file …
client-import-read = Open
client-import-record =
    { $game }, a game of { $count ->
        [one] one answer
       *[other] { $count } answers
    } that goes on. Who plays?
client-import-position = { $game }, a position. Who plays?
client-import-at = Go on after answer
client-import-play = Play it

## Seats and links at a table

client-sure = { $deed } …
client-seat-more = Link, or get up
client-leave = Get up
client-leave-sure = Get up from { $who }? You need its link to sit there again.
client-leave-not = Stay
client-link-new = New link
client-link-sure = Make a new link for { $who }? The old one stops working.
client-link-not = Keep the old one
client-links-open = Open seats
client-close-table = Close the table
client-close-table-sure = Close the table? It is gone for everybody.
client-close-table-not = Keep it

## The board

client-board = The board
client-board-list = The board as a list
client-list-legal = Where you can act
client-list-held = Spaces with pieces
client-list-empty = Empty spaces
client-zoom-in = Closer
client-zoom-out = Farther
client-zoom-all = The whole map
client-space-empty = empty
client-star = Supply space
client-unsupplied = out of supply
client-supplied = in supply
reason-server = the server could not do that
