## Words in a row

row-comma = { $first }, { $second }
row-or = { $first } or { $second }
row-and = { $first } and { $second }
row-then = { $first }, then { $second }
