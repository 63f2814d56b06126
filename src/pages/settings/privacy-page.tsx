import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { AnalyticsSection } from '@/features/consent/analytics-section';
import { ConsentSection } from '@/features/consent/consent-section';
import { StoredList } from '@/features/consent/stored-list';
import { DeviceData } from '@/features/settings/device-data';
import { SignInForRest } from '@/features/settings/sign-in-for-rest';
import { useHashTarget } from '@/hooks/use-hash-target';

// What belongs to an account is not loaded for visitors.
const DataSection = lazy(async () => ({
  default: (await import('@/features/settings/data-section')).DataSection,
}));
const EraseSection = lazy(async () => ({
  default: (await import('@/features/settings/erase-section')).EraseSection,
}));

export function PrivacyPage() {
  const { t } = useTranslation(['settings', 'consent']);
  const { user } = useAuth();
  useHashTarget();
  return (
    <div className="wrap" data-screen="privacy">
      <PageHeader title={t('pages.privacy')} lead={t('consent:page.lead')} />
      <div className="grid max-w-5xl gap-12">
        <Section beside id="consent" title={t('consent:preferences')}>
          <ConsentSection />
          <p className="mt-3 flex flex-wrap gap-x-6">
            <Link to={paths.cookiePolicy} className="link inline-flex min-h-11 items-center">
              {t('pages.cookiePolicy')}
            </Link>
            <Link to={paths.privacyPolicy} className="link inline-flex min-h-11 items-center">
              {t('pages.privacyPolicy')}
            </Link>
          </p>
        </Section>
        <Section beside id="counted" title={t('consent:counted.title')}>
          <AnalyticsSection />
        </Section>
        <Section beside id="device" title={t('privacy.device')}>
          <DeviceData />
          <StoredList />
        </Section>
        {user === null ? (
          <SignInForRest back={paths.privacy} text={t('consent:page.signedOut')}>
            <Link to={paths.contact} className="link inline-flex min-h-11 items-center">
              {t('words.contactForm')}
            </Link>
          </SignInForRest>
        ) : (
          <>
            <Section beside id="data" title={t('data.title')}>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <DataSection />
              </Suspense>
            </Section>
            <Section beside id="erase" title={t('erase.title')}>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <EraseSection userId={user.id} />
              </Suspense>
            </Section>
          </>
        )}
      </div>
    </div>
  );
}
