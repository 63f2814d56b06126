import type { MetricName } from '@/lib/consent/metrics';

type Speed = Extract<MetricName, 'load_ms' | 'largest_paint_ms' | 'layout_shift'>;

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * How fast the first page of this load came, told once when the page is put away: until then the numbers may still grow.
 * @returns how to stop; then nothing is told
 */
export function watchSpeed(tell: (metric: Speed, value: number) => void): () => void {
  let paint: number | null = null;
  let shift = 0;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
    try {
      observer.observe({ type, buffered: true });
    } catch {
      // Not every browser measures everything.
    }
    return observer;
  };
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observers = [
    watch('largest-contentful-paint', ({ startTime }) => {
      paint = startTime;
    }),
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as ShiftEntry;
      if (!hadRecentInput) shift += value;
    }),
  ];
  const stop = () => {
    for (const observer of observers) observer.disconnect();
    document.removeEventListener('visibilitychange', end);
  };
  function end() {
    if (document.visibilityState !== 'hidden') return;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load && load.loadEventEnd > 0) tell('load_ms', load.loadEventEnd - load.startTime);
    if (paint !== null) {
      tell('largest_paint_ms', paint);
      tell('layout_shift', shift);
    }
    stop();
  }
  document.addEventListener('visibilitychange', end);
  return stop;
}
