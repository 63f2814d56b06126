import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { settleTaskMutation } from '@/api/tasks/tasks';
import {
  followUnsentTasks,
  sendTaskAgain,
  type UnsentTask,
  unsentTasksQuery,
  useTasksUnderWay,
} from '@/api/tasks/unsent';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Task } from '@/lib/tasks/task';

const nothing: readonly UnsentTask[] = [];

/** What is on this device alone, and what another device said otherwise. */
export function UnsentNotes({ userId }: { userId: string }) {
  const { t } = useTranslation('planner');
  const client = useQueryClient();
  useEffect(() => followUnsentTasks(client, userId), [client, userId]);
  const { data: unsent = nothing } = useQuery(unsentTasksQuery(userId));
  const waiting = unsent.filter(({ status }) => status === 'waiting');
  const kept = waiting.every((one) => one.kept) ? 'kept' : 'unkept';
  const keptText = waiting.some(({ dayIsFull }) => dayIsFull) ? t(`dayFull.${kept}`) : t(`unsent.${kept}`);
  const underWay = useTasksUnderWay(userId);
  const failed = unsent.filter(
    ({ status, task }) => (status === 'refused' || status === 'stuck') && !underWay.includes(task.id),
  );
  return (
    <>
      <p role="status" className="text-sm text-ink-soft empty:hidden" data-part="kept-here">
        {waiting.length > 0 ? keptText : null}
      </p>
      {failed.map((one) => (
        <FailedTask key={one.task.id} userId={userId} unsent={one} />
      ))}
    </>
  );
}

const saysOtherwise = (mine: Task, theirs: Task | null): theirs is Task =>
  theirs !== null &&
  (mine.title !== theirs.title || mine.first_step !== theirs.first_step || mine.notes !== theirs.notes);

function FailedTask({ userId, unsent }: { userId: string; unsent: UnsentTask }) {
  const { t } = useTranslation('planner');
  const { task, theirs } = unsent;
  const { mutate: settle, isPending } = useMutation(settleTaskMutation(userId));
  if (saysOtherwise(task, theirs)) {
    return (
      <Notice role="alert" tone="caution" data-part="task-conflict">
        <p className="font-semibold">{t('conflict.title')}</p>
        <Words label={t('conflict.mine')} task={task} other={theirs} />
        <Words label={t('conflict.theirs')} task={theirs} other={task} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            size="sm"
            data-action="keep-mine"
            busy={isPending}
            onClick={() => settle({ id: task.id, mine: true })}
          >
            {t('conflict.keepMine')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            data-action="use-other"
            busy={isPending}
            onClick={() => settle({ id: task.id, mine: false })}
          >
            {t('conflict.useOther')}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <Notice role="alert" tone="caution" data-part="task-unsent">
      <p className="wrap-anywhere">{t('unsent.failed', { title: task.title })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" data-action="send-task" onClick={() => void sendTaskAgain(task.id)}>
          {t('stuck.again')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          onClick={() => settle({ id: task.id, mine: false })}
        >
          {t('words.removeFromDevice')}
        </Button>
      </div>
    </Notice>
  );
}

/** The texts of one side, as far as they differ from the other's. */
function Words({ label, task, other }: { label: string; task: Task; other: Task }) {
  const { t } = useTranslation('planner');
  const differing = [
    task.title === other.title ? null : task.title,
    task.first_step === other.first_step ? null : t('task.step', { step: task.first_step }),
    task.notes === other.notes ? null : task.notes,
  ].filter((text) => text !== null);
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-soft">{label}</p>
      {differing.map((text) => (
        <p key={text} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}
