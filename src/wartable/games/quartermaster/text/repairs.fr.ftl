# Ce qu’une nouvelle version des règles a changé : un morceau de phrase par version.

repair-2 = passer n’est plus définitif, les unités peuvent être reprises à tout moment, et marquer avec une carte est facultatif
