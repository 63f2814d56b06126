import type { TFunction } from 'i18next';
import type { CatalogueEntry } from '@/lib/assessments/catalogue';

export type HubT = TFunction<'hub'>;

/** '10 minutes' or '30-45 minutes'. */
export function minutesText(t: HubT, { min, max }: CatalogueEntry['minutes']): string {
  return min === max ? t('words.minutes', { count: min }) : t('words.minutesRange', { min, max });
}
