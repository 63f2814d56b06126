/** Who is a member, under which name, how often somebody may write, and which texts are taken. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { avatarIds } from '../../src/lib/accounts/avatar.ts';
import { communityLimits, roomLimits } from '../../src/lib/community/limits.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  answer,
  ask,
  callAs,
  codeOf,
  comment,
  emptyCommunity,
  join,
  makeStaff,
  rest,
} from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import type { Person } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => emptyCommunity(db));

const create = (person: Person, handle: string, adult = true, guidelines = 1, about = '') =>
  callAs<{ id: string; handle: string; version: number }>(
    db,
    person,
    'create_community_profile',
    handle,
    'en',
    'nobody',
    adult,
    guidelines,
    true,
    null,
    about,
  );

describe('a profile', () => {
  it('is made once, by somebody who is an adult and accepted the guidelines as they are', async () => {
    expect(await codeOf(create('owner', 'quiet-river', false))).toBe('not_allowed');
    expect(await codeOf(create('owner', 'quiet-river', true, 2))).toBe('not_allowed');
    const first = await create('owner', 'quiet-river');
    expect(await create('owner', 'quiet-river')).toEqual(first);
    expect(await codeOf(create('owner', 'another-name'))).toBe('invalid_state');
    expect(await codeOf(create('other', 'Quiet-River'))).toBe('handle_taken');
  });

  it.each([
    'Ana',
    'señora_luz',
    'łąka',
    'тихая-река',
    '静かな川',
    '조용한강',
    '安静的河',
    'steam-engine',
    'badminton',
  ])('may be called %s', async (handle) => {
    expect(await create('owner', handle)).toMatchObject({ handle });
  });

  it.each([
    ['ab', 'too short'],
    ['a'.repeat(25), 'too long'],
    ['ana@example.com', 'an address'],
    ['owner', 'the name of the own address'],
    ['two words', 'a blank'],
    ['name\u200bless', 'an invisible sign'],
    ['12345', 'no letter'],
    ['Team', 'speaks for the product'],
    ['the-team', 'speaks for the product'],
    ['ADM1N', 'looks like it'],
    ['Моderatоr', 'two scripts'],
    ['модераtor', 'two scripts'],
    ['focus-clarity-lab', 'the product'],
    ['former_member', 'nobody'],
    ['a\u0301\u0302\u0303b', 'loose marks'],
    ['😀😀😀', 'no letters'],
    ['שלום', 'a script of none of the languages'],
  ])('may not be called %s: %s', async (handle) => {
    expect(await codeOf(create('owner', handle))).toBe('handle_invalid');
  });

  it('changes its name once in 90 days, and only as it was read', async () => {
    const { version } = await create('owner', 'quiet-river');
    const rename = (at: number, handle: string) =>
      callAs<{ handle: string; version: number }>(db, 'owner', 'edit_community_profile', at, handle);
    const renamed = await rename(version, 'silent-river');
    expect(renamed.handle).toBe('silent-river');
    expect(await codeOf(rename(version, 'third-river'))).toBe('version_conflict');
    expect(await codeOf(rename(renamed.version, 'third-river'))).toBe('rate_limited');
    await db.query(`update public.community_profiles set handle_changed_at = now() - interval '91 days'`);
    expect(await rename(renamed.version, 'third-river')).toMatchObject({ handle: 'third-river' });
  });

  it('has a picture of those there are, and no links in what it says', async () => {
    expect(await codeOf(create('owner', 'quiet-river', true, 1, 'See https://a.example'))).toBe(
      'too_many_links',
    );
    const { version } = await create('owner', 'quiet-river');
    let at = version;
    for (const avatar of [...avatarIds, '']) {
      await rest(db);
      const changed = await callAs<{ avatar: string | null; version: number }>(
        db,
        'owner',
        'edit_community_profile',
        at,
        null,
        null,
        avatar,
      );
      expect(changed.avatar).toBe(avatar || null);
      at = changed.version;
    }
    expect(await codeOf(callAs(db, 'owner', 'edit_community_profile', at, null, null, 'cat'))).toBe(
      'not_allowed',
    );
  });

  it('that is left keeps the standing, and its posts stay without a name', async () => {
    const id = await join(db, 'owner');
    const post = await ask(db, 'owner');
    await db.query(`update public.community_profiles set standing = 'silenced' where id = $1`, [id]);
    expect(await callAs(db, 'owner', 'leave_community')).toBe(true);
    expect(await callAs(db, 'owner', 'leave_community')).toBe(false);
    expect(await callAs(db, 'owner', 'my_community_profile')).toBeNull();
    expect(await asActor(db, 'anon', 'select id from public.community_profiles')).toEqual([]);
    expect(await asActor(db, 'anon', 'select author_profile_id as a from public.topics')).toEqual([
      { a: null },
    ]);
    expect(await create('owner', 'new-name')).toMatchObject({ id, standing: 'silenced' });
    expect(await codeOf(answer(db, 'owner', post.id))).toBe('silenced');
  });

  it('shows badges by choice and by role', async () => {
    const id = await join(db, 'owner');
    const card = () => callAs(db, 'anon', 'community_cards', [id]);
    expect(await card()).toMatchObject({
      premium: false,
      team: false,
      new_here: true,
      answers: 0,
      helpful: 0,
    });
    await db.query(
      `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
       select user_id, true, 'premium', now() + interval '1 month' from public.community_profiles`,
    );
    expect(await card()).toMatchObject({ premium: true });
    await makeStaff(db, 'owner', 'education_admin');
    expect(await card()).toMatchObject({ team: true, new_here: false });
    await db.query(`update public.community_profiles set show_premium_badge = false`);
    await db.query(`update public.admin_roles set is_active = false where role_type = 'education_admin'`);
    expect(await card()).toMatchObject({ premium: false, team: false, new_here: true });
    await db.query('delete from public.subscribers');
  });
});

describe('the level of a member', () => {
  const levelOf = async (id: string) =>
    (await db.query('select private.community_level($1) as l', [id]))[0]?.l;

  it('is known after three days, three posts and one helpful vote, and not after a removal', async () => {
    const id = await join(db, 'owner');
    await join(db, 'other');
    const post = await ask(db, 'owner');
    await comment(db, 'owner', 'topic', post.id);
    await answer(db, 'owner', post.id);
    await callAs(db, 'other', 'vote', 'topic', post.id, true);
    expect(await levelOf(id)).toBe('new');
    await db.query(
      `update public.community_profiles set created_at = now() - interval '4 days' where id = $1`,
      [id],
    );
    expect(await levelOf(id)).toBe('known');
    const act = (kind: string) =>
      db.query(
        `insert into public.moderation_actions (id, kind, target_kind, target_id, person_profile_id, reason_code, reason, created_at)
         values ($1, $2, 'topic', $3, $4, 'spam', 'It was an advert.', clock_timestamp())`,
        [randomUUID(), kind, post.id, id],
      );
    await act('hide');
    expect(await levelOf(id)).toBe('new');
    await act('restore');
    expect(await levelOf(id)).toBe('known');
  });
});

describe('limits', () => {
  // now is 100000; events are seconds
  it.each([
    ['topic', [], 0],
    ['topic', [98000], 1600],
    ['topic', [20000, 50000], 6400],
    ['topic', [96400], 0],
    ['topic', [96401], 1],
    ['vote', [99991, 99992, 99993, 99994, 99995, 99996, 99997, 99998, 99999], 0],
  ] as const)('of %s after %j let wait %i seconds', async (action, events, seconds) => {
    const id = await join(db, 'owner');
    const wait = await db.tx(async (query) => {
      for (const event of events) {
        await query(
          `insert into private.community_events (profile_id, action, at) values ($1, $2, now() - make_interval(secs => $3))`,
          [id, action, 100_000 - event],
        );
      }
      return query('select private.community_wait($1, $2, $3) as s', [id, action, 'new']);
    });
    expect(wait).toEqual([{ s: seconds }]);
  });

  it('stand in one table for every action and level', async () => {
    const rows = await db.query('select distinct action, level from private.community_limits');
    expect(rows).toHaveLength(2 * (Object.keys(communityLimits).length + Object.keys(roomLimits).length));
  });
});
