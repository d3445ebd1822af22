# Pourquoi une escadre ne peut pas faire cela.

reason-no-air-forces = les escadres viennent avec l’extension Aéronavale
reason-only-in-air-step = les escadres agissent pendant votre Phase Aérienne
reason-no-deploy-card = vous n’avez pas de carte Déployer une escadre en main
reason-no-air-force-left = il n’y a plus d’escadre { $nation_feminine } en réserve
reason-air-force-there = une escadre { $nation_feminine } est déjà { $space_in }
reason-no-air-force = aucune escadre { $nation_feminine } n’est { $space_in }
reason-no-supplied-piece-there = aucune armée ni flotte { $nation_feminine } ravitaillée n’est { $space_in }
reason-air-force-in-reserve = on ne peut reprendre une escadre { $nation_feminine } { $space_in } pour une carte Déployer une escadre que s’il n’y en a plus en réserve
reason-nowhere-to-fly = l’escadre { $nation_feminine } { $space_in } n’a nulle part où aller, et aucune carte pour réagir si elle reste
reason-stays-for-nothing = une escadre { $nation_feminine } ne reste { $space_in } que s’il y a une carte pour réagir
reason-not-next-door = « { $space } » n’est pas une zone adjacente : l’escadre { $nation_feminine } devrait être à côté
reason-clouds = aucune escadre ne défend ni n’attaque pendant cette séquence
reason-no-defense-to-answer = l’attaque aérienne répond à la défense aérienne d’un ennemi dans votre bataille
reason-no-battle-to-answer = la défense aérienne répond à une bataille qui va retirer votre propre unité
