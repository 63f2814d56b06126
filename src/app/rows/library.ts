import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** Articles, blog and episodes, for whoever has an account; cards of them are public in the community's second tab. */
export const libraryRows = {
  education: {
    page: 'library/library-page',
    frame: 'member',
    needs: 'person',
    texts: ['library', 'community-errors', 'guide', 'tests', 'errors'],
    found: 'noindex',
  },
  article: {
    page: 'library/article-page',
    frame: 'member',
    needs: 'person',
    texts: ['library'],
    found: 'noindex',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
