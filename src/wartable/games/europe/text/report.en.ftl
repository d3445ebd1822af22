# What a report says of this game alone.

report-levels = How the games ended
report-level = Victory level
report-level-games = Games
report-level-share = Share
report-blood = On average { $combats } combats and { $lost } units lost in a game.
