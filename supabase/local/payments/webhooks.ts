/**
 * Webhooks: signed as the provider signs them, sent one after the other, tried again with growing pauses. The pauses
 * pass on the sandbox's clock, so that a test that advances it sees every attempt.
 */
import { createHmac } from 'node:crypto';
import type { Log } from '../types.ts';
import type { PaymentEvent } from './objects.ts';
import type { Delivery, State } from './state.ts';

/** Seconds between one attempt and the next; after the last one the event is given up. */
const PAUSES = [10, 60, 600, 3600, 21_600] as const;
const TIMEOUT_MS = 10_000;
const LOG_LENGTH = 500;

export interface Webhooks {
  /** Puts an event down to be sent, with the faults that are asked for. */
  enqueue(event: PaymentEvent): void;
  /** Puts an event down once more, without faults. */
  resend(event: PaymentEvent): void;
  /** Lets held events go, last first. */
  release(): void;
  /** Sends what is due; resolves when nothing due is left. */
  pump(): Promise<void>;
  close(): void;
}

export interface WebhookOptions {
  state: State;
  now(): number;
  secret: string;
  /** Address of the function that takes them. */
  target(): string;
  log: Log;
  /** Called after every attempt. */
  onChange(): void;
}

/** `t` is the machine's own time: receivers compare it with theirs. */
export function sign(payload: string, secret: string, t = Math.floor(Date.now() / 1000)): string {
  const digest = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return `t=${t},v1=${digest}`;
}

export function createWebhooks(options: WebhookOptions): Webhooks {
  const { state, now, secret, target, log, onChange } = options;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let isFailing = false;

  function put(event: PaymentEvent, due: number, held = false): void {
    const { deliveries } = state;
    state.sequence += 1;
    deliveries.push({ sequence: state.sequence, event: event.id, attempt: 1, due, held });
  }

  function record(event: PaymentEvent, attempt: number, status: number | 'dropped'): void {
    const { log: entries } = state;
    entries.push({ event: event.id, type: event.type, attempt, status, at: now() });
    if (entries.length > LOG_LENGTH) entries.splice(0, entries.length - LOG_LENGTH);
  }

  function release(): void {
    const held = state.deliveries.filter((delivery) => delivery.held);
    // They go in the order of their numbers only when none is due before another; a delay stays one.
    const moment = now();
    for (const delivery of held.reverse()) {
      state.sequence += 1;
      const due = Math.max(delivery.due, moment);
      Object.assign(delivery, { held: false, due, sequence: state.sequence });
    }
  }

  function enqueue(event: PaymentEvent): void {
    const { faults } = state;
    if (faults.drop > 0) {
      faults.drop -= 1;
      record(event, 0, 'dropped');
      return;
    }
    let due = event.created;
    if (faults.delay.count > 0) {
      faults.delay.count -= 1;
      due += faults.delay.seconds;
    }
    const held = faults.reorder > 0;
    put(event, due, held);
    if (faults.duplicate > 0) {
      faults.duplicate -= 1;
      put(event, due, held);
    }
    if (!held) return;
    faults.reorder -= 1;
    if (faults.reorder === 0) release();
  }

  async function send(event: PaymentEvent): Promise<number> {
    const { faults } = state;
    if (faults.fail > 0) {
      faults.fail -= 1;
      return 0;
    }
    const payload = JSON.stringify(event);
    try {
      const response = await fetch(target(), {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (payments sandbox)',
          'stripe-signature': sign(payload, secret),
        },
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** One line when sending begins to fail, and none again until it has worked in between. */
  function note(status: number): void {
    const failed = status < 200 || status >= 300;
    if (failed && !isFailing) {
      const reason = status === 0 ? 'nobody answered' : `status ${status}`;
      log(`[payments] webhooks to ${target()} fail (${reason}); they are tried again and then given up`);
    }
    isFailing = failed;
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const event = state.objects.get(delivery.event);
    if (event?.object !== 'event') {
      state.deliveries = state.deliveries.filter((one) => one !== delivery);
      return;
    }
    const status = await send(event);
    note(status);
    record(event, delivery.attempt, status);
    const isDelivered = status >= 200 && status < 300;
    const pause = PAUSES[delivery.attempt - 1];
    if (isDelivered || pause === undefined) {
      state.deliveries = state.deliveries.filter((one) => one !== delivery);
      if (isDelivered) event.pending_webhooks = 0;
    } else {
      state.sequence += 1;
      Object.assign(delivery, {
        attempt: delivery.attempt + 1,
        due: delivery.due + pause,
        sequence: state.sequence,
      });
    }
    onChange();
  }

  const next = (): Delivery | undefined =>
    state.deliveries
      .filter(({ held, due }) => !held && due <= now())
      .sort((a, b) => a.due - b.due || a.sequence - b.sequence)[0];

  async function drain(): Promise<void> {
    for (let delivery = next(); delivery && !isClosed; delivery = next()) await attempt(delivery);
  }

  return {
    enqueue,
    resend: (event) => put(event, now()),
    release,
    async pump() {
      while (!isClosed && (running || next())) {
        running ??= drain().finally(() => {
          running = null;
        });
        await running;
      }
    },
    close() {
      isClosed = true;
    },
  };
}
