import { describe, expect, it } from 'vitest';
import {
  barColour,
  enhancedLevel,
  narrativeBand,
  reportBand,
  snapshotBand,
} from '../../../src/lib/assessments/bands.ts';

const boundaries = [33, 33.1, 39.9, 40, 49.9, 50, 66, 66.1, 69.9, 70];

describe('the band sets at their boundaries', () => {
  it.each([
    ['snapshot', snapshotBand, 'L L L M M M M M M H'],
    ['report', reportBand, 'L L L L L M M M M H'],
    ['enhanced level', enhancedLevel, 'L L L M M M M M M H'],
    ['narrative without a level', (value: number) => narrativeBand(null, value), 'L L L M M M M M M H'],
    ['bar colour', barColour, 'g y y y y y y r r r'],
  ] as const)('%s', (_, band, expected) => {
    expect(boundaries.map((value) => band(value).charAt(0)).join(' ')).toBe(expected);
  });

  it('leave no gap between two printed numbers', () => {
    expect([snapshotBand(39.95), snapshotBand(69.95), reportBand(49.95)]).toEqual(['Low', 'Moderate', 'Low']);
  });
});
