# Words about tables: lists of them, invitations, open seats, tables that are gone.

## Lists of tables

client-running-tables = Games in progress
client-finished-tables = Finished games
client-finished-count =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
client-to-play = To play: { $who }
client-more-seats = { $who } and { $count } more
client-just-now = just now
client-look-at = View
client-take-seat = Take a seat
client-you-play = You play { $who }
client-others = with { $who }

## A table that is gone

client-gone = Table not found
client-gone-about = It may have been closed or deleted, or the link is not complete. If a friend sent you the link, ask for a new one.
client-gone-play = Play another game
client-gone-lobby = Go to the lobby

## An invitation

client-invited = { $who } invites you to a game
client-invited-nobody = You are invited to a game
client-invited-seat = Your seat: { $seat }
client-invited-bot = A bot plays your seat for now. You take over when you sit down.
client-invited-who = At the table
client-invited-name = What should the others call you?
client-invited-accept = Sit down
client-here = here now
client-away = not here

## Open seats

client-start-open =
    { $count ->
        [one] One seat is still open. What should happen to it?
       *[other] { $count } seats are still open. What should happen to them?
    }
client-start-fill = Start with bots
client-start-wait = Wait for people
client-start-as-is = Start and keep them open
client-stalled = The game is waiting for someone
client-copy-link = Copy link
