/** Asking, answering and voting in a large community, and many votes for one post at the same time. */
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Figure, percentile } from '../figures.ts';
import { idOf, type Size } from './crowd.ts';

const writers = 200;
const votesPerSecond = 50;
const seconds = 5;
const budget = 40;

type Call = readonly [sql: string, args: readonly (string | readonly string[])[]];

/** Milliseconds from the beginning of a transaction to its end, as the nth member. */
async function write(db: OpenedDb, member: number, [sql, args]: Call): Promise<number> {
  const from = performance.now();
  await db.tx(async (query) => {
    await query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify({ sub: idOf(1, member), role: 'authenticated' })],
    );
    await query(sql, [...args] as never);
  });
  return performance.now() - from;
}

const text = (n: number) =>
  `What helps you to come back to a task after a break, on a day like number ${n}? `.repeat(6);

const ask = (n: number): Call => [
  `select public.ask($1, $2, $3, 'en', array['focus', 'breaks', 'planning'])`,
  [crypto.randomUUID(), `How do I come back to task ${n}?`, text(n)],
];
const answer = (n: number, topic: string): Call => [
  `select public.answer_topic($1, $2, $3, 'en')`,
  [crypto.randomUUID(), topic, text(n)],
];
const vote = (kind: string, post: string): Call => ['select public.vote($1, $2, true)', [kind, post]];

export async function writeFigures(db: OpenedDb, size: Size): Promise<Figure[]> {
  const figures: Figure[] = [];
  const topics = await db.query<{ id: string }>(
    // Of nobody who writes here.
    `select id from public.topics where state = 'open' and author_profile_id between $1 and $2 order by md5(id::text) limit ${writers}`,
    [idOf(2, 10_000), idOf(2, 40_000)],
  );
  const of = (n: number) => topics[n]?.id ?? '';
  for (const [name, call, first] of [
    ['ask', ask, 1000],
    ['answer', (n: number) => answer(n, of(n)), 2000],
    ['answer to a question with hundreds', (n: number) => answer(n, idOf(3, 2)), 3000],
    ['vote', (n: number) => vote('topic', of(n)), 4000],
  ] as const) {
    const times: number[] = [];
    for (let n = 0; n < writers; n += 1) times.push(await write(db, first + n, call(n)));
    figures.push(
      { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget },
    );
  }

  // The connections of the pool have all spoken before.
  await Promise.all(Array.from({ length: 60 }, (_, n) => write(db, 5000 + n, vote('topic', of(n + 1)))));
  // Everybody else votes for one question, in a rhythm, whether those before are through or not.
  const from = performance.now();
  const failed: string[] = [];
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: votesPerSecond * seconds }, async (_, n) => {
      const due = from + (n * 1000) / votesPerSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      try {
        times.push(await write(db, size.profiles - n, vote('topic', of(0))));
      } catch (error) {
        // Who wrote the question cannot vote for it; a deadlock or anything else is counted.
        failed.push((error as Error).message);
      }
    }),
  );
  figures.push(
    {
      name: `${votesPerSecond} votes a second for one post, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      budget,
    },
    {
      name: `${votesPerSecond} votes a second for one post, failed`,
      value: failed.filter((message) => message !== 'own_vote').length,
      unit: '',
      budget: 0,
    },
  );
  return figures;
}
