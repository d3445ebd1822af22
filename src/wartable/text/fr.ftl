# Spaces before : ; ! ? and inside « » do not break.

## Words in a row

row-comma = { $first }, { $second }
row-or = { $first } ou { $second }
row-and = { $first } et { $second }
row-then = { $first }, puis { $second }

## The title of a card in a sentence

title = « { $name } »

## Ce qui peut manquer à un jeu

part-broken = { $part } n’a pas pu être chargé, on s’en passe ({ $why }).
no-words = Ce jeu n’a pas de textes : vous voyez ses identifiants.
