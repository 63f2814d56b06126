import { useTranslation } from 'react-i18next';

/** '8-10 min', as durations stand in the catalogue. */
const minutesPattern = /^(\d+)(?:-(\d+))? min$/;

/** What a kind of items is called together. */
export const sectionKeys = {
  test: 'words.selfChecks',
  training: 'words.exercises',
  bundle: 'section.bundle',
} as const;

const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Durations and levels of items in the reader's language. */
export function useItemTexts() {
  const { t } = useTranslation('store');
  return {
    /** A duration that is written in another way is shown as it is. */
    duration(text: string): string {
      const [, min, max] = minutesPattern.exec(text) ?? [];
      if (min === undefined) return text;
      return max === undefined
        ? t('words.minutes', { count: Number(min) })
        : t('words.minutesRange', { min, max });
    },
    level(difficulty: string): string {
      const known = levels.find((level) => level === difficulty);
      return known === undefined ? difficulty : t(`levels.${known}`);
    },
  };
}
