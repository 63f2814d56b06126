import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseClaim } from '@/api/attempts/claim-choices';
import { attemptsToAskAbout, forgetAttempt } from '@/api/attempts/outbox';
import { claimVisitorPlans } from '@/api/plans/claim';
import { forgetLocalPlan, localPlans, onPlansChanged } from '@/api/plans/local-plans';
import { planOutbox } from '@/api/plans/outbox';
import { updateStored } from '@/integrations/local-db/open';
import { type FocusPlan, readPlan } from '@/lib/plans/plan';
import { backend, signIn } from './backend.ts';
import {
  accept,
  alice,
  begin,
  bob,
  change,
  forgetQueries,
  isTickedToday,
  plans,
  present,
  sent,
  tickToday,
} from './support.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).clientModule());
beforeEach(begin);

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

  it('goes on as it is when the account has it already, from a page that ended meanwhile', async () => {
    const plan = present();
    await accept(null, plan);
    backend.stored.set(plan.id, plan);
    signIn(alice);
    await chooseClaim(alice, 'add', [plan.attempt_id ?? '']);
    await claimVisitorPlans(alice);
    await sent();
    expect((await plans(alice)).map(({ id, status }) => [id, status])).toEqual([[plan.id, 'active']]);
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
    forgetQueries();
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

  it('that is accepted and sent while the account is asked is not forgotten as unknown to it', async () => {
    signIn(alice);
    const plan = present();
    backend.meanwhile = async () => {
      await accept(alice, plan);
      await sent();
    };
    expect((await plans(alice)).map(({ id }) => id)).toEqual([plan.id]);
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
