import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { type Moment, quadrants } from '@/lib/tasks/order';
import { useDueWords } from './use-due-words';
import type { Asked, Asking, TaskActions } from './use-task-actions';

type AskedQuadrant = Extract<Asked, { about: 'quadrant' }>;
type AskedDue = Extract<Asked, { about: 'due' }>;

export interface MoveDialogProps {
  asking: Asking;
  actions: TaskActions;
  moment: Moment;
  asked: AskedQuadrant | AskedDue;
}

/** Where a task goes; then its due date, where that decides it. */
export function MoveDialog({ asking, actions, moment, asked }: MoveDialogProps) {
  const { t } = useTranslation('planner');
  return (
    <QuestionDialog
      title={t('move.title', { title: asked.ranked.task.title })}
      description={t(asked.about === 'due' ? 'move.due' : 'move.where')}
      opener={asking.opener}
      onClose={asking.close}
    >
      <div className="grid gap-3">
        {asked.about === 'due' ? (
          <DueChoices asking={asking} moment={moment} asked={asked} />
        ) : (
          <QuadrantChoices actions={actions} asked={asked} />
        )}
        <Button variant="ghost" onClick={asking.close}>
          {t('cancel')}
        </Button>
      </div>
    </QuestionDialog>
  );
}

function QuadrantChoices({ actions, asked }: { actions: TaskActions; asked: AskedQuadrant }) {
  const { t } = useTranslation('planner');
  const { ranked } = asked;
  return quadrants
    .filter((to) => to !== ranked.quadrant)
    .map((to) => (
      <Button key={to} variant="outline" data-to-quadrant={to} onClick={() => actions.move(ranked, to)}>
        {t(`quadrant.q${to}`)}
      </Button>
    ));
}

interface DueChoicesProps {
  asking: Asking;
  moment: Moment;
  asked: AskedDue;
}

function DueChoices({ asking, moment, asked }: DueChoicesProps) {
  const { t } = useTranslation('planner');
  const { dueText } = useDueWords(moment);
  const { ranked, to, offered } = asked;
  return offered.map((date) => (
    <Button
      key={date ?? 'none'}
      variant="outline"
      data-due={date ?? 'none'}
      onClick={() => asking.moveNow(ranked, to, date)}
    >
      {dueText({ due_at: null, due_date: date }) ?? t('due.none')}
    </Button>
  ));
}
