# Ce que dit le serveur, quel que soit le jeu. Les raisons sont des parties de phrase.

## Le journal d’une table

log-started = La partie commence.
log-sat = { $name } prend { $seat_the }.
log-left = { $name } quitte sa place ({ $seat }).
log-beside = { $name } rejoint le robot qui joue { $seat_the } et voit ses cartes.
log-taken-over = { $name } reprend { $seat_the } ; plus personne d’autre n’y est assis.
log-device = Un autre appareil rejoint { $seat_the } ({ $count } en tout).
log-device-out = Un appareil est déconnecté ({ $seat }, il en reste { $count }).
log-drawn = Dés et cartes viennent d’un secret du serveur et d’une part donnée par { $seats_the }.
log-drawn-server = C’est le serveur seul qui lance les dés et mélange les cartes.
log-draw-broken = Le tirage des cartes est interrompu ; chacun donne une nouvelle part.
log-deal-new = Toutes les cartes cachées sont redistribuées.
log-deal-kept = Ce qui est caché n’a pas changé : la personne qui a créé cette table le connaît peut-être.
log-no-cover = Une deuxième personne joue désormais ; la partie a commencé avec une seule, donc le choix des personnes interrogées peut révéler quelque chose.
log-bot-sat = Un robot ({ $level }) joue { $seat_the }.
log-bot-failed = Le robot ({ $level }) qui joue { $seat_the } a échoué ; une recrue le remplace.
log-resigned = { $name } abandonne ({ $seat }).
log-undo-asked = { $seat } : « Je peux revenir sur ma réponse ? »
log-undo-agreed = { $seat } : « D’accord. »
log-undo-refused = { $seat } : « Non, elle compte. »
log-undo-withdrawn = { $seat } : « Finalement, je la garde. »
log-undone = Une réponse est reprise ({ $seat }).
log-rematch = La revanche commence à une autre table.

## Pourquoi pas

reason-no-such-seat = cette table n’a pas de place « { $seat } »
reason-no-seat = vous n’avez pas de place ici
reason-not-your-seat = la place « { $seat } » n’est pas à vous
reason-not-your-table = seule la personne qui a créé la table peut le faire
reason-seat-taken = quelqu’un est déjà assis là
reason-own-opponent = vous jouez { $seat_the }, dans un autre camp : vous verriez les cartes des deux
reason-wrong-link = ce lien n’ouvre pas la place : il a peut-être été remplacé par un nouveau
reason-link-used = ce lien a déjà servi. Si c’était vous, ouvrez la table sur cet appareil et choisissez « Ajouter un appareil » ; sinon, demandez une autre place
reason-wrong-code = ce code est faux ou a expiré : créez-en un nouveau sur l’appareil où vous jouez
reason-no-such-device = aucun de vos appareils ne s’appelle ainsi
reason-too-many-devices = au plus { $most } appareils par place : déconnectez-en un d’abord
reason-not-away = la personne qui joue { $seat_the } est là, ou l’était il y a un instant. Vous pourrez le faire dans { $minutes } min si personne ne vient
reason-seed-fixed = les cartes sont déjà tirées, ou en train de l’être
reason-wrong-share = cette part n’est pas celle qui était promise
reason-drawing = les cartes sont en train d’être tirées ; seule la personne qui a créé la table peut recommencer
reason-not-started = la partie n’a pas commencé
reason-started = la partie a déjà commencé
reason-over = la partie est terminée
reason-not-over = la partie n’est pas encore terminée
reason-no-lesson = il n’y a pas de leçon à cette table
reason-stale = cette question a déjà reçu une réponse ou a été annulée
reason-bot-plays = un robot joue { $seat_the } en ce moment ; reprenez d’abord la place
reason-resigned = la place « { $seat } » a été abandonnée
reason-no-bot-there = il n’y a pas de robot que vous puissiez remplacer à la place « { $seat } »
reason-no-reaction = il n’y a rien à quoi réagir pour l’instant
reason-too-many-orders = il y a déjà trop de consignes permanentes
reason-too-many-tables = vous avez déjà trop de tables : terminez des parties, ou fermez les tables où personne n’est venu
reason-nothing-to-undo = personne n’a encore répondu
reason-undo-pending = quelqu’un demande déjà à revenir sur sa réponse : attendez que les autres aient répondu
reason-no-undo-pending = personne ne vous demande à revenir sur sa réponse
reason-unplayable = cela ne peut pas se jouer : c’est contradictoire
reason-bad-request = la demande n’a pas été comprise
reason-bad-request-at = la demande n’a pas été comprise : voyez « { $where } »
reason-not-json = la demande doit être en JSON (type application/json)
reason-bad-origin = la demande vient d’un autre site
reason-no-such-page = il n’y a rien à cette adresse
reason-no-such-table = cette table n’existe pas, ou elle ne vous est pas ouverte
reason-too-large = c’est trop gros
reason-too-fast = trop de demandes à la fois ; réessayez dans un instant
reason-too-many-tries = { $seconds ->
    [one] trop d’essais ; attendez une seconde
   *[other] trop d’essais ; attendez { $seconds } secondes
 }
reason-unreadable = cette table ne peut pas être ouverte : ce qui en a été enregistré est abîmé
reason-not-saved = cela n’a pas pu être enregistré, donc rien n’a été fait ; réessayez dans un instant
reason-server-error = quelque chose s’est mal passé ici ; c’est noté dans le journal
reason-hints-off = les conseils sont désactivés à cette table
reason-no-hint = aucun conseil trouvé à temps ; réessayez
reason-no-cards = ce jeu n’a pas de liste de cartes

## Un serveur sans la page pour navigateurs

serve-title = Wartable
serve-no-client = La page web n’a pas été construite ici. Tables ouvertes :
serve-no-tables = Aucune table n’est ouverte.
serve-listening = Wartable tourne à l’adresse { $address } et garde ses tables dans { $folder }. Pour l’arrêter : Ctrl+C.
command-serve = Lancer un serveur, pour jouer dans le navigateur.
