// How long something moves: not at all for who wants no motion.
export const motion = (milliseconds: number): number =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
