/**
 * Every address that links name, once; a test is opened by the address in its catalogue
 * entry. Each has its row in `app/rows`, so a link can never lead nowhere.
 */
export const paths = {
  home: '/',
  features: '/features',
  featureAssessments: '/features/assessments',
  featureProcrastination: '/features/procrastination',
  featureDementia: '/features/dementia',
  featureTraining: '/features/training',
  featureProgress: '/features/progress-tracking',
  featureDisplay: '/features/neuro-customization',
  featureSharing: '/features/export-share',
  featureCommunity: '/features/community',
  featureCalendar: '/features/calendar-integrations',
  featureReminders: '/features/smart-reminders',
  dementiaPackage: '/dementia-package',
  auth: '/auth',
  emailConfirmation: '/email-confirmation',
  emailTest: '/email-test',
  testEmail: '/test-email',
  welcome: '/welcome',
  dashboard: '/dashboard',
  subscriptionOnboarding: '/subscription-onboarding',
  pricing: '/pricing',
  pricingOld: '/pricing-old',
  salesRedirect: '/sales-redirect',
  store: '/store',
  storeSuccess: '/store/success',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  subscriptionSuccess: '/subscription-success',
  subscriptionCancelled: '/subscription-cancelled',
  testPurchaseSuccess: '/test-purchase-success',
  ppqSuccess: '/ppq-success',
  account: '/account',
  profile: '/profile',
  accountSettings: '/account-settings',
  settings: '/settings',
  neuroSettings: '/neuro-settings',
  focusSnapshot: '/focus-snapshot',
  focusSnapshotReport: '/focus-snapshot/report/:attemptId',
  reportByAttempt: '/reports/:attemptId',
  reportByRun: '/report/:attemptId',
  reportByTest: '/:testKey/report/:attemptId',
  shared: '/shared/:token',
  sampleReport: '/sample-report/:testKey',
  testingHub: '/testing-hub',
  testIntro: '/test-intro/:testId',
  screening: '/screening',
  testHistory: '/test-history',
  compareAttempts: '/test-history/compare',
  testDetail: '/test-detail/:attemptId',
  childFocusInvite: '/test/childfocus/invite/:token',
  focusTrack: '/test/focustrack',
  test: '/test/:testKey',
  personalizedPaths: '/test/personalized-paths',
  testRun: '/test/:testKey/run/:attemptId',
  trainingHub: '/training-hub',
  planner: '/training-hub/planner',
  calendar: '/calendar',
  reminders: '/reminders',
  stopReminders: '/reminders/stop',
  exerciseIntro: '/training-hub/:exerciseId/intro',
  exerciseHistory: '/training-hub/:exerciseId/history',
  exercise: '/training-hub/:exerciseId',
  focusBurstSession: '/training-hub/focus-burst/session/:sessionId',
  progress: '/progress',
  analytics: '/analytics',
  community: '/community',
  communityEducation: '/community-education',
  communityQuestions: '/community-qa',
  communityTopic: '/community-qa/:topicId',
  communityRoom: '/community/rooms/:roomId',
  education: '/education',
  article: '/education/:slug',
  messages: '/messages',
  adminAuth: '/admin/auth',
  adminDashboard: '/admin/dashboard',
  qaReport: '/admin/qa-report',
  search: '/search',
  sitemap: '/sitemap',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  medicalDisclaimer: '/medical-disclaimer',
} as const;

/** What a person did, as a part of their dashboard. */
export const progressTab = `${paths.dashboard}?tab=training-progress` as const;

export type PathName = keyof typeof paths;
export type Path = (typeof paths)[PathName];

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type HrefArguments<P extends string> = [ParamNames<P>] extends [never]
  ? []
  : [params: Record<ParamNames<P>, string>];

/** Fills the parameters of a path; `href(paths.exerciseIntro, { exerciseId: 'breathing' })`. */
export function href<P extends Path>(path: P, ...[params]: HrefArguments<P>): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
