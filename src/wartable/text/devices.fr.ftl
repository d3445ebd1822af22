# Les appareils d’une personne, et les places des absents.

client-devices = Vos appareils
client-devices-count =
    { $count ->
        [one] un appareil
       *[other] { $count } appareils
    }
client-device-here = cet appareil
client-device-unknown = un navigateur
client-device-since = depuis { $when }
client-device-open = ouvert en ce moment
client-device-out = Déconnecter
client-device-out-sure = Déconnecter cet appareil ? Il lui faudra un nouveau code pour revenir.
client-device-out-not = Le garder
client-device-add = Ajouter un appareil
client-device-code = Ouvrez cette table sur votre autre appareil et entrez-y ce code :
client-device-link = Ou ouvrez-y ce lien :
client-device-life = Le code ne sert qu’une fois et reste valable { $minutes } minutes. Toute la table en est informée.
client-device-enter = Je joue déjà ici sur un autre appareil
client-device-enter-about = Sur cet appareil-là, choisissez « Ajouter un appareil », puis entrez le code ici.
client-device-enter-code = Code
client-device-join = Jouer ici aussi
client-link-give = Le lien ne sert qu’une fois : la première personne qui l’ouvre prend la place.
client-guests = Places des autres
client-guests-about = Si quelqu’un est absent depuis { $minutes } min, vous pouvez faire jouer un robot à sa place.

## Ce qui est gardé de quelqu’un

client-known = Ce qui est enregistré sur vous
client-known-nothing = Rien : vous n’êtes à aucune table et n’en avez créé aucune.
client-known-tables =
    Ce navigateur est connu à { $count ->
        [one] une table
       *[other] { $count } tables
    }, par un nombre aléatoire que lui seul connaît.
client-known-names = Votre nom à ces tables : { $names }.
client-forget = M’oublier
client-forget-sure = Vous quittez toutes vos places et votre nom est effacé. Les tables où personne d’autre n’est assis sont supprimées ; ailleurs, un robot joue pour vous. C’est définitif.
client-forget-not = Ne rien changer
client-known-done = C’est fait : plus rien n’est enregistré sur vous.
