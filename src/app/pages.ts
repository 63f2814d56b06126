/**
 * How every page but the first is loaded. This list is a chunk of its own, because it names the files of all pages: the home
 * page does without, and the shell of every other address asks for it at once (scripts/build.ts).
 */
export const pages = {
  FeaturesPage: () => import('@/pages/features/features-page').then((module) => module.FeaturesPage),
  PrivacyPolicyPage: () =>
    import('@/pages/legal/privacy-policy-page').then((module) => module.PrivacyPolicyPage),
  TermsOfServicePage: () =>
    import('@/pages/legal/terms-of-service-page').then((module) => module.TermsOfServicePage),
  CookiePolicyPage: () =>
    import('@/pages/legal/cookie-policy-page').then((module) => module.CookiePolicyPage),
  MedicalDisclaimerPage: () =>
    import('@/pages/legal/medical-disclaimer-page').then((module) => module.MedicalDisclaimerPage),
  AuthPage: () => import('@/pages/auth/auth-page').then((module) => module.AuthPage),
  EmailConfirmationPage: () =>
    import('@/pages/auth/email-confirmation-page').then((module) => module.EmailConfirmationPage),
  WelcomePage: () => import('@/pages/welcome/welcome-page').then((module) => module.WelcomePage),
  AccountPage: () => import('@/pages/account/account-page').then((module) => module.AccountPage),
  ProfilePage: () => import('@/pages/account/profile-page').then((module) => module.ProfilePage),
  AccountSettingsPage: () =>
    import('@/pages/account/account-settings-page').then((module) => module.AccountSettingsPage),
  FocusSnapshotPage: () =>
    import('@/pages/screening/focus-snapshot-page').then((module) => module.FocusSnapshotPage),
  FocusTrackPage: () => import('@/pages/screening/focustrack-page').then((module) => module.FocusTrackPage),
  TestPage: () => import('@/pages/screening/test-page').then((module) => module.TestPage),
  TestRunPage: () => import('@/pages/screening/test-run-page').then((module) => module.TestRunPage),
  ChildFocusInvitePage: () =>
    import('@/pages/screening/childfocus-invite-page').then((module) => module.ChildFocusInvitePage),
  ReportPage: () => import('@/pages/reports/report-page').then((module) => module.ReportPage),
  SharedReportPage: () =>
    import('@/pages/reports/shared-report-page').then((module) => module.SharedReportPage),
  TrainingHubPage: () =>
    import('@/pages/training/training-hub-page').then((module) => module.TrainingHubPage),
  ExerciseIntroPage: () =>
    import('@/pages/training/exercise-intro-page').then((module) => module.ExerciseIntroPage),
  ExercisePage: () => import('@/pages/training/exercise-page').then((module) => module.ExercisePage),
  FocusBurstSessionPage: () =>
    import('@/pages/training/focus-burst-session-page').then((module) => module.FocusBurstSessionPage),
  TestingHubPage: () => import('@/pages/testing/testing-hub-page').then((module) => module.TestingHubPage),
  TestIntroPage: () => import('@/pages/testing/test-intro-page').then((module) => module.TestIntroPage),
  ScreeningPage: () => import('@/pages/testing/screening-page').then((module) => module.ScreeningPage),
  PersonalizedPathsPage: () =>
    import('@/pages/testing/personalized-paths-page').then((module) => module.PersonalizedPathsPage),
  TestHistoryPage: () => import('@/pages/testing/test-history-page').then((module) => module.TestHistoryPage),
  ComparePage: () => import('@/pages/testing/compare-page').then((module) => module.ComparePage),
  TestDetailPage: () => import('@/pages/testing/test-detail-page').then((module) => module.TestDetailPage),
  PricingPage: () => import('@/pages/plans/pricing-page').then((module) => module.PricingPage),
  PricingOldPage: () => import('@/pages/plans/pricing-old-page').then((module) => module.PricingOldPage),
  SalesRedirectPage: () =>
    import('@/pages/plans/sales-redirect-page').then((module) => module.SalesRedirectPage),
  SubscriptionOnboardingPage: () =>
    import('@/pages/plans/subscription-onboarding-page').then((module) => module.SubscriptionOnboardingPage),
  NeuroSettingsPage: () =>
    import('@/pages/settings/neuro-settings-page').then((module) => module.NeuroSettingsPage),
  SettingsPage: () => import('@/pages/settings/settings-page').then((module) => module.SettingsPage),
  StorePage: () => import('@/pages/store/store-page').then((module) => module.StorePage),
  CheckoutPage: () => import('@/pages/store/checkout-page').then((module) => module.CheckoutPage),
  PaymentResultPage: () =>
    import('@/pages/store/payment-result-page').then((module) => module.PaymentResultPage),
  NotFoundPage: () => import('@/pages/not-found/not-found-page').then((module) => module.NotFoundPage),
} as const;
