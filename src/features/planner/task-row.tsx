import { Check, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { RemindMe } from '@/components/reminders/remind-me';
import { Button } from '@/components/ui/button';
import { href, paths } from '@/config/paths';
import type { Moment, RankedTask } from '@/lib/tasks/order';
import { TaskFacts } from './task-facts';
import type { TaskActions } from './use-task-actions';

export interface TaskRowProps {
  ranked: RankedTask;
  moment: Moment;
  actions: TaskActions;
  /** In the matrix, where a task is moved rather than worked on. */
  movable?: boolean;
}

/** A task with what can be done about it. */
export function TaskRow({ ranked, moment, actions, movable = false }: TaskRowProps) {
  const { t } = useTranslation('planner');
  const { task } = ranked;
  const named = (text: string) => t('words.pair', { name: task.title, text });
  const isDoing = task.status === 'doing';
  return (
    <li
      data-task={task.id}
      draggable={movable}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', task.id)}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line py-4"
    >
      <Button
        variant="outline"
        size="icon"
        data-action="finish-task"
        aria-label={t('task.finish', { title: task.title })}
        onClick={(event) => actions.finish(task, event.currentTarget)}
      >
        <Check aria-hidden="true" />
      </Button>
      <div className="min-w-0 content-center py-1.5">
        <p className="font-semibold wrap-anywhere">{task.title}</p>
        <TaskFacts task={task} moment={moment} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        data-action="edit-task"
        aria-label={t('task.edit', { title: task.title })}
        onClick={() => actions.edit(task)}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <div className="col-span-2 col-start-2 flex flex-wrap gap-2">
        {movable ? (
          <Button
            variant="outline"
            size="sm"
            data-action="move-task"
            aria-label={named(t('words.moveTo'))}
            onClick={() => actions.move(ranked)}
          >
            {t('words.moveTo')}
          </Button>
        ) : (
          <>
            <Button
              variant="outline"
              size="sm"
              data-action={isDoing ? 'park-task' : 'start-task'}
              aria-label={named(isDoing ? t('task.park') : t('words.start'))}
              onClick={() => (isDoing ? actions.park(task) : actions.start(task))}
            >
              {isDoing ? t('task.park') : t('words.start')}
            </Button>
            <ButtonLink
              to={`${href(paths.exercise, { exerciseId: 'focus-burst' })}?task=${task.id}`}
              variant="link"
              size="sm"
              data-action="burst-task"
              aria-label={named(t('task.burst'))}
            >
              {t('task.burst')}
            </ButtonLink>
            <RemindMe
              offer={{
                title: task.title,
                link: paths.planner,
                target: 'task',
                targetId: task.id,
                hasOwnTime: task.due_at !== null || task.due_date !== null,
              }}
            />
          </>
        )}
      </div>
    </li>
  );
}
