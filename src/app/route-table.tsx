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
import { PageHead } from './page-head';
import { notFoundRow, type Place, places, redirects, routeRows } from './route-rows';

type PageModule = Record<string, ComponentType>;

/** The page of a file is the one thing it exports. */
const files = import.meta.glob<PageModule>(['../pages/*/*-page.tsx', '!../pages/home/*', '!../pages/kit/*']);

function loadPage(page: string): Promise<PageModule> {
  const load = files[`../pages/${page}.tsx`];
  if (!load) throw new Error(`there is no page ${page}`);
  return load();
}

async function loadWithTexts({ page, texts }: Place): Promise<{ default: ComponentType }> {
  const [module] = await Promise.all([loadPage(page), i18next.loadNamespaces(texts)]);
  const [Page] = Object.values(module);
  if (!Page) throw new Error(`${page} exports no page`);
  return { default: Page };
}

/** One component per file and its texts: the same page keeps its state under another of its addresses. */
const drawn = new Map<string, ComponentType>([[routeRows.home.page, HomePage]]);

function element(place: Place): ReactElement {
  const Page = drawn.get(place.page) ?? lazy(() => loadWithTexts(place));
  drawn.set(place.page, Page);
  return (
    <>
      <PageHead found={place.found} />
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
function guarded(place: Place): RouteObject {
  const route = { path: place.path, element: element(place) };
  if (typeof place.needs === 'string') return route;
  const guard =
    'tier' in place.needs ? (
      <RequirePlan tier={place.needs.tier} />
    ) : (
      <RequireRole roles={place.needs.role} />
    );
  return { element: guard, children: [route] };
}

const isPersonal = ({ needs }: Place) => needs !== 'nothing' && needs !== 'data';
const within = (frame: ReactElement, children: RouteObject[]): RouteObject => ({ element: frame, children });

function openFrame(frame: ReactElement, inFrame: readonly Place[], more: RouteObject[] = []): RouteObject {
  const personal = inFrame.filter(isPersonal).map(guarded);
  return within(frame, [
    ...inFrame.filter(({ needs }) => needs === 'nothing').map(guarded),
    within(<DataLayout />, [
      ...inFrame.filter(({ needs }) => needs === 'data').map(guarded),
      within(<RequireAuth />, personal),
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

export function buildRoutes(all: readonly Place[]): RouteObject[] {
  const inFrame = (frame: Place['frame']) => all.filter((place) => place.frame === frame);
  return [
    openFrame(<PublicLayout />, inFrame('public'), [
      ...developmentRoutes(),
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      guarded({ ...notFoundRow, path: '*' }),
    ]),
    openFrame(<ImmersiveLayout />, inFrame('immersive')),
    // Who is sent away from a members' page does not see its frame first.
    within(<RequireAuth />, [
      within(<MemberLayout />, [within(<DataLayout />, inFrame('member').map(guarded))]),
    ]),
  ];
}

export const routes: RouteObject[] = buildRoutes(places);

/** Starts loading the code of the page at an address. @returns the namespaces it shows */
export function startPage(pathname: string): readonly string[] {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  const place = places.find((candidate) => candidate.path === path);
  if (!place) return [];
  // A failure is met where the page is drawn.
  if (place.path !== '/') loadPage(place.page).catch(() => {});
  return place.texts;
}
