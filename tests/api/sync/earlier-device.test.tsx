import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alice, bob, databaseName, ids, restoreDevice } from './earlier-device.ts';

interface Sent {
  as: string | null;
  name: string;
  id: string;
  body: { submission?: unknown; run?: { trials: unknown[] } };
}
const backend = vi.hoisted(() => ({ user: null as string | null, sent: [] as Sent[] }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.user,
    functions: (name, options) => {
      const body = options.body as { id?: string; submission?: { id: string } };
      const id = body.id ?? body.submission?.id ?? '';
      backend.sent.push({ as: backend.user, name, id, body } as Sent);
      const answers: Record<string, object> = {
        'focus-snapshot-submit': { attempt: { owned: backend.user !== null } },
        'invite-submit': { received: true },
        'focustrack-submit': { run: {}, attempt: null },
      };
      return { data: answers[name], error: null };
    },
    rows: () => ({ data: [], error: null }),
  }),
);

/** What was sent, as whom and by which function. */
const sent = () => backend.sent.map(({ as, name, id }) => [as, name, id]).sort();

beforeEach(async () => {
  vi.resetModules();
  await deleteDB(databaseName);
  window.localStorage.clear();
  window.sessionStorage.clear();
  backend.user = null;
  backend.sent = [];
  await restoreDevice();
});
async function flushAs(user: string | null): Promise<void> {
  const { sentKinds } = await import('@/api/sync/kinds');
  backend.user = user;
  for (const { outbox } of sentKinds) await outbox.flush();
}

describe('what an earlier version left unsent on this device', () => {
  it('is sent once by each who made it, and what they were refused is not sent again', async () => {
    for (const user of [null, bob, alice, bob, null]) await flushAs(user);
    expect(sent()).toEqual(
      [
        [null, 'focus-snapshot-submit', ids.visitors],
        [null, 'invite-submit', ids.invited],
        [bob, 'focus-snapshot-submit', ids.bobs],
        [alice, 'focus-snapshot-submit', ids.alices],
        [alice, 'focustrack-submit', ids.endedRun],
        [alice, 'focustrack-submit', ids.lostRun],
      ].sort(),
    );
  });

  it("is the visitor's no more once somebody who signs in says so, but never another person's", async () => {
    const { chooseClaim } = await import('@/api/attempts/claim-choices');
    const sent = () =>
      backend.sent.filter(({ name }) => name === 'focus-snapshot-submit').map(({ id }) => id);
    await flushAs(alice);
    expect(sent()).toEqual([ids.alices]);
    await chooseClaim(alice, 'add', [ids.visitors]);
    await flushAs(alice);
    expect(sent().sort()).toEqual([ids.visitors, ids.alices]);
  });

  it('goes by the invite when it was given by one, and in no other way', async () => {
    await flushAs(alice);
    const invited = backend.sent.filter(({ id }) => id === ids.invited);
    expect(invited.map(({ name }) => name)).toEqual(['invite-submit']);
    expect(invited[0]?.body).toMatchObject({
      token: '0f'.repeat(32),
      submission: { test_id: 'focus_snapshot' },
    });
  });

  it('holds what a vanished page wrote of a run at last', async () => {
    await flushAs(alice);
    const run = backend.sent.find(({ id }) => id === ids.lostRun);
    expect(run?.body.run?.trials).toHaveLength(5);
  });

  it('says as before where each stands, with the refusals', async () => {
    const { attemptOutbox } = await import('@/api/attempts/outbox');
    const { focustrackOutbox } = await import('@/api/focustrack/outbox');
    const { invitedOutbox } = await import('@/api/sharing/invites');
    expect(await attemptOutbox.deliveryOf(ids.alices)).toMatchObject({ status: 'waiting', owner: alice });
    expect(await attemptOutbox.deliveryOf(ids.refused)).toMatchObject({ status: 'refused', kept: true });
    expect(await invitedOutbox.deliveryOf(ids.invitedRefused)).toMatchObject({
      status: 'refused',
      kept: true,
    });
    expect(await focustrackOutbox.deliveryOf(ids.refusedRun)).toMatchObject({
      status: 'refused',
      kept: true,
    });
    expect((await attemptOutbox.send(ids.refused)).status).toBe('waiting');
    backend.user = alice;
    expect(await attemptOutbox.send(ids.refused)).toEqual({ status: 'stored' });
  });

  it('is kept and named when it cannot be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { startOutboxLoop } = await import('@/api/sync/loop');
    const stop = startOutboxLoop(null, () => {});
    await vi.waitFor(() =>
      expect(warned).toHaveBeenCalledWith(
        expect.stringContaining('not readable'),
        'unreadable/outbox/later, unreadable/reactions/broken',
      ),
    );
    stop();
    warned.mockRestore();
    for (const user of [null, bob, alice]) await flushAs(user);
    const { readAllStored } = await import('@/integrations/local-db/open');
    expect(await readAllStored('outbox')).toMatchObject([
      { kind: 'attempt', id: ids.refused },
      { kind: 'focustrack', id: ids.refusedRun },
      { kind: 'invited', id: ids.invitedRefused },
      { kind: 'unreadable', payload: { value: { what: 'an app of another day' } } },
      { kind: 'unreadable', payload: { value: { submission: { id: 'broken' } } } },
    ]);
  });

  it('is counted among what this browser keeps', async () => {
    const { QueryClient } = await import('@tanstack/react-query');
    const { deviceDataQuery } = await import('@/api/account/device-data');
    expect(await new QueryClient().fetchQuery(deviceDataQuery())).toEqual({
      results: 4,
      unfinished: 3,
      unsent: 11,
    });
  });
});

describe('what an earlier version left unfinished on this device', () => {
  const test = { testId: 'focus_snapshot', version: '3.0.0', pauseDays: 7 } as const;
  const soon = Date.parse('2026-11-22T10:00:00Z');

  it('goes on at the same question, for its owner alone', async () => {
    const { findOpenRun, loadRun } = await import('@/api/runs/local-runs');
    const visitors = await findOpenRun(test, null, soon);
    expect(visitors).toMatchObject({ owner: null, expired: false });
    expect(visitors?.run).toMatchObject({ attemptId: ids.openOfVisitor, index: 7, phase: 'answering' });
    expect(Object.keys(visitors?.run.entries ?? {})).toHaveLength(7);
    expect((await loadRun(ids.openOfAlice, alice))?.run).toMatchObject({ index: 3, phase: 'answering' });
    expect(await loadRun(ids.openOfAlice, bob)).toBeNull();
    expect((await loadRun(ids.handedInByBob, bob))?.run.phase).toBe('submitting');
    expect(await loadRun(ids.discarded, null)).toBeNull();
  });

  it('tells of a reaction-time run that ended unseen', async () => {
    const { findLostRun } = await import('@/api/focustrack/open-run');
    expect(await findLostRun(alice)).toBe(ids.lostRun);
    expect(await findLostRun(bob)).toBeNull();
  });

  it('has the focus burst and the breathing where they were paused', async () => {
    const { loadBurst } = await import('@/api/training/local-bursts');
    const { loadBreathingRun } = await import('@/api/training/local-breathing');
    expect(await loadBurst(alice, ids.burst)).toMatchObject({
      task: 'Sort the receipts',
      plannedSeconds: 600,
    });
    expect(loadBreathingRun(alice)).toMatchObject({ id: ids.breathing, pattern: 'box' });
    expect(loadBreathingRun(bob)).toBeNull();
  });
});

describe('what an earlier version remembered on this device', () => {
  it('is the cart with its coupon, its copy and its payment page', async () => {
    const { cartState, storedSessionId } = await import('@/contexts/cart');
    const { useCartCount } = await import('@/contexts/cart-count');
    const { cart, coupon, checkoutId } = cartState();
    expect(cart.lines).toMatchObject([{ sku: 'memory_check', unit_price_cents: 1499, quantity: 1 }]);
    expect([coupon, checkoutId, storedSessionId()]).toEqual(['SPRING', 'cs_test_abc123', ids.cartCopy]);
    expect(renderHook(useCartCount).result.current).toBe(1);
  });

  it('is the look, and that the account was not told of it', async () => {
    const { currentDisplay, untoldChange } = await import('@/contexts/appearance');
    expect(currentDisplay()).toMatchObject({ theme: 'dark', textSize: '125' });
    expect(untoldChange(alice)).toBe('own');
  });

  it('is which prompts were seen and put away', async () => {
    const { isPutAway, promptPast } = await import('@/features/gates/prompt-memory');
    expect(isPutAway('test_result_footer')).toBe(true);
    expect(promptPast('test_result_footer')).toEqual({
      seenThisSession: true,
      lastSeenMs: Date.parse('2026-11-22T09:00:00Z'),
    });
  });

  it('is the start plan beside its attempt, and how to go from question to question', async () => {
    const { loadStartPlan } = await import('@/features/tests/tests/start-barriers/start-plan-store');
    const { useAutoAdvance } = await import('@/features/tests/runner/use-auto-advance');
    expect(loadStartPlan(ids.visitors)).toMatchObject({ task: 'File the tax return', predictedMin: 45 });
    expect(loadStartPlan(ids.alices)).toBeNull();
    const { result } = renderHook(useAutoAdvance);
    expect(result.current).toMatchObject({ forPresses: true, forKeys: true });
    act(() => result.current.choose(false));
    expect(result.current).toMatchObject({ forPresses: false, forKeys: false });
  });

  it('is that this tab went to the billing page', async () => {
    const { usePortalReturn } = await import('@/features/membership/billing/portal-return');
    const refresh = vi.fn(async () => {});
    renderHook(() => usePortalReturn(refresh)).unmount();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('fcl.billing-portal')).toBeNull();
  });
});
