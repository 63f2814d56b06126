import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginRun, goOnWithRun, newRun } from '@/api/training/exercise-runs';
import { isElsewhereQuery, openRunsQuery } from '@/api/training/open-run-queries';
import { trainingOutbox } from '@/api/training/run-outbox';
import { startFactsQuery } from '@/api/training/start-facts';
import { clearStored } from '@/integrations/local-db/open';
import type { StartFacts } from '@/lib/exercises/contract';
import { type ExerciseFacts, findFacts } from '@/lib/exercises/registry';
import type { ExerciseRun } from '@/lib/exercises/run';
import { functionRefusal, unreachable } from '../../support/fake-supabase.ts';
import { pageLocks } from '../../support/page-locks.ts';

interface Sent {
  run: ExerciseRun;
  burst: unknown;
}
const alice = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';

const backend = vi.hoisted(() => ({
  user: null as string | null,
  started: [] as unknown[],
  sent: [] as unknown[],
  start: null as unknown,
  submit: null as unknown,
  last: { data: [] as unknown[], count: 0, error: null as unknown },
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.user,
    rpc: (_name, args) => {
      backend.started.push(args);
      return (backend.start as never) ?? { data: {}, error: null };
    },
    functions: (_name, { body }) => {
      if (!backend.submit) backend.sent.push(body);
      return (backend.submit as never) ?? { data: { run: {} }, error: null };
    },
    rows: () => backend.last,
  }),
);

const { vanish, install, remove } = pageLocks();
beforeAll(() => install());
afterAll(() => remove());

const facts = (id: string) => findFacts(id) as ExerciseFacts;
const start: StartFacts = { variant: 'signs', mode: 'train', run: 1, last: null, options: {} };
const made = (id: string, variant: string, config: object = { variant }) =>
  newRun({
    facts: facts(id),
    start: { ...start, variant },
    config,
    language: 'en',
    deviceClass: 'keyboard',
    screenClass: 'phone',
  });
const timed = () => made('gonogo', 'signs');
const stepped = () => made('digit-span', 'both');
const sent = () => backend.sent as Sent[];
const ask = <T,>(options: { queryKey: readonly unknown[] }) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    options as never,
  ) as Promise<T>;

beforeEach(async () => {
  vanish();
  await clearStored();
  window.localStorage.clear();
  Object.assign(backend, { user: alice, started: [], sent: [], start: null, submit: null });
  backend.last = { data: [], count: 0, error: null };
});

describe('a run', () => {
  it('has a seed of its own, and is let in by its id, variant and mode before it begins', async () => {
    const run = timed();
    expect(run.seed).toBe(run.id);
    await beginRun(alice, run, false);
    expect(backend.started).toEqual([
      { p_id: run.id, p_exercise: 'gonogo', p_variant: 'signs', p_mode: 'train' },
    ]);
  });

  it('of an exercise that is closed does not begin', async () => {
    backend.start = { data: null, error: { code: 'PT403', message: 'tier_required' } };
    await expect(beginRun(alice, timed(), false)).rejects.toMatchObject({ detail: 'tier_required' });
    expect(await ask(openRunsQuery(alice))).toEqual([]);
  });

  it('is handed in once, with everything the server works it out from', async () => {
    const hand = await beginRun(alice, timed(), true);
    await hand.keep([{ n: 1 }]);
    const { startedAt } = hand.run;
    const end = { status: 'complete' as const, records: [{ n: 1 }, { n: 2 }], levelEnd: { deadlineMs: 600 } };
    expect(await hand.handIn({ ...end, endedAt: startedAt - 5000 })).toBe(true);
    await trainingOutbox.send(hand.run.id);
    await trainingOutbox.flush();
    expect(sent()).toEqual([
      { run: { ...hand.run, status: 'complete', records: end.records, endedAt: startedAt }, burst: null },
    ]);
    expect(await trainingOutbox.deliveryOf(hand.run.id)).toEqual({ status: 'sent' });
  });

  it('that ends without a connection waits on the device and is sent later, by its person alone', async () => {
    backend.start = unreachable();
    const hand = await beginRun(alice, timed(), false);
    await hand.handIn({ status: 'complete', records: [{ n: 1 }], levelEnd: {}, endedAt: Date.now() });
    await trainingOutbox.send(hand.run.id);
    backend.start = null;
    backend.user = bob;
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    backend.user = alice;
    await trainingOutbox.flush();
    expect(sent().map(({ run }) => run.id)).toEqual([hand.run.id]);
  });

  it('that the server refuses stays readable on the device and is not sent again by itself', async () => {
    backend.submit = functionRefusal(400, 'foreign_seed');
    const hand = await beginRun(alice, timed(), true);
    await hand.handIn({ status: 'complete', records: [{ n: 1 }], levelEnd: {}, endedAt: Date.now() });
    await trainingOutbox.send(hand.run.id);
    backend.submit = null;
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    expect(await trainingOutbox.deliveryOf(hand.run.id)).toMatchObject({ status: 'refused', kept: true });
  });
});

describe('a page that is gone', () => {
  it('leaves the finished blocks of a timed run, which are handed in as left early', async () => {
    const hand = await beginRun(alice, timed(), true);
    await hand.keep([{ n: 1 }, { n: 2 }]);
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    vanish();
    expect(await ask(openRunsQuery(alice))).toEqual([]);
    await trainingOutbox.flush();
    expect(sent()).toMatchObject([{ run: { status: 'left_early', records: [{ n: 1 }, { n: 2 }] } }]);
  });

  it('leaves nothing of a timed run without a finished block', async () => {
    await beginRun(alice, timed(), true);
    vanish();
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    expect(await trainingOutbox.all()).toEqual([]);
  });

  it('leaves a stepped run where it was, for its person, in one tab at a time', async () => {
    const hand = await beginRun(alice, stepped(), true);
    await hand.keep([{ typed: '12' }]);
    vanish();
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    expect(await ask(openRunsQuery(bob))).toEqual([]);
    expect(await ask(openRunsQuery(alice))).toMatchObject([{ id: hand.run.id }]);
    expect(await ask(isElsewhereQuery(alice, hand.run.id))).toBe(false);
    expect(await goOnWithRun(bob, hand.run.id)).toBeNull();
    const again = await goOnWithRun(alice, hand.run.id);
    expect(again?.run.records).toEqual([{ typed: '12' }]);
    expect(await goOnWithRun(alice, hand.run.id)).toBeNull();
    expect(await ask(isElsewhereQuery(alice, hand.run.id))).toBe(true);
    await again?.handIn({
      status: 'left_early',
      records: [{ typed: '12' }],
      levelEnd: null,
      endedAt: Date.now(),
    });
    await trainingOutbox.send(hand.run.id);
    expect(sent()).toMatchObject([{ run: { status: 'left_early' } }]);
    expect(await ask(openRunsQuery(alice))).toEqual([]);
  });

  it('leaves a stepped run for two days and no longer', async () => {
    const hand = await beginRun(alice, stepped(), true);
    await hand.keep([{ typed: '12' }]);
    vanish();
    const inThreeDays = Date.now() + 3 * 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(inThreeDays);
    await trainingOutbox.flush();
    vi.restoreAllMocks();
    expect(sent()).toMatchObject([{ run: { status: 'left_early' } }]);
  });
});

describe('what the next run begins with', () => {
  const ofGonogo = (who = alice) => ask(startFactsQuery(who, 'gonogo', 'signs'));

  it('is what the server knows, and without a connection what the device heard last', async () => {
    expect(await ofGonogo()).toEqual({ run: 1, last: null });
    backend.last = { data: [{ level_end: { deadlineMs: 700 } }], count: 4, error: null };
    expect(await ofGonogo()).toEqual({ run: 5, last: { deadlineMs: 700 } });
    backend.last = { data: [], count: 0, error: { message: 'Failed to fetch' } };
    expect(await ofGonogo()).toEqual({ run: 5, last: { deadlineMs: 700 } });
    expect(await ofGonogo(bob)).toEqual({ run: 1, last: null });
  });

  it('follows a run that the server has not got yet', async () => {
    backend.start = unreachable();
    const hand = await beginRun(alice, timed(), false);
    await hand.handIn({
      status: 'complete',
      records: [{ n: 1 }],
      levelEnd: { deadlineMs: 550 },
      endedAt: Date.now(),
    });
    expect(await ofGonogo()).toEqual({ run: 2, last: { deadlineMs: 550 } });
  });
});
