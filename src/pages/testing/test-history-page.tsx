import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { SignInCard } from '@/components/sign-in-card';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { HistoryScreen } from '@/features/history/list/history-screen';

export function TestHistoryPage() {
  const { t } = useTranslation('history');
  const auth = useAuth();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {auth.status === 'signed-in' ? (
        <HistoryScreen userId={auth.user.id} />
      ) : (
        <SignInCard
          page={t('title')}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          returnTo={paths.testHistory}
        />
      )}
    </div>
  );
}
