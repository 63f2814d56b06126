import type { ReactElement } from 'react';
import { PageHead } from '@/app/page-head';
import { routeRows } from '@/app/route-rows';
import type { PathName } from '@/config/paths';

/** A page with the head tags of its row, as the router draws it. */
export function asPage(name: PathName, page: ReactElement): ReactElement {
  return (
    <>
      <PageHead row={routeRows[name]} />
      {page}
    </>
  );
}
