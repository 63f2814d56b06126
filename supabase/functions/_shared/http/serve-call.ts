/** Serves a contract: who calls, how often, what is sent and what is answered are settled here, for every function alike. */
import {
  type CallAuth,
  type CallContract,
  type CallLimit,
  type CodeOf,
  type ReadBodyOf,
  statusOf,
} from '@lib/contracts/call.ts';
import { faultOf } from '@lib/operations/fault.ts';
import type * as z from 'zod/mini';
import type { Caller } from './clients.ts';
import { type OutcomeOf, type Refused, refuse } from './outcome.ts';
import type { Use } from './rate-limit.ts';
import { type Reply, type RouteDeps, refusal, serveJson } from './serve-json.ts';

/** What the frame of every function needs; `callDeps` makes it. */
export interface CallDeps extends RouteDeps {
  /** The signed-in user behind a request, or null. */
  caller(request: Request): Promise<Caller | null>;
  /** Whether the request carries the service key. */
  isService(request: Request): Promise<boolean>;
  /** Counts one use; false when there were too many. */
  isWithinLimit(use: Use): Promise<boolean>;
}

type CallerIn<Auth extends CallAuth> = Auth extends 'person'
  ? Caller
  : Auth extends 'anyone'
    ? () => Promise<Caller | null>
    : null;

export interface CallContext<Auth extends CallAuth, Deps> {
  request: Request;
  deps: Deps;
  /** The person; where anyone may call, how to ask who it is (asked once); null for the server itself. */
  caller: CallerIn<Auth>;
  /**
   * Counts a use beyond that of the contract, of the caller or of a mail address, and ends the call when there were too
   * many.
   */
  spend(name: string, limit: CallLimit, address?: string): Promise<void>;
}

type Handler<C extends CallContract, Deps> = (
  body: ReadBodyOf<C>,
  context: CallContext<C['auth'], Deps>,
) => Promise<OutcomeOf<C>>;

/** What a failure means for the caller, where it is more than a fault of ours; null for every other. */
type Explain<C extends CallContract> = (error: unknown) => Refused<CodeOf<C>> | null;

class TooMany extends Error {}

export function toReply<C extends CallContract>(contract: C, outcome: OutcomeOf<C>): Reply {
  if ('answer' in outcome) return { status: 200, body: outcome.answer };
  const { refused, more, status } = outcome;
  const told = refusal(refused, more, status ?? statusOf(contract, refused));
  return contract.besideError
    ? { ...told, body: { ...contract.besideError, ...(told.body as object) } }
    : told;
}

/** @param explain turns failures into refusals; those it explains are logged all the same */
export function serveCall<C extends CallContract, Deps extends CallDeps>(
  contract: C,
  handler: Handler<C, Deps>,
  explain: Explain<C> = () => null,
): (request: Request, deps: Deps) => Promise<Response> {
  const { name, auth, limit } = contract;

  async function run(body: ReadBodyOf<C>, request: Request, deps: Deps): Promise<OutcomeOf<C>> {
    let asked: Promise<Caller | null> | undefined;
    const whoever = () => {
      asked ??= deps.caller(request);
      return asked;
    };
    async function spend(key: string, { by, ...window }: CallLimit, address?: string): Promise<void> {
      const isPersonal = by === 'person' || by === 'caller';
      const person = isPersonal ? ((await whoever())?.id ?? null) : null;
      const here = by === 'address-and-network';
      if (!(await deps.isWithinLimit({ key, ...window, request, person, address, here })))
        throw new TooMany();
    }
    // A network is counted before the auth server is asked who it is.
    if (limit?.by === 'network') await spend(name, limit);
    if (auth === 'service' && !(await deps.isService(request)))
      return refuse((contract.toOthers ?? 'not_service') as CodeOf<C>);
    const person = auth === 'person' ? await whoever() : null;
    if (auth === 'person' && person === null) return refuse<CodeOf<C>>('not_signed_in');
    if (limit && limit.by !== 'network') await spend(name, limit);
    const caller = (auth === 'anyone' ? whoever : person) as CallerIn<C['auth']>;
    try {
      return await handler(body, { request, deps, caller, spend });
    } catch (error) {
      const explained = explain(error);
      if (explained === null) throw error;
      deps.log({ level: 'error', function: name, fault: faultOf(error) });
      return explained;
    }
  }

  return serveJson<ReadBodyOf<C>, Deps>({
    name,
    methods: ['POST'],
    schema: contract.body as z.core.$ZodType<ReadBodyOf<C>>,
    ...(contract.maxBodyBytes === undefined ? {} : { maxBodyBytes: contract.maxBodyBytes }),
    async handler(body, { request, deps }) {
      try {
        return toReply(contract, await run(body, request, deps));
      } catch (error) {
        if (error instanceof TooMany) return toReply<C>(contract, refuse<CodeOf<C>>('rate_limited'));
        throw error;
      }
    },
  });
}
