import { createDeviceChannel } from '@/api/runs/device-channel';
import {
  type DeviceStore,
  readAllStored,
  readStored,
  removeStored,
  updateStored,
} from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { secondMs } from '@/lib/time';
import { isSendingHeld } from './hold';

/*
 * Finished work on its way to the server. It is kept on this device first and sent then, so a closed lid between the
 * two loses nothing; the server stores an id once, so sending it again doubles nothing.
 */

/** A connection that answers nothing for so long counts as none. */
const sendTimeoutMs = 20 * secondMs;

export type SendResult =
  | { status: 'stored' }
  /** No connection, a busy server, or somebody else is signed in: sent later. `error` is null in the last case. */
  | { status: 'waiting'; error: AppError | null }
  /** The server refused it; it stays readable on this device. */
  | { status: 'refused'; error: AppError };

/** Where something of this device stands; `kept` is false when the device keeps nothing and only this tab holds it. */
export type Delivery =
  | { status: 'sent' }
  /** This tab is at it. */
  | { status: 'sending' }
  | { status: 'waiting'; owner: string | null; kept: boolean }
  | { status: 'refused'; kept: boolean };

export interface OutboxEntry {
  /** Who made it; it is never sent in another person's name. Null for a visitor. */
  owner: string | null;
  /** The server's reason when it refused; sent again only when the person asks for it. */
  refused?: string | undefined;
}

export interface OutboxKind<Entry extends OutboxEntry, Answer> {
  store: DeviceStore;
  /** Of the lock and the channel between tabs. */
  name: string;
  parse: (value: unknown) => Entry | null;
  idOf: (entry: Entry) => string;
  /** Hands it to the server. */
  deliver: (entry: Entry) => Promise<Answer>;
  onStored?: (entry: Entry, answer: Answer) => Promise<void>;
  /** Whether it may be sent unasked; everything may without it. */
  isReady?: (entry: Entry) => Promise<boolean>;
  /** Whether what is kept by now holds more than what was sent; it then stays. */
  holdsMore?: (present: Entry, sent: Entry) => boolean;
}

export interface Outbox<Entry> {
  /** Calls `listener` with the id of an entry whose delivery changed, in this tab or another. Answers how to stop. */
  onChanged: (listener: (id: string) => void) => () => void;
  /**
   * Keeps an entry until it is sent. Answers whether the device keeps it; if not, this tab does.
   * @param alongside what else the device must keep for that
   */
  keep: (entry: Entry, alongside?: () => Promise<void>) => Promise<boolean>;
  find: (id: string) => Promise<Entry | null>;
  /** Everything unsent; what was refused, too. */
  all: () => Promise<Entry[]>;
  /** Sends one entry, also one that was refused before. One that is not waiting was sent already. */
  send: (id: string) => Promise<SendResult>;
  /** Sends what is still waiting; nothing while sending is held. */
  flush: () => Promise<SendResult[]>;
  deliveryOf: (id: string) => Promise<Delivery>;
  /** Deletes an entry, sent or not, and what `alongside` deletes. What the server holds stays there. */
  forget: (id: string, alongside?: () => Promise<void>) => Promise<void>;
}

/** The server has read it and will say the same again. */
const finalCodes = new Set(['invalid', 'conflict']);
/** Nobody was let in; no waiting changes that. */
const notStarted = 'not_started';
const isFinal = (error: AppError) => finalCodes.has(error.code) || error.detail === notStarted;

async function currentUserId(): Promise<string | null> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', { detail: 'timeout' }));
    const timer = setTimeout(giveUp, sendTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function createOutbox<Entry extends OutboxEntry, Answer>(
  kind: OutboxKind<Entry, Answer>,
): Outbox<Entry> {
  const { store, name, parse, idOf } = kind;
  /** What this tab is sending, or is about to when another tab is done sending. */
  const sending = new Set<string>();
  /** Entries the device could not keep; they last as long as this page. */
  const unkept = new Map<string, Entry>();
  const changes = createDeviceChannel(name, { toSelf: true });

  /** Only one tab sends at a time; sending twice would be harmless but wasteful. */
  async function underLock<T>(work: () => Promise<T>): Promise<T> {
    if (!('locks' in navigator)) return work();
    return await navigator.locks.request(name, work);
  }

  async function find(id: string): Promise<Entry | null> {
    const inMemory = unkept.get(id);
    if (inMemory) return inMemory;
    try {
      return parse(await readStored(store, id));
    } catch {
      return null; // storage is switched off
    }
  }

  async function all(): Promise<Entry[]> {
    const stored = await readAllStored(store).catch((): unknown[] => []); // storage is switched off
    return [...stored.map(parse).filter((entry) => entry !== null), ...unkept.values()];
  }

  async function waiting(): Promise<Entry[]> {
    const unrefused = (await all()).filter((entry) => entry.refused === undefined);
    if (!kind.isReady) return unrefused;
    const ready = await Promise.all(unrefused.map(kind.isReady));
    return unrefused.filter((_, index) => ready[index]);
  }

  async function drop(id: string): Promise<void> {
    if (!unkept.delete(id)) await removeStored(store, id);
  }

  async function dropSent(sent: Entry): Promise<void> {
    const { holdsMore } = kind;
    if (!holdsMore || unkept.has(idOf(sent))) {
      await drop(idOf(sent));
      return;
    }
    await updateStored(store, idOf(sent), (value) => {
      const present = parse(value);
      return present && holdsMore(present, sent) ? value : undefined;
    });
  }

  async function markRefused(entry: Entry, reason: string): Promise<void> {
    const id = idOf(entry);
    const refused: Entry = { ...entry, refused: reason };
    if (unkept.has(id)) unkept.set(id, refused);
    else await updateStored(store, id, () => refused);
  }

  /** Null when it is not this person's to send. */
  async function deliver(entry: Entry): Promise<{ answer: Answer } | null> {
    const user = await currentUserId();
    if (entry.owner !== null && entry.owner !== user) return null;
    return { answer: await kind.deliver(entry) };
  }

  async function sendEntry(entry: Entry): Promise<SendResult> {
    try {
      const delivered = await withinTime(deliver(entry));
      if (delivered === null) return { status: 'waiting', error: null };
      await dropSent(entry);
      await kind.onStored?.(entry, delivered.answer);
      return { status: 'stored' };
    } catch (failure) {
      const error = toAppError(failure);
      if (!isFinal(error)) return { status: 'waiting', error };
      await markRefused(entry, error.detail ?? error.code);
      return { status: 'refused', error };
    } finally {
      changes.announce(idOf(entry));
    }
  }

  return {
    onChanged: changes.listen,
    find,
    all,
    async keep(entry, alongside) {
      try {
        await alongside?.();
        await updateStored(store, idOf(entry), () => entry);
        return true;
      } catch {
        unkept.set(idOf(entry), entry); // storage is switched off or full
        return false;
      } finally {
        changes.announce(idOf(entry));
      }
    },
    async send(id) {
      sending.add(id);
      changes.announce(id);
      try {
        return await underLock(async () => {
          const entry = await find(id);
          return entry ? await sendEntry(entry) : { status: 'stored' };
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
        for (const entry of await waiting()) results.push(await sendEntry(entry));
        return results;
      });
    },
    async deliveryOf(id) {
      if (sending.has(id)) return { status: 'sending' };
      const entry = await find(id);
      if (entry === null) return { status: 'sent' };
      const kept = !unkept.has(id);
      if (entry.refused !== undefined) return { status: 'refused', kept };
      return { status: 'waiting', owner: entry.owner, kept };
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
