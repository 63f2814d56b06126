import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '@/api/account/settings';
import { type LatestResult, latestResultsQuery } from '@/api/attempts/latest';
import { newsQuery } from '@/api/notifications/notifications';
import { plansQuery, usePlans } from '@/api/plans/queries';
import { standingQuery } from '@/api/progress/standing';
import { unfinishedQuery } from '@/api/progress/unfinished';
import { openTasksQuery } from '@/api/tasks/tasks';
import { usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { useRankedTasks } from '@/hooks/use-ranked-tasks';
import { catalogue } from '@/lib/assessments/catalogue';
import { newestProfile } from '@/lib/assessments/hub';
import type { FocusPlan } from '@/lib/plans/plan';
import { nextStep, progressOf } from '@/lib/plans/progress';
import { todayList } from '@/lib/tasks/order';
import { usualPlanner } from '@/lib/tasks/settings';
import type { Task } from '@/lib/tasks/task';
import { minuteMs } from '@/lib/time';
import { personState } from '@/lib/today/dashboard';
import { secondLook } from '@/lib/today/second-look';

const noTasks: readonly Task[] = [];
const noPlans: readonly FocusPlan[] = [];

/** The same, to be read before anything is drawn. */
export const dashboardReads = (userId: string) => [
  latestResultsQuery(userId),
  plansQuery(userId),
  standingQuery(userId),
  openTasksQuery(userId),
  settingsQuery(userId),
  newsQuery(userId),
  unfinishedQuery(userId),
];

/** What the dashboard is drawn from, awaited together, so that nothing moves under a finger. */
export function useDashboard(userId: string) {
  const latest = useQuery(latestResultsQuery(userId));
  const plansRead = usePlans(userId);
  const standing = useQuery(standingQuery(userId));
  const tasks = useQuery(openTasksQuery(userId));
  const settingsRead = useQuery(settingsQuery(userId));
  const news = useQuery(newsQuery(userId));
  const unfinished = useQuery(unfinishedQuery(userId));
  const nowMs = useNow(true, minuteMs);
  const today = usePlanning(userId).dayOf(nowMs);
  const settings = settingsRead.data ?? usualPlanner;
  const { ranked } = useRankedTasks(tasks.data ?? noTasks, settings.task_order);

  const plans = plansRead.data ?? noPlans;
  const plan = plans.find(({ status }) => status === 'active') ?? null;
  const results = [...(latest.data?.values() ?? [])];
  const acceptedAt = plans.map(({ accepted_at }) => accepted_at);
  const state = personState({
    // There is no plan without a result, also where results cannot be read.
    finishedAt: [...results.map(({ completed_at }) => completed_at), ...acceptedAt],
    acceptedAt,
    trained: standing.data?.trained ?? false,
    lastActive: standing.data?.last_active ?? null,
    today,
    nowMs,
  });
  // The memory check can be put off and hidden: it is not shown to who only comes home.
  const shown = newestProfile(results.filter(({ test_id }) => catalogue[test_id].tone === 'plain'));
  const isPlanOver = plans.some(
    (one) => one.status === 'completed' || (one.status === 'active' && progressOf(one, today).finished),
  );
  const step = plan === null ? null : nextStep(plan, today);
  return {
    latest,
    isPending:
      // Without a connection what this device knows has to do; of results it knows nothing.
      (latest.isPending && plan === null) ||
      [plansRead, standing, tasks, settingsRead, news, unfinished].some(({ isLoading }) => isLoading),
    state,
    name: standing.data?.display_name ?? null,
    news: news.data ?? [],
    unfinished: unfinished.data ?? null,
    plan,
    hasStep: step !== null && !step.today,
    isStepDone: step?.today === true,
    tasks: todayList(ranked, settings).map(({ task }) => task),
    shown,
    // One result alone is shown in full, and has nothing to be compared with.
    hasChange: results.some(({ repeated }) => repeated),
    newest: shown ?? newestOf(results),
    retest: isPlanOver && shown !== null && secondLook(shown, nowMs)?.isOpen === true ? shown : null,
    nowMs,
  };
}

export type DashboardFacts = ReturnType<typeof useDashboard>;

function newestOf(results: readonly LatestResult[]): LatestResult | null {
  return results.reduce<LatestResult | null>(
    (newest, each) => (newest && newest.completed_at >= each.completed_at ? newest : each),
    null,
  );
}
