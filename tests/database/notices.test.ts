/** Notices themselves: what there is to be told of, where they may lead, what a person writes, and how long they stay. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/config/paths.ts';
import { siteAddress } from '../../src/lib/notifications/address.ts';
import { noticeKinds } from '../../src/lib/notifications/kinds.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { count } from '../support/counts.ts';
import { asActor, openTestDatabase, sqlState, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.script('delete from public.notifications'));

/** A link with a secret is no place for a notice. */
const pages = Object.values(paths).filter((path) => !path.includes(':token'));

it('the database and the screens know the same kinds', async () => {
  const rows = await db.query<{ kind: string; type: string; topic: string | null }>(
    'select kind, type, topic from private.notice_kinds',
  );
  expect(Object.fromEntries(rows.map(({ kind, ...facts }) => [kind, facts]))).toEqual(noticeKinds);
});

it('the database knows every page that there is', async () => {
  const rows = await db.query<{ path: string }>('select path from private.site_paths');
  expect(rows.map(({ path }) => path).sort()).toEqual([...new Set(pages)].sort());
});

it('the database and the screens agree on every address', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '\\',
      '%2f',
      '%2F',
      '%00',
      '#',
      '?',
      '"',
      "'",
      '<',
      ' ',
      'é',
      '@',
      ':',
    ),
    fc.constantFrom(
      'pricing',
      'community-qa',
      'reports',
      '3f0c7f6e-5d7c-4c58-9a8e-0f6d2b1c9a77',
      'invite',
      'x=1',
    ),
    fc.string({ minLength: 1, maxLength: 3 }).filter((text) => !text.includes('\0')),
  );
  const addresses = fc.sample(
    fc.array(piece, { maxLength: 7 }).map((pieces) => `/${pieces.join('')}`),
    { numRuns: count(1000, 20_000), seed: 15 },
  );
  const rows = await db.query<{ url: string | null }>(
    'select private.site_address(a.url) as url from unnest($1::text[]) with ordinality a(url, place) order by a.place',
    [addresses],
  );
  const differing = addresses.filter((address, index) => rows[index]?.url !== siteAddress(address, pages));
  expect(differing).toEqual([]);
  expect(rows.some(({ url }) => url !== null)).toBe(true);
});

describe('a person', () => {
  const write = (changes: Record<string, string | null> = {}, who: 'owner' | 'other' = 'owner') => {
    const row = {
      user_id: personIds.owner,
      title: 'Done',
      message: 'Ten days in a row.',
      type: 'achievement',
      ...changes,
    };
    const columns = Object.keys(row);
    return asActor(
      db,
      who,
      `insert into public.notifications (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
  };
  const own = () =>
    db.query<{ type: string; action_url: string | null }>(
      'select type, action_url from public.notifications',
    );

  it('writes notices to oneself, whose address is left out where it leads elsewhere', async () => {
    await write({ action_url: '/training-hub' });
    await write({ action_url: '//evil.example', type: 'info' });
    expect(await own()).toEqual([
      { type: 'achievement', action_url: '/training-hub' },
      { type: 'info', action_url: null },
    ]);
  });

  it.each([
    ['of another type', { type: 'error' }],
    ['to somebody else', { user_id: personIds.other }],
    ['about a plan', { topic: 'billing' }],
    ['of a kind', { kind: 'refunded' }],
  ])('writes none %s', async (_, changes) => {
    expect(sqlState(await write(changes).catch((error: unknown) => error))).toBe('42501');
    expect(await own()).toEqual([]);
  });

  it.each([
    ['longer than two thousand signs', 2001, '23514'],
    ['of two megabytes', 2_000_000, 'PT429'],
  ])('writes none %s', async (_, signs, code) => {
    expect(sqlState(await write({ message: 'a'.repeat(signs) }).catch((error: unknown) => error))).toBe(code);
  });

  it('takes own ones away for good, and nobody else’s', async () => {
    await write();
    await asActor(db, 'other', 'delete from public.notifications');
    expect(await own()).toHaveLength(1);
    await asActor(db, 'owner', 'delete from public.notifications');
    expect(await own()).toEqual([]);
  });
});

describe('notices', () => {
  const put = (number: number, { read = false, days = 0 } = {}) =>
    db.query(
      `insert into public.notifications (user_id, title, message, is_read, created_at, sorted_at)
       select $1, 'News ' || n, 'Text', $3, now() - $4 * interval '1 day' - n * interval '1 second',
         now() - $4 * interval '1 day' - n * interval '1 second' from generate_series(1, $2) n`,
      [personIds.owner, number, read, days],
    );
  const held = async () =>
    Number((await db.query<{ n: string }>('select count(*) as n from public.notifications'))[0]?.n);

  it('stay 90 days once they were read, and 180 days otherwise', async () => {
    await put(1, { read: true, days: 89 });
    await put(1, { read: true, days: 91 });
    await put(1, { days: 179 });
    await put(1, { days: 181 });
    expect(await valueAs<number>(db, 'service', 'select public.purge_notices()')).toBe(2);
    expect(await held()).toBe(2);
  });

  it('are five hundred of a person at most: read ones go first', async () => {
    await put(300, { days: 2 });
    await put(200, { read: true });
    await put(10);
    const rows = await db.query<{ is_read: boolean; n: number }>(
      'select is_read, count(*)::integer as n from public.notifications group by 1 order by 1',
    );
    expect(rows).toEqual([
      { is_read: false, n: 310 },
      { is_read: true, n: 190 },
    ]);
  });

  it('are told once for an event, however often it is told', async () => {
    const tell = () =>
      db.query<{ told: boolean }>(
        `select private.tell_person($1, 'refunded', 'order', p_event => 'refund 1') as told`,
        [personIds.owner],
      );
    expect([(await tell())[0]?.told, (await tell())[0]?.told]).toEqual([true, false]);
    await db.query('update public.notifications set is_read = true');
    expect((await tell())[0]?.told).toBe(false);
    expect(await held()).toBe(1);
  });
});
