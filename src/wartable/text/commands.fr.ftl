# Ce que disent les commandes, quel que soit le jeu. Les raisons sont des parties de phrase.

## The commands

command-all = Une table pour les jeux de guerre, qui connaît les règles.
command-play = Jouer une partie dans le terminal.
command-protocol = Dialoguer ligne par ligne, pour des robots dans tous les langages.
command-replay = Rejouer une feuille de partie, la lire ou la vérifier.
command-cards = Montrer toutes les cartes d’un jeu.
command-rule = Montrer une règle par son numéro : code, cartes, tests, points de règle.
command-editions = Montrer en quoi les éditions d’un jeu diffèrent.
command-scenario = Montrer les scénarios d’un jeu sous forme de fichiers, ou vérifier le vôtre.
command-bots = Montrer les robots, et comment chacun joue.
command-simulate = Faire jouer beaucoup de parties à des robots, et compter les victoires.
command-tournament = Opposer chaque robot à tous les autres, en échangeant les camps.
command-report = Faire une page de résultats à partir de nombreuses parties.
command-train = Apprendre un jugement et une évaluation à partir de parties entre robots.
command-dataset = Traduire en nombres des parties entre robots, pour les programmes qui apprennent.
command-fuzz = Jouer des parties au hasard et vérifier chaque état.

## Their help

help-usage = Usage : { $line }
help-commands = Commandes
help-arguments = Arguments
help-parameters = Options
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-game-options = --options pour { $game }

option-help = Afficher cette aide et quitter.
option-version = Afficher la version et quitter.
option-access = Noter chaque requête dans le journal.
option-addresses = Ce que le journal garde de l’adresse des clients : full (tout), short (seulement le réseau) ou none (rien).
option-at = Après ce nombre de réponses de la feuille de partie ; par défaut, à la fin.
option-check = Lister les règles sans code ou sans test, et les numéros qui ne sont pas des règles.
option-cluster = L’adresse d’un ordonnanceur Dask dont les workers jouent les parties.
option-data = Le dossier où sont gardées les tables.
option-edition = L’édition des règles.
option-file = Une feuille de partie ou une position ; - la lit sur l’entrée standard.
option-files = Des fichiers écrits par simulate ou tournament avec --out ; plusieurs fichiers d’un même jeu sont réunis.
option-game = Le jeu, par son identifiant.
option-games = Le nombre de parties.
option-host = L’adresse où écouter ; 0.0.0.0 pour tous les réseaux.
option-jobs = Le nombre de processus qui jouent ; par défaut, un par cœur.
option-json = Écrire le résultat en JSON.
option-lang = La langue, en ou fr.
option-level = Le robot : recruit, officer, general ou marshal.
option-limits = Limiter le rythme des demandes d’une même adresse.
option-load = Un fichier avec une feuille de partie à continuer.
option-markdown = Écrire une page dans toutes les langues, comme celles de docs.
option-match = Mesurer le gain sur au moins ce nombre de parties, chaque graine jouée de chaque côté ; 0 pour aucune.
option-mix = Varier d’une partie à l’autre les réglages que vous ne fixez pas ; par défaut pour les jeux à nombre de places variable.
option-group = Seulement les cartes d’un groupe, comme le jeu les classe.
option-options = Les options du jeu, comme edition=first,cover. Chacune peut aussi s’écrire à part : --cover.
option-out = Un fichier où garder chaque partie terminée ; la même commande reprend là où elle s’est arrêtée.
option-people = Le nombre de personnes devant cet écran. Les règles disent qui joue quoi ; dans les jeux où l’on choisit les places, chacun en a une.
option-port = Le port d’écoute.
option-position = Un fichier avec une position de départ.
option-sample = Vérifier une question sur ce nombre ; par défaut toutes, ou une sur trois dans les longues séries.
option-scenario = Un scénario : un de ceux du jeu, ou votre propre fichier (voir wartable scenario).
option-seat = La place dont vous voulez la question, si plusieurs sont interrogées à la fois ; par défaut, la première.
option-seats = Qui s’assied où : PLACE=me,others=recruit. Une personne est me, ou me1 … me6 ; un robot est random, cadet, recruit, officer, general ou marshal (voir wartable bots).
option-seed = La graine de la première partie ; chaque partie suivante prend la suivante.
option-sync = Attendre le disque avant qu’une réponse compte, pour ne pas la perdre même en cas de coupure de courant.
option-slips = Laisser les cadets se tromper exprès ; aucun autre niveau ne le fait.
option-sprt = Deux parts de victoires, par exemple 0.5,0.55 : le match de deux robots s’arrête dès qu’il permet de trancher.
option-think = La part de leur temps de réflexion que prennent les robots ; avec 0.1, ils jouent dix fois plus vite.
option-thinkers = Le nombre de processus qui réfléchissent pour les robots ; 0 : un de moins qu’il n’y a de cœurs.
option-to = S’arrêter après ce nombre de réponses et montrer la table.
option-replay-check = Vérifier seulement chaque réponse, chaque empreinte, la graine et qui l’a tirée.
option-words = Une règle par son numéro, ou le nom court d’un jeu pour toutes ses règles.

option-cards-options = Les options du jeu qui changent ses cartes.
option-fuzz-cover = Jouer sans indices, et vérifier que personne n’apprend ce qui est caché.
option-fuzz-jobs = Le nombre de processus qui jouent.
option-hint-json = Écrire une ligne de JSON, sans phrases.
option-hint-seed = La graine de sa réflexion ; la même graine donne le même conseil.
option-hint-think = La part de son temps habituel qu’il prend : 0.5 pour la moitié.
option-play-seed = La graine du hasard ; la même graine distribue les mêmes cartes.
option-play-options = Les options du jeu, comme edition=first ou seats=4 : voir plus bas.
option-replay-file = La feuille de partie.
option-scenario-check = Votre fichier : liste tout ce qui ne va pas, une ligne par erreur.
option-scenario-game = Le jeu ; par défaut, le premier qui a des fichiers de scénario.
option-scenario-name = Un scénario à afficher comme fichier de départ ; par défaut, la liste des noms.
option-report-out = La page à écrire ; par défaut, le nom du premier fichier avec .html.
option-serve-cover = Le temps que prend un refus caché, en secondes, du plus court au plus long.
option-simulate-bots = Qui s’assied où : PLACE=recruit,others=random.
option-dataset-bots = Qui s’assied où : PLACE=officer,others=recruit.
option-dataset-out = Le fichier à écrire : NOM.npz, ou NOM.parquet si pyarrow est installé.
option-tournament-bots = Qui participe : random,recruit.
option-tournament-games = Le nombre de parties par rencontre ; chaque graine est jouée avec chacun à chaque place.
option-tournament-seed = La première graine.
option-train-also = Des fichiers games.jsonl d’autres entraînements dont on apprend aussi, séparés par des virgules ; --bots peut alors être vide.
option-train-bots = Les niveaux qui jouent, l’un après l’autre : recruit,general=100. Tous utilisent ce qui a été appris avant ; les généraux cherchent, et le jugement s’apprend d’eux. Avec wins=60000, il s’apprend des victoires : des robots de même force jouent, et les réponses qui gagnent plus souvent plaisent davantage.
option-train-games = Le nombre de parties de chaque niveau, sauf si --bots en dit un autre.
option-train-options = Les réglages de toutes les parties dont apprendre, par exemple seats=3 ; par défaut, ceux de tables de toutes sortes, et "" sont les réglages habituels.
option-train-out = Le dossier à écrire ; par défaut, JEU-learnt dans ce dossier. Un entraînement arrêté reprend à partir des parties qui s’y trouvent.
option-train-start = Un dossier avec model.json et policy.json avec lesquels jouent les premiers robots ; par défaut, ils ne savent rien.

## Why not

reason-not-asked = aucune question ne vous est posée
reason-no-such-action = il n’y a pas d’action numéro { $index } ; la dernière est la { $last }
reason-chance-first = le hasard doit d’abord être décidé : tirez un résultat
reason-explicit-chance = une partie où vous décidez du hasard ne peut être ni annulée ni enregistrée
reason-not-an-option = ce n’est pas une des réponses
reason-undo-barrier = depuis, on a pioché ou montré quelque chose, ou d’autres ont répondu : on ne peut plus annuler

## wartable play

table-you-play = Vous jouez : { $seats }.
table-bots-play = Robots : { $seats }.
table-person = Personne { $number }
table-person-plays = { $person } joue : { $seats }.
table-seed-hash = Empreinte de la graine : { $hash }…
table-short-help = Répondez par un nombre ou par des mots. Tapez h pour les autres commandes.
table-help =
    Pour répondre, tapez un nombre, ou les mots que vous voyez : « { $said } ». Majuscules et accents ne comptent pas.
    « { $example } », comme dans une feuille de partie, convient aussi.
    ? dit ce qui n’est pas possible maintenant et pourquoi, ? et une réponse pourquoi celle-ci n’est pas permise.
    d et une réponse dit ce qu’elle coûte et ce qui peut en résulter, quand le jeu le sait.
    i donne un conseil : ce qu’un robot répondrait, et pourquoi.
    b montre à nouveau la table, l tout le journal, u annule votre dernière réponse,
    s FICHIER enregistre la partie, q quitte la partie.
table-at-any-time = Et, à tout moment : { $answers }
table-hand-over = { $person } ({ $seat }), il y a une question pour vous. Passez l’écran, puis appuyez sur Entrée.
table-more-log =
    { $count ->
        [one] Une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    } du journal : l les montre toutes.
table-no-such-number = Il n’y a pas de réponse { $number } : choisissez de 1 à { $count }.
table-which = « { $words } » peut vouloir dire { $numbers }. Laquelle ?
table-which-of = « { $words } » peut vouloir dire plusieurs réponses :
table-legal = C’est permis.
table-details-which = Tapez d et le numéro d’une réponse, par exemple : d 3
table-no-hint = Il n’y a pas de conseils dans ce jeu.
table-no-details = Il n’y a rien de plus à dire de cette réponse.
table-why-not = Pas maintenant : { $reason } ({ $rule }).
table-not-now = Pas maintenant : { $reason }.
table-undone = Annulé : { $answer }.
table-saved = La feuille de partie est enregistrée dans { $file }.
table-not-saved = Impossible d’écrire { $file } : { $why }.
table-save-where = Où ? Tapez s et le nom d’un fichier.
table-goodbye = Au revoir.
table-over = La partie est terminée. { $winner ->
    [draw] Partie nulle.
   *[other] Victoire : { $winner }.
}
table-seed = La graine était { $seed }.
table-last-save = s FICHIER enregistre la partie, Entrée quitte.

## wartable replay

replay-answer = { $number }. { $seat } : { $answer }
replay-old-answer = { $number }. { $answer }
replay-old-rules = Cette partie a été jouée avec la version { $version } des règles, et les règles actuelles mènent ailleurs. Jusqu’à la réponse { $answers }, les réponses sont listées telles quelles ; la table vient des positions de la feuille de partie.
replay-over = La partie se termine après { $answers } réponses. { $winner ->
    [draw] Partie nulle.
   *[other] Victoire : { $winner }.
}
replay-stopped = Arrêt après { $answers } réponses sur { $all }.
replay-share = { $who } : la part correspond à l’empreinte fixée d’avance : { $hash }
replay-drawn =
    { $count ->
        [one] La graine découle de la part du serveur et de celle d’une personne : ni l’un ni l’autre ne pouvait la choisir seul.
       *[other] La graine découle des parts du serveur et de { $count } personnes : personne ne pouvait la choisir seul.
    }
replay-not-drawn = La graine a été tirée par le serveur seul, ou par la personne qui a commencé la partie.
replay-dealt-anew = Toutes les cartes cachées dans la position ont été redistribuées avec elle.
replay-verified =
    { $answers ->
        [one] Une réponse
       *[other] { $answers } réponses
    }, { $hashes ->
        [one] une empreinte
       *[other] { $hashes } empreintes
    } et la graine : la feuille de partie est intacte.

## wartable simulate

simulate-title =
    { $game }, { $games ->
        [one] une partie, graine { $first }
       *[other] { $games } parties, graines { $first } à { $last }
    }
simulate-speed = { $answers } réponses par partie, { $rate } parties par seconde

## wartable fuzz

fuzz-working = Vérification
fuzz-clean =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $answers } réponses : tout va bien, en { $seconds } s.
fuzz-failed = Graine { $seed }, réponse { $answer } : { $what }
fuzz-again = Pour le reproduire : { $command }
fuzz-count = Échecs : { $failures } sur { $games }.

## wartable cards

cards-title = { $group } : { $count } cartes
cards-name = Carte
cards-type = Type
cards-count = Nombre
cards-text = Texte
