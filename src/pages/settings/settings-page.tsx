import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { SectionDrawing } from '@/components/section-drawing';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { DisplaySection } from '@/features/appearance/display-section';
import { PrivacySection } from '@/features/settings/privacy-section';
import { SignInForRest } from '@/features/settings/sign-in-for-rest';
import { useHashTarget } from '@/hooks/use-hash-target';

// What belongs to an account is not loaded for visitors.
const NotificationsSection = lazy(async () => ({
  default: (await import('@/features/settings/notifications-section')).NotificationsSection,
}));
const PlannerSection = lazy(async () => ({
  default: (await import('@/features/settings/planner-section')).PlannerSection,
}));
const DaysSection = lazy(async () => ({
  default: (await import('@/features/settings/days-section')).DaysSection,
}));
const KeysSection = lazy(async () => ({
  default: (await import('@/features/settings/keys-section')).KeysSection,
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
      <div className="grid max-w-5xl gap-12">
        <Section beside id="display" title={t('words.display')} drawing={<SectionDrawing name="welcome" />}>
          <DisplaySection userId={userId} />
        </Section>
        {userId === null ? null : (
          <Section
            beside
            id="notifications"
            title={t('words.notifications')}
            drawing={<SectionDrawing name="waiting" />}
          >
            <Suspense fallback={<Skeleton className="h-80" />}>
              <NotificationsSection userId={userId} />
            </Suspense>
          </Section>
        )}
        {userId === null ? null : (
          <Section
            beside
            id="planner"
            title={t('pages.planner')}
            drawing={<SectionDrawing name="no_results" />}
          >
            <Suspense fallback={<Skeleton className="h-64" />}>
              <PlannerSection userId={userId} />
            </Suspense>
          </Section>
        )}
        {userId === null ? null : (
          <Section beside id="days" title={t('days.title')}>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <DaysSection userId={userId} />
            </Suspense>
          </Section>
        )}
        {userId === null ? null : (
          <Section beside id="keys" title={t('keys.title')}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <KeysSection userId={userId} />
            </Suspense>
          </Section>
        )}
        <Section beside id="privacy" title={t('words.privacy')} drawing={<SectionDrawing name="wall" />}>
          <PrivacySection userId={userId} />
        </Section>
        {userId === null ? (
          <SignInForRest back={paths.settings} text={t('page.signedOut.text')} />
        ) : (
          <>
            <Section beside id="data" title={t('data.title')} drawing={<SectionDrawing name="success" />}>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <DataSection />
              </Suspense>
            </Section>
            <Section beside id="erase" title={t('erase.title')}>
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
