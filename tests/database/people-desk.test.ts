/** One account at a time: who looks it up, how often, what is shown, and what a master admin may do with it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Arg, callAs, codeOf, join, makeStaff } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

interface Card {
  id: string;
  email: string;
  version: string;
  created_at: string;
  confirmed_at: string | null;
  plan: string;
  sign_ins: number;
  orders_total: number;
  orders: { id: string; total_cents: number }[];
  community: { standing: string; until: string | null } | null;
  erasure_due_at: string | null;
}
interface Look {
  found?: Card | null;
  refused?: string;
  retry_after_s?: number;
}

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(() =>
  db.script(`delete from public.admin_audit_log; delete from public.account_erasures; delete from public.account_mails;
    delete from public.orders; delete from auth.sessions;
    update auth.users set email_confirmed_at = now() - interval '1 day';`),
);

const look = (asked: string, who: Person = 'master_admin') => callAs<Look>(db, who, 'look_up_person', asked);
const card = async (who: Person = 'spare'): Promise<Card> =>
  (await look(personIds[who])).found ?? expect.unreachable();
const entries = () =>
  db.query<{ actor_id: string; action: string; target: string | null; detail: Record<string, unknown> }>(
    'select actor_id, action, target, detail from public.admin_audit_log order by id',
  );
const acts = async () => (await entries()).map(({ action }) => action);
const serve = <T>(name: string, ...args: readonly Arg[]) => callAs<T>(db, 'service', name, ...args);
const reason = 'Asked for it in ticket FCL-1.';

describe('an account', () => {
  it('is looked up by its whole address or its number, by full and master admins, and each look is an entry of the log', async () => {
    for (const [who, asked] of [
      ['master_admin', ' Owner@Example.com '],
      ['full_admin', personIds.owner],
    ] as const)
      expect((await look(asked, who)).found).toMatchObject({
        id: personIds.owner,
        email: 'owner@example.com',
        plan: 'freemium',
        erasure_due_at: null,
      });
    expect(await entries()).toEqual([
      {
        actor_id: personIds.master_admin,
        action: 'account.read',
        target: personIds.owner,
        detail: { roles: ['master_admin'], found: true },
      },
      {
        actor_id: personIds.full_admin,
        action: 'account.read',
        target: personIds.owner,
        detail: { roles: ['full_admin'], found: true },
      },
    ]);
  });

  it('is not found by a part of its address, and the log does not keep what was typed', async () => {
    for (const asked of ['owner', 'owner@', '%', '*@example.com', `' or true --`, randomUUID()])
      expect(await look(asked)).toEqual({ found: null });
    expect(JSON.stringify(await entries())).not.toContain('owner@');
    expect((await entries()).every(({ target, detail }) => target === null && detail.found === false)).toBe(
      true,
    );
    for (const asked of ['', '   ', 'x'.repeat(255)]) expect(await codeOf(look(asked))).toBe('bad_filter');
  });

  it('is looked up by nobody else', async () => {
    for (const who of ['owner', 'orders_admin', 'payments_admin', 'education_admin'] as const)
      expect(await codeOf(look('owner@example.com', who))).toBe('not_allowed');
    expect(await codeOf(callAs(db, 'anon', 'look_up_person', 'owner@example.com'))).toMatch(/^42501/);
    expect(await acts()).toEqual([]);
  });

  it('is not shown where the entry cannot be written', async () => {
    await db.script(
      `alter table public.admin_audit_log add constraint probe check (action <> 'account.read') not valid`,
    );
    expect(await codeOf(look('owner@example.com'))).toMatch(/^23514/);
    await db.script('alter table public.admin_audit_log drop constraint probe');
  });

  it('comes with its orders, its standing and how many sign-ins are open, and with nothing of health or of a name', async () => {
    await db.query(
      `insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents, coupon_discount_cents, total_cents, created_at)
       select gen_random_uuid(), $1, 'paid', 'usd', 1000 + n, 0, 0, 0, 1000 + n, now() - make_interval(days => n) from generate_series(1, 12) n`,
      [personIds.spare],
    );
    await db.query(
      `insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1), (gen_random_uuid(), $1)`,
      [personIds.spare],
    );
    const profile = await join(db, 'spare');
    await db.query(
      `update public.community_profiles set standing = 'silenced', standing_until = now() + interval '1 day' where id = $1`,
      [profile],
    );
    const told = await card();
    expect(told).toMatchObject({ sign_ins: 2, orders_total: 12, community: { standing: 'silenced' } });
    expect(told.orders.map(({ total_cents }) => total_cents)).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010,
    ]);
    expect(JSON.stringify(told)).not.toContain('paper-boat');
    await db.query(
      `update public.community_profiles set standing_until = now() - interval '1 day' where id = $1`,
      [profile],
    );
    expect((await card()).community).toEqual({ standing: 'active', until: null });
    expect(Object.keys(told).toSorted()).toEqual(
      [
        'id',
        'email',
        'version',
        'created_at',
        'confirmed_at',
        'plan',
        'sign_ins',
        'orders_total',
        'orders',
        'community',
        'erasure_due_at',
      ].toSorted(),
    );
  });
});

describe('the hour of somebody who looks accounts up', () => {
  it('has twenty looks; the next is refused by a code, and master admins see it, once an hour', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(await look(`n${n}@example.com`, 'full_admin')).toEqual({ found: null });
    expect(await codeOf(callAs(db, 'full_admin', 'refused_look_ups'))).toBe('not_allowed');
    expect(await db.query('select 1 from public.admin_audit_log')).toHaveLength(20);
    const refused = await look('owner@example.com', 'full_admin');
    expect(refused).toEqual({ refused: 'too_many_look_ups', retry_after_s: expect.any(Number) });
    expect(refused.retry_after_s).toBeGreaterThan(3500);
    expect(refused.retry_after_s).toBeLessThanOrEqual(3600);
    await look('owner@example.com', 'full_admin');
    expect((await acts()).filter((act) => act !== 'account.read')).toEqual(['account.look_ups_refused']);
    expect(await callAs(db, 'master_admin', 'refused_look_ups')).toMatchObject({
      actor: 'full_admin@example.com',
    });
    // Of each admin for themselves, and an hour long.
    expect((await look('owner@example.com')).found).toMatchObject({ email: 'owner@example.com' });
    await db.query(`update public.admin_audit_log set created_at = created_at - interval '1 hour'`);
    expect((await look('owner@example.com', 'full_admin')).found).toMatchObject({
      email: 'owner@example.com',
    });
  });
});

describe('a master admin', () => {
  it('ends all sign-ins of an account, in one step with the entry', async () => {
    await db.query(
      `insert into auth.sessions (id, user_id) select gen_random_uuid(), u from unnest($1::text[]::uuid[]) u`,
      [[personIds.spare, personIds.spare, personIds.other]],
    );
    const { version } = await card();
    expect(await callAs(db, 'master_admin', 'end_sign_ins', personIds.spare, version)).toMatchObject({
      sign_ins: 0,
    });
    expect(await db.query('select user_id from auth.sessions')).toEqual([{ user_id: personIds.other }]);
    expect((await entries()).at(-1)).toEqual({
      actor_id: personIds.master_admin,
      action: 'account.sign_ins_ended',
      target: personIds.spare,
      detail: { roles: ['master_admin'], ended: 2 },
    });
  });

  it('has a confirmation sent to an address that waits for one, three times a day at most', async () => {
    const send = (version: string) =>
      serve('note_confirmation_resent', personIds.master_admin, personIds.spare, version);
    expect(await codeOf(send((await card()).version))).toBe('invalid_state');
    await db.query('update auth.users set email_confirmed_at = null where id = $1', [personIds.spare]);
    const { version, confirmed_at } = await card();
    expect(confirmed_at).toBeNull();
    for (let n = 0; n < 3; n += 1) expect(await send(version)).toBe('spare@example.com');
    expect(await codeOf(send(version))).toBe('invalid_state');
    expect((await acts()).filter((act) => act === 'account.confirmation_resent')).toHaveLength(3);
  });

  it('puts an account down for erasure in 7 days, of which its person is told by mail', async () => {
    const { version } = await card();
    const plan = (onlyAsks: boolean) =>
      serve('plan_erasure', personIds.master_admin, personIds.spare, version, reason, true, onlyAsks);
    expect(await plan(true)).toEqual({});
    expect(await acts()).toEqual(['account.read']);
    await plan(false);
    const [row] = await db.query(
      `select remove_posts, due_at > now() + interval '6 days 23 hours' and due_at <= now() + interval '7 days' as in_time from public.account_erasures`,
    );
    expect(row).toEqual({ remove_posts: true, in_time: true });
    expect(await db.query('select user_id, kind from public.account_mails')).toEqual([
      { user_id: personIds.spare, kind: 'erasure_planned' },
    ]);
    expect((await entries()).at(-1)).toMatchObject({
      action: 'account.erasure_planned',
      target: personIds.spare,
      detail: { roles: ['master_admin'], reason, remove_posts: true },
    });
    expect(await codeOf(plan(false))).toBe('version_conflict');
    expect((await card()).erasure_due_at).not.toBeNull();
    expect(
      await codeOf(
        serve(
          'plan_erasure',
          personIds.master_admin,
          personIds.spare,
          (await card()).version,
          reason,
          false,
          true,
        ),
      ),
    ).toBe('invalid_state');
    expect(await callAs(db, 'spare', 'keep_my_account')).toBe(true);
  });

  it('erases neither the last master admin nor, from here, the own account; and says why it is done', async () => {
    const { version } = await card('master_admin');
    const plan = (actor: Person, user: Person, told: string, why = reason) =>
      codeOf(serve('plan_erasure', personIds[actor], personIds[user], told, why, false, false));
    expect(await plan('master_admin', 'master_admin', version)).toBe('own_account');
    expect(await plan('master_admin', 'spare', (await card()).version, 'short')).toBe('too_short');
    await makeStaff(db, 'spare', 'master_admin');
    await db.query(
      `insert into public.account_erasures (user_id, due_at) values ($1, now() + interval '1 day')`,
      [personIds.spare],
    );
    // The only other one goes already.
    expect(await plan('spare', 'master_admin', (await card('master_admin')).version)).toBe('last_master');
    await db.query('delete from public.account_erasures');
    await db.query('update public.admin_roles set is_active = false where user_id = $1', [personIds.spare]);
  });

  it('does none of it on what has changed since it was read, to nobody, or without the role', async () => {
    const { version } = await card();
    const acted = (actor: Person, user: string, told: string) => [
      codeOf(callAs(db, actor, 'end_sign_ins', user, told)),
      codeOf(serve('note_confirmation_resent', personIds[actor], user, told)),
      codeOf(serve('plan_erasure', personIds[actor], user, told, reason, false, false)),
    ];
    expect(await Promise.all(acted('master_admin', randomUUID(), version))).toEqual(
      Array(3).fill('not_found'),
    );
    expect(await Promise.all(acted('master_admin', personIds.spare, 'old'))).toEqual(
      Array(3).fill('version_conflict'),
    );
    for (const who of ['full_admin', 'orders_admin', 'payments_admin', 'education_admin', 'owner'] as const)
      expect(await Promise.all(acted(who, personIds.spare, version))).toEqual(Array(3).fill('not_allowed'));
    await db.query(`update public.admin_roles set is_active = false where role_type = 'full_admin'`);
    expect(await codeOf(look('owner@example.com', 'full_admin'))).toBe('not_allowed');
    await makeStaff(db, 'full_admin', 'full_admin');
  });
});
