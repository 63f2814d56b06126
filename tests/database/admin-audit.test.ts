/** The log of the team: who reads it, how it is narrowed and paged, what a file holds, and what becomes of old entries. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

interface Entry {
  id: number;
  actor: string | null;
  action: string;
  target: string | null;
}

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.admin_audit_log');
  const noted = [
    ['full_admin', 'contact.read_inbox', 'contact', '2026-11-01T10:00:00Z'],
    ['education_admin', 'community.hide', 'topic:1', '2026-11-02T23:59:59Z'],
    ['education_admin', 'community.lock', 'topic:2', '2026-11-03T00:00:00Z'],
    [null, 'account.deleted', null, '2026-11-04T10:00:00Z'],
  ] as const;
  for (const [who, action, target, at] of noted) {
    await db.query(
      'insert into public.admin_audit_log (actor_id, action, target, created_at) values ($1, $2, $3, $4)',
      [who && personIds[who], action, target, at],
    );
  }
});

const list = async (
  filters: object = {},
  before: number | null = null,
  limit = 25,
  who: Person = 'full_admin',
) =>
  (
    await asActor<{ entry: Entry }>(
      db,
      who,
      'select public.audit_entries($1::text::jsonb, $2::bigint, $3::integer) as entry',
      [JSON.stringify(filters), before, limit],
    )
  ).map(({ entry }) => entry);
const actions = async (filters: object = {}) => (await list(filters)).map(({ action }) => action);

describe('the log', () => {
  it('is read by master and full admins, and by nobody else', async () => {
    expect(await list({}, null, 25, 'master_admin')).toHaveLength(4);
    for (const who of ['owner', 'orders_admin', 'payments_admin', 'education_admin'] as const) {
      const asked = [
        list({}, null, 25, who),
        callAs(db, who, 'audit_total', '{}'),
        callAs(db, who, 'export_audit', '{}'),
      ];
      expect(await Promise.all(asked.map(codeOf))).toEqual(Array(3).fill('not_allowed'));
    }
    expect(await codeOf(callAs(db, 'anon', 'audit_total', '{}'))).toMatch(/^42501/);
    await db.query(`update public.admin_roles set is_active = false where role_type = 'full_admin'`);
    expect(await codeOf(list())).toBe('not_allowed');
    await makeStaff(db, 'full_admin', 'full_admin');
  });

  it('is narrowed by who, what, about what and when, each and together', async () => {
    expect(await actions({ actor: 'Education_Admin@example.com' })).toEqual([
      'community.lock',
      'community.hide',
    ]);
    expect(await actions({ actor: personIds.full_admin })).toEqual(['contact.read_inbox']);
    expect(await actions({ actor: 'nobody@example.com' })).toEqual([]);
    expect(await actions({ action: 'community' })).toEqual(['community.lock', 'community.hide']);
    expect(await actions({ action: 'community.hide' })).toEqual(['community.hide']);
    expect(await actions({ target: 'topic:2' })).toEqual(['community.lock']);
    expect(await actions({ from: '2026-11-02', to: '2026-11-02' })).toEqual(['community.hide']);
    expect(await actions({ from: '2026-11-03', action: 'account' })).toEqual(['account.deleted']);
    expect(await actions({ other: 'x', from: null })).toHaveLength(4);
  });

  it.each([`' or true --`, `x' union select 1`, '.*', '%', '\\', '(((((a+)+)+)+)+$'])(
    'takes %s for a value and nothing more',
    async (told) => {
      for (const name of ['actor', 'action', 'target']) expect(await actions({ [name]: told })).toEqual([]);
      expect(await codeOf(list({ from: told }))).toBe('bad_filter');
    },
  );

  it('refuses days that are none, and what is no list of filters', async () => {
    for (const day of ['2026-02-30', '2026-13-01', '1999-01-01', 'tomorrow'])
      expect(await codeOf(list({ to: day }))).toBe('bad_filter');
    expect(await codeOf(list(['actor']))).toBe('bad_filter');
    expect(
      await codeOf(callAs(db, 'full_admin', 'export_audit', JSON.stringify({ x: 'x'.repeat(3000) }))),
    ).toBe('bad_filter');
  });

  it('comes in pages that neither leave out nor repeat, however large a page is asked for', async () => {
    const first = await list({}, null, 3);
    const rest = await list({}, first.at(-1)?.id ?? null, 3);
    expect([...first, ...rest].map(({ action }) => action)).toEqual(await actions());
    expect(await list({}, null, -5)).toHaveLength(1);
    await db.query(
      `insert into public.admin_audit_log (action) select 'probe.many' from generate_series(1, 1200)`,
    );
    expect(await list({}, null, 1_000_000)).toHaveLength(100);
    expect(await callAs(db, 'full_admin', 'audit_total', '{"action": "probe"}')).toBe(1001);
    expect(await callAs(db, 'full_admin', 'audit_total', '{"action": "community"}')).toBe(2);
  });

  it('is saved as it is narrowed, which is an entry itself', async () => {
    const rows = await callAs<Entry[]>(db, 'full_admin', 'export_audit', '{"action": "community"}');
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['community.lock', 'education_admin@example.com'],
      ['community.hide', 'education_admin@example.com'],
    ]);
    const [entry] = await db.query(
      `select actor_id, detail from public.admin_audit_log where action = 'audit.exported'`,
    );
    expect(entry).toEqual({
      actor_id: personIds.full_admin,
      detail: { roles: ['full_admin'], filters: { action: 'community' } },
    });
  });

  it('is changed by nobody, and only what is old goes: money after ten years, all else after two', async () => {
    const age = (action: string, ago: string) =>
      db.query('insert into public.admin_audit_log (action, created_at) values ($1, now() - $2::interval)', [
        action,
        ago,
      ]);
    await age('old.gone', '24 months 1 day');
    await age('old.kept', '23 months 29 days');
    await age('payment.refunded', '9 years 11 months');
    await age('order.noted', '10 years 1 day');
    await age('catalogue.priced', '5 years');
    for (const who of ['service', 'master_admin'] as const) {
      expect(await codeOf(asActor(db, who, 'delete from public.admin_audit_log'))).toMatch(/^42501/);
      expect(await codeOf(asActor(db, who, `update public.admin_audit_log set action = 'x'`))).toMatch(
        /^42501/,
      );
    }
    expect(await codeOf(callAs(db, 'master_admin', 'purge_audit_log'))).toMatch(/^42501/);
    expect(await callAs(db, 'service', 'purge_audit_log')).toBe(2);
    expect(await actions()).toEqual(
      expect.arrayContaining(['old.kept', 'payment.refunded', 'catalogue.priced', 'community.hide']),
    );
  });
});
