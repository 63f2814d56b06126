/** Lists of the team: how a list is narrowed and how many rows a page has, as it stands in the address. */

/** Rows of a page. */
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What a filter takes for a value; null for all else, which falls out of the address. */
export type FilterReader = (told: string) => string | null;

/** null: all of them. */
export type Filters<Name extends string> = Readonly<Record<Name, string | null>>;

export interface ListAddress<Name extends string> {
  readonly filters: Filters<Name>;
  readonly size: PageSize;
}

export interface TeamList<Name extends string> {
  readonly names: readonly Name[];
  readonly none: Filters<Name>;
  read(search: { get(name: string): string | null }): ListAddress<Name>;
  /** The query of an address; `tab` stands before it. */
  searchOf(address: ListAddress<Name>): string;
}

export const oneOf =
  (values: readonly string[]): FilterReader =>
  (told) =>
    values.includes(told) ? told : null;

/** Words as they were typed, without blanks around them. */
export const words =
  (most: number): FilterReader =>
  (told) => {
    const text = told.trim();
    return text === '' || [...text].length > most ? null : text;
  };

/** A day as a calendar of a browser gives it. */
export const day: FilterReader = (told) => {
  if (!/^20\d\d-\d\d-\d\d$/.test(told)) return null;
  const moment = Date.parse(`${told}T00:00:00Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== told ? null : told;
};

/** @param tab of the dashboard @param readers one for each filter, in the order in which they are offered */
export function teamList<Name extends string>(
  tab: string,
  readers: Readonly<Record<Name, FilterReader>>,
): TeamList<Name> {
  const names = Object.keys(readers) as Name[];
  const filtersOf = (tell: (name: Name) => string | null) =>
    Object.fromEntries(names.map((name) => [name, tell(name)])) as Record<Name, string | null>;
  return {
    names,
    none: filtersOf(() => null),
    read: (search) => ({
      filters: filtersOf((name) => {
        const told = search.get(name);
        return told === null ? null : readers[name](told);
      }),
      size: pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0],
    }),
    searchOf: ({ filters, size }) => {
      const told = new Map<string, string | null>([
        ['tab', tab],
        ...names.map((name) => [name, filters[name]] as const),
        ['size', size === pageSizes[0] ? null : String(size)],
      ]);
      const parts = [...told].flatMap(([name, value]) =>
        value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
      );
      return `?${parts.join('&')}`;
    },
  };
}

/** Filters that are set, as the functions of the database take them. */
export const setFilters = (filters: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
