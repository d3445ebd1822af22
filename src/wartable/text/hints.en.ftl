# What a bot would do and why: see hinting.py. The grounds are in the texts of each game.

adviser-recruit = the Recruit
adviser-officer = the Officer
adviser-general = the General
adviser-marshal = the Marshal
hint-only = Only one answer is legal: { $answer }.
hint-equal = The answers are almost equal; { $level } would take this one: { $answer }.
hint-close = { $level } would answer: { $answer }. It is close.
hint-clear = { $level } would answer: { $answer }.
hint-won = The game is as good as won.
hint-lost = The game is as good as lost.
hint-move = { $answer }: { $chance }% to win (± { $error })
hint-move-lead = { $answer }: { $chance }% to win (± { $error }), lead { $lead }
hint-why =
    Compared with { $others ->
        [one] the other answer
       *[other] the others
    }, it { $grounds }.
hint-plan = The plan after that: { $steps }.
hint-fear = { $seat } might answer: { $answer } (−{ $cost }%, in { $likely }% of the cases looked at).
hint-asked = { $seat } is asked: { $question }
command-hint = Say what a bot would answer in a game or a position, and why.
