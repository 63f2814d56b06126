/**
 * Random histories of people who buy, subscribe, change, cancel and are paid back, told to the database twice,
 * late, in any order, by several functions at once and with forgeries in between: each must end like the same history
 * told in order, and like a pure model of the provider says. Runs through the real functions.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRng } from '../../src/lib/random.ts';
import { count } from '../support/counts.ts';
import { itemsOf } from './support/billing.ts';
import { undone } from './support/database.ts';
import {
  expectedOf,
  orderedScript,
  type Played,
  type Pricing,
  pricingOf,
  randomHistory,
  type Script,
  shuffledScript,
} from './support/interleavings.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';
import { player } from './support/player.ts';

const seed = readFileSync(fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url)), 'utf8');
const total = count(600, 10_000);
/** All of them take longer than any other test. */
const patienceMs = count(300_000, 1_800_000);
const batch = 50;

describe('billing', () => {
  let server: MigratedServer;
  let pricing: Pricing;
  beforeAll(async () => {
    server = await startMigratedServer();
    await server.db.script(seed);
    // Rolled-back rows look like empty tables to whoever counts them, and plans made for those read all that is there.
    await server.db.script(`
      do $$ declare t regclass; begin
        for t in select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace) loop
          execute format('alter table %s set (autovacuum_enabled = false)', t);
        end loop;
      end $$`);
    await server.db.script(player);
    pricing = pricingOf(await itemsOf(server.db));
  });
  afterAll(() => server.stop());

  /** Plays scripts in a transaction that leaves nothing behind. */
  const play = (scripts: Script[]): Promise<Played[]> =>
    undone(server.db, async (query) => {
      // Else plans made while the tables were small read all rows that were rolled back since.
      await query('set local enable_seqscan = off');
      const [row] = await query<{ played: Played[] }>('select fuzz.play($1::text::jsonb) as played', [
        JSON.stringify(scripts),
      ]);
      return row?.played ?? [];
    });

  async function check(first: number): Promise<string[]> {
    // The two of a history are told at one moment: between two, a second may end.
    vi.useFakeTimers({ toFake: ['Date'] });
    const runs = Array.from({ length: batch }, (_, k) => {
      const n = first + k;
      const rng = createRng(`billing ${n}`);
      const history = randomHistory(rng);
      return {
        n,
        history,
        scripts: [orderedScript(n * 2, history, pricing), shuffledScript(n * 2 + 1, history, pricing, rng)],
      };
    });
    vi.useRealTimers();
    const played = await play(runs.flatMap(({ scripts }) => scripts));
    return runs.flatMap(({ n, history }, k) => {
      const [ordered, shuffled] = played.slice(k * 2, k * 2 + 2);
      const { subscribed, tier, trial, ...rest } = expectedOf(history);
      // Nobody has a record of a plan before the first one.
      const plan =
        rest.plans.length > 0 ? { subscribed, tier, trial } : { subscribed: null, tier: null, trial: null };
      const expected = JSON.stringify({ ...plan, ...rest });
      const seen = ({ end: _end, wrong: _wrong, ...access }: Played) =>
        JSON.stringify({
          subscribed: access.subscribed,
          tier: access.tier,
          trial: access.trial,
          owned: access.owned,
          orders: access.orders,
          plans: access.plans,
        });
      if (!ordered || !shuffled) return [`${n}: not played`];
      const told = history.map(({ name }) => name).join(', ');
      return [
        ...ordered.wrong,
        ...shuffled.wrong,
        ...(seen(ordered) === expected ? [] : [`in order: ${seen(ordered)}, not ${expected}`]),
        ...(seen(shuffled) === expected ? [] : [`shuffled: ${seen(shuffled)}, not ${expected}`]),
        ...(ordered.end === shuffled.end ? [] : [`ends ${shuffled.end}, not ${ordered.end}`]),
      ].map((text) => `history ${n} (${told}): ${text}`);
    });
  }

  it(
    'ends alike however the news travel: no access without payment, none lost',
    async () => {
      const firsts = Array.from({ length: total / batch }, (_, index) => index * batch);
      const failures: string[] = [];
      // Two connections at a time, as there are two cores; the rest is waiting for the server.
      const worker = async (): Promise<void> => {
        for (
          let first = firsts.shift();
          first !== undefined && failures.length === 0;
          first = firsts.shift()
        ) {
          failures.push(...(await check(first)));
        }
      };
      await Promise.all([worker(), worker()]);
      expect(failures.slice(0, 5)).toEqual([]);
    },
    patienceMs,
  );
});
