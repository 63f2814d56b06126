import { describe, expect, it } from 'vitest';
import { catalogue } from '@/lib/assessments/catalogue';
import { planOf, plansFor, wantedQuery, wantedTest } from '@/lib/billing/wanted-test';

describe('the test somebody was on the way to', () => {
  it.each([null, undefined, '', 'nothing', 'toString', '//example.com', 'focustrack&plan=premium'])(
    'is none for %s',
    (text) => {
      expect(wantedTest(text)).toBeNull();
      expect(wantedQuery(text)).toBe('');
    },
  );

  it('goes to the plan that opens it, by the year, and back by its short name', () => {
    const { focustrack_attention_test: focusTrack, psyprofile_lite: profile } = catalogue;
    expect(plansFor(focusTrack)).toBe('/pricing?plan=plus&billing=annual&for=focustrack#plans');
    expect(planOf(profile)).toBe('premium');
    expect(planOf(catalogue.focus_snapshot)).toBeNull();
    expect(wantedTest('focustrack')).toBe(focusTrack);
    expect(wantedQuery('focustrack')).toBe('&for=focustrack');
  });
});
