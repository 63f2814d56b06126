import { useTranslation } from 'react-i18next';
import { isLanguage } from '@/config/languages';
import type { TitledItem } from '@/lib/billing/item-titles';
import { isExerciseId } from '@/lib/exercises/ids';

const suites: Readonly<Record<string, 'procrastination' | 'memory' | undefined>> = {
  'bundle-procrastination': 'procrastination',
  'bundle-memory': 'memory',
};
const trainingPrefix = 'training-';

/**
 * Names of things on sale in the reader's language: as the team calls them, else as the hubs have them. Tests have one name
 * everywhere; what is not known here, and what was bought of something that is gone, keeps the name of its row.
 */
export function useItemTitle() {
  const { t, i18n } = useTranslation('common');
  const language = i18n.resolvedLanguage;
  // The names of exercises may come later than the list: its rows stand before.
  const { t: training, ready } = useTranslation('training', { useSuspense: false });
  return ({ sku, title, titles }: TitledItem & { readonly sku: string | null }): string => {
    const given = isLanguage(language) ? titles?.[language] : undefined;
    if (given !== undefined) return given;
    if (sku === null) return title;
    const suite = suites[sku];
    if (suite !== undefined) return t(`suiteNames.${suite}`);
    const id = sku.startsWith(trainingPrefix) ? sku.slice(trainingPrefix.length) : null;
    return ready && isExerciseId(id) ? training(`exercise.${id}.name`) : (titles?.en ?? title);
  };
}
