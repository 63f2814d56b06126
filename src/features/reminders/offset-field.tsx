import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormats } from '@/i18n/use-formats';
import { offsets } from '@/lib/reminders/form';

export interface OffsetFieldProps {
  /** Minutes; null: at a time of its own. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const minutesOfHour = 60;
const minutesOfDay = 1440;

/** How long before something that has a time. */
export function OffsetField({ value, onChange }: OffsetFieldProps) {
  const { t } = useTranslation('reminders');
  const { duration } = useFormats();
  const lengthOf = (minutes: number) => {
    if (minutes % minutesOfDay === 0) return duration(minutes / minutesOfDay, 'day');
    return minutes % minutesOfHour === 0
      ? duration(minutes / minutesOfHour, 'hour')
      : duration(minutes, 'minute');
  };
  const offered = [...new Set([...offsets, ...(value === null ? [] : [value])])].toSorted((a, b) => a - b);
  return (
    <Field label={t('offset.label')}>
      <NativeSelect
        name="offset"
        value={value ?? 'own'}
        onChange={(event) => onChange(event.target.value === 'own' ? null : Number(event.target.value))}
      >
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? t('offset.at') : t('offset.before', { time: lengthOf(minutes) })}
          </option>
        ))}
        <option value="own">{t('offset.own')}</option>
      </NativeSelect>
    </Field>
  );
}
