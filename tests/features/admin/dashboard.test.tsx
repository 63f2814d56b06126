import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, ann, behindGuard, current, loadApp } from '../auth/support';

const app = await loadApp();
const { AdminDashboardPage } = await import('@/pages/admin/admin-dashboard-page');
const { AdminAuthPage } = await import('@/pages/admin/admin-auth-page');
const Dashboard = await behindGuard(AdminDashboardPage);

const patient = { timeout: 4000 };
const profile = 'aaaaaaaa-0000-4000-8000-000000000001';
const uuid = (n: number) => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;

const post = (n: number, title = `Question ${n}`) => ({
  kind: 'topic',
  id: uuid(n),
  author_profile_id: profile,
  title,
  body: 'See [the advert](https://example.org/buy) and **this**.',
  lang: 'en',
  created_at: '2026-11-20T10:00:00Z',
  version: 3,
  topic_id: uuid(n),
});

const report = (n: number, more: object = {}) => ({
  id: uuid(n),
  target_kind: 'comment',
  target_id: uuid(100 + n),
  person_profile_id: profile,
  reason: 'harassment',
  priority: 'high',
  state: 'open',
  by_system: false,
  mine: false,
  moderator: null,
  lang: 'en',
  created_at: '2026-11-20T10:00:00Z',
  due_at: '2026-11-21T10:00:00Z',
  clock: 'overdue',
  version: 1,
  note: 'Please look.',
  excerpt: 'You are wrong.',
  counts: true,
  decided_at: null,
  decision_note: null,
  now: { state: 'visible', shown: true, said: 'You are wrong.', version: 2 },
  ...more,
});

const panel = {
  id: profile,
  handle: 'river',
  standing: 'active',
  standing_until: null,
  level: 'new',
  first_posts_approved: 0,
  member_since: '2026-11-01T00:00:00Z',
  version: 4,
  upheld_reports: 2,
  actions: [],
};
const refusal = (message: string) => ({ data: null, error: { message, code: 'PT409' } });
const overview = {
  pending: { topic: 2, answer: 0, comment: 1001 },
  reports: { ok: 0, due_soon: 0, overdue: 1, urgent: 0, escalated: 0 },
  appeals: 0,
  mine: 0,
};

/** What the functions of the backend answer; a test changes it. */
let answers: Record<string, (args: Record<string, unknown>) => unknown> = {};
const calls = (name: string) =>
  current.backend.rpc.mock.calls.flatMap(([called, args]) => (called === name ? [args] : []));

beforeEach(() => {
  current.backend.state.session = ann;
  current.hasSession = true;
  current.backend.rows.admin_roles = [{ role_type: 'education_admin' }];
  current.backend.rows.tags = [];
  answers = {
    moderation_overview: () => overview,
    my_audit_entries: () => [],
    pending_queue: () => [],
    report_queue: () => [],
    appeal_queue: () => [],
    member_panel: () => panel,
  };
  current.backend.rpc.mockImplementation(async (...asked: unknown[]) => {
    const [name, args = {}] = asked as [string, Record<string, unknown>?];
    const answer = answers[name]?.(args) ?? null;
    return answer !== null && typeof answer === 'object' && 'error' in answer
      ? (answer as { data: null; error: unknown })
      : { data: answer, error: null };
  });
});

const open = (search: string) => app.open(`/admin/dashboard${search}`, <Dashboard />);
const heading = (name: string) => screen.findByRole('heading', { name }, patient);
const rowLink = (name: RegExp | string) => screen.findByRole('link', { name }, patient);

describe('the dashboard of the team', () => {
  it('shows open work, totals above a thousand as such, and what the person did', async () => {
    answers.my_audit_entries = () => [
      { id: 7, action: 'community.hide', target: `topic:${uuid(1)}`, created_at: '2026-11-20T10:00:00Z' },
    ];
    open('');
    expect(await rowLink('Posts waiting for review 1,000+')).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=community&queue=pending',
    );
    expect(await rowLink('Reports past their time 1')).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=community&queue=reports&clock=overdue',
    );
    expect(await screen.findByText('Post hidden')).toBeInTheDocument();
  });

  it('shows to admins of orders what they did, and no desk', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
    open('');
    expect(await heading('What you did')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Community' })).not.toBeInTheDocument();
    expect(calls('moderation_overview')).toEqual([]);
  });

  it('says to whom a tab does not open which role it takes', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
    open('?tab=community');
    expect(await heading('Insufficient Privileges')).toBeInTheDocument();
    expect(screen.getByText('This area requires Education Admin privileges.')).toBeInTheDocument();
    expect(calls('pending_queue')).toEqual([]);
  });

  it('closes at the next click for somebody whose role was taken away', async () => {
    answers.pending_queue = () => [post(1)];
    open('?tab=community');
    await rowLink(/^Question 1/);
    current.backend.rows.admin_roles = [];
    answers.moderate_post = () => ({ data: null, error: { message: 'not_allowed', code: 'PT403' } });
    await userEvent.click(await rowLink(/^Question 1/));
    await userEvent.click(await screen.findByRole('button', { name: /Approve/ }));
    expect(await heading('Access Denied')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Community' })).not.toBeInTheDocument();
  });
});

describe('the way in', () => {
  it('denies somebody who is signed in and not on the team', async () => {
    current.backend.rows.admin_roles = [];
    app.open('/admin/auth', <AdminAuthPage />);
    expect(await heading('Access Denied')).toBeInTheDocument();
  });

  it('leads admins to the dashboard, and shows visitors the form', async () => {
    const { unmount } = app.open('/admin/auth', <AdminAuthPage />);
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    unmount();
    current.backend.state.session = null;
    current.hasSession = false;
    app.open('/admin/auth', <AdminAuthPage />);
    expect(await screen.findByLabelText('Email', undefined, patient)).toBeInTheDocument();
  });
});

describe('the desk', () => {
  it('says that nothing waits', async () => {
    open('?tab=community');
    expect(await heading('Nothing waits. Thank you.')).toBeInTheDocument();
  });

  it('keeps to the filters of the address, and says when nothing fits them', async () => {
    open('?tab=community&queue=reports&priority=urgent&clock=late&lang=de');
    expect(await screen.findByText('No entries for these filters.', undefined, patient)).toBeInTheDocument();
    expect(calls('report_queue')).toEqual([{ p_limit: 50, p_priority: 'urgent', p_lang: 'de' }]);
    await userEvent.selectOptions(screen.getByLabelText('Reported as'), 'spam');
    expect(address()).toBe(
      '/admin/dashboard?tab=community&queue=reports&priority=urgent&reason=spam&lang=de',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(address()).toBe('/admin/dashboard?tab=community&queue=reports');
  });

  it('shows a post as readers see it, with no link to follow', async () => {
    answers.pending_queue = () => [post(1)];
    open(`?tab=community&case=${uuid(1)}`);
    const strong = await screen.findByText('this', { selector: 'strong' }, patient);
    expect(strong).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /advert/ })).not.toBeInTheDocument();
    expect(screen.getByText('(example.org)', { exact: false })).toBeInTheDocument();
    expect(await screen.findByText('river')).toBeInTheDocument();
  });

  it('is worked by keys: along the queue, into a case, a decision, and on to the next row', async () => {
    let waiting = [post(1), post(2), post(3)];
    answers.pending_queue = () => waiting;
    answers.moderate_post = ({ p_target }) => {
      waiting = waiting.filter(({ id }) => id !== p_target);
      return { id: p_target, state: 'open', version: 4 };
    };
    open('?tab=community');
    const keys = userEvent.setup();
    await rowLink(/^Question 1/);
    await keys.keyboard('j');
    expect(await rowLink(/^Question 1/)).toHaveFocus();
    await keys.keyboard('j{ArrowUp}{ArrowDown}');
    expect(await rowLink(/^Question 2/)).toHaveFocus();
    await keys.keyboard('{Enter}');
    await screen.findByRole('button', { name: /Approve/ });
    await keys.keyboard('a');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Question 3/ })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Question 2/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /^Question 3/ })).toHaveFocus();
    expect(calls('moderate_post')).toMatchObject([
      { p_action: 'approve', p_target: uuid(2), p_version: 3, p_reason: '' },
    ]);
  });

  it('takes letters for letters where the keys are turned off', async () => {
    answers.pending_queue = () => [post(1)];
    open('?tab=community');
    await rowLink(/^Question 1/);
    await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await userEvent.keyboard('j');
    expect(await rowLink(/^Question 1/)).not.toHaveFocus();
    await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
  });

  it('asks why before it rejects, and keeps what was typed when somebody was faster', async () => {
    let version = 3;
    answers.pending_queue = () => [{ ...post(1), version, body: `Text ${version}` }];
    answers.moderate_post = ({ p_version }) =>
      p_version === version ? { id: uuid(1), state: 'hidden', version } : refusal('version_conflict');
    open(`?tab=community&case=${uuid(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Reject/ }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(within(dialog).getByText('Please write 10 to 500 characters.')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox'), 'This is an advert.');
    version = 4;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(
      await within(dialog).findByText('Someone else changed this. Reload to see the new version.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox')).toHaveValue('This is an advert.');
    expect(await screen.findByText('Text 3')).toBeInTheDocument();
    expect(await screen.findByText('Text 4')).toBeInTheDocument();
  });

  it('decides many with one reason, and says what became of each', async () => {
    answers.pending_queue = () => [post(1, 'First'), post(2, 'Second')];
    answers.moderate_many = () => [
      { target: uuid(1), code: null, id: uuid(1), state: 'hidden', version: 4 },
      { target: uuid(2), code: 'invalid_state' },
    ];
    open('?tab=community');
    await userEvent.click(await screen.findByLabelText('Tick all of this page', undefined, patient));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Both are adverts.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('1 of 2 done')).toBeInTheDocument();
    expect(screen.getByText('First: done')).toBeInTheDocument();
    expect(screen.getByText('Second: This has changed in the meantime. Please reload.')).toBeInTheDocument();
    expect(calls('moderate_many')).toMatchObject([
      { p_of: 'posts', p_action: 'reject', p_reason: 'Both are adverts.' },
    ]);
  });
});

describe('a report', () => {
  it('is claimed by being opened, and hides a post with a way back for ten seconds', async () => {
    answers.report_queue = () => [report(1)];
    answers.read_report = () => report(1);
    answers.decide_report = () => ({ id: uuid(1), state: 'in_review', version: 2 });
    answers.moderate_post = () => ({ id: uuid(101), state: 'hidden', version: 3 });
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    expect(await screen.findByText('You are wrong.', undefined, patient)).toBeInTheDocument();
    expect(calls('decide_report')).toEqual([{ p_report: uuid(1), p_action: 'claim', p_version: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: /Hide the post/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Hide the post' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'This attacks a person.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide the post' }));
    await waitFor(() => expect(app.lastToast()).toEqual(['Post hidden', undefined, 'default']));
    expect(calls('moderate_post')).toMatchObject([
      { p_action: 'hide', p_reason_code: 'harassment', p_report: uuid(1), p_version: 2 },
    ]);
  });

  it('tells whoever comes second who decided it', async () => {
    let state = report(1, { state: 'in_review', mine: true });
    answers.report_queue = () => [report(1)];
    answers.read_report = () => state;
    answers.decide_report = () => {
      state = report(1, { state: 'dismissed', moderator: 'maple', version: 5, clock: 'missed' });
      return refusal('invalid_state');
    };
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Uphold/ }, patient));
    expect(await screen.findByText('maple has dismissed this report.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Uphold/ })).not.toBeInTheDocument();
  });

  it('warns, silences and suspends with a reason, and never shows an address or a plan', async () => {
    answers.read_report = () => report(1, { state: 'in_review', mine: true });
    answers.moderate_member = () => ({ id: profile, standing: 'silenced', until: null, version: 5 });
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Silence/ }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Silence' });
    await userEvent.selectOptions(within(dialog).getByLabelText('For how long?'), 'Until it is lifted');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Third attack this week.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Silence' }));
    await waitFor(() =>
      expect(calls('moderate_member')).toMatchObject([
        {
          p_action: 'silence',
          p_profile: profile,
          p_version: 4,
          p_until: null,
          p_reason: 'Third attack this week.',
        },
      ]),
    );
  });
});

describe('an appeal', () => {
  const appeal = (more: object = {}) => ({
    id: uuid(9),
    action_id: uuid(8),
    person_profile_id: profile,
    appeal_text: 'I meant it kindly, and said so.',
    created_at: '2026-11-20T10:00:00Z',
    version: 1,
    kind: 'hide',
    target_kind: 'answer',
    target_id: uuid(7),
    reason: 'This attacks a person.',
    until: null,
    decided_at: '2026-11-19T10:00:00Z',
    automatic: false,
    now: { state: 'hidden', shown: false, said: 'My answer.', version: 2 },
    own_case: false,
    own_decision: false,
    ...more,
  });

  it('is decided with a reason', async () => {
    answers.appeal_queue = () => [appeal()];
    answers.decide_appeal = () => ({ id: uuid(9), state: 'overturned', version: 2 });
    open(`?tab=community&queue=appeals&case=${uuid(9)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Take the decision back/ }, patient));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'It was kind after all.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take the decision back' }));
    await waitFor(() =>
      expect(calls('decide_appeal')).toMatchObject([{ p_state: 'overturned', p_version: 1 }]),
    );
  });

  it('is for somebody else where the person decided it', async () => {
    answers.appeal_queue = () => [appeal({ own_decision: true })];
    open(`?tab=community&queue=appeals&case=${uuid(9)}`);
    expect(
      await screen.findByText('Another member of the team needs to decide this.', undefined, patient),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Take the decision back/ })).not.toBeInTheDocument();
  });
});
