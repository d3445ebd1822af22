# Les mots des tables : les listes, les invitations, les places libres, les tables disparues.

## Des listes de tables

client-running-tables = Parties en cours
client-finished-tables = Parties terminées
client-finished-count =
    { $count ->
        [one] Une partie terminée
       *[other] { $count } parties terminées
    }
client-to-play = À jouer : { $who }
client-more-seats = { $who } et { $count } autres
client-just-now = à l’instant
client-look-at = Revoir la partie
client-take-seat = Prendre une place
client-you-play = Vous jouez { $who }
client-others = avec { $who }

## Une table disparue

client-gone = Table introuvable
client-gone-about = Elle a peut-être été fermée ou supprimée, ou le lien n’est pas complet. Si un ami vous l’a envoyé, demandez-lui un nouveau lien.
client-gone-play = Jouer une autre partie
client-gone-lobby = Aller au salon

## Une invitation

client-invited = { $who } vous invite à une partie
client-invited-nobody = Vous êtes invité à une partie
client-invited-seat = Votre place : { $seat }
client-invited-bot = Un robot joue votre place pour l’instant. Vous le remplacez en vous asseyant.
client-invited-who = À la table
client-invited-name = Comment voulez-vous qu’on vous appelle ?
client-invited-accept = S’asseoir
client-here = en ligne
client-away = hors ligne

## Des places libres

client-start-open =
    { $count ->
        [one] Une place est encore libre. Que faire ?
       *[other] { $count } places sont encore libres. Que faire ?
    }
client-start-fill = Commencer avec des robots
client-start-wait = Attendre les joueurs
client-start-as-is = Commencer et les laisser libres
client-stalled = La partie attend quelqu’un
client-copy-link = Copier le lien
