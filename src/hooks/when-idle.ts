/** At the latest, milliseconds. */
const patienceMs = 2000;

/** Parts of a page itself that are on their way, and what lets them go first. */
let coming = 0;
const behind = new Set<() => void>();

/** Counts as a part of the page itself until it is here or failed: what waits for rest would share the line with it. */
export function comesFirst<T>(part: Promise<T>): Promise<T> {
  coming += 1;
  const end = () => {
    coming -= 1;
    if (coming === 0) for (const go of [...behind]) go();
  };
  part.then(end, end);
  return part;
}

/** @returns how to take it back */
function onIdle(work: () => void, withoutSignalMs: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withoutSignalMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: patienceMs });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls `work` when the browser has nothing better to do, and no part of the page is on its way that comes first.
 * @returns how to take it back
 */
export function callWhenIdle(work: () => void, withoutSignalMs = patienceMs): () => void {
  let takeBack = onIdle(() => {
    if (coming === 0) {
      work();
      return;
    }
    const stop = () => {
      clearTimeout(latest);
      behind.delete(go);
    };
    const go = () => {
      stop();
      takeBack = onIdle(work, 0);
    };
    const latest = setTimeout(go, patienceMs);
    behind.add(go);
    takeBack = stop;
  }, withoutSignalMs);
  return () => takeBack();
}

/** Resolves when the browser has nothing better to do; at once where there is no browser (prerendering). */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    callWhenIdle(resolve, 200);
  });
}
