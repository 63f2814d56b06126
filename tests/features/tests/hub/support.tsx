import 'fake-indexeddb/auto';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { catalogue, type TestId, testIds } from '@/lib/assessments/catalogue';
import { tierAtLeast } from '@/lib/billing/tier';
import { ann, behindGuard, current, loadApp } from '../../auth/support';

const app = await loadApp();
vi.doMock('@/i18n/init', () => ({ changeLanguage: vi.fn(), currentLanguage: () => language.now }));
export const TestingHubPage = await behindGuard(
  (await import('@/pages/tests/testing-hub-page')).TestingHubPage,
);
export const TestIntroPage = await behindGuard((await import('@/pages/tests/test-intro-page')).TestIntroPage);
export const { ScreeningPage } = await import('@/pages/tests/screening-page');
export const PersonalizedPathsPage = await behindGuard(
  (await import('@/pages/tests/personalized-paths-page')).PersonalizedPathsPage,
);
vi.doUnmock('@/i18n/init');

/** The interface language as the pages see it. */
export const language = { now: 'en' };

type Tier = 'freemium' | 'plus' | 'premium';

export interface Person {
  tier?: Tier;
  /** The free trial was used. */
  hadTrial?: boolean;
  /** Tests whose retake wait ends at that moment. */
  waits?: Partial<Record<TestId, string>>;
  /** Tests bought by themselves. */
  bought?: readonly TestId[];
  attempts?: readonly object[];
  /** Newest results, as the server answers them. */
  latest?: readonly object[] | 'unreachable' | 'on its way';
}

/** Plus can be tried by the year; Premium is charged at once. */
const planPrices = (['plus', 'premium'] as const).flatMap((tier) =>
  (['month', 'year'] as const).map((interval) => ({
    id: `${tier}-${interval}`,
    tier,
    interval,
    amount_cents: (tier === 'plus' ? 999 : 1999) * (interval === 'year' ? 10 : 1),
    currency: 'usd',
    trial_days: tier === 'plus' && interval === 'year' ? 7 : 0,
  })),
);

/** What the server's `my_test_access` answers for a person. */
function accessRows({ tier = 'freemium', waits = {}, bought = [] }: Person) {
  return testIds.map((test_id) => {
    const { access } = catalogue[test_id];
    const byTier = access === 'visitor' || tierAtLeast(tier, access);
    const via = byTier ? 'tier' : bought.includes(test_id) ? 'entitlement' : null;
    return {
      test_id,
      may_open: via !== null,
      required_tier: access,
      available_at: waits[test_id] ?? null,
      via,
    };
  });
}

/** Opens a page as Ann. */
export function openAs(person: Person, path: string, page: ReactElement, route?: string) {
  const { backend } = current;
  const { tier = 'freemium', hadTrial = false, attempts = [] } = person;
  current.hasSession = true;
  backend.state.session = ann;
  backend.rows.subscribers =
    tier === 'freemium' && !hadTrial
      ? null
      : {
          subscribed: tier !== 'freemium',
          subscription_tier: tier,
          subscription_end: null,
          trial_status: hadTrial ? 'cancelled' : 'none',
          trial_ends_at: null,
        };
  backend.rows.assessment_attempts = attempts;
  backend.rows.plan_prices = planPrices;
  backend.rpc.mockImplementation(async (name: unknown, args: unknown) => {
    if (name === 'my_test_access') return { data: accessRows(person), error: null };
    if (name === 'my_latest_results') {
      const { latest = [] } = person;
      if (latest === 'on its way') return new Promise<never>(() => undefined);
      return latest === 'unreachable'
        ? { data: null, error: { message: 'Failed to fetch' } }
        : { data: latest, error: null };
    }
    const { p_id } = args as { p_id?: string };
    const found = attempts.find((attempt) => (attempt as { id: string }).id === p_id);
    return { data: found ? { ...found, owned: true } : null, error: null };
  });
  return { backend, view: app.open(path, page, route) };
}
