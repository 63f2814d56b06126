/** Addresses of texts of the library; section 2.4 of the community rules. The database says the same. */

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const reserved: ReadonlySet<string> = new Set(['new', 'edit', 'feed', 'search']);
const least = 3;
const most = 80;

export const isSlug = (text: string): boolean =>
  pattern.test(text) && text.length >= least && text.length <= most && !reserved.has(text);

/** What a title would be called: letters without their marks, everything else a dash. '' where nothing is left of it. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const fits: string[] = [];
  for (const word of words) {
    if ([...fits, word].join('-').length > most) break;
    fits.push(word);
  }
  return fits.join('-');
}
