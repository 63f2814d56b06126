import { useTranslation } from 'react-i18next';
import { planningSettingsQuery } from '@/api/account/settings';
import { subscriptionQuery } from '@/api/billing/subscription';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { SignInCard } from '@/components/sign-in-card';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { ExportButton } from '@/features/exports/export-button';
import { MyProgress } from '@/features/progress/my-progress';

export function ProgressPage() {
  const { t } = useTranslation('progress');
  const { status, user } = useAuth();
  if (status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {user ? (
        <>
          <PageHeader
            title={t('pages.progress')}
            lead={t('lead')}
            aside={<ExportButton userId={user.id} />}
          />
          <MyProgress userId={user.id} />
        </>
      ) : (
        <SignInCard
          page={t('pages.progress')}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          returnTo={paths.progress}
        />
      )}
    </div>
  );
}

ProgressPage.own = (userId: string) => [planningSettingsQuery(userId), subscriptionQuery(userId)];
