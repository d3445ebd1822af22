# Where a rule stands, and what settles it.

rule-edition-first = first edition
rule-edition-second = second edition
rule-edition-air-marshal = Air Marshal
rule-headings = In the second edition’s rulebook: { $headings }
rule-source-second = second-edition rulebook
rule-source-first = first-edition rulebook
