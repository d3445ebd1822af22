# Tournaments: entrants meet in rounds, at tables of the server.

reason-no-such-tournament = there is no such tournament
reason-not-your-tournament = only the person who made the tournament can do that
reason-account-needed = you need an account for tournaments: sign in first
reason-tournaments-by-host = on this server, only the host can make tournaments
reason-too-many-tournaments = you already run { $most } tournaments: end one first
reason-tournament-begun = the tournament has begun: nobody can join any more
reason-tournament-joined = you have already joined
reason-tournament-full = the tournament is full: { $most } can take part
reason-tournament-not-in = they are not in this tournament
reason-tournament-too-few = at least { $least } players are needed
reason-tournament-not-playing = the tournament is not being played
reason-round-not-over = some games of this round are still being played
reason-tournament-seat = in a tournament nobody else plays for you: play on, or resign
reason-tournament-clock = the clock of a tournament is the same at all its tables: it cannot be changed
reason-no-such-game = no such game is being played in this round

client-tournaments-about = Play everyone in turn, or opponents with about as many points as you, round after round.
client-tournaments-none = There are no tournaments yet.
client-tournaments-sign-in = To take part, sign in to your account.
client-tournament-new = New tournament
client-tournament-title = Title
client-tournament-format = Pairings
client-format-swiss = Swiss: each round against someone with about as many points
client-format-round-robin = Round robin: everyone against everyone
client-tournament-rounds = Rounds (0: as many as needed)
client-tournament-legs = Games against each opponent, with sides swapped
client-tournament-hours = Hours for a round (0: no limit)
client-tournament-hours-about = For slow games, 336 hours are two weeks. Whoever is to move when time is up loses.
client-tournament-auto = Start each round automatically
client-tournament-bots = Bots that take part
client-tournament-create = Create the tournament
client-tournament-status-open = Open: you can still join
client-tournament-status-playing = Round { $round } of { $rounds }
client-tournament-status-over = Finished
client-tournament-entrants = { $count ->
    [one] one player
   *[other] { $count } players
  }
client-tournament-join = Join
client-tournament-leave = Leave the tournament
client-tournament-leave-sure = Leave? You will lose the game you are playing.
client-tournament-leave-not = Stay
client-tournament-start = Start the tournament
client-tournament-next = Start the next round
client-tournament-end = End the tournament
client-tournament-delete = Delete the tournament
client-tournament-delete-sure = Delete the tournament? Its tables stay.
client-tournament-delete-not = Keep it
client-tournament-add-bot = Add a bot
client-tournament-remove = Remove
client-tournament-play = Go to my game
client-tournament-standings = Standings
client-tournament-nobody = Nobody has joined yet.
client-tournament-player = Player
client-tournament-points = Points
client-tournament-buchholz = Buchholz
client-tournament-berger = S.-B.
client-tournament-direct = Head to head
client-tournament-wins = Wins
client-tournament-ties = With equal points, the next columns decide, from left to right. Buchholz: the points of all opponents. S.-B. (Sonneborn–Berger): the points of those you beat, and half of those you drew with.
client-tournament-left = left
client-tournament-gone = Deleted account
client-tournament-round = Round { $round }
client-tournament-due = Until { $when }. Whoever is to move then loses.
client-tournament-bye = { $who } sits out
client-tournament-watch = Watch
client-tournament-result = { $points } for { $who }
client-tournament-award = Decide the result
client-tournament-draw = Draw
client-tournament-awarded = decided by the host
client-tournament-walkover = not played
client-tournament-running = being played
client-tournament-legs-count = { $count ->
    [one] one game against each opponent
   *[other] { $count } games against each opponent
  }
