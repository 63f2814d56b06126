import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsChoiceMutation } from '@/api/account/settings';
import { keepReminderMutation } from '@/api/reminders/keep';
import { remindersQuery } from '@/api/reminders/reminders';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import type { Planning } from '@/contexts/use-planning';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import type { ReminderInput } from '@/lib/reminders/input';
import { FormProblem } from './form-problem';
import { FullNote, tooMany } from './full-note';

/** Keeps what a form says, and says how it went; a refusal stands in the form. */
export function useKeepReminder(
  userId: string,
  { planning, onKept }: { planning: Planning; onKept: () => void },
): { keep: (reminder: ReminderInput) => void; busy: boolean; problem: ReactNode } {
  const { t } = useTranslation('reminders');
  const formats = useFormats();
  const words = useRefusalWords();
  const { data: reminders = [] } = useQuery(remindersQuery(userId));
  const { mutate: chooseZone } = useMutation(settingsChoiceMutation(userId));
  const { mutate, isPending, error } = useMutation({
    ...keepReminderMutation(userId),
    onSuccess: async (answer, ...rest) => {
      const [next] = answer.next;
      toast({
        title: t('said.kept'),
        ...(next && { description: t('row.next', { date: formats.fullMoment(next) }) }),
      });
      // From now on something goes by the zone of the account: the one of this device, until somebody says otherwise.
      if (planning.settings.time_zone === null) chooseZone({ time_zone: planning.tz });
      onKept();
      await keepReminderMutation(userId).onSuccess?.(answer, ...rest);
    },
  });
  const isFull = error instanceof AppError && error.detail === tooMany;
  const active = reminders.filter(({ state }) => state === 'active').length;
  return {
    keep: (reminder) => (isPending ? undefined : mutate(reminder)),
    busy: isPending,
    problem: isFull ? <FullNote active={active} /> : error ? <FormProblem>{words(error)}</FormProblem> : null,
  };
}

/** What the server says against a reminder, in words. */
function useRefusalWords(): (error: Error) => string {
  const { t } = useTranslation(['reminders', 'schedule']);
  const errorText = useErrorText();
  return (error) => {
    const code = error instanceof AppError ? error.detail : undefined;
    if (code === 'title_missing') return t('words.titleMissing');
    if (code === 'time_passed') return t('form.passed');
    if (code === 'unknown_zone') return t('schedule:fault.zone');
    if (code === 'target_missing') return t('form.targetGone');
    if (code === 'rule_never') return t('schedule:fault.never');
    if (code === 'rule_unsupported') return t('schedule:fault.unsupported');
    if (code === 'until_before_start') return t('schedule:fault.untilBefore');
    return code === 'no_weekday' ? t('schedule:days.missing') : errorText(error);
  };
}
