/** A device as version 2 of the database left it: written by the app of that time, see fixtures/device-v2.json. */
import { openDB } from 'idb';
import device from './fixtures/device-v2.json';

export const alice = '11111111-1111-4111-8111-111111111111';
export const bob = '22222222-2222-4222-8222-222222222222';

/** Ids of the stored copy; attempts, answers by invite, reaction-time runs, questionnaires, exercises. */
const id = (number: number) => `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const ids = {
  visitors: id(1),
  alices: id(2),
  refused: id(3),
  bobs: id(4),
  invited: id(11),
  invitedRefused: id(12),
  endedRun: id(21),
  /** Kept with four trials while it went on, with a fifth as its page went away. */
  lostRun: id(22),
  refusedRun: id(23),
  openOfVisitor: id(31),
  openOfAlice: id(32),
  handedInByBob: id(33),
  discarded: id(34),
  burst: id(41),
  breathing: id(42),
  cartCopy: id(51),
} as const;

/** Puts the stored copy on this device, where nothing may be yet. */
export async function restoreDevice(): Promise<void> {
  const { database, stores } = device;
  const db = await openDB(database.name, database.version, {
    upgrade(fresh) {
      for (const store of Object.keys(stores)) fresh.createObjectStore(store);
    },
  });
  for (const [store, values] of Object.entries<Record<string, unknown>>(stores)) {
    for (const [key, value] of Object.entries(values)) await db.put(store, value, key);
  }
  db.close();
  for (const [key, value] of Object.entries(device.localStorage)) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(device.sessionStorage)) window.sessionStorage.setItem(key, value);
}

export const databaseName = device.database.name;
