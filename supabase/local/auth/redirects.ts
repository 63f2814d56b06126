/** Where a mail's link may lead: the rules of hosted projects (Supabase Auth, utilities.IsRedirectURLValid). */

/** A pattern of config.toml: ** is anything, * anything but '.' and '/', ? one character that is neither. */
function matches(pattern: string, address: string): boolean {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^./]*';
      if (part === '?') return '[^./]';
      return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`).test(address);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for addresses of the site itself, of this machine, and of the allow list. */
export function isAllowedRedirect(address: string, siteUrl: string, allowList: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const wanted = new URL(address);
  const site = new URL(siteUrl);
  if (wanted.protocol === site.protocol) {
    if (wanted.host === site.host) return true;
    if (wanted.hostname === site.hostname && LOOPBACK.test(wanted.hostname)) return true;
    if (LOOPBACK.test(site.hostname) && LOOPBACK.test(wanted.hostname) && wanted.port === site.port)
      return true;
  }
  // Credentials in an address hide where it leads: 'http://127.0.0.1:5180@elsewhere.example'.
  if (wanted.username || wanted.password) return false;
  const plain = address.split('#', 1)[0] ?? '';
  return allowList.some((pattern) => matches(pattern, plain));
}

/** The address asked for if it is allowed, else the site. */
export function safeRedirect(
  asked: string | null | undefined,
  siteUrl: string,
  allowList: readonly string[],
): string {
  return asked && isAllowedRedirect(asked, siteUrl, allowList) ? asked : siteUrl;
}
