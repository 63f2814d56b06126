import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { DashboardScreen } from '@/features/dashboard/dashboard-screen';
import type { TimedItem } from '@/features/dashboard/one-thing-card';
import { dashboardReads } from '@/features/dashboard/use-dashboard';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { NextStepCard } from '@/features/plans/next-step-card';

// Below what somebody came for, and asked for after it.
const RecommendationsBlock = lazyWhenIdle(() =>
  import('@/features/guide/recommendations-block').then((module) => module.RecommendationsBlock),
);

const DueReminders = lazyWhenIdle(() =>
  import('@/features/reminders/due-reminders').then((module) => module.DueReminders),
);
const TodayEvents = lazyWhenIdle(() =>
  import('@/features/calendar/today-events').then((module) => module.TodayEvents),
);
const HeatMapBlock = lazyWhenIdle(() =>
  import('@/features/progress/heat-map-block').then((module) => module.HeatMapBlock),
);
const NewAchievements = lazyWhenIdle(() =>
  import('@/features/progress/new-achievements').then((module) => module.NewAchievements),
);
const ChangesBlock = lazyWhenIdle(() =>
  import('@/features/progress/changes-block').then((module) => module.ChangesBlock),
);
const OwnTrends = lazyWhenIdle(() =>
  import('@/features/progress/trends-block').then((module) => module.OwnTrends),
);
const WeeklyGoalBlock = lazyWhenIdle(() =>
  import('@/features/habits/weekly-goal-block').then((module) => module.WeeklyGoalBlock),
);
const HabitsBlock = lazyWhenIdle(() =>
  import('@/features/habits/habits-block').then((module) => module.HabitsBlock),
);
const habitsTab = () => import('@/features/habits/habits-tab');
const HabitsTab = lazy(() => habitsTab().then((module) => ({ default: module.HabitsTab })));
const planTab = () => import('@/features/plans/plan-tab');
const PlanTab = lazy(() => planTab().then((module) => ({ default: module.PlanTab })));
const TodayBlock = lazyWhenIdle(() =>
  import('@/features/planner/today-block').then((module) => module.TodayBlock),
);
const RemindersNow = lazyWhenIdle(() =>
  import('@/features/reminders/reminders-now').then((module) => module.RemindersNow),
);
const PlanWeek = lazyWhenIdle(() => import('@/features/plans/plan-week').then((module) => module.PlanWeek));
const myProgress = () => import('@/features/progress/my-progress');
const MyProgress = lazy(() => myProgress().then((module) => ({ default: module.MyProgress })));

const later = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;
/** Its place is kept: what comes below it does not move. */
const inPlace = (part: ReactNode) => <Suspense fallback={<Skeleton className="h-40" />}>{part}</Suspense>;

const habitsAddress = `${paths.dashboard}?tab=habits`;

/** Puts together what the parts of the product show to somebody who comes home. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { id } = usePerson();
  const [reminders, setReminders] = useState<readonly TimedItem[]>([]);
  return (
    <DashboardScreen
      userId={id}
      tabs={[
        {
          id: 'plan',
          name: t('tab.plan'),
          start: planTab,
          content: () => (
            <Suspense fallback={<LoadingState />}>
              <PlanTab userId={id} />
            </Suspense>
          ),
        },
        {
          id: 'habits',
          name: t('tab.habits'),
          start: habitsTab,
          content: () => (
            <Suspense fallback={<LoadingState />}>
              <HabitsTab userId={id} />
            </Suspense>
          ),
        },
        {
          id: 'training-progress',
          name: t('pages.progress'),
          start: myProgress,
          content: () => (
            <Suspense fallback={<LoadingState />}>
              <MyProgress userId={id} />
            </Suspense>
          ),
        },
      ]}
      partsOf={(plan) => ({
        ofStep: plan ? <NextStepCard userId={id} plan={plan} /> : null,
        now: { reminders },
        changes: later(
          <Section title={t('words.yourResults')} level={3} className="mt-8">
            <ChangesBlock userId={id} />
          </Section>,
        ),
        prompt: <OwnPrompt placement="dashboard_welcome" />,
        blocks: {
          today: (
            <div className="grid gap-8">
              {later(<TodayEvents userId={id} />)}
              {later(<DueReminders userId={id} />)}
              {later(<RemindersNow userId={id} onChange={setReminders} />)}
              {inPlace(<TodayBlock userId={id} />)}
            </div>
          ),
          planWeek: inPlace(<PlanWeek userId={id} plan={plan} />),
          recommendations: <div className="min-h-96">{later(<RecommendationsBlock userId={id} />)}</div>,
          heatMap: later(<HeatMapBlock userId={id} />),
          trends: later(<OwnTrends userId={id} />),
          achievements: later(<NewAchievements userId={id} />),
          goal: inPlace(<WeeklyGoalBlock userId={id} to={habitsAddress} />),
          goalAndHabits: (
            <div className="grid gap-8">
              {inPlace(<WeeklyGoalBlock userId={id} to={habitsAddress} />)}
              {later(<HabitsBlock userId={id} />)}
            </div>
          ),
          keptPlan: inPlace(<PlanWeek userId={id} plan={plan} mayEnd />),
        },
      })}
    />
  );
}
DashboardPage.own = dashboardReads;
