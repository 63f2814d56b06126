import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** What a person did, over time. */
export const progressRows = {
  progress: {
    page: 'progress/progress-page',
    frame: 'public',
    needs: 'data',
    texts: ['progress', 'achievements', 'training', 'account', 'upgrade'],
    found: 'noindex',
  },
  analytics: {
    page: 'progress/analytics-page',
    frame: 'public',
    needs: 'data',
    texts: ['progress', 'training', 'training-history', 'player', 'account', 'upgrade'],
    found: 'noindex',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
