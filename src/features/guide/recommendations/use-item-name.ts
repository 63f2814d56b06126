import { useTranslation } from 'react-i18next';
import { isExerciseId } from '@/lib/exercises/ids';

/** Names of what is recommended, in the language of the page. */
export function useItemName(): (item: { id: string; title: string }) => string {
  const { t } = useTranslation('training');
  return ({ id, title }) => {
    const [, of = ''] = id.split(':');
    return isExerciseId(of) ? t(`exercise.${of}.name`) : title;
  };
}
