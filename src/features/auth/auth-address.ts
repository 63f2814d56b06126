import { paths } from '@/config/paths';
import { safeRedirect } from '@/lib/accounts/safe-redirect';

export const authModes = ['login', 'signup', 'forgot', 'resend', 'update-password'] as const;
export type AuthMode = (typeof authModes)[number];

/** Parameters that survive signing in: where from, what was about to be bought, and for which test. */
const carriedNames = ['resume', 'plan', 'billing', 'priceId', 'for'] as const;

export function authModeOf(search: URLSearchParams): AuthMode {
  const asked = search.get('mode');
  return authModes.find((mode) => mode === asked) ?? 'login';
}

/** Everything that an address carries. */
function carriedBy(search: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams();
  for (const name of ['redirect', ...carriedNames]) {
    const value = search.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried;
}

/** The auth screen in another mode, with everything the address carries. */
export function authHref(mode: AuthMode, search: URLSearchParams): string {
  return `${paths.auth}?${new URLSearchParams([['mode', mode], ...carriedBy(search)])}`;
}

/** Longer ones would not pass through every mail program; who comes by such a link is welcomed instead. */
const longestWay = 1000;

/** What the address carries, for the link of a mail, which may be opened elsewhere: a query, or '' for nothing. */
export function wayOn(search: URLSearchParams): string {
  const way = String(carriedBy(search));
  return way.length > longestWay ? '' : way;
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

/** Where a confirmed address leads: on the way that the mail kept, else to the welcome. */
export function confirmedTarget(search: URLSearchParams): string {
  if (!search.get('redirect') && !search.get('resume')) return paths.welcome;
  return withCarried(safeRedirect(search.get('redirect')), search);
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
