import { afterAll, vi } from 'vitest';

// Test files share a process, its modules and the compiled database: what one has replaced does not reach the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
