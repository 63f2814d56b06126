import { type Disc, discRadius, motionStepMs } from '@/lib/exercises/object-tracking/motion';

/** Where the discs are at a moment: on a straight line between two worked-out moments. */
export function discsAt(motion: readonly (readonly Disc[])[], passedMs: number): readonly Disc[] {
  const last = motion.length - 1;
  const at = Math.min(last, Math.max(0, passedMs / motionStepMs));
  const [before = [], after = []] = [motion[Math.floor(at)], motion[Math.min(last, Math.floor(at) + 1)]];
  const share = at - Math.floor(at);
  return before.map((disc, i) => {
    const next = after[i] ?? disc;
    return { x: disc.x + share * (next.x - disc.x), y: disc.y + share * (next.y - disc.y) };
  });
}

/** A finger need not hit a disc exactly: the nearest one counts up to here, in widths of the field. */
const reach = 2.5 * discRadius;

/** The disc that a press means; null for none. */
export function discUnder(discs: readonly Disc[], press: Disc): number | null {
  let best: { readonly disc: number; readonly far: number } | null = null;
  for (const [disc, { x, y }] of discs.entries()) {
    const far = Math.hypot(x - press.x, y - press.y);
    if (far <= reach && (!best || far < best.far)) best = { disc, far };
  }
  return best?.disc ?? null;
}
