import { usualPlanning } from '@/lib/planning/settings';
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { usualPlanner } from '@/lib/tasks/settings';
import { ann, current, loadApp } from '../auth/support';

export const changeLanguage = vi.fn(async (_language: string) => {});
export const { open, lastToast } = await loadApp();
vi.doMock('@/i18n/init', () => ({ changeLanguage, currentLanguage: () => 'en' }));
const { SettingsPage } = await import('@/pages/settings/settings-page');
export const { ErasureWatch } = await import('@/features/settings/erase/erasure-watch');
// Parts of the page come later: they are to find the same modules.
const { NotificationsSection } = await import('@/features/settings/notifications-section');
const { PrivacySection } = await import('@/features/settings/privacy-section');
await import('@/features/settings/planner-section');
await import('@/features/settings/keys-section');
await import('@/features/settings/data-section');
await import('@/hooks/make-zip');
await import('@/features/settings/erase-section');
await import('@/features/settings/erase/erasure-banner');
export const { readStored, updateStored, clearStored } = await import('@/integrations/local-db/open');
vi.doUnmock('@/i18n/init');

const profile = { display_name: 'Ann', language: 'en', newsletter_opt_in: false, avatar: null };
const settings = {
  display: {},
  notify_billing: true,
  notify_results: true,
  notify_community: true,
  notify_reminders: true,
  show_presence: true,
  personal_insights: false,
  ...usualPlanner,
  ...usualPlanning,
  exercise_keys: {},
};

/** Ann is signed in; her account is not to be erased unless `rows` says so. */
export function signedIn(rows: Record<string, unknown> = {}) {
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, {
    profiles: profile,
    user_settings: settings,
    account_erasures: null,
    ...rows,
  });
  return backend;
}

export async function openSettings(rows: Record<string, unknown> = {}) {
  const backend = signedIn(rows);
  open('/settings', <SettingsPage />);
  await screen.findByRole('heading', { name: 'Settings' });
  await screen.findByRole('switch', { name: 'News by mail' });
  await screen.findByRole('button', { name: /my account$/ });
  return backend;
}

/** The switches as they are once everything they speak of is there. */
export async function openEveryChoice() {
  const backend = signedIn();
  open(
    '/settings',
    <>
      <NotificationsSection userId={ann.user.id} topics={['billing', 'results', 'community', 'reminders']} />
      <PrivacySection userId={ann.user.id} />
    </>,
  );
  await screen.findByRole('switch', { name: 'Reminders' });
  return backend;
}

export async function openAsVisitor() {
  open('/settings', <SettingsPage />);
  await screen.findByRole('heading', { name: 'Settings' });
}
