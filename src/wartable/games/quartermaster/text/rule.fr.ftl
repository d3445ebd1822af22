# Where a rule stands, and what settles it.

rule-edition-first = première édition
rule-edition-second = seconde édition
rule-edition-air-marshal = Aéronavale
rule-headings = Dans le livret de la seconde édition : { $headings }
rule-source-second = livret de la seconde édition
rule-source-first = livret de la première édition
