import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/plans/dates';
import type { Query } from '../../support/fake-supabase.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

interface Called {
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
}
const backend = vi.hoisted(() => ({
  tier: 'plus',
  rows: {} as Record<string, unknown>,
  rpc: {} as Record<string, unknown>,
  called: [] as unknown[],
  writes: [] as unknown[],
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: ({ table, kind, values }: Query) => {
      if (kind !== 'select') backend.writes.push({ table, kind, values });
      return { data: backend.rows[table] ?? null, error: null };
    },
    rpc: (name, args) => {
      backend.called.push({ name, args });
      return { data: backend.rpc[name] ?? null, error: null };
    },
  }),
);
vi.mock('@/contexts/subscription', () => ({
  useSubscription: () => ({ status: 'ready', tier: backend.tier, error: null }),
}));
vi.mock('@/features/gates/own-prompt', () => ({ OwnPrompt: () => <p>what opens more</p> }));

const { MyProgress } = await import('@/features/progress/my-progress');
const { Analytics } = await import('@/features/progress/analytics');
const { NewAchievements } = await import('@/features/progress/new-achievements');

const person = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
const today = new Date().toISOString().slice(0, 10);

const day = (ago: number, focus_s: number, more: object = {}) => ({
  date: addDays(today, -ago),
  focus_s,
  training_s: 0,
  runs: 0,
  bursts: 1,
  tasks_done: 0,
  active: true,
  ...more,
});
const burst = (ago: number) => ({
  date: addDays(today, -ago),
  hour: 9,
  planned_s: 1500,
  focused_s: 1500,
  mood_before: 'tired',
  mood_after: 'calm',
});
const noFacts = {
  attempts: [],
  runs: [],
  bursts: [],
  active: [],
  journal: [],
  plans: [],
  plan_weeks: [],
  plans_closed: [],
  tasks: [],
  helpful: [],
  articles: [],
};
const settings = {
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
  exercise_keys: {},
  time_zone: 'UTC',
  week_start: 'MO',
  day_start_hour: 0,
  quiet_start: '22:00',
  quiet_end: '07:00',
  push_details: false,
  show_achievements: true,
};
const summaryRow = {
  exercise_id: 'gonogo',
  variant: 'signs',
  mode: 'train',
  device_class: 'keyboard',
  screen_class: 'desktop',
  task_version: '1.0.0',
  runs: 3,
  scored_runs: 3,
  last_at: `${addDays(today, -1)}T10:00:00Z`,
  best: 88,
  last_score: 61,
};

const run = (n: number) => ({
  id: `3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a${String(n).padStart(2, '0')}`,
  exercise_id: 'gonogo',
  variant: 'signs',
  mode: 'train',
  status: 'complete',
  device_class: 'keyboard',
  screen_class: 'desktop',
  task_version: '1.0.0',
  score: 50 + n,
  started_at: `${addDays(today, n - 6)}T10:00:00Z`,
  ended_at: `${addDays(today, n - 6)}T10:05:00Z`,
});

beforeEach(() => {
  backend.tier = 'plus';
  backend.called = [];
  backend.writes = [];
  backend.rows = { user_settings: settings, achievements: [], assessment_attempts: [], training_runs: [] };
  backend.rpc = {
    my_daily_activity: [day(1, 1500), day(0, 9000)],
    my_bursts: [burst(1), burst(0)],
    my_exercise_summary: [summaryRow],
    my_achievement_facts: noFacts,
    my_habits: { habits: [], days_off: [], goals: [] },
    my_first_activity: addDays(today, -1),
  };
});
const asked = (name: string) => (backend.called as Called[]).filter((call) => call.name === name);

describe('my progress', () => {
  const open = () => renderAt('/progress', <MyProgress userId={person} />);

  it('says in numbers, in a picture and as a table what was done', async () => {
    open();
    expect(await screen.findByText('Minutes in all: 175. Days with something done: 2.')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Date, minutes, level', hidden: true });
    const cells = within(table)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['120+', '4', '25', '3']);
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(document.querySelectorAll('[data-part=heat-map] [data-level="4"] path')).not.toHaveLength(0);
  });

  it('asks for four weeks without a paid plan, and for a year with one', async () => {
    backend.tier = 'freemium';
    const { unmount } = open();
    expect(await screen.findByText(/the last four weeks/)).toBeVisible();
    expect(screen.getByText('what opens more')).toBeInTheDocument();
    const [free] = asked('my_daily_activity');
    expect(free?.args.p_from).toBe(addDays(today, -27));
    expect(document.querySelectorAll('[data-part=heat-map] [role=group] [data-level]')).toHaveLength(28);
    unmount();
    backend.tier = 'plus';
    open();
    await screen.findByRole('link', { name: 'See all of your time' });
    expect((asked('my_daily_activity').at(-1)?.args.p_from ?? '') < addDays(today, -360)).toBe(true);
  });

  it('marks days off in the picture and in the table', async () => {
    backend.rpc.my_habits = {
      habits: [],
      days_off: [{ id: person, kind: 'pause', from_on: addDays(today, -4), to_on: addDays(today, -3) }],
      goals: [],
    };
    open();
    const figure = await screen.findByText('day off');
    expect(figure).toBeVisible();
    expect(document.querySelectorAll('[data-part=heat-map] [role=group] [data-off]')).toHaveLength(2);
    const rows = screen.getAllByRole('rowheader', { name: /: day off$/, hidden: true });
    expect(rows).toHaveLength(2);
  });

  it('shows with Plus how the scores of the latest exercises move, and nothing of it without', async () => {
    backend.rows.training_runs = [1, 2, 3, 4, 5].map(run).toReversed();
    const { unmount } = open();
    expect(await screen.findByText('Not enough runs yet: 3 of 5.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the scores of every exercise' })).toHaveAttribute(
      'href',
      '/analytics',
    );
    unmount();
    backend.tier = 'freemium';
    open();
    await screen.findByRole('table', { name: 'Exercises with their latest and best score' });
    expect(document.querySelector('[data-part=trends]')).toBeNull();
  });

  it('begins with a way in where nothing was done', async () => {
    backend.rpc.my_daily_activity = [];
    open();
    expect(await screen.findByText('Your first training or focus session will appear here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/training-hub');
  });

  it('lists exercises with the latest score and the best', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Exercises with their latest and best score' });
    expect(within(table).getByRole('link', { name: 'Go / No-Go' })).toHaveAttribute(
      'href',
      '/training-hub/gonogo/history',
    );
    const cells = within(table).getAllByRole('cell');
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(['61', '88']);
  });

  it('asks nothing about achievements where they are switched off', async () => {
    backend.rows.user_settings = { ...settings, show_achievements: false };
    open();
    await screen.findByRole('table', { name: 'Exercises with their latest and best score' });
    expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull();
    expect(asked('my_achievement_facts')).toEqual([]);
  });
});

describe('new achievements', () => {
  const open = () => renderAt('/progress', <NewAchievements userId={person} />);

  it('are worked out, and kept once', async () => {
    backend.rpc.my_achievement_facts = {
      ...noFacts,
      runs: [{ date: '2026-11-20', exercise: 'gonogo' }],
      active: ['2026-11-20'],
    };
    open();
    await waitFor(() => expect(backend.writes).toHaveLength(1));
    expect(backend.writes).toEqual([
      {
        table: 'achievements',
        kind: 'upsert',
        values: [{ user_id: person, id: 'first_training', earned_on: '2026-11-20' }],
      },
    ]);
  });

  it('come with the fifth text that was finished', async () => {
    const articles = ['2026-11-01', '2026-11-04', '2026-11-04', '2026-11-09', '2026-11-20'];
    backend.rpc.my_achievement_facts = { ...noFacts, articles };
    open();
    await waitFor(() => expect(backend.writes).toHaveLength(1));
    expect(backend.writes).toMatchObject([
      { values: [{ user_id: person, id: 'reader', earned_on: '2026-11-20' }] },
    ]);
  });

  it('are said in a status, count as seen, and stay while the page stands', async () => {
    backend.rows.achievements = [{ id: 'rested', earned_on: '2026-11-20', seen_at: null }];
    open();
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('New since your last visit'));
    await waitFor(() => expect(backend.writes).toMatchObject([{ table: 'achievements', kind: 'update' }]));
    expect(status).toHaveTextContent('Rested: You went on within three days after a rest.');
  });

  it('are not said twice a day', async () => {
    backend.rows.achievements = [
      { id: 'rested', earned_on: '2026-11-20', seen_at: new Date().toISOString() },
      { id: 'explorer', earned_on: '2026-11-20', seen_at: null },
    ];
    open();
    await waitFor(() => expect(asked('my_achievement_facts')).toHaveLength(1));
    await screen.findByRole('status');
    expect(screen.queryByText('New since your last visit')).toBeNull();
    expect(backend.writes).toEqual([]);
  });
});

describe('analytics', () => {
  const open = (search = '') => renderAt(`/analytics${search}`, <Analytics userId={person} />);
  it('are a part of Plus, and nothing is asked for others', async () => {
    backend.tier = 'freemium';
    open();
    expect(await screen.findByText('what opens more')).toBeVisible();
    expect(backend.called).toEqual([]);
  });

  it('say how many runs an exercise has of the five that a line takes', async () => {
    backend.rows.training_runs = [1, 2, 3, 4, 5].map(run).toReversed();
    backend.rpc.my_first_activity = addDays(today, -30);
    open();
    expect(await screen.findByText('Not enough runs yet: 3 of 5.')).toBeVisible();
    expect(screen.getByText(/at least 14 days apart, can be compared/)).toBeVisible();
  });

  it('look back as far as somebody chooses', async () => {
    backend.rpc.my_first_activity = addDays(today, -600);
    open();
    const range = await screen.findByRole('combobox', { name: 'Look back on' });
    await waitFor(() => expect(asked('my_daily_activity')).toHaveLength(2));
    expect(asked('my_daily_activity')[0]?.args.p_from).toBe(addDays(today, -600));
    await user.selectOptions(range, '90 days');
    await waitFor(() =>
      expect(asked('my_daily_activity').at(-1)?.args).toEqual({ p_from: addDays(today, -89), p_to: today }),
    );
  });

  it('draw runs with fixed settings where they are asked for', async () => {
    backend.rows.training_runs = [1, 2, 3].map((n) => ({ ...run(n), mode: 'test' }));
    backend.rpc.my_exercise_summary = [summaryRow, { ...summaryRow, exercise_id: 'pvt', mode: 'test' }];
    open('?mode=test');
    const mode = await screen.findByRole('combobox', { name: 'Settings of the run' });
    expect(mode).toHaveValue('test');
    await waitFor(() => expect(document.querySelector('[data-exercise=pvt]')).toBeInTheDocument());
    expect(document.querySelector('[data-exercise=gonogo]')).toBeNull();
  });

  it('lead to the comparison of any two results of one test', async () => {
    const attempt = (n: number, test_id: string, ago: number) => ({
      id: `7a1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a0${n}`,
      test_id,
      instrument_version: '1.0.0',
      form: 'self',
      language: 'en',
      overall: 40,
      domains: {},
      band: null,
      total_score: 24,
      max_possible_score: 60,
      answered_count: 12,
      quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
      details: null,
      invite_id: null,
      started_at: `${addDays(today, -ago)}T09:00:00Z`,
      completed_at: `${addDays(today, -ago)}T10:00:00Z`,
    });
    backend.rows.assessment_attempts = [
      attempt(1, 'focus_snapshot', 1),
      attempt(2, 'focuscheck_adult_screening', 5),
      attempt(3, 'focus_snapshot', 30),
      attempt(4, 'focus_snapshot', 60),
    ];
    open();
    const earlier = await screen.findByRole('combobox', { name: 'The earlier result' });
    const options = within(screen.getByRole('combobox', { name: 'The later result' })).getAllByRole('option');
    expect(options).toHaveLength(2);
    const oldest = within(earlier).getAllByRole('option')[1] as HTMLOptionElement;
    await user.selectOptions(earlier, oldest);
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      `/test-history/compare?a=${attempt(4, '', 0).id}&b=${attempt(1, '', 0).id}`,
    );
  });
});
