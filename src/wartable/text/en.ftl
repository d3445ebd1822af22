## Words in a row

row-comma = { $first }, { $second }
row-or = { $first } or { $second }
row-and = { $first } and { $second }
row-then = { $first }, then { $second }

## The title of a card in a sentence

title = “{ $name }”
