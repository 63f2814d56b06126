import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { usePerson } from '@/contexts/auth';
import { DashboardScreen } from '@/features/dashboard/dashboard-screen';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { TodayBlock } from '@/features/planner/today-block';
import { NextStepCard } from '@/features/plans/next-step-card';
import { PlanTab } from '@/features/plans/plan-tab';
import { PlanWeek } from '@/features/plans/plan-week';

// Below what somebody came for, and asked for after it.
const RecommendationsBlock = lazyWhenIdle(() =>
  import('@/features/guide/recommendations-block').then((module) => module.RecommendationsBlock),
);

const later = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/** Puts together what the parts of the product show to somebody who comes home. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { id } = usePerson();
  return (
    <DashboardScreen
      userId={id}
      tabs={[{ id: 'plan', name: t('tab.plan'), content: () => <PlanTab userId={id} /> }]}
      partsOf={(plan) => ({
        ofStep: plan ? <NextStepCard userId={id} plan={plan} /> : null,
        prompt: <UpgradePrompt placement="dashboard_welcome" />,
        blocks: {
          today: <TodayBlock userId={id} />,
          planWeek: <PlanWeek userId={id} plan={plan} />,
          recommendations: later(<RecommendationsBlock userId={id} />),
          keptPlan: <PlanWeek userId={id} plan={plan} mayEnd />,
        },
      })}
    />
  );
}
