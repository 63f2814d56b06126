import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dueOffered,
  type Moment,
  moveTo,
  type Quadrant,
  type RankedTask,
  workToAskAbout,
} from '@/lib/tasks/order';
import type { Task, TaskChange } from '@/lib/tasks/task';
import { focusNear } from './focus-near';
import type { TaskChanges } from './use-task-change';

/** What the planner asks at the moment. */
export type Asked =
  | { readonly about: 'edit'; readonly task: Task }
  /** Another task in work. */
  | { readonly about: 'start'; readonly task: Task; readonly working: readonly [Task, ...Task[]] }
  | { readonly about: 'quadrant'; readonly ranked: RankedTask }
  /** The due date, after a move that changes whether it presses. */
  | {
      readonly about: 'due';
      readonly ranked: RankedTask;
      readonly to: Quadrant;
      readonly offered: readonly (string | null)[];
    };

export interface TaskActions {
  readonly finish: (task: Task, pressed: HTMLElement) => void;
  readonly edit: (task: Task) => void;
  readonly start: (task: Task) => void;
  readonly park: (task: Task) => void;
  /** Asks where to; or moves there. */
  readonly move: (ranked: RankedTask, to?: Quadrant) => void;
}

export interface Asking {
  readonly asked: Asked | null;
  /** What had the focus when it was asked. */
  readonly opener: HTMLElement | null;
  readonly close: () => void;
  readonly startNow: (task: Task, parked?: Task) => void;
  readonly moveNow: (ranked: RankedTask, to: Quadrant, due?: string | null) => void;
  readonly save: (task: Task, change: TaskChange) => void;
  readonly wait: (task: Task) => void;
  readonly letGo: (task: Task) => void;
  readonly remove: (task: Task) => void;
}

/** What the buttons of tasks do, and what is asked before. */
export function useTaskActions(
  tasks: readonly Task[],
  { moment, wipLimit }: { moment: Moment; wipLimit: number },
  changes: TaskChanges,
): { actions: TaskActions; asking: Asking } {
  const { t } = useTranslation('planner');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { change, changeWithUndo } = changes;
  const close = () => setAsked(null);
  const ask = (next: Asked) => {
    // A question that follows another goes back to where the first one came from.
    if (asked === null && document.activeElement instanceof HTMLElement) setOpener(document.activeElement);
    setAsked(next);
  };
  const startNow = (task: Task, parked?: Task) => {
    close();
    if (parked) change(parked, { status: 'next' });
    change(task, { status: 'doing' });
  };
  const moveNow = (ranked: RankedTask, to: Quadrant, due?: string | null) => {
    close();
    const { importance } = moveTo(ranked, to);
    const moved: TaskChange = {
      ...(importance !== ranked.task.importance && { importance }),
      ...(due !== undefined && { due_at: null, due_date: due }),
    };
    changeWithUndo(ranked.task, moved, t('move.done', { place: t(`quadrant.q${to}`) }));
  };
  const leave = (task: Task, left: TaskChange, said: string) => {
    close();
    changeWithUndo(task, left, said);
  };
  return {
    actions: {
      finish: (task, pressed) => {
        focusNear(pressed);
        leave(task, { status: 'done' }, t('said.done'));
      },
      edit: (task) => ask({ about: 'edit', task }),
      start: (task) => {
        const working = workToAskAbout(tasks, wipLimit);
        if (working) ask({ about: 'start', task, working });
        else startNow(task);
      },
      park: (task) => change(task, { status: 'next' }),
      move: (ranked, to) => {
        if (to === undefined) {
          ask({ about: 'quadrant', ranked });
          return;
        }
        if (to === ranked.quadrant) return;
        const { asksDue } = moveTo(ranked, to);
        if (asksDue === null) moveNow(ranked, to);
        else ask({ about: 'due', ranked, to, offered: dueOffered(asksDue, moment) });
      },
    },
    asking: {
      asked,
      opener,
      close,
      startNow,
      moveNow,
      save: (task, saved) => {
        close();
        if (Object.keys(saved).length > 0) change(task, saved);
      },
      wait: (task) => {
        close();
        change(task, { status: task.status === 'waiting' ? 'next' : 'waiting' });
      },
      letGo: (task) => leave(task, { status: 'dropped' }, t('said.dropped')),
      remove: (task) => leave(task, { deleted_at: new Date().toISOString() }, t('said.removed')),
    },
  };
}
