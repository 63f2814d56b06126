import { useTranslation } from 'react-i18next';
import { textIn, useDeskInHand } from './desk-in-hand';
import { ScrollBox } from './scroll-box';
import { WrittenText } from './written-text';

/** What is translated from. */
export function EnglishText() {
  const { t } = useTranslation('admin-library');
  const { text } = textIn(useDeskInHand(), 'en');
  return (
    <details className="border-y border-line">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('text.english')}</summary>
      <ScrollBox name={t('text.english')}>
        <WrittenText text={{ ...text, sources: [] }} lang="en" />
      </ScrollBox>
    </details>
  );
}
