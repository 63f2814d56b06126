/** What an open line costs, and how long after a cut everybody knows again what there is to know. */
import { execFileSync } from 'node:child_process';
import postgres from 'postgres';
import { step, wakeAt } from '../../src/lib/live/machine.ts';
import type { LiveRow } from '../../src/lib/live/rows.ts';
import { begun, type LiveEffect, type LiveEvent, type LiveState } from '../../src/lib/live/state.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import { type Server, serve } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';
import { accounts, after, forAll, type Listener, open } from './people.ts';

const people = 1000;
/** Written while nobody is connected. */
const missed = 400;
const rules = { pollMs: 60_000, marksChanges: true };

const kilobytes = ({ pid }: Server): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

interface Row {
  id: string;
  sorted_at: string;
}

const toLive = ({ id, sorted_at }: Row): LiveRow<null> => {
  const mark = Date.parse(sorted_at);
  return { id, at: mark, mark, version: mark, clientId: null, isGone: false, row: null };
};

/** Somebody's list of notices, kept by the machine that keeps it in the app. */
class Watcher {
  readonly #person: Listener;
  #state: LiveState<null> = begun();
  #timer: NodeJS.Timeout | undefined;
  #leave = () => {};
  #joins = 0;

  constructor(person: Listener) {
    this.#person = person;
    this.tell({ kind: 'begin', isVisible: true });
  }

  /** The line stands, and nothing is unknown. */
  knows(ids: readonly string[]): boolean {
    return this.#state.isCaughtUp && ids.every((id) => this.#state.rows.has(id));
  }

  tell(event: LiveEvent<null>): void {
    const next = step(this.#state, event, rules, { now: performance.now(), random: Math.random() });
    this.#state = next.state;
    for (const effect of next.effects) this.#carryOut(effect);
    clearTimeout(this.#timer);
    const wake = wakeAt(this.#state);
    if (wake !== null) {
      this.#timer = setTimeout(() => this.tell({ kind: 'tick' }), Math.max(wake - performance.now(), 0));
    }
  }

  #carryOut(effect: LiveEffect): void {
    if (effect.kind === 'join') void this.#join();
    else if (effect.kind === 'leave') this.#drop();
    else if (effect.kind === 'read') void this.#read(effect.n, effect.since);
  }

  #drop(): void {
    this.#joins += 1;
    this.#leave();
    this.#leave = () => {};
  }

  async #join(): Promise<void> {
    this.#drop();
    const own = this.#joins;
    const { id, client } = this.#person;
    // As `LateRealtime.load` does.
    if (client.realtime.connectionState() === 'closed') await client.realtime.disconnect();
    if (own !== this.#joins) return;
    const rows = {
      event: '*',
      schema: 'public',
      table: 'notifications',
      filter: `user_id=eq.${id}`,
    } as const;
    const channel = client
      .channel(`live:${id}:${crypto.randomUUID()}`, { config: { private: true } })
      .on<Row>('postgres_changes', rows, (change) => {
        if (own === this.#joins && 'id' in change.new) this.tell({ kind: 'heard', row: toLive(change.new) });
      });
    this.#leave = () => void client.removeChannel(channel);
    channel.subscribe((status) => {
      if (own === this.#joins) this.tell({ kind: status === 'SUBSCRIBED' ? 'joined' : 'lost' });
    });
  }

  async #read(n: number, since: number | null): Promise<void> {
    const { id, client } = this.#person;
    const asked = client.from('notifications').select('id, sorted_at').eq('user_id', id);
    if (since !== null) asked.gte('sorted_at', new Date(since).toISOString());
    const { data, error } = await asked.order('sorted_at', { ascending: since !== null }).limit(50);
    if (error) this.tell({ kind: 'readFailed', n });
    else this.tell({ kind: 'read', n, rows: data.map(toLive), hasMore: false });
  }

  stop(): void {
    this.tell({ kind: 'end' });
    clearTimeout(this.#timer);
  }
}

/** Memory of the server for one line on which nothing is said. */
async function memory(server: Server, listeners: readonly Listener[]): Promise<number> {
  // What the first lines make the server load is no cost of a line.
  await forAll(listeners.slice(0, 100), open);
  await after(3000);
  const before = kilobytes(server);
  await forAll(listeners.slice(100), open);
  await after(3000);
  return (kilobytes(server) - before) / (listeners.length - 100);
}

/** Milliseconds from the server's return until each person's list is whole again. */
async function caughtUp(database: string, first: Server, listeners: readonly Listener[]): Promise<number[]> {
  const watchers = listeners.map((person) => ({ watcher: new Watcher(person), person }));
  const wait = async (wanted: ReadonlyMap<string, string[]>): Promise<number[]> => {
    const from = performance.now();
    const done = new Map<string, number>();
    while (done.size < watchers.length) {
      if (performance.now() - from > 240_000)
        throw new Error(`${watchers.length - done.size} never caught up`);
      await after(50);
      for (const { watcher, person } of watchers) {
        if (!done.has(person.id) && watcher.knows(wanted.get(person.id) ?? [])) {
          done.set(person.id, performance.now() - from);
        }
      }
    }
    return [...done.values()];
  };
  await wait(new Map());
  await first.cut();
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  const written = new Map<string, string[]>();
  for (let n = 0; n < missed; n += 1) {
    const person = listeners[(n * 7919) % listeners.length];
    if (!person) throw new Error('nobody is there');
    const id = crypto.randomUUID();
    await sql`insert into public.notifications (id, user_id, title, message) values (${id}, ${person.id}, 'A notice', ${`Number ${n}`})`;
    written.set(person.id, [...(written.get(person.id) ?? []), id]);
  }
  await sql.end();
  const again = await serve(database, undefined, Number(new URL(first.url).port));
  try {
    return await wait(written);
  } finally {
    for (const { watcher } of watchers) watcher.stop();
    await again.stop();
  }
}

export async function lineFigures(): Promise<Figure[]> {
  const native = await startNativePostgres();
  let server: Server | null = null;
  try {
    server = await serve(native.url);
    const listeners = await accounts(server.url, people);
    const cost = await memory(server, listeners);
    await Promise.all(listeners.map(({ client }) => client.removeAllChannels()));
    const times = await caughtUp(native.url, server, listeners);
    server = null;
    await Promise.all(listeners.map(({ client }) => client.realtime.disconnect()));
    return [
      {
        name: `memory of an idle line, ${people} people on native PostgreSQL`,
        value: cost,
        unit: 'kB',
        budget: 60,
      },
      {
        name: `${people} people after a cut, half of them know all`,
        value: percentile(times, 0.5) / 1000,
        unit: 's',
      },
      {
        name: `${people} people after a cut, the last one knows all`,
        value: Math.max(...times) / 1000,
        unit: 's',
        budget: 35,
      },
    ];
  } finally {
    await server?.stop();
    await native.stop();
  }
}
