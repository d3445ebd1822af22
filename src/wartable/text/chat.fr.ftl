# Ce que les gens se disent à une table.

client-chat = Discussion
client-chat-unread =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
client-chat-empty = Personne n’a encore rien dit. Dites bonjour !
client-chat-seats = Seuls les joueurs peuvent lire ceci.
client-chat-watchers = Seuls les spectateurs peuvent lire ceci, pas les joueurs.
client-chat-write = Message
client-chat-send = Envoyer
client-chat-emotes = Messages rapides
client-chat-offline = Vous êtes hors ligne. Les messages seront là à votre retour.
client-chat-failed = Impossible de charger les messages.
client-chat-more = Que faire de ce message ({ $name })
client-chat-mute = Masquer
client-chat-muted = Masqué : { $name }
client-chat-unmute = Ne plus masquer
client-chat-report = Signaler
client-chat-report-sure = Montrer ce message aux responsables du serveur ?
client-chat-report-not = Ne pas signaler
client-chat-reported = C’est signalé. Les responsables du serveur vont regarder.
client-chat-watcher = Un spectateur
client-chat-off = La personne qui a créé la table a désactivé la discussion.
client-chat-allow = On peut discuter à cette table

emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-wow = Oh là là !
emote-oops = Oups !
emote-thinking = Je réfléchis…

where-text = texte
expected-text-or-emote = un texte ou un message rapide, pas les deux
reason-chat-off = la discussion est désactivée à cette table
reason-silenced = les responsables du serveur vous ont retiré la parole à cette table
reason-own-line = ce message est de vous
reason-no-such-line = ce message n’existe plus
reason-too-many-reports = beaucoup de messages de cette table ont déjà été signalés ; l’hébergeur va les regarder

expected-report = le numéro d’un signalement : voir wartable admin reports
