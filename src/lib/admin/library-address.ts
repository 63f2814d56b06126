/** What the desk of the library shows, as it stands in the address. What it does not know, it leaves out. */
import { isLanguage, type Language } from '../../config/languages.ts';
import { isPostId } from '../community/post-id.ts';
import { type LibraryKind, type LibraryTier, libraryKinds, libraryTiers } from '../library/kinds.ts';
import { type PageSize, pageSizes } from './list-address.ts';

export const articleStates = ['draft', 'published', 'archived', 'deleted'] as const;

/** null: all of them. */
export interface ShelfFilters {
  readonly kind: LibraryKind | null;
  readonly state: (typeof articleStates)[number] | null;
  readonly tier: LibraryTier | null;
  /** With a text in it. */
  readonly lang: Language | null;
  /** Without a text in it. */
  readonly missing: Language | null;
  /** Whose review is more than twelve months old. */
  readonly review: 'due' | null;
}
/** In the order in which they are offered. */
export const shelfFilters = [
  'kind',
  'state',
  'tier',
  'lang',
  'missing',
  'review',
] as const satisfies readonly (keyof ShelfFilters)[];

export interface ShelfAddress {
  readonly filters: ShelfFilters;
  readonly size: PageSize;
  /** The article that lies open, or one that is being begun. */
  readonly open: string | null;
  /** The language of it. */
  readonly text: Language;
}

/** An article that is not there yet. */
export const newArticle = 'new';

interface AskedInAddress {
  get(name: string): string | null;
}

const oneOf = <Value extends string>(values: readonly Value[], told: string | null): Value | null =>
  values.find((value) => value === told) ?? null;
const language = (told: string | null): Language | null => (isLanguage(told) ? told : null);

export function readShelf(search: AskedInAddress): ShelfAddress {
  const open = search.get('article');
  const size = search.get('size');
  return {
    open: open !== null && (open === newArticle || isPostId(open)) ? open : null,
    text: language(search.get('text')) ?? 'en',
    size: pageSizes.find((each) => String(each) === size) ?? pageSizes[0],
    filters: {
      kind: oneOf(libraryKinds, search.get('kind')),
      state: oneOf(articleStates, search.get('state')),
      tier: oneOf(libraryTiers, search.get('tier')),
      lang: language(search.get('lang')),
      missing: language(search.get('missing')),
      review: oneOf(['due'], search.get('review')),
    },
  };
}

const plain = readShelf({ get: () => null });
export const everyArticle: ShelfFilters = plain.filters;

/** The query of an address of this desk; what is as usual is not named. */
export function shelfSearch(change: Partial<ShelfAddress>): string {
  const { filters, size, open, text } = { ...plain, ...change };
  const asked: (readonly [name: string, value: string | null])[] = [
    ['tab', 'education'],
    ...shelfFilters.map((name) => [name, filters[name]] as const),
    ['size', size === plain.size ? null : String(size)],
    ['article', open],
    ['text', open === null || text === plain.text ? null : text],
  ];
  const told = asked.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return `?${told.join('&')}`;
}

/** Where the article that an entry of the log is about lies open, told as `article:id`; null for others. */
export function shelfOf(target: string): string | null {
  const [kind, open = ''] = target.split(':');
  return kind === 'article' && isPostId(open) ? shelfSearch({ open }) : null;
}
