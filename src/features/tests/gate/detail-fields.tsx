import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { looksLikeFullName } from '@/lib/assessments/full-name';
import { ageBands } from '@/lib/assessments/types';
import type { GateFormState } from './use-gate-form';

/** Least data about the child: how long it is known, a nickname, an age group. */
export function DetailFields({ state }: { state: GateFormState }) {
  const { t } = useTranslation('tests');
  if (!state.form || state.form.details.every((detail) => !state.asks(detail))) return null;
  return (
    <div className="grid gap-6">
      {state.asks('known_weeks') ? <KnownWeeks state={state} /> : null}
      {state.tooShort ? null : (
        <>
          {state.asks('child_label') ? (
            <div className="grid gap-1.5">
              <Field
                label={t('start.childLabel')}
                hint={t('start.childLabelHint')}
                required
                error={state.isWrong('child_label') && t('start.childLabelError')}
              >
                <Input
                  name="child_label"
                  value={state.label}
                  maxLength={20}
                  autoComplete="off"
                  onChange={(event) => state.setLabel(event.target.value)}
                  className="max-w-80"
                />
              </Field>
              <p role="status" data-part="full-name" className="text-sm font-semibold empty:hidden">
                {looksLikeFullName(state.label) ? t('start.fullName') : null}
              </p>
            </div>
          ) : null}
          {state.asks('age_band') ? (
            <RadioGroup
              legend={t('start.ageBand')}
              hint={t('start.underSix')}
              name="age_band"
              value={state.ageBand}
              onValueChange={state.setAgeBand}
              error={state.isWrong('age_band') && t('start.ageBandError')}
            >
              {ageBands.map((band) => {
                const [from, to] = band.split('-');
                return <RadioRow key={band} value={band} label={t('start.ageBandOption', { from, to })} />;
              })}
            </RadioGroup>
          ) : null}
        </>
      )}
    </div>
  );
}

function KnownWeeks({ state }: { state: GateFormState }) {
  const { t } = useTranslation('tests');
  return (
    <Field
      label={t('start.knownWeeks')}
      hint={t('start.knownWeeksHint')}
      required
      error={state.isWrong('known_weeks') && t('start.knownWeeksError')}
    >
      <Input
        name="known_weeks"
        inputMode="numeric"
        value={state.weeks}
        maxLength={4}
        autoComplete="off"
        onChange={(event) => state.setWeeks(event.target.value)}
        className="max-w-40"
      />
    </Field>
  );
}
