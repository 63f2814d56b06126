import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { readAllStored, readStored, updateStored } from '@/integrations/local-db/open';

it('keeps what an earlier version of the app left on the device, and has a place for runs beside it', async () => {
  const earlier = await openDB('focus-clarity-lab', 1, {
    upgrade(db) {
      for (const store of ['runs', 'outbox', 'attempts', 'sessions']) db.createObjectStore(store);
    },
  });
  await earlier.put('outbox', { unsent: true }, 'one');
  earlier.close();
  expect(await readStored('outbox', 'one')).toEqual({ unsent: true });
  await updateStored('reactions', 'run', () => ({ kept: true }));
  expect(await readAllStored('reactions')).toEqual([{ kept: true }]);
});
