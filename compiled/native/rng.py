"""`wartable.core.rng` in machine words: the same numbers, without Python's long ones.

The 128 bits of the generator are five limbs of 26 bits (the last has 24), so that no product and no
sum of products is more than a machine word holds.
"""

from typing import TYPE_CHECKING, Any

from wartable.core.rng import _INCREMENT, _MULTIPLIER, Seeded, below

if TYPE_CHECKING:
    from mypy_extensions import i64

LIMB = 26
LOW, TOP, HALF = (1 << LIMB) - 1, (1 << 24) - 1, (1 << 32) - 1
M0, M1, M2, M3, M4 = (_MULTIPLIER >> LIMB * limb & LOW for limb in range(5))
I0, I1, I2, I3, I4 = (_INCREMENT >> LIMB * limb & LOW for limb in range(5))


def shuffle(state: Seeded, cards: list[Any]) -> None:
    """Put a list into random order, in place."""
    seed = state.seed
    count: i64 = len(cards)
    i: i64 = count - 1
    if seed < 0:
        while i > 0:
            drawn: i64 = below(state, i + 1)
            cards[i], cards[drawn] = cards[drawn], cards[i]
            i -= 1
        return
    a: i64 = seed & LOW
    b: i64 = seed >> LIMB & LOW
    c: i64 = seed >> 2 * LIMB & LOW
    d: i64 = seed >> 3 * LIMB & LOW
    e: i64 = seed >> 4 * LIMB
    while i > 0:
        # The next state: times the multiplier, and the increment, modulo 2 ** 128.
        t: i64 = a * M0 + I0
        u: i64 = a * M1 + b * M0 + I1 + (t >> LIMB)
        v: i64 = a * M2 + b * M1 + c * M0 + I2 + (u >> LIMB)
        w: i64 = a * M3 + b * M2 + c * M1 + d * M0 + I3 + (v >> LIMB)
        e = (a * M4 + b * M3 + c * M2 + d * M1 + e * M0 + I4 + (w >> LIMB)) & TOP
        a, b, c, d = t & LOW, u & LOW, v & LOW, w & LOW
        # Its halves folded: two words of 32 bits, turned by the six highest bits.
        low: i64 = (a | b << 26) & HALF ^ (c >> 12 | d << 14) & HALF
        high: i64 = (b >> 6 | c << 20) & HALF ^ (d >> 18 | e << 8)
        turn: i64 = e >> 18
        if turn >= 32:
            low, high = high, low
            turn -= 32
        if turn > 0:
            back: i64 = 32 - turn
            low, high = (low >> turn | high << back) & HALF, (high >> turn | low << back) & HALF
        limit: i64 = i + 1
        j: i64 = (high * limit + (low * limit >> 32)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    high_limbs, low_limbs = int(e << LIMB | d), int(b << LIMB | a)
    state.seed = (high_limbs << LIMB | int(c)) << 2 * LIMB | low_limbs
