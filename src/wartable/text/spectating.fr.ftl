# Ce que voient les gens qui regardent une partie sans y jouer.

log-spectators-let = { $seat } : les spectateurs peuvent voir les cartes.
log-spectators-not = { $seat } : les spectateurs ne peuvent plus voir les cartes.
reason-nothing-to-show = à cette table, les spectateurs ne voient pas ces cartes : { $seat }
client-spectators = Spectateurs
client-spectators-see = Les spectateurs voient
client-spectators-public = ce qui est public
client-spectators-all = toutes les cartes, en différé
client-spectators-nobody = rien : seuls les joueurs peuvent regarder
client-spectators-delay = Délai
client-spectators-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
client-spectators-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
client-spectators-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
client-spectators-rule-all = Les spectateurs voient toutes les cartes, { $delay } après, dès que tous les joueurs sont d’accord.
client-spectators-rule-seat = Les spectateurs voient les cartes d’une place, avec son accord : { $seat }.
client-spectators-rule-seat-late = Les spectateurs voient les cartes d’une place { $delay } après, avec son accord : { $seat }.
client-spectators-waiting = Pas encore d’accord : { $seats }. En attendant, ils voient ce qui est public.
client-spectators-on = Tout le monde est d’accord.
client-spectators-agree = D’accord
client-spectators-withdraw = Je ne suis plus d’accord
client-spectators-you-public = Vous regardez. Vous voyez ce qui est public.
client-spectators-you-soon = Vous regardez. Vous voyez ce qui est public ; toutes les cartes suivent { $delay } après avoir été jouées.
client-spectators-you-all = Vous voyez toutes les cartes, { $delay } après qu’elles ont été jouées.
client-spectators-you-seat = Vous regardez. Vous voyez les cartes d’une place : { $seat }.
client-spectators-you-seat-late = Vous regardez. Vous voyez les cartes d’une place, { $delay } après : { $seat }.
client-replay-eyes = Vu par
client-replay-eyes-all = tout le monde : rien n’est caché
client-replay-eyes-public = les spectateurs
client-replay-old = Jusqu’à la réponse { $count }, cette partie a été jouée avec d’anciennes règles. La table n’y est montrée que par moments.
client-replay-other = Réponse pour { $seat_the } ; vous voyez ce qui en résulte.
