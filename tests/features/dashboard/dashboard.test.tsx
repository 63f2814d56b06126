import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '@/lib/time';
import { samplePlan } from '../../lib/plans/sample-plan';
import { noticeRow } from '../../support/notices';
import { ann, current, loadApp } from '../auth/support';

const { open } = await loadApp();
const { TodayPage } = await import('@/pages/home/today-page');
await import('@/features/today/news');
const { keepLastRound } = await import('@/api/training/last-rounds');

const { clearStored } = await import('@/integrations/local-db/open');

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
  bursts?: readonly object[];
  plans?: readonly object[];
  news?: readonly object[];
}

async function openToday({ name, results = [], bursts = [], plans = [], news = [] }: Person = {}) {
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, {
    profiles: { display_name: name ?? null, language: null, newsletter_opt_in: false, avatar: null },
    focus_sessions: bursts,
    notifications: news,
  });
  backend.rpc.mockImplementation(async (name: unknown) => {
    if (name === 'my_focus_plans') return { data: plans, error: null };
    return results === 'unreachable'
      ? { data: null, error: { message: 'Failed to fetch' } }
      : { data: results, error: null };
  });
  open('/', <TodayPage />);
  await screen.findByRole('heading', { level: 1 });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const state = () => document.querySelector('[data-screen=today]')?.getAttribute('data-state');
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const next = () => {
  const card = document.querySelector<HTMLElement>('[data-part=next]');
  if (!card) throw new Error('there is no next step');
  return within(card);
};

describe('the home page of a signed-in person', () => {
  it('begins with a first look where nothing was done', async () => {
    await openToday({ name: 'Ann' });
    expect([state(), title()]).toEqual(['new', 'Good that you are here, Ann']);
    expect(target('Start the Focus Snapshot')).toBe('/focus-snapshot');
    expect(target('It is about a child')).toBe('/screening');
    for (const part of ['last-result', 'second-look'])
      expect(document.querySelector(`[data-part=${part}]`)).not.toBeInTheDocument();
  });

  it('says the last result in one sentence with its profile, and leads on to the plan', async () => {
    await openToday({ results: [latest()] });
    expect([state(), title()]).toEqual(['result', 'Good to see you']);
    const result = within(screen.getByRole('region', { name: 'Your last result' }));
    expect(result.getByText(/stands out/).textContent).toBe(
      'Emotion & Stress stands out. The other four look calm.',
    );
    expect(result.getAllByRole('img')).toHaveLength(5);
    expect(target('Open the report')).toBe('/reports/b7b5a1c0-0000-4000-8000-000000000001');
    expect(target('Look at the four weeks')).toBe('/reports/b7b5a1c0-0000-4000-8000-000000000001#plan');
    expect(screen.getByText(/^From .+ on, a second look can show/)).toBeVisible();
  });

  it('welcomes back after a long time, and offers to look again', async () => {
    await openToday({ results: [latest({ completed_at: daysAgo(60) })] });
    expect([state(), title()]).toEqual(['away', 'Good to see you again']);
    expect(next().getByRole('link', { name: 'Take a new look' })).toHaveAttribute(
      'href',
      '/test-intro/focus-snapshot',
    );
  });

  it('does not offer again what is still closed', async () => {
    const later = new Date(Date.now() + dayMs).toISOString();
    await openToday({ results: [latest({ completed_at: daysAgo(60), available_at: later })] });
    expect(screen.queryByRole('link', { name: 'Take a new look' })).not.toBeInTheDocument();
    expect(target('Look at the four weeks')).toContain('#plan');
  });

  it('counts an exercise as being here', async () => {
    const burst = {
      id: 'c7b5a1c0-0000-4000-8000-000000000001',
      kind: null,
      task_title: 'Letters',
      planned_seconds: 300,
      focused_seconds: 300,
      distractions: 0,
      mood_before: null,
      mood_after: null,
      started_at: daysAgo(1),
    };
    await openToday({ results: [latest({ completed_at: daysAgo(60) })], bursts: [burst] });
    expect(state()).toBe('result');
  });

  it('shows nothing of a memory check to who only comes home, and leads to the report of it', async () => {
    await openToday({ results: [latest({ test_id: 'memory_check' })] });
    expect(screen.queryByRole('region', { name: 'Your last result' })).not.toBeInTheDocument();
    expect(target('Look at the four weeks')).toContain('/reports/b7b5a1c0');
  });

  it('can be used where the results cannot be read', async () => {
    await openToday({ results: 'unreachable' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Paced Breathing/ })).toBeVisible();
  });

  it('opens with the next step of the plan, which is ticked for today and stays ticked', async () => {
    const monday = new Date();
    monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
    const starts_on = [monday.getFullYear(), monday.getMonth() + 1, monday.getDate()]
      .map((n) => String(n).padStart(2, '0'))
      .join('-');
    await openToday({ results: [latest()], plans: [samplePlan({ starts_on })] });
    expect([state(), title()]).toEqual(['plan', 'One small step is enough']);
    expect(next().getByRole('heading', { level: 2 }).textContent).toContain('Focus Burst');
    await userEvent.click(next().getByRole('button', { name: 'Tick today' }));
    // The other step of the week is next.
    expect(await next().findByText('Daily, 3-5 minutes')).toBeVisible();
    await userEvent.click(next().getByRole('button', { name: 'Tick today' }));
    expect(await next().findByRole('button', { name: 'Ticked today' })).toBeVisible();
    expect(next().getByText('Done for today.')).toBeVisible();
  });

  it('says of a plan that is over that it is, and when to look again', async () => {
    await openToday({
      results: [latest({ completed_at: daysAgo(60) })],
      plans: [samplePlan({ starts_on: '2026-06-01' })],
    });
    expect(state()).toBe('plan');
    expect(next().getByText('The weeks of this plan are over.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Focus Snapshot again' })).toBeVisible();
  });

  it('has one main button', async () => {
    await openToday({ results: [latest()] });
    const filled = [...document.querySelectorAll('a, button')].filter((each) =>
      /\bbg-accent\b/.test(each.className),
    );
    expect(filled.map((each) => each.textContent)).toEqual(['Look at the four weeks']);
  });
});

describe('a few minutes now', () => {
  it('begin with one press as they were last time', async () => {
    keepLastRound(ann.user.id, { burst: { task: 'Write to Mia', minutes: 15 } });
    await openToday();
    expect(screen.getByText('Go on with: Write to Mia')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Focus Burst: Begin 15 minutes' })).toHaveAttribute(
      'href',
      '/training-hub/focus-burst',
    );
  });

  it('ask for a task first where none was ever named, and breathe as usual', async () => {
    localStorage.clear();
    await openToday();
    expect(screen.getByRole('link', { name: 'Focus Burst: Choose a task' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Paced Breathing: Start' })).toBeVisible();
  });

  it('tells first of an invite that was answered, until that was read', async () => {
    const report = '/reports/b7b5a1c0-0000-4000-8000-000000000001#invite';
    await openToday({
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
    await openToday({
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
