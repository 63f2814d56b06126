import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';
import type { FormDefinition } from '@/lib/assessments/types';
import type { GateFormState } from './use-gate-form';

/** The sentences that must be confirmed before the first question; all of them, in the order of the form. */
export function Agreements({ form, state }: { form: FormDefinition; state: GateFormState }) {
  const { t } = useTranslation('tests');
  return (
    <Fieldset legend={t('start.agreements.title')}>
      {form.agreements.map((id) => (
        <Checkbox
          key={id}
          name={id}
          label={id === 'adult' ? t('words.adult') : t(`start.agreements.${id}`)}
          required
          checked={state.agreed.has(id)}
          error={state.isWrong(id) && t('words.confirmMissing')}
          onChange={(event) => state.setAgreed(id, event.target.checked)}
        />
      ))}
    </Fieldset>
  );
}
