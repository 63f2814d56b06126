/*
 * Posts whose author pressed 'Delete' a moment ago. The database knows no way back for an author, so nothing is sent until
 * the time for 'Undo' is over; leaving the page ends it at once.
 */

const waitMs = 8000;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly send: () => void;
}

const waiting = new Map<string, Waiting>();
let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function tell(): void {
  ids = new Set(waiting.keys());
  for (const listener of listeners) listener();
}

export const lateDeletes = {
  waitMs,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Ids of posts that are as good as gone. */
  ids: (): ReadonlySet<string> => ids,
  begin(id: string, send: () => void): void {
    if (waiting.has(id)) return;
    const timer = setTimeout(() => {
      send();
    }, waitMs);
    waiting.set(id, { timer, send });
    tell();
  },
  /** Shown again: it was taken back, refused, or is gone from the page by now. */
  end(id: string): void {
    clearTimeout(waiting.get(id)?.timer);
    if (waiting.delete(id)) tell();
  },
};

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const { timer, send } of waiting.values()) {
      clearTimeout(timer);
      send();
    }
  });
}
