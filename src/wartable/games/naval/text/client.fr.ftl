# Les mots du client dans le navigateur à une table du jeu naval.

naval-round =
    { $round ->
        [0] Mise en place
       *[other] Tour de jeu { $round }
    }
naval-points = { $count } PV
naval-hand = Vos cartes
naval-hand-empty = Aucune carte en main.
naval-hand-count = main { $count }/{ $size }
naval-rolls = jets { $sign }1
naval-out = hors jeu
naval-row = Rangée { $row }
naval-takes = { $ship_the } reçoit l’attaque { $attack }
naval-submarines = Sous-marins
naval-chosen = Choisis
naval-reserve = Réserve
naval-sunk = A coulé :
naval-active = actif
naval-passive = passif
naval-damage = dégâts { $count }
naval-submarine = sous-marin
naval-sinks = touché, il coule
naval-sinks-on = { $count } ou plus le coule
naval-large-gun = un canon de gros calibre le coule
naval-hard = difficile à stopper (−{ $count })
naval-aimed =
    { $count ->
        [one] une attaque
       *[other] { $count } attaques
    }
naval-attacks = Attaques
naval-no-attack = Pas encore d’attaque : appuyez sur ce qui brille.
naval-attack-open = en cours
naval-attack-stopped = stoppée
naval-attack-resolved = résolue
naval-won = { $who } a gagné !
naval-draw = Personne n’a gagné.
naval-hull-left = coque { $left } sur { $hull }
naval-acted = a agi
naval-vp = PV
naval-any-range = toutes
naval-reinforcement = Valeur en renforts
naval-sinks-short = { $count }+ coule
naval-sinks-plain = coule
naval-odds-stopped = stoppée { $percent } %
naval-odds-sunk = coulé { $percent } %
naval-open-fleet = Ouvrir cette flotte
naval-by-air-strike = Frappe aérienne
naval-by-asw = Chasse au sous-marin
naval-place = { $ship } ici
naval-queue = Encore à placer
naval-defences = Vos défenses
naval-dice = Dés
naval-dice-coming = Encore à lancer
naval-dice-rolled = Derniers dés lancés
naval-dice-none = Aucun dé n’a encore été lancé.
naval-die-hit = touché
naval-die-missed = manqué
naval-die-stopped = stoppée
naval-die-through = raté

## Ce que disent les signes d’un navire, et pourquoi une carte ne se joue pas, en quelques mots

naval-signs = Ce que veulent dire les signes
naval-sign-small-gun = Canon de petit calibre
naval-sign-medium-gun = Canon de moyen calibre
naval-sign-large-gun = Canon de gros calibre
naval-sign-ssm = Missile surface-surface
naval-sign-cruise = Missile de croisière
naval-sign-torpedo = Torpilles, s’il est actif
naval-sign-air-strike = pour couler un navire par frappe aérienne
naval-sign-asw = pour couler un sous-marin
naval-sign-defence = pour stopper frappe aérienne ou missile de croisière
naval-sign-evasion = pour esquiver toute attaque
naval-sign-passive = pour esquiver s’il est passif
naval-sign-active = pour esquiver s’il est actif
naval-sign-command = cartes en plus dans votre main
naval-why =
    { $why ->
        [no-active] Aucun sous-marin actif
        [acted] Ces navires ont déjà agi
        [no-platform] Aucun navire n’a cette arme
        [out-of-range] Hors de portée
        [only-reaction] Quand un autre joue une carte
        [only-copy] Avec une autre carte
        [only-defence] Quand on vous attaque
        [no-damage] Rien à réparer
        [cost] Pas assez d’autres cartes
        [no-target] Aucune cible
        [does-not-stop] Ne stoppe pas cela
        [declared] Dans votre défense
       *[other] Pas maintenant
    }
naval-navies = Marines
naval-navy-size = { $count } navires, { $points } PV
naval-shop = Navires au choix
naval-shop-fleet = Choisissez votre flotte, en secret
naval-shop-about = Les navires que vous laissez forment votre réserve.
naval-shop-reserve = Votre réserve
naval-shop-reserve-about = Payez avec des cartes de votre main, puis prenez des navires.
naval-basket = Votre flotte pour l’instant
naval-points-left = PV sur { $total }
naval-points-to-spend = PV à dépenser
naval-short = il manque { $count }
naval-filter = N’afficher que
naval-filter-all = Tous ({ $count })
naval-trait-air = Frappes aériennes
naval-trait-missiles = Missiles
naval-trait-guns = Canons
naval-trait-hunters = Chasse aux sous-marins
naval-trait-defence = Défense aérienne
naval-trait-submarines = Sous-marins
naval-trait-command = Commandement
naval-suggest = Proposer :
naval-style-balanced = Équilibrée
naval-style-missiles = Missiles
naval-style-submarines = Sous-marins

setting-seats = Places
setting-seats-about = Combien de flottes s’affrontent ; les robots prennent celles que personne ne joue.
setting-scenario = Scénario
setting-scenario-about = Une bataille avec des flottes données, ou des flottes de votre choix.
value-scenario-none = Flottes au choix
value-scenario-raider-force-710 = { scenario-raider-force-710 }
value-scenario-taking-the-bear = { scenario-taking-the-bear }
value-scenario-falkland-express = { scenario-falkland-express }
value-scenario-bay-of-pandas = { scenario-bay-of-pandas }
setting-fleet = Taille des flottes
setting-fleet-about = Points pour les navires, autant que vous voulez ; il faut en couler autant pour gagner.
setting-ships = Navires
setting-ships-about = Les navires de la boîte, ou aussi ceux de l’extension.
value-ships-core = Boîte
value-ships-extended = Avec l’extension
setting-teams = Équipes
setting-teams-about = Chacun pour soi, ou en équipes, placées comme vous voulez. Une équipe partage ses points.
value-teams-off = Aucune
value-teams-two = Deux
value-teams-three = Trois
value-teams-own = Comme choisi ci-dessous
setting-row-defence = Défense par rangées
setting-row-defence-about = Une frappe aérienne doit obtenir un de plus contre la rangée 2, deux de plus contre la rangée 3.
setting-stock = Cartes achetées
setting-stock-about = On achète des cartes Action avant la partie.
value-fleet-15 = 15
value-fleet-20 = 20
value-fleet-25 = 25
value-fleet-30 = 30
value-fleet-35 = 35
value-fleet-40 = 40
value-fleet-45 = 45
value-fleet-50 = 50

## Before a game

game-about = Les flottes de neuf marines modernes, avec missiles, canons, torpilles et dés. De 2 à 6 personnes, une demi-heure.

naval-phases = Phases du tour de joueur
naval-phase-actions = Actions
naval-phase-defences = Défenses
naval-phase-resolve = Résolution
naval-phase-discard = Défausse
naval-phase-draw = Pioche
naval-step-navies = Marines
naval-step-cards = Cartes
naval-step-fleets = Flottes
naval-step-formation = Formation
naval-scenario-rules = Règles particulières
naval-cancelled = Ce qui serait annulé
naval-story-raider-force-710 = La côte norvégienne est longue, et ses navires sont peu nombreux. Une force soviétique se glisse le long de la côte, et quatre bâtiments norvégiens sortent des fjords pour l’arrêter.
naval-story-taking-the-bear = Un groupe américain de porte-avions navigue loin au nord. La marine soviétique le laisse venir, puis frappe avec tout ce qu’elle a, et des bombardiers sont en route.
naval-story-falkland-express = Un navire de ravitaillement fonce vers les îles, avec une seule frégate à ses côtés. Un destroyer argentin a trois tours de jeu pour le rattraper.
naval-story-bay-of-pandas = Au large de Taïwan, un cargo est en difficulté. La flotte chinoise approche, et les navires taïwanais s’interposent.

## La fin

ended-goal = L’objectif de { $points } points est atteint à la fin du tour de jeu { $round }.
ended-afloat = Un seul camp était encore à flot. Tour de jeu { $round }.
ended-rounds = Le tour de jeu { $round } était le dernier.
ended-escort-sunk = Le navire non combattant a été coulé au tour de jeu { $round }.
ended-escort-saved = Le navire non combattant était encore à flot à la fin du tour de jeu { $round }.
count-attacks = Attaques
count-stopped = Attaques stoppées
count-sunk = Navires coulés
count-lost = Navires perdus
