import { AppError, type AppErrorCode, codeOfDetail, codeOfStatus } from '@/lib/app-error';

interface BackendFailure {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  name?: string | undefined;
}

const byCode: Record<string, AppErrorCode> = {
  '42501': 'forbidden',
  '23505': 'conflict',
  '23514': 'invalid',
  '22P02': 'invalid',
  PGRST116: 'not_found',
  PGRST301: 'not_signed_in',
  over_email_send_rate_limit: 'rate_limited',
  over_request_rate_limit: 'rate_limited',
};

function codeOf(failure: BackendFailure): AppErrorCode {
  const known = failure.code === undefined ? undefined : byCode[failure.code];
  const told = known ?? codeOfDetail(failure.code ?? failure.message);
  if (told) return told;
  if (failure.name === 'AuthRetryableFetchError') return 'network';
  if (/failed to fetch|networkerror|load failed|fetch failed/i.test(failure.message)) return 'network';
  return codeOfStatus(failure.status);
}

/** A refusal that the database raised itself: `code` is 'PT' and the HTTP status, `message` the stable code. */
function raisedRefusal({ code, message }: BackendFailure): BackendFailure | null {
  const status = /^PT(\d{3})$/.exec(code ?? '')?.[1];
  return status === undefined ? null : { message, status: Number(status) };
}

/** Turns any failure of the client (tables, database functions, auth, network) into an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const given = error as BackendFailure;
    const failure = raisedRefusal(given) ?? given;
    return new AppError(codeOf(failure), {
      detail: failure.code ?? failure.message,
      ...(failure.status === undefined ? {} : { status: failure.status }),
      cause: error,
    });
  }
  return new AppError('unknown', { detail: String(error), cause: error });
}

/** The data of an answer, or an AppError. */
export function unwrap<T>(answer: { data: T; error: unknown }): NonNullable<T> {
  if (answer.error) throw toAppError(answer.error);
  if (answer.data === null || answer.data === undefined) throw new AppError('not_found');
  return answer.data;
}
