/**
 * One row per page: what an address shows, in which frame, to whom, and whether it may be found. Router, guards, texts, head
 * tags, response headers, sitemap and the lists of the browser tests and pictures are derived from it. Nothing here draws, so
 * that scripts can read it, too.
 */
import { type PathName, paths } from '../config/paths.ts';
import type { OpenRow, RoutedPage, RouteRow } from './route-row.ts';
import { accountRows } from './rows/account.ts';
import { adminRows } from './rows/admin.ts';
import { communityRows } from './rows/community.ts';
import { libraryRows } from './rows/library.ts';
import { membershipRows } from './rows/membership.ts';
import { progressRows } from './rows/progress.ts';
import { siteRows } from './rows/site.ts';
import { testsRows } from './rows/tests.ts';
import { trainingRows } from './rows/training.ts';

export const routeRows: Readonly<Record<PathName, RouteRow>> = {
  ...siteRows,
  ...accountRows,
  ...membershipRows,
  ...testsRows,
  ...trainingRows,
  ...progressRows,
  ...communityRows,
  ...libraryRows,
  ...adminRows,
};

/** What every other address shows. */
export const notFoundRow = {
  page: 'not-found/not-found-page',
  frame: 'public',
  needs: 'nothing',
  texts: [],
  found: 'noindex',
} as const satisfies RouteRow;

/** Every page with its address. */
export const routedPages: readonly RoutedPage[] = (Object.keys(paths) as PathName[]).map((name) => ({
  ...routeRows[name],
  path: paths[name],
}));

/** The row of the page that signed-in people are led to from there; null where they find what everybody does. */
export function asMember<Row extends RouteRow>(row: Row): (Row & OpenRow) | null {
  if (row.frame === 'member' || !row.members) return null;
  return { ...row, members: undefined, description: undefined, ...routeRows[row.members] } as Row & OpenRow;
}
