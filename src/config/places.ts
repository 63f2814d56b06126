import { type Path, type PathName, paths } from './paths.ts';

/** A path without parameters. */
type PlainPath = Exclude<Path, `${string}:${string}`>;
type PlainName = { [N in PathName]: (typeof paths)[N] extends PlainPath ? N : never }[PathName];

export type PlaceGroup = 'product' | 'account' | 'legal';

/**
 * Under which heading the search and the site map name a page; null for one that is only a step on a way, or stands in
 * another list of theirs.
 */
const groups = {
  home: 'product',
  features: 'product',
  featureAssessments: 'product',
  featureProcrastination: 'product',
  featureDementia: 'product',
  featureTraining: 'product',
  featureProgress: 'product',
  featureDisplay: 'product',
  featureSharing: 'product',
  featureCommunity: 'product',
  featureCalendar: 'product',
  featureReminders: 'product',
  dementiaPackage: 'product',
  testingHub: 'product',
  screening: 'product',
  trainingHub: 'product',
  pricing: 'product',
  store: 'product',
  community: 'product',
  communityQuestions: 'product',
  education: 'product',
  faq: 'product',
  contact: 'product',
  neuroSettings: 'product',
  sitemap: 'product',
  auth: 'account',
  dashboard: 'account',
  account: 'account',
  accountSettings: 'account',
  profile: 'account',
  settings: 'account',
  testHistory: 'account',
  personalizedPaths: 'account',
  planner: 'account',
  calendar: 'account',
  progress: 'account',
  analytics: 'account',
  reminders: 'account',
  messages: 'account',
  privacy: 'legal',
  privacyPolicy: 'legal',
  termsOfService: 'legal',
  cookiePolicy: 'legal',
  medicalDisclaimer: 'legal',
  // Named among the tests.
  focusSnapshot: null,
  focusTrack: null,
  // The community under the name that it will share with the library.
  communityEducation: null,
  // Led to by what is compared, bought, confirmed, mailed or looked for.
  stopReminders: null,
  compareAttempts: null,
  search: null,
  emailConfirmation: null,
  // Of the team, who know the address.
  adminAuth: null,
  adminDashboard: null,
  qaReport: null,
  // There only where the test switch is on; nothing names them.
  emailTest: null,
  testEmail: null,
  welcome: null,
  subscriptionOnboarding: null,
  pricingOld: null,
  salesRedirect: null,
  storeSuccess: null,
  checkout: null,
  paymentSuccess: null,
  subscriptionSuccess: null,
  subscriptionCancelled: null,
  testPurchaseSuccess: null,
  ppqSuccess: null,
} as const satisfies Readonly<Record<PlainName, PlaceGroup | null>>;

export type PlaceName = {
  [N in PlainName]: (typeof groups)[N] extends null ? never : N;
}[PlainName];

export interface Place {
  readonly name: PlaceName;
  readonly group: PlaceGroup;
  readonly path: PlainPath;
}

/** Pages that lists of places name, in their order. */
export const places: readonly Place[] = (Object.keys(groups) as PlainName[]).flatMap((name) => {
  const group = groups[name];
  return group === null ? [] : [{ name: name as PlaceName, group, path: paths[name] }];
});
