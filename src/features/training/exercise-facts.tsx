import { useTranslation } from 'react-i18next';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';

export interface ExerciseFactsProps {
  exercise: ExerciseDefinition;
  /** Null as long as it is not known. */
  access: ExerciseAccess | null;
}

/** Duration, level and what of it is free in one grey line. */
export function ExerciseFacts({ exercise, access }: ExerciseFactsProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const { freeMinutes } = exercise;
  const { min, max } = exercise.minutes;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <span>{min === max ? t('words.minutes', { count: min }) : t('words.minutesRange', { min, max })}</span>
      <span>{t(`levels.${exercise.level}`)}</span>
      {access === 'part' && freeMinutes !== null ? (
        <span>{t('upgrade:exercise.free', { count: freeMinutes })}</span>
      ) : null}
    </p>
  );
}
