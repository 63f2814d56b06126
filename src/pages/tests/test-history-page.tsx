import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { LoadingState } from '@/components/loading-state';
import { SignInCard } from '@/components/sign-in-card';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { HistoryScreen } from '@/features/history/history-screen';
import { isMilestone } from '@/lib/upgrade/milestone';

export function TestHistoryPage() {
  const { t } = useTranslation('history');
  const auth = useAuth();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {auth.status === 'signed-in' ? (
        <>
          <HistoryScreen userId={auth.user.id} />
          <Milestone userId={auth.user.id} />
        </>
      ) : (
        <SignInCard
          page={t('pages.testHistory')}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          returnTo={paths.testHistory}
        />
      )}
    </div>
  );
}

/** With the third result that is about the person, for those who want to go on. */
function Milestone({ userId }: { userId: string }) {
  const { data = [] } = useQuery(myAttemptsQuery(userId));
  const own = data.filter(({ form, completed_at }) => form === 'self' && completed_at !== null);
  return (
    <div className="max-w-4xl">
      <OwnPrompt placement="progress_milestone" happened={isMilestone(own.length)} />
    </div>
  );
}

TestHistoryPage.own = (userId: string) => [myAttemptsQuery(userId)];
