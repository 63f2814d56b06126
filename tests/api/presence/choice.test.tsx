/** Who hears, in the tabs of this browser, that somebody signs out or does not want to be seen any more. */

import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { type SettingsChoice, settingsChoiceMutation } from '@/api/account/settings';
import { signOut } from '@/api/auth/sign-out';
import { onLeaving, onPresenceNews } from '@/api/presence/news';

const told = vi.hoisted(() => ({ lines: [] as string[], fails: false }));
vi.mock('@/integrations/supabase/client', async () => {
  const { fakeClientModule } = await import('../../support/fake-supabase');
  const { usualPlanning } = await import('@/lib/planning/settings');
  const row = {
    display: {},
    notify_billing: true,
    notify_results: true,
    notify_community: true,
    notify_reminders: true,
    show_presence: true,
    personal_insights: false,
    today_limit: 5,
    available_min: 120,
    wip_limit: 3,
    task_order: 'matrix',
    ...usualPlanning,
    exercise_keys: {},
  };
  return fakeClientModule({
    session: () => 'ann',
    rows: ({ values }) => {
      told.lines.push('stored');
      return told.fails
        ? { data: null, error: { message: 'Failed to fetch' } }
        : { data: { ...row, ...(values as object) }, error: null };
    },
    auth: {
      signOut: async () => {
        told.lines.push('signed out');
        return { error: null };
      },
    },
  });
});
onPresenceNews((news) => told.lines.push(news));
onLeaving(() => told.lines.push('left'));

const choose = (choice: SettingsChoice) => {
  const client = new QueryClient();
  return client.getMutationCache().build(client, settingsChoiceMutation('ann')).execute(choice);
};

beforeEach(() => {
  told.lines.length = 0;
  told.fails = false;
});

it('every tab hears the choice once it is stored, and nothing of other ones', async () => {
  await choose({ show_presence: false });
  await choose({ show_presence: true });
  await choose({ notify_results: false });
  expect(told.lines).toEqual(['stored', 'unseen', 'stored', 'seen', 'stored']);
});

it('nobody hears a choice that could not be kept', async () => {
  told.fails = true;
  await expect(choose({ show_presence: false })).rejects.toMatchObject({ code: 'network' });
  expect(told.lines).not.toContain('unseen');
});

it('whoever signs out is said to have left before the session ends', async () => {
  await signOut();
  expect(told.lines).toEqual(['left', 'signed out']);
});
