import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerReminderMutation, type ReminderAnswer } from '@/api/reminders/answers';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';

export type AnswerReminder = (answer: ReminderAnswer) => void;

/** Answers a reminder that came; a refusal is said. */
export function useAnswerReminder(userId: string): AnswerReminder {
  useMayKeep();
  const { t } = useTranslation('reminders');
  const { mediumMoment } = useFormats();
  const errorText = useErrorText();
  const { mutate } = useMutation({
    ...answerReminderMutation(userId),
    onSuccess: (status, { action, untilMs }) => {
      if (action === 'snooze' && untilMs !== undefined) {
        toast({ title: t('said.snoozed'), description: t('row.snoozed', { date: mediumMoment(untilMs) }) });
      }
      if (status === 'waiting' && action !== 'opened') toast({ title: t('unsent.kept') });
    },
    onError: (error) => {
      const code = error instanceof AppError ? error.detail : undefined;
      const why = new Map([
        ['snooze_limit', t('due.limit')],
        ['next_is_sooner', t('due.sooner')],
      ]);
      const description = why.get(code ?? '') ?? errorText(error);
      toast({ title: t('said.failed'), description, variant: 'destructive' });
    },
  });
  return mutate;
}
