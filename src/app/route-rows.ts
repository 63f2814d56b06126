/**
 * One row per page: what an address shows, in which frame, to whom, and whether it may be found. Router, guards, texts, head
 * tags, response headers, sitemap and the lists of the browser tests and pictures are derived from it. Nothing here draws, so
 * that scripts can read it, too.
 */
import { type PathName, paths } from '../config/paths.ts';
import type { RoutedPage, RouteRow } from './route-row.ts';

const report = {
  page: 'reports/report-page',
  frame: 'public',
  needs: 'data',
  texts: ['report', 'report-parts'],
  found: 'private',
} as const satisfies RouteRow;

/** Where the payment provider leads back to. */
const paymentResult = {
  page: 'store/payment-result-page',
  frame: 'public',
  needs: 'data',
  texts: ['store'],
  found: 'noindex',
} as const satisfies RouteRow;

const legal = { frame: 'public', needs: 'nothing', texts: ['legal'], found: 'index' } as const;

export const routeRows: Readonly<Record<PathName, RouteRow>> = {
  home: { page: 'home/home-page', frame: 'public', needs: 'nothing', texts: ['home'], found: 'index' },
  features: {
    page: 'features/features-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['features'],
    found: 'index',
  },
  auth: { page: 'auth/auth-page', frame: 'public', needs: 'nothing', texts: ['auth'], found: 'noindex' },
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
  subscriptionOnboarding: {
    page: 'membership/subscription-onboarding-page',
    frame: 'public',
    needs: 'data',
    texts: ['membership', 'training'],
    found: 'noindex',
  },
  pricing: {
    page: 'membership/pricing-page',
    frame: 'public',
    needs: 'data',
    texts: ['membership', 'training', 'upgrade'],
    found: 'index',
  },
  pricingOld: {
    page: 'membership/pricing-old-page',
    frame: 'public',
    needs: 'data',
    texts: ['membership', 'training'],
    found: 'noindex',
  },
  salesRedirect: {
    page: 'membership/sales-redirect-page',
    frame: 'public',
    needs: 'nothing',
    texts: [],
    found: 'noindex',
  },
  store: {
    page: 'store/store-page',
    frame: 'public',
    needs: 'data',
    texts: ['store', 'hub', 'training'],
    found: 'index',
  },
  storeSuccess: paymentResult,
  checkout: {
    page: 'store/checkout-page',
    frame: 'public',
    needs: 'data',
    texts: ['store'],
    found: 'noindex',
  },
  paymentSuccess: paymentResult,
  subscriptionSuccess: paymentResult,
  subscriptionCancelled: paymentResult,
  testPurchaseSuccess: paymentResult,
  ppqSuccess: paymentResult,
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
    texts: ['settings'],
    found: 'noindex',
  },
  neuroSettings: {
    page: 'settings/neuro-settings-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['settings'],
    found: 'index',
  },
  focusSnapshot: {
    page: 'tests/focus-snapshot-page',
    frame: 'immersive',
    needs: 'data',
    texts: ['tests'],
    found: 'index',
  },
  focusSnapshotReport: report,
  reportByAttempt: report,
  reportByRun: report,
  reportByTest: report,
  shared: {
    page: 'reports/shared-report-page',
    frame: 'public',
    needs: 'data',
    texts: ['sharing', 'report', 'report-parts'],
    found: 'private',
  },
  testingHub: {
    page: 'tests/testing-hub-page',
    frame: 'member',
    needs: 'person',
    texts: ['hub'],
    found: 'noindex',
  },
  testIntro: {
    page: 'tests/test-intro-page',
    frame: 'member',
    needs: 'person',
    texts: ['hub', 'tests'],
    found: 'noindex',
  },
  screening: {
    page: 'tests/screening-page',
    frame: 'member',
    needs: 'person',
    texts: ['hub'],
    found: 'noindex',
  },
  testHistory: {
    page: 'tests/test-history-page',
    frame: 'public',
    needs: 'data',
    texts: ['history'],
    found: 'noindex',
  },
  compareAttempts: {
    page: 'tests/compare-page',
    frame: 'public',
    needs: 'data',
    texts: ['history'],
    found: 'private',
  },
  testDetail: {
    page: 'tests/test-detail-page',
    frame: 'public',
    needs: 'data',
    texts: ['history'],
    found: 'private',
  },
  childFocusInvite: {
    page: 'tests/childfocus-invite-page',
    frame: 'immersive',
    needs: 'data',
    texts: ['tests'],
    found: 'private',
  },
  focusTrack: {
    page: 'tests/focustrack-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['focustrack'],
    found: 'noindex',
  },
  // Every other test of an account: the catalogue says which there are.
  test: {
    page: 'tests/test-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['tests'],
    found: 'noindex',
  },
  personalizedPaths: {
    page: 'tests/personalized-paths-page',
    frame: 'member',
    needs: { tier: 'plus' },
    texts: ['hub'],
    found: 'noindex',
  },
  testRun: {
    page: 'tests/test-run-page',
    frame: 'public',
    needs: 'data',
    texts: [],
    found: 'private',
  },
  trainingHub: {
    page: 'training/training-hub-page',
    frame: 'member',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
  exerciseIntro: {
    page: 'training/exercise-intro-page',
    frame: 'member',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
  exercise: {
    page: 'training/exercise-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
  focusBurstSession: {
    page: 'training/focus-burst-session-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
  privacyPolicy: { ...legal, page: 'legal/privacy-policy-page' },
  termsOfService: { ...legal, page: 'legal/terms-of-service-page' },
  cookiePolicy: { ...legal, page: 'legal/cookie-policy-page' },
  medicalDisclaimer: { ...legal, page: 'legal/medical-disclaimer-page' },
};

/** What every other address shows. */
export const notFoundRow = {
  page: 'not-found/not-found-page',
  frame: 'public',
  needs: 'nothing',
  texts: [],
  found: 'noindex',
} as const satisfies RouteRow;

/** Every page with its address. */
export const routedPages: readonly RoutedPage[] = (Object.keys(paths) as PathName[]).map((name) => ({
  ...routeRows[name],
  path: paths[name],
}));
