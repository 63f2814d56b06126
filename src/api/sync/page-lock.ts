/*
 * A lock lives exactly as long as the page that took it, so what is kept under a name without its lock was left by a
 * page that is gone. A browser without locks has one page, as far as anybody can tell.
 */

/** Takes a lock at once, or as soon as it is free. Answers how to give it back. */
export function holdPageLock(name: string): () => void {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(name, () => over);
  return release;
}

/** Takes a lock that no other page has; null where one has. Answers how to give it back. */
export async function takePageLock(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}

/** Whether a page of this browser has it, this one too. */
export async function isPageLocked(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock === null);
}
