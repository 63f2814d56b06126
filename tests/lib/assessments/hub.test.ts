import { describe, expect, it } from 'vitest';
import { type TestOffer, testAccess } from '../../../src/lib/assessments/access.ts';
import { catalogue, type TestId, testIds } from '../../../src/lib/assessments/catalogue.ts';
import {
  findOfferedTest,
  freeAssessments,
  hubLists,
  hubView,
  testOffers,
} from '../../../src/lib/assessments/hub.ts';
import { instruments } from '../../../src/lib/assessments/instruments.ts';
import type { Tier } from '../../../src/lib/billing/tier.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

/** The tests of an example: each kind of list has some. Another test of the catalogue changes nothing here. */
const someTests = [
  'focus_snapshot',
  'focuscheck_adult_screening',
  'child_focus_tracker',
  'attention_flow_interview',
  'focustrack_attention_test',
  'psyprofile_lite',
  'procrastination_patterns',
  'start_barriers',
  'delay_choice',
  'memory_check',
] as const satisfies readonly TestId[];

/** These tests, for somebody on a plan; `waiting` ones open again in December. */
const offersFor = (
  tier: Tier,
  { tests = someTests, waiting = [] }: { tests?: readonly TestId[]; waiting?: readonly TestId[] } = {},
): TestOffer[] =>
  tests.map((id) => ({
    entry: catalogue[id],
    access: testAccess(catalogue[id], tier, []),
    availableAt: waiting.includes(id) ? '2026-12-01T00:00:00Z' : null,
  }));

const keys = (offers: readonly TestOffer[]) => offers.map(({ entry }) => entry.routeKey);

describe('the lists of the hub', () => {
  it('recommend the first test of the plan and list the rest by what opens them', () => {
    const lists = hubLists(offersFor('freemium'), now);
    expect(lists.recommended?.entry.routeKey).toBe('focuscheck');
    expect(keys(lists.available)).toEqual(['childfocus']);
    expect(keys(lists.locked)).toEqual(['attentionflow', 'focustrack', 'psyprofile']);
    expect(lists.suites.map(({ id, offers }) => [id, keys(offers)])).toEqual([
      ['procrastination', ['procrastination', 'start-barriers', 'delay-choice']],
      ['memory', ['memory-check']],
    ]);
  });

  it('leave nothing locked on Premium', () => {
    const lists = hubLists(offersFor('premium'), now);
    expect(lists.locked).toEqual([]);
    expect(keys(lists.available)).toEqual(['childfocus', 'attentionflow', 'focustrack', 'psyprofile']);
  });

  it('recommend a test that can be taken now before one that waits', () => {
    const lists = hubLists(offersFor('freemium', { waiting: ['focuscheck_adult_screening'] }), now);
    expect(lists.recommended?.entry.routeKey).toBe('childfocus');
    expect(keys(lists.available)).toEqual(['focuscheck']);
  });

  it('recommend the first one when all are waiting', () => {
    const lists = hubLists(
      offersFor('freemium', { waiting: ['focuscheck_adult_screening', 'child_focus_tracker'] }),
      now,
    );
    expect(lists.recommended?.entry.routeKey).toBe('focuscheck');
  });

  it('hold only what is offered', () => {
    expect(hubLists([], now)).toEqual({ recommended: null, available: [], locked: [], suites: [] });
  });

  it.each(['freemium', 'plus', 'premium'] as const)(
    'hold every test of the catalogue once on %s, but for the first look',
    (tier) => {
      const { recommended, available, locked, suites } = hubLists(offersFor(tier, { tests: testIds }), now);
      const held = [recommended, available, locked, suites.map(({ offers }) => offers)].flat(2);
      const listed = testIds.filter((id) => catalogue[id].listed !== 'first');
      expect(held.map((offer) => offer?.entry.testId).sort()).toEqual(listed.sort());
    },
  );

  it('count two free assessments', () => {
    expect(freeAssessments(offersFor('premium'))).toBe(2);
  });
});

describe('tests that can be taken', () => {
  it('are those with a definition, found by their short id', () => {
    expect([...testIds].sort()).toEqual(instruments.map(({ testId }) => testId).sort());
    expect(findOfferedTest('focus-snapshot')?.testId).toBe('focus_snapshot');
    expect(findOfferedTest('focus_snapshot')).toBeUndefined();
    expect(findOfferedTest('toString')).toBeUndefined();
  });
});

describe('what is offered to a person', () => {
  it('is what the server says', () => {
    const [snapshot] = testOffers(
      [
        {
          test_id: 'focus_snapshot',
          may_open: false,
          required_tier: 'plus',
          available_at: '2026-12-01T00:00:00Z',
          via: null,
        },
      ],
      'premium',
    );
    expect(snapshot).toEqual({
      entry: catalogue.focus_snapshot,
      access: { mayOpen: false, requiredTier: 'plus', via: null },
      availableAt: '2026-12-01T00:00:00Z',
    });
  });

  it('follows the plan where the server names no test', () => {
    const closed = testOffers([], 'freemium').filter(({ access }) => !access.mayOpen);
    expect(closed.every(({ entry }) => entry.access !== 'visitor' && entry.access !== 'freemium')).toBe(true);
    expect(testOffers([], 'premium').every(({ access }) => access.mayOpen)).toBe(true);
    expect(testOffers([], 'premium').map(({ entry }) => entry.testId)).toEqual(testIds);
  });
});

describe('the view of the hub', () => {
  const completed = { completed_at: '2026-11-20T12:00:00Z' };

  it('is the enhanced report only for a completed attempt with the flag', () => {
    expect(hubView({ attempt: completed, showReport: true })).toBe('report');
    expect(hubView({ attempt: { completed_at: null }, showReport: true })).toBe('results');
  });

  it('is the results for any other stored attempt', () => {
    expect(hubView({ attempt: completed, showReport: false })).toBe('results');
  });

  it('is the hub without an attempt, flag or not', () => {
    expect([true, false].map((showReport) => hubView({ attempt: null, showReport }))).toEqual(['hub', 'hub']);
  });
});
