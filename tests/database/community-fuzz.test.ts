/** Whatever is sent to a function that writes, it is stored or answered with a code of the community, and nothing in between. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityRefusals } from '../../src/lib/community/refusals.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { count } from '../support/counts.ts';
import {
  answer,
  ask,
  codeOf,
  emptyCommunity,
  join,
  makeStaff,
  type Post,
  rest,
} from './support/community.ts';
import { textsOf } from './support/community-texts.ts';
import { openTestDatabase } from './support/database.ts';
import { fuzzedIn, installFuzzed } from './support/fuzzed.ts';
import { moderationOf } from './support/moderation.ts';
import { type Person, personIds } from './support/people.ts';
import { roomsOf } from './support/rooms.ts';

let db: OpenedDb;
let topic: Post;
let own: Post;
let given: Post;
let other: string;
let report: string;
let decision: string;
const desk = moderationOf(() => db);
const rooms = roomsOf(() => db);

beforeAll(async () => {
  db = await openTestDatabase();
  await emptyCommunity(db);
  for (const person of ['owner', 'education_admin'] as const) await join(db, person);
  other = await join(db, 'other');
  await makeStaff(db, 'education_admin', 'education_admin');
  topic = await ask(db, 'other');
  own = await ask(db, 'owner');
  given = await answer(db, 'owner', topic.id);
  ({ id: report } = await desk.report('owner', topic.id));
  await desk.decide('education_admin', report, 'claim', 1);
  await desk.member('education_admin', 'warn', other);
  decision = (await db.query<{ id: string }>('select id from public.moderation_actions'))[0]?.id ?? '';
  await db.query(
    `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
     values ($1, true, 'plus', now() + interval '9 days')
     on conflict (user_id) do update set subscribed = true, subscription_tier = 'plus', subscription_end = excluded.subscription_end`,
    [personIds.other],
  );
  await rest(db);
  await installFuzzed(db);
});
afterAll(() => db.close());

const many = count(150, 10_000);
const longest = textsOf('long texts of members', Math.ceil(many / 60), 600);
const texts = [...textsOf('fuzzed texts of members', many - longest.length, 25), ...longest];
const declared: ReadonlySet<string> = new Set([
  'stored',
  ...communityRefusals.filter((code) => code !== 'other'),
]);

/** A room of somebody who is there: who has not been heard of for a minute has left it. */
async function openedRoom(): Promise<string> {
  await db.query('delete from public.study_rooms');
  const { room } = await rooms.open('education_admin');
  await rest(db);
  return room.id;
}

const fuzzed = async (person: Person, call: string, sent = texts) =>
  fuzzedIn(db, person, call.includes(roomNow) ? call.replace(roomNow, await openedRoom()) : call, sent);

/** In a call, the room that stands open when it is made. */
const roomNow = '{room}';

/** The call with a text in its place, and who makes it. */
const calls = (): readonly (readonly [name: string, person: Person, call: string])[] => [
  ['ask', 'owner', `select public.ask(null, $1, $1 || ' '||$1, 'en', '{focus}')`],
  ['a title', 'owner', `select public.ask(null, $1, 'A text that is long enough', 'en', '{focus}')`],
  ['answer', 'owner', `select public.answer_topic(null, '${topic.id}', $1, 'en')`],
  ['comment', 'owner', `select public.comment_on(null, 'topic', '${topic.id}', $1, 'en')`],
  ['edit of a question', 'owner', `select public.edit_topic('${own.id}', 1, $1, $1, null)`],
  ['edit of an answer', 'owner', `select public.edit_answer('${given.id}', 1, $1)`],
  ['a profile', 'owner', 'select public.edit_community_profile(1, null, $1)'],
  ['a name', 'owner', 'select public.edit_community_profile(1, left($1, 12))'],
  [
    'a first profile',
    'spare',
    `select public.create_community_profile('paper-boat', 'en', 'nobody', true, 1, true, null, $1)`,
  ],
  ['a report', 'owner', `select public.report(null, 'profile', '${other}', 'spam', $1)`],
  ['an appeal', 'other', `select public.appeal(gen_random_uuid(), '${decision}', $1)`],
  [
    'hiding',
    'education_admin',
    `select public.moderate_post(null, 'hide', 'topic', '${own.id}', 1, 'other', $1)`,
  ],
  [
    'a text by staff',
    'education_admin',
    `select public.staff_edit(null, 'answer', '${given.id}', 1, null, $1, 'other', $1)`,
  ],
  [
    'a warning',
    'education_admin',
    `select public.moderate_member(null, 'warn', '${other}', 1, null, 'other', $1)`,
  ],
  ['a report decided', 'education_admin', `select public.decide_report('${report}', 'dismiss', 2, $1)`],
  [
    'a room',
    'other',
    `select public.open_room(gen_random_uuid(), jsonb_build_object('title', $1::text, 'description', left($1, 200), 'lang', 'en', 'visibility', 'link'))`,
  ],
  [
    'a line in a room',
    'education_admin',
    `select public.write_room_line(gen_random_uuid(), '${roomNow}', $1)`,
  ],
  ['a line of one’s own', 'education_admin', `select public.set_room_goal('${roomNow}', $1)`],
  ['a search', 'owner', `select count(*) from public.search_topics(left($1, 100), '{en,pl,ja}')`],
  ['a title that is being written', 'owner', `select count(*) from public.similar_topics($1, 'zh')`],
];

/** A reason code, a tag, a language, a host: what is one of a few words. */
const choices = (): readonly (readonly [name: string, person: Person, call: string])[] => [
  [
    'a tag',
    'owner',
    `select public.ask(null, 'A title that is fine', 'A text that is long enough', 'en', array[$1])`,
  ],
  [
    'a language',
    'owner',
    `select public.answer_topic(null, '${topic.id}', 'A text that is long enough', $1)`,
  ],
  ['a reason', 'owner', `select public.report(null, 'profile', '${other}', $1, '')`],
  [
    'a reason of staff',
    'education_admin',
    `select public.moderate_post(null, 'hide', 'topic', '${own.id}', 1, $1, 'It is about something else.')`,
  ],
  ['an action', 'education_admin', `select public.moderate_post(null, $1, $1, '${own.id}', 1)`],
  ['a host', 'education_admin', 'select public.set_blocked_host($1, true)'],
  ['what is done to a room', 'education_admin', `select public.act_on_room('${roomNow}', $1, 1000000)`],
  [
    'a way into a room',
    'other',
    `select public.open_room(gen_random_uuid(), jsonb_build_object('title', 'Quiet', 'lang', $1::text, 'visibility', $1::text))`,
  ],
  ['a room to close', 'education_admin', `select public.close_room(null, $1, '${roomNow}', $1, '')`],
  ['a kind', 'owner', `select public.vote($1, '${topic.id}', true)`],
];

describe('texts of all kinds', () => {
  it('are taken or refused with a code by every function, and some are taken by each', async () => {
    for (const [name, person, call] of calls()) {
      const codes = await fuzzed(person, call);
      expect(
        Object.keys(codes).filter((code) => !declared.has(code)),
        name,
      ).toEqual([]);
      expect(codes.stored ?? 0, name).toBeGreaterThan(0);
    }
  }, 3_600_000);

  it('are refused with a code where one of a few words is meant', async () => {
    for (const [name, person, call] of choices()) {
      const codes = await fuzzed(person, call, texts.slice(0, Math.ceil(many / 10)));
      expect(
        Object.keys(codes).filter((code) => !declared.has(code)),
        name,
      ).toEqual([]);
    }
  }, 3_600_000);

  it('leave nothing behind where they were refused', async () => {
    const bad = texts.filter((text) => text.includes('\u202e')).slice(0, 5);
    for (const text of ['', 'short', 'x'.repeat(20_000), ...bad])
      for (const person of ['owner', 'other'] as const)
        expect(await codeOf(answer(db, person, topic.id, text))).toMatch(/^[a-z_]+$/);
    expect(await db.query('select count(*)::int as n from public.answers')).toEqual([{ n: 1 }]);
    expect(await db.query('select action from private.community_events')).toEqual([]);
  });
});
