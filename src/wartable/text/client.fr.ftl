# Les mots du client web.

## Les pages

client-title = Une table pour les jeux de guerre
client-lead = Les règles sont appliquées, les secrets restent secrets, et il y a toujours quelqu’un avec qui jouer.
client-skip = Aller au contenu
client-navigation = Pages
client-home = Accueil
client-lobby = Salon
client-tournaments = Tournois
client-players = Joueurs
client-account = Compte
client-program-named = { $name } (programme)
client-program-seat = Laisser aussi jouer un programme
client-program-seat-about = Toute la table apprend qu’un programme répond pour cette place.
client-give-up-counts = Si vous cédez votre place en cours de partie et qu’elle ne gagne pas, ce résultat reste le vôtre.
client-notices = Notifications
client-notices-open = Notifications…
reason-signed-out = cet appareil a été déconnecté
client-account-none = Se connecter
client-language = Langue
client-look = Apparence et son
client-theme = Couleurs
client-theme-auto = Comme l’appareil
client-theme-light = Clair
client-theme-dark = Sombre
client-theme-contrast = Fort contraste
client-volume = Volume
client-sound = Son
client-no-server = Le serveur ne répond pas. Réessayez dans un instant.
client-offline = Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour ; vous pourrez continuer à votre retour.
client-again = Réessayer
client-connecting = Ouverture de la table…
client-reconnecting = Connexion perdue. Nouvel essai…

## La première page

client-game = Jeu
client-play-now = Jouer
client-as = je joue
client-against = contre
client-random = au hasard
client-whole-team = Tout un camp
client-team-of = { $seats }
client-random-team = un camp au hasard
client-levels = Un niveau par robot
client-levels-about = Des alliés plus forts, des ennemis plus faibles : chaque robot peut avoir son niveau.
client-level-same = comme ci-dessus
client-listed = L’afficher au salon, pour que tout le monde puisse venir
client-hints-allowed = Tout le monde peut demander conseil à un robot
client-options = Éditions et options
client-friends = Entre amis
client-friends-about = Créez une table et envoyez à chacun un lien secret. Jouez en une soirée ou un coup par jour, comme vous voulez.
client-friends-make = Créer la table
client-your-name = Votre nom
client-one-screen = Un seul écran
client-one-screen-about = À plusieurs sur un appareil : les cartes sont cachées quand il change de mains.
client-one-screen-make = Jouer ensemble
client-people = Personnes
client-watch = Regarder les robots
client-watch-about = Installez-vous et regardez les robots s’affronter.
client-watch-make = Regarder
client-continue = Reprendre
client-your-turn = À vous de jouer

bot-random = Hasard
bot-random-about = N’importe quel coup légal.
bot-cadet = Cadet
bot-cadet-about = Pour une première partie : joue comme une recrue, mais se trompe souvent, exprès. C’est le seul niveau à le faire.
bot-recruit = Recrue
bot-recruit-about = Joue tout de suite, au jugé.
bot-officer = Officier
bot-officer-about = Répond tout de suite, d’après ce qu’il a appris de milliers de parties, sans calculer la suite.
bot-general = Général
bot-general-about = En sait plus qu’un officier et, dans la plupart des jeux, calcule un peu la suite.
bot-marshal = Maréchal
bot-marshal-about = En sait le plus et réfléchit le plus longtemps : dans la plupart des jeux jusqu’à trois secondes, sur tous les cœurs libres.

setting-cover = Sans indices
setting-cover-about = Le choix des personnes interrogées ne dépend que de ce que tout le monde voit.

## Le salon

client-open-tables = Tables ouvertes
client-my-tables = Mes tables
client-loading = Chargement…
client-no-tables = Aucune pour le moment.
client-lobby-about = Des tables où chacun peut jouer ou regarder. Créez la vôtre sur la page d’accueil.
client-free-seats =
    { $count ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $count } places libres
    }
client-enter = Entrer
client-look-on = Regarder
client-sit = Prendre la place : { $seat }
client-status-waiting = attend des joueurs
client-status-playing = en cours
client-status-over = terminée

## Une table qui attend

client-waiting-about = Envoyez à chacun le lien d’une place, ou mettez-y un robot. Puis commencez.
client-open-seat = place libre
client-you = vous
client-somebody = quelqu’un
client-link = Lien secret de cette place
client-copy = Copier
client-copied = Copié
client-sit-me = Prendre cette place
client-sit-bot = Robot
client-sit-bot-down = Ajouter
client-start = Commencer la partie

## À la table

client-log = Journal de la partie
client-log-keys = Journal de la partie ; les flèches le parcourent et montrent les zones
client-face-down = face cachée sur la table
client-seats = Vos places
client-parts = Zones de la table
client-tab-hand = Main
client-tab-log = Journal
client-hand-count = Cartes en main
client-round = Tour de jeu { $round }
client-waiting = En attente…
client-waiting-for = On attend { $seats_the }…
client-over = La partie est terminée.
client-rematch = Revanche, camps échangés
client-save-record = Enregistrer la partie
client-undo = Annuler
client-undo-ask = Demander à annuler…
client-undo-about = Depuis, quelque chose a été montré ou quelqu’un d’autre a répondu. Toutes les personnes concernées doivent être d’accord.
client-undo-send = Demander
client-undo-not = Laisser tomber
client-undo-waits = Vous avez demandé à revenir sur votre dernière réponse. On attend { $seats_the }.
client-undo-asked = { $seat } : « Je peux revenir sur ma réponse ? »
client-undo-refused = { $seat } : « Non. » Votre réponse compte.
client-reaction = Réaction
client-orders-given = Vos consignes permanentes
client-order-always = toujours utiliser
client-order-never = ne jamais utiliser
client-order-ask = demander seulement ici
client-order-every = Toutes les cartes
client-order-about = La table répond alors pour vous, jusqu’à ce que vous changiez d’avis dans le menu.
client-ask-again = Me demander
client-agree = D’accord
client-disagree = Refuser
client-press-glowing = Appuyez sur ce qui brille, ou choisissez dans la liste.
client-all-answers =
    { $count ->
        [one] La seule réponse en liste
       *[other] Toutes les réponses en liste
    }
client-hush-turn = Passer jusqu’au joueur suivant
client-orders = Consignes permanentes
client-always = Toujours
client-never = Jamais
client-menu = Menu
client-question = Question
client-close = Fermer
client-details = Ce qu’il faut, et ce qui peut en résulter
client-let-bot = Laisser jouer un robot
client-take-back-seat = Reprendre la place
client-hint = Conseil
client-hint-thinking = Réflexion…
client-bot-plays = Un robot joue cette place pour vous.
client-resign = Abandonner
client-resign-sure = Abandonner toutes vos places ? Vous ne pourrez pas les reprendre.
client-resigned = abandonnée
client-stay = Continuer à jouer
client-lead-chart = Qui menait, à chaque tour de jeu
client-lead-rounds = L’avance par tour de jeu
client-lead-round = Tour de jeu
client-lead-ahead = En tête
client-lead-level = égalité
client-lead-now = { $who } : { $points } d’avance.
client-hand-over-title = Passer l’écran
client-hand-over = { $seats }, à vous
client-hand-over-about = Passez l’écran. Les autres, ne regardez pas.
client-ready = Je suis là

## Une partie terminée, réponse après réponse

client-replay = Revoir la partie
client-replay-leave = Quitter la relecture
client-replay-bar = Relecture
client-replay-begin = Le début
client-value = { $name } : { $value }
client-replay-at = Réponse { $at } sur { $count }
client-replay-first = Début
client-replay-back = Précédent
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-next = Suivant
client-replay-last = Fin
client-replay-slider = Moment de la partie
client-replay-keys = ← → une réponse · Début, Fin · espace : lecture
client-replay-link = Copier le lien
client-replay-position = Enregistrer la position
client-replay-cards = Cartes à ce moment
client-fork = Rejouer à partir d’ici…
client-fork-title = Rejouer à partir d’ici
client-fork-about = Une nouvelle table commence après la réponse { $at } ; la partie terminée ne change pas. Qui joue ?
client-fork-make = Créer la table
client-me = moi
client-bots = Robots

## Parties enregistrées et positions

client-import = Ouvrir une partie ou une position
client-import-about = Collez une partie enregistrée ou une position, ou choisissez son fichier. Une partie terminée s’ouvre en relecture ; tout le reste peut se jouer.
client-import-text = Partie ou position
client-import-file = Choisir un fichier…
client-import-read = Ouvrir
client-import-record =
    { $game }, une partie { $count ->
        [one] d’une réponse
       *[other] de { $count } réponses
    } à continuer. Qui joue ?
client-import-position = { $game }, une position. Qui joue ?
client-import-at = Continuer après la réponse
client-import-play = Jouer

## Places et liens à une table

client-sure = { $deed }…
client-seat-more = Lien, ou départ
client-leave = Quitter
client-leave-sure = Quitter la place ({ $who }) ? Il vous faudra un lien pour y revenir.
client-leave-not = Rester
client-link-new = Nouveau lien
client-link-sure = Créer un nouveau lien ({ $who }) ? L’ancien ne marchera plus.
client-link-not = Garder l’ancien
client-links-open = Places libres
client-close-table = Fermer la table
client-close-table-sure = Fermer la table ? Elle disparaîtra pour tout le monde.
client-close-table-not = La garder

## Le plateau

client-board = Le plateau
client-board-list = Le plateau en liste
client-list-legal = Où vous pouvez agir
client-zoom-in = Zoom avant
client-zoom-out = Zoom arrière
client-zoom-all = Toute la carte
reason-server = le serveur n’a pas pu le faire
client-workshop = Créer votre propre scénario
client-no-workshop = Il n’y a pas d’atelier pour ce jeu.
client-no-charts = Il n’y a pas de schémas pour ce jeu.
client-charts = Les règles en schémas, utiles aussi avec le jeu imprimé

## What just happened, and the past of a game that goes on
client-just-happened = Ce qui vient de se passer
client-recap = Depuis que vous avez joué
client-recap-nothing = Rien à signaler
client-look-back = Revoir ce moment
client-log-round = Tour de jeu { $round }
client-rounds = Tours de jeu passés
client-log-start = Le début
client-time-bar = Temps
client-time-wait = Pause
client-time-go = Reprendre
client-time-next = Suivant
client-time-live = En direct
client-time-behind = { $count ->
    [one] encore 1
   *[other] encore { $count }
}
client-now = Revenir au présent
client-now-turn = Retour au présent : à vous !
client-pace = Vitesse
client-pace-slow = Lente
client-pace-normal = Normale
client-pace-quick = Rapide
client-pace-step = Pas à pas
client-rule-open = Lire cette règle
client-rule-examples = Cas précis
client-part = { $part } sur { $parts }
client-refuse-sure = Vraiment ? { $answer }
client-refuse-twice = Me redemander avant de renoncer à une action possible
