# Les mots du client web à une table de Quartermaster.

client-hand = Cartes { $nation_of }
client-no-cards = { $nation } n’a pas de carte à montrer.
client-show-supply = Montrer le ravitaillement { $nation_of }
client-lead-of =
    { $points ->
        [0] Égalité
       *[other] { $team } : { $points } d’avance
    }
client-won = { $team_the } { $team_number ->
        [many] ont
       *[one] a
    } gagné !
client-undo-asked = { $nation_the } { $nation_number ->
        [many] voudraient
       *[one] voudrait
    } reprendre une réponse.
client-home-of = QG { $nation_of }
client-strait-open = détroit ouvert { $team_to }
client-strait-to = détroit vers { $space_the } : ouvert { $team_to }
client-supply-of = Ravitaillement : { $nation }
client-held = { $nation } : { $piece }
client-reserve-armies = Armées en réserve
client-reserve-navies = Flottes en réserve
client-reserve-air-forces = Forces aériennes en réserve
log-discarded-times =
    { $nation_the } { $nation_number ->
        [many] défaussent
       *[one] défausse
    } { $count } cartes.
