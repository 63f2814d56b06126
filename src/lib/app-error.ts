/** Every way a call to the backend can fail, as a stable code; the screen translates `errors:<code>`. */
export const appErrorCodes = [
  'network',
  'not_signed_in',
  'forbidden',
  'not_found',
  'conflict',
  'invalid',
  'rate_limited',
  'unavailable',
  'unknown',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** A failed call. `detail` is the backend's own stable code or message, for logs and for exact handling. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly detail: string | undefined;
  readonly status: number | undefined;

  constructor(code: AppErrorCode, options: { detail?: string; status?: number; cause?: unknown } = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.status = options.status;
  }
}
