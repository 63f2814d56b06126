import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wantsLessMotion } from '@/hooks/display-effects';
import { useFormats } from '@/i18n/use-formats';
import type { DayTask } from '@/lib/exercises/priority-navigator/schedule';
import { useSequence } from '../../stepped/step-time';
import { letterOf } from './use-task-words';

interface Done {
  readonly task: number;
  readonly facts: DayTask;
  readonly endsAt: number;
}

/** When each task of an order ends. */
function doneIn(tasks: readonly DayTask[], order: readonly number[]): Done[] {
  let endsAt = 0;
  return order.flatMap((task) => {
    const facts = tasks[task];
    if (!facts) return [];
    endsAt += facts.duration;
    return [{ task, facts, endsAt }];
  });
}

const replayMs = 10_000;

export interface DayToldProps {
  tasks: readonly DayTask[];
  order: readonly number[];
  /** The day goes by again, task by task; else it stands there at once. */
  isReplayed: boolean;
  /** Told once the day is over. */
  children: ReactNode;
}

/** How the day went, task by task. */
export function DayTold({ tasks, order, isReplayed, children }: DayToldProps) {
  const [done] = useState(() => doneIn(tasks, order));
  const total = done.at(-1)?.endsAt ?? 1;
  const isSlow = isReplayed && !wantsLessMotion();
  const [moments] = useState(() => [
    0,
    ...done.map(({ endsAt }) => (isSlow ? (replayMs * endsAt) / total : 0)),
  ]);
  const over = useSequence(moments);
  const isOver = over === done.length;
  return (
    <div className="grid w-full gap-3">
      <DayTable done={done} over={over} />
      {/* Its place is kept, so that nothing moves. */}
      <div className={cx('grid gap-3', !isOver && 'invisible')}>{children}</div>
    </div>
  );
}

function DayTable({ done, over }: { done: readonly Done[]; over: number }) {
  const { t } = useTranslation('exercise-priority-navigator');
  const formats = useFormats();
  const heads = ['task', 'ends', 'due', 'points'] as const;
  return (
    <table className="w-full border-collapse text-center tabular-nums">
      <thead className="text-xs text-ink-soft">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="pb-1 font-normal">
              {t(`heads.${head}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {done.map(({ task, facts, endsAt }, place) => {
          const isInTime = endsAt <= facts.deadline;
          const Sign = isInTime ? Check : X;
          return (
            <tr key={task} className={cx('border-t border-line', place >= over && 'invisible')}>
              <th scope="row">{letterOf(task)}</th>
              <td>{formats.count(endsAt)}</td>
              <td>{formats.count(facts.deadline)}</td>
              <td>{formats.count(isInTime ? facts.value : 0)}</td>
              <td>
                <span className="flex items-center gap-1 text-sm">
                  <Sign
                    aria-hidden="true"
                    className={isInTime ? 'size-4 text-good' : 'size-4 text-ink-soft'}
                  />
                  {t(isInTime ? 'inTime' : 'late')}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
