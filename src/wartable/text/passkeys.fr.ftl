# Les clés d’accès : se connecter avec une clé que garde un appareil.

where-passkey = clés d’accès
reason-wrong-passkey = cette clé d’accès ne marche pas ici : réessayez, ou connectez-vous avec votre mot de passe
reason-no-such-passkey = cette clé d’accès n’existe pas
reason-too-many-passkeys = vous avez déjà { $most } clés d’accès : retirez-en une d’abord

client-passkeys = Clés d’accès
client-passkeys-about = Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.
client-passkeys-not-here = Ce navigateur ne peut pas utiliser de clé d’accès à cette adresse.
client-passkey-name = Nom de la clé
client-passkey-add = Ajouter une clé d’accès
client-passkey-remove = Retirer
client-passkey-remove-sure = Retirer cette clé d’accès ?
client-passkey-remove-not = La garder
client-passkey-in = Se connecter avec une clé d’accès
client-passkey-not = Aucune clé d’accès n’a été utilisée.
