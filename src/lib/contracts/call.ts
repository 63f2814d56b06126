import type * as z from 'zod/mini';

/*
 * What an edge function and its callers agree on, said once: who may call, how often, what is sent, what is answered,
 * and by which stable codes it refuses. The server's `serveCall` and the browser's `call` both read it, so a misspelt
 * code compiles on neither side.
 */

/** `service`: whoever holds the service key, which is the server itself. */
export type CallAuth = 'anyone' | 'person' | 'service';

/**
 * So many uses in so many seconds, counted by person, by network, by person and else by network, or by the mail address
 * that a call names: wherever it comes from, or apart for each network.
 */
export interface CallLimit {
  readonly by: 'network' | 'person' | 'caller' | 'address' | 'address-and-network';
  readonly uses: number;
  readonly windowSeconds: number;
}

export interface CallContract {
  /** Of the function: its folder and the last part of its address. */
  readonly name: string;
  readonly auth: CallAuth;
  /** Null: not counted, or counted by the function itself. */
  readonly limit: CallLimit | null;
  /** The largest body read, in bytes; without it the frame's own. */
  readonly maxBodyBytes?: number;
  readonly body: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /** Stable codes of refusals with their HTTP status. Once used, a code keeps its meaning. */
  readonly codes: Readonly<Record<string, number>>;
  /** What somebody without the service key is told, where it is not the frame's `not_service`. */
  readonly toOthers?: string;
  /** What stands beside the error of a refusal, for callers that read on without looking at it. */
  readonly besideError?: Readonly<Record<string, unknown>>;
}

/** What every function may refuse by before its own work begins. */
export const frameCodes = {
  invalid_body: 400,
  not_signed_in: 401,
  not_service: 401,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  storage_full: 503,
} as const satisfies Record<string, number>;

/** What a caller sends. */
export type BodyOf<C extends CallContract> = z.input<C['body']>;
/** What the function reads. */
export type ReadBodyOf<C extends CallContract> = z.output<C['body']>;
export type AnswerOf<C extends CallContract> = z.output<C['answer']>;
export type CodeOf<C extends CallContract> = (keyof C['codes'] & string) | keyof typeof frameCodes;

export function defineCall<const C extends CallContract>(contract: C): C {
  return contract;
}

/** Codes that share one status. */
export function codesWith<const Code extends string, const Status extends number>(
  status: Status,
  codes: readonly Code[],
): Readonly<Record<Code, Status>> {
  return Object.fromEntries(codes.map((code) => [code, status])) as Record<Code, Status>;
}

/** True for a code the contract or the frame knows. */
export function isCodeOf<C extends CallContract>(contract: C, code: unknown): code is CodeOf<C> {
  return typeof code === 'string' && (Object.hasOwn(contract.codes, code) || Object.hasOwn(frameCodes, code));
}

/** The HTTP status of a refusal. */
export function statusOf<C extends CallContract>(contract: C, code: CodeOf<C>): number {
  const own = contract.codes[code];
  return own ?? frameCodes[code as keyof typeof frameCodes];
}

/**
 * Why the function of `contract` refused; null when `error` is no refusal of a known code. Comparing the result with a
 * code the contract does not have is a type error.
 */
export function refusalCode<C extends CallContract>(contract: C, error: unknown): CodeOf<C> | null {
  const code = error instanceof Error && 'detail' in error ? error.detail : null;
  return isCodeOf(contract, code) ? code : null;
}
