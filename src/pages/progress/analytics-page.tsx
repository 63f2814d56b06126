import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { SignInCard } from '@/components/sign-in-card';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { ExportButton } from '@/features/exports/export-button';
import { Analytics } from '@/features/progress/analytics';

export function AnalyticsPage() {
  const { t } = useTranslation('progress');
  const { status, user } = useAuth();
  if (status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {user ? (
        <>
          <PageHeader
            title={t('pages.analytics')}
            lead={t('analyticsLead')}
            aside={<ExportButton userId={user.id} />}
          />
          <Analytics userId={user.id} />
        </>
      ) : (
        <SignInCard
          page={t('pages.analytics')}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          returnTo={paths.analytics}
        />
      )}
    </div>
  );
}
