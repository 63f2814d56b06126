import { hasBands } from './catalogue.ts';
import type { Band, InstrumentDefinition } from './types.ts';

/*
 * The band sets. All compare by lower bound on the number as given, so nothing lies between 39.9 and 40.
 * They differ on purpose: 45 is Moderate on a results screen and Low in the built report. A screen shows one
 * label per number and never mixes the sets on one card. These are product thresholds, not clinical cut-offs.
 */

/** Set A: results screens, stored `band`. */
export function snapshotBand(percent: number): Band {
  return bandFrom(percent, 40, 70);
}

/** Set B: built report, plan choice, strengths and growth priorities. */
export function reportBand(percent: number): Band {
  return bandFrom(percent, 50, 70);
}

/** Set C: level chip of the enhanced report and the PDF. */
export function enhancedLevel(percent: number): Band {
  return bandFrom(percent, 40, 70);
}

/**
 * Set D with the level rule: which result narrative is shown. The first match wins: Low if the level is Low or
 * the score under 40; Moderate if the level is Moderate or the score under 70; else High. A missing score is 0.
 */
export function narrativeBand(level: Band | null, score: number | null): Band {
  const value = score ?? 0;
  if (level === 'Low' || value < 40) return 'Low';
  if (level === 'Moderate' || value < 70) return 'Moderate';
  return 'High';
}

export type BarColour = 'green' | 'yellow' | 'red';

/** Set E: fill of a bar, never the only signal beside number and label. */
export function barColour(percent: number): BarColour {
  if (percent <= 33) return 'green';
  return percent <= 66 ? 'yellow' : 'red';
}

/** Set E; `dark` where the memory check would show red, `plain` for a preference, which has no better and worse. */
export type AreaColour = BarColour | 'dark' | 'plain';

/** @param percent 0 to 100 */
export function areaColour(
  percent: number,
  definition: Pick<InstrumentDefinition, 'kind' | 'tone'>,
): AreaColour {
  if (!hasBands(definition)) return 'plain';
  const colour = barColour(percent);
  return colour === 'red' && definition.tone === 'memory' ? 'dark' : colour;
}

function bandFrom(percent: number, moderate: number, high: number): Band {
  if (percent >= high) return 'High';
  return percent >= moderate ? 'Moderate' : 'Low';
}
