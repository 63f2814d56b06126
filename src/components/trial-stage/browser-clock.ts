import type { EngineClock } from '@/lib/cognitive/engine/types';

/**
 * The clock of this page. The stamp after paint is taken in a message handler: the browser runs it once the frame in
 * which it was posted is drawn, and nothing that is queued behind the paint can come in between.
 */
export function createBrowserClock(): EngineClock {
  const channel = new MessageChannel();
  const waiting: ((stamp: number) => void)[] = [];
  channel.port1.onmessage = () => {
    const stamp = performance.now();
    waiting.shift()?.(stamp);
  };
  return {
    now: () => performance.now(),
    wallNow: () => Date.now(),
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (id) => cancelAnimationFrame(id),
    afterPaint(callback) {
      waiting.push(callback);
      channel.port2.postMessage(null);
    },
  };
}
