# What wartable train says.

train-recruit = Recruits play
train-moody = Recruits with moods play
train-officer = Officers play
train-random = Chance plays
train-general = Generals play
train-marshal = Marshals play
train-against-recruit = Against recruits
train-against-officer = Against officers with the evaluation so far
train-title =
    { $game }: learnt from { $positions } positions of { $games ->
        [one] one game
       *[other] { $games } games
    }
train-judge = On { $games } games that were held out
train-loss = Log loss
train-accuracy = Accuracy
train-this = this model
train-previous = the model so far
train-constant = equal chances always
train-gain = Its log loss is lower than that of the model so far by { $gain } ± { $half }.
train-won = An officer with it wins { $share } of { $games } games against { $against } (95 % interval { $interval }).
train-a-recruit = recruits
train-an-officer = officers with the evaluation so far
train-intervals = ± is half of a 95 % interval, with each game counted once however many of its positions are looked at.
train-written = Written: { $file }
