import { expect } from 'vitest';
import type { StopItem } from '../../../../src/lib/exercises/stop-signal/exercise.ts';
import { byBlock, expectBalance, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<StopItem> = {
  check(items) {
    expect(tally(items, ({ kind }) => kind)).toEqual({ go: 156, stop: 52 });
    for (const block of byBlock(items)) {
      expect(tally(block, ({ kind }) => kind)).toEqual({ go: 39, stop: 13 });
      expectBalance(
        block,
        ({ kind }) => kind,
        ({ side }) => side,
      );
      expectRuns(block, ({ kind }) => kind, 4);
    }
    for (const { kind, ssdMs, timeline } of items) {
      const [, arrow, stop] = timeline.moments;
      expect(timeline.gapMs).toBeGreaterThanOrEqual(750);
      expect(timeline.gapMs).toBeLessThanOrEqual(1250);
      expect(arrow?.at).toBeGreaterThanOrEqual(250);
      expect(arrow?.at).toBeLessThanOrEqual(500);
      expect(stop === undefined).toBe(kind === 'go');
      if (stop && arrow) expect(stop.at - arrow.at).toBe(ssdMs);
    }
    const delays = items.flatMap(({ ssdMs }) => (ssdMs === null ? [] : [ssdMs]));
    expect(delays[0]).toBe(250);
    for (const [i, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(50);
      expect(delay).toBeLessThanOrEqual(1200);
      if (i > 0) expect(Math.abs(delay - (delays[i - 1] ?? 0))).toBeLessThanOrEqual(50);
    }
  },
};
