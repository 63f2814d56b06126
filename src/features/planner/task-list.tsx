import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { SentenceGap } from '@/components/sentence-gap';
import { paths } from '@/config/paths';
import { isPutOff, type Moment, orderTasks, type RankedTask, todayList } from '@/lib/tasks/order';
import type { PlannerSettings } from '@/lib/tasks/settings';
import type { Task } from '@/lib/tasks/task';
import { TaskRow } from './task-row';
import type { TaskActions } from './use-task-actions';

interface RowsProps {
  label: string;
  rows: readonly RankedTask[];
  moment: Moment;
  actions: TaskActions;
}

export function TaskRows({ label, rows, moment, actions }: RowsProps) {
  return (
    <ul aria-label={label} className="max-w-3xl border-t border-line">
      {rows.map((ranked) => (
        <TaskRow key={ranked.task.id} ranked={ranked} moment={moment} actions={actions} />
      ))}
    </ul>
  );
}

export interface TaskListProps {
  ranked: readonly RankedTask[];
  moment: Moment;
  actions: TaskActions;
}

/** What fits into the day, and no more. */
export function TodayTasks({
  ranked,
  moment,
  actions,
  settings,
}: TaskListProps & { settings: PlannerSettings }) {
  const { t } = useTranslation('planner');
  const rows = todayList(ranked, settings);
  if (rows.length === 0) return <EmptyState title={t('today.done')} />;
  return (
    <>
      <p className="mb-4 max-w-read text-ink-soft">
        {t('today.lead')}
        <SentenceGap />
        <Link to={`${paths.settings}#planner`} className="link">
          {t('pages.settings')}
        </Link>
      </p>
      <TaskRows label={t('view.today')} rows={rows} moment={moment} actions={actions} />
    </>
  );
}

/** Everything that is open, first things first; what is put off to a later day stays folded. */
export function AllTasks({ ranked, moment, actions, tasks }: TaskListProps & { tasks: readonly Task[] }) {
  const { t } = useTranslation('planner');
  const later = tasks.filter((task) => isPutOff(task, moment));
  return (
    <>
      {ranked.length > 0 ? (
        <TaskRows label={t('view.list')} rows={ranked} moment={moment} actions={actions} />
      ) : null}
      {later.length > 0 ? (
        <details className="mt-6" data-part="put-off">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t('putOff', { number: later.length })}
          </summary>
          <TaskRows
            label={t('edit.notBefore')}
            rows={rankedAlone(later, moment)}
            moment={moment}
            actions={actions}
          />
        </details>
      ) : null}
    </>
  );
}

/** What is put off, in the order it would have today. */
function rankedAlone(tasks: readonly Task[], moment: Moment): readonly RankedTask[] {
  const own = new Map(tasks.map((task) => [task.id, task]));
  const shown = orderTasks(
    tasks.map((task) => ({ ...task, not_before: null })),
    moment,
  );
  return shown.map((ranked) => ({ ...ranked, task: own.get(ranked.task.id) ?? ranked.task }));
}
