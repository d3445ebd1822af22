# Les tournois : des joueurs se rencontrent, ronde après ronde, aux tables du serveur.

reason-no-such-tournament = ce tournoi n’existe pas
reason-not-your-tournament = seule la personne qui a créé le tournoi peut faire cela
reason-account-needed = pour un tournoi, il faut un compte : connectez-vous d’abord
reason-tournaments-by-host = sur ce serveur, seul l’hébergeur crée des tournois
reason-too-many-tournaments = vous avez déjà { $most } tournois en cours : terminez-en un d’abord
reason-tournament-begun = le tournoi a commencé : on ne peut plus s’inscrire
reason-tournament-joined = vous êtes déjà inscrit
reason-tournament-full = le tournoi est complet : { $most } participants au plus
reason-tournament-not-in = cette personne ne participe pas au tournoi
reason-tournament-too-few = il faut au moins { $least } participants
reason-tournament-not-playing = le tournoi n’est pas en cours
reason-round-not-over = des parties de cette ronde sont encore en cours
reason-tournament-seat = dans un tournoi, personne ne joue à votre place : continuez, ou abandonnez
reason-tournament-clock = la pendule d’un tournoi est la même à toutes ses tables : elle ne peut pas changer
reason-no-such-game = aucune partie de ce nom n’est en cours dans cette ronde

client-tournaments-about = Jouez contre tout le monde, ou contre ceux qui ont autant de points que vous, ronde après ronde.
client-tournaments-none = Il n’y a pas encore de tournoi.
client-tournaments-sign-in = Pour participer, connectez-vous à votre compte.
client-tournament-new = Nouveau tournoi
client-tournament-title = Titre
client-tournament-format = Appariements
client-format-swiss = Système suisse : à chaque ronde, quelqu’un qui a à peu près autant de points
client-format-round-robin = Toutes rondes : chacun contre chacun
client-tournament-rounds = Rondes (0 : autant qu’il faut)
client-tournament-legs = Parties contre chaque adversaire, en échangeant les camps
client-tournament-hours = Heures par ronde (0 : sans limite)
client-tournament-hours-about = Pour des parties lentes, 336 heures font deux semaines. Quand le temps est écoulé, celui qui doit jouer perd.
client-tournament-auto = Commencer chaque ronde automatiquement
client-tournament-bots = Robots qui participent
client-tournament-create = Créer le tournoi
client-tournament-status-open = Ouvert : on peut encore s’inscrire
client-tournament-status-playing = Ronde { $round } sur { $rounds }
client-tournament-status-over = Terminé
client-tournament-entrants = { $count ->
    [one] un participant
   *[other] { $count } participants
  }
client-tournament-join = S’inscrire
client-tournament-leave = Quitter le tournoi
client-tournament-leave-sure = Quitter ? Vous perdrez la partie en cours.
client-tournament-leave-not = Rester
client-tournament-start = Commencer le tournoi
client-tournament-next = Commencer la ronde suivante
client-tournament-end = Terminer le tournoi
client-tournament-delete = Supprimer le tournoi
client-tournament-delete-sure = Supprimer le tournoi ? Ses tables restent.
client-tournament-delete-not = Le garder
client-tournament-add-bot = Ajouter un robot
client-tournament-remove = Retirer
client-tournament-play = Aller à ma partie
client-tournament-standings = Classement
client-tournament-nobody = Personne n’est encore inscrit.
client-tournament-player = Joueur
client-tournament-points = Points
client-tournament-buchholz = Buchholz
client-tournament-berger = S.-B.
client-tournament-direct = Face à face
client-tournament-wins = Victoires
client-tournament-ties = À égalité de points, les colonnes suivantes départagent, de gauche à droite. Buchholz : les points de tous les adversaires. S.-B. (Sonneborn-Berger) : les points de ceux que vous avez battus, et la moitié en cas de nulle.
client-tournament-left = parti
client-tournament-gone = Compte supprimé
client-tournament-round = Ronde { $round }
client-tournament-due = Jusqu’au { $when }. Celui qui doit jouer à ce moment-là perd.
client-tournament-bye = Exempt : { $who }
client-tournament-watch = Regarder
client-tournament-result = { $points } pour { $who }
client-tournament-award = Décider du résultat
client-tournament-draw = Nulle
client-tournament-awarded = décidé par l’organisateur
client-tournament-walkover = non jouée
client-tournament-running = en cours
client-tournament-legs-count = { $count ->
    [one] une partie contre chaque adversaire
   *[other] { $count } parties contre chaque adversaire
  }
