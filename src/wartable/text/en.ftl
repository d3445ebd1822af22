## Words in a row

row-comma = { $first }, { $second }
row-or = { $first } or { $second }
row-and = { $first } and { $second }
row-then = { $first }, then { $second }

## The title of a card in a sentence

title = “{ $name }”

## What a game may come without

part-broken = { $part } cannot be used, and all else goes on without it ({ $why }).
no-words = This game came without words: you see its ids.
