import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ANON_KEY, eventually, joined, SERVICE_KEY, tokenFor } from './realtime.support.ts';
import { ann, bob, useChannels } from './realtime-channels.support.ts';
import { drivers } from './support/backend.ts';

describe.each(drivers)('access to channels on %s', (driver) => {
  const { running, record, say, privately, names } = useChannels(driver);

  test('a private topic opens only to those whom a policy lets in', async () => {
    const own = await privately(ann, `room:${ann}`);
    const heard = record(own);
    await joined(own);
    expect(await own.send(say({ n: 1 }))).toBe('ok');
    await eventually(() => expect(heard).toEqual([{ n: 1 }]));
    await expect(joined(await privately(bob, `room:${ann}`))).rejects.toThrow(
      `Unauthorized: You do not have permissions to read from this Channel topic: room:${ann}`,
    );
    const anonymous = (await running.server.client()).channel(`room:${ann}`, { config: { private: true } });
    await expect(joined(anonymous)).rejects.toThrow('Unauthorized');
  });

  test('a public channel of the same name does not lead into the private topic', async () => {
    const own = await privately(ann, `room:${ann}`);
    const heard = record(own);
    await joined(own);
    const outsider = (await running.server.client()).channel(`room:${ann}`, {
      config: { broadcast: { ack: true } },
    });
    const overheard = record(outsider);
    await joined(outsider);
    expect(await outsider.send(say({ from: 'outside' }))).toBe('ok');
    expect(await outsider.httpSend('say', { from: 'outside' })).toEqual({ success: true });
    expect(await own.send(say({ from: 'inside' }))).toBe('ok');
    await eventually(() => expect(heard).toEqual([{ from: 'inside' }]));
    // HTTP knows no sender to leave out, so the outsider hears itself, and nothing of the room.
    expect(overheard).toEqual([{ from: 'outside' }]);
  });

  test('who may listen may not therefore speak, on the connection or over HTTP', async () => {
    const listener = await privately(bob, 'notices');
    const heard = record(listener);
    await joined(listener);
    expect(await listener.send(say({ from: 'bob' }), { timeout: 200 })).toBe('timed out');
    await expect(listener.httpSend('say', { from: 'bob' })).rejects.toThrow('Unauthorized');
    expect(await listener.track({ name: 'bob' })).toBe('error');
    const service = (await running.server.client({ key: SERVICE_KEY })).channel('notices', {
      config: { private: true },
    });
    expect(await service.httpSend('say', { from: 'service' })).toEqual({ success: true });
    await eventually(() => expect(heard).toEqual([{ from: 'service' }]));
  });

  test('being let in for presence does not let broadcasts through', async () => {
    const channel = await privately(bob, 'lobby', { presence: { key: 'b', enabled: true } });
    const heard = record(channel);
    await joined(channel);
    const service = await running.server.client({ key: SERVICE_KEY });
    const speaker = service.channel('lobby', { config: { private: true, presence: { key: 's' } } });
    await joined(speaker);
    await speaker.send(say({ secret: true }));
    expect(await speaker.track({ name: 'service' })).toBe('ok');
    await eventually(() => expect(names(channel)).toEqual({ s: ['service'] }));
    expect(heard).toEqual([]);
  });

  test('a policy that raises keeps the topic closed', async () => {
    await expect(joined(await privately(ann, 'broken'))).rejects.toThrow('Unauthorized');
    expect(running.server.logs.join('\n')).toContain('policies of topic broken');
  });

  test('a topic stays open while the token is renewed, and closes when it loses the right', async () => {
    let claims: object = { member: 'yes' };
    let life = 3600;
    const client = await running.server.client({ token: () => tokenFor(ann, life, claims) });
    const channel = client.channel('members', { config: { private: true } });
    const statuses: string[] = [];
    const messages: string[] = [];
    channel
      .on('system', {}, (payload) => messages.push(payload.message))
      .subscribe((status) => statuses.push(status));
    await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']));
    life = 7200;
    await client.realtime.setAuth();
    claims = {};
    await client.realtime.setAuth();
    await eventually(() => expect(statuses).toContain('CLOSED'));
    expect(messages).toEqual(['You do not have permissions to read from this Channel topic: members']);
  });

  test('a channel ends when its token does', async () => {
    let life = 1;
    // A busy machine may take longer to join than the first token lives: the next one lives longer.
    const { channel, messages } = await eventually(async () => {
      life += 1;
      const token = tokenFor(ann, life);
      const client = await running.server.client({ token: () => token });
      const messages: string[] = [];
      const channel = client.channel('brief').on('system', {}, ({ message }) => messages.push(message));
      return { channel: await joined(channel), messages };
    });
    await eventually(() => expect(messages).toEqual(['Token has expired']));
    await eventually(() => expect(channel.state).toBe('closed'));
  });

  test('a token that is forged, expired or of another secret opens nothing', async () => {
    const forged = `${tokenFor(ann).slice(0, -3)}xyz`;
    for (const token of ['a.b.c', forged, tokenFor(ann, -1)]) {
      const client = await running.server.client({ token: () => token });
      await expect(joined(client.channel('x'))).rejects.toThrow('InvalidJWTToken');
    }
  });

  test('a forged token during a channel closes it', async () => {
    let token = tokenFor(ann);
    const client = await running.server.client({ token: () => token });
    const statuses: string[] = [];
    client.channel('x').subscribe((status) => statuses.push(status));
    await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']));
    token = `${token.slice(0, -3)}xyz`;
    await client.realtime.setAuth();
    await eventually(() => expect(statuses).toContain('CLOSED'));
  });

  /** A bare connection, for what supabase-js would never send. */
  async function rawSocket(apikey = ANON_KEY): Promise<{ socket: WebSocket; frames: unknown[] }> {
    const socket = new WebSocket(
      `${running.server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apikey}&vsn=2.0.0`,
    );
    const frames: unknown[] = [];
    socket.on('message', (data) => frames.push(JSON.parse(data.toString())));
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return { socket, frames };
  }

  test('a connection without a valid key is refused', async () => {
    await expect(rawSocket('sb_publishable_wrong')).rejects.toThrow('401');
  });

  test('nonsense is ignored or answered, and the connection goes on', async () => {
    const { socket, frames } = await rawSocket();
    const junk = ['', '{', 'null', '[]', '[1,2,3,4,5]', '{"topic":7}', 'x'.repeat(10_000)];
    for (const frame of junk) socket.send(frame);
    socket.send(Buffer.from([3, 255, 255, 255, 255, 255, 1]));
    socket.send(Buffer.from([9]));
    socket.send(JSON.stringify(['1', '1', 'realtime:', 'phx_join', {}]));
    socket.send(JSON.stringify(['1', '2', 'other', 'phx_join', null]));
    socket.send(JSON.stringify(['1', '3', 'realtime:x', 'broadcast', { event: 'say' }]));
    socket.send(JSON.stringify(['1', '4', 'realtime:x', 'phx_leave', {}]));
    const odd = { config: { postgres_changes: 'all', presence: 3, broadcast: [] }, access_token: 5 };
    socket.send(JSON.stringify(['5', '5', 'realtime:x', 'phx_join', odd]));
    socket.send(JSON.stringify(['5', '6', 'realtime:x', 'presence', { event: 'track', payload: 'me' }]));
    socket.send(JSON.stringify(['5', '7', 'realtime:x', 'access_token', { access_token: {} }]));
    socket.send(JSON.stringify(['5', '8', 'realtime:x', 'nonsense', {}]));
    socket.send(JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}]));
    await eventually(() => expect(frames.at(-1)).toMatchObject([null, '9', 'phoenix', 'phx_reply', {}]));
    const replies = frames.filter((frame) => Array.isArray(frame) && frame[3] === 'phx_reply');
    expect(
      replies.map((frame) => (frame as [string, string, string, string, { status: string }])[4].status),
    ).toEqual(['error', 'error', 'error', 'ok', 'ok', 'error', 'ok']);
    socket.close();
  });

  test('joining a topic again replaces the earlier join, whose leftovers are ignored', async () => {
    const { socket, frames } = await rawSocket();
    const join = (ref: string) =>
      socket.send(
        JSON.stringify([
          ref,
          ref,
          'realtime:twice',
          'phx_join',
          { config: { broadcast: { self: true, ack: true } } },
        ]),
      );
    join('1');
    join('2');
    socket.send(JSON.stringify(['1', '3', 'realtime:twice', 'phx_leave', {}]));
    socket.send(JSON.stringify(['2', '4', 'realtime:twice', 'presence', { event: 'untrack' }]));
    await eventually(() =>
      expect(frames.at(-1)).toMatchObject(['2', '4', 'realtime:twice', 'phx_reply', { status: 'ok' }]),
    );
    expect(frames).toContainEqual(['1', '1', 'realtime:twice', 'phx_close', {}]);
    expect(frames).not.toContainEqual(['2', '2', 'realtime:twice', 'phx_close', {}]);
    socket.close();
  });

  test('a message beyond the limit ends that connection only', async () => {
    const { socket } = await rawSocket();
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.send('x'.repeat(2 * 1024 * 1024));
    expect(await closed).toBe(1009);
    const channel = (await running.server.client()).channel('still here');
    await joined(channel);
  });
});
