import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseClaim } from '@/api/attempts/claim-choices';
import { attemptsToAskAbout, forgetAttempt } from '@/api/attempts/outbox';
import { claimVisitorPlans } from '@/api/plans/claim';
import { forgetLocalPlan, localPlans, onPlansChanged } from '@/api/plans/local-plans';
import { planOutbox } from '@/api/plans/outbox';
import { acceptPlanMutation, changePlanMutation, plansQuery } from '@/api/plans/queries';
import { countRun } from '@/api/plans/run-ticks';
import { clearStored, updateStored } from '@/integrations/local-db/open';
import type { ExerciseRun } from '@/lib/exercises/run';
import type { PlanChange } from '@/lib/plans/change';
import { addDays, dayAt, startOf } from '@/lib/plans/dates';
import { mergePlans } from '@/lib/plans/merge';
import { type FocusPlan, readPlan } from '@/lib/plans/plan';
import { samplePlan } from '../../lib/plans/sample-plan.ts';

const backend = vi.hoisted(() => ({
  user: null as string | null,
  offline: false,
  stored: new Map<string, unknown>(),
}));
vi.mock('@/integrations/supabase/client', async () => {
  const { fakeClientModule, unreachable } = await import('../../support/fake-supabase.ts');
  return fakeClientModule({
    session: () => backend.user,
    rpc: (name, args) => {
      if (backend.offline) return unreachable();
      if (name === 'my_focus_plans') return { data: [...backend.stored.values()], error: null };
      if (name !== 'keep_focus_plan') return { data: null, error: null };
      const sent = readPlan(args.p_plan) as FocusPlan;
      const known = readPlan(backend.stored.get(sent.id));
      const plan = known ? mergePlans(known, sent) : sent;
      backend.stored.set(plan.id, plan);
      return { data: plan, error: null };
    },
  });
});

const alice = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';
const now = new Date();
const today = dayAt(now.getTime(), now.getTimezoneOffset());
const present = (given: Partial<FocusPlan> = {}) =>
  samplePlan({ starts_on: addDays(startOf(addDays(today, -3), 1), 0), ...given });

let client: QueryClient;
beforeEach(async () => {
  await clearStored();
  localStorage.clear();
  backend.user = null;
  backend.offline = false;
  backend.stored.clear();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const run = (options: object, input: unknown) =>
  client
    .getMutationCache()
    .build(client, options)
    .execute(input as never);
const accept = (user: string | null, plan: FocusPlan) =>
  run(acceptPlanMutation(user), () => Promise.resolve(plan));
const change = (user: string | null, planId: string, what: PlanChange) =>
  run(changePlanMutation(user), { planId, change: what });
const plans = (user: string | null) => client.fetchQuery({ ...plansQuery(user), staleTime: 0 });
const sent = () => vi.waitFor(async () => expect(await planOutbox.all()).toEqual([]));

function signIn(user: string): void {
  backend.user = user;
}
/** A week of the plan that today is in. */
const weekNow = (plan: FocusPlan) => (today < addDays(plan.starts_on, 7) ? 1 : 2);
const tickToday = (plan: FocusPlan): PlanChange => ({
  type: 'tick',
  itemId: `habit-${weekNow(plan)}`,
  day: today,
  on: true,
});
const isTickedToday = (plan: FocusPlan | undefined) =>
  plan?.items.some(({ ticks }) => ticks[today]?.on === true) ?? false;

describe('a plan of a visitor', () => {
  it('is kept on this device and sent nowhere', async () => {
    const plan = present();
    await accept(null, plan);
    await change(null, plan.id, tickToday(plan));
    expect(isTickedToday((await plans(null))[0])).toBe(true);
    expect(await planOutbox.all()).toEqual([]);
    expect(backend.stored.size).toBe(0);
  });

  it('ends when another is accepted, and stays readable', async () => {
    await accept(null, present());
    await accept(null, present({ id: 'second', accepted_at: '2026-11-25T08:00:00.000Z' }));
    expect((await plans(null)).map(({ id, status }) => [id, status])).toEqual([
      ['second', 'active'],
      [present().id, 'ended'],
    ]);
  });

  it('is nobody else’s on this device', async () => {
    await accept(null, present());
    signIn(alice);
    expect(await plans(alice)).toEqual([]);
  });

  it('comes along with its result, and not before the person said so', async () => {
    const plan = present();
    await accept(null, plan);
    signIn(alice);
    expect(await claimVisitorPlans(alice)).toBe(0);
    await chooseClaim(alice, 'add', [plan.attempt_id ?? '']);
    expect(await claimVisitorPlans(alice)).toBe(1);
    await sent();
    expect(backend.stored.get(plan.id)).toMatchObject({ status: 'active' });
    expect((await plans(alice)).map(({ id }) => id)).toEqual([plan.id]);
    expect(await localPlans(null)).toEqual([]);
  });

  it('is asked about with its result, also when that came without it', async () => {
    await accept(null, present());
    expect(await attemptsToAskAbout(alice)).toEqual([present().attempt_id]);
    await chooseClaim(alice, 'add', [present().attempt_id ?? '']);
    await chooseClaim(alice, 'add', ['another']);
    signIn(alice);
    expect(await claimVisitorPlans(alice)).toBe(1);
  });

  it('is deleted from this device with its result', async () => {
    await accept(null, present());
    await accept(null, present({ id: 'second', attempt_id: 'another' }));
    await forgetAttempt(present().attempt_id ?? '');
    expect((await plans(null)).map(({ id }) => id)).toEqual(['second']);
  });

  it('ends none that the account keeps', async () => {
    backend.stored.set('account', present({ id: 'account' }));
    await accept(null, present());
    signIn(alice);
    await chooseClaim(alice, 'add', [present().attempt_id ?? '']);
    await claimVisitorPlans(alice);
    expect((await plans(alice)).map(({ id, status }) => [id, status])).toEqual([
      ['account', 'active'],
      [present().id, 'ended'],
    ]);
  });
});

describe('a plan of a person', () => {
  it('reaches the account, and every change of it', async () => {
    signIn(alice);
    const plan = present();
    await accept(alice, plan);
    await change(alice, plan.id, tickToday(plan));
    await sent();
    expect(isTickedToday(backend.stored.get(plan.id) as FocusPlan)).toBe(true);
  });

  it('is ticked without a connection, read after a reload and sent when there is one', async () => {
    signIn(alice);
    const plan = present();
    await accept(alice, plan);
    await sent();
    backend.offline = true;
    await change(alice, plan.id, tickToday(plan));
    client.clear();
    expect(isTickedToday((await plans(alice))[0])).toBe(true);
    expect(isTickedToday(backend.stored.get(plan.id) as FocusPlan)).toBe(false);
    backend.offline = false;
    await planOutbox.flush();
    expect(isTickedToday(backend.stored.get(plan.id) as FocusPlan)).toBe(true);
    expect(await planOutbox.all()).toEqual([]);
  });

  it('is on its way before it is seen: a page that ends in that moment loses nothing', async () => {
    signIn(alice);
    backend.offline = true;
    const plan = present();
    const waiting = async () => (await planOutbox.all()).map(({ payload }) => payload.plan);
    const seen: Promise<FocusPlan[]>[] = [];
    const stop = onPlansChanged(() => void seen.push(waiting()));
    await accept(alice, plan);
    expect((await seen[0])?.map(({ id }) => id)).toEqual([plan.id]);
    seen.length = 0;
    await change(alice, plan.id, tickToday(plan));
    expect(isTickedToday((await seen[0])?.[0])).toBe(true);
    stop();
  });

  it('is shown where it waits to be sent and the page ended before it was', async () => {
    signIn(alice);
    backend.offline = true;
    const plan = present();
    await accept(alice, plan);
    await forgetLocalPlan(plan.id);
    expect((await plans(alice)).map(({ id }) => id)).toEqual([plan.id]);
    signIn(bob);
    expect(await plans(bob)).toEqual([]);
  });

  it('holds what another device did meanwhile', async () => {
    signIn(alice);
    const plan = present();
    await accept(alice, plan);
    await sent();
    backend.offline = true;
    await change(alice, plan.id, tickToday(plan));
    const elsewhere = {
      ...plan,
      items: plan.items.map((item) =>
        item.id === 'practice-1' ? { ...item, skipped: true, skipped_ms: 5 } : item,
      ),
    };
    backend.stored.set(plan.id, elsewhere);
    backend.offline = false;
    await planOutbox.flush();
    const [kept] = await localPlans(alice);
    expect(isTickedToday(kept)).toBe(true);
    expect(kept?.items.find(({ id }) => id === 'practice-1')?.skipped).toBe(true);
    expect(readPlan(backend.stored.get(plan.id))?.items).toEqual(kept?.items);
  });

  it('is not sent in the name of the next person on this device', async () => {
    signIn(alice);
    backend.offline = true;
    await accept(alice, present());
    await vi.waitFor(async () => expect((await planOutbox.deliveryOf(present().id)).status).toBe('waiting'));
    backend.offline = false;
    signIn(bob);
    await planOutbox.flush();
    expect(backend.stored.size).toBe(0);
    expect(await plans(bob)).toEqual([]);
  });

  it('is gone from this device once the account does not hold it any more', async () => {
    signIn(alice);
    const plan = present();
    await accept(alice, plan);
    await sent();
    backend.stored.clear();
    expect(await plans(alice)).toEqual([]);
    expect(await localPlans(alice)).toEqual([]);
  });

  it('of a shape that this version cannot read is left where it is', async () => {
    const later = { owner: alice, plan: { ...present(), weeks: 12 } };
    await updateStored('plans', present().id, () => later);
    signIn(alice);
    expect(await plans(alice)).toEqual([]);
    await accept(alice, present());
    const { readStored } = await import('@/integrations/local-db/open');
    expect(await readStored('plans', present().id)).toEqual(later);
  });
});

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
