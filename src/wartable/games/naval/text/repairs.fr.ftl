# Ce qu’une nouvelle version des règles a changé : un morceau de phrase par version.

repair-2 = toute la défense se déclare d’un coup, puis le Renseignement peut y répondre ; les équipes s’assoient comme elles veulent
