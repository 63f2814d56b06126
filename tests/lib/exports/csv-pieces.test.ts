import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvPieces, type ExportSources } from '../../../src/lib/exports/csv-pieces.ts';
import { type CsvTable, csvTableColumns, csvTables } from '../../../src/lib/exports/csv-tables.ts';
import { exportFileName, exportRange } from '../../../src/lib/exports/range.ts';
import type { ExportedAttempt, ExportedRun, ExportedSession } from '../../../src/lib/exports/sources.ts';
import type { Habit } from '../../../src/lib/habits/habit.ts';
import { addDays } from '../../../src/lib/plans/dates.ts';
import type { DayFacts } from '../../../src/lib/progress/days.ts';
import { readCsv } from '../../support/read-csv.ts';

const today = '2026-11-28';
const range = { from: '2026-11-01', to: today };

const attempt = (more: Partial<ExportedAttempt> = {}): ExportedAttempt => ({
  id: 'a1',
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  form: 'self',
  language: 'de',
  overall: 52.8,
  domains: { attention_concentration: 62.5, emotion_stress: null },
  band: 'Moderate',
  question_ids: ['AC001', 'AC002', 'ES001'],
  answers: { AC001: 4, AC002: 3 },
  answered_count: 2,
  quality: { level: 'check', flags: ['too_fast'], thin_prefixes: [], out_of_range: false },
  started_at: '2026-11-20T09:00:00+00:00',
  completed_at: '2026-11-20T09:02:30.5+00:00',
  details: null,
  invite_id: null,
  ...more,
});
const run = (more: Partial<ExportedRun> = {}): ExportedRun => ({
  id: 'r1',
  exercise_id: 'gonogo',
  task_version: '1.0.0',
  scoring_version: '1.0.0',
  variant: 'signs',
  mode: 'train',
  device_class: 'keyboard',
  screen_class: null,
  score: 61.5,
  started_at: '2026-11-20T22:56:00+00:00',
  ended_at: '2026-11-20T23:30:00+00:00',
  ...more,
});
const session = (more: Partial<ExportedSession> = {}): ExportedSession => ({
  id: 's1',
  started_at: '2026-11-20T10:00:00+00:00',
  planned_seconds: 1500,
  focused_seconds: 880,
  distractions: 2,
  pauses: 1,
  mood_before: 'tired',
  mood_after: null,
  ...more,
});
const day = (more: Partial<DayFacts> = {}): DayFacts => ({
  date: '2026-11-20',
  focus_s: 899,
  training_s: 240,
  runs: 1,
  bursts: 1,
  tasks_done: 0,
  active: true,
  ...more,
});
const habit = (more: Partial<Habit> = {}): Habit => ({
  id: 'h1',
  title: '-5 minutes, "outside"',
  cue: '',
  schedules: [{ from: '2026-11-23', schedule: { type: 'days', days: ['MO', 'TU', 'WE', 'TH', 'FR'] } }],
  unit: 'minutes',
  target: 10,
  starts_on: '2026-11-23',
  status: 'active',
  created_at: '2026-11-23T00:00:00Z',
  entries: { '2026-11-23': 10, '2026-11-24': 4, '2026-11-28': 3 },
  ...more,
});

interface Held {
  attempts?: readonly ExportedAttempt[];
  runs?: readonly ExportedRun[];
  sessions?: readonly ExportedSession[];
  days?: readonly DayFacts[];
  habits?: Awaited<ReturnType<ExportSources['habits']>>;
}

async function* inPages<Row>(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}

/** Tables by name, as who opens them reads them; east of Greenwich, where the evening is the next day. */
async function tablesOf(held: Held, within = range) {
  const files = new Map<string, string>();
  let rows = 0;
  const sources: ExportSources = {
    attempts: () => inPages(held.attempts ?? []),
    runs: () => inPages(held.runs ?? []),
    sessions: () => inPages(held.sessions ?? []),
    days: async () => held.days ?? [],
    habits: async () => held.habits ?? { habits: [], days_off: [] },
  };
  const localDay = (ms: number) => new Date(ms + 3_600_000).toISOString().slice(0, 10);
  for await (const piece of csvPieces(sources, { range: within, today, weekStart: 1, localDay })) {
    files.set(piece.file, (files.get(piece.file) ?? '') + piece.text);
    rows += piece.rows;
  }
  const read = (table: CsvTable) => {
    const [head = [], ...body] = readCsv(files.get(exportFileName(table, within, 'csv')) ?? '');
    return body.map((cells) => Object.fromEntries(head.map((name, n) => [name, cells[n] ?? ''])));
  };
  return { files, rows, read };
}

describe('the tables of an export', () => {
  it('are six files named by kind and days, each with the columns of its table also where it has no rows', async () => {
    const { files, rows } = await tablesOf({});
    expect([...files.keys()]).toEqual(
      csvTables.map((table) => `focus-clarity-lab-${table}-2026-11-01-2026-11-28.csv`),
    );
    expect([...files.values()].map((text) => readCsv(text))).toEqual(
      csvTables.map((table) => [[...csvTableColumns[table]]]),
    );
    for (const text of files.values()) expect(text.startsWith('\uFEFF')).toBe(true);
    expect(rows).toBe(0);
  });

  it('tell an attempt with its instant in UTC and the day where the person is', async () => {
    const { read } = await tablesOf({ attempts: [attempt()] });
    expect(read('attempts')).toEqual([
      {
        attempt_id: 'a1',
        test_id: 'focus_snapshot',
        version: '3.0.0',
        form: 'self',
        language: 'de',
        completed_at: '2026-11-20T09:02:30.500Z',
        local_date: '2026-11-20',
        overall: '52.8',
        band: 'Moderate',
        answered: '2',
        served: '3',
        quality: 'check',
        duration_s: '151',
      },
    ]);
  });

  it('count the answers of each area, and leave a number empty that there is not', async () => {
    const { read } = await tablesOf({ attempts: [attempt()] });
    const [area, empty] = read('attempt_domains');
    expect(area).toMatchObject({ attempt_id: 'a1', percent: '62.5' });
    expect(empty).toMatchObject({ percent: '' });
    const task = await tablesOf({ attempts: [attempt({ question_ids: [], answers: {} })] });
    expect(task.read('attempt_domains')[0]).toMatchObject({ answered: '', served: '' });
  });

  it('tell a run by the day it ended and as two hours at most, a burst among the sessions alone', async () => {
    const long = run({ id: 'r2', started_at: '2026-11-20T10:00:00Z', ended_at: '2026-11-20T20:00:00Z' });
    const { read } = await tablesOf({ runs: [run(), long, run({ id: 'r3', exercise_id: 'focus-burst' })] });
    expect(read('runs')).toMatchObject([
      {
        run_id: 'r1',
        domain: 'response_inhibition',
        screen_class: '',
        ended_at: '2026-11-20T23:30:00.000Z',
        local_date: '2026-11-21',
        score: '61.5',
        minutes: '34',
      },
      { run_id: 'r2', minutes: '120' },
    ]);
  });

  it('tell whether a session was finished, moods as they are stored', async () => {
    const { read } = await tablesOf({ sessions: [session(), session({ id: 's2', focused_seconds: 900 })] });
    expect(read('focus')).toMatchObject([
      { planned_min: '25', focused_min: '14.67', mood_before: 'tired', mood_after: '', finished: 'false' },
      { session_id: 's2', focused_min: '15', finished: 'true' },
    ]);
  });

  it('tell each day of a habit with its state, and its title as a text', async () => {
    const days_off = [{ id: 'd', kind: 'rest' as const, from_on: '2026-11-25', to_on: '2026-11-25' }];
    const { read } = await tablesOf({ habits: { habits: [habit()], days_off } });
    const rows = read('habits');
    expect(rows.map(({ date, value, state }) => [date, value, state])).toEqual([
      ['2026-11-23', '10', 'done'],
      ['2026-11-24', '4', 'part'],
      ['2026-11-25', '0', 'rest'],
      ['2026-11-26', '0', 'covered'],
      ['2026-11-27', '0', 'none'],
      ['2026-11-28', '3', 'part'],
    ]);
    expect(new Set(rows.map(({ title }) => title))).toEqual(new Set([`'-5 minutes, "outside"`]));
    const strengths = rows.slice(0, -1).map(({ strength }) => Number(strength));
    expect(strengths[0]).toBeGreaterThan(0);
    expect(strengths[4]).toBeLessThan(strengths[3] ?? 0);
    // Today is not over.
    expect(rows.at(-1)?.strength).toBe('');
  });

  it('hold a pause, and no day that is none of the habit', async () => {
    const days_off = [{ id: 'd', kind: 'pause' as const, from_on: '2026-11-26', to_on: '2026-11-27' }];
    const { read } = await tablesOf({ habits: { habits: [habit({ entries: {} })], days_off } });
    expect(read('habits').map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-23', 'covered'],
      ['2026-11-24', 'none'],
      ['2026-11-25', 'none'],
      ['2026-11-26', 'paused'],
      ['2026-11-27', 'paused'],
    ]);
  });

  it('tell days in whole minutes', async () => {
    const { read } = await tablesOf({ days: [day()] });
    expect(read('daily')).toEqual([
      {
        date: '2026-11-20',
        focus_min: '14',
        training_min: '4',
        runs: '1',
        bursts: '1',
        tasks_done: '0',
        active: 'true',
      },
    ]);
  });

  it('hold every row of the days that are asked for, in its order, and none of another day', async () => {
    const dates = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(dates, async (offsets) => {
        const at = (ago: number) => `${addDays(today, -ago)}T12:00:00Z`;
        const sessions = offsets.map((ago, n) => session({ id: `s${n}`, started_at: at(ago) }));
        const { read, rows } = await tablesOf({ sessions });
        const expected = offsets.flatMap((ago, n) => (ago >= 0 && ago <= 27 ? [`s${n}`] : []));
        expect(read('focus').map(({ session_id }) => session_id)).toEqual(expected);
        expect(rows).toBe(expected.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the days of an export', () => {
  it('are as many as are asked for, and never before anything was done', () => {
    expect(exportRange('7', today, '2020-01-01')).toEqual({ from: '2026-11-22', to: today });
    expect(exportRange('all', today, '2024-02-03')).toEqual({ from: '2024-02-03', to: today });
    expect(exportRange('365', today, '2026-11-01')).toEqual({ from: '2026-11-01', to: today });
    expect(exportRange('all', today, null)).toEqual({ from: today, to: today });
  });
});
