import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored } from '@/integrations/local-db/open';
import { usualPlanning } from '@/lib/planning/settings';
import { addDays } from '@/lib/plans/dates';
import { usualPlanner } from '@/lib/tasks/settings';
import type { Query } from '../../support/fake-supabase.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const backend = vi.hoisted(() => ({
  book: {} as Record<string, unknown>,
  days: [] as unknown[],
  offline: false,
  refusal: null as string | null,
  reads: [] as string[],
  writes: [] as { table: string; kind: string; values?: unknown }[],
  settings: Promise.resolve<object | null>(null),
}));
vi.mock('@/integrations/supabase/client', async () => {
  const { fakeClientModule, unreachable } = await import('../../support/fake-supabase.ts');
  return fakeClientModule({
    session: () => ({ user: { id: '5b8f0f6e-1111-4222-8333-444455556666' } }),
    rows: async ({ table, kind, values }: Query) => {
      if (backend.offline) return unreachable();
      if (table === 'user_settings') return { data: await backend.settings, error: null };
      if (kind === 'select') return { data: null, error: null };
      if (backend.refusal) return { data: null, error: { code: 'PT409', message: backend.refusal } };
      backend.writes.push({ table, kind, values });
      return { data: [], error: null };
    },
    rpc: (name) => {
      if (backend.offline) return unreachable();
      backend.reads.push(name);
      return { data: name === 'my_habits' ? backend.book : backend.days, error: null };
    },
  });
});

const { HabitsBlock } = await import('@/features/habits/habits-block');
const { HabitsTab } = await import('@/features/habits/habits-tab');
await import('@/features/habits/goal-dialog');
await import('@/features/habits/habit-dialog');

const person = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
const here = new Date();
/** The day it is in a zone. */
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(here);
const today = new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

const habit = (more: object = {}) => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Lay out the bag',
  cue: 'After brushing my teeth',
  schedules: [
    {
      from: addDays(today, -40),
      schedule: { type: 'days', days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] },
    },
  ],
  unit: 'times',
  target: 1,
  starts_on: addDays(today, -40),
  status: 'active',
  created_at: `${addDays(today, -40)}T08:00:00Z`,
  entries: {},
  ...more,
});
const goal = (more: object = {}) => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  kind: 'minutes',
  scope: 'any',
  target: 60,
  earlier_target: null,
  target_from: addDays(today, -60),
  status: 'active',
  created_at: `${addDays(today, -60)}T08:00:00Z`,
  ...more,
});

beforeEach(async () => {
  await clearStored();
  Object.assign(backend, {
    book: { habits: [habit()], days_off: [], goals: [] },
    days: [],
    offline: false,
    refusal: null,
    reads: [],
    writes: [],
    settings: Promise.resolve(null),
  });
});
const open = async () => {
  renderAt('/', <HabitsTab userId={person} />);
  await screen.findByRole('heading', { name: 'Habits' });
};

describe('habits', () => {
  it('are ticked for today and the two days before', async () => {
    await open();
    const row = screen.getByRole('heading', { name: 'Lay out the bag' }).closest('li') as HTMLElement;
    expect(within(row).getAllByRole('checkbox')).toHaveLength(3);
    await user.click(within(row).getByRole('checkbox', { name: 'Yesterday' }));
    await waitFor(() =>
      expect(backend.writes).toMatchObject([
        { table: 'habit_entries', kind: 'upsert', values: { date: addDays(today, -1), value: 1 } },
      ]),
    );
  });

  it('say how steadily they are kept, and no count of days one after the other', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 28 }, (_, back) => [addDays(today, -back - 1), 1]),
    );
    backend.book = { ...backend.book, habits: [habit({ starts_on: addDays(today, -28), entries })] };
    await open();
    expect(screen.getByText('Steady')).toBeVisible();
    expect(screen.getByText('Strength 75 of 100')).toBeVisible();
    expect(screen.getByText('27 of the last 28 days')).toBeVisible();
  });

  it('keep a tick that is made without a connection', async () => {
    await open();
    backend.offline = true;
    await user.click(screen.getByRole('checkbox', { name: 'Today' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Today' })).toBeChecked());
    expect(backend.writes).toEqual([]);
  });

  it('are added by a form that says what is missing', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Add a habit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a habit' });
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    expect(await within(dialog).findByText('Please enter a title.')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/What do you want to do/), 'Drink water');
    await user.click(within(dialog).getByRole('radio', { name: 'So many times a week' }));
    await user.selectOptions(within(dialog).getByLabelText('Times a week'), '4');
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await waitFor(() =>
      expect(backend.writes).toMatchObject([
        {
          table: 'habits',
          kind: 'upsert',
          values: {
            title: 'Drink water',
            schedules: [{ from: today, schedule: { type: 'quota', perWeek: 4 } }],
          },
        },
      ]),
    );
  });

  it('stay in the form while they cannot be saved, and are added once', async () => {
    await open();
    backend.offline = true;
    await user.click(screen.getByRole('button', { name: 'Add a habit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a habit' });
    const field = within(dialog).getByLabelText(/What do you want to do/);
    await user.type(field, 'Drink water');
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    const { toastState } = await import('@/components/ui/toast-store');
    await waitFor(() => expect(JSON.stringify(toastState())).toContain('There is no connection'));
    expect(field).toHaveValue('Drink water');
    backend.offline = false;
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.writes).toMatchObject([
      { table: 'habits', kind: 'upsert', values: { title: 'Drink water' } },
    ]);
  });

  it('say what helps where the plan holds no more', async () => {
    await open();
    backend.refusal = 'too_many_habits';
    await user.click(screen.getByRole('button', { name: 'Add a habit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a habit' });
    await user.type(within(dialog).getByLabelText(/What do you want to do/), 'Drink water');
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    const { toastState } = await import('@/components/ui/toast-store');
    await waitFor(() =>
      expect(JSON.stringify(toastState())).toContain(
        'You have reached the number of habits of your plan (1; with Plus 10).',
      ),
    );
  });
});

describe('the day of a tick', () => {
  // Somewhere the day is never the one it is here: in one of the two it is earlier or later.
  const away = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone) !== today) ?? 'UTC';
  const answered = {
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
    time_zone: away,
  };

  it.each([
    ['on the list', () => <HabitsTab userId={person} />, 'Today'],
    ['on the dashboard', () => <HabitsBlock userId={person} />, 'Lay out the bag'],
  ])('is that of the account, which is waited for: %s', async (_where, shown, name) => {
    let settle = (_settings: object): void => undefined;
    backend.settings = new Promise((resolve) => {
      settle = resolve;
    });
    renderAt('/', shown());
    // Everything else has been answered by now.
    await waitFor(() => expect(backend.reads).toContain('my_habits'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    settle(answered);
    await user.click(await screen.findByRole('checkbox', { name }));
    await waitFor(() =>
      expect(backend.writes).toMatchObject([
        { table: 'habit_entries', kind: 'upsert', values: { date: dayIn(away), value: 1 } },
      ]),
    );
  });

  it('is that of this device where the account cannot be asked, and the tick is kept', async () => {
    backend.settings = Promise.reject(new TypeError('Failed to fetch'));
    backend.settings.catch(() => {});
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Today' }));
    await waitFor(() => expect(backend.writes).toMatchObject([{ values: { date: today, value: 1 } }]));
  });
});

describe('a weekly goal', () => {
  it('stands beside what the week brought', async () => {
    backend.book = { ...backend.book, goals: [goal()] };
    backend.days = [
      { date: today, focus_s: 4200, training_s: 0, runs: 0, bursts: 2, tasks_done: 0, active: true },
    ];
    await open();
    expect(await screen.findByText('The goal of this week is met.')).toBeVisible();
    expect(screen.getByText('70 of 60 so far')).toBeVisible();
  });

  it('is added with a target that fits its kind', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Add a goal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a goal' });
    const target = within(dialog).getByLabelText(/How many a week/);
    await user.clear(target);
    await user.type(target, '9');
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    expect(await within(dialog).findByText('Please enter a whole number from 1 to 7.')).toBeVisible();
    await user.clear(target);
    await user.type(target, '4');
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await waitFor(() =>
      expect(backend.writes).toMatchObject([
        { table: 'goals', kind: 'upsert', values: { kind: 'days', scope: 'any', target: 4 } },
      ]),
    );
  });
});

it('a rest day is said for today or later, more days are a pause', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Add days off' }));
  await waitFor(() =>
    expect(backend.writes).toMatchObject([
      { table: 'days_off', kind: 'insert', values: { kind: 'rest', from_on: today, to_on: today } },
    ]),
  );
});
