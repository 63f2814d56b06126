import { isLanguage, type Language, languageCodes } from '../../config/languages.ts';
import { type TopicSort, topicSorts } from './ranking.ts';
import { searchText } from './search-query.ts';
import { readTags } from './tags.ts';

/** Which questions an address asks for. Everything that is no filter is left out without a word. */

export interface ListAddress {
  readonly sort: TopicSort;
  readonly tags: readonly string[];
  /** Chosen languages; none: the reader's own and English. */
  readonly chosen: readonly Language[];
  readonly langs: readonly Language[];
  /** What is searched for; '' while the list is shown. */
  readonly text: string;
}

const isSort = (value: string | null): value is TopicSort =>
  value !== null && (topicSorts as readonly string[]).includes(value);

/** What is read of an address: `URLSearchParams` of a browser, which this core does not know. */
interface AskedInAddress {
  get(name: string): string | null;
  getAll(name: string): string[];
}

export function readListAddress(search: AskedInAddress, own: Language): ListAddress {
  const sort = search.get('sort');
  const chosen = [...new Set(search.getAll('lang').filter(isLanguage))];
  const usual: Language[] = own === 'en' ? ['en'] : [own, 'en'];
  return {
    sort: isSort(sort) ? sort : 'hot',
    tags: readTags(search.getAll('tag')),
    chosen,
    // In one order, so that one list is asked for once.
    langs: languageCodes.filter((code) => (chosen.length > 0 ? chosen : usual).includes(code)),
    text: searchText(search.get('q') ?? '') ?? '',
  };
}

/** The address with something else in it; what is as usual is not named. */
export function listAddress(
  address: ListAddress,
  change: Partial<Pick<ListAddress, 'sort' | 'tags' | 'chosen' | 'text'>>,
): string {
  const { sort, tags, chosen, text } = { ...address, ...change };
  const asked: [name: string, value: string][] = [
    ...(sort === 'hot' ? [] : [['sort', sort] satisfies [string, string]]),
    ...tags.map((tag): [string, string] => ['tag', tag]),
    ...chosen.map((lang): [string, string] => ['lang', lang]),
    ...(text === '' ? [] : [['q', text] satisfies [string, string]]),
  ];
  const query = asked
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
}
