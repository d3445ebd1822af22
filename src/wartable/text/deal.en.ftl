# Where the cards of a table come from.

client-deal = The cards
client-deal-record =
    { $count ->
        [0] Begins like a saved game.
        [one] Goes on from a saved game, after its first answer.
       *[other] Goes on from a saved game, after { $count } answers.
    }
client-deal-fork =
    { $count ->
        [0] Begins like a game that was played here.
        [one] Goes on from a game that was played here, after its first answer.
       *[other] Goes on from a game that was played here, after { $count } answers.
    }
client-deal-position = Starts from a written position.
client-deal-old = Made by an earlier version, which did not note how the cards were drawn.
client-deal-anew = All hidden cards are dealt again.
client-deal-kept = Hidden cards are not dealt again: the person who made this table may know them.
client-deal-open = The server and everyone who sits here draw the cards together, so nobody can choose them.
client-deal-by = Drawn by the server together with { $seats_the }.
client-deal-server = Drawn by the server.
client-deal-awaited = Drawing the cards. Waiting for { $seats_the }…
client-deal-broken =
    { $count ->
        [one] The draw was interrupted once and repeated.
       *[other] The draw was interrupted { $count } times and repeated.
    }
client-deal-again = Draw again
client-deal-again-sure = Draw the cards again? Everyone gives a new share, and the log says so.
client-deal-again-not = Wait
client-deal-lost = Your share of the draw is missing from the server’s list, so this browser keeps it to itself. Ask the person who made the table to draw again.
client-deal-elsewhere = Your share of the draw is on another device of yours: open the table there, or ask the person who made it to draw again.
client-keep = Keep the hidden cards as they were
client-keep-about = For several people, all hidden cards are dealt again. If you keep them, everyone is told that you may know them.
client-invited-kept = You are invited to a table whose hidden cards are not dealt again: the person who made it may know them.
client-invited-sit = Sit down anyway
client-check = Check the cards
client-check-none = The cards of this game were not drawn together: there is nothing to check.
client-check-good = The cards were drawn fairly.
client-check-bad = Something is wrong with how the cards were drawn.
client-check-server = The server
client-check-kept = { $who }: the share is the one that was promised
client-check-broken = { $who }: the share is not the one that was promised
client-check-seed = the seed follows from all shares
client-check-seed-not = the seed does not follow from the shares
client-check-seen = the promises are the ones this browser wrote down before the cards were dealt
client-check-seen-not = the promises are not the ones this browser wrote down before the cards were dealt
client-check-more = To check every card as well, save the record and run
