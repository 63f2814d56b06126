/** What the community says live, by supabase-js on the migrated database: to whom, when, and never a text. */
import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually, joined } from './realtime.support.ts';
import { type Person, startTestBackend } from './support/backend.ts';

let server: Awaited<ReturnType<typeof startTestBackend>>;
let [asker, helper, reader, staff]: Person[] = [];
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  asker = await member('asker');
  helper = await member('helper');
  reader = await server.person('reader');
  staff = await server.person('staff');
  await server.backend.db.query(
    `insert into public.admin_roles (user_id, role_type) values ($1, 'education_admin')`,
    [staff.id],
  );
});
afterAll(() => server.stop());
const opened: Person['client'][] = [];
afterEach(async () => {
  for (const client of opened.splice(0)) await client.removeAllChannels();
  // As if a day had gone by.
  await server.backend.db.query('delete from private.community_events');
});

const one = (person: Person | undefined): Person => {
  if (!person) throw new Error('people come in beforeAll');
  return person;
};

async function call<T>(person: Person | undefined, name: string, args: object): Promise<T> {
  const { data, error } = await one(person).client.rpc(name, args);
  if (error) throw error;
  return data as T;
}

async function member(name: string): Promise<Person> {
  const person = await server.person(name);
  await call(person, 'create_community_profile', {
    p_handle: `live-${name}`,
    p_lang: 'en',
    p_allow_requests: 'nobody',
    p_adult: true,
    p_guidelines_version: 1,
  });
  await server.backend.db.query(
    'update public.community_profiles set first_posts_approved = 2 where user_id = $1',
    [person.id],
  );
  return person;
}

const words = (text: string) => `What helps you to come back to a task after a break? ${text}`;
async function ask(): Promise<string> {
  const id = randomUUID();
  const question = {
    p_title: 'How do I come back to a task?',
    p_body: words(id),
    p_lang: 'en',
    p_tags: ['focus'],
  };
  await call(asker, 'ask', { p_id: id, ...question });
  return id;
}
async function answer(topic: string, text = words(randomUUID())): Promise<string> {
  const id = randomUUID();
  await call(helper, 'answer_topic', { p_id: id, p_topic: topic, p_body: text, p_lang: 'en' });
  return id;
}

async function listen(person: Person | undefined, topic: string) {
  const { client } = one(person);
  opened.push(client);
  await client.realtime.setAuth();
  const heard: unknown[] = [];
  const channel = client
    .channel(topic, { config: { private: true, broadcast: { ack: true, self: true } } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]));
  return { channel, heard };
}
const refused = async (person: Person | undefined, topic: string) => {
  const { channel } = await listen(person, topic);
  await expect(joined(channel), topic).rejects.toThrow('Unauthorized');
};
const changed = (kind: string, id: string) => ['changed', { kind, id }];

test('whoever reads a question hears of an answer, a comment, an edit and what goes, by kind and id alone', async () => {
  const topic = await ask();
  const { channel, heard } = await listen(reader, `topic:${topic}`);
  await joined(channel);
  const first = await answer(topic);
  const comment = randomUUID();
  await call(asker, 'comment_on', {
    p_id: comment,
    p_kind: 'answer',
    p_post: first,
    p_body: 'That helps me, too.',
    p_lang: 'en',
  });
  await call(helper, 'edit_answer', { p_id: first, p_version: 1, p_body: words('Said better.') });
  await call(helper, 'delete_post', { p_kind: 'answer', p_id: first });
  await eventually(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual([
    changed('answer', first),
    changed('comment', comment),
    changed('answer', first),
    changed('answer', first),
  ]);
});

test('what waits is told to the team first, and to readers once it is shown', async () => {
  const topic = await ask();
  const [watch, queue] = [await listen(reader, `topic:${topic}`), await listen(staff, 'admin:queue')];
  await Promise.all([watch, queue].map(({ channel }) => joined(channel)));
  const { db } = server.backend;
  const id = randomUUID();
  await db.query(
    `insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
     select $1, $2, id, $3, 'en', 'pending' from public.community_profiles where user_id = $4`,
    [id, topic, words('held'), one(helper).id],
  );
  await eventually(() => expect(queue.heard).toHaveLength(1));
  expect(watch.heard).toEqual([]);
  await db.query(`update public.answers set state = 'visible' where id = $1`, [id]);
  await eventually(() => expect(watch.heard).toEqual([changed('answer', id)]));
  await eventually(() => expect(queue.heard).toHaveLength(2));
  await call(asker, 'report', { p_id: randomUUID(), p_kind: 'answer', p_target: id, p_reason: 'spam' });
  await eventually(() => expect(queue.heard).toHaveLength(3));
  for (const said of queue.heard) expect(said).toEqual(['changed', { id: expect.any(String) }]);
});

test('one listens to what one may read: signed in, to questions that are shown, and authors to own ones that wait', async () => {
  const topic = await ask();
  const visitor = { ...one(reader), client: server.client() };
  await refused(visitor, `topic:${topic}`);
  await refused(visitor, 'admin:queue');
  await joined((await listen(helper, `topic:${topic}`)).channel);
  await server.backend.db.query(`update public.topics set state = 'hidden' where id = $1`, [topic]);
  await refused(reader, `topic:${topic}`);
  await joined((await listen(asker, `topic:${topic}`)).channel);
  for (const person of [reader, helper, asker]) await refused(person, 'admin:queue');
  const names = [
    `topic:${randomUUID()}`,
    'topic:',
    `topic:${topic}:x`,
    `topic:${topic.toUpperCase()}`,
    'topic:%',
  ];
  for (const name of names) await refused(reader, name);
});

test('only the database speaks there: what a client says or shows reaches nobody', async () => {
  const topic = await ask();
  const listeners = [
    await listen(reader, `topic:${topic}`),
    await listen(asker, `topic:${topic}`),
    await listen(staff, 'admin:queue'),
  ];
  await Promise.all(listeners.map(({ channel }) => joined(channel)));
  const forged = {
    type: 'broadcast',
    event: 'changed',
    payload: { kind: 'answer', id: randomUUID() },
  } as const;
  const tries: ((channel: RealtimeChannel) => Promise<unknown>)[] = [
    async (channel) => expect(await channel.send(forged, { timeout: 100 })).toBe('timed out'),
    (channel) => expect(channel.httpSend('changed', forged.payload)).rejects.toThrow('Unauthorized'),
    async (channel) => expect(await channel.track({ name: 'me' })).toBe('error'),
  ];
  for (const { channel } of listeners) for (const attempt of tries) await attempt(channel);
  const real = await answer(topic);
  await eventually(() => expect(listeners[1]?.heard).toEqual([changed('answer', real)]));
  expect(listeners[0]?.heard).toEqual([changed('answer', real)]);
  expect(listeners[2]?.heard).toEqual([]);
});
