import { holdRenewal } from '@/integrations/supabase/client';

/*
 * While something is being timed nothing may be sent from behind: the page holds the senders and lets them go after.
 */
let holders = 0;
const listeners = new Set<() => void>();

/** Nothing that waits is sent until the answer is called. Several may hold at once. */
export function holdSending(): () => void {
  let held = true;
  holders += 1;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) for (const listener of listeners) listener();
  };
}

export function isSendingHeld(): boolean {
  return holders > 0;
}

/** Calls `listener` when the last hold is over. Answers how to stop. */
export function onSendingReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds what the app sends and renews by itself while something is timed. Answers how to let it go on. */
export function holdNetwork(): () => void {
  const release = holdSending();
  holdRenewal(true);
  return () => {
    release();
    holdRenewal(false);
  };
}
