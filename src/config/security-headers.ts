import { catalogue } from '../lib/assessments/catalogue.ts';

/**
 * Response headers of every page. The policy allows the app's own files and its backend, nothing else;
 * a host that cannot set headers per page can take them from the built `_headers` file.
 */
export function contentSecurityPolicy(backendOrigin: string | null): string {
  const backend = backendOrigin === null ? '' : ` ${backendOrigin} ${backendOrigin.replace(/^http/, 'ws')}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** @param backendOrigin origin of a hosted backend, or null when the app's own origin serves it. */
export function securityHeaders(backendOrigin: string | null): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backendOrigin),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Addresses that carry an unguessable id or token, as a `_headers` file writes them: `*` stands for the rest. They
 * must not be indexed or leak through a referrer.
 */
export const privateAddresses: readonly string[] = [
  '/reports/*',
  '/report/*',
  '/shared/*',
  '/test-detail/*',
  '/test/childfocus/invite/*',
  ...Object.values(catalogue).map(({ routeKey }) => `/${routeKey}/report/*`),
];

/** What such an address is answered with, besides the headers of every page. */
export const privateAddressHeaders = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' } as const;
