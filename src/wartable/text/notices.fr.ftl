# Les avis : quelqu’un qui n’est pas à la table apprend que c’est son tour.

notice-title = À vous de jouer : { $title }
notice-text = Votre réponse est attendue ({ $seat }).
notice-left = Temps restant : { $time }.
notice-stop = Vous ne voulez plus de ces messages ? Arrêtez-les ici :
notice-confirm-title = Voulez-vous des messages de Wartable ?
notice-confirm-text = Quelqu’un nous a demandé d’écrire à cette adresse quand c’est à cette personne de jouer. Si c’est vous, ouvrez ce lien. Sinon, ne faites rien : vous ne recevrez plus de message.

option-notices = Prévenir les absents que c’est à eux de jouer ; le reste est dans le fichier de réglages.
expected-longer-than-cover = plus de secondes qu’un refus caché n’en prend ({ $most })
expected-mail-server = un serveur de courrier, comme smtp://nom:motdepasse@mail.example.org:587
expected-mail-address = une adresse e-mail
expected-secure-address = une adresse web qui commence par https://
expected-push-target = ce que le service de notifications a donné à votre navigateur
expected-notices = des réglages pour les notifications, comme dans la documentation
where-kind = type de notification
reason-too-many-notices = vous pouvez être prévenu de { $most } façons au plus ; retirez-en une d’abord
reason-mail-asked = nous avons déjà écrit à cette adresse ; cherchez-y le message, ou réessayez demain
reason-mail-blocked = la personne qui lit cette adresse ne veut pas de messages de notre part
reason-notice-link = ce lien est trop ancien, ou il a déjà servi
reason-no-such-notice = cette notification a déjà été retirée

client-notices-about = Quand c’est à vous de jouer et que vous n’êtes pas là, nous pouvons vous prévenir. Une notification dit quelle table vous attend, et rien de vos cartes.
client-notices-quiet =
    { $seconds ->
        [one] Vous recevez une notification par question, après une seconde.
       *[other] Vous recevez une notification par question, après { $seconds } secondes.
    }
client-notices-loading = Chargement…
client-notices-empty = Vous ne recevez pas encore de notifications.
client-notices-offline = Vous êtes hors ligne. Vous pourrez changer cela à votre retour.
client-notices-failed = Vos notifications n’ont pas pu être chargées.
client-notices-here = Sur cette page
client-notices-page = Afficher une notification quand cette page est ouverte en arrière-plan
client-notices-denied = Votre navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
client-notices-push = Sur cet appareil, même quand la page est fermée
client-notices-push-refused = Votre navigateur n’a pas autorisé les notifications. Autorisez-les pour ce site dans ses réglages ; elles ne marchent pas dans une fenêtre privée.
client-notices-push-none = Votre navigateur ne peut pas afficher de notifications quand la page est fermée.
client-notices-none = Ce serveur n’envoie pas de notifications ailleurs.
client-notices-elsewhere = Ailleurs
client-notices-add = Ajouter
client-notices-way-mail = E-mail
client-notices-way-webhook = Adresse web (webhook)
client-notices-way-discord = Discord (webhook)
client-notices-way-push = Navigateur
client-notices-target-mail = Votre adresse e-mail
client-notices-target-webhook = Adresse à appeler
client-notices-target-discord = Adresse du webhook
client-notices-unconfirmed = Pas encore confirmée. Ouvrez le lien du message que nous avons envoyé.
client-notices-failing = La dernière notification n’a pas pu être envoyée.
client-notices-remove = Retirer
client-notices-confirm-about = Voulez-vous y recevoir un message quand c’est à vous de jouer ?
client-notices-confirm-yes = Oui, envoyez-les
client-notices-confirmed = C’est fait. Vous recevrez les messages à { $target }.
client-notices-stop = Arrêter les messages
client-notices-stop-about = Plus rien ne vous y sera envoyé.
client-notices-stop-yes = Les arrêter
client-notices-stopped = C’est fait. Plus rien ne sera envoyé à { $target }.
