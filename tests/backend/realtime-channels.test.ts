import type { RealtimeChannel } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { ANON_KEY, eventually, joined } from './realtime.support.ts';
import { type Member, useChannels } from './realtime-channels.support.ts';
import { drivers } from './support/backend.ts';

describe.each(drivers)('channels on %s', (driver) => {
  const { running, record, say, names } = useChannels(driver);

  test('a broadcast reaches everybody else on the topic, and the sender only on request', async () => {
    const [first, second, third] = await Promise.all([
      running.server.client(),
      running.server.client(),
      running.server.client(),
    ]);
    const quiet = first.channel('talk', { config: { broadcast: { ack: true } } });
    const loud = second.channel('talk', { config: { broadcast: { self: true, ack: true } } });
    const elsewhere = third.channel('another');
    const heard = [quiet, loud, elsewhere].map(record);
    await Promise.all([quiet, loud, elsewhere].map(joined));
    expect(await quiet.send(say({ from: 'first', text: 'é✓' }))).toBe('ok');
    expect(await loud.send(say({ from: 'second' }))).toBe('ok');
    await eventually(() => expect(heard[1]).toHaveLength(2));
    await eventually(() => expect(heard[0]).toEqual([{ from: 'second' }]));
    expect(heard[1]).toEqual([{ from: 'first', text: 'é✓' }, { from: 'second' }]);
    expect(heard[2]).toEqual([]);
  });

  test('old and new protocol versions hear each other; bytes reach only those who can express them', async () => {
    const old = (await running.server.client({ vsn: '1.0.0' })).channel('mixed');
    const current = (await running.server.client()).channel('mixed');
    const sender = (await running.server.client()).channel('mixed', { config: { broadcast: { ack: true } } });
    const heardByOld = record(old);
    const heardByNew = record(current);
    await Promise.all([old, current, sender].map(joined));
    expect(await sender.send(say(Uint8Array.of(1, 2, 255).buffer))).toBe('ok');
    expect(await sender.send(say({ n: 1 }))).toBe('ok');
    await old.send(say({ n: 2 }));
    await eventually(() => expect(heardByNew).toHaveLength(3));
    await eventually(() => expect(heardByOld).toEqual([{ n: 1 }]));
    expect(new Uint8Array(heardByNew[0] as ArrayBuffer)).toEqual(Uint8Array.of(1, 2, 255));
    expect(heardByNew.slice(1)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('a broadcast over HTTP reaches the topic, and a malformed one is refused', async () => {
    const client = await running.server.client();
    const channel = client.channel('over http');
    const heard = record(channel);
    await joined(channel);
    const sender = (await running.server.client()).channel('over http');
    expect(await sender.httpSend('say', { y: 1 })).toEqual({ success: true });
    await eventually(() => expect(heard).toEqual([{ y: 1 }]));

    const post = (body: string, headers: Record<string, string> = { apikey: ANON_KEY }) =>
      fetch(`${running.server.url}/realtime/v1/api/broadcast`, { method: 'POST', body, headers });
    const message = { topic: 'over http', event: 'say', payload: { y: 2 } };
    expect((await post(JSON.stringify({ messages: [message] }))).status).toBe(202);
    await eventually(() => expect(heard).toEqual([{ y: 1 }, { y: 2 }]));
    expect((await post('{')).status).toBe(422);
    expect((await post(JSON.stringify({ messages: [{ topic: 'x' }] }))).status).toBe(422);
    expect((await post('{}', {})).status).toBe(401);
    expect((await post('{}', { apikey: 'sb_publishable_wrong' })).status).toBe(401);
    expect((await post('{}', { apikey: ANON_KEY, authorization: 'Bearer a.b.c' })).status).toBe(401);
    expect((await fetch(`${running.server.url}/realtime/v1/api/broadcast`)).status).toBe(404);
  });

  /** Joins with presence and shows `name`. */
  async function present(topic: string, key: string, name: string): Promise<RealtimeChannel> {
    const channel = (await running.server.client()).channel(topic, { config: { presence: { key } } });
    channel.on('presence', { event: 'sync' }, () => undefined);
    await joined(channel);
    expect(await channel.track({ name })).toBe('ok');
    return channel;
  }

  test('presence shows who is there, what they changed and who left, cut off or not', async () => {
    const watcher = await present('hall', 'w', 'watcher');
    const first = await present('hall', 'a', 'ann');
    await present('hall', 'a', 'ann on her phone');
    await eventually(() =>
      expect(names(watcher)).toEqual({ w: ['watcher'], a: ['ann', 'ann on her phone'] }),
    );
    expect(await first.track({ name: 'ann, away' })).toBe('ok');
    await eventually(() => expect(names(watcher).a).toEqual(['ann on her phone', 'ann, away']));
    expect(await first.untrack()).toBe('ok');
    await eventually(() => expect(names(watcher)).toEqual({ w: ['watcher'], a: ['ann on her phone'] }));

    const late = await present('hall', 'l', 'late');
    await eventually(() => expect(Object.keys(names(late)).sort()).toEqual(['a', 'l', 'w']));
    await late.unsubscribe();
    await eventually(() => expect(names(watcher)).not.toHaveProperty('l'));
  });

  test('a member whose connection is cut leaves, and shows again when it is back', async () => {
    const member = await present('cut', 'm', 'member');
    const [before] = member.presenceState<Member>().m ?? [];
    running.server.cutConnections();
    // The client rejoins and tracks nothing by itself: it is gone until it says so again.
    await eventually(async () => {
      expect(await member.track({ name: 'back' }, { timeout: 500 })).toBe('ok');
      expect(names(member)).toEqual({ m: ['back'] });
    });
    expect(member.presenceState<Member>().m?.[0]?.presence_ref).not.toBe(before?.presence_ref);
  });

  test('a channel that did not ask for presence hears of nobody until it tracks', async () => {
    await present('shy', 'o', 'other');
    const channel = (await running.server.client()).channel('shy', { config: { presence: { key: 's' } } });
    await joined(channel);
    expect(names(channel)).toEqual({});
    expect(await channel.track({ name: 'self' })).toBe('ok');
    await eventually(() => expect(names(channel)).toEqual({ o: ['other'], s: ['self'] }));
  });
});
