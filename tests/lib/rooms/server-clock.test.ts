import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betterClock, clockKeptMs, measuredClock } from '@/lib/rooms/server-clock';

describe('the clock of the server', () => {
  it('is taken from the middle of question and answer', () => {
    expect(measuredClock(5_000, 1_000, 1_400)).toEqual({ offsetMs: 3_800, tripMs: 400, measuredMs: 1_400 });
  });

  it('is at most half the way off, however the way is divided', () => {
    const ms = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(ms, ms, fc.integer({ min: -1e9, max: 1e9 }), (there, back, ahead) => {
        const clock = measuredClock(1_000 + there + ahead, 1_000, 1_000 + there + back);
        expect(Math.abs(clock.offsetMs - ahead)).toBeLessThanOrEqual(clock.tripMs / 2);
      }),
    );
  });

  const held = measuredClock(10_050, 10_000, 10_100);

  it('stays as it is while a new measure is coarser', () => {
    expect(betterClock(held, measuredClock(20_300, 20_000, 20_800))).toBe(held);
  });

  it('is corrected by a finer measure', () => {
    const fresh = measuredClock(20_021, 20_000, 20_040);
    expect(betterClock(held, fresh)).toBe(fresh);
  });

  it('is measured anew after five minutes', () => {
    const sent = 10_100 + clockKeptMs - 800;
    const fresh = measuredClock(sent + 300, sent, sent + 800);
    expect(betterClock(held, fresh)).toBe(fresh);
  });

  it('follows a device whose clock somebody sets, forth or back', () => {
    const forth = measuredClock(20_300, 3_620_000, 3_620_800);
    const back = measuredClock(20_300, 2_000, 2_800);
    expect([betterClock(held, forth), betterClock(held, back)]).toEqual([forth, back]);
  });

  it('does not go by a measure during which the clock was set back', () => {
    const odd = measuredClock(10_050, 10_000, 4_000);
    expect(betterClock(odd, measuredClock(10_100, 4_000, 4_400)).tripMs).toBe(400);
  });
});
