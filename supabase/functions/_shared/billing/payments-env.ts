/** Where payments go and with which keys. Without keys the shop is closed, and everything else works. */

export interface PaymentsEnv {
  /** Null: payments are not set up. */
  secretKey: string | null;
  webhookSecret: string | null;
  /** The sandbox of this machine; null is the provider itself. */
  apiBase: URL | null;
}

type Get = (name: string) => string | undefined;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLive = (key: string): boolean => /^(sk|rk)_live_/.test(key);

/**
 * A sandbox belongs to one machine: a site that others reach must never take its word for a payment, and a live key
 * must never reach it.
 * @throws Error that says what is wrong, so that the function does not even start.
 */
export function readPaymentsEnv(get: Get, siteUrl: string): PaymentsEnv {
  const secretKey = get('STRIPE_SECRET_KEY') || null;
  const base = get('STRIPE_API_BASE') || null;
  if (base !== null) {
    if (!URL.canParse(base)) throw new Error('STRIPE_API_BASE is not an address');
    if (!LOOPBACK.has(new URL(base).hostname) || !LOOPBACK.has(new URL(siteUrl).hostname)) {
      throw new Error('STRIPE_API_BASE is for a sandbox and a site on this machine; unset it');
    }
    if (secretKey !== null && isLive(secretKey)) {
      throw new Error('STRIPE_SECRET_KEY is a live key and STRIPE_API_BASE a sandbox; unset one of them');
    }
  }
  return {
    secretKey,
    webhookSecret: get('STRIPE_WEBHOOK_SECRET') || null,
    apiBase: base === null ? null : new URL(base),
  };
}

/** Whether events of this kind (`livemode`) are those of the key that is set. */
export const isOwnMode = ({ secretKey }: PaymentsEnv, livemode: boolean): boolean =>
  secretKey !== null && isLive(secretKey) === livemode;
