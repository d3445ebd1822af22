# Learning a game, step by step, at real tables.

client-learn = Learn the game
client-lesson = Lesson
client-lesson-step = Step { $step } of { $steps }
client-lesson-how = How do I do that?
client-lesson-right = Right!
client-lesson-wrong = Not quite.
client-lesson-again = Try again
client-lesson-next = Next step
client-lesson-over = You have finished the lesson. Now you can play a whole game.
client-lesson-play = Play a game
client-lesson-row = Lesson, step { $step }
client-no-lessons = There is no lesson for this game yet.
