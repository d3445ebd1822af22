# L’atelier, où l’on crée des scénarios.
workshop-title = Atelier de scénarios
workshop-start = Scénario
workshop-open = Ouvrir un fichier
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-save = Enregistrer le fichier
workshop-share = Jouer avec des amis
workshop-play = Jouer
workshop-table = Une table avec votre scénario
workshop-table-about = Qui joue quel camp ? Pour chaque place libre, vous recevez un lien à envoyer.
workshop-make = Créer la table

workshop-tools = Outils
workshop-tool-choose = Choisir
workshop-tool-terrain = Terrain
workshop-tool-places = Propriétaire
workshop-tool-weather = Météo
workshop-choose-about = Choisissez un hexagone pour changer ce qui s’y trouve. Au clavier, les flèches vont d’un hexagone à l’autre et Entrée choisit.
workshop-paint-about = Cliquez sur un hexagone, ou glissez sur plusieurs. Au clavier, les flèches vont d’un hexagone à l’autre et Entrée peint. La molette zoome.
workshop-moving = Choisissez le nouvel hexagone.

workshop-hex = L’hexagone
workshop-hex-named = Hexagone { $hex }
workshop-no-hex = Choisissez un hexagone sur la carte pour voir son terrain, sa ville et ses unités.
workshop-city = ville
workshop-unit = unité
workshop-add-city = Ajouter une ville
workshop-add-unit = Ajouter une unité
workshop-name-en = Nom en anglais
workshop-name-fr = Nom en français
workshop-move = Déplacer
workshop-remove = Supprimer
workshop-will = Volonté nationale
workshop-factories = Usines
workshop-capital = Capitale
workshop-source = Source de ravitaillement
workshop-source-none = aucune
workshop-source-unlimited = illimitée
workshop-source-limited = limitée
workshop-port = Port : { $sea }
workshop-country = Pays
workshop-type = Type
workshop-at = Emplacement
workshop-reduced = Réduite
workshop-sorties = Sorties
workshop-away = { $count ->
    [one] Une unité hors de la carte
   *[other] { $count } unités hors de la carte
}

workshop-problems = Problèmes
workshop-checking = Vérification…
workshop-right = Ce scénario peut être joué.
workshop-wrong = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
workshop-odd = { $count ->
    [one] Il peut être joué, mais regardez ceci :
   *[other] Il peut être joué, mais regardez ces points :
}
workshop-text = Le fichier en texte
workshop-text-about = Tout le reste se change ici : pays, fleuves, voies ferrées, événements, conditions de victoire. Le format :
