/** Messages by supabase-js on the migrated database: who hears of them, and what a page is answered. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, joined } from './realtime.support.ts';
import { type Person, startTestBackend } from './support/backend.ts';

interface Message {
  id: string;
  thread_id: string;
  content: string;
  sender_id: string;
}

let server: Awaited<ReturnType<typeof startTestBackend>>;
let people: Record<'ann' | 'ben' | 'cleo' | 'admin', Person>;
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  const admin = await server.person('admin');
  await server.backend.db.query(
    `insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`,
    [admin.id],
  );
  people = { ann: await member('ann'), ben: await member('ben'), cleo: await member('cleo'), admin };
});
afterAll(async () => {
  await Promise.all(Object.values(people).map(({ client }) => client.removeAllChannels()));
  await server.stop();
});

/** Somebody who takes requests and whom the community knows. */
async function member(name: string): Promise<Person> {
  const person = await server.person(name);
  const { data, error } = await person.client.rpc('create_community_profile', {
    p_handle: `talk-${name}`,
    p_lang: 'en',
    p_allow_requests: 'known',
    p_adult: true,
    p_guidelines_version: 1,
  });
  if (error) throw error;
  await server.backend.db.query(
    `update public.community_profiles set created_at = now() - interval '9 days' where user_id = $1`,
    [person.id],
  );
  await server.backend.db.query(
    `insert into public.topics (id, author_profile_id, title, body, lang, state, votes)
     select gen_random_uuid(), $1, 'A title that is fine', 'A text that is long enough ' || n, 'en', 'open', 1
     from generate_series(1, 3) n`,
    [(data as { id: string }).id],
  );
  return person;
}

const send = (from: Person, to: Person, content: string, clientId: string = randomUUID()) =>
  from.client
    .from('user_messages')
    .insert({ client_id: clientId, recipient_id: to.id, subject: '', content });

async function listen(person: Person, filter: string): Promise<Message[]> {
  const heard: Message[] = [];
  const rows = { event: 'INSERT', schema: 'public', table: 'user_messages' } as const;
  await joined(
    person.client
      .channel(`live:${person.id}:${randomUUID()}`, { config: { private: true } })
      .on<Message>('postgres_changes', { ...rows, filter }, (change) => heard.push(change.new)),
  );
  return heard;
}

test('a message reaches whoever it is for, and nobody else who listens for it', async () => {
  const { ann, ben, cleo, admin } = people;
  const forBen = `recipient_id=eq.${ben.id}`;
  const heard = await listen(ben, forBen);
  const others = await Promise.all([cleo, admin].map((person) => listen(person, forBen)));
  const annHears = await listen(ann, `recipient_id=eq.${ann.id}`);

  const id = randomUUID();
  expect((await send(ann, ben, 'May I ask you something?', id)).error).toBeNull();
  expect((await send(ann, ben, 'May I ask you something?', id)).error).toMatchObject({ code: '23505' });
  await eventually(() =>
    expect(heard).toMatchObject([{ content: 'May I ask you something?', sender_id: ann.id }]),
  );
  expect((await send(ben, ann, 'Of course.')).error).toBeNull();
  await eventually(() => expect(annHears).toMatchObject([{ content: 'Of course.' }]));

  // Nothing is on the way any more once what was said after it has been heard.
  expect((await send(ann, ben, 'The end.')).error).toBeNull();
  await eventually(() => expect(heard).toHaveLength(2));
  expect(others).toEqual([[], []]);
});

test('a page reads, marks as read and is refused in the words of the database', async () => {
  const { ann, ben, cleo } = people;
  const { data: threads } = await ann.client.rpc('my_threads', { p_box: 'open' });
  const [thread] = threads as { id: string; unread: number }[];
  expect(thread).toMatchObject({ unread: 1 });
  const marked = await ann.client
    .from('user_messages')
    .update({ is_read: true })
    .match({ thread_id: thread?.id, recipient_id: ann.id, is_read: false });
  expect(marked.error).toBeNull();
  expect((await ann.client.rpc('unread_messages')).data).toEqual({ open: 0, requests: 0 });
  const read = await cleo.client.from('user_messages').select('id').eq('thread_id', thread?.id);
  expect(read.data).toEqual([]);

  const forged = await cleo.client.from('user_messages').insert({
    client_id: randomUUID(),
    sender_id: ann.id,
    recipient_id: ben.id,
    subject: '',
    content: 'Hello',
  });
  expect(forged.error).toMatchObject({ code: '42501' });
  await ben.client.rpc('act_on_thread', { p_thread: thread?.id, p_action: 'block' });
  expect(await send(ann, ben, 'Are you there?')).toMatchObject({
    status: 403,
    error: { code: 'PT403', message: 'blocked' },
  });
});
