/** The provider's own client. Nothing of it is loaded where payments are not asked for. */
import Stripe from 'stripe';
import type { PaymentsEnv } from './payments-env.ts';

const TIMEOUT_MS = 8000;
const RETRIES = 2;

/** The client has no option for a path, so a sandbox's is put in front of every address. */
function sandboxOptions(base: URL): Stripe.StripeConfig {
  return {
    host: base.hostname,
    port: base.port,
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.pathname = base.pathname.replace(/\/$/, '') + url.pathname;
      return fetch(url, init);
    }),
  };
}

/** Null when no key is set. */
export function createStripe({ secretKey, apiBase }: PaymentsEnv): Stripe | null {
  if (secretKey === null) return null;
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase ? sandboxOptions(apiBase) : { httpClient: Stripe.createFetchHttpClient() }),
  });
}

/** An event whose signature is right; throws the client's StripeSignatureVerificationError otherwise. */
export function readEvent(stripe: Stripe, body: string, signature: string, secret: string) {
  // The synchronous form needs Node's cryptography.
  return stripe.webhooks.constructEventAsync(body, signature, secret);
}
