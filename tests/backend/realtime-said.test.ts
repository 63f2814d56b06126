import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { eventually, joined, tokenFor } from './realtime.support.ts';
import { ann, bob, useChannels } from './realtime-channels.support.ts';
import { drivers } from './support/backend.ts';

type Said = { n: number; id: string };

const speak = (db: OpenedDb, topic: string, n: number, isPrivate = true) =>
  db.query(`select realtime.send(jsonb_build_object('n', $1::int), 'say', $2::text, $3::boolean)`, [
    n,
    topic,
    isPrivate,
  ]);

describe.each(drivers)('what the database says on %s', (driver) => {
  const { running, record, say, privately } = useChannels(driver);
  const numbers = (heard: unknown[]) => (heard as Said[]).map(({ n }) => n);

  test('it is heard in its order by all who may listen, under an id, and what is rolled back was never said', async () => {
    const channels = [await privately(ann, 'notices'), await privately(bob, 'notices')];
    const heard = channels.map(record);
    await Promise.all(channels.map(joined));
    await running.db.script(
      `select realtime.send('{"n": 1}', 'say', 'notices', true), realtime.send('{"n": 2}', 'say', 'notices', true)`,
    );
    await expect(
      running.db.script(`select realtime.send('{"n": 3}', 'say', 'notices', true); select 1 / 0`),
    ).rejects.toThrow();
    await speak(running.db, 'notices', 4);
    for (const own of heard) {
      await eventually(() => expect(own).toHaveLength(3));
      expect(numbers(own)).toEqual([1, 2, 4]);
      expect(new Set((own as Said[]).map(({ id }) => id)).size).toBe(3);
    }
  });

  test('one topic is not another, and the public one of a name is not the private one', async () => {
    const own = await privately(ann, `room:${ann}`);
    const open = (await running.server.client()).channel(`room:${ann}`);
    const [inside, outside] = [record(own), record(open)];
    await Promise.all([own, open].map(joined));
    await speak(running.db, `room:${bob}`, 1);
    await speak(running.db, `room:${ann}`, 2);
    await speak(running.db, `room:${ann}`, 3, false);
    await eventually(() => expect(numbers(outside)).toEqual([3]));
    expect(numbers(inside)).toEqual([2]);
  });

  test('visitors, other people and tokens that are old or of another house hear nothing of it', async () => {
    const stranger = tokenFor(ann).replace(/\.[^.]+$/, '.c2lnbmVk');
    const tokens: [topic: string, token: string | null, refusal: string][] = [
      ['notices', null, 'Unauthorized'],
      ['notices', tokenFor(ann, 3600, { role: 'anon' }), 'Unauthorized'],
      ['notices', tokenFor(ann, -1), 'InvalidJWTToken'],
      ['notices', stranger, 'InvalidJWTToken'],
      ['notices', tokenFor(ann, 3600, { role: 'postgres' }), 'InvalidJWTToken'],
      [`room:${ann}`, tokenFor(bob), 'Unauthorized'],
      ['members', tokenFor(ann), 'Unauthorized'],
    ];
    for (const [topic, token, refusal] of tokens) {
      const client = await running.server.client(token === null ? {} : { token: () => token });
      const channel = client.channel(topic, { config: { private: true } });
      const heard = record(channel);
      await expect(joined(channel)).rejects.toThrow(refusal);
      await speak(running.db, topic, 1);
      expect(heard).toEqual([]);
    }
  });

  test('who may only listen cannot say it in the name of the database', async () => {
    const [listener, forger] = [await privately(ann, 'notices'), await privately(bob, 'notices')];
    const heard = record(listener);
    await Promise.all([listener, forger].map(joined));
    expect(await forger.send(say({ n: 1 }), { timeout: 100 })).toBe('timed out');
    await expect(forger.httpSend('say', { n: 2 })).rejects.toThrow('Unauthorized');
    const visitor = (await running.server.client()).channel('notices', { config: { private: true } });
    await expect(visitor.httpSend('say', { n: 3 })).rejects.toThrow('Unauthorized');
    await speak(running.db, 'notices', 4);
    await eventually(() => expect(numbers(heard)).toEqual([4]));
  });

  test('a function of a migration speaks for people who may not, and speaking never fails their work', async () => {
    await running.db.script(`
      grant create on schema public to migrator;
      set local role migrator;
      create table public.deeds (id int primary key);
      create function public.act(id int, said jsonb) returns void language plpgsql security definer set search_path = '' as
        $f$ begin insert into public.deeds values (act.id); perform realtime.send(said, 'say', 'notices', true); end $f$;
    `);
    const channel = await privately(ann, 'notices');
    const heard = record(channel);
    await joined(channel);
    await running.db.tx(async (query) => {
      await query(`select set_config('role', 'authenticated', true)`);
      await query(`select public.act(1, '7'), public.act(2, null), public.act(3, '{"n": 3}')`);
      // By themselves they may not.
      await query(`select realtime.send('{"n": 4}', 'say', 'notices', true)`);
    });
    await speak(running.db, 'notices', 5);
    await eventually(() => expect(numbers(heard)).toEqual([3, 5]));
    expect(await running.db.query('select id from public.deeds order by id')).toHaveLength(3);
  });

  test('a listener whose right has ended is out with the next token, and hears no more', async () => {
    let token = tokenFor(ann, 3600, { member: 'yes' });
    const client = await running.server.client({ token: () => token });
    const channel = client.channel('members', { config: { private: true } });
    const heard = record(channel);
    await joined(channel);
    await speak(running.db, 'members', 1);
    await eventually(() => expect(numbers(heard)).toEqual([1]));
    token = tokenFor(ann, 3601);
    await client.realtime.setAuth();
    await eventually(() => expect(channel.state).toBe('closed'));
    await speak(running.db, 'members', 2);
    const witness = await privately(bob, `room:${bob}`);
    const after = record(witness);
    await joined(witness);
    await speak(running.db, `room:${bob}`, 3);
    await eventually(() => expect(numbers(after)).toEqual([3]));
    expect(numbers(heard)).toEqual([1]);
  });

  test('of many words none is lost, doubled or out of its order, whoever listens beside', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => privately(randomUUID(), 'notices')));
    const heard = others.map(record);
    await Promise.all(others.map(joined));
    for (let n = 1; n <= 50; n += 1) await speak(running.db, 'notices', n);
    for (const own of heard) {
      await eventually(() => expect(own).toHaveLength(50));
      expect(numbers(own)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    }
  });
});
