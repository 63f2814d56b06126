import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { deviceDatabase } from '@/config/device';
import { secondMs } from '@/lib/time';
import { outboxKey, upgradedEntry } from './upgrade';
import { noteUse } from './use-signal';

/** What this device keeps so that nothing is lost: see the stores below. Values are parsed by their readers. */
interface DeviceSchema extends DBSchema {
  /** Questionnaires being answered, by attempt id. */
  runs: { key: string; value: unknown };
  /** Everything the server has not acknowledged yet, by kind and id. */
  outbox: { key: string; value: unknown };
  /** Finished attempts of a visitor on this device, by attempt id. */
  attempts: { key: string; value: unknown };
  /** Focus bursts and exercises that are running, by session id. */
  sessions: { key: string; value: unknown };
  /** Plans that people of this device accepted, and a visitor's, by plan id. */
  plans: { key: string; value: unknown };
  /** Until version 2: reaction-time runs the server had not acknowledged. */
  reactions: { key: string; value: unknown };
}

const stores = ['runs', 'outbox', 'attempts', 'sessions', 'plans'] as const;
export type DeviceStore = (typeof stores)[number];
type DeviceDb = IDBPDatabase<DeviceSchema>;
type Upgrade = IDBPTransaction<DeviceSchema, (DeviceStore | 'reactions')[], 'versionchange'>;

/** Raised with every change of the stores; what they hold is carried over. */
const version = 4;
/** Since then everything unsent lies in one store, each entry under its kind. */
const oneOutbox = 3;
/** A tab of an earlier version gives way at once, unless the browser has frozen it. */
const blockedPatienceMs = 3 * secondMs;

interface Opening {
  db: Promise<DeviceDb>;
  /** Rejects when another tab has been in the way for too long. */
  stuck: Promise<never>;
}
let opening: Opening | undefined;

/** Brings the entries of versions 1 and 2 into the one outbox, each under its kind. */
async function carryEntries(db: DeviceDb, upgrade: Upgrade): Promise<void> {
  const outbox = upgrade.objectStore('outbox');
  for (const store of ['outbox', 'reactions'] as const) {
    if (!db.objectStoreNames.contains(store)) continue;
    const source = upgrade.objectStore(store);
    for (const key of await source.getAllKeys()) {
      const entry = upgradedEntry({ store, key, value: await source.get(key) });
      await source.delete(key);
      await outbox.put(entry, outboxKey(entry.kind, entry.id));
    }
  }
  if (db.objectStoreNames.contains('reactions')) db.deleteObjectStore('reactions');
}

function connect(): Opening {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (error: Error) => void = () => {};
  const stuck = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const db = openDB<DeviceSchema>(deviceDatabase, version, {
    async upgrade(database, oldVersion, _new, transaction) {
      for (const store of stores) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      }
      if (oldVersion > 0 && oldVersion < oneOutbox) await carryEntries(database, transaction);
    },
    blocked() {
      timer = setTimeout(() => giveUp(new Error('An older tab is in the way')), blockedPatienceMs);
    },
    terminated() {
      opening = undefined;
    },
    blocking(_current, _blocked, event) {
      // Another tab runs a newer version: let it upgrade, this tab opens again on its next call.
      (event.target as IDBDatabase | null)?.close();
      opening = undefined;
    },
  });
  stuck.catch(() => {}); // said to whoever waits
  db.then(
    () => clearTimeout(timer),
    () => {
      clearTimeout(timer);
      opening = undefined;
    },
  );
  return { db, stuck };
}

/** @throws when the device keeps nothing, or an older tab does not let go; its letting go ends that. */
function open(): Promise<DeviceDb> {
  noteUse();
  opening ??= connect();
  return Promise.race([opening.db, opening.stuck]);
}

/** Opens the database before anything is read from it. @throws as reading would */
export async function openAhead(): Promise<void> {
  await open();
}

export async function readStored(store: DeviceStore, key: string): Promise<unknown> {
  return (await open()).get(store, key);
}

export async function readAllStored(store: DeviceStore): Promise<unknown[]> {
  return (await open()).getAll(store);
}

/**
 * Replaces a value by what `change` makes of the present one, in one transaction: two tabs that write at once
 * both see each other's value, and nothing is lost between reading and writing.
 */
export async function updateStored(
  store: DeviceStore,
  key: string,
  change: (present: unknown) => unknown,
): Promise<void> {
  const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
  const next = change(await transaction.store.get(key));
  if (next === undefined) await transaction.store.delete(key);
  else await transaction.store.put(next, key);
  await transaction.done;
}

export async function removeStored(store: DeviceStore, key: string): Promise<void> {
  await (await open()).delete(store, key);
}

/** Forgets everything kept on this device. */
export async function clearStored(): Promise<void> {
  const db = await open();
  const transaction = db.transaction(stores, 'readwrite');
  await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
  await transaction.done;
}
