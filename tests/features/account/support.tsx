import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { ann, behindGuard, current, functionRefusal, loadApp } from '../auth/support';

export const changeLanguage = vi.fn(async (_language: string) => {});
export const { open, fault, lastToast } = await loadApp();
// Loading cleared the module cache; a test that imported these itself might get them a second time.
export const testRun = current;
export const refusedBy = functionRefusal;
vi.doMock('@/i18n/init', () => ({ changeLanguage, currentLanguage: () => 'en' }));
export const { AccountPage } = await import('@/pages/account/account-page');
export const { ProfilePage } = await import('@/pages/account/profile-page');
const AccountSettingsPage = await behindGuard(
  (await import('@/pages/account/account-settings-page')).AccountSettingsPage,
);
// Pages load their forms later: they are to find the same modules.
await import('@/features/account/profile-section');
await import('@/features/auth/change-email');
await import('@/features/auth/change-password');
vi.doUnmock('@/i18n/init');

export const profile = { display_name: 'Ann', language: 'en', newsletter_opt_in: false, avatar: null };
export const attempt = {
  id: '4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01',
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  form: 'self',
  language: 'en',
  overall: 42.5,
  domains: {},
  band: 'Moderate',
  question_ids: [],
  answers: {},
  item_times_ms: {},
  item_languages: {},
  total_score: 30,
  max_possible_score: 72,
  answered_count: 18,
  quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
  started_at: '2026-01-05T09:00:00Z',
  completed_at: '2026-01-05T09:04:00Z',
  seed: 's',
};

/** What check-subscription answers: by default that nothing was ever bought. */
export const noPlan = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  trial_status: 'none',
  trial_ends_at: null,
  status: null,
  interval: null,
  price_id: null,
  amount_cents: null,
  cancel_at: null,
  next_price_id: null,
  trial_available: true,
  pending: false,
};

type FunctionAnswer = { data?: unknown; error: unknown };

/** Ann is signed in, with one result, these rows and these answers of functions. */
function prepare(rows: Record<string, unknown>, answers: Record<string, FunctionAnswer>) {
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, {
    profiles: profile,
    assessment_attempts: [attempt],
    orders: [],
    billing_invoices: [],
    billing_subscriptions: [],
    ...rows,
  });
  const functions: Record<string, FunctionAnswer> = {
    'check-subscription': { data: noPlan, error: null },
    ...answers,
  };
  backend.invoke.mockImplementation(
    async (name) =>
      (functions[String(name)] ?? { data: {}, error: null }) as Awaited<ReturnType<typeof backend.invoke>>,
  );
  return { backend, functions };
}

/** The account's first page. */
export async function openAccount(
  rows: Record<string, unknown> = {},
  path = '/account',
  answers: Record<string, FunctionAnswer> = {},
) {
  const prepared = prepare(rows, answers);
  const view = open(path, <AccountPage />);
  await screen.findByRole('heading', { name: 'Account' });
  return { ...prepared, view };
}

export async function openProfile(rows: Record<string, unknown> = {}) {
  const prepared = prepare(rows, {});
  open('/profile', <ProfilePage />);
  await screen.findByRole('textbox', { name: /^Name/ });
  return prepared;
}

/** The account settings with their forms; the plan may still be on its way. */
export async function openAccountSettings(
  rows: Record<string, unknown> = {},
  answers: Record<string, FunctionAnswer> = {},
) {
  const prepared = prepare(rows, answers);
  open('/account-settings', <AccountSettingsPage />);
  await screen.findByRole('heading', { name: 'Account Settings' });
  await screen.findByRole('button', { name: 'Change password' });
  return prepared;
}

/** The settings of somebody with this plan, once it is shown. */
export async function openPlan(
  plan: Partial<Record<keyof typeof noPlan, unknown>>,
  rows: Record<string, unknown> = {},
  answers: Record<string, FunctionAnswer> = {},
) {
  const prepared = await openAccountSettings(rows, {
    'check-subscription': { data: { ...noPlan, ...plan }, error: null },
    ...answers,
  });
  const section = await screen.findByRole('region', { name: 'Plan' });
  await waitFor(() => {
    if (!section.querySelector('[data-plan]')) throw new Error('the plan is not shown yet');
  });
  return { ...prepared, section };
}
