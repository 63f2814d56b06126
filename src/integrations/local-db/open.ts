import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What this device keeps so that nothing is lost: see the stores below. Values are parsed by their readers. */
interface DeviceSchema extends DBSchema {
  /** Questionnaires being answered, by attempt id. */
  runs: { key: string; value: unknown };
  /** Finished attempts that the server has not acknowledged yet, by attempt id. */
  outbox: { key: string; value: unknown };
  /** Finished attempts of a visitor on this device, by attempt id. */
  attempts: { key: string; value: unknown };
  /** Focus bursts and exercises that are running, by session id. */
  sessions: { key: string; value: unknown };
  /** Reaction-time runs the server has not acknowledged yet, going on or ended, by run id. */
  reactions: { key: string; value: unknown };
}

const stores = ['runs', 'outbox', 'attempts', 'sessions', 'reactions'] as const;
export type DeviceStore = (typeof stores)[number];
type DeviceDb = IDBPDatabase<DeviceSchema>;

const name = 'focus-clarity-lab';
/** Raised with every new store; what the others hold stays. */
const version = 2;
let opened: Promise<DeviceDb> | undefined;

function open(): Promise<DeviceDb> {
  opened ??= openDB<DeviceSchema>(name, version, {
    upgrade(db) {
      for (const store of stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    },
    terminated() {
      opened = undefined;
    },
    blocking(_current, _blocked, event) {
      // Another tab runs a newer version: let it upgrade, this tab opens again on its next call.
      (event.target as IDBDatabase | null)?.close();
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
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
