import { type Path, type PathName, paths, progressTab } from '@/config/paths';
import type { Resources } from '@/i18n/resources.gen';

/** A path without parameters. */
type PlainPath = Exclude<Path, `${string}:${string}`>;
/** Places that the texts name, under the name of their path. */
type PageLabel = Extract<
  { [N in PathName]: (typeof paths)[N] extends PlainPath ? N : never }[PathName],
  keyof Resources['common']['pages']
>;

export interface NavItem {
  path: PlainPath;
  label: PageLabel;
  /** Where it stands as a part of another page. */
  to?: string;
}

const items = (...names: readonly PageLabel[]): readonly NavItem[] =>
  names.map((name) => ({ path: paths[name], label: name }));

/**
 * Everything the navigation, its mobile twin, the account menu and the footer lead to. A place is
 * listed when its page exists: paths are typed, so an entry cannot name an address that is not registered.
 */
export const signedOutItems = items('features', 'pricing', 'store', 'contact', 'faq');
export const signedInItems = items('testingHub', 'trainingHub', 'community', 'dashboard');
/** Behind the places of members where there is no header full of them; elsewhere the foot of the page leads there. */
export const memberMenuItems = items('education', 'store');
/** Where the header has a button instead. */
export const menuItems = items('search');
export const accountItems: readonly NavItem[] = [
  ...items('messages', 'account', 'accountSettings'),
  { path: paths.progress, label: 'progress', to: progressTab },
  ...items('testHistory', 'profile'),
];
/** Among the places of people whose plan has one; everybody may open it. */
export const calendarItems = items('calendar');
export const footerProductItems = items(
  'focusSnapshot',
  'testingHub',
  'trainingHub',
  'features',
  'pricing',
  'store',
  'neuroSettings',
  'faq',
  'contact',
  'sitemap',
);
/** Named there to people with a plan or a trial alone; everybody may open them. */
export const footerMemberItems = items('community', 'education');
export const legalItems = items(
  'privacy',
  'privacyPolicy',
  'termsOfService',
  'cookiePolicy',
  'medicalDisclaimer',
);
