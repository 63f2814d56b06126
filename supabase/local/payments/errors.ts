/** Errors in the provider's words. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  payment_intent?: object;
}

export class PaymentError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'PaymentError';
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, param?: string, code?: string): PaymentError =>
  new PaymentError(400, { type: 'invalid_request_error', message, param, code });

export const missing = (param: string): PaymentError =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

/** Something the provider can do and the sandbox cannot: it says so rather than pretend. */
export const notModelled = (what: string, param?: string): PaymentError =>
  invalid(`The payments sandbox does not model ${what}.`, param, 'sandbox_not_modelled');

/** `param` is the parameter that named the object; without it the address did. */
export function noSuch(kind: string, id: string, param?: string): PaymentError {
  const message = `No such ${kind.replace('_', ' ')}: '${id}'`;
  const body: ErrorBody = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param: param ?? 'id',
  };
  return new PaymentError(param ? 400 : 404, body);
}
