/** What admins see of the log and of accounts, and many cases at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { ask, callAs, codeOf, comment, emptyCommunity, join, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
let owner: string;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyCommunity(db);
  await db.query('delete from public.admin_audit_log');
  owner = await join(db, 'owner');
  await join(db, 'other');
});
const { report, moderate, row, audit } = moderationOf(() => db);

describe('the log', () => {
  it('is read by master and full admins, and everybody who works here reads own entries', async () => {
    await moderate('education_admin', 'lock', await ask(db, 'owner'));
    const reads = async (person: Person) =>
      (await asActor(db, person, 'select id from public.admin_audit_log')).length;
    expect(
      await Promise.all(
        ['master_admin', 'full_admin', 'education_admin', 'owner'].map((p) => reads(p as Person)),
      ),
    ).toEqual([1, 1, 0, 0]);
    expect(await callAs(db, 'education_admin', 'my_audit_entries')).toMatchObject({
      action: 'community.lock',
    });
    expect(await asActor(db, 'orders_admin', 'select public.my_audit_entries()')).toEqual([]);
    expect(await codeOf(callAs(db, 'owner', 'my_audit_entries'))).toBe('not_allowed');
  });

  it('holds no text of a post', async () => {
    const post = await ask(db, 'owner');
    await moderate('full_admin', 'hide', post);
    const [entry] = await db.query<{ detail: object }>('select detail from public.admin_audit_log');
    expect(entry?.detail).toMatchObject({ before: 'open', after: 'hidden', roles: ['full_admin'] });
    expect(JSON.stringify(entry)).not.toContain('after a break');
  });
});

describe('the account behind a profile', () => {
  it('is told to master and full admins with a reason, and its person can see that', async () => {
    const look = (person: Person, reason = 'A court asked for it in writing.') =>
      callAs(db, person, 'account_of_member', owner, reason);
    expect(await codeOf(look('education_admin'))).toBe('not_allowed');
    expect(await codeOf(look('owner'))).toBe('not_allowed');
    expect(await codeOf(look('full_admin', 'curious'))).toBe('too_short');
    expect(await audit()).toEqual([]);
    expect(await look('full_admin')).toBe(personIds.owner);
    const [copy] = await asActor<{ page: { rows: object[] } }>(
      db,
      'owner',
      `select public.export_my_data('admin_audit_log') as page`,
    );
    expect(copy?.page.rows).toMatchObject([{ action: 'community.account_looked_up', actor_id: null }]);
  });
});

describe('many at once', () => {
  const many = async (person: Person, of: string, action: string, items: readonly object[]) =>
    (
      await asActor<{ r: { target: string; code: string | null; state?: string } }>(
        db,
        person,
        'select public.moderate_many($1, $2, $3, $4, $5::text::jsonb) as r',
        [of, action, 'spam', 'It is an advert.', JSON.stringify(items)],
      )
    ).map(({ r }) => r);

  it('each is decided for itself', async () => {
    const post = await ask(db, 'owner');
    const line = await comment(db, 'other', 'topic', post.id);
    const items = [
      { id: randomUUID(), kind: 'topic', target: post.id, version: 9 },
      { id: randomUUID(), kind: 'comment', target: line.id, version: 1 },
      { id: randomUUID(), kind: 'comment', target: 'no id', version: 1 },
    ];
    const results = await many('education_admin', 'posts', 'hide', items);
    expect(Object.fromEntries(results.map(({ target, code, state }) => [target, code ?? state]))).toEqual({
      [post.id]: 'version_conflict',
      [line.id]: 'hidden',
      'no id': 'not_found',
    });
    expect((await row('topics', post.id))?.state).toBe('open');
    expect(await audit()).toHaveLength(1);
  });

  it('fifty at most, of what may be done to many, by who may do it', async () => {
    const post = await ask(db, 'owner');
    const { id } = await report('other', post.id);
    const item = { target: id, version: 1 };
    expect(await codeOf(many('owner', 'reports', 'dismiss', [item]))).toBe('not_allowed');
    expect(await codeOf(many('full_admin', 'reports', 'dismiss', Array(51).fill(item)))).toBe('not_allowed');
    expect(await codeOf(many('full_admin', 'posts', 'delete', [item]))).toBe('not_allowed');
    expect(await many('full_admin', 'reports', 'dismiss', [item])).toMatchObject([
      { code: null, state: 'dismissed' },
    ]);
  });
});
