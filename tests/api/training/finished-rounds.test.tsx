import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFocusSessionMutation } from '@/api/training/focus-sessions';
import { createBurst, loadBurst } from '@/api/training/local-bursts';
import { trainingOutbox } from '@/api/training/run-outbox';
import { holdBreathing, saveBreathingMutation } from '@/api/training/training-runs';
import { clearStored } from '@/integrations/local-db/open';
import type { Burst } from '@/lib/cognitive/focus-burst';
import type { ExerciseRun } from '@/lib/exercises/run';
import { scoreAnyRun } from '@/lib/exercises/score-run';
import { functionRefusal, unreachable } from '../../support/fake-supabase.ts';

const alice = '11111111-1111-4111-8111-111111111111';
const id = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

const backend = vi.hoisted(() => ({
  asked: [] as [string, unknown][],
  answer: null as unknown,
  submit: null as unknown,
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => '11111111-1111-4111-8111-111111111111',
    rpc: (name, args) => {
      backend.asked.push([name, args]);
      return (backend.answer as never) ?? { data: {}, error: null };
    },
    functions: (name, { body }) => {
      backend.asked.push([name, body]);
      return ((backend.submit ?? backend.answer) as never) ?? { data: { run: {} }, error: null };
    },
  }),
);

const minute = 60_000;
const now = () => Date.now();
const burst = (startedAgo = 20 * minute): Burst => ({
  version: 1,
  id,
  task: 'Sort the receipts',
  firstStep: '',
  plannedSeconds: 600,
  events: [{ type: 'start', at: now() - startedAgo }],
  moodBefore: 'tired',
});
const breathed = () => ({
  id,
  pattern: 'calm',
  minutes: 1,
  outMs: 6000,
  pressAlong: true,
  calmBefore: null,
  calmAfter: 6,
  events: [{ type: 'start', at: now() - 2 * minute }],
  presses: [15_100, 25_050],
  endedAt: now() - 2 * minute + 75_000,
});

const build = (options: object) => {
  const client = new QueryClient();
  return client.getMutationCache().build(client, options as never) as unknown as {
    execute: (variables: unknown) => Promise<unknown>;
  };
};
const saveBurst = (moodAfter: string | null = null, notes = '') =>
  build(saveFocusSessionMutation(alice)).execute({ burst: burst(), reflection: { moodAfter, notes } });
const saveBreathing = () => build(saveBreathingMutation(alice)).execute(breathed());
interface Sent {
  run: ExerciseRun;
  burst: unknown;
}
const sent = () =>
  backend.asked.filter(([name]) => name === 'exercise-submit').map(([, body]) => body) as [Sent, ...Sent[]];

beforeEach(async () => {
  await clearStored();
  Object.assign(backend, { asked: [], answer: null, submit: null });
});

describe('a finished round', () => {
  it('of breathing is let in with its length and sent as what the server can work out', async () => {
    expect(await saveBreathing()).toBe('stored');
    expect(backend.asked[0]).toEqual([
      'start_exercise',
      { p_id: id, p_exercise: 'breathing', p_variant: 'screen', p_mode: 'train', p_minutes: 1 },
    ]);
    const [{ run, burst: words }] = sent();
    expect(words).toBeNull();
    const scored = await scoreAnyRun(run, now());
    expect(scored).toMatchObject({
      ok: true,
      value: { status: 'complete', outcome: { metrics: { completed: 1, meanAbsLagMs: 75, calmAfter: 6 } } },
    });
    // 70 for having done it, 30 times what a lag of 75 of 1000 leaves.
    if (scored.ok) expect(scored.value.outcome.score.score).toBe(98);
  });

  it('of a burst goes with mood and words, and leaves the device', async () => {
    await createBurst(alice, burst());
    expect(await saveBurst('calm', ' went well ')).toBe('stored');
    const [{ run, burst: words }] = sent();
    expect(words).toEqual({ task: 'Sort the receipts', firstStep: null, notes: 'went well' });
    expect(await scoreAnyRun(run, now())).toMatchObject({
      value: { outcome: { score: { score: 100 }, metrics: { moodBefore: 'tired', moodAfter: 'calm' } } },
    });
    expect(await loadBurst(alice, id)).toBeNull();
  });

  it('without a connection is kept, and sent once when it is back', async () => {
    backend.answer = unreachable();
    await createBurst(alice, burst());
    expect(await saveBurst()).toBe('kept');
    expect(await loadBurst(alice, id)).toBeNull();
    backend.answer = null;
    await trainingOutbox.flush();
    await trainingOutbox.flush();
    expect(sent()).toHaveLength(1);
  });

  it('that is not let in stays on the device and says so', async () => {
    backend.answer = { data: null, error: { code: 'PT403', message: 'tier_required', hint: 'plus' } };
    await expect(saveBreathing()).rejects.toMatchObject({ detail: 'tier_required' });
    expect(await trainingOutbox.deliveryOf(id)).toMatchObject({ status: 'refused', kept: true });
    // A plan opens it by now, and the person presses again.
    backend.answer = null;
    expect(await saveBreathing()).toBe('stored');
  });

  it('that the server cannot believe stays on the device', async () => {
    backend.submit = functionRefusal(400, 'bad_times');
    await expect(saveBurst()).rejects.toMatchObject({ code: 'invalid' });
    expect(await trainingOutbox.deliveryOf(id)).toMatchObject({ status: 'refused' });
  });
});

describe('a round whose page vanished before it was answered', () => {
  it('of breathing is handed in as it is', async () => {
    holdBreathing(alice, { ...breathed(), calmAfter: null })();
    await vi.waitFor(async () => {
      vi.setSystemTime(Date.now() + 2 * minute);
      await trainingOutbox.flush();
      expect(sent()).toHaveLength(1);
    });
    vi.useRealTimers();
    expect(sent()).toMatchObject([{ run: { id, status: 'complete' } }]);
  });

  it('of a burst waits an hour for words and is handed in without them then', async () => {
    await createBurst(alice, burst());
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    await clearStored();
    await createBurst(alice, burst(80 * minute));
    await trainingOutbox.flush();
    expect(sent()).toMatchObject([{ run: { id, exerciseId: 'focus-burst' }, burst: { notes: null } }]);
    expect(await loadBurst(alice, id)).toBeNull();
  });

  it('of a burst that is only paused stays with its person', async () => {
    const paused = burst(300 * minute);
    await createBurst(alice, {
      ...paused,
      events: [...paused.events, { type: 'pause', at: now() - 299 * minute }],
    });
    await trainingOutbox.flush();
    expect(sent()).toEqual([]);
    expect(await loadBurst(alice, id)).not.toBeNull();
  });
});
