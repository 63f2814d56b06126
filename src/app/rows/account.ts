import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** The server says whether this place has it. */
const mailCheck = {
  page: 'auth/mail-check-page',
  frame: 'public',
  needs: 'data',
  texts: ['mail-check', 'auth', 'errors'],
  found: 'noindex',
} as const;

/** Signing in, and what belongs to an account. */
export const accountRows = {
  emailTest: mailCheck,
  testEmail: mailCheck,
  auth: {
    page: 'auth/auth-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['auth', 'errors'],
    found: 'noindex',
  },
  emailConfirmation: {
    page: 'auth/email-confirmation-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['auth'],
    found: 'noindex',
  },
  welcome: {
    page: 'welcome/welcome-page',
    frame: 'public',
    needs: 'data',
    texts: ['account'],
    found: 'noindex',
  },
  dashboard: {
    page: 'dashboard/dashboard-page',
    frame: 'public',
    needs: 'person',
    texts: [
      'dashboard',
      // Of the newest result.
      'tests',
      'report',
      'habits',
      'schedule',
      'calendar',
      'training',
      'plans',
      'planner',
      'guide',
      'progress',
      'achievements',
      'reminders',
      'notices',
      'upgrade',
    ],
    found: 'noindex',
    isOfMembers: true,
  },
  account: {
    page: 'account/account-page',
    frame: 'public',
    needs: 'data',
    texts: ['account', 'billing', 'membership', 'history'],
    found: 'noindex',
  },
  profile: {
    page: 'account/profile-page',
    frame: 'public',
    needs: 'data',
    texts: ['account'],
    found: 'noindex',
  },
  accountSettings: {
    page: 'account/account-settings-page',
    frame: 'member',
    needs: 'person',
    texts: ['account', 'billing', 'membership', 'auth', 'upgrade'],
    found: 'noindex',
  },
  settings: {
    page: 'settings/settings-page',
    frame: 'public',
    needs: 'data',
    texts: ['settings', 'errors'],
    found: 'noindex',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
