/** What nobody means, at functions of the team: pages of a million rows, entries of nine kilobytes, a clock that jumped. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openShop } from './support/billing.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor } from './support/database.ts';
import { adminRoles, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
  await db.script(`
    insert into public.coupons (code, percent_off) select 'PAGE-' || n, 10 from generate_series(1, 150) n;
    insert into public.gifts (id, user_id, tier, reason, actor_id, ends_at)
      select gen_random_uuid(), '${personIds.other}', 'plus', 'Helped us', '${personIds.full_admin}', now() + interval '9 days'
      from generate_series(1, 150) n;`);
});
afterAll(() => db.close());
beforeEach(() => db.script('delete from public.admin_audit_log'));

describe('a page', () => {
  it.each([
    ['coupon_list', 'null'],
    ['gift_list', 'null, null'],
  ])('of %s has a hundred rows at most and one at least, whatever is asked for', async (name, after) => {
    const rows = async (limit: number | null) =>
      (await asActor(db, 'master_admin', `select public.${name}(${after}, $1::integer)`, [limit])).length;
    expect([
      await rows(1_000_000),
      await rows(2_147_483_647),
      await rows(-5),
      await rows(0),
      await rows(null),
    ]).toEqual([100, 100, 1, 1, 25]);
  });
});

describe('an entry of the log', () => {
  it('of nine kilobytes is none', async () => {
    const big = db.query(
      `select private.note_act($1, '{}', 'probe.big', null, jsonb_build_object('x', repeat('x', 9000)))`,
      [personIds.full_admin],
    );
    expect(await codeOf(big)).toMatch(/^23514/);
  });

  it('has room for the longest change of an item: names in every language, before and after', async () => {
    const sku = 'test-delay-choice';
    const longest = (sign: string, version: number) =>
      callAs<{ version: number }>(
        db,
        'orders_admin',
        'change_item',
        sku,
        version,
        JSON.stringify({
          titles: Object.fromEntries(languageCodes.map((lang) => [lang, sign.repeat(80)])),
        }),
      );
    const [item] = await db.query<{ version: number }>(
      'select version from public.catalog_items where sku = $1',
      [sku],
    );
    const first = await longest('あ', item?.version ?? 0);
    expect(await longest('集', first.version)).toMatchObject({ version: first.version + 1 });
    expect(await db.query('select action from public.admin_audit_log')).toHaveLength(2);
  });
});

describe('a clock that jumped', () => {
  const ahead = (action: string, actor: string, n: number) =>
    db.query(
      `insert into public.admin_audit_log (actor_id, action, detail, created_at)
       select $1, $2, '{}', now() + interval '1 day' from generate_series(1, $3::integer)`,
      [actor, action, n],
    );

  it('opens no more looks at accounts, and says when the next one is possible', async () => {
    await ahead('account.read', personIds.full_admin, 20);
    const told = await callAs<{ refused: string; retry_after_s: number }>(
      db,
      'full_admin',
      'look_up_person',
      'owner@example.com',
    );
    expect(told).toMatchObject({ refused: 'too_many_look_ups' });
    expect(told.retry_after_s).toBeGreaterThan(0);
  });

  it('leaves a ticket from the time to come as one that waits', async () => {
    const [clock] = await db.query<{ clock: string }>(
      `select private.contact_clock(now() + interval '3 days', null, 'open') as clock`,
    );
    expect(clock?.clock).toBe('ok');
  });

  it('takes nothing out of the log that is not old', async () => {
    await ahead('probe.ahead', personIds.full_admin, 3);
    expect(await callAs(db, 'service', 'purge_audit_log')).toBe(0);
    expect(await callAs(db, 'full_admin', 'audit_total', '{"action": "probe"}')).toBe(3);
  });
});
