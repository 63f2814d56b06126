import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { SignInCard } from '@/components/sign-in-card';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { type SignedInUser, useAuth } from '@/contexts/auth';
import { DataSection } from '@/features/account/data-section';
import { DevicesSection } from '@/features/account/devices-section';
import { EmailChangeReturn } from '@/features/auth/email-change-return';
import { useSignOut } from '@/features/auth/use-sign-out';
import { ResultsSection } from '@/features/history/results-section';

// Forms come after the results: the library they are built on is a third of the page.
const ProfileSection = lazy(async () => ({
  default: (await import('@/features/account/profile-section')).ProfileSection,
}));
const ChangeEmail = lazy(async () => ({
  default: (await import('@/features/auth/change-email')).ChangeEmail,
}));
const ChangePassword = lazy(async () => ({
  default: (await import('@/features/auth/change-password')).ChangePassword,
}));
const DeleteAccount = lazy(async () => ({
  default: (await import('@/features/account/delete-account')).DeleteAccount,
}));

export function AccountPage() {
  const { t } = useTranslation('account');
  const auth = useAuth();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      <EmailChangeReturn signedIn={auth.status === 'signed-in'} />
      {auth.status === 'signed-in' ? (
        <Account user={auth.user} />
      ) : (
        <SignInCard
          page={t('title')}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          returnTo={paths.account}
        />
      )}
    </div>
  );
}

function Account({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('account');
  const { signOut, busy } = useSignOut();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { email: user.email })} />
      <div className="grid max-w-3xl gap-14">
        <Section title={t('results.title')}>
          <ResultsSection userId={user.id} />
        </Section>
        <Section title={t('profile.title')}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ProfileSection userId={user.id} />
          </Suspense>
        </Section>
        <Section title={t('signIn.title')}>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <ChangeEmail email={user.email} />
            <ChangePassword email={user.email} />
          </Suspense>
        </Section>
        <Section title={t('devices.title')}>
          <DevicesSection busy={busy} onSignOut={(where) => void signOut(where)} />
        </Section>
        <Section title={t('data.title')}>
          <DataSection />
        </Section>
        <Section title={t('delete.title')}>
          <Suspense fallback={<Skeleton className="h-14" />}>
            <DeleteAccount />
          </Suspense>
        </Section>
      </div>
    </>
  );
}
