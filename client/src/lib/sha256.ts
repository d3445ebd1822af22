// SHA-256 of a text, as hexadecimal. The browser's own is missing on plain http in a home network.

const ROUND = new Uint32Array(64);
const FIRST = new Uint32Array(8);

/** The constants are the first bits of square and cube roots of primes. */
function fill(): void {
  const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  let count = 0;
  for (let n = 2; count < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (count < 8) FIRST[count] = bits(Math.sqrt(n));
    ROUND[count] = bits(Math.cbrt(n));
    count += 1;
  }
}
fill();

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = Uint32Array.from(FIRST);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const x = words[i - 15]!;
      const y = words[i - 2]!;
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      words[i] = words[i - 16]! + low + words[i - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number, number, number, number, number, number, number, number,
    ];
    for (let i = 0; i < 64; i += 1) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}
