import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { overTasksQuery } from '@/api/tasks/tasks';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import type { Moment } from '@/lib/tasks/order';
import { mayReopen, type Task } from '@/lib/tasks/task';

export interface OverTasksProps {
  userId: string;
  moment: Moment;
  onReopen: (task: Task) => void;
}

/** What is done or let go, latest first. */
export function OverTasks({ userId, moment, onReopen }: OverTasksProps) {
  const { t } = useTranslation('planner');
  const over = useInfiniteQuery(overTasksQuery(userId));
  if (over.isPending) return <LoadingState />;
  if (over.isError) {
    return <ErrorState error={over.error} onRetry={() => void over.refetch()} retrying={over.isFetching} />;
  }
  const tasks = over.data.pages.flat();
  if (tasks.length === 0) return <EmptyState title={t('over.empty')} />;
  return (
    <>
      <ul aria-label={t('view.over')} className="max-w-3xl border-t border-line">
        {tasks.map((task) => (
          <OverTask key={task.id} task={task} moment={moment} onReopen={onReopen} />
        ))}
      </ul>
      {over.hasNextPage ? (
        <Button
          variant="outline"
          className="mt-6"
          busy={over.isFetchingNextPage}
          onClick={() => void over.fetchNextPage()}
        >
          {t('words.more')}
        </Button>
      ) : null}
    </>
  );
}

function OverTask({ task, moment, onReopen }: { task: Task } & Omit<OverTasksProps, 'userId'>) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const { done_at, title, status } = task;
  const date = done_at === null ? '' : formats.shortDate(done_at);
  return (
    <li
      data-task={task.id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">
          {t(status === 'done' ? 'over.done' : 'over.dropped', { date })}
        </p>
      </div>
      {mayReopen(task, moment.nowMs) ? (
        <Button
          variant="link"
          size="sm"
          data-action="reopen-task"
          aria-label={t('words.pair', { name: title, text: t('over.reopen') })}
          onClick={() => onReopen(task)}
        >
          {t('over.reopen')}
        </Button>
      ) : null}
    </li>
  );
}
