# Ce que dit une page qui n’a pas pu être chargée, ou seulement en partie.
client-part-missing = Une partie de cette page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou le serveur a une nouvelle version.
client-reload = Recharger la page
client-slow = Cette page met longtemps à se charger.
