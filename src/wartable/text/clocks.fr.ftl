# Les pendules : combien de temps on peut réfléchir à une table.

log-time-up-bot = Temps écoulé : { $seat }. Un robot ({ $level }) joue en attendant { $name }.
log-time-up-open = Temps écoulé : { $seat }. Tout le monde peut prendre cette place ({ $name }).
log-time-up-lost = { $name } n’a plus de temps et abandonne ({ $seat }).
log-clock-asked = { $seat } : « On change de pendule ? »
log-clock-changed = La pendule a changé. Chacun a de nouveau tout son temps.
log-clock-refused = { $seat } : « Non, on garde la pendule. »
log-clock-withdrawn = { $seat } : « Finalement, on garde la pendule. »
log-days-off =
    { $days ->
        [one] { $name } prend un jour de congé. Sa pendule est arrêtée ({ $seat }).
       *[other] { $name } prend { $days } jours de congé. Sa pendule est arrêtée ({ $seat }).
    }
log-days-off-over = { $name } est de retour de congé. Sa pendule peut reprendre ({ $seat }).

reason-same-clock = la table a déjà cette pendule
reason-clock-pending = une autre pendule est déjà proposée ; acceptez-la ou refusez-la d’abord
reason-no-clock-pending = personne n’a proposé d’autre pendule
reason-no-days-off = on ne peut pas prendre de congé à cette table
where-clock-seconds = secondes de la pendule
where-clock-out = ce qui se passe quand le temps est écoulé
where-clock-level = niveau du robot
where-clock-days-off = jours de congé
where-clock-gain = gain par coup
where-days = jours de congé
expected-slow-clock = 0 : seules les tables lentes, avec six heures de réflexion ou plus, ont des jours de congé
expected-gain-of-bank = 0 : seul un temps pour toute la partie augmente à chaque coup

client-clock = Pendule
client-clock-none = Sans pendule
client-clock-each-move = { $time } par coup
client-clock-bank = { $time } pour toute la partie
client-clock-bank-gain = { $time } pour toute la partie, et { $gain } de plus à chaque coup
client-clock-live = Tous en même temps
client-clock-slow = Quelques coups par jour
client-clock-out = Quand le temps est écoulé
client-clock-out-bot = un robot joue jusqu’au retour de la personne
client-clock-out-bot-of = un robot ({ $level }) joue jusqu’au retour de la personne
client-clock-out-open = tout le monde peut prendre la place
client-clock-out-lose = cette place abandonne la partie
client-clock-level = Le robot qui joue à la place
client-clock-days-off = Jours de congé par place
client-clock-days-off-about = Pendant un congé, votre pendule est arrêtée.
client-clock-then = Quand le temps est écoulé, { $then }.
client-clock-days-off-count = { $days ->
    [one] Chaque place peut prendre un jour de congé.
   *[other] Chaque place peut prendre { $days } jours de congé.
}
client-clock-rules = Pendule : { $rules }.
client-clocks = Temps restant
client-clock-yours = Vous
client-clock-left = reste { $time }
client-clock-runs = en marche
client-clock-low = peu de temps
client-clock-off = en congé pour encore { $time }
client-clock-outs =
    { $count ->
        [one] a dépassé son temps une fois
       *[other] a dépassé son temps { $count } fois
    }
client-clock-bot-plays = un robot joue
client-clock-free = place libre
client-clock-back-title = Votre temps est écoulé
client-clock-back-about = Un robot joue { $seat_the } pour vous. Reprenez votre place quand vous voulez.
client-clock-back = Reprendre ma place
client-clock-take-title =
    { $count ->
        [one] Une place est libre : continuez la partie
       *[other] Des places sont libres : continuez la partie
    }
client-clock-take-about = { $seat } : temps écoulé.
client-clock-take = Jouer { $seat_the }
client-clock-warning = Reste { $time } pour { $seat_the }
client-clock-change = Changer de pendule
client-clock-change-about = Tout le monde à la table doit être d’accord. Ensuite, chacun a de nouveau tout son temps.
client-clock-propose = La proposer
client-clock-proposed = { $seat } : « On prend cette pendule ? »
client-clock-waits = Vous avez proposé une autre pendule :
client-clock-waits-for = Pas encore d’accord : { $seats }
client-clock-take-off-about =
    { $days ->
        [0] Vous n’avez plus de jours de congé.
        [one] Il vous reste un jour de congé.
       *[other] Il vous reste { $days } jours de congé.
    }
client-clock-days = Jours
client-clock-go-off = Commencer le congé
client-clock-come-back = Je suis de retour
client-time-days-hours = { $days } j { $hours } h
client-time-days = { $days } j
client-time-hours-minutes = { $hours } h { $minutes } min
client-time-hours = { $hours } h
client-time-minutes = { $minutes } min
client-time-seconds = { $seconds } s
client-time-long-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
client-time-long-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
client-time-long-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
client-time-long-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
