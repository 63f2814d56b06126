/** What the provider's client fails with, told apart without loading the client. */
import { faultOf } from '@lib/operations/fault.ts';
import { type Refused, refuse } from '../http/outcome.ts';

const UNAVAILABLE: ReadonlySet<unknown> = new Set([
  'StripeAPIError',
  'StripeAuthenticationError',
  'StripeConnectionError',
  'StripePermissionError',
  'StripeRateLimitError',
]);

interface ProviderError {
  type: string;
  code?: string;
  param?: string;
  message: string;
}

const asProviderError = (error: unknown): ProviderError | null =>
  error instanceof Error && typeof (error as { type?: unknown }).type === 'string'
    ? (error as unknown as ProviderError)
    : null;

/** The provider cannot be asked now, or not with this key: trying later is all that helps. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.has(asProviderError(error)?.type);

/** The object that was asked for is not there (any more). */
export const isMissing = (error: unknown): boolean => asProviderError(error)?.code === 'resource_missing';

export const isMissingCustomer = (error: unknown): boolean =>
  isMissing(error) && asProviderError(error)?.param === 'customer';

export const isBadSignature = (error: unknown): boolean =>
  asProviderError(error)?.type === 'StripeSignatureVerificationError';

/** Nobody has saved the settings of the billing portal at the provider. */
export const isPortalUnset = (error: unknown): boolean =>
  /configuration/i.test(asProviderError(error)?.message ?? '') && !isMissing(error) && !isUnavailable(error);

export const isAlreadyRefunded = (error: unknown): boolean =>
  asProviderError(error)?.code === 'charge_already_refunded';

/** What was asked for is not to be had: asking again changes nothing. */
export const isRefusedForGood = (error: unknown): boolean =>
  asProviderError(error)?.type === 'StripeInvalidRequestError';

/** Payments are not set up, or the provider cannot be asked now. */
export const paymentsUnavailable = (): Refused<'payments_unavailable'> => refuse('payments_unavailable');

/**
 * That the provider cannot be asked, or lacks what we refer to (a price nobody has made there), is noted for us and
 * "later" for the person.
 */
export const explainProvider = (error: unknown): Refused<'payments_unavailable'> | null =>
  isUnavailable(error) || isMissing(error) ? paymentsUnavailable() : null;

/** Names a failure for the ledger and says nothing of it: a code, or what kind of error it is. */
export function failureCode(error: unknown): string {
  if (isUnavailable(error)) return 'provider_unavailable';
  const fault = faultOf(error);
  return (
    fault.find(({ code }) => code !== undefined)?.code ??
    fault.find(({ name }) => name !== undefined)?.name ??
    'unknown'
  );
}
