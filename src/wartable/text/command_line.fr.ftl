# Ce que la ligne de commande, le laboratoire et le protocole texte veulent ; voir expected.

trouble =
    { $trouble ->
        [ENOENT] il n’y a pas de fichier ou dossier de ce nom
        [EACCES] vous n’en avez pas le droit
        [EPERM] vous n’en avez pas le droit
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [EEXIST] il existe déjà, et ce n’est pas un dossier
        [ENOSPC] le disque est plein
        [EROFS] le disque est en lecture seule
        [EIO] le disque est défaillant
        [ENAMETOOLONG] le nom est trop long
        [ELOOP] les liens tournent en rond
        [EADDRNOTAVAIL] ce n’en est pas une
       *[other] { $trouble }
    }

## Commands

expected-value = une valeur
expected-argument = { $name }
expected-nothing-more = s’arrêter avant
expected-number = un nombre
expected-text-file = un fichier texte en UTF-8
expected-file-to-read = un fichier lisible ({ trouble })
expected-file-to-write = un fichier où l’on puisse écrire ({ trouble })
expected-who-sits-there = choisir parmi { $choices }, puis = et qui s’y assied
expected-seats-instead = --seats : ce jeu ne dit pas qui joue quoi
expected-people-for-seats = { $most } au plus, une personne par place
expected-settings-of-file = omettre --edition et --options : le fichier les contient
expected-start-of-record = omettre --position et --seed : la feuille de partie les contient
expected-record-of = une feuille de partie de { $game }
expected-not-with = l’employer sans { $option }
expected-rule-or-book = une règle par son numéro, ou choisir parmi { $choices }
expected-game-with-cards = un jeu qui énumère ses cartes
expected-answers-of-record = une feuille de partie : une position n’a pas de réponses
expected-game-goes-on = une partie en cours ; --at permet de revenir en arrière dans celle-ci

## The server

expected-seconds = deux nombres tels que 0.8-2.4, de 0 à { $most }, le plus petit d’abord
expected-folder-to-open = un dossier que l’on puisse créer ou ouvrir ({ trouble })
expected-folder-to-lock = un dossier que l’on puisse verrouiller ({ trouble })
expected-folder-of-its-own = un dossier qu’aucun autre serveur n’utilise : arrêtez d’abord celui-là
expected-database = une base de données que l’on puisse lire et écrire ({ $trouble }) ; gardez-la, et utilisez une copie
expected-database-of-now = une base de données de cette version : celle-ci est plus récente
expected-database-not-empty = une base de données : ce fichier est vide ; remettez une copie à sa place, ou déplacez-le pour repartir de zéro
expected-disk = un dossier où l’on puisse écrire ({ $trouble }) ; faites-y de la place, ou prenez-en un autre
expected-free-port = un port libre (un autre serveur tourne peut-être)
expected-allowed-port = un port que vous pouvez utiliser : 1024 ou plus
expected-address-here = une adresse de cette machine ({ trouble })

## The laboratory

expected-games-file = un fichier écrit par simulate --out ou tournament --out
expected-sound-game = une partie terminée : la ligne { $line } est abîmée, supprimez-la pour continuer
expected-game-to-play = une partie qui n’est pas encore terminée
expected-finished-games = au moins une partie terminée
expected-games-of = des parties de { $game }, comme dans { $file }
expected-training-file = un fichier de parties écrit par train
expected-learnt-file = un fichier écrit par train
expected-same-training = la même commande qu’avant, ou un autre --out
expected-same-games = { $value }, ou un autre fichier pour ces parties
expected-another-file = un autre fichier que celui des parties
expected-two-bots = au moins deux robots, par exemple random,recruit
expected-exactly-two-bots = exactement deux robots
expected-two-shares = deux parts entre 0 et 1, la plus petite d’abord, par exemple 0.5,0.55
expected-bot-that-thinks = une part de temps seulement pour un robot qui réfléchit : { $choices }
expected-bot-that-loads = un robot qui se charge ({ $error })
expected-bot-answers = un des choix de { $ask }, pas { $answer }
expected-game-that-ends = une partie qui se termine ; avec la graine { $seed }, elle continue après { $answers } réponses
expected-scenario-or-file = un fichier lisible, ou un de ces scénarios : { $choices }
expected-program-named = une commande, par exemple cmd:python3 my_bot.py
expected-program-runs = un programme qui démarre
expected-program-stays = un programme qui tourne jusqu’à la fin de la partie
expected-program-answers = une réponse en moins de { $seconds } s
expected-program-legal = une réponse légale ; en plusieurs essais, il n’en a donné aucune
expected-multiple = un multiple de { $size } supérieur à 0, pour que chacun joue à chaque place
expected-living-processes = que les processus continuent : l’un d’eux a été arrêté (plus de mémoire ?)
expected-extra = l’extra { $extra } : pip install "wartable[{ $extra }]"
expected-scheduler = l’adresse d’un ordonnanceur Dask, par exemple tcp://127.0.0.1:8786
expected-living-cluster = un cluster en marche : son ordonnanceur ou ses workers ont disparu
expected-workers = des workers : lancez-en avec dask worker { $address }
expected-equal-workers = des workers avec Wartable { $version }, comme ici
expected-level-games = { $level }= et un nombre de parties
expected-level-first = d’abord un autre niveau : un officier a besoin d’un modèle
expected-game-to-learn = un jeu dont les robots ont de quoi apprendre

## The text protocol

expected-game-first = une partie : dites d’abord `new` ou `position`
expected-position-lines = seed=… ou rien, puis des lignes, puis end
expected-seat-words = une place, puis bot et un niveau (avec seed=… si besoin), ou me
expected-hint-words = une place, puis level=…, think=… ou seed=…
expected-agreed-or-nothing = agreed ou rien
expected-answer = une réponse ; `legal` les énumère
expected-seed = un nombre entier, de 19 chiffres au plus
