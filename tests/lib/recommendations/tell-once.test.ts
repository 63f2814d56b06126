import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tellOnce } from '../../../src/lib/recommendations/tell-once.ts';

describe('reasons of a list', () => {
  it('that hold for everything are told once', () => {
    expect(tellOnce([['need:a', 'plan'], ['need:a'], ['new', 'need:a']])).toEqual({
      told: ['need:a'],
      own: [['plan'], [], ['new']],
    });
  });

  it('stay with the one thing that there is', () => {
    expect(tellOnce([['need:a']])).toEqual({ told: [], own: [['need:a']] });
    expect(tellOnce([])).toEqual({ told: [], own: [] });
  });

  it('that stood above give way to another one', () => {
    expect(tellOnce([['need:a'], ['need:a', 'new'], ['need:b'], ['need:a']]).own).toEqual([
      ['need:a'],
      ['new'],
      ['need:b'],
      ['need:a'],
    ]);
  });

  it('are never lost: each has its own words or the shared ones', () => {
    const reasons = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(reasons, (list) => {
        const { told, own } = tellOnce(list);
        for (const [index, each] of list.entries()) {
          expect([...told, ...(own[index] ?? [])].length).toBeGreaterThan(0);
          expect(own[index]?.every((reason) => each.some((one) => one === reason))).toBe(true);
        }
      }),
    );
  });
});
