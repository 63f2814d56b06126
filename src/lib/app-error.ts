/** Every way a call to the backend can fail, as a stable code; the screen translates `errors:<code>`. */
export const appErrorCodes = [
  'network',
  'not_signed_in',
  'forbidden',
  'not_found',
  'conflict',
  'invalid',
  'rate_limited',
  'quota_exceeded',
  'account_full',
  'storage_full',
  'unavailable',
  'unknown',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** What an HTTP status of the backend means, whichever of its parts answered. */
const codeByStatus: Readonly<Record<number, AppErrorCode>> = {
  400: 'invalid',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

export const codeOfStatus = (status: number | undefined): AppErrorCode =>
  (status === undefined ? undefined : codeByStatus[status]) ?? 'unknown';

/** Stable codes of the backend that people are told about in words of their own, whatever status they come with. */
const codeByDetail: Readonly<Record<string, AppErrorCode>> = {
  quota_exceeded: 'quota_exceeded',
  account_full: 'account_full',
  storage_full: 'storage_full',
  // What PostgreSQL calls it.
  '53100': 'storage_full',
};

export const codeOfDetail = (detail: string | undefined): AppErrorCode | null =>
  (detail === undefined ? undefined : codeByDetail[detail]) ?? null;

/** A failed call. `detail` is the backend's own stable code or message, for logs and for exact handling. */
export class AppError<Detail extends string = string> extends Error {
  readonly code: AppErrorCode;
  readonly detail: Detail | undefined;
  readonly status: number | undefined;

  constructor(code: AppErrorCode, options: { detail?: Detail; status?: number; cause?: unknown } = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.status = options.status;
  }
}
