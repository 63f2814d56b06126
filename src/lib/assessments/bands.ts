import { hasBands } from './catalogue.ts';
import type { Band, InstrumentDefinition } from './types.ts';

/*
 * The band sets. All compare by lower bound on the number as given, so nothing lies between 39.9 and 40. What a person
 * reads follows set A everywhere (`zoneOf`); set B picks plan and growth priorities of the built report, and set E gives
 * the stops of the colour scale. These are product thresholds, not clinical cut-offs.
 */

/** Where the zones noticeable and strong begin: set A. */
export const zoneLimits = [40, 70] as const;

/** The three zones of set A, in the words a person meets. */
export type Zone = 'calm' | 'noticeable' | 'strong';

const zones = { Low: 'calm', Moderate: 'noticeable', High: 'strong' } as const satisfies Record<Band, Zone>;

/**
 * The zone of a number, the same on every surface; null for a preference, which has no better and worse.
 * @param percent 0 to 100
 */
export function zoneOf(percent: number, definition: Pick<InstrumentDefinition, 'kind'>): Zone | null {
  return hasBands(definition) ? zones[snapshotBand(percent)] : null;
}

/**
 * A percent as a whole number for a screen: rounded, but never over the limit of its zone, so that 39.9 does not read
 * as a 40 that is called calm.
 */
export function wholePercent(percent: number): number {
  const rounded = Math.round(percent);
  return snapshotBand(rounded) === snapshotBand(percent) ? rounded : Math.floor(percent);
}

/** Set A: results screens, stored `band`. */
export function snapshotBand(percent: number): Band {
  return bandFrom(percent, ...zoneLimits);
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

/** Set E: where one colour of the scale has turned into the next. Between them the scale is smooth. */
export const colourStops = [33, 66] as const;

/** Set E: the colour of the scale at a number, never the only signal beside number and label. */
export function barColour(percent: number): BarColour {
  const [yellowAbove, redAbove] = colourStops;
  if (percent <= yellowAbove) return 'green';
  return percent <= redAbove ? 'yellow' : 'red';
}

/** Colour of a zone; `dark` where the memory check would show red, `plain` for a preference. */
export type AreaColour = BarColour | 'dark' | 'plain';

const zoneColours = { calm: 'green', noticeable: 'yellow', strong: 'red' } as const satisfies Record<
  Zone,
  BarColour
>;

/** The colour a number is drawn in: that of its zone, so that colour and word change together. */
export function areaColour(
  percent: number,
  definition: Pick<InstrumentDefinition, 'kind' | 'tone'>,
): AreaColour {
  const zone = zoneOf(percent, definition);
  if (zone === null) return 'plain';
  return zone === 'strong' && definition.tone === 'memory' ? 'dark' : zoneColours[zone];
}

function bandFrom(percent: number, moderate: number, high: number): Band {
  if (percent >= high) return 'High';
  return percent >= moderate ? 'Moderate' : 'Low';
}
