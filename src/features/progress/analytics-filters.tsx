import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useAsked } from '@/hooks/use-asked';
import { type RunMode, runModes } from '@/lib/exercises/contract';
import type { ExerciseId } from '@/lib/exercises/ids';

/** Days looked back on; all of them without a number. */
const ranges = ['28', '90', '365', 'all'] as const;
export type RangeName = (typeof ranges)[number];

export interface AnalyticsChoice {
  readonly range: RangeName;
  /** Null: every one. */
  readonly exercise: ExerciseId | null;
  readonly mode: RunMode;
}

/** What is looked at, as the address says it. @param known exercises that can be chosen */
export function useAnalyticsChoice(known: readonly ExerciseId[]) {
  const [search, setSearch] = useSearchParams();
  const choice: AnalyticsChoice = {
    range: ranges.find((one) => one === search.get('range')) ?? 'all',
    exercise: known.find((id) => id === search.get('exercise')) ?? null,
    mode: runModes.find((one) => one === search.get('mode')) ?? 'train',
  };
  const asked = useAsked(choice);
  const choose = (change: Partial<AnalyticsChoice>) => {
    const { range, exercise, mode } = asked(change);
    const named = {
      range: range === 'all' ? '' : range,
      exercise: exercise ?? '',
      mode: mode === 'train' ? '' : mode,
    };
    setSearch(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== '')), {
      replace: true,
    });
  };
  return { choice, choose };
}

export interface AnalyticsFiltersProps {
  known: readonly ExerciseId[];
  /** There are runs with fixed settings, too. */
  hasTestRuns: boolean;
  choice: AnalyticsChoice;
  onChoose: (change: Partial<AnalyticsChoice>) => void;
}

/** How far back, which exercise, and which of its runs. */
export function AnalyticsFilters({ known, hasTestRuns, choice, onChoose }: AnalyticsFiltersProps) {
  const { t } = useTranslation(['progress', 'training', 'training-history']);
  const { range, exercise, mode } = choice;
  return (
    <div data-part="filters" className="flex flex-wrap gap-x-6 gap-y-3">
      <Field label={t('filter.range')} className="w-full max-w-60">
        <NativeSelect
          value={range}
          onChange={({ target }) => onChoose({ range: ranges.find((one) => one === target.value) ?? 'all' })}
        >
          {ranges.map((one) => (
            <option key={one} value={one}>
              {one === 'all' ? t('filter.all') : t('words.days', { count: Number(one) })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('exercises.exercise')} className="w-full max-w-80">
        <NativeSelect
          value={exercise ?? ''}
          onChange={({ target }) => onChoose({ exercise: known.find((id) => id === target.value) ?? null })}
        >
          <option value="">{t('filter.every')}</option>
          {known.map((id) => (
            <option key={id} value={id}>
              {t(`training:exercise.${id}.name`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {hasTestRuns || mode === 'test' ? (
        <Field label={t('training-history:filter.mode')} className="w-full max-w-60">
          <NativeSelect
            value={mode}
            onChange={({ target }) =>
              onChoose({ mode: runModes.find((one) => one === target.value) ?? 'train' })
            }
          >
            {runModes.map((one) => (
              <option key={one} value={one}>
                {t(`training-history:filter.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
    </div>
  );
}
