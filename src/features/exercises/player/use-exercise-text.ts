import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';

type Params = Readonly<Record<string, string | number>>;

/**
 * Texts of an exercise by key. What a variant says otherwise stands under its name (`ear.rule`); what many exercises say
 * alike stands in `player`, under the same key.
 */
export function useExerciseText(
  exerciseId: string,
  variant: string,
): (key: string, params?: Params) => string {
  const { t } = useTranslation('player');
  const own = `exercise-${exerciseId}`;
  return (key, params) =>
    dynamicText(t, 'player', [`${own}:${variant}.${key}`, `${own}:${key}`, key], params);
}
