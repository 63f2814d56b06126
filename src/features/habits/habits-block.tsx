import { useTranslation } from 'react-i18next';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { Section } from '@/components/section';
import { Checkbox } from '@/components/ui/checkbox';
import { dayKindOf } from '@/lib/habits/habit';
import { useHabits } from './use-habits';

/** Habits of today as something to tick; left out where none is meant today. */
export function HabitsBlock({ userId }: { userId: string }) {
  useMayKeep();
  const { t } = useTranslation('habits');
  const habits = useHabits(userId);
  const { isPending, book, today, entry } = habits;
  if (isPending) return null;
  const meant = (book.data?.habits ?? []).filter(
    (habit) => habit.status === 'active' && dayKindOf(habit, book.data?.days_off ?? [], today) === 'meant',
  );
  if (meant.length === 0) return null;
  return (
    <Section title={t('habit.title')}>
      <ul>
        {meant.map((habit) => (
          <li key={habit.id}>
            <Checkbox
              label={habit.title}
              {...(habit.cue ? { hint: habit.cue } : {})}
              checked={(habit.entries[today] ?? 0) >= habit.target}
              onChange={({ target }) =>
                entry.mutate({ habitId: habit.id, date: today, value: target.checked ? habit.target : 0 })
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
