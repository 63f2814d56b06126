/** What somebody did, as the backend holds it for the tests of progress. */
import { addDays } from '@/lib/plans/dates';
import type { Query } from '../../support/fake-supabase.ts';

interface Called {
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
}
export const backend = {
  tier: 'plus',
  rows: {} as Record<string, unknown>,
  rpc: {} as Record<string, unknown>,
  called: [] as Called[],
  writes: [] as unknown[],
};

/** The client on this backend. */
export const client = async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: ({ table, kind, values }: Query) => {
      if (kind !== 'select') backend.writes.push({ table, kind, values });
      return { data: backend.rows[table] ?? null, error: null };
    },
    rpc: async (name, args) => {
      backend.called.push({ name, args } as Called);
      return { data: (await backend.rpc[name]) ?? null, error: null };
    },
  });

/** The plan of the person. */
export const subscription = () => ({
  useSubscription: () => ({ status: 'ready', tier: backend.tier, error: null }),
});

export const person = '5b8f0f6e-1111-4222-8333-444455556666';
export const today = new Date().toISOString().slice(0, 10);

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
export const noFacts = {
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
export const settings = {
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
export const summaryRow = {
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

export const run = (n: number) => ({
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

/** Two days of focus and three runs, with Plus. */
export function resetBackend(): void {
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
}
export const asked = (name: string) => backend.called.filter((call) => call.name === name);
