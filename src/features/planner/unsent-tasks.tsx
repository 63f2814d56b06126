import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsentRow } from '@/api/sync/row-changes';
import { settleTaskMutation } from '@/api/tasks/tasks';
import { followUnsentTasks, sendTaskAgain, unsentTasksQuery, useTasksUnderWay } from '@/api/tasks/unsent';
import { type UnsentItem, UnsentNotes } from '@/components/unsent-notes';
import type { Task } from '@/lib/tasks/task';

const nothing: readonly UnsentRow<Task>[] = [];

/** Tasks that are on this device alone, and what another device said of them otherwise. */
export function UnsentTasks({ userId }: { userId: string }) {
  const { t } = useTranslation('planner');
  const client = useQueryClient();
  useEffect(() => followUnsentTasks(client, userId), [client, userId]);
  const { data: unsent = nothing } = useQuery(unsentTasksQuery(userId));
  const underWay = useTasksUnderWay(userId);
  const { mutate: settle, isPending } = useMutation(settleTaskMutation(userId));
  /** The texts of one side, as far as they differ from the other's. */
  const words = (task: Task, other: Task): string[] =>
    [
      task.title === other.title ? null : task.title,
      task.first_step === other.first_step ? null : t('task.step', { step: task.first_step }),
      task.notes === other.notes ? null : task.notes,
    ].filter((text) => text !== null);
  const sidesOf = (mine: Task, theirs: Task | null): UnsentItem['sides'] => {
    if (theirs === null || words(mine, theirs).length === 0) return null;
    return { mine: words(mine, theirs), theirs: words(theirs, mine) };
  };
  return (
    <UnsentNotes
      kind="task"
      busy={isPending}
      items={unsent
        .filter(({ status, row }) => status === 'waiting' || !underWay.includes(row.id))
        .map(({ row: task, theirs, ...sent }) => ({
          id: task.id,
          title: task.title,
          ...sent,
          sides: sidesOf(task, theirs),
        }))}
      onSendAgain={(id) => void sendTaskAgain(id)}
      onSettle={settle}
    />
  );
}
