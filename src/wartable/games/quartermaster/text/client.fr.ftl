# Les mots du client web à une table de Quartermaster.

client-hand = Cartes { $nation_of }
client-no-cards = Aucune carte à montrer ({ $nation }).
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
client-home-of = QG { $nation_of }
client-strait-open = détroit ouvert { $team_to }
client-strait-to = détroit vers { $space_the } : ouvert { $team_to }
client-supply-of = Ravitaillement : { $nation }
client-held = { $piece } { $nation_feminine }
client-pile = Cartes { $nation_of }
client-on-table = Sur la table
client-pile-up = Face visible, la dernière d’abord
client-pile-count = Cartes dans la défausse
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
client-known-hand = Cartes connues en main
client-known-deck = Cartes connues dans la pioche
client-reserve-armies = Armées en réserve
client-reserve-navies = Flottes en réserve
client-reserve-air-forces = Escadres en réserve
log-discarded-times =
    { $nation_the } { $nation_number ->
        [many] défaussent
       *[one] défausse
    } { $count } cartes.
client-nations = Nations
client-tab-nations = Nations
client-down-count = Cartes face cachée sur la table
client-basic-card = Carte de base
client-steps = Phases de la séquence
client-step-play = Action
client-step-air = Aérienne
client-step-supply = Ravitaillement
client-step-victory = Score
client-step-discard = Défausse
client-step-draw = Pioche
client-opening = Défausse initiale
client-would-cut =
    { $count ->
        [one] Une unité ne serait plus ravitaillée.
       *[other] { $count } unités ne seraient plus ravitaillées.
    }
client-would-join =
    { $count ->
        [one] Une unité serait de nouveau ravitaillée.
       *[other] { $count } unités seraient de nouveau ravitaillées.
    }
client-would-allow = puis { $card } peut servir
client-wished = On vous le demandera dès que la question en cours aura sa réponse.
client-do-play = Jouer
client-do-discard = Défausser
client-do-use = Utiliser
client-do-take = Prendre
client-do-tuck = Glisser sous la pioche
client-do-arrange = Ensuite
client-do-lay = Poser
client-list-held = Zones occupées
client-list-empty = Zones vides
client-space-empty = vide
client-star = source de ravitaillement
client-unsupplied = non ravitaillée
client-supplied = ravitaillée
client-deck-count = Cartes dans la pioche

## Before a game

game-about = Six nations de la Seconde Guerre mondiale, deux camps, des cartes et des lignes de ravitaillement. De 2 à 6 personnes, une à deux heures.
setting-edition = Édition
setting-edition-about = La seconde édition a plus de cartes et des règles plus claires ; la première est le classique français.
value-edition-second = Seconde
value-edition-first = Première
setting-air-marshal = Extension Aéronavale
setting-air-marshal-about = L’extension avec les escadres et les cartes Soutien.
setting-english-cards = Cartes anglaises
setting-english-cards-about = Les cartes de la première édition telles que la boîte anglaise les imprime, là où elles diffèrent des françaises.
setting-reallocate = Redistribution des ressources
setting-reallocate-about = Échanger quatre cartes de la main contre une carte de base de la pioche.
setting-built-or-recruited = Recruter, c’est construire
setting-built-or-recruited-about = Loyauté à la Couronne et Kamikaze frappent aussi une unité recrutée.
setting-destroyer-transport-any-battle-this-turn = Transport élargi
setting-destroyer-transport-any-battle-this-turn-about = Le transport avec des destroyers répond à toute bataille navale de la séquence, comme dans l’exemple imprimé.

## La fin

ended-lead = { $points } points d’avance au tour de jeu { $round } : { $lead } suffisent pour gagner.
ended-rounds =
    Le tour de jeu { $round } était le dernier, avec { $points ->
        [one] un point
       *[other] { $points } points
    } d’avance.
ended-tie = Égalité après le tour de jeu { $round }, le dernier : elle revient à l’Axe.
count-won = Combats gagnés
count-lost = Unités perdues
count-pieces = Sur la carte
count-burnt = Cartes brûlées
client-discard-picked = { $count ->
    [one] Défausser 1 carte
   *[other] Défausser { $count } cartes
}
