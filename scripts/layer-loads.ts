/** What a browser loads together: each page with what it is drawn with, and what comes later. */
import { join, relative } from 'node:path';
import type { RouteRow } from '../src/app/route-row.ts';
import { asMember, notFoundRow, routeRows } from '../src/app/route-rows.ts';
import {
  areaGuard,
  behindOverview,
  byThemselves,
  client,
  comesBehind,
  comesOn,
  dataLayout,
  planGuard,
  startsOf,
  teamRooms,
  together,
} from './page-starts.ts';
import type { Piece } from './vite-layers.ts';

/** Pages, and rooms of the team, are named by their files, what comes together beside them by a word. */
export const isPageLoad = (load: string): boolean => load.includes('/');

export interface Loads {
  readonly byPiece: ReadonlyMap<string, ReadonlySet<string>>;
  /** How much each load counts; below 1 what comes later, and only to some. */
  readonly weights: ReadonlyMap<string, number>;
  /** For each page, as it is named here, what comes behind it by itself. */
  readonly behind: ReadonlyMap<string, readonly string[]>;
  /** Pieces that begin a file, each with its name: pages, and parts that come later by themselves. */
  readonly fileOf: ReadonlyMap<string, string>;
  /** For what comes later the pages it comes on. */
  readonly pagesOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Pages that are one file: each is little beside what they share, and what they alone share needs no layer. */
const families: Readonly<Record<string, readonly string[]>> = {
  'src/pages/legal/': ['src/pages/legal/'],
  'src/pages/reports/': ['src/pages/reports/'],
  'src/pages/auth/': ['src/pages/auth/auth-page.tsx', 'src/pages/auth/email-confirmation-page.tsx'],
  'src/pages/settings/': ['src/pages/settings/settings-page.tsx', 'src/pages/settings/privacy-page.tsx'],
  'src/pages/search/': ['src/pages/search/'],
  'src/pages/account/': ['src/pages/account/account-page.tsx', 'src/pages/account/account-settings-page.tsx'],
  'src/pages/membership/': [
    'src/pages/membership/pricing-page.tsx',
    'src/pages/membership/pricing-old-page.tsx',
    'src/pages/membership/subscription-onboarding-page.tsx',
  ],
  'src/pages/store/shelves': ['src/pages/store/store-page.tsx', 'src/pages/store/dementia-package-page.tsx'],
  'src/pages/store/checkout': [
    'src/pages/store/checkout-page.tsx',
    'src/pages/store/payment-result-page.tsx',
  ],
  'src/pages/tests/runs': ['src/pages/tests/screening-page.tsx', 'src/pages/tests/test-run-page.tsx'],
  'src/pages/training/exercise': [
    'src/pages/training/exercise-intro-page.tsx',
    'src/pages/training/exercise-page.tsx',
  ],
};
const familyOf = (source: string): string | undefined =>
  Object.keys(families).find((name) => families[name]?.some((start) => source.startsWith(start)));

/** The home page is met by people who have not decided to stay, public pages by more people than the others. */
const weightOfPage = ({ page, found }: RouteRow): number => {
  if (page === routeRows.home.page) return 5;
  return found === 'index' ? 2 : 1;
};
const weightTogether: Readonly<Record<string, number>> = {
  frame: 1,
  home: 1,
  menus: 3,
  background: 2,
  // Most visits have nothing to send.
  kept: 0.3,
  news: 1,
  members: 1,
};
const weightOfPart = 0.1;
const weightByItself = 0.3;

/** Everything that a piece imports, itself first. */
function reach(file: string, byFile: ReadonlyMap<string, Piece>, seen = new Set<string>()): Set<string> {
  const piece = byFile.get(file);
  if (!piece || seen.has(file)) return seen;
  seen.add(file);
  for (const next of piece.imports) reach(next, byFile, seen);
  return seen;
}

/** On which pages a part that comes later does so, by way of others, too. */
function comingLater(
  pieces: readonly Piece[],
  byPiece: ReadonlyMap<string, ReadonlySet<string>>,
  isPage: (load: string) => boolean,
): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const { file, dynamicImports } of pieces) {
      const from = [...(byPiece.get(file) ?? [])].flatMap((load) =>
        isPage(load) ? [load] : [...(pagesOf.get(load) ?? [])],
      );
      for (const next of dynamicImports) {
        for (const load of byPiece.get(next) ?? []) {
          if (isPage(load)) continue;
          const pages = pagesOf.get(load) ?? new Set();
          const size = pages.size;
          for (const page of from) pages.add(page);
          pagesOf.set(load, pages);
          isNew ||= pages.size > size;
        }
      }
    }
  }
  return pagesOf;
}

export function loadsOf(root: string, pieces: readonly Piece[]): Loads {
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]));
  const bySource = new Map(
    pieces
      .filter(({ facade }) => facade !== null)
      .map((piece) => [relative(root, piece.facade ?? ''), piece]),
  );
  const byPiece = new Map<string, Set<string>>();
  const weights = new Map<string, number>();

  function add(load: string, sources: readonly string[], weight: number): void {
    weights.set(load, weight);
    for (const source of sources) {
      const piece =
        bySource.get(source) ?? pieces.find(({ modules }) => modules.includes(join(root, source)));
      if (!piece) throw new Error(`${source} is not in the build`);
      for (const file of reach(piece.file, byFile)) {
        const loads = byPiece.get(file) ?? new Set();
        byPiece.set(file, loads.add(load));
      }
    }
  }

  const pageOf = new Map<string, string>();
  const behind = new Map<string, readonly string[]>();
  const rows = [
    ...new Map(
      [...Object.values(routeRows), notFoundRow]
        .flatMap((row) => [row, asMember(row) ?? row])
        .map((row) => [row.page, row]),
    ).values(),
  ];
  for (const row of rows) {
    const source = `src/pages/${row.page}.tsx`;
    const load = familyOf(source) ?? row.page;
    // Pages that are one file count one by one.
    add(load, startsOf(row), (weights.get(load) ?? 0) + weightOfPage(row));
    pageOf.set(source, load);
    const after = [...comesBehind(row), ...comesOn(row)];
    // Of pages that are one file the one that has most of its own.
    if (after.length > (behind.get(load)?.length ?? 0)) behind.set(load, after);
  }
  const desk = routeRows.adminDashboard;
  for (const [load, sources] of Object.entries(teamRooms)) {
    add(load, [...startsOf(desk), ...sources], 1);
    for (const source of sources) pageOf.set(source, load);
    const others = load === 'team/overview' ? behindOverview : [];
    behind.set(load, [...others, ...comesBehind(desk)]);
  }
  for (const [name, sources] of Object.entries(together)) add(name, sources, weightTogether[name] ?? 1);
  const joined = new Set([
    ...rows.flatMap(startsOf),
    ...Object.values(teamRooms).flat(),
    ...Object.values(together).flat(),
  ]);
  for (const [source, { isDynamicEntry }] of bySource)
    if (isDynamicEntry && !joined.has(source))
      add(source, [source], byThemselves.has(source) ? weightByItself : weightOfPart);

  // What the first file imports is there for everybody.
  const entry = pieces.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  for (const file of reach(entry.file, byFile)) byPiece.set(file, new Set(weights.keys()));

  const isPage = (load: string) => (weights.get(load) ?? 0) >= 1;
  const shared = new Set([dataLayout, planGuard, areaGuard, client, ...Object.values(together).flat()]);
  const fileOf = new Map(
    [...bySource]
      .filter(([source, { isEntry }]) => !isEntry && !shared.has(source))
      .map(([source, { file }]) => [file, pageOf.get(source) ?? source] as const)
      // What comes later with something else, too, is shared.
      .filter(([file, load]) => isPage(load) || byPiece.get(file)?.size === 1),
  );
  return { byPiece, weights, behind, fileOf, pagesOf: comingLater(pieces, byPiece, isPage) };
}
