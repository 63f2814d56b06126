/**
 * Takes the provider's events. An event is only the reason to look: what is applied is what the provider says when it
 * is asked, so events may come late, twice, or in any order. Anything but 2xx makes the provider send it again.
 */
import { type Reply, refuse, reply } from '../_shared/http.ts';
import { describeError, type LogEntry } from '../_shared/log.ts';

const FUNCTION = 'stripe-webhook';
/** The largest event there is, with room to spare. */
export const MAX_BYTES = 1024 * 1024;

export interface WebhookEvent {
  id: string;
  type: string;
  livemode: boolean;
}

/** `busy`: somebody else works on the customer and takes long. */
export type Taken = 'applied' | 'ignored' | 'refused' | 'failed' | 'busy';

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
): Promise<Reply> {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed');
  if (!deps.isSetUp()) return refuse(503, 'payments_unavailable');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return refuse(413, 'body_too_large');
  const body = await request.text();
  if (body.length > MAX_BYTES) return refuse(413, 'body_too_large');
  // As it was sent: one changed byte makes the signature wrong.
  const event = await deps.read(body, request.headers.get('stripe-signature') ?? '');
  if (event === null) return refuse(400, 'bad_signature');
  if (!deps.isOurs(event)) return reply({ received: true, outcome: 'ignored' });
  const outcome = await deps.take(event);
  return outcome === 'busy' ? refuse(503, 'busy') : reply({ received: true, outcome });
}

/** It never rejects. */
export async function handle<Event extends WebhookEvent>(
  request: Request,
  deps: WebhookDeps<Event>,
): Promise<Response> {
  let result: Reply;
  try {
    result = await answer(request, deps);
  } catch (error) {
    const id = deps.newId();
    deps.log({ level: 'error', function: FUNCTION, id, error: describeError(error) });
    result = refuse(500, 'internal', { id });
  }
  const headers = { 'cache-control': 'no-store', ...(result.status === 405 ? { allow: 'POST' } : {}) };
  return Response.json(result.body, { status: result.status, headers });
}
