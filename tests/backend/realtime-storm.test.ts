/** A relay that is shouted at, and one that dies: it stays up, or comes back, and goes on telling what is said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { count } from '../support/counts.ts';
import { ANON_KEY, eventually, joined, startRealtime, tokenFor } from './realtime.support.ts';
import { ann, bob, useChannels } from './realtime-channels.support.ts';

const frames = count(1_000, 10_000);
const seed = 20261128;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '*',
    'public',
    'notices',
    `room:${ann}`,
    "'; drop table x; --",
    '__proto__',
    '\u202e\u0000',
  ),
);
const any = fc.oneof(fc.jsonValue({ maxDepth: 4 }), text);
const topic = fc.oneof(fc.constantFrom('realtime:a', 'realtime:notices', 'phoenix', 'realtime:'), text);
const ref = fc.oneof(fc.constantFrom('1', '2', null), any);
const subscription = fc.record(
  { event: any, schema: text, table: text, filter: fc.oneof(text, fc.constant('id=in.(((')), select: any },
  { requiredKeys: [] },
);
const config = fc.record(
  {
    private: fc.oneof(fc.boolean(), any),
    broadcast: any,
    presence: any,
    postgres_changes: fc.oneof(fc.array(subscription, { maxLength: 2 }), any),
  },
  { requiredKeys: [] },
);
const token = fc.oneof(any, fc.constantFrom(tokenFor(bob), tokenFor(bob, -1), ANON_KEY));
const payloads = {
  phx_join: fc.record({ config: fc.oneof(config, any), access_token: token }, { requiredKeys: [] }),
  access_token: fc.record({ access_token: token }),
  presence: fc.record({ event: fc.oneof(fc.constantFrom('track', 'untrack'), any), payload: any }),
  broadcast: fc.record({ type: any, event: any, payload: any }),
  phx_leave: any,
  heartbeat: any,
};
const message = fc
  .constantFrom(...(Object.keys(payloads) as (keyof typeof payloads)[]))
  .chain((event) => fc.tuple(ref, ref, topic, fc.constant(event), fc.oneof(payloads[event], any)));
const frame = fc.oneof(
  { weight: 6, arbitrary: message.map((fields) => JSON.stringify(fields)) },
  {
    weight: 1,
    arbitrary: fc.tuple(message, fc.nat(200)).map(([fields, at]) => JSON.stringify(fields).slice(0, at)),
  },
  { weight: 1, arbitrary: fc.oneof(fc.json(), text) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Uint8Array.of(3, ...bytes)) },
);

const open = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${ANON_KEY}&vsn=2.0.0`,
    );
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });

/** Ends when everything sent before has been dealt with. */
async function answered(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve) => {
    const read = (data: { toString(): string }) => {
      if (!data.toString().startsWith('[null,"the end","phoenix"')) return;
      socket.off('message', read);
      resolve();
    };
    socket.on('message', read);
    socket.send(JSON.stringify([null, 'the end', 'phoenix', 'heartbeat', {}]));
  });
}

describe('a relay under fire', () => {
  const { running, record, privately } = useChannels('pglite');
  const say = (n: number) =>
    running.db.query(`select realtime.send(jsonb_build_object('n', $1::int), 'say', 'notices', true)`, [n]);
  const numbers = (heard: unknown[]) => (heard as { n: number }[]).map(({ n }) => n);

  test('whatever frames come in, the relay stays up, and nothing of them reaches a private topic', async () => {
    const witness = await privately(ann, 'notices');
    const heard: unknown[] = [];
    witness.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload));
    await joined(witness);
    const sockets = await Promise.all(Array.from({ length: 4 }, () => open(running.server.url)));
    const sent = fc.sample(frame, { numRuns: frames, seed });
    for (const [at, each] of sent.entries()) sockets[at % sockets.length]?.send(each);
    await Promise.all(sockets.map(answered));
    await say(1);
    await eventually(() => expect(numbers(heard)).toEqual([1]));
    const late = await privately(bob, 'notices');
    const heardLate = record(late);
    await joined(late);
    await say(2);
    await eventually(() => expect(numbers(heardLate)).toEqual([2]));
    for (const socket of sockets) socket.close();
  });

  test('when it dies and comes back, those who listened listen again', async () => {
    const first = running.server;
    const client = await first.client({ token: () => tokenFor(ann) });
    const channel = client.channel('notices', { config: { private: true } });
    const heard = record(channel);
    const statuses: string[] = [];
    channel.subscribe((status) => statuses.push(status));
    await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']));
    await first.kill();
    await say(1);
    await eventually(() => expect(statuses).toContain('CHANNEL_ERROR'));
    const second = await startRealtime(running.db, Number(new URL(first.url).port));
    try {
      await eventually(() => expect(statuses.at(-1)).toBe('SUBSCRIBED'));
      await say(2);
      // What was said while it was away was said to nobody.
      await eventually(() => expect(numbers(heard)).toEqual([2]));
    } finally {
      await first.dropClients();
      await second.close();
    }
  });
});
