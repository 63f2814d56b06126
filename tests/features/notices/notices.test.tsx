import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteMs } from '@/lib/time';
import { noticeRow } from '../../support/notices';
import { ann, current, loadApp } from '../auth/support';

type Row = ReturnType<typeof noticeRow>;
/** What the account holds. */
const account = { rows: [] as Row[], fails: false };
/** Tells whoever listens of a row. */
let tell: (row: Row) => void = () => {};

const { open } = await loadApp();
const { createFakeSupabase } = await import('../../support/fake-supabase');
const double = createFakeSupabase({
  session: () => ann,
  rows({ kind, values, steps, is }) {
    if (account.fails) return { data: null, error: { message: 'Failed to fetch' } };
    const unreadAlone = is('is_read') === false;
    const meant = account.rows.filter(
      (row) => (!unreadAlone || !row.is_read) && (is('id') === undefined || row.id === is('id')),
    );
    if (kind === 'update') for (const row of meant) Object.assign(row, values);
    const isCount = steps.some(([name, column]) => name === 'select' && column === 'id');
    return { data: isCount ? null : meant, error: null, count: meant.length };
  },
});
const channel = {
  on(_event: string, { event }: { event: string }, listener: (change: { new: Row }) => void) {
    if (event === 'INSERT') tell = (row) => listener({ new: row });
    return channel;
  },
  subscribe(listener: (status: string) => void) {
    listener('SUBSCRIBED');
    return channel;
  },
};
const realtime = { channel: () => channel, removeChannel: async () => 'ok' };

const { BellButton } = await import('@/app/navigation/bell-button');
const { LiveNotices } = await import('@/features/notices/live-notices');
const { DataProvider, queryClient } = await import('@/app/providers/data-provider');
const { ToastHost } = await import('@/components/toast-host');
await import('@/features/notices/notice-popover');
await import('@/features/notices/notice-toast');
await import('@/components/ui/toaster');

const topic = '/community-qa/b7b5a1c0-0000-4000-8000-00000000aaaa';

beforeEach(() => {
  queryClient.clear();
  account.fails = false;
  current.hasSession = true;
  current.backend.state.session = ann;
  Object.assign(current.backend.client, {
    from: double.client.from,
    realtime: { load: async () => realtime, tellWho: async () => {} },
  });
});

async function openPage(rows: Row[]) {
  account.rows = rows;
  open(
    '/',
    <>
      <BellButton userId={ann.user.id} />
      <DataProvider>
        <LiveNotices userId={ann.user.id} />
      </DataProvider>
      <ToastHost />
    </>,
  );
  await vi.waitFor(() => expect(tell).not.toBe(nobody));
}
const nobody = tell;
beforeEach(() => {
  tell = nobody;
});
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const press = async () => {
  await userEvent.click(await bell());
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

describe('the bell', () => {
  it('says how much is unread, and no more than 99', async () => {
    await openPage(Array.from({ length: 120 }, () => noticeRow()));
    expect(await screen.findByRole('button', { name: 'Notifications: 99+ unread' })).toBeVisible();
  });

  it('says nothing of a number where all was read', async () => {
    await openPage([noticeRow({ is_read: true })]);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('opens what there is, worded in the reader’s language, with what was not read marked', async () => {
    await openPage([
      noticeRow({ kind: 'answer', count: 3, title: 'x', action_url: topic }),
      noticeRow({
        kind: 'trial_started',
        params: { tier: 'plus', at: '2026-12-05T10:00:00Z' },
        is_read: true,
      }),
      noticeRow(),
    ]);
    const list = await press();
    const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
    expect(rows[0]).toMatch(/^Unread 3 new answers to your question/);
    expect(rows[1]).toMatch(
      /^Your Plus trial has begunEverything of the plan is open until December 5, 2026/,
    );
    expect(rows[2]).toMatch(/^Unread Ten days in a row/);
    expect(list.getByRole('link', { name: 'Read the answer' })).toHaveAttribute('href', topic);
  });

  it('reads one, then all', async () => {
    await openPage([noticeRow({ kind: 'refunded' }), noticeRow(), noticeRow()]);
    const list = await press();
    await userEvent.click(await list.findByRole('button', { name: 'Seen: Money is on its way back to you' }));
    expect(await screen.findByRole('button', { name: 'Notifications: 2 unread' })).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Mark all read' }));
    expect(await list.findByText('All caught up!')).toBeVisible();
    expect(account.rows.every(({ is_read }) => is_read)).toBe(true);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('says that there is nothing yet, and goes away with Escape, back to the bell', async () => {
    await openPage([]);
    const list = await press();
    expect(await list.findByText('No notifications yet')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await bell()).toHaveFocus();
  });

  it('says when the list cannot be had, and tries again', async () => {
    await openPage([noticeRow({ title: 'Here again' })]);
    account.fails = true;
    const list = await press();
    expect(await list.findByText('Error loading notifications')).toBeVisible();
    expect(list.getByText('Could not load notifications.')).toBeVisible();
    account.fails = false;
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Here again')).toBeVisible();
  });

  it('leads nowhere outside the site', async () => {
    await openPage([noticeRow({ action_url: '//evil.example' }), noticeRow({ action_url: '/nowhere' })]);
    const list = await press();
    await list.findAllByRole('listitem');
    expect(list.queryAllByRole('link')).toEqual([]);
  });
});

describe('news that comes in', () => {
  const shown = () => document.querySelectorAll('[data-slot=toast]').length;
  const comes = async (row: Row) => {
    account.rows = [row, ...account.rows];
    await act(async () => tell(row));
  };

  it('is shown with the way to it, and counted', async () => {
    await openPage([]);
    await comes(noticeRow({ kind: 'accepted', action_url: topic }));
    expect(await screen.findByText('Your answer was accepted')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
  });

  it('of one row is shown again ten minutes later at the earliest, and not once it was read', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await openPage([]);
    const row = noticeRow({ kind: 'answer' });
    await comes(row);
    await screen.findByText('New answer to your question');
    await comes({ ...row, count: 2 });
    now.mockReturnValue(1_000_000 + 9 * minuteMs);
    await comes({ ...row, count: 3 });
    expect(shown()).toBe(1);
    now.mockReturnValue(1_000_000 + 10 * minuteMs);
    await comes({ ...row, count: 4 });
    expect(await screen.findByText('4 new answers to your question')).toBeVisible();
    await comes(noticeRow({ is_read: true, title: 'Known already' }));
    expect(screen.queryByText('Known already')).not.toBeInTheDocument();
  });

  it('of somebody who asks to write is counted, and not shown over the page', async () => {
    await openPage([]);
    await comes(noticeRow({ kind: 'request' }));
    expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
    expect(shown()).toBe(0);
  });

  it('is not shown in a tab that nobody looks at', async () => {
    await openPage([]);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await comes(noticeRow({ title: 'In the background' }));
    expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
    expect(shown()).toBe(0);
    visibility.mockRestore();
  });
});
