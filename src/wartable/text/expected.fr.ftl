# Ce qu’il fallait au lieu de mots qui ne peuvent servir. Chacun complète « il faut … ».

reason-bad-input = { $where } : « { $word } » ne convient pas, il faut { $expected }
reason-missing-input = { $where } : il faut { $expected }
line-number = ligne { $line }

## Where

where-answer = réponse
where-command = commande
where-deal = donne
where-device = appareil
where-file = fichier
where-game = jeu
where-lesson = leçon
where-level = niveau
where-name = nom
where-option = option
where-order = ordre
where-record = feuille de partie
where-rule = règle
where-seat = place
where-seed = graine
where-share = part
where-step = étape
where-title = titre
where-view = vue

## Anywhere

expected-one-of = choisir parmi { $choices }
expected-options-of-text = aucune : la feuille de partie ou la position les fixe
expected-like = quelque chose comme { $example }
expected-nothing = rien à cet endroit
expected-exactly = « { $text } »
expected-once = ne l’indiquer qu’une fois
expected-whole-number = un nombre entier
expected-whole-number-from = un nombre entier, au moins { $least }
expected-whole-number-between = un nombre entier de { $least } à { $most }
expected-number-above-0 = un nombre supérieur à 0 et d’au plus { $most }, par exemple 0.1
expected-visible-characters = uniquement des caractères visibles
expected-fewer-accents = au plus { $most } accents sur une lettre
expected-shorter-text = au plus { $most } caractères
expected-at-most = au plus { $most }
expected-asked-seat = une place à qui une question est posée : { $choices }
expected-games-not-closed = des parties qui ne sont pas encore fermées
expected-data-set = un fichier écrit par `wartable dataset`, entier
expected-npz-or-parquet = un nom qui finit par .npz ou .parquet
expected-npz-without-pyarrow = un nom qui finit par .npz (pour Parquet, installez pyarrow)
expected-game-with-numbers = un jeu dont les réponses sont numérotées (voir « Add a game »)
expected-game-of-bots = un jeu que les robots connaissent

## Rules

expected-rule = une règle telle que { $choices }

## Positions

expected-section-first = avant lui une ligne avec un de ces noms : { $choices }
expected-comma-or-copies = une virgule, ou un nombre d’exemplaires tel que x2
expected-copies = au plus { $most } exemplaires en tout
expected-written-by-state = ce que `state` a écrit
expected-written-by-record = une position telle qu’elle figurait dans la feuille de partie

## Records

expected-share-of-hash = la part dont l’empreinte est en tête : la feuille de partie a été modifiée, ou quelqu’un a triché
expected-seed-of-shares = la graine qui découle des parts : la feuille de partie a été modifiée, ou quelqu’un a triché
expected-two-words = qui, et un mot de plus
expected-seed-of-hash = la graine dont l’empreinte est en tête : la feuille de partie a été modifiée
expected-rules-version = la version { $version } des règles
expected-hash = l’empreinte { $hash } : la feuille de partie a été modifiée
expected-no-more-answers = s’arrêter là : la partie est terminée
expected-up-to-its-end = au plus { $most } : la feuille de partie s’arrête là
expected-truncated = une ligne « { $text } » : la feuille de partie est tronquée
expected-line-before = une ligne « { $text } » avant celle-ci
expected-not-both = une feuille de partie ou une position, pas les deux

## Files of data

expected-something = ce champ
expected-toml = une ligne de TOML
expected-toml-once = chaque clé et chaque table une seule fois
expected-toml-nested = du TOML moins imbriqué
expected-true-or-false = true ou false
expected-text-in-quotes = un texte entre guillemets
expected-list = une liste : [ … ]
expected-list-of = une liste de { $number }
expected-fields = des champs : { "{" } nom = valeur, … { "}" }
