import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import type { Task } from '@/lib/tasks/task';
import type { Asking } from './use-task-actions';

export interface WorkLimitDialogProps {
  asking: Asking;
  task: Task;
  /** Longest in work first. */
  working: readonly [Task, ...Task[]];
}

/** Asks before yet another task begins; blocks nothing. */
export function WorkLimitDialog({ asking, task, working }: WorkLimitDialogProps) {
  const { t } = useTranslation('planner');
  const [oldest] = working;
  return (
    <QuestionDialog
      title={t('limit.title', { count: working.length })}
      opener={asking.opener}
      onClose={asking.close}
    >
      <div className="grid gap-3">
        <Button
          data-action="park-oldest"
          className="wrap-anywhere"
          onClick={() => asking.startNow(task, oldest)}
        >
          {t('limit.park', { title: oldest.title })}
        </Button>
        <Button variant="outline" data-action="start-anyway" onClick={() => asking.startNow(task)}>
          {t('limit.anyway')}
        </Button>
        <Button variant="ghost" onClick={asking.close}>
          {t('cancel')}
        </Button>
      </div>
    </QuestionDialog>
  );
}
