# What a report of this game says beside the usual.

report-board = Who holds what
report-board-about = The stronger the colour, the more often a team had an army or a navy in the space at the end of the round. Point at a space to see its number, or open the table below the maps.
report-board-round = { $team }, round { $round }:
report-board-numbers = The same in numbers
report-space = Space, round
