/** A live list over the real relay and the client that the app has, through everything a line goes through. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LiveRun, LiveSource } from '@/api/live/live-run';
import type { LiveRow } from '@/lib/live/rows';
import { shownRows } from '@/lib/live/rows';
import type { LiveState } from '@/lib/live/state';
import { ANON_KEY, eventually, startRealtime, type TestRealtime, tokenFor } from './realtime.support.ts';
import { useNotes } from './realtime-notes.support.ts';

interface Note {
  id: string;
  title: string;
  score: number;
  body: string | null;
  created_at: string;
}

const asLive = (note: Note): LiveRow<Note> => ({
  id: note.id,
  at: Date.parse(note.created_at),
  mark: Date.parse(note.created_at),
  version: note.score,
  clientId: note.body,
  isGone: false,
  row: note,
});

describe('a live list on the relay', () => {
  const { running } = useNotes('pglite');
  const ends: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const write = async (owner: string, title: string, clientId: string | null = null): Promise<Note> => {
    const [row] = await running.db.query<Note & Record<string, unknown>>(
      `insert into public.notes (owner, title, score, body) values ($1::uuid, $2, 1, $3) returning *`,
      [owner, title, clientId],
    );
    if (!row) throw new Error('nothing written');
    return row;
  };

  /** What the app does in a tab of this person. */
  async function open(
    owner: string,
    server: () => TestRealtime,
    more: Partial<LiveSource<Note>> = {},
    options: { reconnectAfterMs?: () => number } = {},
  ) {
    vi.resetModules();
    const { LateRealtime } = await import('@/integrations/supabase/late-realtime');
    const realtime = new LateRealtime(`${server().url.replace('http', 'ws')}/realtime/v1`, {
      params: { apikey: ANON_KEY },
      accessToken: async () => tokenFor(owner),
      ...options,
    });
    vi.doMock('@/integrations/supabase/client', () => ({
      supabase: async () => ({ realtime }),
      followSession: () => () => {},
    }));
    const { runLive } = await import('@/api/live/live-run');
    let state: LiveState<Note> | undefined;
    const reads: (number | null)[] = [];
    const source: LiveSource<Note> = {
      rules: { pollMs: 60_000, marksChanges: true },
      topic: () => `live:${randomUUID()}`,
      listen: (channel, heard) =>
        channel.on<Note>(
          'postgres_changes',
          { event: 'INSERT', schema: 'public', table: 'notes', filter: `owner=eq.${owner}` },
          (change) => heard(asLive(change.new)),
        ),
      async read(since) {
        reads.push(since);
        const rows = await running.db.query<Note & Record<string, unknown>>(
          `select * from public.notes where owner = $1::uuid and created_at >= $2::timestamptz
           order by created_at desc, id desc`,
          [owner, new Date(since ?? 0).toISOString()],
        );
        return { rows: rows.map(asLive), hasMore: false };
      },
      ...more,
    };
    const run: LiveRun<Note> = runLive(source, (next) => {
      state = next;
    });
    ends.push(async () => {
      run.stop();
      await (await realtime.load()).disconnect();
    });
    return {
      run,
      reads,
      realtime,
      titles: () => (state ? shownRows(state.rows).map(({ row }) => row.title) : []),
      sent: () => [...(state?.sent.values() ?? [])].map((one) => one.state),
    };
  }

  /** A room of its own for the topics, as the policies of the product have it. */
  const letIn = () =>
    running.db.script(`
      drop policy if exists "all listen" on realtime.messages;
      create policy "all listen" on realtime.messages for select to authenticated using (true);
    `);

  test('what was there, what comes and nothing of others', async () => {
    await letIn();
    const [ann, bob] = [randomUUID(), randomUUID()];
    await write(ann, 'there');
    const list = await open(ann, () => running.server);
    await eventually(() => expect(list.titles()).toEqual(['there']));
    await write(bob, 'not for ann');
    await write(ann, 'comes');
    await eventually(() => expect(list.titles()).toEqual(['comes', 'there']));
    expect(list.reads).toEqual([null]);
  });

  test('what is written here is there at once, and once', async () => {
    await letIn();
    const ann = randomUUID();
    const list = await open(ann, () => running.server, {
      post: async (clientId, row) => asLive(await write(ann, row.title, clientId)),
    });
    await eventually(() => expect(list.reads).toHaveLength(1));
    const row = { id: '', title: 'mine', score: 0, body: null, created_at: '' };
    list.run.send('own', row);
    expect(list.sent()).toEqual(['sending']);
    await eventually(() => expect(list.titles()).toEqual(['mine']));
    expect(list.sent()).toEqual([]);
    await write(ann, 'after');
    await eventually(() => expect(list.titles()).toEqual(['after', 'mine']));
  });

  test('after the relay died and came back nothing is missing, and one channel stands', async () => {
    await letIn();
    const ann = randomUUID();
    let server = running.server;
    const list = await open(ann, () => server);
    const [first, second] = [list, await open(ann, () => server)];
    await write(ann, 'before');
    for (const one of [first, second]) await eventually(() => expect(one.titles()).toEqual(['before']));
    server.cutConnections();
    await write(ann, 'cut');
    for (const one of [first, second])
      await eventually(() => expect(one.titles()).toEqual(['cut', 'before']));

    const port = Number(new URL(server.url).port);
    await server.kill();
    await write(ann, 'meanwhile');
    server = await startRealtime(running.db, port);
    ends.unshift(() => server.close());
    for (const one of [first, second]) {
      await eventually(() => expect(one.titles()).toEqual(['meanwhile', 'cut', 'before']));
      expect((await one.realtime.load()).getChannels()).toHaveLength(1);
    }
    await write(ann, 'again');
    for (const one of [first, second]) await eventually(() => expect(one.titles()[0]).toBe('again'));
  });

  test('when to try a broken line again is decided by the list, not by the clock of the client', async () => {
    await letIn();
    const ann = randomUUID();
    const server = await startRealtime(running.db);
    ends.push(() => server.close());
    const never = { reconnectAfterMs: () => 3_600_000 };
    const [first, second] = [
      await open(ann, () => server, {}, never),
      await open(ann, () => server, {}, never),
    ];
    for (const one of [first, second]) await eventually(() => expect(one.reads).toHaveLength(1));
    server.cutConnections();
    await write(ann, 'cut');
    for (const one of [first, second]) await eventually(() => expect(one.titles()).toEqual(['cut']));
    await write(ann, 'after');
    for (const one of [first, second]) await eventually(() => expect(one.titles()).toEqual(['after', 'cut']));
  });

  test('once stopped it holds no channel', async () => {
    await letIn();
    const server = await startRealtime(running.db);
    ends.push(() => server.close());
    const list = await open(randomUUID(), () => server);
    await eventually(() => expect(list.reads).toHaveLength(1));
    list.run.stop();
    const realtime = await list.realtime.load();
    await eventually(() => expect(realtime.getChannels()).toEqual([]));
  });
});
