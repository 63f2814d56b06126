import { deviceDatabase } from '@/config/device';
import { happensOnce } from './once';
import { mayHoldData } from './presence';

/*
 * Whether something on this device has to be sent, or asked about, told without the code that reads it: most visits have
 * nothing of the kind, and that code is large.
 */

/** Whether this page put something there. */
export const { note: noteWaiting, has: isWaitingNoted, listen: onWaitingNoted } = happensOnce();

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The database as it stands. It is not made: a first version without stores would be one more to carry over. */
async function openAsItIs(): Promise<IDBDatabase | null> {
  const request = indexedDB.open(deviceDatabase);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  const db = await done(request).catch((error: unknown) => {
    if (isNew) return null;
    throw error;
  });
  // A tab with a newer version is not kept waiting.
  if (db) db.onversionchange = () => db.close();
  return db;
}

/** Of a plan that is kept here for somebody who is signed in nothing waits but what lies in the outbox. */
const isOwned = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && 'owner' in stored && typeof stored.owner === 'string';

/**
 * Whether the outbox holds anything, or a visitor left results or a plan here. True, too, of what an earlier version of the
 * app kept: its code carries it over.
 * @throws when the browser does not let the page look
 */
export async function somethingWaits(): Promise<boolean> {
  if (!(await mayHoldData())) return false;
  const db = await openAsItIs();
  if (!db) return false;
  try {
    const stores = ['outbox', 'attempts', 'plans'];
    const held = db.objectStoreNames;
    if (held.contains('reactions') || stores.some((store) => !held.contains(store))) return true;
    const transaction = db.transaction(stores, 'readonly');
    const [unsent, attempts, plans] = await Promise.all([
      done(transaction.objectStore('outbox').count()),
      done(transaction.objectStore('attempts').count()),
      done(transaction.objectStore('plans').getAll()),
    ]);
    return unsent + attempts > 0 || plans.some((plan) => !isOwned(plan));
  } finally {
    db.close();
  }
}
