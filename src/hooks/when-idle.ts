/** At the latest, milliseconds. */
const patienceMs = 2000;

/**
 * Calls `work` when the browser has nothing better to do.
 * @returns how to take it back
 */
export function callWhenIdle(work: () => void, withoutSignalMs = patienceMs): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withoutSignalMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: patienceMs });
  return () => window.cancelIdleCallback(handle);
}

/** Resolves when the browser has nothing better to do; at once where there is no browser (prerendering). */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    callWhenIdle(resolve, 200);
  });
}
