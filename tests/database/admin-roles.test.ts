/** Roles are given and taken by functions, and one master admin always remains. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoleChange } from '../../src/lib/admin/role-change.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { casesOf } from '../lib/community/cases.ts';
import { type Arg, callAs, codeOf } from './support/community.ts';
import { asActor, openTestDatabase, undone, valueAs } from './support/database.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** These roles and no others. */
async function hold(...held: readonly (readonly [person: Person, role: string, isActive?: boolean])[]) {
  await db.script(
    'alter table public.admin_roles disable trigger keep_a_master_admin; delete from public.admin_roles;',
  );
  for (const [person, role, isActive = true] of held) {
    await db.query('insert into public.admin_roles (user_id, role_type, is_active) values ($1, $2, $3)', [
      personIds[person],
      role,
      isActive,
    ]);
  }
  await db.script(
    'alter table public.admin_roles enable trigger keep_a_master_admin; delete from public.account_erasures; delete from public.admin_audit_log;',
  );
}
beforeEach(() => hold(...adminRoles.map((role) => [role, role] as const)));

interface Row {
  user_id: string;
  email: string;
  role: string;
  is_active: boolean;
  version: number;
  last_sign_in_at: string | null;
}
const call = <T = Row>(who: Person | 'anon', name: string, ...args: readonly Arg[]) =>
  callAs<T>(db, who, name, ...args);
const grant = (who: Person | 'anon', person: Person, role: string) =>
  call(who, 'grant_role', `${person}@example.com`, role);
const revoke = (who: Person | 'anon', person: Person, role: string, version = 1) =>
  call(who, 'revoke_role', personIds[person], role, version);
const log = () =>
  db.query<{ action: string; actor_id: string; target: string; detail: object }>(
    'select action, actor_id, target, detail from public.admin_audit_log order by id',
  );

describe('a change of roles', () => {
  const people: Record<string, Person> = { m: 'master_admin', f: 'full_admin', n: 'owner', x: 'spare' };

  it.each(casesOf<RoleChange, unknown>('role_change'))(
    'is decided in $id as the rules say',
    async ({ input, expected }) => {
      const person = (name: string) => people[name] as Person;
      await hold(
        ...input.admin_roles.map(
          ({ user, role_type, is_active }) => [person(user), role_type, is_active] as const,
        ),
      );
      const change = input.op === 'grant' ? grant : revoke;
      const answer = await codeOf(change(person(input.actor), person(input.target), input.role_type));
      expect(typeof answer === 'string' ? { error: answer } : { ok: true }).toEqual(expected);
    },
  );

  it('is refused to everybody but master admins, and to a master admin whose role was taken a moment ago', async () => {
    await hold(
      ...adminRoles.map((role) => [role, role] as const),
      // Two roles at once, and one that ended.
      ['orders_admin', 'payments_admin'],
      ['owner', 'master_admin', false],
      ['other', 'master_admin'],
    );
    for (const who of ['owner', 'spare', ...adminRoles.slice(1)] as const) {
      expect([who, await codeOf(grant(who, 'spare', 'orders_admin'))]).toEqual([who, 'not_allowed']);
      expect([who, await codeOf(revoke(who, 'orders_admin', 'orders_admin'))]).toEqual([who, 'not_allowed']);
      expect([who, await codeOf(call(who, 'admin_roles_held'))]).toEqual([who, 'not_allowed']);
    }
    expect(await codeOf(grant('anon', 'spare', 'orders_admin'))).toMatch(/^42501/);
    await revoke('master_admin', 'other', 'master_admin');
    expect(await codeOf(grant('other', 'spare', 'orders_admin'))).toBe('not_allowed');
    expect((await log()).map(({ action }) => action)).toEqual(['admin_role.update']);
  });

  it('takes effect with the next call, is logged with who did it, and can be taken back', async () => {
    expect(await grant('master_admin', 'spare', 'full_admin')).toMatchObject({
      user_id: personIds.spare,
      email: 'spare@example.com',
      role: 'full_admin',
      is_active: true,
      version: 1,
    });
    const reads = async () => (await asActor(db, 'spare', 'select id from public.admin_audit_log')).length;
    expect(await reads()).toBe(1);
    expect(await revoke('master_admin', 'spare', 'full_admin')).toMatchObject({
      is_active: false,
      version: 2,
    });
    expect(await reads()).toBe(0);
    expect(await codeOf(revoke('master_admin', 'spare', 'full_admin', 2))).toBe('not_found');
    expect(await grant('master_admin', 'spare', 'full_admin')).toMatchObject({ is_active: true, version: 3 });
    expect(await codeOf(revoke('master_admin', 'spare', 'full_admin', 1))).toBe('version_conflict');
    const entry = { actor_id: personIds.master_admin, target: personIds.spare };
    const roles = ['master_admin'];
    const [given, ended] = [true, false].map((is_active) => ({ role: 'full_admin', is_active }));
    expect(await log()).toEqual([
      { ...entry, action: 'admin_role.insert', detail: { roles, after: given } },
      { ...entry, action: 'admin_role.update', detail: { roles, before: given, after: ended } },
      { ...entry, action: 'admin_role.update', detail: { roles, before: ended, after: given } },
    ]);
  });

  it('goes to accounts whose address was confirmed, however it is written', async () => {
    expect(await call('master_admin', 'grant_role', ' Spare@Example.COM ', 'orders_admin')).toMatchObject({
      user_id: personIds.spare,
    });
    const give = (address: string) => codeOf(call('master_admin', 'grant_role', address, 'orders_admin'));
    expect(await give('nobody@example.com')).toBe('not_found');
    expect(await give(`' or true --`)).toBe('not_found');
    await db.query('update auth.users set email_confirmed_at = null where id = $1', [personIds.other]);
    expect(await give('other@example.com')).toBe('not_found');
    await db.query('update auth.users set email_confirmed_at = now() where id = $1', [personIds.other]);
  });

  it('is not made by a statement, whatever a token claims', async () => {
    for (const statement of [
      `insert into public.admin_roles (user_id, role_type) values ('${personIds.spare}', 'full_admin')`,
      'update public.admin_roles set is_active = false',
      'delete from public.admin_roles',
    ])
      expect(await codeOf(asActor(db, 'master_admin', statement))).toMatch(/^42501/);
    const forged = undone(db, async (query) => {
      await query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [
          JSON.stringify({
            role: 'authenticated',
            sub: personIds.spare,
            app_metadata: { role: 'master_admin' },
            user_role: 'master_admin',
          }),
        ],
      );
      await query(`select public.grant_role('other@example.com', 'orders_admin')`);
    });
    expect(await codeOf(forged)).toBe('not_allowed');
  });
});

describe('the list of roles', () => {
  it('names who holds or held one and when they last signed in', async () => {
    await db.query(`update auth.users set last_sign_in_at = '2026-11-20T10:00:00Z' where id = $1`, [
      personIds.orders_admin,
    ]);
    await revoke('master_admin', 'payments_admin', 'payments_admin');
    const rows = await asActor<{ row: Row }>(db, 'master_admin', 'select public.admin_roles_held() as row');
    expect(rows.map(({ row }) => [row.email, row.role, row.is_active])).toEqual([
      ...['education', 'full', 'master', 'orders'].map((of) => [
        `${of}_admin@example.com`,
        `${of}_admin`,
        true,
      ]),
      ['payments_admin@example.com', 'payments_admin', false],
    ]);
    expect(rows.map(({ row }) => row.last_sign_in_at?.slice(0, 10) ?? null)).toEqual([
      null,
      null,
      null,
      '2026-11-20',
      null,
    ]);
  });
});

describe('the last master admin', () => {
  const schedule = (person: Person) =>
    codeOf(valueAs(db, 'service', 'select public.schedule_erasure($1)', [personIds[person]]));
  const isLast = (person: Person) =>
    valueAs(db, 'service', 'select public.is_last_master($1)', [personIds[person]]);

  it('is not erased, and of two only the first', async () => {
    expect(await isLast('master_admin')).toBe(true);
    expect(await schedule('master_admin')).toBe('last_master');
    await grant('master_admin', 'other', 'master_admin');
    expect([await isLast('master_admin'), await isLast('owner')]).toEqual([false, false]);
    expect(await schedule('master_admin')).toMatchObject({ answered: expect.anything() });
    // One who goes does not count as the one who stays.
    expect(await isLast('other')).toBe(true);
    expect(await schedule('other')).toBe('last_master');
    expect(await codeOf(revoke('other', 'other', 'master_admin'))).toBe('last_master');
    await valueAs(db, 'master_admin', 'select public.keep_my_account()');
    expect(await revoke('other', 'other', 'master_admin')).toMatchObject({ is_active: false });
  });

  it('is not deleted with the account, by whomever', async () => {
    const remove = `delete from auth.users where id = '${personIds.master_admin}'`;
    expect(await codeOf(undone(db, (query) => query(remove)))).toBe('last_master');
    await grant('master_admin', 'other', 'master_admin');
    expect(await codeOf(undone(db, (query) => query(remove)))).toMatchObject({ answered: [] });
  });
});
