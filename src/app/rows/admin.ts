import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** The rooms of the team. Texts of a tab come with its code. */
export const adminRows = {
  adminAuth: {
    page: 'admin/admin-auth-page',
    frame: 'public',
    needs: 'data',
    texts: ['auth', 'admin'],
    found: 'noindex',
  },
  adminDashboard: {
    page: 'admin/admin-dashboard-page',
    frame: 'member',
    needs: { area: 'admin' },
    texts: ['admin'],
    found: 'noindex',
  },
  qaReport: {
    page: 'admin/qa-report-page',
    frame: 'member',
    needs: { area: 'full_admin' },
    texts: ['admin', 'admin-quality', 'admin-team', 'community-errors', 'errors'],
    found: 'noindex',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
