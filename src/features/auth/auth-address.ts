import { paths } from '@/config/paths';
import { safeRedirect } from '@/lib/accounts/safe-redirect';

export const authModes = ['login', 'signup', 'forgot', 'resend', 'update-password'] as const;
export type AuthMode = (typeof authModes)[number];

/** Parameters that survive signing in: where from, and what was about to be bought. */
const carriedNames = ['resume', 'plan', 'billing', 'priceId'] as const;

export function authModeOf(search: URLSearchParams): AuthMode {
  const asked = search.get('mode');
  return authModes.find((mode) => mode === asked) ?? 'login';
}

/** The auth screen in another mode, with everything the address carries. */
export function authHref(mode: AuthMode, search: URLSearchParams): string {
  const next = new URLSearchParams({ mode });
  for (const name of ['redirect', ...carriedNames]) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  return `${paths.auth}?${next}`;
}

/** `path` with the carried parameters added to its query; those it has already win. */
function withCarried(path: string, search: URLSearchParams): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...query] = beforeHash.split('?');
  const own = new URLSearchParams(query.join('?'));
  for (const name of carriedNames) {
    const value = search.get(name);
    if (value !== null && !own.has(name)) own.set(name, value);
  }
  const text = own.size > 0 ? `?${own}` : '';
  return pathname + text + (hash.length > 0 ? `#${hash.join('#')}` : '');
}

/**
 * Where a signed-in person goes from the auth screen. Somebody without a subscriber record who came for nothing in
 * particular chooses a plan first.
 */
export function leaveTarget(search: URLSearchParams, hasRecord: boolean): string {
  const redirect = search.get('redirect');
  if (!redirect && !search.get('resume') && !hasRecord) return paths.subscriptionOnboarding;
  return withCarried(safeRedirect(redirect), search);
}
