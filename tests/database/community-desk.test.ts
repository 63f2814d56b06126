/** What a moderator looks up, and the whole way from a warning to limits that are lifted. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  type Post,
} from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import type { Person } from './support/people.ts';

let db: OpenedDb;
let owner: string;
const { report, moderate, member, row, versionOf } = moderationOf(() => db);
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  for (const person of ['other', 'education_admin', 'full_admin'] as const) await join(db, person);
  await makeStaff(db, 'education_admin', 'education_admin');
  await makeStaff(db, 'full_admin', 'full_admin');
});

const look = (person: Person, id: string) =>
  callAs<Record<string, unknown> | null>(db, person, 'post_to_judge', id);

describe('a post that nobody reported', () => {
  it('is found by its id, whatever it is, with the question it stands under', async () => {
    const topic = await ask(db, 'owner');
    const given = await answer(db, 'other', topic.id);
    const said = await comment(db, 'owner', 'answer', given.id);
    const title = 'How do I come back to a task?';
    expect(await look('education_admin', topic.id)).toMatchObject({
      kind: 'topic',
      title,
      state: 'open',
      shown: true,
      pinned: false,
      report: null,
      author_profile_id: owner,
      earlier: [],
    });
    expect(await look('education_admin', given.id)).toMatchObject({ kind: 'answer', title, pinned: null });
    expect(await look('education_admin', said.id)).toMatchObject({ kind: 'comment', topic_id: topic.id });
    expect(await look('education_admin', randomUUID())).toBeNull();
    expect(await codeOf(look('owner', topic.id))).toBe('not_allowed');
  });

  it('tells how it stood before, which report is open, and is found when it is deleted', async () => {
    const topic = await ask(db, 'owner');
    const before = await row('topics', topic.id);
    const text = 'The same text without the name of a school.';
    const why = 'It named a school.';
    await callAs(
      db,
      'education_admin',
      'staff_edit',
      randomUUID(),
      'topic',
      topic.id,
      1,
      null,
      text,
      'privacy',
      why,
    );
    const { id } = await report('other', topic.id);
    expect(await look('full_admin', topic.id)).toMatchObject({
      body: text,
      report: id,
      earlier: [{ version: 1, title: before?.title, body: before?.body }],
    });
    await moderate('full_admin', 'delete', { ...topic, version: await versionOf('topics', topic.id) });
    expect(await look('full_admin', topic.id)).toMatchObject({ state: 'deleted', shown: false });
  });
});

it('a question that was asked before is one of its own again once it is unlocked', async () => {
  const first = await ask(db, 'owner');
  const second = await ask(db, 'other');
  const mark = [randomUUID(), second.id, first.id, second.version] as const;
  await callAs(db, 'education_admin', 'mark_duplicate', ...mark);
  expect((await row('topics', second.id))?.duplicate_of).toBe(first.id);
  const version = await versionOf('topics', second.id);
  await moderate('education_admin', 'unlock', { ...second, version });
  expect(await row('topics', second.id)).toMatchObject({ state: 'open', duplicate_of: null });
});

describe('from a warning to limits that are lifted', () => {
  it('each step is told to the person, one appeal is decided by somebody else, and they write again', async () => {
    const topic = await ask(db, 'other');
    const writes = () =>
      comment(db, 'owner', 'topic', topic.id).then(
        () => 'written',
        ({ message }: Error) => message,
      );
    await member('education_admin', 'warn', owner);
    expect(await writes()).toBe('written');
    await member('education_admin', 'silence', owner, '2099-01-01');
    expect(await writes()).toBe('silenced');
    await member('education_admin', 'suspend', owner);
    expect(await writes()).toBe('suspended');

    const told = async () =>
      (
        await asActor<{ r: { id: string; kind: string; reason: string; appeal_state: string } }>(
          db,
          'owner',
          'select public.my_moderation() as r',
        )
      ).map(({ r }) => r);
    const decisions = await told();
    expect(decisions.map(({ kind }) => kind).sort()).toEqual(['silence', 'suspend', 'warn']);
    expect(new Set(decisions.map(({ reason }) => reason))).toEqual(new Set(['Harsh words towards others.']));

    const against = decisions.find(({ kind }) => kind === 'suspend')?.id ?? '';
    const says = 'I was quoting what had been said to me.';
    const { id } = await callAs<Post>(db, 'owner', 'appeal', randomUUID(), against, says);
    const lift = (person: Person) =>
      callAs(db, person, 'decide_appeal', id, 'overturned', 1, 'Read again: it was a quotation.');
    expect(await codeOf(lift('education_admin'))).toBe('own_decision');
    await lift('full_admin');
    expect((await row('community_profiles', owner))?.standing).toBe('active');
    expect(await writes()).toBe('written');
    expect((await told()).find(({ kind }) => kind === 'suspend')?.appeal_state).toBe('overturned');
  });
});
