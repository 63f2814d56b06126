/** How long it takes to say that one is there, while everybody does. */
import { after, forAll, type Listener } from './people.ts';

/** Each says it so often, all of them spread over that time. */
const beatMs = 30_000;
/** As many as come in so long are measured. */
const measuredMs = 10_000;

const row = { status: 'online', current_page: 'community' };

/** Milliseconds until each was stored. @throws when one was not */
export async function beaten(listeners: readonly Listener[]): Promise<number[]> {
  await forAll(listeners, async ({ client, id }) => {
    const { error } = await client.from('user_presence').insert({ user_id: id, ...row });
    if (error) throw error;
  });
  const apart = beatMs / listeners.length;
  const first = performance.now();
  return Promise.all(
    listeners.slice(0, Math.floor(measuredMs / apart)).map(async ({ client, id }, n) => {
      await after(Math.max(0, first + n * apart - performance.now()));
      const from = performance.now();
      const { data, error } = await client
        .from('user_presence')
        .update(row)
        .eq('user_id', id)
        .select('status');
      if (error || data.length !== 1) throw error ?? new Error('a beat was lost');
      return performance.now() - from;
    }),
  );
}
