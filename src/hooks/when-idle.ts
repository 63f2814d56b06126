/** At the latest, milliseconds. */
const patienceMs = 2000;

/** Resolves when the browser has nothing better to do; at once where there is no browser (prerendering). */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, 200);
  });
}
