# The sentences of cards, put together from what the cards do. Parts that do not apply are empty, and
# the gaps they leave are closed. `$me` is `you` (vous), `it` (une autre nation, au féminin) or
# `them` (les États-Unis).
# `$person` is the person of the verb: `you`, `one` or `many`.

## Whole sentences

clause = { $do }.
clause-when = { $when } : { $do }.
clause-once = une fois par séquence, { $when } : { $do }.
clause-may = { $when }, vous pouvez à la place { $do }.
cost-to = { $cost } pour { $do }
cost-then = { $cost }, puis { $do }
join-then = { $first }, puis { $second }
join-also = { $first }, et { $second }
join-and = { $first } et { $second }
join-or = { $first } ou { $second }
join-you = { $first }, et vous { $second }
join-sentence = { $first }. { $second }
for = pour { $pieces }
for-each = pour { $pieces }, { $do }
more =
    , et { $count ->
        [one] une
       *[other] { $count }
    } de plus { $condition }

## Who

who-you = vous
who-enemy = une nation ennemie
who-that = cette nation
who-anyone = une nation
who-player = la nation qui l’a jouée
who-nation = { $nation_the }
who-nations = { $nations_the }
who-team = une nation { $team_of }
owner-enemy = ennemi
    .feminine = ennemie
    .feminines = ennemies
    .masculine = ennemi
    .masculines = ennemis
my-one =
    { $me ->
        [you] votre
        [them] leur
        [each] leur
       *[it] sa
    }
my-many =
    { $me ->
        [you] vos
        [them] leurs
        [each] leurs
       *[it] ses
    }
supplied-one =
    { $supplied ->
        [yes] ravitaillée
       *[no] { "" }
    }
supplied-many =
    { $supplied ->
        [yes] ravitaillées
       *[no] { "" }
    }

## Where

where-there = dans cette zone
where-here = { $spaces_in }
where-outside = hors { $spaces_from }
where-elsewhere = { $spaces_in }, mais dans une autre zone
where-elsewhere-battled = dans une autre de ces zones
where-near =
    { $spaces_in } ou dans { $many ->
        [yes] les { $area_plural } adjacentes
       *[no] { $area_a } adjacente
    }
where-beside =
    dans { $many ->
        [yes] des { $area_plural } adjacentes
       *[no] { $area_a } adjacente
    } { $spaces_to }
where-within = à { $steps } zones ou moins { $spaces_of }
where-beside-pieces = dans { $area_a } adjacente à { $pieces }
where-by-pieces = { $where } adjacente à { $pieces }
where-near-home = à { $steps } zones ou moins de son Quartier Général
where-beside-home = dans { $area_a } adjacente à son Quartier Général
in-area = dans { $area_a }
where-here-battled = dans cette zone
where-here-built = dans cette zone
where-here-removed = à sa place
where-near-battled =
    dans cette zone ou dans { $many ->
        [yes] les { $area_plural } adjacentes
       *[no] { $area_a } adjacente
    }
where-near-built = { where-near-battled }
where-near-removed = { where-near-battled }
where-beside-battled =
    dans { $many ->
        [yes] des { $area_plural } adjacentes
       *[no] { $area_a } adjacente
    } à celle-ci
where-beside-built =
    dans { $many ->
        [yes] des { $area_plural } adjacentes
       *[no] { $area_a } adjacente
    }
where-beside-removed = { where-beside-built }
where-here-deployed = dans cette zone
where-near-deployed = { where-near-battled }
where-beside-deployed = { where-beside-built }

## What is battled

target-any = dans { $area_a }
target-again = dans { $area_a }, la même ou une autre
target-here-battled = à nouveau dans cette zone
target-near-battled = dans cette zone ou dans { $area_a } adjacente
target-beside-battled = dans { $area_a } adjacente à celle-ci
target-here-built = dans cette zone
target-near-built = { target-near-battled }
target-beside-built = dans { $area_a } adjacente
target-here-removed = { target-here-built }
target-near-removed = { target-near-battled }
target-beside-removed = { target-beside-built }
target-here-deployed = { target-here-built }
target-near-deployed = { target-near-battled }
target-beside-deployed = { target-beside-built }
target-beside = dans { $area_a } adjacente { $spaces_to }
target-beside-pieces = dans { $area_a } adjacente à { $pieces }
target-faced =
    dans { $area_a } qui, au début de cette séquence, était occupée par { $piece_a } { $owner_feminine } et adjacente à { $mine }
target-faced-piece =
    { $piece_a } { $owner_feminine } qui, au début de cette séquence, était adjacente à { $mine }

## Pieces

new-one = { $piece_a } { $where }
new-other = une autre { $piece } { $where }
new-another = une autre { $where }
one-each = { $pieces }, chacune dans une zone différente
new-some = jusqu’à { $count } { $piece_plural } { $where }
pieces-one = { $piece_a } { $owner_feminine } { supplied-one } { $where }
pieces-one-any = n’importe quelle { $piece } { supplied-one } { $where }
pieces-one-own = l’une de { my-many } { $piece_plural } { supplied-many } { $where }
pieces-the-own = { my-one } { $piece } { supplied-one } { $where }
pieces-some = jusqu’à { $count } { $piece_plural } { $owner_feminines } { supplied-many } { $where }
pieces-some-any =
    jusqu’à { $count } { $piece_plural } { supplied-many } de n’importe quel camp { $where }
pieces-some-own = jusqu’à { $count } de { my-many } { $piece_plural } { supplied-many } { $where }
pieces-last = la dernière { $piece } { $owner_feminine } { supplied-one } { $where }
pieces-last-own = { my-one } dernière { $piece } { supplied-one } { $where }
spaces-each = chaque zone occupée par { $pieces }
pieces-each = chaque { $piece } { $owner_feminine } { supplied-one } { $where }
pieces-each-own = chacune de { my-many } { $piece_plural } { supplied-many } { $where }
pieces-all = les { $piece_plural } { $owner_feminines } { supplied-many } { $where }
pieces-all-own = { my-many } { $piece_plural } { supplied-many } { $where }

## If

if-some = s’il y a { $piece_a } { $owner_feminine } { supplied-one } { $where }
if-some-any = s’il y a { $piece_a } { supplied-one } { $where }
if-some-own =
    { $me ->
        [you] si vous avez
        [them] s’ils ont
       *[it] si elle a
    } { $piece_a } { supplied-one } { $where }
if-any-own =
    { $me ->
        [you] si vous avez
        [them] s’ils ont
       *[it] si elle a
    } au moins { $piece_a } { supplied-one } { $where }
if-no = s’il n’y a aucune { $piece } { $owner_feminine } { supplied-one } { $where }
if-no-own =
    { $me ->
        [you] si vous n’avez
        [them] s’ils n’ont
       *[it] si elle n’a
    } aucune { $piece } { supplied-one } { $where }
if-both-own =
    { $me ->
        [you] si vous avez
        [them] s’ils ont
       *[it] si elle a
    } { $first } et { $second }
if-both = { $first } et { $second }
home-beside = dont le Quartier Général est adjacent à { $pieces }
home-within = dont le Quartier Général est à { $steps } zones ou moins de { $pieces }

## When

when-built =
    quand { $who } { $person ->
        [you] construisez
        [many] construisent
       *[one] construit
    } { $recruited ->
        [yes] { $person ->
            [you] ou recrutez
            [many] ou recrutent
           *[one] ou recrute
        }
       *[no] { "" }
    } { $piece_a } { $where }
when-battled =
    quand { $who } { $person ->
        [you] combattez
        [many] combattent
       *[one] combat
    } { $target }
when-removed =
    quand { $pieces } est retirée { $battle ->
        [yes] dans un combat
       *[no] { "" }
    }
when-about-removed =
    quand { $pieces } est sur le point d’être retirée { $battle ->
        [yes] dans un combat
       *[no] { "" }
    }
when-played =
    quand { $who } { $person ->
        [you] jouez
        [many] jouent
       *[one] joue
    } { $card } { $step ->
        [yes] pendant { $person ->
            [you] votre
            [many] leur
           *[one] sa
        } { step-play }
       *[no] { "" }
    }
when-resolved =
    quand { $who } { $person ->
        [you] avez joué une carte pendant votre
        [many] ont joué une carte pendant leur
       *[one] a joué une carte pendant sa
    } { step-play } et appliqué son effet
when-used =
    quand { $who } { $person ->
        [you] venez
        [many] viennent
       *[one] vient
    } d’utiliser { $card }
when-using =
    quand { $who } { $person ->
        [you] utilisez
        [many] utilisent
       *[one] utilise
    } { $card }, avant que son effet ne s’applique
when-targeted =
    quand { $card } { $person ->
        [you] vous fait défausser des cartes
       *[one] fait défausser des cartes { $who }
    }
to-who = à { $who }
to-nation = { $nation_to }
card-own = l’une de { my-many } { $type_plural }
when-deployed =
    quand { $who } { $person ->
        [you] déployez ou faites
        [many] déploient ou font
       *[one] déploie ou fait
    } intervenir une escadre { $where }
card-titled = { $card } { $title }
played-by = { $card } jouée par { $who }
when-turn-began =
    { $person ->
        [you] au début de votre séquence
        [many] quand { $who } commencent leur séquence
       *[one] quand { $who } commence sa séquence
    }
when-step-began =
    { $person ->
        [you] au début de votre { $step }
        [many] quand { $who } commencent leur { $step }
       *[one] quand { $who } commence sa { $step }
    }
when-during = pendant votre { $step }
when-instead = pendant votre { $step }, au lieu de jouer une carte
when-may-build = chaque fois que vous pouvez construire { $piece_a }
when-any-time = à tout moment de votre séquence
when-any-moment = à tout moment
when-next-turn = à partir de votre prochaine séquence, { $when }
title-submarines = de sous-marins
title-bomb = de bombardiers

## Verbs

verb-build = construisez
    .to = construire
verb-build-another = construisez-en
    .to = en construire
verb-recruit = recrutez
    .to = recruter
verb-battle = combattez
    .to = combattre
verb-eliminate = éliminez
    .to = éliminer
verb-score = gagnez
    .to = gagner
verb-remove = retirez
    .to = retirer
verb-protect = protégez
    .to = protéger
verb-deploy = déployez
    .to = déployer
verb-discard = défaussez
    .to = défausser
verb-keep = gardez-la
    .to = la garder
verb-cancel = annulez
    .to = annuler
verb-choose = choisissez
    .to = choisir
verb-look = regardez
    .to = regarder
verb-put-back = replacez-les
    .to = les replacer
verb-put = placez
    .to = placer
verb-shuffle = mélangez
    .to = mélanger
verb-play = jouez
    .to = jouer
verb-draw = piochez
    .to = piocher
verb-take = reprenez
    .to = reprendre
verb-lay = posez
    .to = poser
verb-take-back = remettez
    .to = remettre
verb-rebuild = reconstruisez-les
    .to = les reconstruire

## What is done

do = { $verb } { $what }
do-times = jusqu’à { $count } fois, { $verb } { $what }
do-if = { $condition }, { $do }
do-choose = { $verb } { $choice } : { $do }
do-either = au choix : { $do }
do-each-chooses = { $nations_the } doivent chacune, à leur choix, { $do }
do-any-order =
    { $who } { $person ->
        [many] peuvent { $do }, dans l’ordre de leur choix
       *[one] peut { $do }, dans l’ordre de son choix
    }
may =
    { $who } { $person ->
        [many] peuvent
       *[one] peut
    } { $do }
may-pay = vous pouvez ensuite { $do }
choose-enemy = une nation ennemie { $home }
choose-among = entre { $nations_the } une nation { $home }
top-cards =
    { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    }
some-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
other-cards =
    { $count ->
        [one] une autre carte
       *[other] { $count } autres cartes
    }
some-of-type =
    { $count ->
        [one] { $type_a }
       *[other] { $count } { $type_plural }
    }
up-to-of-type =
    { $count ->
        [one] { $type_a }
       *[other] jusqu’à { $count } { $type_plural }
    }
do-discard-hand = { $verb } { $cards } de { my-one } main
do-discard-own-status = { $verb } l’un de { my-many } Statuts
do-discard-deck = { $verb } { top-cards } de { my-one } pioche { $per } { $more }
do-discard-deck-of =
    { $who } { $person ->
        [many] défaussent { top-cards } de leur pioche
       *[one] défausse { top-cards } de sa pioche
    } { $per } { $more }
do-discard-fewer = défaussez-en { $count } de moins { $per }
more-cards =
    { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    }
do-discard-more = elle fait défausser { more-cards } { $per }
do-discard-more-that = cette nation défausse { more-cards } { $per }
do-discard-more-if = { do-discard-more }, ou { $more } { $condition }
do-cancel-discard = { $verb } cette défausse
do-discard-status = { $verb } ce Statut
do-discard-response =
    { $verb } au hasard une Riposte face cachée { $nation_of }, sans la révéler
do-discard-table =
    { $verb } un Statut { $nation_masculine } de votre choix { $response ->
        [yes] ou, au hasard et sans la révéler, une Riposte face cachée { $nation_of }
       *[no] { "" }
    }
do-cancel =
    { $verb } l’effet de cette carte { $until ->
        [round] , qui ne peut plus être utilisée jusqu’à la fin de la séquence des États-Unis
        [turn] , qui ne peut plus être utilisée jusqu’à la fin de la séquence
       *[no] { "" }
    }
do-forbid-air = les défenses et les attaques aériennes sont interdites jusqu’à la fin de la séquence
do-deploy = { $verb } une escadre avec { $pieces }
do-remove-rest = { $verb } et { $remove } aussi toutes les autres { $piece_plural } ennemies de cette zone
do-protect =
    { $verb } { $pieces } ; elle ne peut pas être retirée jusqu’à la fin de la séquence
do-keep =
    { $verb } en place { $until ->
        [battle] lors de ce combat
        [once] cette fois-ci
       *[turn] jusqu’à la fin de la séquence
    }
do-score = { $verb } { $points } PV { $per } { $condition }
do-arrange =
    { $verb } { top-cards } de { my-one } pioche et { $back } dans l’ordre de { $me ->
        [you] votre
        [them] leur
       *[it] son
    } choix
do-tuck = { $verb } jusqu’à { $count } cartes de { my-one } main sous { my-one } pioche
this-card = cette carte-ci
that-card = cette carte
played-card = la carte jouée
do-shuffle-in = { $verb } { $card } à { my-one } pioche au lieu de la défausser
do-put-on-top =
    { $verb } { $card } sur le dessus de { my-one } pioche au lieu de la défausser
do-put-under = { $verb } { $card } sous { my-one } pioche au lieu de la défausser
do-take-from-pile = { $verb } en main { $cards } de { my-one } défausse
lay-face =
    { $down ->
        [yes] face cachée
       *[no] { "" }
    }
lay-use =
    { $response ->
        [yes] , qui servira de Riposte
       *[no] { "" }
    }
do-lay-from-hand = { $verb } { lay-face } { $type_a } de { my-one } main { lay-use }
do-lay-from-discard = { $verb } { lay-face } { $type_a } de { my-one } défausse { lay-use }
do-play-from-hand = { $verb } { $card } de { my-one } main
do-play-from-discard = { $verb } { $card } depuis { my-one } défausse
do-play-from-deck = { $verb } { $card } depuis { my-one } pioche, qui est ensuite mélangée
do-draw = { $verb } une carte
do-rebuild =
    une par une, { $verb } dans { my-one } réserve autant de { my-many } { $piece_plural } { $me ->
        [you] que vous voulez
        [them] qu’ils veulent
       *[it] qu’elle veut
    } et { $again } aussitôt ailleurs
do-supply =
    { $pieces } sont { $standing ->
        [yes] toujours ravitaillées
       *[no] ravitaillées jusqu’à la fin de la séquence
    }
do-no-supply-space = { $space_the } n’est pas une source de ravitaillement pour { $owner_the }
do-supply-space =
    pour vous seul, { $space_the } est une source de ravitaillement ; vous en tirez tous les PV même
    si une autre nation de votre camp y a une armée
do-may-build-at =
    vous pouvez construire des armées { $space_in } sans unité ravitaillée adjacente
