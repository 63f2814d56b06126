import { communityLimits, type Limit, searchLimits, waitFor } from '@lib/community/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

describe('how long a member waits', () => {
  type Input = { limits: { count: number; window_s: number }[]; events: number[]; now: number };
  type Expected = { allowed: boolean; retry_after_s: number | null };
  it.each(casesOf<Input, Expected>('rate_limit'))('$id', ({ input, expected }) => {
    const limits = input.limits.map(({ count, window_s }) => ({ most: count, window: window_s }));
    const wait = waitFor(limits, input.events, input.now);
    expect({ allowed: wait === 0, retry_after_s: wait }).toEqual(expected);
  });

  const limits = fc.array(
    fc.record({ most: fc.integer({ min: 1, max: 6 }), window: fc.integer({ min: 1, max: 60 }) }),
    { minLength: 1, maxLength: 3 },
  );
  const events = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 30 });
  const isFree = (rules: readonly Limit[], past: readonly number[], at: number) =>
    rules.every(({ most, window }) => past.filter((event) => at - event < window).length < most);

  it('is until the first moment at which every window has room', () => {
    fc.assert(
      fc.property(limits, events, (rules, past) => {
        const wait = waitFor(rules, past, 100) ?? Number.NaN;
        const moments = Array.from({ length: 61 }, (_, after) => after);
        expect(wait).toBe(moments.find((after) => isFree(rules, past, 100 + after)));
      }),
    );
  });

  it('never lets more through than a window takes, however fast somebody is', () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 80 }), (rules, tries) => {
        const done: number[] = [];
        for (const at of tries.toSorted((a, b) => a - b)) if (waitFor(rules, done, at) === 0) done.push(at);
        for (const { most, window } of rules)
          for (const from of done)
            expect(done.filter((at) => at >= from && at < from + window).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is shorter for those who are known, at each of the acts', () => {
    const first = (rules: readonly Limit[]) => rules[0]?.most ?? 0;
    for (const [act, levels] of Object.entries(communityLimits)) {
      expect(first(levels.known), act).toBeGreaterThan(first(levels.new));
      for (const { most, window } of levels.known) expect(most * window).toBeGreaterThan(0);
      for (const { window } of levels.new) expect(window).toBeGreaterThan(0);
    }
    expect(first(searchLimits.member)).toBeGreaterThan(first(searchLimits.visitor));
  });
});
