// Chance at a real table: the browser's own, every number as likely as any other.

/** A whole number from 0 to one less than `count`. */
export function below(count: number): number {
  const most = Math.floor(256 / count) * count;
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < most) return byte! % count;
  }
}

export const die = (): number => below(6) + 1;
