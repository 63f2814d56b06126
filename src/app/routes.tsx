import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { RequireAuth } from './guards/require-auth';
import { ImmersiveLayout } from './layouts/immersive-layout';
import { MemberLayout } from './layouts/member-layout';
import { PublicLayout } from './layouts/public-layout';

/** A page as its own chunk; `name` is its named export. */
function page<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

const HomePage = page(() => import('@/pages/home/home-page'), 'HomePage');
const FeaturesPage = page(() => import('@/pages/features/features-page'), 'FeaturesPage');
const PrivacyPolicyPage = page(() => import('@/pages/legal/privacy-policy-page'), 'PrivacyPolicyPage');
const TermsOfServicePage = page(() => import('@/pages/legal/terms-of-service-page'), 'TermsOfServicePage');
const CookiePolicyPage = page(() => import('@/pages/legal/cookie-policy-page'), 'CookiePolicyPage');
const MedicalDisclaimerPage = page(
  () => import('@/pages/legal/medical-disclaimer-page'),
  'MedicalDisclaimerPage',
);
const AuthPage = page(() => import('@/pages/auth/auth-page'), 'AuthPage');
const EmailConfirmationPage = page(
  () => import('@/pages/auth/email-confirmation-page'),
  'EmailConfirmationPage',
);
const WelcomePage = page(() => import('@/pages/welcome/welcome-page'), 'WelcomePage');
const AccountPage = page(() => import('@/pages/account/account-page'), 'AccountPage');
const ProfilePage = page(() => import('@/pages/account/profile-page'), 'ProfilePage');
const AccountSettingsPage = page(
  () => import('@/pages/account/account-settings-page'),
  'AccountSettingsPage',
);
const FocusSnapshotPage = page(() => import('@/pages/screening/focus-snapshot-page'), 'FocusSnapshotPage');
const FocusTrackPage = page(() => import('@/pages/screening/focustrack-page'), 'FocusTrackPage');
const TestPage = page(() => import('@/pages/screening/test-page'), 'TestPage');
const TestRunPage = page(() => import('@/pages/screening/test-run-page'), 'TestRunPage');
const ChildFocusInvitePage = page(
  () => import('@/pages/screening/childfocus-invite-page'),
  'ChildFocusInvitePage',
);
const ReportPage = page(() => import('@/pages/reports/report-page'), 'ReportPage');
const SharedReportPage = page(() => import('@/pages/reports/shared-report-page'), 'SharedReportPage');
const TrainingHubPage = page(() => import('@/pages/training/training-hub-page'), 'TrainingHubPage');
const ExerciseIntroPage = page(() => import('@/pages/training/exercise-intro-page'), 'ExerciseIntroPage');
const ExercisePage = page(() => import('@/pages/training/exercise-page'), 'ExercisePage');
const FocusBurstSessionPage = page(
  () => import('@/pages/training/focus-burst-session-page'),
  'FocusBurstSessionPage',
);
const TestingHubPage = page(() => import('@/pages/testing/testing-hub-page'), 'TestingHubPage');
const TestIntroPage = page(() => import('@/pages/testing/test-intro-page'), 'TestIntroPage');
const ScreeningPage = page(() => import('@/pages/testing/screening-page'), 'ScreeningPage');
const PersonalizedPathsPage = page(
  () => import('@/pages/testing/personalized-paths-page'),
  'PersonalizedPathsPage',
);
const TestHistoryPage = page(() => import('@/pages/testing/test-history-page'), 'TestHistoryPage');
const ComparePage = page(() => import('@/pages/testing/compare-page'), 'ComparePage');
const TestDetailPage = page(() => import('@/pages/testing/test-detail-page'), 'TestDetailPage');
const PricingPage = page(() => import('@/pages/plans/pricing-page'), 'PricingPage');
const PricingOldPage = page(() => import('@/pages/plans/pricing-old-page'), 'PricingOldPage');
const SalesRedirectPage = page(() => import('@/pages/plans/sales-redirect-page'), 'SalesRedirectPage');
const SubscriptionOnboardingPage = page(
  () => import('@/pages/plans/subscription-onboarding-page'),
  'SubscriptionOnboardingPage',
);
const RequirePlan = lazy(() =>
  import('./guards/require-plan').then((module) => ({ default: module.RequirePlan })),
);
const NeuroSettingsPage = page(() => import('@/pages/settings/neuro-settings-page'), 'NeuroSettingsPage');
const SettingsPage = page(() => import('@/pages/settings/settings-page'), 'SettingsPage');
const StorePage = page(() => import('@/pages/store/store-page'), 'StorePage');
const CheckoutPage = page(() => import('@/pages/store/checkout-page'), 'CheckoutPage');
const PaymentResultPage = page(() => import('@/pages/store/payment-result-page'), 'PaymentResultPage');
const DataLayout = page(() => import('./layouts/data-layout'), 'DataLayout');
const NotFoundPage = page(() => import('@/pages/not-found/not-found-page'), 'NotFoundPage');

const redirects: RouteObject[] = [
  { path: '/basic-adhd-screening', element: <Navigate to={paths.focusSnapshot} replace /> },
  { path: '/lander', element: <Navigate to={paths.home} replace /> },
  { path: '/diagnostics', element: <Navigate to={paths.testingHub} replace /> },
  { path: '/self-check-hub', element: <Navigate to={paths.testingHub} replace /> },
  { path: '/training', element: <Navigate to={paths.trainingHub} replace /> },
  {
    path: '/cognitive',
    element: <Navigate to={`${paths.trainingHub}?category=cognitive`} replace />,
  },
];

/** Tests of an account that the questionnaire runner serves. */
const questionnairePaths = [
  paths.focuscheck,
  paths.childFocus,
  paths.attentionFlow,
  paths.psyProfile,
  paths.procrastination,
  paths.startBarriers,
  paths.delayChoice,
  paths.memoryCheck,
];

/** Where the payment provider leads back to. */
const paymentResultPaths = [
  paths.storeSuccess,
  paths.paymentSuccess,
  paths.subscriptionSuccess,
  paths.subscriptionCancelled,
  paths.testPurchaseSuccess,
  paths.ppqSuccess,
];

/** Pages for looking at while developing; a production build does not contain them. */
function developmentRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  const KitPage = page(() => import('@/pages/kit/kit-page'), 'KitPage');
  return [{ path: '/_local/kit', element: <KitPage /> }];
}

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.features, element: <FeaturesPage /> },
      { path: paths.salesRedirect, element: <SalesRedirectPage /> },
      { path: paths.auth, element: <AuthPage /> },
      { path: paths.neuroSettings, element: <NeuroSettingsPage /> },
      { path: paths.emailConfirmation, element: <EmailConfirmationPage /> },
      { path: paths.privacyPolicy, element: <PrivacyPolicyPage /> },
      { path: paths.termsOfService, element: <TermsOfServicePage /> },
      { path: paths.cookiePolicy, element: <CookiePolicyPage /> },
      { path: paths.medicalDisclaimer, element: <MedicalDisclaimerPage /> },
      {
        element: <DataLayout />,
        children: [
          { path: paths.welcome, element: <WelcomePage /> },
          { path: paths.subscriptionOnboarding, element: <SubscriptionOnboardingPage /> },
          { path: paths.pricing, element: <PricingPage /> },
          { path: paths.pricingOld, element: <PricingOldPage /> },
          { path: paths.account, element: <AccountPage /> },
          { path: paths.profile, element: <ProfilePage /> },
          { path: paths.settings, element: <SettingsPage /> },
          { path: paths.store, element: <StorePage /> },
          { path: paths.checkout, element: <CheckoutPage /> },
          ...paymentResultPaths.map((path) => ({ path, element: <PaymentResultPage /> })),
          { path: paths.testHistory, element: <TestHistoryPage /> },
          { path: paths.compareAttempts, element: <ComparePage /> },
          { path: paths.testDetail, element: <TestDetailPage /> },
          { path: paths.focusSnapshotReport, element: <ReportPage /> },
          { path: paths.testRun, element: <TestRunPage /> },
          { path: paths.reportByAttempt, element: <ReportPage /> },
          { path: paths.reportByRun, element: <ReportPage /> },
          { path: paths.reportByTest, element: <ReportPage /> },
          { path: paths.shared, element: <SharedReportPage /> },
        ],
      },
      ...developmentRoutes(),
      ...redirects,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    element: <ImmersiveLayout />,
    children: [
      {
        element: <DataLayout />,
        children: [
          { path: paths.focusSnapshot, element: <FocusSnapshotPage /> },
          { path: paths.childFocusInvite, element: <ChildFocusInvitePage /> },
          {
            element: <RequireAuth />,
            children: [
              { path: paths.exercise, element: <ExercisePage /> },
              { path: paths.focusTrack, element: <FocusTrackPage /> },
              { path: paths.focusBurstSession, element: <FocusBurstSessionPage /> },
              ...questionnairePaths.map((path) => ({ path, element: <TestPage /> })),
            ],
          },
        ],
      },
    ],
  },
  {
    element: <RequireAuth />,
    children: [
      {
        element: <MemberLayout />,
        children: [
          {
            element: <DataLayout />,
            children: [
              { path: paths.accountSettings, element: <AccountSettingsPage /> },
              { path: paths.testingHub, element: <TestingHubPage /> },
              { path: paths.testIntro, element: <TestIntroPage /> },
              { path: paths.screening, element: <ScreeningPage /> },
              {
                element: <RequirePlan tier="plus" />,
                children: [{ path: paths.personalizedPaths, element: <PersonalizedPathsPage /> }],
              },
              { path: paths.trainingHub, element: <TrainingHubPage /> },
              { path: paths.exerciseIntro, element: <ExerciseIntroPage /> },
            ],
          },
        ],
      },
    ],
  },
];
