import { secondMs } from '@/lib/time';

/** So long the tab that shows something keeps the others from showing it, too; all hear of it within that time. */
const turnMs = 10 * secondMs;

/** Whether this tab is the one that shows a notice: the first one that asks. */
export function takeTurn(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`fcl-notice-${id}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock) await new Promise((over) => setTimeout(over, turnMs));
    });
  });
}
