import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormats } from '@/i18n/use-formats';

const steps = Array.from({ length: 11 }, (_, step) => step);

export interface RatingFieldProps {
  name: string;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** 0 to 10, or not rated. */
export function RatingField({ name, label, value, onChange }: RatingFieldProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  return (
    <Field label={label}>
      <NativeSelect
        name={name}
        value={value ?? 'none'}
        onChange={({ target }) => onChange(target.value === 'none' ? null : Number(target.value))}
      >
        <option value="none">{t('breathing.notRated')}</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {formats.count(step)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
