import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/i18n/money';

/** The one currency of the catalogue. */
const currency = 'usd';

/** '8-10 min', as durations stand in the catalogue. */
const minutesPattern = /^(\d+)(?:-(\d+))? min$/;

const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Durations, levels and prices of items in the reader's language. */
export function useItemTexts() {
  const { t, i18n } = useTranslation('store');
  return {
    /** A duration that is written in another way is shown as it is. */
    duration(text: string): string {
      const [, min, max] = minutesPattern.exec(text) ?? [];
      if (min === undefined) return text;
      return max === undefined ? t('minutes', { count: Number(min) }) : t('minutesRange', { min, max });
    },
    level(difficulty: string): string {
      const known = levels.find((level) => level === difficulty);
      return known === undefined ? difficulty : t(`difficulty.${known}`);
    },
    money: (cents: number, of: string = currency) => formatMoney(cents, of, i18n.language),
  };
}
