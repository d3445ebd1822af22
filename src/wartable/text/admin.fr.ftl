# La commande de l’hôte, et qui reste dehors.

option-put-away = Jours après lesquels une table terminée est gardée comprimée ; 0 : jamais.
option-admin-data = Le dossier de données du serveur.
option-days = Pour list : seulement les tables inchangées depuis tant de jours. Pour ban : combien de jours ; 0 : pour toujours.
option-action = list, show, close, reopen, delete, export, ban, unban ou bans.
option-target = La table, ou l’adresse ou le réseau à tenir à l’écart.
command-admin = Lister, montrer, fermer, supprimer ou exporter des tables, et tenir des visiteurs à l’écart.

expected-table-or-address = une table (voir wartable admin list) ou une adresse
expected-network = une adresse comme 203.0.113.7, ou un réseau comme 203.0.113.0/24
expected-folder-of-tables = le dossier de données d’un serveur
where-action = action
where-address = adresse
where-target = cible
reason-banned = l’hôte de ce serveur ne vous laisse pas entrer
