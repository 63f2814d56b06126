import * as z from 'zod/mini';
import { onClaimChosen } from '@/api/attempts/claim-choices';
import { readAllStored } from '@/integrations/local-db/open';
import { toAppError } from '@/integrations/supabase/errors';
import { minuteMs, secondMs } from '@/lib/time';
import { isSendingHeld, onSendingReleased } from './hold';
import { sentKinds } from './kinds';
import type { SendResult } from './outbox-types';
import { isFault, mostTries, restMs, restOfDayMs } from './patience';

export interface OutboxNews {
  /** What was waiting and is stored now. */
  readonly sent: number;
  /** What a visitor left on this device and the account holds now. */
  readonly claimed: number;
  /** What failed so often by now that it is sent again only when the person asks. */
  readonly stuck: number;
}

/** While a server is busy: first wait, doubled each time up to the longest. */
const firstRetryMs = 20 * secondMs;
const longestRetryMs = 10 * minuteMs;

type Retry = 'none' | 'soon' | 'tomorrow';

/** When a failure may have passed by itself; what is somebody else's waits for them to sign in. */
function retryOf(result: SendResult): Retry {
  if (result.status !== 'waiting' || result.error === null) return 'none';
  return result.error.code === 'quota_exceeded' ? 'tomorrow' : 'soon';
}

const idSchema = z.object({ kind: z.string(), id: z.string() });

/** Says which entries no kind of this app can read. They stay: a later version may, and only a person may drop them. */
async function nameUnread(): Promise<void> {
  const stored = await readAllStored('outbox').catch((): unknown[] => []); // storage is switched off
  const unread = stored.filter((value) => !sentKinds.some(({ outbox }) => outbox.reads(value)));
  if (unread.length === 0) return;
  const names = unread.map((value) => {
    const named = z.safeParse(idSchema, value);
    return named.success ? `${named.data.kind}/${named.data.id}` : 'nameless';
  });
  console.warn('Kept on this device, but not readable and so not sent:', names.join(', '));
}

/**
 * Sends what waits: now, when the connection returns, and again after a while as long as something is left.
 * For a signed-in person what a visitor left on this device is claimed, too, once they have said so.
 * @param onNews called when something was sent or claimed
 * @param isBegun what waits was kept a moment ago, and whoever kept it is sending it: the first look comes later
 * @returns how to stop
 */
export function startOutboxLoop(
  userId: string | null,
  onNews: (news: OutboxNews) => void,
  isBegun = false,
): () => void {
  let stopped = false;
  let running = false;
  let wait = firstRetryMs;
  /** Times in a row that the device or the claim failed; the next start of the app begins anew. */
  let faults = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(atLeastMs = 0): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void run(), Math.max(wait, atLeastMs));
    wait = Math.min(2 * wait, longestRetryMs);
  }

  function tomorrow(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(runSoon, restOfDayMs(Date.now()));
  }

  async function pass(): Promise<Retry> {
    if (isSendingHeld()) return 'none';
    const results: SendResult[] = [];
    const told: SendResult[] = [];
    for (const { outbox, quiet } of sentKinds) {
      const flushed = await outbox.flush();
      results.push(...flushed);
      if (!quiet) told.push(...flushed);
    }
    const sent = told.filter(({ status }) => status === 'stored').length;
    let claimed = 0;
    for (const { claim, quiet } of sentKinds) {
      if (!claim || userId === null || stopped) continue;
      const count = await claim(userId);
      if (!quiet) claimed += count;
    }
    const stuck = told.filter(({ status }) => status === 'stuck').length;
    if (sent + claimed + stuck > 0) onNews({ sent, claimed, stuck });
    const retries = results.map(retryOf);
    return (
      retries.find((retry) => retry === 'soon') ?? retries.find((retry) => retry === 'tomorrow') ?? 'none'
    );
  }

  async function run(): Promise<void> {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      const retry = await pass();
      faults = 0;
      if (retry === 'soon') later();
      else wait = firstRetryMs;
      if (retry === 'tomorrow') tomorrow();
    } catch (error) {
      // What is on the device stays there; the claim is tried again like everything else.
      console.warn('Waiting results could not be sent or claimed', error);
      if (isFault(toAppError(error))) faults += 1;
      if (faults < mostTries) later(restMs(faults));
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
    onClaimChosen(runSoon),
    ...sentKinds.map(({ outbox }) => outbox.onChanged(onChanged)),
    onSendingReleased(runSoon),
  ];
  window.addEventListener('online', runSoon);
  if (isBegun) later();
  else void run();
  void nameUnread();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of forget) stop();
    window.removeEventListener('online', runSoon);
  };
}
