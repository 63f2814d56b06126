import { describe, expect, it } from 'vitest';
import { failureCode } from '../../supabase/functions/_shared/billing/provider-errors.ts';
import { reply } from '../../supabase/functions/_shared/http/outcome.ts';
import { handle, type SendRefundsDeps } from '../../supabase/functions/send-refunds/handler.ts';
import { createPersonFakes, providerError, sendTo } from './billing.support.ts';

function setUp({ isService = true, failure }: { isService?: boolean; failure?: Error } = {}) {
  const { fakes, deps } = createPersonFakes();
  const all: SendRefundsDeps = {
    ...deps,
    isService: async () => isService,
    async send() {
      if (failure) throw failure;
      fakes.calls.push(['send']);
      return reply({ sent: 1, refused: 0, failed: 0 });
    },
  };
  return { fakes, send: () => sendTo(handle, all, {}) };
}

describe('sending refunds', () => {
  it('is started by the server alone', async () => {
    const { fakes, send } = setUp({ isService: false });
    expect(await send()).toEqual({ status: 401, body: { error: { code: 'not_service' } } });
    expect(fakes.calls).toEqual([]);
  });

  it('answers what became of them', async () => {
    expect(await setUp().send()).toEqual({ status: 200, body: { sent: 1, refused: 0, failed: 0 } });
  });

  it('waits for the next time while the provider cannot be asked', async () => {
    const { fakes, send } = setUp({ failure: providerError('StripeConnectionError') });
    expect(await send()).toEqual({ status: 503, body: { error: { code: 'payments_unavailable' } } });
    expect(fakes.logged).toHaveLength(1);
  });
});

describe('the name of a failure', () => {
  it.each([
    [providerError('StripeConnectionError'), 'provider_unavailable'],
    [providerError('StripeInvalidRequestError', { code: 'resource_missing' }), 'resource_missing'],
    [Object.assign(new Error('ann@example.com is taken'), { code: '23505' }), '23505'],
    [{ code: '23514', message: 'new row violates ann@example.com' }, '23514'],
    [new Error('wrapped', { cause: Object.assign(new Error('x'), { code: 'lease_lost' }) }), 'lease_lost'],
    [new TypeError('fetch of ann@example.com failed'), 'TypeError'],
    [Object.assign(new Error('x'), { code: 'ann@example.com' }), 'Error'],
    ['ann@example.com', 'unknown'],
    [null, 'unknown'],
  ])('says nothing of %s', (error, code) => {
    expect(failureCode(error)).toBe(code);
  });
});
