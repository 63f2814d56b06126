/** Presence between people on the running backend: who hears of whom, and that a page that is left says so. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SeenPeople } from '../../src/lib/presence/status.ts';
import { type Person, startTestBackend } from './support/backend.ts';

const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 10 });

let server: Awaited<ReturnType<typeof startTestBackend>>;
let [ann, ben, eve]: Person[] = [];
const ends: (() => void)[] = [];
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  [ann, ben, eve] = [await server.person('ann'), await server.person('ben'), await server.person('eve')];
  const [low, high] = [ann.id, ben.id].sort();
  await server.backend.db.query(
    `insert into public.message_threads (user_low, user_high, started_by, state, opened_at)
     values ($1::uuid, $2::uuid, $1::uuid, 'open', now())`,
    [low as string, high as string],
  );
});
afterAll(async () => {
  for (const end of ends) end();
  await server.stop();
});

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not there');
  return value;
};
async function say(person: Person, status: string, page = 'community'): Promise<string> {
  const row = { status, current_page: page };
  const changed = await person.client.from('user_presence').update(row).eq('user_id', person.id).select();
  const { data, error } = changed.data?.length
    ? changed
    : await person.client
        .from('user_presence')
        .insert({ user_id: person.id, ...row })
        .select();
  if (error) throw error;
  return data[0].updated_at as string;
}

/** The app as somebody has it open who looks at these people. */
async function watching(person: Person, others: readonly Person[]) {
  vi.resetModules();
  const { realtime } = person.client;
  async function load() {
    await realtime.setAuth();
    return realtime;
  }
  const rpc = person.client.rpc.bind(person.client);
  vi.doMock('@/integrations/supabase/client', () => ({
    supabase: async () => ({ rpc, realtime: { load, tellWho: () => realtime.setAuth() } }),
    followSession: () => () => {},
  }));
  const api = await import('@/api/presence/people');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 0 } } });
  const people = api.namedPeople(others.map(({ id }) => id));
  ends.push(
    new QueryObserver(client, api.presentQuery(people)).subscribe(() => {}),
    api.watchPresent(client, person.id, people),
    () => void realtime.disconnect(),
  );
  await eventually(() => expect(person.client.getChannels().map(({ state }) => state)).toEqual(['joined']));
  await eventually(() => expect(client.isFetching()).toBe(0));
  return (of: Person) =>
    client.getQueryData<SeenPeople>(api.presentQuery(people).queryKey)?.get(of.id)?.status;
}

test('a first word of two pages at once is refused on neither', async () => {
  const { id, client } = known(eve);
  const row = { user_id: id, status: 'online', current_page: 'community' };
  const first = { onConflict: 'user_id', ignoreDuplicates: true };
  const say = () => client.from('user_presence').upsert(row, first).select('status');
  const answers = await Promise.all([say(), say()]);
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  expect(answers.flatMap(({ data }) => data)).toEqual([{ status: 'online' }]);
});

test('who shares an open thread hears at once how the other is, and nobody else does', async () => {
  const [a, b, e] = [known(ann), known(ben), known(eve)];
  await say(b, 'online');
  await say(e, 'online');
  const annSees = await watching(a, [b, e]);
  expect([annSees(b), annSees(e)]).toEqual(['online', undefined]);
  const eveSees = await watching(e, [b, e]);
  await say(b, 'away');
  await say(e, 'away');
  await eventually(() => expect(annSees(b)).toBe('away'));
  // The later of the two has arrived, the other never does.
  await eventually(() => expect(eveSees(e)).toBe('away'));
  expect([eveSees(b), annSees(e)]).toEqual([undefined, undefined]);
});

test('a page that is left says so with the token in its body, unless another has spoken since', async () => {
  const b = known(ben);
  const token = known((await b.client.auth.getSession()).data.session?.access_token);
  const leave = (body: object) =>
    fetch(`${server.url}/functions/v1/presence-leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const status = async () =>
    (await b.client.from('user_presence').select('status').eq('user_id', b.id).single()).data?.status;
  const before = await say(b, 'online');
  const since = await say(b, 'online', 'messages');
  expect((await leave({ token, said: before })).status).toBe(200);
  expect(await status()).toBe('online');
  expect((await leave({ token: `${token}x`, said: since })).status).toBe(401);
  expect(await status()).toBe('online');
  expect((await leave({ token, said: since })).status).toBe(200);
  expect(await status()).toBe('offline');
});
