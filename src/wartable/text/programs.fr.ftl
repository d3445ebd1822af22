# Les programmes qui jouent : leurs jetons, et ce qui leur est refusé.

log-program = Le programme { $name } joue maintenant aussi { $seat_the }.

reason-wrong-token = ce jeton est inconnu ici, ou il a été révoqué
reason-no-token = il faut un jeton : créez-en un sur la page, sous « Programmes », ou demandez à l’hébergeur de ce serveur
reason-no-scope = ce jeton ne le permet pas : il faut « { $scope } »
reason-not-for-programs = les programmes ne peuvent pas faire cela
reason-too-many-tokens = vous avez déjà { $most } jetons : révoquez-en un d’abord
reason-no-such-token = vous n’avez pas ce jeton
reason-other-stream = un autre flux a été ouvert avec ce jeton
reason-restart = le serveur s’arrête ; reconnectez-vous dans un instant

expected-table-and-number = une table et le nombre de lignes de son journal que vous avez, par exemple abc:12
where-after = after
where-scopes = portées
where-seconds = secondes

client-programs = Programmes
client-programs-about = Un de vos programmes peut jouer ici avec un jeton ; à chaque table, on voit que c’est un programme. Avec ce jeton, n’importe qui peut jouer à sa place : ne le donnez à personne.
client-programs-none = Vous n’avez aucun jeton.
client-program-name = Nom du programme
client-program-make = Créer un jeton
client-program-secret = Voici le jeton. Copiez-le maintenant : il ne sera plus affiché.
client-program-revoke = Révoquer
client-program-revoke-sure = Révoquer ce jeton ({ $name }) ? Le programme ne pourra plus jouer.
client-program-keep = Le garder
client-program-may = peut { $scopes }
scope-read = regarder
scope-play = répondre
scope-sit = prendre des places
scope-make = créer des tables
