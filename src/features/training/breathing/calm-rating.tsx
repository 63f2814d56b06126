import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

const steps = Array.from({ length: 11 }, (_, step) => step);

/** 0 to 10, or not rated. */
export function CalmRating(props: {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const { t, i18n } = useTranslation('training');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Field label={props.label}>
      <Select
        value={props.value === null ? 'none' : String(props.value)}
        onValueChange={(value) => props.onChange(value === 'none' ? null : Number(value))}
        options={[
          { value: 'none', label: t('breathing.notRated') },
          ...steps.map((step) => ({ value: String(step), label: number.format(step) })),
        ]}
      />
    </Field>
  );
}
