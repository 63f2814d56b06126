import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  dayOffMutation,
  entryMutation,
  goalMutation,
  habitBookQuery,
  habitMutation,
} from '@/api/habits/habits';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { planLimits } from '@/config/limits';
import { usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { AppError } from '@/lib/app-error';
import { minuteMs } from '@/lib/time';

const refusals = [
  'too_many_habits',
  'too_many_goals',
  'entry_too_old',
  'entry_ahead',
  'rest_too_late',
  'pause_too_early',
  'too_many_pause_days',
] as const;

/** Everything of the person, the day it is for them, and the ways to change it; what fails is said. */
export function useHabits(userId: string) {
  const { t } = useTranslation('habits');
  const errorText = useErrorText();
  const planning = usePlanning(userId);
  const today = planning.dayOf(useNow(true, minuteMs));
  const book = useQuery(habitBookQuery(userId));
  // A day is ticked once it is known which day it is for the account: a tick keeps its date.
  const isPending = book.isPending || !planning.isSettled;
  const onError = (error: unknown) => {
    const detail = error instanceof AppError ? error.detail : undefined;
    const known = refusals.find((refusal) => refusal === detail);
    const most = { habits: planLimits.habits, goals: planLimits.goals };
    const description = known
      ? t(`refused.${known}`, {
          habits: most.habits.paid,
          goals: most.goals.paid,
          freeHabits: most.habits.freemium,
          freeGoals: most.goals.freemium,
        })
      : errorText(error);
    toast({ title: t('words.notSaved'), ...(description && { description }), variant: 'destructive' });
  };
  const entry = useMutation({ ...entryMutation(userId), onError });
  const habit = useMutation({ ...habitMutation(userId), onError });
  const goal = useMutation({ ...goalMutation(userId), onError });
  const dayOff = useMutation({ ...dayOffMutation(userId), onError });
  return { planning, today, isPending, book, entry, habit, goal, dayOff };
}
export type Habits = ReturnType<typeof useHabits>;
