# Les mots du client web.

## Les pages

client-title = Une table pour les jeux de guerre
client-lead = Les règles sont appliquées, les secrets restent secrets, et il y a toujours quelqu’un contre qui jouer.
client-skip = Aller au contenu
client-navigation = Pages
client-home = Accueil
client-lobby = Salon
client-language = Langue
client-dark = Couleurs sombres
client-sound = Son
client-no-server = Le serveur ne répond pas. Réessayez dans un instant.
client-connecting = Ouverture de la table…
client-reconnecting = La connexion est perdue. Nouvel essai…

## La première page

client-game = Jeu
client-play-now = Jouer
client-as = avec
client-against = contre
client-random = au hasard
client-whole-team = Tout un camp
client-team-of = { $seats }
client-random-team = un camp au hasard
client-levels = Un niveau par siège
client-levels-about = Des alliés plus forts, des ennemis plus faibles : chaque robot peut avoir son niveau.
client-level-same = comme ci-dessus
client-listed = La montrer au salon, pour que chacun puisse s’asseoir
client-hints-allowed = Chacun peut demander conseil à un robot
client-options = Éditions et options
client-friends = Entre amis
client-friends-about = Créez une table et envoyez un lien secret par siège. En une soirée ou un coup par jour, comme vous voulez.
client-friends-make = Créer la table
client-your-name = Votre nom
client-one-screen = Un seul écran
client-one-screen-about = Plusieurs personnes sur un appareil : les cartes sont cachées quand il change de mains.
client-one-screen-make = S’asseoir ensemble
client-people = Personnes
client-watch = Regarder les robots
client-watch-about = Installez-vous et regardez les robots s’affronter.
client-watch-make = Lancer le spectacle
client-continue = Reprendre
client-your-turn = À vous de jouer

game-quartermaster = Quartermaster
about-quartermaster = Six nations de la Seconde Guerre mondiale, deux camps, des cartes et des lignes de ravitaillement. De 2 à 6 personnes, une à deux heures.
game-naval = Naval
about-naval = Les flottes de neuf marines modernes, avec missiles, canons, torpilles et dés. De 2 à 6 personnes, une demi-heure.

bot-random = Hasard
bot-random-about = N’importe quel coup légal.
bot-recruit = Recrue
bot-recruit-about = Joue aussitôt, avec les fautes d’un débutant.
bot-officer = Officier
bot-officer-about = Calcule son coup jusqu’au bout avant de répondre ; parfois, quelque chose lui échappe.
bot-general = Général
bot-general-about = Pèse jusqu’à une demi-seconde les suites de chaque réponse, selon les mains que les autres peuvent avoir ; peu de chose lui échappe.
bot-marshal = Maréchal
bot-marshal-about = Pèse comme un général, jusqu’à trois secondes, sur tous les cœurs libres, et n’oublie rien de ce qu’il a vu.

setting-edition = Édition
setting-edition-about = La seconde édition a plus de cartes et des règles plus claires ; la première est le classique français.
value-edition-second = Seconde
value-edition-first = Première
setting-air-marshal = Extension Aéronavale
setting-air-marshal-about = L’extension avec les escadres et les cartes Soutien.
setting-french-cards = Cartes françaises
setting-french-cards-about = Les cartes de la première édition telles que la boîte française les imprime, là où elles diffèrent.
setting-reallocate = Redistribution des ressources
setting-reallocate-about = Quatre cartes de la main contre une carte de base de la pioche.
setting-built-or-recruited = Recruter, c’est construire
setting-built-or-recruited-about = Les cartes qui frappent une unité construite frappent aussi une unité recrutée.
setting-destroyer-transport-any-battle-this-turn = Transport élargi
setting-destroyer-transport-any-battle-this-turn-about = Le transport avec des destroyers répond à toute bataille navale de la séquence, comme dans l’exemple imprimé.
setting-cover = Sans indices
setting-cover-about = On n’interroge chacun que d’après ce que tous savent.

## Le salon

client-open-tables = Tables ouvertes
client-my-tables = Mes tables
client-no-tables = Aucune pour le moment.
client-lobby-about = Des tables où chacun peut s’asseoir ou regarder. On en crée une sur la première page.
client-free-seats =
    { $count ->
        [0] aucun siège libre
        [one] un siège libre
       *[other] { $count } sièges libres
    }
client-enter = Entrer
client-look-on = Regarder
client-sit = S’asseoir : { $seat }
client-status-waiting = attend des joueurs
client-status-playing = en cours
client-status-over = terminée

## Une table qui attend

client-waiting-about = Envoyez à chacun le lien d’un siège, ou laissez un robot s’y asseoir. Puis commencez.
client-open-seat = siège libre
client-you = vous
client-somebody = quelqu’un
client-link = Lien secret de ce siège
client-copy = Copier
client-copied = Copié
client-sit-me = M’asseoir ici
client-sit-bot = Robot
client-sit-bot-down = L’asseoir ici
client-start = Commencer la partie

## À la table

client-log = Ce qui s’est passé
client-log-keys = Ce qui s’est passé ; les flèches le parcourent et marquent les zones
client-face-down = face cachée sur la table
client-nations = Nations
client-seats = Vos sièges
client-parts = Parties de la table
client-tab-hand = Main
client-tab-nations = Nations
client-tab-log = Récit
client-hand-count = Cartes en main
client-deck-count = Cartes dans la pioche
client-down-count = Cartes face cachée sur la table
client-discard-top = Dessus de la défausse
client-round = Tour de jeu { $round }
client-opening = Défausse initiale
client-waiting = En attente…
client-waiting-for = On attend { $nations_the }…
client-over = La partie est terminée.
client-rematch = Rejouer, camps échangés
client-save-record = Enregistrer la partie
client-undo = Revenir en arrière
client-undo-ask = Demander à revenir…
client-undo-about = Depuis, on a vu ou répondu quelque chose. Tous ceux que cela concerne doivent être d’accord.
client-undo-send = Leur demander
client-undo-not = Laisser
client-undo-waits = Vous aimeriez reprendre votre dernière réponse. On attend encore { $seats_the }.
client-undo-refused = { $seat } n’est pas d’accord : la réponse reste.
client-reaction = Réaction
client-orders-given = Vos consignes permanentes
client-order-always = toujours utiliser
client-order-never = ne jamais utiliser
client-order-ask = demander seulement ici
client-order-every = Toutes les cartes
client-order-about = La table répond alors pour vous, jusqu’à ce que vous changiez d’avis dans le menu.
client-ask-again = Me demander
client-agree = D’accord
client-disagree = Pas d’accord
client-all-answers =
    { $count ->
        [one] La seule réponse en liste
       *[other] Les { $count } réponses en liste
    }
client-hush-turn = Passer jusqu’au joueur suivant
client-orders = Consignes permanentes
client-always = Toujours
client-never = Jamais
client-menu = Menu
client-question = Question
client-close = Fermer
client-let-bot = Laisser jouer un robot
client-take-back-seat = Reprendre la place
client-hint = Conseil
client-hint-thinking = Réflexion…
client-bot-plays = Un robot joue à cette place. Vous pouvez la reprendre dans le menu.
client-resign = Abandonner
client-resign-sure = Abandonner toutes vos places ? On ne peut pas les reprendre.
client-resigned = abandonnée
client-stay = Continuer
client-watching = Vous regardez la partie. Tout ce qui est public est montré.
client-lead-chart = Qui menait, à chaque tour de jeu
client-lead-rounds = L’avance par tour de jeu
client-lead-round = Tour de jeu
client-lead-ahead = En tête
client-lead-level = égalité
client-lead-now = { $who } : { $points } d’avance.
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
client-do-play = Jouer
client-do-discard = Défausser
client-do-use = Utiliser
client-do-take = Prendre
client-do-tuck = Glisser sous la pioche
client-do-arrange = Ensuite
client-do-lay = Poser
client-hand-over-title = Passer l’écran
client-hand-over = { $nations }, à vous
client-hand-over-about = Passez l’écran. Les autres détournent les yeux.
client-ready = Je suis là

## Une partie terminée, réponse après réponse

client-replay = Revoir la partie
client-replay-leave = Retour à la fin
client-replay-bar = Revoir la partie
client-replay-begin = Le début
client-replay-at = Réponse { $at } sur { $count }
client-replay-first = Au début
client-replay-back = Une réponse en arrière
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-next = Une réponse en avant
client-replay-last = À la fin
client-replay-slider = Moment de la partie
client-replay-keys = ← → une réponse · Début, Fin · espace : lecture
client-replay-link = Copier le lien
client-replay-position = Enregistrer la position
client-replay-cards = Cartes de ce moment
client-fork = Reprendre d’ici…
client-fork-title = Reprendre d’ici
client-fork-about = Une nouvelle table commence après la réponse { $at } ; la partie terminée reste comme elle est. Qui joue ?
client-fork-make = Créer la table
client-me = moi
client-bots = Robots

## Parties enregistrées et positions

client-import = Ouvrir une partie ou une position
client-import-about = Collez le texte d’une partie enregistrée ou d’une position, ou choisissez son fichier. Une partie terminée se revoit ; tout le reste se joue.
client-import-text = Partie ou position
client-import-file = Choisir un fichier…
client-import-read = Ouvrir
client-import-record =
    { $game }, une partie de { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    } à continuer. Qui joue ?
client-import-position = { $game }, une position. Qui joue ?
client-import-at = Continuer après la réponse
client-import-play = Jouer

## Sièges et liens à une table

client-sure = { $deed }…
client-seat-more = Lien, ou quitter le siège
client-leave = Quitter le siège
client-leave-sure = Quitter le siège ({ $who }) ? Il faudra son lien pour s’y rasseoir.
client-leave-not = Rester
client-link-new = Nouveau lien
client-link-sure = Créer un nouveau lien ({ $who }) ? L’ancien ne marchera plus.
client-link-not = Garder l’ancien
client-links-open = Sièges libres
client-close-table = Fermer la table
client-close-table-sure = Fermer la table ? Elle disparaît pour tout le monde.
client-close-table-not = La garder

## Le plateau

client-board = Le plateau
client-board-list = Le plateau en liste
client-list-legal = Où vous pouvez agir
client-list-held = Zones occupées
client-list-empty = Zones vides
client-zoom-in = Plus près
client-zoom-out = Plus loin
client-zoom-all = Toute la carte
client-space-empty = vide
client-star = source de ravitaillement
client-unsupplied = non ravitaillée
client-supplied = ravitaillée
reason-server = le serveur n’a pas pu le faire
