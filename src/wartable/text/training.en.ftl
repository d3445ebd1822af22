# What wartable train says.

train-recruit = Recruits are playing
train-officer = Officers are playing
train-random = Random bots are playing
train-general = Generals are playing
train-wins = Bots are playing to win
train-count = Counting positions
train-against-recruit = Against recruits
train-against-officer = Against officers with the current evaluation
train-title =
    { $game }: learnt from { $positions } positions of { $games ->
        [one] one game
       *[other] { $games } games
    }
train-judge = On { $games } games held out
train-loss = Log loss
train-accuracy = Accuracy
train-this = this model
train-previous = the current model
train-constant = always equal chances
train-gain = Its log loss is lower than the current model’s by { $gain } ± { $half }.
train-won = An officer using it wins { $share } of { $games } games against { $against } (95% interval { $interval }).
train-a-recruit = recruits
train-an-officer = officers with the current evaluation
train-intervals = ± is half of a 95% interval; each game counts once, however many of its positions are used.
train-written = Written: { $file }
train-agrees = On { $questions } questions held out, the judgement agrees with the search { $share } of the time; without learning, { $rough }.
train-stopped = Stopped. What was played is in { $folder }; the same command goes on from there.
