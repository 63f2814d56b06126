import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { weekStartHere } from '@/hooks/week-start';
import { zoneHere, zonesWith } from '@/hooks/zone-here';
import { useFormats } from '@/i18n/use-formats';
import { dayStartHours, isoDayOf, weekDays } from '@/lib/planning/settings';
import { useAccountSettings } from './use-account-settings';

/** A day of which nothing is wanted but its name: the first of January 2024 was a Monday. */
const dayNamed = (isoDay: number) => new Date(2024, 0, isoDay);

/** Where a person is and when their days and weeks begin: reminders, plans and statistics go by it. */
export function DaysSection({ userId }: { userId: string }) {
  const { t } = useTranslation('settings');
  const { longWeekday, time } = useFormats();
  const { settings, choose } = useAccountSettings(userId);
  if (settings.isPending) return <Skeleton className="h-64 max-w-xl" />;
  if (settings.isError) {
    return (
      <ErrorState
        error={settings.error}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  const { time_zone, week_start, day_start_hour } = settings.data;
  return (
    <div className="grid max-w-xl gap-5">
      <Field label={t('days.time_zone')} hint={t('days.zoneHint')}>
        <NativeSelect
          name="time_zone"
          value={time_zone ?? ''}
          onChange={({ target }) => choose({ time_zone: target.value || null })}
        >
          <option value="">{t('days.ofDevice', { name: zoneHere() })}</option>
          {zonesWith(time_zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('days.week_start')}>
        <NativeSelect
          name="week_start"
          value={week_start ?? ''}
          onChange={({ target }) =>
            choose({ week_start: weekDays.find((day) => day === target.value) ?? null })
          }
        >
          <option value="">{t('days.ofDevice', { name: longWeekday(dayNamed(weekStartHere())) })}</option>
          {weekDays.map((day) => (
            <option key={day} value={day}>
              {longWeekday(dayNamed(isoDayOf[day]))}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('days.day_start_hour')} hint={t('days.startHint')}>
        <NativeSelect
          name="day_start_hour"
          value={day_start_hour}
          onChange={({ target }) => choose({ day_start_hour: Number(target.value) })}
        >
          {dayStartHours.map((hour) => (
            <option key={hour} value={hour}>
              {time(new Date(2024, 0, 1, hour))}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  );
}
