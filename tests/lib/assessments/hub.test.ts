import { describe, expect, it } from 'vitest';
import { type TestOffer, testAccess } from '../../../src/lib/assessments/access.ts';
import { catalogue, type TestId, testIds } from '../../../src/lib/assessments/catalogue.ts';
import {
  findOfferedTest,
  freeAssessments,
  hubLists,
  hubStep,
  hubView,
  newestProfile,
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
    expect(keys(lists.available)).toEqual(['focus-snapshot', 'childfocus']);
    expect(lists.suites).toEqual([]);
    expect(lists.plans.map(({ tier, offers }) => [tier, keys(offers)])).toEqual([
      ['plus', ['attentionflow', 'focustrack']],
      ['premium', ['psyprofile', 'procrastination', 'start-barriers', 'delay-choice', 'memory-check']],
    ]);
  });

  it('leave nothing locked on Premium', () => {
    const lists = hubLists(offersFor('premium'), now);
    expect(lists.plans).toEqual([]);
    expect(keys(lists.available)).toEqual([
      'focus-snapshot',
      'childfocus',
      'attentionflow',
      'focustrack',
      'psyprofile',
    ]);
    expect(lists.suites.map(({ id, offers }) => [id, keys(offers)])).toEqual([
      ['procrastination', ['procrastination', 'start-barriers', 'delay-choice']],
      ['memory', ['memory-check']],
    ]);
  });

  it('recommend a test that can be taken now before one that waits', () => {
    const lists = hubLists(offersFor('plus', { waiting: ['focuscheck_adult_screening'] }), now);
    expect(lists.recommended?.entry.routeKey).toBe('attentionflow');
    expect(keys(lists.available)).toEqual(['focus-snapshot', 'focuscheck', 'childfocus', 'focustrack']);
  });

  it('recommend a test about a child only to who has asked about a child, after those about themselves', () => {
    const offers = offersFor('freemium', { waiting: ['focuscheck_adult_screening'] });
    const recommended = (asksForChild: boolean) =>
      hubLists(offers, now, { asksForChild }).recommended?.entry.routeKey;
    expect([recommended(false), recommended(true)]).toEqual(['focus-snapshot', 'childfocus']);
    const free = hubLists(offersFor('freemium'), now, { asksForChild: true });
    expect(free.recommended?.entry.routeKey).toBe('focuscheck');
  });

  it('recommend the first one when all are waiting', () => {
    const lists = hubLists(
      offersFor('freemium', {
        waiting: ['focus_snapshot', 'focuscheck_adult_screening', 'child_focus_tracker'],
      }),
      now,
    );
    expect(lists.recommended?.entry.routeKey).toBe('focuscheck');
  });

  it('hold only what is offered', () => {
    expect(hubLists([], now)).toEqual({ recommended: null, available: [], suites: [], plans: [] });
  });

  it.each(['freemium', 'plus', 'premium'] as const)('hold every test of the catalogue once on %s', (tier) => {
    const { recommended, available, suites, plans } = hubLists(offersFor(tier, { tests: testIds }), now);
    const held = [recommended, available, [...suites, ...plans].map(({ offers }) => offers)].flat(2);
    expect(held.map((offer) => offer?.entry.testId).sort()).toEqual([...testIds].sort());
  });

  it('count the free tests with the first look, as they are listed', () => {
    expect(freeAssessments(offersFor('premium'))).toBe(3);
  });
});

describe('the step the person is at', () => {
  it('is the choice with nothing done, the result after a test, and the change from the second attempt on', () => {
    expect(hubStep([])).toBe('choose');
    expect(hubStep([{ repeated: false }])).toBe('review');
    expect(hubStep([{ repeated: false }, { repeated: true }])).toBe('track');
  });
});

describe('the profile of the hub', () => {
  const result = (test_id: TestId, day: number, more: object = {}) => ({
    test_id,
    form: 'self' as const,
    completed_at: `2026-11-0${day}T10:00:00Z`,
    domains: { attention: 40 },
    repeated: false,
    ...more,
  });

  it('is the newest result of the person about themselves', () => {
    const own = result('focus_snapshot', 2);
    expect(
      newestProfile([
        result('focuscheck_adult_screening', 1),
        own,
        result('child_focus_tracker', 3, { form: 'parent' }),
        result('memory_check', 4, { form: 'informant' }),
      ]),
    ).toBe(own);
  });

  it('is none where no area has a number or a number has no band', () => {
    const empty = result('focus_snapshot', 2, { domains: { attention: null } });
    expect(newestProfile([empty, result('delay_choice', 3)])).toBeNull();
    expect(newestProfile([])).toBeNull();
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
