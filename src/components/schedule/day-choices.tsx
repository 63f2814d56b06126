import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fieldset } from '@/components/ui/field';
import type { WeekStart } from '@/lib/plans/dates';
import { dayName } from './rule-text';

export interface DayChoicesProps {
  /** Monday 1 to Sunday 7. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  weekStart: WeekStart;
  error?: ReactNode;
  legend?: string;
}

/** Days of a week, each on or off. Native check boxes with the whole name, of which the short one is seen. */
export function DayChoices({ value, onChange, weekStart, error, legend }: DayChoicesProps) {
  const { t } = useTranslation('schedule');
  const days = Array.from({ length: 7 }, (_, index) => ((weekStart - 1 + index) % 7) + 1);
  const toggle = (day: number) =>
    onChange(
      (value.includes(day) ? value.filter((one) => one !== day) : [...value, day]).toSorted((a, b) => a - b),
    );
  return (
    <Fieldset legend={legend ?? t('days.legend')} error={error}>
      <div className="flex flex-wrap gap-2">
        {days.map((day) => (
          <label
            key={day}
            className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-m border-control border-line-strong bg-surface px-2.5 text-sm font-medium text-ink-soft transition-colors hover:text-ink has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent has-focus-visible:outline-(length:--bw-focus) has-focus-visible:outline-focus has-focus-visible:outline-solid hc:has-checked:bg-accent hc:has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight]"
          >
            <input
              type="checkbox"
              name="days"
              value={dayName(day)}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
              aria-label={t(`weekday.${dayName(day)}`)}
              className="sr-only"
            />
            <span aria-hidden="true">{t(`short.${dayName(day)}`)}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
