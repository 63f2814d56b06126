/** What is searched for: the parts of the code by who needs them, and what each page may weigh. */
import { asMember, routeRows } from '../src/app/route-rows.ts';
import { isPageLoad, type Loads } from './layer-loads.ts';
import { core, isIn, later, layerCount, type Range } from './layer-names.ts';
import type { Part } from './layer-parts.ts';
import { teamRooms } from './page-starts.ts';

/** Parts that the same loads need: they stand together, wherever it is. */
export interface Kind {
  /** Names of its parts. */
  readonly names: readonly string[];
  /** Characters. */
  readonly length: number;
  /** Numbers of the loads that need it, of the kinds it imports, and of those that import it. */
  readonly loads: readonly number[];
  readonly needs: readonly number[];
  readonly users: readonly number[];
  readonly layer: number;
  readonly isFixed: boolean;
}

/** A page with all it starts with, the same with what comes behind it or with a part that comes later, or such a part by itself. */
export interface Load {
  readonly weight: number;
  /** Characters of its own file. */
  readonly own: number;
  /** Above so many characters every one counts so many times more, and the more the further above. */
  readonly limit: number;
  readonly overTimes: number;
  /** Layers it may name. */
  readonly mostLayers: number;
}

export interface Problem {
  readonly layers: number;
  readonly kinds: readonly Kind[];
  readonly loads: readonly Load[];
  readonly open: Range;
}

/** Limits stand a little below what the build is measured by (build-sizes.ts); 1,000 characters are about 0.273 kB as they are sent. */
const pageLimit = { limit: 674_000, overTimes: 60 };
const roomLimit = { limit: 690_000, overTimes: 4 };
const homeInAllLimit = { limit: 500_000, overTimes: 50 };
const inAllLimit = { limit: 830_000, overTimes: 30 };
/** What other pages need may stand in the first file up to so many characters, where each brings a whole layer along otherwise. */
const coreMore = { limit: 8_000, overTimes: 400 };
const none = { limit: Number.POSITIVE_INFINITY, overTimes: 0 };
/** Ten files less a page's own and the bundler's few lines; where a page stands in the place of another, less that one's, too. */
const mostLayers = 8;
const memberPages: ReadonlySet<string> = new Set(
  Object.values(routeRows).flatMap((row) => asMember(row)?.page ?? []),
);
/** A room of the team has a file of its own on a page that has one. */
const rooms: ReadonlySet<string> = new Set(Object.keys(teamRooms));
const weightInAll = { home: 1, other: 0.1 };

const mostLayersOf = (page: string): number =>
  memberPages.has(page) || rooms.has(page) ? mostLayers - 1 : mostLayers;

type Named = Load & { readonly isNeeding: (part: Part) => boolean };

function loadsIn(parts: readonly Part[], { weights, behind, pagesOf }: LoadWeights, open: Range): Named[] {
  const own = (names: readonly string[]) =>
    parts.reduce((sum, part) => sum + (part.own && names.includes(part.own) ? part.length : 0), 0);
  const load = (
    names: readonly string[],
    weight: number,
    most: Pick<Load, 'limit' | 'overTimes'>,
  ): Named => ({
    weight,
    own: own(names),
    ...(most.overTimes > 0 ? most : none),
    // What comes later finds the layers of its page there already, and no HTML file names it.
    mostLayers:
      open !== later && names.length === 1 && isPageLoad(names[0] ?? '')
        ? mostLayersOf(names[0] ?? '')
        : layerCount,
    isNeeding: (part) => names.some((name) => part.loads.has(name)),
  });
  const home = routeRows.home.page;
  const first = parts.reduce((sum, { layer, length }) => sum + (layer === core ? length : 0), own([home]));
  const limitOf = (name: string) => {
    if (name === home) return { ...coreMore, limit: first + coreMore.limit };
    // Few people open them: no page of everybody's pays much for their limit.
    if (rooms.has(name)) return roomLimit;
    return isPageLoad(name) && open !== later ? pageLimit : none;
  };
  const isDivided = (name: string) => parts.some(({ layer, loads }) => layer !== null && loads.has(name));
  const alone = [...weights]
    .filter(([name, weight]) => (open === later ? weight < 1 && isDivided(name) : weight >= 1))
    .map(([name, weight]) => load([name], weight, limitOf(name)));
  const inAll = [...behind].map(([page, names]) =>
    page === home
      ? load([page, ...names], weightInAll.home, homeInAllLimit)
      : load([page, ...names], weightInAll.other, rooms.has(page) ? none : inAllLimit),
  );
  if (open === later) return [...alone, ...inAll];
  // A little that it shares with pages must not bring all of a layer along, and what that stands on.
  const onPages = [...pagesOf].flatMap(([part, pages]) => {
    const page = [...pages].find((name) => isPageLoad(name) && name !== home);
    const isMore = parts.some(
      ({ layer, loads }) => layer !== null && loads.has(part) && !loads.has(page ?? ''),
    );
    return page !== undefined && isMore ? [load([page, part], weights.get(part) ?? 0, none)] : [];
  });
  return [...alone, ...inAll, ...onPages];
}

export type LoadWeights = Pick<Loads, 'weights' | 'behind' | 'pagesOf'>;

/** @param begin layer of every part by its name */
export function problemOf(
  parts: readonly Part[],
  weights: LoadWeights,
  begin: ReadonlyMap<string, number>,
  open: Range,
): Problem {
  const named = loadsIn(parts, weights, open);
  const byKey = new Map<string, Pick<Kind, 'layer' | 'isFixed'> & { parts: Part[]; loads: number[] }>();
  const keyOf = new Map<string, string>();
  for (const part of parts) {
    const layer = begin.get(part.name);
    if (layer === undefined || layer > open.last) continue;
    const loads = named.flatMap(({ isNeeding }, index) => (isNeeding(part) ? [index] : []));
    const isFixed = !isIn(open, layer);
    const key = `${isFixed ? layer : 'open'} ${loads}`;
    const kind = byKey.get(key) ?? { parts: [], loads, layer: isFixed ? layer : open.first, isFixed };
    kind.parts.push(part);
    byKey.set(key, kind);
    keyOf.set(part.name, key);
  }
  const keys = [...byKey.keys()];
  const number = new Map(keys.map((key, index) => [key, index]));
  const needs = [...byKey.values()].map(({ parts: of }, index) =>
    [
      ...new Set(of.flatMap((part) => part.needs.flatMap((name) => number.get(keyOf.get(name) ?? '') ?? []))),
    ].filter((need) => need !== index),
  );
  const users: number[][] = keys.map(() => []);
  for (const [user, all] of needs.entries()) for (const need of all) users[need]?.push(user);
  const kinds = [...byKey.values()].map(
    ({ parts: of, loads, ...place }, index): Kind => ({
      names: of.map(({ name }) => name),
      length: of.reduce((sum, { length }) => sum + length, 0),
      loads,
      needs: needs[index] ?? [],
      users: users[index] ?? [],
      ...place,
    }),
  );
  return { layers: open.last + 1, kinds, loads: named.map(({ isNeeding: _, ...load }) => load), open };
}
