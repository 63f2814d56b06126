/** Who is there, to whom that is shown, and that nobody is shown who does not want to be. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presenceAreas } from '../../src/lib/presence/area.ts';
import { presenceStatuses, staleMs } from '../../src/lib/presence/status.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { type Actor, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() =>
  db.script(`
    delete from public.user_presence;
    delete from public.message_threads;
    update public.user_settings set show_presence = true;
  `),
);

const { owner, other } = personIds;
const here = (person: Actor & Person, status = 'online', page = 'community') =>
  asActor(
    db,
    person,
    `insert into public.user_presence (user_id, status, current_page) values ($1, $2, $3)
     on conflict (user_id) do nothing returning status, current_page`,
    [personIds[person], status, page],
  );
const say = (person: Actor & Person, status: string, page = 'community') =>
  asActor(
    db,
    person,
    'update public.user_presence set status = $2, current_page = $3 where user_id = $1 returning status, current_page',
    [personIds[person], status, page],
  );
/** Whom somebody sees beside themselves. */
const seenBy = async (person: Actor & Person) =>
  (
    await asActor<{ user_id: string }>(
      db,
      person,
      'select user_id from public.user_presence order by user_id',
    )
  ).flatMap(({ user_id }) => (user_id === personIds[person] ? [] : [user_id]));
const thread = (state: string) =>
  db.query(
    `insert into public.message_threads (user_low, user_high, started_by, state, opened_at, declined_at, blocked_by, state_before)
     select least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1::uuid, $3,
       case when $3 in ('open', 'blocked') then now() end, case when $3 = 'declined' then now() end,
       case when $3 = 'blocked' then $2::uuid end, case when $3 = 'blocked' then 'open' end`,
    [owner, other, state],
  );
const wantToBeSeen = (person: Actor & Person, wanted: boolean) =>
  asActor(
    db,
    person,
    `insert into public.user_settings (user_id, show_presence) values ($1, $2)
     on conflict (user_id) do update set show_presence = excluded.show_presence`,
    [personIds[person], wanted],
  );

describe('a person who is there', () => {
  it('is seen by who shares an open thread with them, and by nobody else', async () => {
    await here('owner');
    await here('other');
    expect([await seenBy('owner'), await seenBy('other')]).toEqual([[], []]);
    await thread('open');
    expect([await seenBy('owner'), await seenBy('other')]).toEqual([[other], [owner]]);
    expect(await seenBy('full_admin')).toEqual([]);
  });

  it.each(['requested', 'declined', 'cancelled', 'expired', 'blocked'])(
    'is not seen through a thread that is %s',
    async (state) => {
      await here('owner');
      await here('other');
      await thread(state);
      expect([await seenBy('owner'), await seenBy('other')]).toEqual([[], []]);
    },
  );

  it('is told of by the clock of the database, whatever a device says', async () => {
    await here('owner');
    const [row] = await asActor<{ apart: number }>(
      db,
      'owner',
      `update public.user_presence set last_seen = '2099-01-01' where user_id = $1
       returning extract(epoch from clock_timestamp() - last_seen)::float + extract(epoch from last_seen - updated_at)::float as apart`,
      [owner],
    );
    expect(Math.abs(row?.apart ?? Number.NaN)).toBeLessThan(30);
  });

  it('says how they are and in which part of the site, and nothing else', async () => {
    await here('owner');
    for (const status of presenceStatuses) expect(await say('owner', status)).toMatchObject([{ status }]);
    for (const page of presenceAreas)
      expect(await say('owner', 'online', page)).toEqual([{ status: 'online', current_page: page }]);
    for (const page of ['/test/focuscheck', 'reports', ''])
      await expect(say('owner', 'online', page)).rejects.toMatchObject({ code: '23514' });
    await expect(say('owner', 'busy')).rejects.toMatchObject({ code: '23514' });
    expect(await say('owner', 'offline', 'messages')).toEqual([{ status: 'offline', current_page: 'site' }]);
  });

  it('speaks for nobody else, and has one row', async () => {
    await here('other');
    expect(
      await asActor(
        db,
        'owner',
        `update public.user_presence set status = 'away' where user_id = $1 returning 1`,
        [other],
      ),
    ).toEqual([]);
    const forOther = `insert into public.user_presence (user_id, status) values ($1, 'online')`;
    await expect(asActor(db, 'owner', forOther, [personIds.spare])).rejects.toMatchObject({ code: '42501' });
    await here('owner');
    await expect(asActor(db, 'owner', forOther, [owner])).rejects.toMatchObject({ code: '23505' });
    await expect(
      asActor(db, 'owner', `update public.user_presence set user_id = $1`, [personIds.spare]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a person who does not want to be seen', () => {
  it('is offline at once and stays so, whatever a tab still says', async () => {
    await here('owner');
    await wantToBeSeen('owner', false);
    const row = 'select status, current_page from public.user_presence where user_id = $1';
    const unseen = [{ status: 'offline', current_page: 'site' }];
    expect(await db.query(row, [owner])).toEqual(unseen);
    expect(await say('owner', 'online', 'messages')).toEqual(unseen);
    await db.query('delete from public.user_presence');
    expect(await here('owner')).toEqual(unseen);
    await wantToBeSeen('owner', true);
    expect(await say('owner', 'online', 'messages')).toEqual([
      { status: 'online', current_page: 'messages' },
    ]);
  });

  it('is seen by nobody, also through an open thread, and sees who wants to be seen', async () => {
    await here('owner');
    await here('other');
    await thread('open');
    await wantToBeSeen('owner', false);
    expect([await seenBy('owner'), await seenBy('other')]).toEqual([[other], []]);
  });
});

describe('people of threads', () => {
  const present = (person: Actor & Person, ids: readonly string[]) =>
    asActor<{ user_id: string; status: string; age_ms: number }>(
      db,
      person,
      'select user_id, status, age_ms from public.people_present($1::uuid[])',
      [`{${ids.join(',')}}`],
    );

  it('are asked about together: who is there, and how old that is', async () => {
    await here('owner');
    await here('other', 'away');
    await thread('open');
    const [one, ...rest] = await present('owner', [other, personIds.spare]);
    expect([one?.user_id, one?.status, rest]).toEqual([other, 'away', []]);
    expect(one?.age_ms).toBeLessThan(staleMs);
    await say('other', 'offline');
    expect(await present('owner', [other])).toEqual([]);
  });

  it('are not there any more when nothing was heard of them for 90 seconds', async () => {
    await here('other');
    await thread('open');
    const heardAgo = (seconds: number) =>
      db.script(`
        alter table public.user_presence disable trigger keep_presence;
        update public.user_presence set last_seen = now() - interval '${seconds} seconds';
        alter table public.user_presence enable trigger keep_presence;
      `);
    await heardAgo(80);
    expect(await present('owner', [other])).toMatchObject([{ status: 'online' }]);
    await heardAgo(91);
    expect(await present('owner', [other])).toEqual([]);
  });

  it('are 50 at most, and strangers are none', async () => {
    await here('other');
    expect(await present('owner', [other])).toEqual([]);
    await thread('open');
    const many = Array.from({ length: 50 }, () => crypto.randomUUID());
    expect(await present('owner', [...many, other])).toEqual([]);
    expect(await present('owner', [...many.slice(1), other])).toHaveLength(1);
  });
});

describe('the number of those who are in the community', () => {
  const count = async () =>
    (await asActor<{ n: number }>(db, 'owner', 'select public.community_present() as n'))[0]?.n;

  it('counts who is looking at it, and is none below three', async () => {
    await here('owner');
    await here('other');
    expect(await count()).toBe(0);
    await here('full_admin', 'online', 'rooms');
    expect(await count()).toBe(3);
    await here('orders_admin', 'online', 'training');
    await here('payments_admin', 'away');
    expect(await count()).toBe(3);
    await say('other', 'away');
    expect(await count()).toBe(0);
  });
});
