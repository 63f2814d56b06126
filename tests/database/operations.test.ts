import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { asActor, openTestDatabase, undone, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import { insertFixtures } from './support/rows.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.tx(insertFixtures);
});
afterAll(() => db.close());

describe('consume_rate_limit', () => {
  const use = (key: string, limit = 3, seconds = 60): Promise<boolean> =>
    valueAs(db, 'service', 'select public.consume_rate_limit($1, $2, $3)', [key, limit, seconds]);

  it('allows the limit and refuses what comes on top, key by key', async () => {
    const key = randomUUID();
    const answers = [await use(key), await use(key), await use(key), await use(key), await use(key)];
    expect(answers).toEqual([true, true, true, false, false]);
    expect(await use(randomUUID())).toBe(true);
  });

  it('starts anew when the window has passed', async () => {
    const key = randomUUID();
    for (let n = 0; n < 5; n++) await use(key);
    await db.query(`update public.rate_limits set resets_at = now() - interval '1 second' where key = $1`, [
      key,
    ]);
    expect([await use(key), await use(key), await use(key), await use(key)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is not prolonged by being refused', async () => {
    const key = randomUUID();
    await use(key, 1);
    const until = () => db.query('select resets_at from public.rate_limits where key = $1', [key]);
    const before = await until();
    expect(await use(key, 1)).toBe(false);
    expect(await until()).toEqual(before);
  });

  it('forgets expired keys as it goes', async () => {
    await db.query(
      `insert into public.rate_limits (key, hits, resets_at)
       select 'old ' || n, 1, now() - interval '1 hour' from generate_series(1, 8) n`,
    );
    await use(randomUUID());
    await use(randomUUID());
    expect(await db.query(`select key from public.rate_limits where key like 'old %'`)).toEqual([]);
  });

  it('refuses limits and windows that make no sense', async () => {
    await expect(use('x', 0)).rejects.toMatchObject({ code: '22023' });
    await expect(use('x', 1, 0)).rejects.toMatchObject({ code: '22023' });
    await expect(use('')).rejects.toMatchObject({ code: '23514' });
    await expect(use('x'.repeat(201))).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the audit log', () => {
  it('takes entries from the server and lets nobody change them', async () => {
    await valueAs(db, 'service', 'select public.write_audit($1, $2, $3, $4::text::jsonb)', [
      'account.activate',
      personIds.orders_admin,
      'somebody',
      '{"by": "mail"}',
    ]);
    const entries = await asActor(
      db,
      'master_admin',
      `select actor_id, target, detail from public.admin_audit_log where action = 'account.activate'`,
    );
    expect(entries).toEqual([
      { actor_id: personIds.orders_admin, target: 'somebody', detail: { by: 'mail' } },
    ]);
    for (const sql of [
      'delete from public.admin_audit_log',
      `update public.admin_audit_log set action = 'x'`,
    ]) {
      await expect(asActor(db, 'service', sql)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('tells who gave, changed and took an admin role', async () => {
    const log = await undone(db, async (query) => {
      await query('delete from public.admin_audit_log');
      await query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ role: 'authenticated', sub: personIds.master_admin }),
      ]);
      const target = personIds.spare;
      await query(`insert into public.admin_roles (user_id, role_type) values ($1, 'orders_admin')`, [
        target,
      ]);
      await query('update public.admin_roles set is_active = false where user_id = $1', [target]);
      await query('delete from public.admin_roles where user_id = $1', [target]);
      return query('select actor_id, action, target, detail from public.admin_audit_log order by id');
    });
    const roles = ['master_admin'];
    const given = { role: 'orders_admin', is_active: true };
    const ended = { role: 'orders_admin', is_active: false };
    const entry = { actor_id: personIds.master_admin, target: personIds.spare };
    expect(log).toEqual([
      { ...entry, action: 'admin_role.insert', detail: { roles, after: given } },
      { ...entry, action: 'admin_role.update', detail: { roles, before: given, after: ended } },
      { ...entry, action: 'admin_role.delete', detail: { roles, before: ended } },
    ]);
  });
});

describe('admin roles', () => {
  const has = (actor: 'owner' | 'other' | 'orders_admin', roles: string[]): Promise<boolean> =>
    valueAs(db, actor, 'select private.has_role($1::text[])', [roles]);

  it('count only while active and only for their holder', async () => {
    expect(await has('orders_admin', ['master_admin', 'orders_admin'])).toBe(true);
    expect(await has('orders_admin', ['master_admin', 'full_admin'])).toBe(false);
    expect(await has('orders_admin', [])).toBe(false);
    // Both hold roles that are switched off.
    expect(await has('owner', ['education_admin'])).toBe(false);
    expect(await has('other', ['master_admin'])).toBe(false);
  });

  it('cannot be given to oneself', async () => {
    for (const actor of ['owner', 'full_admin'] as const) {
      await expect(
        asActor(
          db,
          actor,
          `insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`,
          [personIds[actor]],
        ),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(
        asActor(db, actor, 'update public.admin_roles set is_active = true'),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  const masters = async () =>
    (await db.query("select user_id from public.admin_roles where role_type = 'master_admin' and is_active"))
      .length;

  it.each([
    ['delete from public.admin_roles where user_id = $1'],
    ['update public.admin_roles set is_active = false where user_id = $1'],
    ["update public.admin_roles set role_type = 'full_admin' where user_id = $1"],
  ])('cannot be taken from the last master admin: %s', async (statement) => {
    await expect(asActor(db, 'service', statement, [personIds.master_admin])).rejects.toMatchObject({
      code: 'PT409',
      message: 'last_master',
    });
    expect(await masters()).toBe(1);
  });

  it('goes on to somebody else, whose account then stays', async () => {
    const replace = async (query: Query) => {
      await query(`insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`, [
        personIds.spare,
      ]);
      await query('delete from auth.users where id = $1', [personIds.master_admin]);
    };
    const left = await undone(db, async (query) => {
      await replace(query);
      return query("select user_id from public.admin_roles where role_type = 'master_admin' and is_active");
    });
    expect(left).toEqual([{ user_id: personIds.spare }]);
    const both = undone(db, async (query) => {
      await replace(query);
      await query('delete from auth.users where id = $1', [personIds.spare]);
    });
    await expect(both).rejects.toMatchObject({ code: 'PT409', message: 'last_master' });
  });

  it('are never all taken by one statement', async () => {
    await expect(
      undone(db, async (query) => {
        await query(`insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`, [
          personIds.spare,
        ]);
        await query("delete from public.admin_roles where role_type = 'master_admin'");
      }),
    ).rejects.toMatchObject({ message: 'last_master' });
  });
});
