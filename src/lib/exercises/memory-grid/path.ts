import { type PathPlace, stretchesCross } from '../../cognitive/number-path.ts';
import { type Rng, shuffle } from '../../random.ts';

/** Middles of the nine blocks in a square of side 1; the same in every run. */
export const blockPlaces: readonly PathPlace[] = [
  { x: 0.12, y: 0.18 },
  { x: 0.45, y: 0.08 },
  { x: 0.8, y: 0.2 },
  { x: 0.28, y: 0.42 },
  { x: 0.62, y: 0.4 },
  { x: 0.9, y: 0.55 },
  { x: 0.1, y: 0.7 },
  { x: 0.44, y: 0.78 },
  { x: 0.74, y: 0.86 },
];
export const blockSide = 0.13;

/** Up to this length paths with many crossings are left out: they are harder than others of their length. */
const plainUpTo = 5;
const maxCrossings = 2;

/** How often the line over these blocks crosses itself. */
export function countCrossings(path: readonly number[]): number {
  const places = path.map((block) => blockPlaces[block] as PathPlace);
  let count = 0;
  for (let i = 0; i < places.length - 3; i++) {
    for (let j = i + 2; j < places.length - 1; j++) {
      const [a, b, c, d] = [places[i], places[i + 1], places[j], places[j + 1]];
      if (a && b && c && d && stretchesCross(a, b, c, d)) count += 1;
    }
  }
  return count;
}

/** A path over blocks 0 to 8, none of them twice. */
export function drawPath(rng: Rng, length: number): number[] {
  const blocks = blockPlaces.map((_, i) => i);
  for (;;) {
    const path = shuffle(blocks, rng).slice(0, length);
    if (length > plainUpTo || countCrossings(path) <= maxCrossings) return path;
  }
}
