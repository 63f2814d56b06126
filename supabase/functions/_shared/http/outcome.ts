/** What the work of a function comes to: the answer of its contract, or a refusal by one of the contract's codes. */
import type { AnswerOf, CallContract, CodeOf } from '@lib/contracts/call.ts';

export interface Answered<Answer> {
  readonly answer: Answer;
}

export interface Refused<Code extends string> {
  readonly refused: Code;
  /** Where the contract does not say it. */
  readonly status?: number;
  /** Stands beside the code. */
  readonly more: object;
}

export type Outcome<Answer, Code extends string> = Answered<Answer> | Refused<Code>;
export type OutcomeOf<C extends CallContract> = Outcome<AnswerOf<C>, CodeOf<C>>;

export const reply = <const Answer>(answer: Answer): Answered<Answer> => ({ answer });

export const refuse = <const Code extends string>(code: Code, more: object = {}): Refused<Code> => ({
  refused: code,
  more,
});

/** What a function of the database refuses in its own words: SQLSTATE PT and the HTTP status, the message a stable code. */
export interface Refusal {
  status: number;
  code: string;
}

/** The refusal behind an error of the data API; null for every other failure. */
export function refusalOf(error: { code?: string; message: string }): Refusal | null {
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  return status && /^[a-z][a-z_]*$/.test(error.message)
    ? { status: Number(status), code: error.message }
    : null;
}

/** Whether the database has no room left (SQLSTATE disk_full): nothing was stored, and it may be sent again. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === '53100';

/**
 * Passes on what the database refused, with its own status. Contracts name these codes for their readers; one that no
 * contract names yet still gets through.
 */
export const passOn = ({ status, code }: Refusal): Refused<never> => ({
  refused: code as never,
  status,
  more: {},
});
