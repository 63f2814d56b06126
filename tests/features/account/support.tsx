import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ann, current, loadApp } from '../auth/support';

export const changeLanguage = vi.fn(async (_language: string) => {});
export const { open, lastToast } = await loadApp();
vi.doMock('@/i18n/init', () => ({ changeLanguage, currentLanguage: () => 'en' }));
export const { AccountPage } = await import('@/pages/account/account-page');
export const { readStored, updateStored } = await import('@/integrations/local-db/open');
// The page loads its forms later: they are to find the same modules.
await import('@/features/account/profile-section');
vi.doUnmock('@/i18n/init');

export const profile = { display_name: 'Ann', language: 'en', newsletter_opt_in: false };
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

/** The account page of Ann, who has one result. */
export async function openAccount(rows: Record<string, unknown> = {}, path = '/account') {
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, { profiles: profile, assessment_attempts: [attempt], ...rows });
  const view = open(path, <AccountPage />);
  await screen.findByRole('heading', { name: 'Account' });
  // The forms come after the page.
  await screen.findByRole('button', { name: 'Delete my account' });
  await screen.findByRole('button', { name: 'Change password' });
  return { backend, view };
}
