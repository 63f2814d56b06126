/** Refunds by the team: what is kept before one is sent, one of two at once, and what closes when the provider tells of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Buyer, newBuyer, ownedBy } from './support/billing.ts';
import { codeOf } from './support/community.ts';
import { openStaffedShop, paymentDeskOf, said } from './support/payment-desk.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openStaffedShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script(
    'delete from private.payments; delete from public.refunds; delete from public.admin_audit_log;',
  );
  buyer = await newBuyer(db);
});

const { call, read, refund, log, told, paid } = paymentDeskOf(
  () => db,
  () => buyer,
);

describe('a refund', () => {
  it('is kept with its key and an entry, and a double click is the same one', async () => {
    const { row } = await paid();
    const id = randomUUID();
    expect(await refund(row, 100, { id })).toMatchObject({
      state: 'requested',
      payment_intent_id: expect.any(String),
    });
    expect(await refund(row, 100, { id })).toMatchObject({ state: 'requested' });
    expect(await log()).toMatchObject([
      {
        action: 'payment.refund_requested',
        detail: { refund: id, amount_cents: 100, currency: 'usd', reason: 'Bought twice' },
      },
    ]);
    expect((await read(row.id)).left_cents).toBe(row.amount_cents - 100);
    // The key stands for this refund alone.
    expect(await codeOf(refund(row, 200, { id }))).toBe('key_used');
    expect(await codeOf(refund(row, 100, { id, reason: 'Another' }))).toBe('key_used');
  });

  it('is one when two admins ask at once, each with half', async () => {
    const { row } = await paid();
    const half = Math.floor(row.amount_cents / 2);
    const answers = await Promise.all([
      codeOf(refund(row, half)),
      codeOf(refund(row, half, { who: 'master_admin' })),
    ]);
    expect(answers.map(String).filter((answer) => answer === 'version_conflict')).toHaveLength(1);
    expect((await read(row.id)).refunds).toHaveLength(1);
    // Whoever reads again still waits until the first is told back.
    expect(await codeOf(refund(await read(row.id), half))).toBe('refund_on_its_way');
  });

  it.each([
    [0, 'bad_amount'],
    [-1, 'bad_amount'],
    [2_147_483_647, 'more_than_left'],
  ])('of %i cents is refused as %s, and nothing is kept', async (cents, code) => {
    const { row } = await paid();
    expect(await codeOf(refund(row, cents))).toBe(code);
    for (const reason of ['', '  ', 'x'.repeat(501), 'a\u202eb'])
      expect(await codeOf(refund(row, 1, { reason }))).toMatch(/^(empty|too_long|bad_characters)$/);
    expect(await codeOf(refund({ ...row, id: randomUUID() }, 1))).toBe('not_found');
    expect(await log()).toEqual([]);
    expect((await read(row.id)).refunds).toEqual([]);
  });

  it('closes what was bought when the provider tells of the whole, not before', async () => {
    const { bought, row } = await paid();
    const [first, second] = [randomUUID(), randomUUID()];
    await refund(row, 100, { id: first });
    expect(await ownedBy(db, buyer)).not.toEqual([]);
    await told(bought, 100, [said(first, 100, 'succeeded', 're_first')]);
    const half = await read(row.id);
    expect(half).toMatchObject({
      state: 'partly_refunded',
      refunded_cents: 100,
      left_cents: bought.total - 100,
    });
    expect(half.refunds).toMatchObject([
      { id: first, state: 'succeeded', actor: 'payments_admin@example.com' },
    ]);
    expect(await codeOf(refund(half, bought.total - 99))).toBe('more_than_left');
    await refund(half, bought.total - 100, { id: second });
    await told(bought, bought.total, [
      said(second, bought.total - 100),
      said(first, 100, 'succeeded', 're_first'),
    ]);
    expect(await ownedBy(db, buyer)).toEqual([]);
    const whole = await read(row.id);
    expect(whole).toMatchObject({ state: 'refunded', left_cents: 0 });
    expect(await codeOf(refund(whole, 1))).toBe('already_refunded');
  });

  it('that failed at the bank can be asked for anew; one made at the provider stands beside it', async () => {
    const { bought, row } = await paid();
    const id = randomUUID();
    await refund(row, 100, { id });
    await told(bought, 100, [said(id, 100, 'pending', 're_p')]);
    await told(bought, 50, [said(id, 100, 'failed', 're_p'), said(null, 50, 'succeeded', 're_q')]);
    expect((await read(row.id)).refunds.map(({ state, reason }) => [state, reason])).toEqual(
      expect.arrayContaining([
        ['failed', 'Bought twice'],
        ['succeeded', null],
      ]),
    );
    expect(await refund(await read(row.id), 100)).toMatchObject({ state: 'requested' });
  });

  it('that the provider refused for good frees the payment, with an entry', async () => {
    const { row } = await paid();
    const id = randomUUID();
    await refund(row, 100, { id });
    await call('service', 'note_refund_refused', id, 'charge_disputed');
    await call('service', 'note_refund_refused', id, 'charge_disputed');
    expect((await log()).map(({ action }) => action)).toEqual([
      'payment.refund_requested',
      'payment.refund_refused',
    ]);
    const opened = await read(row.id);
    expect(opened).toMatchObject({ left_cents: row.amount_cents, refunds: [{ state: 'refused' }] });
  });

  it('of a disputed payment waits for the bank', async () => {
    const { bought, row } = await paid();
    await told(bought, 0, [], { dispute: 'open' });
    expect(await read(row.id)).toMatchObject({ state: 'disputed', left_cents: 0 });
    expect(await codeOf(refund(await read(row.id), 1))).toBe('invalid_state');
  });
});
