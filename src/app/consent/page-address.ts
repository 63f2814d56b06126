import { matchRoutes } from 'react-router-dom';
import { unknownPage } from '@/lib/consent/metrics';
import { routedPages } from '../route-rows';

const addresses = routedPages.map(({ path }) => ({ path }));

/** The address of a page as the router writes it, so that neither an id nor the name of a test is in it. */
export function pageAddress(pathname: string): string {
  return matchRoutes(addresses, pathname)?.at(-1)?.route.path ?? unknownPage;
}
