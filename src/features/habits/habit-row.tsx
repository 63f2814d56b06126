import { Archive, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RemindMe } from '@/components/reminders/remind-me';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormats } from '@/i18n/use-formats';
import { type DayOff, dayKindOf, daysBack, type Habit, partsOf, strengthOf } from '@/lib/habits/habit';
import { addDays } from '@/lib/plans/dates';
import { doneOfLast28 } from '@/lib/progress/habit-strength';
import { RowMenu } from './row-menu';
import type { Habits } from './use-habits';

export interface HabitRowProps {
  habit: Habit;
  daysOff: readonly DayOff[];
  habits: Habits;
  onEdit: () => void;
  onArchive: () => void;
  onRemove: () => void;
}

/** One habit: today and the two days before to fill in, and how steadily it is kept, in words. */
export function HabitRow({ habit, daysOff, habits, onEdit, onArchive, onRemove }: HabitRowProps) {
  const { t } = useTranslation('habits');
  const { count } = useFormats();
  const { today, planning } = habits;
  const strength = strengthOf(habit, daysOff, { today, weekStart: planning.weekStart });
  const days = Array.from({ length: daysBack + 1 }, (_, back) => addDays(today, back - daysBack)).filter(
    (day) => day >= habit.starts_on,
  );
  const wasCovered = strength.covered.some((day) => day >= addDays(today, -7));
  return (
    <li data-habit={habit.id} className="grid gap-3 border-t border-line py-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{habit.title}</h3>
          {habit.cue ? <p className="text-[0.95rem] text-ink-soft wrap-anywhere">{habit.cue}</p> : null}
        </div>
        <RowMenu
          label={t('habit.menu', { name: habit.title })}
          actions={[
            [t('habit.change'), Pencil, onEdit],
            [t('habit.archive'), Archive, onArchive],
            [t('habit.remove'), Trash2, onRemove],
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {days.map((day) => (
          <DayField key={day} habit={habit} day={day} kind={dayKindOf(habit, daysOff, day)} habits={habits} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge>{t(`strength.${strength.label}`)}</Badge>
        <span>{t('strength.percent', { percent: count(strength.percent) })}</span>
        <span>{t('strength.of28', { done: count(doneOfLast28(partsOf(habit), today)) })}</span>
        {wasCovered ? <span>{t('strength.covered')}</span> : null}
      </p>
      <RemindMe
        offer={{
          title: habit.title,
          link: '/dashboard?tab=habits',
          target: 'habit',
          targetId: habit.id,
          repeat: 'day',
        }}
      />
    </li>
  );
}

interface DayFieldProps {
  habit: Habit;
  day: string;
  kind: ReturnType<typeof dayKindOf>;
  habits: Habits;
}

const minuteSteps = [0, 5, 10, 15, 20, 25, 30, 45, 60, 90, 120, 180, 240];

/** A day to fill in. One that was not meant can be filled in, too; it asks for nothing. */
function DayField({ habit, day, kind, habits }: DayFieldProps) {
  const { t } = useTranslation('habits');
  const { utcFullDay } = useFormats();
  const { today } = habits;
  const name =
    day === today
      ? t('words.today')
      : day === addDays(today, -1)
        ? t('day.yesterday')
        : utcFullDay(`${day}T12:00:00Z`);
  const label = kind === 'meant' ? name : t('words.pair', { name, text: t(`day.${kind}`) });
  const value = habit.entries[day] ?? 0;
  const set = (next: number) => habits.entry.mutate({ habitId: habit.id, date: day, value: next });
  if (habit.unit === 'times') {
    return (
      <Checkbox label={label} checked={value >= 1} onChange={({ target }) => set(target.checked ? 1 : 0)} />
    );
  }
  const steps = [...new Set([...minuteSteps, habit.target, value])].toSorted((a, b) => a - b);
  return (
    <Field label={label} className="w-40">
      <NativeSelect value={value} onChange={({ target }) => set(Number(target.value))}>
        {steps.map((step) => (
          <option key={step} value={step}>
            {t('words.minutes', { count: step })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
