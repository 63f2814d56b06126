import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { addOrders } from '../../supabase/local/seed/demo-orders.ts';
import { openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const add = () => addOrders(db, personIds.owner, Date.now());
const listed = () =>
  db.query('select user_id is null as erased, total_cents from public.orders order by created_at');

it('where nothing is for sale nothing was bought', async () => {
  await add();
  expect(await listed()).toEqual([]);
});

it('the orders of the demo are the same again, open what they hold, count towards no plan and tell nobody', async () => {
  await db.script(readFileSync(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'));
  for (let n = 0; n < 2; n += 1) await add();
  expect(await listed()).toEqual([
    { erased: false, total_cents: 1999 },
    { erased: true, total_cents: 3999 },
    { erased: false, total_cents: 1999 },
  ]);
  const owned = 'select array_agg(sku order by sku) from public.entitlements';
  expect(await valueAs(db, 'owner', owned)).toEqual(['test-focustrack', 'test-memory-check']);
  const [others] = await db.query(
    `select (select count(*)::int from public.notifications) as notices, (select count(*)::int from public.account_mails) as mails,
       (select count(*)::int from public.orders where paid_at > now() - interval '30 days') as counting`,
  );
  expect(others).toEqual({ notices: 0, mails: 0, counting: 0 });
});
