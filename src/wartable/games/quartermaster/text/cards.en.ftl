# Names of cards: card-<nation>-<card>. The basic cards are named like their type.

## Germany

card-germany-abundant-resources = Abundant Resources
card-germany-atlantic-wall = Atlantic Wall
card-germany-bias-for-action = Bias for Action
card-germany-blitzkrieg = Blitzkrieg
card-germany-conscription = Conscription
card-germany-dive-bombers = Dive Bombers
card-germany-jet-fighters = Jet Fighters
card-germany-superior-planning = Superior Planning
card-germany-swedish-iron-ore = Swedish Iron Ore
card-germany-synthetic-fuel = Synthetic Fuel
card-germany-volksturm = Volksturm
card-germany-wolf-packs = Wolf Packs
card-germany-broad-front = Broad Front
card-germany-forced-conscription = Forced Conscription
card-germany-guns-and-butter = Guns and Butter
card-germany-military-dictatorships-in-the-balkans = Military Dictatorships in the Balkans
card-germany-plunder = Plunder
card-germany-the-autobahn = The Autobahn
card-germany-submarines-enforce-blockade = Submarines Enforce Blockade
card-germany-submarines-lead-the-battle-of-the-atlantic = Submarines Lead the Battle of the Atlantic
card-germany-submarines-of-the-monsoon-group = Submarines of the Monsoon Group
card-germany-submarines-prey-on-unprotected-shipping = Submarines Prey on Unprotected Shipping
card-germany-submarines-raid-murmansk-convoy = Submarines Raid Murmansk Convoy
card-germany-v-weapons = V-Weapons

## Germany, first edition alone

card-germany-submarines-uk = Submarines
card-germany-submarines-us = Submarines
card-germany-submarines-soviet = Submarines
card-germany-production-initiative = Production Initiative

## Germany, Air Marshal

card-germany-admiral-graf-spee = Admiral Graf Spee
card-germany-cloud-cover = Cloud Cover
card-germany-ju-52s-airlift-supplies = Ju-52s Airlift Supplies
card-germany-ju-87 = Ju-87
card-germany-me-109s-attack-airfields = Me-109s Attack Airfields
card-germany-operation-weserubung = Operation Weserübung
card-germany-tactical-innovations = Tactical Innovations
card-germany-the-blitz = The Blitz

## United Kingdom

card-united-kingdom-australia-forms-the-directorate-of-manpower = Australia Forms the Directorate of Manpower
card-united-kingdom-free-france = Free France
card-united-kingdom-lord-linlithgow-declares-india-to-be-at-war = Lord Linlithgow Declares India to Be at War
card-united-kingdom-mackenzie-king-drafts-the-national-resources-mobilization-act = Mackenzie King Drafts the National Resources Mobilization Act
card-united-kingdom-resistance = Resistance
card-united-kingdom-the-royal-navy = The Royal Navy
card-united-kingdom-dutch-east-indies = Dutch East Indies
card-united-kingdom-general-smuts-strengthens-ties-to-uk = General Smuts Strengthens Ties to UK
card-united-kingdom-increased-commonwealth-support = Increased Commonwealth Support
card-united-kingdom-king-peter-enthroned-in-yugoslavia = King Peter Enthroned in Yugoslavia
card-united-kingdom-ledo-and-burma-roads = Ledo and Burma Roads
card-united-kingdom-singapore-fortified = Singapore Fortified
card-united-kingdom-bomber-command = Bomber Command
card-united-kingdom-malta-submarines = Malta Submarines
card-united-kingdom-asw-tactics = ASW Tactics
card-united-kingdom-defensive-posture = Defensive Posture
card-united-kingdom-destroyers = Destroyers
card-united-kingdom-enigma-code-cracked = Enigma Code Cracked
card-united-kingdom-loyal-to-the-crown = Loyal to the Crown
card-united-kingdom-raf = RAF
card-united-kingdom-rationing = Rationing

## United Kingdom, first edition alone

card-united-kingdom-enigma = Enigma
card-united-kingdom-singapore = Singapore
card-united-kingdom-mackenzie-king-drafts-the-nrma = Mackenzie King Drafts the National Resources Mobilization Act

## United Kingdom, Air Marshal

card-united-kingdom-bletchley-park = Bletchley Park
card-united-kingdom-commonwealth-irregulars = Commonwealth Irregulars
card-united-kingdom-keep-calm-and-carry-on = Keep Calm and Carry On
card-united-kingdom-operation-banquet = Operation Banquet
card-united-kingdom-warsaw-uprising = Warsaw Uprising

## Japan

card-japan-forward-bases = Forward Bases
card-japan-greater-east-asia-co-prosperity-sphere = Greater East Asia Co-Prosperity Sphere
card-japan-imperial-designs = Imperial Designs
card-japan-unimpeded-merchant-shipping = Unimpeded Merchant Shipping
card-japan-indian-ocean-patrols = Indian Ocean Patrols
card-japan-submarines-support-pacific-islands = Submarines Support Pacific Islands
card-japan-banzai-charge = Banzai Charge
card-japan-battleship-repair = Battleship Repair
card-japan-china-offensive = China Offensive
card-japan-destroyer-transport = Destroyer Transport
card-japan-fall-of-singapore = Fall of Singapore
card-japan-kamikaze = Kamikaze
card-japan-kwantung-army = Kwantung Army
card-japan-mobile-force = Mobile Force
card-japan-special-naval-landing-forces = Special Naval Landing Forces
card-japan-surprise-attack = Surprise Attack
card-japan-truk = Truk

## Japan, first edition alone

card-japan-submarines-uk = Submarines
card-japan-submarines-us = Submarines
card-japan-operation-ketsu-go = Operation Ketsu-Go

## Japan, Air Marshal

card-japan-a6m-zero-sen = A6M Zero-Sen
card-japan-imperial-japanese-navy = Imperial Japanese Navy
card-japan-island-fortresses = Island Fortresses
card-japan-nagumo-commands-the-first-air-fleet = Nagumo Commands the First Air Fleet
card-japan-the-pacific-empire = The Pacific Empire
card-japan-tora = Tora
card-japan-yamamoto-aboard-the-yamato = Yamamoto aboard the Yamato

## Soviet Union

card-soviet-union-frontal-assault = Frontal Assault
card-soviet-union-guards = Guards
card-soviet-union-scorched-earth = Scorched Earth
card-soviet-union-shverniks-evacuation-council = Shvernik’s Evacuation Council
card-soviet-union-stavka-forms-artillery-corps = Stavka Forms Artillery Corps
card-soviet-union-women-conscripts = Women Conscripts
card-soviet-union-general-winter = General Winter
card-soviet-union-german-soviet-treaty = German-Soviet Treaty of Friendship, Cooperation, and Demarcation
card-soviet-union-mao-tse-tung = Mao Tse-tung
card-soviet-union-titos-partisans = Tito’s Partisans
card-soviet-union-trans-siberian-railroad = Trans-Siberian Railroad
card-soviet-union-vasilevsky-takes-command-in-the-far-east = Vasilevsky Takes Command in the Far East
card-soviet-union-defense-of-the-motherland = Defense of the Motherland
card-soviet-union-leningrad = Leningrad
card-soviet-union-moscow = Moscow
card-soviet-union-rasputitsa = Rasputitsa
card-soviet-union-stalingrad = Stalingrad

## Soviet Union, Air Marshal

card-soviet-union-asian-reserves = Asian Reserves
card-soviet-union-battle-of-moscow = Battle of Moscow
card-soviet-union-fortress-rebuilt = Fortress Rebuilt
card-soviet-union-paratroops = Paratroops
card-soviet-union-partisans = Partisans
card-soviet-union-zhukov-drives-west = Zhukov Drives West

## Italy

card-italy-anti-communist-sentiment = Anti-Communist Sentiment
card-italy-balkan-resources = Balkan Resources
card-italy-bravado = Bravado
card-italy-impero-italiano = Impero Italiano
card-italy-mare-nostrum = Mare Nostrum
card-italy-afrika-korps = Afrika Korps
card-italy-division-azul = Division Azul
card-italy-german-aid-in-greece = German Aid in Greece
card-italy-italian-east-africa = Italian East Africa
card-italy-italy-attacks-communists = Italy Attacks Communists
card-italy-plunder = Plunder
card-italy-decima-flottiglia-mas = Decima Flottiglia MAS (Frogmen)
card-italy-regia-marina-closes-shipping-lanes = Regia Marina Closes Shipping Lanes
card-italy-german-reinforcements-counterattack = German Reinforcements Counterattack
card-italy-monte-cassino = Monte Cassino
card-italy-romanian-reinforcements = Romanian Reinforcements
card-italy-skilled-pilots = Skilled Pilots

## Italy, Air Marshal

card-italy-golden-square-coup = Golden Square Coup
card-italy-macchi-c202 = Macchi C.202
card-italy-regia-aeronautica = Regia Aeronautica
card-italy-somaliland = Somaliland
card-italy-supermarina = Supermarina

## United States

card-united-states-aircraft-carriers = Aircraft Carriers
card-united-states-american-volunteer-group-expands = American Volunteer Group Expands
card-united-states-amphibious-landings = Amphibious Landings
card-united-states-flying-fortresses = Flying Fortresses
card-united-states-radar = Radar
card-united-states-rosie-the-riveter = Rosie the Riveter
card-united-states-superior-shipyards = Superior Shipyards
card-united-states-wartime-production = Wartime Production
card-united-states-arsenal-of-democracy = Arsenal of Democracy
card-united-states-fleet-deployed-to-pearl-harbor = Fleet Deployed to Pearl Harbor
card-united-states-flexible-resources = Flexible Resources
card-united-states-free-french-allies = Free French Allies
card-united-states-guadalcanal = Guadalcanal
card-united-states-lend-lease = Lend Lease
card-united-states-murmansk-convoy = Murmansk Convoy
card-united-states-operation-magic = Operation Magic
card-united-states-patton-advances = Patton Advances
card-united-states-theater-shift = Theater Shift
card-united-states-b-24-liberator = B-24 Liberator
card-united-states-b-26-marauder = B-26 Marauder
card-united-states-b-29-superfortress = B-29 Superfortress
card-united-states-firestorm-bombing = Firestorm Bombing
card-united-states-sbd-dauntless = SBD Dauntless

## United States, first edition alone

card-united-states-bombers = Bombers
card-united-states-heavy-bombers = Heavy Bombers
card-united-states-firestorm-bombers = Firestorm Bombers
card-united-states-magic = Magic

## United States, Air Marshal

card-united-states-a-great-sleeping-giant = A Great, Sleeping Giant
card-united-states-navajo-code-talkers = Navajo Code Talkers
card-united-states-our-philosophy-of-government = Our Philosophy of Government
card-united-states-p-51-mustang = P-51 Mustang
card-united-states-pacific-bases = Pacific Bases
card-united-states-rangers = Rangers
