# Why something is not allowed. `$when`, `$pieces` and `$what` are written from what the card says.

## Why not: words

reason-unknown-verb = aucune réponse ne commence par « { $word } »
reason-unknown-space = « { $word } » n’est pas une zone
reason-unknown-card = « { $word } » n’est pas une carte { $nation_of }
reason-not-now = « { $word } » n’est pas une réponse à cette question
reason-not-now-card = « { $card } » n’est pas une réponse à cette question
reason-not-now-space = « { $space } » n’est pas une réponse à cette question

## Why not: cards

reason-not-in-hand = « { $card } » n’est pas dans votre main
reason-on-table = « { $card } » est déjà en jeu
reason-not-your-turn = « { $card } » se joue pendant votre séquence, et c’est celle { $nation_of }
reason-only-in-play-step = « { $card } » se joue pendant votre Phase Action, avant toute autre carte
reason-not-on-table = « { $card } » n’est pas en jeu
reason-lay-first = « { $card } » est dans votre main : jouez-la pour pouvoir l’utiliser depuis la table
reason-laid-this-turn = « { $card } » a été posée pendant cette séquence et n’agit qu’à partir de la prochaine
reason-not-usable = « { $card } » se joue depuis la main, et ne s’utilise pas depuis la table
reason-used-this-turn = « { $card } » a déjà été utilisée pendant cette séquence
reason-used-for-event = « { $card } » a déjà été utilisée pour cet évènement
reason-nothing-to-do = « { $card } » n’aurait aucun effet maintenant
reason-cannot-pay = vous ne pouvez pas payer « { $card } »
reason-counts-by-itself = « { $card } » compte d’elle-même pendant la Phase Score
reason-works-by-itself = « { $card } » agit d’elle-même tant qu’elle est en jeu
reason-others-first = « { $card } » pourra être utilisée quand d’autres auront répondu
reason-passed = vous avez passé : on vous redemandera pour « { $card } » si l’autre camp réagit
reason-barred = « { $card } » a été annulée et ne peut plus servir avant la fin de la séquence des États-Unis
reason-waits = « { $card } » s’utilise { $when }

## Why not: the event is not the one that the card waits for

reason-event-of = « { $card } » s’utilise { $when } : il s’agit ici { $nation_of }
reason-event-recruited = « { $card } » s’utilise { $when } : l’unité { $space_in } a été recrutée, non construite
reason-event-kind = « { $card } » s’utilise { $when } : { $space_the } est une zone d’un autre genre
reason-event-place = « { $card } » s’utilise { $when } : ici, c’est { $space_in }
reason-event-target = « { $card } » s’utilise { $when } : aucune unité de ce genre n’a été attaquée { $space_in }
reason-event-not-battle = « { $card } » s’utilise { $when } : l’unité { $space_in } n’est pas retirée dans un combat
reason-event-unsupplied = « { $card } » s’utilise { $when } : l’unité { $nation_feminine } { $space_in } n’est pas ravitaillée

## Why not: nothing to do

reason-no-piece = il n’y a { $pieces }
reason-a-piece = il y a { $pieces }
pieces-none = aucune { $piece } { $owner_feminine } { supplied-one } { $where }
reason-no-home-near =
    aucun Quartier Général { $team_of } n’est { $steps ->
        [1] adjacent à
       *[other] à { $steps } zones ou moins d’
    }{ $steps ->
        [1] { " " }
       *[other] { "" }
    }{ $piece_a } { $nation_feminine }
reason-none-faced = aucune armée { $target_feminine } n’était à côté d’une armée { $nation_feminine } au début de la séquence
reason-cannot-build =
    { $nation_the } ne { $nation_number ->
        [many] peuvent
       *[one] peut
    } pas construire { $what } : il n’y a, à côté de { $nation_number ->
        [many] leurs
       *[one] ses
    } unités ravitaillées, aucune zone libre où la nouvelle serait ravitaillée
reason-cannot-recruit =
    { $nation_the } ne { $nation_number ->
        [many] peuvent
       *[one] peut
    } pas recruter { $what } : aucune de ces zones n’est libre
reason-cannot-battle =
    { $nation_the } ne { $nation_number ->
        [many] peuvent
       *[one] peut
    } pas combattre { $what } : aucune unité ravitaillée n’est à portée
reason-nothing-to-rebuild = aucune { $piece } { $nation_feminine } ne pourrait être reprise et reconstruite
reason-none-in-pile = il n’y a pas de carte { $type } dans la défausse { $nation_of }
reason-empty-discard = il n’y a aucune carte à jouer dans la défausse { $nation_of }
reason-empty-deck = la pioche { $nation_of } a trop peu de cartes
reason-empty-hand = la main { $nation_of } est vide
reason-no-response =
    { $nation_the } { $nation_number ->
        [many] n’ont
       *[one] n’a
    } aucune Riposte en jeu
reason-no-status = aucun Statut { $nation_masculine } n’est en jeu
reason-none-in-hand = il n’y a pas de carte { $type } dans la main { $nation_of }
reason-none-cut-off = aucune de ces unités { $nation_of } ne manque de ravitaillement
reason-status-gone = le Statut { $nation_masculine } n’est plus en jeu
reason-not-on-pile = la carte qui vient d’être jouée n’est pas sur la défausse { $nation_of }
reason-no-discard = « { $card } » ne fait défausser personne : il n’y a rien à changer
reason-piece-gone = l’unité { $nation_feminine } { $space_in } n’est déjà plus là
reason-piece-safe = l’unité { $nation_feminine } { $space_in } est déjà à l’abri

## Why not: spaces

reason-not-by-this-card = cette carte n’atteint pas { $space_the }
reason-wrong-kind-of-space = ce n’est pas le bon genre de zone ({ $space }) : les armées sont sur terre, les flottes en mer
reason-no-such-piece = il n’y a aucune unité de ce genre { $space_in }
reason-wished = vous l’avez déjà dit : on vous le demandera dès que la question en cours aura sa réponse
reason-lift-first = répondez d’abord « lift », puis choisissez les unités à reprendre
reason-lift-own-turn = on ne reprend ses unités que pendant sa propre séquence
reason-lift-reserve = il vous reste une armée et une flotte en réserve : vous n’en reprenez donc aucune
reason-no-own-piece = vous n’avez aucune unité { $space_in }
reason-no-supplied-neighbour = aucune unité ravitaillée { $nation_of } n’est adjacente { $space_to }
reason-friend-there = il y a une unité de votre camp { $space_in }
reason-enemy-there = il y a une unité ennemie { $space_in }
reason-own-piece-there =
    { $nation_the } { $nation_number ->
        [many] ont
       *[one] a
    } déjà une unité { $space_in }
reason-named-unsupplied = l’unité { $nation_feminine } { $space_in } n’est pas ravitaillée
reason-no-port = aucune armée de votre camp n’est adjacente { $space_to }
reason-would-be-unsupplied = une unité { $space_in } ne serait pas ravitaillée
reason-no-piece-left =
    { $nation_the } { $nation_number ->
        [many] n’ont
       *[one] n’a
    } plus d’unité à placer { $space_in }
