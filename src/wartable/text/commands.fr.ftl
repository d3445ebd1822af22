# Ce que disent les commandes, quel que soit le jeu. Les raisons sont des parties de phrase.

## The commands

command-all = Une table pour les jeux de guerre, qui connaît les règles.
command-play = Jouer une partie dans le terminal.
command-protocol = Parler ligne par ligne, pour des robots écrits en tout langage.
command-replay = Rejouer une feuille de partie, la lire ou la vérifier.
command-cards = Montrer toutes les cartes d’un jeu.
command-rule = Montrer une règle par son numéro : code, cartes, tests, points de règle.
command-editions = Montrer en quoi les deux éditions de Quartermaster diffèrent.
command-scenario = Montrer les scénarios d’un jeu sous forme de fichiers, ou vérifier le vôtre.
command-bots = Montrer les robots, et comment chacun joue.
command-simulate = Faire jouer beaucoup de parties à des robots, et compter les victoires.
command-tournament = Faire jouer chaque robot contre chaque autre, camps échangés.
command-report = Écrire une page avec tout ce qu’apprennent beaucoup de parties.
command-train = Apprendre une évaluation à partir de parties entre robots.
command-fuzz = Jouer des parties au hasard et vérifier chaque état.

## Their help

help-usage = Usage : { $line }
help-commands = Commandes
help-arguments = Arguments
help-parameters = Options
help-default = [par défaut : { $value }]
help-required = [obligatoire]

option-help = Montrer ceci, et ne rien faire d’autre.
option-version = Montrer la version.
option-access = Noter chaque requête dans le journal.
option-addresses = Ce que le journal garde de l’adresse des clients : full (tout), short (seulement le réseau) ou none (rien).
option-at = Après tant de réponses de la feuille de partie ; sinon, à sa fin.
option-check = Énumérer les règles sans code ou sans test, et les numéros qui ne sont pas des règles.
option-cluster = L’adresse d’un ordonnanceur Dask dont les ouvriers jouent à la place.
option-data = Le dossier où sont gardées les tables.
option-edition = L’édition des règles.
option-file = Une feuille de partie ou une position ; - la lit sur l’entrée standard.
option-files = Ce que simulate ou tournament ont écrit avec --out ; plusieurs fichiers d’un même jeu sont réunis.
option-game = Le jeu, par exemple quartermaster.
option-games = Le nombre de parties.
option-host = L’adresse où écouter ; 0.0.0.0 pour tous les réseaux.
option-jobs = Le nombre de processus qui jouent ; sinon autant que de cœurs.
option-json = Écrire le résultat en JSON.
option-lang = La langue, en ou fr.
option-level = Le robot : general ou marshal.
option-limits = Limiter la vitesse à laquelle une adresse peut poser des questions.
option-load = Un fichier avec une feuille de partie à continuer.
option-markdown = En faire une page dans toutes les langues, comme celles de docs.
option-match = Au moins tant de parties mesurent le gain, chaque graine jouée de chaque côté ; 0 pour aucune.
option-mix = Varier tous les autres réglages d’une partie à l’autre, comme le font de toute façon les jeux à nombre de places variable.
option-group = Seulement les cartes d’un groupe, comme le jeu les classe.
option-options = Les options du jeu : reallocate,built_or_recruited.
option-out = Un fichier où garder chaque partie achevée ; la même commande reprend là où elle a été arrêtée.
option-people = Le nombre de personnes devant cet écran ; les règles disent qui joue quoi.
option-port = Le port.
option-position = Un fichier avec une position d’où jouer.
option-sample = Examiner une question sur tant ; sinon toutes, ou une sur trois dans les longues séries.
option-scenario = Un fichier avec votre propre scénario (voir wartable scenario).
option-seat = La question de quelle place, quand plusieurs sont interrogées à la fois ; sinon, la première.
option-seats = Qui s’assied où : germany=me,others=recruit. Une personne est me, ou me1 … me6 ; un robot est random, recruit, officer, general ou marshal (voir wartable bots).
option-seed = La graine de la première partie ; la suivante a la graine suivante.
option-sync = Attendre le disque avant qu’une réponse compte, pour que même une panne de courant ne la perde pas.
option-think = La part de leur temps que les robots prennent pour réfléchir ; 0.1 est dix fois plus rapide.
option-thinkers = Le nombre de processus qui réfléchissent pour les robots ; 0 : un de moins que de cœurs.
option-to = S’arrêter après tant de réponses, et y montrer la table.
option-replay-check = Vérifier chaque réponse, chaque empreinte, la graine et qui l’a tirée, et ne rien dire de plus.
option-words = Une règle telle que qm 5.3, ou un jeu tel que qm.

option-cards-options = Les options du jeu qui changent ses cartes.
option-fuzz-cover = Jouer à couvert, et vérifier que personne n’apprend ce qui est caché.
option-fuzz-jobs = Le nombre de processus qui jouent.
option-hint-json = En une ligne de JSON, sans phrases.
option-hint-seed = La graine des mondes qu’il regarde ; la même graine donne le même conseil.
option-hint-think = La part de son temps habituel qu’il prend : 0.5 en est la moitié.
option-play-seed = La graine de tout le hasard ; la même graine distribue les mêmes cartes.
option-replay-file = La feuille de partie.
option-scenario-check = Votre fichier : tout ce qui n’y va pas, une ligne par erreur.
option-scenario-game = Le jeu ; sans lui, le premier qui a des fichiers de scénario.
option-scenario-name = Un des scénarios, affiché comme fichier de départ ; sans lui, leurs noms.
option-report-out = La page ; sinon, le nom du premier fichier avec .html.
option-serve-cover = Le temps en secondes, du plus court au plus long, que prend un renoncement caché.
option-simulate-bots = Qui s’assied où : germany=recruit,others=random.
option-tournament-bots = Qui participe : random,recruit.
option-tournament-games = Le nombre de parties de chaque rencontre ; chaque graine est jouée avec chacun à chaque place.
option-tournament-seed = La première graine.
option-train-bots = Quels niveaux jouent, l’un après l’autre : recruit,officer=200. Les officiers savent ce qui a été appris ; les moody sont des recrues qui diffèrent entre elles.
option-train-games = Le nombre de parties de chaque niveau, à moins que --bots ne le dise.
option-train-out = Le fichier à écrire ; sinon JEU.model.json dans ce dossier.

## Why not

reason-not-asked = aucune question ne vous est posée
reason-not-an-option = ce n’est pas une des réponses
reason-undo-barrier = depuis, quelque chose a été pioché, montré ou répondu par d’autres, et ne peut être annulé

## wartable play

table-you-play = Vous jouez : { $seats }.
table-person = Personne { $number }
table-person-plays = { $person } joue : { $seats }.
table-seed-hash = Empreinte de la graine : { $hash }…
table-short-help = Répondez par un nombre ou par des mots. h montre les autres commandes.
table-help =
    Un nombre, ou des mots tels que « build ukraine », répond à la question.
    ? dit pourquoi vos autres cartes ne peuvent servir maintenant, ? et une réponse pourquoi celle-ci n’est pas permise.
    i donne un conseil : ce qu’un robot répondrait, et pourquoi,
    b montre à nouveau la table, l tout le journal, u annule votre dernière réponse,
    s FICHIER enregistre la partie, q s’en va.
table-hand-over = La question est pour { $person } ({ $seat }). Passez l’écran, puis appuyez sur Entrée.
table-more-log =
    { $count ->
        [one] Une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    } du journal : l les montre toutes.
table-no-such-number = Il n’y a pas de réponse { $number } : les nombres vont de 1 à { $count }.
table-legal = C’est permis.
table-why-not = Pas maintenant : { $reason } ({ $rule }).
table-undone = Annulé : { $answer }.
table-saved = La feuille de partie est dans { $file }.
table-not-saved = { $file } ne peut être écrit : { $why }.
table-save-where = Où ? Écrivez s et le nom d’un fichier.
table-goodbye = Au revoir.
table-over = La partie est terminée. Victoire : { $winner }.
table-seed = La graine était { $seed }.
table-last-save = s FICHIER enregistre la partie, Entrée s’en va.

## wartable replay

replay-answer = { $number }. { $seat } : { $answer }
replay-over = La partie s’achève après { $answers } réponses. Victoire : { $winner }.
replay-stopped = Après { $answers } réponses sur { $all } : { $mark }.
replay-share = { $who } : la part est celle dont l’empreinte était fixée d’avance : { $hash }
replay-drawn =
    { $count ->
        [one] La graine découle de la part du serveur et de celle d’une personne : ni l’un ni l’autre ne pouvait la choisir seul.
       *[other] La graine découle des parts du serveur et de { $count } personnes : personne ne pouvait la choisir seul.
    }
replay-not-drawn = Personne d’autre que le serveur, ou que celui qui a commencé la partie, n’a donné de part de la graine.
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
fuzz-again = Pour le revoir : { $command }
fuzz-count = Échecs : { $failures } sur { $games }.

## wartable cards

cards-title = { $group } : { $count } cartes
cards-name = Carte
cards-type = Type
cards-count = Nombre
cards-text = Texte
