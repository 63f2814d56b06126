/** The router, built from the rows of the pages. It stands in the first file of the app, so that a page starts without asking for it. */
import i18next from 'i18next';
import { lazy, type ReactElement } from 'react';
import { matchPath, matchRoutes, Navigate, type RouteObject, useParams } from 'react-router-dom';
import { href, paths } from '@/config/paths';
import { mayHaveSession } from '@/integrations/supabase/client';
import { ByPerson } from './by-person';
import type { RequireAreaProps } from './guards/require-area';
import { RequireAuth } from './guards/require-auth';
import { plainAddress } from './language-addresses';
import type { DataLayoutProps } from './layouts/data-layout';
import { ImmersiveLayout } from './layouts/immersive-layout';
import { MemberLayout } from './layouts/member-layout';
import { PublicLayout } from './layouts/public-layout';
import { SiteFrame } from './layouts/site-frame';
import { type LazyPart, lazyPart } from './lazy-part';
import type { PageComponent } from './page-component';
import { PageHead } from './page-head';
import { redirects } from './redirects';
import type { RoutedPage } from './route-row';
import { asMember, notFoundRow, routedPages } from './route-rows';

type PageModule = Record<string, PageComponent>;

/** The page of a file is the one thing it exports. */
const files = import.meta.glob<PageModule>(['../pages/*/*-page.tsx', '!../pages/kit/*']);

async function loadCode({ page }: RoutedPage): Promise<PageComponent> {
  const load = files[`../pages/${page}.tsx`];
  if (!load) throw new Error(`there is no page ${page}`);
  const [Page] = Object.values(await load());
  if (!Page) throw new Error(`${page} exports no page`);
  return Page;
}

async function loadPage(row: RoutedPage): Promise<PageComponent> {
  const [Page] = await Promise.all([loadCode(row), i18next.loadNamespaces(row.texts)]);
  return Page;
}

interface PagePart extends LazyPart<object> {
  start: () => Promise<PageComponent>;
}

/** One component per file and its texts: the same page keeps its state under another of its addresses. */
const drawn = new Map<string, PagePart>();

function pageOf(row: RoutedPage): PagePart {
  const Page = drawn.get(row.page) ?? lazyPart(() => loadPage(row));
  drawn.set(row.page, Page);
  return Page;
}

// Brings the query client, which pages without data do without.
const DataLayout = lazyPart<DataLayoutProps>(() =>
  import('./layouts/data-layout').then((module) => module.DataLayout),
);

function element(row: RoutedPage): ReactElement {
  const Page = pageOf(row);
  return (
    <>
      <PageHead row={row} />
      {row.frame !== 'member' && row.members ? (
        <ByPerson visitors={<Page />} members={paths[row.members]} />
      ) : (
        <Page />
      )}
    </>
  );
}
const RequirePlan = lazyPart(() =>
  import('./guards/require-membership').then((module) => module.RequireMembership),
);
const RequireArea = lazyPart<RequireAreaProps>(() =>
  import('./guards/require-area').then((module) => module.RequireArea),
);

/** The page, behind the plan or the admin role that it needs besides an account. */
function guarded(row: RoutedPage): RouteObject {
  const route = { path: row.path, element: element(row) };
  if (typeof row.needs === 'string') return route;
  const guard =
    'tier' in row.needs ? <RequirePlan tier={row.needs.tier} /> : <RequireArea area={row.needs.area} />;
  return { element: guard, children: [route] };
}

const isPersonal = ({ needs }: RoutedPage) => needs !== 'nothing' && needs !== 'data';
const within = (frame: ReactElement, children: RouteObject[]): RouteObject => ({ element: frame, children });

interface Frame {
  isQuiet?: boolean;
  rows: readonly RoutedPage[];
  /** The page that there is not, as it stands in this frame. */
  notFound: ReactElement;
  more?: RouteObject[];
}

function openFrame(frame: ReactElement, { rows, notFound, isQuiet = false, more = [] }: Frame): RouteObject {
  const personal = rows.filter(isPersonal).map(guarded);
  return within(frame, [
    ...rows.filter(({ needs }) => needs === 'nothing').map(guarded),
    within(<DataLayout isQuiet={isQuiet} />, [
      ...rows.filter(({ needs }) => needs === 'data').map(guarded),
      within(<RequireAuth notFound={notFound} />, personal),
    ]),
    ...more,
  ]);
}

function LeadOn({ to }: { to: string }) {
  return <Navigate to={href(to as typeof paths.exercise, useParams() as { exerciseId: string })} replace />;
}

/** Pages for looking at while developing; a production build does not contain them. */
function developmentRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  const KitPage = lazy(() => import('@/pages/kit/kit-page').then((module) => ({ default: module.KitPage })));
  return [{ path: '/_local/kit', element: <KitPage /> }];
}

export function buildRoutes(all: readonly RoutedPage[]): RouteObject[] {
  const inFrame = (frame: RoutedPage['frame']) => all.filter((row) => row.frame === frame);
  const lost: RoutedPage = { ...notFoundRow, path: '*' };
  const notFound = element(lost);
  const immersiveNotFound = (
    <main id="main" tabIndex={-1}>
      {notFound}
    </main>
  );
  return [
    openFrame(<PublicLayout />, {
      rows: inFrame('public'),
      notFound,
      more: [
        ...developmentRoutes(),
        ...Object.entries(redirects).map(([path, to]) => ({ path, element: <LeadOn to={to} /> })),
        guarded(lost),
      ],
    }),
    openFrame(<ImmersiveLayout />, {
      rows: inFrame('immersive'),
      notFound: immersiveNotFound,
      isQuiet: true,
    }),
    // Who is sent away from a members' page does not see its frame first.
    within(<RequireAuth notFound={<SiteFrame>{notFound}</SiteFrame>} />, [
      within(<MemberLayout />, [within(<DataLayout />, inFrame('member').map(guarded))]),
    ]),
  ];
}

export const routes: RouteObject[] = buildRoutes(routedPages);

function foundAt(pathname: string): RoutedPage | undefined {
  const path = matchRoutes(routes, plainAddress(pathname))?.at(-1)?.route.path;
  return routedPages.find((candidate) => candidate.path === path);
}

/** The row of the page that the person at hand finds at an address; none where the address leads on or nowhere. */
export function rowAt(pathname: string): RoutedPage | undefined {
  const row = foundAt(pathname);
  return (row && mayHaveSession() && asMember(row)) || row;
}

/** Where members are led to from an address, if to a page of their own. */
export function membersPlace(pathname: string): string | null {
  const row = foundAt(pathname);
  return row && row.frame !== 'member' && row.members ? paths[row.members] : null;
}

/** All code that a page is drawn with, and its texts. */
function partsOf(row: RoutedPage): { start: () => Promise<unknown> }[] {
  const parts: { start: () => Promise<unknown> }[] = [pageOf(row)];
  if (row.needs !== 'nothing') parts.push(DataLayout);
  if (typeof row.needs === 'object') parts.push('tier' in row.needs ? RequirePlan : RequireArea);
  return parts;
}

/**
 * Fetches what a page is drawn with, and asks the server for what everybody may read that it shows first.
 * @throws where something of the code cannot be had
 */
export async function fetchPage(row: RoutedPage): Promise<void> {
  // What a page reads waits for its code alone, not for its texts; a text that fails is met where the page is drawn.
  await Promise.all([startPage(row), readAhead(loadCode(row))]);
}

async function readAhead(page: Promise<PageComponent>): Promise<void> {
  const { ahead } = await page;
  if (!ahead) return;
  const { queryClient } = await import('./providers/data-provider');
  // A read that fails is met where it is shown.
  for (const query of ahead()) void queryClient.prefetchQuery(query);
}

/**
 * Reads what a page shows first of the person at hand. Resolves when all of it is there, or after so long (milliseconds): the
 * page then says for what it waits. A failure is met where it is shown.
 */
export async function readOwn(row: RoutedPage, userId: string, atMostMs: number): Promise<void> {
  const { own } = await loadCode(row);
  if (!own) return;
  const { queryClient } = await import('./providers/data-provider');
  const params = matchPath(row.path, plainAddress(window.location.pathname))?.params ?? {};
  const late = new Promise<void>((resolve) => setTimeout(resolve, atMostMs));
  // What fails is asked once more by the page, which says that it failed.
  const reads = own(userId, params).map((query) => queryClient.prefetchQuery({ ...query, retry: false }));
  await Promise.race([Promise.all(reads), late]);
}

/** Fetches what a page is drawn with. A failure is met where the page is drawn. */
export async function startPage(row: RoutedPage): Promise<void> {
  await Promise.allSettled(partsOf(row).map((part) => part.start()));
}
