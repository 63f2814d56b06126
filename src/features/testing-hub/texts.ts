import type { TFunction } from 'i18next';
import type { Wait } from '@/lib/assessments/access';
import type { CatalogueEntry } from '@/lib/assessments/types';

export type HubT = TFunction<'hub'>;

/** '10 minutes' or '30-45 minutes'. */
export function minutesText(t: HubT, { min, max }: CatalogueEntry['minutes']): string {
  return min === max ? t('minutes', { count: min }) : t('minutesRange', { min, max });
}

/** '12 days' in the reader's language. */
export function waitText({ unit, count }: Wait, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
