/** The tables of the community: what they refuse, what leaves with an account, and the ways of their states. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { asActor, become, openTestDatabase, undone } from './support/database.ts';
import { personIds } from './support/people.ts';
import { answerIds, commentIds, profileIds, topicIds } from './support/rows/community.ts';
import { insertFixtures } from './support/rows.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.tx(insertFixtures);
});
afterAll(() => db.close());

describe('the states', () => {
  it('stand in one table, and comments go the ways of answers', async () => {
    const rows = await db.query<{ machine: string; pairs: number }>(
      `select machine, count(distinct (from_state, action, role))::int as pairs
       from private.community_transitions group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { machine: 'answer', pairs: 15 },
      { machine: 'article', pairs: 9 },
      { machine: 'comment', pairs: 15 },
      { machine: 'report', pairs: 12 },
      { machine: 'room', pairs: 16 },
      { machine: 'standing', pairs: 7 },
      { machine: 'thread', pairs: 13 },
      { machine: 'topic', pairs: 32 },
    ]);
  });

  it.each([
    ['topics', topicIds.other_pending, 'open', 'locked'],
    ['answers', answerIds.other, 'hidden', 'pending'],
    ['comments', commentIds.owner_held, 'visible', 'pending'],
  ])('of %s follow one another as listed, and not otherwise', async (table, id, allowed, refused) => {
    const change = (query: Query, state: string) =>
      query(`update public.${table} set state = $2 where id = $1`, [id, state]);
    await undone(db, (query) => change(query, allowed));
    await expect(undone(db, (query) => change(query, refused))).rejects.toMatchObject({
      code: 'PT409',
      message: 'invalid_state',
    });
  });

  it('raise the version of a post, and counters do not', async () => {
    await undone(db, async (query) => {
      await query(`update public.topics set votes = 3 where id = $1`, [topicIds.owner]);
      await query(`update public.topics set state = 'hidden' where id = $1`, [topicIds.owner]);
      const rows = await query('select version from public.topics where id = $1', [topicIds.owner]);
      expect(rows).toEqual([{ version: 2 }]);
    });
  });
});

describe('the account behind a profile', () => {
  it.each(['anon', 'owner', 'other', 'master_admin'] as const)('is not read by %s', async (actor) => {
    const read = asActor(db, actor, 'select user_id from public.community_profiles');
    await expect(read).rejects.toMatchObject({ code: '42501' });
    const asked = asActor(db, actor, 'select id from public.community_profiles where user_id is not null');
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what moderators decided', () => {
  it('stays as it was written', async () => {
    for (const change of [`reason = 'It was something else.'`, `kind = 'approve'`, `until = now()`]) {
      await expect(
        undone(db, (query) => query(`update public.moderation_actions set ${change}`)),
      ).rejects.toMatchObject({ code: 'PT409', message: 'append_only' });
    }
  });

  it('needs a reason where something is taken from somebody', async () => {
    await expect(
      undone(db, (query) =>
        query(
          `insert into public.moderation_actions (id, kind, target_kind, target_id, reason_code, reason)
           values (gen_random_uuid(), 'hide', 'topic', $1, 'spam', 'spam')`,
          [topicIds.owner],
        ),
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

it('has 24 tags with a name in every language', async () => {
  const fresh = await openTestDatabase();
  try {
    const rows = await fresh.query<{ slug: string; names: Record<string, string> }>(
      'select slug, names from public.tags',
    );
    expect(rows).toHaveLength(24);
    for (const { slug, names } of rows) {
      expect(Object.keys(names).sort(), slug).toEqual('de en es fr it ja ko pl pt ru zh'.split(' '));
      expect(
        Object.values(names).every((name) => name.trim() === name && name !== ''),
        slug,
      ).toBe(true);
    }
    for (const language of Object.keys(rows[0]?.names ?? {})) {
      expect(new Set(rows.map(({ names }) => names[language])).size, language).toBe(24);
    }
  } finally {
    await fresh.close();
  }
});

describe('a copy of the data', () => {
  it('tells neither who decided nor how a report ended', async () => {
    await undone(db, async (query) => {
      await query(`update public.reports set state = 'in_review', claimed_at = now(), assignee = $1`, [
        personIds.full_admin,
      ]);
      await query(
        `update public.reports set state = 'actioned', claimed_at = null, decided_at = now(), decision_note = 'Harsh words'`,
      );
      await become(query, 'owner');
      const page = async (table: string) => {
        const [row] = await query<{ page: { rows: object[] } }>('select public.export_my_data($1) as page', [
          table,
        ]);
        return row?.page.rows;
      };
      expect(await page('reports')).toMatchObject([
        { state: 'looked_at', assignee: null, decision_note: null, decided_at: null, excerpt: null },
      ]);
      expect(await page('moderation_actions')).toMatchObject([{ kind: 'warn', actor_user_id: null }]);
      expect(await page('community_profiles')).toMatchObject([{ handle: 'quiet-river' }]);
    });
  });
});

describe('with an account', () => {
  /** Posts by the owner that are left, and what is said of the others. */
  const erase = (query: Query) => query('delete from auth.users where id = $1', [personIds.owner]);
  const left = async (query: Query) => ({
    topics: await query(
      'select id, title, author_profile_id as author from public.topics where id = any ($1) order by id',
      [[topicIds.owner, topicIds.owner_held]],
    ),
    answers: await query('select id from public.answers where id = any ($1) order by id', [
      [answerIds.owner, answerIds.owner_on_held],
    ]),
    comments: await query('select id from public.comments where id = any ($1) order by id', [
      [commentIds.owner, commentIds.owner_held],
    ]),
  });
  const traces = async (query: Query) => {
    const tables = await query<{ t: string }>(
      `select jsonb_agg(to_jsonb(x))::text as t from (
         select to_jsonb(v) from public.votes v union all select to_jsonb(b) from public.blocks b
         union all select to_jsonb(r) from public.reports r union all select to_jsonb(r) from public.revisions r
         union all select to_jsonb(m) from public.moderation_actions m
         union all select to_jsonb(p) from public.community_profiles p
         union all select to_jsonb(o) from public.topics o union all select to_jsonb(a) from public.answers a
         union all select to_jsonb(c) from public.comments c) x`,
    );
    return tables[0]?.t ?? '';
  };

  it('posts stay without a name, and nothing tells whose they were', async () => {
    await undone(db, async (query) => {
      await erase(query);
      expect(await left(query)).toEqual({
        topics: [{ id: topicIds.owner, title: 'Coming back after an interruption', author: null }],
        answers: [{ id: answerIds.owner }],
        comments: [{ id: commentIds.owner }],
      });
      const text = await traces(query);
      expect(text).not.toContain(profileIds.owner);
      expect(text).not.toContain(personIds.owner);
    });
  });

  it('their text goes too, if that was chosen; answers of others stay under a title that says so', async () => {
    await undone(db, async (query) => {
      await become(query, 'service');
      await query('select public.schedule_erasure($1, true)', [personIds.owner]);
      await query('reset role');
      await query('delete from public.answers where id = $1', [answerIds.other_pending]);
      await query(
        `insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
         values (gen_random_uuid(), $1, $2, 'A return note helps me to come back.', 'en', 'visible')`,
        [topicIds.owner, profileIds.other],
      );
      await erase(query);
      expect(await left(query)).toEqual({
        topics: [{ id: topicIds.owner, title: 'Removed question', author: null }],
        answers: [],
        comments: [],
      });
      expect(await traces(query)).not.toContain(profileIds.owner);
    });
  });

  it('the choice is as last asked for and keeps the first day, until the erasure has begun', async () => {
    await undone(db, async (query) => {
      await query('delete from public.account_erasures');
      const ask = async (remove: boolean) => {
        const [row] = await query<{ due: string }>('select public.schedule_erasure($1, $2) as due', [
          personIds.owner,
          remove,
        ]);
        return String(row?.due);
      };
      const chosen = () => query('select remove_posts from public.account_erasures');
      const first = await ask(true);
      expect(await ask(false)).toBe(first);
      expect(await chosen()).toEqual([{ remove_posts: false }]);
      await query(
        `update public.account_erasures set requested_at = now() - interval '8 days', due_at = now() - interval '1 day', begun_at = now()`,
      );
      await ask(true);
      expect(await chosen()).toEqual([{ remove_posts: false }]);
    });
  });
});
