/** Notes of the team at an order: kept once, never past somebody else’s, and gone with the account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openShop } from './support/billing.ts';
import { codeOf, makeStaff } from './support/community.ts';
import { asActor } from './support/database.ts';
import { orderDeskOf } from './support/order-desk.ts';
import { makeOrder } from './support/orders.ts';
import { adminRoles, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(() =>
  db.script(
    'delete from public.billing_invoices; delete from public.orders; delete from public.entitlements; delete from public.admin_audit_log;',
  ),
);

const { call, note, log } = orderDeskOf(() => db);

describe('a note', () => {
  it('is kept once, with its writer, and the log says that it was written but not what', async () => {
    const id = await makeOrder(db, 1);
    const sent = randomUUID();
    const body = '<b onclick="alert(1)">Called</b>\r\nback';
    const after = await note(id, 0, body, sent);
    expect(after).toMatchObject({
      version: 1,
      notes: [{ body: '<b onclick="alert(1)">Called</b>\nback', author: 'orders_admin@example.com' }],
    });
    expect(await note(id, 0, body, sent)).toMatchObject({ version: 1 });
    expect(after.events.at(-1)).toMatchObject({ kind: 'noted', about: 'orders_admin@example.com' });
    expect(await log()).toEqual([
      {
        action: 'order.noted',
        target: `order:${id}`,
        detail: { roles: ['orders_admin'], note: sent, length: 37 },
      },
    ]);
  });

  it('is not written past what somebody else noted in between', async () => {
    const id = await makeOrder(db, 1);
    await note(id, 0, 'First', randomUUID(), 'full_admin');
    expect(await codeOf(note(id, 0, 'Second'))).toBe('version_conflict');
    expect(await note(id, 1, 'Second')).toMatchObject({ notes: [{ body: 'First' }, { body: 'Second' }] });
    expect(await log()).toHaveLength(2);
  });

  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['x'.repeat(9000), 'too_long'],
    ['bell \u0007', 'bad_characters'],
    ['turned \u202e around', 'bad_characters'],
  ])('that is none is refused, and nothing is written: %#', async (body, code) => {
    const id = await makeOrder(db, 1);
    expect(await codeOf(note(id, 0, body))).toBe(code);
    expect(await codeOf(note(randomUUID(), 0, 'Hello'))).toBe('not_found');
    expect(await call('orders_admin', 'read_order', id)).toMatchObject({ notes: [] });
    expect(await log()).toEqual([]);
  });

  it('goes with the account whose order it is about; the order stays', async () => {
    const id = await makeOrder(db, 1, { who: 'spare' });
    await note(id, 0, 'Asked for the invoice.');
    const copy = await asActor<{ page: { rows: object[] } }>(
      db,
      'spare',
      `select public.export_my_data('order_notes') as page`,
    );
    expect(copy[0]?.page.rows).toMatchObject([{ body: 'Asked for the invoice.', author_id: null }]);
    await db.query('delete from auth.users where id = $1', [personIds.spare]);
    expect(await call('orders_admin', 'read_order', id)).toMatchObject({ email: null, notes: [] });
  });
});
