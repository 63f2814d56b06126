/**
 * What Markdown of members may become; section 2.7 of the community rules. Plain data, in the shape that sanitisers of
 * HTML trees take. Raw HTML is shown as text, images become their alternative text, elements that are not listed leave
 * their content; links go through `safeLink` besides.
 */

export const postElements = [
  'p',
  'br',
  'strong',
  'em',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
] as const;

/** Nothing but the address of a link: no class, no style, no id, no event. */
export const postSchema = {
  tagNames: [...postElements] as string[],
  attributes: { a: ['href'] } as Record<string, string[]>,
  protocols: { href: ['http', 'https'] } as Record<string, string[]>,
  // Nothing is dropped together with its words.
  strip: [] as string[],
};

/** Signs that a parser has to pair: past this many of one kind the time it takes is no longer worth the look. */
const mostPairedSigns = 1000;
/** Quotes and lists within each other, deeper than anybody writes. */
const mostNested = 20;
const paired = '[]*_`<&';

/**
 * Whether a text is shown as it was typed instead of being parsed: ten thousand brackets, stars or nested quotes cost a
 * reader's device seconds and say nothing. It is counted in one pass over the text.
 */
export function isTooTangled(markdown: string): boolean {
  const seen = new Map<string, number>();
  for (const sign of markdown) {
    if (!paired.includes(sign)) continue;
    const count = (seen.get(sign) ?? 0) + 1;
    if (count > mostPairedSigns) return true;
    seen.set(sign, count);
  }
  return markdown.split('\n').some((line) => containersOf(line) > mostNested);
}

/** Marks of quotes and lists that a line begins with. */
function containersOf(line: string): number {
  const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
  let found = 0;
  while (container.test(line)) found += 1;
  return found;
}

/** The words of a text without its marks, in one line, for a place where it is only named. */
export const plainExcerpt = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^[ \t]*(?:>[ \t]?|[-+*][ \t]+|#{1,6}[ \t]+)+/gm, '')
    .replace(/[*`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
