import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planOutbox } from '@/api/plans/outbox';
import { countRun } from '@/api/plans/run-ticks';
import type { ExerciseRun } from '@/lib/exercises/run';
import type { FocusPlan } from '@/lib/plans/plan';
import { backend, signIn } from './backend.ts';
import { accept, alice, begin, bob, isTickedToday, now, plans, present, sent } from './support.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).clientModule());
beforeEach(begin);

describe('a run of an exercise in the plan', () => {
  const started = now.getTime() - 300_000;
  const burst = (more: Partial<ExerciseRun> = {}): ExerciseRun => ({
    id: '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10',
    exerciseId: 'focus-burst',
    variant: 'screen',
    mode: 'train',
    language: 'en',
    deviceClass: 'keyboard',
    screenClass: 'desktop',
    taskVersion: '1.0.0',
    scoringVersion: '1.0.0',
    seed: '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10',
    config: { variant: 'screen', minutes: 5, place: 1 },
    records: [
      { type: 'start', at: started },
      { type: 'seen', at: now.getTime() },
    ],
    status: 'complete',
    startedAt: started,
    endedAt: now.getTime(),
    ...more,
  });

  it('ticks its day without a connection, and the account hears of it once there is one', async () => {
    signIn(alice);
    const plan = present();
    await accept(alice, plan);
    await sent();
    backend.offline = true;
    await countRun(alice, burst());
    expect(isTickedToday((await plans(alice))[0])).toBe(true);
    expect(isTickedToday(backend.stored.get(plan.id) as FocusPlan)).toBe(false);
    backend.offline = false;
    await planOutbox.flush();
    expect(isTickedToday(backend.stored.get(plan.id) as FocusPlan)).toBe(true);
  });

  it('counts for nobody else, and not when it was stopped or left', async () => {
    signIn(alice);
    await accept(alice, present());
    await sent();
    await countRun(bob, burst());
    await countRun(alice, burst({ status: 'left_early' }));
    await countRun(alice, burst({ records: [{ type: 'start', at: started }] }));
    await countRun(alice, burst({ exerciseId: 'gonogo', config: {} }));
    expect(isTickedToday((await plans(alice))[0])).toBe(false);
    expect(await planOutbox.all()).toEqual([]);
  });
});
