import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayTask } from '@/lib/exercises/priority-navigator/schedule';
import { TaskRow } from './task-row';
import { useTaskWords } from './use-task-words';

/** One place to the front, or one to the back. */
export type Way = -1 | 1;

const ways = [
  { by: -1, action: 'up', Icon: ArrowUp },
  { by: 1, action: 'down', Icon: ArrowDown },
] as const;
const arrows: Readonly<Record<string, Way>> = { ArrowUp: -1, ArrowDown: 1 };

export interface DayListProps {
  tasks: readonly DayTask[];
  order: readonly number[];
  isDrawn: boolean;
  onMove: (task: number, by: Way) => void;
}

/** The tasks in their order. Each has a button to either side; on one of them the arrow keys move its task, too. */
export function DayList({ tasks, order, isDrawn, onMove }: DayListProps) {
  const { t } = useTranslation('exercise-priority-navigator');
  const { name } = useTaskWords();
  const nodes = useRef(new Map<string, HTMLButtonElement>());
  const pressed = useRef<string | null>(null);
  const length = useRef(order.length);
  // A row that is put elsewhere loses the focus, and so does what added one.
  useEffect(() => {
    const added = order.length > length.current ? `${order.at(-1)} up` : null;
    const wanted = pressed.current ?? added;
    length.current = order.length;
    pressed.current = null;
    if (wanted !== null) nodes.current.get(wanted)?.focus({ preventScroll: true });
  }, [order]);

  const move = (task: number, by: Way, button: string) => {
    const place = order.indexOf(task) + by;
    if (place < 0 || place >= order.length) return;
    pressed.current = button;
    onMove(task, by);
  };
  return (
    <ol aria-label={t('order')} className="grid">
      {order.map((task, place) => {
        const facts = tasks[task];
        if (!facts) return null;
        return (
          <li key={task} className="border-b border-line">
            <TaskRow task={task} facts={facts} isDrawn={isDrawn}>
              {ways.map(({ by, action, Icon }) => {
                const button = `${task} ${action}`;
                const isEnd = place + by < 0 || place + by >= order.length;
                return (
                  <button
                    key={action}
                    ref={(node) => {
                      if (node) nodes.current.set(button, node);
                    }}
                    type="button"
                    data-move={button}
                    aria-label={t(`move.${action}`, { name: name(task) })}
                    aria-disabled={isEnd || undefined}
                    className="grid size-11 cursor-pointer touch-manipulation place-items-center rounded-m border-control border-line-strong bg-surface hover:border-ink active:bg-accent-tint aria-disabled:border-line aria-disabled:text-ink-soft"
                    onClick={() => move(task, by, button)}
                    onKeyDown={(event: KeyboardEvent) => {
                      const way = arrows[event.key];
                      if (!way) return;
                      event.preventDefault();
                      move(task, way, button);
                    }}
                  >
                    <Icon aria-hidden="true" className="size-5" />
                  </button>
                );
              })}
            </TaskRow>
          </li>
        );
      })}
    </ol>
  );
}
