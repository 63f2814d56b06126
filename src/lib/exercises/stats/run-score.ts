import { roundHalfUp, unitScale } from '../../cognitive/scale.ts';
import { clamp } from '../../numbers.ts';
import type { RunScore, ScorePart } from '../contract.ts';

export const noScore: RunScore = { raw: null, score: null, parts: [] };

/** A part of a score: `weight` points for the place of `x` between two anchors, 0 points for what is unknown. */
export function part(id: string, weight: number, x: number | null, zeroAt: number, oneAt: number): ScorePart {
  return { id, weight, share: x === null ? 0 : unitScale(x, zeroAt, oneAt) };
}

/** Points of all parts together, 0 to 100. */
export function runScore(parts: readonly ScorePart[]): RunScore {
  const raw = clamp(
    parts.reduce((sum, { weight, share }) => sum + weight * share, 0),
    0,
    100,
  );
  return { raw, score: roundHalfUp(raw), parts };
}
