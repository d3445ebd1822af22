# What a report of this game says beside the usual.

report-board = Qui tient quoi
report-board-about = Plus la couleur est forte, plus souvent un camp avait une armée ou une flotte dans la zone à la fin du tour de jeu. Le chiffre apparaît sous le pointeur, et dans le tableau à déplier sous les cartes.
report-board-round = { $team }, tour de jeu { $round } :
report-board-numbers = La même chose en chiffres
report-space = Zone, tour de jeu
