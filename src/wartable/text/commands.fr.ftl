# Ce que disent les commandes, quel que soit le jeu. Les raisons sont des parties de phrase.

## The commands

command-all = Une table pour les jeux de guerre, qui connaît les règles.
command-play = Jouer une partie dans le terminal.
command-protocol = Parler ligne par ligne, pour des robots écrits en tout langage.
command-replay = Rejouer une feuille de partie, la lire ou la vérifier.
command-cards = Montrer toutes les cartes d’un jeu.
command-rule = Montrer une règle par son numéro : code, cartes, tests, points de règle.
command-editions = Montrer en quoi les deux éditions de Quartermaster diffèrent.
command-bots = Montrer les robots, et comment chacun joue.
command-simulate = Faire jouer beaucoup de parties à des robots, et compter les victoires.
command-tournament = Faire jouer chaque robot contre chaque autre, camps échangés.
command-report = Écrire une page avec tout ce qu’apprennent beaucoup de parties.
command-train = Apprendre une évaluation à partir de parties entre robots.
command-fuzz = Jouer des parties au hasard et vérifier chaque état.

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

cards-title = { $nation } : { $count } cartes
cards-name = Carte
cards-type = Type
cards-count = Nombre
cards-text = Texte
