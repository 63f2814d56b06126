/** Where payments go and with which keys. Without keys the shop is closed, and everything else works. */

type Get = (name: string) => string | undefined;

export interface PaymentsEnv {
  /** Null: payments are not set up. */
  secretKey: string | null;
  webhookSecret: string | null;
  /** The sandbox of this machine; null is the provider itself. */
  apiBase: URL | null;
  asks: CheckoutAsks;
}

/** What the provider's checkout page asks for and works out besides the payment. */
export interface CheckoutAsks {
  /** Says how much of each amount is tax. Prices hold it: nothing is added. */
  automaticTax: boolean;
  /** Null leaves it to the provider. */
  billingAddress: 'auto' | 'required' | null;
  /** Companies may name their tax number. */
  taxIds: boolean;
  /** The terms are agreed to on the provider's page, too. */
  terms: boolean;
}

function switchOf(get: Get, name: string): boolean {
  const value = get(name) || 'off';
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is neither on nor off`);
  return value === 'on';
}

function readAsks(get: Get): CheckoutAsks {
  const billingAddress = get('STRIPE_BILLING_ADDRESS') || null;
  if (billingAddress !== null && billingAddress !== 'auto' && billingAddress !== 'required') {
    throw new Error('STRIPE_BILLING_ADDRESS is neither auto nor required');
  }
  return {
    automaticTax: switchOf(get, 'STRIPE_AUTOMATIC_TAX'),
    billingAddress,
    taxIds: switchOf(get, 'STRIPE_TAX_IDS'),
    terms: switchOf(get, 'STRIPE_TERMS_CONSENT'),
  };
}

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
    asks: readAsks(get),
  };
}

/** Whether events of this kind (`livemode`) are those of the key that is set. */
export const isOwnMode = ({ secretKey }: PaymentsEnv, livemode: boolean): boolean =>
  secretKey !== null && isLive(secretKey) === livemode;
