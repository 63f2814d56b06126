import { searchText } from '../community/search-query.ts';
import { type LibraryCategory, type LibraryKind, libraryCategories, libraryKinds } from './kinds.ts';

/** Which texts of the library an address asks for. Everything that is no filter is left out without a word. */

export interface LibraryAddress {
  readonly kind: LibraryKind | null;
  readonly category: LibraryCategory | null;
  /** only what stands in the reader's own language from the first to the last word */
  readonly own: boolean;
  /** What is searched for; '' while the list is shown. */
  readonly text: string;
}

/** What is read of an address: `URLSearchParams` of a browser, which this core does not know. */
interface AskedInAddress {
  get(name: string): string | null;
}

const among = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((each) => each === value) ?? null;

export const readLibraryAddress = (search: AskedInAddress): LibraryAddress => ({
  kind: among(libraryKinds, search.get('kind')),
  category: among(libraryCategories, search.get('category')),
  own: search.get('lang') === 'own',
  text: searchText(search.get('q') ?? '') ?? '',
});

/** The address with something else in it; what is as usual is not named. */
export function libraryAddress(address: LibraryAddress, change: Partial<LibraryAddress>): string {
  const { kind, category, own, text } = { ...address, ...change };
  const asked: readonly (readonly [name: string, value: string])[] = [
    ...(kind === null ? [] : [['kind', kind] as const]),
    ...(category === null ? [] : [['category', category] as const]),
    ...(own ? [['lang', 'own'] as const] : []),
    ...(text === '' ? [] : [['q', text] as const]),
  ];
  const query = asked
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
}

export const isNarrowed = ({ kind, category, own, text }: LibraryAddress): boolean =>
  kind !== null || category !== null || own || text !== '';
