/**
 * PostgREST's answer to an SQLSTATE. @supabase/lite answers 500 "SUP" to every state it does not know (P0001 of RAISE,
 * 23514 of CHECK, …) and renames a few; it does pass on errors raised in PostgREST's own form (SQLSTATE PGRST with
 * the answer as JSON), so foreign errors are rewritten into that form.
 * Source of the table: PostgREST 13, src/PostgREST/Error.hs, pgErrorStatus.
 */
import { inspect } from 'node:util';

interface DatabaseError extends Error {
  code?: unknown;
  detail?: unknown;
  hint?: unknown;
}

/** States that lite answers as PostgREST does; 42501 stays because only lite knows whether 401 or 403 is due. */
const UNDERSTOOD = /^(PGRST|PT...|42501|42703|42883)$/;

const EXACT: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
};

const BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** HTTP status of an SQLSTATE. 21000 is a client's mistake only when a filter is missing (pg_safeupdate). */
export function statusOf(code: string, message: string): number {
  if (code === '21000') return /requires a WHERE clause/.test(message) ? 400 : 500;
  return EXACT[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}

const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

/** An error in the form lite passes on. It prints as one line, since lite logs every refused request. */
class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;
  private readonly line: string;

  constructor(code: string, source: DatabaseError) {
    const details = typeof source.detail === 'string' ? source.detail : null;
    const hint = typeof source.hint === 'string' ? source.hint : null;
    super(JSON.stringify({ code, message: source.message, details, hint }), { cause: source });
    this.detail = JSON.stringify({ status: statusOf(code, source.message), headers: {} });
    this.line = `[rest] ${code} ${source.message}`;
  }

  [inspect.custom](): string {
    return this.line;
  }
}

/** Rewrites what lite would misreport; everything else passes unchanged. Given to lite as `normalizeDbError`. */
export function postgrestError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as DatabaseError;
  if (!isSqlState(code)) return error;
  if (UNDERSTOOD.test(code)) return quiet(error, code);
  return new PostgrestError(code, error);
}

/** A refused request is an ordinary event, not a crash: its log line needs no stack. */
function quiet(error: Error, code: string): Error {
  Object.defineProperty(error, inspect.custom, { value: () => `[rest] ${code} ${error.message}` });
  return error;
}
