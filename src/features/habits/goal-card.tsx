import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '@/api/habits/shapes';
import { dailyActivityQuery } from '@/api/progress/activity';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useFormats } from '@/i18n/use-formats';
import { weekOf } from '@/lib/planning/day';
import { addDays } from '@/lib/plans/dates';
import {
  type DayAmounts,
  goalAmount,
  goalState,
  suggestedTarget,
  targetAt,
} from '@/lib/progress/weekly-goal';
import { RowMenu } from './row-menu';
import type { Habits } from './use-habits';

export interface GoalCardProps {
  userId: string;
  goal: Goal;
  habits: Habits;
  /** Without one the goal is only shown. */
  onEdit?: (opener: HTMLElement | null) => void;
  onRemove?: () => void;
}

/** What is aimed at this week, and how it stands: never how many weeks in a row. */
export function GoalCard({ userId, goal, habits, onEdit, onRemove }: GoalCardProps) {
  const { t } = useTranslation('habits');
  const { count } = useFormats();
  const { today, planning } = habits;
  const days = weekOf(today, planning.weekStart);
  const first = days[0] ?? today;
  // Two weeks before say whether another target would fit better.
  const from = addDays(first, -14);
  const activity = useQuery(dailyActivityQuery(userId, from, today));
  const stateOf = (weekStart: string, at: string) =>
    goalState({
      kind: goal.kind,
      target: targetAt(goal, weekStart),
      weekStart,
      today: at,
      values: amounts(activity.data ?? [], goal),
    });
  const state = stateOf(first, today);
  const target = targetAt(goal, first);
  const past = [-7, -14].flatMap((back) => {
    const start = addDays(first, back);
    // A week before the goal was set says nothing about it.
    return start < goal.created_at.slice(0, 10)
      ? []
      : [{ value: stateOf(start, first).value, target: targetAt(goal, start) }];
  });
  const suggestion = activity.isSuccess && onEdit ? suggestedTarget(goal.kind, goal.target, past) : null;
  const name = t(`goal.name.${goal.kind}.${goal.scope}`, { target: count(target) });
  return (
    <div data-goal={goal.id} data-status={state.status} className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-sans text-base font-semibold">{name}</h3>
          <p className="text-sm text-ink-soft">
            {t('goal.so_far', { value: count(state.value), target: count(target) })}
          </p>
        </div>
        {onEdit && onRemove ? (
          <RowMenu
            label={t('goal.menu', { name })}
            actions={[
              [t('goal.change'), Pencil, () => onEdit(null)],
              [t('goal.remove'), Trash2, onRemove],
            ]}
          />
        ) : null}
      </div>
      <Progress value={state.percent} label={name} />
      <p role="status" className="text-[0.95rem]">
        {t(`goal.status.${state.status}`, { remaining: count(state.remaining) })}
      </p>
      {goal.target !== target ? (
        <p className="text-sm text-ink-soft">{t('goal.fromNextWeek', { target: count(goal.target) })}</p>
      ) : suggestion !== null ? (
        <p className="text-sm text-ink-soft">
          {t(suggestion > goal.target ? 'goal.more' : 'goal.less', { target: count(suggestion) })}
          <SentenceGap />
          <Button
            variant="link"
            size="sm"
            onClick={() =>
              habits.goal.mutate({
                kind: 'change',
                id: goal.id,
                fields: { target: suggestion, earlier_target: goal.target, target_from: addDays(first, 7) },
              })
            }
          >
            {t('goal.takeSuggestion')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const amounts = (days: readonly DayAmounts[], { kind, scope }: Goal) =>
  Object.fromEntries(days.map((day) => [day.date, goalAmount(day, kind, scope)]));
