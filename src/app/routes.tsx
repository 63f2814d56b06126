import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { RequireAuth } from './guards/require-auth';
import { ImmersiveLayout } from './layouts/immersive-layout';
import { MemberLayout } from './layouts/member-layout';
import { PublicLayout } from './layouts/public-layout';

/** A part of the app as its own chunk; `name` is its named export. */
function chunk<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

type Pages = typeof import('./pages')['pages'];

/** A page of the list in `pages.ts`, which is a chunk, too. */
function page(name: keyof Pages) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const { pages } = await import('./pages');
    return { default: await pages[name]() };
  });
}

const HomePage = chunk(() => import('@/pages/home/home-page'), 'HomePage');
const FeaturesPage = page('FeaturesPage');
const PrivacyPolicyPage = page('PrivacyPolicyPage');
const TermsOfServicePage = page('TermsOfServicePage');
const CookiePolicyPage = page('CookiePolicyPage');
const MedicalDisclaimerPage = page('MedicalDisclaimerPage');
const AuthPage = page('AuthPage');
const EmailConfirmationPage = page('EmailConfirmationPage');
const WelcomePage = page('WelcomePage');
const AccountPage = page('AccountPage');
const ProfilePage = page('ProfilePage');
const AccountSettingsPage = page('AccountSettingsPage');
const FocusSnapshotPage = page('FocusSnapshotPage');
const FocusTrackPage = page('FocusTrackPage');
const TestPage = page('TestPage');
const TestRunPage = page('TestRunPage');
const ChildFocusInvitePage = page('ChildFocusInvitePage');
const ReportPage = page('ReportPage');
const SharedReportPage = page('SharedReportPage');
const TrainingHubPage = page('TrainingHubPage');
const ExerciseIntroPage = page('ExerciseIntroPage');
const ExercisePage = page('ExercisePage');
const FocusBurstSessionPage = page('FocusBurstSessionPage');
const TestingHubPage = page('TestingHubPage');
const TestIntroPage = page('TestIntroPage');
const ScreeningPage = page('ScreeningPage');
const PersonalizedPathsPage = page('PersonalizedPathsPage');
const TestHistoryPage = page('TestHistoryPage');
const ComparePage = page('ComparePage');
const TestDetailPage = page('TestDetailPage');
const PricingPage = page('PricingPage');
const PricingOldPage = page('PricingOldPage');
const SalesRedirectPage = page('SalesRedirectPage');
const SubscriptionOnboardingPage = page('SubscriptionOnboardingPage');
const RequirePlan = lazy(() =>
  import('./guards/require-plan').then((module) => ({ default: module.RequirePlan })),
);
const NeuroSettingsPage = page('NeuroSettingsPage');
const SettingsPage = page('SettingsPage');
const StorePage = page('StorePage');
const CheckoutPage = page('CheckoutPage');
const PaymentResultPage = page('PaymentResultPage');
const DataLayout = chunk(() => import('./layouts/data-layout'), 'DataLayout');
const NotFoundPage = page('NotFoundPage');

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
  const KitPage = chunk(() => import('@/pages/kit/kit-page'), 'KitPage');
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
