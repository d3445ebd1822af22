# What a new version of the rules changed: parts of a sentence, one for each version.

repair-2 = a pass is not final, pieces may be lifted at any time, and scoring with a card is optional
