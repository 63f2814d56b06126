/** The desk over functions of the backend that a test answers for. */
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { ann, behindGuard, current, loadApp } from '../auth/support';

export const patient = { timeout: 4000 };
export const profile = 'aaaaaaaa-0000-4000-8000-000000000001';
export const uuid = (n: number) => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const post = (n: number, title = `Question ${n}`) => ({
  kind: 'topic',
  id: uuid(n),
  author_profile_id: profile,
  title,
  body: 'See [the advert](https://example.org/buy) and **this**.',
  lang: 'en',
  created_at: '2026-11-20T10:00:00Z',
  version: 3,
  topic_id: uuid(n),
  author: 'river',
  tags: ['starting'],
});

export const report = (n: number, more: object = {}) => ({
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

/** What a look-up answers. */
export const looked = (n: number, more: object = {}) => ({
  ...post(n),
  kind: 'answer',
  title: 'Getting up',
  body: 'An answer as it stands.',
  state: 'visible',
  shown: true,
  topic_id: uuid(800),
  pinned: null,
  support_card: false,
  report: null,
  earlier: [],
  ...more,
});

export const panel = {
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
export const refusal = (message: string) => ({ data: null, error: { message, code: 'PT409' } });
const overview = {
  pending: { topic: 2, answer: 0, comment: 1001 },
  reports: { ok: 0, due_soon: 0, overdue: 1, urgent: 0, escalated: 0 },
  appeals: 0,
  mine: 0,
};

type Answers = Record<string, (args: Record<string, unknown>) => unknown>;

/** The app with a moderator signed in; `answers` is what each function answers, anew for every test. */
export async function loadDesk() {
  const app = await loadApp();
  const { AdminDashboardPage } = await import('@/pages/admin/admin-dashboard-page');
  // The rooms come later: they are to find the same modules, and at once.
  await import('@/features/admin/overview/open-work');
  await import('@/features/admin/overview/own-entries');
  await import('@/features/admin/desk/desk-tab');
  await import('@/features/admin/team/admins-tab');
  await import('@/features/admin/people/people-section');
  await import('@/features/admin/team/audit-tab');
  await import('@/features/admin/education/education-tab');
  const Dashboard = await behindGuard(AdminDashboardPage);
  const answers: Answers = {};
  beforeEach(() => {
    current.backend.state.session = ann;
    current.hasSession = true;
    current.backend.rows.admin_roles = [{ role_type: 'education_admin' }];
    current.backend.rows.tags = [];
    for (const name of Object.keys(answers)) delete answers[name];
    Object.assign(answers, {
      moderation_overview: () => overview,
      my_audit_entries: () => [],
      pending_queue: () => [],
      report_queue: () => [],
      appeal_queue: () => [],
      queue_total: () => 0,
      member_panel: () => panel,
    });
    current.backend.rpc.mockImplementation(async (...asked: unknown[]) => {
      const [name, args = {}] = asked as [string, Record<string, unknown>?];
      const answer = (await answers[name]?.(args)) ?? null;
      return answer !== null && typeof answer === 'object' && 'error' in answer
        ? (answer as { data: null; error: unknown })
        : { data: answer, error: null };
    });
  });
  return {
    app,
    answers,
    open: (search: string) => app.open(`/admin/dashboard${search}`, <Dashboard />),
    /** What a function was asked with, call by call. */
    calls: (name: string) =>
      current.backend.rpc.mock.calls.flatMap(([called, args]) => (called === name ? [args] : [])),
  };
}

export const heading = (name: string) => screen.findByRole('heading', { name }, patient);
export const rowLink = (name: RegExp | string) => screen.findByRole('link', { name }, patient);
