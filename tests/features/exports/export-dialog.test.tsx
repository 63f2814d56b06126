import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/plans/dates';
import type { Query } from '../../support/fake-supabase.ts';
import { readCsv } from '../../support/read-csv.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const backend = vi.hoisted(() => ({
  tier: 'plus',
  rows: {} as Record<string, unknown>,
  rpc: {} as Record<string, unknown>,
  asked: [] as { table: string; steps: readonly unknown[] }[],
  offered: [] as { file: Blob; name: string }[],
  documents: [] as unknown[],
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: ({ table, steps, one }: Query) => {
      backend.asked.push({ table, steps });
      const rows = backend.rows[table] ?? [];
      return { data: one && Array.isArray(rows) ? (rows[0] ?? null) : rows, error: null };
    },
    rpc: (name) => ({ data: backend.rpc[name] ?? null, error: null }),
  }),
);
vi.mock('@/contexts/subscription', () => ({
  useSubscription: () => ({ status: 'ready', tier: backend.tier, error: null }),
}));
vi.mock('@/features/gates/upgrade-prompt', () => ({ UpgradePrompt: () => <p>what opens more</p> }));
vi.mock('@/hooks/offer-file', () => ({
  offerFile: (file: Blob, name: string) => void backend.offered.push({ file, name }),
}));
vi.mock('@/features/exports/files/save-document', () => ({
  saveDocument: async (input: unknown) => {
    backend.documents.push(input);
    return 'report.pdf';
  },
}));

const { ExportDialog } = await import('@/features/exports/export-dialog');
await Promise.all([
  import('@/lib/exports/csv-pieces'),
  import('@/hooks/make-zip'),
  import('@/features/exports/files/save-document'),
]);
const { snapshot } = await import('./support.ts');

const person = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
const today = new Date().toISOString().slice(0, 10);
const at = (ago: number) => `${addDays(today, -ago)}T10:00:00Z`;
const taken = (id: string, ago: number, more: object = {}) => ({
  ...snapshot(id, 0, 3),
  started_at: at(ago),
  completed_at: at(ago),
  ...more,
});
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

beforeEach(() => {
  backend.tier = 'plus';
  backend.asked = [];
  backend.offered = [];
  backend.documents = [];
  backend.rows = {
    user_settings: [settings],
    profiles: [{ display_name: 'Ada', language: 'en', newsletter_opt_in: false, avatar: null }],
    assessment_attempts: [taken('a2', 2), taken('a1', 40)],
    training_runs: [],
    focus_sessions: [],
  };
  backend.rpc = {
    my_daily_activity: [],
    my_bursts: [],
    my_exercise_summary: [],
    my_first_activity: null,
    my_focus_plans: [],
    my_habits: { habits: [], days_off: [], goals: [] },
  };
});

let closed = 0;
const open = () => {
  closed = 0;
  renderAt('/progress', <ExportDialog userId={person} opener={null} onClose={() => (closed += 1)} />);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save the file' }));

describe('saving as a file', () => {
  it('shows without a paid plan what opens it, and offers nothing', async () => {
    backend.tier = 'freemium';
    open();
    expect(await screen.findByText('what opens more')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the file' })).toBeNull();
  });

  it('packs six tables of the chosen days', async () => {
    open();
    await user.click(await screen.findByRole('radio', { name: /Tables for a spreadsheet/ }));
    await user.selectOptions(screen.getByLabelText('Look back on'), '28 days');
    await save();
    await waitFor(() => expect(backend.offered).toHaveLength(1));
    const [{ file, name } = { file: new Blob(), name: '' }] = backend.offered;
    expect(name).toMatch(/^focus-clarity-lab-tables-[\d-]+\.zip$/);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(files)).toHaveLength(6);
    const attempts = Object.entries(files).find(([path]) => path.includes('-attempts-'));
    const rows = readCsv(strFromU8(attempts?.[1] ?? new Uint8Array()));
    expect(rows.slice(1).map(([id]) => id)).toEqual(['a2']);
    await waitFor(() => expect(closed).toBe(1));
  });

  it('says that there is nothing, and makes no file', async () => {
    backend.rows.assessment_attempts = [];
    open();
    await user.click(await screen.findByRole('radio', { name: /Tables for a spreadsheet/ }));
    await save();
    expect(await screen.findByText('There is nothing to save for these days.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Progress report/ }));
    await save();
    expect(await screen.findByText('There is nothing to save for these days.')).toBeVisible();
    expect(backend.offered).toEqual([]);
    expect(backend.documents).toEqual([]);
  });

  it('makes a report of the parts that stay ticked, with the change since the time before', async () => {
    open();
    await user.click(await screen.findByRole('checkbox', { name: 'Goals and habits' }));
    await user.type(screen.getByLabelText(/A note of your own/), 'Slept badly');
    await save();
    await waitFor(() => expect(backend.documents).toHaveLength(1));
    expect(backend.documents[0]).toMatchObject({
      kind: 'progress',
      note: 'Slept badly',
      shown: [{ id: 'a2' }],
      pairs: [[{ id: 'a1' }, { id: 'a2' }]],
      data: { name: 'Ada' },
    });
    const { parts } = backend.documents[0] as { parts: ReadonlySet<string> };
    expect([...parts]).toEqual(['cover', 'done', 'results', 'changes', 'trends', 'plan']);
  });

  it('takes no note of more than a thousand characters', async () => {
    open();
    const note = await screen.findByLabelText(/A note of your own/);
    await user.click(note);
    await user.paste('x'.repeat(1001));
    expect(screen.getByText('Please use at most 1,000 characters.')).toBeVisible();
    await save();
    expect(backend.documents).toEqual([]);
  });
});

describe('the report for a professional', () => {
  it('is part of Premium', async () => {
    open();
    await user.click(await screen.findByRole('radio', { name: /Report for a professional/ }));
    expect(screen.getByText('Part of the Premium plan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the file' })).toBeNull();
  });

  it('holds the results and own words that are ticked one by one, and none of a student', async () => {
    backend.tier = 'premium';
    backend.rows.assessment_attempts = [
      taken('a2', 2),
      taken('t1', 5, { test_id: 'child_focus_tracker', form: 'teacher', details: { child_label: 'Tim' } }),
      taken('a1', 40),
    ];
    const habit = {
      id: 'h1',
      title: 'Walk with Zorro',
      cue: '',
      schedules: [{ from: addDays(today, -9), schedule: { type: 'quota', perWeek: 3 } }],
      unit: 'times',
      target: 1,
      starts_on: addDays(today, -9),
      status: 'active',
      created_at: at(9),
      entries: {},
    };
    backend.rpc.my_habits = { habits: [habit], days_off: [], goals: [] };
    open();
    await user.click(await screen.findByRole('radio', { name: /Report for a professional/ }));
    const results = await screen.findByRole('group', { name: 'Results that go in' });
    expect(within(results).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(results).getByText(/Results about a student are not listed/)).toBeVisible();
    for (const box of within(results).getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(within(results).getAllByRole('checkbox')[0] as HTMLElement);
    await user.click(screen.getByRole('checkbox', { name: 'Goals and habits' }));
    const own = await screen.findByRole('group', { name: 'Your own words' });
    expect(within(own).getByRole('checkbox', { name: 'Walk with Zorro' })).not.toBeChecked();
    await save();
    await waitFor(() => expect(backend.documents).toHaveLength(1));
    const made = backend.documents[0] as {
      shown: { id: string }[];
      pairs: unknown[];
      allowed: ReadonlySet<string>;
    };
    expect(made.shown.map(({ id }) => id)).toEqual(['a2']);
    // What it would be held against was not ticked.
    expect(made.pairs).toEqual([]);
    expect([...made.allowed]).toEqual([]);
  });
});
