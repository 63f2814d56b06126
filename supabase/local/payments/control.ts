/**
 * What tests do to the sandbox and nobody can do to the provider: move the clock, break deliveries, dispute a payment.
 * JSON over POST /payments/_sandbox/…; the content type keeps pages of other sites out, because they would need a
 * preflight that is never answered.
 */
import * as z from 'zod';
import type { Core } from './core.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { PaymentError } from './errors.ts';
import { chargeOf } from './refunds.ts';
import { shapes } from './shapes.ts';
import { noFaults } from './state.ts';
import type { Webhooks } from './webhooks.ts';

const count = z.int().min(0).max(10_000);
const seconds = z.number().min(0);

const Faults = z.strictObject({
  duplicate: count.default(0),
  reorder: count.default(0),
  delay: z.strictObject({ count, seconds }).default({ count: 0, seconds: 0 }),
  drop: count.default(0),
  fail: count.default(0),
  fail_requests: count.default(0),
});

const Settings = z
  .strictObject({
    webhook_url: z.url().nullable(),
    portal_configured: z.boolean(),
    after_retries: z.enum(['cancel', 'unpaid', 'past_due']),
  })
  .partial();

const Advance = z.strictObject({ seconds, minutes: seconds, hours: seconds, days: seconds }).partial();
const Payment = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  reason: z.string().default('fraudulent'),
});

export interface ControlParts {
  core: Core;
  webhooks: Webhooks;
  /** Runs what is due. */
  tick(): void;
  /** Forgets everything and fills the catalogue again. */
  reset(): Promise<void>;
  /** Reads the plan prices of the database again. */
  refresh(): Promise<void>;
}

type Action = (parts: ControlParts, body: unknown) => object | Promise<object>;

const action =
  <S extends z.ZodType>(
    schema: S,
    run: (parts: ControlParts, body: z.output<S>) => object | Promise<object>,
  ) =>
  (parts: ControlParts, body: unknown): object | Promise<object> =>
    run(parts, schema.parse(body));

function summary({ core }: ControlParts): object {
  const { deliveries, faults, settings, objects } = core.state;
  return {
    now: core.now(),
    api_version: shapes().apiVersion,
    objects: objects.size,
    waiting: deliveries.length,
    faults,
    settings,
  };
}

const posts: Readonly<Record<string, Action>> = {
  advance: action(Advance, async (parts, { seconds: s = 0, minutes = 0, hours = 0, days = 0 }) => {
    await parts.webhooks.pump();
    parts.core.state.clockOffset += Math.round(s + 60 * (minutes + 60 * (hours + 24 * days)));
    parts.tick();
    await parts.webhooks.pump();
    return { now: parts.core.now() };
  }),
  settle: action(z.strictObject({}), async (parts) => {
    await parts.webhooks.pump();
    return { waiting: parts.core.state.deliveries.length };
  }),
  faults: action(Faults, (parts, faults) => {
    parts.webhooks.release();
    parts.core.state.faults = { ...noFaults(), ...faults };
    return parts.core.state.faults;
  }),
  settings: action(Settings, (parts, settings) => Object.assign(parts.core.state.settings, settings)),
  resend: action(z.strictObject({ event: z.string() }), async ({ core, webhooks }, { event }) => {
    webhooks.resend(core.get('event', event, 'event'));
    await webhooks.pump();
    return {};
  }),
  dispute: action(Payment, ({ core }, payment) => openDispute(core, chargeOf(core, payment), payment.reason)),
  'close-dispute': action(
    z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) }),
    ({ core }, { dispute, status }) => closeDispute(core, core.get('dispute', dispute, 'dispute'), status),
  ),
  catalogue: action(z.strictObject({}), async (parts) => {
    await parts.refresh();
    return {};
  }),
  reset: action(z.strictObject({}), async (parts) => {
    await parts.reset();
    return {};
  }),
};

const gets: Readonly<Record<string, (parts: ControlParts) => object>> = {
  '': summary,
  deliveries: ({ core }) => core.state.log,
  objects: ({ core }) => [...core.state.objects.values()],
};

const refuse = (status: number, message: string): Response => Response.json({ message }, { status });

/** @param name what follows /_sandbox/ in the address. */
export async function handleControl(parts: ControlParts, request: Request, name: string): Promise<Response> {
  if (request.method === 'GET') {
    const read = gets[name];
    return read ? Response.json(read(parts)) : refuse(404, 'no such control');
  }
  const run = request.method === 'POST' ? posts[name] : undefined;
  if (!run) return refuse(404, 'no such control');
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return refuse(415, 'send JSON (content-type: application/json)');
  }
  try {
    const text = await request.text();
    return Response.json(await run(parts, text === '' ? {} : JSON.parse(text)));
  } catch (error) {
    if (error instanceof PaymentError) return refuse(error.status, error.message);
    if (error instanceof z.ZodError) return refuse(400, z.prettifyError(error));
    if (error instanceof SyntaxError) return refuse(400, 'not JSON');
    throw error;
  }
}
