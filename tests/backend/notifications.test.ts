/** The worked live list on the migrated database: pages, counts, news, and what two people hear of each other. */

import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestBackend } from './support/backend.ts';

const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 10 });

let server: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
});
const ends: (() => void)[] = [];
afterAll(async () => {
  for (const end of ends) end();
  await server.stop();
});

/** The app as this person has it open, with a client of its own. */
async function open(person: Person) {
  vi.resetModules();
  const { realtime } = person.client;
  const from = person.client.from.bind(person.client);
  const rpc = person.client.rpc.bind(person.client);
  async function load() {
    await realtime.setAuth();
    return realtime;
  }
  vi.doMock('@/integrations/supabase/client', () => ({
    supabase: async () => ({ from, rpc, realtime: { load, tellWho: () => realtime.setAuth() } }),
    followSession: () => () => {},
  }));
  const api = await import('@/api/notifications/notifications');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 0 } } });
  const list = new InfiniteQueryObserver(client, api.notificationsQuery(person.id));
  const unread = new QueryObserver(client, api.unreadCountQuery(person.id));
  ends.push(
    list.subscribe(() => {}),
    unread.subscribe(() => {}),
    api.watchNotifications(client, person.id),
    () => person.client.realtime.disconnect(),
  );
  // What listens comes late; the next one's client must not be there before.
  await eventually(() => expect(person.client.getChannels()).toHaveLength(1));
  const rows = () => list.getCurrentResult().data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    rows,
    titles: () => rows().map(({ title }) => title),
    unread: () => unread.getCurrentResult().data,
    more: () => list.fetchNextPage(),
    hasMore: () => list.getCurrentResult().hasNextPage,
    markRead: (id: string) =>
      client.getMutationCache().build(client, api.markReadMutation(person.id)).execute(id),
    isSettled: () =>
      client.isFetching() === 0 && person.client.getChannels().every(({ state }) => state === 'joined'),
  };
}
type App = Awaited<ReturnType<typeof open>>;
const settled = (app: App) =>
  eventually(() => {
    expect(app.isSettled()).toBe(true);
    expect(app.unread()).toBeDefined();
  });

const insert = (person: Person, title: string, createdAt?: string) =>
  server.backend.db.query<{ id: string }>(
    `insert into public.notifications (user_id, title, message, created_at, sorted_at)
     values ($1::uuid, $2, 'said', coalesce($3::timestamptz, now()), coalesce($3::timestamptz, now())) returning id`,
    [person.id, title, createdAt ?? null],
  );
const remove = (title: string) =>
  server.backend.db.query('update public.notifications set removed_at = now() where title = $1', [title]);

test('pages go on behind the last row, also among rows of one moment, whatever comes meanwhile', async () => {
  const ann = await server.person('pages');
  const moment = '2026-01-01T10:00:00.123456Z';
  for (let n = 0; n < 105; n += 1) await insert(ann, `old ${n}`, moment);
  const app = await open(ann);
  await settled(app);
  expect([app.rows().length, app.hasMore(), app.unread()]).toEqual([50, true, 105]);
  await insert(ann, 'new');
  await eventually(() => expect(app.titles()[0]).toBe('new'));
  await settled(app);
  await app.more();
  await app.more();
  expect(app.hasMore()).toBe(false);
  expect(app.rows().length).toBe(106);
  expect(new Set(app.rows().map(({ id }) => id)).size).toBe(106);
});

test('news reaches its person and nobody else, and a removed row goes', async () => {
  const [ann, bob] = [await server.person('ann'), await server.person('bob')];
  const [annsApp, bobsApp] = [await open(ann), await open(bob)];
  await settled(annsApp);
  await settled(bobsApp);
  await insert(ann, 'for ann');
  await insert(bob, 'for bob');
  await eventually(() => expect([annsApp.titles(), bobsApp.titles()]).toEqual([['for ann'], ['for bob']]));
  await eventually(() => expect([annsApp.unread(), bobsApp.unread()]).toEqual([1, 1]));

  await server.backend.db.query(`update public.notifications set title = 'changed' where title = 'for ann'`);
  await eventually(() => expect(annsApp.titles()).toEqual(['changed']));
  await remove('changed');
  await eventually(() => expect([annsApp.titles(), annsApp.unread()]).toEqual([[], 0]));
  expect(bobsApp.titles()).toEqual(['for bob']);
});

test('marking as read is kept, counted and heard of on another device', async () => {
  const ann = await server.person('reads');
  await insert(ann, 'one');
  await insert(ann, 'two');
  const elsewhere = server.client();
  await elsewhere.auth.signInWithPassword({ email: ann.email, password: 'Secret-123' });
  const [here, there] = [await open(ann), await open({ ...ann, client: elsewhere })];
  await settled(here);
  await settled(there);
  const two = here.rows().find(({ title }) => title === 'two');
  await here.markRead(two?.id ?? '');
  // Two of one moment have no order by their time.
  expect(Object.fromEntries(here.rows().map(({ title, is_read }) => [title, is_read]))).toEqual({
    one: false,
    two: true,
  });
  for (const app of [here, there]) {
    await eventually(() => {
      expect(app.unread()).toBe(1);
      expect(app.rows().find(({ title }) => title === 'two')?.is_read).toBe(true);
    });
  }
});

test('what happened while the connection was lost is there when it stands again', async () => {
  const ann = await server.person('away');
  await insert(ann, 'before');
  const app = await open(ann);
  await settled(app);
  expect(app.titles()).toEqual(['before']);
  await ann.client.realtime.disconnect();
  await eventually(() => expect(ann.client.realtime.isConnected()).toBe(false));
  await insert(ann, 'meanwhile');
  await remove('before');
  ann.client.realtime.connect();
  await eventually(() => expect([app.titles(), app.unread()]).toEqual([['meanwhile'], 1]));
});

test('of what is deleted for others nobody hears, not even its id', async () => {
  const [ann, bob] = [await server.person('ann-deleted'), await server.person('bob-listens')];
  const [row] = await insert(ann, 'gone for good');
  const heard: unknown[] = [];
  await bob.client.realtime.setAuth();
  const channel = bob.client
    .channel(`live:${bob.id}:all`, { config: { private: true } })
    .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, (change) =>
      heard.push(change),
    );
  ends.push(() => bob.client.realtime.disconnect());
  await new Promise<void>((resolve) => {
    channel.on('system', {}, ({ status }) => {
      if (status === 'ok') resolve();
    });
    channel.subscribe();
  });
  await server.backend.db.query('delete from public.notifications where id = $1', [row?.id ?? '']);
  await insert(bob, 'for bob alone');
  await eventually(() => expect(heard).toHaveLength(1));
  expect(JSON.stringify(heard)).not.toContain(row?.id);
  expect(heard).toMatchObject([{ eventType: 'INSERT', new: { title: 'for bob alone' } }]);
});

test('a channel that is public or of somebody else stays closed', async () => {
  const [ann, bob] = [await server.person('ann-channel'), await server.person('bob-channel')];
  await bob.client.realtime.setAuth();
  ends.push(() => bob.client.realtime.disconnect());
  const join = (topic: string, isPrivate: boolean) =>
    new Promise<string>((resolve) => {
      const channel = bob.client.channel(topic, { config: { private: isPrivate } });
      channel.subscribe((status, error) => resolve(error?.message ?? status));
    });
  expect(await join('lobby', false)).toContain('only allows private channels');
  expect(await join(`live:${ann.id}:notifications`, true)).toContain('Unauthorized');
  expect(await join('anything', true)).toContain('Unauthorized');
  expect(await join(`live:${bob.id}:notifications`, true)).toBe('SUBSCRIBED');
});
