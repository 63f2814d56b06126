import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import type { Moment } from '@/lib/tasks/order';
import type { Task } from '@/lib/tasks/task';
import { useDueWords } from './use-due-words';

/** What is said about a task beside its title. */
export function TaskFacts({ task, moment }: { task: Task; moment: Moment }) {
  const { t } = useTranslation('planner');
  const { dueText, dayText } = useDueWords(moment);
  const { status, pinned, importance, effort_min, first_step, not_before } = task;
  const facts = [
    importance >= 2 ? t(importance === 3 ? 'importance.level3' : 'importance.level2') : null,
    dueText(task),
    effort_min === null ? null : t('words.minutes', { count: effort_min }),
    not_before === null ? null : t('task.from', { date: dayText(not_before) }),
  ].filter((fact) => fact !== null);
  const isMarked = status === 'doing' || status === 'waiting' || pinned;
  return (
    <>
      {first_step ? (
        <p className="text-ink-soft wrap-anywhere">{t('task.step', { step: first_step })}</p>
      ) : null}
      {facts.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      {task.source === 'plan' ? (
        <Link to={`${paths.trainingHub}#plan`} className="link inline-flex min-h-11 items-center text-sm">
          {t('task.fromPlan')}
        </Link>
      ) : null}
      {isMarked ? (
        <p className="mt-1 flex flex-wrap gap-2">
          {status === 'doing' ? <Badge>{t('task.inWork')}</Badge> : null}
          {status === 'waiting' ? <Badge tone="outline">{t('task.waiting')}</Badge> : null}
          {pinned ? <Badge tone="outline">{t('task.pinned')}</Badge> : null}
        </p>
      ) : null}
    </>
  );
}
