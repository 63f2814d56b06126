import { useTranslation } from 'react-i18next';
import { usePerson } from '@/contexts/auth';
import { DashboardScreen } from '@/features/dashboard/dashboard-screen';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { TodayBlock } from '@/features/planner/today-block';
import { NextStepCard } from '@/features/plans/next-step-card';
import { PlanTab } from '@/features/plans/plan-tab';
import { PlanWeek } from '@/features/plans/plan-week';

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
          keptPlan: <PlanWeek userId={id} plan={plan} mayEnd />,
        },
      })}
    />
  );
}
