import { describe, expect, it } from 'vitest';
import { reply } from '../../supabase/functions/_shared/http/outcome.ts';
import { handle, type ReconcileDeps } from '../../supabase/functions/billing-reconcile/handler.ts';
import { SITE } from './accounts.support.ts';
import { providerError, sendTo } from './billing.support.ts';

function setUp({ isService = true, failure }: { isService?: boolean; failure?: Error } = {}) {
  const runs: number[] = [];
  const logged: unknown[] = [];
  const deps: ReconcileDeps = {
    siteUrl: SITE,
    log: (entry) => logged.push(entry),
    newId: () => 'error-id',
    caller: async () => null,
    isWithinLimit: async () => true,
    isService: async () => isService,
    async reconcile() {
      if (failure) throw failure;
      runs.push(1);
      return reply({ events: 0, customers: 0, failed: 0, left: 0 });
    },
  };
  return { runs, logged, send: () => sendTo(handle, deps, {}) };
}

describe('reconciliation', () => {
  it('is started by the server alone', async () => {
    const { runs, send } = setUp({ isService: false });
    expect(await send()).toEqual({ status: 401, body: { error: { code: 'not_service' } } });
    expect(runs).toEqual([]);
  });

  it('answers what it did', async () => {
    expect(await setUp().send()).toMatchObject({ status: 200, body: { events: 0, failed: 0 } });
  });

  it('waits for the next time while the provider cannot be asked', async () => {
    const { logged, send } = setUp({ failure: providerError('StripeConnectionError') });
    expect(await send()).toEqual({ status: 503, body: { error: { code: 'payments_unavailable' } } });
    expect(logged).toHaveLength(1);
  });
});
