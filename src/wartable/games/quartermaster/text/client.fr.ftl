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
    } annuler une réponse.
client-home-of = QG { $nation_of }
client-strait-open = détroit ouvert { $team_to }
client-strait-to = détroit vers { $space_the } : ouvert { $team_to }
client-supply-of = Ravitaillement : { $nation }
client-held = { $nation } : { $piece }
client-pile = Cartes { $nation_of }
client-on-table = Sur la table
client-pile-up = Face visible, la dernière d’abord
client-pile-down =
    { $count ->
        [one] Une carte y est face cachée.
       *[other] { $count } cartes y sont face cachée.
    }
client-pile-down-own = Face cachée, connues de vous seul
client-pile-covered = Face cachée
client-pile-deck = Dans la pioche, la première carte d’abord
client-pile-closed = face cachée
client-pile-none = Aucune carte n’y est face visible.
client-known-hand = En main, on le sait
client-known-deck = Dans la pioche, on le sait
client-reserve-armies = Armées en réserve
client-reserve-navies = Flottes en réserve
client-reserve-air-forces = Escadres en réserve
log-discarded-times =
    { $nation_the } { $nation_number ->
        [many] défaussent
       *[one] défausse
    } { $count } cartes.
