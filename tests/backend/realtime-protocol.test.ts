import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeBinary,
  decodeText,
  encodeBroadcast,
  encodeText,
  readBroadcast,
} from '../../supabase/local/realtime/protocol.ts';

// The serializer that ships in supabase-js is the other side of the wire.
const { serializer } = createClient('http://127.0.0.1:1', 'sb_publishable_x').realtime;

type Decoded = {
  topic: string;
  event: string;
  payload: { type: string; event: string; payload: unknown };
};

function byClient(frame: string | Uint8Array | null): Decoded {
  if (frame === null) throw new Error('nothing was encoded');
  // The client tells binary from text by the class ArrayBuffer, which a typed array is not.
  const raw = typeof frame === 'string' ? frame : Uint8Array.from(frame).buffer;
  return serializer.decode(raw, (message: Decoded) => message) as Decoded;
}

function clientFrame(message: { topic: string; ref: string; event: string; payload: unknown }): Uint8Array {
  const encoded: unknown = serializer.encode(
    {
      join_ref: '7',
      ref: message.ref,
      topic: message.topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event: message.event, payload: message.payload },
    },
    (frame: ArrayBuffer | string) => frame,
  );
  if (!(encoded instanceof ArrayBuffer)) throw new Error('expected a binary frame');
  return new Uint8Array(encoded);
}

/** Fields of a binary frame hold at most 255 bytes. */
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((s) => s.length < 60);
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test('a broadcast that the client encodes is read back field by field', () => {
  fc.assert(
    fc.property(name, fc.nat().map(String), name, fc.dictionary(name, json), (topic, ref, event, body) => {
      const message = decodeBinary(clientFrame({ topic, ref, event, payload: body }));
      expect(message).toMatchObject({ joinRef: '7', ref, topic, event: 'broadcast' });
      expect(message && readBroadcast(message)).toEqual({
        topic,
        event,
        body: { encoding: 'json', value: body },
      });
    }),
  );
});

test('a broadcast of bytes keeps every byte', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const message = decodeBinary(
        clientFrame({ topic: 't', ref: '1', event: 'e', payload: Uint8Array.from(bytes).buffer }),
      );
      expect(message && readBroadcast(message)).toEqual({
        topic: 't',
        event: 'e',
        body: { encoding: 'binary', bytes },
      });
    }),
  );
});

test('the client reads a broadcast as it was sent', () => {
  fc.assert(
    fc.property(name, name, json, (topic, event, value) => {
      const decoded = byClient(encodeBroadcast('2.0.0', { topic, event, body: { encoding: 'json', value } }));
      expect(decoded).toMatchObject({ topic, event: 'broadcast', payload: { event, payload: value } });
    }),
  );
});

test('a name too long for a binary frame travels as text', () => {
  const topic = `realtime:${'x'.repeat(300)}`;
  const frame = encodeBroadcast('2.0.0', { topic, event: 'e', body: { encoding: 'json', value: { a: 1 } } });
  expect(typeof frame).toBe('string');
  expect(byClient(frame)).toMatchObject({ topic, payload: { event: 'e', payload: { a: 1 } } });
});

test('bytes cannot be expressed for a 1.0.0 client', () => {
  const body = { encoding: 'binary', bytes: new Uint8Array([1]) } as const;
  expect(encodeBroadcast('1.0.0', { topic: 't', event: 'e', body })).toBeNull();
});

test('text messages are objects in 1.0.0 and arrays in 2.0.0, and both are understood', () => {
  const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { x: 1 } };
  const first = encodeText('1.0.0', message);
  const second = encodeText('2.0.0', message);
  expect(JSON.parse(first)).toEqual({
    join_ref: '1',
    ref: '2',
    topic: 'realtime:a',
    event: 'phx_join',
    payload: { x: 1 },
  });
  expect(JSON.parse(second)).toEqual(['1', '2', 'realtime:a', 'phx_join', { x: 1 }]);
  expect(decodeText(first)).toEqual(message);
  expect(decodeText(second)).toEqual(message);
});

test('whatever arrives is either a message or nothing, never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const message = decodeText(text);
      if (message) readBroadcast(message);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      decodeBinary(bytes);
      decodeBinary(Uint8Array.of(3, ...bytes));
    }),
  );
  for (const text of ['', '{', '[]', '[null,null,1,2]', '{"topic":1,"event":"x"}', '"x"', 'null']) {
    expect(decodeText(text)).toBeNull();
  }
});

test('a binary frame shorter than it says, or with a body that is not JSON, is dropped', () => {
  const frame = clientFrame({ topic: 'topic', ref: '1', event: 'event', payload: { a: 1 } });
  expect(decodeBinary(frame.subarray(0, 10))).toBeNull();
  expect(decodeBinary(frame.subarray(0, frame.length - 1))).toBeNull();
});
