# Names of cards: card-<nation>-<card>. The basic cards are named like their type.

## Germany

card-germany-abundant-resources = Ressources abondantes
card-germany-atlantic-wall = Mur de l’Atlantique
card-germany-bias-for-action = Prêts au combat
card-germany-blitzkrieg = Blitzkrieg
card-germany-conscription = Conscription
card-germany-dive-bombers = Bombardiers en piqué
card-germany-jet-fighters = Chasseurs à réaction
card-germany-superior-planning = Planification supérieure
card-germany-swedish-iron-ore = Minerai de fer suédois
card-germany-synthetic-fuel = Carburant synthétique
card-germany-volksturm = Volkssturm
card-germany-wolf-packs = Meutes de loups
card-germany-broad-front = Front étendu
card-germany-forced-conscription = Conscription forcée
card-germany-guns-and-butter = Du beurre et des canons
card-germany-military-dictatorships-in-the-balkans = Dictatures militaires dans les Balkans
card-germany-plunder = Pillage
card-germany-the-autobahn = Les autoroutes
card-germany-submarines-enforce-blockade = Les sous-marins imposent le blocus
card-germany-submarines-lead-the-battle-of-the-atlantic = Les sous-marins mènent la bataille de l’Atlantique
card-germany-submarines-of-the-monsoon-group = Les sous-marins du groupe Mousson
card-germany-submarines-prey-on-unprotected-shipping = Les sous-marins s’en prennent aux convois sans escorte
card-germany-submarines-raid-murmansk-convoy = Les sous-marins attaquent le convoi de Mourmansk
card-germany-v-weapons = Armes V1 & V2

## Germany, first edition alone

card-germany-submarines-uk = U-Boot
card-germany-submarines-us = U-Boot
card-germany-submarines-soviet = U-Boot
card-germany-production-initiative = Effort de production

## Germany, Air Marshal

card-germany-admiral-graf-spee = Admiral Graf Spee
card-germany-cloud-cover = Couverture nuageuse
card-germany-ju-52s-airlift-supplies = Les Ju-52 ravitaillent par air
card-germany-ju-87 = Ju-87
card-germany-me-109s-attack-airfields = Les Me-109 attaquent les aérodromes
card-germany-operation-weserubung = Opération Weserübung
card-germany-tactical-innovations = Innovations tactiques
card-germany-the-blitz = Le Blitz

## United Kingdom

card-united-kingdom-australia-forms-the-directorate-of-manpower = L’Australie crée la Direction de la main-d’œuvre
card-united-kingdom-free-france = France libre
card-united-kingdom-lord-linlithgow-declares-india-to-be-at-war = Lord Linlithgow déclare l’Inde en guerre
card-united-kingdom-mackenzie-king-drafts-the-national-resources-mobilization-act = Mackenzie King rédige la loi sur la mobilisation des ressources nationales
card-united-kingdom-resistance = Résistance
card-united-kingdom-the-royal-navy = La Royal Navy
card-united-kingdom-dutch-east-indies = Indes orientales néerlandaises
card-united-kingdom-general-smuts-strengthens-ties-to-uk = Le général Smuts resserre les liens avec le Royaume-Uni
card-united-kingdom-increased-commonwealth-support = Soutien accru du Commonwealth
card-united-kingdom-king-peter-enthroned-in-yugoslavia = Le roi Pierre monte sur le trône de Yougoslavie
card-united-kingdom-ledo-and-burma-roads = Routes de Ledo et de Birmanie
card-united-kingdom-singapore-fortified = Singapour fortifiée
card-united-kingdom-bomber-command = Bomber Command
card-united-kingdom-malta-submarines = Sous-marins de Malte
card-united-kingdom-asw-tactics = Tactiques anti-sous-marines
card-united-kingdom-defensive-posture = Posture défensive
card-united-kingdom-destroyers = Destroyers
card-united-kingdom-enigma-code-cracked = Le code Enigma est percé
card-united-kingdom-loyal-to-the-crown = Loyauté à la Couronne
card-united-kingdom-raf = R.A.F.
card-united-kingdom-rationing = Rationnement

## United Kingdom, first edition alone

card-united-kingdom-enigma = Enigma
card-united-kingdom-singapore = Singapour
card-united-kingdom-mackenzie-king-drafts-the-nrma = Mackenzie King fait voter la mobilisation des ressources nationales

## United Kingdom, Air Marshal

card-united-kingdom-bletchley-park = Bletchley Park
card-united-kingdom-commonwealth-irregulars = Irréguliers du Commonwealth
card-united-kingdom-keep-calm-and-carry-on = Flegme britannique
card-united-kingdom-operation-banquet = Opération Banquet
card-united-kingdom-warsaw-uprising = Insurrection de Varsovie

## Japan

card-japan-forward-bases = Bases avancées
card-japan-greater-east-asia-co-prosperity-sphere = Sphère de coprospérité de la grande Asie orientale
card-japan-imperial-designs = Plans Impériaux
card-japan-unimpeded-merchant-shipping = Marine marchande sans entrave
card-japan-indian-ocean-patrols = Patrouilles dans l’océan Indien
card-japan-submarines-support-pacific-islands = Les sous-marins soutiennent les îles du Pacifique
card-japan-banzai-charge = Charge banzaï
card-japan-battleship-repair = Réparation de cuirassés
card-japan-china-offensive = Offensive en Chine
card-japan-destroyer-transport = Transport avec des destroyers
card-japan-fall-of-singapore = Chute de Singapour
card-japan-kamikaze = Kamikaze
card-japan-kwantung-army = Armée du Guandong
card-japan-mobile-force = Force mobile
card-japan-special-naval-landing-forces = Forces spéciales amphibies
card-japan-surprise-attack = Attaque surprise
card-japan-truk = Truk

## Japan, first edition alone

card-japan-submarines-uk = Sous-marins
card-japan-submarines-us = Sous-marins
card-japan-operation-ketsu-go = Opération Ketsu-Go

## Japan, Air Marshal

card-japan-a6m-zero-sen = A6M Zero-Sen
card-japan-imperial-japanese-navy = Marine impériale japonaise
card-japan-island-fortresses = Îles fortifiées
card-japan-nagumo-commands-the-first-air-fleet = Nagumo commande la première flotte aérienne
card-japan-the-pacific-empire = L’empire du Pacifique
card-japan-tora = Tora
card-japan-yamamoto-aboard-the-yamato = Yamamoto à bord du Yamato

## Soviet Union

card-soviet-union-frontal-assault = Assaut frontal
card-soviet-union-guards = Gardes
card-soviet-union-scorched-earth = Terre brûlée
card-soviet-union-shverniks-evacuation-council = Conseil d’évacuation de Chvernik
card-soviet-union-stavka-forms-artillery-corps = La Stavka forme des corps d’artillerie
card-soviet-union-women-conscripts = Conscription des femmes
card-soviet-union-general-winter = Général Hiver
card-soviet-union-german-soviet-treaty = Traité germano-soviétique d’amitié, de coopération et de démarcation
card-soviet-union-mao-tse-tung = Mao Tsé-toung
card-soviet-union-titos-partisans = Les partisans de Tito
card-soviet-union-trans-siberian-railroad = Transsibérien
card-soviet-union-vasilevsky-takes-command-in-the-far-east = Vassilievski prend le commandement en Extrême-Orient
card-soviet-union-defense-of-the-motherland = Défense de la mère patrie
card-soviet-union-leningrad = Leningrad
card-soviet-union-moscow = Moscou
card-soviet-union-rasputitsa = Raspoutitsa
card-soviet-union-stalingrad = Stalingrad

## Soviet Union, Air Marshal

card-soviet-union-asian-reserves = Réserves d’Asie
card-soviet-union-battle-of-moscow = Bataille de Moscou
card-soviet-union-fortress-rebuilt = Forteresse reconstruite
card-soviet-union-paratroops = Parachutistes
card-soviet-union-partisans = Partisans
card-soviet-union-zhukov-drives-west = Joukov fonce vers l’ouest

## Italy

card-italy-anti-communist-sentiment = Sentiment anticommuniste
card-italy-balkan-resources = Ressources des Balkans
card-italy-bravado = Bravade
card-italy-impero-italiano = L’empire italien
card-italy-mare-nostrum = Mare Nostrum
card-italy-afrika-korps = Afrika Korps
card-italy-division-azul = Division Azul
card-italy-german-aid-in-greece = Aide allemande en Grèce
card-italy-italian-east-africa = Afrique orientale italienne
card-italy-italy-attacks-communists = L’Italie attaque les communistes
card-italy-plunder = Pillage
card-italy-decima-flottiglia-mas = Decima Flottiglia MAS (hommes-grenouilles)
card-italy-regia-marina-closes-shipping-lanes = La Regia Marina ferme les routes maritimes
card-italy-german-reinforcements-counterattack = Les renforts allemands contre-attaquent
card-italy-monte-cassino = Monte Cassino
card-italy-romanian-reinforcements = Renforts roumains
card-italy-skilled-pilots = Pilotes chevronnés

## Italy, Air Marshal

card-italy-golden-square-coup = Coup d’État du Carré d’or
card-italy-macchi-c202 = Macchi C.202
card-italy-regia-aeronautica = Regia Aeronautica
card-italy-somaliland = Campagne de Somalie
card-italy-supermarina = Supermarina

## United States

card-united-states-aircraft-carriers = Porte-avions
card-united-states-american-volunteer-group-expands = L’American Volunteer Group s’étend
card-united-states-amphibious-landings = Débarquements amphibies
card-united-states-flying-fortresses = Forteresses volantes
card-united-states-radar = Radar
card-united-states-rosie-the-riveter = Rosie la riveteuse
card-united-states-superior-shipyards = Chantiers navals supérieurs
card-united-states-wartime-production = Production de guerre
card-united-states-arsenal-of-democracy = Arsenal de la démocratie
card-united-states-fleet-deployed-to-pearl-harbor = Flotte déployée à Pearl Harbor
card-united-states-flexible-resources = Ressources flexibles
card-united-states-free-french-allies = Alliés français libres
card-united-states-guadalcanal = Guadalcanal
card-united-states-lend-lease = Prêt-bail
card-united-states-murmansk-convoy = Convoi de Mourmansk
card-united-states-operation-magic = Opération Magic
card-united-states-patton-advances = Patton avance
card-united-states-theater-shift = Changement de théâtre
card-united-states-b-24-liberator = B-24 Liberator
card-united-states-b-26-marauder = B-26 Marauder
card-united-states-b-29-superfortress = B-29 Superfortress
card-united-states-firestorm-bombing = Bombardiers incendiaires
card-united-states-sbd-dauntless = SBD Dauntless

## United States, first edition alone

card-united-states-bombers = Bombardiers
card-united-states-heavy-bombers = Bombardiers lourds
card-united-states-firestorm-bombers = Bombardiers incendiaires
card-united-states-magic = Magic

## United States, Air Marshal

card-united-states-a-great-sleeping-giant = Un puissant géant qui dort
card-united-states-navajo-code-talkers = Les radios navajos
card-united-states-our-philosophy-of-government = Notre idée du gouvernement
card-united-states-p-51-mustang = P-51 Mustang
card-united-states-pacific-bases = Bases du Pacifique
card-united-states-rangers = Rangers
