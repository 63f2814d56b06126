/**
 * Links in what members write; section 2.7 of the community rules. Every pattern here goes over a text once: what it takes
 * ends by itself, so that nothing is tried again.
 */

const mostUrlSigns = 2000;
const address = /https?:\/\/[^\s<>()[\]]+/gi;
const escaped = /\\([!-/:-@[-`{-~])/g;
/** Places where Markdown decodes entities, so that an address may not look like one: `](…)`, `]: …` and `<scheme:…>`. */
const decodedPlace = /\]\(|\]:\s*|<[a-z]+:/gi;
const trailing = '.,;:!?\'"*_~';

const withoutTrailing = (text: string): string => {
  let end = text.length;
  while (end > 0 && trailing.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** Whether an address is one of the site's own pages. `site` is its origin. */
const isInside = (url: string, site: string): boolean => {
  const lower = url.toLowerCase();
  const own = site.toLowerCase();
  return lower.startsWith(own) && ['', '/', '?', '#'].includes(lower.charAt(own.length));
};

/**
 * Addresses outside the site that a text leads to, each once, with trailing punctuation cut. What Markdown would make an
 * address only by decoding it counts as one, too.
 */
export function outsideLinks(text: string, site: string): string[] {
  const plain = (text.replace(escaped, '$1').match(address) ?? []).map(withoutTrailing);
  return [...new Set([...plain.filter((url) => !isInside(url, site)), ...decodedLinks(text)])];
}

/** Where a sign stands from a place on, looked for once and remembered until that place is passed; else the end. */
function nextOf(text: string, pattern: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = text.slice(from).search(pattern);
      found = at < 0 ? text.length : from + at;
    }
    return found;
  };
}

function decodedLinks(text: string): string[] {
  const ends = {
    '(': nextOf(text, /[)\n]/),
    ':': nextOf(text, /\s/),
    '<': nextOf(text, /[>\s]/),
  };
  const entity = nextOf(text, /&/);
  const links: string[] = [];
  let done = 0;
  for (const { 0: opening, index } of text.matchAll(decodedPlace)) {
    if (index < done) continue;
    const kind = opening.startsWith('<') ? '<' : opening.startsWith('](') ? '(' : ':';
    const from = index + opening.length;
    const end = ends[kind](from);
    const closed = kind === ':' || text[end] === (kind === '(' ? ')' : '>');
    if (!closed || entity(from) >= end) continue;
    done = kind === ':' ? end : end + 1;
    links.push(text.slice(index, done));
  }
  return links;
}

export type LinkPolicy = {
  /** the host of the site, with its port where it has one */
  readonly host: string;
  /** hosts that are not linked, with all below them; shorteners and affiliate hosts among them */
  readonly blocked: readonly string[];
};

export type SafeLink = {
  readonly href: string;
  /** null: within the site */
  readonly rel: string | null;
  readonly external: boolean;
  /** shown after the text of an external link */
  readonly host: string | null;
};

export const outsideRel = 'nofollow ugc noopener noreferrer';

// Blanks and control signs, which browsers leave out of an address, and the backslash, which they read as a slash.
const refusedSigns = /[\s\p{Cc}\p{Cf}\\]/u;
const ownPath = /^\/(?!\/|\\|%2f|%5c)/i;
const web = /^(https?):\/\/([^/?#]*)/i;
/** Names in other scripts are written in their ASCII form (`xn--…`), so that none passes for another. */
const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?(?::\d{1,5})?$/;

/** The link that an address may become, or null: its text stays and the link is gone. */
export function safeLink(url: string, { host, blocked }: LinkPolicy): SafeLink | null {
  if (url === '' || url.length > mostUrlSigns || refusedSigns.test(url)) return null;
  if (url.startsWith('#')) return inside(url);
  if (url.startsWith('/')) return ownPath.test(url) ? inside(url) : null;
  const [, scheme = '', authority = ''] = web.exec(url) ?? [];
  const full = authority.toLowerCase();
  if (!hostName.test(full)) return null;
  const usualPort = scheme.toLowerCase() === 'https' ? ':443' : ':80';
  const target = full.endsWith(usualPort) ? full.slice(0, -usualPort.length) : full;
  if (target === host.toLowerCase()) return inside(url);
  const name = target.replace(/:\d+$/, '').replace(/\.$/, '');
  if (blocked.some((each) => name === each || name.endsWith(`.${each}`))) return null;
  return { href: url, rel: outsideRel, external: true, host: name };
}

const inside = (href: string): SafeLink => ({ href, rel: null, external: false, host: null });
