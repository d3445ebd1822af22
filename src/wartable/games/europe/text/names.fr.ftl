# Names and their forms. In a message that is given a country as `country`, `$country_in` is « en Pologne ».

## Factions

faction-axis = Axe
    .the = l’Axe
    .of = de l’Axe
faction-western = Occidentaux
    .the = les Occidentaux
    .of = des Occidentaux
faction-soviet = Soviétiques
    .the = les Soviétiques
    .of = des Soviétiques

## Countries

country-germany = Allemagne
    .the = l’Allemagne
    .in = en Allemagne
    .of = de l’Allemagne
country-slovakia = Slovaquie
    .the = la Slovaquie
    .in = en Slovaquie
    .of = de la Slovaquie
country-poland = Pologne
    .the = la Pologne
    .in = en Pologne
    .of = de la Pologne
country-soviet-union = Union soviétique
    .the = l’Union soviétique
    .in = en Union soviétique
    .of = de l’Union soviétique
country-lithuania = Lituanie
    .the = la Lituanie
    .in = en Lituanie
    .of = de la Lituanie
country-hungary = Hongrie
    .the = la Hongrie
    .in = en Hongrie
    .of = de la Hongrie
country-romania = Roumanie
    .the = la Roumanie
    .in = en Roumanie
    .of = de la Roumanie
country-france = France
    .the = la France
    .in = en France
    .of = de la France
country-united-kingdom = Royaume-Uni
    .the = le Royaume-Uni
    .in = au Royaume-Uni
    .of = du Royaume-Uni
country-united-states = États-Unis
    .the = les États-Unis
    .in = aux États-Unis
    .of = des États-Unis
country-belgium = Belgique
    .the = la Belgique
    .in = en Belgique
    .of = de la Belgique
country-netherlands = Pays-Bas
    .the = les Pays-Bas
    .in = aux Pays-Bas
    .of = des Pays-Bas
country-luxembourg = Luxembourg
    .the = le Luxembourg
    .in = au Luxembourg
    .of = du Luxembourg
country-italy = Italie
    .the = l’Italie
    .in = en Italie
    .of = de l’Italie
country-switzerland = Suisse
    .the = la Suisse
    .in = en Suisse
    .of = de la Suisse
country-other = { $id }
    .the = { $id }
    .in = en { $id }
    .of = de { $id }

## Cities, and hexes without one

city-other =
    { $start ->
        [digit] hex { $id }
       *[letter] { $id }
    }
    .in = { $start ->
        [digit] à l’hex { $id }
       *[letter] à { $id }
    }
    .of = { $start ->
        [digit] de l’hex { $id }
       *[letter] de { $id }
    }
city-allenstein = Allenstein
    .in = à Allenstein
    .of = d’Allenstein
city-amiens = Amiens
    .in = à Amiens
    .of = d’Amiens
city-amsterdam = Amsterdam
    .in = à Amsterdam
    .of = d’Amsterdam
city-antwerp = Anvers
    .in = à Anvers
    .of = d’Anvers
city-arnhem = Arnhem
    .in = à Arnhem
    .of = d’Arnhem
city-baranowicze = Baranowicze
    .in = à Baranowicze
    .of = de Baranowicze
city-belfort = Belfort
    .in = à Belfort
    .of = de Belfort
city-berlin = Berlin
    .in = à Berlin
    .of = de Berlin
city-bern = Berne
    .in = à Berne
    .of = de Berne
city-bialystok = Białystok
    .in = à Białystok
    .of = de Białystok
city-birmingham = Birmingham
    .in = à Birmingham
    .of = de Birmingham
city-bordeaux = Bordeaux
    .in = à Bordeaux
    .of = de Bordeaux
city-bourges = Bourges
    .in = à Bourges
    .of = de Bourges
city-bremen = Brême
    .in = à Brême
    .of = de Brême
city-breslau = Breslau
    .in = à Breslau
    .of = de Breslau
city-brest = Brest-Litovsk
    .in = à Brest-Litovsk
    .of = de Brest-Litovsk
city-brussels = Bruxelles
    .in = à Bruxelles
    .of = de Bruxelles
city-bydgoszcz = Bydgoszcz
    .in = à Bydgoszcz
    .of = de Bydgoszcz
city-caen = Caen
    .in = à Caen
    .of = de Caen
city-cernauti = Cernăuți
    .in = à Cernăuți
    .of = de Cernăuți
city-cherbourg = Cherbourg
    .in = à Cherbourg
    .of = de Cherbourg
city-clermont = Clermont-Ferrand
    .in = à Clermont-Ferrand
    .of = de Clermont-Ferrand
city-cologne = Cologne
    .in = à Cologne
    .of = de Cologne
city-creusot = Le Creusot
    .in = au Creusot
    .of = du Creusot
city-dijon = Dijon
    .in = à Dijon
    .of = de Dijon
city-dover = Douvres
    .in = à Douvres
    .of = de Douvres
city-dresden = Dresde
    .in = à Dresde
    .of = de Dresde
city-dunkirk = Dunkerque
    .in = à Dunkerque
    .of = de Dunkerque
city-eindhoven = Eindhoven
    .in = à Eindhoven
    .of = d’Eindhoven
city-frankfurt = Francfort
    .in = à Francfort
    .of = de Francfort
city-gdynia = Gdynia
    .in = à Gdynia
    .of = de Gdynia
city-ghent = Gand
    .in = à Gand
    .of = de Gand
city-groningen = Groningue
    .in = à Groningue
    .of = de Groningue
city-hannover = Hanovre
    .in = à Hanovre
    .of = de Hanovre
city-harwich = Harwich
    .in = à Harwich
    .of = de Harwich
city-katowice = Katowice
    .in = à Katowice
    .of = de Katowice
city-kaunas = Kaunas
    .in = à Kaunas
    .of = de Kaunas
city-koblenz = Coblence
    .in = à Coblence
    .of = de Coblence
city-koenigsberg = Königsberg
    .in = à Königsberg
    .of = de Königsberg
city-kosice = Košice
    .in = à Košice
    .of = de Košice
city-kowel = Kowel
    .in = à Kowel
    .of = de Kowel
city-krakow = Cracovie
    .in = à Cracovie
    .of = de Cracovie
city-le-havre = Le Havre
    .in = au Havre
    .of = du Havre
city-le-mans = Le Mans
    .in = au Mans
    .of = du Mans
city-liege = Liège
    .in = à Liège
    .of = de Liège
city-lille = Lille
    .in = à Lille
    .of = de Lille
city-limoges = Limoges
    .in = à Limoges
    .of = de Limoges
city-lodz = Łódź
    .in = à Łódź
    .of = de Łódź
city-london = Londres
    .in = à Londres
    .of = de Londres
city-lublin = Lublin
    .in = à Lublin
    .of = de Lublin
city-luxembourg = Luxembourg-Ville
    .in = à Luxembourg-Ville
    .of = de Luxembourg-Ville
city-lwow = Lwów
    .in = à Lwów
    .of = de Lwów
city-lyon = Lyon
    .in = à Lyon
    .of = de Lyon
city-mannheim = Mannheim
    .in = à Mannheim
    .of = de Mannheim
city-milan = Milan
    .in = à Milan
    .of = de Milan
city-minsk = Minsk
    .in = à Minsk
    .of = de Minsk
city-muenster = Münster
    .in = à Münster
    .of = de Münster
city-nancy = Nancy
    .in = à Nancy
    .of = de Nancy
city-nantes = Nantes
    .in = à Nantes
    .of = de Nantes
city-orleans = Orléans
    .in = à Orléans
    .of = d’Orléans
city-ostrava = Ostrava
    .in = à Ostrava
    .of = d’Ostrava
city-paris = Paris
    .in = à Paris
    .of = de Paris
city-pinsk = Pinsk
    .in = à Pinsk
    .of = de Pinsk
city-poitiers = Poitiers
    .in = à Poitiers
    .of = de Poitiers
city-portsmouth = Portsmouth
    .in = à Portsmouth
    .of = de Portsmouth
city-poznan = Poznań
    .in = à Poznań
    .of = de Poznań
city-prague = Prague
    .in = à Prague
    .of = de Prague
city-presov = Prešov
    .in = à Prešov
    .of = de Prešov
city-proskurov = Proskourov
    .in = à Proskourov
    .of = de Proskourov
city-przemysl = Przemyśl
    .in = à Przemyśl
    .of = de Przemyśl
city-radom = Radom
    .in = à Radom
    .of = de Radom
city-reims = Reims
    .in = à Reims
    .of = de Reims
city-rennes = Rennes
    .in = à Rennes
    .of = de Rennes
city-rotterdam = Rotterdam
    .in = à Rotterdam
    .of = de Rotterdam
city-rouen = Rouen
    .in = à Rouen
    .of = de Rouen
city-rowne = Równe
    .in = à Równe
    .of = de Równe
city-ruhr = Essen
    .in = à Essen
    .of = d’Essen
city-saarbruecken = Sarrebruck
    .in = à Sarrebruck
    .of = de Sarrebruck
city-sedan = Sedan
    .in = à Sedan
    .of = de Sedan
city-stanislawow = Stanisławów
    .in = à Stanisławów
    .of = de Stanisławów
city-stettin = Stettin
    .in = à Stettin
    .of = de Stettin
city-strasbourg = Strasbourg
    .in = à Strasbourg
    .of = de Strasbourg
city-stuttgart = Stuttgart
    .in = à Stuttgart
    .of = de Stuttgart
city-tours = Tours
    .in = à Tours
    .of = de Tours
city-trier = Trèves
    .in = à Trèves
    .of = de Trèves
city-troyes = Troyes
    .in = à Troyes
    .of = de Troyes
city-turin = Turin
    .in = à Turin
    .of = de Turin
city-verdun = Verdun
    .in = à Verdun
    .of = de Verdun
city-warsaw = Varsovie
    .in = à Varsovie
    .of = de Varsovie
city-wilno = Wilno
    .in = à Wilno
    .of = de Wilno
city-zhitomir = Jitomir
    .in = à Jitomir
    .of = de Jitomir
city-zilina = Žilina
    .in = à Žilina
    .of = de Žilina

## Seas and off-map zones

sea-baltic = mer Baltique
    .the = la mer Baltique
    .in = en mer Baltique
sea-north-sea = mer du Nord
    .the = la mer du Nord
    .in = en mer du Nord
sea-channel = Manche
    .the = la Manche
    .in = dans la Manche
sea-biscay = golfe de Gascogne
    .the = le golfe de Gascogne
    .in = dans le golfe de Gascogne
zone-west-wall = Westwall
    .the = le Westwall
    .in = au Westwall
zone-eastern-marches = marches de l’Est
    .the = les marches de l’Est
    .in = dans les marches de l’Est
zone-southern-france = sud de la France
    .the = le sud de la France
    .in = dans le sud de la France
sea-other = { $id }
    .the = { $id }
    .in = en { $id }
zone-other = { $id }
    .the = { $id }
    .in = à { $id }

## Units

unit-other = { $id }
    .the = { $id }
unit-advanced-air-striking-force = force aérienne avancée
    .the = la force aérienne avancée
unit-belgian-army = armée belge
    .the = l’armée belge
unit-bernolak-army = armée Bernolák
    .the = l’armée Bernolák
unit-british-expeditionary-force = corps expéditionnaire britannique
    .the = le corps expéditionnaire britannique
unit-british-ii-corps = IIe corps britannique
    .the = le IIe corps britannique
unit-carpathian-army = armée Carpates
    .the = l’armée Carpates
unit-cavalry-mechanized-group = groupe mécanisé de cavalerie
    .the = le groupe mécanisé de cavalerie
unit-channel-convoys = convois de la Manche
    .the = les convois de la Manche
unit-dutch-field-army = armée de campagne néerlandaise
    .the = l’armée de campagne néerlandaise
unit-eastern-command = commandement de l’Est
    .the = le commandement de l’Est
unit-fighter-command = commandement de la chasse
    .the = le commandement de la chasse
unit-fortress-holland = forteresse Hollande
    .the = la forteresse Hollande
unit-french-10th-army = 10e armée française
    .the = la 10e armée française
unit-french-1st-army = 1re armée française
    .the = la 1re armée française
unit-french-2nd-army = 2e armée française
    .the = la 2e armée française
unit-french-3rd-army = 3e armée française
    .the = la 3e armée française
unit-french-4th-army = 4e armée française
    .the = la 4e armée française
unit-french-5th-army = 5e armée française
    .the = la 5e armée française
unit-french-6th-army = 6e armée française
    .the = la 6e armée française
unit-french-7th-army = 7e armée française
    .the = la 7e armée française
unit-french-8th-army = 8e armée française
    .the = la 8e armée française
unit-french-9th-army = 9e armée française
    .the = la 9e armée française
unit-french-air-force-1 = 1re armée aérienne française
    .the = la 1re armée aérienne française
unit-french-air-force-2 = 2e armée aérienne française
    .the = la 2e armée aérienne française
unit-french-armored-divisions = divisions cuirassées françaises
    .the = les divisions cuirassées françaises
unit-german-10th-army = 10e armée allemande
    .the = la 10e armée allemande
unit-german-12th-army = 12e armée allemande
    .the = la 12e armée allemande
unit-german-14th-army = 14e armée allemande
    .the = la 14e armée allemande
unit-german-16th-army = 16e armée allemande
    .the = la 16e armée allemande
unit-german-18th-army = 18e armée allemande
    .the = la 18e armée allemande
unit-german-1st-army = 1re armée allemande
    .the = la 1re armée allemande
unit-german-2nd-army = 2e armée allemande
    .the = la 2e armée allemande
unit-german-3rd-army = 3e armée allemande
    .the = la 3e armée allemande
unit-german-4th-army = 4e armée allemande
    .the = la 4e armée allemande
unit-german-5th-army = 5e armée allemande
    .the = la 5e armée allemande
unit-german-6th-army = 6e armée allemande
    .the = la 6e armée allemande
unit-german-7th-army = 7e armée allemande
    .the = la 7e armée allemande
unit-german-8th-army = 8e armée allemande
    .the = la 8e armée allemande
unit-german-9th-army = 9e armée allemande
    .the = la 9e armée allemande
unit-guderian-panzer-group = groupe blindé Guderian
    .the = le groupe blindé Guderian
unit-home-fleet = flotte métropolitaine
    .the = la flotte métropolitaine
unit-home-forces = forces métropolitaines
    .the = les forces métropolitaines
unit-hungarian-army = armée hongroise
    .the = l’armée hongroise
unit-italian-4th-army = 4e armée italienne
    .the = la 4e armée italienne
unit-kleist-panzer-group = groupe blindé Kleist
    .the = le groupe blindé Kleist
unit-krakow-army = armée Cracovie
    .the = l’armée Cracovie
unit-liege-fortress-corps = corps de forteresse de Liège
    .the = le corps de forteresse de Liège
unit-lithuanian-army = armée lituanienne
    .the = l’armée lituanienne
unit-lodz-army = armée Łódź
    .the = l’armée Łódź
unit-lublin-army = armée Lublin
    .the = l’armée Lublin
unit-luftflotte-1 = Luftflotte 1
    .the = la Luftflotte 1
unit-luftflotte-2 = Luftflotte 2
    .the = la Luftflotte 2
unit-luftflotte-3 = Luftflotte 3
    .the = la Luftflotte 3
unit-luftflotte-4 = Luftflotte 4
    .the = la Luftflotte 4
unit-luftwaffe-reserve = réserve de la Luftwaffe
    .the = la réserve de la Luftwaffe
unit-lwow-district = région militaire de Lwów
    .the = la région militaire de Lwów
unit-modlin-army = armée Modlin
    .the = l’armée Modlin
unit-narew-group = groupe Narew
    .the = le groupe Narew
unit-polish-air-force = armée de l’air polonaise
    .the = l’armée de l’air polonaise
unit-pomorze-army = armée Poméranie
    .the = l’armée Poméranie
unit-poznan-army = armée Poznań
    .the = l’armée Poznań
unit-prusy-army = armée Prusse
    .the = l’armée Prusse
unit-romanian-3rd-army = 3e armée roumaine
    .the = la 3e armée roumaine
unit-soviet-3rd-army = 3e armée soviétique
    .the = la 3e armée soviétique
unit-soviet-4th-army = 4e armée soviétique
    .the = la 4e armée soviétique
unit-soviet-5th-army = 5e armée soviétique
    .the = la 5e armée soviétique
unit-soviet-6th-army = 6e armée soviétique
    .the = la 6e armée soviétique
unit-soviet-air-force-west = aviation soviétique de l’Ouest
    .the = l’aviation soviétique de l’Ouest
unit-warsaw-army = armée Varsovie
    .the = l’armée Varsovie
unit-xix-panzer-corps = XIXe corps blindé
    .the = le XIXe corps blindé
unit-xv-panzer-corps = XVe corps blindé
    .the = le XVe corps blindé
unit-xvi-panzer-corps = XVIe corps blindé
    .the = le XVIe corps blindé
unit-xxii-motorized-corps = XXIIe corps motorisé
    .the = le XXIIe corps motorisé

## Types of units

type-infantry = armée d’infanterie
    .a = une armée d’infanterie
type-mechanized = armée mécanisée
    .a = une armée mécanisée
type-armor = armée blindée
    .a = une armée blindée
type-air = force aérienne
    .a = une force aérienne
type-bomber = force de bombardement
    .a = une force de bombardement
type-warship = flotte
    .a = une flotte
type-carrier = force de porte-avions
    .a = une force de porte-avions
type-convoy = convoi
    .a = un convoi

## Markers

marker-paradrop = Parachutage
    .a = un marqueur Parachutage
marker-partisans = Partisans
    .a = un marqueur Partisans
marker-ground-support = Appui au sol
    .a = un marqueur Appui au sol
marker-surprise-attack = Attaque surprise
    .a = un marqueur Attaque surprise
marker-strategic-movement = Mouvement stratégique
    .a = un marqueur Mouvement stratégique
marker-bombing = Bombardement
    .a = un marqueur Bombardement
marker-assault = Assaut
    .a = un marqueur Assaut

## Scenarios

scenario-poland-1939 = Pologne 1939
scenario-france-1940 = France 1940

## Regions

region-eastern-poland = Pologne orientale

## Phases

phase-weather = phase Météo
phase-declaration-of-war = phase de Déclaration de guerre
phase-economy = phase d’Économie
phase-strategic-warfare = phase de Guerre stratégique
phase-strategic-movement = phase de Mouvement stratégique
phase-operations = phase des Opérations
phase-no-supply = phase de Non-ravitaillement
phase-replacement = phase de Remplacement
phase-mobilization = phase de Mobilisation
phase-diplomacy = phase de Diplomatie
phase-upgrade = phase d’Amélioration
phase-victory = phase de Victoire
phase-end-of-turn = phase de Fin de tour

## Terrain

terrain-clear = plaine
terrain-forest = forêt
terrain-rough = terrain accidenté
terrain-marsh = marais
terrain-mountain = montagne
terrain-sea = mer
terrain-desert = désert

## Weather

weather-fair = beau temps
weather-poor = mauvais temps
weather-severe = très mauvais temps

## Weather zones

climate-cold = zone froide
climate-temperate = zone tempérée
climate-warm = zone chaude

## States of supply

supply-supplied = ravitaillée
supply-low = mal ravitaillée
supply-none = non ravitaillée

## What a country is

status-active = actif
status-neutral = neutre
status-closed = fermé
status-conquered = conquis
status-absent = hors du jeu

## Policies

policy-appeasement = Apaisement
policy-nazi-soviet-pact = Pacte germano-soviétique
policy-treaty-of-moscow = traité de Moscou
policy-national-defense = Défense nationale

## Markers of the Diplomacy Cup

draw-no-event = Aucun événement
draw-political-success = Succès politique
draw-political-failure = Échec politique

## How a game ends

level-decisive = victoire décisive
level-ordinary = victoire
level-marginal = victoire à la marge
level-draw = partie nulle
level-joint = victoire partagée
level-first-ally = premier des Alliés

## Months

month-jan = janvier
month-feb = février
month-mar = mars
month-apr = avril
month-may = mai
month-jun = juin
month-jul = juillet
month-aug = août
month-sep = septembre
month-oct = octobre
month-nov = novembre
month-dec = décembre

## Rivers

river-vistula = Vistule
river-san = San
river-bug = Boug
river-narew = Narew
river-warta = Warta
river-oder = Oder
river-niemen = Niémen
river-dniester = Dniestr
river-rhine = Rhin
river-meuse = Meuse
river-albert-canal = canal Albert
river-scheldt = Escaut
river-somme = Somme
river-aisne-oise = Aisne et Oise
river-marne = Marne
river-seine = Seine
river-loire = Loire
river-moselle = Moselle
river-saone-rhone = Saône et Rhône
river-ems-weser-line = Ems et Weser

## Barriers

barrier-strait-of-dover = pas de Calais

## Forts

fort-maginot = ligne Maginot
fort-west-wall = Westwall
fort-liege = forts de Liège
