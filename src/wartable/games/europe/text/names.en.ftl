# Names and their forms. In a message that is given a country as `country`, `$country_in` is “in Poland”.

## Factions

faction-axis = Axis
    .the = the Axis
    .of = of the Axis
    .to = to the Axis
faction-western = Western Allies
    .the = the Western Allies
    .of = of the Western Allies
    .to = to the Western Allies
faction-soviet = Soviets
    .the = the Soviets
    .of = of the Soviets
    .to = to the Soviets

## Seats

seat-axis = Axis
    .the = the Axis
    .of = of the Axis
    .to = to the Axis
seat-western = Western Allies
    .the = the Western Allies
    .of = of the Western Allies
    .to = to the Western Allies
seat-soviet = Soviets
    .the = the Soviets
    .of = of the Soviets
    .to = to the Soviets

## Countries

country-germany = Germany
    .the = Germany
    .in = in Germany
    .of = of Germany
    .to = to Germany
country-slovakia = Slovakia
    .the = Slovakia
    .in = in Slovakia
    .of = of Slovakia
    .to = to Slovakia
country-poland = Poland
    .the = Poland
    .in = in Poland
    .of = of Poland
    .to = to Poland
country-soviet-union = Soviet Union
    .the = the Soviet Union
    .in = in the Soviet Union
    .of = of the Soviet Union
    .to = to the Soviet Union
country-lithuania = Lithuania
    .the = Lithuania
    .in = in Lithuania
    .of = of Lithuania
    .to = to Lithuania
country-hungary = Hungary
    .the = Hungary
    .in = in Hungary
    .of = of Hungary
    .to = to Hungary
country-romania = Romania
    .the = Romania
    .in = in Romania
    .of = of Romania
    .to = to Romania
country-france = France
    .the = France
    .in = in France
    .of = of France
    .to = to France
country-united-kingdom = United Kingdom
    .the = the United Kingdom
    .in = in the United Kingdom
    .of = of the United Kingdom
    .to = to the United Kingdom
country-united-states = United States
    .the = the United States
    .in = in the United States
    .of = of the United States
    .to = to the United States
country-belgium = Belgium
    .the = Belgium
    .in = in Belgium
    .of = of Belgium
    .to = to Belgium
country-netherlands = Netherlands
    .the = the Netherlands
    .in = in the Netherlands
    .of = of the Netherlands
    .to = to the Netherlands
country-luxembourg = Luxembourg
    .the = Luxembourg
    .in = in Luxembourg
    .of = of Luxembourg
    .to = to Luxembourg
country-italy = Italy
    .the = Italy
    .in = in Italy
    .of = of Italy
    .to = to Italy
country-switzerland = Switzerland
    .the = Switzerland
    .in = in Switzerland
    .of = of Switzerland
    .to = to Switzerland
country-other = { $id }
    .the = { $id }
    .in = in { $id }
    .of = of { $id }
    .to = to { $id }

## Cities, and hexes without one

city-other =
    { $start ->
        [digit] hex { $id }
       *[letter] { $id }
    }
    .the = { $start ->
        [digit] hex { $id }
       *[letter] { $id }
    }
    .in = { $start ->
        [digit] in hex { $id }
       *[letter] in { $id }
    }
    .of = { $start ->
        [digit] of hex { $id }
       *[letter] of { $id }
    }
city-allenstein = Allenstein
    .the = Allenstein
    .in = in Allenstein
    .of = of Allenstein
city-amiens = Amiens
    .the = Amiens
    .in = in Amiens
    .of = of Amiens
city-amsterdam = Amsterdam
    .the = Amsterdam
    .in = in Amsterdam
    .of = of Amsterdam
city-antwerp = Antwerp
    .the = Antwerp
    .in = in Antwerp
    .of = of Antwerp
city-arnhem = Arnhem
    .the = Arnhem
    .in = in Arnhem
    .of = of Arnhem
city-baranowicze = Baranowicze
    .the = Baranowicze
    .in = in Baranowicze
    .of = of Baranowicze
city-belfort = Belfort
    .the = Belfort
    .in = in Belfort
    .of = of Belfort
city-berlin = Berlin
    .the = Berlin
    .in = in Berlin
    .of = of Berlin
city-bern = Bern
    .the = Bern
    .in = in Bern
    .of = of Bern
city-bialystok = Białystok
    .the = Białystok
    .in = in Białystok
    .of = of Białystok
city-birmingham = Birmingham
    .the = Birmingham
    .in = in Birmingham
    .of = of Birmingham
city-bordeaux = Bordeaux
    .the = Bordeaux
    .in = in Bordeaux
    .of = of Bordeaux
city-bourges = Bourges
    .the = Bourges
    .in = in Bourges
    .of = of Bourges
city-bremen = Bremen
    .the = Bremen
    .in = in Bremen
    .of = of Bremen
city-breslau = Breslau
    .the = Breslau
    .in = in Breslau
    .of = of Breslau
city-brest = Brest-Litovsk
    .the = Brest-Litovsk
    .in = in Brest-Litovsk
    .of = of Brest-Litovsk
city-brussels = Brussels
    .the = Brussels
    .in = in Brussels
    .of = of Brussels
city-bydgoszcz = Bydgoszcz
    .the = Bydgoszcz
    .in = in Bydgoszcz
    .of = of Bydgoszcz
city-caen = Caen
    .the = Caen
    .in = in Caen
    .of = of Caen
city-cernauti = Cernăuți
    .the = Cernăuți
    .in = in Cernăuți
    .of = of Cernăuți
city-cherbourg = Cherbourg
    .the = Cherbourg
    .in = in Cherbourg
    .of = of Cherbourg
city-clermont = Clermont-Ferrand
    .the = Clermont-Ferrand
    .in = in Clermont-Ferrand
    .of = of Clermont-Ferrand
city-cologne = Cologne
    .the = Cologne
    .in = in Cologne
    .of = of Cologne
city-creusot = Le Creusot
    .the = Le Creusot
    .in = in Le Creusot
    .of = of Le Creusot
city-dijon = Dijon
    .the = Dijon
    .in = in Dijon
    .of = of Dijon
city-dover = Dover
    .the = Dover
    .in = in Dover
    .of = of Dover
city-dresden = Dresden
    .the = Dresden
    .in = in Dresden
    .of = of Dresden
city-dunkirk = Dunkirk
    .the = Dunkirk
    .in = in Dunkirk
    .of = of Dunkirk
city-eindhoven = Eindhoven
    .the = Eindhoven
    .in = in Eindhoven
    .of = of Eindhoven
city-frankfurt = Frankfurt
    .the = Frankfurt
    .in = in Frankfurt
    .of = of Frankfurt
city-gdynia = Gdynia
    .the = Gdynia
    .in = in Gdynia
    .of = of Gdynia
city-ghent = Ghent
    .the = Ghent
    .in = in Ghent
    .of = of Ghent
city-groningen = Groningen
    .the = Groningen
    .in = in Groningen
    .of = of Groningen
city-hannover = Hanover
    .the = Hanover
    .in = in Hanover
    .of = of Hanover
city-harwich = Harwich
    .the = Harwich
    .in = in Harwich
    .of = of Harwich
city-katowice = Katowice
    .the = Katowice
    .in = in Katowice
    .of = of Katowice
city-kaunas = Kaunas
    .the = Kaunas
    .in = in Kaunas
    .of = of Kaunas
city-koblenz = Koblenz
    .the = Koblenz
    .in = in Koblenz
    .of = of Koblenz
city-koenigsberg = Königsberg
    .the = Königsberg
    .in = in Königsberg
    .of = of Königsberg
city-kosice = Košice
    .the = Košice
    .in = in Košice
    .of = of Košice
city-kowel = Kowel
    .the = Kowel
    .in = in Kowel
    .of = of Kowel
city-krakow = Kraków
    .the = Kraków
    .in = in Kraków
    .of = of Kraków
city-le-havre = Le Havre
    .the = Le Havre
    .in = in Le Havre
    .of = of Le Havre
city-le-mans = Le Mans
    .the = Le Mans
    .in = in Le Mans
    .of = of Le Mans
city-liege = Liège
    .the = Liège
    .in = in Liège
    .of = of Liège
city-lille = Lille
    .the = Lille
    .in = in Lille
    .of = of Lille
city-limoges = Limoges
    .the = Limoges
    .in = in Limoges
    .of = of Limoges
city-lodz = Łódź
    .the = Łódź
    .in = in Łódź
    .of = of Łódź
city-london = London
    .the = London
    .in = in London
    .of = of London
city-lublin = Lublin
    .the = Lublin
    .in = in Lublin
    .of = of Lublin
city-luxembourg = Luxembourg City
    .the = Luxembourg City
    .in = in Luxembourg City
    .of = of Luxembourg City
city-lwow = Lwów
    .the = Lwów
    .in = in Lwów
    .of = of Lwów
city-lyon = Lyon
    .the = Lyon
    .in = in Lyon
    .of = of Lyon
city-mannheim = Mannheim
    .the = Mannheim
    .in = in Mannheim
    .of = of Mannheim
city-milan = Milan
    .the = Milan
    .in = in Milan
    .of = of Milan
city-minsk = Minsk
    .the = Minsk
    .in = in Minsk
    .of = of Minsk
city-muenster = Münster
    .the = Münster
    .in = in Münster
    .of = of Münster
city-nancy = Nancy
    .the = Nancy
    .in = in Nancy
    .of = of Nancy
city-nantes = Nantes
    .the = Nantes
    .in = in Nantes
    .of = of Nantes
city-orleans = Orléans
    .the = Orléans
    .in = in Orléans
    .of = of Orléans
city-ostrava = Ostrava
    .the = Ostrava
    .in = in Ostrava
    .of = of Ostrava
city-paris = Paris
    .the = Paris
    .in = in Paris
    .of = of Paris
city-pinsk = Pinsk
    .the = Pinsk
    .in = in Pinsk
    .of = of Pinsk
city-poitiers = Poitiers
    .the = Poitiers
    .in = in Poitiers
    .of = of Poitiers
city-portsmouth = Portsmouth
    .the = Portsmouth
    .in = in Portsmouth
    .of = of Portsmouth
city-poznan = Poznań
    .the = Poznań
    .in = in Poznań
    .of = of Poznań
city-prague = Prague
    .the = Prague
    .in = in Prague
    .of = of Prague
city-presov = Prešov
    .the = Prešov
    .in = in Prešov
    .of = of Prešov
city-proskurov = Proskurov
    .the = Proskurov
    .in = in Proskurov
    .of = of Proskurov
city-przemysl = Przemyśl
    .the = Przemyśl
    .in = in Przemyśl
    .of = of Przemyśl
city-radom = Radom
    .the = Radom
    .in = in Radom
    .of = of Radom
city-reims = Reims
    .the = Reims
    .in = in Reims
    .of = of Reims
city-rennes = Rennes
    .the = Rennes
    .in = in Rennes
    .of = of Rennes
city-rotterdam = Rotterdam
    .the = Rotterdam
    .in = in Rotterdam
    .of = of Rotterdam
city-rouen = Rouen
    .the = Rouen
    .in = in Rouen
    .of = of Rouen
city-rowne = Równe
    .the = Równe
    .in = in Równe
    .of = of Równe
city-ruhr = Essen
    .the = Essen
    .in = in Essen
    .of = of Essen
city-saarbruecken = Saarbrücken
    .the = Saarbrücken
    .in = in Saarbrücken
    .of = of Saarbrücken
city-sedan = Sedan
    .the = Sedan
    .in = in Sedan
    .of = of Sedan
city-stanislawow = Stanisławów
    .the = Stanisławów
    .in = in Stanisławów
    .of = of Stanisławów
city-stettin = Stettin
    .the = Stettin
    .in = in Stettin
    .of = of Stettin
city-strasbourg = Strasbourg
    .the = Strasbourg
    .in = in Strasbourg
    .of = of Strasbourg
city-stuttgart = Stuttgart
    .the = Stuttgart
    .in = in Stuttgart
    .of = of Stuttgart
city-tours = Tours
    .the = Tours
    .in = in Tours
    .of = of Tours
city-trier = Trier
    .the = Trier
    .in = in Trier
    .of = of Trier
city-troyes = Troyes
    .the = Troyes
    .in = in Troyes
    .of = of Troyes
city-turin = Turin
    .the = Turin
    .in = in Turin
    .of = of Turin
city-verdun = Verdun
    .the = Verdun
    .in = in Verdun
    .of = of Verdun
city-warsaw = Warsaw
    .the = Warsaw
    .in = in Warsaw
    .of = of Warsaw
city-wilno = Wilno
    .the = Wilno
    .in = in Wilno
    .of = of Wilno
city-zhitomir = Zhitomir
    .the = Zhitomir
    .in = in Zhitomir
    .of = of Zhitomir
city-zilina = Žilina
    .the = Žilina
    .in = in Žilina
    .of = of Žilina

## Seas and off-map zones

sea-baltic = Baltic Sea
    .the = the Baltic Sea
    .in = in the Baltic Sea
sea-north-sea = North Sea
    .the = the North Sea
    .in = in the North Sea
sea-channel = English Channel
    .the = the English Channel
    .in = in the English Channel
sea-biscay = Bay of Biscay
    .the = the Bay of Biscay
    .in = in the Bay of Biscay
zone-west-wall = West Wall
    .the = the West Wall
    .in = at the West Wall
zone-eastern-marches = Eastern Marches
    .the = the Eastern Marches
    .in = in the Eastern Marches
zone-southern-france = Southern France
    .the = Southern France
    .in = in Southern France
sea-other = { $id }
    .the = { $id }
    .in = in { $id }
zone-other = { $id }
    .the = { $id }
    .in = in { $id }

## Units

unit-other = { $id }
    .the = the { $id }
unit-advanced-air-striking-force = Advanced Air Striking Force
    .the = the Advanced Air Striking Force
unit-belgian-army = Belgian Army
    .the = the Belgian Army
unit-bernolak-army = Bernolák Army
    .the = the Bernolák Army
unit-british-expeditionary-force = British Expeditionary Force
    .the = the British Expeditionary Force
unit-british-ii-corps = British II Corps
    .the = the British II Corps
unit-carpathian-army = Carpathian Army
    .the = the Carpathian Army
unit-cavalry-mechanized-group = Cavalry-Mechanized Group
    .the = the Cavalry-Mechanized Group
unit-channel-convoys = Channel Convoy
    .the = the Channel Convoy
unit-dutch-field-army = Dutch Field Army
    .the = the Dutch Field Army
unit-eastern-command = Eastern Command
    .the = Eastern Command
unit-fighter-command = Fighter Command
    .the = Fighter Command
unit-fortress-holland = Fortress Holland
    .the = Fortress Holland
unit-french-10th-army = French 10th Army
    .the = the French 10th Army
unit-french-1st-army = French 1st Army
    .the = the French 1st Army
unit-french-2nd-army = French 2nd Army
    .the = the French 2nd Army
unit-french-3rd-army = French 3rd Army
    .the = the French 3rd Army
unit-french-4th-army = French 4th Army
    .the = the French 4th Army
unit-french-5th-army = French 5th Army
    .the = the French 5th Army
unit-french-6th-army = French 6th Army
    .the = the French 6th Army
unit-french-7th-army = French 7th Army
    .the = the French 7th Army
unit-french-8th-army = French 8th Army
    .the = the French 8th Army
unit-french-9th-army = French 9th Army
    .the = the French 9th Army
unit-french-air-force-1 = French 1st Air Army
    .the = the French 1st Air Army
unit-french-air-force-2 = French 2nd Air Army
    .the = the French 2nd Air Army
unit-french-armored-divisions = French Armoured Group
    .the = the French Armoured Group
unit-german-10th-army = German 10th Army
    .the = the German 10th Army
unit-german-12th-army = German 12th Army
    .the = the German 12th Army
unit-german-14th-army = German 14th Army
    .the = the German 14th Army
unit-german-16th-army = German 16th Army
    .the = the German 16th Army
unit-german-18th-army = German 18th Army
    .the = the German 18th Army
unit-german-1st-army = German 1st Army
    .the = the German 1st Army
unit-german-2nd-army = German 2nd Army
    .the = the German 2nd Army
unit-german-3rd-army = German 3rd Army
    .the = the German 3rd Army
unit-german-4th-army = German 4th Army
    .the = the German 4th Army
unit-german-5th-army = German 5th Army
    .the = the German 5th Army
unit-german-6th-army = German 6th Army
    .the = the German 6th Army
unit-german-7th-army = German 7th Army
    .the = the German 7th Army
unit-german-8th-army = German 8th Army
    .the = the German 8th Army
unit-german-9th-army = German 9th Army
    .the = the German 9th Army
unit-guderian-panzer-group = Guderian Panzer Group
    .the = the Guderian Panzer Group
unit-home-fleet = Home Fleet
    .the = the Home Fleet
unit-home-forces = Home Army
    .the = the Home Army
unit-hungarian-army = Hungarian Army
    .the = the Hungarian Army
unit-italian-4th-army = Italian 4th Army
    .the = the Italian 4th Army
unit-kleist-panzer-group = Kleist Panzer Group
    .the = the Kleist Panzer Group
unit-krakow-army = Kraków Army
    .the = the Kraków Army
unit-liege-fortress-corps = Liège Fortress Corps
    .the = the Liège Fortress Corps
unit-lithuanian-army = Lithuanian Army
    .the = the Lithuanian Army
unit-lodz-army = Łódź Army
    .the = the Łódź Army
unit-lublin-army = Lublin Army
    .the = the Lublin Army
unit-luftflotte-1 = Luftflotte 1
    .the = Luftflotte 1
unit-luftflotte-2 = Luftflotte 2
    .the = Luftflotte 2
unit-luftflotte-3 = Luftflotte 3
    .the = Luftflotte 3
unit-luftflotte-4 = Luftflotte 4
    .the = Luftflotte 4
unit-luftwaffe-reserve = Luftwaffe Reserve
    .the = the Luftwaffe Reserve
unit-lwow-district = Lwów District
    .the = the Lwów District
unit-modlin-army = Modlin Army
    .the = the Modlin Army
unit-narew-group = Narew Group
    .the = the Narew Group
unit-polish-air-force = Polish Air Force
    .the = the Polish Air Force
unit-pomorze-army = Pomorze Army
    .the = the Pomorze Army
unit-poznan-army = Poznań Army
    .the = the Poznań Army
unit-prusy-army = Prusy Army
    .the = the Prusy Army
unit-romanian-3rd-army = Romanian 3rd Army
    .the = the Romanian 3rd Army
unit-soviet-3rd-army = Soviet 3rd Army
    .the = the Soviet 3rd Army
unit-soviet-4th-army = Soviet 4th Army
    .the = the Soviet 4th Army
unit-soviet-5th-army = Soviet 5th Army
    .the = the Soviet 5th Army
unit-soviet-6th-army = Soviet 6th Army
    .the = the Soviet 6th Army
unit-soviet-air-force-west = Soviet Western Air Force
    .the = the Soviet Western Air Force
unit-warsaw-army = Warsaw Army
    .the = the Warsaw Army
unit-xix-panzer-corps = XIX Panzer Corps
    .the = the XIX Panzer Corps
unit-xv-panzer-corps = XV Panzer Corps
    .the = the XV Panzer Corps
unit-xvi-panzer-corps = XVI Panzer Corps
    .the = the XVI Panzer Corps
unit-xxii-motorized-corps = XXII Motorized Corps
    .the = the XXII Motorized Corps

## Types of units

type-infantry = infantry army
    .a = an infantry army
type-mechanized = mechanized army
    .a = a mechanized army
type-armor = armoured army
    .a = an armoured army
type-air = air force
    .a = an air force
type-bomber = bomber force
    .a = a bomber force
type-warship = fleet
    .a = a fleet
type-carrier = carrier force
    .a = a carrier force
type-convoy = convoy
    .a = a convoy

## Markers

marker-paradrop = Paradrop
    .a = a Paradrop marker
marker-partisans = Partisans
    .a = a Partisans marker
marker-ground-support = Ground Support
    .a = a Ground Support marker
marker-surprise-attack = Surprise Attack
    .a = a Surprise Attack marker
marker-strategic-movement = Strategic Movement
    .a = a Strategic Movement marker
marker-bombing = Bombing
    .a = a Bombing marker
marker-assault = Assault
    .a = an Assault marker

## Scenarios

scenario-poland-1939 = Poland 1939
scenario-france-1940 = France 1940

## Regions

region-eastern-poland = Eastern Poland

## Phases

phase-weather = Weather Phase
phase-declaration-of-war = Declaration of War Phase
phase-economy = Economy Phase
phase-strategic-warfare = Strategic Warfare Phase
phase-strategic-movement = Strategic Movement Phase
phase-operations = Operations Phase
phase-no-supply = No Supply Phase
phase-replacement = Replacement Phase
phase-mobilization = Mobilization Phase
phase-diplomacy = Diplomacy Phase
phase-upgrade = Upgrade Phase
phase-victory = Victory Phase
phase-end-of-turn = End of Turn Phase

## Terrain

terrain-clear = clear
terrain-forest = forest
terrain-rough = rough
terrain-marsh = marsh
terrain-mountain = mountain
terrain-sea = sea
terrain-desert = desert

## Weather

weather-fair = fair
weather-poor = poor
weather-severe = severe

## Weather zones

climate-cold = cold zone
climate-temperate = temperate zone
climate-warm = warm zone

## States of supply

supply-supplied = supplied
supply-low = low supply
supply-none = no supply

## What a country is

status-active = active
status-neutral = neutral
status-closed = closed
status-conquered = conquered
status-absent = not in play

## Policies

policy-appeasement = Appeasement
    .the = Appeasement
policy-nazi-soviet-pact = Nazi-Soviet Pact
    .the = the Nazi-Soviet Pact
policy-treaty-of-moscow = Treaty of Moscow
    .the = the Treaty of Moscow
policy-national-defense = National Defence
    .the = National Defence

## Markers of the Diplomacy Cup

draw-no-event = No Event
draw-political-success = Political Success
draw-political-failure = Political Failure

## How a game ends

level-decisive = decisive victory
level-ordinary = victory
level-marginal = marginal victory
level-draw = draw
level-joint = shared victory
level-first-ally = first of the Allies

## Months

month-jan = January
month-feb = February
month-mar = March
month-apr = April
month-may = May
month-jun = June
month-jul = July
month-aug = August
month-sep = September
month-oct = October
month-nov = November
month-dec = December

## Rivers

river-vistula = Vistula
river-san = San
river-bug = Bug
river-narew = Narew
river-warta = Warta
river-oder = Oder
river-niemen = Niemen
river-dniester = Dniester
river-rhine = Rhine
river-meuse = Meuse
river-albert-canal = Albert Canal
river-scheldt = Scheldt
river-somme = Somme
river-aisne-oise = Aisne and Oise
river-marne = Marne
river-seine = Seine
river-loire = Loire
river-moselle = Moselle
river-saone-rhone = Saône and Rhône
river-ems-weser-line = Ems and Weser

## Barriers

barrier-strait-of-dover = Strait of Dover

## Forts

fort-maginot = Maginot Line
fort-west-wall = West Wall
fort-liege = forts of Liège

## Events

event-other = { $id }
