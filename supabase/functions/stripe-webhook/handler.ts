/**
 * Takes the provider's events. An event is only the reason to look: what is applied is what the provider says when it
 * is asked, so events may come late, twice, or in any order. Anything but 2xx makes the provider send it again.
 */

import type { AnswerOf } from '@lib/contracts/call.ts';
import { stripeWebhook } from '@lib/contracts/stripe-webhook.ts';
import { faultOf } from '@lib/operations/fault.ts';
import type { LogEntry } from '../_shared/http/log.ts';
import { type OutcomeOf, refuse, reply } from '../_shared/http/outcome.ts';
import { readText } from '../_shared/http/read-text.ts';
import { toReply } from '../_shared/http/serve-call.ts';

const { name: FUNCTION, maxBodyBytes: MAX_BYTES } = stripeWebhook;

export interface WebhookEvent {
  id: string;
  type: string;
  livemode: boolean;
}

/** `busy`: somebody else works on the customer and takes long. */
export type Taken = AnswerOf<typeof stripeWebhook>['outcome'] | 'busy';

export interface WebhookDeps<Event extends WebhookEvent = WebhookEvent> {
  log(entry: LogEntry): void;
  newId(): string;
  /** False while payments are not set up. */
  isSetUp(): boolean;
  /** The event, when its signature is right and not old; null otherwise. */
  read(body: string, signature: string): Promise<Event | null>;
  /** Whether it is of a type that matters and of the mode (test or live) of the key. */
  isOurs(event: Event): boolean;
  take(event: Event): Promise<Taken>;
}

async function answer<Event extends WebhookEvent>(
  request: Request,
  deps: WebhookDeps<Event>,
): Promise<OutcomeOf<typeof stripeWebhook>> {
  if (request.method !== 'POST') return refuse('method_not_allowed');
  if (!deps.isSetUp()) return refuse('payments_unavailable');
  const body = await readText(request, MAX_BYTES);
  if (body === null) return refuse('body_too_large');
  // As it was sent: one changed byte makes the signature wrong.
  const event = await deps.read(body, request.headers.get('stripe-signature') ?? '');
  if (event === null) return refuse('bad_signature');
  if (!deps.isOurs(event)) return reply({ received: true, outcome: 'ignored' });
  const outcome = await deps.take(event);
  return outcome === 'busy' ? refuse('busy') : reply({ received: true, outcome });
}

/** It never rejects. */
export async function handle<Event extends WebhookEvent>(
  request: Request,
  deps: WebhookDeps<Event>,
): Promise<Response> {
  let outcome: OutcomeOf<typeof stripeWebhook>;
  try {
    outcome = await answer(request, deps);
  } catch (error) {
    const id = deps.newId();
    deps.log({ level: 'error', function: FUNCTION, id, fault: faultOf(error) });
    outcome = refuse('internal', { id });
  }
  const result = toReply(stripeWebhook, outcome);
  const headers = { 'cache-control': 'no-store', ...(result.status === 405 ? { allow: 'POST' } : {}) };
  return Response.json(result.body, { status: result.status, headers });
}
