# Ce qu’une nouvelle version des règles a changé : un morceau de phrase par version.

repair-2 = passer n’est plus définitif, les pièces peuvent être retirées à tout moment, et marquer avec une carte est facultatif
