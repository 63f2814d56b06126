/** What a study room says live, by supabase-js on the migrated database: to whom, and by whom alone. */
import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually, joined } from './realtime.support.ts';
import { type Person, startTestBackend } from './support/backend.ts';

let server: Awaited<ReturnType<typeof startTestBackend>>;
const people = new Map<string, Person>();
const who = (name: string): Person => {
  const person = people.get(name);
  if (!person) throw new Error('people come in beforeAll');
  return person;
};
const profiles = new Map<string, string>();
const members = ['host', 'guest', 'removed', 'blocked', 'passer'];
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  for (const name of [...members, 'staff']) people.set(name, await server.person(name));
  for (const name of members) {
    const profile = await call<{ id: string }>(name, 'create_community_profile', {
      p_handle: `room-${name}s`,
      p_lang: 'en',
      p_allow_requests: 'nobody',
      p_adult: true,
      p_guidelines_version: 1,
    });
    profiles.set(name, profile.id);
  }
  const { db } = server.backend;
  await db.query(`insert into public.admin_roles (user_id, role_type) values ($1, 'education_admin')`, [
    who('staff').id,
  ]);
  await db.query(
    `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
     values ($1, true, 'plus', now() + interval '9 days')
     on conflict (user_id) do update set subscribed = true, subscription_tier = 'plus', subscription_end = excluded.subscription_end`,
    [who('host').id],
  );
});
afterAll(() => server.stop());
const opened: Person['client'][] = [];
afterEach(async () => {
  for (const client of opened.splice(0)) await client.removeAllChannels();
  await server.backend.db.query('delete from public.study_rooms');
  await server.backend.db.query('delete from private.community_events');
});

async function call<T>(name: string, fn: string, args: object): Promise<T> {
  const { data, error } = await who(name).client.rpc(fn, args);
  if (error) throw error;
  return data as T;
}

const room = { title: 'Quiet morning', lang: 'en', visibility: 'listed', capacity: 8 };
async function openRoom(): Promise<string> {
  const id = randomUUID();
  await call('host', 'open_room', { p_id: id, p_room: room });
  await call('guest', 'join_room', { p_room: id });
  return id;
}

async function listen(client: Person['client'], topic: string) {
  opened.push(client);
  await client.realtime.setAuth();
  const heard: [event: string, payload: Record<string, unknown>][] = [];
  const channel = client
    .channel(topic, { config: { private: true, broadcast: { ack: true, self: true } } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]));
  return { channel, heard };
}

test('people with a seat hear that the room changed, by version, and of a line, by id; never a text', async () => {
  const id = await openRoom();
  const { channel, heard } = await listen(who('guest').client, `room:${id}`);
  await joined(channel);
  const line = randomUUID();
  await call('host', 'write_room_line', { p_id: line, p_room: id, p_body: 'Good morning, all of you.' });
  const started = await call<{ room: { version: number } }>('host', 'act_on_room', {
    p_room: id,
    p_action: 'start',
    p_version: 1000,
  });
  await eventually(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    ['chat', { id: line }],
    ['state', { version: started.room.version, id: expect.any(String) }],
  ]);
});

test('nobody without a seat listens: no visitor, no passer-by, nobody who was removed or blocked, and not the team', async () => {
  const id = await openRoom();
  const refused = async (client: Person['client'], topic: string) => {
    const { channel } = await listen(client, topic);
    await expect(joined(channel), topic).rejects.toThrow('Unauthorized');
  };
  await call('removed', 'join_room', { p_room: id });
  await call('host', 'remove_from_room', { p_room: id, p_profile: profiles.get('removed') });
  await call('host', 'block_member', { p_profile: profiles.get('blocked'), p_on: true });
  await refused(server.client(), `room:${id}`);
  for (const name of ['passer', 'removed', 'blocked', 'staff']) await refused(who(name).client, `room:${id}`);
  for (const topic of [`room:${randomUUID()}`, 'room:', `room:${id}:x`, `room:${id.toUpperCase()}`, 'room:%'])
    await refused(who('guest').client, topic);
  await call('guest', 'leave_room', { p_room: id });
  await refused(who('guest').client, `room:${id}`);
});

test('only the database speaks there: what a client says reaches nobody', async () => {
  const id = await openRoom();
  const [host, guest] = [
    await listen(who('host').client, `room:${id}`),
    await listen(who('guest').client, `room:${id}`),
  ];
  await joined(host.channel);
  await joined(guest.channel);
  const forged = { type: 'broadcast', event: 'state', payload: { version: 1_000_000 } } as const;
  const tries: ((channel: RealtimeChannel) => Promise<unknown>)[] = [
    async (channel) => expect(await channel.send(forged, { timeout: 100 })).toBe('timed out'),
    (channel) => expect(channel.httpSend('state', forged.payload)).rejects.toThrow('Unauthorized'),
  ];
  for (const { channel } of [host, guest]) for (const attempt of tries) await attempt(channel);
  await call('guest', 'set_room_goal', { p_room: id, p_goal: 'Chapter two' });
  await eventually(() => expect(host.heard).toHaveLength(1));
  await eventually(() => expect(guest.heard).toHaveLength(1));
  expect(host.heard[0]).not.toEqual(['state', forged.payload]);
});

test('people with a seat see each other come and go', async () => {
  const id = await openRoom();
  const present = async (name: string) => {
    const { client } = who(name);
    opened.push(client);
    await client.realtime.setAuth();
    const channel = client.channel(`room:${id}`, { config: { private: true, presence: { key: name } } });
    const seen = new Set<string>();
    channel
      .on('presence', { event: 'join' }, ({ key }) => seen.add(key))
      .on('presence', { event: 'leave' }, ({ key }) => seen.delete(key));
    await joined(channel);
    expect(await channel.track({ profile_id: profiles.get(name) })).toBe('ok');
    return { channel, seen };
  };
  const host = await present('host');
  const guest = await present('guest');
  await eventually(() => expect([...host.seen].sort()).toEqual(['guest', 'host']));
  await guest.channel.unsubscribe();
  await eventually(() => expect([...host.seen]).toEqual(['host']));
});
