import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { CheckFirst, isCheckDue } from '../../stepped/check-first';
import type { ChoicesProps } from '../../view';
import { OwnFacts } from './own-facts';

const modes = ['typed', 'choice'] as const;

/** How one answers, whether what was learned is asked for first, and facts of one's own. */
export function RecallChoices({ userId, variant, options, asked, onChange }: ChoicesProps) {
  const { t } = useTranslation('exercise-word-recall');
  return (
    <div className="grid gap-6">
      {variant === 'own' ? <OwnFacts userId={userId} /> : null}
      <RadioGroup
        legend={t('mode')}
        value={options.mode === 'choice' ? 'choice' : 'typed'}
        onValueChange={(mode) => onChange({ ...options, mode })}
      >
        {modes.map((mode) => (
          <RadioRow key={mode} value={mode} label={t(`modes.${mode}`)} />
        ))}
      </RadioGroup>
      {isCheckDue(asked) ? (
        <CheckFirst exerciseId="word-recall" options={options} onChange={onChange} />
      ) : null}
    </div>
  );
}
