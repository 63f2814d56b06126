import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  exerciseSummaryQuery,
  type ListedRun,
  recentScoresQuery,
  removeRunMutation,
  runsPerPage,
  runsQuery,
  scoredRunsQuery,
} from '@/api/training/run-history';
import { keepTrainingRun } from '@/api/training/run-outbox';
import { runQuery } from '@/api/training/stored-run';
import { clearStored } from '@/integrations/local-db/open';
import { recompute } from '@/lib/exercises/recompute';
import { subject } from '../../lib/exercises/every-exercise.ts';
import { sentRun } from '../../lib/exercises/sent-run.ts';
import type { Query } from '../../support/fake-supabase.ts';

const alice = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';
const id = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

const backend = vi.hoisted(() => ({
  asked: [] as unknown[],
  rows: (() => []) as (query: never) => unknown,
  called: [] as unknown[],
  answer: null as unknown,
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => '11111111-1111-4111-8111-111111111111',
    rows: (query) => {
      backend.asked.push(query.steps);
      return { data: backend.rows(query as never), error: null };
    },
    rpc: (name, args) => {
      backend.called.push([name, args]);
      return { data: backend.answer, error: null };
    },
  }),
);

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const listed = (n: number): ListedRun => ({
  id: `run-${n}`,
  exercise_id: 'gonogo',
  variant: 'signs',
  mode: 'train',
  status: 'complete',
  device_class: 'keyboard',
  screen_class: 'phone',
  task_version: '1.0.0',
  score: 50 + n,
  started_at: `2026-11-${String(30 - n).padStart(2, '0')}T10:00:00Z`,
  ended_at: '2026-11-30T10:05:00Z',
});
const every = { exerciseId: 'gonogo', variant: null, mode: null, deviceClass: null } as const;

beforeEach(async () => {
  await clearStored();
  Object.assign(backend, { asked: [], called: [], rows: () => [], answer: null });
});

describe('scored runs', () => {
  it('are asked for without those that have no score, of one exercise or of all', async () => {
    backend.rows = () => [listed(1)];
    expect(await client().fetchQuery(scoredRunsQuery(alice, 'gonogo'))).toEqual([listed(1)]);
    await client().fetchQuery(recentScoresQuery(alice));
    const filters = (backend.asked as Query['steps'][]).map((steps) =>
      steps.filter(([name]) => name === 'eq' || name === 'gte').map(([, column, value]) => [column, value]),
    );
    expect(filters).toEqual([
      [
        ['score', 0],
        ['exercise_id', 'gonogo'],
      ],
      [['score', 0]],
    ]);
  });
});

describe('the list of runs', () => {
  it('goes on behind the last run of a page, and asks for what is shown alone', async () => {
    const page = Array.from({ length: runsPerPage }, (_, n) => listed(n));
    backend.rows = ({ steps }: Query) => (steps.some(([name]) => name === 'or') ? [listed(25)] : page);
    const found = await client().fetchInfiniteQuery({ ...runsQuery(alice, every), pages: 3 });
    expect(found.pages.map((rows) => rows.length)).toEqual([runsPerPage, 1]);
    const [first, second] = backend.asked as [Query['steps'], Query['steps']];
    expect(first.find(([name]) => name === 'select')?.[1]).not.toMatch(/records|params|metrics/);
    expect(second.find(([name]) => name === 'or')?.[1]).toContain('run-19');
  });

  it('is narrowed by variant, mode and device', async () => {
    await client().fetchInfiniteQuery(
      runsQuery(alice, { ...every, variant: 'tones', mode: 'train', deviceClass: 'touch' }),
    );
    const [steps] = backend.asked as [Query['steps']];
    expect(steps.filter(([name]) => name === 'eq').map(([, column, value]) => [column, value])).toEqual([
      ['exercise_id', 'gonogo'],
      ['variant', 'tones'],
      ['mode', 'train'],
      ['device_class', 'touch'],
    ]);
  });
});

describe('one run', () => {
  const run = sentRun('gonogo', id);
  const row = {
    id,
    exercise_id: 'gonogo',
    variant: run.variant,
    mode: run.mode,
    language: 'en',
    device_class: 'keyboard',
    screen_class: 'desktop',
    task_version: '1.0.0',
    scoring_version: '1.0.0',
    seed: run.seed,
    params: run.config,
    records: run.records,
    status: 'complete',
    started_at: new Date(run.startedAt).toISOString(),
    ended_at: new Date(run.endedAt).toISOString(),
  };

  it('comes back as it was handed in, so that its score can be worked out again', async () => {
    backend.rows = () => row;
    const found = await client().fetchQuery(runQuery(alice, id));
    expect(found).toEqual(run);
    const { exercise } = subject('gonogo');
    expect(recompute(exercise, found?.seed ?? '', found?.config, found?.records)).toMatchObject({ ok: true });
  });

  it('is read from this device while the server has not got it, by its person alone', async () => {
    backend.rows = () => null;
    await keepTrainingRun(alice, { run, burst: null });
    expect(await client().fetchQuery(runQuery(alice, id))).toEqual(run);
    expect(await client().fetchQuery(runQuery(bob, id))).toBeNull();
  });

  it('from before the server scored them is none that can be made again', async () => {
    backend.rows = () => ({ ...row, seed: null, language: null, device_class: null, screen_class: null });
    expect(await client().fetchQuery(runQuery(alice, id))).toBeNull();
  });
});

it('what is summed up is read as the server tells it', async () => {
  const { id: _id, score: _score, status: _status, started_at, ended_at: _ended, ...way } = listed(1);
  backend.answer = [{ ...way, runs: 4, scored_runs: 3, last_at: started_at, best: 90, last_score: 70 }];
  expect(await client().fetchQuery(exerciseSummaryQuery(alice))).toEqual(backend.answer);
});

it('a run is taken away and back again', async () => {
  backend.answer = true;
  const cache = client();
  const remove = cache.getMutationCache().build(cache, removeRunMutation(alice));
  await remove.execute({ id, undo: false });
  await remove.execute({ id, undo: true });
  expect(backend.called).toEqual([
    ['remove_training_run', { p_id: id, p_undo: false }],
    ['remove_training_run', { p_id: id, p_undo: true }],
  ]);
});
