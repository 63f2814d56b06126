/** Something that happens to a page at most once: it stays so until the page is left, and who listens is told when. */
export function happensOnce() {
  let has = false;
  const listeners = new Set<() => void>();
  return {
    note(): void {
      if (has) return;
      has = true;
      for (const listener of listeners) listener();
    },
    has: (): boolean => has,
    /** @returns how to stop */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
