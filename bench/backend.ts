import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from '../supabase/local/config.ts';
import { startNativePostgres } from '../supabase/local/db/native.ts';
import { type Figure, percentile } from './figures.ts';

const root = join(import.meta.dirname, '..');
const clients = 20;
const requestsEach = 60;
const options = { auth: { persistSession: false, autoRefreshToken: false } };

interface Server {
  url: string;
  stop: () => Promise<void>;
}

async function serve(data: string): Promise<Server> {
  const args = ['supabase/local/serve.ts', '--port', '0', '--data', data];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    const ready = String(chunk)
      .split('\n')
      .find((text) => text.startsWith('{'));
    if (!ready) continue;
    const stop = async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
    return { url: (JSON.parse(ready) as { url: string }).url, stop };
  }
  throw new Error('the embedded backend ended before it was ready');
}

/** Twenty signed-in people, made through the admin API. */
async function people(url: string): Promise<SupabaseClient[]> {
  const { publishable_key, secret_key } = loadConfig(root).auth;
  const admin = createClient(url, secret_key, options);
  const made: SupabaseClient[] = [];
  for (let index = 0; index < clients; index += 1) {
    const email = `bench-${index}@example.com`;
    const password = 'Bench-Pass-1';
    const { error } = await admin.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    const client = createClient(url, publishable_key, options);
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) throw signedIn.error;
    made.push(client);
  }
  return made;
}

type Request = (client: SupabaseClient) => PromiseLike<{ error: unknown }>;

const select: Request = (client) =>
  client.from('notifications').select('id, title').order('created_at', { ascending: false }).limit(50);

const insert: Request = (client) => {
  const now = new Date().toISOString();
  return client.from('training_runs').insert({
    id: crypto.randomUUID(),
    exercise_id: 'breathing',
    task_version: '1.0.0',
    scoring_version: '1.0.0',
    started_at: now,
    ended_at: now,
  });
};

/** All clients at once, each waiting for its answer before it asks again. */
async function load(all: SupabaseClient[], request: Request): Promise<{ rate: number; p95: number }> {
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    all.map(async (client) => {
      for (let index = 0; index < requestsEach; index += 1) {
        const asked = performance.now();
        const { error } = await request(client);
        if (error) throw error;
        times.push(performance.now() - asked);
      }
    }),
  );
  return { rate: (times.length * 1000) / (performance.now() - from), p95: percentile(times, 0.95) };
}

async function measure(name: string, data: string): Promise<Figure[]> {
  const server = await serve(data);
  try {
    const all = await people(server.url);
    const figures: Figure[] = [];
    for (const [kind, request] of [
      ['select', select],
      ['insert', insert],
    ] as const) {
      await load(all.slice(0, 2), request); // warm
      const { rate, p95 } = await load(all, request);
      figures.push({ name: `${kind} by ${clients} clients on ${name}`, value: rate, unit: '/s' });
      figures.push({ name: `${kind} by ${clients} clients on ${name}, p95`, value: p95, unit: 'ms' });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

export async function backendFigures(): Promise<Figure[]> {
  const figures = await measure('PGlite', 'memory://');
  const native = await startNativePostgres();
  try {
    figures.push(...(await measure('native PostgreSQL', native.url)));
  } finally {
    await native.stop();
  }
  return figures;
}
