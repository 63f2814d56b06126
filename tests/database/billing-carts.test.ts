/** What a browser tells of a cart. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asBuyer, type Buyer, newBuyer, openShop } from './support/billing.ts';
import { inDays } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

const refusal = (code: string, message: string) => ({ code, message });

describe('a cart', () => {
  const update = (
    id: string,
    items: unknown,
    total: number | null = 1999,
    email: string | null = null,
    who = buyer,
  ) =>
    asBuyer(db, who, 'select public.update_cart_session($1, $2, $3::text::jsonb, $4)', [
      id,
      email,
      JSON.stringify(items),
      total,
    ]);
  const line = { sku: 'test-focustrack', quantity: 1 };
  const stored = async (id: string) =>
    (
      await asBuyer(db, buyer, 'select items, total_cents, status from public.cart_sessions where id = $1', [
        id,
      ])
    )[0];

  it('is kept as the browser tells, without anything else it says', async () => {
    const id = randomUUID();
    await update(id, [{ ...line, title: 'Free!', price: 0 }]);
    expect(await stored(id)).toEqual({ items: [line], total_cents: 1999, status: 'open' });
    await update(id, [], 0);
    expect(await stored(id)).toEqual({ items: [], total_cents: 0, status: 'open' });
  });

  it('is completed for good', async () => {
    const id = randomUUID();
    await update(id, [line]);
    await asBuyer(db, buyer, 'select public.complete_cart_session($1)', [id]);
    await update(id, [], 0);
    expect(await stored(id)).toEqual({ items: [line], total_cents: 1999, status: 'completed' });
    await asBuyer(db, buyer, 'select public.complete_cart_session($1)', [randomUUID()]);
  });

  it('carries the own address or none', async () => {
    const [me] = await db.query<{ email: string }>('select email from auth.users where id = $1', [buyer.id]);
    await update(randomUUID(), [line], 1, me?.email.toUpperCase() ?? null);
    for (const email of ['somebody@example.com', '']) {
      await expect(update(randomUUID(), [line], 1, email)).rejects.toMatchObject(
        refusal('PT403', 'foreign_email'),
      );
    }
  });

  it('of somebody else is neither changed nor completed nor seen', async () => {
    const id = randomUUID();
    await update(id, [line]);
    const other = await newBuyer(db);
    await expect(update(id, [], 0, null, other)).rejects.toMatchObject(refusal('PT403', 'foreign_cart'));
    const complete = asBuyer(db, other, 'select public.complete_cart_session($1)', [id]);
    await expect(complete).rejects.toMatchObject(refusal('PT403', 'foreign_cart'));
    expect(await asBuyer(db, other, 'select id from public.cart_sessions')).toEqual([]);
    expect(await stored(id)).toMatchObject({ items: [line], status: 'open' });
  });

  it.each([
    ['no list', { sku: 'x' }, 1],
    ['51 lines', Array.from({ length: 51 }, () => line), 1],
    ['a line without a sku', [{ quantity: 1 }], 1],
    ['a sku that is none', [{ sku: '<script>', quantity: 1 }], 1],
    ['a quantity of 0', [{ ...line, quantity: 0 }], 1],
    ['a quantity of 1.5', [{ ...line, quantity: 1.5 }], 1],
    ['a quantity of 100', [{ ...line, quantity: 100 }], 1],
    ['a quantity in letters', [{ ...line, quantity: '1' }], 1],
    ['a line that is a word', ['test-focustrack'], 1],
    ['a negative total', [line], -1],
    ['more than a million', [line], 100_000_001],
    ['no total', [line], null],
  ])('is refused with %s', async (_name, items, total) => {
    await expect(update(randomUUID(), items, total)).rejects.toMatchObject(refusal('PT400', 'bad_cart'));
  });

  it('takes the place of the oldest when there are more than twenty', async () => {
    const ids = Array.from({ length: 22 }, () => randomUUID());
    for (const [n, id] of ids.entries()) {
      await update(id, [line]);
      await db.query('alter table public.cart_sessions disable trigger touch_updated_at');
      await db.query('update public.cart_sessions set updated_at = $2 where id = $1', [id, inDays(n - 30)]);
      await db.query('alter table public.cart_sessions enable trigger touch_updated_at');
    }
    const left = await asBuyer<{ id: string }>(db, buyer, 'select id from public.cart_sessions');
    expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(2).sort());
  });
});
