# Ce que dit le serveur, quel que soit le jeu. Les raisons sont des parties de phrase.

## Le journal d’une table

log-started = la partie commence
log-sat = { $name } prend { $seat }
log-left = { $name } quitte { $seat }
log-beside = { $name } s’assied à côté du robot de { $seat } et voit ses cartes
log-taken-over = { $name } reprend { $seat } ; plus personne d’autre n’y est assis
log-device = un autre appareil rejoint { $seat } ({ $count } en tout)
log-device-out = un appareil est écarté de { $seat } (il en reste { $count })
log-drawn = les cartes sont tirées d’un secret du serveur et d’une part de { $seats_the }
log-drawn-server = les cartes sont tirées par le serveur
log-draw-broken = le tirage des cartes est interrompu ; toutes les parts sont jetées et refaites
log-deal-new = toutes les cartes cachées sont redistribuées
log-deal-kept = les cartes cachées sont restées les mêmes : qui a créé cette table les connaît peut-être
log-no-cover = une deuxième personne joue désormais ; la partie a commencé avec une seule, donc les questions posées peuvent révéler quelque chose
log-bot-sat = un robot ({ $level }) joue { $seat }
log-bot-failed = le robot ({ $level }) de { $seat } a échoué ; une recrue le remplace
log-resigned = { $name } abandonne { $seat }
log-undo-asked = { $seat } demande à reprendre une réponse
log-undo-agreed = { $seat } est d’accord
log-undo-refused = { $seat } n’est pas d’accord
log-undo-withdrawn = { $seat } maintient la réponse
log-undone = { $seat } reprend une réponse
log-rematch = la partie suivante commence à une autre table

## Pourquoi pas

reason-no-such-seat = cette table n’a pas de siège { $seat }
reason-no-seat = vous n’avez pas de siège ici
reason-not-your-seat = { $seat } n’est pas votre siège
reason-not-your-table = seule la personne qui a créé la table peut le faire
reason-seat-taken = quelqu’un y est déjà assis
reason-wrong-link = ce lien n’ouvre pas le siège : il a peut-être été remplacé par un nouveau
reason-link-used = ce lien a déjà servi. Si c’était vous, ouvrez la table sur cet appareil et choisissez « Ajouter un appareil » ; sinon, demandez une autre place
reason-wrong-code = ce code ne vaut rien, ou plus rien : créez-en un nouveau sur l’appareil où vous êtes assis
reason-no-such-device = il n’y a pas d’appareil de ce nom à vos places
reason-too-many-devices = au plus { $most } appareils par place : écartez-en un d’abord
reason-not-away = { $seat } est là, ou l’était il y a un instant. Vous pourrez le faire dans { $minutes } min si personne ne vient
reason-seed-fixed = les cartes sont déjà tirées, ou en train de l’être
reason-wrong-share = cette part n’est pas celle qui était promise
reason-drawing = les cartes sont en train d’être tirées ; seule la personne qui a créé la table peut recommencer
reason-not-started = la partie n’a pas commencé
reason-started = la partie a déjà commencé
reason-over = la partie est terminée
reason-not-over = la partie n’est pas encore terminée
reason-stale = cette question a reçu sa réponse ou a été annulée entre-temps
reason-bot-plays = un robot joue { $seat } en ce moment ; reprenez d’abord le siège
reason-resigned = { $seat } a été abandonné
reason-no-bot-there = aucun robot que vous pourriez remplacer ne joue { $seat }
reason-no-reaction = il n’y a rien à quoi réagir en ce moment
reason-too-many-orders = il y a déjà trop d’ordres permanents
reason-too-many-tables = vous avez déjà trop de tables : terminez des parties, ou fermez les tables où personne n’est venu
reason-nothing-to-undo = personne n’a encore répondu
reason-undo-pending = quelqu’un attend déjà que les autres acceptent une annulation
reason-no-undo-pending = personne ne vous demande d’accepter une annulation
reason-unplayable = cela ne peut se jouer : quelque chose s’y contredit
reason-bad-request = la demande n’a pas été comprise
reason-bad-origin = la demande vient d’un autre site
reason-no-such-page = il n’y a rien à cette adresse
reason-no-such-table = cette table n’existe pas, ou elle ne vous est pas ouverte
reason-too-large = c’est trop grand
reason-too-fast = c’était trop à la fois ; réessayez dans un instant
reason-old-rules = cette partie a été jouée selon des règles qui ont changé depuis
reason-other-rules = cette partie a été jouée avec d’autres règles que celles de cette version : elle ne peut pas continuer ici
reason-unreadable = cette table ne peut pas être ouverte : ce qui en a été enregistré ne concorde pas
reason-not-saved = cela n’a pas pu être enregistré, donc rien n’a été fait ; réessayez dans un instant
reason-server-error = quelque chose s’est mal passé ici ; c’est noté
reason-hints-off = il n’y a pas de conseils à cette table
reason-no-hint = aucun conseil n’a été trouvé à temps ; essayez de nouveau
reason-no-cards = ce jeu n’a pas de liste de cartes

## Un serveur sans la page pour navigateurs

serve-title = Wartable
serve-no-client = La page pour navigateurs n’a pas été construite ici. Ces tables sont ouvertes :
serve-no-tables = Aucune table n’est ouverte.
serve-listening = Wartable écoute à { $address } et garde ses tables dans { $folder }. Ctrl+C l’arrête.
command-serve = Servir des tables aux navigateurs.
