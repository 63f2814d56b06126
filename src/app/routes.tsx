import { use } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { HomePage } from './home-page';
import { PublicLayout } from './layouts/public-layout';

/** All the home page needs: with the whole router its first load would bring the names of all files. */
const homeRoutes: RouteObject[] = [
  { element: <PublicLayout />, children: [{ path: paths.home, element: <HomePage /> }] },
];

function Failed({ error }: { error: unknown }): never {
  throw error;
}

let all: RouteObject[] | null = null;
let loading: Promise<RouteObject[]> | null = null;

/** The whole router. When it cannot be had, the frame stays and says so. */
function loadRoutes(): Promise<RouteObject[]> {
  loading ??= import('./route-table').then(
    ({ routes }) => {
      all = routes;
      return routes;
    },
    (error: unknown) => [
      { element: <PublicLayout />, children: [{ path: '*', element: <Failed error={error} /> }] },
    ],
  );
  return loading;
}

/** Starts the page at an address. @returns the namespaces it shows */
export async function startAt(pathname: string): Promise<readonly string[]> {
  if (pathname === paths.home) return ['home'];
  await loadRoutes();
  // Without the router there is no page to start: its failure is drawn in the page's place.
  return all === null ? [] : (await import('./route-table')).startPage(pathname);
}

export function AppRoutes() {
  const { pathname } = useLocation();
  return useRoutes(all ?? (pathname === paths.home ? homeRoutes : use(loadRoutes())));
}
