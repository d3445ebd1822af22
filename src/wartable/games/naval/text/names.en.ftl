# Names and their forms. In a message that is given a ship as `ship`, `$ship` is "Kiev"; `class` is what
# kind of ship it was.

## Seats and teams

seat-alpha = Alpha
seat-bravo = Bravo
seat-charlie = Charlie
seat-delta = Delta
seat-echo = Echo
seat-foxtrot = Foxtrot
team-red = Red
    .the = the Red team
team-blue = Blue
    .the = the Blue team
team-green = Green
    .the = the Green team
team-yellow = Yellow
    .the = the Yellow team
team-white = White
    .the = the White team

## Navies

navy-united-states = United States
    .the = the United States
    .adjective = American
navy-soviet-union = Soviet Union
    .the = the Soviet Union
    .adjective = Soviet
navy-united-kingdom = United Kingdom
    .the = the United Kingdom
    .adjective = British
navy-china = China
    .the = China
    .adjective = Chinese
navy-taiwan = Taiwan
    .the = Taiwan
    .adjective = Taiwanese
navy-japan = Japan
    .the = Japan
    .adjective = Japanese
navy-norway = Norway
    .the = Norway
    .adjective = Norwegian
navy-argentina = Argentina
    .the = Argentina
    .adjective = Argentine
navy-france = France
    .the = France
    .adjective = French

## Ships: United States

ship-enterprise = Enterprise
    .class = Enterprise class
ship-nimitz = Nimitz
    .class = Nimitz class
ship-midway = Midway
    .class = Midway class
ship-new-jersey = New Jersey
    .class = Iowa class
ship-iowa = Iowa
    .class = Iowa class
ship-long-beach = Long Beach
    .class = Long Beach class
ship-california = California
    .class = California class
ship-virginia = Virginia
    .class = Virginia class
ship-ticonderoga = Ticonderoga
    .class = Ticonderoga class
ship-bunker-hill = Bunker Hill
    .class = Ticonderoga class (VLS)
ship-leahy = Leahy
    .class = Leahy class
ship-belknap = Belknap
    .class = Belknap class
ship-kidd = Kidd
    .class = Kidd class
ship-arleigh-burke = Arleigh Burke
    .class = Arleigh Burke class
ship-spruance = Spruance
    .class = Spruance class
ship-charles-f-adams = Charles F. Adams
    .class = Charles F. Adams class
ship-o-h-perry = O.H. Perry
    .class = Oliver Hazard Perry class
ship-george-phillip = George Phillip
    .class = Oliver Hazard Perry class
ship-gary = Gary
    .class = Oliver Hazard Perry class
ship-knox = Knox
    .class = Knox class
ship-tarawa = Tarawa
    .class = Tarawa class
ship-mount-whitney = Mount Whitney
    .class = Blue Ridge class
ship-pegasus = Pegasus
    .class = Pegasus class
ship-los-angeles = Los Angeles
    .class = Los Angeles class
ship-sturgeon = Sturgeon
    .class = Sturgeon class
ship-seawolf = Seawolf
    .class = Seawolf class

## Ships: Soviet Union

ship-kiev = Kiev
    .class = Kiev class (Project 1143)
ship-minsk = Minsk
    .class = Kiev class (Project 1143)
ship-admiral-kuznetsov = Admiral Kuznetsov
    .class = Kuznetsov class (Project 1143.5)
ship-moskva = Moskva
    .class = Moskva class (Project 1123)
ship-kirov = Kirov
    .class = Kirov class (Project 1144)
ship-frunze = Frunze
    .class = Kirov class (Project 1144.2)
ship-slava = Slava
    .class = Slava class (Project 1164)
ship-marshal-ustinov = Marshal Ustinov
    .class = Slava class (Project 1164)
ship-titan = Titan
    .class = Project 1941 Titan (Kapusta), SSV-33 Ural
ship-zhdanov = Zhdanov
    .class = Sverdlov class (Project 68U1)
ship-admiral-isakov = Admiral Isakov
    .class = Kresta II class (Project 1134A)
ship-nikolayev = Nikolayev
    .class = Kara class (Project 1134B)
ship-grozny = Grozny
    .class = Kynda class (Project 58)
ship-sovremenny = Sovremenny
    .class = Sovremenny class (Project 956)
ship-udaloy = Udaloy
    .class = Udaloy class (Project 1155)
ship-ognevoy = Ognevoy
    .class = Modified Kashin class (Project 61MP)
ship-druzhny = Druzhny
    .class = Krivak I class (Project 1135)
ship-rezvy = Rezvy
    .class = Krivak II class (Project 1135M)
ship-smerch = Smerch
    .class = Nanuchka III class (Project 1234.1)
ship-r-60 = R-60
    .class = Tarantul III class (Project 1241.1M)
ship-k-316 = K-316
    .class = Alfa class (Project 705 Lira)
ship-k-503 = K-503
    .class = Charlie II class (Project 670M)
ship-k-324 = K-324
    .class = Victor III class (Project 671RTM)
ship-k-284 = K-284
    .class = Akula class (Project 971)
ship-k-525 = K-525
    .class = Oscar I class (Project 949)
ship-b-248 = B-248
    .class = Kilo class (Project 877)

## Ships: United Kingdom

ship-invincible = Invincible
    .class = Invincible class
ship-hermes = Hermes
    .class = Centaur class
ship-glasgow = Glasgow
    .class = Type 42 (Sheffield class)
ship-sheffield = Sheffield
    .class = Type 42 (Sheffield class)
ship-bristol = Bristol
    .class = Type 82
ship-antrim = Antrim
    .class = County class
ship-broadsword = Broadsword
    .class = Type 22 Batch 1
ship-cornwall = Cornwall
    .class = Type 22 Batch 3
ship-somerset = Somerset
    .class = Type 23 (Duke class)
ship-amazon = Amazon
    .class = Type 21
ship-daring = Daring
    .class = Type 45
ship-fearless = Fearless
    .class = Fearless class
ship-trafalgar = Trafalgar
    .class = Trafalgar class
ship-conqueror = Conqueror
    .class = Churchill class
ship-upholder = Upholder
    .class = Upholder class

## Ships: China

ship-hangzhou = Hangzhou
    .class = Sovremenny class (Project 956E)
ship-fuzhou = Fuzhou
    .class = Sovremenny class (Project 956E)
ship-wuhu = Wuhu
    .class = Type 053H2 (Jianghu III)
ship-725 = 725
    .class = Type 037 (Hainan class)
ship-8119 = 8119
    .class = Type 021 (Huangfeng class)
ship-322 = 322
    .class = Type 039 (Song class)
ship-lanzhou = Lanzhou
    .class = Type 052C (Luyang II)
ship-guangzhou = Guangzhou
    .class = Type 052B (Luyang I)
ship-harbin = Harbin
    .class = Type 052 (Luhu)
ship-jinan = Jinan
    .class = Type 051 (Luda)
ship-xuzhou = Xuzhou
    .class = Type 054A (Jiangkai II)
ship-changzheng-5 = Changzheng 5
    .class = Type 091 (Han class)
ship-shenzhen = Shenzhen
    .class = Type 051B (Luhai)
ship-2208 = 2208
    .class = Type 022 (Houbei class)
ship-366 = 366
    .class = Kilo class (Project 636)

## Ships: Taiwan

ship-kee-lung = Kee Lung
    .class = Kee Lung class (ex-Kidd)
ship-su-ao = Su Ao
    .class = Kee Lung class (ex-Kidd)
ship-cheng-ho = Cheng Ho
    .class = Cheng Kung class (Perry type)
ship-hai-lung = Hai Lung
    .class = Hai Lung class (Zwaardvis type)
ship-kang-ding = Kang Ding
    .class = Kang Ding class (La Fayette type)
ship-chi-yang = Chi Yang
    .class = Chi Yang class (ex-Knox)
ship-tso-ying = Tso Ying
    .class = Kee Lung class (ex-Kidd)
ship-jin-chiang = Jin Chiang
    .class = Jin Chiang class
ship-hai-hu = Hai Hu
    .class = Hai Lung class (Zwaardvis type)

## Ships: Japan

ship-kongo = Kongo
    .class = Kongo class
ship-atago = Atago
    .class = Atago class
ship-hyuga = Hyuga
    .class = Hyuga class
ship-shirane = Shirane
    .class = Shirane class
ship-hatakaze = Hatakaze
    .class = Hatakaze class
ship-murasame = Murasame
    .class = Murasame class
ship-asagiri = Asagiri
    .class = Asagiri class
ship-hatsuyuki = Hatsuyuki
    .class = Hatsuyuki class
ship-hayabusa = Hayabusa
    .class = Hayabusa class
ship-oyashio = Oyashio
    .class = Oyashio class
ship-harushio = Harushio
    .class = Harushio class
ship-abukuma = Abukuma
    .class = Abukuma class

## Ships: Norway

ship-bergen = Bergen
    .class = Oslo class
ship-narvik = Narvik
    .class = Oslo class
ship-trondheim = Trondheim
    .class = Oslo class
ship-oslo = Oslo
    .class = Oslo class
ship-stavanger = Stavanger
    .class = Oslo class
ship-ula = Ula
    .class = Ula class
ship-fridtjof-nansen = Fridtjof Nansen
    .class = Fridtjof Nansen class
ship-skjold = Skjold
    .class = Skjold class
ship-hauk = Hauk
    .class = Hauk class
ship-roald-amundsen = Roald Amundsen
    .class = Fridtjof Nansen class

## Ships: Argentina

ship-hercules = Hercules
    .class = Type 42 (Sheffield class)
ship-veinticinco-de-mayo = Veinticinco de Mayo
    .class = Colossus class
ship-general-belgrano = General Belgrano
    .class = Brooklyn class
ship-almirante-brown = Almirante Brown
    .class = MEKO 360H2
ship-san-luis = San Luis
    .class = Type 209/1200
ship-santa-cruz = Santa Cruz
    .class = TR-1700
ship-santisima-trinidad = Santisima Trinidad
    .class = Type 42 (Sheffield class)
ship-espora = Espora
    .class = MEKO 140A16
ship-drummond = Drummond
    .class = A69 (D’Estienne d’Orves type)
ship-intrepida = Intrepida
    .class = TNC 45

## Ships: France

ship-charles-de-gaulle = Charles de Gaulle
    .class = Charles de Gaulle class
ship-clemenceau = Clemenceau
    .class = Clemenceau class
ship-colbert = Colbert
    .class = Colbert class
ship-suffren = Suffren
    .class = Suffren class
ship-tourville = Tourville
    .class = Tourville class (F67)
ship-cassard = Cassard
    .class = Cassard class (F70 AA)
ship-forbin = Forbin
    .class = Horizon class
ship-georges-leygues = Georges Leygues
    .class = Georges Leygues class (F70 ASW)
ship-la-fayette = La Fayette
    .class = La Fayette class
ship-d-estienne-d-orves = D’Estienne d’Orves
    .class = A69
ship-rubis = Rubis
    .class = Rubis class
ship-foch = Foch
    .class = Clemenceau class
ship-agosta = Agosta
    .class = Agosta class

## Ships: Non-Combatant

ship-non-combatant = Non-Combatant Military Ship
    .class = any naval auxiliary

## Types of ship

vessel-carrier = Aircraft carrier
vessel-light-carrier = Light carrier
vessel-aviation-ship = Helicopter ship
vessel-battleship = Battleship
vessel-gun-cruiser = Gun cruiser
vessel-cruiser = Cruiser
vessel-destroyer = Destroyer
vessel-frigate = Frigate
vessel-fast-craft = Fast craft
vessel-assault-ship = Assault ship
vessel-dock-ship = Dock ship
vessel-command-ship = Command ship
vessel-merchant = Merchant ship
vessel-nuclear-submarine = Nuclear submarine
vessel-missile-submarine = Missile submarine
vessel-diesel-submarine = Diesel submarine

## Action cards

card-rapid-fire = Rapid Fire
card-broadside = Broadside
card-ranging-salvo = Ranging Salvo
card-main-battery = Main Battery
card-radar-directed-fire = Radar-Directed Fire
card-combined-fire = Combined Fire
card-point-blank-fire = Point-Blank Fire
card-heavy-guns = Heavy Guns
card-long-range-salvo = Long-Range Salvo
card-gun-line = Gun Line
card-missile-launch = Missile Launch
card-close-range-launch = Close-Range Launch
card-sea-skimmer = Sea Skimmer
card-guided-strike = Guided Strike
card-coordinated-launch = Coordinated Launch
card-saturation-attack = Saturation Attack
card-cruise-missile-attack = Cruise Missile Attack
card-heavy-cruise-missile = Heavy Cruise Missile
card-torpedo-attack = Torpedo Attack
card-wire-guided-torpedo = Wire-Guided Torpedo
card-torpedo-spread = Torpedo Spread
card-silent-approach = Silent Approach
card-air-support = Air Support
card-maritime-patrol = Maritime Patrol
card-fighter-cover = Fighter Cover
card-bomber-raid = Bomber Raid
card-battle-plan = Battle Plan
card-intelligence = Intelligence
card-near-miss-surface = Near Miss (guns and missiles)
card-near-miss-air = Near Miss (air and missiles)
card-near-miss-underwater = Near Miss (torpedoes and ASW)
card-superior-tactics = Superior Tactics
card-repair = Repair
card-screening-ship = Screening Ship

## Types of card

type-ship = Ship
    .short = Ship
type-submarine = Submarine
    .short = Submarine
type-gun = Gun Combat
    .short = Gun
type-missile = Missile Combat
    .short = Missile
type-torpedo = Torpedo Combat
    .short = Torpedo
type-air-support = Air Support
    .short = Air Support
type-bomber-raid = Bomber Raid
    .short = Bomber Raid
type-battle-plan = Battle Plan
    .short = Battle Plan
type-intelligence = Intelligence
    .short = Intelligence
type-near-miss = Near Miss
    .short = Near Miss
type-superior-tactics = Superior Tactics
    .short = Tactics
type-repair = Repair
    .short = Repair
type-screening-ship = Screening Ship
    .short = Screening Ship

## Weapon symbols

weapon-small-gun = Small Gun
weapon-medium-gun = Medium Gun
weapon-large-gun = Large Gun
weapon-ssm = Surface-to-Surface Missile
weapon-cruise = Cruise Missile
weapon-torpedo = Torpedo

## Types of attack

against-gun = guns
against-ssm = surface-to-surface missiles
against-cruise = cruise missiles
against-torpedo = torpedoes
against-air-strike = air strikes
against-asw = ASW attacks

## Phases

phase-set-up = set-up
phase-actions = actions
phase-defences = opponents’ defences
phase-resolve = resolving attacks
phase-discard = discard
phase-draw = everyone draws

## Decks

deck-actions = Action cards
deck-neutral = No navy

## Scenarios

scenario-none = none
scenario-raider-force-710 = Raider Force-710
scenario-taking-the-bear = Taking the Bear
scenario-falkland-express = Falkland Express
scenario-bay-of-pandas = Bay of Pandas
