import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { Personal } from './personal';

// Signed-out people see the card without waiting for the library that forms are built on.
const ProfileSection = lazy(async () => ({
  default: (await import('@/features/account/profile-section')).ProfileSection,
}));

/** Name, picture, language and news. */
export function ProfilePage() {
  const { t } = useTranslation('account');
  return (
    <Personal page={t('pages.profile')} title={t('profile.signedOut')} returnTo={paths.profile}>
      {(user) => (
        <div data-screen="profile">
          <PageHeader title={t('pages.profile')} lead={t('profile.lead')} />
          <Suspense fallback={<Skeleton className="h-80" />}>
            <ProfileSection userId={user.id} email={user.email} />
          </Suspense>
        </div>
      )}
    </Personal>
  );
}
