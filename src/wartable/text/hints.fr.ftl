# Ce que ferait un robot et pourquoi : voir hinting.py. Les motifs sont dans les textes de chaque jeu.

adviser-recruit = la recrue
adviser-officer = l’officier
adviser-general = le général
adviser-marshal = le maréchal
hint-only = Une seule réponse est permise : { $answer }.
hint-equal = Les réponses se valent presque ; { $level } prendrait celle-ci : { $answer }.
hint-close = { $level } répondrait : { $answer }. C’est serré.
hint-clear = { $level } répondrait : { $answer }.
hint-won = La partie est pour ainsi dire gagnée.
hint-lost = La partie est pour ainsi dire perdue.
hint-move = { $answer } : { $chance } % de chances de gagner (± { $error })
hint-move-lead = { $answer } : { $chance } % de chances de gagner (± { $error }), avance { $lead }
hint-why =
    Par rapport { $others ->
        [one] à l’autre réponse
       *[other] aux autres
    }, cela { $grounds }.
hint-plan = Le plan ensuite : { $steps }.
hint-fear = À craindre ({ $seat }) : { $answer } (−{ $cost } %, dans { $likely } % des cas examinés).
hint-asked = Question pour { $seat } : { $question }
command-hint = Dire ce qu’un robot répondrait dans une partie ou une position, et pourquoi.
