/** The copy of everything that is held about a person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { readTables } from './support/catalog.ts';
import { become, openTestDatabase, undone } from './support/database.ts';
import { askForData, myData } from './support/my-data.ts';
import { personIds } from './support/people.ts';
import { fixtures, insertFixtures } from './support/rows.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.tx(insertFixtures);
});
afterAll(() => db.close());

describe('export_my_data', () => {
  type Export = Record<string, unknown> & { account: { id: string; email: string } };
  type Page = { rows: { id: string }[]; next: string | null };
  const exported = (actor: 'owner' | 'other' | 'master_admin' | 'spare') =>
    myData(db, actor) as Promise<Export>;
  const page = (p_table: string, p_after?: string | null) =>
    askForData<Page>(db, 'spare', { p_table, ...(p_after ? { p_after } : {}) });

  /** What is offered, prices, rules, limits and locks are about nobody. */
  const aboutNobody = [
    'article_bodies',
    'article_texts',
    'articles',
    'assessment_tests',
    'billing_leases',
    'blocked_hosts',
    'bundle_items',
    'catalog_items',
    'coupons',
    'exercises',
    'plan_prices',
    'metric_days',
    'rate_limits',
    'subscription_states',
    'subscription_transitions',
    'tags',
  ];

  it('names every table that holds something about a person', async () => {
    const data = await exported('owner');
    const tables = (await undone(db, readTables)).map(({ name }) => name);
    const expected = tables.filter((name) => !aboutNobody.includes(name)).sort();
    const listed = Object.keys(data).filter((key) => !['schema', 'exported_at', 'account'].includes(key));
    expect(listed.sort()).toEqual(expected);
    const register = await db.query('select table_name from private.personal_tables order by 1');
    expect(register.map(({ table_name }) => table_name)).toEqual(expected);
  });

  it('holds all of the own rows and none of anybody else', async () => {
    const data = await exported('owner');
    expect(data.account).toMatchObject({ id: personIds.owner, email: 'owner@example.com' });
    for (const [table, rows] of Object.entries(data)) {
      if (!Array.isArray(rows)) continue;
      // Labels say whose a row is: 'owner', 'owner_granted' …
      const own = Object.keys(fixtures[table]?.rows ?? {}).filter((label) => label.startsWith('owner'));
      expect(own.length, table).toBeGreaterThan(0);
      expect(rows, table).toHaveLength(own.length);
    }
    const text = JSON.stringify(data);
    for (const [name, id] of Object.entries(personIds)) if (name !== 'owner') expect(text).not.toContain(id);
    expect(text).not.toContain('token_hash');
  });

  it('holds what was noted about the person by others, and not by whom', async () => {
    await undone(db, async (query) => {
      await query(
        `insert into public.admin_audit_log (actor_id, action, target) values ($1::text::uuid, 'account.looked_up', $2::text), ($2::text::uuid, 'account.looked_up', $1::text)`,
        [personIds.full_admin, personIds.spare],
      );
      await become(query, 'spare');
      const [row] = await query<{ page: { rows: object[] } }>(
        `select public.export_my_data('admin_audit_log') as page`,
      );
      expect(row?.page.rows).toMatchObject([
        { action: 'account.looked_up', actor_id: null, target: personIds.spare },
        { action: 'account.looked_up', actor_id: personIds.spare },
      ]);
    });
  });

  it('tells what the sign-in server knows, and none of its secrets', async () => {
    await undone(db, async (query) => {
      await query(
        `update auth.users set raw_user_meta_data = '{"display_name": "Sam"}', last_sign_in_at = now(),
           encrypted_password = 'a secret', confirmation_token = 'a secret too' where id = $1`,
        [personIds.spare],
      );
      await query(
        `insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())`,
        [personIds.spare],
      );
      await query(
        `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
         values (gen_random_uuid(), $1::text::uuid, 'email', $1::text, '{"sub": "x"}')`,
        [personIds.spare],
      );
      await become(query, 'spare');
      const [row] = await query<{ copy: { account: Record<string, unknown> } }>(
        'select public.export_my_data() as copy',
      );
      expect(row?.copy.account).toMatchObject({
        id: personIds.spare,
        email: 'spare@example.com',
        raw_user_meta_data: { display_name: 'Sam' },
        last_sign_in_at: expect.any(String),
        sessions: [{ created_at: expect.any(String) }],
        identities: [{ provider: 'email', identity_data: { sub: 'x' } }],
      });
      expect(JSON.stringify(row)).not.toContain('secret');
    });
  });

  it('leaves out nothing of a row but what is secret', async () => {
    const data = await exported('owner');
    const secret = new Set([
      'attempt_shares.token_hash',
      'feed_tokens.token_hash',
      'informant_invites.token_hash',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'checkout_sessions.url',
      'topics.search',
      'answers.search',
    ]);
    for (const { name, columns } of await undone(db, readTables)) {
      const [row] = (data[name] ?? []) as Record<string, unknown>[];
      if (aboutNobody.includes(name)) continue;
      expect(Object.keys(row ?? {}).sort(), name).toEqual(
        columns.filter((column) => !secret.has(`${name}.${column}`)).sort(),
      );
    }
  });

  it('is empty but for account and profile for somebody who did nothing', async () => {
    const data = await exported('spare');
    const filled = Object.entries(data).filter(([, rows]) => Array.isArray(rows) && rows.length > 0);
    expect(filled.map(([table]) => table)).toEqual(['profiles']);
  });

  it('answers pages that join to the whole, however many rows there are and however large they are', async () => {
    // Three rows share each moment, and every tenth is large.
    await db.query(
      `insert into public.training_runs (id, user_id, exercise_id, variant, mode, status, task_version, scoring_version, records, started_at, ended_at)
       select gen_random_uuid(), $1, 'breathing', 'screen', 'train', 'complete', '1.0.0', '1.0.0',
         case n % 10 when 0 then (select jsonb_agg(md5(n::text || i::text)) from generate_series(1, 4000) i) else '[]' end,
         timestamptz '2026-01-01' + (n / 3) * interval '1.000001 seconds', '2026-02-01'
       from generate_series(1, 450) n`,
      [personIds.spare],
    );
    try {
      const pages: Page[] = [];
      for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next ?? null) {
        pages.push(await page('training_runs', after));
      }
      expect(pages.length).toBeGreaterThan(3);
      for (const { rows } of pages) {
        expect(rows.length).toBeLessThanOrEqual(200);
        expect(JSON.stringify(rows).length).toBeLessThan(2_000_000);
      }
      const whole = await db.query(
        'select to_jsonb(t) as row from public.training_runs t where user_id = $1 order by started_at, id',
        [personIds.spare],
      );
      expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.map(({ row }) => row));
      expect((await exported('spare')).training_runs).toHaveLength(450);
    } finally {
      await db.query('delete from public.training_runs where user_id = $1', [personIds.spare]);
    }
  });

  it('has an order of its own for every table, in which no two rows of a person are alike', async () => {
    const register = await db.query<{ table_name: string; owner_column: string | null; sorted_by: string[] }>(
      'select table_name, owner_column, sorted_by from private.personal_tables',
    );
    const keys = await db.query<{ table: string; columns: string[] }>(
      `select i.indrelid::regclass::text as table, array_agg(a.attname::text) as columns
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
       where i.indisprimary group by 1`,
    );
    for (const { table_name, owner_column, sorted_by } of register) {
      const key = keys.find(({ table }) => table === table_name)?.columns ?? ['no key'];
      const open = key.filter((column) => column !== owner_column && !sorted_by.includes(column));
      expect(open, table_name).toEqual([]);
    }
  });

  it('refuses a table that is not in the register, whatever it is called', async () => {
    for (const name of [...aboutNobody, 'personal_tables', 'auth.users', 'profiles t --', '']) {
      await expect(page(name), name).rejects.toMatchObject({ code: 'PT404', message: 'unknown_table' });
    }
  });

  it('refuses a cursor that it did not give', async () => {
    const id = '0a000000-0000-4000-8000-0000000000ff';
    for (const cursor of [
      'nonsense',
      '{}',
      '[]',
      '["2026-01-01"]',
      `["2026-01-01", "${id}", "1"]`,
      '["2026-01-01", null]',
      '["yesterday or so", "x"]',
      `["2026-01-01') or true --", "${id}"]`,
    ]) {
      await expect(page('focus_sessions', cursor), cursor).rejects.toMatchObject({
        code: 'PT400',
        message: 'bad_cursor',
      });
    }
    await expect(askForData(db, 'spare', { p_after: '[]' })).rejects.toMatchObject({ message: 'bad_cursor' });
    // A place in the order is no secret, and opens nothing: what follows is one's own.
    expect(await page('focus_sessions', `["1999-01-01", "${id}"]`)).toEqual({ rows: [], next: null });
  });
});
