import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { textConflict } from '@/api/tasks/outbox';
import { changeTaskMutation, newTask, type TaskEdit } from '@/api/tasks/tasks';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { AppError } from '@/lib/app-error';
import type { Task, TaskChange } from '@/lib/tasks/task';
import { undoOf } from '@/lib/tasks/undo';
import { secondMs } from '@/lib/time';

const undoMs = 10 * secondMs;
/** What the database says about one task too many. */
const tooMany = 'too_many_tasks';

export interface TaskChanges {
  /** The database refused one more open task; until the next change. */
  readonly isFull: boolean;
  /** Resolves with false where it was refused. */
  readonly add: (title: string) => Promise<boolean>;
  readonly change: (task: Task, change: TaskChange) => void;
  /** The same, with the way back for ten seconds. */
  readonly changeWithUndo: (task: Task, change: TaskChange, said: string) => void;
}

/** Changes tasks of the person at hand; a refusal is said. */
export function useTaskChange(userId: string): TaskChanges {
  useMayKeep();
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const [isFull, setFull] = useState(false);
  // Tasks are ticked one after the other, faster than a server answers: none waits for another.
  const { mutateAsync } = useMutation({
    ...changeTaskMutation(userId),
    onError: (error) => {
      const detail = error instanceof AppError ? error.detail : undefined;
      if (detail === tooMany) setFull(true);
      // Of texts that two devices changed the page asks.
      else if (detail !== textConflict) {
        toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      }
    },
  });
  const make = async (edit: TaskEdit): Promise<boolean> => {
    setFull(false);
    try {
      await mutateAsync(edit);
      return true;
    } catch {
      return false; // said above
    }
  };
  const takeBack = async (task: Task, change: TaskChange) => {
    for (const step of undoOf(task, change)) {
      if (!(await make({ task, change: step }))) return;
    }
  };
  return {
    isFull,
    add: (title) => make({ task: newTask({ title }), change: {} }),
    change: (task, change) => void make({ task, change }),
    changeWithUndo: (task, change, said) => {
      void make({ task, change });
      toast({
        title: said,
        description: task.title,
        durationMs: undoMs,
        action: {
          label: t('words.undo'),
          altText: t('undoHint'),
          onSelect: () => void takeBack(task, change),
        },
      });
    },
  };
}
