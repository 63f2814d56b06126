import * as z from 'zod/mini';

/** What a text cites, and how its address is written. */

const line = (most: number) => z.string().check(z.minLength(2), z.maxLength(most), z.regex(/^\S[^\n\r]*$/));

/** An https address without user part, port or blanks. */
const webAddress = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s\\"'<>]*)?$/i;
/** A DOI as the address of its resolver: registrant, slash, name (DOI Handbook, 2.2). */
const doiAddress = /^https:\/\/doi\.org\/(10\.\d{4,9}\/[^\s"'<>\\]+)$/i;

export const sourceSchema = z.strictObject({
  authors: z.optional(line(300)),
  title: line(300),
  publisher: line(200),
  year: z.int().check(z.gte(1900), z.lte(2100)),
  url: z.string().check(z.maxLength(500), z.regex(webAddress)),
});
export type Source = z.infer<typeof sourceSchema>;

/** The DOI of an address in small letters; null for another address. */
export const doiOf = (url: string): string | null => doiAddress.exec(url)?.[1]?.toLowerCase() ?? null;

/** An address at the resolver of DOIs that holds none. */
export const isForgedDoi = (url: string): boolean =>
  /^https:\/\/(?:dx\.|www\.)?doi\.org(?:\/|$)/i.test(url) && doiOf(url) === null;

/** DOIs that stand for two titles, each once. */
export function doisOfTwo(sources: readonly Pick<Source, 'title' | 'url'>[]): string[] {
  const titles = new Map<string, Set<string>>();
  for (const { title, url } of sources) {
    const doi = doiOf(url);
    if (doi === null) continue;
    const said = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    titles.set(doi, (titles.get(doi) ?? new Set()).add(said));
  }
  return [...titles].filter(([, said]) => said.size > 1).map(([doi]) => doi);
}
