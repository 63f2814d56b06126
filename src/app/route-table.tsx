/**
 * The whole router, built from the rows. A chunk of its own, because it names the files of all pages: the home page does
 * without (`routes.tsx`), and the shell of every other address asks for it at once (`scripts/build.ts`).
 */
import i18next from 'i18next';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { RequireAuth } from './guards/require-auth';
import { HomePage } from './home-page';
import { ImmersiveLayout } from './layouts/immersive-layout';
import { MemberLayout } from './layouts/member-layout';
import { PublicLayout } from './layouts/public-layout';
import { SiteFrame } from './layouts/site-frame';
import { PageHead } from './page-head';
import { redirects } from './redirects';
import type { RoutedPage } from './route-row';
import { notFoundRow, routedPages, routeRows } from './route-rows';

type PageModule = Record<string, ComponentType>;

/** The page of a file is the one thing it exports. */
const files = import.meta.glob<PageModule>(['../pages/*/*-page.tsx', '!../pages/home/*', '!../pages/kit/*']);

function loadPage(page: string): Promise<PageModule> {
  const load = files[`../pages/${page}.tsx`];
  if (!load) throw new Error(`there is no page ${page}`);
  return load();
}

async function loadWithTexts({ page, texts }: RoutedPage): Promise<{ default: ComponentType }> {
  const [module] = await Promise.all([loadPage(page), i18next.loadNamespaces(texts)]);
  const [Page] = Object.values(module);
  if (!Page) throw new Error(`${page} exports no page`);
  return { default: Page };
}

/** One component per file and its texts: the same page keeps its state under another of its addresses. */
const drawn = new Map<string, ComponentType>([[routeRows.home.page, HomePage]]);

function element(row: RoutedPage): ReactElement {
  const Page = drawn.get(row.page) ?? lazy(() => loadWithTexts(row));
  drawn.set(row.page, Page);
  return (
    <>
      <PageHead found={row.found} />
      <Page />
    </>
  );
}

// Brings the query client, which pages without data do without.
const DataLayout = lazy(() =>
  import('./layouts/data-layout').then((module) => ({ default: module.DataLayout })),
);
const RequirePlan = lazy(() =>
  import('./guards/require-membership').then((module) => ({ default: module.RequireMembership })),
);
const RequireRole = lazy(() =>
  import('./guards/require-role').then((module) => ({ default: module.RequireRole })),
);

/** The page, behind the plan or the admin role that it needs besides an account. */
function guarded(row: RoutedPage): RouteObject {
  const route = { path: row.path, element: element(row) };
  if (typeof row.needs === 'string') return route;
  const guard =
    'tier' in row.needs ? <RequirePlan tier={row.needs.tier} /> : <RequireRole roles={row.needs.role} />;
  return { element: guard, children: [route] };
}

const isPersonal = ({ needs }: RoutedPage) => needs !== 'nothing' && needs !== 'data';
const within = (frame: ReactElement, children: RouteObject[]): RouteObject => ({ element: frame, children });

interface Frame {
  rows: readonly RoutedPage[];
  /** The page that there is not, as it stands in this frame. */
  notFound: ReactElement;
  more?: RouteObject[];
}

function openFrame(frame: ReactElement, { rows, notFound, more = [] }: Frame): RouteObject {
  const personal = rows.filter(isPersonal).map(guarded);
  return within(frame, [
    ...rows.filter(({ needs }) => needs === 'nothing').map(guarded),
    within(<DataLayout />, [
      ...rows.filter(({ needs }) => needs === 'data').map(guarded),
      within(<RequireAuth notFound={notFound} />, personal),
    ]),
    ...more,
  ]);
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
        ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
        guarded(lost),
      ],
    }),
    openFrame(<ImmersiveLayout />, { rows: inFrame('immersive'), notFound: immersiveNotFound }),
    // Who is sent away from a members' page does not see its frame first.
    within(<RequireAuth notFound={<SiteFrame>{notFound}</SiteFrame>} />, [
      within(<MemberLayout />, [within(<DataLayout />, inFrame('member').map(guarded))]),
    ]),
  ];
}

export const routes: RouteObject[] = buildRoutes(routedPages);

/** Starts loading the code of the page at an address. @returns the namespaces it shows */
export function startPage(pathname: string): readonly string[] {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  const row = routedPages.find((candidate) => candidate.path === path);
  if (!row) return [];
  // A failure is met where the page is drawn.
  if (row.path !== '/') loadPage(row.page).catch(() => {});
  return row.texts;
}
