# The lesson on Poland 1939. Each step: title, what to do, how to do it, and what is said when it is done.

lesson-poland = Poland 1939, step by step

lesson-poland-activate-title = Activate a unit
lesson-poland-activate = You are Germany. To act, a unit must be activated, and its country pays: infantry costs 1 production point, tanks and motorized troops cost 2. Germany has 2 points left. Spend them on the XVI Panzer Corps and move it into Poland.
lesson-poland-activate-help = Touch the XVI Panzer Corps (the tanks south of Breslau). The coloured hexes are where it can go. Touch one of them in Poland. “Layers” on the map explains all signs.
lesson-poland-activate-right = The corps is activated and on its way, and Germany has paid its 2 points. A unit is activated once a turn.
lesson-poland-activate-dear = That was the German 10th Army. It cost one of the 2 points, and the point that is left is not enough for the tanks.
lesson-poland-activate-idle = Now the unit has been activated and stays where it is. Its points are spent all the same.
lesson-poland-activate-done = You ended your operations before the corps had moved. Points that are not spent are lost.

lesson-poland-move-title = Move and take a city
lesson-poland-move = A tank corps has 10 movement points. Clear land costs 1, woods and hills cost more, a river costs 1 extra, and an enemy city 2 extra. Nobody guards Łódź. Take it with the XVI Panzer Corps.
lesson-poland-move-help = Touch the corps, then Łódź. The number on a hex says how many movement points are left there. You take a city by entering it.
lesson-poland-move-right = Łódź is German now, and the will of Poland has fallen. A country without will is conquered.
lesson-poland-move-elsewhere = The corps stopped somewhere else. It acts only once a turn, so Łódź stays Polish.
lesson-poland-move-done = You ended your operations, and nobody has gone to Łódź.

lesson-poland-zone-title = Zones of control
lesson-poland-zone = An army watches the six hexes around it: that is its zone of control. Whoever enters an enemy zone must stop there. The Łódź Army stands west of Łódź, and the city itself is empty. You can pay for one of your two tank corps. Which of them can reach Łódź this turn?
lesson-poland-zone-help = Touch each corps and look whether Łódź is coloured. Hatched hexes are enemy zones. “Layers” on the map can show all zones.
lesson-poland-zone-right = The XVI Panzer Corps went around the zone, and Łódź is taken behind the army’s back.
lesson-poland-zone-stopped = The XIX Panzer Corps comes from the west, where the Łódź Army is in the way. It has to stop in its zone, and now Germany has no points for the other corps.
lesson-poland-zone-elsewhere = The corps went somewhere else, and it moves only once a turn. It could have reached Łódź around the zone.
lesson-poland-zone-attacked = You attacked the army. That can be a good idea, but here the point was to get past it.
lesson-poland-zone-done = You ended your operations, and Łódź is still Polish.

lesson-poland-attack-title = Attack
lesson-poland-attack = In an attack both sides roll a die and add whatever is in their favour: tanks, air support, terrain, supply. The further ahead the attacker is, the better the result. Germany can pay for one attack on the Łódź Army. Make the one with the better chance.
lesson-poland-attack-help = Touch a unit beside the army, then the army. The panel shows all that counts and the chance of every result. Do this with both units before you decide, then press the attack button.
lesson-poland-attack-right = Tanks in open country add 2, so the corps had a 72% chance of driving the defender away. A defender who loses by this much has to retreat, and you may follow.
lesson-poland-attack-weak = The German 8th Army is reduced, which costs it 1, and it has no tanks: 28%. The XVI Panzer Corps would have had 72%.
lesson-poland-attack-away = The unit moved away or stayed idle instead of attacking, and it acts only once a turn.
lesson-poland-attack-done = You ended your operations without an attack.

lesson-poland-air-title = Air support
lesson-poland-air = An air unit in range can support an attack. It adds 1 and flies one sortie; after six sorties it needs a rest. Attack the Łódź Army with the German 10th Army, and let Luftflotte 4 support it.
lesson-poland-air-help = Touch the 10th Army, then the Łódź Army. Below “Support”, choose Luftflotte 4, see how the chances change, and attack.
lesson-poland-air-right = With the aircraft the chance rose from 42% to 58%, and this time it made the difference. The Luftflotte has flown one sortie.
lesson-poland-air-alone = You attacked without the aircraft: 42% instead of 58%. This time, that one point made the difference.
lesson-poland-air-away = The army moved away or stayed idle instead of attacking, and it acts only once a turn.
lesson-poland-air-flown = The Luftflotte has flown to another airfield. Air support is chosen together with the attack, in its panel.
lesson-poland-air-done = You ended your operations without an attack.

lesson-poland-assault-title = Assault
lesson-poland-assault = Poznań is a city, which helps its defender. Mobile combat is quick, but one unit fights alone. An assault takes all its movement points, and up to two neighbours may help; each adds 1 and must be paid for. Assault Poznań with one army and let the other help.
lesson-poland-assault-help = Touch one of your armies, then Poznań. Below “Kind of attack” choose Assault, then attack. The next question is who supports it: choose the other army.
lesson-poland-assault-right = Two armies together were enough. In an assault the supporters are activated too, so they do nothing else this turn.
lesson-poland-assault-alone = It was an assault, but your other army only looked on. Its help would have added 1.
lesson-poland-assault-mobile = That was mobile combat, in which nobody can help. Choose Assault in the panel.
lesson-poland-assault-away = The army moved away or stayed idle, so now it can neither assault nor help.
lesson-poland-assault-done = You ended your operations without an assault.

lesson-poland-supply-title = Supply
lesson-poland-supply = After your operations each unit looks for a line to a source of supply, such as Breslau: along railways, then at most four hexes over land. An enemy zone cuts the line, unless one of your units stands in that hex. The Kraków Army has cut off the XVI Panzer Corps east of Łódź. Open the line with the German 10th Army. “Layers” on the map can show supply.
lesson-poland-supply-help = Press “Layers”, then “Supply”, to see where it flows. The railway to Łódź runs through hexes 0712 and 0811. Hex 0811 is in the zone of the Kraków Army: if your army stands there, supply passes.
lesson-poland-supply-right = The line is open again, and the corps is supplied. Always look back at your railways before you end your operations.
lesson-poland-supply-cut = The line is still cut, and the XVI Panzer Corps is in low supply: it fights at −1 and moves half as far. If this goes on, the corps will be lost.
lesson-poland-supply-fought = You attacked. Had it failed, the corps would have stayed without supply. You can open this line without a fight.

lesson-poland-replacement-title = Replacements
lesson-poland-replacement = After the fighting, points that are left bring units back to full strength: 2 for infantry, 4 for tanks; or for 2 points an air unit rests and gets two sorties back. Germany has 4 points left, and the XVI Panzer Corps will lead the next attack. Bring it back to full strength.
lesson-poland-replacement-help = The units that can be improved glow. Touch the XVI Panzer Corps in Breslau.
lesson-poland-replacement-right = The corps is at full strength again. Reduced units fight at −1, and the next loss would destroy them.
lesson-poland-replacement-dear = That cost 2 points, and the tanks need 4. Now they stay reduced.
lesson-poland-replacement-done = You kept your points, but what is not spent this turn is lost.

lesson-poland-turn-title = A whole turn
lesson-poland-turn = Now play all of September 1939, against a bot that defends Poland. Take at least two Polish cities before the turn is over. The strip above the map shows which phase it is; pass over what you don’t need: “Straight to operations” takes you to the fighting, and “Finish the turn” ends it.
lesson-poland-turn-help = Gdynia in the north and Kraków in the south are not guarded: the XIX Panzer Corps and the XXII Motorized Corps can take them. Then attack with the others, supported from the air. If you do not know what to do, ask for a hint.
lesson-poland-turn-right = You have taken two cities or more, and the turn is over. That is how Europe is played: Poland has two months left.
lesson-poland-turn-few = The turn is over, and you have taken fewer than two cities. Begin with those that nobody guards, then attack with tanks and aircraft.
