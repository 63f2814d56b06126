export interface LongTaskCounter {
  /** Long tasks of this page since the counter was made; null where the browser does not tell. */
  readonly count: () => number | null;
  readonly stop: () => void;
}

/** The newer one covers rendering as well; both tell of more than 50 ms. */
const kinds = ['long-animation-frame', 'longtask'] as const;

export function countLongTasks(): LongTaskCounter {
  const known = typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes;
  const type = kinds.find((kind) => known?.includes(kind));
  if (type === undefined) return { count: () => null, stop: () => {} };
  let seen = 0;
  const observer = new PerformanceObserver((list) => {
    seen += list.getEntries().length;
  });
  observer.observe({ type });
  return {
    count() {
      seen += observer.takeRecords().length;
      return seen;
    },
    stop: () => observer.disconnect(),
  };
}
