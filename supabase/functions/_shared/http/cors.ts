/** Which pages of other origins may call a function: those of the site, and no others. */

/** What supabase-js sends besides the headers that are always allowed. */
const ALLOWED_HEADERS =
  'authorization, x-client-info, apikey, content-type, x-region, x-supabase-api-version, x-request-id';
/** Seconds a browser may remember a preflight. */
const MAX_AGE = '86400';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function parseOrigin(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether a page of `origin` belongs to the site. On one machine the names of loopback are one and the same. */
export function isSite(origin: string, siteUrl: string): boolean {
  const page = parseOrigin(origin);
  const site = parseOrigin(siteUrl);
  if (!page || !site || page.protocol !== site.protocol || page.port !== site.port) return false;
  return page.hostname === site.hostname || (LOOPBACK.has(page.hostname) && LOOPBACK.has(site.hostname));
}

/** CORS headers of an answer; without the two that let a foreign page read it. */
export function corsHeaders(request: Request, siteUrl: string, methods: readonly string[]): Headers {
  const headers = new Headers({ vary: 'origin' });
  const origin = request.headers.get('origin');
  if (origin === null || !isSite(origin, siteUrl)) return headers;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-methods', [...methods, 'OPTIONS'].join(', '));
  headers.set('access-control-allow-headers', ALLOWED_HEADERS);
  headers.set('access-control-expose-headers', 'x-request-id');
  headers.set('access-control-max-age', MAX_AGE);
  return headers;
}
