import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useAuth } from '@/contexts/auth';
import { DisplaySection } from '@/features/appearance/display-section';
import { PrivacySection } from '@/features/settings/privacy-section';
import { SignInForRest } from '@/features/settings/sign-in-for-rest';
import { useHashTarget } from '@/hooks/use-hash-target';

// What belongs to an account is not loaded for visitors.
const NotificationsSection = lazy(async () => ({
  default: (await import('@/features/settings/notifications-section')).NotificationsSection,
}));
const DataSection = lazy(async () => ({
  default: (await import('@/features/settings/data-section')).DataSection,
}));
const EraseSection = lazy(async () => ({
  default: (await import('@/features/settings/erase-section')).EraseSection,
}));

export function SettingsPage() {
  const { status, user } = useAuth();
  if (status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return <Settings userId={user?.id ?? null} />;
}

function Settings({ userId }: { userId: string | null }) {
  const { t } = useTranslation('settings');
  useHashTarget();
  return (
    <div className="wrap" data-screen="settings">
      <PageHeader title={t('pages.settings')} lead={t('page.lead')} />
      <div className="grid max-w-3xl gap-14">
        <Section id="display" title={t('words.display')}>
          <DisplaySection userId={userId} />
        </Section>
        {userId === null ? null : (
          <Section id="notifications" title={t('notifications.title')}>
            <Suspense fallback={<Skeleton className="h-80" />}>
              <NotificationsSection userId={userId} />
            </Suspense>
          </Section>
        )}
        <Section id="privacy" title={t('words.privacy')}>
          <PrivacySection userId={userId} />
        </Section>
        {userId === null ? (
          <SignInForRest />
        ) : (
          <>
            <Section id="data" title={t('data.title')}>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <DataSection />
              </Suspense>
            </Section>
            <Section id="erase" title={t('erase.title')}>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <EraseSection userId={userId} />
              </Suspense>
            </Section>
          </>
        )}
      </div>
    </div>
  );
}
