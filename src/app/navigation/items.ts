import { type Path, paths } from '@/config/paths';

/** Texts of the `nav` namespace that name a place. */
type PlaceName =
  | 'features'
  | 'pricing'
  | 'focusSnapshot'
  | 'testingHub'
  | 'testHistory'
  | 'trainingHub'
  | 'store'
  | 'account'
  | 'accountSettings'
  | 'profile'
  | 'neuroSettings'
  | 'privacyPolicy'
  | 'termsOfService'
  | 'cookiePolicy'
  | 'medicalDisclaimer';

/** A path without parameters. */
type PlainPath = Exclude<Path, `${string}:${string}`>;

export interface NavItem {
  path: PlainPath;
  label: PlaceName;
}

/**
 * Everything the navigation, its mobile twin, the account menu and the footer lead to. A place is
 * listed when its page exists: paths are typed, so an entry cannot name an address that is not registered.
 */
export const signedOutItems: readonly NavItem[] = [
  { path: paths.features, label: 'features' },
  { path: paths.pricing, label: 'pricing' },
  { path: paths.store, label: 'store' },
];

export const signedInItems: readonly NavItem[] = [
  { path: paths.testingHub, label: 'testingHub' },
  { path: paths.trainingHub, label: 'trainingHub' },
  { path: paths.store, label: 'store' },
];

export const accountItems: readonly NavItem[] = [
  { path: paths.account, label: 'account' },
  { path: paths.accountSettings, label: 'accountSettings' },
  { path: paths.testHistory, label: 'testHistory' },
  { path: paths.profile, label: 'profile' },
];

export const footerProductItems: readonly NavItem[] = [
  { path: paths.focusSnapshot, label: 'focusSnapshot' },
  { path: paths.testingHub, label: 'testingHub' },
  { path: paths.trainingHub, label: 'trainingHub' },
  { path: paths.features, label: 'features' },
  { path: paths.pricing, label: 'pricing' },
  { path: paths.store, label: 'store' },
  { path: paths.neuroSettings, label: 'neuroSettings' },
];

export const legalItems: readonly NavItem[] = [
  { path: paths.privacyPolicy, label: 'privacyPolicy' },
  { path: paths.termsOfService, label: 'termsOfService' },
  { path: paths.cookiePolicy, label: 'cookiePolicy' },
  { path: paths.medicalDisclaimer, label: 'medicalDisclaimer' },
];
