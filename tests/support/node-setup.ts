import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

// Test files share one process and its modules for speed: each begins with modules and a store of its own, so that its
// fakes are in place, and what it replaced does not reach the next.
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
