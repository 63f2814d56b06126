import * as z from 'zod/mini';
import { createDeviceChannel } from '@/integrations/device-channel';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { outboxKey } from '@/integrations/local-db/upgrade';
import { currentUserId } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { secondMs } from '@/lib/time';
import { isSendingHeld } from './hold';
import { tellKept } from './kept';
import type { Outbox, OutboxItem, OutboxKind, SendResult } from './outbox-types';
import { isBeyondDay, isFault, isFinal, isResting, isStuck, restMs, untilNextDay } from './patience';
import { withinTime } from './within-time';

/*
 * What is on its way to the server. It is kept on this device first and sent then, so a closed lid between the two
 * loses nothing; the server stores an id once, so sending it again doubles nothing. All of it lies in one store, each
 * entry under its kind, and a kind never reads another's: what decides in whose name something is sent is a word.
 */

/** A connection that answers nothing for so long counts as none. */
const sendTimeoutMs = 20 * secondMs;

interface OutboxEntry<Payload> extends OutboxItem<Payload> {
  readonly kind: string;
  /** The server's reason when it refused; sent again only when the person asks for it. */
  readonly refused?: string | undefined;
  /** How often the server failed at it. */
  readonly tries?: number | undefined;
  /** Until when it is left alone after that, milliseconds since 1970. */
  readonly restsUntil?: number | undefined;
  /** The end of the day that had no room for it, milliseconds since 1970. */
  readonly fullUntil?: number | undefined;
}

const entrySchema = z.object({
  id: z.string(),
  kind: z.string(),
  owner: z.nullable(z.string()),
  payload: z.unknown(),
  refused: z.optional(z.string()),
  tries: z.optional(z.number()),
  restsUntil: z.optional(z.number()),
  fullUntil: z.optional(z.number()),
});

/** Of what is left alone for a while: it is looked at again. */
const resting = (entry: { fullUntil?: number | undefined }): SendResult => ({
  status: 'waiting',
  error: new AppError(isBeyondDay(entry.fullUntil) ? 'quota_exceeded' : 'unknown', { detail: 'resting' }),
});

export function createOutbox<Payload, Answer>(kind: OutboxKind<Payload, Answer>): Outbox<Payload> {
  type Entry = OutboxEntry<Payload>;
  const channelName = `fcl-outbox-${kind.name}`;
  const keyOf = (id: string) => outboxKey(kind.name, id);
  /** What this tab is sending, or is about to when another tab is done sending. */
  const sending = new Set<string>();
  /** Entries the device could not keep; they last as long as this page. */
  const unkept = new Map<string, Entry>();
  const changes = createDeviceChannel(channelName, { toSelf: true });

  function parse(value: unknown): Entry | null {
    const entry = z.safeParse(entrySchema, value);
    if (!entry.success || entry.data.kind !== kind.name) return null;
    if (kind.ofNobody && entry.data.owner !== null) return null;
    const payload = kind.payload.safeParse(entry.data.payload);
    return payload.success ? { ...entry.data, payload: payload.data } : null;
  }

  /** Only one tab sends at a time; sending twice would be harmless but wasteful. */
  async function underLock<T>(work: () => Promise<T>): Promise<T> {
    if (!('locks' in navigator)) return work();
    return await navigator.locks.request(channelName, work);
  }

  async function find(id: string): Promise<Entry | null> {
    const inMemory = unkept.get(id);
    if (inMemory) return inMemory;
    try {
      return parse(await readStored('outbox', keyOf(id)));
    } catch {
      return null; // storage is switched off
    }
  }

  async function all(): Promise<Entry[]> {
    const stored = await readAllStored('outbox').catch((): unknown[] => []); // storage is switched off
    const entries = stored.map(parse).filter((entry) => entry !== null);
    return [...entries.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
  }

  const mayGo = async (entry: Entry) => (await kind.mayGo?.(entry)) ?? true;

  async function waiting(): Promise<Entry[]> {
    const unasked = (await all()).filter((entry) => entry.refused === undefined && !isStuck(entry));
    const ready = await Promise.all(unasked.map(mayGo));
    return unasked.filter((_, index) => ready[index]);
  }

  /** Replaces an entry by what `make` makes of the present one. Answers whether the device keeps it. */
  async function put(id: string, make: (present: Entry | null) => Entry): Promise<boolean> {
    let stored: Entry | null = null;
    try {
      await updateStored('outbox', keyOf(id), (value) => {
        stored = parse(value);
        return make(unkept.get(id) ?? stored);
      });
      unkept.delete(id);
      return true;
    } catch {
      unkept.set(id, make(unkept.get(id) ?? stored)); // storage is switched off or full
      return false;
    } finally {
      changes.announce(id);
      tellKept(id);
    }
  }

  async function drop(id: string): Promise<void> {
    const wasUnkept = unkept.delete(id);
    // An earlier state may be kept, from when there was room.
    await removeStored('outbox', keyOf(id)).catch((failure: unknown) => {
      if (!wasUnkept) throw failure; // storage is switched off
    });
  }

  async function dropSent(sent: Entry): Promise<void> {
    const { holdsMore } = kind;
    const inMemory = unkept.get(sent.id);
    if (inMemory && holdsMore?.(inMemory.payload, sent.payload)) return;
    if (!holdsMore || inMemory) {
      await drop(sent.id);
      return;
    }
    await updateStored('outbox', keyOf(sent.id), (value) => {
      const present = parse(value);
      return present && holdsMore(present.payload, sent.payload) ? value : undefined;
    });
  }

  /** Notes something about an entry that was sent; what was added to it meanwhile stays. */
  async function mark(sent: Entry, note: Partial<Entry>): Promise<void> {
    const inMemory = unkept.get(sent.id);
    if (inMemory) {
      unkept.set(sent.id, { ...inMemory, ...note });
      return;
    }
    await updateStored('outbox', keyOf(sent.id), (value) => {
      const present = parse(value);
      return present ? { ...present, ...note } : value;
    });
  }

  /** What a failure means for an entry. */
  async function fail(entry: Entry, error: AppError): Promise<SendResult> {
    if (isFinal(error)) {
      await mark(entry, { refused: error.detail ?? error.code });
      return { status: 'refused', error };
    }
    if (error.code === 'quota_exceeded') await mark(entry, untilNextDay(Date.now()));
    if (!isFault(error)) return { status: 'waiting', error };
    const tries = (entry.tries ?? 0) + 1;
    await mark(entry, { tries, restsUntil: Date.now() + restMs(tries) });
    return { status: isStuck({ tries }) ? 'stuck' : 'waiting', error };
  }

  /** Null when it is not this person's to send. */
  async function deliver(entry: Entry): Promise<{ answer: Answer } | null> {
    const user = await currentUserId();
    if (entry.owner !== null && entry.owner !== user) return null;
    return { answer: await kind.deliver(entry.payload) };
  }

  async function sendEntry(entry: Entry): Promise<SendResult> {
    try {
      const delivered = await withinTime(deliver(entry), sendTimeoutMs);
      if (delivered === null) return { status: 'waiting', error: null };
      await dropSent(entry);
      await kind.onStored?.(entry.id, delivered.answer);
      return { status: 'stored' };
    } catch (failure) {
      return await fail(entry, toAppError(failure));
    } finally {
      changes.announce(entry.id);
    }
  }

  return {
    onChanged: changes.listen,
    find,
    all,
    stuck: async () => (await all()).filter((entry) => entry.refused === undefined && isStuck(entry)),
    reads: (value) => parse(value) !== null,
    async keep({ id, owner, payload }, alongside) {
      const entry: Entry = { id, kind: kind.name, owner, payload };
      try {
        await alongside?.();
      } catch {
        unkept.set(id, entry); // storage is switched off or full
        changes.announce(id);
        tellKept(id);
        return false;
      }
      return put(id, () => entry);
    },
    change: ({ id, owner }, change) =>
      put(id, (present) => ({ id, kind: kind.name, owner, payload: change(present) })),
    async send(id) {
      sending.add(id);
      changes.announce(id);
      try {
        return await underLock(async () => {
          const entry = await find(id);
          if (entry === null) return { status: 'stored' };
          return (await mayGo(entry)) ? await sendEntry(entry) : { status: 'waiting', error: null };
        });
      } finally {
        sending.delete(id);
        changes.announce(id);
      }
    },
    async flush() {
      if (isSendingHeld() || (await waiting()).length === 0) return [];
      return underLock(async () => {
        const results: SendResult[] = [];
        for (const entry of await waiting()) {
          results.push(isResting(entry.restsUntil, Date.now()) ? resting(entry) : await sendEntry(entry));
        }
        return results;
      });
    },
    async deliveryOf(id) {
      if (sending.has(id)) return { status: 'sending' };
      const entry = await find(id);
      if (entry === null) return { status: 'sent' };
      const kept = !unkept.has(id);
      const { owner } = entry;
      if (entry.refused !== undefined) return { status: 'refused', owner, kept };
      if (isStuck(entry)) return { status: 'stuck', owner, kept };
      return { status: 'waiting', owner, kept, ...(isBeyondDay(entry.fullUntil) ? { dayIsFull: true } : {}) };
    },
    async forget(id, alongside) {
      await underLock(async () => {
        await drop(id);
        await alongside?.();
      });
      changes.announce(id);
    },
  };
}
