import { describe, expect, it } from 'vitest';
import { handle, type RefundDeps } from '../../supabase/functions/admin-refund/handler.ts';
import { createPersonFakes, itGuardsItsPerson, sendTo } from './billing.support.ts';

const good = {
  id: '0c370000-0000-4000-8000-000000000001',
  payment: '0c370000-0000-4000-8000-000000000002',
  version: 3,
  amount_cents: 1250,
  reason: 'Bought twice',
};

function setUp() {
  const { fakes, deps, work } = createPersonFakes();
  const refund = work('refund');
  const all: RefundDeps = { ...deps, refund: (_request, asked) => refund(asked) };
  return { fakes, send: (body: unknown) => sendTo(handle, all, body) };
}

describe('admin-refund', () => {
  itGuardsItsPerson(setUp, good);

  it.each([
    { ...good, amount_cents: 0 },
    { ...good, amount_cents: -1 },
    { ...good, amount_cents: 12.5 },
    { ...good, amount_cents: 1e9 },
    { ...good, amount_cents: '1250' },
    { ...good, id: 'all' },
    { ...good, payment: "' or true --" },
    { ...good, version: 1.5 },
    { ...good, reason: 'x'.repeat(2001) },
  ])('asks nobody for %j', async (body) => {
    const { fakes, send } = setUp();
    expect(await send(body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_body' } } });
    expect(fakes.calls).toEqual([]);
  });

  it('takes amount and payment from the body and nothing else, such as a currency', async () => {
    const { fakes, send } = setUp();
    await send({ ...good, currency: 'eur', paid_cents: 1 });
    expect(fakes.calls).toEqual([['refund', good]]);
  });
});
