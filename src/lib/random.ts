/**
 * Seeded random numbers. Everything random in the product takes one of these as an argument, so the seed
 * stored with a run is enough to repeat it.
 */

/** Gives the next number in [0, 1). Has state: hand the same one on, never share it between two runs. */
export type Rng = () => number;

const UINT32 = 4294967296;

/**
 * Turns any text (a uuid, for example) into 128 bits of generator state.
 * Mixing after cyrb128 (bryc, public domain, 2018): good spread, no security intended.
 */
export function hashSeed(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  h2 ^= h1;
  h3 ^= h1;
  h4 ^= h1;
  return [h1 >>> 0, h2 >>> 0, h3 >>> 0, h4 >>> 0];
}

/**
 * A generator for a seed. The same seed always gives the same numbers; 1 and '1' are the same seed.
 * Algorithm: sfc32 (C. Doty-Humphrey, PractRand, 2010), 128 bits of state, first 12 numbers thrown away.
 */
export function createRng(seed: string | number): Rng {
  let [a, b, c, counter] = hashSeed(String(seed));
  const next: Rng = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / UINT32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A whole number from `min` to `max`, both included. Both must be whole and `min <= max`. */
export function pickInt(rng: Rng, min: number, max: number): number {
  return min + Math.floor(rng() * (max - min + 1));
}

/** A new list in random order (Fisher-Yates); the given list stays as it is. */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = pickInt(rng, 0, i);
    const swapped = result[i] as T;
    result[i] = result[j] as T;
    result[j] = swapped;
  }
  return result;
}
