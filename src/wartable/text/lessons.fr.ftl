# Apprendre un jeu, étape par étape, à de vraies tables.

client-learn = Apprendre à jouer
client-lesson = Leçon
client-lesson-step = Étape { $step } sur { $steps }
client-lesson-how = Comment faire ?
client-lesson-right = Bravo !
client-lesson-wrong = Pas tout à fait.
client-lesson-again = Réessayer
client-lesson-next = Étape suivante
client-lesson-over = Vous avez terminé la leçon. Vous pouvez maintenant jouer une partie entière.
client-lesson-play = Jouer une partie
client-lesson-row = Leçon, étape { $step }
client-no-lessons = Il n’y a pas encore de leçon pour ce jeu.
