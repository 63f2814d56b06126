/**
 * The wire format of Supabase Realtime: Phoenix channel messages as text (serializer 1.0.0 sends objects, 2.0.0
 * sends arrays) and, in 2.0.0 only, broadcasts as binary frames. Pure: bytes in, values out.
 */
import { isRecord, parseJson } from './json.ts';

export type SerializerVersion = '1.0.0' | '2.0.0';

/** A message as a client sends it. The references say which join and which push an answer belongs to. */
export interface Incoming {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

export interface Outgoing {
  joinRef?: string | null;
  ref?: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** What a broadcast carries: JSON, or bytes that nobody looks into. */
export type BroadcastBody = { encoding: 'json'; value: unknown } | { encoding: 'binary'; bytes: Uint8Array };

/** One broadcast on its way to the members of a topic. */
export interface Broadcast {
  topic: string;
  event: string;
  body: BroadcastBody;
}

// First byte of a binary frame.
const KIND_PUSH = 3;
const KIND_BROADCAST = 4;
// Byte that says how the body of a binary frame is encoded.
const ENCODING_BINARY = 0;
const ENCODING_JSON = 1;
/** Lengths in a frame header are one byte each. */
const MAX_FIELD_BYTES = 255;

const utf8 = new TextDecoder();
const toBytes = new TextEncoder();

const asRef = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a text frame of either version; null when it is not a channel message. */
export function decodeText(text: string): Incoming | null {
  const value = parseJson(text);
  const fields = Array.isArray(value)
    ? { join_ref: value[0], ref: value[1], topic: value[2], event: value[3], payload: value[4] }
    : value;
  if (!isRecord(fields)) return null;
  const { topic, event } = fields;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: asRef(fields.join_ref), ref: asRef(fields.ref), topic, event, payload: fields.payload };
}

/**
 * Reads a binary broadcast push. Layout: kind, length of join reference, reference, topic, event and metadata,
 * encoding (one byte each), then those fields in UTF-8, then the body. Null when it is malformed.
 */
export function decodeBinary(frame: Uint8Array): Incoming | null {
  const [kind, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metaLength = 0, encoding] =
    frame;
  let offset = 7;
  const bodyStart = offset + joinRefLength + refLength + topicLength + eventLength + metaLength;
  if (kind !== KIND_PUSH || frame.length < bodyStart) return null;
  const take = (length: number): string => {
    offset += length;
    return utf8.decode(frame.subarray(offset - length, offset));
  };
  const joinRef = take(joinRefLength);
  const ref = take(refLength);
  const topic = take(topicLength);
  const event = take(eventLength);
  const bytes = frame.slice(bodyStart);
  let payload: unknown = bytes;
  if (encoding === ENCODING_JSON) {
    payload = parseJson(utf8.decode(bytes));
    if (payload === undefined) return null;
  } else if (encoding !== ENCODING_BINARY) {
    return null;
  }
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
}

/** Event and body of a broadcast push, whichever way it came; null when it names no event. */
export function readBroadcast(message: Incoming): Broadcast | null {
  if (!isRecord(message.payload) || typeof message.payload.event !== 'string') return null;
  const { event, payload } = message.payload;
  const body: BroadcastBody =
    payload instanceof Uint8Array
      ? { encoding: 'binary', bytes: payload }
      : { encoding: 'json', value: payload ?? {} };
  return { topic: message.topic, event, body };
}

export function encodeText(version: SerializerVersion, message: Outgoing): string {
  const { joinRef = null, ref = null, topic, event, payload } = message;
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/**
 * A broadcast for one receiver: a binary frame in 2.0.0, text in 1.0.0. Null when it cannot be expressed: bytes
 * for a 1.0.0 client, which hosted Realtime drops as well.
 */
export function encodeBroadcast(version: SerializerVersion, message: Broadcast): string | Uint8Array | null {
  const { topic, event, body } = message;
  const topicBytes = toBytes.encode(topic);
  const eventBytes = toBytes.encode(event);
  const fits = topicBytes.length <= MAX_FIELD_BYTES && eventBytes.length <= MAX_FIELD_BYTES;
  if (version === '1.0.0' || !fits) {
    if (body.encoding === 'binary') return null;
    const payload = { type: 'broadcast', event, payload: body.value };
    return encodeText(version, { topic, event: 'broadcast', payload });
  }
  const bodyBytes = body.encoding === 'binary' ? body.bytes : toBytes.encode(JSON.stringify(body.value));
  const encoding = body.encoding === 'binary' ? ENCODING_BINARY : ENCODING_JSON;
  const head = [KIND_BROADCAST, topicBytes.length, eventBytes.length, 0, encoding];
  const frame = new Uint8Array(head.length + topicBytes.length + eventBytes.length + bodyBytes.length);
  let offset = 0;
  for (const part of [head, topicBytes, eventBytes, bodyBytes]) {
    frame.set(part, offset);
    offset += part.length;
  }
  return frame;
}
