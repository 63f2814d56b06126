import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const item = (sku: string, active: boolean): Sample => ({
  sku,
  title: 'Sample',
  unit_price_cents: 1499,
  kind: 'test',
  test_id: null,
  exercise_id: null,
  active,
  metadata: { route: '/test/sample' },
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  titles: {},
  place: 100,
  version: 1,
  edited_at: null,
});

const member = (bundle: string, sku: string): Sample => ({ bundle_sku: bundle, sku, place: 1 });

const exercise = (id: string, active: boolean): Sample => ({ id, tier: 'plus', free_minutes: 1, active });

const price = (id: string, tier: string, active: boolean): Sample => ({
  id,
  tier,
  interval: 'month',
  amount_cents: 999,
  currency: 'usd',
  trial_days: 0,
  active,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const subscriber = (userId: string): Sample => ({
  user_id: userId,
  subscribed: true,
  subscription_tier: 'plus',
  subscription_end: '2026-12-20T10:00:00Z',
  trial_status: 'none',
  trial_ends_at: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const entitlement = (userId: string): Sample => ({
  user_id: userId,
  sku: 'sample-active',
  granted_at: '2026-11-20T10:00:00Z',
  source: 'gift',
});

const test = (testId: string, active: boolean): Sample => ({
  test_id: testId,
  access: 'visitor',
  retake_wait_days: 0,
  sku: null,
  active,
});

const { owner, other } = personIds;

export const catalogue: Readonly<Record<string, Fixture>> = {
  subscribers: {
    person: 'user_id',
    rows: { owner: subscriber(owner), other: subscriber(other) },
    fresh: subscriber,
    change: { subscribed: false, subscription_tier: null },
  },
  catalog_items: {
    rows: {
      active: item('sample-active', true),
      retired: item('sample-retired', false),
      part: item('sample-part', true),
    },
    fresh: () => item('sample-fresh', true),
    change: { unit_price_cents: 1 },
    // Its grants and credits go with a line.
    beforeDelete: `with given as (delete from public.entitlements), members as (delete from public.bundle_items)
      delete from public.order_lines`,
  },
  bundle_items: {
    rows: {
      active: member('sample-active', 'sample-part'),
      retired: member('sample-retired', 'sample-part'),
    },
    fresh: () => member('sample-active', 'sample-retired'),
    change: { place: 2 },
  },
  plan_prices: {
    rows: { active: price('price_active', 'plus', true), retired: price('price_retired', 'plus', false) },
    fresh: () => price('price_fresh', 'premium', true),
    change: { amount_cents: 1 },
  },
  entitlements: {
    person: 'user_id',
    rows: { owner: entitlement(owner), other: entitlement(other) },
    fresh: entitlement,
    change: { granted_at: '2026-11-21T10:00:00Z' },
  },
  assessment_tests: {
    rows: { active: test('focus_snapshot', true), retired: test('sample_retired', false) },
    fresh: () => test('sample_fresh', true),
    change: { retake_wait_days: 1 },
  },
  exercises: {
    rows: { active: exercise('sample-active', true), retired: exercise('sample-retired', false) },
    fresh: () => exercise('sample-fresh', true),
    change: { free_minutes: 2 },
  },
};
