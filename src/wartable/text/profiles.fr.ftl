# Les profils : parties, résultats et classements des comptes.

reason-no-such-person = personne ne porte ce nom ici, ou son profil est privé

client-players-about = Le classement des joueurs dont le profil est public, par jeu et par édition.
client-players-none = Personne n’est encore classé. Connectez-vous et jouez une partie jusqu’au bout.
client-pool-people = Entre humains
client-pool-bots = Avec des robots
client-profile-since = Membre depuis le { $when }
client-profile-own = C’est votre profil. Vous seul voyez vos parties privées.
client-profile-private = Votre profil est privé : personne d’autre ne le voit.
client-profile-see = Mon profil
client-profile-show = Tout le monde peut voir mon profil : parties aux tables publiques, résultats et classement
client-profile-results = Résultats
client-profile-games = Dernières parties
client-profile-no-games = Aucune partie terminée pour l’instant.
client-profile-against = Face à face
client-profile-against-none = Aucune partie contre d’autres membres pour l’instant.
client-rating = Classement
client-rating-value = { $rating } ± { $doubt }
client-rating-provisional = { $rating } ? ± { $doubt }
client-rating-provisional-about = Avec un point d’interrogation, le classement est provisoire : il faut encore des parties, contre des gens qui jouent aussi avec d’autres.
client-rating-none = –

client-ladder-player = Joueur
client-games-played = Parties
client-results = G–N–P
client-results-about = Gagnées, nulles, perdues
client-profile-opponent = Adversaire
client-profile-won = Gagné
client-profile-drawn = Nulle
client-profile-lost = Perdu
