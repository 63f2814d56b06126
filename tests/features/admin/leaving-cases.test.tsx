import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, ann, behindGuard, current, loadApp } from '../auth/support';

const app = await loadApp();
const { AdminDashboardPage } = await import('@/pages/admin/admin-dashboard-page');
const { toastState } = await import('@/components/ui/toast-store');
const Dashboard = await behindGuard(AdminDashboardPage);
const { keyboard } = userEvent;

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = '2026-01-05T12:00:00Z';

const waitingPost = (number: number) => ({
  kind: 'answer',
  id: idOf(number),
  author_profile_id: null,
  title: 'Getting up',
  body: `Post ${number}`,
  lang: 'en',
  created_at: at,
  version: number,
  topic_id: idOf(800),
  author: null,
  tags: [],
});

const mine = {
  id: idOf(1),
  target_kind: 'answer',
  target_id: idOf(101),
  person_profile_id: null,
  reason: 'harassment',
  priority: 'high',
  state: 'in_review',
  by_system: false,
  mine: true,
  moderator: null as string | null,
  created_at: at,
  due_at: at,
  clock: 'due_soon',
  version: 1,
  lang: 'en',
  note: '',
  excerpt: 'As bad as it gets',
  counts: true,
  decided_at: null,
  decision_note: null,
  now: { state: 'visible', shown: true, said: 'As bad as it gets', version: 7 },
};

type Args = Record<string, unknown>;

/** Opens the desk on what these functions answer; gives what each was asked. */
function open(search: string, answers: Record<string, (args: Args) => unknown>) {
  current.hasSession = true;
  current.backend.state.session = ann;
  current.backend.rows.admin_roles = [{ role_type: 'education_admin', is_active: true }];
  current.backend.rows.tags = [];
  const asked: [name: string, args: Args][] = [];
  current.backend.rpc.mockImplementation(async (...given: unknown[]) => {
    const [name, args = {}] = given as [string, Args?];
    asked.push([name, args]);
    const data = answers[name]?.(args) ?? null;
    return data === 'refused'
      ? { data: null, error: { code: 'PT409', message: 'version_conflict' } }
      : { data, error: null };
  });
  app.open(`/admin/dashboard?tab=community${search}`, <Dashboard />);
  return (name: string) => asked.flatMap(([called, args]) => (called === name ? [args] : []));
}

const openCase = () => screen.queryByRole('region', { name: 'Open case' });
const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

describe('a case that is left', () => {
  it('leads to the next of the list, from its end to the one before, until nothing waits', async () => {
    let posts = [1, 2, 3].map(waitingPost);
    const calls = open('', {
      pending_queue: () => posts,
      moderate_post: ({ p_target }) => {
        posts = posts.filter(({ id }) => id !== p_target);
        return { id: p_target, state: 'visible', version: 9 };
      },
    });
    await row('Post 1');
    await keyboard('jj{Enter}a');
    await waitFor(async () => expect(await row('Post 3')).toHaveFocus());
    expect(address()).not.toContain('case=');
    await keyboard('{Enter}a');
    await waitFor(async () => expect(await row('Post 1')).toHaveFocus());
    await keyboard('{Enter}{Escape}');
    await waitFor(async () => expect(await row('Post 1')).toHaveFocus());
    await keyboard('{Enter}a');
    expect(await screen.findByText('Nothing waits. Thank you.')).toBeInTheDocument();
    expect(calls('moderate_post').map(({ p_target, p_version }) => [p_target, p_version])).toEqual(
      [2, 3, 1].map((number) => [idOf(number), number]),
    );
  });

  it('stays given back: it is not read, and claimed, once more', async () => {
    let now = mine;
    const calls = open(`&queue=reports&case=${idOf(1)}`, {
      report_queue: () => [now],
      read_report: () => now,
      decide_report: () => {
        now = { ...mine, state: 'open', mine: false, version: 2 };
        return { id: idOf(1), state: 'open', version: 2 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give back' }));
    await waitFor(() => expect(openCase()).toBeNull());
    expect(calls('decide_report').map(({ p_action }) => p_action)).toEqual(['release']);
    expect(calls('read_report')).toHaveLength(1);
    // Opened again it is read again, and claimed with the version that it has by now.
    await userEvent.click(await row('Harassment'));
    await waitFor(() =>
      expect(calls('decide_report').at(-1)).toMatchObject({ p_action: 'claim', p_version: 2 }),
    );
  });

  it('can have its post shown again for a while, and says that it is', async () => {
    let now = mine.now;
    const calls = open(`&queue=reports&case=${idOf(1)}`, {
      report_queue: () => [mine],
      read_report: () => ({ ...mine, now }),
      moderate_post: ({ p_action }) => {
        now =
          p_action === 'hide'
            ? { ...now, state: 'hidden', shown: false, version: 8 }
            : { ...mine.now, version: 9 };
        return { id: idOf(101), ...now };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Hide the post' }));
    await keyboard('Names a child and a school.{Control>}{Enter}{/Control}');
    await screen.findByText('Readers do not see this post at the moment.');
    await keyboard('{Escape}');
    await waitFor(() => expect(openCase()).toBeNull());
    const [hidden] = toastState().toasts;
    expect(hidden).toMatchObject({ title: 'Post hidden', durationMs: 10_000 });
    hidden?.action?.onSelect();
    await waitFor(() => expect(app.lastToast()?.[0]).toBe('Post shown again'));
    expect(calls('moderate_post').map(({ p_action, p_version }) => [p_action, p_version])).toEqual([
      ['hide', 7],
      ['restore', 8],
    ]);
  });

  it('is not left where somebody else was faster: it says who, and what they decided', async () => {
    let now = mine;
    open(`&queue=reports&case=${idOf(1)}`, {
      report_queue: () => [now],
      read_report: () => now,
      decide_report: () => {
        now = { ...mine, state: 'actioned', mine: false, moderator: 'Cem', version: 2 };
        return 'refused';
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Cem has upheld this report.')).toBeInTheDocument();
    expect(app.lastToast()?.[1]).toBe('Someone else changed this. Reload to see the new version.');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});
