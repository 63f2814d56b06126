/** What is for sale at the desk of the team: who changes it, what is refused, and that orders keep what was agreed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Buyer, draftOrder, fillShop, newBuyer, openShop, storeOrder } from './support/billing.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor } from './support/database.ts';
import { adminRoles, type Person } from './support/people.ts';

interface Item {
  sku: string;
  title: string;
  titles: Record<string, string>;
  unit_price_cents: number;
  active: boolean;
  place: number;
  route: string | null;
  version: number;
  obstacle: string | null;
}

const sku = 'test-delay-choice';
let db: OpenedDb;
beforeAll(async () => {
  db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(() => db.script('delete from public.admin_audit_log'));

const items = async (who: Person = 'orders_admin') =>
  (await asActor<{ item: Item }>(db, who, 'select public.catalogue_desk() as item')).map(({ item }) => item);
const read = async (of = sku) => (await items()).find((item) => item.sku === of) as Item;
const change = (version: number, changed: unknown, of = sku, who: Person = 'orders_admin') =>
  callAs<Item>(db, who, 'change_item', of, version, JSON.stringify(changed));
const log = () =>
  db.query<{ action: string; target: string; detail: Record<string, unknown> }>(
    'select action, target, detail from public.admin_audit_log order by id',
  );

describe('the catalogue', () => {
  it('is changed by who deals with orders, and by nobody else', async () => {
    const { version } = await read();
    for (const who of ['owner', 'payments_admin', 'education_admin'] as const) {
      expect(await codeOf(items(who))).toBe('not_allowed');
      expect(await codeOf(change(version, { place: 1 }, sku, who))).toBe('not_allowed');
      expect(await codeOf(asActor(db, who, 'update public.catalog_items set place = 1'))).toMatch(/^42501/);
    }
    expect(await log()).toEqual([]);
    expect((await items('full_admin')).length).toBeGreaterThan(30);
  });

  it('keeps a change with what was before and after, and nothing where nothing changes', async () => {
    const before = await read();
    const after = await change(before.version, {
      unit_price_cents: 1799,
      titles: { en: ' Delay Choice Two ', de: 'Warten oder nehmen', fr: '' },
      place: 5,
      duration: '6-8 min',
    });
    expect(after).toMatchObject({
      unit_price_cents: 1799,
      title: 'Delay Choice',
      titles: { en: 'Delay Choice Two', de: 'Warten oder nehmen' },
      place: 5,
      version: before.version + 1,
    });
    expect(await log()).toEqual([
      {
        action: 'catalogue.changed',
        target: `item:${sku}`,
        detail: {
          roles: ['orders_admin'],
          before: { unit_price_cents: 1499, titles: {}, place: 100, duration: '5 min' },
          after: {
            unit_price_cents: 1799,
            titles: { en: 'Delay Choice Two', de: 'Warten oder nehmen' },
            place: 5,
            duration: '6-8 min',
          },
        },
      },
    ]);
    expect(await change(after.version, { unit_price_cents: 1799 })).toMatchObject({ version: after.version });
    expect(await log()).toHaveLength(1);
    expect(await codeOf(change(before.version, { place: 6 }))).toBe('version_conflict');
    expect(await codeOf(change(1, { place: 6 }, 'no-such-item'))).toBe('not_found');
    const [seen] = await asActor(
      db,
      'other',
      'select unit_price_cents, titles, place from public.catalog_items where sku = $1',
      [sku],
    );
    expect(seen).toMatchObject({ unit_price_cents: 1799, place: 5 });
    await change(after.version, { unit_price_cents: 1499, titles: {}, place: 100, duration: '5 min' });
  });

  it.each([
    [{ unit_price_cents: -1 }, 'bad_item_price'],
    [{ unit_price_cents: 0 }, 'bad_item_price'],
    [{ unit_price_cents: 49 }, 'bad_item_price'],
    [{ unit_price_cents: 19.99 }, 'bad_item_price'],
    [{ unit_price_cents: 1000001 }, 'bad_item_price'],
    [{ unit_price_cents: 99999999999999 }, 'bad_item_price'],
    [{ unit_price_cents: '1999' }, 'bad_item_price'],
    [{ unit_price_cents: null }, 'bad_item_price'],
    [{ active: 'yes' }, 'bad_field'],
    [{ place: -1 }, 'bad_field'],
    [{ place: 10000 }, 'bad_field'],
    [{ titles: [] }, 'bad_field'],
    [{ titles: { en: 5 } }, 'bad_field'],
    [{ titles: { xx: 'Name' } }, 'bad_field'],
    [{ titles: { en: 'x'.repeat(81) } }, 'too_long'],
    [{ titles: { en: 'x'.repeat(9000) } }, 'too_long'],
    [{ titles: { en: 'turned \u202e around' } }, 'bad_characters'],
    [{ route: 'javascript:alert(1)' }, 'bad_field'],
    [{ route: null }, 'bad_field'],
    [{ route: '/nowhere/at/all' }, 'not_openable'],
    [{ duration: 'long' }, 'bad_field'],
    [{ difficulty: 'Hard' }, 'bad_field'],
    [{ sku: 'other' }, 'bad_field'],
    [{ title: 'Other' }, 'bad_field'],
    [[], 'bad_field'],
    [null, 'bad_field'],
  ])('refuses %j, changes nothing and writes no entry', async (changed, code) => {
    const before = await read();
    expect(await codeOf(change(before.version, changed))).toBe(code);
    expect(await read()).toEqual(before);
    expect(await log()).toEqual([]);
  });

  it('sells an item only when its page and what it opens are there', async () => {
    const exercise = 'training-nback';
    const off = await change((await read(exercise)).version, { active: false }, exercise);
    await db.query(`update public.exercises set active = false where id = 'nback'`);
    expect((await read(exercise)).obstacle).toBe('opens');
    expect(await codeOf(change(off.version, { active: true }, exercise))).toBe('not_openable');
    await db.query(`update public.exercises set active = true where id = 'nback'`);
    const lost = await change(off.version, { route: '/gone' }, exercise);
    expect(lost.obstacle).toBe('route');
    expect(await codeOf(change(lost.version, { active: true }, exercise))).toBe('not_openable');
    const back = await change(lost.version, { active: true, route: '/training-hub/nback/intro' }, exercise);
    expect(back).toMatchObject({ active: true, obstacle: null });

    const bundle = await change((await read('bundle-memory')).version, { active: false }, 'bundle-memory');
    const part = await change(
      (await read('training-object-location')).version,
      { active: false },
      'training-object-location',
    );
    expect(await codeOf(change(bundle.version, { active: true }, 'bundle-memory'))).toBe('not_openable');
    await change(part.version, { active: true }, 'training-object-location');
    expect(await change(bundle.version, { active: true }, 'bundle-memory')).toMatchObject({ active: true });
  });

  it('keeps what the team changed when what comes with the product is set again', async () => {
    const changed = await change((await read()).version, { unit_price_cents: 1599 });
    await fillShop(db);
    expect(await read()).toEqual(changed);
    await change(changed.version, { unit_price_cents: 1499 });
  });
});

describe('an order', () => {
  let buyer: Buyer;
  beforeEach(async () => {
    buyer = await newBuyer(db);
  });

  it('keeps name and price as they were agreed; the mail bears the name in the language of the buyer', async () => {
    await db.query(`update public.profiles set language = 'de' where id = $1`, [buyer.id]);
    const named = await change((await read()).version, { titles: { en: 'Wait or take', de: 'Warten' } });
    const draft = await draftOrder(db, buyer, [sku]);
    await storeOrder(db, draft);
    const later = await change(named.version, { titles: { de: 'Ganz anders' }, unit_price_cents: 1899 });
    const line = () =>
      db.query('select title, titles, unit_price_cents from public.order_lines where order_id = $1', [
        draft.id,
      ]);
    const agreed = [
      { title: 'Wait or take', titles: { en: 'Wait or take', de: 'Warten' }, unit_price_cents: 1499 },
    ];
    expect(await line()).toEqual(agreed);
    expect(
      await codeOf(db.query(`update public.order_lines set titles = '{}' where order_id = $1`, [draft.id])),
    ).toBe('order_is_final');
    await db.query(`update public.orders set status = 'paid', paid_at = now() where id = $1`, [draft.id]);
    expect(await line()).toEqual(agreed);
    const mails = await db.query<{ facts: { lines: { title: string }[] } }>(
      `select facts from public.account_mails where kind = 'order_paid' and user_id = $1`,
      [buyer.id],
    );
    expect(mails[0]?.facts.lines).toEqual([{ title: 'Warten', cents: 1499 }]);
    // At the price of before the change nothing is ordered any more.
    const late = await draftOrder(db, await newBuyer(db), [sku]);
    expect(late.total_cents).toBe(1899);
    await change(later.version, { titles: {}, unit_price_cents: 1499 });
    expect(await codeOf(storeOrder(db, late))).toBe('price_changed');
  });
});
