import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { plannerSettingsQuery } from '@/api/account/settings';
import { openTasksQuery } from '@/api/tasks/tasks';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { usePartsAhead } from '@/components/late-part';
import { LoadingState } from '@/components/loading-state';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { Notice } from '@/components/ui/notice';
import { openTasks } from '@/config/limits';
import { paths } from '@/config/paths';
import { useRankedTasks } from '@/hooks/use-ranked-tasks';
import { usualPlanner } from '@/lib/tasks/settings';
import type { Task } from '@/lib/tasks/task';
import { CaptureLine } from './capture-line';
import { PlannerQuestion } from './late-question';
import { OverTasks } from './over-tasks';
import { AllTasks, TodayTasks } from './task-list';
import { TaskMatrix } from './task-matrix';
import { UnsentTasks } from './unsent-tasks';
import { useTaskActions } from './use-task-actions';
import { useTaskChange } from './use-task-change';

const views = ['today', 'list', 'matrix', 'over'] as const;
type View = (typeof views)[number];
const noTasks: readonly Task[] = [];

/** The view that the address names, so that it is there again after going back. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'today';
  return [view, (next) => setSearch(next === 'today' ? {} : { view: next }, { replace: true })];
}

/** Tasks of a person: one line to add, and four ways to look at them. */
export function Planner({ userId }: { userId: string }) {
  const { t } = useTranslation('planner');
  const [view, setView] = useView();
  usePartsAhead(PlannerQuestion);
  const open = useQuery(openTasksQuery(userId));
  const tasks = open.data ?? noTasks;
  // Until they are known, and without a connection, the usual ones do.
  const { data: settings = usualPlanner } = useQuery(plannerSettingsQuery(userId));
  const { moment, ranked } = useRankedTasks(tasks, settings.task_order);
  const changes = useTaskChange(userId);
  const { actions, asking } = useTaskActions(tasks, { moment, wipLimit: settings.wip_limit }, changes);
  const shown = () => {
    if (view === 'over') {
      return (
        <OverTasks
          userId={userId}
          moment={moment}
          onReopen={(task) => changes.change(task, { status: 'next' })}
        />
      );
    }
    if (open.isPending) return <LoadingState />;
    if (open.isError) {
      return <ErrorState error={open.error} onRetry={() => void open.refetch()} retrying={open.isFetching} />;
    }
    if (tasks.length === 0) {
      // What to do is asked by the line above.
      return <EmptyState title={t('empty')} />;
    }
    const list = { ranked, moment, actions };
    if (view === 'matrix') return <TaskMatrix {...list} />;
    return view === 'list' ? (
      <AllTasks {...list} tasks={tasks} />
    ) : (
      <TodayTasks {...list} settings={settings} />
    );
  };
  return (
    <div className="grid gap-6 pb-16" data-screen="planner">
      <CaptureLine onAdd={changes.add} />
      {changes.isFull ? <FullNote count={tasks.length} /> : null}
      <UnsentTasks userId={userId} />
      <ChoiceBar
        legend={t('words.show')}
        choices={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onValueChange={setView}
        className="max-w-read"
      />
      <div data-view={view}>{shown()}</div>
      {asking.asked ? (
        <PlannerQuestion asking={asking} actions={actions} moment={moment} onMissing={asking.close} />
      ) : null}
    </div>
  );
}

/** No more open tasks: what helps. */
function FullNote({ count }: { count: number }) {
  const { t } = useTranslation('planner');
  const isPaid = count >= openTasks.paid;
  return (
    <Notice role="alert" tone="caution" data-part="tasks-full">
      <p className="font-semibold">
        {t('full.title', { number: isPaid ? openTasks.paid : openTasks.freemium })}
      </p>
      <p>{isPaid ? t('full.finish') : t('full.plans', { number: openTasks.paid })}</p>
      {isPaid ? null : (
        <Link to={paths.pricing} className="link inline-flex min-h-11 items-center">
          {t('words.seePlans')}
        </Link>
      )}
    </Notice>
  );
}
