## The rules by number

rule-why = Sans code propre : { $why }
rule-sections = Sections
rule-code = Code
rule-also = Citée aussi dans
rule-cards = Cartes
rule-tests = Tests
rule-rulings = Points de règle
rule-module = le module
rule-group = { $group } : { $names }
rule-switch = réglage { $switch }
rule-source-rulebook = le livret
rule-source-faq = réponses de l’auteur
rule-source-inferred = déduit des règles et des cartes
rule-source-open = non tranché
rule-source-chart = les diagrammes
rule-source-known = des descriptions publiées du jeu
rule-source-project = règle de ce projet

## What `wartable rule --check` finds

rule-unknown = { $rule } : cette règle n’existe pas, mais { $where } la cite
rule-has-no-code = { $rule } : aucun code ne l’applique (mettez-la en tête d’une docstring, ou dites pourquoi dans rules.toml)
rule-has-no-test = { $rule } : aucun test n’en porte la marque
rule-all-well =
    { $count ->
        [one] Une règle est à sa place.
       *[other] { $count } règles, chacune avec son code et ses tests, ou une raison de s’en passer.
    }
