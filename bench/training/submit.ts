import { createClient } from '@supabase/supabase-js';
import { exerciseRegistry } from '../../src/lib/exercises/registry.ts';
import { minutesOfRun } from '../../src/lib/exercises/run.ts';
import { loadConfig } from '../../supabase/local/config.ts';
import { demoPassword } from '../../supabase/local/seed/demo-people.ts';
import { sentRun } from '../../tests/lib/exercises/sent-run.ts';
import { serve } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';

const root = `${import.meta.dirname}/../..`;
/** One network may hand in 60 runs in ten minutes. */
const rounds = 2;
const most = { milliseconds: 300, kilobytes: 60 };

/** From sending a run to the answer that it is stored, for every exercise with trials, one after the other. */
export async function submitFigures(): Promise<Figure[]> {
  const server = await serve('memory://');
  try {
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    const client = createClient(server.url, loadConfig(root).auth.publishable_key, options);
    const signedIn = await client.auth.signInWithPassword({
      email: 'plus@demo.example.com',
      password: demoPassword,
    });
    if (signedIn.error) throw signedIn.error;

    const times: number[] = [];
    const sizes: number[] = [];
    const send = async (exercise: string, variant: string) => {
      const id = crypto.randomUUID();
      const played = sentRun(exercise, id, { variant });
      const run = { ...played, startedAt: Date.now() - 600_000, endedAt: Date.now() };
      const minutes = minutesOfRun(run);
      const started = await client.rpc('start_exercise', {
        p_id: id,
        p_exercise: exercise,
        p_variant: variant,
        p_mode: 'train',
        ...(minutes !== null && { p_minutes: minutes }),
      });
      if (started.error) throw started.error;
      sizes.push(JSON.stringify(run).length / 1000);
      const from = performance.now();
      const { error } = await client.functions.invoke('exercise-submit', { body: { run, burst: null } });
      if (error) throw new Error(`${exercise} was not stored`, { cause: error });
      times.push(performance.now() - from);
    };
    const withTrials = exerciseRegistry.filter(({ kind }) => kind === 'timed' || kind === 'stepped');
    // The function starts with its first call.
    await send('gonogo', 'signs');
    times.length = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const { id, variants } of withTrials) await send(id, variants[0] ?? '');
    return [
      { name: 'runs handed in', value: times.length, unit: '', budget: 48, atLeast: true },
      { name: 'largest of them', value: Math.max(...sizes), unit: 'kB', budget: most.kilobytes },
      {
        name: 'from a run to the answer, p95',
        value: percentile(times, 0.95),
        unit: 'ms',
        budget: most.milliseconds,
      },
      { name: 'from a run to the answer, median', value: percentile(times, 0.5), unit: 'ms' },
    ];
  } finally {
    await server.stop();
  }
}
