import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { eventually, joined, SERVICE_KEY, startRealtime } from './realtime.support.ts';
import { ann, bob, type Note, useNotes } from './realtime-notes.support.ts';
import { drivers } from './support/backend.ts';

describe.each(drivers)('database changes on %s', (driver) => {
  const { running, user, watch, insertNote, nextBoardId } = useNotes(driver);

  test('inserts and updates of own rows arrive as the client types them', async () => {
    const { events, fence } = await watch(await user(ann), { filter: `owner=eq.${ann}` });
    const id = await insertNote({ owner: ann, title: 'first', score: 3 });
    await fence();
    await running.db.query(`update public.notes set title = 'second' where id = $1::uuid`, [id]);
    await fence();
    await running.db.query('delete from public.notes where id = $1::uuid', [id]);
    await fence();
    // The owner of a deleted row is not in its key, so a filter on it holds the delete back.
    expect(events.map((event) => event.eventType)).toEqual(['INSERT', 'UPDATE']);
    const [inserted, updated] = events;
    expect(inserted).toMatchObject({
      schema: 'public',
      table: 'notes',
      errors: null,
      new: { id, owner: ann, title: 'first', score: 3, body: null, done: false },
      old: {},
    });
    expect(inserted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const created = inserted && 'created_at' in inserted.new ? inserted.new.created_at : '';
    expect(Math.abs(Date.parse(created) - Date.now())).toBeLessThan(60_000);
    expect(updated).toMatchObject({ new: { id, title: 'second' }, old: { id } });
    expect(Object.keys(updated?.old ?? {})).toEqual(['id']);
  });

  test('a delete carries the primary key only, whatever the replica identity keeps', async () => {
    const { events, fence } = await watch(await user(bob), {});
    const id = await insertNote({ owner: ann, title: 'private' });
    await running.db.script('alter table public.notes replica identity full');
    await running.db.query('delete from public.notes where id = $1::uuid', [id]);
    await running.db.script('alter table public.notes replica identity default');
    await fence();
    // The row is gone, so no policy can be asked: everybody hears of it, and nobody hears more than its key.
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } });
    expect(Object.keys(events[0]?.old ?? {})).toEqual(['id']);
  });

  test('nobody is shown a row that their policies hide, and the service role is shown all', async () => {
    const [own, other, service] = await Promise.all([
      watch(await user(ann), {}),
      watch(await user(bob), { filter: `owner=eq.${ann}` }),
      watch(await running.server.client({ key: SERVICE_KEY }), {}),
    ]);
    const id = await insertNote({ owner: ann });
    for (const { fence } of [own, other]) await fence();
    await eventually(() => expect(service.events).toHaveLength(1));
    expect(own.events.map((event) => (event.new as Note).id)).toEqual([id]);
    expect(other.events).toEqual([]);
    expect(service.events[0]?.new).toMatchObject({ id, secret: 'hidden' });
  });

  test('columns that the role may not select are never sent, and cannot be filtered by', async () => {
    const { events, fence } = await watch(await user(ann), {});
    await insertNote({ owner: ann });
    await fence();
    expect(events[0]?.new).not.toHaveProperty('secret');
    expect(events[0]?.new).toHaveProperty('body');

    const messages: string[] = [];
    await joined(
      (await user(ann))
        .channel('spy')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'notes', filter: 'secret=eq.hidden' },
          () => undefined,
        )
        .on('system', {}, (payload) => messages.push(payload.message)),
    );
    await eventually(() => expect(messages[0]).toContain('invalid column for filter secret'));
  });

  test('a role that may not select the key learns that something changed, and nothing else', async () => {
    const { events, fence } = await watch(await running.server.client(), {});
    await insertNote({ owner: ann, title: 'private' });
    await fence();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ eventType: 'INSERT', new: {}, errors: ['Error 401: Unauthorized'] });
  });

  test('a grant taken away counts for the next change', async () => {
    const { events, fence } = await watch(await user(ann), {});
    await running.db.script('revoke select (title) on public.notes from authenticated');
    await insertNote({ owner: ann, title: 'x' });
    await fence();
    await running.db.script('grant select (title) on public.notes to authenticated');
    expect(events[0]?.new).toHaveProperty('score');
    expect(events[0]?.new).not.toHaveProperty('title');
  });

  test('filters are applied before anything is sent', async () => {
    const { events, fence } = await watch(await user(ann), { filter: 'score=gte.10,title=in.("a,b",c)' });
    await insertNote({ owner: ann, score: 9, title: 'c' });
    await insertNote({ owner: ann, score: 10, title: 'a,b' });
    await insertNote({ owner: ann, score: 11, title: 'a' });
    await insertNote({ owner: ann, score: null, title: 'c' });
    await fence();
    expect(events.map((event) => (event.new as Note).score)).toEqual([10]);
  });

  test('among many listeners one row asks for its columns once, and for the rights of those alone who want it', async () => {
    const people = Array.from({ length: 8 }, () => randomUUID());
    const watched = await Promise.all(
      people.map(async (id) => watch(await user(id), { filter: `owner=eq.${id}` })),
    );
    const asked = vi.spyOn(running.db, 'query');
    const transactions = vi.spyOn(running.db, 'tx');
    try {
      await insertNote({ owner: people[3] ?? '' });
      await eventually(() => expect(watched[3]?.events).toHaveLength(1));
      const columns = asked.mock.calls.filter(([sql]) => sql.includes('pg_publication_tables'));
      expect(columns).toHaveLength(1);
      expect(transactions).toHaveBeenCalledTimes(1);
    } finally {
      asked.mockRestore();
      transactions.mockRestore();
    }
    await watched[0]?.fence();
    expect(watched.map(({ events }) => events.length)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
  });

  test('a selection of columns limits what is sent to them and the key', async () => {
    const { events, fence } = await watch(await user(ann), { select: ['score'] });
    const id = await insertNote({ owner: ann, score: 5, body: 'long' });
    await fence();
    expect(events[0]?.new).toEqual({ id, score: 5 });
  });

  test('a row of 20 kB and more arrives whole', async () => {
    const body = 'é✓字'.repeat(20_000);
    const { events, fence } = await watch(await user(ann), {});
    const id = await insertNote({ owner: ann, body: 'n'.repeat(20_000) });
    await running.db.query('update public.notes set body = $1::text where id = $2::uuid', [body, id]);
    await fence();
    expect(events.map((event) => (event.new as Note).body)).toEqual(['n'.repeat(20_000), body]);
  });

  test('a transaction that is rolled back leaves no event', async () => {
    const { events, fence } = await watch(await user(ann), {});
    const rolledBack = running.db.tx(async (query) => {
      await query('insert into public.notes (owner) values ($1::uuid)', [ann]);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await fence();
    expect(events).toEqual([]);
  });

  test('many rows of one statement arrive once each, in order', async () => {
    const { events, fence } = await watch(await user(ann), {});
    await running.db.query(
      'insert into public.notes (owner, score) select $1::uuid, n from generate_series(1, 1200) n',
      [ann],
    );
    await fence();
    expect(events.map((event) => (event.new as Note).score)).toEqual(
      Array.from({ length: 1200 }, (_, index) => index + 1),
    );
  });

  test('a policy that raises for one row hides that row only', async () => {
    await running.db.script(
      'create policy "fragile" on public.board as restrictive for select to authenticated using (10 / pair > 0)',
    );
    const texts: string[] = [];
    await joined(
      (await user(ann))
        .channel('fragile')
        .on<{ text: string }>(
          'postgres_changes',
          { event: 'INSERT', schema: 'public', table: 'board', filter: 'text=not.is.null' },
          (payload) => texts.push(payload.new.text),
        ),
    );
    await running.db.script(
      `insert into public.board (id, text, pair) values (-1, 'a', 1), (-2, 'b', 0), (-3, 'c', 2)`,
    );
    await eventually(() => expect(texts).toContain('c'));
    await running.db.script('drop policy "fragile" on public.board');
    expect(texts).toEqual(['a', 'c']);
  });

  test('a subscription to the whole schema hears of every published table', async () => {
    const tables: string[] = [];
    await joined(
      (await user(ann))
        .channel('all')
        .on('postgres_changes', { event: 'INSERT', schema: 'public' }, (payload) =>
          tables.push(payload.table),
        ),
    );
    await insertNote({ owner: ann });
    await running.db.query('insert into public.board (id) values ($1::int)', [nextBoardId()]);
    await eventually(() => expect(tables).toEqual(['notes', 'board']));
  });

  test('a table that is not published is reported, and served once a later migration publishes it', async () => {
    const filter = { event: 'INSERT', schema: 'public', table: 'drafts' } as const;
    const client = await running.server.client();
    const messages: string[] = [];
    const first = await joined(
      client
        .channel('early')
        .on('postgres_changes', filter, () => undefined)
        .on('system', {}, (payload) => messages.push(`${payload.status} ${payload.message}`)),
    );
    await eventually(() => expect(messages[0]).toMatch(/^error Unable to subscribe .*table: drafts/));
    await client.removeChannel(first);
    const patient = client
      .channel('patient', { config: { postgres_changes_options: { wait: true } } })
      .on('postgres_changes', filter, () => undefined);
    await expect(joined(patient)).rejects.toThrow(/RealtimeDisabledForConfiguration/);
    await client.removeChannel(patient);

    await running.db.script('alter publication supabase_realtime add table public.drafts');
    const ids: number[] = [];
    const subscribed: string[] = [];
    await joined(
      client
        .channel('late')
        .on<{ id: number }>('postgres_changes', filter, (payload) => ids.push(payload.new.id))
        .on('system', {}, (payload) => subscribed.push(`${payload.status} ${payload.message}`)),
    );
    await running.db.script(`insert into public.drafts values (1, 'x')`);
    await eventually(() => expect(ids).toEqual([1]));
    expect(subscribed).toEqual(['ok Subscribed to PostgreSQL']);
    await running.db.script('alter publication supabase_realtime drop table public.drafts');
  });

  test('leaving a channel ends its events', async () => {
    const client = await user(ann);
    const heard: string[] = [];
    const on = (name: string) =>
      client
        .channel(name)
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, () =>
          heard.push(name),
        );
    const left = await joined(on('left'));
    await joined(on('kept'));
    expect(await client.removeChannel(left)).toBe('ok');
    await insertNote({ owner: ann });
    await eventually(() => expect(heard).toContain('kept'));
    expect(heard).toEqual(['kept']);
  });

  test('a lost connection comes back by itself, with its subscriptions', async () => {
    const { events } = await watch(await user(ann), {});
    running.server.cutConnections();
    // What is written while nobody is connected is not kept, as on hosted projects: write until one arrives.
    await eventually(async () => {
      await insertNote({ owner: ann, title: 'after' });
      expect(events.length).toBeGreaterThan(0);
    });
    expect(events[0]?.new).toMatchObject({ title: 'after' });
  });

  test('a relay started again on the same database works on', async () => {
    const before = await watch(await user(ann), {});
    const second = await startRealtime(running.db);
    await second.close();
    await insertNote({ owner: ann });
    await before.fence();
    expect(before.events).toHaveLength(1);
  });
});
