import { beforeEach, describe, expect, it } from 'vitest';
import type { ExerciseRun } from '../../src/lib/exercises/run.ts';
import { type ExerciseDeps, handle } from '../../supabase/functions/exercise-submit/handler.ts';
import type { SessionRow, TrainingRow } from '../../supabase/functions/exercise-submit/rows.ts';
import { subjects } from '../lib/exercises/every-exercise.ts';
import { sentRun } from '../lib/exercises/sent-run.ts';
import { answerOf, post } from './accounts.support.ts';
import { createCallerDeps, signedIn, USER } from './submissions.support.ts';

const ID = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';
const NOW = Date.UTC(2026, 10, 23, 12);
const words = { task: 'Sort the receipts', firstStep: null, notes: null };

interface Stored {
  run: TrainingRow;
  session: SessionRow | null;
  user: string;
}

function createDeps() {
  const { deps: caller, ...rest } = createCallerDeps();
  const stored: Stored[] = [];
  const deps: ExerciseDeps = {
    ...caller,
    now: () => NOW,
    async store(run, session, user) {
      if (run.id !== ID) return { ok: false, refusal: { status: 403, code: 'not_started' } };
      stored.push({ run, session, user });
      return { ok: true, stored: { id: run.id, score: run.score } };
    },
  };
  return { ...rest, deps, stored };
}

let context: ReturnType<typeof createDeps>;
beforeEach(() => {
  context = createDeps();
});

const bodyOf = (run: object, exerciseId?: string) => ({
  run,
  burst: exerciseId === 'focus-burst' ? words : null,
});
const send = async (sent: unknown, headers: Record<string, string> = signedIn) =>
  answerOf(await handle(post(sent, headers), context.deps));
const refusalOf = async (sent: unknown, headers?: Record<string, string>) => {
  const { body } = await send(sent, headers);
  return (body as { error?: { code?: string } }).error?.code;
};

describe.each(subjects.map(({ facts }) => ({ id: facts.id })))('a run of $id', ({ id }) => {
  it('is stored with what the server works out of it, as the person who sends it', async () => {
    const run = sentRun(id, ID);
    const answer = await send(bodyOf(run, id));
    expect(answer.status).toBe(200);
    const [{ run: row, user }] = context.stored as [Stored];
    expect(user).toBe(USER);
    expect(row).toMatchObject({ id: ID, exercise_id: id, seed: ID, status: 'complete', params: run.config });
    expect(Object.keys(row.metrics).length).toBeGreaterThan(1);
    if (row.score !== null) expect(row.score).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(row.params).length).toBeLessThan(12_000);
    expect(JSON.stringify(row.metrics).length).toBeLessThan(12_000);
    expect(JSON.stringify(row.records).length).toBeLessThan(400_000);
  });
});

const gonogo = sentRun('gonogo', ID);
const span = sentRun('digit-span', ID, { mode: 'test', run: 1 });

describe('what cannot have happened', () => {
  it.each<[name: string, code: string, run: object]>([
    ['an exercise that there is not', 'unknown_exercise', { ...gonogo, exerciseId: 'made-up' }],
    ['a version of the task that is not this one', 'wrong_version', { ...gonogo, taskVersion: '0.9.0' }],
    ['a version of the score that is not this one', 'wrong_version', { ...gonogo, scoringVersion: '2.0.0' }],
    ['a variant that there is not', 'unknown_variant', { ...gonogo, variant: 'smells' }],
    ['a variant its settings are not of', 'bad_config', { ...gonogo, variant: 'tones' }],
    ['settings that are none', 'bad_config', { ...gonogo, config: { variant: 'signs', deadlineMs: -1 } }],
    ['fixed settings where the exercise has none', 'bad_config', { ...gonogo, mode: 'test' }],
    ['another mode than its settings have', 'bad_config', { ...span, mode: 'train' }],
    ['the seed of another run', 'foreign_seed', { ...gonogo, seed: '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11' }],
    ['records cut off', 'records_missing', { ...gonogo, records: gonogo.records.slice(0, -3) }],
    ['no record at all', 'nothing_done', { ...gonogo, records: [] }],
    [
      'a record doubled',
      'too_early',
      { ...gonogo, records: [gonogo.records[0], gonogo.records[0], ...gonogo.records.slice(2)] },
    ],
    ['records in another order', 'times_out_of_order', { ...gonogo, records: gonogo.records.toReversed() }],
    [
      'more records than the run has',
      'too_many_records',
      { ...span, records: [...span.records, ...span.records] },
    ],
    ['records that say nothing', 'bad_records', { ...gonogo, records: [{ score: 100 }] }],
    ['an end before its beginning', 'bad_times', { ...gonogo, endedAt: gonogo.startedAt - 1 }],
    ['an end the day after tomorrow', 'bad_times', { ...gonogo, endedAt: NOW + 2 * 86_400_000 }],
    ['a beginning before there was this', 'bad_times', { ...gonogo, startedAt: 0 }],
  ])('%s is refused as %s', async (_name, code, run) => {
    expect(await refusalOf(bodyOf(run))).toBe(code);
    expect(context.stored).toEqual([]);
  });

  it.each<[string, object]>([
    ['an id that is none', { ...gonogo, id: 'mine' }],
    ['a language that there is not', { ...gonogo, language: 'xx' }],
    ['a device that there is not', { ...gonogo, deviceClass: 'thought' }],
    ['a status that there is not', { ...gonogo, status: 'perfect' }],
    ['records that are no list', { ...gonogo, records: { length: 3 } }],
  ])('%s is no run', async (_name, run) => {
    expect(await refusalOf(bodyOf(run))).toBe('invalid_body');
    expect(context.stored).toEqual([]);
  });

  it('a focus burst without its words, and words without a burst, are refused', async () => {
    expect(await refusalOf({ run: sentRun('focus-burst', ID), burst: null })).toBe('bad_burst');
    expect(await refusalOf({ run: gonogo, burst: words })).toBe('bad_burst');
    expect(context.stored).toEqual([]);
  });

  it.each(['', 'x'.repeat(121), 'two\nlines', 'turned \u202e around'])(
    'a burst cannot be called %j',
    async (task) => {
      expect(await refusalOf({ run: sentRun('focus-burst', ID), burst: { ...words, task } })).toBe(
        'invalid_body',
      );
    },
  );
});

describe('a run', () => {
  it('has the score of its records, whatever else was sent', async () => {
    await send(bodyOf(gonogo));
    await send(bodyOf({ ...gonogo, score: 100, metrics: { accuracy: 1 }, levelEnd: { level: 9 } }));
    const [honest, forged] = context.stored as [Stored, Stored];
    expect(forged).toEqual(honest);
  });

  it('left early is kept without a score', async () => {
    const part: ExerciseRun = { ...gonogo, status: 'left_early', records: gonogo.records.slice(0, 20) };
    await send(bodyOf(part));
    expect(context.stored[0]?.run).toMatchObject({ status: 'left_early', score: null });
    expect(context.stored[0]?.run.records).toHaveLength(20);
  });

  it('that nobody was let into is refused', async () => {
    const id = '7d9a2a55-52d4-4c43-8a4f-0d2a3c3d8a11';
    expect(await refusalOf(bodyOf(sentRun('gonogo', id)))).toBe('not_started');
  });

  it('of nobody who is signed in is refused', async () => {
    expect(await refusalOf(bodyOf(gonogo), {})).toBe('not_signed_in');
  });

  it('of paced breathing has the numbers its page shows', async () => {
    const startedAt = Date.UTC(2026, 10, 23, 9);
    const records = [
      { type: 'calm', when: 'before', value: 4 },
      { type: 'start', at: startedAt },
      { type: 'stop', at: startedAt + 15_000 + 45_000 },
      { type: 'calm', when: 'after', value: 7 },
    ];
    const config = { variant: 'screen', pattern: 'calm', minutes: 1, outMs: 6000, pressAlong: false };
    const run = { ...sentRun('breathing', ID), config, records, endedAt: startedAt + 60_000, startedAt };
    await send(bodyOf(run));
    expect(context.stored[0]?.run).toMatchObject({
      minutes: 1,
      score: 75,
      metrics: { completed: 0.75, calmBefore: 4, calmAfter: 7 },
    });
  });

  it('of a focus burst fills its row of bursts, too, with numbers of the server and words of the person', async () => {
    const at = Date.UTC(2026, 10, 23, 9);
    const records = [
      { type: 'mood', when: 'before', value: 'tired' },
      { type: 'start', at },
      { type: 'distraction', at: at + 60_000 },
      { type: 'pause', at: at + 120_000 },
      { type: 'resume', at: at + 180_000 },
      { type: 'stop', at: at + 210_000 },
      { type: 'mood', when: 'after', value: 'calm' },
    ];
    const config = { variant: 'screen', minutes: 5, place: 1 };
    const run = { ...sentRun('focus-burst', ID), config, records, startedAt: at, endedAt: at + 210_000 };
    await send({ run, burst: { task: 'Write', firstStep: 'Open the file', notes: null } });
    const [{ run: row, session }] = context.stored as [Stored];
    expect(row.score).toBe(48);
    expect(session).toMatchObject({
      task_title: 'Write',
      first_step: 'Open the file',
      planned_seconds: 300,
      focused_seconds: 150,
      pauses: 1,
      distractions: 1,
      mood_before: 'tired',
      mood_after: 'calm',
      status: 'stopped',
    });
    expect(session?.events[1]).toEqual({ event: 'distraction', atMs: at + 60_000 });
  });
});
