import { publishableKey } from './stripe-key.ts';

/** What a build is made for, as far as the policy has to know it. */
export interface PolicyNeeds {
  /** Origin of a hosted backend, or null when the app's own origin serves it. */
  readonly backendOrigin: string | null;
  /** A publishable key of the payment provider is set, so checkout pages load its script. */
  readonly stripe: boolean;
}

/** What stands in the pages themselves, each by the hash of its text: anything else is refused. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const nothingInline: InlineHashes = { scripts: [], styles: [] };

/**
 * What the payment provider's script needs. Source: Stripe, "Integration security guide", content security policy for
 * Stripe.js.
 */
const stripeSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
} as const;

/**
 * Response headers of every page. The policy allows the app's own files and its backend, and the payment provider
 * where it is configured, nothing else; a host that cannot set headers per page can take them from the built
 * `_headers` file.
 */
export function contentSecurityPolicy(
  { backendOrigin, stripe }: PolicyNeeds,
  inline: InlineHashes = nothingInline,
): string {
  const hashes = (all: readonly string[]) => all.map((hash) => ` ${hash}`).join('');
  const backend = backendOrigin === null ? '' : ` ${backendOrigin} ${backendOrigin.replace(/^http/, 'ws')}`;
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inline.scripts)}${stripe ? stripeSources.script : ''}`,
    `style-src 'self'${hashes(inline.styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Recordings of the podcast.
    "media-src 'self'",
    `connect-src 'self'${backend}${stripe ? stripeSources.connect : ''}`,
    ...(stripe ? [`frame-src ${stripeSources.frame}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function securityHeaders(needs: PolicyNeeds, inline?: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs, inline),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // With both, browsers tell times finely: what exercises measure. Frames of the payment provider would not load.
    ...(!needs.stripe && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    // Browsers heed it only where they came by HTTPS, so the plain server of one machine is not affected.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  };
}

/** The settings of a build that the policy depends on. */
export function policyNeeds(env: Readonly<Record<string, string | undefined>>): PolicyNeeds {
  const backend = env.VITE_SUPABASE_URL;
  const origin = /^https?:\/\/[^/?#;\s]+/.exec(backend ?? '')?.[0] ?? null;
  if (backend && origin === null) throw new Error(`VITE_SUPABASE_URL is no address: ${backend}`);
  return {
    backendOrigin: origin,
    stripe: publishableKey(env) !== null,
  };
}

/** What an address of health data is answered with, besides the headers of every page (`private` in app/route-rows). */
export const privateAddressHeaders = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' } as const;
