import 'fake-indexeddb/auto';
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const name = 'focus-clarity-lab';
const earlierStores = ['runs', 'outbox', 'attempts', 'sessions'];

/** The database as an earlier version of the app has it open in another tab. */
function earlierTab(version: 1 | 2, blocking: (db: IDBDatabase) => void = (db) => db.close()) {
  return openDB(name, version, {
    upgrade(db) {
      for (const store of version === 1 ? earlierStores : [...earlierStores, 'reactions']) {
        db.createObjectStore(store);
      }
    },
    blocking: (_current, _blocked, event) => blocking(event.target as IDBDatabase),
  });
}

/** The app as a tab that starts now has it. */
async function newTab() {
  vi.resetModules();
  return await import('@/integrations/local-db/open');
}

const open: IDBPDatabase[] = [];
beforeEach(async () => {
  for (const db of open.splice(0)) db.close();
  await deleteDB(name, { blocked: () => {} });
});

describe('the database of this device', () => {
  it('keeps what an earlier version of the app left on the device', async () => {
    const earlier = await earlierTab(1);
    await earlier.put('outbox', { unsent: true }, 'one');
    await earlier.put('runs', { answers: 3 }, 'run');
    earlier.close();
    const { readAllStored, readStored } = await newTab();
    expect(await readStored('runs', 'run')).toEqual({ answers: 3 });
    expect(await readAllStored('outbox')).toEqual([
      {
        id: 'outbox/one',
        kind: 'unreadable',
        owner: null,
        payload: { store: 'outbox', key: 'one', value: { unsent: true } },
      },
    ]);
  });

  it.each([
    ['no owner is told', { submission: { id: 'a' } }],
    ['the owner is no name', { submission: { id: 'a' }, owner: 7 }],
    ['an invite would be in a name', { invited: { id: 'a' }, token: 't', owner: 'alice' }],
    ['an invite has no token', { invited: { id: 'a' }, owner: null }],
    ['the reason of a refusal is none', { submission: { id: 'a' }, owner: null, refused: 4 }],
    ['it has no id', { submission: {}, owner: null }],
    ['it is no entry at all', 'broken'],
  ])('keeps an entry for nobody to send when %s', async (_why, value) => {
    const earlier = await earlierTab(2);
    await earlier.put('outbox', value, 'a');
    earlier.close();
    const { readAllStored } = await newTab();
    expect(await readAllStored('outbox')).toMatchObject([{ kind: 'unreadable', payload: { value } }]);
  });

  it('leaves what waits to be sent since version 3 as it is', async () => {
    const earlier = await openDB(name, 3, {
      upgrade(db) {
        for (const store of earlierStores) db.createObjectStore(store);
      },
    });
    const entry = { id: 'a', kind: 'attempt', owner: null, payload: { answers: 3 } };
    await earlier.put('outbox', entry, 'attempt/a');
    earlier.close();
    const { readAllStored, readStored } = await newTab();
    expect(await readStored('outbox', 'attempt/a')).toEqual(entry);
    expect(await readAllStored('outbox')).toHaveLength(1);
    expect(await readAllStored('plans')).toEqual([]);
  });

  it('is opened although a tab of an earlier version has it open', async () => {
    open.push(await earlierTab(2));
    const { updateStored, readStored } = await newTab();
    await updateStored('runs', 'one', () => 1);
    expect(await readStored('runs', 'one')).toBe(1);
  });

  it('counts as none while a frozen tab is in the way, and is there once that tab lets go', async () => {
    const frozen = await earlierTab(2, () => {});
    await frozen.put('runs', 'answers', 'one');
    const { readStored } = await newTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const refused = expect(readStored('runs', 'one')).rejects.toThrow('An older tab is in the way');
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      vi.advanceTimersByTime(3000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
    frozen.close();
    await vi.waitFor(async () => expect(await readStored('runs', 'one')).toBe('answers'));
  });

  it('gives way to a tab of a later version', async () => {
    const { updateStored } = await newTab();
    await updateStored('runs', 'one', () => 'answers');
    const later = await openDB(name, 4);
    open.push(later);
    expect(await later.get('runs', 'one')).toBe('answers');
  });
});
