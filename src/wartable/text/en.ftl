## Words in a row

row-comma = { $first }, { $second }
row-or = { $first } or { $second }
row-and = { $first } and { $second }
row-then = { $first }, then { $second }

## The title of a card in a sentence

title = “{ $name }”

## What a game may come without

part-broken = { $part } could not be loaded, so it is left out ({ $why }).
no-words = This game has no texts, so you see its ids.
