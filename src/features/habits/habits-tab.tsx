import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '@/api/habits/shapes';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { latePart, usePartsAhead } from '@/components/late-part';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type Habit, withSchedule } from '@/lib/habits/habit';
import { type GoalForm, type HabitForm, habitAsked } from '@/lib/habits/habit-form';
import { weekOf } from '@/lib/planning/day';
import { addDays } from '@/lib/plans/dates';
import { targetAt } from '@/lib/progress/weekly-goal';
import { DaysOffPart } from './days-off-part';
import { GoalCard } from './goal-card';
import { HabitRow } from './habit-row';
import { OpenMenu } from './row-menu';
import { useHabits } from './use-habits';

// Forms come once the page has come to rest, or with the press that asks for them.
const GoalDialog = latePart(() => import('./goal-dialog').then((module) => module.GoalDialog));
const HabitDialog = latePart(() => import('./habit-dialog').then((module) => module.HabitDialog));

type Asked =
  | { readonly what: 'habit'; readonly habit: Habit | null; readonly opener: HTMLElement | null }
  | { readonly what: 'goal'; readonly goal: Goal | null; readonly opener: HTMLElement | null };

/** Weekly goals, habits and days off. */
export function HabitsTab({ userId }: { userId: string }) {
  useMayKeep();
  const { t } = useTranslation('habits');
  const habits = useHabits(userId);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Of what is added next: a second try after an answer that was lost adds nothing twice.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  usePartsAhead(GoalDialog, HabitDialog, OpenMenu);
  const { book, planning, today } = habits;
  if (habits.isPending) return <LoadingState className="min-h-96" />;
  if (!book.data) {
    return <ErrorState error={book.error} onRetry={() => void book.refetch()} retrying={book.isFetching} />;
  }
  const { goals, days_off } = book.data;
  const active = book.data.habits.filter(({ status }) => status === 'active');
  const archived = book.data.habits.filter(({ status }) => status === 'archived');
  const firstOfWeek = weekOf(today, planning.weekStart)[0] ?? today;
  const nextWeek = addDays(firstOfWeek, 7);
  const close = () => setAsked(null);
  // What could not be saved stays in the form.
  const saved = {
    onSuccess: () => {
      setNewId(crypto.randomUUID());
      close();
    },
  };

  const saveHabit = (form: HabitForm, present: Habit | null) => {
    const { schedule, ...fields } = habitAsked(form);
    if (present) {
      const schedules = withSchedule(present.schedules, schedule, nextWeek);
      habits.habit.mutate({ kind: 'change', id: present.id, fields: { ...fields, schedules } }, saved);
    } else {
      const schedules = [{ from: today, schedule }];
      habits.habit.mutate(
        { kind: 'add', id: newId, fields: { ...fields, schedules }, starts_on: today },
        saved,
      );
    }
  };
  const saveGoal = ({ kind, scope, target }: GoalForm, present: Goal | null) => {
    if (present) {
      const fields = {
        target: Number(target),
        earlier_target: targetAt(present, firstOfWeek),
        target_from: nextWeek,
      };
      habits.goal.mutate({ kind: 'change', id: present.id, fields }, saved);
    } else {
      const fields = { kind, scope, target: Number(target), target_from: firstOfWeek };
      habits.goal.mutate({ kind: 'add', id: newId, fields }, saved);
    }
  };
  const remove = (what: 'habit' | 'goal', id: string) => {
    habits[what].mutate(
      { kind: 'remove', id },
      {
        onSuccess: () =>
          toast({
            title: t(`${what}.removed`),
            action: {
              label: t('words.undo'),
              altText: t('undoHint'),
              onSelect: () => habits[what].mutate({ kind: 'restore', id }),
            },
          }),
      },
    );
  };
  return (
    <div data-part="habits" className="grid max-w-4xl gap-12">
      <Section title={t('goal.title')}>
        <div className="grid max-w-xl gap-7">
          {goals
            .filter(({ status }) => status === 'active')
            .map((goal) => (
              <GoalCard
                key={goal.id}
                userId={userId}
                goal={goal}
                habits={habits}
                onEdit={(opener) => setAsked({ what: 'goal', goal, opener })}
                onRemove={() => remove('goal', goal.id)}
              />
            ))}
          {goals.length === 0 ? <p className="text-ink-soft">{t('goal.none')}</p> : null}
          <Button
            variant="outline"
            className="justify-self-start"
            data-action="add-goal"
            onClick={({ currentTarget }) => setAsked({ what: 'goal', goal: null, opener: currentTarget })}
          >
            {t('goal.add')}
          </Button>
        </div>
      </Section>
      <Section title={t('habit.title')}>
        {active.length === 0 ? (
          <EmptyState title={t('habit.none')} level={3}>
            {t('habit.noneText')}
          </EmptyState>
        ) : (
          <ul>
            {active.map((habit) => (
              <HabitRow
                key={habit.id}
                habit={habit}
                daysOff={days_off}
                habits={habits}
                onEdit={() => setAsked({ what: 'habit', habit, opener: null })}
                onArchive={() => habits.habit.mutate({ kind: 'archive', id: habit.id })}
                onRemove={() => remove('habit', habit.id)}
              />
            ))}
          </ul>
        )}
        <Button
          variant="outline"
          className="mt-4"
          data-action="add-habit"
          onClick={({ currentTarget }) => setAsked({ what: 'habit', habit: null, opener: currentTarget })}
        >
          {t('habit.add')}
        </Button>
        {archived.length > 0 ? (
          <details className="mt-6">
            <summary className="link inline-flex min-h-11 items-center">{t('habit.archived')}</summary>
            <ul className="mt-2 grid max-w-xl divide-y divide-line border-y border-line">
              {archived.map(({ id, title }) => (
                <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
                  <span className="wrap-anywhere">{title}</span>
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={t('words.pair', { name: title, text: t('habit.takeUp') })}
                    onClick={() => habits.habit.mutate({ kind: 'take_up', id })}
                  >
                    {t('habit.takeUp')}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Section>
      <Section title={t('off.title')}>
        <DaysOffPart daysOff={days_off} habits={habits} />
      </Section>
      {asked?.what === 'habit' ? (
        <HabitDialog
          habit={asked.habit}
          weekStart={planning.weekStart}
          opener={asked.opener}
          onClose={close}
          onMissing={close}
          onSave={(form) => saveHabit(form, asked.habit)}
        />
      ) : null}
      {asked?.what === 'goal' ? (
        <GoalDialog
          goal={asked.goal}
          opener={asked.opener}
          onClose={close}
          onMissing={close}
          onSave={(form) => saveGoal(form, asked.goal)}
        />
      ) : null}
    </div>
  );
}
