import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import { exercise } from '@/lib/exercises/priority-navigator/exercise';
import { StepTask } from '../stepped/step-field';
import { useAnswerTime, useSequence } from '../stepped/step-time';
import { VerdictLine } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { DayList, type Way } from './priority-navigator/day-list';
import { DayTold } from './priority-navigator/day-told';
import { TaskHeads, TaskRow } from './priority-navigator/task-row';
import { letterOf, useTaskWords } from './priority-navigator/use-task-words';

interface Moves {
  moves: number;
  firstMoveMs: number | null;
}

function Step({ item, config, onAnswer }: StepOf<typeof exercise>) {
  const { t } = useTranslation('exercise-priority-navigator');
  const { name, said } = useTaskWords();
  const { tasks, startTasks, requestsAtMs, limitMs } = item;
  const [order, setOrder] = useState<readonly number[]>(() =>
    Array.from({ length: startTasks }, (_, i) => i),
  );
  const [moved, setMoved] = useState<number | null>(null);
  const made = useRef<Moves>({ moves: 0, firstMoveMs: null });
  const [moments] = useState(() => [0, ...requestsAtMs]);
  const requested = useSequence(moments);
  const give = () => onAnswer({ tookMs: took(), order: [...order], ...made.current });
  const { took } = useAnswerTime(limitMs, true, () => give());

  const move = (task: number, by: Way) => {
    const { moves, firstMoveMs } = made.current;
    made.current = { moves: moves + 1, firstMoveMs: firstMoveMs ?? took() };
    const place = order.indexOf(task);
    const others = order.toSpliced(place, 1);
    setOrder(others.toSpliced(place + by, 0, task));
    setMoved(task);
  };
  const add = (task: number) => {
    setOrder([...order, task]);
    setMoved(task);
  };
  const isDrawn = config.variant === 'list';
  const waiting = tasks
    .map((facts, task) => ({ facts, task }))
    .slice(startTasks, startTasks + requested)
    .filter(({ task }) => !order.includes(task));
  return (
    <div className="grid gap-2">
      <StepTask>{t('task')}</StepTask>
      {isDrawn ? <TaskHeads /> : null}
      <DayList tasks={tasks} order={order} isDrawn={isDrawn} onMove={move} />
      <p role="status" className="sr-only">
        {moved === null ? null : t('moved', { name: name(moved), number: order.indexOf(moved) + 1 })}
      </p>
      <div role="status" className="sr-only">
        {waiting.map(({ task, facts }) => (
          <p key={task}>{t('request', { task: said(task, facts) })}</p>
        ))}
      </div>
      {waiting.map(({ task, facts }) => (
        <div key={task} className="rounded-m border-control border-dashed border-accent bg-accent-tint">
          <TaskRow task={task} facts={facts} isDrawn={isDrawn}>
            <Button className="w-full rounded-m px-0 text-sm" data-add={task} onClick={() => add(task)}>
              {t('add')}
            </Button>
          </TaskRow>
        </div>
      ))}
      <Button className="mt-1 justify-self-center" onClick={give} data-action="give">
        {t('give')}
      </Button>
    </div>
  );
}

/** How the day went in this order, and the order that earns the most. */
function Answered({ item, answer, trial, config }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-priority-navigator');
  const formats = useFormats();
  const { value, optimalValue } = trial;
  return (
    <DayTold tasks={item.tasks} order={answer.order} isReplayed={config.variant === 'list'}>
      <VerdictLine isRight={value === optimalValue} />
      <p className="text-center text-lg">
        {t('told', { points: formats.count(value), most: formats.count(optimalValue) })}
      </p>
      <p className="text-center text-ink-soft">
        {t('best', { order: formats.narrowList(item.bestOrder.map(letterOf)) })}
      </p>
    </DayTold>
  );
}

export const view = steppedView(exercise, {
  variants: ['list', 'spoken'],
  Step,
  Answered,
  measures: [
    { id: 'efficiency', unit: 'percent', of: ({ meanEfficiency }) => meanEfficiency, part: 'efficiency' },
    { id: 'bestLevel', unit: 'count', of: ({ bestLevel }) => bestLevel, part: 'level' },
    { id: 'time', unit: 'seconds', of: ({ meanMs }) => (meanMs === null ? null : meanMs / 1000) },
    {
      id: 'first',
      unit: 'seconds',
      of: ({ firstMoveMs }) => (firstMoveMs === null ? null : firstMoveMs / 1000),
    },
    { id: 'moves', unit: 'count', of: ({ moves }) => moves },
    { id: 'requests', unit: 'count', of: ({ requestsAccepted }) => requestsAccepted },
  ],
  level: ({ level }) => ({ level }),
});
