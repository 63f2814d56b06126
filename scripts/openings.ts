import type { Opening } from '../src/app/page-opening.tsx';
import type { RouteRow } from '../src/app/route-row.ts';

/**
 * What pages of members begin with whoever comes, as they give it to their `PageHeader` themselves; e2e/openings.spec.ts compares. Pages
 * that begin with something of the person's own have none, nor those that lead on who has no plan for them: there the frame alone
 * stands.
 */
export const openings: Readonly<Partial<Record<RouteRow['page'], Opening>>> = {
  'tests/testing-hub-page': { title: 'common:pages.testingHub', lead: 'hub:lead' },
  'tests/screening-page': { eyebrow: 'hub:back', title: 'hub:screening.title', lead: 'hub:screening.lead' },
  'tests/test-history-page': { title: 'common:pages.testHistory', lead: 'history:lead' },
  'training/training-hub-page': {
    title: 'common:pages.trainingHub',
    lead: 'training:hub.lead',
    beside: 'size-32 max-sm:hidden',
  },
  'training/planner-page': { title: 'common:pages.planner', lead: 'planner:lead' },
  'training/reminders-page': { title: 'common:pages.reminders', lead: 'reminders:lead' },
  'training/calendar-page': { title: 'common:pages.calendar', lead: 'calendar:lead' },
  'progress/progress-page': { title: 'common:pages.progress', lead: 'progress:lead' },
  'progress/analytics-page': { title: 'common:pages.analytics', lead: 'progress:analyticsLead' },
  'library/library-page': { title: 'common:pages.education', lead: 'library:lead' },
  'account/profile-page': { title: 'common:pages.profile', lead: 'account:profile.lead' },
  'account/account-settings-page': {
    title: 'common:pages.accountSettings',
    lead: 'account:settingsPage.lead',
  },
  'settings/settings-page': { title: 'common:pages.settings', lead: 'settings:page.lead' },
};
