/** Eight invented weeks of bursts, exercises and tasks, so that progress has something to show. The same on every start. */
import { createHash } from 'node:crypto';
import type { LocalDb } from '../types.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAYS = 56;

/** What the tasks and bursts of these weeks are about. */
const work = [
  'Sort the receipts of last month',
  'Write the first page of the report',
  'Answer the letter from the school',
  'Plan the meals of the week',
  'Read chapter three',
  'Call the dentist',
  'Clear the desk',
  'Prepare the meeting on Thursday',
] as const;
const exercises = [
  { id: 'gonogo', variant: 'signs', minutes: 5, from: 52, gain: 24 },
  { id: 'digit-span', variant: 'both', minutes: 8, from: 48, gain: 12 },
  { id: 'stroop', variant: 'ink', minutes: 6, from: 60, gain: 4 },
] as const;
const moods = ['tired', 'neutral', 'calm', 'focused'] as const;
const lengths = [10, 15, 25, 25] as const;

interface Weeks {
  readonly bursts: readonly object[];
  readonly runs: readonly object[];
  readonly tasks: readonly object[];
  readonly achievements: readonly object[];
}

/** The day on which so many had happened; nothing before that. */
function reached(moments: readonly number[], count: number): string | null {
  const at = moments[count - 1];
  return at === undefined ? null : new Date(at).toISOString().slice(0, 10);
}

const idOf = (person: number, kind: number, n: number): string =>
  `00000000-0000-4000-9${String(person).padStart(3, '0')}-${kind}${String(n).padStart(11, '0')}`;

/** Numbers from 0 to 1, for a name always the same ones. */
function chanceOf(name: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${name} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
}

/** @param person tells the weeks of people apart; @param now ms since 1970 */
export function demoWeeks(person: number, userId: string, now: number): Weeks {
  const rng = chanceOf(`demo weeks ${person}`);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(rng() * list.length)] ?? list[0];
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const bursts: object[] = [];
  const runs: object[] = [];
  const tasks: object[] = [];
  const counted: number[] = [];
  const scored: number[] = [];
  const firstSteps: number[] = [];
  // Yesterday is the last: nothing lies in the future.
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const day = midnight - ago * DAY_MS;
    const at = (hour: number) => day + hour * HOUR_MS + Math.floor(rng() * 40) * MINUTE_MS;
    if (rng() < 0.55) {
      const planned = pick(lengths) * 60;
      const focused = rng() < 0.8 ? planned : Math.floor(planned * (0.3 + 0.6 * rng()));
      const started = at(rng() < 0.7 ? 8 : 16);
      if (focused >= 0.6 * planned) counted.push(started);
      bursts.push({
        id: idOf(person, 1, ago),
        user_id: userId,
        task_title: pick(work),
        planned_seconds: planned,
        focused_seconds: focused,
        distractions: Math.floor(rng() * 3),
        mood_before: pick(moods),
        mood_after: pick(moods),
        events: [
          { event: 'start', atMs: started },
          { event: 'stop', atMs: started + focused * 1000 },
        ],
        status: focused === planned ? 'complete' : 'stopped',
        started_at: new Date(started).toISOString(),
        ended_at: new Date(started + focused * 1000).toISOString(),
      });
    }
    for (const [index, exercise] of exercises.entries()) {
      if (rng() > 0.4) continue;
      const started = at(12 + index);
      const score = exercise.from + (exercise.gain * (DAYS - ago)) / DAYS + 10 * (rng() - 0.5);
      scored.push(started);
      runs.push({
        id: idOf(person, 2 + index, ago),
        user_id: userId,
        exercise_id: exercise.id,
        variant: exercise.variant,
        task_version: '1.0.0',
        score: Math.round(score),
        seed: `demo-${person}-${index}-${ago}`,
        started_at: new Date(started).toISOString(),
        ended_at: new Date(started + exercise.minutes * MINUTE_MS).toISOString(),
      });
    }
    if (rng() < 0.4) {
      const done = at(17);
      const hasFirstStep = rng() < 0.6;
      if (hasFirstStep) firstSteps.push(done);
      tasks.push({
        id: idOf(person, 6, ago),
        user_id: userId,
        title: pick(work),
        first_step: hasFirstStep ? 'Put everything for it on the table' : '',
        done_at: new Date(done).toISOString(),
      });
    }
  }
  const achievements = [
    { id: 'first_training', on: reached(scored, 1) },
    { id: 'first_burst', on: reached(counted, 1) },
    { id: 'mood_reader', on: reached(counted, 5) },
    { id: 'first_steps', on: reached(firstSteps, 10) },
  ].flatMap(({ id, on }) =>
    on === null ? [] : [{ user_id: userId, id, earned_on: on, seen_at: `${on}T18:00:00Z` }],
  );
  return { bursts, runs, tasks, achievements };
}

/** Puts the weeks of a person into the database, past everything that tells or counts what happens now. */
export async function addWeeks(db: LocalDb, person: number, userId: string, now: number): Promise<void> {
  const { bursts, runs, tasks, achievements } = demoWeeks(person, userId, now);
  await db.tx(async (query) => {
    const add = (sql: string, rows: readonly object[]) => query(sql, [JSON.stringify(rows)]);
    await add(
      `insert into public.focus_sessions (id, user_id, task_title, planned_seconds, focused_seconds, distractions,
           mood_before, mood_after, events, status, started_at, ended_at, created_at)
         select r.id, r.user_id, r.task_title, r.planned_seconds, r.focused_seconds, r.distractions, r.mood_before,
           r.mood_after, r.events, r.status, r.started_at, r.ended_at, r.ended_at
         from jsonb_populate_recordset(null::public.focus_sessions, $1::text::jsonb) r
         on conflict (id) do nothing`,
      bursts,
    );
    // Scored by an earlier version: how these numbers came about is not shown.
    await add(
      `insert into public.training_runs (id, user_id, exercise_id, variant, mode, status, task_version, scoring_version,
           score, device_class, screen_class, language, seed, started_at, ended_at, created_at)
         select r.id, r.user_id, r.exercise_id, r.variant, 'train', 'complete', r.task_version, '0.9.0', r.score, 'keyboard',
           'desktop', 'en', r.seed, r.started_at, r.ended_at, r.ended_at
         from jsonb_populate_recordset(null::public.training_runs, $1::text::jsonb) r
         on conflict (id) do nothing`,
      runs,
    );
    // A task begins open and is done by its person; when, is put right afterwards.
    await query('set local session_replication_role = replica');
    await add(
      `insert into public.tasks (id, user_id, title, first_step, status, done_at, created_at, updated_at)
         select r.id, r.user_id, r.title, r.first_step, 'done', r.done_at, r.done_at - interval '2 days', r.done_at
         from jsonb_populate_recordset(null::public.tasks, $1::text::jsonb) r
         on conflict (id) do nothing`,
      tasks,
    );
    // Told on their day, long ago.
    await add(
      `insert into public.achievements (user_id, id, earned_on, seen_at)
         select r.user_id, r.id, r.earned_on, r.seen_at
         from jsonb_populate_recordset(null::public.achievements, $1::text::jsonb) r
         on conflict (user_id, id) do nothing`,
      achievements,
    );
    await query('set local session_replication_role = origin');
  });
}
