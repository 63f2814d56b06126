import { useTranslation } from 'react-i18next';
import { usePlans } from '@/api/plans/queries';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { HubPlan } from './hub-plan';

/** The plan a person keeps, whole; where there is none, how one comes about. */
export function PlanTab({ userId }: { userId: string }) {
  const { t } = useTranslation('plans');
  const plans = usePlans(userId);
  if (plans.isLoading) return <LoadingState />;
  const hasPlan = plans.data?.some(({ status }) => status === 'active') ?? false;
  return (
    <div className="grid gap-11">
      {hasPlan ? null : (
        <EmptyState
          title={t('none.title')}
          action={<ButtonLink to={paths.testHistory}>{t('words.allResults')}</ButtonLink>}
        >
          {t('none.text')}
        </EmptyState>
      )}
      <HubPlan userId={userId} />
    </div>
  );
}
