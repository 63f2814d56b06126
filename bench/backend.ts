import type { SupabaseClient } from '@supabase/supabase-js';
import { startNativePostgres } from '../supabase/local/db/native.ts';
import { people, serve } from './embedded.ts';
import { type Figure, percentile } from './figures.ts';

const clients = 20;
const requestsEach = 60;

type Request = (client: SupabaseClient) => PromiseLike<{ error: unknown }>;

const select: Request = (client) =>
  client.from('notifications').select('id, title').order('created_at', { ascending: false }).limit(50);

/** A row with all that is looked at before it: quota, plan, purchases. */
const insert: Request = (client) =>
  client.rpc('start_exercise', { p_id: crypto.randomUUID(), p_exercise: 'breathing', p_minutes: 1 });

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
    const all = await people(server.url, clients);
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
