import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvPieces } from '../../src/lib/exports/csv-pieces.ts';
import type { ExportedRun, ExportedSession } from '../../src/lib/exports/sources.ts';
import { dayOf } from '../../src/lib/planning/day.ts';
import type { DayFacts } from '../../src/lib/progress/days.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { readCsv } from '../support/read-csv.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Told {
  event: string;
  atMs: number;
}
const ms = (moment: string) => Date.parse(moment);

async function burst(from: string, to: string, events: readonly Told[] | null = null, planned = 7200) {
  await db.query(
    `insert into public.focus_sessions (id, user_id, task_title, planned_seconds, focused_seconds, events, status, started_at, ended_at)
     values ($1, $2, 'Write', $3, $4, $5::text::jsonb, 'stopped', $6, $7)`,
    [
      randomUUID(),
      personIds.owner,
      planned,
      Math.min(planned, Math.floor((ms(to) - ms(from)) / 1000)),
      JSON.stringify(
        events ?? [
          { event: 'start', atMs: ms(from) },
          { event: 'stop', atMs: ms(to) },
        ],
      ),
      from,
      to,
    ],
  );
}

const run = (from: string, to: string, exercise = 'gonogo', status = 'complete') =>
  db.query(
    `insert into public.training_runs (id, user_id, exercise_id, variant, mode, status, task_version, scoring_version, started_at, ended_at)
     values ($1, $2, $3, 'screen', 'train', $4, '1', '1', $5, $6)`,
    [randomUUID(), personIds.owner, exercise, status, from, to],
  );

const settings = (zone: string, hour = 0) =>
  db.query(
    `insert into public.user_settings (user_id, time_zone, day_start_hour) values ($1, $2, $3)
     on conflict (user_id) do update set time_zone = excluded.time_zone, day_start_hour = excluded.day_start_hour`,
    [personIds.owner, zone, hour],
  );

const plus = () =>
  db.query(
    `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
     values ($1, true, 'plus', now() + interval '20 days')
     on conflict (user_id) do update set subscribed = true, subscription_tier = 'plus', subscription_end = excluded.subscription_end`,
    [personIds.owner],
  );

const days = (from: string, to: string, actor: 'owner' | 'other' = 'owner') =>
  asActor(
    db,
    actor,
    'select date::text, focus_s, training_s, runs, bursts, tasks_done, active from public.my_daily_activity($1, $2)',
    [from, to],
  );

async function empty() {
  await db.query('delete from public.focus_sessions');
  await db.query('delete from public.training_runs');
  await db.query('delete from public.habits');
  await plus();
  await settings('UTC');
}

interface Vector {
  id: string;
  input: { tz: string; dayStartHour: number; sessions: { running: [string, string][] }[] };
  expected: { date: string; minutes: number; level: number }[];
}
const vectors = (
  JSON.parse(readFileSync('tests/vectors/planning-vectors.json', 'utf8')) as {
    groups: { focus_minutes: { cases: Vector[] } };
  }
).groups.focus_minutes.cases;

describe('days of activity', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    'hold the minutes of %s',
    async (_id, { input, expected }) => {
      await empty();
      await settings(input.tz, input.dayStartHour);
      for (const { running } of input.sessions) {
        const ends = running.flat();
        const events = ends.map((at, i) => ({
          event: i === 0 ? 'start' : i === ends.length - 1 ? 'stop' : i % 2 === 1 ? 'pause' : 'resume',
          atMs: ms(at),
        }));
        await burst(ends[0] ?? '', ends.at(-1) ?? '', events);
      }
      const rows = await days('2026-06-01', '2026-06-30');
      expect(rows.map(({ date, focus_s }) => ({ date, minutes: Math.floor(Number(focus_s) / 60) }))).toEqual(
        expected.map(({ date, minutes }) => ({ date, minutes })),
      );
    },
  );

  it('count time on several devices once, focus before training, and a run by the day it ended', async () => {
    await empty();
    await burst('2026-06-10T10:00:00Z', '2026-06-10T10:20:00Z');
    await run('2026-06-10T10:10:00Z', '2026-06-10T10:25:00Z');
    await run('2026-06-10T23:58:00Z', '2026-06-11T00:02:00Z');
    await run('2026-06-10T12:00:00Z', '2026-06-10T12:05:00Z', 'gonogo', 'left_early');
    await run('2026-06-10T10:00:00Z', '2026-06-10T10:20:00Z', 'focus-burst');
    const nothing = { tasks_done: 0, active: true };
    expect(await days('2026-06-01', '2026-06-30')).toEqual([
      { date: '2026-06-10', focus_s: 1200, training_s: 420, runs: 1, bursts: 1, ...nothing },
      { date: '2026-06-11', focus_s: 0, training_s: 120, runs: 1, bursts: 0, ...nothing },
    ]);
    expect(await days('2026-06-01', '2026-06-30', 'other')).toEqual([]);
  });

  it('add up to what the tables of an export hold of the same days', async () => {
    await empty();
    await settings('Asia/Tokyo', 4);
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const at = (minutes: number) => new Date(ms('2026-06-05T00:00:00Z') + minutes * 60_000).toISOString();
    let from = 0;
    for (let n = 0; n < 40; n += 1) {
      from += next(400);
      const to = from + 2 + next(58);
      await (n % 2 === 0 ? burst(at(from), at(to)) : run(at(from), at(to)));
      from = to + 1;
    }
    const read = async <Row>(text: string) => (await db.query(text)) as Row[];
    const localDay = (now: number) => dayOf(now, { tz: 'Asia/Tokyo', dayStartHour: 4 });
    const daily = (await days('2026-06-01', '2026-06-30')) as unknown as DayFacts[];
    const files = new Map<string, string>();
    const page = async function* <Row>(rows: Row[]) {
      yield rows;
    };
    const runs = await read<ExportedRun>(
      'select *, started_at::text, ended_at::text from public.training_runs',
    );
    const sessions = await read<ExportedSession>('select *, started_at::text from public.focus_sessions');
    const pieces = csvPieces(
      {
        attempts: () => page([]),
        runs: () => page(runs),
        sessions: () => page(sessions),
        days: async () => daily,
        habits: async () => ({ habits: [], days_off: [] }),
      },
      { range: { from: '2026-06-01', to: '2026-06-30' }, today: '2026-06-30', weekStart: 1, localDay },
    );
    for await (const { file, text } of pieces) files.set(file, (files.get(file) ?? '') + text);
    const table = (kind: string) => {
      const [head = [], ...rows] = readCsv(
        files.get(`focus-clarity-lab-${kind}-2026-06-01-2026-06-30.csv`) ?? '',
      );
      return rows.map((row) => Object.fromEntries(head.map((name, n) => [name, row[n] ?? ''])));
    };
    const perDay = (rows: readonly Record<string, string>[], of: (row: Record<string, string>) => number) => {
      const sums: Record<string, number> = {};
      for (const row of rows) sums[row.local_date ?? ''] = (sums[row.local_date ?? ''] ?? 0) + of(row);
      return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum > 0));
    };
    const told = (of: string) =>
      Object.fromEntries(
        table('daily').flatMap((row) => (row[of] === '0' ? [] : [[row.date, Number(row[of])]])),
      );
    expect(told('runs')).toEqual(perDay(table('runs'), () => 1));
    expect(told('bursts')).toEqual(perDay(table('focus'), (row) => Number(Number(row.focused_min) >= 1)));
    // Nothing of it ran at one time, so that minutes add up, too, but for those of a day that are cut off.
    const sum = (kind: string, of: string) => table(kind).reduce((all, row) => all + Number(row[of]), 0);
    expect(Math.abs(sum('daily', 'training_min') - sum('runs', 'minutes'))).toBeLessThan(1);
    expect(Math.abs(sum('daily', 'focus_min') - sum('focus', 'focused_min'))).toBeLessThan(1);
  });

  it('are active by an entry of a habit alone', async () => {
    await empty();
    const habit = randomUUID();
    await db.query(
      `insert into public.habits (id, user_id, title, schedules, starts_on)
       values ($1, $2, 'Read', '[{"from": "2026-06-01", "schedule": {"type": "quota", "perWeek": 3}}]', '2026-06-01')`,
      [habit, personIds.owner],
    );
    await db.query('set session_replication_role = replica');
    for (const [date, value] of [
      ['2026-06-10', 1],
      ['2026-06-11', 0],
    ] as const) {
      await db.query(
        'insert into public.habit_entries (id, user_id, habit_id, date, value) values ($1, $2, $3, $4, $5)',
        [randomUUID(), personIds.owner, habit, date, value],
      );
    }
    await db.query('set session_replication_role = origin');
    expect(await days('2026-06-01', '2026-06-30')).toMatchObject([
      { date: '2026-06-10', active: true, runs: 0 },
    ]);
  });

  it('take a run that lay open for two hours at most', async () => {
    await empty();
    await run('2026-06-10T08:00:00Z', '2026-06-10T20:00:00Z');
    expect(await days('2026-06-10', '2026-06-10')).toMatchObject([{ training_s: 7200 }]);
  });

  it('are 28 without a paid plan, and all with one', async () => {
    await empty();
    const ago = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
    for (const n of [0, 27, 28, 200]) await run(ago(n), ago(n));
    const asked = [ago(300).slice(0, 10), ago(0).slice(0, 10)] as const;
    expect(await days(...asked)).toHaveLength(4);
    expect(await valueAs(db, 'owner', 'select public.my_first_activity()::text')).toBe(ago(200).slice(0, 10));
    await db.query('delete from public.subscribers');
    expect((await days(...asked)).map(({ date }) => date)).toEqual([
      ago(27).slice(0, 10),
      ago(0).slice(0, 10),
    ]);
    expect(await valueAs(db, 'owner', 'select public.my_first_activity()::text')).toBe(ago(27).slice(0, 10));
  });

  it('are asked for 400 at a time', async () => {
    await expect(days('2024-01-01', '2026-01-01')).rejects.toMatchObject({
      code: 'PT400',
      message: 'bad_range',
    });
  });
});

describe('the running time of a session', () => {
  it.each<[string, Told[], string]>([
    ['ends with its plan', [{ event: 'start', atMs: ms('2026-06-10T10:00:00Z') }], '10:00-10:10'],
    [
      'leaves its pauses out',
      [
        { event: 'start', atMs: ms('2026-06-10T10:00:00Z') },
        { event: 'resume', atMs: ms('2026-06-10T10:01:00Z') },
        { event: 'pause', atMs: ms('2026-06-10T10:03:00Z') },
        { event: 'distraction', atMs: ms('2026-06-10T10:04:00Z') },
        { event: 'resume', atMs: ms('2026-06-10T10:05:00Z') },
        { event: 'stop', atMs: ms('2026-06-10T10:08:00Z') },
        { event: 'resume', atMs: ms('2026-06-10T10:09:00Z') },
      ],
      '10:00-10:03 10:05-10:08',
    ],
    ['is taken from its start where nothing was told', [], '10:00-10:10'],
  ])('%s', async (_what, events, expected) => {
    await empty();
    await burst('2026-06-10T10:00:00Z', '2026-06-10T10:30:00Z', events, 600);
    const rows = await db.query<{ span: string }>(
      `select to_char(lower(s) at time zone 'UTC', 'HH24:MI') || '-' || to_char(upper(s) at time zone 'UTC', 'HH24:MI') as span
       from public.focus_sessions, unnest(running) s`,
    );
    expect(rows.map(({ span }) => span).join(' ')).toBe(expected);
  });
});

describe('numbers of bursts', () => {
  it('hold no words, and are of the days asked for', async () => {
    await empty();
    await burst('2026-06-10T23:30:00Z', '2026-06-10T23:50:00Z');
    await settings('Asia/Tokyo');
    const asked = (day: string) => valueAs(db, 'owner', 'select public.my_bursts($1, $1)', [day]);
    expect(await asked('2026-06-11')).toEqual([
      { date: '2026-06-11', hour: 8, planned_s: 7200, focused_s: 1200, mood_before: null, mood_after: null },
    ]);
    expect(await asked('2026-06-10')).toEqual([]);
  });
});
