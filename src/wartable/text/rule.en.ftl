## The rules by number

rule-why = No code of its own: { $why }
rule-sections = Sections
rule-code = Code
rule-also = Also mentioned in
rule-cards = Cards
rule-tests = Tests
rule-rulings = Rulings
rule-module = the module
rule-group = { $group }: { $names }
rule-switch = setting { $switch }
rule-source-rulebook = the rulebook
rule-source-faq = the designer’s answers
rule-source-inferred = inferred from rules and cards together
rule-source-open = not settled anywhere
rule-source-chart = the charts
rule-source-known = published descriptions of the game
rule-source-project = this project’s own

## What `wartable rule --check` finds

rule-unknown = { $rule }: there is no such rule, but { $where } mentions it
rule-has-no-code = { $rule }: no code carries it out (start a docstring with it, or say why in rules.toml)
rule-has-no-test = { $rule }: no test is marked with it
rule-all-well =
    { $count ->
        [one] One rule is in its place.
       *[other] { $count } rules, each with its code and tests or a reason why not.
    }
