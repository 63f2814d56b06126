import { claimVisitorAttempts } from '@/api/attempts/claim';
import { flushOutbox, onDeliveryChanged } from '@/api/attempts/outbox';
import type { SendResult } from '@/api/outbox/create-outbox';
import { isSendingHeld, onSendingReleased } from '@/api/outbox/hold';
import { flushReactions, onReactionChanged } from '@/api/reactions/outbox';
import { flushInvited, onInvitedChanged } from '@/api/sharing/invites';
import { minuteMs, secondMs } from '@/lib/time';

export interface OutboxNews {
  /** Attempts that were waiting and are stored now. */
  readonly sent: number;
  /** Attempts of this device that the account holds now. */
  readonly claimed: number;
}

/** While a server is busy: first wait, doubled each time up to the longest. */
const firstRetryMs = 20 * secondMs;
const longestRetryMs = 10 * minuteMs;

/** A failure that may pass by itself; somebody else's attempt waits for them to sign in. */
const mayPass = (result: SendResult) => result.status === 'waiting' && result.error !== null;

/**
 * Sends what waits: now, when the connection returns, and again after a while as long as something is left.
 * For a signed-in person the visitor's attempts of this device are claimed, too.
 * @param onNews called when something was sent or claimed
 * @returns how to stop
 */
export function startOutboxLoop(userId: string | null, onNews: (news: OutboxNews) => void): () => void {
  let stopped = false;
  let running = false;
  let wait = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void run(), wait);
    wait = Math.min(2 * wait, longestRetryMs);
  }

  async function pass(): Promise<boolean> {
    if (isSendingHeld()) return false;
    const results = [...(await flushOutbox()), ...(await flushReactions()), ...(await flushInvited())];
    const sent = results.filter(({ status }) => status === 'stored').length;
    const claimed = userId === null || stopped ? 0 : await claimVisitorAttempts();
    if (sent + claimed > 0) onNews({ sent, claimed });
    return results.some(mayPass);
  }

  async function run(): Promise<void> {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      if (await pass()) later();
      else wait = firstRetryMs;
    } catch (error) {
      // What is on the device stays there; the claim is tried again like everything else.
      console.warn('Waiting results could not be sent or claimed', error);
      later();
    } finally {
      running = false;
    }
  }

  function runSoon(): void {
    wait = firstRetryMs;
    void run();
  }

  // A finished attempt is sent by the screen that made it; if that fails, it is tried again from here.
  const onChanged = () => {
    if (!running && timer === undefined) later();
  };
  const forget = [
    onDeliveryChanged(onChanged),
    onReactionChanged(onChanged),
    onInvitedChanged(onChanged),
    onSendingReleased(runSoon),
  ];
  window.addEventListener('online', runSoon);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of forget) stop();
    window.removeEventListener('online', runSoon);
  };
}
