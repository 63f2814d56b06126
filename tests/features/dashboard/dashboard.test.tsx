import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '@/lib/time';
import { samplePlan } from '../../lib/plans/sample-plan';
import { noticeRow } from '../../support/notices';
import { ann, behindGuard, current, loadApp } from '../auth/support';

const { open } = await loadApp();
const { DashboardPage } = await import('@/pages/dashboard/dashboard-page');
await import('@/features/dashboard/news');
await import('@/features/plans/plan-week');
await import('@/features/plans/plan-tab');
await import('@/features/planner/today-block');
await import('@/features/guide/recommendations-block');
const { keepLastRound } = await import('@/api/training/last-rounds');
const { clearStored, updateStored } = await import('@/integrations/local-db/open');
const Page = await behindGuard(DashboardPage);

beforeEach(clearStored);

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** A newest result, as the server answers it. */
const latest = (more: object = {}) => ({
  id: 'b7b5a1c0-0000-4000-8000-000000000001',
  test_id: 'focus_snapshot',
  form: 'self',
  overall: 52.8,
  completed_at: daysAgo(3),
  about: null,
  available_at: null,
  domains: {
    attention_concentration: 30,
    impulsivity_control: 25,
    organization_memory: 20,
    emotion_stress: 87.5,
    daily_functioning: 12.5,
  },
  repeated: false,
  ...more,
});

interface Person {
  name?: string;
  results?: readonly object[] | 'unreachable';
  /** The last day anything was done on. */
  lastActive?: string | null;
  plans?: readonly object[];
  tasks?: readonly object[];
  news?: readonly object[];
  at?: string;
}

async function openDashboard(person: Person = {}) {
  const { name, results = [], lastActive = null, plans = [], tasks = [], news = [] } = person;
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, { tasks, notifications: news });
  backend.rpc.mockImplementation(async (asked: unknown) => {
    if (asked === 'my_focus_plans') return { data: plans, error: null };
    if (asked === 'my_standing') {
      const standing = {
        display_name: name ?? null,
        last_active: lastActive,
        trained: lastActive !== null,
      };
      return { data: [standing], error: null };
    }
    return results === 'unreachable'
      ? { data: null, error: { message: 'Failed to fetch' } }
      : { data: results, error: null };
  });
  open(person.at ?? '/dashboard', <Page />);
  await screen.findByRole('heading', { level: 1 });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const state = () => document.querySelector('[data-screen=dashboard]')?.getAttribute('data-state');
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const blocks = () =>
  [...document.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));
const next = () => {
  const card = document.querySelector<HTMLElement>('[data-part=next]');
  if (!card) throw new Error('there is no next step');
  return within(card);
};
const filled = () =>
  [...document.querySelectorAll('main a, main button, [data-screen] a, [data-screen] button')]
    .filter((each) => /\bbg-accent\b/.test(each.className))
    .map((each) => each.textContent);

const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
/** The plan of a week that runs. */
function runningPlan() {
  const monday = new Date();
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  return samplePlan({ starts_on: day(monday), accepted_at: daysAgo(6) });
}

const task = {
  id: 'c7b5a1c0-0000-4000-8000-000000000001',
  title: 'Write to Mia',
  first_step: 'Open the mail',
  notes: '',
  status: 'next',
  importance: 1,
  effort_min: null,
  due_at: null,
  due_date: null,
  not_before: null,
  pinned: false,
  source: 'manual',
  focus_plan_item_id: null,
  done_at: null,
  doing_since: null,
  deleted_at: null,
  version: 1,
  created_at: daysAgo(1),
};

describe('the dashboard of somebody new', () => {
  it('begins with a first look, one exercise and how it works', async () => {
    await openDashboard({ name: 'Ann' });
    expect([state(), title()]).toEqual(['new', 'Good that you are here, Ann']);
    expect(blocks()).toEqual(['start', 'exercise', 'goal', 'how']);
    expect(target('Start the Focus Snapshot')).toBe('/focus-snapshot');
    expect(target('It is about a child')).toBe('/screening');
    expect(screen.getByRole('link', { name: 'Paced Breathing: Start' })).toBeVisible();
    expect(filled()).toEqual(['Start the Focus Snapshot']);
  });

  it('can be used where the results cannot be read', async () => {
    await openDashboard({ results: 'unreachable' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Paced Breathing/ })).toBeVisible();
  });
});

describe('the dashboard of somebody with a result', () => {
  it('leads on to the plan, and says the result in one sentence with its profile', async () => {
    await openDashboard({ results: [latest()] });
    expect([state(), title()]).toEqual(['screened', 'Good to see you']);
    expect(blocks()).toEqual(['acceptPlan', 'latest', 'goal', 'recommendations', 'training', 'community']);
    const result = within(screen.getByRole('region', { name: 'Your last result' }));
    expect(result.getByText(/stands out/).textContent).toBe(
      'Emotion & Stress stands out. The other four look calm.',
    );
    expect(result.getAllByRole('img')).toHaveLength(5);
    expect(target('Open the report')).toBe('/reports/b7b5a1c0-0000-4000-8000-000000000001');
    expect(target('Look at the four weeks')).toBe('/reports/b7b5a1c0-0000-4000-8000-000000000001#plan');
    expect(filled()).toEqual(['Look at the four weeks']);
  });

  it('shows nothing of a memory check to who only comes home, and leads to the report of it', async () => {
    await openDashboard({ results: [latest({ test_id: 'memory_check' })] });
    expect(screen.queryByRole('region', { name: 'Your last result' })).not.toBeInTheDocument();
    expect(target('Look at the four weeks')).toContain('/reports/b7b5a1c0');
  });

  it('begins with one press as last time, or asks for a task first', async () => {
    keepLastRound(ann.user.id, { burst: { task: 'Write to Mia', minutes: 15 } });
    await openDashboard({ results: [latest()] });
    expect(screen.getByText('Go on with: Write to Mia')).toBeVisible();
    expect(target('Focus Burst: Begin 15 minutes')).toBe('/training-hub/focus-burst');
  });
});

describe('the dashboard of somebody who comes back', () => {
  it('welcomes them with one small thing, and asks what becomes of the plan', async () => {
    await openDashboard({
      results: [latest({ completed_at: daysAgo(60) })],
      plans: [samplePlan({ starts_on: '2026-06-01', accepted_at: daysAgo(59) })],
      lastActive: day(new Date(Date.now() - 20 * dayMs)),
    });
    expect([state(), title()]).toEqual(['returning', 'Good to see you. Start with one small thing.']);
    expect(blocks()).toEqual([
      'welcome',
      'shortStep',
      'keptPlan',
      'goal',
      'retest',
      'recommendations',
      'heatMap',
    ]);
    expect(await screen.findByText('The weeks of this plan are over.')).toBeVisible();
    expect(target('Take Focus Snapshot again')).toBe('/test-intro/focus-snapshot');
  });

  it('does not offer again what is still closed', async () => {
    const later = new Date(Date.now() + dayMs).toISOString();
    await openDashboard({
      results: [latest({ completed_at: daysAgo(60), available_at: later })],
      plans: [samplePlan({ starts_on: '2026-06-01', accepted_at: daysAgo(59) })],
    });
    expect(blocks()).not.toContain('retest');
  });
});

describe('the dashboard of somebody in the middle of it', () => {
  it('opens with the next step of the plan, which is ticked for today and stays ticked', async () => {
    await openDashboard({ results: [latest()], plans: [runningPlan()] });
    expect([state(), title()]).toEqual(['active', 'One small step is enough']);
    expect(blocks()).toEqual([
      'oneThing',
      'today',
      'planWeek',
      'goalAndHabits',
      'latest',
      'recommendations',
      'heatMap',
      'achievements',
      'community',
    ]);
    expect(next().getByRole('heading', { level: 2 }).textContent).toContain('Focus Burst');
    await userEvent.click(next().getByRole('button', { name: 'Tick today' }));
    // The other step of the week is next.
    expect(await next().findByText('Daily, 3-5 minutes')).toBeVisible();
    await userEvent.click(next().getByRole('button', { name: 'Tick today' }));
    expect(await next().findByRole('button', { name: 'Ticked today' })).toBeVisible();
    expect(next().getByText('Done for today.')).toBeVisible();
  });

  it('puts the first task of the list of today before the plan, with one button', async () => {
    await openDashboard({ results: [latest()], plans: [runningPlan()], tasks: [task] });
    expect(next().getByRole('heading', { level: 2 }).textContent).toBe('Write to Mia');
    expect(next().getByText('First step: Open the mail')).toBeVisible();
    expect(next().getByRole('link', { name: 'Do it in a burst' })).toHaveAttribute(
      'href',
      `/training-hub/focus-burst?task=${task.id}`,
    );
    const list = within(await screen.findByRole('list', { name: 'Today’s list' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(filled()).toEqual(['Do it in a burst']);
  });

  it('puts what was begun and not finished above everything', async () => {
    const id = 'd7b5a1c0-0000-4000-8000-000000000001';
    const started = { type: 'start', at: Date.now() - 1000 };
    const burst = {
      version: 1,
      id,
      task: 'Letters',
      firstStep: '',
      plannedSeconds: 600,
      events: [started],
      moodBefore: null,
    };
    await updateStored('sessions', id, () => ({ owner: ann.user.id, burst }));
    await openDashboard({ results: [latest()], plans: [runningPlan()], tasks: [task] });
    expect(blocks().slice(0, 2)).toEqual(['continue', 'oneThing']);
    expect(target('Letters: Go on')).toBe(`/training-hub/focus-burst/session/${id}`);
    expect(filled()).toEqual(['Go on']);
  });
});

describe('the tabs of the dashboard', () => {
  it('have an address each, and one that there is not shows the day', async () => {
    await openDashboard({ results: [latest()], plans: [runningPlan()], at: '/dashboard?tab=plan' });
    const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard?tab=plan',
      '/dashboard?tab=habits',
      '/dashboard?tab=training-progress',
    ]);
    expect(tabs.getByRole('link', { name: 'Weekly plan' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.querySelector('[data-part=kept-plan]')).toBeVisible());
    await userEvent.click(tabs.getByRole('link', { name: 'Today' }));
    expect(blocks()[0]).toBe('oneThing');
  });

  it('say how a plan comes about where there is none', async () => {
    await openDashboard({ at: '/dashboard?tab=plan' });
    expect(await screen.findByRole('heading', { name: 'No plan yet' })).toBeVisible();
    expect(target('All results')).toBe('/test-history');
  });
});

describe('news', () => {
  it('tells first of an invite that was answered, until that was read', async () => {
    const report = '/reports/b7b5a1c0-0000-4000-8000-000000000001#invite';
    await openDashboard({
      news: [noticeRow({ kind: 'invite_answered', action_url: report })],
    });
    const news = within(await screen.findByRole('list', { name: 'News' }));
    expect(news.getAllByRole('listitem')).toHaveLength(1);
    expect(news.getByRole('heading').textContent).toBe('The second view has arrived');
    expect(target('Read both views')).toBe(report);
    current.backend.rows.notifications = [];
    await userEvent.click(news.getByRole('button', { name: 'Seen' }));
    expect(screen.queryByRole('list', { name: 'News' })).not.toBeInTheDocument();
  });

  it('tells what happened to what the person wrote, and leads to where a decision is explained', async () => {
    const topic = '/community-qa/b7b5a1c0-0000-4000-8000-000000000002';
    await openDashboard({
      news: [
        noticeRow({ kind: 'answer', count: 3, action_url: topic }),
        noticeRow({ kind: 'moderation' }),
        noticeRow({ kind: 'report', action_url: topic }),
      ],
    });
    const news = within(await screen.findByRole('list', { name: 'News' }));
    expect(news.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '3 new answers to your question',
      'A moderator changed your post',
      'We looked at your report',
    ]);
    expect(target('Read the answer')).toBe(topic);
    expect(target('Read the reason')).toBe('/community?view=mine');
    expect(news.getAllByRole('link')).toHaveLength(2);
  });
});
