import { describe, expect, it } from 'vitest';
import { isNewSuite, suiteOffers, suiteParts } from '@/lib/billing/suites';
import { toMs } from '@/lib/time';

const facts = suiteOffers.map(({ id, tests, tools, planRequired }) => [
  id,
  tests.length,
  tools.length,
  planRequired,
]);

describe('the suites', () => {
  it('have three tests with three tools, and one test with two, which Premium opens', () => {
    expect(facts).toEqual([
      ['procrastination', 3, 3, 'premium'],
      ['memory', 1, 2, 'premium'],
    ]);
  });

  it('name at most four of their parts, tests first, and count the rest', () => {
    const tests = ['start_barriers', 'delay_choice'] as const;
    expect(suiteParts({ tests, tools: ['htj', 'word-recall', 'breathing'] })).toEqual({
      shown: ['start_barriers', 'delay_choice', 'htj', 'word-recall'],
      more: 1,
    });
    expect(suiteParts({ tests, tools: ['htj', 'word-recall'] }).more).toBe(0);
    expect(suiteParts({ tests: [], tools: [] })).toEqual({ shown: [], more: 0 });
  });

  it('are new up to their day and not on it', () => {
    const suite = { newUntil: '2027-02-22' };
    const day = toMs('2027-02-22') ?? 0;
    expect([isNewSuite(suite, day - 1), isNewSuite(suite, day)]).toEqual([true, false]);
    expect(isNewSuite({ newUntil: null }, 0)).toBe(false);
  });
});
