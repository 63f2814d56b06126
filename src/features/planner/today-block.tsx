import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { plannerSettingsQuery } from '@/api/account/settings';
import { openTasksQuery } from '@/api/tasks/tasks';
import { usePartsAhead } from '@/components/late-part';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useRankedTasks } from '@/hooks/use-ranked-tasks';
import { todayList } from '@/lib/tasks/order';
import { usualPlanner } from '@/lib/tasks/settings';
import type { Task } from '@/lib/tasks/task';
import { PlannerQuestion } from './late-question';
import { TaskRows } from './task-list';
import { useTaskActions } from './use-task-actions';
import { useTaskChange } from './use-task-change';

const noTasks: readonly Task[] = [];

/** What fits into today, as a part of another page. */
export function TodayBlock({ userId }: { userId: string }) {
  const { t } = useTranslation('planner');
  usePartsAhead(PlannerQuestion);
  const tasks = useQuery(openTasksQuery(userId)).data ?? noTasks;
  const { data: settings = usualPlanner } = useQuery(plannerSettingsQuery(userId));
  const { moment, ranked } = useRankedTasks(tasks, settings.task_order);
  const changes = useTaskChange(userId);
  const { actions, asking } = useTaskActions(tasks, { moment, wipLimit: settings.wip_limit }, changes);
  const rows = todayList(ranked, settings);
  return (
    <Section
      title={t('view.today')}
      action={
        <Link to={paths.planner} className="link inline-flex min-h-11 items-center">
          {t('pages.planner')}
        </Link>
      }
    >
      {rows.length > 0 ? (
        <TaskRows label={t('view.today')} rows={rows} moment={moment} actions={actions} />
      ) : (
        <p className="text-ink-soft">{t(tasks.length > 0 ? 'today.done' : 'empty')}</p>
      )}
      {asking.asked ? (
        <PlannerQuestion asking={asking} actions={actions} moment={moment} onMissing={asking.close} />
      ) : null}
    </Section>
  );
}
