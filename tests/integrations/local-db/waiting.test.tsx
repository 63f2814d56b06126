import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceDatabase } from '@/config/device';
import { clearStored, type DeviceStore, removeStored, updateStored } from '@/integrations/local-db/open';
import { mayHoldData } from '@/integrations/local-db/presence';
import { somethingWaits } from '@/integrations/local-db/waiting';

// A device on which nothing was ever kept.
vi.stubGlobal('indexedDB', new IDBFactory());
afterAll(() => vi.unstubAllGlobals());

const put = (store: DeviceStore, value: unknown) => updateStored(store, 'key', () => value);

describe('whether something of this device waits', () => {
  it('is no where nothing was ever kept, and nothing is made by asking', async () => {
    expect(await somethingWaits()).toBe(false);
    expect(await mayHoldData()).toBe(false);
  });

  describe('once the device keeps things', () => {
    beforeEach(clearStored);

    it('is no while nothing lies there, or only what somebody who is signed in works on', async () => {
      expect(await somethingWaits()).toBe(false);
      await put('plans', { owner: 'alice', plan: {} });
      await put('runs', { answers: {} });
      await put('sessions', { seconds: 300 });
      expect(await somethingWaits()).toBe(false);
    });

    it.each([
      ['something unsent', 'outbox', { kind: 'attempt' }],
      ['the result of a visitor', 'attempts', { id: 'one' }],
      ['the plan of a visitor', 'plans', { owner: null, plan: {} }],
      ['a plan that cannot be read', 'plans', 'plan'],
    ] as const)('is yes for %s, until it is gone', async (_name, store, value) => {
      await put(store, value);
      expect(await somethingWaits()).toBe(true);
      await removeStored(store, 'key');
      expect(await somethingWaits()).toBe(false);
    });
  });

  it('is yes on a device of an earlier version, which keeps what it has until the app carries it over', async () => {
    indexedDB.deleteDatabase(deviceDatabase);
    const earlier = await openDB(deviceDatabase, 2, {
      upgrade(db) {
        for (const store of ['runs', 'outbox', 'reactions']) db.createObjectStore(store);
      },
    });
    earlier.close();
    expect(await somethingWaits()).toBe(true);
  });
});
