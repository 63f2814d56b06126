import type { RouteRow } from '../src/app/route-row.ts';

export const dataLayout = 'src/app/layouts/data-layout.tsx';
export const planGuard = 'src/app/guards/require-membership.tsx';
export const client = 'src/integrations/supabase/create-client.ts';
export const signIn = 'src/integrations/supabase/create-auth.ts';

/** Files of the source that a page is drawn with, each loaded lazily with all it imports. */
export function startsOf({ page, needs, asksLater }: RouteRow): string[] {
  const starts = [`src/pages/${page}.tsx`];
  if (needs !== 'nothing') starts.push(dataLayout);
  if (typeof needs === 'object' && 'tier' in needs) starts.push(planGuard);
  if (needs !== 'nothing' && !asksLater) starts.push(client);
  return starts;
}

/** Parts that come one with the other: in the frame of every page, on the home page, with the menus, behind the pages, for members at theirs. */
export const together = {
  frame: [
    'src/app/consent/consent-layer.tsx',
    // Every first visit is asked.
    'src/features/consent/consent-banner.tsx',
    'src/app/navigation/header-tools.tsx',
    'src/app/navigation/display-settings.tsx',
    'src/components/toast-host.tsx',
  ],
  home: [
    'src/features/home/below-the-fold.tsx',
    'src/features/home/sample-question.tsx',
    'src/features/gates/upgrade-prompt.tsx',
  ],
  menus: ['src/app/navigation/account-menu.tsx', 'src/app/navigation/mobile-menu.tsx'],
  background: ['src/app/background-sender.tsx', 'src/api/sync/loop.ts'],
  members: [
    'src/app/layouts/page-prompt.tsx',
    'src/components/drawings/state.tsx',
    'src/features/gates/member-prompt.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What comes by itself once a page is drawn, for somebody who is not signed in. */
export function comesBehind({ page, frame, needs }: RouteRow): (keyof typeof together)[] {
  return [
    ...(frame === 'immersive' ? [] : (['frame'] as const)),
    ...(needs === 'nothing' ? [] : (['background'] as const)),
    ...(page === 'home/home-page' ? (['home'] as const) : []),
  ];
}

/** Its files of the source. */
export const behindOf = (row: RouteRow): string[] => comesBehind(row).flatMap((name) => together[name]);
