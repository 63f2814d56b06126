/** Pages of runs vanish at random moments; what was kept by then reaches the server, once. */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginRun, goOnWithRun, newRun, type RunInHand } from '@/api/training/exercise-runs';
import { trainingOutbox } from '@/api/training/run-outbox';
import { clearStored, readAllStored } from '@/integrations/local-db/open';
import { type ExerciseFacts, openExercises } from '@/lib/exercises/facts';
import type { ExerciseRun } from '@/lib/exercises/run';
import { createRng, pickInt, type Rng } from '@/lib/random';
import { unreachable } from '../../support/fake-supabase.ts';
import { pageLocks } from '../../support/page-locks.ts';

const kills = 200;
const person = '11111111-1111-4111-8111-111111111111';
const dayMs = 86_400_000;

const backend = vi.hoisted(() => ({ offline: false, sent: [] as unknown[] }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => person,
    rpc: () => (backend.offline ? unreachable() : { data: {}, error: null }),
    functions: (_name, { body }) => {
      if (backend.offline) return unreachable();
      backend.sent.push(body);
      return { data: { run: {} }, error: null };
    },
  }),
);

const locks = pageLocks();
beforeAll(() => locks.install());
afterAll(() => locks.remove());
beforeEach(async () => {
  await clearStored();
  window.localStorage.clear();
  Object.assign(backend, { offline: false, sent: [] });
});

const exercises = openExercises.filter(({ kind }) => kind === 'timed' || kind === 'stepped');

function made(facts: ExerciseFacts): ExerciseRun {
  const variant = facts.variants[0] ?? 'screen';
  return newRun({
    facts,
    start: { variant, mode: 'train', run: 1, last: null, options: {} },
    config: { variant },
    language: 'en',
    deviceClass: 'keyboard',
    screenClass: 'phone',
  });
}

interface Played {
  /** Records of every block that the page was told is kept. */
  readonly kept: readonly unknown[];
  readonly isOver: boolean;
}

/** Plays block after block; the page vanishes after as many as are given, or after the end. */
async function play(hand: RunInHand, blocks: number, isEnded: boolean, rng: Rng): Promise<Played> {
  const records: unknown[] = [...hand.run.records];
  let kept: readonly unknown[] = [...records];
  for (let block = 0; block < blocks; block += 1) {
    for (let trial = pickInt(rng, 1, 8); trial > 0; trial -= 1) records.push({ n: records.length });
    if (await hand.keep(records)) kept = [...records];
  }
  // Of the block that goes on nothing was kept.
  if (!isEnded) return { kept, isOver: false };
  const end = { status: 'complete', records, levelEnd: {}, endedAt: Date.now() } as const;
  return (await hand.handIn(end)) ? { kept: [...records], isOver: true } : { kept, isOver: true };
}

describe('runs whose pages vanish', () => {
  it(`lose no finished block in ${kills} closed pages, with and without a connection, and none comes twice`, async () => {
    const rng = createRng('closed-pages');
    const known = new Map<string, readonly unknown[]>();
    let closed = 0;
    while (closed < kills) {
      const facts = exercises[pickInt(rng, 0, exercises.length - 1)] as ExerciseFacts;
      backend.offline = rng() < 0.4;
      const run = made(facts);
      let hand: RunInHand | null = await beginRun(person, run, true);
      for (let isLast = false; hand && !isLast; ) {
        isLast = facts.kind === 'timed' || rng() < 0.4;
        const { kept, isOver } = await play(hand, pickInt(rng, 0, 4), isLast && rng() < 0.5, rng);
        known.set(run.id, kept);
        locks.vanish();
        closed += 1;
        // Another page of the app sends what is left now and then.
        if (rng() < 0.5) await trainingOutbox.flush();
        hand = isOver || isLast ? null : await goOnWithRun(person, run.id);
        if (hand) expect(hand.run.records, facts.id).toEqual(kept);
      }
    }
    expect(closed).toBeGreaterThanOrEqual(kills);

    backend.offline = false;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * dayMs);
    await trainingOutbox.flush();
    vi.restoreAllMocks();
    const arrived = (backend.sent as { run: ExerciseRun }[]).map(({ run }) => [run.id, run.records] as const);
    const begun = [...known].filter(([, kept]) => kept.length > 0);
    expect(begun.length).toBeGreaterThan(kills / 4);
    expect(new Map(arrived)).toEqual(new Map(begun));
    expect(arrived).toHaveLength(begun.length);
    expect(await readAllStored('outbox')).toEqual([]);
    expect(await readAllStored('sessions')).toEqual([]);
  });
});

describe('a run on a device that is full', () => {
  it('says that the block is not kept, and is handed in whole, once', async () => {
    const hand = await beginRun(person, made(exercises[0] as ExerciseFacts), true);
    expect(await hand.keep([{ n: 0 }])).toBe(true);
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    expect(await hand.keep([{ n: 0 }, { n: 1 }])).toBe(false);
    backend.offline = true;
    const records = [{ n: 0 }, { n: 1 }, { n: 2 }];
    const end = { status: 'complete', records, levelEnd: {}, endedAt: Date.now() } as const;
    expect(await hand.handIn(end)).toBe(false);
    await trainingOutbox.send(hand.run.id);
    expect(await trainingOutbox.deliveryOf(hand.run.id)).toMatchObject({ kept: false });
    backend.offline = false;
    await trainingOutbox.flush();
    full.mockRestore();
    await trainingOutbox.flush();
    expect((backend.sent as { run: ExerciseRun }[]).map(({ run }) => run.records)).toEqual([records]);
  });
});
