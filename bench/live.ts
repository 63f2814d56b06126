/** News on their way: from the moment a row is sent off until the one it is for has it, with everybody else connected. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from '../supabase/local/config.ts';
import { startNativePostgres } from '../supabase/local/db/native.ts';
import { signJwt } from '../supabase/local/jwt.ts';
import { admin, root, serve } from './embedded.ts';
import { type Figure, percentile } from './figures.ts';

const notices = 100;
/** One every so many milliseconds, whether those before have arrived or not. */
const pace = 100;
/** Joins under way at once. */
const joining = 20;

interface Listener {
  readonly id: string;
  readonly client: SupabaseClient;
  /** When a notice was heard, by its id. */
  readonly heard: Map<string, number>;
}

const tokenOf = (id: string): string => {
  const now = Math.floor(Date.now() / 1000);
  return signJwt(
    { sub: id, role: 'authenticated', iat: now, exp: now + 3600 },
    loadConfig(root).auth.jwt_secret,
  );
};

/** Somebody with an account and a page open: one channel, which tells of own notices alone. */
async function connect(url: string, n: number): Promise<Listener> {
  const made = await admin(url).auth.admin.createUser({
    email: `live-${n}@example.com`,
    email_confirm: true,
  });
  if (made.error) throw made.error;
  const { id } = made.data.user;
  const token = tokenOf(id);
  const client = createClient(url, loadConfig(root).auth.publishable_key, {
    accessToken: async () => token,
    realtime: { timeout: 120_000 },
  });
  await client.realtime.setAuth();
  const heard = new Map<string, number>();
  const rows = { event: 'INSERT', schema: 'public', table: 'notifications' } as const;
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`live:${id}:${crypto.randomUUID()}`, { config: { private: true } })
      .on<{ id: string }>('postgres_changes', { ...rows, filter: `user_id=eq.${id}` }, (change) =>
        heard.set(change.new.id, performance.now()),
      )
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(status));
      });
  });
  return { id, client, heard };
}

async function connectAll(url: string, count: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: joining }, async () => {
      while (next < count) listeners.push(await connect(url, next++));
    }),
  );
  return listeners;
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds from the request to the one who is told. */
async function told(url: string, listeners: readonly Listener[]): Promise<number[]> {
  const service = admin(url);
  const sent: { to: Listener; id: string; from: number }[] = [];
  const requests: Promise<void>[] = [];
  const send = async (n: number) => {
    const to = listeners[(n * 7919) % listeners.length];
    if (!to) throw new Error('nobody listens');
    const id = crypto.randomUUID();
    sent.push({ to, id, from: performance.now() });
    const row = { id, user_id: to.id, title: 'A notice', message: `Number ${n}` };
    const { error } = await service.from('notifications').insert(row);
    if (error) throw error;
  };
  for (let n = 0; n < notices; n += 1) {
    requests.push(send(n));
    await after(pace);
  }
  await Promise.all(requests);
  for (let waited = 0; sent.some(({ to, id }) => !to.heard.has(id)); waited += pace) {
    if (waited > 120_000) throw new Error('a notice never arrived');
    await after(pace);
  }
  return sent.map(({ to, id, from }) => (to.heard.get(id) ?? Number.NaN) - from);
}

/** Milliseconds from an answer until the last of all who look at its question knows that there is one. */
async function hinted(url: string, listeners: readonly Listener[]): Promise<number> {
  const service = admin(url);
  const stored = async (table: string, row: object) => {
    const { error } = await service.from(table).insert(row);
    if (error) throw error;
  };
  const words = { body: 'What helps you to come back to a task after a break?', lang: 'en' };
  const topic = crypto.randomUUID();
  await stored('topics', { id: topic, title: 'How do I come back to a task?', state: 'open', ...words });
  const heard: number[] = [];
  const waiting = [...listeners];
  const look = ({ client }: Listener) =>
    new Promise<void>((resolve, reject) => {
      client
        .channel(`topic:${topic}`, { config: { private: true } })
        .on('broadcast', { event: 'changed' }, () => heard.push(performance.now()))
        .subscribe((status, error) => {
          if (status === 'SUBSCRIBED') resolve();
          else reject(error ?? new Error(status));
        });
    });
  await Promise.all(
    Array.from({ length: joining }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await look(next);
    }),
  );
  const from = performance.now();
  await stored('answers', { id: crypto.randomUUID(), topic_id: topic, state: 'visible', ...words });
  for (let waited = 0; heard.length < listeners.length; waited += pace) {
    if (waited > 120_000) throw new Error('a hint never arrived');
    await after(pace);
  }
  return Math.max(...heard) - from;
}

async function measure(
  name: string,
  data: string,
  count: number,
  budgets: Readonly<Record<50 | 95, number>>,
): Promise<Figure[]> {
  const server = await serve(data);
  try {
    const listeners = await connectAll(server.url, count);
    const times = await told(server.url, listeners);
    const last = await hinted(server.url, listeners);
    await Promise.all(listeners.map(({ client }) => client.realtime.disconnect()));
    return [
      ...([50, 95] as const).map((share) => ({
        name: `notice to its owner, ${count} people on ${name}, p${share}`,
        value: percentile(times, share / 100),
        unit: 'ms',
        budget: budgets[share],
      })),
      { name: `hint to ${count} readers on ${name}, the last one`, value: last, unit: 'ms', budget: 1000 },
    ];
  } finally {
    await server.stop();
  }
}

export async function liveFigures(): Promise<Figure[]> {
  const figures = await measure('PGlite', 'memory://', 300, { 50: 60, 95: 200 });
  const native = await startNativePostgres();
  try {
    figures.push(...(await measure('native PostgreSQL', native.url, 1000, { 50: 150, 95: 400 })));
  } finally {
    await native.stop();
  }
  return figures;
}
