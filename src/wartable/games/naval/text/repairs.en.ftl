# What a new version of the rules changed: parts of a sentence, one for each version.

repair-2 = a whole defence is declared at once, then Intelligence may answer it; teams sit as they like
