import { useCallback, useEffect, useState } from 'react';
import { changeBurst, holdBurst, loadBurst } from '@/api/training/local-bursts';
import { useNow } from '@/hooks/use-now';
import {
  addBurstEvent,
  type Burst,
  type BurstEvent,
  type BurstState,
  readBurst,
} from '@/lib/cognitive/focus-burst';

export type BurstView =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'open'; burst: Burst; state: BurstState; add: (type: BurstEvent['type']) => void };

/**
 * A stored burst and what it amounts to right now. Every change is stored before it is shown.
 * @param isSaved this device has forgotten it, and what was shown last stays
 */
export function useBurst(userId: string, id: string, isSaved: boolean): BurstView {
  const [burst, setBurst] = useState<Burst | null | undefined>(undefined);
  const started = burst?.events.some((event) => event.type === 'start') ?? false;
  const now = useNow(started, 250);

  useEffect(() => holdBurst(id), [id]);

  useEffect(() => {
    if (isSaved) return;
    let gone = false;
    const load = () =>
      loadBurst(userId, id).then(
        (found) => {
          if (!gone) setBurst(found);
        },
        () => {
          if (!gone) setBurst(null);
        },
      );
    void load();
    // Another tab may have paused or stopped it meanwhile.
    window.addEventListener('focus', load);
    return () => {
      gone = true;
      window.removeEventListener('focus', load);
    };
  }, [userId, id, isSaved]);

  const add = useCallback(
    (type: BurstEvent['type']) => {
      const at = Date.now();
      void changeBurst(userId, id, (present) => addBurstEvent(present, type, at)).then((changed) => {
        if (changed) setBurst(changed);
      });
    },
    [userId, id],
  );

  if (burst === undefined) return { status: 'loading' };
  if (burst === null) return { status: 'missing' };
  return { status: 'open', burst, state: readBurst(burst, Math.max(now, burst.events.at(-1)?.at ?? 0)), add };
}
