import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useSharingTexts } from './use-sharing-texts';

export interface DaysFieldProps {
  label: string;
  choices: readonly number[];
  value: number;
  onChange: (days: number) => void;
}

/** How long a link works. */
export function DaysField({ label, choices, value, onChange }: DaysFieldProps) {
  const { t } = useSharingTexts();
  return (
    <Field label={label} className="w-full sm:w-56">
      <NativeSelect value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((count) => (
          <option key={count} value={count}>
            {t('words.days', { count })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
