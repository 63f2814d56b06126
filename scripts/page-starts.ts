import type { RouteRow } from '../src/app/route-row.ts';

export const dataLayout = 'src/app/layouts/data-layout.tsx';
export const planGuard = 'src/app/guards/require-membership.tsx';
export const areaGuard = 'src/app/guards/require-area.tsx';
export const client = 'src/integrations/supabase/create-client.ts';
export const signIn = 'src/integrations/supabase/create-auth.ts';

/** Files of the source that a page is drawn with, each loaded lazily with all it imports. */
export function startsOf({ page, needs, asksLater }: RouteRow): string[] {
  const starts = [`src/pages/${page}.tsx`];
  if (needs !== 'nothing') starts.push(dataLayout);
  if (typeof needs === 'object' && 'tier' in needs) starts.push(planGuard);
  if (typeof needs === 'object' && 'area' in needs) starts.push(areaGuard);
  if (needs !== 'nothing' && !asksLater) starts.push(client);
  return starts;
}

/** Parts that come one with the other: in the frame of every page, on the home page, with the menus, behind the pages, where a device keeps something that waits, with what members hear of there, for members at theirs. */
export const together = {
  frame: [
    'src/app/consent/consent-layer.tsx',
    // Every first visit is asked.
    'src/features/consent/consent-banner.tsx',
    'src/app/navigation/header-tools.tsx',
    'src/app/navigation/display-settings.tsx',
    'src/components/toast-host.tsx',
    // What looks for a new version comes to every page that stays open for ten seconds.
    'src/app/worker-watch.tsx',
  ],
  home: [
    'src/features/home/below-the-fold.tsx',
    'src/features/home/sample-question.tsx',
    'src/features/gates/upgrade-prompt.tsx',
  ],
  menus: ['src/app/navigation/account-menu.tsx', 'src/app/navigation/mobile-menu.tsx'],
  background: ['src/app/background-sender.tsx'],
  kept: ['src/app/kept-work.tsx', 'src/components/ui/toaster.tsx'],
  news: [
    'src/features/notices/live-notices.tsx',
    'src/app/navigation/bell-button.tsx',
    'src/app/navigation/footer-member-places.tsx',
    'src/app/live-presence.tsx',
    'src/api/live/live-run.ts',
    'src/integrations/supabase/realtime-client.ts',
  ],
  members: [
    'src/app/layouts/page-prompt.tsx',
    'src/components/drawings/state.tsx',
    'src/features/gates/member-prompt.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What comes by itself on a page to nearly everybody who opens it, by the file of the page. */
const onPage: Readonly<Record<string, readonly string[]>> = {
  'account/account-settings-page': [
    'src/features/auth/change-email.tsx',
    'src/features/auth/change-password.tsx',
  ],
  'training/calendar-page': ['src/features/calendar/calendar-question.tsx'],
  'dashboard/dashboard-page': [
    'src/features/guide/recommendations-block.tsx',
    'src/features/habits/weekly-goal-block.tsx',
  ],
  'library/article-page': ['src/components/articles/article-markdown.tsx'],
  'progress/progress-page': [
    'src/features/progress/changes-block.tsx',
    'src/features/progress/exercise-bests.tsx',
    'src/features/progress/new-achievements.tsx',
    'src/features/progress/trends-block.tsx',
  ],
  'reports/report-page': [
    'src/features/plans/report-plan.tsx',
    'src/features/reports/files/files.tsx',
    'src/features/reports/parts/report-part.tsx',
    'src/features/sharing/owner-panels.tsx',
  ],
  'training/planner-page': ['src/features/planner/planner-question.tsx'],
  'training/training-hub-page': ['src/features/guide/recommendations-block.tsx'],
};

/** The same, and what comes to some of those who open the home of members. */
export const byThemselves: ReadonlySet<string> = new Set([
  ...Object.values(onPage).flat(),
  'src/features/planner/today-block.tsx',
  'src/features/habits/habits-block.tsx',
  'src/features/reminders/due-reminders.tsx',
  'src/features/calendar/today-events.tsx',
  'src/features/progress/heat-map-block.tsx',
]);

const isPersonal = (needs: RouteRow['needs']) => needs !== 'nothing' && needs !== 'data';

/** What comes by itself behind a page once it is drawn, for whoever it is for. */
export function comesBehind({ page, frame, needs }: RouteRow): (keyof typeof together)[] {
  return [
    ...(frame === 'immersive' ? [] : (['frame'] as const)),
    ...(needs === 'nothing' ? [] : (['background'] as const)),
    ...(isPersonal(needs) && frame !== 'immersive' ? (['news', 'members'] as const) : []),
    ...(page === 'home/home-page' ? (['home'] as const) : []),
  ];
}

/** What comes by itself on a page. */
export const comesOn = ({ page }: RouteRow): readonly string[] => onPage[page] ?? [];

/** The files of the source of all that comes by itself. */
export const behindOf = (row: RouteRow): string[] => [
  ...comesBehind(row).flatMap((name) => together[name]),
  ...comesOn(row),
];

const team = (...parts: string[]) => parts.map((part) => `src/features/admin/${part}.tsx`);

/**
 * Rooms of the team, and what the first of them shows to some: each counts as a page, with the page it is opened on. None of
 * them is named in an HTML file, as their code is for who has the role alone.
 */
export const teamRooms = {
  'team/overview': team('overview/open-work', 'overview/own-entries'),
  'team/tickets': team('tickets/ticket-section'),
  'team/people': team('people/people-section'),
  'team/delivery': team('delivery/delivery-section'),
  'team/orders': team('orders/orders-tab'),
  'team/payments': team('payments/payments-tab'),
  'team/education': team('education/education-tab'),
  'team/community': team('desk/desk-tab'),
  'team/admins': team('team/admins-tab'),
  'team/audit': team('team/audit-tab'),
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TeamRoom = keyof typeof teamRooms;

/** What comes by itself in the first room of somebody for whom all of it opens. */
export const behindOverview: readonly TeamRoom[] = ['team/tickets', 'team/people', 'team/delivery'];
