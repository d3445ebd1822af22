# Ce qu’un rapport dit de ce seul jeu.

report-levels = Comment les parties ont fini
report-level = Niveau de victoire
report-level-games = Parties
report-level-share = Part
report-blood = En moyenne { $combats } combats et { $lost } unités perdues par partie.
