import { useTranslation } from 'react-i18next';
import { useRunWords } from '@/components/runs/use-run-words';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { type RunMode, runModes } from '@/lib/exercises/contract';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import type { ExerciseRun } from '@/lib/exercises/run';
import type { RunChoice } from './use-run-choice';

/** What there are runs of. */
export interface Ways {
  readonly variants: readonly string[];
  readonly devices: readonly ExerciseRun['deviceClass'][];
  readonly modes: readonly RunMode[];
}

export interface RunFilterProps {
  facts: ExerciseFacts;
  ways: Ways;
  choice: RunChoice;
  onChoose: (change: Partial<RunChoice>) => void;
}

/** Form, device and settings; only what there is more than one of, or what is chosen already. */
export function RunFilter({ facts, ways, choice, onChoose }: RunFilterProps) {
  const { t } = useTranslation(['training-history', 'player']);
  const { variantName, deviceName } = useRunWords(facts);
  const asks = (values: readonly string[], chosen: string | null) => values.length > 1 || chosen !== null;
  const shown = {
    variant: facts.variants.length > 1 && asks(ways.variants, choice.variant),
    device: asks(ways.devices, choice.deviceClass),
    mode: facts.hasTestMode && asks(ways.modes, choice.mode),
  };
  if (!Object.values(shown).some(Boolean)) return null;
  return (
    <div data-part="run-filter" className="mb-8 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {shown.variant ? (
        <Field label={t('player:start.variant')}>
          <NativeSelect
            value={choice.variant ?? 'all'}
            onChange={({ target }) =>
              onChoose({ variant: facts.variants.find((value) => value === target.value) ?? null })
            }
          >
            <option value="all">{t('filter.anyVariant')}</option>
            {facts.variants
              .filter((value) => ways.variants.includes(value) || value === choice.variant)
              .map((value) => (
                <option key={value} value={value}>
                  {variantName(value) ?? value}
                </option>
              ))}
          </NativeSelect>
        </Field>
      ) : null}
      {shown.device ? (
        <Field label={t('filter.device')}>
          <NativeSelect
            value={choice.deviceClass ?? 'all'}
            onChange={({ target }) =>
              onChoose({ deviceClass: ways.devices.find((value) => value === target.value) ?? null })
            }
          >
            <option value="all">{t('filter.anyDevice')}</option>
            {ways.devices.map((value) => (
              <option key={value} value={value}>
                {deviceName(value)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      {shown.mode ? (
        <Field label={t('filter.mode')}>
          <NativeSelect
            value={choice.mode ?? 'all'}
            onChange={({ target }) =>
              onChoose({ mode: runModes.find((value) => value === target.value) ?? null })
            }
          >
            <option value="all">{t('filter.anyMode')}</option>
            {runModes.map((value) => (
              <option key={value} value={value}>
                {t(`filter.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
    </div>
  );
}
