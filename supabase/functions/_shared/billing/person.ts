/** The frame of functions that somebody signed in calls about their own money. */
import type * as z from 'zod/mini';
import { type Caller, callerOf } from '../clients.ts';
import type { FunctionEnv } from '../env.ts';
import { type Reply, type RouteDeps, refuse, serveJson } from '../http.ts';
import { describeError, logLine } from '../log.ts';
import type { BillingParts } from './parts.ts';
import { isMissing, isUnavailable } from './provider-errors.ts';

export interface PersonDeps extends RouteDeps {
  caller(request: Request): Promise<Caller | null>;
  /** Counts this request; false when this person has sent too many. */
  isWithinLimit(userId: string): Promise<boolean>;
}

/** Payments are not set up, or the provider cannot be asked now. */
export const paymentsUnavailable = (): Reply => refuse(503, 'payments_unavailable');

/**
 * Runs what asks the provider. That it cannot be asked, or lacks what we refer to (a price nobody has made there), is
 * noted for us and "later" for the person.
 */
export async function orUnavailable(
  deps: RouteDeps,
  name: string,
  run: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    if (!isUnavailable(error) && !isMissing(error)) throw error;
    deps.log({ level: 'error', function: name, error: describeError(error) });
    return paymentsUnavailable();
  }
}

export interface PersonRoute<Input, Deps extends PersonDeps> {
  name: string;
  schema: z.core.$ZodType<Input>;
  run(input: Input, context: { caller: Caller; request: Request; deps: Deps }): Promise<Reply>;
}

export const servePerson = <Input, Deps extends PersonDeps>({
  name,
  schema,
  run,
}: PersonRoute<Input, Deps>) =>
  serveJson({
    name,
    methods: ['POST'],
    schema,
    async handler(input: Input, { request, deps }: { request: Request; deps: Deps }) {
      const caller = await deps.caller(request);
      if (caller === null) return refuse(401, 'not_signed_in');
      if (!(await deps.isWithinLimit(caller.id))) return refuse(429, 'rate_limited');
      return orUnavailable(deps, name, () => run(input, { caller, request, deps }));
    },
  });

export interface PersonLimit {
  limit: number;
  windowSeconds: number;
}

export async function consume(
  { service }: Pick<BillingParts, 'service'>,
  key: string,
  { limit, windowSeconds }: PersonLimit,
): Promise<boolean> {
  const { data, error } = await service.rpc('consume_rate_limit', {
    p_key: key,
    p_limit: limit,
    p_window_seconds: windowSeconds,
  });
  if (error) throw error;
  return data === true;
}

export const personDeps = (
  env: FunctionEnv,
  parts: BillingParts,
  name: string,
  limit: PersonLimit,
): PersonDeps => ({
  siteUrl: env.siteUrl,
  log: logLine,
  newId: () => crypto.randomUUID(),
  caller: (request) => callerOf(env, request),
  isWithinLimit: (userId) => consume(parts, `${name}:${userId}`, limit),
});
