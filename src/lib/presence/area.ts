import { languageCodes } from '../../config/languages.ts';

/** What others may know of where somebody is: a part of the site, never a page. The table has the same list. */
export const presenceAreas = ['rooms', 'community', 'education', 'training', 'messages', 'site'] as const;
export type PresenceArea = (typeof presenceAreas)[number];

/** Where each part begins, the narrower before the wider. All else is the site: a test, a report, the account, money. */
const roots: readonly (readonly [root: string, area: PresenceArea])[] = [
  ['/community/rooms/', 'rooms'],
  ['/community', 'community'],
  ['/community-qa', 'community'],
  ['/community-education', 'community'],
  ['/features/community', 'community'],
  ['/education', 'education'],
  ['/training-hub', 'training'],
  ['/messages', 'messages'],
];

const isWithin = (path: string, root: string): boolean =>
  root.endsWith('/') ? path.length > root.length && path.startsWith(root) : `${path}/`.startsWith(`${root}/`);

/** The part of the site at an address; what follows the path does not count, nor the language it begins with. */
export function presenceArea(address: string): PresenceArea {
  const [whole = ''] = address.split(/[?#]/);
  const [, first = ''] = whole.split('/');
  const path = (languageCodes as readonly string[]).includes(first) ? whole.slice(first.length + 1) : whole;
  return roots.find(([root]) => isWithin(path, root))?.[1] ?? 'site';
}
