# La commande de l’hôte, et qui reste dehors.

option-put-away = Nombre de jours après lequel une table terminée est compressée ; 0 : jamais.
option-admin-data = Le dossier de données du serveur.
option-days = Pour list : seulement les tables inchangées depuis tant de jours. Pour ban : combien de jours ; 0 : pour toujours.
option-action = list, show, close, reopen, delete, unname, export, records, backup, restore, token, tokens, revoke, ban, unban, bans, reports, settle, silence, verify, accounts, account, delete-account, mute, unmute, suspend, unsuspend, tournaments, tournament, start-tournament, next-round, delete-tournament ou recount.
option-target = La table, le compte, le tournoi, le fichier, le numéro d’un signalement, le nom d’un programme ou l’identifiant de son jeton, ou l’adresse ou le réseau à tenir à l’écart.
command-admin = S’occuper des tables, des sauvegardes, des programmes et des visiteurs.

expected-table-or-address = une table (voir wartable admin list), un compte (voir wartable admin accounts), un tournoi, une adresse, un nom, un fichier ou le numéro d’un signalement
expected-tournament-file = un tournoi comme le décrit la page d’hébergement
reason-no-table-named = il n’y a pas de table { $name } : voir wartable admin list
reason-no-token-named = il n’y a pas de jeton { $name } : voir wartable admin tokens
reason-no-such-account = aucun compte ne s’appelle { $name } : voir wartable admin accounts
expected-network = une adresse comme 203.0.113.7, ou un réseau comme 203.0.113.0/24
expected-folder-of-tables = le dossier de données d’un serveur
where-action = action
where-address = adresse
where-target = cible
reason-banned = l’hébergeur de ce serveur vous a banni

command-mcp = Faire jouer un modèle de langage, par le Model Context Protocol.
option-mcp-server = L’adresse du serveur.
option-token = Le jeton du programme ; par défaut, celui de WARTABLE_TOKEN.
option-scopes = Pour token : ce qu’il permet, parmi read, play, sit et make.
expected-token = un jeton, ici ou dans la variable { $variable }
expected-web-address = une adresse comme https://table.example.org

option-proxies = Les proxys à croire sur l’adresse d’un visiteur : des adresses ou des réseaux, séparés par des virgules.
option-metrics = Montrer les chiffres du serveur (/metrics) à tout le monde, pas seulement à cette machine.
option-tournaments = Qui peut créer un tournoi : toute personne qui a un compte (accounts), ou vous seul (host).
option-config = Un fichier de réglages, en TOML.
option-show-config = Montrer chaque réglage et d’où il vient, sans rien démarrer.
serve-default = par défaut
expected-limits = des limites comme sur la page d’hébergement
expected-backup = une sauvegarde faite par wartable admin backup
expected-new-file = un fichier qui n’existe pas encore

admin-verify-differs = { $table } ({ $game }) : après { $answers } réponses ({ $mark }), jouées avec les règles { $rules }, la partie donne maintenant autre chose
admin-verify-refused = { $table } ({ $game }) : après { $answers } réponses ({ $mark }), jouées avec les règles { $rules }, la réponse suivante n’est plus permise
admin-verify-more = { $count ->
    [one] et à un autre endroit plus loin : voir wartable admin verify { $table }
   *[other] et à { $count } autres endroits plus loin : voir wartable admin verify { $table }
 }
admin-verify-gap = { $table } ({ $game }) : après { $answers } réponses, des lignes du journal manquent
admin-verify-unreadable = { $table } ({ $game }) : après { $answers } réponses ({ $mark }), ce qui a été enregistré sous les règles { $rules } ne peut plus être lu
admin-verified =
    { $games ->
        [one] Une partie rejouée
       *[other] { $games } parties rejouées
    } : { $wrong ->
        [0] tout est comme avant.
        [one] une diffère.
       *[other] { $wrong } diffèrent.
    }

admin-head-list = Table · Jeu · État · Personnes · Dernier changement · Titre
admin-head-tokens = Jeton · Nom · Permet · Depuis
admin-head-bans = Adresse · Jusqu’au
admin-head-reports = Signalement · Quand · Table · Auteur · Signalé par · Message
admin-head-accounts = Compte · Depuis · Vu · Appareils · Tables · Remarques
admin-head-tournaments = Tournoi · Jeu · Formule · État · Inscrits · Titre
