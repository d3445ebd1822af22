# Profiles: games, results and ratings of accounts.

reason-no-such-person = there is nobody by that name here, or their profile is private

client-players-about = Ratings of players with a public profile, by game and edition.
client-players-none = Nobody has a rating yet. Play a game to its end while you are signed in.
client-pool-people = People only
client-pool-bots = With bots
client-profile-since = Member since { $when }
client-profile-own = This is your profile. Only you see your private games.
client-profile-private = Your profile is private: nobody else sees it.
client-profile-see = My profile
client-profile-show = Everyone can see my profile: games at public tables, results and ratings
client-profile-results = Results
client-profile-games = Last games
client-profile-no-games = No finished games yet.
client-profile-against = Head to head
client-profile-against-none = No games against other members yet.
client-rating = Rating
client-rating-value = { $rating } ± { $doubt }
client-rating-provisional = { $rating }? ± { $doubt }
client-rating-provisional-about = A rating with a question mark is provisional: it needs more games, against people who also play with others.
client-rating-none = –

client-ladder-player = Player
client-games-played = Games
client-results = W–D–L
client-results-about = Won, drawn, lost
client-profile-opponent = Opponent
client-profile-won = Won
client-profile-drawn = Drawn
client-profile-lost = Lost
