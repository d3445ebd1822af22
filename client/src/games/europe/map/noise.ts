// Chance that depends on a point or a number alone, so that the same file is always the same picture.

function hash(x: number, y: number): number {
  let found = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263);
  found = Math.imul(found ^ (found >>> 13), 1274126177);
  return ((found ^ (found >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const above = hash(left, top) * (1 - u) + hash(left + 1, top) * u;
  const below = hash(left, top + 1) * (1 - u) + hash(left + 1, top + 1) * u;
  return above * (1 - v) + below * v;
}

/** Noise with ever finer grain, around 0. */
export function grain(x: number, y: number): number {
  return (
    (noise(x, y) - 0.5) * 1.1 +
    (noise(x * 2.3 + 7, y * 2.3) - 0.5) * 0.62 +
    (noise(x * 5.1, y * 5.1 + 3) - 0.5) * 0.36
  );
}

/** Numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 1 | state);
    state ^= state + Math.imul(state ^ (state >>> 7), 61 | state);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}
