import { createRng, type Rng } from '../../random.ts';

/** A disc in a field of width and height 1, the middle of it. */
export interface Disc {
  readonly x: number;
  readonly y: number;
}

/** Radius of a disc; two are never nearer than their radii. */
export const discRadius = 0.04;
/** Positions are worked out for these moments; between two of them a view draws a straight line. */
export const motionStepMs = 20;

interface Moving {
  x: number;
  y: number;
  angle: number;
}

const near = (a: Disc, b: Disc) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * discRadius;

function scatter(rng: Rng, count: number): Moving[] {
  const discs: Moving[] = [];
  const span = 1 - 2 * discRadius;
  while (discs.length < count) {
    const disc = { x: discRadius + rng() * span, y: discRadius + rng() * span, angle: rng() * 2 * Math.PI };
    if (!discs.some((other) => near(other, disc))) discs.push(disc);
  }
  return discs;
}

const inField = (value: number) => value >= discRadius && value <= 1 - discRadius;

/** One step of a disc; where the way is barred by the edge or another disc it turns and waits a step. */
function move(disc: Moving, others: readonly Moving[], distance: number, rng: Rng): void {
  // A little unrest, so that a path cannot be foretold.
  disc.angle += (rng() - 0.5) * 0.2;
  const next = { x: disc.x + distance * Math.cos(disc.angle), y: disc.y + distance * Math.sin(disc.angle) };
  const isFree =
    inField(next.x) && inField(next.y) && !others.some((other) => other !== disc && near(other, next));
  if (isFree) {
    disc.x = next.x;
    disc.y = next.y;
  } else disc.angle += Math.PI * (0.5 + rng());
}

/**
 * Where the discs are every 20 ms, from the start to the end. The same seed gives the same paths on every screen, whatever
 * its frames.
 * @param speed widths of the field per second
 */
export function drawMotion(seed: string, count: number, speed: number, durationMs: number): Disc[][] {
  const rng = createRng(seed);
  const discs = scatter(rng, count);
  const snapshot = () => discs.map(({ x, y }) => ({ x, y }));
  const steps = [snapshot()];
  const distance = (speed * motionStepMs) / 1000;
  for (let at = motionStepMs; at <= durationMs; at += motionStepMs) {
    for (const disc of discs) move(disc, discs, distance, rng);
    steps.push(snapshot());
  }
  return steps;
}
