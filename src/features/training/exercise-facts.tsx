import { useTranslation } from 'react-i18next';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';

/** Duration and level in one grey line. */
export function ExerciseFacts({ exercise }: { exercise: ExerciseDefinition }) {
  const { t } = useTranslation('training');
  const { min, max } = exercise.minutes;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <span>{min === max ? t('minutes', { count: min }) : t('minutesRange', { min, max })}</span>
      <span>{t(`level.${exercise.level}`)}</span>
    </p>
  );
}
